"""Who plays, by the words of `--seats`."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.rng import seeded
from carteado.match.match import Match
from carteado.match.seats import Players, read_seats


@pytest.mark.parametrize(
    ("text", "count", "players"),
    [
        (None, 1, ["human"]),
        (None, 2, ["human", "bot:search"]),
        ("bot:greedy,human", 2, ["bot:greedy", "human"]),
        ("bot:search:50ms,bot:search:9", 2, ["bot:search:50ms", "bot:search:9"]),
    ],
)
def test_seats_are_people_and_bots(text: str | None, count: int, players: list[str]) -> None:
    assert read_seats(text, count) == players


@pytest.mark.parametrize(("text", "code"), [("human", "seats-wrong-count"), ("human,robot", "seat-unknown")])
def test_bad_seats_are_refused(text: str, code: str) -> None:
    with pytest.raises(carteado.Invalid, match=code):
        read_seats(text, 2)


def test_bots_act_until_a_person_is_asked() -> None:
    game = carteado.load("naipes")
    match = Match(game, game.setup(options={"first_player": 0}), seed=1, players=["bot:random", "human"])
    players = Players(game, match.players, seeded(1))
    players.advance(match)
    assert players.people == [1]
    assert match.state.decision is not None
    assert match.state.decision.seat == 1
    assert match.actors == [0]


def test_bots_alone_play_to_the_end() -> None:
    game = carteado.load("naipes")
    match = Match(game, game.setup(), seed=1, players=["bot:random", "bot:greedy:2"])
    Players(game, match.players, seeded(1)).advance(match)
    assert match.over
