"""Puzzles of naipes: final turns in which the seat knows where every card lies."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.naipes.board import SIDE
from carteado.games.naipes.saving import STATE
from carteado.games.naipes.state import NaipesState


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: an undrawn card, a card in the other hand, or one face down there."""
    table = cast(NaipesState, state)
    other = 1 - seat
    down = any(table.slots[other * SIDE + at].frozen for at in range(SIDE))
    return bool(table.deck) or bool(table.hands[other]) or down


def key(state: State) -> Hashable:
    """Return all of the table."""
    return json.dumps(state.game.dump(state), separators=(",", ":"))


def chances(state: State) -> dict[Action, float]:
    return {}


def tables(state: State, seat: int) -> list[list[dict[str, Any]]]:
    """Write the final turn of the seat as a position: the other hand is put away, its units are turned up."""
    table = cast(NaipesState, state)
    if table.final_seat != seat or table.active != seat or table.deck or table.acted:
        return []
    data = STATE.dump(table)
    other = 1 - seat
    sides = [dict(side) for side in data["slots"]]
    sides[other] = {name: [unit.removesuffix(" (down)") for unit in units] for name, units in sides[other].items()}
    hands = list(data["hands"])
    discard = [*data["discard"], *hands[other]]
    hands[other] = []
    names = ("turn", "active", "rulers", "used", "commanders", "final_seat")
    laid = {name: data[name] for name in names}
    laid.update(hands=hands, slots=sides, deck=[], discard=discard)
    return [[laid]]


def about(state: State, seat: int) -> str:
    return ""
