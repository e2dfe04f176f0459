"""DUEL-R73 to DUEL-R85 and DUEL-R88 to DUEL-R89: traps, triggers, simultaneous things and limits."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, deal, end_turn, lay, pass_all
from duel.looking import acted, bonus, creatures, grave, hand, hp, hps, mana, told, traps
from table import asked, do, legal, mentioned, offers, refuses, scores, turn


@pytest.mark.rule("DUEL-R73", "DUEL-10.1", "DUEL-10.2")
def test_r73_a_trap_is_paid_when_set_and_free_when_triggered() -> None:
    table = lay(a={"hand": ["DUS-22"], "mana": 3}, b={"attack": {1: "ROO-08"}})
    do(table, "set_trap DUS-22")
    assert (mana(table, A), hp(table, A), traps(table, A)) == ((0, 3), 18, ["DUS-22"])
    do(end_turn(table), "attack B.atk1 A")
    assert (creatures(table), hp(table, A), mana(table, A)) == ({}, 18, (0, 3))
    assert grave(table, A) == ["DUS-22"]


@pytest.mark.rule("DUEL-R73", "DUEL-10.1")
@pytest.mark.parametrize(("mana", "hp", "allowed"), [(3, 3, True), (2, 3, False), (3, 2, False)])
def test_r73_a_trap_needs_its_mana_and_loyalty(mana: int, hp: int, allowed: bool) -> None:
    table = lay(a={"hand": ["DUS-22"], "mana": mana, "hp": hp})
    assert offers(table, "set_trap DUS-22") is allowed
    assert refuses(table, "set_trap DUS-22") is not allowed
    assert traps(table, A) == (["DUS-22"] if allowed else [])


@pytest.mark.rule("DUEL-R74", "DUEL-10.1")
@pytest.mark.parametrize(("already", "options", "allowed"), [(4, {}, True), (5, {}, False), (5, {"trap_max": 6}, True)])
def test_r74_five_traps_and_copies_among_them(already: int, options: dict[str, Any], allowed: bool) -> None:
    table = lay(a={"hand": ["EMB-22"], "mana": 2, "traps": ["EMB-22"] * already}, options=options)
    assert offers(table, "set_trap EMB-22") is allowed
    assert refuses(table, "set_trap EMB-22") is not allowed
    assert len(traps(table, A)) == already + allowed


@pytest.mark.rule("DUEL-R74", "DUEL-10.2")
def test_r74_a_trap_may_trigger_on_the_turn_it_is_set() -> None:
    table = lay(a={"hand": ["EMB-23", "EMB-15"], "mana": 3, "attack": {1: "EMB-01"}})
    do(table, "set_trap EMB-23", "play_spell EMB-15 A.atk1")
    assert (hps(table), traps(table, A)) == ((20, 18), [])


@pytest.mark.rule("DUEL-R74", "DUEL-13.2")
@pytest.mark.parametrize("order", [["EMB-22", "NEU-13", "EMB-22"], ["NEU-13", "EMB-22", "EMB-22"]])
def test_r74_all_matching_traps_trigger_in_play_order(order: list[str]) -> None:
    table = lay(a={"attack": {1: "DUS-11"}}, b={"traps": [*order, "ROO-22"]})
    do(table, "attack A.atk1 B")
    assert told(table, "sprung") == [f"sprung {card}" for card in order]
    assert (grave(table, B), traps(table, B)) == (order, ["ROO-22"])
    assert (creatures(table), hp(table, B)) == ({"A.atk1": "DUS-11 7/1 exhausted"}, 14)


@pytest.mark.rule("DUEL-R75", "DUEL-13.6")
def test_r75_the_owner_is_not_asked_whether_to_trigger() -> None:
    table = lay(a={"attack": {1: "EMB-02"}}, b={"traps": ["NEU-13"], "hand": ["ROO-17"], "mana": 2})
    do(table, "attack A.atk1 B")
    assert grave(table, B) == ["NEU-13"], "wasted on an empty row, and B was asked only afterwards"
    assert asked(table) == (B, "respond")


@pytest.mark.rule("DUEL-R76", "DUEL-10.5")
def test_r76_a_trap_on_an_opening_attack_resolves_before_blocks_and_answers() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "TID-H1", "traps": ["TID-22"], "defense": {1: "TID-11"}, "hand": ["TID-16"], "mana": 2},
    )
    do(table, "attack A.atk1 B")
    assert asked(table) == (A, "main")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted stunned", "B.def1": "TID-11 2/5"}
    assert (hp(table, B), hand(table, B), grave(table, B)) == (20, ["TID-16"], ["TID-22"])


@pytest.mark.rule("DUEL-R76", "DUEL-10.5")
def test_r76_a_trap_on_an_opening_spell_can_negate_it() -> None:
    table = lay(a={"hand": ["EMB-14"], "mana": 3}, b={"traps": ["TID-23"], "hand": ["ROO-17"], "mana": 2})
    do(table, "play_spell EMB-14")
    assert (asked(table), creatures(table), grave(table, A)) == ((A, "main"), {}, ["EMB-14"])


@pytest.mark.rule("DUEL-R77", "DUEL-10.5")
def test_r77_a_trap_triggered_within_a_chain_waits_for_its_bottom_item() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hp": 3, "hand": ["DUS-25"], "mana": 2, "attack": {1: "EMB-01"}, "traps": ["EMB-23"]},
        b={"hp": 3, "hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "play_spell DUS-25", "play_spell EMB-15 A.atk1")
    assert scores(table) == [0.5, 0.5], "Powder Cache would have won, had it not waited"
    assert told(table, "sprung") == []


@pytest.mark.rule("DUEL-R77", "DUEL-10.5")
def test_r77_a_trap_triggered_while_a_chain_is_built_waits_too() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hero_action_used": False, "attack": {1: "EMB-01"}, "traps": ["EMB-23"]},
        b={"hero": "EMB-H1", "hand": ["EMB-15", "EMB-15"], "mana": 2},
        active=B,
        turn=4,
    )
    do(table, "play_spell EMB-15 A", "use_ability A a1 pay:A.atk1")
    assert asked(table) == (B, "respond")
    assert (traps(table, A), hps(table)) == (["EMB-23"], (20, 20)), "triggered by the sacrifice, and waiting"
    do(table, "pass")
    assert told(table, "resolved", "sprung") == ["resolved DUS-H1", "resolved EMB-15", "sprung EMB-23"]
    assert hps(table) == (18, 16)


@pytest.mark.rule("DUEL-R78", "DUEL-12.9")
def test_r78_an_ordinary_trigger_comes_after_its_item_and_before_the_next() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hp": 3, "hand": ["DUS-25"], "mana": 2, "attack": {1: "ROO-02"}},
        b={"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "play_spell DUS-25", "play_spell EMB-15 A.atk1")
    assert hps(table) == (1, 17), "the Pup's last gift came before the Sorrow"


def rats(a_order: int, b_order: int, active: int) -> list[float] | None:
    """Two Vault Rats kill each other beside heroes of 1 HP; whose trigger is first wins."""
    table = lay(
        a={"hero": "DUS-H1", "hp": 1, "attack": {1: {"card": "DUS-01", "order": a_order}}},
        b={"hero": "DUS-H1", "hp": 1, "attack": {1: {"card": "DUS-01", "order": b_order}}},
        turn=3 + active,
    )
    do(table, "attack A.atk1 B.atk1" if active == A else "attack B.atk1 A.atk1")
    return scores(table)


@pytest.mark.rule("DUEL-R79", "DUEL-13.2")
@pytest.mark.parametrize("active", [A, B])
def test_r79_simultaneous_triggers_of_both_players_go_by_play_order_alone(active: int) -> None:
    assert rats(1, 2, active) == [1, 0]
    assert rats(2, 1, active) == [0, 1]


@pytest.mark.rule("DUEL-R79", "DUEL-2.8")
def test_r79_a_revived_creature_counts_from_when_it_entered_play() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hp": 1, "attack": {5: "DUS-09"}, "grave": ["DUS-01"], "mana": 2},
        b={"hero": "DUS-H1", "hp": 1, "attack": {1: "DUS-01"}},
    )
    exhume = [action for action in table.legal() if action.startswith("use_ability")]
    assert len(exhume) == 1
    table.play(*exhume)
    do(end_turn(table), "attack B.atk1 A.def1")
    assert scores(table) == [0, 1], "B's rat was there before"


@pytest.mark.rule("DUEL-R80", "DUEL-10.3")
def test_r80_a_trap_is_a_target_by_position_and_unseen() -> None:
    table = lay(a={"hand": ["NEU-07"], "mana": 2, "attack": {2: "EMB-07"}}, b={"traps": ["EMB-22", "DUS-22"]})
    assert mentioned(table.view(A)) & {"EMB-22", "DUS-22"} == set()
    do(table, "play_creature NEU-07 attack 1")
    assert asked(table) == (A, "target")
    assert legal(table) == ["target trap1", "target trap2"]
    assert mentioned(table.view(A)) & {"EMB-22", "DUS-22"} == set()
    do(table, "target trap2")
    assert (traps(table, B), grave(table, B)) == (["EMB-22"], ["DUS-22"])


@pytest.mark.rule("DUEL-R80")
def test_r80_a_destroyed_trap_never_triggers() -> None:
    table = lay(a={"hand": ["NEU-07"], "mana": 2, "attack": {2: "EMB-07"}}, b={"traps": ["DUS-22"]})
    do(table, "play_creature NEU-07 attack 1", "attack A.atk2 B")
    assert creatures(table)["A.atk2"] == "EMB-07 3/4 exhausted"
    assert hp(table, B) == 18


@pytest.mark.rule("DUEL-R81", "DUEL-15.1")
@pytest.mark.parametrize(
    ("a_hp", "b_hp", "result"),
    [(3, 3, [0.5, 0.5]), (1, 3, [0.5, 0.5]), (3, 1, [0.5, 0.5]), (4, 3, [1, 0]), (3, 4, [0, 1]), (4, 4, None)],
)
def test_r81_heroes_that_die_in_one_effect_die_together(a_hp: int, b_hp: int, result: list[float] | None) -> None:
    table = lay(a={"hero": "DUS-H1", "hp": a_hp, "hand": ["DUS-25"], "mana": 2}, b={"hp": b_hp})
    do(table, "play_spell DUS-25")
    assert scores(table) == result


@pytest.mark.rule("DUEL-R82", "DUEL-13.10")
@pytest.mark.parametrize(("purses", "after"), [(199, 199), (200, 200), (230, 200)])
def test_r82_no_more_than_200_triggers_between_two_decisions(purses: int, after: int) -> None:
    table = lay(a={"hero_enchants": ["NEU-19"] * purses}, at="turn")
    assert bonus(table, A) == after
    assert asked(table) == (A, "main"), "and the game goes on"


@pytest.mark.rule("DUEL-R82", "DUEL-4.8")
@pytest.mark.parametrize(("number", "result"), [(199, None), (200, [0.5, 0.5])])
def test_r82_after_turn_200_the_game_is_a_draw(number: int, result: list[float] | None) -> None:
    table = end_turn(lay(turn=number))
    assert scores(table) == result


@pytest.mark.rule("DUEL-R83", "DUEL-13.1")
@pytest.mark.parametrize(("acolytes", "healed"), [(1, 0), (2, 2), (3, 6)])
def test_r83_creatures_dying_together_see_each_other_die(acolytes: int, healed: int) -> None:
    table = lay(
        a={"hero": "DUS-H1", "hp": 10, "attack": dict.fromkeys(range(1, acolytes + 1), "DUS-03")},
        b={"hero": "EMB-H1", "hand": ["EMB-12"], "mana": 3},
        active=B,
        turn=4,
    )
    do(table, "play_spell EMB-12 A.atk1")
    assert (creatures(table), hp(table, A)) == ({}, 10 + healed)


@pytest.mark.rule("DUEL-R84", "DUEL-13.9")
def test_r84_a_dead_creature_is_adjacent_by_its_last_slot() -> None:
    stags = dict.fromkeys((2, 3, 4), "ROO-08")
    table = lay(
        a={"attack": stags, "defense": {**stags, 3: "EMB-06"}, "hand": ["EMB-13"], "mana": 2},
        b={"attack": stags, "defense": stags},
    )
    do(table, "play_spell EMB-13 A.def3")
    hurt = {place for place, words in creatures(table).items() if words == "ROO-08 5/4"}
    assert hurt == {"A.def2", "A.def4", "A.atk3"}
    assert len(creatures(table)) == 11


@pytest.mark.rule("DUEL-R85")
def test_r85_a_cost_is_paid_with_a_chosen_card() -> None:
    table = lay(a={"hero": "EMB-H2", "hand": ["EMB-01", "EMB-02", "EMB-03"], "hero_action_used": False})
    assert sorted(legal(table, "use_ability")) == [
        "use_ability A a1 pay:EMB-01",
        "use_ability A a1 pay:EMB-02",
        "use_ability A a1 pay:EMB-03",
    ]
    pass_all(do(table, "use_ability A a1 pay:EMB-02"))
    assert (hand(table, A), grave(table, A)) == (["EMB-01", "EMB-03"], ["EMB-02"])


@pytest.mark.rule("DUEL-R85")
def test_r85_an_effect_discards_at_random_and_asks_nobody() -> None:
    discarded = set()
    for seed in range(40):
        table = lay(
            a={"hand": ["EMB-15", "EMB-01", "EMB-02", "EMB-03"], "mana": 1},
            b={"hero": "DUS-H1", "attack": {1: "DUS-02"}, "traps": ["DUS-23"]},
            seed=seed,
        )
        do(table, "play_spell EMB-15 B.atk1")
        assert (asked(table), len(hand(table, A))) == ((A, "main"), 2)
        discarded.add(grave(table, A)[-1])
    assert discarded == {"EMB-01", "EMB-02", "EMB-03"}


@pytest.mark.rule("DUEL-R88", "DUEL-4.6")
@pytest.mark.parametrize(("orders", "kept", "burned"), [((1, 2), "EMB-04", "EMB-05"), ((2, 1), "EMB-05", "EMB-04")])
def test_r88_creatures_that_return_together_enter_the_hand_in_play_order(
    orders: tuple[int, int], kept: str, burned: str
) -> None:
    board = {"attack": {1: {"card": "EMB-04", "order": orders[0]}, 2: {"card": "EMB-05", "order": orders[1]}}}
    table = lay(a={"hero": "TID-H1", "hand": ["TID-13", *["TID-01"] * 9], "mana": 6, **board})
    do(table, "play_spell TID-13")
    assert hand(table, A) == [kept, *["TID-01"] * 9]
    assert grave(table, A) == [burned, "TID-13"]


@pytest.mark.rule("DUEL-R88", "DUEL-14.5")
def test_r88_creatures_that_die_together_enter_the_graveyard_in_play_order_each_with_its_enchants() -> None:
    table = lay(
        a={
            "attack": {
                1: {"card": "EMB-04", "order": 3, "enchants": ["EMB-20", "NEU-16"]},
                2: {"card": "EMB-01", "order": 1},
                5: {"card": "EMB-06", "order": 2, "enchants": ["NEU-16", "EMB-20"]},
            },
        },
        b={"hero": "EMB-H1", "hand": ["EMB-12"], "mana": 3},
        active=B,
        turn=4,
    )
    do(table, "play_spell EMB-12 A.atk1")
    assert grave(table, A) == ["EMB-01", "EMB-06", "NEU-16", "EMB-20", "EMB-04", "EMB-20", "NEU-16"]


@pytest.mark.rule("DUEL-R89", "DUEL-11.1")
def test_r89_the_second_player_has_no_hero_action_on_turn_1() -> None:
    whisperer = "DUS-H2; 40 SHD-D"
    table = do(deal(deck_0=whisperer, deck_1=whisperer), "keep", "keep")
    assert (acted(table, A), acted(table, B)) == (False, True)
    do(table, "end_turn")
    assert (turn(table), asked(table)) == ((2, B), (B, "main")), "B could not eavesdrop on turn 1"
    assert (acted(table, B), offers(table, "use_ability B a2")) == (False, True)
    do(table, "end_turn")
    assert asked(table) == (A, "respond"), "A could on turn 2"
