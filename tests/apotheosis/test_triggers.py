"""APOTHEOSIS-27 to 29: effects at the same time, triggers and limits, and how passives are computed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from apotheosis.battle import P0, P1, able, end_turn, exhausted, lay, pass_all
from apotheosis.looking import (
    activated,
    attribute,
    deck,
    discard,
    hp,
    inventory,
    saved_table,
    sideways,
    story,
    upright,
)
from apotheosis.workshop import HEAL, effect, event, faults, item, lay_made, stat
from making import Made
from table import Table, asked, do, legal, offers, refuses


def card_holder(table: Table, number: int) -> int:
    holder: int = saved_table(table)["holders"][number]
    return holder


# Simultaneous effects


@pytest.mark.rule("APOTHEOSIS-27.1")
def test_each_of_a_batch_is_tested_when_its_turn_comes() -> None:
    """Two cards that each take a card and 1 HP; there is one card to take."""
    table = lay_made({"equip": ["TST71", "TST71"], "inventory": ["V01"], "hp": 5}, at="start")
    assert (inventory(table, P0), hp(table, P0)) == ([], 4)
    table = lay_made({"equip": ["TST71", "TST71"], "inventory": ["V01", "V02"], "hp": 5}, at="start")
    do(table, "pick V01")
    assert (asked(table), inventory(table, P0), hp(table, P0)) == ((P0, "main"), [], 3)


@pytest.mark.rule("APOTHEOSIS-27.2", "APOTHEOSIS-R68")
def test_what_takes_comes_first_then_the_neutral_then_what_gives() -> None:
    """T4 of P1: Long Night of the scenario, a bleeding Item, the sand of Stone Skin, the Archmage."""
    skin = {"card": "S12", "counters": {"TIME": 2}}
    archmage = able("C09", memento=[skin, "S09"], equip=["TST9"], hp=5)
    table = do(lay_made({}, archmage, scenario=["V02"]), "end_turn")
    if asked(table) != (P1, "main"):
        do(table, "pick S09")
    assert activated(table) == ["V02 e2", "TST9 e1", "S12 e2", "C09 e1"]


@pytest.mark.rule("APOTHEOSIS-27.2")
def test_inside_a_class_it_goes_by_area_and_number() -> None:
    """Sheet, equipment, memento: the Entity, two Shields in their order, an Item of the same kind."""
    lady = {"hero": {"house": "H08", "classes": ["C12", "C18"], "entity": "E04"}, "awake": True, "hp": 3}
    doors = exhausted("I06", "I06")
    side = {**lady, "equip": doors, "memento": ["S17", "S17"], "knowledge": {"defense": 1, "faith": 1}}
    table = do(lay({}, side), "end_turn")
    while asked(table) != (P1, "main"):
        do(table, "accept" if offers(table, "accept") else legal(table)[0])
    assert activated(table) == ["E04 e1", "I06 e2", "I06 e2"]
    numbers = [heard["id"] for heard in story(table, "used")][1:]
    assert numbers == sorted(numbers)


@pytest.mark.rule("APOTHEOSIS-27.2")
@pytest.mark.parametrize(("first", "second"), [(P0, P1), (P1, P0)])
def test_inside_a_class_it_goes_by_the_turn_order_of_the_holders(first: int, second: int) -> None:
    """Shields get up at the start of a round: first that of who was first in the round before."""
    swift, slow = ({"equip": exhausted("I07"), "attributes": {"PER": value}} for value in (9, 5))
    sides = (swift, slow) if first == P0 else (slow, swift)
    table = lay(*sides, at="order")
    while asked(table) != (second, "main"):
        end_turn(table)
    do(table, "end_turn")
    shields = [card_holder(table, heard["id"]) for heard in story(table, "used")]
    assert shields == [first, second]


@pytest.mark.rule("APOTHEOSIS-27.3")
@pytest.mark.parametrize(("lying", "drained"), [(True, False), (False, True)])
def test_what_is_recovered_in_a_phase_cannot_pay_what_is_taken_in_it(lying: bool, drained: bool) -> None:
    memento = exhausted("S09") if lying else ["S09"]
    table = do(lay({}, able("C09", memento=memento), scenario=["V02"]), "end_turn")
    assert ("V02 e2" in activated(table)) is drained
    assert (upright(table, P1), "C09 e1" in activated(table)) == (["S09"], True)


# Triggers


@pytest.mark.rule("APOTHEOSIS-28.1")
def test_a_card_that_left_the_table_looks_back() -> None:
    table = do(lay({"equip": ["I17"]}), "unequip I17")
    assert inventory(table, P0) == ["I17", "I08"]


@pytest.mark.rule("APOTHEOSIS-28.1")
def test_a_card_in_a_pile_works_for_its_last_holder_and_is_shown() -> None:
    """The Oathring, discarded from the hand at the end of the turn."""
    bell = able(house="H06", inventory=["I21"], hp=8)
    table = do(lay(bell, at="end"), "use H06 e2")
    assert (hp(table, P0), discard(table, P0), inventory(table, P0)) == (9, ["I21"], ["I08"])
    assert "I21 e2" in activated(table)


@pytest.mark.rule("APOTHEOSIS-28.1", "APOTHEOSIS-R19")
def test_an_obtained_card_is_shown_when_it_works() -> None:
    table = end_turn(lay({}, {"deck": ["I24", "I08"], "hp": 8}))
    assert (hp(table, P1), activated(table)) == (9, ["I24 e1"])
    assert [heard["card"] for heard in story(table, "proved")] == ["I24"]


@pytest.mark.rule("APOTHEOSIS-28.1")
def test_a_timing_of_the_table_needs_the_card_in_play() -> None:
    """A card that bleeds its holder, in the inventory and on the table."""
    table = lay_made({"inventory": ["TST9"], "hp": 5}, at="start")
    assert hp(table, P0) == 5
    assert hp(lay_made({"equip": ["TST9"], "hp": 5}, at="start"), P0) == 4


@pytest.mark.rule("APOTHEOSIS-28.2")
def test_triggers_are_dealt_with_in_the_order_in_which_they_arose() -> None:
    """A Windfall and a Seedstone are drawn; the Windfall draws a second Seedstone, whose turn comes last."""
    table = end_turn(lay({}, {"deck": ["V11", "I24", "I24", "I08"], "hp": 5}))
    assert (activated(table), hp(table, P1)) == (["V11 e1", "I24 e1", "I24 e1"], 7)
    numbers = [heard["id"] for heard in story(table, "used")]
    assert numbers[0] < numbers[1] < numbers[2]


@pytest.mark.rule("APOTHEOSIS-28.2")
def test_an_effect_is_activated_once_for_an_event() -> None:
    """The Squire of the Dawn takes 1 off one attack, and 1 off the next."""
    table = do(lay({"at": "c3", "ap": 6}, able("C23", at="c4")), "attack c4", dice=[1])
    assert activated(table) == ["C23 e1"]
    do(table, "attack c4", dice=[1])
    assert activated(table) == ["C23 e1", "C23 e1"]


@pytest.mark.rule("APOTHEOSIS-28.3")
def test_a_circle_of_triggers_ends_after_200_activations() -> None:
    """It lies down, gets up, lies down ... and the game goes on."""
    table = do(lay_made({"equip": ["TST72"], "hp": 5}), "use TST72 e3")
    assert (asked(table), hp(table, P0), len(activated(table)) - 1) == ((P0, "main"), 6, 200)


@pytest.mark.rule("APOTHEOSIS-28.3")
def test_in_the_next_action_automatic_effects_work_again() -> None:
    table = do(lay_made({"equip": ["TST72", "I17"], "hp": 5}), "use TST72 e3")
    before = len(activated(table))
    do(table, "unequip I17")
    assert (activated(table)[before:], inventory(table, P0)) == (["I17 e2"], ["I17", "I08"])


# Limits


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-R23")
def test_limits_are_counted_for_each_copy() -> None:
    table = do(lay_made({"equip": ["TST8", "TST8"], "hp": 3}), "use TST8 e1")
    assert offers(table, "use TST8 e1")
    do(table, "use TST8 e1")
    assert (hp(table, P0), offers(table, "use TST8 e1")) == (5, False)


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-R23")
def test_limits_survive_a_change_of_zone() -> None:
    table = do(lay_made({"equip": ["TST8"], "hp": 2}), "use TST8 e1", "unequip TST8", "equip TST8")
    assert refuses(table, "use TST8 e1")


@pytest.mark.rule("APOTHEOSIS-28.4")
def test_a_turn_is_the_turn_of_any_character() -> None:
    """The Dancer dodges in the turn of an enemy, and again in the turn of the next."""
    dancer = able("C17", at="c4", memento=["S01", "S03", "S04"])
    table = lay({"at": "c3", "ap": 6, "support": [{"card": "K01", "at": "b4"}]}, dancer, order=["b4"])
    do(table, "attack c4", "use C17 e1", "pick S01", "done")
    pass_all(table)
    do(table, "attack c4")
    assert "use C17 e1" not in legal(table)
    pass_all(table)
    do(table, "end_turn", "attack c4")
    assert "use C17 e1" in legal(table)


@pytest.mark.rule("APOTHEOSIS-28.5")
def test_a_main_phase_ends_after_200_actions() -> None:
    table = lay_made({"equip": ["TST73"]})
    for number in range(199):
        do(table, f"use TST73 e{number % 2 + 1}")
    assert asked(table) == (P0, "main")
    do(table, "use TST73 e2")
    assert asked(table) == (P1, "main")


FOREVER = [
    (item("TST98", effect(stat("CON", 1, duration="turn"))), True),
    (item("TST98", effect({"marker": {"name": "HIDDEN", "to": "me"}})), True),
    (event("TST98", effect({"roll": {"dice": "1d6"}}, keywords="register")), True),
    (item("TST98", effect(stat("CON", 1, duration="turn"), cost={"ap": 1})), False),
    (item("TST98", effect(stat("CON", 1, duration="turn"), keywords="once_per_turn")), False),
    (event("TST98", effect(stat("CON", 1, duration="turn"), keywords="discard")), False),
    (item("TST98", effect(stat("CON", 1, duration="turn"), keywords="attacked")), False),
    (item("TST98", effect(HEAL)), False),
]


@pytest.mark.rule("APOTHEOSIS-28.5")
@pytest.mark.parametrize(("card", "refused"), FOREVER)
def test_a_card_that_could_be_used_for_ever_is_not_loaded(card: Made, refused: bool, tmp_path: Path) -> None:
    assert faults(tmp_path, card) == (["TST98"] if refused else [])


@pytest.mark.rule("APOTHEOSIS-28.6")
def test_what_comes_before_round_1_is_round_0() -> None:
    """Sigil Reserve draws once a round: before the battle, and again in round 1."""
    side = {"equip": ["TST74", "TST75"], "memento": exhausted("S15")}
    table = do(lay_made(side, at="battle"), "use TST74 e1")
    assert asked(table) == (P0, "recomposition")
    assert (inventory(table, P0), sideways(table, P0)) == (["I08"], ["S15"])
    do(table, "pick S15")
    assert inventory(table, P0)[:2] == ["I08", "I08"]
    assert [used for used in activated(table) if used.startswith("S15")] == ["S15 e1", "S15 e1"]


@pytest.mark.rule("APOTHEOSIS-28.6")
def test_outside_turns_each_step_counts_as_a_turn() -> None:
    """An answer once per turn: to the Chorus of RD1, not to the second one, and again to the Reserve of RD2."""
    choir = {"inventory": ["V08", "V08"], "memento": exhausted("S01", "S03", "S02", "S15"), "hp": 2}
    table = lay_made(choir, {"equip": ["TST65"]}, at="round")
    do(table, "use V08 e1")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use TST65 e1", "pass"])
    do(table, "use TST65 e1", "pick S01", "pick S03")
    assert asked(table) == (P0, "window")
    do(table, "use V08 e1")
    assert asked(table) == (P0, "points")
    do(table, "pick S02")
    assert asked(table) == (P0, "recomposition")
    do(table, "pick S15")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use TST65 e1", "pass"])


# Passives


def perception(base: int, *items: str, **modifiers: Any) -> int:
    """PER of a Hero who puts these Items on, one after the other."""
    side = {"attributes": {"PER": base}, "inventory": list(items), "ap": 2 * len(items), **modifiers}
    table = lay_made(side)
    for card in items:
        do(table, f"equip {card}")
    return attribute(table, P0, "PER")


@pytest.mark.rule("APOTHEOSIS-29.1", "APOTHEOSIS-29.2", "APOTHEOSIS-R69")
@pytest.mark.parametrize(("base", "value"), [(5, 6), (6, 7), (7, 8), (8, 8), (9, 9)])
def test_a_passive_is_tested_without_itself(base: int, value: int) -> None:
    """The Longbow: +1 PER if PER is below 8."""
    assert perception(base, "I03") == value


@pytest.mark.rule("APOTHEOSIS-29.1")
def test_two_of_the_same_are_tested_one_after_the_other() -> None:
    assert (perception(6, "I03", "I03"), perception(7, "I03", "I03")) == (8, 8)


@pytest.mark.rule("APOTHEOSIS-29.1")
@pytest.mark.parametrize(("items", "value"), [(("I03", "TST77"), 10), (("TST77", "I03"), 8)])
def test_conditional_passives_come_in_the_order_in_which_they_entered_play(items: tuple[str, ...], value: int) -> None:
    """PER 7: +1 below 8 makes +2 from 8 on possible, but not the other way round."""
    assert perception(7, *items) == value


@pytest.mark.rule("APOTHEOSIS-29.1")
@pytest.mark.parametrize(("base", "value"), [(6, 8), (7, 8), (8, 9)])
def test_modifiers_without_a_condition_come_first(base: int, value: int) -> None:
    """The Circlet's +1 counts before the Longbow asks, though it was put on later."""
    assert perception(base, "I03", "I11") == value


@pytest.mark.rule("APOTHEOSIS-29.1")
def test_the_minimum_comes_last() -> None:
    """2 - 5 + 1 is below 1, not 1 + 1."""
    assert perception(2, "I03", modifiers=[{"stat": "PER", "amount": -5, "until": "battle"}]) == 1


@pytest.mark.rule("APOTHEOSIS-29.1")
def test_bonuses_of_the_sheet_are_part_of_the_value() -> None:
    """The Reedbow has +1 PER of its Class: 4 + 1, and 1 of the bow."""
    side = {"hero": {"house": "H02", "classes": ["C04"]}, "equip": ["I03"]}
    table = lay(side)
    assert (attribute(table, P0, "PER"), deck(table, P0)) == (6, ["I08"] * 5)
