"""Every word of the card language has a phrase in both languages, and its blanks and tests name its fields."""

from __future__ import annotations

import pytest

from carteado.games.heroes.board import TOKENS
from carteado.games.heroes.language.text import CardTeller, phrases_of
from carteado.games.heroes.language.words import LANGUAGE, PLAYERS, SUBJECTS
from phrasing import check_phrases, check_same_words

COMPUTED = {"given", "who"}


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_word_has_a_phrase_whose_blanks_and_tests_are_its_fields(lang: str) -> None:
    check_phrases(phrases_of(lang), LANGUAGE, CardTeller, COMPUTED)


def test_both_languages_say_the_same_words() -> None:
    check_same_words(phrases_of("en"), phrases_of("pt"))


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_event_player_and_token_is_named(lang: str) -> None:
    phrases = phrases_of(lang)
    assert set(phrases.words["events"]) == set(SUBJECTS)
    assert set(phrases.names["players"]) >= {word for word in PLAYERS if not word.startswith("t")}
    assert set(phrases.names["WhichToken"]) == set(TOKENS)
