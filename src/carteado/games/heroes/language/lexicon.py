"""The words of texts/cards.LANG.yaml and the grammar that joins them into card texts (HEROES-25)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from carteado.kit.constants import Data
from carteado.kit.lexicon import Lexicon as Language
from carteado.kit.lexicon import Pair, Table, read_lexicon

FOLDER = Path(__file__).parent.parent / "texts"


class Lexicon(Language):
    """One language: tables of words, and methods that join them."""

    tokens: Table
    immunities: Table
    immunity: str
    groups: dict[str, Pair]
    abilities: Table
    alliances: Table
    alignments: Table
    numbers: Table
    types: dict[str, Pair]
    kinds: Table
    words: Table
    players: Table
    targets: Table
    every: Table
    someone: Table
    weakest: Table
    filters: Table
    bounds: Table
    conditions: Table
    turns: Table
    slot: Table
    events: Table
    subjects: Table
    whose: Table
    forbidden: Table
    costs: Table
    flags: Table
    statics: Table
    steps: Table
    scopes: Table
    holdings: Table
    facts: Table
    again: Pair
    entry: str
    priority: str
    amount: str
    count_of: str
    stat_of: str
    cards: Pair

    def token(self, type: str) -> str:
        """Return the name of a token; an immunity is named after what it is against."""
        if type.startswith("immunity:"):
            return self.immunity.format(what=self.immune_to(type.removeprefix("immunity:")))
        return self.tokens[type]

    def immune_to(self, what: str) -> str:
        return self.immunities.get(what) or self.tokens[what]

    def filter(self, data: Data) -> str:
        """Return the words of a filter that follow the noun."""
        names = {
            "token": self.token,
            "alliance": self.alliances.__getitem__,
            "ability": self.abilities.__getitem__,
            "alignment": self.alignments.__getitem__,
        }
        parts = [
            self.filters[name].format(what=names.get(name, str)(value))
            for name, value in data.items()
            if name in self.filters
        ]
        return "".join(f" {part}" for part in parts)

    def side(self, data: Data) -> str:
        """Return the key of a side in the tables."""
        side = str(data.get("side", "any"))
        return f"{side}_other" if data.get("other") else side


@cache
def lexicon_of(lang: str) -> Lexicon:
    """Read the words of a language when a text first needs them."""
    return read_lexicon(FOLDER, lang, Lexicon)
