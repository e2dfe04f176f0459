"""The laws of states, actions and information hold in whole games with the cards of the example set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest

from carteado.core.rng import seeded
from carteado.games.heroes.rules.setup import deal
from carteado.games.heroes.state import HeroesState
from carteado.texts import Speaker
from heroes.arena import HeroesTable
from heroes.parallels import check, game, parallels
from laws.cases import pick

QUESTIONS = {"may", "option"}
SEEDS = range(3)
USUAL = {"S01": 8, **dict.fromkeys(["C01", "C02", "C03", "C04"], 1)}


def dealt(seed: int) -> HeroesState:
    """A game of two with three copies of each card of the set, at its first question."""
    made = game()
    state = made.empty(made.setup(), seeded(seed))
    state.events = []
    own = [card["id"] for card in parallels() if card.get("subtype") != "mob"]
    deal(state, [{**dict.fromkeys(own, 3), **USUAL}] * 2, "M80")
    return state


def walk(seed: int) -> Iterator[HeroesState]:
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
        if state.decision.kind in QUESTIONS or number % 40 == 0:
            table = HeroesTable(game())
            table.state = state
            check(table)
            asked.add(state.decision.kind)
    assert asked >= QUESTIONS


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_events_are_as_declared(seed: int) -> None:
    looking = cycle((None, 0, 1))
    last = None
    for state in walk(seed):
        view = state.view(next(looking))
        assert msgspec.convert(view, game().view_type, strict=True) == view
        last = state
    assert last is not None
    assert last.events is not None
    for event in last.events:
        for heard in (event.whole(), *(event.heard_by(seat) for seat in (None, 0, 1))):
            told = msgspec.convert(heard, game().event_type, strict=True)
            assert msgspec.to_builtins(told) == heard


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_everything_is_said_in_both_languages(lang: str) -> None:
    """Events, actions, tables and questions, with the names of the set's cards."""
    made = game()
    say = Speaker(lang, made.folder / "texts", names=["Ana", "Bia"])
    say.learn(made.card_messages(lang), "parallels")
    said = set()
    for number, state in enumerate(walk(0)):
        assert state.decision is not None
        assert state.events is not None
        kind = state.decision.kind
        if kind in QUESTIONS or number % 20 == 0:
            view = state.view(state.decision.seat)
            messages = [made.action_words(action, view) for action in state.legal()]
            messages += [*made.question_words(view), *made.table_words(view)]
            said |= {say.say(message) for message in messages} | {say(f"heroes-prompt-{kind}")}
        said |= {say.say(made.event_words(event.whole())) for event in state.events}
        state.events.clear()
    assert not [text for text in said if "{" in text or "\n\n" in text]
