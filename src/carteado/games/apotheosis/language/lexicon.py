"""The words of texts/cards.LANG.yaml and the grammar that joins them into card texts; a subclass for each language."""

from __future__ import annotations

import re
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
    durations: dict[str, str]
    conditions: dict[str, str]
    bys: dict[str, str]
    untargetable: dict[str, str]
    phrases: dict[str, str]
    kinds: dict[str, str]
    sides: dict[str, str]
    one_of: dict[str, str]
    types: dict[str, str]
    specifiers: dict[str, str]
    paths: dict[str, str]
    spaces: str
    joined: str
    negation: Pair
    tiles: Pair
    cards: Pair

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
        """Name all characters of a side: `each enemy Hero within 2`."""
        said = self.sides[data["side"]]
        if "kind" in data:
            said += f" {self.kinds[data['kind']]}"
        if "within" in data:
            said += self.phrases["within"].format(n=data["within"], tiles=self.tiles[data["within"] > 1])
        roles = ("subject", "object", "owner")
        subject, whom, owner = (self.phrases[f"each_{role}"].format(who=said) for role in roles)
        return Person(subject, whom, owner)

    def aim(self, data: Data) -> str:
        """Describe the allowed targets: `Target: an enemy Hero`."""
        kind = data.get("kind", "")
        name = "aim_kind" if kind in self.kinds else f"aim_{kind or 'any'}"
        side = data["side"]
        said = self.phrases[name].format(side=self.sides[side], one=self.one_of[side], kind=self.kinds.get(kind))
        return f"{said}, {self.stats['range']} {data['range']}" if "range" in data else said

    def negated(self, condition: str) -> str:
        """Negate a condition: its first verb."""
        verbs, negation = self.negation
        said, found = re.subn(rf"\b({verbs})\b", negation, condition, count=1)
        return said if found else f"{self.phrases['not']}: {condition}"

    def noun(self, data: Data, many: bool) -> str:
        """Describe cards of a kind: `exhausted SKILL`; the words come in the order of the language."""
        words = {
            "suit": self.suits[data["suit"]] if "suit" in data else self.cards[many],
            "state": self.agreed(self.states[data["state"]], data, many) if "state" in data else "",
            "rarity": self.agreed(self.rarities[data["rarity"]], data, False) if "rarity" in data else "",
            "property": f"■{self.properties[data['property']]}" if "property" in data else "",
        }
        tail = (
            [self.phrases["of_knowledge"].format(knowledge=self.knowledge[data["knowledge"]])]
            if "knowledge" in data
            else []
        )
        tail += [self.phrases["of_level"].format(level=data["level_max"])] if "level_max" in data else []
        return " ".join([*self.phrases["noun"].format(**words).split(), *tail])

    def agreed(self, adjective: str, data: Data, many: bool) -> str:
        """Make an adjective agree with the cards that it describes."""
        return adjective

    def possessed(self, zone: str, person: Person) -> str:
        """Name a zone of somebody: `your inventory`."""
        raise NotImplementedError
