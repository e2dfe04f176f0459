"""At the questions that cards of another set ask, an attempt has a reason against it exactly when it is not legal."""

from __future__ import annotations

import pytest

from carteado.core.rng import seeded
from duel.test_echoes_laws import QUESTIONS, SEEDS, dealt
from example_sets import questions, walk
from laws.attempts import attempts
from laws.test_information import permuted


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_is_allowed_or_explained_whatever_is_hidden(seed: int) -> None:
    rng = seeded(seed)
    for state, decision in questions(walk(dealt(seed), seed), QUESTIONS, every=20):
        world, allowed = permuted(state, decision.seat, seed), {*state.legal(), state.concession()}
        for action in (*attempts(state, decision.seat, rng), *state.legal()):
            reason = state.explain(action)
            assert (reason is None) == (action in allowed), state.game.action_text(action)
            assert world.explain(action) == reason
            assert reason is not None or world.price(action) == state.price(action)
