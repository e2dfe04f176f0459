"""What each Entity does while it is awake."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, able, answers, end_turn, exhausted, lay
from apotheosis.cards.printed import PRINTED
from apotheosis.cards.trial import awake, checks, dmg, door, health, teams, window
from apotheosis.looking import activated, ap, at, attributes, blows, facing, hp, is_awake, sideways, story
from table import Seen, asked, do, offers, refuses

ENTITIES = [id for id in PRINTED if id.startswith("E")]
FIST = "attack c4"


@pytest.mark.parametrize("id", ENTITIES)
def test_the_bonus_of_an_entity_counts_while_it_is_awake(id: str) -> None:
    """All attributes are 5 without it."""
    bonus = PRINTED[id].fields["bonus"]
    names = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")
    assert attributes(lay(awake(id)), P0) == [5 + bonus.get(name, 0) for name in names]
    assert attributes(lay(awake(id, awake=False)), P0) == [5] * 7


# Level 1


def sprite(**side: Any) -> Seen:
    return awake("E01", at="c3", awake=False, memento=["S15"], **side)


def test_e01_burns_every_enemy_beside_it_when_it_awakens() -> None:
    """2 injury at CON 4, 1 at CON 6. Friends and those further away are spared."""
    foes = [{"card": "K06", "at": "b3"}, {"card": "K04", "at": "c5"}]
    sides = (
        {**sprite(), "support": [{"card": "K04", "at": "d3"}]},
        {"at": "c4", "support": foes, "attributes": {"CON": 4}},
    )
    table = do(lay(*sides), "awaken")
    assert activated(table) == ["E01 e1"]
    assert health(table, "c4", "b3", "c5", "d3", P0) == [8, 4, 5, 5, 14]


@pytest.mark.parametrize(("con", "left"), [(4, 8), (5, 9), (9, 9), (10, 10)])
def test_e01_deals_4_dmg(con: int, left: int) -> None:
    assert hp(do(lay(sprite(), {"at": "c4", "attributes": {"CON": con}}), "awaken"), P1) == left


def test_e01_is_quiet_without_enemies_and_afterwards() -> None:
    assert activated(do(lay(sprite(), {"at": "c5"}), "awaken")) == []
    table = lay({**sprite(), "awake": True}, {"at": "c4"}, at="start")
    assert hp(table, P1) == 10


def test_e02_heals_1_when_it_falls_asleep() -> None:
    table = do(lay(awake("E02", hp=4)), "sleep")
    assert (is_awake(table, P0), hp(table, P0), activated(table)) == (False, 5, ["E02 e1"])


def test_e02_heals_by_upkeep_and_by_an_enemys_seal() -> None:
    assert hp(lay(awake("E02", hp=4), at="turn"), P0) == 5
    table = do(lay({"inventory": ["V16"]}, awake("E02", hp=4)), "use V16 e1")
    assert (is_awake(table, P1), hp(table, P1)) == (False, 5)


def test_e02_heals_nobody_who_is_whole_nor_when_it_awakens() -> None:
    assert activated(do(lay(awake("E02")), "sleep")) == []
    assert hp(do(lay(awake("E02", hp=4, awake=False, memento=["S15"])), "awaken"), P0) == 4


def test_e03_adds_a_d3_to_one_attack_of_the_turn() -> None:
    """FOR 8: the die of the bonus is rolled when it is given, a 3 is worth 2."""
    table = do(lay(awake("E03", at="c3", ap=6), {"at": "c4", "attributes": {"CON": 20}}), FIST)
    assert window(table) == (P0, ["use E03 e1"])
    do(table, "use E03 e1", dice=[3, 1])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [8 + 1 + 2, 8 + 1])


def test_e03_brings_no_extra_die_and_sleeps_without_biting() -> None:
    """A 6 on the added die is worth 3 and no more: it is a secondary die."""
    table = do(lay(awake("E03", at="c3"), {"at": "c4", "attributes": {"CON": 20}}), FIST)
    assert dmg(do(table, "use E03 e1", dice=[6, 1])) == [8 + 1 + 3]
    asleep = do(lay(awake("E03", at="c3", awake=False), {"at": "c4"}), FIST, dice=[1])
    assert (asked(asleep), dmg(asleep)) == ((P0, "main"), [6])


# Level 2


@pytest.mark.parametrize(("wounds", "after"), [(4, 11), (1, 14), (0, 14)])
def test_e04_heals_1_at_the_start_of_your_turn(wounds: int, after: int) -> None:
    assert hp(lay(awake("E04", hp=14 - wounds), at="start"), P0) == after


def test_e04_heals_in_no_turn_of_others() -> None:
    assert hp(lay(awake("E04", hp=9), at="start", active="c7"), P0) == 9


def test_e05_is_no_target_of_enemy_events() -> None:
    """Broken Seal cannot be aimed at the Judge; at another awake Entity it can. Asleep there is nothing to seal."""
    seal = {"inventory": ["V16"]}
    assert refuses(lay(seal, awake("E05")), "use V16 e1")
    assert offers(lay(seal, awake("E04")), "use V16 e1")


def test_e05_is_a_target_of_everything_else_and_suffers_events_that_choose_nobody() -> None:
    mine = {"at": "c3", "equip": ["I01", "I20"], "memento": ["S01"], "inventory": ["V18"]}
    table = lay(mine, awake("E05", at="c4"), round=3)
    assert all(offers(table, action) for action in (FIST, "use I01 e1", "use S01 e1"))
    assert hp(do(table, "use V18 e1"), P1) == 12


def test_e06_rolls_a_natural_1_again() -> None:
    """Without being asked, and once a roll: the second 1 stands. PER is 11."""
    table = do(lay(awake("E06", at="c3"), {"at": "c4"}), FIST, dice=[1, 4])
    assert (asked(table), dmg(table), activated(table)) == ((P0, "main"), [7], ["E06 e1"])
    table = do(lay(awake("E06", at="c3"), {"at": "c4"}), FIST, dice=[1, 1])
    assert dmg(table) == [6]


def test_e06_rolls_every_1_again_but_nothing_else() -> None:
    table = do(lay(awake("E06", at="c3", ap=6), {"at": "c4"}), FIST, FIST, dice=[1, 2, 1, 3])
    assert dmg(table) == [6, 6]
    table = do(lay(awake("E06", at="c3"), {"at": "c4"}), FIST, dice=[2])
    assert activated(table) == []
    table = do(lay({"at": "c3"}, awake("E06", at="c4")), FIST, dice=[1])
    assert activated(table) == []


def test_e06_saves_checks() -> None:
    """INT 9 and a 4."""
    assert checks(do(lay(awake("E06", at="c3"), objects=door()), "check c4", dice=[1, 4])) == [13]


# Level 3


def test_e07_scorches_every_enemy_within_2_at_the_start_of_each_round() -> None:
    foes = [{"card": "K06", "at": "c5"}, {"card": "K04", "at": "d5"}]
    sun = awake("E07", at="c3", support=[{"card": "K08", "at": "b3"}])
    table = lay(sun, {"at": "d4", "support": foes}, at="round")
    assert health(table, P1, "c5", "d5", "b3", P0) == [9, 4, 5, 5, 14]


def test_e07_is_dark_while_it_sleeps() -> None:
    assert hp(lay(awake("E07", at="c3", awake=False), {"at": "c4"}, at="round"), P1) == 10


def test_e08_jumps_to_an_empty_tile_within_3_for_1_mp() -> None:
    """Over walls and pieces; facing stays. Once per turn."""
    keeper = awake("E08", at="c1", memento=["S09", "S11"])
    table = lay(keeper, {"at": "c3"}, tiles={"b1": "blocked", "b2": "blocked", "d1": "blocked"})
    do(table, "use E08 e1", "pick S09", "done")
    assert asked(table) == (P0, "tile")
    tiles = ["a1", "e1", "a2", "c2", "d2", "e2", "b3", "d3", "c4"]
    assert answers(table, "tile") == tiles
    do(table, "tile c4")
    assert (at(table, P0), facing(table, P0), sideways(table, P0), ap(table, P0)) == ("c4", "n", ["S09"], 11)
    assert refuses(table, "use E08 e1")


def test_e08_needs_mana_and_freedom() -> None:
    assert refuses(lay(awake("E08", memento=["S01", *exhausted("S09")])), "use E08 e1")
    held = [{"rule": "cannot_move", "until": "turn"}]
    assert refuses(lay(awake("E08", memento=["S09"], modifiers=held)), "use E08 e1")


@pytest.mark.parametrize(("force", "injury"), [(8, 0), (14, 1), (19, 2), (6, 0)])
def test_e09_suffers_1_injury_less_of_every_attack(force: int, injury: int) -> None:
    """CON 15: DMG 9 is 1 injury, 15 is 2, 20 is 3, 7 is 1."""
    table = do(lay({"at": "c3", "attributes": {"FOR": force}}, awake("E09", at="c4")), FIST, dice=[1])
    assert blows(table) == [(force + 1, injury)]


def test_e09_does_not_soften_dmg_that_is_no_attack() -> None:
    """The Crown: ESP 14 + 2 and two 1s are 18 against CON 15, 2 injury."""
    crown = able(at="c3", equip=["I23"], attributes={"ESP": 14})
    assert hp(do(lay(crown, awake("E09", at="c4")), "use I23 e3", dice=[1, 1]), P1) == 14 - 2


def test_e09_is_not_hurt_by_a_blow_that_leaves_no_injury() -> None:
    """So Lifethread has nothing to answer."""
    table = do(
        lay({"at": "c3", "attributes": {"FOR": 8}}, awake("E09", at="c4", hp=9, memento=["S21"])), FIST, dice=[1]
    )
    assert (asked(table), story(table, "hit")) == ((P0, "main"), [])
    end_turn(table)
    assert teams() is not None
