"""Events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.language.catalog import SET
from carteado.games.apotheosis.words import sums
from carteado.games.apotheosis.words.names import named, rule, somebody, stat
from carteado.kit.words import hyphens, player

PEOPLE = ("who", "target")
MEASURES = ("amount", "hp", "debt", "count", "damage", "injury", "total", "difficulty", "own", "their", "round")
SECRETS = ("drew", "buried", "returned", "placed_hidden")


def event(heard: Mapping[str, Any]) -> Message:
    """Put an event as a seat heard it into words; there is a separate text for those who know its secret."""
    name = heard["event"]
    blanks: dict[str, Blank] = {fact: heard[fact] for fact in MEASURES if fact in heard}
    for fact in PEOPLE:
        if fact in heard:
            blanks[fact] = somebody(heard[fact])
    if "seat" in heard:
        blanks["who"] = player(heard["seat"])
    if "owner" in heard:
        blanks["who"] = Message("apotheosis-master") if heard["owner"] is None else player(heard["owner"])
    if "card" in heard:
        blanks["card"] = named(heard)
    if "cards" in heard:
        blanks["cards"] = [named(entry) for entry in heard["cards"]]
    blanks.update(worked_out(name, heard))
    if "faces" in heard:
        blanks["faces"] = ", ".join(str(face) for face in heard["faces"])
    return Message(f"apotheosis-event-{event_name(name, heard, blanks)}", **blanks)


def worked_out(name: str, heard: Mapping[str, Any]) -> dict[str, Blank]:
    """Return the numbers of an event that are told as arithmetic."""
    match name:
        case "hit" | "missed" | "damaged":
            return {"damage": sums.damage(heard)}
        case "checked":
            return {"total": sums.total(heard["sum"], heard["total"])}
        case "contested":
            return {side: sums.total(heard[f"{side}_sum"], heard[side]) for side in ("own", "their")}
        case "lost_hp":
            return {"hp": sums.change(heard["hp"] + heard["amount"], -heard["amount"])}
        case "healed":
            return {"hp": sums.change(heard["hp"] - heard["amount"], heard["amount"])}
    return {}


def event_name(name: str, heard: Mapping[str, Any], blanks: dict[str, Blank]) -> str:
    """Return the message of an event, and add the blanks that only it has."""
    said = hyphens(name)
    if name in SECRETS:
        return f"{said}-seen" if "card" in heard or heard.get("cards") else said
    match name:
        case "used":
            blanks["effect"] = str(heard["effect"]) if several(heard["card"]) else "none"
            if "targets" in heard:
                blanks["targets"] = [somebody(target) for target in heard["targets"]]
                return "used-on"
        case "action_points":
            blanks["amount"] = abs(heard["amount"])
            return f"{said}-{'gained' if heard['amount'] > 0 else 'lost'}"
        case "placed":
            return f"placed-{heard['suit']}"
        case "fell":
            return "fell-ko" if heard["ko"] else said
        case "checked" | "contested":
            return f"{said}-{'won' if heard['success'] else 'lost'}"
        case "marked" | "unmarked":
            blanks["marker"] = Message(f"apotheosis-marker-{heard['marker'].lower()}")
        case "counted":
            blanks["counter"] = Message(f"apotheosis-counter-{heard['counter'].lower()}")
        case "modified":
            if "rules" in heard:
                blanks["rules"] = [rule(word) for word in heard["rules"]]
                return "modified-rules"
            blanks["amount"] = f"{heard['amount']:+d}"
            blanks["stat"] = stat(heard["stat"])
        case "moved":
            blanks["tile"] = heard["to"]
        case "turned":
            blanks["way"] = Message(f"apotheosis-way-{heard['facing']}")
        case "attached":
            blanks["host"] = named({"id": heard["host"], "card": heard["host_card"]})
        case "evolved":
            blanks["new"] = named({"id": heard["new_id"], "card": heard["new"]})
        case "order":
            blanks["order"] = [somebody(entry) for entry in heard["order"]]
        case "ended":
            return f"ended-{hyphens(heard['reason'])}"
    return said


def several(id: str) -> bool:
    """Whether a card has several effects that can be activated, so that the text must name one."""
    data = SET.find(id)
    effects = data.get("effects", []) if data is not None else []
    return len([effect for effect in effects if "permanent" not in effect.get("keywords", [])]) > 1
