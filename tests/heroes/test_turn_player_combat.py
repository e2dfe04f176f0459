"""HEROES-29.3: the option `combat` = `turn_player`, beyond who has slots."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.games.heroes.state import HeroesState
from heroes.arena import P1, end_main, fight, lay, pass_slots, resolve, slot_of
from heroes.characters import hp, tokens
from heroes.looking import dead, order, slot
from table import do

ALONE: dict[str, Any] = {"options": {"combat": "turn_player"}}


@pytest.mark.rule("HEROES-29.3", "HEROES-22.12")
def test_ready_may_give_a_teammate_a_slot() -> None:
    relay = {"card": "C18", "energy": 1, "actions": ["A26"]}
    sides: list[dict[str, Any]] = [{"team": [relay]}, {"team": ["C10"]}, {"team": ["C24"]}, {"team": ["C12"]}]
    table = fight(*sides, mode="teams", seats=4, **ALONE)
    assert order(table) == ["C18"]
    do(table, "use A26")
    assert (order(table), slot(table)) == (["C18", "C24"], "C24")


@pytest.mark.rule("HEROES-29.3", "HEROES-15.7")
def test_resolution_triggers_and_the_check_treat_everyone() -> None:
    """Truce Hospital heals both sides; a character of the other player without Health falls."""
    wounded = {"card": "C16", "damage": 3}
    table = resolve({"team": [wounded]}, {"team": [wounded]}, event="V04", **ALONE)
    assert (hp(table, "P0.C16"), hp(table, "P1.C16")) == ("6/3", "6/3")
    fallen = lay({"team": ["C04"]}, {"team": ["C12", "C10"]}, **ALONE)
    assert isinstance(fallen.state, HeroesState)
    fallen.state.unit(fallen.game.named(fallen.state, "C12")).damage = 6
    assert dead(pass_slots(end_main(fallen)), P1) == ["C12"]


@pytest.mark.rule("HEROES-29.3", "HEROES-15.7")
def test_burn_is_rolled_for_the_turn_player_only() -> None:
    burning = {"card": "C16", "tokens": ["burn"], "protection": 0}
    table = resolve({"team": [burning]}, {"team": [burning]}, turn=6, dice=[4], **ALONE)
    assert (tokens(table, "P0.C16"), tokens(table, "P1.C16")) == (["burn"], [])
    assert (hp(table, "P0.C16"), hp(table, "P1.C16")) == ("8/0", "7/0")


@pytest.mark.rule("HEROES-29.3")
def test_all_can_be_targeted_as_ever() -> None:
    table = fight({"team": ["C26"]}, {"team": ["C16", "C10"]}, **ALONE)
    do(table, "use C26 a3", "target C10")
    assert hp(table, "C10") == "8/1"


@pytest.mark.rule("HEROES-29.3", "HEROES-21.7")
def test_challengers_is_not_affected() -> None:
    team = [{"team": [{"card": card, "common": True, "tokens": ["slow"]}]} for card in ("C10", "C36")]
    table = lay(*team, mode="challengers", mob="M02", round=3, at="combat", **ALONE)
    assert order(table) == ["M02", "C10", "C36"]
    do(slot_of(table, "C10"), "pass")
    do(slot_of(table, "C36"), "pass")
    assert [tokens(table, card).count("slow") for card in ("C10", "C36")] == [0, 0]
