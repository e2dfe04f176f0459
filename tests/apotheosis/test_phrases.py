"""Every word of the card language has a phrase in both languages, and its blanks and tests name its fields."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carteado.games.apotheosis.language import bases
from carteado.games.apotheosis.language.costs import COSTS
from carteado.games.apotheosis.language.teller import WordTeller
from carteado.games.apotheosis.language.text import phrases_of
from carteado.games.apotheosis.language.words import HANDLING, LANGUAGE, RULES, STATS
from carteado.kit.language.base import fields_of
from carteado.kit.language.words import Words, fields_beside
from carteado.kit.text.filling import SIGNS
from carteado.kit.text.phrases import Table, variants

LANGUAGES = ("en", "pt")
SHARED = {"who"}  # fields of shared phrases that this game's words do not have
SAID = {bases.Word, bases.Condition, bases.Value, bases.Duration, bases.Means}


def told() -> Iterator[tuple[str, str, type]]:
    """Yield the section, word and class of every word that has a phrase."""
    for kind in LANGUAGE.kinds.values():
        if isinstance(kind, Words):
            nodes = {word: type(node) for word, node in kind.bare.items()}
            nodes |= {word: fields.word for word, fields in kind.bodies.items()}
            nodes |= {fields_beside(wrapper)[0].name: wrapper for wrapper in kind.around}
            yield from ((section(node), word, node) for word, node in nodes.items() if section(node))


def section(word: type) -> str:
    return next((WordTeller.sections[base] for base in SAID if issubclass(word, base)), "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_phrase_whose_blanks_and_tests_are_its_fields(lang: str) -> None:
    phrases = phrases_of(lang)
    for place, word, node in told():
        if word not in ("compare", "number"):
            check(phrases.words[place], word, node, set(phrases.names["verbs"]))


def check(table: Table, word: str, node: type, verbs: set[str]) -> None:
    fields = {field.name for field in fields_of(node)}
    computed = {name.removeprefix("blank_") for name in dir(WordTeller) if name.startswith("blank_")} | verbs
    for phrase in variants(table[word]):
        assert {part.name for part in phrase.parts if part.name} <= fields | computed, word
        for test in phrase.tests:
            sign = next((sign for sign in SIGNS if sign in test), " ")
            assert test.partition(sign)[0] in fields | SHARED, (word, test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stat_rule_and_cost_has_words(lang: str) -> None:
    phrases = phrases_of(lang)
    attributes = set(phrases.names["WhichAttribute"])
    assert set(STATS) - attributes <= set(phrases.names["stats"])
    assert set(RULES) - phrases.words["changes"].keys() == set(phrases.names["rules"])
    assert set(COSTS) == set(phrases.words["costs"]) | set(phrases.names["resources"])
    assert set(HANDLING) <= set(phrases.words["operations"])
