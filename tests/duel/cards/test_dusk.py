"""The cards of dusk: death triggers, spirits, removal and graveyard."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B
from duel.cards.trial import Trial, bearing, hurt, waits_for_its_own_death
from duel.looking import creatures
from table import asked


def test_dus_01_vault_rat_bites_the_enemy_hero_when_it_dies() -> None:
    places = {"A.atk1": "DUS-01", "B.atk1": "DUS-01"}
    assert Trial("EMB-15", places).cast("A.atk1") == {"A.atk1": None, "A.grave": ["DUS-01"], "B.hp": 20}
    assert Trial("EMB-15", places).cast("B.atk1") == {"B.atk1": None, "B.grave": ["DUS-01"], "A.hp": 19}
    waits_for_its_own_death("DUS-01")


def test_dus_02_gutter_blade_only_enters() -> None:
    assert Trial("DUS-02", {"B.atk1": "ROO-03"}).enter() == {"A.atk1": "DUS-02 2/1 exhausted"}


@pytest.mark.parametrize(
    ("aim", "buried"),
    [
        ("A.atk2", {"A.atk2": None, "A.grave": ["DUS-02"], "A.hp": 16}),
        ("A.atk1", {"A.atk1": None, "A.grave": ["DUS-03"]}),
        ("B.atk1", {"B.atk1": None, "B.grave": ["DUS-02"]}),
        ("A.atk3", {"A.atk3": "EMB-07 3/2 of 4"}),
    ],
)
def test_dus_03_mourning_acolyte_heals_her_hero_when_another_own_creature_dies(
    aim: str, buried: dict[str, Any]
) -> None:
    places = {"A.atk1": "DUS-03", "A.atk2": "DUS-02", "A.atk3": "EMB-07", "B.atk1": "DUS-02"}
    assert Trial("EMB-15", places, {"hp": 15}, {"hp": 15}).cast(aim) == buried


def test_dus_04_empty_mail_is_larger_beside_another_own_spirit() -> None:
    alone = Trial(None, {"A.atk1": "DUS-04", "A.atk2": "EMB-07", "B.atk1": "DUS-06"})
    assert alone.now("A.atk1") == "DUS-04 2/2"
    pair = Trial("EMB-13", {"A.atk1": "DUS-04", "A.def5": "DUS-04"})
    assert pair.now("A.atk1", "A.def5") == ["DUS-04 3/3", "DUS-04 3/3"]
    assert pair.cast("A.def5") == {"A.def5": None, "A.grave": ["DUS-04"], "A.atk1": "DUS-04 2/2"}


def test_dus_05_grave_piper_returns_a_small_creature_card_from_the_own_graveyard() -> None:
    dead = {"grave": ["DUS-01", "EMB-07", "DUS-12", "DUS-03"]}
    trial = Trial("DUS-05", a=dead, b={"grave": ["ROO-03"]})
    trial.do("play_creature DUS-05 attack 1")
    assert (asked(trial), trial.targets()) == ((A, "target"), {"DUS-01", "DUS-03"})
    trial.do("target DUS-03")
    returned = {"A.hand": ["DUS-03"], "A.grave": ["DUS-01", "EMB-07", "DUS-12"]}
    assert trial.without_price() == {"A.atk1": "DUS-05 2/3 exhausted", **returned}
    nobody = Trial("DUS-05", a={"grave": ["DUS-07", "DUS-12"]}, b={"grave": ["ROO-03"]})
    assert nobody.enter() == {"A.atk1": "DUS-05 2/3 exhausted"}


@pytest.mark.rule("DUEL-14.4")
def test_dus_06_veil_wraith_heals_its_hero_by_the_damage_it_deals() -> None:
    hero = Trial(None, {"A.atk1": "DUS-06"}, {"hp": 10}).do("attack A.atk1 B")
    assert hero.changes() == {"A.atk1": "DUS-06 2/4 exhausted drain", "B.hp": 19, "A.hp": 12}
    golem = Trial(None, {"A.atk1": "DUS-06", "B.atk1": "ROO-06"}, {"hp": 10}).do("attack A.atk1 B.atk1")
    assert golem.now("B.atk1", "A.hp") == ["ROO-06 3/3 of 4 armor1", 11], "what Armor holds back heals nobody"
    struck = Trial(None, {"A.def1": "DUS-06", "B.atk1": "ROO-03"}, {"hp": 10}, turn=4).do("attack B.atk1 A.def1")
    assert struck.now("A.def1", "A.hp") == ["DUS-06 2/2 of 4 drain", 12], "striking back too"
    healthy = Trial(None, {"A.atk1": "DUS-06"}, {"hp": 19}).do("attack A.atk1 B")
    assert healthy.now("A.hp") == 20, "never above the maximum"


@pytest.mark.rule("DUEL-2.6", "DUEL-13.9")
def test_dus_07_blight_carrier_blights_its_column_when_it_dies() -> None:
    column, others = ("A.def2", "B.atk2", "B.def2"), ("A.atk1", "A.atk3", "B.atk1")
    trial = Trial("EMB-13", {"A.atk2": "DUS-07", **dict.fromkeys(column + others, "EMB-07")})
    blighted = dict.fromkeys(column, "EMB-07 3/2 of 4")
    assert trial.cast("A.atk2") == {"A.atk2": None, "A.grave": ["DUS-07"], **blighted}
    waits_for_its_own_death("DUS-07")


def test_dus_08_curfew_knife_destroys_a_damaged_enemy_creature() -> None:
    wounded = hurt("ROO-08", 1)
    places = {"A.atk2": wounded, "B.atk1": wounded, "B.def1": wounded, "B.atk2": "ROO-08"}
    trial = Trial("DUS-08", places, {"hp": 10}, {"hp": 10}).do("play_creature DUS-08 attack 1")
    assert trial.targets() == {"B.atk1", "B.def1"}
    trial.do("target B.def1")
    assert trial.without_price() == {"A.atk1": "DUS-08 3/3 exhausted", "B.def1": None, "B.grave": ["ROO-08"]}
    nobody = Trial("DUS-08", {"A.atk2": wounded, "B.atk2": "ROO-08"})
    assert nobody.enter() == {"A.atk1": "DUS-08 3/3 exhausted"}


@pytest.mark.rule("DUEL-7.2")
def test_dus_09_ossuary_keeper_exhumes_a_small_creature_into_the_defense_row() -> None:
    side = {"mana": 2, "grave": ["DUS-01", "EMB-07", "DUS-12", "EMB-02"]}
    places = {"A.atk1": "DUS-09", "A.def1": "ROO-03"}
    trial = Trial(None, places, side, {"grave": ["ROO-03"]})
    assert trial.ability_aims("A.atk1 a1") == {"DUS-01", "EMB-02"}
    trial.do("use_ability A.atk1 a1 DUS-01")
    paid = {"A.mana": (0, 2), "A.atk1": "DUS-09 4/5 exhausted"}
    risen = {"A.def2": "DUS-01 1/1 exhausted", "A.grave": ["EMB-07", "DUS-12", "EMB-02"]}
    assert trial.changes() == {**paid, **risen}
    assert Trial(None, places, {**side, "mana": 1}).ability_aims("A.atk1 a1") == set()


def test_dus_09_ossuary_keeper_s_creature_was_not_played_but_entered() -> None:
    """The Trap Springer springs nothing; the foe's Pitfall Roots hear it enter."""
    side = {"mana": 2, "grave": ["NEU-07"]}
    trial = Trial(None, {"A.atk1": "DUS-09"}, side, {"traps": ["EMB-22"]}).do("use_ability A.atk1 a1 NEU-07")
    assert trial.now("A.def1", "B.traps") == ["NEU-07 2/1 exhausted", ["EMB-22"]]
    pitfall = Trial(None, {"A.atk1": "DUS-09"}, side, {"traps": ["ROO-22"]}).do("use_ability A.atk1 a1 NEU-07")
    assert pitfall.now("A.def1", "A.grave", "B.traps") == [None, ["NEU-07"], []]


def test_dus_10_vespera_strengthens_other_own_spirits() -> None:
    trial = Trial(None, {"A.atk1": "DUS-10", "A.atk2": "DUS-04", "A.def1": "DUS-02", "B.atk1": "DUS-06"})
    others = {"A.def1": "DUS-02 2/1", "B.atk1": "DUS-06 2/4"}
    assert creatures(trial) == {"A.atk1": "DUS-10 5/5", "A.atk2": "DUS-04 4/3", **others}


@pytest.mark.parametrize(
    ("aim", "buried"),
    [
        ("A.atk2", {"A.atk2": None, "A.grave": ["DUS-02"], "A.hp": 11, "B.hp": 14}),
        ("B.atk1", {"B.atk1": None, "B.grave": ["DUS-02"]}),
        ("A.atk1", {"A.atk1": None, "A.grave": ["DUS-10"]}),
    ],
)
def test_dus_10_vespera_drains_the_enemy_hero_when_another_own_creature_dies(aim: str, buried: dict[str, Any]) -> None:
    places = {"A.atk1": "DUS-10", "A.atk2": "DUS-02", "B.atk1": "DUS-02"}
    assert Trial("DUS-13", places, {"hp": 10}, {"hp": 15}).cast(aim) == buried


@pytest.mark.rule("DUEL-15.1")
def test_dus_11_dread_behemoth_costs_its_hero_3_hp_when_played() -> None:
    assert Trial("DUS-11").enter() == {"A.atk1": "DUS-11 7/7 exhausted", "A.hp": 17}
    assert Trial("DUS-11", a={"hp": 4}).enter()["A.hp"] == 1
    assert Trial("DUS-11", a={"hp": 3}).enter()["scores"] == [0.0, 1.0], "it is no cost: it may kill"


@pytest.mark.rule("DUEL-6.6")
def test_dus_12_bitter_harvest_sacrifices_an_own_creature_and_draws_two_cards() -> None:
    places = {"A.atk1": "DUS-02", "A.def1": "ROO-08", "B.atk1": "ROO-08"}
    trial = Trial("DUS-12", places, {"deck": ["DUS-01", "DUS-03", "DUS-04"]})
    assert trial.aims() == {"pay:A.atk1", "pay:A.def1"}
    sacrificed = {"A.atk1": None, "A.grave": ["DUS-02"]}
    assert trial.cast("pay:A.atk1") == {"A.hand": ["DUS-01", "DUS-03"], "A.deck": 1, **sacrificed}
    assert Trial("DUS-12", {"B.atk1": "ROO-08"}).aims() == set()


@pytest.mark.rule("DUEL-6.1", "DUEL-6.6", "DUEL-R15")
def test_dus_12_bitter_harvest_takes_its_sacrifice_at_once_and_keeps_it_when_negated() -> None:
    foe = {"hero": "TID-H1", "hand": ["TID-15"], "mana": 3}
    trial = Trial("DUS-12", {"A.atk1": "DUS-02"}, b=foe).do("play_spell DUS-12 pay:A.atk1")
    declared = {"A.atk1": None, "A.grave": ["DUS-02"], "A.mana": (0, 1), "A.hand": []}
    assert (asked(trial), trial.changes()) == ((B, "respond"), declared)
    assert trial.do("play_spell TID-15 link1").now("A.atk1", "A.hand", "A.mana") == [None, [], (0, 1)]
    assert trial.now("A.grave") == ["DUS-02", "DUS-12"]


@pytest.mark.parametrize("victim", ["ROO-08", "ROO-06", "NEU-08"])
def test_dus_13_toll_of_silence_destroys_any_creature(victim: str) -> None:
    """Neither Armor nor barrier helps."""
    trial = Trial("DUS-13", {"A.atk1": "EMB-07", "B.def1": victim, "B.def2": "ROO-03"})
    assert trial.aims() == {"A.atk1", "B.def1", "B.def2"}
    assert trial.cast("B.def1") == {"B.def1": None, "B.grave": [victim]}


@pytest.mark.parametrize(
    ("aim", "tithe"),
    [
        ("B.atk1", {"B.atk1": None, "B.grave": ["ROO-03"], "A.hp": 12}),
        ("A.atk1", {"A.atk1": None, "A.grave": ["ROO-03"], "A.hp": 12}),
        ("B.atk2", {"B.atk2": "EMB-07 3/1 of 4"}),
    ],
)
def test_dus_14_soul_tithe_deals_3_damage_and_heals_2_if_its_target_died(aim: str, tithe: dict[str, Any]) -> None:
    trial = Trial("DUS-14", {"A.atk1": "ROO-03", "B.atk1": "ROO-03", "B.atk2": "EMB-07"}, {"hp": 10}, {"hp": 10})
    assert trial.aims() == {"A.atk1", "B.atk1", "B.atk2"}
    assert trial.cast(aim) == tithe


def test_dus_15_wither_touch_weakens_any_creature_for_good() -> None:
    places = {"A.atk1": "ROO-03", "B.atk1": "ROO-08", "B.def1": "EMB-04", "B.def2": "EMB-03"}
    trial = Trial("DUS-15", places)
    assert trial.aims() == set(places)
    assert trial.cast("B.atk1") == {"B.atk1": "ROO-08 3/4"}
    assert trial.end_turn(2).now("B.atk1") == "ROO-08 3/4"
    assert Trial("DUS-15", places).cast("B.def1") == {"B.def1": None, "B.grave": ["EMB-04"]}
    assert Trial("DUS-15", places).cast("B.def2") == {"B.def2": "EMB-03 0/2"}


@pytest.mark.rule("DUEL-6.5")
def test_dus_16_desperate_pact_costs_2_hp_and_destroys_a_damaged_creature() -> None:
    places = {"A.atk1": hurt("EMB-07", 1), "B.atk1": hurt("ROO-08", 1), "B.def1": "ROO-08"}
    trial = Trial("DUS-16", places, {"hp": 19}, {"hp": 19})
    assert trial.aims() == {"A.atk1", "B.atk1"}
    assert trial.cast("B.atk1") == {"A.hp": 17, "B.atk1": None, "B.grave": ["ROO-08"]}
    assert [bool(Trial("DUS-16", places, {"hp": hp}).aims()) for hp in (2, 3)] == [False, True]


def test_dus_17_one_more_verse_returns_a_creature_card_from_the_own_graveyard() -> None:
    trial = Trial("DUS-17", a={"grave": ["DUS-07", "DUS-12", "EMB-22", "DUS-11"]}, b={"grave": ["ROO-03"]})
    assert trial.aims() == {"DUS-07", "DUS-11"}
    assert trial.cast("DUS-07") == {"A.hand": ["DUS-07"], "A.grave": ["DUS-12", "EMB-22", "DUS-11"]}
    assert Trial("DUS-17", a={"grave": ["DUS-12"]}, b={"grave": ["ROO-03"]}).aims() == set()


def test_dus_18_grave_vapors_hurt_their_row_at_the_end_of_the_own_turn() -> None:
    trial = Trial("DUS-18", dict.fromkeys(["A.atk1", "B.atk1", "B.atk5", "B.def1"], "EMB-07"))
    assert trial.cast("enemy_attack") == {"B.attack": ["DUS-18"]}
    choked = {"A.atk1": "EMB-07 3/4", "B.atk1": "EMB-07 3/3", "B.atk5": "EMB-07 3/3", "B.def1": "EMB-07 3/4"}
    assert creatures(trial.end_turn()) == choked
    assert creatures(trial.end_turn()) == choked, "not at the end of the foe's turn"


def test_dus_19_line_of_graves_costs_the_foe_1_hp_for_each_death_in_its_column() -> None:
    places = dict.fromkeys(["A.atk2", "B.def2", "A.atk1"], "DUS-02")
    trial = Trial("DUS-19", places, {"hero": "EMB-H1", "hand": ["EMB-15"] * 3, "mana": 5})
    trial.do("play_spell DUS-19 column2")
    after = [trial.do(f"play_spell EMB-15 {aim}").now("A.hp", "B.hp") for aim in ("A.atk2", "B.def2", "A.atk1")]
    assert after == [[19, 20], [19, 19], [19, 19]], "19: the loyalty of the enchant"


@pytest.mark.rule("DUEL-14.6")
def test_dus_19_line_of_graves_makes_lose_hp_which_is_no_damage() -> None:
    foe = {"hp": 10, "traps": ["ROO-23"]}
    trial = Trial("EMB-15", {"A.atk2": "DUS-02"}, b=foe, columns={2: ["DUS-19"]})
    assert trial.cast("A.atk2") == {"A.atk2": None, "A.grave": ["DUS-02"], "B.hp": 9}
    wounded = Trial("EMB-15", {"A.atk2": "EMB-07"}, columns={2: ["DUS-19"]})
    assert wounded.cast("A.atk2") == {"A.atk2": "EMB-07 3/2 of 4"}, "for deaths, not for wounds"


def test_dus_20_leech_brand_drains_its_bearer_at_the_start_of_its_owner_s_turn() -> None:
    trial = Trial("DUS-20", {"A.atk1": "EMB-07", "B.atk1": "ROO-08"}, {"hp": 10}, {"hp": 10})
    assert trial.aims() == {"A.atk1", "B.atk1"}
    assert trial.cast("B.atk1") == {"B.atk1": "ROO-08 5/6 [DUS-20]"}
    assert trial.end_turn().now("B.atk1", "A.hp") == ["ROO-08 5/6 [DUS-20]", 10], "not at the foe's start"
    assert trial.end_turn().now("B.atk1", "A.hp", "B.hp") == ["ROO-08 5/5 of 6 [DUS-20]", 11, 10]


@pytest.mark.rule("DUEL-9.8", "DUEL-R68")
def test_dus_21_choir_of_regrets_sits_on_the_foe_and_charges_1_hp_a_spell() -> None:
    trial = Trial("DUS-21", a={"hand": ["DUS-25"], "mana": 5}, b={"hand": ["ROO-12", "ROO-03"], "mana": 4})
    assert trial.cast() == {"B.enchants": ["DUS-21"]}
    assert trial.do("play_spell DUS-25").now("A.hp", "B.hp") == [17, 18], "the owner's spells are free"
    trial.end_turn()
    assert trial.do("play_creature ROO-03 attack 1").now("B.hp") == 18, "a creature is no spell"
    assert trial.do("play_spell ROO-12").now("A.hp", "B.hp") == [17, 17]


@pytest.mark.parametrize("strength", [2, 3, 5])
def test_dus_22_alley_ambush_destroys_an_attacker_with_3_attack_or_more(strength: int) -> None:
    attacker = {2: "ROO-03", 3: "EMB-07", 5: "ROO-08"}[strength]
    trial = Trial(None, {"A.atk1": attacker}, b={"traps": ["DUS-22"]}).do("attack A.atk1 B")
    if strength >= 3:
        assert trial.changes() == {"A.atk1": None, "A.grave": [attacker], "B.traps": [], "B.grave": ["DUS-22"]}
    else:
        assert trial.changes() == {"A.atk1": "ROO-03 2/3 exhausted", "B.hp": 19}


def test_dus_22_alley_ambush_counts_the_attack_as_it_is_now() -> None:
    blade = Trial(None, {"A.atk1": bearing("ROO-03", "EMB-20")}, b={"traps": ["DUS-22"]})
    assert blade.do("attack A.atk1 B").now("A.atk1", "B.traps") == [None, []]
    own = Trial(None, {"A.atk1": "ROO-08"}, {"traps": ["DUS-22"]})
    assert own.do("attack A.atk1 B").now("A.atk1", "A.traps") == ["ROO-08 5/6 exhausted", ["DUS-22"]]


def test_dus_23_grudge_bell_draws_and_makes_the_foe_discard_when_an_own_creature_dies() -> None:
    foe = {"traps": ["DUS-23"], "deck": ["DUS-01", "DUS-03"]}
    places = {"A.atk1": "DUS-02", "B.atk1": "DUS-02", "B.atk2": "EMB-07"}
    trial = Trial("EMB-13", places, {"hand": ["EMB-15", "EMB-15", "EMB-16", "EMB-16"], "mana": 4}, foe)
    assert trial.do("play_spell EMB-15 A.atk1").now("B.traps") == ["DUS-23"], "not for the foe's dead"
    assert trial.do("play_spell EMB-15 B.atk2").now("B.traps") == ["DUS-23"], "nor for the wounded"
    trial.changes()
    sprung = {"B.traps": [], "B.hand": ["DUS-01"], "B.deck": 1, "B.atk1": None, "B.grave": ["DUS-02", "DUS-23"]}
    lost = {"A.hand": ["EMB-16"], "A.grave": ["DUS-02", "EMB-15", "EMB-15", "EMB-13", "EMB-16"]}
    assert trial.do("play_spell EMB-13 B.atk1").changes() == {"A.mana": (0, 4), **sprung, **lost}


@pytest.mark.rule("DUEL-R85")
def test_dus_23_grudge_bell_makes_the_foe_discard_at_random() -> None:
    held, discarded = ["EMB-01", "EMB-02", "EMB-03"], set()
    for seed in range(40):
        trial = Trial("EMB-15", {"B.atk1": "DUS-02"}, {"hand": held}, {"traps": ["DUS-23"]}, seed=seed)
        trial.do("play_spell EMB-15 B.atk1")
        assert sorted(trial.now("A.hand") + trial.now("A.grave")[1:]) == held
        discarded.add(trial.now("A.grave")[-1])
    assert discarded == set(held)


def test_dus_24_obsidian_shard_buries_the_top_two_cards_of_the_foe_s_deck() -> None:
    trial = Trial("DUS-24", b={"deck": ["ROO-08", "ROO-15", "ROO-03"], "grave": ["ROO-01"]})
    milled = {"B.deck": 1, "B.grave": ["ROO-01", "ROO-08", "ROO-15"]}
    assert trial.shard() == {"A.hand": ["SHD-D"], "A.deck": 4, **milled}
    assert Trial("DUS-24", b={"deck": ["ROO-08"]}).shard()["B.grave"] == ["ROO-08"]


@pytest.mark.rule("DUEL-15.1", "DUEL-R81")
def test_dus_25_shared_sorrow_deals_3_damage_to_both_heroes() -> None:
    assert Trial("DUS-25", {"A.atk1": "DUS-02", "B.atk1": "DUS-02"}).cast() == {"A.hp": 17, "B.hp": 18}
    assert Trial("DUS-25", a={"hp": 3}, b={"hp": 2}).do("play_spell DUS-25").now("scores") == [0.5, 0.5]
