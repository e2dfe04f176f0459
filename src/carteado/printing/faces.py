"""What is printed on a card: the same few things whatever the game, so that one press prints them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from carteado.core.game import Game
from carteado.printing.imprint import Imprint, imprint, line
from carteado.texts import Speaker

RARITIES = ("common", "uncommon", "rare", "epic", "legendary")


class Stat(msgspec.Struct):
    """A number in a corner; its mark is a shape, so that it is known without colour."""

    mark: str
    value: int
    label: str


class Section(msgspec.Struct):
    """One of several parts of a card, each with a heading of its own."""

    number: int
    name: str
    text: str
    cost: int


class Face(msgspec.Struct):
    """`tint` names a colour and an emblem of the press; `pips` are one per rank of rarity."""

    id: str
    name: str
    line: str = ""
    text: str = ""
    tint: str = "plain"
    cost: int | None = None
    stats: list[Stat] = []
    pips: int = 0
    suit: str = ""
    rank: str = ""
    sections: list[Section] = []
    imprint: Imprint | None = None
    copies: int = 1


def printed_faces(game: Game, say: Speaker) -> dict[str, Face]:
    """Every card of a game as it is printed, by id."""
    return siege_faces(game, say) if game.id == "siege" else {id: face(game, id, say) for id in game.card_data()}


def face(game: Game, id: str, say: Speaker) -> Face:
    name, line, text = game.card_words(id)
    made = Face(id=id, name=say.say(name), line=say.say(line), text="" if text is None else say.say(text))
    data = game.card_data()[id]
    print_plainly(made, data)
    if game.id in PRINTERS:
        PRINTERS[game.id](made, data, say)
    return made


def print_plainly(face: Face, data: Mapping[str, Any]) -> None:
    """Any game: cost, rarity and copies where its cards have them."""
    if isinstance(data.get("cost"), int):
        face.cost = data["cost"]
    if data.get("rarity") in RARITIES:
        face.pips = 1 + RARITIES.index(data["rarity"])
    face.copies = data.get("copies", 1)


def print_duel(face: Face, data: Mapping[str, Any], say: Speaker) -> None:
    face.tint = data["faction"]
    corners = (("atk", "attack"), ("hp", "health"))
    face.stats = [Stat(mark, data[field], say(f"print-{mark}")) for field, mark in corners if field in data]


def print_naipes(face: Face, data: Mapping[str, Any], say: Speaker) -> None:
    face.suit = data.get("suit", "")
    face.rank = face.id.removesuffix(face.suit) if face.suit else face.id
    face.tint = {"H": "red", "D": "red", "C": "black", "S": "black"}.get(face.suit, "ruler")


def print_heroes(face: Face, data: Mapping[str, Any], say: Speaker) -> None:
    """Characters by alignment, everything else by type; every power on a line of its own."""
    face.tint = data.get("alignment", data["type"])
    corners = (("health", "health"), ("protection", "shield"), ("speed", "speed"))
    face.stats = [Stat(mark, data[field], say(f"print-heroes-{field}")) for field, mark in corners if field in data]
    face.pips = data.get("stars", 0)
    for stat in face.stats:  # once is enough
        face.line = face.line.replace(f", {stat.label} {stat.value}", "")
    face.text = face.text.replace(" | ", "\n")


def print_apotheosis(face: Face, data: Mapping[str, Any], say: Speaker) -> None:
    """Suits are told by tint and emblem; the rest has places of its own."""
    face.tint = data["suit"]
    face.line = line(data, say.lang)
    face.imprint = imprint(face.id, data, say)
    face.copies = 0 if data.get("token") else 1  # the nameless are for positions, not for play


PRINTERS: dict[str, Callable[[Face, Mapping[str, Any], Speaker], None]] = {
    "apotheosis": print_apotheosis,
    "duel": print_duel,
    "heroes": print_heroes,
    "naipes": print_naipes,
}


def siege_faces(game: Game, say: Speaker) -> dict[str, Face]:
    """An event card has a section for each day (SIEGE-1.8)."""
    faces: dict[str, Face] = {}
    for id, data in game.card_data().items():
        name, _, text = game.card_words(id)
        card = faces.setdefault(str(data["card"]), Face(id=str(data["card"]), name=str(data["card"]), tint="siege"))
        assert text is not None
        card.sections.append(Section(data["day"], say.say(name), say.say(text), data["ap"]))
    return faces
