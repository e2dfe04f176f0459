"""The benchmark: every game and every mode is measured, and the tables say so."""

from __future__ import annotations

import pytest

from carteado.games import load, names
from carteado.lab.bench import measure_all, measure_modes
from carteado.terminal.benchmarks import MEASURES, show
from carteado.texts import LANGUAGES, Speaker

LITTLE = 0.001


def test_every_game_is_measured_beside_the_baseline() -> None:
    measured = measure_all(LITTLE)
    assert measured["baseline_us"] > 0
    assert list(measured["games"]) == list(names())
    for game in measured["games"].values():
        assert game.keys() == MEASURES.keys()
        assert all(value > 0 for value in game.values())


def test_every_mode_and_number_of_players_is_measured() -> None:
    measured = measure_modes(LITTLE)
    ways = [(game, mode.name, seats) for game in names() for mode in load(game).modes for seats in mode.seats]
    several = [way for way in ways if sum(way[0] == other[0] for other in ways) > 1]
    assert [(one["game"], one["mode"], one["seats"]) for one in measured] == several
    assert ("apotheosis", "encounter", 4) in several
    assert all(one["us_per_decision"] > 0 for one in measured)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_tables_are_shown(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Speaker(lang)
    play = {"us_per_decision": 8.0, "games_per_second": 50.0, "us_per_clone": 4.0, "searches_per_second": 9.0}
    slow = {"us_per_decision": 96.0, "games_per_second": 5.0, "us_per_clone": 12.0, "searches_per_second": 1.0}
    mode = {"game": "apotheosis", "mode": "encounter", "seats": 4, "us_per_decision": 15.0}
    show(
        {
            "compiled": {"baseline_us": 60.0, "games": {"apotheosis": play}},
            "interpreted": {"baseline_us": 60.0, "games": {"apotheosis": slow}},
            "modes": [mode],
        },
        say,
    )
    shown = capsys.readouterr().out
    assert say("bench-title") in shown
    assert say("bench-modes-title") in shown
    assert f"{say.number(12, 1)}x" in shown, "interpreted against compiled, per decision"
    assert "250" in shown, "15 us are 250 rounds of a loop of 60 us a thousand"
