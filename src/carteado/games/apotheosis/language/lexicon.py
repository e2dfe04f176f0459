"""What a language must know to write card texts: the words of texts/cards.LANG.yaml, and the grammar of its class."""

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
    """Somebody in a sentence: as subject, as object (to whom), as owner; and whether verbs speak to "you"."""

    subject: str
    object: str
    owner: str
    you: bool = False


class Lexicon(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One language: tables of words, and methods that put them in order. Pairs are for one and for many or others."""

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
        """Read the words of a language; a table that is missing or misspelt is refused."""
        return read_cards(FOLDER / f"cards.{lang}.yaml", cls)

    def smooth(self, text: str) -> str:
        return text

    def verb(self, name: str, person: Person) -> str:
        """A verb that agrees with who does it."""
        return self.verbs[name][0 if person.you else 1]

    def each(self, data: Data) -> Person:
        raise NotImplementedError

    def aim(self, data: Data) -> str:
        """Whom a target may be: `Target: an enemy Hero`."""
        raise NotImplementedError

    def negated(self, condition: str) -> str:
        """The opposite of a condition."""
        raise NotImplementedError

    def noun(self, data: Data, many: bool) -> str:
        """Cards of a kind: `1 exhausted SKILL`."""
        raise NotImplementedError

    def possessed(self, zone: str, person: Person) -> str:
        """A zone of somebody: `your inventory`."""
        raise NotImplementedError
