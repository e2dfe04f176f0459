"""Moves as flat arrays, for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from carteado.games.siege.solver.actions import EXTRA_AP, Move, Part, Turn
from carteado.games.siege.solver.boards import (
    ALIVE,
    Effect,
    fronts,
    resting_fronts,
    resting_sorties,
    sorties,
)
from carteado.games.siege.solver.phases import Opening
from carteado.games.siege.solver.rules import Flags, Section

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]
Bools = NDArray[np.bool_]

NO_END: Final = -1
"""The row of a front with which ending the turn loses."""

ABSENT: Final = -2
"""The row of a front that cannot occur and is skipped."""


class Moves(NamedTuple):
    """The moves of part n are `first[n]` to `first[n + 1]`, the outcomes of move m `outcome[m]` to `outcome[m + 1]`."""

    first: Ints
    outcome: Ints
    chance: Floats
    part: Ints
    effect: Ints


class Ends(NamedTuple):
    """The values of ending a turn, after the loss check: `values[rows[front], sortie, status]`."""

    values: Singles
    rows: Ints


class Numbering:
    """All parts of a board under these flags and their numbers, in the action phase and at the start of a turn."""

    def __init__(self, flags: Flags) -> None:
        self.fronts = fronts(flags)
        self.sorties = sorties(flags)
        self.resting_fronts = resting_fronts(flags)
        self.resting_sorties = resting_sorties(flags)
        self.front = numbered(self.fronts)
        self.sortie = numbered(self.sorties)
        self.resting_front = numbered(self.resting_fronts)
        self.resting_sortie = numbered(self.resting_sorties)

    def ends(self, values: Singles, resting: Ints) -> Ends:
        """Return the values of ending with each of these resting fronts."""
        row_of = {self.resting_fronts[number]: row for row, number in enumerate(resting)}
        rows = ints(
            NO_END if len(front.in_close_combat()) > 1 else row_of.get(front.at_rest(), ABSENT) for front in self.fronts
        )
        return Ends(values, rows)


def numbered(parts: Sequence[Part]) -> dict[Part, int]:
    return {part: number for number, part in enumerate(parts)}


class PackedTurn(NamedTuple):
    """Everything about one section that the kernel needs; see `Turn` and `Opening` for the meaning."""

    ap: int
    must_spend_one: bool
    attacks: Moves
    errands: Moves
    free_moves: Moves
    repairs: Moves
    extra_ap: Ints
    forced: Bools
    front_acts: Bools
    sortie_acts: Bools
    status_acts: Bools
    settled: Ints
    resting_sortie: Ints
    opened_front: Ints
    opened_effect: Ints
    opened_sorties: Moves
    effects: Ints


class _Packer:
    """Numbers the effects it meets while it packs moves."""

    def __init__(self) -> None:
        self.effects: dict[Effect, int] = {}

    def effect(self, effect: Effect) -> int:
        return self.effects.setdefault(effect, len(self.effects))

    def moves(self, by_part: Sequence[Sequence[Move[Part]]], number: Callable[[Part], int]) -> Moves:
        moves = [move for part in by_part for move in part]
        outcomes = [outcome for move in moves for outcome in move.outcomes]
        return Moves(
            starts([len(part) for part in by_part]),
            starts([len(move.outcomes) for move in moves]),
            np.array([outcome.chance for outcome in outcomes], np.float64),
            ints(number(outcome.part) for outcome in outcomes),
            ints(self.effect(outcome.effect) for outcome in outcomes),
        )


def ints(values: Any) -> Ints:
    return np.array(list(values), np.int32)


def starts(lengths: Sequence[int]) -> Ints:
    """Return the offset at which each run begins, and the end of the last one."""
    return ints(np.concatenate(([0], np.cumsum(lengths))))


def pack_turn(flags: Flags, section: Section, numbers: Numbering) -> PackedTurn:
    """Pack everything about a section; an overrun front has no number, and any will do because it is lost."""
    turn, opening, packer = Turn(flags, section), Opening(flags, section), _Packer()
    attacks = [turn.front_moves(front) for front in numbers.fronts]
    errands = [turn.sortie_moves(sortie) for sortie in numbers.sorties]
    free_moves = [turn.free_moves(sortie) for sortie in numbers.sorties]
    repairs = turn.status_moves()
    opened = [opening.front(front) for front in numbers.resting_fronts]
    return PackedTurn(
        ap=turn.ap,
        must_spend_one=flags.must_spend_one,
        attacks=packer.moves(attacks, numbers.front.__getitem__),
        errands=packer.moves(errands, numbers.sortie.__getitem__),
        free_moves=packer.moves(free_moves, numbers.sortie.__getitem__),
        repairs=packer.moves([repairs], lambda _: 0),
        extra_ap=ints(packer.effect(move.outcomes[0].effect) for move in EXTRA_AP),
        forced=np.array([turn.forced(front) for front in numbers.fronts]),
        front_acts=np.array([bool(moves) for moves in attacks]),
        sortie_acts=np.array([bool(moves) for moves in errands]),
        status_acts=np.array([any(move.open[status] for move in repairs) for status in range(ALIVE)]),
        settled=ints(numbers.sortie[sortie.settled()] for sortie in numbers.sorties),
        resting_sortie=ints(numbers.resting_sortie[sortie.at_rest()] for sortie in numbers.sorties),
        opened_front=ints(numbers.front.get(front, 0) for front, _ in opened),
        opened_effect=ints(packer.effect(effect) for _, effect in opened),
        opened_sorties=packer.moves(
            [[Move("", opening.sortie(sortie))] for sortie in numbers.resting_sorties],
            numbers.sortie.__getitem__,
        ),
        effects=np.array(list(packer.effects), np.int32),
    )
