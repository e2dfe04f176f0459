"""The cards of root: mana, beasts, healing and size."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A
from duel.cards.trial import Trial, bearing, becomes, hurt, tired, waits_for_its_own_death
from duel.looking import creatures, mana_zone


@pytest.mark.parametrize(("aim", "now"), [("A", 11), ("B", 6), ("A.atk1", "EMB-07 3/3 of 4"), ("B.atk1", "ROO-08 5/6")])
def test_roo_01_seedling_keeper_mends_1_hp_of_any_character(aim: str, now: int | str) -> None:
    places = {"A.def1": "ROO-01", "A.atk1": hurt("EMB-07", 2), "B.atk1": hurt("ROO-08", 1)}
    trial = Trial(None, places, {"hp": 10}, {"hp": 5})
    assert trial.ability_aims("A.def1 a1") == {"A", "B", "A.def1", "A.atk1", "B.atk1"}
    assert trial.do(f"use_ability A.def1 a1 {aim}").changes() == {"A.def1": "ROO-01 0/3 exhausted", **becomes(aim, now)}
    assert trial.ability_aims("A.def1 a1") == set(), "it is exhausted"


def test_roo_02_bramble_pup_heals_its_hero_when_it_dies() -> None:
    places, wounds = {"A.atk1": "ROO-02", "B.atk1": "ROO-02"}, {"hp": 15}
    own = Trial("EMB-15", places, wounds, wounds).cast("A.atk1")
    assert own == {"A.atk1": None, "A.grave": ["ROO-02"], "A.hp": 16}
    foe = Trial("EMB-15", places, wounds, wounds).cast("B.atk1")
    assert foe == {"B.atk1": None, "B.grave": ["ROO-02"], "B.hp": 16}
    assert Trial("TID-16", places, wounds).cast("A.atk1") == {"A.atk1": None, "A.hand": ["ROO-02"]}
    waits_for_its_own_death("ROO-02")


def test_roo_03_mossback_boar_only_enters() -> None:
    assert Trial("ROO-03", {"A.atk2": "ROO-08"}).enter() == {"A.atk1": "ROO-03 2/3 exhausted"}


def test_roo_04_rootspeaker_puts_the_top_card_into_the_mana_zone() -> None:
    trial = Trial("ROO-04", a={"deck": ["ROO-08", "ROO-03"]})
    assert trial.enter() == {"A.atk1": "ROO-04 2/2 exhausted", "A.deck": 1, "A.mana": (0, 4)}
    assert mana_zone(trial, A) == ["SHD-R", "SHD-R", "SHD-R", "ROO-08"]
    assert Trial("ROO-04", a={"deck": []}).enter() == {"A.atk1": "ROO-04 2/2 exhausted"}


@pytest.mark.rule("DUEL-2.4", "DUEL-2.5")
def test_roo_05_pack_lynx_gives_adjacent_own_beasts_1_attack() -> None:
    beside = {"A.atk2": "ROO-05", "A.atk1": "ROO-03", "A.def2": "ROO-08"}
    others = {"A.atk3": "EMB-07", "A.def1": "ROO-03", "A.atk4": "ROO-03", "B.atk2": "ROO-03"}
    led = {"A.atk2": "ROO-05 3/2", "A.atk1": "ROO-03 3/3", "A.def2": "ROO-08 6/6"}
    alone = {"A.atk3": "EMB-07 3/4", "A.def1": "ROO-03 2/3", "A.atk4": "ROO-03 2/3", "B.atk2": "ROO-03 2/3"}
    assert creatures(Trial(None, {**beside, **others})) == {**led, **alone}
    pair = Trial(None, {"A.atk1": "ROO-05", "A.def1": "ROO-05"})
    assert creatures(pair) == {"A.atk1": "ROO-05 4/2", "A.def1": "ROO-05 4/2"}


@pytest.mark.rule("DUEL-14.2")
def test_roo_06_bark_golem_takes_1_damage_less() -> None:
    golem = {"B.atk1": "ROO-06"}
    assert Trial("EMB-13", golem).cast("B.atk1") == {"B.atk1": "ROO-06 3/1 of 4 armor1"}
    scorched = {"B.atk1": "ROO-06 3/3 of 4 armor1", "B.atk2": "ROO-08 5/4 of 6"}
    assert Trial("EMB-12", {**golem, "B.atk2": "ROO-08"}).cast("B.atk1") == scorched
    fought = Trial(None, {"A.atk1": "EMB-07", **golem}).do("attack A.atk1 B.atk1")
    assert fought.changes() == {"A.atk1": "EMB-07 3/1 of 4 exhausted", "B.atk1": "ROO-06 3/2 of 4 armor1"}
    scratched = Trial(None, {"A.atk1": "TOK-REC", **golem}).do("attack A.atk1 B.atk1")
    assert scratched.now("B.atk1") == "ROO-06 3/4 armor1", "1 damage is none"


@pytest.mark.rule("DUEL-8.7")
def test_roo_07_canopy_archer_is_not_struck_back_when_it_attacks() -> None:
    places = {"A.atk1": "ROO-07", "B.atk1": "ROO-08"}
    shot = Trial(None, places).do("attack A.atk1 B.atk1")
    assert shot.changes() == {"A.atk1": "ROO-07 3/3 exhausted ranged", "B.atk1": "ROO-08 5/3 of 6"}
    attacked = Trial(None, places, turn=4).do("attack B.atk1 A.atk1")
    dead = {"A.atk1": None, "A.grave": ["ROO-07"]}
    assert attacked.changes() == {"B.atk1": "ROO-08 5/3 of 6 exhausted", **dead}, "attacked, it fights like others"


def test_roo_08_elder_stag_only_enters() -> None:
    assert Trial("ROO-08", {"A.atk2": "ROO-03"}).enter("A.def2") == {"A.def2": "ROO-08 5/6 exhausted"}


def test_roo_09_grove_titan_gives_all_other_own_creatures_1_and_1_for_good() -> None:
    places = {"A.atk2": hurt("EMB-07", 1), "A.def1": "ROO-03", "B.atk1": "ROO-03"}
    trial = Trial("ROO-09", places, {"hand": ["DUS-13", "ROO-03"], "mana": 13})
    grown = {"A.atk2": "EMB-07 4/4 of 5", "A.def1": "ROO-03 3/4"}
    assert trial.enter() == {"A.atk1": "ROO-09 7/7 exhausted", **grown}
    trial.do("play_spell DUS-13 A.atk1", "play_creature ROO-03 defense 5").end_turn(2)
    later = {"A.def5": "ROO-03 2/3", "B.atk1": "ROO-03 2/3"}
    assert creatures(trial) == {"A.atk2": "EMB-07 4/4", "A.def1": "ROO-03 3/4", **later}


@pytest.mark.rule("DUEL-14.1", "DUEL-14.5")
def test_roo_10_yvane_makes_other_own_beasts_larger_while_in_play() -> None:
    places = {"A.atk1": "ROO-10", "A.atk2": "ROO-03", "A.def1": "EMB-07", "A.def2": hurt("ROO-08", 6)}
    trial = Trial("DUS-13", {**places, "B.atk1": "ROO-03"})
    grown = {"A.atk1": "ROO-10 4/6", "A.atk2": "ROO-03 3/4", "A.def2": "ROO-08 6/1"}
    assert creatures(trial) == {**grown, "A.def1": "EMB-07 3/4", "B.atk1": "ROO-03 2/3"}
    dead = {"A.atk1": None, "A.def2": None, "A.grave": ["ROO-10", "ROO-08"]}
    assert trial.cast("A.atk1") == {"A.atk2": "ROO-03 2/3", **dead}, "the stag's wounds are now too many"


def test_roo_10_yvane_heals_all_own_creatures_at_the_end_of_the_own_turn() -> None:
    places = {"A.atk1": hurt("ROO-10", 3), "A.def1": hurt("EMB-07", 2), "B.atk1": hurt("ROO-08", 2)}
    trial = Trial(None, places, {"hp": 10}).end_turn()
    assert trial.now("A.atk1", "A.def1") == ["ROO-10 4/4 of 6", "EMB-07 3/3 of 4"]
    assert trial.now("B.atk1", "A.hp") == ["ROO-08 5/4 of 6", 10]
    assert trial.end_turn().now("A.atk1", "A.def1") == ["ROO-10 4/4 of 6", "EMB-07 3/3 of 4"], "not the foe's turn"


@pytest.mark.rule("DUEL-8.8")
def test_roo_11_vine_strangler_kills_creatures_it_damages_in_combat() -> None:
    attacks = Trial(None, {"A.atk1": "ROO-11", "B.atk1": "EMB-07"}).do("attack A.atk1 B.atk1")
    dead = {"B.atk1": None, "B.grave": ["EMB-07"]}
    assert attacks.changes() == {"A.atk1": "ROO-11 2/2 of 5 exhausted venom", **dead}
    blocks = Trial(None, {"A.def1": "ROO-11", "B.atk1": "EMB-07"}, turn=4).do("attack B.atk1 A", "block A.def1")
    assert blocks.changes() == {"A.def1": "ROO-11 2/2 of 5 exhausted venom", **dead}
    hero = Trial(None, {"A.atk1": "ROO-11"}).do("attack A.atk1 B")
    assert hero.changes() == {"A.atk1": "ROO-11 2/5 exhausted venom", "B.hp": 19}


def test_roo_12_sudden_bloom_puts_the_top_card_into_the_mana_zone() -> None:
    trial = Trial("ROO-12", a={"deck": ["ROO-08", "ROO-03"], "mana": 3})
    assert trial.cast() == {"A.deck": 1, "A.mana": (1, 4)}, "the maximum rises, the mana does not"
    assert mana_zone(trial, A)[-1] == "ROO-08"


def test_roo_13_thunder_of_hooves_drives_the_own_attack_row_for_the_turn() -> None:
    trial = Trial("ROO-13", {"A.atk1": "EMB-07", "A.atk5": "ROO-03", "A.def1": "EMB-07", "B.atk1": "DUS-02"})
    assert trial.cast() == {"A.atk1": "EMB-07 5/4 overrun", "A.atk5": "ROO-03 4/3 overrun"}
    assert trial.do("attack A.atk1 B.atk1").now("B.hp") == 17
    assert trial.end_turn().now("A.atk5") == "ROO-03 2/3"


def test_roo_14_call_the_grove_summons_two_saplings_and_heals_2() -> None:
    trial = Trial("ROO-14", {"A.def1": hurt("EMB-07", 2)}, {"hp": 15}, {"hp": 15})
    saplings = dict.fromkeys(["A.def2", "A.def3"], "TOK-SAP 1/2 exhausted")
    assert trial.cast() == {"A.hp": 17, **saplings}


def test_roo_15_coat_of_bark_gives_an_own_creature_3_hp_for_good() -> None:
    trial = Trial("ROO-15", {"A.atk1": hurt("EMB-07", 2), "A.def1": "ROO-03", "B.atk1": "ROO-03"})
    assert trial.aims() == {"A.atk1", "A.def1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 3/5 of 7"}
    assert trial.end_turn(2).now("A.atk1") == "EMB-07 3/5 of 7"


def test_roo_16_snaring_vines_weaken_for_the_turn_and_stun() -> None:
    trial = Trial("ROO-16", {"A.atk1": "EMB-07", "B.atk1": "ROO-08", "B.def1": "ROO-03"})
    assert trial.aims() == {"B.atk1", "B.def1"}
    assert trial.cast("B.atk1") == {"B.atk1": "ROO-08 2/6 exhausted stunned"}
    assert trial.end_turn().now("B.atk1") == "ROO-08 5/6 exhausted"
    weak = Trial("ROO-16", {"B.def1": "ROO-03"})
    assert weak.cast("B.def1") == {"B.def1": "ROO-03 0/3 exhausted stunned"}, "never below 0"


@pytest.mark.parametrize(
    ("aim", "now"), [("A", 15), ("B", 21), ("A.atk1", "ROO-08 5/6"), ("B.atk1", "ROO-08 8/8 of 9 [ROO-20]")]
)
def test_roo_17_green_mending_restores_5_hp_to_any_character(aim: str, now: int | str) -> None:
    trial = Trial(
        "ROO-17", {"A.atk1": hurt("ROO-08", 3), "B.atk1": bearing("ROO-08", "ROO-20", damage=6)}, {"hp": 10}, {"hp": 18}
    )
    assert trial.aims() == {"A", "B", "A.atk1", "B.atk1"}
    assert trial.cast(aim) == becomes(aim, now)


def test_roo_18_sacred_glade_gives_its_row_1_hp_and_heals_it_at_the_end_of_the_own_turn() -> None:
    places = {"A.atk1": hurt("EMB-07", 3), "A.atk4": "EMB-07", "A.def1": hurt("EMB-07", 1), "B.atk1": hurt("EMB-07", 1)}
    trial = Trial("ROO-18", places)
    assert trial.cast("own_attack") == {"A.attack": ["ROO-18"], "A.atk1": "EMB-07 3/2 of 5", "A.atk4": "EMB-07 3/5"}
    healed = ["EMB-07 3/3 of 5", "EMB-07 3/3 of 4", "EMB-07 3/3 of 4"]
    assert trial.end_turn().now("A.atk1", "A.def1", "B.atk1") == healed
    assert trial.end_turn().now("A.atk1", "A.def1", "B.atk1") == healed, "not at the end of the foe's turn"


@pytest.mark.rule("DUEL-R72")
def test_roo_18_sacred_glade_in_an_enemy_row_still_heals_at_its_owner_s_end_of_turn() -> None:
    trial = Trial("ROO-18", {"B.def1": hurt("EMB-07", 3)})
    assert trial.cast("enemy_defense") == {"B.defense": ["ROO-18"], "B.def1": "EMB-07 3/2 of 5"}
    assert [trial.end_turn().now("B.def1") for _ in range(2)] == ["EMB-07 3/3 of 5", "EMB-07 3/3 of 5"]


@pytest.mark.rule("DUEL-9.6")
def test_roo_19_ley_furrow_gives_2_hp_to_all_creatures_in_its_column() -> None:
    column = ("A.atk2", "A.def2", "B.atk2", "B.def2")
    trial = Trial("ROO-19", {**dict.fromkeys(column, "EMB-07"), "A.atk1": "EMB-07", "B.def3": "EMB-07"})
    assert trial.cast("column2") == {"column2": ["ROO-19"], **dict.fromkeys(column, "EMB-07 3/6")}


def test_roo_20_giant_s_blood_gives_its_bearer_3_and_3() -> None:
    trial = Trial("ROO-20", {"A.atk1": hurt("EMB-07", 1), "B.atk1": "EMB-07"})
    assert trial.aims() == {"A.atk1", "B.atk1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 6/6 of 7 [ROO-20]"}


def test_roo_21_circle_of_seasons_summons_a_sapling_at_each_own_shard() -> None:
    foe = {"hand": ["SHD-R"], "mana_gain_used": False}
    trial = Trial("ROO-21", a={"hand": ["SHD-R"], "mana_gain_used": False}, b=foe)
    assert trial.cast() == {"A.enchants": ["ROO-21"]}
    trial.do("play_shard SHD-R")
    assert creatures(trial) == {"A.def1": "TOK-SAP 1/2 exhausted"}
    trial.end_turn().do("play_shard SHD-R")
    assert creatures(trial) == {"A.def1": "TOK-SAP 1/2 exhausted"}, "not at the foe's"
    trial.end_turn().do("card_to_mana SHD-R")
    assert creatures(trial) == {"A.def1": "TOK-SAP 1/2"}, "used as mana it is not played"


def test_roo_22_pitfall_roots_hurt_and_stun_the_next_enemy_creature_to_enter() -> None:
    sprung = {"B.traps": [], "B.grave": ["ROO-22"]}
    trial = Trial("EMB-07", {"B.atk1": "ROO-03"}, b={"traps": ["ROO-22"]})
    assert trial.enter() == {"A.atk1": "EMB-07 3/2 of 4 exhausted stunned", **sprung}
    levy = Trial("EMB-14", b={"traps": ["ROO-22"]})
    recruits = dict.fromkeys(["A.atk2", "A.atk3"], "TOK-REC 1/1 exhausted")
    assert levy.cast() == {**recruits, **sprung}, "summoned creatures enter too, and only the first one pays"
    own = Trial("EMB-07", a={"traps": ["ROO-22"]})
    assert own.enter() == {"A.atk1": "EMB-07 3/4 exhausted"}, "not the owner's own"


@pytest.mark.parametrize(("hp", "springs"), [(16, False), (15, True), (9, True)])
def test_roo_23_forest_s_reprisal_answers_damage_to_its_hero_at_12_hp_or_less(hp: int, springs: bool) -> None:
    trial = Trial(None, {"A.atk1": "EMB-07", "B.def1": tired("ROO-03")}, b={"hp": hp, "traps": ["ROO-23"]})
    wolves: dict[str, Any] = dict.fromkeys(["B.def2", "B.def3"], "TOK-WLF 3/3 exhausted")
    sprung = {"B.traps": [], "B.grave": ["ROO-23"], **wolves} if springs else {}
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "EMB-07 3/4 exhausted", "B.hp": hp - 3, **sprung}


@pytest.mark.rule("DUEL-14.6")
def test_roo_23_forest_s_reprisal_ignores_lost_hp_and_the_foe_s_wounds() -> None:
    trial = Trial("DUS-11", a={"hp": 10, "traps": ["ROO-23"]})
    assert trial.enter() == {"A.atk1": "DUS-11 7/7 exhausted", "A.hp": 7}
    assert Trial("EMB-15", a={"hp": 10, "traps": ["ROO-23"]}, b={"hp": 10}).cast("B") == {"B.hp": 8}


@pytest.mark.parametrize(("hp", "healed"), [(15, {"A.hp": 17}), (20, {"A.hp": 21}), (21, {})])
def test_roo_24_verdant_shard_heals_2(hp: int, healed: dict[str, int]) -> None:
    trial = Trial("ROO-24", {"A.atk1": hurt("ROO-08", 2)}, {"hp": hp}, {"hp": 15})
    assert trial.shard() == {"A.hand": ["SHD-R"], "A.deck": 4, **healed}
