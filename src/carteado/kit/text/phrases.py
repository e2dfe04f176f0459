"""The phrases of a language as data, read from the kit's and a game's YAML files.

A phrase is a text with blanks: `deal {amount} damage to {to}`. A blank names a field of the word, and may say in which
form its value stands there: `{to:de}` behind a preposition, `{what:object}` as the object of the verb before it,
`{who:subject}` as a subject that is not said if it is the reader, `{to:gets|get}` as a verb that agrees with it (for
one, many, the reader; `#` is its number), `{of:every}` with a determiner, `{of:owner of row}` as the owner of a thing,
`{of:mention}` as something that may be a pronoun.

A phrase may have variants. Each has tests, and the first whose tests all hold is used. A test names a field that must
be set (`type`), its value (`who=foe`, `amount=1`, `cost<0`), that of another field (`cost_min==cost_max`), or the word
of its node or the noun of what that stands for (`if:chance`, `what:grave`); `do:order` asks whether a block begins
with an order to the reader. Those of adjectives and complements may ask whether their noun is of `many`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

import msgspec

from carteado.kit.cardfile import read_cards
from carteado.kit.text.grammar import Noun

OTHERWISE = "_"
SHARED = Path(__file__).parent

Variants = str | dict[str, str]
Table = dict[str, Variants]


class Part(NamedTuple):
    """Words, and the blank behind them; without a name there is none."""

    words: str
    name: str
    form: str


class Phrase(NamedTuple):
    """One variant of a phrase: its tests and its parts."""

    tests: tuple[str, ...]
    parts: tuple[Part, ...]


class Phrases(msgspec.Struct, forbid_unknown_fields=True):
    """The phrases of one language: nouns, names of closed lists, and the phrases of each section of words."""

    lang: str
    nouns: dict[str, Noun] = {}
    things: dict[str, tuple[str, str]] = {}  # bare selectors: noun and words
    names: dict[str, dict[str, str]] = {}
    determiners: dict[str, str] = {}
    adjectives: Table = {}
    complements: Table = {}
    words: dict[str, Table] = {}
    say: dict[str, str] = {}

    def over(self, shared: Phrases) -> Phrases:
        """Return these phrases, and the shared ones that they do not replace."""
        made = {name: merged(getattr(shared, name), getattr(self, name)) for name in self.__struct_fields__[1:]}
        return Phrases(self.lang, **made)


def merged(shared: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return both tables as one, nested tables too; variants of a phrase are replaced as a whole."""
    made = dict(shared)
    for key, value in own.items():
        nested = isinstance(value, dict) and isinstance(made.get(key), dict) and OTHERWISE not in value
        made[key] = {**made[key], **value} if nested else value
    return made


@cache
def read_phrases(folder: Path, lang: str) -> Phrases:
    """Read a game's phrases of a language over those of the kit, once."""
    return read_cards(folder / f"cards.{lang}.yaml", Phrases).over(read_cards(SHARED / f"{lang}.yaml", Phrases))


@cache
def parsed(text: str) -> tuple[Part, ...]:
    """Cut a phrase at its blanks.

    >>> parsed("destroy {what:object}")
    (Part(words='destroy ', name='what', form='object'),)
    """
    return tuple(Part(words, name or "", form or "") for words, name, form, _ in Formatter().parse(text))


def variants(said: Variants) -> list[Phrase]:
    """Return the variants of a phrase in the order in which they are tried."""
    if isinstance(said, str):
        return [Phrase((), parsed(said))]
    return [Phrase(() if test == OTHERWISE else tuple(test.split()), parsed(text)) for test, text in said.items()]
