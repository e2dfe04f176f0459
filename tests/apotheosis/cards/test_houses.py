"""What each House does."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, P2, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import checks, dmg, door, health, struck_down, teams, window
from apotheosis.looking import (
    activated,
    ap,
    discard,
    hp,
    hp_max,
    inventory,
    markers,
    reach,
    spaces,
    story,
    upright,
)
from table import asked, do, offers, scores

PUP = {"card": "K01", "at": "c5"}


# House Ironfen


def test_h01_has_one_more_hp() -> None:
    """4 + level 6 are 10."""
    table = lay(able(house="H01"), able(house="H02"))
    assert [hp_max(table, seat) for seat in (P0, P1)] == [11, 10]


def test_h01_takes_2_dmg_off_one_attack_of_the_round() -> None:
    table = do(lay({"at": "c3", "ap": 6}, able(house="H01", at="c4")), "attack c4")
    assert window(table) == (P1, ["use H01 e2"])
    do(table, "use H01 e2", dice=[1])
    do(table, "attack c4", dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6 - 2, 6])


def test_h01_may_wait_for_the_next_attack_and_guards_nobody_else() -> None:
    fen = able(house="H01", at="c4", support=[{"card": "K04", "at": "b3"}])
    table = do(lay({"at": "c3", "ap": 9}, fen), "attack b3", dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6])
    do(table, "attack c4", "pass", dice=[1])
    do(table, "attack c4", "use H01 e2", dice=[1])
    assert dmg(table) == [6, 6, 4]


# House Galewing


def test_h02_ignores_areas_of_control() -> None:
    """Beside two enemies a step costs 1 AP and not 3."""
    foes = [{"card": "K04", "at": "b4", "facing": "n"}]
    for house, cost in (("H02", 1), ("H08", 3)):
        table = lay(able(house=house, at="c3"), {"at": "c5", "facing": "s", "support": foes})
        assert reach(table)["c4"] == cost


def test_h02_gains_2_ap_at_the_start_of_one_turn_of_the_battle() -> None:
    table = lay(able(house="H02", attributes={"AGI": 6, "PER": 9}), at="start")
    assert window(table) == (P0, ["use H02 e2"])
    do(table, "use H02 e2")
    assert ap(table, P0) == 8
    end_turn(end_turn(table))
    assert (asked(table), ap(table, P0)) == ((P0, "main"), 6)


def test_h02_may_wait_for_another_turn_of_its_own() -> None:
    table = do(lay(able(house="H02", attributes={"PER": 9}), at="start"), "pass", "end_turn")
    assert (asked(table), ap(table, P0)) == ((P1, "main"), 0)
    do(table, "end_turn")
    assert window(table) == (P0, ["use H02 e2"])
    assert ap(do(table, "use H02 e2"), P0) == 7


# House Cinderlight


@pytest.mark.parametrize(("house", "points"), [("H03", 4), ("H08", 3)])
def test_h03_recovers_one_point_more_in_recomposition(house: str, points: int) -> None:
    spent = exhausted("S01", "S03", "S04", "S09", "S11")
    table = lay(able(house=house, memento=spent, spaces={"memento": 5}), at="recomposition")
    for card in ("S01", "S03", "S04", "S09")[:points]:
        do(table, f"pick {card}")
    assert asked(table) != (P0, "recomposition")
    assert len(upright(table, P0)) == points


def test_h03_rolls_again_once_per_round() -> None:
    """The second result stands, and the second roll of the round has no second chance."""
    table = do(lay(able(house="H03", at="c3", ap=6), {"at": "c4"}), "attack c4", dice=[4])
    assert window(table) == (P0, ["use H03 e2"])
    do(table, "use H03 e2", dice=[1])
    do(table, "attack c4", dice=[4])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6, 7])


def test_h03_rolls_checks_again_but_not_the_rolls_of_others() -> None:
    table = do(lay(able(house="H03", at="c3"), objects=door()), "check c4", dice=[1])
    do(table, "use H03 e2", dice=[4])
    assert [heard["success"] for heard in story(table, "checked")] == [True]
    table = do(lay({"at": "c3"}, able(house="H03", at="c4")), "attack c4", dice=[4])
    assert (asked(table), dmg(table)) == ((P0, "main"), [7])


# House Mirrormere


def test_h04_has_1_more_in_checks_and_2_more_once_per_turn() -> None:
    """INT 5 and a 3 are 8."""
    table = do(lay(able(house="H04", at="c3"), objects=door(difficulty=12)), "check c4")
    assert window(table) == (P0, ["use H04 e2"])
    do(table, "use H04 e2", dice=[3])
    do(table, "check c4", dice=[3])
    assert (asked(table), checks(table)) == ((P0, "main"), [8 + 1 + 2, 8 + 1])


def test_h04_does_not_help_attacks() -> None:
    table = do(lay(able(house="H04", at="c3"), {"at": "c4"}), "attack c4", dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6])


# House Thornmarch


def test_h05_has_one_more_support_space() -> None:
    """Level 6 has 2."""
    assert [spaces(lay(able(house=house)), P0)[2] for house in ("H05", "H08")] == [3, 2]


@pytest.mark.parametrize(("wounds", "after"), [(2, 4), (1, 5), (0, 5)])
def test_h05_heals_a_companion_that_starts_its_turn(wounds: int, after: int) -> None:
    table = lay(able(house="H05", support=[{**PUP, "hp": 5 - wounds}]), at="start", active="c5")
    assert hp(table, "c5") == after


def test_h05_heals_the_companion_of_a_partner_too() -> None:
    pup = {"card": "K01", "at": "e2", "hp": 3}
    assert hp(teams(able(house="H05"), {}, {"support": [pup]}, at="start", active="e2"), "e2") == 4


def test_h05_heals_once_per_round() -> None:
    pups = [{**PUP, "hp": 3}, {"card": "K04", "at": "b5", "hp": 3}]
    table = end_turn(lay(able(house="H05", support=pups), at="start", active="c5", order=["b5", "c7"]))
    assert (asked(table), health(table, "c5", "b5")) == ((P0, "main"), [4, 3])


def test_h05_heals_no_hero_and_no_enemy() -> None:
    thorn = able(house="H05", hp=5)
    assert hp(teams(thorn, {}, {"hp": 5}, at="start", active="c2"), P2) == 5
    assert hp(lay(thorn, at="start"), P0) == 5
    assert hp(lay(thorn, {"support": [{**PUP, "hp": 3}]}, at="start", active="c5"), "c5") == 3


# House Quietbell


def test_h06_has_two_more_inventory_spaces() -> None:
    assert [spaces(lay(able(house=house)), P0)[3] for house in ("H06", "H08")] == [18, 16]


def test_h06_exchanges_a_card_at_the_end_of_its_turn() -> None:
    bell = able(house="H06", inventory=["V03", "I01"], deck=["V01", "V02"])
    table = do(lay(bell), "end_turn")
    assert window(table) == (P0, ["use H06 e2"])
    do(table, "use H06 e2")
    assert (asked(table), answers(table, "pick")) == ((P0, "pay"), ["V03", "I01"])
    do(table, "pick I01")
    assert (discard(table, P0), inventory(table, P0)) == (["I01"], ["V03", "V01"])
    assert asked(table) == (P1, "main")


@pytest.mark.parametrize(
    "side",
    [
        {"inventory": []},
        {"inventory": ["V03"], "deck": [], "locked": True},
    ],
)
def test_h06_needs_a_card_to_discard_and_one_to_draw(side: dict[str, object]) -> None:
    assert asked(do(lay(able(house="H06", **side)), "end_turn")) == (P1, "main")


# House Nightorchard


def test_h07_pays_1_fate_less_for_divine_salvation() -> None:
    """At 0 HP it costs 3; Windfall is worth 2."""
    assert struck_down(able(house="H07")) == (1, "alive", ["V11"])
    assert struck_down(able(house="H08")) == (0, "ko", [])


def test_h07_starts_the_battle_hidden() -> None:
    assert markers(lay(able(house="H07"), at="battle"), P0) == {"HIDDEN"}


def test_h07_hidden_is_no_target_of_attacks_from_afar() -> None:
    """Neither bow at distance 3 nor at 2; beside it the sword and the bow, and an area reaches it anyhow."""
    archer = {"equip": ["I03"], "memento": ["S08"]}
    for place, targets in (("c1", []), ("c2", []), ("c3", ["c4"])):
        table = lay({"at": place, **archer}, able(house="H07", at="c4", markers=["HIDDEN"]))
        assert offers(table, "use I03 e2") is bool(targets)
        assert answers(table, "attack") == targets
    seen = lay({"at": "c1", **archer}, able(house="H07", at="c4"))
    assert offers(seen, "use I03 e2")


def test_h07_hidden_can_be_marked_from_afar_and_shot_by_friends() -> None:
    """The Hunter's Mark is no attack; a partner is no enemy."""
    orchard = able(house="H07", at="c4", markers=["HIDDEN"])
    table = do(lay({"at": "c1", "memento": ["S08"]}, orchard), "use S08 e1")
    assert markers(table, P1) == {"HIDDEN", "MARKED"}
    assert offers(teams({"equip": ["I03"]}, {}, orchard), "use I03 e2")


def test_h07_is_seen_when_it_attacks() -> None:
    table = do(lay(able(house="H07", at="c3", markers=["HIDDEN"]), {"at": "c4"}), "attack c4", dice=[1])
    assert (markers(table, P0), activated(table), dmg(table)) == (set(), ["H07 e4"], [6])
    table = do(lay(able(house="H07", at="c3", markers=["HIDDEN"])), "move c4")
    assert markers(table, P0) == {"HIDDEN"}


# House Sunward


def test_h08_has_one_more_equipment_space() -> None:
    assert [spaces(lay(able(house=house)), P0)[0] for house in ("H08", "H01")] == [4, 3]


@pytest.mark.parametrize(("wounds", "after"), [(7, 5), (1, 10), (0, 10)])
def test_h08_heals_2_at_the_end_of_the_battle(wounds: int, after: int) -> None:
    table = do(lay(able(at="c3", hp=10 - wounds), {"at": "c4", "hp": 1}), "attack c4", dice=[1])
    assert (scores(table), hp(table, P0)) == ([1, 0], after)


def test_h08_does_nothing_for_the_fallen() -> None:
    table = do(lay({"at": "c3"}, able(at="c4", hp=1)), "attack c4", dice=[1])
    assert (scores(table), hp(table, P1)) == ([1, 0], -1)
