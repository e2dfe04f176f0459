"""Check that every word of a card language has phrases whose blanks and tests are its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from carteado.kit.language.base import Language, fields_of
from carteado.kit.language.kinds import Fields
from carteado.kit.language.words import Keyed, Words, fields_beside
from carteado.kit.text.filling import SIGNS
from carteado.kit.text.phrases import Phrases, variants
from carteado.kit.text.teller import Teller

TABLES = ("things", "names", "determiners", "say")


def words(language: Language, teller: type[Teller]) -> Iterator[tuple[str, str, set[str]]]:
    """Yield the section and name of every word with fields, and the names of its fields."""
    for kind in language.kinds.values():
        if isinstance(kind, Words):
            for word, fields in kind.bodies.items():
                yield section(teller, fields.word), word, written(fields, language)
            for wrapper in kind.around:
                yield section(teller, wrapper), fields_beside(wrapper)[0].name, {one.name for one in fields_of(wrapper)}
        elif isinstance(kind, Keyed):
            yield from (("statics", word, written(fields, language)) for word, fields in kind.sorts.items())


def written(fields: Fields, language: Language) -> set[str]:
    """Return the names of the fields of a class, those of its filter or number too."""
    return {one.name for one in fields_of(fields.word)} | set(fields.record(language).fields)


def section(teller: type[Teller], word: type) -> str:
    return next(name for base, name in teller.sections.items() if issubclass(word, base))


def check_phrases(phrases: Phrases, language: Language, teller: type[Teller], computed: set[str]) -> None:
    """Assert that blanks and tests name fields, or blanks that the teller computes."""
    for place, word, names in words(language, teller):
        for phrase in variants(phrases.words[place][word]):
            assert {part.name for part in phrase.parts if part.name} <= names | computed, (place, word)
            for test in phrase.tests:
                sign = next((sign for sign in SIGNS if sign in test), " ")
                assert test.partition(sign)[0] in names | computed, (place, word, test)


def check_same_words(english: Phrases, portuguese: Phrases) -> None:
    """Assert that both languages say the same words."""
    one, other = msgspec.to_builtins(english), msgspec.to_builtins(portuguese)
    assert keys(one["words"]) == keys(other["words"])
    for table in TABLES:
        assert keys(one[table]) == keys(other[table]), table


def keys(table: dict[str, Any]) -> dict[str, Any]:
    """Return the keys of a table and of the tables in it."""
    return {key: set(value) if isinstance(value, dict) else None for key, value in table.items()}
