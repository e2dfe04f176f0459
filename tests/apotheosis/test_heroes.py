"""APOTHEOSIS-3: what a Hero is made of, and what that makes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carteado
from apotheosis.battle import P0, P1, deal, end_turn, lay, refusal
from apotheosis.looking import (
    active,
    ap,
    attribute,
    attributes,
    blows,
    entity,
    hp,
    hp_max,
    knowledge,
    level,
    sheet_discard,
    spaces,
)
from apotheosis.test_cards import hero_text
from apotheosis.workshop import faults, lay_made, made
from table import asked, do

READY = [
    ("P1", [9, 8, 5, 4, 3, 5, 4], 11, (8, 6, 2, 16), {"athletics": 3, "cooperation": 1, "defense": 1, "cunning": 1}),
    ("P2", [5, 6, 7, 7, 5, 5, 3], 10, (6, 7, 2, 16), {"practice": 2, "athletics": 2, "defense": 1}),
    ("P3", [5, 3, 6, 5, 6, 4, 9], 10, (6, 8, 2, 16), {"arcane": 2, "elemental": 2, "vital": 1, "cunning": 1}),
    ("P4", [6, 3, 6, 4, 4, 9, 6], 10, (6, 8, 2, 18), {"faith": 2, "defense": 2, "art": 1, "mental": 1}),
]


def sheet(house: str, *classes: str, entity: str | None = None) -> dict[str, Any]:
    return {"hero": {"house": house, "classes": list(classes), **({"entity": entity} if entity else {})}}


# The sheet


@pytest.mark.rule("APOTHEOSIS-3.1", "APOTHEOSIS-R83")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("H01", None),
        ("H01; C01; C04; C07", None),
        ("H01; C01; C04; E01", None),
        ("C01; C04", "apotheosis-hero-no-house"),
        ("H01; H02", "apotheosis-hero-two-houses"),
        ("H01; C01; C04; C07; C10", "apotheosis-hero-too-many-classes"),
        ("H01; C01; C02", "apotheosis-hero-bad-path"),
        ("H01; C01; C01", "apotheosis-hero-bad-path"),
        ("H01; C02; C05; E01; E02", "apotheosis-hero-two-entities"),
    ],
)
def test_one_house_three_classes_of_different_paths_one_entity(cards: str, code: str | None) -> None:
    assert refusal(hero_0=hero_text(cards), level_cap=10) == code


@pytest.mark.rule("APOTHEOSIS-3.1", "APOTHEOSIS-R80")
def test_no_class_is_of_the_world() -> None:
    """The path is reserved: twenty others may be had, and none of the set is on it."""
    paths = {card["path"] for card in carteado.load("apotheosis").card_data().values() if card["suit"] == "class"}
    assert len(paths) == 9
    assert "world" not in paths


@pytest.mark.rule("APOTHEOSIS-3.2", "APOTHEOSIS-6.8")
@pytest.mark.parametrize(
    ("cards", "lowest"),
    [("H01; C01; C04; C07", 4), ("H01; C02; C05", 6), ("H01; C02; C05; C07", 6), ("H01; C02; C05; C08", 10)],
)
def test_the_level_is_capped_by_the_format(cards: str, lowest: int) -> None:
    """Levels 4, 5, 6 and 7."""
    for cap in (4, 6, 10):
        code = None if cap >= lowest else "apotheosis-hero-level"
        assert refusal(hero_0=hero_text(cards), hero_1=hero_text(cards), level_cap=cap) == code


@pytest.mark.rule("APOTHEOSIS-3.2")
@pytest.mark.parametrize(
    ("classes", "found"), [([], 1), (["C01"], 2), (["C02", "C04"], 4), (["C03", "C06", "C09"], 10)]
)
def test_the_level_is_1_and_the_levels_of_the_classes(classes: list[str], found: int) -> None:
    assert level(lay(sheet("H01", *classes)), P0) == found


@pytest.mark.rule("APOTHEOSIS-3.3")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("H01; C01; E01", "apotheosis-hero-entity"),
        ("H01; C02; E01", None),
        ("H01; C02; C05; E04", "apotheosis-hero-entity"),
        ("H01; C02; C05; C07; E04", None),
        ("H01; C03; C06; C07; E07", "apotheosis-hero-entity"),
        ("H01; C03; C06; C08; E07", None),
    ],
)
def test_an_entity_needs_a_level(cards: str, code: str | None) -> None:
    """3, 6 and 9: the refused Heroes have 2, 5 and 8."""
    assert refusal(hero_0=hero_text(cards), level_cap=10) == code


@pytest.mark.rule("APOTHEOSIS-3.3")
@pytest.mark.parametrize(("lost", "left"), [("C05", None), ("C04", "E02")])
def test_an_entity_leaves_a_hero_who_sinks_too_low(lost: str, left: str | None) -> None:
    """Level 4 without a Class of 2 is 2, without one of 1 it is 3."""
    side = {"hero": {"house": "H02", "classes": ["C05", "C01"] if lost == "C05" else ["C05", "C13"], "entity": "E02"}}
    lose = lost if lost == "C05" else "C13"
    table = do(lay_made({"inventory": ["TST6"]}, side), "use TST6 e1", f"pick {lose}")
    assert (entity(table, P1), sheet_discard(table, P1)) == (left, [lose] if left else [lose, "E02"])


# Numbers


@pytest.mark.rule("APOTHEOSIS-3.4", "APOTHEOSIS-3.5", "APOTHEOSIS-3.6", "APOTHEOSIS-3.7", "APOTHEOSIS-4.9")
@pytest.mark.parametrize(("hero", "numbers", "health", "room", "known"), READY)
def test_the_numbers_of_the_ready_heroes(
    hero: str, numbers: list[int], health: int, room: tuple[int, int, int, int], known: dict[str, int]
) -> None:
    table = lay({"hero": hero})
    assert attributes(table, P0) == numbers
    assert (hp(table, P0), hp_max(table, P0)) == (health, health)
    assert (spaces(table, P0), level(table, P0)) == (room, 6)
    assert knowledge(table, P0) == known


@pytest.mark.rule("APOTHEOSIS-3.4")
def test_an_awake_entity_and_modifiers_count_a_sleeping_one_does_not() -> None:
    """P1 with the Wolf of Ash (FOR+3 AGI+3 PER+2 CAR-1) and a coat."""
    asleep, awake = (lay({"hero": "P1", "awake": awake, "equip": ["I08"]}) for awake in (False, True))
    assert attributes(asleep, P0) == [10, 8, 5, 4, 3, 5, 4]
    assert attributes(awake, P0) == [10, 11, 8, 6, 3, 4, 4]


@pytest.mark.rule("APOTHEOSIS-3.5")
def test_a_higher_maximum_gives_no_hp_and_a_lower_one_takes_them() -> None:
    table = do(lay_made({"inventory": ["TST26"], "ap": 9}), "equip TST26")
    assert (hp(table, P0), hp_max(table, P0)) == (10, 13)
    table = do(lay_made({"equip": ["TST26"], "hp": 12}), "unequip TST26")
    assert (hp(table, P0), hp_max(table, P0)) == (10, 10)
    table = do(lay_made({"equip": ["TST26"], "hp": 4}), "unequip TST26")
    assert hp(table, P0) == 4


@pytest.mark.rule("APOTHEOSIS-3.6")
def test_there_are_fourteen_knowledges() -> None:
    cards = carteado.load("apotheosis").card_data().values()
    named = {word for card in cards for word in card.get("knowledge", [])} - {"free"}
    written = "faith arcane cooperation defense athletics practice art instruction cunning elemental transmutation"
    assert named == {*written.split(), "vital", "mental", "dimensional"}


@pytest.mark.rule("APOTHEOSIS-3.6")
def test_modifiers_add_to_a_knowledge() -> None:
    """The Seer's Circlet teaches mental 1."""
    side = {**sheet("H01", "C22"), "knowledge": {"mental": 1, "instruction": 2}, "equip": ["I11"]}
    assert knowledge(lay(side), P0) == {"mental": 2, "instruction": 2}


@pytest.mark.rule("APOTHEOSIS-3.7", "APOTHEOSIS-R50")
@pytest.mark.parametrize(
    ("options", "by_level"),
    [
        ({}, {1: 1, 3: 1, 4: 2, 7: 2, 8: 3, 10: 3}),
        ({"board": "skirmish"}, {1: 1, 4: 1, 8: 1}),
        ({"board": "arena"}, {8: 1}),
        ({"board": "plaza"}, {8: 3}),
        ({"support": "2"}, {1: 2, 8: 2}),
        ({"support": "3"}, {1: 3}),
        ({"support": "1"}, {8: 1}),
    ],
)
def test_support_spaces_by_level_board_and_option(options: dict[str, str], by_level: dict[int, int]) -> None:
    for at_level, room in by_level.items():
        table = lay({**sheet("H01"), "level": at_level}, options=options)
        assert spaces(table, P0)[2] == room, at_level


@pytest.mark.rule("APOTHEOSIS-3.7")
def test_houses_and_classes_change_spaces() -> None:
    """Sunward has one more of equipment, Thornmarch one more of support; Classes print theirs."""
    assert spaces(lay(sheet("H01")), P0)[:3] == (3, 3, 1)
    assert spaces(lay(sheet("H08", "C01")), P0)[:3] == (5, 4, 1)
    assert spaces(lay(sheet("H05", "C09")), P0)[:3] == (4, 6, 3)


@pytest.mark.rule("APOTHEOSIS-3.8", "APOTHEOSIS-9.4")
@pytest.mark.parametrize(("name", "action"), [("FOR", "attack c4"), ("PER", "use I03 e2"), ("ESP", "use I05 e2")])
def test_force_is_melee_perception_ranged_and_spirit_ether_dmg(name: str, action: str) -> None:
    """Bow and staff roll a d3, the fist a d2: all are worth 1 on a 1. The bow itself gives 1 PER below 8."""
    side = {"at": "c3", "equip": ["I03", "I05"]}
    found = []
    for value in (8, 13):
        table = do(lay({**side, "attributes": {name: value}}, {"at": "c4"}), action, dice=[1])
        found.append(blows(table)[0][0])
    assert found == [9, 14]


@pytest.mark.rule("APOTHEOSIS-3.8", "APOTHEOSIS-7.2", "APOTHEOSIS-7.3")
def test_agility_is_ap_and_perception_decides_who_acts_first() -> None:
    table = lay({"attributes": {"AGI": 3, "PER": 4}}, {"attributes": {"AGI": 7, "PER": 6}}, at="order")
    assert (active(table), ap(table, P1)) == ("c7", 7)
    end_turn(table)
    assert (active(table), ap(table, P0)) == ("c1", 3)


@pytest.mark.rule("APOTHEOSIS-3.8", "APOTHEOSIS-10.6")
def test_constitution_resists_dmg() -> None:
    """DMG 7: 3 injury at CON 2, 2 at 7, 1 at 8 and 15, none at 16."""
    for con, injury in ((2, 3), (7, 2), (8, 1), (15, 1), (16, 0)):
        table = do(lay({"at": "c3"}, {"at": "c4", "attributes": {"CON": con}}), "attack c4", dice=[4])
        assert blows(table) == [(7, injury)]


@pytest.mark.rule("APOTHEOSIS-3.2", "APOTHEOSIS-6.4")
def test_a_ready_hero_comes_to_the_table_as_printed() -> None:
    table = deal(hero_0="P3", hero_1="P4")
    assert (asked(table), [hp(table, seat) for seat in (P0, P1)]) == ((P0, "mulligan"), [10, 10])
    assert (attributes(table, P0), attributes(table, P1)) == (READY[2][1], READY[3][1])


# What a set may hold

HOUSE = made("H90", "house", base={"CON": 4, "FOR": 4, "AGI": 4, "PER": 4, "INT": 4, "CAR": 4, "ESP": 4})
CLASS = {
    level: made(
        f"C9{level}",
        "class",
        path="sun",
        level=level,
        bonus={"CON": 2 * level},
        knowledge=known,
        spaces={"equip": level, "memento": 1},
    )
    for level, known in ((1, ["faith", "art"]), (2, ["faith", "art"]), (3, ["faith", "art", "vital"]))
}
ENTITY = {
    1: made("E91", "entity", bonus={"CON": 4, "FOR": 4, "AGI": -1}),
    2: made("E92", "entity", level=2, bonus={"CON": 8, "FOR": 8, "AGI": -2}),
    3: made("E93", "entity", level=3, bonus={"CON": 12, "FOR": 12, "AGI": -3}),
}


@pytest.mark.rule("APOTHEOSIS-3.9")
def test_cards_at_the_limits_are_taken(tmp_path: Path) -> None:
    assert faults(tmp_path, HOUSE, *CLASS.values(), *ENTITY.values()) == []


BROKEN = [
    {**HOUSE, "base": {**HOUSE["base"], "CON": 5}},
    {**HOUSE, "base": {**HOUSE["base"], "CON": 3}},
    {**HOUSE, "base": {**HOUSE["base"], "CON": 7, "FOR": 3, "AGI": 3, "PER": 3}},
    {**HOUSE, "base": {**HOUSE["base"], "CON": 1, "FOR": 5, "AGI": 5, "PER": 5}},
    {**CLASS[1], "bonus": {"CON": 3}},
    {**CLASS[2], "bonus": {"CON": 3}},
    {**CLASS[3], "bonus": {"CON": 4}},
    {**CLASS[1], "knowledge": ["faith"]},
    {**CLASS[1], "knowledge": ["faith", "faith"]},
    {**CLASS[2], "knowledge": ["faith", "art", "vital"]},
    {**CLASS[3], "knowledge": ["faith", "art"]},
    {**CLASS[1], "spaces": {"equip": 2, "memento": 0}},
    {**CLASS[1], "spaces": {"equip": 1, "memento": 2}},
    {**CLASS[2], "spaces": {"equip": 1, "memento": 1}},
    {**CLASS[3], "spaces": {"equip": 1, "memento": 2}},
    {**ENTITY[1], "bonus": {"CON": 4, "FOR": 4}},
    {**ENTITY[1], "bonus": {"CON": 5, "FOR": 2}},
    {**ENTITY[2], "bonus": {"CON": 9, "FOR": 5}},
    {**ENTITY[3], "bonus": {"CON": 12, "FOR": 8}},
    {**ENTITY[3], "bonus": {"CON": 12, "FOR": 12, "AGI": 1, "PER": -4}},
]


@pytest.mark.rule("APOTHEOSIS-3.9")
@pytest.mark.parametrize("card", BROKEN)
def test_cards_beyond_the_limits_are_refused(tmp_path: Path, card: dict[str, Any]) -> None:
    assert faults(tmp_path, card) == [card["id"]]


@pytest.mark.rule("APOTHEOSIS-3.4")
def test_the_attribute_of_a_companion_is_the_printed_one() -> None:
    table = lay({"support": [{"card": "K14", "at": "b2"}]})
    assert [attribute(table, "b2", name) for name in ("CON", "FOR", "AGI")] == [10, 8, 4]
