"""The glossary of a game: its terms with meaning and rule, in both languages, from `rulebook/glossary.yaml`."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import msgspec

from carteado.core.game import Game
from carteado.kit.cardfile import read_cards

ARTICLES = {"en": ("the", "a", "an"), "pt": ("o", "a", "os", "as", "um", "uma")}


class Wording(msgspec.Struct, forbid_unknown_fields=True):
    """A term in one language; `avoid` lists words that no text of the game may use for it."""

    term: str
    meaning: str
    also: list[str] = []
    avoid: list[str] = []
    allow: list[str] = []  # phrases in which an avoided word means something else


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One thing of the game, its rule, and its wording in each language."""

    rule: str
    en: Wording
    pt: Wording

    def wording(self, lang: str) -> Wording:
        return self.pt if lang == "pt" else self.en


@lru_cache(maxsize=64)
def glossary(game: Game) -> list[Entry]:
    file = game.folder / "rulebook" / "glossary.yaml"
    return read_cards(file, list[Entry]) if file.exists() else []


@lru_cache(maxsize=64)
def keyword_rules(game: Game) -> dict[str, str]:
    """The rule of each keyword."""
    file = game.folder / "rulebook" / "keywords.yaml"
    found = read_cards(file, dict[str, list[str]]) if file.exists() else {}
    return {keyword: rule for rule, keywords in found.items() for keyword in keywords}


def sorted_entries(game: Game, lang: str) -> list[Entry]:
    """The entries in the order of their terms."""
    return sorted(glossary(game), key=lambda entry: folded(entry.wording(lang).term))


def bare(text: str, lang: str) -> str:
    """Fold a term and drop its article.

    >>> bare("A Carta Âncora", "pt")
    'carta ancora'
    """
    words = folded(text).split()
    return " ".join(words[1:] if len(words) > 1 and words[0] in ARTICLES[lang] else words)


def folded(text: str) -> str:
    """Remove accents and case.

    >>> folded("Âncora")
    'ancora'
    """
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
