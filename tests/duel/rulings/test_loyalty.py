"""DUEL-R60 to DUEL-R64: loyalty."""

from __future__ import annotations

import pytest

from duel.board import A, lay, pass_all
from duel.looking import creatures, grave, hp, hps, mana, traps
from table import do, offers, refuses


@pytest.mark.rule("DUEL-R60", "DUEL-6.4")
def test_r60_spells_and_traps_too() -> None:
    table = lay(a={"hero": "ROO-H1", "hp": 10, "hand": ["EMB-15", "DUS-22"], "mana": 9})
    pass_all(do(table, "play_spell EMB-15 B"))
    assert hp(table, A) == 9
    do(table, "set_trap DUS-22")
    assert hp(table, A) == 7


@pytest.mark.rule("DUEL-R61", "DUEL-6.4")
@pytest.mark.parametrize("hero", ["EMB-H1", "TID-H1", "ROO-H1", "DUS-H1"])
def test_r61_neutral_cards_cost_no_hp(hero: str) -> None:
    table = lay(
        a={"hero": hero, "hp": 1, "hand": ["NEU-01", "NEU-13", "NEU-19", "NEU-17"], "mana": 9, "mana_gain_used": False}
    )
    do(table, "play_creature NEU-01 attack 1", "set_trap NEU-13", "play_spell NEU-19", "play_shard NEU-17")
    assert hp(table, A) == 1


@pytest.mark.rule("DUEL-R62", "DUEL-6.4")
@pytest.mark.parametrize(
    ("card", "cost"), [("SHD-E", 0), ("SHD-T", 0), ("SHD-D", 0), ("EMB-24", 0), ("TID-24", 1), ("DUS-24", 1)]
)
def test_r62_basic_shards_of_any_faction_cost_no_hp_but_special_ones_do(card: str, cost: int) -> None:
    table = lay(a={"hero": "EMB-H1", "hp": 2, "hand": [card], "mana_gain_used": False})
    do(table, f"play_shard {card}")
    assert hp(table, A) == 2 - cost


@pytest.mark.rule("DUEL-R62", "DUEL-6.5")
def test_r62_at_1_hp_a_special_shard_of_another_faction_is_refused() -> None:
    table = lay(a={"hp": 1, "hand": ["TID-24", "SHD-T"], "mana_gain_used": False})
    assert refuses(table, "play_shard TID-24")
    assert offers(table, "play_shard SHD-T")


@pytest.mark.rule("DUEL-R63", "DUEL-6.4")
@pytest.mark.parametrize("card", ["TID-13", "TID-24", "ROO-10"])
def test_r63_a_card_used_as_mana_costs_no_hp(card: str) -> None:
    table = lay(a={"hp": 1, "hand": [card], "mana_gain_used": False})
    do(table, f"card_to_mana {card}")
    assert (hp(table, A), mana(table, A)) == (1, (1, 1))


@pytest.mark.rule("DUEL-R64", "DUEL-6.5")
@pytest.mark.parametrize(("at", "allowed"), [(4, True), (3, False)])
def test_r64_loyalty_must_leave_1_hp(at: int, allowed: bool) -> None:
    table = lay(a={"hp": at, "hand": ["TID-10"], "mana": 5})
    play = "play_creature TID-10 attack 1"
    assert offers(table, play) is allowed
    assert refuses(table, play) is not allowed


@pytest.mark.rule("DUEL-R64", "DUEL-14.6")
def test_r64_loyalty_is_no_damage_nothing_reacts_to_it() -> None:
    table = lay(a={"hero": "ROO-H1", "hp": 10, "hand": ["EMB-01"], "mana": 1, "traps": ["ROO-23"]})
    do(table, "play_creature EMB-01 attack 1")
    assert (hp(table, A), traps(table, A)) == (9, ["ROO-23"])
    assert creatures(table) == {"A.atk1": "EMB-01 2/1 exhausted"}


@pytest.mark.rule("DUEL-R64")
def test_r64_the_same_trap_hears_damage() -> None:
    table = lay(a={"hero": "ROO-H1", "hp": 10, "hand": ["EMB-15"], "mana": 1, "traps": ["ROO-23"]})
    do(table, "play_spell EMB-15 A")
    assert (hps(table), grave(table, A)) == ((7, 21), ["EMB-15", "ROO-23"])
    assert len(creatures(table)) == 2
