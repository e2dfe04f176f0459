"""The words of texts/cards.LANG.yaml and the grammar that joins them into card texts; a subclass for each language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from carteado.kit.cardfile import read_cards

Data = Mapping[str, Any]
Pair = tuple[str, str]
FOLDER = Path(__file__).parent.parent / "texts"


class Person(NamedTuple):
    """Somebody in a sentence: as subject, object and owner; and whether verbs are in the second person."""

    subject: str
    object: str
    owner: str
    you: bool = False


class Lexicon(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One language: tables of words, and methods that join them. Pairs: singular and plural, or "you" and others."""

    boxes: dict[str, str]
    plain: dict[str, str]
    requirement: str
    people: dict[str, Person]
    stats: dict[str, str]
    change: str
    changes: dict[str, Pair]
    means: dict[str, str]
    properties: dict[str, str]
    knowledge: dict[str, str]
    suits: dict[str, str]
    rarities: dict[str, str]
    markers: dict[str, str]
    counters: dict[str, str]
    zones: dict[str, str]
    states: dict[str, str]
    values: dict[str, str]
    signs: dict[str, str]
    clauses: dict[str, str]
    resources: dict[str, str]
    rules: dict[str, Pair]
    verbs: dict[str, Pair]
    ways: dict[str, str]
    durations: dict[str, str]
    conditions: dict[str, str]
    bys: dict[str, str]
    untargetable: dict[str, str]
    phrases: dict[str, str]
    kinds: dict[str, str]
    sides: dict[str, str]
    types: dict[str, str]
    specifiers: dict[str, str]
    paths: dict[str, str]
    spaces: str
    joined: str
    tiles: Pair

    @classmethod
    def load(cls, lang: str) -> Self:
        """Read the words of a language; refuse a missing or misspelt table."""
        return read_cards(FOLDER / f"cards.{lang}.yaml", cls)

    def smooth(self, text: str) -> str:
        return text

    def verb(self, name: str, person: Person) -> str:
        """Return a verb that agrees with its subject."""
        return self.verbs[name][0 if person.you else 1]

    def each(self, data: Data) -> Person:
        raise NotImplementedError

    def aim(self, data: Data) -> str:
        """Describe the allowed targets: `Target: an enemy Hero`."""
        raise NotImplementedError

    def negated(self, condition: str) -> str:
        """Negate a condition."""
        raise NotImplementedError

    def noun(self, data: Data, many: bool) -> str:
        """Describe cards of a kind: `1 exhausted SKILL`."""
        raise NotImplementedError

    def possessed(self, zone: str, person: Person) -> str:
        """Name a zone of somebody: `your inventory`."""
        raise NotImplementedError
