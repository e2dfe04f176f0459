"""At the questions that cards of another set ask, an attempt has a reason against it exactly when it is not legal."""

from __future__ import annotations

import pytest

from example_sets import check_reasons, walk
from heroes.test_parallels_laws import QUESTIONS, SEEDS, dealt


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_is_allowed_or_explained_whatever_is_hidden(seed: int) -> None:
    check_reasons(walk(dealt(seed), seed), QUESTIONS, every=20, seed=seed)
