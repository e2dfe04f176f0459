"""What the cards do that care whether a god sleeps or wakes: I25, S29, K17, V21, V22."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.cards.trial import awake, dmg
from apotheosis.looking import ap, attribute, discard, hp
from table import do, offers, refuses

GREAT, LESSER, LOW = "E07", "E08", "E04"


@pytest.mark.rule("APOTHEOSIS-2.15")
@pytest.mark.parametrize(("entity", "con", "agi"), [(GREAT, 2, 0), (LESSER, 0, 1), (LOW, 0, 0)])
def test_i25_clothes_the_great_and_quickens_the_lesser(entity: str, con: int, agi: int) -> None:
    """Asleep or awake: what counts is who sleeps there."""
    bare, clad = (lay(awake(entity, awake=False, equip=equip)) for equip in ([], ["I25"]))
    gained = [attribute(clad, P0, name) - attribute(bare, P0, name) for name in ("CON", "AGI")]
    assert gained == [con, agi]


def test_s29_speaks_only_while_the_entity_is_awake() -> None:
    """ESP 5 and the 8 of the god, d6 = 1."""
    mine = awake(GREAT, at="c3", memento=["S29"])
    table = lay(mine, {"at": "c6", "attributes": {"CON": 20}})
    before, spirit = ap(table, P0), attribute(table, P0, "ESP")
    do(table, "use S29 e1", dice=[1])
    assert (dmg(table), before - ap(table, P0)) == ([spirit + 1], 3)
    assert refuses(lay(awake(GREAT, awake=False, at="c3", memento=["S29"]), {"at": "c6"}), "use S29 e1")


@pytest.mark.parametrize(("is_awake", "more"), [(True, 2), (False, 0)])
def test_k17_strikes_harder_while_its_hero_is_awake(is_awake: bool, more: int) -> None:
    """FOR 8, d3 = 1."""
    mine = awake(LOW, awake=is_awake, at="a1", support=[{"card": "K17", "at": "c3"}])
    table = lay(mine, {"at": "c4", "attributes": {"CON": 20}}, active="c3")
    do(table, "use K17 e2", dice=[1])
    assert dmg(table) == [8 + 1 + more]


@pytest.mark.parametrize(("entity", "effect", "gained"), [(GREAT, "e1", 2), (LESSER, "e2", 3)])
def test_v21_gives_the_god_an_hour(entity: str, effect: str, gained: int) -> None:
    table = lay(awake(entity, inventory=["V21"]))
    before = ap(table, P0)
    do(table, f"use V21 {effect}")
    assert (ap(table, P0) - before, discard(table, P0)) == (gained, ["V21"])


@pytest.mark.parametrize(("entity", "is_awake"), [(GREAT, False), (LESSER, False), (LOW, True)])
def test_v21_is_not_for_sleepers_nor_for_lower_entities(entity: str, is_awake: bool) -> None:
    table = lay(awake(entity, awake=is_awake, inventory=["V21"]))
    assert refuses(table, "use V21 e1")
    assert refuses(table, "use V21 e2")


@pytest.mark.parametrize(("is_awake", "lost"), [(True, 2), (False, 1)])
def test_v22_strikes_the_proud_harder(is_awake: bool, lost: int) -> None:
    table = lay({"inventory": ["V22"], "at": "c3"}, awake(GREAT, awake=is_awake, at="c5"))
    before = hp(table, P1)
    assert offers(table, "use V22 e1")
    do(table, "use V22 e1")
    assert (before - hp(table, P1), ap(table, P0)) == (lost, 3)
