"""The neutral cards: for every hero."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B
from duel.cards.trial import Trial, bearing, becomes, hurt, tired, waits_for_its_own_death
from table import asked, mentioned, refuses


def test_neu_01_wayside_militia_enters_ready_and_attacks_at_once() -> None:
    trial = Trial("NEU-01")
    assert trial.enter() == {"A.atk1": "NEU-01 2/2 alert"}
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "NEU-01 2/2 exhausted alert", "B.hp": 19}


def test_neu_02_courier_drone_delivers_a_card_when_it_dies() -> None:
    places = {"A.atk1": "NEU-02", "B.atk1": "NEU-02"}
    own = Trial("EMB-15", places, {"deck": ["EMB-01", "EMB-02"]})
    assert own.cast("A.atk1") == {"A.atk1": None, "A.grave": ["NEU-02"], "A.hand": ["EMB-01"], "A.deck": 1}
    foe = Trial("EMB-15", places, b={"deck": ["ROO-01", "ROO-02"]})
    assert foe.cast("B.atk1") == {"B.atk1": None, "B.grave": ["NEU-02"], "B.hand": ["ROO-01"], "B.deck": 1}
    waits_for_its_own_death("NEU-02")


def test_neu_03_shield_mercenary_blocks_without_being_exhausted() -> None:
    trial = Trial(None, {"A.atk1": "EMB-04", "A.atk2": "EMB-01", "B.def1": "NEU-03"})
    trial.do("attack A.atk1 B", "block B.def1")
    assert trial.changes() == {"A.atk1": "EMB-04 3/1 of 2 exhausted", "B.def1": "NEU-03 1/2 of 5 bulwark"}
    assert asked(trial.do("attack A.atk2 B")) == (B, "block")


@pytest.mark.parametrize(
    ("aim", "now"), [("A", 13), ("B", 21), ("A.def1", "ROO-08 5/4 of 6"), ("B.atk1", "ROO-08 5/6")]
)
def test_neu_04_roadside_medic_restores_3_hp_to_any_character(aim: str, now: int | str) -> None:
    places = {"A.def1": hurt("ROO-08", 5), "B.atk1": hurt("ROO-08", 1)}
    trial = Trial("NEU-04", places, {"hp": 10}, {"hp": 20}).do("play_creature NEU-04 attack 1")
    assert (asked(trial), trial.targets()) == ((A, "target"), {"A", "B", "A.def1", "B.atk1"})
    trial.do(f"target {aim}")
    assert trial.without_price() == {"A.atk1": "NEU-04 2/3 exhausted", **becomes(aim, now)}


def test_neu_05_border_ranger_is_not_struck_back_when_it_attacks() -> None:
    shot = Trial(None, {"A.atk1": "NEU-05", "B.atk1": "ROO-08"}).do("attack A.atk1 B.atk1")
    assert shot.changes() == {"A.atk1": "NEU-05 4/4 exhausted ranged", "B.atk1": "ROO-08 5/2 of 6"}


def test_neu_06_wandering_arcanist_hits_one_enemy_creature_at_random() -> None:
    places = {"A.atk2": "EMB-07", "B.atk1": "ROO-08", "B.atk4": "ROO-08", "B.def2": "ROO-08"}
    struck = set()
    for seed in range(40):
        changed = Trial("NEU-06", places, seed=seed).enter()
        assert changed.pop("A.atk1") == "NEU-06 2/3 exhausted"
        ((place, words),) = changed.items()
        assert words == "ROO-08 5/4 of 6"
        struck.add(place)
    assert struck == {"B.atk1", "B.atk4", "B.def2"}
    assert Trial("NEU-06", {"A.atk2": "EMB-07"}).enter() == {"A.atk1": "NEU-06 2/3 exhausted"}


@pytest.mark.rule("DUEL-R80")
def test_neu_07_trap_springer_destroys_a_trap_of_the_foe_unseen() -> None:
    traps = {"traps": ["EMB-22", "NEU-13"]}
    trial = Trial("NEU-07", a={"traps": ["EMB-23"]}, b=traps).do("play_creature NEU-07 attack 1")
    assert trial.targets() == {"trap1", "trap2"}
    assert not mentioned(trial.view(A)) & {"EMB-22", "NEU-13"}
    trial.do("target trap1")
    destroyed = {"B.traps": ["NEU-13"], "B.grave": ["EMB-22"]}
    assert trial.without_price() == {"A.atk1": "NEU-07 2/1 exhausted", **destroyed}
    assert trial.end_turn(2).do("attack A.atk1 B").now("A.atk1", "B.hp") == ["NEU-07 2/1 exhausted", 19]
    assert Trial("NEU-07", a={"traps": ["EMB-23"]}).enter() == {"A.atk1": "NEU-07 2/1 exhausted"}


@pytest.mark.rule("DUEL-14.2")
def test_neu_08_bronze_hauler_shrugs_off_the_first_damage() -> None:
    assert Trial("NEU-08").enter() == {"A.atk1": "NEU-08 4/5 exhausted barrier"}
    trial = Trial("EMB-13", {"B.atk1": "NEU-08"}, {"hand": ["EMB-15"], "mana": 3})
    assert trial.cast("B.atk1") == {"B.atk1": "NEU-08 4/5"}
    assert trial.do("play_spell EMB-15 B.atk1").now("B.atk1") == "NEU-08 4/3 of 5"


def test_neu_09_the_grand_cartographer_draws_two_cards_and_heals_2() -> None:
    trial = Trial("NEU-09", a={"hp": 15, "deck": ["EMB-01", "EMB-02", "EMB-03"]}, b={"hp": 10})
    assert trial.enter() == {"A.atk1": "NEU-09 6/6 exhausted", "A.hand": ["EMB-01", "EMB-02"], "A.deck": 1, "A.hp": 17}


def test_neu_10_supply_cache_draws_a_card_and_heals_2() -> None:
    trial = Trial("NEU-10", a={"hp": 15, "deck": ["EMB-01", "EMB-02"]}, b={"hp": 10})
    assert trial.cast() == {"A.hand": ["EMB-01"], "A.deck": 1, "A.hp": 17}


def test_neu_11_quick_parry_gives_an_own_creature_2_armor_for_the_turn() -> None:
    trial = Trial("NEU-11", {"A.atk1": "EMB-07", "A.def1": "ROO-03", "B.atk1": "ROO-08"})
    assert trial.aims() == {"A.atk1", "A.def1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 3/4 armor2"}
    assert trial.do("attack A.atk1 B.atk1").now("A.atk1") == "EMB-07 3/1 of 4 exhausted armor2"
    assert trial.end_turn().now("A.atk1") == "EMB-07 3/1 of 4 exhausted"


@pytest.mark.parametrize(
    ("enchant", "dispelled"),
    [
        ("ROO-20", {"B.atk1": "ROO-03 1/3", "B.grave": ["ROO-20"]}),
        ("TID-18", {"B.attack": [], "B.grave": ["TID-18"], "B.atk1": "ROO-03 5/6 [ROO-20]"}),
        ("NEU-19", {"A.enchants": [], "A.grave": ["NEU-19"]}),
        ("DUS-21", {"B.enchants": [], "A.grave": ["DUS-21"]}),
        ("EMB-19", {"column3": [], "A.grave": ["EMB-19"]}),
    ],
)
def test_neu_12_dispel_dust_destroys_an_enchant_wherever_it_is(enchant: str, dispelled: dict[str, Any]) -> None:
    """It goes to the graveyard of its owner, whoever's row, hero or creature it was on."""
    foe = {"row_enchants": {"attack": ["TID-18"]}, "hero_enchants": [{"card": "DUS-21", "owner": A}]}
    places = {"B.atk1": bearing("ROO-03", "ROO-20"), "A.atk1": "EMB-07"}
    trial = Trial("NEU-12", places, {"hero_enchants": ["NEU-19"]}, foe, columns={3: ["EMB-19"]})
    assert trial.now("B.atk1") == "ROO-03 4/6 [ROO-20]"
    assert trial.aims() == {"ROO-20", "TID-18", "NEU-19", "DUS-21", "EMB-19"}
    assert trial.cast(enchant) == dispelled
    assert Trial("NEU-12", {"A.atk1": "EMB-07"}).aims() == set()


@pytest.mark.rule("DUEL-14.1")
def test_neu_12_dispel_dust_may_kill_what_the_enchant_kept_alive() -> None:
    trial = Trial("NEU-12", {"B.atk1": bearing("ROO-03", "ROO-20", damage=3)})
    assert trial.cast("ROO-20") == {"B.atk1": None, "B.grave": ["ROO-20", "ROO-03"]}


@pytest.mark.rule("DUEL-8.2", "DUEL-8.4")
def test_neu_13_alarm_bell_readies_the_own_defense_row_when_the_hero_is_attacked() -> None:
    places = {"A.atk1": "EMB-04", "A.atk2": "EMB-01", "A.def1": tired("EMB-07")}
    foes = {"B.def3": tired("TID-11"), "B.def4": tired("ROO-01"), "B.atk1": tired("ROO-08")}
    trial = Trial(None, {**places, **foes}, b={"traps": ["NEU-13"]})
    assert trial.do("attack A.atk2 B.atk1").now("B.traps") == ["NEU-13"], "not for a creature"
    trial.changes()
    trial.do("attack A.atk1 B")
    readied = {"B.def3": "TID-11 2/5 bulwark", "B.def4": "ROO-01 0/3", "B.traps": [], "B.grave": ["NEU-13"]}
    assert trial.changes() == {"A.atk1": "EMB-04 3/2 exhausted", **readied}
    assert asked(trial) == (B, "block")
    own = Trial(None, {"A.atk1": "EMB-04", "A.def1": tired("EMB-07")}, {"traps": ["NEU-13"]}).do("attack A.atk1 B")
    assert own.now("A.traps", "A.def1") == [["NEU-13"], "EMB-07 3/4 exhausted"], "not at the owner's attacks"


@pytest.mark.rule("DUEL-14.2", "DUEL-9.5")
def test_neu_14_fortified_line_gives_1_armor_to_all_creatures_in_its_row() -> None:
    trial = Trial("NEU-14", {"A.def1": "EMB-07", "A.def4": "ROO-06", "A.atk1": "EMB-07", "B.def1": "EMB-07"})
    armored = {"A.def1": "EMB-07 3/4 armor1", "A.def4": "ROO-06 3/4 armor2"}
    assert trial.cast("own_defense") == {"A.defense": ["NEU-14"], **armored}
    lance = Trial("EMB-13", {"B.atk1": "ROO-08"}, b={"row_enchants": {"attack": ["NEU-14"]}})
    assert lance.cast("B.atk1") == {"B.atk1": "ROO-08 5/3 of 6 armor1"}


@pytest.mark.rule("DUEL-8.4")
def test_neu_15_toppled_obelisk_forbids_blocks_from_its_column() -> None:
    places = {"A.atk1": "EMB-07", "A.atk3": "EMB-07", "B.def3": "ROO-03", "B.atk3": "ROO-03"}
    column = {"A.atk3": "EMB-07 3/4", "B.def3": "ROO-03 2/3", "B.atk3": "ROO-03 2/3"}
    trial = Trial("NEU-15", places)
    bound = {place: f"{words} cannot_block" for place, words in column.items()}
    assert trial.cast("column3") == {"column3": ["NEU-15"], **bound}
    assert trial.do("attack A.atk3 B").now("B.hp") == 18, "it may attack; nobody may block"
    beside = Trial(None, {"A.atk1": "EMB-07", "B.def2": "ROO-03", "B.def3": "ROO-03"}, columns={3: ["NEU-15"]})
    beside.do("attack A.atk1 B")
    assert beside.after("block") == {"B.def2"}


def test_neu_16_roadworn_boots_make_their_bearer_elusive() -> None:
    trial = Trial("NEU-16", {"A.atk1": "EMB-07", "A.atk2": "EMB-07", "B.def1": "ROO-03"})
    assert trial.aims() == {"A.atk1", "A.atk2", "B.def1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 3/4 elusive [NEU-16]"}
    assert trial.do("attack A.atk1 B").now("B.hp") == 18
    assert asked(trial.do("attack A.atk2 B")) == (B, "block")


@pytest.mark.rule("DUEL-5.5")
def test_neu_17_prism_shard_gives_1_mana_for_the_turn() -> None:
    trial = Trial("NEU-17", a={"hand": ["EMB-07"], "mana": 2})
    assert trial.shard() == {"A.hand": ["EMB-07", "SHD-E"], "A.deck": 4, "A.bonus": 1}
    spent = Trial("NEU-17", a={"hand": ["EMB-07"], "mana": 2}).do("play_shard NEU-17", "play_creature EMB-07 attack 1")
    assert spent.now("A.mana", "A.bonus") == [(0, 2), 0]
    assert trial.end_turn().now("A.bonus") == 0


@pytest.mark.parametrize(("dead", "drawn"), [(4, 1), (5, 2), (6, 2)])
def test_neu_18_memory_shard_draws_another_card_over_a_graveyard_of_5(dead: int, drawn: int) -> None:
    trial = Trial("NEU-18", a={"grave": ["EMB-01"] * dead}, b={"grave": ["ROO-01"] * 9})
    assert trial.shard() == {"A.hand": ["SHD-E"] * drawn, "A.deck": 5 - drawn}


def test_neu_19_patron_s_purse_gives_1_mana_at_the_start_of_each_own_turn() -> None:
    trial = Trial("NEU-19")
    assert trial.cast() == {"A.enchants": ["NEU-19"]}
    assert trial.end_turn().now("A.bonus", "B.bonus") == [0, 0]
    assert trial.end_turn().now("A.mana", "A.bonus", "B.bonus") == [(3, 3), 1, 0]
    assert trial.end_turn().now("A.bonus") == 0


@pytest.mark.rule("DUEL-10.5")
def test_neu_20_hush_charm_negates_an_enemy_ability_and_hurts_the_enemy_hero() -> None:
    places = {"A.def1": "EMB-08", "B.atk1": "ROO-08"}
    trial = Trial("EMB-13", places, {"mana": 3}, {"traps": ["NEU-20"]})
    assert trial.cast("B.atk1") == {"B.atk1": "ROO-08 5/2 of 6"}, "a spell is no ability"
    trial.do("use_ability A.def1 a1 B.atk1")
    sprung = {"B.traps": [], "B.grave": ["NEU-20"], "A.hp": 19}
    assert trial.changes() == {"A.mana": (0, 3), "A.def1": "EMB-08 2/3 exhausted", **sprung}


def test_neu_20_hush_charm_hears_hero_abilities_but_not_its_owner_s() -> None:
    side = {"mana": 2, "hero_action_used": False}
    heard = Trial(None, a=side, b={"traps": ["NEU-20"]}).do("use_ability A a1 B")
    assert heard.now("A.hp", "B.hp", "B.traps") == [19, 21, []]
    own = Trial(None, a={**side, "traps": ["NEU-20"]}).do("use_ability A a1 B")
    assert own.now("A.hp", "B.hp", "A.traps") == [20, 20, ["NEU-20"]]


@pytest.mark.rule("DUEL-6.4", "DUEL-R61")
@pytest.mark.parametrize("hero", ["EMB-H1", "TID-H1", "ROO-H1", "DUS-H1"])
def test_neutral_cards_cost_no_hero_hp(hero: str) -> None:
    trial = Trial("NEU-01", a={"hero": hero, "hp": 1})
    assert trial.enter() == {"A.atk1": "NEU-01 2/2 alert"}
    assert not refuses(Trial("NEU-20", a={"hero": hero, "hp": 1}), "set_trap NEU-20")
