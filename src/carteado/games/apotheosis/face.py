"""The printed faces of Apotheosis: attributes, bars, keyword boxes, facts (APOTHEOSIS-2.11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carteado.core.face import Face, PrintedBoard, Voice
from carteado.games.apotheosis.board import RARITIES, RARITY_COLOURS
from carteado.games.apotheosis.language.text import (
    GROUPS,
    bar_text,
    kind_words,
    lexicon_of,
    points_texts,
    told_with_bar,
    with_bar,
)
from carteado.games.apotheosis.language.text import effect_texts as texts_of

SHEET = ("house", "class", "entity")
REQUIREMENT = "✔"
BOARD = PrintedBoard(
    "arena",
    (
        *("hero", "house", "class", "entity", "equip", "memento", "support", "hp", "ap", "debt", "court", "chess"),
        *("battlefield", "gate", "gate-tile", "wall", "swamp", "pieces", "foe", "time", "charge", "hidden"),
        *("burning", "poisoned", "marked"),
    ),
)


@dataclass
class Run:
    """A part of a text: `plain`, the group of a keyword box (APOTHEOSIS-30.7), or `tag` (unlocks a technique)."""

    kind: str
    text: str


@dataclass
class Imprint:
    """The layout of a card; sheet cards have their own, full-art cards have no frame."""

    sheet: bool
    full_art: bool
    level: int
    suit: str
    points: list[tuple[str, str]]
    bars: list[str]
    effects: list[list[Run]]
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
    face.copies = 0 if data.get("token") else 1  # token cards exist for positions, not for play
    return face


def imprint(id: str, data: Mapping[str, Any], say: Voice) -> Imprint:
    lexicon = lexicon_of(say.lang)
    effects = data.get("effects", [])
    told = [with_bar(data, *pair, say.lang) for pair in zip(effects, texts_of(id, say.lang), strict=True)]
    bars = [effect for effect in effects if "bar" in effect]
    return Imprint(
        sheet=data["suit"] in SHEET,
        full_art=bool(data.get("full_art")),
        level=data["level"],
        suit=lexicon.suits[data["suit"]],
        points=points(data),
        bars=[bar_text(data, effect, say.lang) for effect in bars if not told_with_bar(effect)]
        + ([] if bars else points_texts(data, say.lang)),
        effects=[runs(text, say.lang) for text in told if text],
        rarity=lexicon.rarities[data["rarity"]],
        bar=RARITY_COLOURS[RARITIES.index(data["rarity"])],
        collection=say(f"apotheosis-collection-{data['collection'].lower().replace(' ', '-')}"),
        properties=[lexicon.properties[name] for name in data.get("properties", [])],
        artist=data["artist"],
    )


def line(data: Mapping[str, Any], lang: str) -> str:
    """Return kind, place, path, knowledge, value and spaces; the other facts are printed elsewhere on the card."""
    lexicon = lexicon_of(lang)
    said = kind_words(data, lexicon)
    said += [f"{lexicon.values[name]} {value}" for name, value in data.get("value", {}).items()]
    said += [lexicon.spaces.format(**data["spaces"])] if "spaces" in data else []
    return " · ".join(said)


def points(data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the attributes, or the bonuses to them."""
    if "bonus" in data:
        return [(name, f"{value:+}".replace("-", "−")) for name, value in data["bonus"].items()]
    return [(name, str(value)) for name, value in (data.get("base") or data.get("attributes") or {}).items()]


def runs(text: str, lang: str) -> list[Run]:
    """Split a text into boxes and words.

    >>> [(run.kind, run.text) for run in runs("❰Auto❱ You draw 1.", "en")]
    [('activation', 'Auto'), ('plain', 'You draw 1.')]
    """
    groups = {words: GROUPS[name] for name, words in lexicon_of(lang).boxes.items() if name in GROUPS}
    found: list[Run] = []
    for part in text.replace("❰", "\0❰").replace("⟦", "\0⟦").replace("❱", "❱\0").replace("⟧", "⟧\0").split("\0"):
        words = part.strip()
        if words.startswith("⟦"):
            found.append(Run("tag", words[1:-1]))
        elif words.startswith("❰"):
            inner = words[1:-1]
            found.append(Run("requirement" if inner.startswith(REQUIREMENT) else groups[inner], inner))
        elif words:
            found.append(Run("plain", words))
    return found
