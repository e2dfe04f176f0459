"""PettingZoo's own tests on every game and mode, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from carteado.core.errors import Illegal
from carteado.env.zoo import CardTable, env
from carteado.laws.cases import Case, all_cases


def made(case: Case) -> CardTable:
    return env(case.id, mode=case.mode, seats=case.seats, options={"preset": case.preset})


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_it_passes_the_tests_of_pettingzoo(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its remarks on unusual but allowed shapes
        api_test(made(case), num_cycles=60)
        seed_test(lambda: made(case), num_cycles=20)


def played(table: CardTable, seed: int) -> list[tuple[str, int]]:
    """A random game; returns who did what."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    done = []
    for agent in table.agent_iter():
        observation, _, termination, truncation, _ = table.last()
        if termination or truncation:
            table.step(None)
            continue
        assert observation is not None
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        table.step(action)
    return done


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(env("naipes"), 4) == played(env("naipes"), 4)
    assert played(env("naipes"), 4) != played(env("naipes"), 5)


def test_rewards_are_the_outcome() -> None:
    table = env("naipes")
    table.reset(seed=2)
    rng = np.random.default_rng(2)
    while not any(table.terminations.values()):
        table.step(int(rng.choice(list(table.numbered))))
    outcome = table.table.outcome()
    assert outcome is not None
    assert table.rewards == {f"seat_{seat}": 2 * score - 1 for seat, score in enumerate(outcome.scores)}


def test_whoever_is_not_asked_may_do_nothing() -> None:
    table = env("naipes")
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    assert table.observe(table.agent_selection)["action_mask"].any()


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = env("siege")
    table.reset(seed=1)
    before: dict[str, Any] = table.table.save()
    wrong = next(number for number in range(2048) if number not in table.numbered)
    with pytest.raises(Illegal) as refused:
        table.step(wrong)
    assert refused.value.code == "env-illegal-number"
    assert table.table.save() == before


def test_the_plain_observation_is_the_view_and_the_plain_actions_are_typed_words() -> None:
    table = env("naipes")
    table.reset(seed=1)
    asked = table.agent_selection
    assert table.plain(asked) == table.table.view(table.seat_of[asked])
    assert sorted(table.plain_actions().values()) == sorted(
        table.game.action_text(action) for action in table.table.legal()
    )
