"""HEROES-19: elimination, victory, draws, the length limit and the final ranking."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, end_turn, fight, lay, pass_slots, resolve, some
from heroes.characters import hp
from heroes.looking import eliminated, knockouts, team
from table import asked, do, legal, round_number, scores, turn

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}


@pytest.mark.rule("HEROES-19.1", "HEROES-R36")
@pytest.mark.parametrize(("before", "end"), [(2, None), (3, [1.0, 0.0])])
def test_the_fourth_knock_out_eliminates_even_with_characters_left(before: int, end: list[float] | None) -> None:
    table = resolve({"team": ["C04"]}, {"team": [DYING, "C16", "C10"], "dead": FALLEN[:before]})
    assert (scores(table), knockouts(table, P1)) == (end, before + 1)


@pytest.mark.rule("HEROES-19.2", "HEROES-6.7")
def test_ending_main_without_a_character_eliminates() -> None:
    table = lay({"hand": ["S01"], "dead": ["C01"]}, {"team": ["C04"]})
    do(table, "end_main")
    assert (scores(table), table.reason is not None) == ([0.0, 1.0], True)


@pytest.mark.rule("HEROES-19.2")
def test_an_empty_team_at_any_other_time_does_not_eliminate() -> None:
    """P1's last character falls in P0's turn; P1 fields another in the own MAIN and goes on."""
    table = resolve({"team": ["C04"]}, {"team": [DYING], "hand": ["C16"]})
    assert (team(table, P1), scores(table), asked(table)) == ([], None, (P1, "main"))
    do(table, "field C16")
    end_turn(table)
    assert (scores(table), asked(table)) == (None, (P0, "main"))


@pytest.mark.rule("HEROES-19.2", "HEROES-6.11")
def test_in_the_arena_the_others_fight_on_without_the_one_who_had_nobody() -> None:
    table = lay({"hand": ["S01"]}, {"team": ["C10"]}, {"team": ["C12"]}, mode="arena")
    do(table, "end_main")
    assert (eliminated(table), asked(table)) == ([1, None, None], (P2, "slot"))
    pass_slots(table)
    assert asked(table) == (P1, "main")


@pytest.mark.rule("HEROES-19.3")
@pytest.mark.parametrize("seat", [P0, P1])
def test_whoever_concedes_is_eliminated(seat: int) -> None:
    table = fight({"team": ["C01"]}, {"team": ["C02"]}, options={"concede": "on"})
    assert asked(table) == (P1, "slot")
    if seat == P0:
        do(table, "pass")
    do(table, "concede")
    assert scores(table) == [float(seat != P0), float(seat != P1)]


@pytest.mark.rule("HEROES-19.3")
def test_one_may_concede_whenever_a_decision_is_asked() -> None:
    side = {
        "team": [{"card": "C07", "energy": 2}],
        "sources": ["S09"],
        "hand": ["C01", "S01", "S02", "S03", "S04", "V01", "V02", "V03", "V04", "V05"],
    }
    table = lay(side, {"team": ["C04", "C10"]}, options={"concede": "on"})
    asked_for = []
    for action in ("activate S09", "pay C01", "end_main", "use C07 a1", "target C04", "pass", "pass", "pass"):
        assert legal(table)[-1] == "concede"
        asked_for.append((asked(table) or (0, "over"))[1])
        do(table, action)
    assert asked_for == ["main", "pay", "main", "slot", "target", "again", "slot", "slot"]
    assert (asked(table), legal(table)[-1]) == ((P0, "discard"), "concede")
    table = lay(side, {"team": ["C04"]})
    assert "concede" not in legal(table), "without the option it is not listed, but it is legal"
    assert do(table, "concede").reason == "last_standing"


@pytest.mark.rule("HEROES-19.3", "HEROES-18.5", "HEROES-6.11")
def test_in_the_arena_the_others_go_on_after_a_concession() -> None:
    table = lay({"team": ["C04"]}, {"team": ["C10"]}, {"team": ["C16"]}, mode="arena", options={"concede": "on"})
    do(table, "concede")
    assert (scores(table), eliminated(table)) == (None, [1, None, None])
    assert asked(table) == (P1, "slot"), "combat is still played for the others"
    pass_slots(table)
    assert asked(table) == (P1, "main")


@pytest.mark.rule("HEROES-19.4", "HEROES-13.12")
def test_the_last_player_left_wins_at_once() -> None:
    """Quick Peck might go on, and C10 has not had its slot: nobody is asked any more."""
    table = fight({"team": [{"card": "C07", "energy": 3}]}, {"team": ["C10", {**DYING, "tokens": []}], "dead": FALLEN})
    do(table, "use C07 a1", "target C05")
    assert (scores(table), asked(table), table.legal()) == ([1.0, 0.0], None, [])
    assert table.refuses("pass")


@pytest.mark.rule("HEROES-19.4", "HEROES-R84")
def test_all_eliminated_by_one_check_is_a_draw() -> None:
    table = resolve({"team": [DYING, "C04"], "dead": FALLEN}, {"team": [DYING], "dead": FALLEN})
    assert (scores(table), eliminated(table)) == ([0.5, 0.5], [1, 1])


@pytest.mark.rule("HEROES-19.4", "HEROES-22.1")
def test_two_checks_of_one_action_are_not_simultaneous() -> None:
    """Thunder Scale fells the last of P1; the Bleed that would fell its user never comes."""
    piper = {"card": "C20", "damage": 6, "protection": 0, "energy": 3, "tokens": ["bleed"]}
    table = fight({"team": [piper], "dead": FALLEN}, {"team": [{**DYING, "tokens": []}], "dead": FALLEN})
    do(table, "use C20 a1")
    assert scores(table) == [1.0, 0.0]


@pytest.mark.rule("HEROES-19.4", "HEROES-R84")
def test_a_draw_is_between_those_who_were_left() -> None:
    """Arena: P2 is long gone and does not share the draw of the other two."""
    table = resolve(
        {"team": [DYING], "dead": FALLEN}, {"team": [DYING], "dead": FALLEN}, {"eliminated": 1}, mode="arena"
    )
    assert (ranking(table), eliminated(table)) == ([1, 1, 3], [2, 2, 1])


def last_turn(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Any:
    """The end of the last turn of round 20."""
    return lay(first, second, **{"turn": 40, "active": P1, "at": "end", **position})


@pytest.mark.rule("HEROES-19.5", "HEROES-R85")
@pytest.mark.parametrize(
    ("first", "second", "end"),
    [
        ({"team": ["C04"], "dead": ["C01"]}, {"team": ["C01"], "dead": ["C02", "C03"]}, [1.0, 0.0]),
        ({"team": ["C36"], "dead": ["C01"]}, {"team": ["C01"]}, [0.0, 1.0]),
        ({"team": ["C04", "C05"]}, {"team": ["C22"]}, [1.0, 0.0]),
        ({"team": [{"card": "C04", "damage": 2}]}, {"team": [{"card": "C16", "damage": 4}]}, [0.0, 1.0]),
        ({"team": ["C04"]}, {"team": ["C05"]}, [0.5, 0.5]),
        ({"team": ["C04"]}, {"team": [{"card": "C05", "tokens": [{"type": "more_life", "fresh": True}]}]}, [0.0, 1.0]),
        ({"team": ["C04"]}, {"team": [{"card": "C05", "tokens": [some("shield", 9)]}]}, [0.5, 0.5]),
    ],
)
def test_after_round_twenty_knock_outs_then_health_decide(
    first: dict[str, Any], second: dict[str, Any], end: list[float]
) -> None:
    assert scores(last_turn(first, second)) == end


@pytest.mark.rule("HEROES-19.5", "HEROES-1.6")
def test_the_limit_comes_after_the_last_turn_of_the_round() -> None:
    first = lay({"team": ["C04"]}, {"team": ["C05", "C06"]}, turn=39, at="end")
    assert (scores(first), turn(first), round_number(first)) == (None, (40, P1), 20)
    end_turn(first)
    assert scores(first) == [0.0, 1.0]
    before = lay({"team": ["C04"]}, {"team": ["C05", "C06"]}, turn=38, at="end")
    assert (scores(before), turn(before), round_number(before)) == (None, (39, P0), 20)


@pytest.mark.rule("HEROES-19.5", "HEROES-29.2")
@pytest.mark.parametrize("limit", [5, 19, 100])
def test_the_option_round_limit(limit: int) -> None:
    sides = ({"team": ["C04"]}, {"team": ["C05", "C06"]})
    options = {"round_limit": limit}
    assert scores(lay(*sides, turn=2 * limit, at="end", options=options)) == [0.0, 1.0]
    assert scores(lay(*sides, turn=2 * limit - 2, at="end", options=options)) is None


@pytest.mark.rule("HEROES-19.5", "HEROES-20.2")
def test_the_limit_ranks_three_players_by_pairs() -> None:
    table = lay(
        {"team": ["C04"], "dead": ["C01"]},
        {"team": ["C36"], "dead": ["C01", "C02"]},
        {"team": ["C05"], "dead": ["C01"]},
        mode="arena",
        turn=60,
        at="end",
    )
    assert ranking(table) == [1, 3, 1]


@pytest.mark.rule("HEROES-19.5", "HEROES-19.6")
def test_the_limit_ranks_only_those_left() -> None:
    """P0 left long ago with a single knock-out and stays last."""
    gone = {"eliminated": 1, "knockouts": 1}
    two = [{"team": ["C04"], "dead": ["C01", "C02"]}, {"team": ["C36"], "dead": ["C01", "C02", "C03"]}]
    table = lay(gone, *two, mode="arena", turn=60, round=20, active=P2, at="end")
    assert ranking(table) == [3, 1, 2]


@pytest.mark.rule("HEROES-19.5", "HEROES-20.5")
def test_the_limit_adds_up_a_team() -> None:
    """Team 0 has 1 + 1 knock-outs, team 1 has 3 + 0."""
    table = lay(
        {"team": ["C04"], "dead": ["C01"]},
        {"team": ["C36"], "dead": ["C01", "C02", "C03"]},
        {"team": ["C05"], "dead": ["C01"]},
        {"team": ["C36"]},
        mode="teams",
        seats=4,
        turn=80,
        at="end",
    )
    assert scores(table) == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("HEROES-19.6", "HEROES-20.2")
def test_later_eliminations_rank_higher() -> None:
    table = resolve({"team": ["C04"]}, {"team": [DYING], "dead": FALLEN}, {"eliminated": 1}, mode="arena")
    assert eliminated(table) == [None, 2, 1]
    assert ranking(table) == [1, 2, 3]


@pytest.mark.rule("HEROES-19.6")
def test_those_eliminated_by_the_same_check_share_a_rank() -> None:
    table = resolve(
        {"team": ["C04"]}, {"team": [DYING], "dead": FALLEN}, {"team": [DYING], "dead": FALLEN}, mode="arena"
    )
    assert eliminated(table) == [None, 1, 1]
    assert ranking(table) == [1, 2, 2]


def ranking(table: Any) -> list[int]:
    """The place of every seat: one more than those with a better score."""
    ends = scores(table)
    assert ends is not None
    return [1 + sum(other > end for other in ends) for end in ends]


@pytest.mark.rule("HEROES-19.4", "HEROES-20.2")
def test_the_arena_goes_on_until_one_is_left() -> None:
    table = resolve({"team": ["C04"]}, {"team": [DYING, "C10"], "dead": FALLEN}, {"team": ["C16"]}, mode="arena")
    assert (scores(table), asked(table), hp(table, "C16")) == (None, (P2, "main"), "8/3")
