"""One turn for all boards at once.

A layer holds the value of every board at one number of AP spent, as rows of statuses: row `front * sorties + sortie`.
Only AP actions lead from layer to layer, so the layers are filled from the last point to the first; the free move
stays in its layer, where its targets come first. The last column of a row is the lost game and always 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from carteado.games.siege.solver.boards import ALIVE, SAFE
from carteado.games.siege.solver.packing import ABSENT, NO_END, Ends, Floats, Ints, Moves, PackedTurn

Function = TypeVar("Function", bound=Callable[..., Any])

ROW: Final = (ALIVE + 8) // 8 * 8
"""Statuses and the lost game, rounded up to whole cache lines."""


def compiled(function: Function) -> Function:
    return cast(Function, numba.njit(cache=True, nogil=True)(function))


def new_layers(turn: PackedTurn) -> Floats:
    """Allocate the four layers in use at a time: this one and the next, each with and without the extra AP."""
    return np.zeros((4, len(turn.forced) * len(turn.settled), ROW))


@compiled
def consider(
    best: Floats, option: Floats, moves: Moves, part: int, layer: Floats, row: int, step: int, effects: Ints
) -> None:
    """Raise `best` to the value of each move of a part; outcome p lies in the layer's row `row + step * p`."""
    for move in range(moves.first[part], moves.first[part + 1]):
        option[:] = 0.0
        for outcome in range(moves.outcome[move], moves.outcome[move + 1]):
            values = layer[row + step * moves.part[outcome]]
            effect = effects[moves.effect[outcome]]
            chance = moves.chance[outcome]
            for status in range(ALIVE):
                option[status] += chance * values[effect[status]]
        for status in range(ALIVE):
            if option[status] > best[status]:
                best[status] = option[status]


@compiled
def stop(best: Floats, turn: PackedTurn, ends: Ends, front: int, sortie: int, free: bool) -> None:
    """Set `best` to the value of ending the turn, 0 where that is illegal; `free`: no AP must be spent first."""
    best[:] = 0.0
    if ends.rows[front] == NO_END:
        return
    end = ends.values[ends.rows[front], turn.resting_sortie[sortie]]
    acts = turn.front_acts[front] or turn.sortie_acts[sortie]
    for status in range(SAFE):
        if free or not (acts or turn.status_acts[status]):
            best[status] = end[status]


@compiled
def buy(best: Floats, turn: PackedTurn, front: int, sortie: int, bought: Floats, row: int) -> None:
    """Consider `extra_ap`, legal where some AP action could use the point (SIEGE-7.4)."""
    acts = turn.front_acts[front] or turn.sortie_acts[sortie]
    values = bought[row]
    for effect in turn.extra_ap:
        for status in range(ALIVE):
            value = values[turn.effects[effect, status]]
            if value > best[status] and (acts or turn.status_acts[status]):
                best[status] = value


@compiled
def fill(
    layer: Floats,
    later: Floats,
    bought: Floats,
    turn: PackedTurn,
    ends: Ends,
    ap: int,
    unspent: bool,
    extra: bool,
) -> None:
    """Fill a layer from the one an AP later and, while an extra AP can be had, from the one with it."""
    sorties = len(turn.settled)
    option = np.empty(ROW)
    for front in range(len(turn.forced)):
        if ends.rows[front] == ABSENT:
            continue
        forced = turn.forced[front]
        free = ap == 0 or not (forced or (unspent and turn.must_spend_one))
        for sortie in range(sorties):
            row, settled = front * sorties + sortie, turn.settled[sortie]
            best = layer[row]
            stop(best, turn, ends, front, sortie, free)
            if ap > 0:
                consider(best, option, turn.attacks, front, later, settled, sorties, turn.effects)
            if ap > 0 and not forced:
                consider(best, option, turn.errands, sortie, later, front * sorties, 1, turn.effects)
                consider(best, option, turn.repairs, 0, later, front * sorties + settled, 0, turn.effects)
            consider(best, option, turn.free_moves, sortie, layer, front * sorties, 1, turn.effects)
            if extra:
                buy(best, turn, front, sortie, bought, row)


@compiled
def solve_turn(turn: PackedTurn, ends: Ends, layers: Floats) -> Floats:
    """Return the value of every board at the start of the action phase, as one of the layers."""
    plain: Floats = layers[0]
    plain_later, extra, extra_later = layers[1], layers[2], layers[3]
    for spent in range(turn.ap + 1, -1, -1):
        extra, extra_later = extra_later, extra
        fill(extra, extra_later, extra, turn, ends, turn.ap + 1 - spent, spent == 0, False)
        if spent <= turn.ap:
            plain, plain_later = plain_later, plain
            fill(plain, plain_later, extra, turn, ends, turn.ap - spent, spent == 0, True)
    return plain


@compiled
def add_openings(total: Floats, weight: float, turn: PackedTurn, values: Floats, fronts: Ints, sorties: Ints) -> None:
    """Add the weighted value of starting a turn with this section, for boards of these resting fronts and sorties."""
    opened = turn.opened_sorties
    for i in range(len(fronts)):
        row = turn.opened_front[fronts[i]] * len(turn.settled)
        moved = turn.effects[turn.opened_effect[fronts[i]]]
        for j in range(len(sorties)):
            sums = total[i, j]
            for outcome in range(opened.outcome[sorties[j]], opened.outcome[sorties[j] + 1]):
                happened = turn.effects[opened.effect[outcome]]
                value = values[row + opened.part[outcome]]
                chance = weight * opened.chance[outcome]
                for status in range(len(sums)):
                    sums[status] += chance * value[moved[happened[status]]]
