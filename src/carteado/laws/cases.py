"""Every game, mode and preset that can be found, and random walks through them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import carteado
from carteado.core.game import Game, Setup
from carteado.core.rng import Rng, seeded
from carteado.core.state import Action, State

SOAK = bool(os.environ.get("SOAK"))
EXAMPLES = 200 if SOAK else 8
LONGEST = 5000


class Case(NamedTuple):
    """One way to play one game."""

    id: str
    mode: str
    seats: int
    preset: str

    @property
    def game(self) -> Game:
        return carteado.load(self.id)

    def setup(self) -> Setup:
        return self.game.setup(seats=self.seats, mode=self.mode, options={"preset": self.preset})

    def deal(self, seed: int) -> State:
        return self.game.deal(self.setup(), seeded(seed))

    def __str__(self) -> str:
        return f"{self.id}-{self.mode}-{self.seats}-{self.preset}"


def all_cases(games: Sequence[str] = ()) -> list[Case]:
    """Every way to play these games; every game that is installed, if none is named."""
    return [
        Case(id, mode.name, seats, preset)
        for id in games or carteado.names()
        for mode in carteado.load(id).modes
        for seats in mode.seats
        for preset in carteado.load(id).presets
    ]


def walk(case: Case, seed: int) -> Iterator[State]:
    """The states of a random game, each at a decision; the last one is over. The longer it lasts, the fewer of them."""
    state = case.deal(seed)
    rng = seeded(-1 - seed)
    glances = seeded(seed)
    for number in range(LONGEST):
        if SOAK or state.decision is None or glances.below(1 + number * case.seats**2 // 60) == 0:
            yield state
        if state.decision is None:
            return
        state.apply(pick(state.legal(), rng))
    raise AssertionError(f"{case} does not end")


def pick(actions: tuple[Action, ...], rng: Rng) -> Action:
    return actions[rng.below(len(actions))]


def permuted(state: State, seat: int | None, seed: int) -> State:
    """The same table with everything hidden from that seat dealt anew."""
    twin = state.clone()
    twin.determinize(seat, seeded(seed))
    return twin
