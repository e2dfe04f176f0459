"""The cards of tide: spells, mages, tempo and negation."""

from __future__ import annotations

import pytest

from duel.board import A, B
from duel.cards.trial import Trial, bearing, hurt
from table import asked, deck, mentioned, offers, refuses


@pytest.mark.parametrize(("place", "lookout"), [("A.atk1", "TID-01 1/2 exhausted"), ("A.def1", "TID-01 1/3 exhausted")])
def test_tid_01_reef_lookout_has_1_more_hp_in_the_defense_row(place: str, lookout: str) -> None:
    assert Trial("TID-01", {"A.def2": "EMB-07"}).enter(place) == {place: lookout}


@pytest.mark.rule("DUEL-14.1", "DUEL-R34")
def test_tid_01_reef_lookout_dies_of_its_wounds_when_it_leaves_the_defense_row() -> None:
    trial = Trial(None, {"A.def1": hurt("TID-01", 2), "A.def2": "TID-07"}, {"mana": 1})
    assert trial.now("A.def1") == "TID-01 1/1 of 3"
    assert trial.do("use_ability A.def2 a1 A.def1").now("A.def1", "A.atk1", "A.grave") == [None, None, ["TID-01"]]


@pytest.mark.rule("DUEL-14.3")
def test_tid_02_brine_apprentice_adds_1_damage_to_own_cast_and_burst_spells() -> None:
    stag = {"B.atk1": "ROO-08"}
    assert Trial("EMB-15", {"A.def1": "TID-02", **stag}).cast("B.atk1") == {"B.atk1": "ROO-08 5/3 of 6"}
    assert Trial("EMB-13", {"A.def1": "TID-02", **stag}).cast("B.atk1") == {"B.atk1": "ROO-08 5/1 of 6"}
    assert Trial("EMB-15", {"A.def1": "TID-02", "A.atk1": "TID-02"}).cast("B") == {"B.hp": 17}
    assert Trial("EMB-15", {"B.def1": "TID-02", **stag}).cast("B.atk1") == {"B.atk1": "ROO-08 5/4 of 6"}, "the foe's"


@pytest.mark.rule("DUEL-14.3", "DUEL-R59")
def test_tid_02_brine_apprentice_adds_nothing_to_abilities_and_shards() -> None:
    places = {"A.def1": "TID-02", "A.def2": "EMB-08", "B.atk1": "ROO-08"}
    assert Trial(None, places, {"mana": 1}).do("use_ability A.def2 a1 B.atk1").now("B.atk1") == "ROO-08 5/4 of 6"
    assert Trial("EMB-24", places).shard()["B.hp"] == 20


@pytest.mark.rule("DUEL-4.2", "DUEL-6.7")
def test_tid_03_surge_adept_stuns_an_enemy_creature() -> None:
    trial = Trial("TID-03", {"A.atk2": "EMB-07", "B.atk1": "ROO-03", "B.def1": "ROO-08"})
    trial.do("play_creature TID-03 attack 1")
    assert (asked(trial), trial.targets()) == ((A, "target"), {"B.atk1", "B.def1"})
    trial.do("target B.atk1")
    assert trial.without_price() == {"A.atk1": "TID-03 3/3 exhausted", "B.atk1": "ROO-03 2/3 exhausted stunned"}
    assert trial.end_turn().now("B.atk1") == "ROO-03 2/3 exhausted", "it skips one readying"
    assert trial.end_turn(2).now("B.atk1") == "ROO-03 2/3"
    assert Trial("TID-03", {"A.atk2": "EMB-07"}).enter() == {"A.atk1": "TID-03 3/3 exhausted"}, "without a target"


@pytest.mark.rule("DUEL-7.2", "DUEL-R32")
@pytest.mark.parametrize(("card", "may_block"), [("TID-04", True), ("TID-11", False)])
def test_tid_04_shell_sentinel_enters_ready_to_block(card: str, may_block: bool) -> None:
    trial = Trial(card, {"B.atk1": "ROO-03"})
    entered = "TID-04 0/5 alert" if may_block else "TID-11 2/5 exhausted bulwark"
    assert trial.enter("A.def1") == {"A.def1": entered}
    assert (asked(trial.end_turn().do("attack B.atk1 A")) == (A, "block")) == may_block


def test_tid_05_pearl_diver_draws_when_its_attack_hits_the_enemy_hero() -> None:
    places = {"A.atk1": "TID-05", "A.atk2": "ROO-03", "B.atk1": "ROO-03", "B.def1": "TID-04"}
    trial = Trial(None, places, {"deck": ["TID-12", "TID-14"]}).do("attack A.atk1 B", "no_block")
    drawn = {"A.hand": ["TID-12"], "A.deck": 1}
    assert trial.changes() == {"A.atk1": "TID-05 3/3 exhausted", "B.hp": 18, **drawn}
    assert Trial(None, places).do("attack A.atk1 B", "block B.def1").now("A.hand") == []
    assert Trial(None, places).do("attack A.atk1 B.atk1", "no_block").now("A.hand") == []
    assert Trial(None, places).do("attack A.atk2 B", "no_block").now("A.hand", "B.hp") == [[], 19], "another's hit"


def test_tid_06_mist_stalker_cannot_be_blocked() -> None:
    trial = Trial(None, {"A.atk1": "TID-06", "A.atk2": "TID-05", "B.def1": "TID-11"})
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "TID-06 3/3 exhausted elusive", "B.hp": 18}
    assert asked(trial.do("attack A.atk2 B")) == (B, "block")


def test_tid_07_current_weaver_moves_any_creature_to_its_other_row() -> None:
    places = {"A.def2": "TID-07", "A.atk1": "EMB-07", "B.atk3": hurt("ROO-08", 2, exhausted=True)}
    full = {"B.atk1": "ROO-03", "B.def1": "ROO-08"}
    trial = Trial(None, {**places, **full}, {"mana": 1})
    assert trial.ability_aims("A.def2 a1") == {"A.def2", "A.atk1", "B.atk3", "B.atk1", "B.def1"}
    trial.do("use_ability A.def2 a1 B.atk3")
    paid = {"A.mana": (0, 1), "A.def2": "TID-07 3/5 exhausted"}
    assert trial.changes() == {**paid, "B.atk3": None, "B.def3": "ROO-08 5/4 of 6 exhausted"}
    blocked = Trial(None, {**places, **full}, {"mana": 1}).do("use_ability A.def2 a1 B.atk1")
    assert blocked.changes() == paid, "its other slot is taken"
    assert Trial(None, places, {"mana": 0}).ability_aims("A.def2 a1") == set()


@pytest.mark.rule("DUEL-13.7")
def test_tid_08_ink_oracle_draws_at_the_first_own_spell_of_each_turn() -> None:
    side = {"hero": "EMB-H1", "hand": ["EMB-15"] * 3, "mana": 4, "deck": ["SHD-E"] * 9}
    foe = {"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1}
    trial = Trial("EMB-22", {"A.def1": "TID-08"}, side, foe)
    assert trial.set().now("A.deck") == 9, "a trap is no spell"
    assert [trial.do("play_spell EMB-15 B", "pass").now("A.deck") for _ in range(2)] == [8, 8]
    assert trial.end_turn().do("play_spell EMB-15 A").now("A.deck") == 8, "the foe's spell"
    assert trial.end_turn().now("A.deck") == 7
    assert trial.do("play_spell EMB-15 B").now("A.deck") == 6


def test_tid_09_whirlpool_serpent_stuns_the_enemy_attack_row() -> None:
    trial = Trial("TID-09", {"A.atk2": "EMB-07", "B.atk1": "ROO-03", "B.atk3": "ROO-08", "B.def1": "ROO-03"})
    stunned = {"B.atk1": "ROO-03 2/3 exhausted stunned", "B.atk3": "ROO-08 5/6 exhausted stunned"}
    assert trial.enter() == {"A.atk1": "TID-09 5/6 exhausted", **stunned}


def test_tid_10_thessaly_draws_the_topmost_spell() -> None:
    trial = Trial("TID-10", a={"deck": ["SHD-T", "TID-22", "TID-12", "TID-14"]})
    assert trial.enter() == {"A.atk1": "TID-10 4/5 exhausted", "A.hand": ["TID-12"], "A.deck": 3}
    assert deck(trial, A) == ["SHD-T", "TID-22", "TID-14"]
    assert Trial("TID-10", a={"deck": ["SHD-T", "TID-22"]}).enter() == {"A.atk1": "TID-10 4/5 exhausted"}, "no spell"


@pytest.mark.rule("DUEL-6.3", "DUEL-R66")
def test_tid_10_thessaly_makes_own_spells_and_nothing_else_cheaper() -> None:
    places = {"A.atk1": "TID-10", "A.atk2": "TID-10"}
    cheaper = Trial("TID-12", {"A.atk1": "TID-10"}, {"mana": 2})
    assert cheaper.cast()["A.mana"] == (0, 2)
    assert Trial("TID-12", {"B.atk1": "TID-10"}, {"mana": 2}).aims() == set(), "the foe's"
    assert "B" in Trial("EMB-15", places, {"mana": 0}).aims(), "never below 0"
    assert refuses(Trial("TID-22", places, {"mana": 1}), "set_trap TID-22")
    assert refuses(Trial("TID-01", places, {"mana": 0}), "play_creature TID-01 defense 1")


@pytest.mark.rule("DUEL-8.4", "DUEL-R28")
def test_tid_11_quay_warden_blocks_without_being_exhausted() -> None:
    trial = Trial(None, {"A.atk1": "EMB-04", "A.atk2": "EMB-01", "B.def1": "TID-11"})
    trial.do("attack A.atk1 B", "block B.def1")
    assert trial.changes() == {"A.atk1": None, "A.grave": ["EMB-04"], "B.def1": "TID-11 2/2 of 5 bulwark"}
    assert asked(trial.do("attack A.atk2 B")) == (B, "block")


def test_tid_12_deep_study_draws_two_cards() -> None:
    trial = Trial("TID-12", a={"deck": ["TID-01", "TID-02", "TID-03"]})
    assert trial.cast() == {"A.hand": ["TID-01", "TID-02"], "A.deck": 1}


@pytest.mark.rule("DUEL-9.7", "DUEL-1.9")
def test_tid_13_the_sea_returns_sweeps_both_attack_rows() -> None:
    swept = {"A.atk1": "EMB-07", "A.atk3": "TOK-REC", "B.atk2": bearing("ROO-08", "ROO-20"), "B.atk3": "ROO-03"}
    trial = Trial("TID-13", {**swept, "A.def1": "EMB-04", "B.def3": "DUS-02"})
    hands = {"A.hand": ["EMB-07"], "B.hand": ["ROO-03", "ROO-08"], "B.grave": ["ROO-20"]}
    assert trial.cast() == {**dict.fromkeys(swept), **hands}


@pytest.mark.parametrize(("mages", "damage"), [([], 1), (["A.atk1"], 2), (["A.atk1", "A.def1", "A.def4"], 4)])
def test_tid_14_volley_of_foam_deals_1_damage_and_1_for_each_own_mage(mages: list[str], damage: int) -> None:
    foes = {"B.atk1": "ROO-08", "B.def1": "TID-03"}
    trial = Trial("TID-14", {"A.atk2": "EMB-07", **foes, **dict.fromkeys(mages, "TID-03")})
    assert trial.aims() == set(foes)
    assert trial.cast("B.atk1") == {"B.atk1": f"ROO-08 5/{6 - damage} of 6"}


@pytest.mark.rule("DUEL-9.11", "DUEL-12.5")
def test_tid_15_flat_refusal_negates_a_spell_of_the_foe() -> None:
    foe = {"hero": "EMB-H1", "hand": ["EMB-13"], "mana": 2}
    trial = Trial("TID-15", {"A.atk1": "EMB-07"}, b=foe, turn=4).do("play_spell EMB-13 A.atk1")
    assert trial.aims() == {"link1"}
    assert trial.cast("link1") == {"B.mana": (0, 2), "B.hand": [], "B.grave": ["EMB-13"]}


def test_tid_15_flat_refusal_negates_abilities_but_neither_attacks_nor_ends_of_turn() -> None:
    places = {"A.atk1": "EMB-07", "B.atk1": "EMB-08"}
    trial = Trial("TID-15", places, b={"mana": 1}, turn=4).do("use_ability B.atk1 a1 A.atk1")
    assert trial.cast("link1") == {"B.mana": (0, 1), "B.atk1": "EMB-08 2/3 exhausted"}
    attacked = Trial("TID-15", places, turn=4).do("attack B.atk1 A")
    assert (asked(attacked), attacked.now("A.hp")) == ((B, "main"), 18)
    assert asked(attacked.do("end_turn")) == (A, "main"), "no window"
    assert Trial("TID-15", places).aims() == set(), "nothing to answer"


def test_tid_15_flat_refusal_is_not_for_one_s_own_spells() -> None:
    foe = {"hand": ["ROO-15"], "mana": 1}
    trial = Trial("TID-15", {"B.atk1": "ROO-03"}, {"hand": ["TID-14"], "mana": 5}, foe)
    trial.do("play_spell TID-14 B.atk1", "play_spell ROO-15 B.atk1")
    assert trial.aims() == {"link2"}


def test_tid_16_undertow_grip_returns_any_creature_to_its_owner_s_hand() -> None:
    places = {"A.atk1": "EMB-07", "B.def1": hurt("ROO-08", 3)}
    assert Trial("TID-16", places).aims() == {"A.atk1", "B.def1"}
    assert Trial("TID-16", places).cast("B.def1") == {"B.def1": None, "B.hand": ["ROO-08"]}
    assert Trial("TID-16", places).cast("A.atk1") == {"A.atk1": None, "A.hand": ["EMB-07"]}


@pytest.mark.rule("DUEL-14.2")
def test_tid_17_mirror_ward_prevents_the_next_damage() -> None:
    trial = Trial("TID-17", {"A.atk1": "EMB-07", "B.atk1": "ROO-08", "B.atk2": "ROO-03"})
    assert trial.aims() == {"A.atk1"}
    assert trial.cast("A.atk1") == {"A.atk1": "EMB-07 3/4 barrier"}
    assert trial.end_turn().do("attack B.atk1 A.atk1").now("A.atk1") == "EMB-07 3/4"
    assert trial.do("attack B.atk2 A.atk1").now("A.atk1") == "EMB-07 3/2 of 4", "the next damage only"


@pytest.mark.rule("DUEL-4.2")
def test_tid_17_mirror_ward_lasts_until_its_player_s_next_turn() -> None:
    trial = Trial("TID-17", {"A.atk1": "EMB-07"})
    trial.cast("A.atk1")
    assert [trial.end_turn().now("A.atk1") for _ in range(2)] == ["EMB-07 3/4 barrier", "EMB-07 3/4"]


@pytest.mark.rule("DUEL-14.7")
def test_tid_18_brine_haze_takes_1_attack_from_all_creatures_in_its_row() -> None:
    places = {"A.atk1": "ROO-03", "B.atk1": "ROO-03", "B.atk2": "ROO-02", "B.atk3": "ROO-01", "B.def1": "ROO-03"}
    hazed = {"B.atk1": "ROO-03 1/3", "B.atk2": "ROO-02 0/2"}
    assert Trial("TID-18", places).cast("enemy_attack") == {"B.attack": ["TID-18"], **hazed}


@pytest.mark.rule("DUEL-9.6", "DUEL-8.1")
def test_tid_19_riptide_channel_forbids_attacks_from_its_column() -> None:
    column = {"A.atk3": "EMB-08 2/3", "B.atk3": "EMB-07 3/4", "B.def3": "EMB-07 3/4"}
    places = {"A.atk3": "EMB-08", "B.atk3": "EMB-07", "B.def3": "EMB-07", "A.atk4": "EMB-07", "B.atk4": "ROO-03"}
    trial = Trial("TID-19", places, {"mana": 4})
    bound = {place: f"{words} cannot_attack" for place, words in column.items()}
    assert trial.cast("column3") == {"column3": ["TID-19"], **bound}
    assert refuses(trial, "attack A.atk3 B")
    assert trial.ability_aims("A.atk3 a1"), "abilities stay"
    assert asked(trial.do("attack A.atk4 B")) == (B, "block")
    trial.do("block B.def3").end_turn()
    assert refuses(trial, "attack B.atk3 A")
    assert offers(trial, "attack B.atk4 A")


def test_tid_20_bubble_shroud_gives_1_hp_and_ward() -> None:
    trial = Trial("TID-20", {"A.atk1": "TID-03", "B.atk1": "TID-03"})
    assert trial.aims() == {"A.atk1", "B.atk1"}
    assert trial.cast("A.atk1") == {"A.atk1": "TID-03 3/4 ward [TID-20]"}


def test_tid_20_bubble_shroud_wards_off_the_foe_s_choice_only() -> None:
    shrouded = bearing("TID-03", "TID-20")
    places = {"A.atk1": shrouded, "A.def1": "EMB-08", "B.atk2": shrouded, "B.atk3": "ROO-08"}
    assert Trial("EMB-13", places).aims() == {"A.atk1", "A.def1", "B.atk3"}
    assert Trial(None, places, {"mana": 1}).ability_aims("A.def1 a1") == {"A.atk1", "A.def1", "B.atk3"}
    assert offers(Trial(None, places), "attack A.atk1 B.atk2")
    splashed = {"B.atk3": "ROO-08 5/3 of 6", "B.atk2": "TID-03 3/1 of 4 ward [TID-20]"}
    assert Trial("EMB-17", places).cast("B.atk3") == splashed
    adept = Trial("TID-03", {"B.atk2": shrouded})
    assert adept.enter() == {"A.atk1": "TID-03 3/3 exhausted"}, "nor for played triggers"


@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (4, 1)])
def test_tid_21_lighthouse_vigil_draws_when_the_turn_starts_with_4_cards_or_fewer(held: int, drawn: int) -> None:
    trial = Trial("TID-21", a={"hand": ["TID-13"] * held, "deck": ["SHD-T"] * 9})
    assert trial.cast() == {"A.enchants": ["TID-21"]}
    assert trial.end_turn().now("A.deck") == 9, "not at the start of the foe's turn"
    assert trial.end_turn().now("A.deck", "B.deck") == [9 - drawn, 4]


@pytest.mark.rule("DUEL-8.3", "DUEL-10.5")
def test_tid_22_hidden_eddy_negates_an_attack_on_a_hero_and_stuns_the_attacker() -> None:
    trial = Trial(None, {"A.atk1": "EMB-07", "A.atk2": "EMB-04", "B.atk1": "ROO-03"}, b={"traps": ["TID-22"]})
    assert trial.do("attack A.atk2 B.atk1").now("B.traps", "B.atk1") == [["TID-22"], None], "not for a creature"
    trial.changes()
    sprung = {"B.traps": [], "B.grave": ["ROO-03", "TID-22"]}
    assert trial.do("attack A.atk1 B").changes() == {"A.atk1": "EMB-07 3/4 exhausted stunned", **sprung}
    assert trial.end_turn(2).now("A.atk1") == "EMB-07 3/4 exhausted"
    own = Trial(None, {"A.atk1": "EMB-07"}, {"traps": ["TID-22"]}).do("attack A.atk1 B")
    assert own.now("A.traps", "B.hp") == [["TID-22"], 18]


@pytest.mark.rule("DUEL-10.5", "DUEL-9.11", "DUEL-R76")
def test_tid_23_glyph_snare_negates_an_enemy_cast_and_no_other_spell() -> None:
    side = {"hero": "EMB-H1", "hand": ["EMB-15", "EMB-18"], "mana": 5}
    trial = Trial("EMB-13", {"B.atk1": "ROO-08"}, side, {"traps": ["TID-23"]})
    trial.do("play_spell EMB-15 B", "play_spell EMB-18 own_attack")
    assert trial.now("B.traps", "B.hp", "A.attack") == [["TID-23"], 19, ["EMB-18"]]
    trial.changes()
    assert trial.cast("B.atk1") == {"B.traps": [], "B.grave": ["TID-23"]}
    assert Trial("EMB-13", {"B.atk1": "ROO-08"}, {"traps": ["TID-23"]}).cast("B.atk1") == {"B.atk1": "ROO-08 5/2 of 6"}


@pytest.mark.rule("DUEL-18.2")
@pytest.mark.parametrize(("seat", "learns"), [(A, True), (None, False)])
def test_tid_24_pearl_shard_shows_the_foe_s_hand_to_its_player(seat: int | None, learns: bool) -> None:
    held = {"ROO-15", "ROO-17"}
    trial = Trial("TID-24", b={"hand": sorted(held)})
    assert trial.shard() == {"A.hand": ["SHD-T"], "A.deck": 4}
    assert mentioned(trial.heard(seat)) & held == (held if learns else set())
