"""Siege tables as plain data: saves, and positions for tests and puzzles."""

from __future__ import annotations

from typing import Any

from carteado.core.errors import Invalid
from carteado.core.plain import Either, Fields, Flag, ListOf, Null, Plain, Whole, Word
from carteado.games.siege.board import (
    CARDS,
    LAST_DAY,
    MAX_CARRIED,
    MAX_TREBUCHETS,
    PLACES,
    TRACKS,
    UNITS,
    Place,
    Track,
    Unit,
)
from carteado.games.siege.rules import ACT, SiegeState

TURN_FLAGS = ("boiled", "free_moved", "entered", "just_entered", "extra_used", "ap_spent")


def turn_flags(state: SiegeState) -> dict[str, bool]:
    """What was already done this turn."""
    return {name: getattr(state, name) for name in TURN_FLAGS}


def dump(state: SiegeState) -> dict[str, Any]:
    return {
        "day": state.day,
        "deck": list(state.deck),
        "played": list(state.played),
        "card": state.card,
        **dict(zip(UNITS, state.units, strict=True)),
        "trebuchets": state.trebuchets,
        **dict(zip(TRACKS, state.tracks, strict=True)),
        "soldiers": PLACES[state.soldiers],
        "carried": state.carried,
        "ap": state.ap,
        **turn_flags(state),
        "turns": state.turns,
        "reason": state.reason,
    }


def restore(state: SiegeState, data: dict[str, Any]) -> SiegeState:
    """What `dump` wrote, onto an empty table."""
    state.day = data["day"]
    state.deck = list(data["deck"])
    state.played = list(data["played"])
    state.card = data["card"]
    if state.card:
        state.section = state.sections[state.card][state.day]
    state.units = [data[unit] for unit in UNITS]
    state.trebuchets = data["trebuchets"]
    state.tracks = [data[track] for track in TRACKS]
    state.soldiers = PLACES.index(data["soldiers"])
    state.carried = data["carried"]
    state.ap = data["ap"]
    for name in TURN_FLAGS:
        setattr(state, name, data[name])
    state.turns = data["turns"]
    state.reason = data["reason"]
    state.decision = None if state.reason else ACT
    return state


CARDS_OF_THE_DAY = ListOf(Whole(1, CARDS))
FIELDS: dict[str, Plain] = {
    "at": Word("action", "turn"),
    "day": Whole(1, LAST_DAY),
    "deck": CARDS_OF_THE_DAY,
    "played": CARDS_OF_THE_DAY,
    "card": Whole(0, CARDS),
    **dict.fromkeys(UNITS, Whole(Unit.GONE, Track.TOP)),
    "tower": Either(Whole(Unit.GONE, Track.TOP), Null()),
    "trebuchets": Whole(0, MAX_TREBUCHETS),
    **dict.fromkeys(TRACKS, Whole(0, Track.TOP)),
    "soldiers": Word(*PLACES),
    "carried": Whole(0, MAX_CARRIED),
    "ap": Whole(0, 9),
    **dict.fromkeys(TURN_FLAGS, Flag()),
}


def lay(state: SiegeState, table: dict[str, Any]) -> SiegeState:
    """Any table: what is not named stands as at the start of the game. See docs/positions.md.

    `card` (with `day`) puts a section in force as if its event and movement were done; `at: turn` stands before the
    line check instead, and runs the turn's automatic steps with the top card of `deck`.
    """
    Fields(**FIELDS).check(table, "")
    data = {**dump(state), **table}
    at = data.pop("at", "action")
    if data["tower"] is None:
        data["tower"] = Unit.GONE
    if "deck" not in table:
        used = {data["card"], *data["played"]}
        data["deck"] = [card for card in range(1, CARDS + 1) if card not in used]
    if "played" not in table:
        data["played"] = [card for card in range(1, CARDS + 1) if card not in {data["card"], *data["deck"]}]
    check(data, state.flags.enemy_start, at)
    data["turns"] = (data["day"] - 1) * state.flags.cards_per_day + len(data["played"])
    restore(state, data)
    if at == "turn":
        state.start_turn()
    return state


def check(data: dict[str, Any], start: int, at: str) -> None:
    """Refuse a table that cannot stand: units no farther than they begin, each card in one place, one to draw."""
    for unit in UNITS:
        low = Unit.GONE if unit == "tower" else 0
        if not low <= data[unit] <= start:
            raise Invalid("position-bad-value", field=unit, found=str(data[unit]), allowed=f"{low}-{start}")
    if data["soldiers"] == PLACES[Place.CASTLE] and data["carried"]:
        raise Invalid("position-bad-value", field="carried", found=str(data["carried"]), allowed="0")
    cards = [*data["deck"], *data["played"], *([data["card"]] if data["card"] else [])]
    if sorted(cards) != list(range(1, CARDS + 1)) or (at == "turn" and not data["deck"]):
        raise Invalid("position-bad-value", field="deck", found=str(cards), allowed=f"1-{CARDS}")
