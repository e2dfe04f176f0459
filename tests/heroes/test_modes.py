"""HEROES-20: Traditional, Arena, Teams and Mixed."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from heroes.arena import (
    P0,
    P1,
    P2,
    P3,
    asked,
    dead,
    deal,
    deck,
    do,
    eliminated,
    end_turn,
    fight,
    hand,
    hp,
    knockouts,
    lay,
    legal,
    order,
    pass_slots,
    player,
    resolve,
    round_number,
    scores,
    targets,
    team,
    tokens,
    turn,
)
from table import Table

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
BEATEN = {"team": [DYING], "dead": FALLEN}


def accepts(mode: str, seats: int, **options: Any) -> bool:
    """Whether a game of that mode can be played by so many."""
    try:
        carteado.load("heroes").new(seed=1, mode=mode, seats=seats, options=options)
    except carteado.Refusal as refused:
        assert isinstance(refused, carteado.Invalid)
        return False
    return True


def winners(table: Table) -> list[int]:
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome.winners


def sides(table: Table) -> list[int]:
    """The team of every seat."""
    return [seen["side"] for seen in table.view(None)["players"]]


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


@pytest.mark.rule("HEROES-20.4", "HEROES-20.8", "HEROES-R86")
def test_teams_need_an_even_number_of_at_least_four() -> None:
    assert [seats for seats in range(1, 8) if accepts("teams", seats)] == [4, 6]


@pytest.mark.rule("HEROES-20.4", "HEROES-R86")
@pytest.mark.parametrize(("seats", "expected"), [(4, [0, 1, 0, 1]), (6, [0, 1, 0, 1, 0, 1])])
def test_the_seats_alternate_between_the_teams(seats: int, expected: list[int]) -> None:
    assert sides(deal(mode="teams", seats=seats)) == expected


@pytest.mark.rule("HEROES-20.4")
def test_there_may_be_more_than_two_teams_but_none_of_one() -> None:
    assert sides(deal(mode="teams", seats=6, team_count=3)) == [0, 1, 2, 0, 1, 2]
    assert [seats for seats in range(1, 8) if accepts("teams", seats, team_count=3)] == [6]


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


@pytest.mark.rule("HEROES-20.6", "HEROES-R88")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(3, [0, 1, 0]), (4, [0, 1, 0, 1]), (5, [0, 1, 0, 1, 0]), (6, [0, 1, 0, 1, 0, 1])],
)
def test_mixed_begins_with_two_teams_the_larger_first(seats: int, expected: list[int]) -> None:
    table = deal(mode="mixed", seats=seats)
    assert (sides(table), table.view(None)["stage"]) == (expected, 1)


@pytest.mark.rule("HEROES-20.6")
def test_mixed_needs_three() -> None:
    assert [seats for seats in range(1, 8) if accepts("mixed", seats)] == [3, 4, 5, 6]


LIBRARY = ["C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C16", "C17"] * 3


@pytest.mark.rule("HEROES-20.6", "HEROES-20.7", "HEROES-R88")
def test_the_winning_team_goes_on_in_a_fresh_game() -> None:
    """Seat 2 was eliminated in stage 1 and plays the final duel all the same."""
    table = resolve(
        {
            "team": ["C04"],
            "deck": LIBRARY[:-1],
            "hand": ["S01"],
            "sources": ["S02"],
            "equipment": ["Q05"],
            "reserve": 2,
            "dead": ["C01"],
        },
        BEATEN,
        {"eliminated": 1, "dead": [*LIBRARY, "C01", "C02"], "knockouts": 4},
        mode="mixed",
        seats=3,
        event="V09",
        dice=[2],
    )
    view = table.view(None)
    assert (view["stage"], view["turn"], view["round"], view["start"], view["event"]) == (2, 1, 1, P2, None)
    assert [seen["playing"] for seen in view["players"]] == [True, False, True]
    assert (asked(table), scores(table)) == ((P2, "main"), None)
    for seat, total in ((P0, 29 + 6), (P2, 32)):
        assert (team(table, seat), dead(table, seat), knockouts(table, seat)) == ([], [], 0)
        assert len(hand(table, seat)) == 7
        assert len(hand(table, seat)) + len(deck(table, seat)) == total
        assert player(table, seat)["reserve"] == 0


@pytest.mark.rule("HEROES-20.6")
def test_a_winning_team_of_one_wins_it_all() -> None:
    table = resolve({"eliminated": 1}, {"team": ["C16"], "deck": LIBRARY}, BEATEN, mode="mixed", seats=3)
    assert scores(table) == [0.0, 1.0, 0.0]


@pytest.mark.rule("HEROES-20.6")
def test_the_winner_of_the_second_stage_wins_the_whole_game() -> None:
    table = resolve(
        BEATEN,
        {"eliminated": 1},
        {"team": ["C16"]},
        {"eliminated": 2},
        mode="mixed",
        seats=4,
        stage=2,
        turn=5,
        active=P0,
    )
    assert (winners(table), asked(table)) == ([P2], None)


@pytest.mark.rule("HEROES-20.6", "HEROES-20.2")
def test_in_the_second_stage_former_teammates_are_enemies() -> None:
    table = fight(
        {"team": ["C26"]}, {"eliminated": 1}, {"team": ["C16"]}, {"eliminated": 2}, mode="mixed", seats=4, stage=2
    )
    do(table, "use C26 a3")
    assert hp(table, "C16") == "8/2"


@pytest.mark.rule("HEROES-20.7")
def test_after_a_drawn_team_stage_all_the_tied_go_on() -> None:
    beaten = {**BEATEN, "deck": LIBRARY}
    table = resolve(beaten, beaten, {"eliminated": 1, "dead": LIBRARY, "knockouts": 4}, mode="mixed", seats=3, dice=[1])
    assert [seen["playing"] for seen in table.view(None)["players"]] == [True, True, True]
    assert (table.view(None)["stage"], eliminated(table), asked(table)) == (2, [None, None, None], (P0, "main"))


@pytest.mark.rule("HEROES-20.4", "HEROES-1.6")
def test_in_teams_a_round_is_one_turn_of_each() -> None:
    table = lay(*[{"team": [card]} for card in ("C04", "C10", "C16", "C12")], mode="teams", seats=4, turn=9)
    seen = []
    for _ in range(5):
        seen.append((*turn(table), round_number(table)))
        pass_slots(end_turn(table))
    assert seen == [(9, P0, 3), (10, P1, 3), (11, P2, 3), (12, P3, 3), (13, P0, 4)]
