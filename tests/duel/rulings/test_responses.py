"""DUEL-R11 to DUEL-R20: who may answer what, with what, and when."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, find, lay
from duel.looking import chain, creatures, grave, hand, hp, hps, mana, told
from table import Table, asked, do, legal, offers, refuses

HEALER: dict[str, Any] = {"hero": "ROO-H1", "hand": ["ROO-17"], "mana": 2}
"""A foe who can always answer: Green Mending may be aimed at any character."""


@pytest.mark.rule("DUEL-R11", "DUEL-9.3")
def test_r11_no_burst_on_the_foes_turn_without_anything_to_answer() -> None:
    table = lay(a={"hand": ["EMB-01"], "mana": 1}, b=HEALER, at="turn")
    assert asked(table) == (A, "main"), "no window at the start of the turn"
    assert table.refuses(f"play_spell {find(table, B, 'ROO-17')} @1")
    do(table, "play_creature EMB-01 attack 1")
    assert asked(table) == (A, "main")
    assert table.refuses(f"play_spell {find(table, B, 'ROO-17')} @1")


@pytest.mark.rule("DUEL-R12", "DUEL-9.3")
def test_r12_a_burst_may_open_a_chain_on_ones_own_turn() -> None:
    table = lay(a={"hand": ["EMB-15"], "mana": 1}, b=HEALER)
    do(table, "play_spell EMB-15 B")
    assert (asked(table), chain(table)) == ((B, "respond"), ["EMB-15"])
    do(table, "pass")
    assert hp(table, B) == 19


@pytest.mark.rule("DUEL-R13", "DUEL-9.2")
def test_r13_enchants_and_casts_cannot_answer() -> None:
    board = {"attack": {1: "ROO-08"}}
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "ROO-H1", "hand": ["NEU-14", "NEU-15", "NEU-16", "NEU-19", "NEU-10", "NEU-11"], "mana": 9, **board},
    )
    do(table, "attack A.atk1 B")
    assert sorted(legal(table)) == ["pass", "play_spell NEU-11 B.atk1"]
    for play in ("NEU-14 own_attack", "NEU-15 column1", "NEU-16 B.atk1", "NEU-19", "NEU-10"):
        assert refuses(table, f"play_spell {play}")


@pytest.mark.rule("DUEL-R14", "DUEL-11.4")
def test_r14_hero_abilities_may_answer() -> None:
    table = lay(a={"attack": {1: "EMB-01"}}, b={"hero": "EMB-H1", "mana": 2, "hero_action_used": False})
    do(table, "attack A.atk1 B")
    assert sorted(legal(table)) == ["pass", "use_ability B a1 A", "use_ability B a1 A.atk1", "use_ability B a1 B"]
    do(table, "use_ability B a1 A.atk1")
    assert (creatures(table), hps(table), mana(table, B)) == ({}, (20, 20), (0, 2))


@pytest.mark.rule("DUEL-R15", "DUEL-6.1")
def test_r15_mana_is_paid_on_declaration_and_cannot_be_promised_twice() -> None:
    table = lay(
        a={"hand": ["EMB-13", "EMB-15"], "mana": 2},
        b={**HEALER, "attack": {1: "ROO-08"}},
    )
    do(table, "play_spell EMB-13 B.atk1")
    assert mana(table, A) == (0, 2)
    do(table, "play_spell ROO-17 B.atk1")
    assert asked(table) == (A, "main"), "nothing was left for Snap Cinder: A passed"
    assert hand(table, A) == ["EMB-15"]


@pytest.mark.rule("DUEL-R15", "DUEL-6.6")
def test_r15_costs_of_a_negated_spell_are_not_refunded() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-12"], "mana": 1, "attack": {1: "DUS-02"}},
        b={"hero": "TID-H1", "hand": ["TID-15"], "mana": 3},
    )
    do(table, "play_spell DUS-12 pay:A.atk1")
    assert (asked(table), grave(table, A), mana(table, A)) == ((B, "respond"), ["DUS-02"], (0, 1))
    do(table, "play_spell TID-15 link1")
    assert (hand(table, A), mana(table, A), creatures(table)) == ([], (0, 1), {})
    assert grave(table, A) == ["DUS-02", "DUS-12"]


@pytest.mark.rule("DUEL-R16", "DUEL-13.6")
def test_r16_triggers_are_no_links_and_nobody_answers_them() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hero_enchants": ["EMB-21"]},
        b={**HEALER, "hand": ["ROO-17", "TID-15"], "mana": 5},
    )
    do(table, "attack A.atk1 B")
    assert hp(table, B) == 20, "the Banner has struck already"
    assert (asked(table), chain(table)) == ((B, "respond"), ["attack"])
    assert legal(table, "play_spell") == [
        "play_spell ROO-17 A",
        "play_spell ROO-17 B",
        "play_spell ROO-17 A.atk1",
    ], "nothing for Flat Refusal to negate"


@pytest.mark.rule("DUEL-R16", "DUEL-12.2")
def test_r16_nobody_answers_a_played_trigger() -> None:
    table = lay(a={"hand": ["NEU-06"], "mana": 3}, b={**HEALER, "attack": {1: "ROO-08"}})
    do(table, "play_creature NEU-06 attack 1")
    assert (asked(table), creatures(table)["B.atk1"]) == ((A, "main"), "ROO-08 5/4")


@pytest.mark.rule("DUEL-R17", "DUEL-9.10")
def test_r17_a_target_that_no_longer_fits_is_spared() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-16"], "mana": 1},
        b={**HEALER, "attack": {1: {"card": "ROO-03", "damage": 1}}},
    )
    do(table, "play_spell DUS-16 B.atk1", "play_spell ROO-17 B.atk1")
    assert creatures(table) == {"B.atk1": "ROO-03 2/3"}, "not damaged any more"
    assert (grave(table, A), hp(table, A)) == (["DUS-16"], 18)


@pytest.mark.rule("DUEL-R17", "DUEL-9.10")
def test_r17_a_target_that_still_fits_is_hit() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-16"], "mana": 1},
        b={**HEALER, "attack": {1: {"card": "ROO-08", "damage": 5}}, "hand": ["ROO-15"]},
    )
    do(table, "play_spell DUS-16 B.atk1", "play_spell ROO-15 B.atk1")
    assert creatures(table) == {}


@pytest.mark.rule("DUEL-R17", "DUEL-9.10")
def test_r17_an_enchant_without_its_creature_goes_to_the_graveyard() -> None:
    table = lay(
        a={"hand": ["EMB-20"], "mana": 1, "attack": {1: "EMB-01", 2: "EMB-01"}},
        b={"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "play_spell EMB-20 A.atk1", "play_spell EMB-15 A.atk1")
    assert creatures(table) == {"A.atk2": "EMB-01 2/1"}
    assert grave(table, A) == ["EMB-01", "EMB-20"]


@pytest.mark.rule("DUEL-R18", "DUEL-7.5")
def test_r18_an_ability_resolves_without_its_creature() -> None:
    table = lay(
        a={"attack": {1: {"card": "EMB-08", "damage": 1}}, "mana": 1},
        b={"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1, "attack": {1: "ROO-08"}},
    )
    do(table, "use_ability A.atk1 a1 B.atk1", "play_spell EMB-15 A.atk1")
    assert creatures(table) == {"B.atk1": "ROO-08 5/4"}


def thrower() -> Table:
    """Slag Thrower ready to lob, a spell to begin with, and a foe who can answer."""
    return lay(
        a={"defense": {1: "EMB-08"}, "hand": ["EMB-15"], "mana": 3},
        b={**HEALER, "hand": ["ROO-17", "ROO-17"], "mana": 4, "attack": {1: "ROO-08"}},
    )


@pytest.mark.rule("DUEL-R19", "DUEL-7.4")
def test_r19_abilities_are_for_the_main_phase_and_for_answers() -> None:
    assert offers(thrower(), "use_ability A.def1 a1 B.atk1")
    table = do(thrower(), "play_spell EMB-15 B", "play_spell ROO-17 B")
    assert (asked(table), offers(table, "use_ability A.def1 a1 B.atk1")) == ((A, "respond"), True)


@pytest.mark.rule("DUEL-R19", "DUEL-12.9")
def test_r19_abilities_cannot_be_used_without_priority_or_while_the_chain_resolves() -> None:
    unanswered = do(thrower(), "play_spell EMB-15 B", "pass")
    assert asked(unanswered) == (A, "main"), "A was not asked in its own chain"
    answered = do(thrower(), "play_spell EMB-15 B", "play_spell ROO-17 B", "pass", "pass")
    assert told(answered, "resolved") == ["resolved ROO-17", "resolved EMB-15"]
    assert (asked(answered), chain(answered)) == ((A, "main"), []), "nobody is asked between two items"
    waiting = do(thrower(), "play_spell EMB-15 B")
    assert asked(waiting) == (B, "respond")
    assert refuses(waiting, "use_ability A.def1 a1 B.atk1")


@pytest.mark.rule("DUEL-R20")
def test_r20_a_burst_that_answers_can_be_answered() -> None:
    table = lay(
        a={"hero": "TID-H1", "attack": {1: "EMB-01"}, "hand": ["TID-15"], "mana": 3},
        b={"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B", "play_spell EMB-15 A.atk1")
    assert legal(table) == ["play_spell TID-15 link2", "pass"]
    do(table, "play_spell TID-15 link2")
    assert (creatures(table), hps(table)) == ({"A.atk1": "EMB-01 2/1 exhausted"}, (20, 18))


@pytest.mark.rule("DUEL-R20")
@pytest.mark.parametrize("source", ["B", "B.atk1"])
def test_r20_an_ability_that_answers_can_be_answered(source: str) -> None:
    table = lay(
        a={"hero": "TID-H1", "attack": {1: "EMB-01"}, "hand": ["TID-15"], "mana": 3},
        b={"hero": "EMB-H1", "attack": {1: "EMB-08"}, "mana": 2, "hero_action_used": False},
    )
    do(table, "attack A.atk1 B", f"use_ability {source} a1 A.atk1", "play_spell TID-15 link2")
    assert creatures(table)["A.atk1"] == "EMB-01 2/1 exhausted"
    assert hps(table) == (20, 18)
