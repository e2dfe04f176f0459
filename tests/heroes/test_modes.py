"""HEROES-20.1 to 20.5 and 20.8: Traditional, Arena and Teams."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, P3, accepts, deal, end_turn, fight, lay, pass_slots, resolve, targets
from heroes.characters import hp, tokens
from heroes.looking import eliminated, hand, knockouts, order, sides
from table import asked, deck, do, legal, player, round_number, scores, turn, winners

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
BEATEN = {"team": [DYING], "dead": FALLEN}


@pytest.mark.rule("HEROES-20.1")
def test_traditional_is_for_two() -> None:
    assert [seats for seats in range(1, 7) if accepts("traditional", seats)] == [2]
    assert sides(deal()) == [0, 1]


@pytest.mark.rule("HEROES-20.2", "HEROES-R87")
def test_arena_is_for_three() -> None:
    assert [seats for seats in range(1, 8) if accepts("arena", seats)] == [3]
    assert sides(deal(mode="arena", seats=3)) == [0, 1, 2]


@pytest.mark.rule("HEROES-20.2", "HEROES-20.8", "HEROES-29.2", "HEROES-R87")
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_the_option_arena_players(players: int) -> None:
    assert [seats for seats in range(1, 8) if accepts("arena", seats, arena_players=players)] == [players]


@pytest.mark.rule("HEROES-20.2", "HEROES-1.4")
def test_in_the_arena_everybody_else_is_an_enemy() -> None:
    table = fight({"team": [{"card": "C20", "energy": 3}, "C03"]}, {"team": ["C16"]}, {"team": ["C10"]}, mode="arena")
    assert order(table) == ["C20", "C03", "C16", "C10"], "all characters of all players; ties in turn order"
    do(table, "use C20 a1")
    assert [hp(table, card) for card in ("C03", "C16", "C10")] == ["6/0", "8/1", "8/0"]


@pytest.mark.rule("HEROES-20.2", "HEROES-1.8")
def test_turns_skip_those_who_are_out() -> None:
    table = lay({"team": ["C04"]}, {"eliminated": 1}, {"team": ["C10"]}, mode="arena", turn=7)
    assert turn(table) == (7, P0)
    end_turn(table)
    assert turn(table) == (8, P2)
    end_turn(table)
    assert turn(table) == (9, P0)


@pytest.mark.rule("HEROES-20.3")
def test_an_opponent_is_any_who_is_not_eliminated() -> None:
    """Syndicate Job: with two opponents one is chosen, with one left nobody is asked."""
    worker = {"team": [{"card": "C26", "energy": 1, "actions": ["A39"]}]}
    rivals = [{"team": ["C04"], "hand": ["S01"]}, {"team": ["C10"], "hand": ["S02"]}]
    table = fight(worker, *rivals, mode="arena")
    do(table, "use A39")
    assert (asked(table), legal(table)) == ((P0, "opponent"), ["opponent 1", "opponent 2"])
    do(table, "opponent 2")
    assert (hand(table, P1), hand(table, P2), deck(table, P2)) == (["S01"], [], ["S02"])
    alone = fight(worker, {"eliminated": 1}, rivals[1], mode="arena")
    do(alone, "use A39")
    assert hand(alone, P2) == []


@pytest.mark.rule("HEROES-20.4", "HEROES-20.8", "HEROES-R86", "HEROES-R112")
def test_teams_need_an_even_number_of_at_least_four() -> None:
    assert [seats for seats in range(1, 10) if accepts("teams", seats)] == [4, 6, 8]


@pytest.mark.rule("HEROES-20.4", "HEROES-R86")
@pytest.mark.parametrize(("seats", "expected"), [(4, [0, 1, 0, 1]), (6, [0, 1, 0, 1, 0, 1]), (8, [0, 1] * 4)])
def test_the_seats_alternate_between_the_teams(seats: int, expected: list[int]) -> None:
    assert sides(deal(mode="teams", seats=seats)) == expected


@pytest.mark.rule("HEROES-20.4")
def test_there_may_be_more_than_two_teams_but_none_of_one() -> None:
    assert sides(deal(mode="teams", seats=6, team_count=3)) == [0, 1, 2, 0, 1, 2]
    assert [seats for seats in range(1, 10) if accepts("teams", seats, team_count=3)] == [6]
    assert sides(deal(mode="teams", seats=8, team_count=4)) == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [seats for seats in range(1, 10) if accepts("teams", seats, team_count=4)] == [8]


@pytest.mark.rule("HEROES-20.4", "HEROES-20.5", "HEROES-19.4")
def test_of_three_teams_the_last_wins() -> None:
    gone = {"eliminated": 1}
    position: dict[str, Any] = {"mode": "teams", "seats": 6, "options": {"team_count": 3}}
    two_left = resolve(BEATEN, {"team": ["C10"]}, {"team": ["C16"]}, gone, gone, gone, **position)
    assert (scores(two_left), eliminated(two_left)[P0]) == (None, 2)
    one_left = resolve(BEATEN, gone, {"team": ["C16"]}, gone, gone, gone, **position)
    assert winners(one_left) == [2, 5]


@pytest.mark.rule("HEROES-20.5", "HEROES-1.4")
def test_teammates_are_allies() -> None:
    table = fight(
        {"team": [{"card": "C26", "energy": 4}]},
        {"team": ["C10"]},
        {"team": ["C16"]},
        {"team": ["C12"]},
        mode="teams",
        seats=4,
    )
    shot = do(
        fight({"team": ["C26"]}, {"team": ["C10"]}, {"team": ["C16"]}, {"team": ["C12"]}, mode="teams", seats=4),
        "use C26 a3",
    )
    assert targets(shot) == ["C10", "C12"]
    do(table, "use C26 a2")
    assert {card: tokens(table, card) for card in ("C16", "C10", "C12")} == {
        "C16": ["strength", "shield"],
        "C10": [],
        "C12": [],
    }


@pytest.mark.rule("HEROES-20.5", "HEROES-13.5")
def test_a_teammates_taunt_binds_the_enemy_and_no_teammate_is_invisible() -> None:
    team_of_two: list[dict[str, Any]] = [
        {"team": [{"card": "C23", "energy": 1}]},
        {"team": [{"card": "C16", "tokens": ["taunt", "invisibility"]}]},
    ]
    table = fight(team_of_two[0], {"team": ["C26"]}, team_of_two[1], {"team": ["C04"]}, mode="teams", seats=4)
    do(table, "use C26 a3")
    assert hp(table, "C16") == "8/2", "the only one who may be chosen"
    do(table, "use C23 a2")
    assert targets(table) == ["C23", "C16"]


@pytest.mark.rule("HEROES-20.5", "HEROES-23.5", "HEROES-R86")
def test_teammates_share_nothing_but_victory() -> None:
    side = {"team": ["C04"], "hand": ["A22"], "reserve": 2, "equipment": ["Q02"]}
    table = lay(
        side,
        {"team": ["C10"]},
        {"team": ["C16"], "hand": ["A33"], "reserve": 1, "equipment": ["Q04"]},
        {"team": ["C12"]},
        mode="teams",
        seats=4,
    )
    assert legal(table, "allocate") == ["allocate C04", "allocate Q02"]
    assert "A33" not in str(table.view(P0))
    assert "A22" not in str(table.view(P2))
    assert player(table, P2)["reserve"] == 1


@pytest.mark.rule("HEROES-20.5", "HEROES-19.1")
def test_a_player_loses_alone_and_a_team_when_all_are_out() -> None:
    table = resolve(BEATEN, {"team": ["C10"]}, {"team": ["C16"]}, {"team": ["C12"]}, mode="teams", seats=4)
    assert (scores(table), eliminated(table), knockouts(table, P2)) == (None, [1, None, None, None], 0)
    over = resolve(BEATEN, {"team": ["C10"]}, {"eliminated": 1}, {"team": ["C12"]}, mode="teams", seats=4)
    assert scores(over) == [0.0, 1.0, 0.0, 1.0]


@pytest.mark.rule("HEROES-20.5", "HEROES-19.4")
def test_the_last_team_wins_with_its_eliminated_members() -> None:
    table = resolve({"eliminated": 1}, BEATEN, {"team": ["C16"]}, {"eliminated": 2}, mode="teams", seats=4)
    assert scores(table) == [1.0, 0.0, 1.0, 0.0]
    tied = resolve(
        {"eliminated": 1},
        BEATEN,
        {"team": [{**DYING, "card": "C05"}], "dead": FALLEN},
        {"eliminated": 2},
        mode="teams",
        seats=4,
    )
    assert scores(tied) == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.rule("HEROES-20.4", "HEROES-1.6")
def test_in_teams_a_round_is_one_turn_of_each() -> None:
    table = lay(*[{"team": [card]} for card in ("C04", "C10", "C16", "C12")], mode="teams", seats=4, turn=9)
    seen = []
    for _ in range(5):
        seen.append((*turn(table), round_number(table)))
        pass_slots(end_turn(table))
    assert seen == [(9, P0, 3), (10, P1, 3), (11, P2, 3), (12, P3, 3), (13, P0, 4)]
