"""Every word of a card language has a phrase in both languages, and its blanks and tests name its fields."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.games.duel.language import text as duel
from carteado.games.duel.language.blanks import BLANKS
from carteado.games.heroes.language import text as heroes
from phrasing import check_phrases, check_same_words

COMPUTED = [
    (duel, {"gains", "place", "there", "who", *BLANKS}),
    (heroes, {"each", "gifts", "immunities", "onto", "who"}),
]


@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize(("game", "computed"), COMPUTED, ids=["duel", "heroes"])
def test_every_word_has_a_phrase_whose_blanks_and_tests_are_its_fields(
    game: Any, computed: set[str], lang: str
) -> None:
    check_phrases(game.phrases_of(lang), game.LANGUAGE, game.CardTeller, computed)


@pytest.mark.parametrize("game", [duel, heroes], ids=["duel", "heroes"])
def test_both_languages_say_the_same_words(game: Any) -> None:
    check_same_words(game.phrases_of("en"), game.phrases_of("pt"))
