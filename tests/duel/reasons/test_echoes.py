"""At the questions that cards of another set ask, an attempt has a reason against it exactly when it is not legal."""

from __future__ import annotations

import pytest

from duel.test_echoes_laws import QUESTIONS, SEEDS, dealt
from example_sets import check_reasons, walk


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_is_allowed_or_explained_whatever_is_hidden(seed: int) -> None:
    check_reasons(walk(dealt(seed), seed), QUESTIONS, every=20, seed=seed)
