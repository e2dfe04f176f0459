"""Every card of the example set plays as it says, and its effect is data in the state at every decision."""

from __future__ import annotations

import pytest

from carteado.games.duel.language.catalog import read_faults
from duel.board import A, B, end_turn
from duel.echoes import echoes, game, lay, play
from duel.looking import creature, creatures, enchants, hp, hps
from table import asked, cards, do, legal, player

RICH = {"mana": 9}


def hand(*cards: str, **more: object) -> dict[str, object]:
    return {"hand": list(cards), "mana": 9, **more}


def test_the_set_has_thirty_cards_without_faults() -> None:
    assert len([card for card in echoes() if not card.get("token")]) > 30
    assert read_faults(game().cards)[1] == []


def test_ech_01_two_of_three_options() -> None:
    table = play(lay(hand("ECH-01", hp=15)), "play_spell ECH-01", "option 3", "option 1")
    assert hps(table) == (19, 19)


@pytest.mark.rule("DUEL-17.6")
def test_ech_02_the_hand_for_three_cards_if_you_like() -> None:
    table = lay(hand("ECH-02", "EMB-01", deck=["DUS-01", "DUS-02", "DUS-03", "DUS-04"]))
    assert asked(play(table, "play_creature ECH-02 attack 1")) == (A, "may")
    play(table, "yes")
    assert cards(player(table, A)["hand"]) == ["DUS-01", "DUS-02", "DUS-03"]


@pytest.mark.rule("DUEL-19.10")
def test_ech_03_one_of_two_modes_is_chosen_when_played() -> None:
    foe = {"attack": {1: "EMB-07", 2: "EMB-04"}}
    table = play(lay(hand("ECH-03"), foe), "play_spell ECH-03")
    assert asked(table) == (A, "mode")
    assert legal(table) == ["option 1", "option 2"]
    play(table, "option 1")
    assert legal(table, "target") == ["target B.atk1", "target B.atk2"]
    play(table, "target B.atk2")
    assert creatures(table)["B.atk2"] == "EMB-04 3/2 exhausted"


def test_ech_03_a_mode_without_a_target_is_not_offered() -> None:
    table = play(lay(hand("ECH-03", deck=["DUS-01", "DUS-02", "DUS-03", "DUS-04"])), "play_spell ECH-03")
    assert asked(table) == (A, "pick")
    play(table, "pick DUS-01", "done")
    assert cards(player(table, A)["hand"]) == ["DUS-02"]


@pytest.mark.rule("DUEL-19.10")
def test_ech_04_x_is_chosen_and_paid() -> None:
    table = play(lay({"hand": ["ECH-04"], "mana": 4}), "play_spell ECH-04")
    assert asked(table) == (A, "x")
    assert legal(table) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(table, "amount 3", "target B")
    assert (hp(table, B), player(table, A)["mana"]) == (18, 0)


@pytest.mark.parametrize(("mana", "answer", "left"), [(2, "yes", 21), (2, "no", 19), (1, "", 19)])
def test_ech_05_the_foe_pays_or_is_hurt(mana: int, answer: str, left: int) -> None:
    foe = {"hand": ["SPK-00"], "mana": mana - 1}
    table = lay({"attack": {1: "ECH-05"}}, foe, turn=4)
    table = play(table, "play_spell SPK-00") if mana == 1 else do(table, "play_spell SPK-00")
    if answer:
        assert asked(table) == (B, "may")
        play(table, answer)
    assert hp(table, B) == left


def test_ech_06_a_block_is_repeated_with_a_random_creature() -> None:
    table = play(lay(hand("ECH-06"), {"attack": {1: "EMB-07"}}), "play_spell ECH-06")
    assert creatures(table) == {"B.atk1": "EMB-07 3/1"}


def test_ech_07_one_branch_or_the_other() -> None:
    few = play(lay(hand("ECH-07", attack={1: "EMB-07"})), "play_spell ECH-07")
    assert creatures(few) == {
        "A.atk1": "EMB-07 3/4",
        "A.def1": "ECH-07-T1 1/1 exhausted",
        "A.def2": "ECH-07-T1 1/1 exhausted",
    }
    three = {1: "EMB-07", 2: "EMB-07", 3: "EMB-07"}
    many = play(lay(hand("ECH-07", attack=three)), "play_spell ECH-07")
    assert set(creatures(many).values()) == {"EMB-07 4/5"}


@pytest.mark.parametrize(("buried", "left"), [(3, 19), (4, 19), (14, 15)])
def test_ech_08_half_of_the_creatures_in_the_graveyard_at_most_six(buried: int, left: int) -> None:
    table = play(lay(hand("ECH-08", grave=["EMB-01"] * buried + ["EMB-13"])), "play_spell ECH-08")
    assert hp(table, B) == left


def test_ech_09_damage_by_the_atk_of_another() -> None:
    table = lay(hand("ECH-09", attack={1: "EMB-07"}), {"attack": {1: "EMB-07", 2: "ROO-08"}})
    assert legal(table, "play_spell") == ["play_spell ECH-09 A.atk1"]
    play(table, "play_spell ECH-09 A.atk1")
    assert creatures(table)["B.atk1"] == "EMB-07 3/2"


def test_ech_10_cards_for_those_who_died_this_turn() -> None:
    table = lay(hand("EMB-13", attack={1: "ECH-10"}), {"attack": {1: "EMB-01"}})
    play(table, "play_spell EMB-13 B.atk1")
    before = len(player(table, A)["hand"])
    end_turn(table)
    assert len(player(table, A)["hand"]) == before + 1
    end_turn(table)
    assert table.view(A)["turn"] == 5


def test_ech_11_costs_one_less_for_each_ally() -> None:
    table = lay(hand("ECH-11", attack={1: "EMB-01", 2: "EMB-01"}))
    assert player(table, A)["hand"][0]["cost"] == 6
    assert player(play(table, "play_creature ECH-11 attack 3"), A)["mana"] == 3


def test_ech_12_the_next_spell_costs_less_and_only_it() -> None:
    table = play(lay(hand("ECH-12", "EMB-13", "EMB-13"), {"attack": {1: "ROO-08"}}), "play_spell ECH-12")
    costs = [card["cost"] for card in player(table, A)["hand"] if card["card"] == "EMB-13"]
    assert costs == [0, 0]
    play(table, "play_spell EMB-13 B.atk1")
    assert [card["cost"] for card in player(table, A)["hand"] if card["card"] == "EMB-13"] == [2]
    end_turn(table)


@pytest.mark.rule("DUEL-19.10", "DUEL-19.1")
def test_ech_13_is_played_from_the_graveyard_and_then_exiled() -> None:
    table = lay({"grave": ["ECH-13"], "mana": 1, "hero": "DUS-H1"}, {"attack": {1: "EMB-01", 2: "EMB-07"}})
    play(table, "play_spell ECH-13", "target B.atk2")
    assert creatures(table)["B.atk2"] == "EMB-07 1/2"
    assert (cards(player(table, A)["grave"]), cards(player(table, A)["exile"])) == ([], ["ECH-13"])
    assert hp(table, A) == 18


def test_ech_14_a_sacrifice_instead_of_the_mana() -> None:
    table = lay({"hand": ["ECH-14"], "mana": 6, "hero": "DUS-H1", "attack": {1: "DUS-02"}})
    assert asked(play(table, "play_creature ECH-14 attack 2")) == (A, "way")
    assert legal(table) == ["option 1", "option 2"]
    play(table, "option 2", "pay A.atk1")
    assert creatures(table) == {"A.atk2": "ECH-14 5/4 exhausted"}
    assert player(table, A)["mana"] == 4


@pytest.mark.rule("DUEL-19.2")
def test_ech_15_control_until_the_end_of_the_turn() -> None:
    foe = {"attack": {1: {"card": "EMB-07", "exhausted": True}}}
    table = play(lay(hand("ECH-15", attack={2: "EMB-01"}), foe), "play_spell ECH-15 B.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4", "A.atk2": "EMB-01 2/1"}
    assert creature(table, "A.atk1")["borrowed"]
    assert hp(play(table, "attack A.atk1 B"), B) == 18
    end_turn(table)
    assert set(creatures(table)) == {"B.atk1", "A.atk2"}


@pytest.mark.rule("DUEL-19.3")
def test_ech_16_copies_of_a_creature_as_it_is_and_of_its_card() -> None:
    foe = {"attack": {1: {"card": "EMB-07", "damage": 1, "modifiers": [{"atk": 2}]}}}
    table = play(lay(hand("ECH-16"), foe), "play_spell ECH-16 B.atk1")
    assert creatures(table)["A.def1"] == "EMB-07 5/3 exhausted"
    assert cards(player(table, A)["hand"]) == ["EMB-07"]


def test_ech_17_a_creature_becomes_a_toad() -> None:
    foe = {"attack": {1: {"card": "EMB-07", "damage": 2}, 2: "ROO-10"}}
    table = play(lay(hand("ECH-17", "ECH-17"), foe), "play_spell ECH-17 B.atk1", "play_spell ECH-17 B.atk2")
    assert creatures(table) == {"B.atk1": "ECH-17-T1 0/1", "B.atk2": "ECH-17-T1 0/1"}


def test_ech_18_two_creatures_change_places() -> None:
    table = lay(hand("ECH-18", attack={1: "EMB-07"}, defense={4: "EMB-01"}))
    play(table, "play_spell ECH-18 A.atk1")
    assert creatures(table) == {"A.atk1": "EMB-01 2/1", "A.def4": "EMB-07 3/4"}


@pytest.mark.rule("DUEL-19.4")
def test_ech_19_a_silenced_creature_has_no_text() -> None:
    foe = {"attack": {1: {"card": "ROO-11", "modifiers": [{"atk": 2}]}, 2: "ROO-10"}, "defense": {1: "EMB-06"}}
    table = lay(hand("ECH-19", "ECH-19", "EMB-13"), foe)
    play(table, "play_spell ECH-19 B.atk1")
    assert creature(table, "B.atk1")["keywords"] == []
    assert creature(table, "B.atk1")["silenced"]
    play(table, "play_spell ECH-19 B.def1", "play_spell EMB-13 B.def1")
    assert "B.def1" not in creatures(table)
    assert creature(table, "B.atk2")["damage"] == 0


@pytest.mark.rule("DUEL-19.5")
def test_ech_20_two_creatures_fight() -> None:
    table = lay(hand("ECH-20", attack={1: "EMB-07"}), {"attack": {1: "EMB-04", 2: "ROO-08"}})
    play(table, "play_spell ECH-20 A.atk1", "target B.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/1", "B.atk2": "ROO-08 5/6"}


def test_ech_21_a_search_with_a_filter() -> None:
    deck = ["EMB-07", "EMB-01", "SHD-R", "ROO-02"]
    table = play(lay(hand("ECH-21", hero="ROO-H1", deck=deck)), "play_creature ECH-21 attack 1")
    assert legal(table) == ["pick EMB-01", "pick ROO-02", "done"]
    assert cards(player(play(table, "pick ROO-02"), A)["hand"]) == ["ROO-02"]


def test_ech_22_mills_to_the_first_creature() -> None:
    deck = ["SHD-D", "EMB-13", "EMB-07", "EMB-01"]
    table = play(lay(hand("ECH-22", hero="DUS-H1", deck=deck)), "play_creature ECH-22 attack 1")
    assert cards(player(table, A)["grave"]) == ["SHD-D", "EMB-13"]
    assert cards(player(table, A)["hand"]) == ["EMB-07"]


@pytest.mark.rule("DUEL-19.1")
def test_ech_23_a_card_chosen_from_the_foes_hand_is_exiled() -> None:
    table = play(lay(hand("ECH-23", hero="DUS-H1"), {"hand": ["EMB-07", "EMB-13"]}), "play_spell ECH-23")
    assert legal(table) == ["pick EMB-13", "done"]
    assert cards(table.view(A)["players"][B]["hand"]) == ["EMB-13"]
    play(table, "pick EMB-13")
    assert cards(player(table, B)["exile"]) == ["EMB-13"]


@pytest.mark.rule("DUEL-19.11")
def test_ech_24_digs_for_a_spell_and_flies() -> None:
    deck = ["EMB-01", "TID-13", "EMB-07", "EMB-04", "SHD-T"]
    mine = hand("ECH-24", hero="TID-H1", deck=deck)
    table = play(lay(mine), "play_creature ECH-24 attack 1")
    play(table, "pick TID-13")
    assert cards(player(table, A)["hand"]) == ["TID-13"]
    foe = {"defense": {1: "EMB-03", 2: "ROO-07", 3: "ECH-24"}}
    air = play(lay({"attack": {1: "ECH-24"}}, foe), "attack A.atk1 B")
    assert legal(air) == ["block B.def2", "block B.def3", "no_block"]


@pytest.mark.rule("DUEL-19.7")
def test_ech_25_happens_at_the_start_of_your_next_turn() -> None:
    table = play(lay(hand("ECH-25"), {"attack": {1: "EMB-07", 2: "EMB-01"}}), "play_spell ECH-25")
    end_turn(table)
    assert set(creatures(table)) == {"B.atk1", "B.atk2"}
    end_turn(table)
    assert creatures(table) == {"B.atk1": "EMB-07 3/1"}
    end_turn(end_turn(table))
    assert creatures(table) == {"B.atk1": "EMB-07 3/1"}


@pytest.mark.rule("DUEL-19.8")
def test_ech_26_returns_instead_of_dying_and_prevents_damage() -> None:
    table = lay(hand("ECH-26", "EMB-13", attack={1: "EMB-04"}))
    play(table, "play_spell ECH-26 A.atk1")
    assert table.view(A)["players"][A]["hero"]["shield"] == 3
    play(table, "play_spell EMB-13 A.atk1")
    assert creatures(table) == {}
    assert "EMB-04" in cards(player(table, A)["hand"])
    assert player(table, A)["grave"][-1]["card"] == "EMB-13"


def test_ech_27_lasts_until_you_attack() -> None:
    mine = hand("ECH-27", hero="ROO-H1", attack={1: "EMB-07", 2: "EMB-01"})
    table = play(lay(mine), "play_spell ECH-27 A.atk1")
    assert creature(table, "A.atk1")["armor"] == 2
    end_turn(end_turn(table))
    assert creature(table, "A.atk1")["armor"] == 2
    play(table, "attack A.atk2 B")
    assert creature(table, "A.atk1")["armor"] == 0


@pytest.mark.rule("DUEL-19.6", "DUEL-19.11")
def test_ech_28_counters_and_a_guardian() -> None:
    mine = hand("SHD-E", defense={1: "ECH-28"}, mana_gain_used=False)
    table = play(lay(mine), "play_shard SHD-E")
    assert creature(table, "A.def1")["counters"] == {"coin": 1}
    play(table, "use_ability A.def1 a1")
    assert (player(table, A)["bonus"], creature(table, "A.def1")["counters"]) == (1, {})
    foe = {"attack": {1: "EMB-07"}, "defense": {2: "ECH-28"}}
    attack = lay({"attack": {1: "EMB-04"}}, foe)
    assert legal(attack, "attack") == ["attack A.atk1 B.def2"]


@pytest.mark.rule("DUEL-19.9")
def test_ech_29_an_emblem_lasts_and_changes_the_hero() -> None:
    table = play(lay(hand("ECH-29", attack={1: "EMB-07", 2: "ROO-03"}), {"hand": ["NEU-14"]}), "play_spell ECH-29")
    assert enchants(table, "A") == ["ECH-E1"]
    assert table.view(B)["players"][A]["hero"]["armor"] == 1
    assert creatures(table) == {"A.atk1": "EMB-07 4/4", "A.atk2": "ROO-03 2/3"}
    end_turn(end_turn(table))
    assert hp(table, B) == 20


def test_ech_30_auras_by_column_keyword_and_cost() -> None:
    mine = {"attack": {1: "ECH-30", 3: "EMB-07", 4: "ECH-24"}, "defense": {1: "EMB-01"}}
    table = lay(mine, {"hand": ["EMB-17", "EMB-13"]})
    assert creature(table, "A.atk3")["armor"] == 1
    assert creatures(table)["A.atk4"] == "ECH-24 3/3"
    assert [card["cost"] for card in player(table, B)["hand"]] == [5, 2]


@pytest.mark.parametrize(("spells", "left"), [(0, 19), (4, 19), (5, 18)])
def test_ech_31_counts_the_spells_of_the_match(spells: int, left: int) -> None:
    """The spell itself counts too."""
    table = lay(hand(*["SPK-00"] * spells, "ECH-31", hero="TID-H1"))
    play(table, *["play_spell SPK-00"] * spells, "play_spell ECH-31")
    assert hp(table, B) == left


def test_ech_32_reads_damage_cost_or_hp() -> None:
    mine = hand("ECH-32", hero="ROO-H1", hp=14, attack={1: "ROO-08", 2: "EMB-04"})
    foe = {"attack": {1: "EMB-07", 3: "EMB-01"}}
    healed = play(lay(mine, foe), "play_spell ECH-32", "option 1")
    assert hp(healed, A) == 17
    drawn = play(lay(mine, foe), "play_spell ECH-32", "option 2")
    assert legal(drawn, "target") == ["target A.atk1", "target B.atk1"]
    play(drawn, "target B.atk1")
    assert len(player(drawn, A)["hand"]) == 2
    assert player(end_turn(drawn), B)["hand"][0]["card"] == "EMB-07"
    lost = play(lay(mine, foe), "play_spell ECH-32", "option 3")
    assert hp(lost, B) == 19


def test_ech_33_shows_traps_and_the_top_card_to_you_alone() -> None:
    foe = {"attack": {1: "EMB-07"}, "traps": ["EMB-22"], "deck": ["ROO-03", "ROO-08"]}
    table = play(lay(hand("ECH-33", hero="DUS-H1"), foe), "play_spell ECH-33 B.atk1")
    assert cards(table.view(A)["players"][B]["traps"]) == ["EMB-22"]
    assert "card" not in table.view(None)["players"][B]["traps"][0]
    looked = [event for event in table.heard(A) if event["event"] == "looked_at_cards"]
    assert cards(looked[0]["cards"]) == ["EMB-22"]
    assert len(looked[1]["cards"]) == 1
    assert player(table, B)["deck_count"] == 3
