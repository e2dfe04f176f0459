"""DUEL-6: declaring, mana costs, loyalty, other costs and targets."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay
from duel.looking import bonus, creatures, grave, hand, hp, hps, mana, traps
from table import asked, do, legal, offers, refuses


@pytest.mark.rule("DUEL-6.1", "DUEL-6.6")
def test_costs_are_paid_and_their_triggers_resolve_before_anyone_can_answer() -> None:
    """The sacrificed Drone dies and draws at once; the spell itself still waits in the chain."""
    board = {"defense": {1: "NEU-02"}, "deck": ["EMB-07", "SHD-D", "SHD-D"]}
    table = lay(a={"hero": "DUS-H1", "hand": ["DUS-12"], "mana": 2, **board}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "play_spell DUS-12 pay:A.def1")
    assert asked(table) == (B, "respond")
    assert (mana(table, A), hand(table, A), grave(table, A), creatures(table)) == ((1, 2), ["EMB-07"], ["NEU-02"], {})
    do(table, "pass")
    assert (hand(table, A), grave(table, A)) == (["EMB-07", "SHD-D", "SHD-D"], ["NEU-02", "DUS-12"])


@pytest.mark.rule("DUEL-6.1")
def test_mana_and_hit_points_are_paid_on_declaration() -> None:
    table = lay(
        a={"hand": ["DUS-16"], "mana": 1},
        b={"hand": ["EMB-15"], "mana": 1, "attack": {1: {"card": "ROO-08", "damage": 1}}},
    )
    do(table, "play_spell DUS-16 B.atk1")
    assert (asked(table), mana(table, A), hp(table, A), hand(table, A)) == ((B, "respond"), (0, 1), 17, [])
    assert creatures(table) == {"B.atk1": "ROO-08 5/5"}


@pytest.mark.rule("DUEL-6.1", "DUEL-6.2")
def test_targets_must_be_legal_when_declared() -> None:
    table = lay(
        a={"hand": ["DUS-16", "EMB-16"], "mana": 2, "attack": {1: "EMB-07"}},
        b={"attack": {1: "ROO-08", 2: {"card": "ROO-08", "damage": 1}}},
    )
    assert legal(table, "play_spell") == ["play_spell DUS-16 B.atk2", "play_spell EMB-16 A.atk1"]
    for wrong in ("DUS-16 B.atk1", "DUS-16 B", "DUS-16", "EMB-16 B.atk1", "EMB-16 A", "EMB-16 column1"):
        assert refuses(table, f"play_spell {wrong}")


@pytest.mark.rule("DUEL-6.2")
@pytest.mark.parametrize(
    "action",
    ["play_spell EMB-13 B.atk1", "play_creature EMB-07 attack 1", "set_trap EMB-22", "use_ability A.def1 a1 B.atk1"],
)
def test_an_action_that_cannot_be_paid_is_refused(action: str) -> None:
    def side(mana: int) -> dict[str, object]:
        return {"hand": ["EMB-13", "EMB-07", "EMB-22"], "mana": mana, "defense": {1: "EMB-08"}}

    cost = {"EMB-13": 2, "EMB-07": 3, "EMB-22": 2}.get(action.split()[1], 1)
    foe = {"attack": {1: "ROO-08"}}
    assert refuses(lay(a=side(cost - 1), b=foe), action)
    table = lay(a=side(cost), b=foe)
    assert offers(table, action)
    do(table, action)
    assert mana(table, A)[0] == 0


@pytest.mark.rule("DUEL-6.3")
def test_cost_statics_change_what_is_paid_but_not_below_nothing() -> None:
    thessaly = {1: "TID-10", 2: "TID-10"}
    table = lay(
        a={"hand": ["EMB-13", "EMB-15", "SPK-00", "EMB-17"], "mana": 2, "attack": thessaly}, b={"attack": {1: "ROO-08"}}
    )
    do(table, "play_spell EMB-13 B.atk1", "play_spell EMB-15 B.atk1", "play_spell SPK-00")
    assert (mana(table, A), bonus(table, A)) == ((2, 2), 1)
    do(table, "play_spell EMB-17 A.atk1")
    assert (mana(table, A), bonus(table, A)) == ((1, 2), 0)


@pytest.mark.rule("DUEL-6.3")
def test_cost_statics_work_for_their_owner_and_what_they_name() -> None:
    foes = lay(a={"hand": ["EMB-13"], "mana": 1}, b={"attack": {1: "TID-10"}})
    assert legal(foes, "play_spell") == []
    own = lay(a={"hand": ["EMB-13", "EMB-04", "EMB-22"], "mana": 1, "attack": {1: "TID-10"}})
    assert legal(own, "play_spell", "play_creature", "set_trap") == ["play_spell EMB-13 A.atk1"]


@pytest.mark.rule("DUEL-6.4")
@pytest.mark.parametrize(("spell", "lost"), [("EMB-13", 0), ("DUS-14", 1), ("DUS-13", 2), ("NEU-12", 0), ("TID-16", 1)])
def test_a_spell_of_another_faction_costs_hit_points(spell: str, lost: int) -> None:
    table = lay(a={"hand": [spell], "mana": 9, "defense": {1: {"card": "ROO-08", "enchants": ["EMB-20"]}}})
    do(table, f"play_spell {spell} {'EMB-20' if spell == 'NEU-12' else 'A.def1'}")
    assert hp(table, A) == 20 - lost


LOYALTY = {
    "EMB-H1": {"EMB-01": 0, "EMB-10": 0, "TID-06": 1, "TID-07": 2, "TID-10": 3, "NEU-09": 0},
    "EMB-H2": {"ROO-10": 3},
    "TID-H1": {"TID-10": 0, "EMB-01": 1, "EMB-09": 2, "EMB-10": 3},
    "DUS-H2": {"EMB-01": 1},
}


@pytest.mark.rule("DUEL-6.4", "DUEL-R60")
@pytest.mark.parametrize(
    ("hero", "card", "lost"), [(hero, card, lost) for hero, costs in LOYALTY.items() for card, lost in costs.items()]
)
def test_a_creature_of_another_faction_costs_hit_points(hero: str, card: str, lost: int) -> None:
    table = lay(a={"hero": hero, "hp": 15, "hand": [card], "mana": 9, "deck": []})
    do(table, f"play_creature {card} attack 1")
    assert hp(table, A) == 15 - lost + (2 if card == "NEU-09" else 0)


@pytest.mark.rule("DUEL-6.4")
@pytest.mark.parametrize(("card", "lost"), [("EMB-22", 0), ("ROO-22", 1), ("DUS-22", 2), ("NEU-13", 0)])
def test_setting_a_trap_of_another_faction_costs_hit_points(card: str, lost: int) -> None:
    table = lay(a={"hand": [card], "mana": 9})
    do(table, f"set_trap {card}")
    assert (hp(table, A), traps(table, A)) == (20 - lost, [card])


@pytest.mark.rule("DUEL-6.4")
@pytest.mark.parametrize(
    ("action", "lost"),
    [
        ("play_shard SHD-R", 0),
        ("play_shard ROO-24", 1),
        ("play_shard NEU-18", 0),
        ("play_shard EMB-24", 0),
        ("card_to_mana TID-10", 0),
        ("card_to_mana ROO-24", 0),
    ],
)
def test_special_shards_cost_loyalty_but_basic_ones_and_mana_do_not(action: str, lost: int) -> None:
    """Verdant Shard also gives 2 HP back, after the price was paid."""
    card = action.split()[1]
    table = lay(a={"hp": 10, "hand": [card], "mana_gain_used": False})
    do(table, action)
    assert hp(table, A) == 10 - lost + (2 if action == "play_shard ROO-24" else 0)


@pytest.mark.rule("DUEL-6.4")
def test_abilities_and_tokens_cost_no_loyalty() -> None:
    table = lay(a={"hp": 1, "mana": 1, "hand": ["SPK-00"], "defense": {1: "TID-07"}})
    do(table, "use_ability A.def1 a1 A.def1", "play_spell SPK-00")
    assert (hp(table, A), creatures(table)) == (1, {"A.atk1": "TID-07 3/5 exhausted"})


@pytest.mark.rule("DUEL-6.5")
@pytest.mark.parametrize(("card", "price"), [("TID-16", 1), ("DUS-13", 2), ("DUS-16", 3), ("DUS-14", 1)])
def test_hit_points_can_be_paid_only_if_more_are_left(card: str, price: int) -> None:
    foe = {"attack": {1: {"card": "ROO-08", "damage": 1}}}
    assert refuses(lay(a={"hp": price, "hand": [card], "mana": 9}, b=foe), f"play_spell {card} B.atk1")
    table = lay(a={"hp": price + 1, "hand": [card], "mana": 9}, b=foe)
    do(table, f"play_spell {card} B.atk1")
    assert hp(table, A) == 1


@pytest.mark.rule("DUEL-6.5")
def test_an_ability_can_cost_hit_points() -> None:
    side = {"hero": "TID-H2", "hero_action_used": False}
    assert legal(lay(a={"hp": 2, **side}), "use_ability") == []
    table = lay(a={"hp": 3, **side})
    do(table, "use_ability A a1")
    assert hp(table, A) == 1


@pytest.mark.rule("DUEL-6.5", "DUEL-14.6")
def test_paying_hit_points_is_not_damage() -> None:
    """Forest's Reprisal waits for damage to the hero at 12 HP or less."""
    table = lay(a={"hp": 12, "hand": ["TID-16"], "mana": 2, "traps": ["ROO-23"]}, b={"attack": {1: "ROO-08"}})
    do(table, "play_spell TID-16 B.atk1")
    assert (hp(table, A), traps(table, A)) == (11, ["ROO-23"])


@pytest.mark.rule("DUEL-6.6")
def test_a_discard_is_chosen_from_the_hand() -> None:
    table = lay(
        a={"hero": "EMB-H2", "hero_action_used": False, "hand": ["EMB-01", "EMB-07"], "attack": {1: "EMB-04"}},
        b={"hand": ["ROO-01"]},
    )
    assert legal(table, "use_ability") == ["use_ability A a1 pay:EMB-01", "use_ability A a1 pay:EMB-07"]
    do(table, "use_ability A a1 pay:EMB-07")
    assert (hand(table, A), grave(table, A), creatures(table)) == (["EMB-01"], ["EMB-07"], {"A.atk1": "EMB-04 4/2"})


@pytest.mark.rule("DUEL-6.6")
def test_without_a_card_to_discard_there_is_no_overheat() -> None:
    table = lay(a={"hero": "EMB-H2", "hero_action_used": False, "attack": {1: "EMB-04"}})
    assert legal(table, "use_ability") == []


@pytest.mark.rule("DUEL-6.6")
def test_a_sacrifice_is_a_chosen_creature_of_ones_own_and_dies() -> None:
    board = {"attack": {1: "DUS-01"}, "defense": {4: "DUS-03"}}
    table = lay(a={"hero": "DUS-H1", "hp": 10, "hand": ["DUS-12"], "mana": 1, **board}, b={"attack": {2: "ROO-08"}})
    assert legal(table, "play_spell") == ["play_spell DUS-12 pay:A.atk1", "play_spell DUS-12 pay:A.def4"]
    assert refuses(table, "play_spell DUS-12")
    do(table, "play_spell DUS-12 pay:A.atk1")
    assert (hps(table), grave(table, A)) == ((11, 20), ["DUS-01", "DUS-12"])


@pytest.mark.rule("DUEL-6.6")
def test_without_a_creature_to_sacrifice_the_spell_cannot_be_played() -> None:
    table = lay(a={"hero": "DUS-H1", "hand": ["DUS-12"], "mana": 1}, b={"attack": {2: "ROO-08"}})
    assert legal(table, "play_spell") == []


@pytest.mark.rule("DUEL-6.6", "DUEL-9.11")
def test_costs_are_never_refunded() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-12"], "mana": 1, "attack": {1: "EMB-07"}},
        b={"hero": "TID-H1", "hand": ["TID-15"], "mana": 3},
    )
    do(table, "play_spell DUS-12 pay:A.atk1", "play_spell TID-15 link1")
    assert (asked(table), mana(table, A), hand(table, A), creatures(table)) == ((A, "main"), (0, 1), [], {})
    assert grave(table, A) == ["EMB-07", "DUS-12"]


@pytest.mark.rule("DUEL-6.7")
@pytest.mark.parametrize("card", ["EMB-13", "EMB-16", "TID-15", "DUS-17", "NEU-12"])
def test_a_spell_without_a_target_cannot_be_declared(card: str) -> None:
    table = lay(a={"hand": [card], "mana": 9}, b={"grave": ["EMB-01"], "traps": ["EMB-22"]})
    assert legal(table, "play_spell") == []


@pytest.mark.rule("DUEL-6.7")
def test_an_ability_without_a_target_cannot_be_declared() -> None:
    table = lay(a={"hero": "TID-H1", "hero_action_used": False, "mana": 5, "defense": {1: "DUS-09"}})
    assert legal(table, "use_ability") == []


@pytest.mark.rule("DUEL-6.7")
@pytest.mark.parametrize(
    ("card", "stats", "foe"),
    [
        ("TID-03", "3/3", {}),
        ("DUS-08", "3/3", {"attack": {1: "ROO-08"}}),
        ("NEU-07", "2/1", {}),
        ("DUS-05", "2/3", {"grave": ["DUS-01"]}),
    ],
)
def test_a_creature_without_a_target_is_played_and_its_trigger_does_nothing(
    card: str, stats: str, foe: dict[str, object]
) -> None:
    table = lay(a={"hand": [card], "mana": 4}, b=foe)
    do(table, f"play_creature {card} attack 1")
    assert asked(table) == (A, "main")
    assert creatures(table)["A.atk1"] == f"{card} {stats} exhausted"
    assert creatures(table).get("B.atk1") in (None, "ROO-08 5/6")


@pytest.mark.rule("DUEL-6.7", "DUEL-13.6")
def test_the_target_of_a_played_trigger_is_chosen_among_the_legal_ones() -> None:
    table = lay(
        a={"hand": ["DUS-08"], "mana": 4, "attack": {3: {"card": "EMB-07", "damage": 1}}},
        b={
            "attack": {1: "ROO-08", 2: {"card": "ROO-08", "damage": 1}},
            "defense": {3: {"card": "ROO-06", "damage": 2}},
        },
    )
    do(table, "play_creature DUS-08 attack 1")
    assert legal(table) == ["target B.atk2", "target B.def3"]
    do(table, "target B.def3")
    assert (hp(table, A), grave(table, B), creatures(table)["B.atk2"]) == (18, ["ROO-06"], "ROO-08 5/5")
