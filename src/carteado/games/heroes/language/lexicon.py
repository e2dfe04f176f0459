"""What a language must know to tell a card (HEROES-25). The words themselves are in english.py and portuguese.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from carteado.kit.telling import Thing

Data = Mapping[str, Any]


class Lexicon:
    """One language. The tables hold words, the methods put them in order."""

    lang: ClassVar[str]
    tokens: ClassVar[dict[str, str]]
    immunities: ClassVar[dict[str, str]]
    immunity: ClassVar[str]
    groups: ClassVar[dict[str, tuple[str, str]]]
    abilities: ClassVar[dict[str, str]]
    alliances: ClassVar[dict[str, str]]
    alignments: ClassVar[dict[str, str]]
    numbers: ClassVar[dict[str, str]]
    types: ClassVar[dict[str, tuple[str, str]]]
    kinds: ClassVar[dict[str, str]]
    words: ClassVar[dict[str, Thing]]
    players: ClassVar[dict[str, Thing]]
    targets: ClassVar[dict[str, str]]
    every: ClassVar[dict[str, str]]
    someone: ClassVar[dict[str, str]]
    weakest: ClassVar[dict[str, str]]
    filters: ClassVar[dict[str, str]]
    bounds: ClassVar[dict[str, str]]
    conditions: ClassVar[dict[str, str]]
    turns: ClassVar[dict[str, str]]
    slot: ClassVar[dict[str, str]]
    events: ClassVar[dict[str, str]]
    subjects: ClassVar[dict[str, str]]
    whose: ClassVar[dict[str, str]]
    forbidden: ClassVar[dict[str, str]]
    costs: ClassVar[dict[str, str]]
    flags: ClassVar[dict[str, str]]
    statics: ClassVar[dict[str, str]]
    steps: ClassVar[dict[str, str]]
    scopes: ClassVar[dict[str, str]]
    facts: ClassVar[dict[str, str]]
    again: ClassVar[tuple[str, str]]
    entry: ClassVar[str]
    priority: ClassVar[str]
    amount: ClassVar[str]
    count_of: ClassVar[str]
    stat_of: ClassVar[str]
    sources: ClassVar[str]
    cards: ClassVar[tuple[str, str]]

    def smooth(self, text: str) -> str:
        return text

    def token(self, type: str) -> str:
        """
        An immunity is named after what it is against.
        """
        if type.startswith("immunity:"):
            return self.immunity.format(what=self.immunities[type.removeprefix("immunity:")])
        return self.tokens[type]

    def filter(self, data: Data) -> str:
        """What follows the noun."""
        names = {
            "token": lambda value: self.token(value),
            "alliance": lambda value: self.alliances[value],
            "ability": lambda value: self.abilities[value],
            "alignment": lambda value: self.alignments[value],
        }
        parts = [
            self.filters[name].format(what=names.get(name, str)(value))
            for name, value in data.items()
            if name in self.filters
        ]
        return "".join(f" {part}" for part in parts)

    def side(self, data: Data) -> str:
        """The word under which the tables know a side."""
        side = str(data.get("side", "any"))
        return f"{side}_other" if data.get("other") else side
