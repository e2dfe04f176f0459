"""Actions as people type them in their own language; records keep the canonical text.

`typed.yaml` of a game lists, for each language, the words for each canonical verb and for the words behind it. The
first is shown, all are understood, with and without accents, in any case, with spaces or underscores.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product

import msgspec

from carteado.core.errors import unknown
from carteado.core.game import Game
from carteado.core.grammar import Choice
from carteado.kit.cardfile import read_cards
from carteado.texts import FOLDER
from carteado.texts.glossary import folded

Synonyms = dict[str, list[str]]


class Suits(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that are written as a rank and the letter of a suit."""

    ranks: list[str]
    letters: dict[str, str]

    def synonyms(self) -> Synonyms:
        return {f"{rank}{suit}": [f"{rank}{self.letters[suit]}"] for rank, suit in product(self.ranks, self.letters)}


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """The words of one language."""

    verbs: Synonyms = {}
    words: Synonyms = {}
    cards: Suits | None = None

    def fields(self) -> Synonyms:
        return {**self.words, **(self.cards.synonyms() if self.cards else {})}


class Typed:
    """Translates the typed actions of a game between one language and the canonical text."""

    def __init__(self, game: Game, lang: str) -> None:
        file = game.folder / "texts" / "typed.yaml"
        own = read_cards(file, dict[str, Words])[lang] if file.exists() else Words()
        canonical = list(game.grammar.by_name)
        plain = {word: [word] for word in choices(game)}
        self.shown_verbs = {verb: own.verbs.get(verb, [verb])[0] for verb in canonical}
        self.shown_words = {word: names[0] for word, names in own.fields().items()}
        self.own_verbs = reading(own.verbs)
        self.own_words = {**reading(plain), **reading(own.fields())}
        self.plain_verbs = {folded(verb.replace("_", " ")): verb for verb in canonical}
        self.plain_words = reading(plain)

    def show(self, text: str) -> str:
        """Return a canonical text in the reader's words."""
        verb, *rest = text.split()
        return " ".join([self.shown_verbs[verb], *(translated(word, self.shown_words) for word in rest)])

    def read(self, line: str) -> str:
        """Return the canonical text of a typed line. Behind a canonical verb the words are read as canonical."""
        for verbs, words in ((self.own_verbs, self.own_words), (self.plain_verbs, self.plain_words)):
            verb, rest = split_verb(line, verbs)
            if verb is not None:
                return " ".join([verb, *(translated(word, words, fold=True) for word in rest)])
        raise unknown("action-unknown", line.split()[0], self.shown_verbs.values())

    def verb(self, word: str) -> str | None:
        """Return the canonical verb of a word, if it is one."""
        wanted = " ".join(folded(word.replace("_", " ")).split())
        return self.own_verbs.get(wanted) or self.plain_verbs.get(wanted)


def choices(game: Game) -> Iterable[str]:
    """Every word of a closed list in the game's grammar."""
    for form in game.grammar.forms:
        for field in form.fields:
            if isinstance(field, Choice):
                yield from (word for word in field.words if word)


def reading(synonyms: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Return the canonical word of each synonym."""
    return {folded(name.replace("_", " ")): word for word, names in synonyms.items() for name in names}


def split_verb(line: str, verbs: Mapping[str, str]) -> tuple[str | None, list[str]]:
    """Split a line behind the longest verb that it starts with; a verb may have several words."""
    words = line.split()
    for length in range(len(words), 0, -1):
        verb = verbs.get(folded(" ".join(words[:length]).replace("_", " ")))
        if verb is not None:
            return verb, words[length:]
    return None, words


def translated(word: str, words: Mapping[str, str], fold: bool = False) -> str:
    """Translate a word, or each card of a pair such as `2C+5D`."""
    parts = word.split("+")
    return "+".join(words.get(folded(part.replace("_", " ")) if fold else part, part) for part in parts)


def commands(lang: str) -> dict[str, str]:
    """Return the commands of the terminal by every word that this language has for them."""
    own = read_cards(FOLDER / "commands.yaml", dict[str, Synonyms])
    return {word: command for command, names in own[lang].items() for word in (command, *map(folded, names))}
