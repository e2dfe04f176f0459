"""The glossary of a game: its terms with meaning and rule, in both languages, from `rulebook/glossary.yaml`."""

from __future__ import annotations

import difflib
import unicodedata
from functools import cache

import msgspec

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.kit.cardfile import read_cards

ARTICLES = {"en": ("the", "a", "an"), "pt": ("o", "a", "os", "as", "um", "uma")}
NEAREST = 3


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


@cache
def glossary(game: Game) -> list[Entry]:
    file = game.folder / "rulebook" / "glossary.yaml"
    return read_cards(file, list[Entry]) if file.exists() else []


def sorted_entries(game: Game, lang: str) -> list[Entry]:
    """The entries in the order of their terms."""
    return sorted(glossary(game), key=lambda entry: folded(entry.wording(lang).term))


def find_term(game: Game, lang: str, word: str) -> Entry:
    """Find an entry without regard to accents, case and article; a near miss names the nearest terms."""
    known: dict[str, Entry] = {}
    for entry in glossary(game):
        wording = entry.wording(lang)
        known.update({bare(term, lang): entry for term in (wording.term, *wording.also)})
    wanted = bare(word, lang)
    if wanted in known:
        return known[wanted]
    near = difflib.get_close_matches(wanted, known, n=NEAREST, cutoff=0.0)
    terms = dict.fromkeys(known[term].wording(lang).term for term in near)
    raise Invalid("term-unknown", found=word, game=game.id, allowed=", ".join(terms))


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
