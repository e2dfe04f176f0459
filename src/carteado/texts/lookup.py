"""What a word means: the terms, keywords and cards of a game, found as people write them.

The terminal's `?` and the browser's search of the rules ask here. Accents, case, articles and plurals do not matter.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.texts import Speaker, sentence
from carteado.texts.glossary import bare, folded, keyword_rules, sorted_entries

NEAREST = 3
SHORTEST_START = 3  # letters of a word that may stand for its beginning
SMALL = {
    "en": ("the", "a", "an", "of", "to", "in", "on", "at", "and", "or"),
    "pt": (
        "o",
        "a",
        "os",
        "as",
        "um",
        "uma",
        "de",
        "do",
        "da",
        "dos",
        "das",
        "no",
        "na",
        "em",
        "ao",
        "e",
        "ou",
        "para",
    ),
}


@dataclass(frozen=True)
class Meaning:
    """A thing with a name: what it is, and the rule that says so."""

    key: str  # the English term in small letters, `keyword:flying`, or `card:EMB-17`
    name: str
    also: tuple[str, ...]
    text: str
    rule: str = ""

    @property
    def card(self) -> str | None:
        """The id of the card that this is."""
        return self.key.removeprefix("card:") if self.key.startswith("card:") else None


def look_up(game: Game, lang: str, word: str) -> list[Meaning]:
    """Find what a word means; a word that nothing is called names the nearest three."""
    found = best_matches(all_meanings(game, lang), lang, word)
    if found:
        return found
    raise Invalid("term-unknown", found=word, game=game.id, allowed=", ".join(nearest(game, lang, word)))


def nearest(game: Game, lang: str, word: str) -> list[str]:
    """The names that are written most like this word."""
    names = {bare(name, lang): one.name for one in all_meanings(game, lang) for name in (one.name, *one.also)}
    near = difflib.get_close_matches(bare(word, lang), names, n=len(names), cutoff=0.0)
    return list(dict.fromkeys(names[name] for name in near))[:NEAREST]


def best_matches(meanings: Sequence[Meaning], lang: str, word: str) -> list[Meaning]:
    """The meanings with that very name; else those with its words in their name, or with words that begin alike.

    Too many that are not named so exactly are none.
    """
    if exact := named(meanings, lang, word):
        return exact
    wanted = weighty(word, lang)
    for fits in (str.__eq__, begins_alike):
        found = [one for one in meanings if wanted and any_name_has(one, lang, wanted, fits)]
        if found:
            return found if len(found) <= NEAREST else []
    return []


def named(meanings: Iterable[Meaning], lang: str, word: str) -> list[Meaning]:
    """The meanings with that very name."""
    wanted = bare(word, lang)
    return [one for one in meanings if wanted in (bare(name, lang) for name in (one.name, *one.also))]


def any_name_has(one: Meaning, lang: str, wanted: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    names = [weighty(name, lang) for name in (one.name, *one.also)]
    return any(all(any(fits(part, own) for own in name) for part in wanted) for name in names)


def begins_alike(part: str, own: str) -> bool:
    """Whether a word is the beginning of another, or differs only in its ending.

    >>> begins_alike("trabucos", "trabuco"), begins_alike("forjando", "forjar"), begins_alike("ace", "face")
    (True, True, False)
    """
    if len(part) >= SHORTEST_START and own.startswith(part):
        return True
    stem = max(SHORTEST_START, min(len(part), len(own)) - 1)
    return len(own) > SHORTEST_START and part.startswith(own[:stem])


def weighty(text: str, lang: str) -> list[str]:
    """The words of a text without articles and prepositions."""
    words = "".join(sign if sign.isalnum() else " " for sign in folded(text)).split()
    return [word for word in words if word not in SMALL[lang]] or words


@lru_cache(maxsize=64)
def all_meanings(game: Game, lang: str) -> list[Meaning]:
    """Everything of a game that has a name: terms first, then keywords and cards."""
    say = Speaker.of(game, lang)
    return [*terms(game, lang), *keywords(game, say), *cards(game, say)]


def explained(game: Game, lang: str) -> list[Meaning]:
    """Everything with a name but the cards."""
    return [one for one in all_meanings(game, lang) if one.card is None]


def terms(game: Game, lang: str) -> Iterator[Meaning]:
    for entry in sorted_entries(game, lang):
        own = entry.wording(lang)
        yield Meaning(folded(entry.en.term), own.term, tuple(own.also), own.meaning, entry.rule)


def keywords(game: Game, say: Speaker) -> Iterator[Meaning]:
    for id, (name, rule) in game.keywords().items():
        yield Meaning(f"keyword:{id}", say.say(name), (id,), say.say(rule), keyword_rules(game)[id])


def cards(game: Game, say: Speaker) -> Iterator[Meaning]:
    for id in game.card_data():
        name, kind, text = game.card_words(id)
        words = " ".join(part.flat() for part in game.card_paragraphs(id, say.lang))
        told = words or (say.say(text) if text is not None else "")
        yield Meaning(f"card:{id}", say.say(name), (id,), f"{sentence(say.say(kind))}. {told}".rstrip())
