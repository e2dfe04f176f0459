"""HEROES-20.6 and 20.7: Mixed."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, accepts, deal, fight, lay, resolve, some
from heroes.characters import hp
from heroes.looking import dead, eliminated, hand, knockouts, sides, team
from table import asked, deck, do, player, round_number, scores, winners

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
LIBRARY = ["C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C16", "C17"] * 3
BEATEN = {"team": [DYING], "dead": FALLEN}


@pytest.mark.rule("HEROES-20.6", "HEROES-R88")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(3, [0, 1, 0]), (4, [0, 1, 0, 1]), (5, [0, 1, 0, 1, 0]), (6, [0, 1, 0, 1, 0, 1]), (8, [0, 1] * 4)],
)
def test_mixed_begins_with_two_teams_the_larger_first(seats: int, expected: list[int]) -> None:
    table = deal(mode="mixed", seats=seats)
    assert (sides(table), table.view(None)["stage"]) == (expected, 1)


@pytest.mark.rule("HEROES-20.6")
def test_mixed_needs_three() -> None:
    assert [seats for seats in range(1, 10) if accepts("mixed", seats)] == [3, 4, 5, 6, 7, 8]


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


@pytest.mark.rule("HEROES-20.6", "HEROES-19.5")
def test_the_length_limit_may_decide_the_first_stage() -> None:
    """Team 0 has fewer knock-outs after round 20: seats 0 and 2 play the final."""
    side = {"team": ["C04"], "deck": LIBRARY}
    position: dict[str, Any] = {"mode": "mixed", "seats": 3, "turn": 60, "at": "end", "dice": [1]}
    table = lay(side, {**side, "dead": ["C01"]}, side, **position)
    assert [seen["playing"] for seen in table.view(None)["players"]] == [True, False, True]
    assert (table.view(None)["stage"], round_number(table), scores(table)) == (2, 1, None)


@pytest.mark.rule("HEROES-20.6", "HEROES-20.2", "HEROES-19.5")
def test_the_final_has_its_own_length_limit_and_may_be_drawn() -> None:
    position: dict[str, Any] = {
        "mode": "mixed",
        "seats": 3,
        "stage": 2,
        "turn": 40,
        "round": 20,
        "active": P2,
        "at": "end",
    }
    table = lay({"team": ["C04"]}, {"eliminated": 1}, {"team": ["C05"]}, **position)
    ends = scores(table)
    assert ends is not None
    assert (winners(table), ends[P0] == ends[P2] > ends[P1]) == ([], True)


LAST = {"card": "C05", "damage": 4, "protection": 0}
ENDS: list[tuple[dict[str, Any], dict[str, Any], list[str]]] = [
    (
        {"team": [{"card": "C02", "energy": 1}]},
        {"team": [LAST, "C10"], "dead": FALLEN},
        ["end_main", "use C02 a2", "target C05"],
    ),
    (
        {"team": [{"card": "C07", "energy": 3}]},
        {"team": [LAST, "C10"], "dead": FALLEN},
        ["end_main", "use C07 a1", "target C05"],
    ),
    ({"team": ["C04"], "equipment": ["Q05"]}, {"team": [LAST], "dead": FALLEN}, ["activate Q05"]),
    (
        {"team": ["C04"]},
        {"team": [{**LAST, "tokens": ["bleed", some("agility", 9)]}], "dead": FALLEN},
        ["end_main", "use C05 a1", "target P0.C04"],
    ),
    ({"team": ["C04"]}, {"team": ["C26"]}, ["end_main", "concede"]),
    (
        {"team": [{"card": "C20", "energy": 3}]},
        {"team": [LAST, {**LAST, "card": "C06"}], "dead": FALLEN},
        ["end_main", "use C20 a1"],
    ),
]


@pytest.mark.rule("HEROES-20.6", "HEROES-20.7", "HEROES-19.4")
@pytest.mark.parametrize("end", range(len(ENDS)), ids=["attack", "uses", "turret", "bleed", "concession", "area"])
def test_the_first_stage_may_end_at_any_moment(end: int) -> None:
    """In the middle of an action, of its uses, of MAIN: nothing of it reaches into the second stage."""
    first, second, actions = ENDS[end]
    sides = [{**first, "deck": LIBRARY}, second, {"team": ["C04"], "deck": LIBRARY}]
    table = lay(*sides, mode="mixed", seats=3, options={"concede": "on"}, shuffles=[["C07", "C08"], ["C09", "C10"]])
    do(table, *actions[:-1])
    do(table, actions[-1], dice=[2])
    view = table.view(None)
    assert (view["stage"], view["turn"], view["round"], view["phase"], view["start"]) == (2, 1, 1, "main", P2)
    assert (view["order"], view["slot"], view["using"], asked(table)) == ([], None, None, (P2, "main"))
    assert [seen["team"] + seen["equipment"] + seen["dead"] for seen in view["players"]] == [[], [], []]
    assert [seen["playing"] for seen in view["players"]] == [True, False, True]


@pytest.mark.rule("HEROES-20.6", "HEROES-19.2")
def test_the_first_stage_may_end_for_want_of_characters() -> None:
    side = {"team": ["C04"], "deck": LIBRARY}
    table = lay(side, {"hand": ["S01"]}, side, mode="mixed", seats=3, turn=8, active=P1)
    do(table, "end_main", dice=[1])
    assert (table.view(None)["stage"], table.view(None)["phase"], asked(table)) == (2, "main", (P0, "main"))
