"""Corners that no printed card reaches, played with cards made for them."""

from __future__ import annotations

import pytest

from heroes.arena import P0, P1, allocate, end_main, end_turn, slot_of
from heroes.characters import energy, hp, max_health, speed, storage, tokens, works
from heroes.looking import dead, equipment, order, reserve, team
from heroes.workshop import lay_made
from table import deck, do, refuses

EVASION = {"type": "evasion", "fresh": True}


@pytest.mark.rule("HEROES-7.4", "HEROES-R14")
def test_another_card_may_give_storage() -> None:
    """Q90 gives all own characters Storage (7); the highest counts, and only for its own side."""
    side = {"team": ["C04", "C36", {"card": "C16", "actions": ["A22"]}], "equipment": ["Q90"], "reserve": 9}
    table = lay_made(side, {"team": ["C10"]})
    assert [storage(table, card) for card in ("C04", "C36", "C16", "C10")] == [7, 7, 8, 4]
    allocate(table, "C04", 7)
    assert (energy(table, "C04"), refuses(table, "allocate C04")) == (7, True)


@pytest.mark.rule("HEROES-7.5", "HEROES-7.8", "HEROES-R15")
def test_when_a_limit_drops_the_excess_dissipates_at_once() -> None:
    """The silo that gave it is emptied."""
    team = [{"card": "C04", "energy": 7}, {"card": "C36", "energy": 7}, {"card": "C10", "energy": 3}]
    table = lay_made({"team": team, "equipment": ["Q90"]}, {"team": ["C12"]})
    do(table, "withdraw Q90")
    assert (equipment(table, P0), reserve(table, P0)) == ({}, 1)
    assert [energy(table, card) for card in ("C04", "C36", "C10")] == [4, 6, 3]


@pytest.mark.rule("HEROES-7.5", "HEROES-12.10", "HEROES-R15", "HEROES-R50")
def test_a_dormant_card_gives_no_storage() -> None:
    """V90 forbids strength: Infinite Mass Punch stays, without its Storage (8), and what it held is lost."""
    holder = {"card": "C16", "energy": 8, "actions": ["A22"]}
    table = lay_made({"team": [holder], "hand": ["V90"]}, {"team": ["C10"]})
    do(table, "event V90")
    assert (storage(table, "C16"), energy(table, "C16"), works(table, "A22")) == (4, 4, False)


@pytest.mark.rule("HEROES-11.6")
def test_two_without_an_alter_ego_do_not_share_one() -> None:
    table = do(lay_made({"team": ["C90"], "hand": ["C91"]}, {"team": ["C10"]}), "field C91")
    assert team(table, P0) == ["C90", "C91"]


@pytest.mark.rule("HEROES-11.8")
def test_a_static_raises_the_maximum_health() -> None:
    """While it applies: a wounded character falls when it goes."""
    hurt = {"card": "C10", "damage": 8}
    table = lay_made({"team": ["C04", hurt]}, {"team": ["C12"], "hand": ["V03"]}, event="V91", turn=6)
    assert (max_health(table, "C10"), hp(table, "C10"), max_health(table, "C12")) == (10, "2/2", 6)
    do(table, "event V03")
    assert (dead(table, P0), max_health(table, "C04")) == (["C10"], 5)


@pytest.mark.rule("HEROES-11.8", "HEROES-14.8")
def test_who_has_no_health_left_under_a_new_static_falls_at_once() -> None:
    """Q99 takes 5 Health from all enemies of its player."""
    side = {"team": ["C04"], "hand": ["Q99"], "reserve": 1}
    table = do(lay_made(side, {"team": ["C10", "C01"]}), "equip Q99")
    assert (dead(table, P1), max_health(table, "C10"), max_health(table, "C04")) == (["C01"], 3, 5)


@pytest.mark.parametrize(("event", "gained"), [(None, ["strength"]), ("V97", [])])
def test_a_step_may_ask_for_an_empty_event_slot(event: str | None, gained: list[str]) -> None:
    table = lay_made({"team": [{"card": "C07", "actions": ["A96"]}]}, {"team": ["C10"]}, event=event, at="combat")
    assert tokens(do(slot_of(table, "C07"), "use A96"), "C07") == gained


@pytest.mark.rule("HEROES-14.9")
def test_the_steps_go_on_after_the_actor_has_fallen() -> None:
    fighter = {"card": "C07", "actions": ["A90"]}
    table = lay_made({"team": [fighter, "C04"]}, {"team": [{"card": "C10", "protection": 0}]}, at="combat")
    do(table, "use A90")
    assert (dead(table, P0), deck(table, P0), hp(table, "C10")) == (["C07"], ["A90"], "6/0")


@pytest.mark.rule("HEROES-13.11")
@pytest.mark.parametrize(("card", "faster", "health"), [("A91", 11, "6/0"), ("A92", 6, "7/0")], ids=["area", "chosen"])
def test_an_area_checks_evasion_at_its_step_and_chosen_enemies_once_before(card: str, faster: int, health: str) -> None:
    """C01 becomes faster than C24 by the first step, so the second step of an area attack hits."""
    evader = {"card": "C24", "protection": 0, "tokens": [EVASION]}
    table = lay_made({"team": [{"card": "C01", "actions": [card]}]}, {"team": [evader]}, at="combat")
    do(slot_of(table, "C01"), f"use {card}")
    assert (speed(table, "C01"), hp(table, "C24")) == (faster, health)


@pytest.mark.rule("HEROES-13.2")
def test_the_order_is_fixed_after_the_triggers_of_combat() -> None:
    """V92 gives 9 Agility to the weakest ally of its owner."""
    table = end_main(lay_made({"team": ["C04", "C10"]}, {"team": ["C07"]}, event="V92"))
    assert (order(table), speed(table, "C04")) == (["C04", "C07", "C10"], 10)


@pytest.mark.rule("HEROES-6.10", "HEROES-10.10")
def test_triggers_of_the_end_come_before_the_silos_fill() -> None:
    """Q91 generates two at the end of the own turn: the silo takes them."""
    stock = ["Q91", {"card": "Q01", "energy": 1}]
    table = end_turn(lay_made({"team": ["C04"], "equipment": stock}, {"team": ["C04"]}))
    assert (equipment(table, P0), reserve(table, P0)) == ({"Q91": 1, "Q01": 3}, 0)
    assert equipment(end_turn(table), P0) == {"Q91": 1, "Q01": 3}


@pytest.mark.rule("HEROES-10.4", "HEROES-R28")
def test_equipment_that_ends_its_activation_with_energy_stays() -> None:
    """Q92 uses its last energy and gets one."""
    table = do(lay_made({"team": ["C04"], "equipment": ["Q92"]}, {"team": ["C04"]}), "activate Q92")
    assert (equipment(table, P0), deck(table, P0)) == ({"Q92": 1}, [])


@pytest.mark.rule("HEROES-14.9", "HEROES-14.8")
def test_a_step_that_ends_the_game_is_the_last() -> None:
    """C07 is P0's fourth knock-out: its own step eliminates P0 before the damage."""
    fighter = {"card": "C07", "actions": ["A90"]}
    lost = {"team": [fighter, "C04"], "dead": ["C01", "C02", "C03"], "places": 4}
    table = do(lay_made(lost, {"team": [{"card": "C10", "protection": 0}]}, at="combat"), "use A90")
    assert (table.state.outcome() is not None, hp(table, "C10")) == (True, "8/0")


@pytest.mark.rule("HEROES-22.5", "HEROES-10.1")
def test_equipment_that_does_something_when_it_enters_does_it_at_once() -> None:
    table = do(lay_made({"hand": ["Q89"], "reserve": 1, "team": ["C04"]}, {"team": ["C10"]}), "equip Q89")
    assert reserve(table, P0) == 2
