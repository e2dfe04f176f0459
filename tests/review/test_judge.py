"""What a decision was worth: exactly where siege is solved, else by search, and always from what its seat knew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carteado
from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Perspective
from carteado.core.rng import seeded
from carteado.games.siege.solver.perfect import event_cards
from carteado.games.siege.solver.rules import Rules
from carteado.games.siege.solver.table import FORMAT, Header, table_path, write_table
from carteado.match.match import Match
from carteado.match.play import play
from carteado.review.choices import Choice, choices
from carteado.review.judge import Judge
from carteado.review.playing_on import play_a_round
from carteado.review.seats import review_seat

SIEGE = carteado.load("siege")
NAIPES = carteado.load("naipes")
LAST_TURN = {"day": 3, "card": 1, "deck": [], "ap": 1}
NO_MORALE = {**LAST_TURN, "morale": 0, "supplies": 2}
AT_THE_WALL = {**LAST_TURN, "morale": 2, "supplies": 2, "ladders": 0, "ram": 0}


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table without a block: enough for the last turn of all, after which there is nothing to look up."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    rules = Rules.read(SIEGE.presets["official"], event_cards())
    folder = tmp_path / "carteado" / "siege"
    write_table(table_path(rules, folder), Header(FORMAT, rules.flags, 0.5, 1.0, ()), [])


def choice_of(position: dict[str, Any], taken: str) -> Choice:
    state = SIEGE.position(position)
    return Choice(0, 0, state, Perspective(state, 0).legal(), SIEGE.parse(taken))


@pytest.mark.parametrize(
    ("position", "taken", "loss"),
    [
        (NO_MORALE, "rally", 0.0),
        (NO_MORALE, "end_turn", 2 / 6),
        (AT_THE_WALL, "close_combat", 0.0),
    ],
)
@pytest.mark.usefixtures("solved")
def test_a_blunder_on_the_last_turn_of_a_siege_costs_its_exact_chance(
    position: dict[str, Any], taken: str, loss: float
) -> None:
    found = Judge(SIEGE).judge(choice_of(position, taken))
    assert found.exact
    assert found.loss.value == pytest.approx(loss)
    assert found.loss.error == found.chance.error == 0.0


@pytest.mark.usefixtures("solved")
def test_the_chance_is_that_of_the_best_action() -> None:
    found = Judge(SIEGE).judge(choice_of(NO_MORALE, "end_turn"))
    assert SIEGE.action_text(found.best) == "rally"
    assert found.chance.value == pytest.approx(2 / 6)


def test_without_a_table_siege_is_judged_by_search_and_says_so() -> None:
    found = Judge(SIEGE, 300).judge(choice_of(NO_MORALE, "end_turn"))
    assert not found.exact
    assert SIEGE.action_text(found.best) == "rally"
    assert abs(found.loss.value - 2 / 6) < 3 * found.loss.error


@pytest.mark.usefixtures("solved")
def test_knowing_all_a_siege_is_searched_because_its_table_does_not_know_the_deck() -> None:
    assert not Judge(SIEGE, 60, knowing=True).judge(choice_of(NO_MORALE, "rally")).exact


def blundered(seed: int, number: int, blunder: str) -> Match:
    """A match of naipes in which the first seat plays this instead of what it had played there."""
    match = play("naipes", ["greedy", "greedy"], seed=seed)
    again = match.again()
    for action in match.actions[:number]:
        again.accept(action)
    again.accept(NAIPES.parse(blunder))
    play_out(again.state, [make_bot(NAIPES, "greedy:2", seeded(1)) for _ in (0, 1)], accept=again.accept)
    return again


def test_a_blunder_that_throws_a_won_match_of_naipes_away_is_found() -> None:
    match = blundered(seed=2, number=65, blunder="pass")
    found = review_seat(match, 0, Judge(NAIPES, 120))
    assert found.score == 0.0
    mistake = found.mistakes[-1]
    assert (mistake.number, mistake.taken.text, mistake.grave) == (65, "pass", True)
    assert mistake.loss.value == pytest.approx(1.0)
    assert any(turn.number == 65 and turn.own for turn in found.turns)


def test_a_review_gives_the_same_twice() -> None:
    match = play("naipes", ["random", "greedy"], seed=4)
    assert review_seat(match, 0, Judge(NAIPES, 30)) == review_seat(match, 0, Judge(NAIPES, 30))


@pytest.mark.parametrize("game", ["naipes", "duel", "heroes", "apotheosis"])
def test_what_a_seat_could_not_see_has_no_part_in_its_review(game: str) -> None:
    """The same table with other hidden cards is judged the same; knowing all, it is not."""
    match = play(game, ["random", "random"], seed=1)
    rules = carteado.load(game)
    judged = list(choices(match, 0))[3:12:4]
    for choice in judged:
        other = choice.state.clone()
        other.determinize(0, seeded(99))
        assert Judge(rules, 16).judge(choice) == Judge(rules, 16).judge(choice._replace(state=other))


def test_knowing_all_sees_the_cards_that_were_hidden() -> None:
    match = play("naipes", ["random", "random"], seed=1)
    differing = 0
    for choice in list(choices(match, 0))[:6]:
        other = choice.state.clone()
        other.determinize(0, seeded(99))
        seen = Judge(NAIPES, 16, knowing=True).judge(choice)
        differing += seen != Judge(NAIPES, 16, knowing=True).judge(choice._replace(state=other))
    assert differing


def test_judging_changes_nothing() -> None:
    choice = next(choices(play("duel", ["random", "random"], seed=1), 0))
    before = choice.state.digest()
    Judge(carteado.load("duel"), 16).judge(choice)
    assert choice.state.digest() == before


def test_a_round_played_on_gives_every_seat_a_turn() -> None:
    choice = list(choices(play("duel", ["greedy", "greedy"], seed=1), 0))[10]
    world = choice.state.clone()
    world.determinize(0, seeded(1))
    turn = world.view(None)["turn"]
    value = play_a_round(world, 0, world.whose_turn())
    assert world.view(None)["turn"] == turn + 2
    assert 0.0 < value < 1.0
