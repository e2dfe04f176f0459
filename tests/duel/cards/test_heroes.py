"""The eight heroes: what their abilities do, cost, and may be aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B
from duel.cards.trial import Trial, becomes, hurt, tired
from duel.looking import hp
from table import asked, mentioned, offers, refuses


def led(hero: str, mana: int, places: dict[str, Any] | None = None, **side: Any) -> Trial:
    """A is led by that hero and has not used its hero action."""
    b = side.pop("b", None)
    turn = side.pop("turn", 3)
    return Trial(None, places, {"hero": hero, "mana": mana, "hero_action_used": False, **side}, b, turn=turn)


@pytest.mark.rule("DUEL-11.1", "DUEL-11.4")
@pytest.mark.parametrize(
    ("aim", "now"), [("B", 20), ("A", 19), ("A.atk1", "EMB-07 3/3 of 4"), ("B.def1", "ROO-08 5/5 of 6")]
)
def test_emb_h1_spark_shot_deals_1_damage_to_any_character(aim: str, now: int | str) -> None:
    places = {"A.atk1": "EMB-07", "B.def1": "ROO-08"}
    kareth = led("EMB-H1", 3, places)
    assert kareth.ability_aims("A a1") == {"A", "B", "A.atk1", "B.def1"}
    kareth.do(f"use_ability A a1 {aim}")
    assert kareth.changes() == {"A.mana": (1, 3), "A.acted": True, **becomes(aim, now)}
    assert refuses(kareth, "hero_draw")
    assert led("EMB-H1", 1, places).ability_aims("A a1") == set()


def test_emb_h2_overheat_costs_a_card_and_heats_the_own_attack_row_for_the_turn() -> None:
    places = {"A.atk1": "EMB-07", "A.atk4": "EMB-01", "A.def1": "EMB-07", "B.atk1": "EMB-07"}
    vulma = led("EMB-H2", 0, places, hand=["EMB-13", "EMB-15"])
    assert vulma.ability_aims("A a1") == {"pay:EMB-13", "pay:EMB-15"}
    vulma.do("use_ability A a1 pay:EMB-13")
    heated = {"A.atk1": "EMB-07 4/4", "A.atk4": "EMB-01 3/1"}
    assert vulma.changes() == {"A.acted": True, "A.hand": ["EMB-15"], "A.grave": ["EMB-13"], **heated}
    assert vulma.end_turn().now("A.atk1", "A.atk4") == ["EMB-07 3/4", "EMB-01 2/1"]
    assert led("EMB-H2", 0, places).ability_aims("A a1") == set()


@pytest.mark.rule("DUEL-11.5")
def test_emb_h2_reforge_readies_an_own_construct_and_rests_two_own_turns() -> None:
    places = {"A.def1": tired("EMB-07"), "A.atk2": "EMB-03", "A.atk1": tired("EMB-01"), "B.atk1": tired("EMB-07")}
    vulma = led("EMB-H2", 3, places)
    assert vulma.ability_aims("A a2") == {"A.def1", "A.atk2"}
    vulma.do("use_ability A a2 A.def1")
    assert vulma.changes() == {"A.mana": (0, 3), "A.acted": True, "A.def1": "EMB-07 3/4"}
    assert [bool(vulma.end_turn(2).ability_aims("A a2")) for _ in range(3)] == [False, False, True]
    assert led("EMB-H2", 2, places).ability_aims("A a2") == set()


def test_tid_h1_undertow_exhausts_an_enemy_creature_until_it_readies() -> None:
    places = {"A.atk1": "EMB-07", "B.atk1": "ROO-03", "B.def1": "ROO-08"}
    ondrel = led("TID-H1", 2, places)
    assert ondrel.ability_aims("A a1") == {"B.atk1", "B.def1"}
    ondrel.do("use_ability A a1 B.def1")
    assert ondrel.changes() == {"A.mana": (0, 2), "A.acted": True, "B.def1": "ROO-08 5/6 exhausted"}
    assert ondrel.do("attack A.atk1 B").now("B.hp") == 18, "the only defender cannot block"
    assert ondrel.end_turn().now("B.def1") == "ROO-08 5/6"
    assert led("TID-H1", 1, places).ability_aims("A a1") == set()


@pytest.mark.rule("DUEL-6.5")
def test_tid_h2_blood_ink_costs_2_hp_and_draws_a_card() -> None:
    maristel = led("TID-H2", 0, deck=["TID-12", "TID-14"])
    maristel.do("use_ability A a1")
    assert maristel.changes() == {"A.hp": 17, "A.acted": True, "A.hand": ["TID-12"], "A.deck": 1}
    assert [bool(led("TID-H2", 0, hp=hp).ability_aims("A a1")) for hp in (2, 3)] == [False, True]


@pytest.mark.rule("DUEL-11.4", "DUEL-11.5", "DUEL-9.11", "DUEL-R14")
def test_tid_h2_countercurrent_negates_a_spell_of_the_foe() -> None:
    b = {"hero": "EMB-H1", "hand": ["EMB-13", "EMB-13"], "mana": 4}
    maristel = led("TID-H2", 4, {"A.atk1": "EMB-07"}, b=b, turn=4)
    maristel.do("play_spell EMB-13 A.atk1")
    assert maristel.ability_aims("A a2") == {"link1"}
    maristel.do("use_ability A a2 link1")
    paid = {"A.mana": (0, 4), "A.acted": True, "B.mana": (2, 4), "B.hand": ["EMB-13"], "B.grave": ["EMB-13"]}
    assert maristel.changes() == paid
    maristel.do("play_spell EMB-13 A.atk1")
    assert maristel.now("A.atk1") is None, "one hero action"


def test_tid_h2_countercurrent_answers_abilities_but_neither_attacks_nor_one_s_own_spells() -> None:
    places = {"A.atk1": "EMB-07", "B.def1": "EMB-08", "B.atk1": "ROO-03"}
    maristel = led("TID-H2", 4, places, b={"mana": 1}, turn=4)
    maristel.do("use_ability B.def1 a1 A.atk1", "use_ability A a2 link1")
    assert maristel.now("A.atk1", "B.def1") == ["EMB-07 3/4", "EMB-08 2/3 exhausted"]
    attacked = led("TID-H2", 4, places, turn=4).do("attack B.atk1 A")
    assert (asked(attacked), attacked.ability_aims("A a2")) == ((A, "respond"), set())
    assert attacked.ability_aims("A a1") == {""}
    assert led("TID-H2", 4, places).ability_aims("A a2") == set()
    answered = led("TID-H2", 6, places, hand=["TID-14"], b={"hand": ["ROO-15"], "mana": 1})
    answered.do("play_spell TID-14 B.atk1", "play_spell ROO-15 B.atk1")
    assert answered.ability_aims("A a2") == {"link2"}


@pytest.mark.rule("DUEL-11.5")
def test_tid_h2_countercurrent_rests_two_own_turns() -> None:
    """Used while the own-turn count is 2, it is usable again at 5; the foe's spells of turns 6 and 8 go through."""
    b = {"hero": "EMB-H1", "hand": ["EMB-15"] * 4, "mana": 1}
    maristel = led("TID-H2", 4, b=b, turn=4)
    maristel.do("play_spell EMB-15 A", "use_ability A a2 link1")
    offered = []
    for _ in range(3):
        maristel.end_turn(2).do("play_spell EMB-15 A")
        offered.append(maristel.ability_aims("A a2"))
        if asked(maristel) == (A, "respond"):
            maristel.do("pass")
    assert (offered, hp(maristel, A)) == ([set(), set(), {"link1"}], 13)


@pytest.mark.parametrize(
    ("aim", "now"), [("A", 17), ("B", 12), ("A.atk1", "EMB-07 3/3 of 4"), ("B.def1", "ROO-08 5/6")]
)
def test_roo_h1_tend_restores_2_hp_to_any_character(aim: str, now: int | str) -> None:
    places = {"A.atk1": hurt("EMB-07", 3), "B.def1": hurt("ROO-08", 1)}
    orsabel = led("ROO-H1", 2, places, hp=15, b={"hp": 10})
    assert orsabel.ability_aims("A a1") == {"A", "B", "A.atk1", "B.def1"}
    orsabel.do(f"use_ability A a1 {aim}")
    assert orsabel.changes() == {"A.mana": (0, 2), "A.acted": True, **becomes(aim, now)}
    assert led("ROO-H1", 1, places).ability_aims("A a1") == set()


def test_roo_h1_tend_does_not_heal_above_the_maximum() -> None:
    orsabel = led("ROO-H1", 2, hp=20).do("use_ability A a1 A")
    assert orsabel.now("A.hp") == 21


def test_roo_h2_sow_summons_a_sapling_in_the_defense_row() -> None:
    jaruna = led("ROO-H2", 2, {"A.def1": "ROO-03"}).do("use_ability A a1")
    assert jaruna.changes() == {"A.mana": (0, 2), "A.acted": True, "A.def2": "TOK-SAP 1/2 exhausted"}
    full = {f"A.def{column}": "ROO-03" for column in range(1, 6)}
    overflowing = led("ROO-H2", 2, full).do("use_ability A a1")
    assert overflowing.changes() == {"A.mana": (0, 2), "A.acted": True, "A.atk1": "TOK-SAP 1/2 exhausted"}
    assert led("ROO-H2", 1).ability_aims("A a1") == set()


def test_dus_h1_dark_bargain_sacrifices_a_creature_draws_and_hurts_the_enemy_hero() -> None:
    velis = led("DUS-H1", 0, {"A.atk1": "DUS-02", "A.def1": "DUS-07", "B.atk1": "ROO-08"})
    assert velis.ability_aims("A a1") == {"pay:A.atk1", "pay:A.def1"}
    velis.do("use_ability A a1 pay:A.atk1")
    drawn = {"A.hand": ["SHD-D"], "A.deck": 4}
    assert velis.changes() == {"A.acted": True, "A.atk1": None, "A.grave": ["DUS-02"], "B.hp": 20, **drawn}
    assert led("DUS-H1", 0, {"B.atk1": "ROO-08"}).ability_aims("A a1") == set()


def test_dus_h2_wither_weakens_an_enemy_creature_for_good() -> None:
    places = {"A.atk1": "EMB-07", "B.atk1": "ROO-08", "B.def1": "DUS-02"}
    orrin = led("DUS-H2", 2, places)
    assert orrin.ability_aims("A a1") == {"B.atk1", "B.def1"}
    orrin.do("use_ability A a1 B.atk1")
    assert orrin.changes() == {"A.mana": (0, 2), "A.acted": True, "B.atk1": "ROO-08 4/5"}
    assert orrin.end_turn(2).now("B.atk1") == "ROO-08 4/5"
    assert led("DUS-H2", 2, places).do("use_ability A a1 B.def1").now("B.def1", "B.grave") == [None, ["DUS-02"]]
    assert led("DUS-H2", 1, places).ability_aims("A a1") == set()


@pytest.mark.rule("DUEL-18.2")
@pytest.mark.parametrize(("seat", "learns"), [(A, True), (None, False)])
def test_dus_h2_eavesdrop_is_free_and_shows_the_foe_s_hand_to_its_player_only(seat: int | None, learns: bool) -> None:
    held = {"ROO-15", "ROO-17"}
    orrin = led("DUS-H2", 0, b={"hand": sorted(held)})
    assert not mentioned(orrin.view(seat)) & held
    orrin.do("use_ability A a2")
    assert orrin.changes() == {"A.acted": True}
    assert mentioned(orrin.heard(seat)) & held == (held if learns else set())
    assert not offers(orrin, "use_ability A a2"), "once per own turn, even if free"
    assert orrin.end_turn(2).ability_aims("A a2") == {""}


@pytest.mark.rule("DUEL-18.2")
def test_dus_h2_eavesdrop_tells_the_foe_that_it_was_looked_at() -> None:
    orrin = led("DUS-H2", 0, b={"hand": ["ROO-15"]}).do("use_ability A a2")
    assert [heard["event"] for heard in orrin.heard(B)].count("looked") == 1
