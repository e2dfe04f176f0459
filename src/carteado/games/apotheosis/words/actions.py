"""Actions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.language.catalog import SET
from carteado.games.apotheosis.words.names import card, effect, named, piece_name
from carteado.kit.seeing import cards_in
from carteado.kit.words import hyphens, slug

POINTS = ("pay", "change", "points", "drain", "recomposition")


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """Put an action into words, from its JSON form, for a seat with this view."""
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
    """Return the message of an action, and add the blanks that only it has: cost, effect, worth."""
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
        case "choose" if asked.get("options") and SET.find(asked["card"]) is not None:
            blanks["text"] = Message(f"apotheosis-choice-{slug(asked['options'][int(data['branch']) - 1])}")
            return "choose-text"
        case "pick" if kind in POINTS and asked.get("demand") != "count" and points(id):
            blanks["worth"] = points(id)
            return "pick-worth"
    return name


def points(id: str) -> list[Message]:
    """Return what a card is worth as payment: its SP and MP, or the FATE of an Event."""
    data = SET.find(id)
    if data is None:
        return []
    worth = {name: data.get(name, 0) for name in ("sp", "mp")}
    worth["fate"] = data.get("value", {}).get("fate", 0)
    return [Message(f"apotheosis-worth-{name}", amount=amount) for name, amount in worth.items() if amount]


def standing(at: str, pieces: Mapping[str, Mapping[str, Any]]) -> Message:
    """Name the piece on a tile."""
    if at not in pieces:
        return Message("apotheosis-tile", tile=at)
    return Message("apotheosis-at", piece=piece_name(pieces[at]), tile=at)


def numbered(id: int, known: Mapping[int, str]) -> Message:
    """Return a card by its number; only the number if the card is not visible."""
    return named({"id": id, "card": known[id]}) if id in known else Message("apotheosis-number", number=str(id))
