"""The printed faces of Apotheosis: attributes, bars, keyword boxes, facts (APOTHEOSIS-2.11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carteado.core.face import Face, PrintedBoard, Voice
from carteado.games.apotheosis.board import RARITIES, RARITY_COLOURS
from carteado.games.apotheosis.language.text import has_bar, kind_words, phrases_of, points_texts

SHEET = ("house", "class", "entity")
BOARD = PrintedBoard(
    "arena",
    (
        *("table", "tracks", "house", "class", "entity", "deck", "discard", "equip", "memento", "support", "spaces"),
        *("hp", "ap", "debt", "attributes", "court", "chess", "battlefield", "gate", "gate-tile", "wall", "swamp"),
    ),
)


@dataclass
class Imprint:
    """The layout of a card; sheet cards have their own, full-art cards have no frame."""

    sheet: bool
    full_art: bool
    level: int
    suit: str
    points: list[tuple[str, str]]
    costs: list[str]  # SP and MP that no bar tells
    rarity: str
    bar: str  # the colour of the rarity bar
    collection: str
    properties: list[str]
    artist: str


def dress(face: Face, data: Mapping[str, Any], say: Voice) -> Face:
    """Add tint and emblem of the suit, and the imprint."""
    face.tint = data["suit"]
    face.line = line(data, say.lang)
    face.imprint = imprint(face.id, data, say)
    return face


def imprint(id: str, data: Mapping[str, Any], say: Voice) -> Imprint:
    names = phrases_of(say.lang).names
    return Imprint(
        sheet=data["suit"] in SHEET,
        full_art=bool(data.get("full_art")),
        level=data["level"],
        suit=names["WhichSuit"][data["suit"]],
        points=points(data),
        costs=[] if has_bar(data) else points_texts(data, say.lang),
        rarity=names["WhichRarity"][data["rarity"]],
        bar=RARITY_COLOURS[RARITIES.index(data["rarity"])],
        collection=say(f"apotheosis-collection-{data['collection'].lower().replace(' ', '-')}"),
        properties=[names["WhichProperty"][name] for name in data.get("properties", [])],
        artist=data["artist"],
    )


def line(data: Mapping[str, Any], lang: str) -> str:
    """Return kind, place, path, knowledge, value and spaces; the other facts are printed elsewhere on the card."""
    phrases = phrases_of(lang)
    said = kind_words(data, lang)
    said += [f"{phrases.names['WhichValue'][name]} {value}" for name, value in data.get("value", {}).items()]
    said += [phrases.say["spaces"].format(**data["spaces"])] if "spaces" in data else []
    return " · ".join(said)


def points(data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the attributes, or the bonuses to them."""
    if "bonus" in data:
        return [(name, f"{value:+}".replace("-", "−")) for name, value in data["bonus"].items()]
    return [(name, str(value)) for name, value in (data.get("base") or data.get("attributes") or {}).items()]
