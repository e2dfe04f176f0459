"""Siege in words: actions, events and the whole table, for a reader of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Message
from carteado.games.siege.board import LAST_DAY, UNITS
from carteado.games.siege.grammar import GRAMMAR
from carteado.games.siege.language.event_cards import sections


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """Put an action into words, from its JSON form; the words do not depend on the view."""
    return action_message(data)


def action_message(data: Mapping[str, Any]) -> Message:
    blanks = {name: str(value).lower() for name, value in data.items() if name != "type"}
    if data["type"] == "close_combat":
        blanks.setdefault("unit", "all")
    return Message(f"siege-action-{hyphens(data['type'])}", **blanks)


def event(heard: Mapping[str, Any]) -> Message:
    facts = {name: value for name, value in heard.items() if name != "event"}
    if heard["event"] == "acted":
        facts["who"] = Message("player", seat=0)
        facts["action"] = action_message(GRAMMAR.json(GRAMMAR.parse(facts["action"])))
    if heard["event"] == "drawn":
        facts["name"] = card_name(facts["card"], facts["day"])
        facts["effect"] = effect(heard["name"])
    if heard["event"] == "ended":
        facts["reason"] = Message(f"siege-reason-{hyphens(facts['reason'])}")
    return Message(f"siege-event-{hyphens(heard['event'])}", **facts)


def card_name(card: int, day: int) -> Message:
    return named(sections()[card][day].name)


def named(event: str) -> Message:
    return Message(f"siege-card-{hyphens(event)}")


def section(data: Mapping[str, Any]) -> tuple[Message, Message, Message]:
    """Return the name of one day's section of a card, its numbers, and what it does."""
    facts = Message("siege-card-facts", card=data["card"], day=data["day"], ap=data["ap"])
    return named(data["name"]), facts, effect(data["name"])


def effect(name: str) -> Message:
    return Message(f"siege-effect-{hyphens(name)}")


def table(view: Mapping[str, Any]) -> list[Message]:
    """Describe everything a player looks at before choosing."""
    lines = [*today(view), *enemies(view), Message("siege-table-tracks", **view["tracks"]), soldiers(view)]
    if view["outcome"] is not None:
        return [
            *lines,
            Message("siege-table-over", reason=Message(f"siege-reason-{hyphens(view['outcome']['reason'])}")),
        ]
    return [*lines, Message("siege-table-ap", ap=view["ap"]), *used_up(view["turn_flags"])]


def today(view: Mapping[str, Any]) -> list[Message]:
    cards, day = view["options"]["cards_per_day"], view["day"]
    lines = [Message("siege-table-day", day=day, days=LAST_DAY, turn=view["turn"], cards=cards)]
    if view["card"]:
        lines.append(Message("siege-table-event", name=card_name(view["card"], day), effect=effect(view["event"])))
    if view["undrawn"]:
        lines.append(Message("siege-table-undrawn", cards=[card_name(card, day) for card in view["undrawn"]]))
    return lines


def enemies(view: Mapping[str, Any]) -> list[Message]:
    start = view["options"]["enemy_start"]
    lines = [enemy(unit, view["units"][unit], start) for unit in UNITS]
    return [*lines, Message("siege-table-trebuchets", count=view["trebuchets"])]


def enemy(unit: str, position: int | None, start: int) -> Message:
    where = "gone" if position is None else "start" if position == start else position
    return Message("siege-table-unit", unit=unit, where=where)


def soldiers(view: Mapping[str, Any]) -> Message:
    return Message("siege-table-soldiers", place=view["soldiers"], carried=view["carried"])


def used_up(flags: Mapping[str, bool]) -> list[Message]:
    """Describe what cannot be done again this turn."""
    used = ("boiled", "free_moved", "extra_used")
    return [Message(f"siege-table-{hyphens(name)}") for name in used if flags[name]]


# The end


def ending(view: Mapping[str, Any]) -> list[Message]:
    """Say why the siege ended, how far the castle was from relief, and what was left."""
    outcome, cards = view["outcome"], view["options"]["cards_per_day"]
    lines = [Message(f"siege-reason-{hyphens(outcome['reason'])}")]
    if outcome["reason"] != "relief":
        left = max(0, cards * LAST_DAY - (cards * (view["day"] - 1) + view["turn"]))
        lines.append(Message("siege-ending-left", count=left))
    return [*lines, Message("siege-table-tracks", **view["tracks"])]
