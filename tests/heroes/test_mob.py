"""HEROES-21.10: how the Mob plays its slot."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import lay, pass_slots, slot_of, some, stack
from heroes.challenge import common
from heroes.characters import energy, hp, in_play, orientation, tokens
from heroes.looking import dead, slot
from table import Table, asked, do


def meet(mob: Any, *team: Any, after: str = "C36", **position: Any) -> Table:
    """GRAND COMBAT, when the Mob has acted: the healthiest of the Common Team is asked. It gains no new energy."""
    sides = [{"team": list(team)}, {"team": []}]
    options = {"mob_energy": 0}
    table = lay(
        *sides, **{"mode": "challengers", "mob": mob, "round": 3, "at": "combat", "options": options, **position}
    )
    return slot_of(table, after)


def mob(card: str, *worn: Any, **details: Any) -> dict[str, Any]:
    return {"card": card, "tokens": list(worn), **details}


WALL = common("C36", protection=0)
TOWER = common("C33", stack("more_life", 20))


@pytest.mark.rule("HEROES-21.10", "HEROES-R92")
def test_it_uses_its_passive_actions_first() -> None:
    table = meet("M02", WALL)
    assert (tokens(table, "M02"), hp(table, "C36")) == (["shield", "shield"], "8/0")


@pytest.mark.rule("HEROES-21.10", "HEROES-13.4")
def test_a_stunned_mob_loses_its_slot() -> None:
    table = meet(mob("M02", some("stun", 2)), WALL)
    assert (tokens(table, "M02"), hp(table, "C36")) == (["stun"], "11/0")


@pytest.mark.rule("HEROES-21.10", "HEROES-16.14")
def test_a_silenced_mob_uses_no_passive_action() -> None:
    table = meet(mob("M02", "silence"), WALL)
    assert (tokens(table, "M02"), hp(table, "C36")) == (["silence"], "8/0")


@pytest.mark.rule("HEROES-21.10")
@pytest.mark.parametrize(
    ("held", "left", "health"),
    [
        (0, 0, "9/0"),  # Swallow Light
        (1, 0, "5/0"),  # Crush, then Swallow Light
        (2, 1, "5/0"),
        (4, 0, "6/0"),  # Event Horizon, then Swallow Light
    ],
)
def test_a_mob_card_takes_the_first_it_can_pay_in_printed_order(held: int, left: int, health: str) -> None:
    table = meet(mob("M01", energy=held), WALL, TOWER, after="C33")
    assert (energy(table, "M01"), hp(table, "C36")) == (left, health)


@pytest.mark.rule("HEROES-21.10")
@pytest.mark.parametrize(("damage", "healed"), [(3, 3), (4, 0), (5, 1)])
def test_an_action_waits_for_its_when(damage: int, healed: int) -> None:
    """Royal Jelly comes first in print, but only from 4 damage on."""
    table = meet(mob("M02", energy=1, damage=damage), WALL)
    assert (in_play(table, "M02")["damage"], energy(table, "M02")) == (healed, int(damage == 3))


@pytest.mark.rule("HEROES-21.10", "HEROES-16.13")
def test_it_takes_what_is_legal_though_it_does_not_help() -> None:
    """Royal Jelly of a sick queen: paid for, and no heal."""
    table = meet(mob("M02", "disease", energy=1, damage=6), WALL)
    assert (energy(table, "M02"), in_play(table, "M02")["damage"]) == (0, 6)


@pytest.mark.rule("HEROES-21.10")
@pytest.mark.parametrize(
    ("card", "held", "left", "health"),
    [
        ("C26", 2, 0, "7/0"),  # Dawn Beam before Glint
        ("C26", 1, 1, "10/0"),  # Glint
        ("C35", 4, 0, "10/0"),  # Crown of Whispers, 4, before Execution, 3
        ("C35", 3, 0, "7/0"),  # Execution
        ("C31", 1, 0, "11/0"),  # Open Skies, 1, before Spark Feather, 0, though it hits nobody
    ],
)
def test_any_other_card_takes_the_dearest_first(card: str, held: int, left: int, health: str) -> None:
    table = meet(mob(card, energy=held), WALL)
    assert (energy(table, card), hp(table, "C36")) == (left, health)


@pytest.mark.rule("HEROES-21.10")
def test_equal_costs_go_in_printed_order_and_one_action_a_slot() -> None:
    """The Duelist's two actions of cost 1: Riposte is printed before En Garde."""
    table = meet(mob("C14", energy=4), WALL)
    assert (energy(table, "C14"), hp(table, "C36"), tokens(table, "C14")) == (3, "8/0", ["agility"])
    assert orientation(table, "C14") == "active"


@pytest.mark.rule("HEROES-21.10")
def test_it_aims_at_the_lowest_health() -> None:
    table = meet("M04", common("C10"), common("C16", damage=1), WALL, TOWER, after="C33")
    assert (hp(table, "C16"), hp(table, "C10")) == ("7/1", "8/2")


@pytest.mark.rule("HEROES-21.10")
@pytest.mark.parametrize(
    ("team", "hit"),
    [
        ([common("C10", protection=1), common("C30", protection=0)], "C30"),
        ([common("C10", "shield", protection=0), common("C30", protection=0)], "C30"),
        ([common("C10", protection=0), common("C30", "shield", protection=0)], "C10"),
        ([common("C10", protection=0), common("C30", protection=0)], "C30"),
        ([common("C10", order=2, protection=0), common("C16", order=1, protection=0)], "C16"),
        ([common("C10", order=1, protection=0), common("C16", order=2, protection=0)], "C10"),
    ],
)
def test_ties_go_to_lowest_protection_then_highest_speed_then_older(team: list[Any], hit: str) -> None:
    """All have 8 Health; Lament hits and weakens one of them."""
    table = meet("M04", *team, WALL, TOWER, after="C33")
    assert [one["card"] for one in team if "weakness" in tokens(table, one["card"])] == [hit]


@pytest.mark.rule("HEROES-21.10", "HEROES-13.5", "HEROES-16.5", "HEROES-16.9")
def test_taunt_and_invisibility_bind_it() -> None:
    taunted = meet("M04", common("C05"), common("C10", "taunt"), WALL, TOWER, after="C33")
    assert "weakness" in tokens(taunted, "C10")
    hidden = meet("M04", common("C05", "invisibility"), common("C10"), WALL, TOWER, after="C33")
    assert "weakness" in tokens(hidden, "C10")


@pytest.mark.rule("HEROES-21.10", "HEROES-13.6")
def test_several_targets_are_the_first_in_that_ranking() -> None:
    table = meet(
        mob("C30", energy=3),
        common("C10", protection=0),
        common("C26", protection=0),
        common("C05", protection=0),
        WALL,
    )
    assert [hp(table, card) for card in ("C05", "C10", "C26", "C36")] == ["2/0", "5/0", "9/0", "11/0"]


@pytest.mark.rule("HEROES-21.10")
def test_ally_selectors_take_the_mob_itself() -> None:
    """Unfailing Wick, 3, is the Lamp Saint's dearest action."""
    table = meet(mob("C23", energy=3, damage=5), WALL)
    assert (tokens(table, "C23"), in_play(table, "C23")["damage"]) == (["immunity:death"], 3)


@pytest.mark.rule("HEROES-21.10", "HEROES-12.13")
def test_an_action_for_another_ally_finds_nobody() -> None:
    """Conscription needs another ally: the Warlord with 1 energy can do nothing and passes."""
    table = meet(mob("C32", energy=1), WALL)
    assert (energy(table, "C32"), orientation(table, "C32"), hp(table, "C36")) == (1, "upright", "11/0")


@pytest.mark.rule("HEROES-21.10", "HEROES-12.3")
@pytest.mark.parametrize(("held", "left"), [(3, "5/0"), (2, "7/0"), (4, "5/0")])
def test_it_repeats_an_action_while_it_can_pay(held: int, left: str) -> None:
    table = meet(mob("C07", energy=held), WALL)
    assert (energy(table, "C07"), hp(table, "C36")) == (max(0, held - 3), left)


@pytest.mark.rule("HEROES-21.10", "HEROES-12.3")
def test_each_use_is_aimed_anew() -> None:
    """Two pecks fell the sprout, the third goes to the next."""
    table = meet(mob("C07", energy=3), common("C05", damage=1, protection=0), common("C10", protection=0), WALL)
    assert (hp(table, "C10"), dead(table, 0)) == ("6/0", ["C05"])


@pytest.mark.rule("HEROES-21.10")
def test_multi_action_repeats_with_actions_not_yet_used() -> None:
    """The Seraph: Doom Chord (3), then Halo Blade (1); Lament would be a third."""
    table = meet(mob("M04", energy=4), WALL, TOWER, after="C33")
    assert (energy(table, "M04"), hp(table, "C36"), tokens(table, "C36")) == (0, "6/0", ["silence"])


@pytest.mark.rule("HEROES-21.10", "HEROES-13.9")
@pytest.mark.parametrize(("roll", "hit"), [(1, "C10"), (2, "C36")])
def test_confusion_draws_its_targets(roll: int, hit: str) -> None:
    table = meet(mob("M04", "confusion"), common("C10"), WALL, TOWER, after="C33", dice=[roll])
    assert [card for card in ("C10", "C36") if "weakness" in tokens(table, card)] == [hit]


@pytest.mark.rule("HEROES-21.10", "HEROES-13.10")
@pytest.mark.parametrize(("roll", "hit"), [(1, "C10"), (2, "C36")])
def test_fury_draws_its_targets_among_the_legal_ones_and_stops_passives(roll: int, hit: str) -> None:
    table = meet(mob("M02", "fury"), common("C10", protection=0), common("C05", "invisibility"), WALL, dice=[roll])
    assert [card for card in ("C10", "C36") if "poison" in tokens(table, card)] == [hit]
    assert tokens(table, "M02") == ["fury"]


@pytest.mark.rule("HEROES-21.10", "HEROES-12.12")
def test_evasion_and_bleed_count_for_it_as_for_anyone() -> None:
    """The Leviathan, Speed 2, is evaded, and bleeds all the same."""
    table = meet(mob("M01", "bleed", protection=0), common("C24", "evasion"), after="C24")
    pass_slots(do(table, "pass"))
    assert (hp(table, "C24"), in_play(table, "M01")["damage"]) == ("7/1", 1)


EVERYONE = [*[f"C{number:02}" for number in range(1, 37)], "M01", "M02", "M03", "M04"]


@pytest.mark.rule("HEROES-21.2", "HEROES-21.10", "HEROES-R83", "HEROES-R92")
@pytest.mark.parametrize("card", EVERYONE)
def test_any_character_can_be_the_mob_and_plays_alone(card: str) -> None:
    """Three rounds against it: the players are asked for their own characters and nothing else."""
    sides = [
        {"team": [common("C33", some("shield", 99))]},
        {"team": [common("C16", some("shield", 99))]},
    ]
    table = lay(*sides, mode="challengers", mob=mob(card, energy=4), round=3)
    seen: set[str] = set()
    while table.view(None)["round"] < 6:
        seen.add((asked(table) or (0, "over"))[1])
        assert slot(table) != card or card in ("C33", "C16")
        table.play("end_main" if "end_main" in table.legal() else "pass")
    assert seen <= {"main", "slot"}
    assert in_play(table, card)["owner"] is None or card in ("C33", "C16")
