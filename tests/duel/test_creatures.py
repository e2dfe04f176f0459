"""DUEL-7: playing creatures, readiness and activated abilities."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay, pass_all
from duel.looking import chain, creatures, grave, hp, mana
from table import asked, do, legal, offers, refuses


@pytest.mark.rule("DUEL-7.1", "DUEL-12.2")
def test_a_creature_enters_at_once_and_nobody_can_respond() -> None:
    table = lay(a={"hand": ["EMB-07"], "mana": 3}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "play_creature EMB-07 defense 4")
    assert (asked(table), creatures(table)) == ((A, "main"), {"A.def4": "EMB-07 3/4 exhausted"})


@pytest.mark.rule("DUEL-7.1")
def test_creatures_are_played_only_in_ones_own_main_phase_without_a_chain() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"hand": ["EMB-01", "EMB-15"], "mana": 3})
    do(table, "attack A.atk1 B")
    assert (asked(table), refuses(table, "play_creature EMB-01 attack 1")) == ((B, "respond"), True)


@pytest.mark.rule("DUEL-7.1", "DUEL-13.2")
def test_played_and_enters_fire_in_one_batch() -> None:
    """Arcanist's trigger and the trap hear the same arrival: the trigger is first, the trap waits for it."""
    table = lay(a={"hand": ["NEU-06"], "mana": 3}, b={"attack": {1: "ROO-02"}, "hp": 10, "traps": ["ROO-22"]})
    do(table, "play_creature NEU-06 attack 5")
    assert (creatures(table), hp(table, B)) == ({"A.atk5": "NEU-06 2/1 exhausted stunned"}, 11)
    assert grave(table, B) == ["ROO-02", "ROO-22"]


@pytest.mark.rule("DUEL-7.2")
@pytest.mark.parametrize(
    ("card", "place", "words"),
    [
        ("EMB-01", "attack 1", {"A.atk1": "EMB-01 2/1 exhausted"}),
        ("EMB-01", "defense 1", {"A.def1": "EMB-01 2/1 exhausted"}),
        ("EMB-02", "attack 1", {"A.atk1": "EMB-02 1/1"}),
        ("EMB-02", "defense 1", {"A.def1": "EMB-02 1/1"}),
    ],
)
def test_a_creature_enters_exhausted_unless_alert(card: str, place: str, words: dict[str, str]) -> None:
    table = lay(a={"hand": [card], "mana": 1})
    do(table, f"play_creature {card} {place}")
    assert creatures(table) == words


@pytest.mark.rule("DUEL-7.2")
def test_summoned_and_revived_creatures_enter_exhausted_too() -> None:
    board = {"defense": {5: "DUS-09", 4: "DUS-09"}, "grave": ["EMB-02", "DUS-02"]}
    table = lay(a={"hero": "DUS-H1", "hand": ["ROO-14"], "mana": 7, **board})
    do(table, "play_spell ROO-14", "use_ability A.def5 a1 EMB-02", "use_ability A.def4 a1 DUS-02")
    assert creatures(table) == {
        "A.atk1": "DUS-02 2/1 exhausted",
        "A.def1": "TOK-SAP 1/2 exhausted",
        "A.def2": "TOK-SAP 1/2 exhausted",
        "A.def3": "EMB-02 1/1",
        "A.def4": "DUS-09 4/5 exhausted",
        "A.def5": "DUS-09 4/5 exhausted",
    }


@pytest.mark.rule("DUEL-7.3")
def test_attacking_blocking_and_abilities_exhaust() -> None:
    table = lay(
        a={"attack": {1: "EMB-07", 2: "EMB-08"}, "mana": 2},
        b={"defense": {1: "ROO-08"}},
    )
    do(table, "use_ability A.atk2 a1 B.def1", "attack A.atk1 B", "block B.def1")
    assert creatures(table) == {"A.atk2": "EMB-08 2/3 exhausted", "B.def1": "ROO-08 5/1 exhausted"}


@pytest.mark.rule("DUEL-7.3", "DUEL-8.1", "DUEL-8.4")
def test_an_exhausted_creature_does_none_of_these() -> None:
    tired = {"card": "EMB-08", "exhausted": True}
    table = lay(
        a={"attack": {1: tired, 2: "EMB-07"}, "mana": 5}, b={"defense": {1: {"card": "ROO-08", "exhausted": True}}}
    )
    assert refuses(table, "attack A.atk1 B")
    assert refuses(table, "use_ability A.atk1 a1 B.def1")
    do(table, "attack A.atk2 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 18)
    assert refuses(table, "attack A.atk2 B")


@pytest.mark.rule("DUEL-7.3")
def test_all_of_it_is_optional() -> None:
    table = lay(a={"attack": {1: "EMB-08"}, "mana": 1}, b={"defense": {1: "ROO-08"}})
    assert offers(table, "end_turn")
    do(table, "attack A.atk1 B")
    assert legal(table) == ["block B.def1", "no_block"]
    do(table, "no_block")
    assert hp(table, B) == 19


@pytest.mark.rule("DUEL-7.4")
@pytest.mark.parametrize("row", ["attack", "defense"])
def test_abilities_work_in_both_rows_and_open_a_chain(row: str) -> None:
    table = lay(a={row: {1: "EMB-08"}, "mana": 1}, b={"attack": {1: "ROO-03"}, "hand": ["EMB-15"], "mana": 1})
    place = f"A.{row[:3].replace('att', 'atk')}1"
    do(table, f"use_ability {place} a1 B.atk1")
    assert (asked(table), chain(table), creatures(table)["B.atk1"]) == ((B, "respond"), ["EMB-08"], "ROO-03 2/3")
    assert creatures(table)[place] == "EMB-08 2/3 exhausted"
    pass_all(table)
    assert creatures(table)["B.atk1"] == "ROO-03 2/1"


@pytest.mark.rule("DUEL-7.4")
def test_an_ability_is_a_link_on_the_foes_turn() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {2: {"card": "EMB-08"}}, "mana": 1})
    do(table, "attack A.atk1 B", "no_block")
    assert legal(table) == ["use_ability B.def2 a1 A.atk1", "use_ability B.def2 a1 B.def2", "pass"]
    do(table, "use_ability B.def2 a1 A.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/2 exhausted", "B.def2": "EMB-08 2/3 exhausted"}
    assert (hp(table, B), mana(table, B)) == (18, (0, 1))


@pytest.mark.rule("DUEL-7.4")
def test_an_ability_is_no_action_of_its_own_on_the_foes_turn() -> None:
    """A plays a creature; B, with a ready Slag Thrower and mana, is not asked."""
    table = lay(a={"hand": ["EMB-07"], "mana": 3}, b={"defense": {2: "EMB-08"}, "mana": 1})
    do(table, "play_creature EMB-07 attack 1")
    assert asked(table) == (A, "main")


@pytest.mark.rule("DUEL-7.5")
def test_an_ability_resolves_even_if_its_creature_has_left_play() -> None:
    table = lay(
        a={"defense": {1: {"card": "EMB-08", "damage": 1}}, "mana": 1},
        b={"attack": {1: "ROO-03"}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "use_ability A.def1 a1 B.atk1", "play_spell EMB-15 A.def1")
    assert creatures(table) == {"B.atk1": "ROO-03 2/1"}
    assert grave(table, A) == ["EMB-08"]


@pytest.mark.rule("DUEL-7.6")
def test_exhausted_creatures_can_be_attacked_and_strike_back() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"attack": {1: {"card": "EMB-03", "exhausted": True}}})
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/3 exhausted", "B.atk1": "EMB-03 1/1 exhausted"}


@pytest.mark.rule("DUEL-7.6")
def test_exhausted_creatures_keep_statics_and_triggers() -> None:
    chanter = {"card": "EMB-05", "exhausted": True}
    acolyte = {"card": "DUS-03", "exhausted": True}
    table = lay(
        a={"hp": 10, "attack": {1: "EMB-01"}, "defense": {1: chanter, 2: acolyte}},
        b={"attack": {1: "ROO-08"}},
    )
    assert creatures(table)["A.atk1"] == "EMB-01 3/1"
    do(table, "attack A.atk1 B.atk1")
    assert hp(table, A) == 11
