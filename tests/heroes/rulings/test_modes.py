"""HEROES-R86 to HEROES-R95: the modes, each ruling against the reading it rejects."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, end_turn, fight, lay, pass_slots, resolve, slot_of
from heroes.challenge import common
from heroes.characters import energy, hp, in_play, tokens
from heroes.looking import eliminated, order, reserve, team
from table import asked, do, legal, scores, turn

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
BEATEN = {"team": [DYING], "dead": FALLEN}
LIBRARY = ["C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C16", "C17"] * 3
FOUR = [{"team": [card]} for card in ("C26", "C10", "C16", "C12")]


@pytest.mark.rule("HEROES-R86", "HEROES-20.4", "HEROES-20.5")
def test_r86_teams_fight_each_other_and_take_turns_in_seat_order() -> None:
    table = fight(*FOUR, mode="teams", seats=4)
    do(slot_of(table, "C26"), "use C26 a3")
    assert legal(table, "target") == ["target C10", "target C12"]
    quiet = lay(*FOUR, mode="teams", seats=4, turn=9)
    seen = []
    for _ in range(4):
        seen.append(turn(quiet)[1])
        end_turn(quiet)
    assert seen == [0, 1, 2, 3]


@pytest.mark.rule("HEROES-R87", "HEROES-20.2")
def test_r87_the_arena_works_for_two() -> None:
    table = fight({"team": ["C26"]}, {"team": ["C10"]}, mode="arena", seats=2, options={"arena_players": 2})
    do(table, "use C26 a3")
    assert hp(table, "C10") == "8/1"


@pytest.mark.rule("HEROES-R88", "HEROES-20.6", "HEROES-20.7")
def test_r88_a_member_lost_in_the_first_stage_plays_the_second() -> None:
    survivor = {"team": ["C04"], "deck": LIBRARY}
    table = resolve(
        survivor, BEATEN, {"eliminated": 1, "dead": LIBRARY, "knockouts": 4}, mode="mixed", seats=3, dice=[1]
    )
    assert (eliminated(table)[P0], eliminated(table)[P2], asked(table)) == (None, None, (P0, "main"))
    assert team(table, P0) == []


@pytest.mark.rule("HEROES-R89", "HEROES-21.12")
def test_r89_four_knock_outs_put_a_challenger_out_alone() -> None:
    table = resolve(BEATEN, {"team": ["C04"]}, mode="challengers", mob="M02", round=3)
    assert (eliminated(table), scores(table)) == ([1, None], None)


@pytest.mark.rule("HEROES-R90", "HEROES-21.6")
def test_r90_relocating_frees_no_place_in_the_team() -> None:
    side = {"team": ["C04", "C10", "C12", "C03"], "hand": ["C07"]}
    table = lay(side, {"team": ["C16"]}, mode="challengers", mob="M02", round=3)
    do(table, "relocate C04")
    assert (legal(table, "field"), legal(table, "relocate")) == ([], [])


@pytest.mark.rule("HEROES-R91", "HEROES-21.8")
def test_r91_a_mob_is_ordered_by_its_printed_health() -> None:
    """The Swarm Queen has 16 Health and acts as 6, before a character of 7."""
    table = lay({"team": [common("C23"), common("C14")]}, mode="challengers", mob="M02", round=3, at="combat")
    assert (in_play(table, "M02")["health"], order(table)) == (16, ["C14", "M02", "C23"])


@pytest.mark.rule("HEROES-R92", "HEROES-21.7", "HEROES-21.10")
def test_r92_nobody_is_asked_for_the_mob() -> None:
    """A Mob of one action a slot, fed 1 energy a player: Dawn Beam, and nobody chose it."""
    table = lay(
        {"team": [common("C36", protection=0)]}, {"team": ["C04"]}, mode="challengers", mob="C26", round=3, at="combat"
    )
    assert (asked(table), hp(table, "C36"), energy(table, "C26")) == ((P0, "slot"), "7/0", 0)


@pytest.mark.rule("HEROES-R93", "HEROES-21.9")
def test_r93_staying_out_of_the_common_team_saves_nobody() -> None:
    options = {"mob_energy": 0}
    alone = lay(
        {"team": ["C36"]},
        {"team": ["C05", "C04"]},
        mode="challengers",
        mob="M02",
        round=3,
        at="combat",
        options=options,
    )
    assert hp(alone, "C05") == "3/0"
    guarded = lay(
        {"team": [common("C36")]},
        {"team": ["C05"]},
        mode="challengers",
        mob="M02",
        round=3,
        at="combat",
        options=options,
    )
    assert (hp(guarded, "C05"), hp(guarded, "C36")) == ("5/1", "11/1")


@pytest.mark.rule("HEROES-R94", "HEROES-21.5")
def test_r94_a_token_lasts_rounds_not_turns() -> None:
    slowed = {"card": "C04", "tokens": [{"type": "slow", "fresh": True}]}
    table = lay({"team": [slowed]}, {"team": [common("C10")]}, mode="challengers", mob="M02", round=3)
    end_turn(table)
    assert (turn(table)[1], tokens(table, "C04")) == (P1, ["slow"])
    end_turn(table)
    assert (turn(table)[1], tokens(table, "C04")) == (P0, ["slow"])
    end_turn(end_turn(table))
    assert tokens(table, "C04") == []


@pytest.mark.rule("HEROES-R95", "HEROES-21.1")
def test_r95_two_to_four_share_the_four_spaces() -> None:
    sides: list[dict[str, Any]] = [
        {"team": [common("C10")]},
        {"team": [common("C16")]},
        {"team": [common("C12")]},
        {"team": [common("C26"), "C04"]},
    ]
    table = lay(*sides, mode="challengers", seats=4, mob="M02", round=3, at="combat")
    assert sorted(order(table)) == ["C10", "C12", "C16", "C26", "M02"]
    pass_slots(table)
    assert (asked(table), reserve(table, P0)) == ((P0, "main"), 0)
