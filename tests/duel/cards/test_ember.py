"""The cards of ember: attack, warriors, direct damage."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import B
from duel.cards.trial import Trial, bearing, tired, waits_for_its_own_death
from duel.looking import creatures, hps
from table import asked

EVERY_ROW = {"own_attack", "own_defense", "enemy_attack", "enemy_defense"}
EVERY_COLUMN = {f"column{column}" for column in range(1, 6)}


def test_emb_01_cinder_recruit_only_enters() -> None:
    assert Trial("EMB-01", {"B.atk1": "ROO-03"}).enter() == {"A.atk1": "EMB-01 2/1 exhausted"}


@pytest.mark.rule("DUEL-7.2")
def test_emb_02_spark_hound_enters_ready_and_attacks_at_once() -> None:
    trial = Trial("EMB-02")
    assert trial.enter() == {"A.atk1": "EMB-02 1/1 alert"}
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "EMB-02 1/1 exhausted alert", "B.hp": 20}


@pytest.mark.rule("DUEL-8.4")
def test_emb_03_anvil_guard_strikes_the_attacker_it_blocks() -> None:
    trial = Trial(None, {"A.atk1": "ROO-08", "B.def1": "EMB-03", "B.def2": "EMB-03"})
    trial.do("attack A.atk1 B", "block B.def1")
    dead = {"B.def1": None, "B.grave": ["EMB-03"]}
    assert trial.changes() == {"A.atk1": "ROO-08 5/4 of 6 exhausted", **dead}


def test_emb_03_anvil_guard_does_nothing_more_when_it_is_attacked_itself() -> None:
    trial = Trial(None, {"A.atk1": "ROO-08", "B.def1": "EMB-03"}).do("attack A.atk1 B.def1")
    assert trial.changes() == {"A.atk1": "ROO-08 5/5 of 6 exhausted", "B.def1": None, "B.grave": ["EMB-03"]}


def test_emb_04_brand_duelist_only_enters() -> None:
    assert Trial("EMB-04", {"B.atk1": "ROO-03"}).enter("A.def5") == {"A.def5": "EMB-04 3/2 exhausted"}


def test_emb_05_forge_chanter_gives_other_own_warriors_1_attack_while_in_play() -> None:
    places = {"A.atk1": "EMB-05", "A.atk2": "EMB-01", "A.def3": "EMB-04", "A.atk3": "EMB-07", "B.atk1": "EMB-01"}
    trial = Trial("EMB-13", places)
    strong = {"A.atk2": "EMB-01 3/1", "A.def3": "EMB-04 4/2"}
    others = {"A.atk1": "EMB-05 1/3", "A.atk3": "EMB-07 3/4", "B.atk1": "EMB-01 2/1"}
    assert creatures(trial) == {**others, **strong}
    weak = {"A.atk2": "EMB-01 2/1", "A.def3": "EMB-04 3/2"}
    assert trial.cast("A.atk1") == {"A.atk1": None, "A.grave": ["EMB-05"], **weak}


@pytest.mark.rule("DUEL-2.4", "DUEL-2.5", "DUEL-13.9", "DUEL-R84")
def test_emb_06_powder_sapper_bursts_over_all_its_neighbours_when_it_dies() -> None:
    beside = ("A.atk1", "A.atk3", "A.def2", "B.atk2")
    beyond = ("A.def1", "A.def3", "B.atk1", "B.atk3", "B.def2")
    places = {"A.atk2": "EMB-06", **dict.fromkeys(beside + beyond, "EMB-07")}
    burnt = dict.fromkeys(beside, "EMB-07 3/2 of 4")
    assert Trial("EMB-15", places).cast("A.atk2") == {"A.atk2": None, "A.grave": ["EMB-06"], **burnt}
    assert Trial("TID-16", places).cast("A.atk2") == {"A.atk2": None, "A.hand": ["EMB-06"]}, "returned, not dead"
    waits_for_its_own_death("EMB-06")


def test_emb_07_furnace_walker_only_enters() -> None:
    assert Trial("EMB-07", {"A.atk2": "EMB-01"}).enter() == {"A.atk1": "EMB-07 3/4 exhausted"}


@pytest.mark.rule("DUEL-7.3", "DUEL-7.4")
def test_emb_08_slag_thrower_lobs_2_damage_at_any_creature() -> None:
    places = {"A.def1": "EMB-08", "A.atk1": "EMB-07", "B.def2": "ROO-08", "B.def3": "ROO-08"}
    trial = Trial(None, places, {"mana": 1})
    assert trial.ability_aims("A.def1 a1") == set(places)
    trial.do("use_ability A.def1 a1 B.def2")
    paid = {"A.mana": (0, 1), "A.def1": "EMB-08 2/3 exhausted"}
    assert trial.changes() == {**paid, "B.def2": "ROO-08 5/4 of 6"}
    assert Trial(None, places, {"mana": 0}).ability_aims("A.def1 a1") == set()
    assert Trial(None, {**places, "A.def1": tired("EMB-08")}, {"mana": 1}).ability_aims("A.def1 a1") == set()


@pytest.mark.rule("DUEL-8.8")
@pytest.mark.parametrize(
    ("foe", "exchange"),
    [
        ("ROO-03", {"A.atk1": "EMB-09 6/4 of 6 exhausted overrun", "B.atk1": None, "B.grave": ["ROO-03"], "B.hp": 18}),
        ("ROO-08", {"A.atk1": "EMB-09 6/1 of 6 exhausted overrun", "B.atk1": None, "B.grave": ["ROO-08"]}),
    ],
)
def test_emb_09_siege_colossus_overruns_what_it_attacks(foe: str, exchange: dict[str, Any]) -> None:
    assert Trial(None, {"A.atk1": "EMB-09", "B.atk1": foe}).do("attack A.atk1 B.atk1").changes() == exchange


@pytest.mark.rule("DUEL-8.8")
def test_emb_09_siege_colossus_does_not_overrun_as_a_blocker() -> None:
    trial = Trial(None, {"A.def1": "EMB-09", "B.atk1": "DUS-02"}, turn=4).do("attack B.atk1 A", "block A.def1")
    dead = {"B.atk1": None, "B.grave": ["DUS-02"]}
    assert trial.changes() == {"A.def1": "EMB-09 6/4 of 6 exhausted overrun", **dead}


def test_emb_10_dargo_enters_ready_and_rouses_other_own_warriors_for_the_turn() -> None:
    trial = Trial("EMB-10", {"A.atk2": "EMB-01", "A.def1": "EMB-04", "A.atk3": "EMB-07", "B.atk1": "EMB-01"})
    roused = {"A.atk2": "EMB-01 4/1", "A.def1": "EMB-04 5/2"}
    assert trial.enter() == {"A.atk1": "EMB-10 4/4 alert", **roused}
    assert trial.end_turn().now("A.atk1", "A.atk2", "A.def1") == ["EMB-10 4/4 alert", "EMB-01 2/1", "EMB-04 3/2"]


def test_emb_11_ashwing_drake_cannot_be_blocked() -> None:
    trial = Trial(None, {"A.atk1": "EMB-11", "A.atk2": "EMB-04", "B.def1": "TID-11"})
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "EMB-11 4/3 exhausted elusive", "B.hp": 17}
    assert asked(trial.do("attack A.atk2 B")) == (B, "block")


@pytest.mark.rule("DUEL-2.6")
@pytest.mark.parametrize("row", [("A.atk2", "A.atk5"), ("A.def1",), ("B.atk1", "B.atk5"), ("B.def1", "B.def4")])
def test_emb_12_scorch_line_burns_the_whole_row_of_its_target(row: tuple[str, ...]) -> None:
    everyone = ("A.atk2", "A.atk5", "A.def1", "B.atk1", "B.atk5", "B.def1", "B.def4")
    trial = Trial("EMB-12", dict.fromkeys(everyone, "ROO-08"))
    assert trial.aims() == set(everyone)
    assert trial.cast(row[0]) == dict.fromkeys(row, "ROO-08 5/4 of 6")


def test_emb_13_molten_lance_deals_4_damage_to_one_creature() -> None:
    trial = Trial("EMB-13", {"A.atk1": "EMB-07", "B.atk1": "ROO-08", "B.atk2": "ROO-08", "B.def1": "ROO-03"})
    assert trial.aims() == {"A.atk1", "B.atk1", "B.atk2", "B.def1"}, "no heroes"
    assert trial.cast("B.atk1") == {"B.atk1": "ROO-08 5/2 of 6"}


@pytest.mark.rule("DUEL-R37")
@pytest.mark.parametrize(
    ("taken", "summoned"),
    [
        (["A.atk2"], ["A.atk1", "A.atk3", "A.atk4"]),
        ([f"A.atk{column}" for column in range(1, 5)], ["A.atk5", "A.def1", "A.def2"]),
        ([f"A.{row}{column}" for row in ("atk", "def") for column in range(1, 6)][:-1], ["A.def5"]),
    ],
)
def test_emb_14_raise_the_levy_summons_three_recruits(taken: list[str], summoned: list[str]) -> None:
    trial = Trial("EMB-14", dict.fromkeys(taken, "EMB-07"))
    assert trial.cast() == dict.fromkeys(summoned, "TOK-REC 1/1 exhausted")


@pytest.mark.parametrize(
    ("aim", "burnt"), [("B", {"B.hp": 19}), ("A", {"A.hp": 18}), ("B.def1", {"B.def1": "ROO-08 5/4 of 6"})]
)
def test_emb_15_snap_cinder_deals_2_damage_to_any_character(aim: str, burnt: dict[str, Any]) -> None:
    trial = Trial("EMB-15", {"A.atk1": "EMB-07", "B.def1": "ROO-08", "B.def2": "ROO-08"})
    assert trial.aims() == {"A", "B", "A.atk1", "B.def1", "B.def2"}
    assert trial.cast(aim) == burnt


def test_emb_16_bellows_rage_gives_an_own_creature_3_attack_for_the_turn() -> None:
    trial = Trial("EMB-16", {"A.atk1": "EMB-07", "A.def1": "EMB-01", "B.atk1": "EMB-07"})
    assert trial.aims() == {"A.atk1", "A.def1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 6/4"}
    assert trial.end_turn().now("A.atk1") == "EMB-07 3/4"


@pytest.mark.rule("DUEL-2.4", "DUEL-2.5")
def test_emb_17_kilnburst_burns_its_target_and_all_adjacent_creatures() -> None:
    burnt = ("B.atk3", "B.atk2", "B.atk4", "B.def3", "A.atk3")
    spared = ("B.def2", "B.def4", "A.atk2", "A.def3", "B.atk5")
    trial = Trial("EMB-17", dict.fromkeys(burnt + spared, "ROO-08"))
    assert trial.aims() == {*burnt, *spared}
    assert trial.cast("B.atk3") == dict.fromkeys(burnt, "ROO-08 5/3 of 6")


@pytest.mark.rule("DUEL-9.5", "DUEL-R70")
def test_emb_18_scorched_front_gives_1_attack_to_all_creatures_in_its_row() -> None:
    places = {"A.atk1": "EMB-01", "A.def1": "EMB-01", "B.atk1": "EMB-01", "B.def1": "EMB-01"}
    trial = Trial("EMB-18", places, {"hand": ["EMB-02"], "mana": 3})
    assert trial.aims() == EVERY_ROW
    assert trial.cast("own_attack") == {"A.attack": ["EMB-18"], "A.atk1": "EMB-01 3/1"}
    assert trial.do("play_creature EMB-02 attack 5").now("A.atk5") == "EMB-02 2/1 alert", "later arrivals too"
    assert Trial("EMB-18", places).cast("enemy_defense") == {"B.defense": ["EMB-18"], "B.def1": "EMB-01 3/1"}


@pytest.mark.rule("DUEL-9.6", "DUEL-R69")
def test_emb_19_lava_rift_burns_its_column_at_the_end_of_each_turn() -> None:
    column, others = ("A.atk2", "A.def2", "B.atk2", "B.def2"), ("A.atk1", "B.def3")
    trial = Trial("EMB-19", dict.fromkeys(column + others, "EMB-07"))
    assert trial.aims() == EVERY_COLUMN
    assert trial.cast("column2") == {"column2": ["EMB-19"]}
    trial.end_turn()
    assert creatures(trial) == {
        **dict.fromkeys(column, "EMB-07 3/3"),
        **dict.fromkeys(others, "EMB-07 3/4"),
    }
    trial.end_turn()
    assert creatures(trial) == {
        **dict.fromkeys(column, "EMB-07 3/2"),
        **dict.fromkeys(others, "EMB-07 3/4"),
    }


def test_emb_19_lava_rift_waits_for_the_end_of_the_turn() -> None:
    started = Trial(None, {"A.atk2": "EMB-07", "B.atk2": "EMB-07"}, columns={2: ["EMB-19"]}, at="turn")
    assert creatures(started) == {"A.atk2": "EMB-07 3/4", "B.atk2": "EMB-07 3/4"}


@pytest.mark.rule("DUEL-9.7", "DUEL-9.9")
def test_emb_20_tempered_blade_gives_its_bearer_2_attack() -> None:
    trial = Trial("EMB-20", {"A.atk1": "EMB-07", "B.atk1": "EMB-07"})
    assert trial.aims() == {"A.atk1", "B.atk1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 5/4 [EMB-20]"}
    stacked = Trial("EMB-20", {"A.atk1": bearing("EMB-07", "EMB-20"), "A.atk2": "EMB-07"})
    assert stacked.cast("A.atk1") == {"A.atk1": "EMB-07 7/4 [EMB-20 EMB-20]"}


@pytest.mark.rule("DUEL-9.8")
def test_emb_21_banner_of_the_forge_hurts_the_enemy_hero_at_each_own_attack() -> None:
    trial = Trial("EMB-21", {"A.atk1": "EMB-04", "B.atk1": "ROO-08"})
    assert trial.cast() == {"A.enchants": ["EMB-21"]}
    trial.do("attack A.atk1 B.atk1")
    exchange = {"A.atk1": None, "A.grave": ["EMB-04"], "B.atk1": "ROO-08 5/3 of 6"}
    assert trial.changes() == {**exchange, "B.hp": 20}
    assert hps(trial.end_turn().do("attack B.atk1 A")) == (15, 20), "not at the foe's attacks"
    unhurt = Trial(None, {"A.atk1": "EMB-04"}, {"hero_enchants": ["EMB-21"]}).do("attack A.atk1 B")
    assert hps(unhurt) == (20, 17), "1 before the 3 of the attack"


@pytest.mark.rule("DUEL-10.2", "DUEL-10.3")
def test_emb_22_tripwire_charge_deals_3_damage_to_an_enemy_attacker() -> None:
    trial = Trial("EMB-22", {"A.atk1": "EMB-07", "B.atk1": "ROO-08", "B.atk2": "ROO-03"}).set()
    assert trial.do("attack A.atk1 B").now("A.traps", "A.atk1") == [["EMB-22"], "EMB-07 3/4 exhausted"]
    trial.end_turn().changes()
    trial.do("attack B.atk1 A")
    sprung = {"A.traps": [], "A.grave": ["EMB-22"]}
    assert trial.changes() == {"B.atk1": "ROO-08 5/3 of 6 exhausted", "A.hp": 15, **sprung}
    assert trial.do("attack B.atk2 A").changes() == {"B.atk2": "ROO-03 2/3 exhausted", "A.hp": 13}


def test_emb_22_tripwire_charge_also_guards_creatures() -> None:
    trial = Trial(None, {"A.atk1": "EMB-04", "B.atk1": "ROO-03"}, b={"traps": ["EMB-22"]}).do("attack A.atk1 B.atk1")
    sprung = {"B.traps": [], "B.grave": ["EMB-22"]}
    assert trial.changes() == {"A.atk1": None, "A.grave": ["EMB-04"], **sprung}


def test_emb_23_powder_cache_goes_off_when_an_own_creature_dies() -> None:
    places = {"A.atk1": "DUS-02", "A.atk2": "EMB-07", "B.atk1": "DUS-02"}
    trial = Trial("EMB-23", places, {"hand": ["EMB-15"] * 3, "mana": 5}).set()
    assert trial.do("play_spell EMB-15 A.atk2").now("A.traps", "A.atk2") == [["EMB-23"], "EMB-07 3/2 of 4"]
    assert trial.do("play_spell EMB-15 B.atk1").now("A.traps", "A.hp", "B.hp") == [["EMB-23"], 20, 21]
    trial.do("play_spell EMB-15 A.atk1")
    assert trial.now("A.traps", "A.hp", "B.hp") == [[], 20, 18]
    assert trial.now("A.grave") == ["EMB-15", "EMB-15", "DUS-02", "EMB-15", "EMB-23"]


@pytest.mark.rule("DUEL-5.3", "DUEL-6.4")
@pytest.mark.parametrize(("hero", "loyalty"), [("EMB-H1", {}), ("ROO-H1", {"A.hp": 20})])
def test_emb_24_smoldering_shard_deals_1_damage_to_the_enemy_hero(hero: str, loyalty: dict[str, int]) -> None:
    trial = Trial("EMB-24", {"B.atk1": "DUS-02"}, {"hero": hero, "deck": ["EMB-01", "EMB-02"]})
    assert trial.shard() == {"A.hand": ["EMB-01"], "A.deck": 1, "B.hp": 20, **loyalty}
