"""Siege tables as plain data: saves, and positions for tests and puzzles."""

from __future__ import annotations

from typing import Any

from carteado.core.errors import Invalid, unknown
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


def lay(state: SiegeState, table: dict[str, Any]) -> SiegeState:
    """Any table: what is not named stands as at the start of the game. See docs/positions.md.

    `card` (with `day`) puts a section in force as if its event and movement were done; `at: turn` stands before the
    line check instead, and runs the turn's automatic steps with the top card of `deck`.
    """
    table = dict(table)
    at = table.pop("at", "action")
    if at not in ("action", "turn"):
        raise unknown("position-bad-value", at, ["action", "turn"], field="at")
    data = dump(state)
    for name, value in table.items():
        if name not in data or name in ("turns", "reason"):
            raise unknown("position-unknown-field", name, [*data, "at"])
        data[name] = Unit.GONE if name == "tower" and value is None else value
    if "deck" not in table:
        used = {data["card"], *data["played"]}
        data["deck"] = [card for card in range(1, CARDS + 1) if card not in used]
    if "played" not in table:
        data["played"] = [card for card in range(1, CARDS + 1) if card not in {data["card"], *data["deck"]}]
    check(data, state.flags.enemy_start)
    data["turns"] = (data["day"] - 1) * state.flags.cards_per_day + len(data["played"])
    restore(state, data)
    if at == "turn":
        state.start_turn()
    return state


def check(data: dict[str, Any], start: int) -> None:
    """Refuse a table that cannot stand: each field within its range, each card in one place."""
    ranges: dict[str, tuple[int, int]] = {
        "day": (1, LAST_DAY),
        "card": (0, CARDS),
        "ladders": (0, start),
        "ram": (0, start),
        "tower": (Unit.GONE, start),
        "trebuchets": (0, MAX_TREBUCHETS),
        **dict.fromkeys(TRACKS, (0, Track.TOP)),
        "carried": (0, MAX_CARRIED),
        "ap": (0, 9),
    }
    for name, (low, high) in ranges.items():
        value = data[name]
        if type(value) is not int or not low <= value <= high:
            raise Invalid("position-bad-value", field=name, found=str(value), allowed=f"{low}-{high}")
    if data["soldiers"] not in PLACES:
        raise unknown("position-bad-value", data["soldiers"], PLACES, field="soldiers")
    if data["soldiers"] == PLACES[Place.CASTLE] and data["carried"]:
        raise Invalid("position-bad-value", field="carried", found=str(data["carried"]), allowed="0")
    for name in TURN_FLAGS:
        if type(data[name]) is not bool:
            raise Invalid("position-bad-value", field=name, found=str(data[name]), allowed="true, false")
    cards = [*data["deck"], *data["played"], *([data["card"]] if data["card"] else [])]
    if sorted(cards) != list(range(1, CARDS + 1)):
        raise Invalid("position-bad-value", field="deck", found=str(cards), allowed=f"1-{CARDS}")
