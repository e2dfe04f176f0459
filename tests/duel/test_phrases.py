"""Every word of the card language has a phrase in both languages, and its blanks and tests name its fields."""

from __future__ import annotations

import pytest

from carteado.games.duel.language.blanks import BLANKS
from carteado.games.duel.language.text import CardTeller, phrases_of
from carteado.games.duel.language.words import LANGUAGE, SUBJECTS
from phrasing import check_phrases, check_same_words

COMPUTED = {"gains", "place", "who", *BLANKS}


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_word_has_a_phrase_whose_blanks_and_tests_are_its_fields(lang: str) -> None:
    check_phrases(phrases_of(lang), LANGUAGE, CardTeller, COMPUTED)


def test_both_languages_say_the_same_words() -> None:
    check_same_words(phrases_of("en"), phrases_of("pt"))


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_event_has_a_phrase(lang: str) -> None:
    assert set(phrases_of(lang).words["events"]) == {*SUBJECTS, "played"}
