"""What a language must know to tell a card (5.3 to 5.7). The words themselves are in english.py and portuguese.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

Data = Mapping[str, Any]


class Person(NamedTuple):
    """Somebody in a sentence: as subject, as object (to whom), as owner; and whether verbs speak to "you"."""

    subject: str
    object: str
    owner: str
    you: bool = False


class Tongue:
    """One language. The tables hold words, the methods put them in order."""

    lang: ClassVar[str]
    boxes: ClassVar[dict[str, str]]
    plain: ClassVar[dict[str, str]]
    requirement: ClassVar[str]
    people: ClassVar[dict[str, Person]]
    stats: ClassVar[dict[str, str]]
    change: ClassVar[str]
    changes: ClassVar[dict[str, tuple[str, str]]]
    means: ClassVar[dict[str, str]]
    properties: ClassVar[dict[str, str]]
    knowledge: ClassVar[dict[str, str]]
    suits: ClassVar[dict[str, str]]
    rarities: ClassVar[dict[str, str]]
    markers: ClassVar[dict[str, str]]
    counters: ClassVar[dict[str, str]]
    zones: ClassVar[dict[str, str]]
    states: ClassVar[dict[str, str]]
    values: ClassVar[dict[str, str]]
    signs: ClassVar[dict[str, str]]
    clauses: ClassVar[dict[str, str]]
    resources: ClassVar[dict[str, str]]
    rules: ClassVar[dict[str, tuple[str, str]]]
    verbs: ClassVar[dict[str, tuple[str, str]]]
    ways: ClassVar[dict[str, str]]
    durations: ClassVar[dict[str, str]]
    conditions: ClassVar[dict[str, str]]
    bys: ClassVar[dict[str, str]]
    untargetable: ClassVar[dict[str, str]]
    phrases: ClassVar[dict[str, str]]
    kinds: ClassVar[dict[str, str]]
    sides: ClassVar[dict[str, str]]
    types: ClassVar[dict[str, str]]
    specifiers: ClassVar[dict[str, str]]
    paths: ClassVar[dict[str, str]]
    spaces: ClassVar[str]
    joined: ClassVar[str]

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
