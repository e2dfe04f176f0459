"""The language says every idea of tests/heroes/ideas.yaml: each has a card that is told and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.texts import LANGUAGES
from example_sets import check_state, read_ideas, walk
from heroes.cards.test_mutants import table_with
from heroes.parallels import game

IDEAS = read_ideas(Path(__file__).parent / "ideas.yaml")
CARDS = sorted({card for cards in IDEAS.values() for card in cards})
STEPS = 25


@pytest.mark.parametrize("id", CARDS)
def test_a_card_of_the_file_is_told_and_played(id: str) -> None:
    for lang in LANGUAGES:
        told = game().card_text(id, lang)
        assert told.endswith((".", ")")), told
        assert "{" not in told
    state = game().position({**table_with(dict(game().card_data()[id])), "seed": 5})
    for number, now in enumerate(walk(state, 5)):
        if number % 8 == 0:
            check_state(now)
        if number > STEPS:
            break
