"""The laws of states, actions and information hold in whole games with the cards of the example set."""

from __future__ import annotations

import pytest

from carteado.core.rng import seeded
from carteado.games.heroes.rules.setup import deal
from carteado.games.heroes.state import HeroesState
from example_sets import check_declared, check_questions, check_told, read_cards, walk
from heroes.parallels import FILE, game

QUESTIONS = {"may", "option"}
SEEDS = range(3)
USUAL = {"S01": 8, **dict.fromkeys(["C01", "C02", "C03", "C04"], 1)}


def dealt(seed: int) -> HeroesState:
    """A game of two with three copies of each card of the set, at its first question."""
    made = game()
    state = made.empty(made.setup(), seeded(seed))
    state.events = []
    own = [card["id"] for card in read_cards(FILE) if card.get("subtype") != "mob"]
    deal(state, [{**dict.fromkeys(own, 3), **USUAL}] * 2, "M80")
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_at_every_question_of_a_card(seed: int) -> None:
    assert check_questions(walk(dealt(seed), seed), QUESTIONS, every=40) == QUESTIONS


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_events_are_as_declared(seed: int) -> None:
    check_declared(walk(dealt(seed), seed))


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_everything_is_said_in_both_languages(lang: str) -> None:
    check_told(dealt(0), 0, QUESTIONS, lang)
