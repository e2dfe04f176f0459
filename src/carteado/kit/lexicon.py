"""The words of card texts: one table of templates per language, read from a game's texts/cards.LANG.yaml."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from carteado.kit.cardfile import read_cards
from carteado.kit.telling import contract

Table = dict[str, str]
Pair = tuple[str, str]  # singular and plural, or second and third person
Words = str | Pair

LANGUAGES = ("en", "pt")


class Lexicon(Struct, forbid_unknown_fields=True):
    """The words of one language. A game's lexicon adds its own tables."""

    lang: str
    turns_of_phrase: list[Pair]

    def smooth(self, text: str) -> str:
        """Replace phrases that templates cannot produce ("knock it out", "nocauteia-o"), then contract Portuguese."""
        for clumsy, better in self.turns_of_phrase:
            text = re.sub(clumsy, better, text, flags=re.IGNORECASE)
        return contract(text) if self.lang == "pt" else text


L = TypeVar("L", bound=Lexicon)


def read_lexicon(folder: Path, lang: str, shape: type[L]) -> L:
    """Read the words of a language; refuse a missing or misspelt table."""
    return read_cards(folder / f"cards.{lang}.yaml", shape)


def fill(words: Words, second: bool = False, /, **blanks: object) -> str:
    """Fill the blanks of a template, or of one of a pair: the second if `second`; an empty blank leaves no space.

    >>> fill(("{who} loses {n} HP", "{who} lose {n} HP"), True, who="both heroes", n=2)
    'both heroes lose 2 HP'
    """
    template = words if isinstance(words, str) else words[second]
    return " ".join(template.format(**blanks).split())
