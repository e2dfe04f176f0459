"""Every word of the card language has a phrase in both languages, and its blanks and tests name its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from carteado.games.duel.language.text import CardTeller, phrases_of
from carteado.games.duel.language.words import LANGUAGE, SUBJECTS
from carteado.kit.language.base import fields_of
from carteado.kit.language.words import Keyed, Words, fields_beside
from carteado.kit.text.phrases import variants
from carteado.kit.text.teller import SIGNS

COMPUTED = {"gains", "place", "who"}
TABLES = ("things", "names", "determiners", "say")


def words() -> Iterator[tuple[str, str, type]]:
    """Yield the section, word and class of every word with fields."""
    for kind in LANGUAGE.kinds.values():
        if isinstance(kind, Words):
            yield from ((section(fields.word), word, fields.word) for word, fields in kind.bodies.items())
            yield from ((section(wrapper), fields_beside(wrapper)[0].name, wrapper) for wrapper in kind.around)
        elif isinstance(kind, Keyed):
            yield from (("statics", word, fields.word) for word, fields in kind.sorts.items())


def section(word: type) -> str:
    return next(name for base, name in CardTeller.sections.items() if issubclass(word, base))


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_word_has_a_phrase_whose_blanks_and_tests_are_its_fields(lang: str) -> None:
    phrases = phrases_of(lang)
    for place, word, node in words():
        names = {field.name for field in fields_of(node)} | COMPUTED
        for phrase in variants(phrases.words[place][word]):
            assert {part.name for part in phrase.parts if part.name} <= names, (place, word)
            for test in phrase.tests:
                sign = next((sign for sign in SIGNS if sign in test), " ")
                assert test.partition(sign)[0] in names, (place, word, test)


def test_both_languages_say_the_same_words() -> None:
    english, portuguese = (msgspec.to_builtins(phrases_of(lang)) for lang in ("en", "pt"))
    assert {section: set(words) for section, words in english["words"].items()} == {
        section: set(words) for section, words in portuguese["words"].items()
    }
    for table in TABLES:
        assert keys(english[table]) == keys(portuguese[table]), table


def keys(table: dict[str, Any]) -> dict[str, Any]:
    """Return the keys of a table and of the tables in it."""
    return {key: set(value) if isinstance(value, dict) else None for key, value in table.items()}


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_event_has_a_phrase(lang: str) -> None:
    assert set(phrases_of(lang).words["events"]) == {*SUBJECTS, "played"}
