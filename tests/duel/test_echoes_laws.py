"""The laws of states, actions, information and declarations hold in whole games with the cards of the example set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest

from carteado.core.rng import Rng, seeded
from carteado.games.duel.rules.setup import deal
from carteado.games.duel.state import DuelState
from carteado.texts import Speaker
from duel.board import A, B, DuelTable
from duel.echoes import check, echoes, game
from laws.cases import pick

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


def walk(seed: int) -> Iterator[DuelState]:
    """The states of a random game, each at a decision."""
    state, rng = dealt(seed), seeded(-1 - seed)
    while state.decision is not None:
        yield state
        state.apply(pick(state.legal(), rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_at_every_question_of_a_card(seed: int) -> None:
    asked = set()
    for number, state in enumerate(walk(seed)):
        assert state.decision is not None
        if state.decision.kind in QUESTIONS or number % 20 == 0:
            table = DuelTable(game())
            table.state = state
            check(table)
            asked.add(state.decision.kind)
    assert len(asked & QUESTIONS) > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_events_are_as_declared(seed: int) -> None:
    looking = cycle((None, A, B))
    last = None
    for state in walk(seed):
        view = state.view(next(looking))
        assert msgspec.convert(view, game().view_type, strict=True) == view
        last = state
    assert last is not None
    assert last.events is not None
    for event in last.events:
        for heard in (event.whole(), *(event.heard_by(seat) for seat in (None, A, B))):
            told = msgspec.convert(heard, game().event_type, strict=True)
            assert msgspec.to_builtins(told) == heard


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_everything_is_said_in_both_languages(lang: str) -> None:
    """Events, actions, tables and questions, with the names of the set's cards."""
    made = game()
    say = Speaker(lang, made.folder / "texts", names=["Ana", "Bia"])
    say.learn(made.card_messages(lang), "echoes")
    said = set()
    for seed in SEEDS:
        for number, state in enumerate(walk(seed)):
            assert state.decision is not None
            assert state.events is not None
            kind = state.decision.kind
            if kind in QUESTIONS or number % 20 == 0:
                view = state.view(state.decision.seat)
                messages = [made.action_words(action, view) for action in state.legal()]
                messages += [*made.question_words(view), *made.table_words(view)]
                said |= {say.say(message) for message in messages} | {say(f"duel-prompt-{kind}")}
            said |= {say.say(made.event_words(event.whole())) for event in state.events}
            state.events.clear()
    assert not [text for text in said if "{" in text or "\n\n" in text]
