"""DUEL-R52 to DUEL-R54, DUEL-R56 and DUEL-R59: hero actions, and what is no spell damage."""

from __future__ import annotations

import pytest

from duel.board import A, B, end_turn, lay, pass_all
from duel.looking import acted, creatures, hand, hp, hps, mana
from table import asked, deck, do, legal, offers, refuses, turn


@pytest.mark.rule("DUEL-R52", "DUEL-11.1")
def test_r52_the_hero_action_may_wait_for_the_foes_turn_where_only_abilities_can_be_used() -> None:
    table = lay(
        a={"hand": ["EMB-01"], "mana": 4, "hero_action_used": False},
        b={"hand": ["ROO-12", "ROO-12"], "mana_zone": 4},
    )
    end_turn(table)
    do(table, "play_spell ROO-12")
    assert asked(table) == (A, "respond")
    assert sorted(legal(table)) == ["pass", "use_ability A a1 A", "use_ability A a1 B"]
    for action in ("hero_draw", "hero_replace EMB-01"):
        assert refuses(table, action)
    pass_all(do(table, "use_ability A a1 B"))
    assert (hp(table, B), acted(table, A), mana(table, A)) == (20, True, (2, 4))

    do(table, "play_spell ROO-12")
    assert asked(table) == (B, "main"), "one action per turn cycle, though the mana would do"
    end_turn(table)
    assert (turn(table), acted(table, A)) == ((5, A), False)


@pytest.mark.rule("DUEL-R52", "DUEL-11.1")
@pytest.mark.parametrize("action", ["hero_draw", "hero_replace EMB-01", "use_ability A a1 B"])
def test_r52_one_hero_action_of_any_kind(action: str) -> None:
    table = lay(a={"hand": ["EMB-01", "EMB-02"], "mana": 9, "hero_action_used": False})
    pass_all(do(table, action))
    assert acted(table, A)
    for other in ("hero_draw", "hero_replace EMB-02", "use_ability A a1 B"):
        assert refuses(table, other)


@pytest.mark.rule("DUEL-R53", "DUEL-11.5")
def test_r53_a_cooldown_counts_own_turns() -> None:
    board = {"attack": {1: "EMB-07"}}
    table = lay(a={"hero": "EMB-H2", "hand": ["EMB-01"], "mana_zone": 3, "mana": 3, "hero_action_used": False, **board})
    reforge = "use_ability A a2 A.atk1"
    do(table, reforge)
    for later in (1, 2):
        end_turn(end_turn(table))
        assert turn(table) == (3 + 2 * later, A)
        assert refuses(table, reforge)
        assert offers(table, "use_ability A a1 pay:EMB-01"), "its other ability is free"
    end_turn(end_turn(table))
    assert offers(table, reforge)


@pytest.mark.rule("DUEL-R53", "DUEL-11.5")
def test_r53_an_ability_without_cooldown_is_there_again_next_turn_and_not_before() -> None:
    table = lay(a={"hero": "DUS-H2", "hero_action_used": False})
    assert offers(table, "use_ability A a2")
    do(table, "use_ability A a2")
    assert refuses(table, "use_ability A a2"), "though it is free"
    end_turn(end_turn(table))
    assert offers(table, "use_ability A a2")


@pytest.mark.rule("DUEL-R53", "DUEL-11.5")
@pytest.mark.parametrize(("again", "usable"), [(2, True), (3, False)])
def test_r53_the_cooldown_is_a_rule_of_its_own_beside_the_hero_action(again: int, usable: bool) -> None:
    table = lay(a={"hero": "DUS-H2", "hero_action_used": False, "own_turns": 2, "cooldowns": {"a2": again}})
    assert offers(table, "use_ability A a2") is usable


@pytest.mark.rule("DUEL-R54", "DUEL-11.3")
def test_r54_a_replaced_card_goes_to_a_random_place_after_the_draw_for_free() -> None:
    places = set()
    for seed in range(60):
        table = lay(
            a={"hand": ["EMB-01"], "deck": ["EMB-02", "EMB-03", "EMB-04"], "hero_action_used": False}, seed=seed
        )
        do(table, "hero_replace EMB-01")
        assert hand(table, A) == ["EMB-02"], "the top card, never the same copy"
        now = deck(table, A)
        assert [card for card in now if card != "EMB-01"] == ["EMB-03", "EMB-04"]
        places.add(now.index("EMB-01"))
    assert places == {0, 1, 2}


@pytest.mark.rule("DUEL-R56", "DUEL-11.6")
@pytest.mark.parametrize(
    ("hero", "printed"),
    [
        ("EMB-H1", 20),
        ("EMB-H2", 18),
        ("TID-H1", 20),
        ("TID-H2", 19),
        ("ROO-H1", 21),
        ("ROO-H2", 20),
        ("DUS-H1", 20),
        ("DUS-H2", 19),
    ],
)
def test_r56_hero_hp_is_printed_on_each_hero(hero: str, printed: int) -> None:
    assert hp(lay(a={"hero": hero}), A) == printed


APPRENTICE = {5: "TID-02"}


@pytest.mark.rule("DUEL-R59", "DUEL-14.3")
@pytest.mark.parametrize(("card", "after"), [("EMB-15", "5/3"), ("EMB-13", "5/1")])
def test_r59_casts_and_bursts_deal_spell_damage(card: str, after: str) -> None:
    table = lay(a={"defense": APPRENTICE, "hand": [card], "mana": 2}, b={"attack": {1: "ROO-08"}})
    do(table, f"play_spell {card} B.atk1")
    assert creatures(table)["B.atk1"] == f"ROO-08 {after}"


@pytest.mark.rule("DUEL-R59", "DUEL-14.3")
def test_r59_a_shard_deals_no_spell_damage() -> None:
    table = lay(a={"defense": APPRENTICE, "hand": ["EMB-24"], "mana_gain_used": False})
    do(table, "play_shard EMB-24")
    assert hps(table) == (20, 20)


@pytest.mark.rule("DUEL-R59", "DUEL-14.3")
def test_r59_an_enchant_deals_no_spell_damage() -> None:
    table = lay(a={"defense": APPRENTICE}, b={"attack": {1: "ROO-08"}}, columns={1: [{"card": "EMB-19", "owner": A}]})
    end_turn(table)
    assert creatures(table)["B.atk1"] == "ROO-08 5/5"


@pytest.mark.rule("DUEL-R59", "DUEL-14.3")
def test_r59_a_trap_deals_no_spell_damage() -> None:
    table = lay(a={"attack": {1: "ROO-08"}}, b={"hero": "TID-H1", "attack": APPRENTICE, "traps": ["EMB-22"]})
    do(table, "attack A.atk1 B")
    assert creatures(table)["A.atk1"] == "ROO-08 5/3 exhausted"


@pytest.mark.rule("DUEL-R59", "DUEL-14.3")
def test_r59_abilities_and_played_triggers_deal_no_spell_damage() -> None:
    table = lay(
        a={"defense": APPRENTICE, "attack": {1: "EMB-08"}, "hand": ["NEU-06"], "mana": 4},
        b={"attack": {1: "ROO-08"}},
    )
    do(table, "use_ability A.atk1 a1 B.atk1")
    assert creatures(table)["B.atk1"] == "ROO-08 5/4"
    do(table, "play_creature NEU-06 attack 2")
    assert creatures(table)["B.atk1"] == "ROO-08 5/2"
    assert hp(table, B) == 21
