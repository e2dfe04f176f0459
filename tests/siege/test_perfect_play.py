"""The value of perfect play: stated in the rulebook, worked out anew and played by `make soak`."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

import carteado
from carteado.bots.playing import play_out
from carteado.games.siege.solver.perfect import PerfectBot, event_cards
from carteado.laws.cases import SOAK
from carteado.texts.book import rulebook

STATED = {"official": 0.869125, "digest": 0.789157}
GAMES = 2000


@pytest.mark.parametrize("preset", STATED)
def test_the_rulebook_states_it_in_both_languages(preset: str) -> None:
    assert f"{STATED[preset]}" in rulebook(carteado.load("siege"), "en")
    assert f"{STATED[preset]}".replace(".", ",") in rulebook(carteado.load("siege"), "pt")


@pytest.mark.skipif(not SOAK, reason="solving takes minutes: make soak")
@pytest.mark.parametrize("preset", STATED)
def test_perfect_wins_as_often_as_its_table_says(preset: str, tmp_path: Path) -> None:
    from carteado.games.siege.solver.build import build_table

    siege = carteado.load("siege")
    options = {"preset": preset}
    value = build_table(siege.read_options(options), event_cards(), tmp_path).value
    assert value == pytest.approx(STATED[preset], abs=5e-7)
    won = 0.0
    for seed in range(GAMES):
        state = siege.new(seed=seed, options=options)
        play_out(state, [PerfectBot(tmp_path)])
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.scores[0]
    assert abs(won / GAMES - value) < 2.6 * sqrt(value * (1 - value) / GAMES)
