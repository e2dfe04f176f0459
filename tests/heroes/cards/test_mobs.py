"""The four Mobs: what they do in their slot with so much energy, and what they are."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import lay, slot_of, some, stack
from heroes.cards.printed import PEOPLE
from heroes.challenge import common
from heroes.characters import energy, hp, max_health, tokens
from table import Table, do

LIFE = stack("more_life", 20)


def bare(card: str, *held: Any, **details: Any) -> dict[str, Any]:
    """Return a character of the Common Team without Protection, unless `details` say otherwise."""
    return common(card, *held, **{"protection": 0, **details})


WALL = bare("C36", energy=2)
TOWER = bare("C33", LIFE)


def meet(mob: dict[str, Any], *team: dict[str, Any]) -> Table:
    """GRAND COMBAT in which the Mob gains no energy."""
    options = {"mob_energy": 0}
    return lay({"team": list(team)}, {}, mode="challengers", mob=mob, round=3, at="combat", options=options)


def struck(mob: dict[str, Any], *team: dict[str, Any]) -> Table:
    """When it has acted and the Tower is asked."""
    return slot_of(meet(mob, *team, TOWER), "C33")


def state(table: Table, card: str) -> str:
    worn = [token for token in tokens(table, card) if token != "more_life*20"]
    return " ".join([hp(table, card), f"e{energy(table, card)}", *worn])


ROWS = [
    ("M01", 0, "28/8 e0", "9/0 e1", "31/0 e0"),
    ("M01", 1, "28/8 e0", "5/0 e1", "31/0 e0"),
    ("M01", 4, "28/8 e0", "6/0 e1 slow*2", "28/0 e0 slow*2"),
    ("M02", 0, "16/4 e0 shield shield", "8/0 e2 poison", "31/0 e0"),
    ("M02", 2, "16/4 e0 shield shield", "6/0 e2 poison poison", "29/0 e0 poison"),
    ("M03", 3, "19/3 e1 shield*3", "5/0 e2 burn", "31/0 e0"),
    ("M03", 4, "19/3 e0", "3/0 e2 burn", "29/0 e0"),
    ("M03", 0, "19/3 e0 shield*3", "9/0 e2", "29/0 e0"),
    ("M04", 0, "24/6 e0", "9/0 e2 weakness", "31/0 e0"),
    ("M04", 1, "24/6 e0", "6/0 e2 weakness", "31/0 e0"),
    ("M04", 3, "24/6 e0", "7/0 e2 silence weakness", "29/0 e0 silence"),
    ("M04", 4, "24/6 e0", "6/0 e2 silence", "29/0 e0 silence"),
]
"""Mob, its energy; afterwards the Mob, Infinite Mass (11/0, 2 energy) and Old Father Sun (31/0)."""


@pytest.mark.rule("HEROES-21.10")
@pytest.mark.parametrize(("card", "held", "mob", "wall", "tower"), ROWS)
def test_what_a_mob_does_in_its_slot(card: str, held: int, mob: str, wall: str, tower: str) -> None:
    """Two actions each: M03 without energy recharges and spends it on Shock Grid."""
    table = struck({"card": card, "energy": held}, WALL)
    assert (state(table, card), state(table, "C36"), state(table, "C33")) == (mob, wall, tower)


@pytest.mark.rule("HEROES-21.2")
@pytest.mark.parametrize("card", ["M01", "M02", "M03", "M04"])
def test_a_mob_has_five_more_health_for_each_player(card: str) -> None:
    health, protection, speed = PEOPLE[card].numbers
    table = meet({"card": card}, bare("C05"), WALL, TOWER)
    assert (max_health(table, card), hp(table, card)) == (health + 10, f"{health + 10}/{protection}")
    assert table.view(None)["mob"]["speed"] == speed


def test_m01_void_spines_strike_back_at_who_takes_its_health() -> None:
    table = meet({"card": "M01", "protection": 0}, bare("C26", protection=1), WALL, TOWER)
    do(table, "use C26 a3")
    assert (hp(table, "M01"), hp(table, "C26")) == ("27/0", "9/0"), "1 damage, taken by Protection"
    table = meet({"card": "M01", "protection": 1}, bare("C26", protection=1), WALL, TOWER)
    do(table, "use C26 a3")
    assert (hp(table, "M01"), hp(table, "C26")) == ("28/0", "9/1"), "no Health was lost"


@pytest.mark.parametrize(("damage", "left"), [(3, 3), (4, 0), (6, 2)])
def test_m02_royal_jelly_heals_four_from_four_damage_on(damage: int, left: int) -> None:
    table = struck({"card": "M02", "energy": 1, "damage": damage}, WALL)
    assert hp(table, "M02") == f"{16 - left}/4"
    assert energy(table, "M02") == (1 if damage == 3 else 0)


def test_m03_cold_circuits_prevent_one_of_every_damage() -> None:
    table = meet({"card": "M03", "protection": 0}, bare("C01"), bare("C03"), bare("C19", energy=2), WALL)
    do(table, "use C01 a1")
    assert hp(table, "M03") == "19/0"
    hard = meet({"card": "M03", "protection": 0}, bare("C18", energy=2), WALL)
    do(hard, "use C18 a1")
    assert hp(hard, "M03") == "16/0"


def test_m03_cold_circuits_take_no_poison_and_no_disease() -> None:
    table = meet({"card": "M03", "protection": 0}, bare("C05"), bare("C21", energy=1), bare("C25"), WALL)
    do(table, "use C05 a1", "use C21 a1")
    assert (tokens(table, "M03"), hp(table, "M03")) == ([], "18/0"), "Infect deals 2"
    other = meet({"card": "M04", "protection": 0}, bare("C05"), bare("C21", energy=1), bare("C25"), WALL)
    do(other, "use C05 a1", "use C21 a1")
    assert tokens(other, "M04") == ["poison", "disease", "disease"]


def test_m04_halo_blade_cannot_miss_and_pierces() -> None:
    """Lament, used after it, is evaded."""
    quick = bare("C36", "evasion", some("agility", 20), protection=4)
    table = struck({"card": "M04", "energy": 1}, quick)
    assert hp(table, "C36") == "8/4"
    assert "weakness" not in tokens(table, "C36")
