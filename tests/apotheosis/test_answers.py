"""APOTHEOSIS-24 to 30: keywords that meet each other."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, able, end_turn, exhausted, lay
from apotheosis.looking import (
    activated,
    ap,
    at,
    attribute,
    banished,
    blows,
    discard,
    hp,
    inventory,
    scenario,
    sideways,
    upright,
)
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

TEAMS = {"mode": "teams", "seats": 4}


# Answers that cannot be answered


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-24.4")
def test_a_mirror_without_response_is_not_unspoken() -> None:
    me = {"at": "c3", "memento": ["S09", "S13"]}
    table = do(lay(me, {"at": "c4", "equip": ["I22"]}), "use S09 e1", "pick S09", "done", "use I22 e1")
    assert (asked(table), blows(table), sideways(table, P0)) == ((P0, "main"), [], ["S09"])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_a_contradiction_is_not_contradicted() -> None:
    """Contradiction answers Events and cannot itself be answered by one."""
    table = lay({"inventory": ["V03", "V06"]}, {"inventory": ["V06"]})
    do(table, "use V03 e1", "use V06 e1")
    assert (asked(table), inventory(table, P0), banished(table)) == ((P0, "main"), ["V06"], ["V06"])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_a_reckoning_is_not_answered_at_all() -> None:
    foe = {"inventory": ["V06"], "memento": ["S13", "S21"], "equip": ["TST65"], "hp": 9}
    table = do(lay_made({"inventory": ["V18"]}, foe, round=3), "use V18 e1")
    assert (asked(table), hp(table, P0), hp(table, P1)) == ((P0, "main"), 8, 7)


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_what_cannot_be_negated_can_be_answered_otherwise() -> None:
    crown = able(at="c3", equip=["I23"], hp=5)
    table = do(lay_made(crown, {"at": "c4", "memento": ["S13"], "equip": ["TST65"]}), "use I23 e3")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use TST65 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-26.2", "APOTHEOSIS-30.3")
def test_a_negated_sacrifice_was_made_all_the_same() -> None:
    table = do(lay({"inventory": ["V12"]}, {"inventory": ["V06"]}), "use V12 e1", "use V06 e1")
    assert (asked(table), sorted(banished(table)), inventory(table, P0)) == ((P1, "main"), ["V06", "V12"], [])


@pytest.mark.rule("APOTHEOSIS-26.1")
def test_only_enemies_are_unspoken() -> None:
    """A partner's Gift is not asked about."""
    table = lay({"inventory": ["V03"]}, {}, {"memento": ["S13"], "inventory": ["V06"]}, {}, **TEAMS)
    assert asked(do(table, "use V03 e1")) == (P0, "main")


# Rolls


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_a_reroll_rolls_the_extras_anew() -> None:
    table = do(lay(able(house="H03", at="c3"), {"at": "c4"}), "attack c4", dice=[6, 2])
    do(table, "use H03 e2", dice=[1])
    assert [damage for damage, _ in blows(table)] == [6]
    table = do(lay(able(house="H03", at="c3"), {"at": "c4"}), "attack c4", dice=[1])
    do(table, "use H03 e2", dice=[6, 4])
    assert [damage for damage, _ in blows(table)] == [5 + 2 + 2]


@pytest.mark.rule("APOTHEOSIS-24.2", "APOTHEOSIS-24.3")
def test_two_rerolls_in_one_window() -> None:
    table = do(lay(able(house="H03", at="c3", equip=["I17"]), {"at": "c4"}), "attack c4", dice=[1])
    assert legal(table) == ["use H03 e2", "use I17 e1", "pass"]
    do(table, "use H03 e2", dice=[2])
    assert legal(table) == ["use I17 e1", "pass"]
    do(table, "use I17 e1", dice=[4])
    assert [damage for damage, _ in blows(table)] == [7]


@pytest.mark.rule("APOTHEOSIS-24.5", "APOTHEOSIS-30.2")
def test_a_bonus_of_rolling_raises_the_dmg() -> None:
    table = do(lay({"at": "c3", "inventory": ["V17"]}, {"at": "c4"}), "attack c4", dice=[1])
    do(table, "use V17 e1")
    assert [damage for damage, _ in blows(table)] == [8]


# Triggers


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_a_trap_that_is_uncovered_snaps() -> None:
    """The Dreamreader reveals an Ambush in the hand of an enemy: the active character loses 1 AP."""
    table = do(lay(able("C21"), {"inventory": ["V07"]}), "use C21 e1", dice=[1])
    assert (activated(table), ap(table, P0)) == (["C21 e1", "V07 e2"], 5 - 1 - 1)


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_ones_own_trap_does_not_snap_in_ones_own_turn() -> None:
    """`not turn(you)`: the Ambush is revealed in the turn of its holder."""
    table = lay({"at": "c3", "inventory": ["V07"]}, {"at": "c4"}, at="start")
    assert (asked(table), refuses(table, "use V07 e1")) == ((P0, "main"), True)


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_what_is_recovered_as_change_is_recovered() -> None:
    """Vigil gets up as change for a Reserve, and heals."""
    side = {"at": "c3", "hp": 5, "ap": 6, "memento": ["S15", *exhausted("S09", "S18")]}
    table = do(lay(side, {"at": "c4"}), "use S09 e1", "pick S18", dice=[1])
    assert (hp(table, P0), upright(table, P0)) == (6, ["S18"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R18")
def test_on_obtain_when_looted() -> None:
    crate = [{"at": "c4", "name": "crate", "con": 5, "hp": 5, "items": ["I24"]}]
    table = do(lay({"at": "c3", "hp": 5}, objects=crate), "loot c4")
    assert (inventory(table, P0), hp(table, P0)) == (["I24"], 6)


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-30.5", "APOTHEOSIS-R97")
def test_activated_from_the_pile_a_card_comes_to_its_top_and_is_not_discarded_again() -> None:
    table = do(lay_made({"discard": ["TST85", "V01"], "hp": 5}), "use TST85 e1")
    assert (discard(table, P0), hp(table, P0), activated(table)) == (["V01", "TST85"], 6, ["TST85 e1"])
    table = do(lay_made({"equip": ["TST85"], "hp": 5}), "use TST85 e1")
    assert (discard(table, P0), hp(table, P0), activated(table)) == (["TST85"], 5, ["TST85 e1", "TST85 e2"])


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("card", "left"), [("S01", 5), ("I01", 4)])
def test_what_answers_an_attack_knows_the_card_that_makes_it(card: str, left: int) -> None:
    """Hew and a weapon take 1 HP each; what heals in answer to Skills does not in answer to Items."""
    foe = {"at": "c4", "equip": ["TST104"], "hp": 5, "attributes": {"CON": 20}}
    table = do(lay_made({"at": "c3", "ap": 9, "memento": ["S01"], "equip": ["I01"]}, foe), f"use {card} e1")
    assert hp(table, P1) == left


@pytest.mark.rule("APOTHEOSIS-30.4")
def test_a_card_can_be_activated_from_the_pile_as_soon_as_it_lies_there() -> None:
    table = lay_made({"inventory": ["TST86", "TST85", "V01"], "hp": 5})
    assert refuses(table, "use TST85 e1")
    do(table, "use TST86 e1")
    assert sorted(discard(table, P0)) == ["TST85", "TST86", "V01"]
    assert offers(table, "use TST85 e1")


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_the_fallen_raise_no_triggers_of_their_table() -> None:
    """Poison craft stops with the poisoner."""
    dead = {"memento": ["S22"], "hp": -1, "support": [{"card": "K01", "at": "a1"}]}
    assert hp(lay(dead, {"markers": ["POISONED"], "hp": 5}, at="start", active="c7"), P1) == 5


# Scopes and durations


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R31")
def test_the_bell_of_a_partner_calls_to_its_ringer() -> None:
    """B rings A's Bell: the pup of A comes beside B, who pays."""
    holder = able(at="a1", equip=["I18"], support=[{"card": "K01", "at": "a2"}])
    sides: tuple[dict[str, Any], ...] = (holder, {"at": "e1"}, {"at": "c5"}, {"at": "a7"})
    table = do(lay(*sides, **TEAMS, active="c5"), "use I18 e1", "target a2", "tile c6")
    assert (at(table, "c6"), ap(table, P2), ap(table, P0)) == ("c6", 3, 0)


@pytest.mark.rule("APOTHEOSIS-30.1")
def test_a_temp_lasts_until_its_user_starts_a_turn() -> None:
    """Stand as One: +2 CON for allies within 2, until your next T1."""
    side = {"at": "c1", "attributes": {"PER": 9}, "memento": ["S05"], "support": [{"card": "K01", "at": "c2"}]}
    table = do(lay(side, order=["c7", "c2"]), "use S05 e1")
    assert (attribute(table, P0, "CON"), attribute(table, "c2", "CON")) == (7, 6)
    end_turn(table)
    assert (asked(table), attribute(table, P0, "CON")) == ((P1, "main"), 7)
    end_turn(end_turn(table))
    do(table, *(["done"] if asked(table) == (P0, "recomposition") else []))
    assert (asked(table), attribute(table, P0, "CON"), attribute(table, "c2", "CON")) == ((P0, "main"), 5, 4)


@pytest.mark.rule("APOTHEOSIS-30.1", "APOTHEOSIS-30.5")
def test_a_temp_on_an_event_applies_when_it_resolves() -> None:
    table = do(lay({"inventory": ["V10"]}), "use V10 e1")
    assert [attribute(table, P0, name) for name in ("FOR", "ESP", "CON")] == [7, 7, 5]
    assert (hp(table, P0), discard(table, P0)) == (9, ["V10"])
    end_turn(end_turn(table))
    assert attribute(table, P0, "FOR") == 5


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_a_registered_well_serves_once_a_turn() -> None:
    """The limit belongs to the card: once in each turn, whoever draws from it."""
    table = do(lay({"inventory": ["V19"], "hp": 5}), "use V19 e1")
    assert (scenario(table), offers(table, "use V19 e1"), ap(table, P0)) == (["V19"], False, 3)


# What is an activation


@pytest.mark.rule("APOTHEOSIS-20.1", "APOTHEOSIS-26.1")
@pytest.mark.parametrize(("answer", "health"), [("pass", 4), ("use S13 e1", 3)])
def test_an_automatic_effect_is_an_activation_that_can_be_negated(answer: str, health: int) -> None:
    """Lady Underbough would heal at T4: an enemy may unspeak her."""
    lady = {"hero": {"house": "H08", "classes": ["C12", "C18"], "entity": "E04"}, "awake": True, "hp": 3}
    table = do(lay({"memento": ["S13"]}, {**lady, "memento": ["S17", "S17"]}), "end_turn", "accept")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use S13 e1", "pass"])
    do(table, answer)
    assert (asked(table), hp(table, P1)) == ((P1, "main"), health)


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-R89")
def test_the_technique_of_a_companion_is_an_activation() -> None:
    mine = {"at": "a1", "support": [{"card": "K02", "at": "c3"}]}
    table = do(lay(mine, {"at": "c4", "memento": ["S13"]}, active="c3"), "use K02 e2", "use S13 e1")
    assert (asked(table), blows(table), ap(table, "c3")) == ((P0, "main"), [], 5 - 3)


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R76")
def test_in_a_contest_each_side_may_use_what_it_has_for_checks() -> None:
    """Mirrormere against Mirrormere: the initiator first."""
    foe = able(house="H04", at="c4", inventory=["V03"])
    table = do(lay(able(house="H04", at="c3", memento=["S26"]), foe), "use S26 e1")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use H04 e2", "pass"])
    do(table, "pass")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use H04 e2", "pass"])


@pytest.mark.rule("APOTHEOSIS-20.4")
def test_while_attached_a_card_has_only_its_attached_effects() -> None:
    """The Seedstone under the pup: +2 CON for it. A coat under the pup: nothing for anybody."""
    stone, coat = ({"support": [{"card": "K01", "at": "c2", "attached": [card]}]} for card in ("I24", "I08"))
    assert [attribute(lay(side), "c2", "CON") for side in (stone, coat)] == [6, 4]
    assert [attribute(lay(side), P0, "CON") for side in (stone, coat)] == [5, 5]
