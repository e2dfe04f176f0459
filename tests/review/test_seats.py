"""Reviews of whole records of every game."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.errors import Illegal, Invalid
from carteado.core.rng import seeded
from carteado.games import names
from carteado.match.match import Match
from carteado.match.play import play
from carteado.match.record import make_record, replay
from carteado.review.choices import choices
from carteado.review.judge import Judge
from carteado.review.seats import count_choices, review_seat, reviewed_seats
from carteado.texts import LANGUAGES, Speaker

FEW = 8


@pytest.mark.parametrize("id", names())
def test_the_record_of_every_game_can_be_reviewed(id: str) -> None:
    game = carteado.load(id)
    seats = game.modes[0].seats[0]
    match = replay(make_record(play(id, ["random"] * seats, seed=1)))
    told: list[int] = []
    found = review_seat(match, 0, Judge(game, FEW), told.append)
    assert sum(told) == count_choices(match, [0]) == len(found.points) - 1
    assert all(0.0 <= point.chance.value <= 1.0 for point in found.points)
    assert found.points[-1].chance.value == found.score
    for lang in LANGUAGES:
        say = Speaker.of(game, lang, [f"Seat {seat}" for seat in range(seats)])
        for mistake in found.mistakes:
            assert say.say(mistake.taken.words) != say.say(mistake.better.words)


def test_only_decisions_with_something_to_choose_are_judged() -> None:
    match = play("duel", ["random", "random"], seed=2)
    for choice in choices(match, 1):
        assert choice.seat == 1
        assert len(choice.actions) > 1
        assert choice.taken in choice.actions


def test_conceding_is_no_choice_to_judge() -> None:
    game = carteado.load("duel")
    match = Match(game, game.setup(seats=2), seed=1)
    decision = match.state.decision
    assert decision is not None
    concession = match.state.concession()
    assert concession is not None
    match.accept(concession)
    assert match.over
    assert list(choices(match, decision.seat)) == []


def test_the_seats_of_people_are_reviewed_unless_one_is_named() -> None:
    match = play("naipes", ["random", "random"], seed=1)
    assert reviewed_seats(match, None) == [0, 1]
    match.players[1] = "human"
    assert reviewed_seats(match, None) == [1]
    assert reviewed_seats(match, 0) == [0]
    with pytest.raises(Invalid, match="no-such-seat"):
        reviewed_seats(match, 2)


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    game = carteado.load("naipes")
    match = Match(game, game.setup(seats=2), seed=1)
    match.accept(match.state.legal()[seeded(1).below(2)])
    with pytest.raises(Illegal, match="match-unfinished"):
        reviewed_seats(match, None)
