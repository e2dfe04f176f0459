"""Apotheosis in words: names, actions and events, for a reader of any language. The table is in showing.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.language.catalog import printed
from carteado.kit.seeing import cards_in

PEOPLE = ("who", "target")
MEASURES = ("amount", "hp", "debt", "count", "damage", "injury", "total", "difficulty", "own", "their", "round")
SECRETS = ("drew", "buried", "returned", "placed_hidden")
POINTS = ("pay", "change", "points", "drain", "recomposition")


def hyphens(name: str) -> str:
    return name.lower().replace("_", "-")


def player(seat: int) -> Message:
    return Message("player", seat=seat)


def card(id: str) -> Message:
    return Message(f"apotheosis-card-{id.lower()}")


def facts(id: str) -> Message:
    """What is printed around a card's text."""
    return Message(f"apotheosis-facts-{id.lower()}")


def text(id: str) -> Message:
    return Message(f"apotheosis-text-{id.lower()}")


def named(data: Mapping[str, Any]) -> Message:
    """A card that is seen: its name and number."""
    return Message("apotheosis-named", card=card(data["card"]), number=str(data["id"]))


def somebody(data: Mapping[str, Any]) -> Message:
    """A piece, as events name it."""
    if "object" in data:
        return thing(data["object"])
    if data["seat"] is None:
        if "card" in data:
            return Message("apotheosis-masters", card=card(data["card"]), number=str(data["id"]))
        return Message("apotheosis-masters-body")
    if "card" in data:
        return Message(
            "apotheosis-companion", card=card(data["card"]), number=str(data["id"]), who=player(data["seat"])
        )
    return Message("apotheosis-hero" if data["hero"] else "apotheosis-body", who=player(data["seat"]))


def thing(name: str) -> Message:
    return Message("apotheosis-object-gate") if name == "gate" else Message("apotheosis-object", name=name)


# Actions


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """An action, from its JSON form, to a seat that sees this."""
    known = cards_in(view)
    pieces = {piece["at"]: piece for piece in view["pieces"] if piece["at"] is not None}
    blanks: dict[str, Blank] = {}
    for name, value in data.items():
        if name == "card":
            blanks[name] = card(value) if isinstance(value, str) else numbered(value, known)
        elif name in ("target", "companion", "container", "object", "heir"):
            blanks["piece"] = standing(value, pieces)
        elif name in ("facing", "direction"):
            blanks["way"] = Message(f"apotheosis-way-{value}")
        elif name == "effect":
            blanks["effect"] = value[1:]
        elif name != "type":
            blanks[name] = str(value)
    return Message(f"apotheosis-action-{action_name(data, view, known, blanks)}", **blanks)


def action_name(
    data: Mapping[str, Any], view: Mapping[str, Any], known: Mapping[int, str], blanks: dict[str, Blank]
) -> str:
    """The text of an action, and the blanks that only it has: what it costs, what it does, what it is worth."""
    name = hyphens(data["type"])
    asked, kind = view["asked"] or {}, (view["prompt"] or {}).get("kind")
    id = known.get(data.get("card", -1), "")
    match data["type"]:
        case "rest":
            return f"rest-{data['gain']}"
        case "move":
            for piece in view["pieces"]:
                if data["to"] in piece.get("reach", {}):
                    blanks["ap"] = piece["reach"][data["to"]]
                    return "move-for"
        case "step" if data["direction"] in asked.get("steps", {}):
            blanks["ap"] = asked["steps"][data["direction"]]
            return "step-for"
        case "use":
            blanks["text"] = effect(id, data["effect"])
        case "choose" if asked.get("card") in printed():
            blanks["text"] = Message(f"apotheosis-branch-{asked['card'].lower()}-{asked['effect']}-{data['branch']}")
            return "choose-text"
        case "pick" if kind in POINTS and asked.get("demand") != "count" and points(id):
            blanks["worth"] = points(id)
            return "pick-worth"
    return name


def effect(id: str, number: str) -> Message:
    """What an effect that can be activated does; `number` is e1, e2, ..."""
    if id not in printed():
        return Message("apotheosis-effect", number=number[1:])
    return Message(f"apotheosis-effect-{id.lower()}-{number}")


def points(id: str) -> list[Message]:
    """What a card is worth when it pays or is recovered: its SP and MP, or the FATE of an Event."""
    if id not in printed():
        return []
    data = printed()[id]
    worth = {name: data.get(name, 0) for name in ("sp", "mp")}
    worth["fate"] = data.get("value", {}).get("fate", 0)
    return [Message(f"apotheosis-worth-{name}", amount=amount) for name, amount in worth.items() if amount]


def standing(at: str, pieces: Mapping[str, Mapping[str, Any]]) -> Message:
    """Who stands on a tile."""
    if at not in pieces:
        return Message("apotheosis-tile", tile=at)
    return Message("apotheosis-at", piece=piece_name(pieces[at]), tile=at)


def piece_name(piece: Mapping[str, Any]) -> Message:
    if piece["kind"] == "object":
        return thing(piece["name"])
    facts = {"seat": piece["seat"], "hero": piece["kind"] == "hero"}
    if piece["kind"] == "companion" and "card" in piece:
        facts.update(card=piece["card"], id=piece["id"])
    return somebody(facts)


def numbered(id: int, known: Mapping[int, str]) -> Message:
    """A card by its number; only the number of one that has gone out of sight."""
    return named({"id": id, "card": known[id]}) if id in known else Message("apotheosis-number", number=str(id))


# Events


def event(heard: Mapping[str, Any]) -> Message:
    """An event as a seat heard it; with the secret part it has a text of its own."""
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
    if "faces" in heard:
        blanks["faces"] = ", ".join(str(face) for face in heard["faces"])
    return Message(f"apotheosis-event-{event_name(name, heard, blanks)}", **blanks)


def event_name(name: str, heard: Mapping[str, Any], blanks: dict[str, Blank]) -> str:
    """The text of an event, and the blanks that only it has."""
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
    """Whether a card has more than one effect to be activated, so that it must be said which."""
    effects = printed()[id].get("effects", []) if id in printed() else []
    return len([effect for effect in effects if "permanent" not in effect.get("kw", [])]) > 1


def stat(name: str) -> Message:
    """`CON`, `dmg(skill)`, `know(mental)` in words."""
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-stat-{hyphens(word)}")
    return Message(f"apotheosis-stat-{word}-of", of=Message(f"apotheosis-word-{inner.lower()}"))


def rule(name: str) -> Message:
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-rule-{hyphens(word)}")
    of: Blank = inner if word == "crit_on" else Message(f"apotheosis-word-{inner}")
    return Message(f"apotheosis-rule-{hyphens(word)}", of=of)
