"""DUEL-14: damage, healing, death, statics."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, lay
from duel.looking import creature, creatures, grave, hp, hps, keywords, traps
from table import do, scores

SNAP = {"hand": ["EMB-15"], "mana": 1}


@pytest.mark.rule("DUEL-14.1")
def test_damage_stays_over_turns() -> None:
    table = lay(a=SNAP, b={"attack": {1: "ROO-08"}})
    do(table, "play_spell EMB-15 B.atk1", "end_turn", "end_turn", "end_turn")
    seen = creature(table, "B.atk1")
    assert (seen["hp"], seen["max_hp"], seen["damage"]) == (4, 6, 2)


@pytest.mark.rule("DUEL-14.1")
def test_a_bonus_raises_hp_and_maximum_and_its_end_lowers_the_maximum_only() -> None:
    """A Boar with 2 damage in the Furrow: 2/3 of 5. Without it the damage stays: 2/1 of 3."""
    table = lay(
        a={"hand": ["NEU-12"], "mana": 2}, b={"attack": {1: {"card": "ROO-03", "damage": 2}}}, columns={1: ["ROO-19"]}
    )
    seen = creature(table, "B.atk1")
    assert (seen["hp"], seen["max_hp"]) == (3, 5)
    do(table, "play_spell NEU-12 ROO-19")
    seen = creature(table, "B.atk1")
    assert (seen["hp"], seen["max_hp"], seen["damage"]) == (1, 3, 2)


@pytest.mark.rule("DUEL-14.1", "DUEL-14.5")
def test_a_creature_whose_damage_reaches_its_lowered_maximum_dies() -> None:
    table = lay(
        a={"hand": ["NEU-12"], "mana": 2}, b={"attack": {1: {"card": "ROO-03", "damage": 3}}}, columns={1: ["ROO-19"]}
    )
    do(table, "play_spell NEU-12 ROO-19")
    assert (creatures(table), grave(table, B), grave(table, A)) == ({}, ["ROO-03"], ["ROO-19", "NEU-12"])


@pytest.mark.rule("DUEL-14.2")
@pytest.mark.parametrize(("armor", "hp_left"), [(0, 2), (1, 3), (3, 5), (4, 6), (5, 6)])
def test_armor_reduces_damage_but_not_below_nothing(armor: int, hp_left: int) -> None:
    stag = {"card": "ROO-08", "modifiers": [{"armor": armor, "duration": "forever", "by": 1}]}
    table = lay(a={"hand": ["EMB-13"], "mana": 2}, b={"attack": {1: stag}})
    do(table, "play_spell EMB-13 B.atk1")
    assert creatures(table) == {"B.atk1": f"ROO-08 5/{hp_left}"}


@pytest.mark.rule("DUEL-14.2")
def test_a_barrier_prevents_all_of_the_first_damage_and_every_instance_goes() -> None:
    shields = [{"keywords": ["barrier"], "duration": "forever", "by": 1}] * 2
    table = lay(
        a={"hand": ["EMB-13", "EMB-15"], "mana": 3}, b={"attack": {1: {"card": "NEU-08", "modifiers": shields}}}
    )
    do(table, "play_spell EMB-13 B.atk1")
    assert (creatures(table), keywords(table, "B.atk1")) == ({"B.atk1": "NEU-08 4/5"}, set())
    do(table, "play_spell EMB-15 B.atk1")
    assert creatures(table) == {"B.atk1": "NEU-08 4/3"}


@pytest.mark.rule("DUEL-14.2")
def test_damage_that_armor_swallowed_does_not_break_a_barrier() -> None:
    armored = {"card": "NEU-08", "modifiers": [{"armor": 2, "duration": "forever", "by": 1}]}
    table = lay(a=SNAP, b={"attack": {1: armored}})
    do(table, "play_spell EMB-15 B.atk1")
    assert (creatures(table), keywords(table, "B.atk1")) == ({"B.atk1": "NEU-08 4/5"}, {"barrier"})


@pytest.mark.rule("DUEL-14.2")
def test_no_damage_fires_nothing() -> None:
    """An attack of ATK 0 on the hero at 12 HP does not wake the forest; nor does it draw for a Diver at ATK 0."""
    table = lay(
        a={"attack": {1: {"card": "TID-05", "modifiers": [{"atk": -3, "duration": "forever", "by": 1}]}}},
        b={"hp": 12, "traps": ["ROO-23"]},
    )
    do(table, "attack A.atk1 B")
    assert (hp(table, B), traps(table, B), creatures(table)) == (12, ["ROO-23"], {"A.atk1": "TID-05 0/3 exhausted"})
    assert table.view(A)["players"][A]["hand_count"] == 0


@pytest.mark.rule("DUEL-14.3")
@pytest.mark.parametrize(("spell", "lost"), [("EMB-13", 5), ("EMB-15", 3), ("EMB-12", 3), ("EMB-17", 4)])
def test_spell_damage_is_added_to_casts_and_bursts(spell: str, lost: int) -> None:
    table = lay(a={"hand": [spell], "mana": 4, "defense": {5: "TID-02"}}, b={"attack": {1: "ROO-08"}})
    do(table, f"play_spell {spell} B.atk1")
    assert creatures(table)["B.atk1"] == f"ROO-08 5/{6 - lost}"


@pytest.mark.rule("DUEL-14.3")
def test_spell_damage_comes_before_armor_and_adds_up() -> None:
    table = lay(a={**SNAP, "defense": {5: "TID-02", 4: "TID-02"}}, b={"attack": {1: "ROO-06"}})
    do(table, "play_spell EMB-15 B.atk1")
    assert creatures(table)["B.atk1"] == "ROO-06 3/1"


@pytest.mark.rule("DUEL-14.3")
def test_spell_damage_changes_nothing_else() -> None:
    """Not the foe's spells, abilities, combat, enchants, traps, shards, healing or HP loss."""
    apprentice = {5: "TID-02"}
    table = lay(a={**SNAP, "attack": {1: "EMB-07"}}, b={"defense": {5: {"card": "TID-02", "exhausted": True}}})
    do(table, "play_spell EMB-15 B", "attack A.atk1 B")
    assert hp(table, B) == 21 - 2 - 3
    board = {"attack": {1: "EMB-08"}, "defense": {5: "TID-02", 4: "ROO-01"}}
    table = lay(
        a={"mana": 3, "hp": 10, "hand": ["EMB-24"], "mana_gain_used": False, "hero_action_used": False, **board},
        b={"attack": {1: "ROO-08"}},
        columns={1: ["EMB-19"]},
    )
    do(
        table,
        "use_ability A.atk1 a1 B.atk1",
        "use_ability A a1 B",
        "play_shard EMB-24",
        "use_ability A.def4 a1 A",
        "end_turn",
    )
    assert (creatures(table)["B.atk1"], hps(table)) == ("ROO-08 5/3", (11, 19))
    table = lay(a={"defense": apprentice, "traps": ["EMB-22"]}, b={"attack": {1: "ROO-08"}}, turn=2)
    do(table, "attack B.atk1 A", "no_block")
    assert creatures(table)["B.atk1"] == "ROO-08 5/3 exhausted"


@pytest.mark.rule("DUEL-14.4")
def test_healing_removes_damage_and_nothing_more() -> None:
    for damage, left in ((1, "ROO-08 5/6"), (5, "ROO-08 5/6")):
        table = lay(a={"hand": ["ROO-17"], "mana": 2}, b={"attack": {1: {"card": "ROO-08", "damage": damage}}})
        do(table, "play_spell ROO-17 B.atk1")
        assert creatures(table) == {"B.atk1": left}


@pytest.mark.rule("DUEL-14.4")
def test_drain_heals_by_what_was_dealt() -> None:
    """2 ATK against Armor 1: the hero gets 1 back; against a barrier nothing."""
    for target, healed in (("ROO-06", 1), ("NEU-08", 0), ("ROO-08", 2)):
        table = lay(a={"hp": 10, "attack": {1: "DUS-06"}}, b={"attack": {1: target}})
        do(table, "attack A.atk1 B.atk1")
        assert hp(table, A) == 10 + healed


@pytest.mark.rule("DUEL-14.4", "DUEL-15.1")
def test_drain_heals_at_the_same_time_as_the_damage() -> None:
    """Both heroes fight for the last point: the drained heal counts before the check."""
    table = lay(a={"hp": 1, "attack": {1: "DUS-06"}}, b={"hp": 2})
    do(table, "attack A.atk1 B")
    assert (hps(table), scores(table)) == ((3, 0), [1.0, 0.0])


@pytest.mark.rule("DUEL-14.4")
def test_an_ability_of_a_draining_creature_drains_too() -> None:
    drainer = {"card": "EMB-08", "modifiers": [{"keywords": ["drain"], "duration": "forever", "by": 0}]}
    table = lay(a={"hp": 10, "mana": 1, "defense": {1: drainer}}, b={"attack": {1: "ROO-08"}})
    do(table, "use_ability A.def1 a1 B.atk1")
    assert hp(table, A) == 12


@pytest.mark.rule("DUEL-14.5")
def test_the_dead_lie_in_play_order_each_followed_by_its_enchants() -> None:
    table = lay(
        a={"hand": ["EMB-12"], "mana": 3},
        b={
            "attack": {
                1: {"card": "EMB-01", "order": 3, "enchants": ["EMB-20"]},
                2: {"card": "DUS-02", "order": 1, "enchants": ["NEU-16", "EMB-20"]},
                3: {"card": "EMB-04", "order": 2},
            }
        },
    )
    do(table, "play_spell EMB-12 B.atk1")
    assert grave(table, B) == ["DUS-02", "NEU-16", "EMB-20", "EMB-04", "EMB-01", "EMB-20"]


@pytest.mark.rule("DUEL-14.5")
def test_creatures_at_zero_hp_and_destroyed_ones_die() -> None:
    weak = {"card": "ROO-03", "modifiers": [{"hp": -1, "duration": "forever", "by": 0}]}
    table = lay(a={"hero": "DUS-H1", "hand": ["DUS-15", "DUS-13"], "mana": 6}, b={"attack": {1: weak, 2: "EMB-09"}})
    do(table, "play_spell DUS-15 B.atk1", "play_spell DUS-13 B.atk2")
    assert grave(table, B) == ["ROO-03", "EMB-09"]


@pytest.mark.rule("DUEL-14.5", "DUEL-13.1")
def test_the_state_check_repeats_until_nothing_dies() -> None:
    """Yvane dies, so the Boar she kept alive dies, and each is heard by the Acolyte."""
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-13"], "mana": 4},
        b={"hp": 10, "attack": {1: {"card": "ROO-03", "damage": 3}, 2: "DUS-03"}, "defense": {1: "ROO-10"}},
    )
    assert creatures(table)["B.atk1"] == "ROO-03 3/1"
    do(table, "play_spell DUS-13 B.def1")
    assert (creatures(table), grave(table, B), hp(table, B)) == ({"B.atk2": "DUS-03 2/2"}, ["ROO-10", "ROO-03"], 12)


@pytest.mark.rule("DUEL-14.6")
@pytest.mark.parametrize(
    ("side", "action", "left"),
    [
        ({"hand": ["DUS-11"], "mana": 6, "hero": "DUS-H1"}, "play_creature DUS-11 attack 1", 9),
        ({"hero": "TID-H2", "hero_action_used": False}, "use_ability A a1", 10),
        ({"hand": ["TID-10"], "mana": 5, "deck": []}, "play_creature TID-10 attack 1", 9),
    ],
)
def test_hp_loss_is_not_damage(side: dict[str, Any], action: str, left: int) -> None:
    table = lay(a={"hp": 12, "traps": ["ROO-23"], **side})
    do(table, action)
    assert (hp(table, A), traps(table, A)) == (left, ["ROO-23"])


@pytest.mark.rule("DUEL-14.6")
def test_fatigue_is_not_damage() -> None:
    table = lay(a={"hp": 12, "traps": ["ROO-23"], "deck": []}, at="turn")
    assert (hp(table, A), traps(table, A)) == (11, ["ROO-23"])


@pytest.mark.rule("DUEL-14.7")
def test_modifiers_and_statics_add_up_and_atk_stops_at_nothing() -> None:
    def walker(*atk: int) -> dict[str, Any]:
        return {"card": "EMB-01", "modifiers": [{"atk": change, "duration": "forever", "by": 0} for change in atk]}

    table = lay(
        a={
            "attack": {1: walker(3, -1), 2: walker(-9), 3: walker(-9, 8)},
            "row_enchants": {"attack": ["EMB-18", "TID-18", "TID-18"]},
            "defense": {1: "EMB-05"},
        }
    )
    assert [creature(table, f"A.atk{column}")["atk"] for column in (1, 2, 3)] == [4, 0, 1]


@pytest.mark.rule("DUEL-14.7")
def test_the_order_of_modifiers_does_not_matter() -> None:
    """Down to nothing and up again is the same as up and down."""
    for order in (("EMB-16", "DUS-15"), ("DUS-15", "EMB-16")):
        table = lay(a={"hero": "DUS-H1", "attack": {1: "EMB-03"}, "hand": list(order), "mana": 3})
        do(table, *[f"play_spell {card} A.atk1" for card in order])
        assert creatures(table) == {"A.atk1": "EMB-03 2/2"}
