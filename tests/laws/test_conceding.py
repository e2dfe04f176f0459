"""Conceding, where the rules allow it: legal for whoever is asked, listed only by an option, never chosen by a bot."""

from __future__ import annotations

import pytest

import carteado
from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.rng import seeded
from carteado.core.state import State
from carteado.laws.cases import Case, all_cases, walk

EVERYWHERE = [case for case in all_cases() if case.id in ("duel", "heroes")]
TWO_SEATS = [case for case in EVERYWHERE if case.seats == 2 and case.mode != "challengers"]
NOWHERE = [case for case in all_cases() if case.id in ("siege", "naipes")]


def conceded(state: State) -> State:
    """Return the state after whoever is asked has conceded."""
    after = state.clone()
    action = state.concession()
    assert action is not None
    after.apply(action)
    return after


@pytest.mark.rule("DUEL-15.3", "HEROES-19.3")
@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_whoever_decides_may_concede_at_every_table(table: Case) -> None:
    """It is not listed, and after it that seat is asked no more."""
    for state in walk(table, 1):
        if state.decision is None:
            assert state.concession() is None
            continue
        assert state.concession() not in state.legal()
        after = conceded(state)
        assert after.decision is None or after.decision.seat != state.decision.seat


@pytest.mark.rule("DUEL-15.3", "HEROES-19.3")
@pytest.mark.parametrize("table", TWO_SEATS, ids=str)
def test_who_concedes_loses(table: Case) -> None:
    state = table.deal(1)
    assert state.decision is not None
    outcome = conceded(state).outcome()
    assert outcome is not None
    assert outcome.winners == [1 - state.decision.seat]


@pytest.mark.rule("APOTHEOSIS-9.14")
def test_in_apotheosis_one_concedes_in_the_main_phase() -> None:
    game = carteado.load("apotheosis")
    outcome = conceded(game.position({})).outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert game.position({"at": "mulligan"}).concession() is None


@pytest.mark.parametrize("table", NOWHERE, ids=str)
def test_where_the_rules_know_no_conceding_there_is_none(table: Case) -> None:
    assert table.deal(1).concession() is None


@pytest.mark.parametrize(("id", "listed"), [("duel", True), ("heroes", "on"), ("apotheosis", True)])
def test_where_conceding_is_listed_it_comes_last_and_bots_are_not_offered_it(id: str, listed: object) -> None:
    state = carteado.load(id).new(seed=1, options={"concede": listed})
    rng = seeded(1)
    met = 0
    while state.decision is not None:
        concession, offered = state.concession(), Perspective(state, state.decision.seat).legal()
        if concession is not None:
            met += 1
            assert state.legal() == (*offered, concession)
        assert concession not in offered
        state.apply(offered[rng.below(len(offered))])
    assert met > 20


@pytest.mark.parametrize("table", TWO_SEATS, ids=str)
def test_a_bot_does_not_concede_where_it_is_listed(table: Case) -> None:
    on = {"duel": True, "heroes": "on"}[table.id]
    state = table.game.new(seed=1, seats=table.seats, mode=table.mode, options={"concede": on})
    assert state.decision is not None
    seen = Perspective(state, state.decision.seat)
    bot = make_bot(table.game, "random", seeded(1))
    assert state.concession() in state.legal()
    assert state.concession() not in {bot.choose(seen) for _ in range(200)}
