"""DUEL-R1 to DUEL-R10: the chain, and what opens one."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, lay
from duel.looking import chain, creatures, enchants, hp, hps, told
from table import asked, do, legal, offers, refuses, turn

HEALER: dict[str, Any] = {"hero": "ROO-H1", "hand": ["ROO-17"], "mana": 2}
"""A foe who can always answer: Green Mending may be aimed at any character."""


@pytest.mark.rule("DUEL-R1")
def test_r1_the_opener_may_add_once_the_foe_has_answered_even_after_the_foes_pass() -> None:
    table = lay(
        a={"hand": ["EMB-15", "EMB-15", "EMB-15"], "mana": 3},
        b={"hero": "ROO-H1", "hand": ["ROO-15", "ROO-15"], "mana": 2, "attack": {1: "ROO-08"}},
    )
    do(table, "play_spell EMB-15 B", "play_spell ROO-15 B.atk1", "play_spell EMB-15 B", "pass")
    assert asked(table) == (A, "respond"), "as player 1 adds D in the example"
    assert offers(table, "play_spell EMB-15 B")
    do(table, "play_spell EMB-15 B")
    assert chain(table) == ["EMB-15", "ROO-15", "EMB-15", "EMB-15"]


@pytest.mark.rule("DUEL-R1")
def test_r1_the_opener_of_an_unanswered_chain_may_not_add() -> None:
    table = lay(a={"hand": ["EMB-15", "EMB-15"], "mana": 2}, b=HEALER)
    do(table, "play_spell EMB-15 B", "pass")
    assert (asked(table), chain(table)) == ((A, "main"), [])
    assert hp(table, B) == 19


@pytest.mark.rule("DUEL-R2")
def test_r2_two_passes_in_a_row_close_the_chain_and_a_link_starts_the_count_anew() -> None:
    table = lay(
        a={"hand": ["EMB-15", "EMB-15"], "mana": 2},
        b={"hero": "ROO-H1", "hp": 10, "hand": ["ROO-17", "ROO-17", "ROO-17"], "mana": 6},
    )
    do(table, "play_spell EMB-15 B", "play_spell ROO-17 B", "pass")
    assert (asked(table), chain(table)) == ((B, "respond"), ["EMB-15", "ROO-17"]), "one pass closes nothing"
    do(table, "play_spell ROO-17 B")
    assert asked(table) == (A, "respond")
    do(table, "pass")
    assert (asked(table), chain(table)) == ((B, "respond"), ["EMB-15", "ROO-17", "ROO-17"])
    do(table, "pass")
    assert (asked(table), chain(table), hp(table, B)) == ((A, "main"), [], 18)


@pytest.mark.rule("DUEL-R3")
@pytest.mark.parametrize(
    "opening", ["play_spell EMB-15 B", "attack A.atk1 B", "use_ability A.def1 a1 B.atk1", "end_turn"]
)
def test_r3_nothing_is_asked_of_an_opener_whom_nobody_answered(opening: str) -> None:
    table = lay(
        a={"hand": ["EMB-15", "EMB-15"], "mana": 3, "attack": {1: "EMB-07"}, "defense": {1: "EMB-08", 2: "EMB-08"}},
        b={**HEALER, "attack": {1: "ROO-08"}},
    )
    do(table, opening)
    assert asked(table) == (B, "respond")
    do(table, "pass")
    assert asked(table) == ((B, "main") if opening == "end_turn" else (A, "main"))


@pytest.mark.rule("DUEL-R4")
def test_r4_the_attack_is_the_bottom_of_the_chain_and_resolves_last() -> None:
    table = lay(
        a={"attack": {1: "EMB-01"}},
        b={"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B")
    assert (asked(table), chain(table)) == ((B, "respond"), ["attack"])
    do(table, "play_spell EMB-15 A.atk1")
    assert (creatures(table), hps(table)) == ({}, (20, 20))


@pytest.mark.rule("DUEL-R4")
def test_r4_the_end_of_turn_is_the_bottom_of_the_chain_and_resolves_last() -> None:
    table = lay(b={**HEALER, "hp": 10})
    do(table, "end_turn")
    assert (asked(table), chain(table), turn(table)) == ((B, "respond"), ["end_turn"], (3, A))
    do(table, "play_spell ROO-17 B")
    assert told(table, "healed", "turn") == ["healed ROO-H1 5", "turn"]
    assert (turn(table), hp(table, B)) == ((4, B), 15)


ENCHANTS = [
    ("EMB-18", "own_attack", "A.attack"),
    ("EMB-19", "column3", "column3"),
    ("EMB-20", "A.atk1", "A.atk1"),
    ("EMB-21", "", "A"),
]


@pytest.mark.rule("DUEL-R5")
@pytest.mark.parametrize(("card", "aim", "place"), ENCHANTS)
def test_r5_enchants_can_be_answered(card: str, aim: str, place: str) -> None:
    table = lay(a={"hand": [card], "mana": 4, "attack": {1: "EMB-07"}}, b=HEALER)
    do(table, f"play_spell {card} {aim}")
    assert (asked(table), chain(table)) == ((B, "respond"), [card])
    assert enchants(table, place) == []
    do(table, "pass")
    assert enchants(table, place) == [card]


@pytest.mark.rule("DUEL-R6", "DUEL-12.2")
@pytest.mark.parametrize(
    "action", ["play_creature EMB-01 attack 1", "play_shard SHD-E", "set_trap EMB-22", "card_to_mana EMB-13"]
)
def test_r6_creatures_shards_traps_and_cards_as_mana_cannot_be_answered(action: str) -> None:
    table = lay(a={"hand": ["EMB-01", "SHD-E", "EMB-22", "EMB-13"], "mana": 2, "mana_gain_used": False}, b=HEALER)
    do(table, action)
    assert (asked(table), chain(table)) == ((A, "main"), [])


@pytest.mark.rule("DUEL-R7", "DUEL-12.2")
@pytest.mark.parametrize(
    ("action", "then"),
    [("hero_draw", (A, "main")), ("hero_replace EMB-01", (A, "main")), ("use_ability A a1 B", (B, "respond"))],
)
def test_r7_of_the_hero_actions_only_the_ability_can_be_answered(action: str, then: tuple[int, str]) -> None:
    table = lay(a={"hand": ["EMB-01"], "mana": 2, "hero_action_used": False}, b=HEALER)
    do(table, action)
    assert asked(table) == then


@pytest.mark.rule("DUEL-R8")
def test_r8_a_block_opens_no_window_for_the_attacker() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-16"], "mana": 1},
        b={**HEALER, "defense": {1: "ROO-08"}},
    )
    do(table, "attack A.atk1 B", "block B.def1")
    assert (asked(table), chain(table)) == ((B, "respond"), ["attack"])
    do(table, "pass")
    assert asked(table) == (A, "main")
    assert creatures(table) == {"B.def1": "ROO-08 5/3 exhausted"}


@pytest.mark.rule("DUEL-R8")
def test_r8_the_attacker_may_answer_when_the_defender_added_a_link() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-16"], "mana": 1},
        b={**HEALER, "defense": {1: "ROO-08"}},
    )
    do(table, "attack A.atk1 B", "block B.def1", "play_spell ROO-17 B")
    assert asked(table) == (A, "respond")
    do(table, "play_spell EMB-16 A.atk1")
    assert creatures(table) == {}, "6 against 6"


@pytest.mark.rule("DUEL-R9")
def test_r9_first_the_block_then_the_chain() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={**HEALER, "defense": {1: "ROO-08"}})
    do(table, "attack A.atk1 B")
    assert sorted(legal(table)) == ["block B.def1", "no_block"], "no answer before the block"
    do(table, "no_block")
    assert asked(table) == (B, "respond")
    assert legal(table, "block", "no_block") == []
    assert refuses(table, "block B.def1")
    do(table, "play_spell ROO-17 B")
    assert hps(table) == (20, 18), "no second chance to block"


@pytest.mark.rule("DUEL-R10")
def test_r10_after_an_answered_end_of_turn_the_main_phase_does_not_come_back() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-15", "EMB-01"], "mana": 1, "mana_gain_used": False},
        b={**HEALER, "hp": 10},
    )
    do(table, "end_turn", "play_spell ROO-17 B")
    assert asked(table) == (A, "respond"), "A can still answer inside that chain"
    assert sorted(legal(table)) == [
        "pass",
        "play_spell EMB-15 A",
        "play_spell EMB-15 A.atk1",
        "play_spell EMB-15 B",
    ]
    do(table, "play_spell EMB-15 B")
    assert (asked(table), turn(table), hp(table, B)) == ((B, "main"), (4, B), 13)
