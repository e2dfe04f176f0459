"""Positions: any table of a siege as plain data, for tests and puzzles (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.position import check_position
from carteado.core.shapes import Either, Flag, ListOf, Null, Shape, Whole, Word, fields
from carteado.games.siege.board import (
    CARDS,
    LAST_DAY,
    MAX_CARRIED,
    MAX_TREBUCHETS,
    PLACES,
    TOP,
    TRACKS,
    TURN_FLAGS,
    UNITS,
    Place,
    Space,
)
from carteado.games.siege.rules import turn
from carteado.games.siege.saving import STATE
from carteado.games.siege.state import SiegeState

CLOSE_COMBAT_UNITS = 2  # most units in close combat (SIEGE-1.3); a third overruns the castle (SIEGE-9.1)
CARDS_OF_THE_DAY = ListOf(Whole(1, CARDS))
FIELDS: dict[str, Shape] = {
    "at": Word("action", "turn"),
    "day": Whole(1, LAST_DAY),
    "deck": CARDS_OF_THE_DAY,
    "played": CARDS_OF_THE_DAY,
    "card": Whole(0, CARDS),
    **dict.fromkeys(UNITS, Whole(Space.GONE, TOP)),
    "tower": Either(Whole(Space.GONE, TOP), Null()),
    "trebuchets": Whole(0, MAX_TREBUCHETS),
    **dict.fromkeys(TRACKS, Whole(0, TOP)),
    "soldiers": Word(*PLACES),
    "carried": Whole(0, MAX_CARRIED),
    "ap": Whole(0, 9),
    **dict.fromkeys(TURN_FLAGS, Flag()),
}


def lay(state: SiegeState, table: dict[str, Any]) -> SiegeState:
    """Lay any table; fields not named are as at the start of the game. See docs/positions.md.

    `card` (with `day`) puts a section in force as if its event and movement were done; `at: turn` stands before the
    line check instead, and runs the turn's automatic steps with the top card of `deck`.
    """
    check_position(fields(**FIELDS), table)
    data = {**STATE.dump(state), **table}
    at = data.pop("at", "action")
    if data["tower"] is None:
        data["tower"] = Space.GONE
    if "deck" not in table:
        used = {data["card"], *data["played"]}
        data["deck"] = [card for card in range(1, CARDS + 1) if card not in used]
    if "played" not in table:
        data["played"] = [card for card in range(1, CARDS + 1) if card not in {data["card"], *data["deck"]}]
    check(data, state.flags.enemy_start, at)
    data["turns"] = (data["day"] - 1) * state.flags.cards_per_day + len(data["played"])
    STATE.load_onto(state, data, state)
    state.reindex()
    if at == "turn":
        turn.start_turn(state)
    return state


def check(data: dict[str, Any], start: int, at: str) -> None:
    """Refuse an impossible table: a unit or card where it cannot be, no card left to draw, a castle already lost."""
    for unit in UNITS:
        low = Space.GONE if unit == "tower" else 0
        if not low <= data[unit] <= start:
            raise Invalid("position-bad-value", field=unit, found=str(data[unit]), allowed=f"{low}-{start}")
    for names, most in ((UNITS, CLOSE_COMBAT_UNITS), (TRACKS, 1)):
        empty = [name for name in names if data[name] == 0]
        if len(empty) > most:
            raise Invalid("position-bad-value", field=", ".join(empty), found="0", allowed=phrases.STILL_PLAYED)
    if data["soldiers"] == PLACES[Place.CASTLE] and data["carried"]:
        raise Invalid("position-bad-value", field="carried", found=str(data["carried"]), allowed="0")
    cards = [*data["deck"], *data["played"], *([data["card"]] if data["card"] else [])]
    if sorted(cards) != list(range(1, CARDS + 1)) or (at == "turn" and not data["deck"]):
        raise Invalid("position-bad-value", field="deck", found=str(cards), allowed=f"1-{CARDS}")
