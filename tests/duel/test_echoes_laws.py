"""The laws of states, actions, information and declarations hold in whole games with the cards of the example set."""

from __future__ import annotations

import pytest

from carteado.core.rng import Rng, seeded
from carteado.games.duel.rules.setup import deal
from carteado.games.duel.state import DuelState
from duel.board import A, B
from duel.echoes import echoes, game
from example_sets import check_declared, check_questions, check_told, walk

SHARDS = {"EMB-H1": "SHD-E", "TID-H1": "SHD-T", "ROO-H1": "SHD-R", "DUS-H1": "SHD-D"}
QUESTIONS = {"may", "pick", "option", "amount", "mode", "way", "x"}
SEEDS = range(4)


def deck(hero: str, rng: Rng) -> list[str]:
    """Ten shards, and three copies each of ten cards of the set."""
    pool = [card["id"] for card in echoes() if not card.get("token")]
    chosen = [pool.pop(rng.below(len(pool))) for _ in range(10)]
    return [SHARDS[hero]] * 10 + chosen * 3


def dealt(seed: int) -> DuelState:
    """A match of two heroes with cards of the set, at its first question."""
    rng = seeded(seed)
    state = game().empty(game().setup(), seeded(seed))
    state.events = []
    heroes = [list(SHARDS)[(seed + seat) % len(SHARDS)] for seat in (A, B)]
    cards = state.catalog.by_id
    decks = [[cards[id].number for id in deck(hero, rng)] for hero in heroes]
    deal(state, [cards[hero] for hero in heroes], decks)
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_at_every_question_of_a_card(seed: int) -> None:
    assert len(check_questions(walk(dealt(seed), seed), QUESTIONS, every=20)) > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_events_are_as_declared(seed: int) -> None:
    check_declared(walk(dealt(seed), seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("lang", ["en", "pt"])
def test_everything_is_said_in_both_languages(lang: str, seed: int) -> None:
    check_told(dealt(seed), seed, QUESTIONS, lang)
