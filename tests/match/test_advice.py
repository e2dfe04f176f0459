"""Advice: the best action, why, and what would follow it, from what the seat knows alone."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.laws.cases import permuted
from carteado.match.advice import advise, plan, thumb_rule
from carteado.texts import LANGUAGES, Speaker

ADVISER = "search:60"
GAMES = ["naipes", "duel"]


def table(id: str, decisions: int) -> State:
    """A table after so many decisions of greedy bots."""
    game = carteado.load(id)
    state = game.new(seed=3)
    bots = [carteado.make_bot(game, "greedy:1", seeded(seat)) for seat in range(state.setup.seats)]
    for _ in range(decisions):
        assert state.decision is not None
        seat = state.decision.seat
        state.apply(bots[seat].choose(carteado.Perspective(state, seat)))
    return state


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("decisions", [9, 25])
def test_advice_judges_every_action_and_is_the_same_whatever_is_hidden(id: str, decisions: int) -> None:
    state = table(id, decisions)
    assert state.decision is not None
    seat, before = state.decision.seat, state.digest()
    advice = advise(state, seat, seeded(1), ADVISER)
    assert advice is not None
    assert set(advice.worths) == set(carteado.Perspective(state, seat).legal())
    assert list(advice.worths.values()) == sorted(advice.worths.values(), reverse=True)
    assert advise(permuted(state, seat, 5), seat, seeded(1), ADVISER) == advice
    assert state.digest() == before


def test_a_plan_ends_where_hidden_cards_decide() -> None:
    """The effect of the ace of diamonds shows cards of the deck: which of them is taken nobody can say before."""
    naipes = carteado.load("naipes")
    state = naipes.position({"hands": [["AD", "6S"], ["7S"]], "deck": ["..."], "main": 0, "add": 2})

    def follow(world: State, _: Action) -> Action:
        return world.legal()[0]

    steps = [*plan(state, 0, naipes.parse("commander AD"), follow, seeded(1))]
    assert [Speaker.of(naipes, "en").say(step) for step in steps] == ["look at the top of the deck"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_kind_of_action_has_a_rule_of_thumb(id: str, lang: str) -> None:
    game = carteado.load(id)
    say = Speaker.of(game, lang)
    kinds = [form.name for form in game.grammar.forms if form.name != "concede"]
    assert [kind for kind in kinds if not say.knows(f"{id}-coach-{kind.replace('_', '-')}")] == []


def test_a_rule_of_thumb_is_found_by_the_verb() -> None:
    siege = carteado.load("siege")
    assert thumb_rule(siege, siege.parse("boiling_water ram")) == "siege-coach-boiling-water"
