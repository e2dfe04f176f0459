"""DUEL-R21 to DUEL-R37: combat and creatures."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.texts.book import rulebook
from duel.board import A, B, end_turn, lay
from duel.looking import creatures, grave, hand, hps
from table import answers, asked, do, legal, offers, refuses, turn

FULL = dict.fromkeys(range(1, 6), "ROO-08")


@pytest.mark.rule("DUEL-R21", "DUEL-8.1")
def test_r21_the_enemy_hero_and_every_enemy_creature_can_be_attacked() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "defense": {1: "EMB-07"}},
        b={"attack": {1: "ROO-03", 5: "ROO-03"}, "defense": {1: "ROO-08", 4: "ROO-08"}},
    )
    targets = ("B", "B.atk1", "B.atk5", "B.def1", "B.def4")
    assert sorted(answers(table, "attack")) == [f"A.atk1 {target}" for target in targets]
    for own in ("A", "A.def1"):
        assert refuses(table, f"attack A.atk1 {own}")


@pytest.mark.rule("DUEL-R22", "DUEL-8.1")
def test_r22_a_full_attack_row_protects_nobody_behind_it() -> None:
    table = lay(a={"attack": {3: "EMB-07"}}, b={"attack": FULL, "defense": {3: "TID-04"}})
    do(table, "attack A.atk3 B.def3")
    assert creatures(table)["B.def3"] == "TID-04 0/2"
    other = lay(a={"attack": {3: "EMB-07"}}, b={"attack": FULL, "defense": {3: "TID-04"}})
    do(other, "attack A.atk3 B")
    assert asked(other) == (B, "block"), "blocking is the protection"


@pytest.mark.rule("DUEL-R23", "DUEL-8.7")
@pytest.mark.parametrize(
    ("attacker", "options", "after"),
    [
        ("EMB-07", {}, {"A.atk1": "EMB-07 3/2 exhausted"}),
        ("EMB-07", {"strike_back": False}, {"A.atk1": "EMB-07 3/4 exhausted"}),
        ("NEU-05", {}, {"A.atk1": "NEU-05 4/4 exhausted"}),
        ("EMB-01", {}, {"B.atk1": "ROO-03 2/1"}),
        ("EMB-01", {"strike_back": False}, {"A.atk1": "EMB-01 2/1 exhausted", "B.atk1": "ROO-03 2/1"}),
    ],
)
def test_r23_an_unblocked_target_strikes_back_except_at_ranged_or_by_the_option(
    attacker: str, options: dict[str, Any], after: dict[str, str]
) -> None:
    table = lay(a={"attack": {1: attacker}}, b={"attack": {1: "ROO-03"}}, options=options)
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table) == after


@pytest.mark.rule("DUEL-R23", "DUEL-8.7")
@pytest.mark.parametrize(("strike_back", "attacker_hp"), [(True, "3/2"), (False, "3/4")])
def test_r23_a_blocker_strikes_back(strike_back: bool, attacker_hp: str) -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {1: "TID-11"}}, options={"strike_back": strike_back})
    do(table, "attack A.atk1 B", "block B.def1")
    assert creatures(table) == {"A.atk1": f"EMB-07 {attacker_hp} exhausted", "B.def1": "TID-11 2/2"}


@pytest.mark.rule("DUEL-R24", "DUEL-7.6")
def test_r24_an_exhausted_creature_strikes_back() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"attack": {1: {"card": "ROO-08", "exhausted": True}}})
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table) == {"B.atk1": "ROO-08 5/3 exhausted"}


@pytest.mark.rule("DUEL-R25", "DUEL-1.5")
def test_r25_a_hero_does_not_strike_back() -> None:
    table = lay(a={"attack": {1: "EMB-01"}})
    do(table, "attack A.atk1 B")
    assert (creatures(table), hps(table)) == ({"A.atk1": "EMB-01 2/1 exhausted"}, (20, 19))


@pytest.mark.rule("DUEL-R26", "DUEL-8.4")
def test_r26_one_blocker_per_attack() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {1: "NEU-03", 2: "NEU-03"}})
    do(table, "attack A.atk1 B")
    assert sorted(legal(table)) == ["block B.def1", "block B.def2", "no_block"]
    do(table, "block B.def1")
    assert asked(table) == (A, "main"), "the other is not asked any more"
    assert creatures(table) == {"A.atk1": "EMB-07 3/3 exhausted", "B.def1": "NEU-03 1/2", "B.def2": "NEU-03 1/5"}


@pytest.mark.rule("DUEL-R27", "DUEL-8.4")
def test_r27_a_creature_does_not_block_for_itself_and_loses_nothing_by_it() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {1: "ROO-08"}})
    do(table, "attack A.atk1 B.def1")
    assert asked(table) == (A, "main"), "there was nobody to ask"
    assert creatures(table) == {"B.def1": "ROO-08 5/3"}, "it fought, and is still ready"


@pytest.mark.rule("DUEL-R28", "DUEL-7.3")
@pytest.mark.parametrize(("blocker", "again"), [("TID-04", False), ("NEU-03", True)])
def test_r28_a_blocker_is_exhausted_until_its_owners_turn_unless_it_is_a_bulwark(blocker: str, again: bool) -> None:
    table = lay(a={"attack": {1: "EMB-02", 2: "EMB-02"}}, b={"defense": {1: blocker}})
    do(table, "attack A.atk1 B", "block B.def1")
    do(table, "attack A.atk2 B")
    assert (asked(table) == (B, "block")) is again
    if again:
        do(table, "no_block")
    assert creatures(table)["B.def1"].endswith("exhausted") is not again
    end_turn(table)
    assert turn(table) == (4, B)
    assert not creatures(table)["B.def1"].endswith("exhausted")


@pytest.mark.rule("DUEL-R29", "DUEL-8.6")
def test_r29_when_the_blocker_is_gone_the_attack_stays_blocked() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "TID-H1", "defense": {1: "TID-05"}, "hand": ["TID-16"], "mana": 2},
    )
    do(table, "attack A.atk1 B", "block B.def1", "play_spell TID-16 B.def1")
    assert (creatures(table), hps(table)) == ({"A.atk1": "EMB-07 3/4 exhausted"}, (20, 20))
    assert hand(table, B) == ["TID-05"]


@pytest.mark.rule("DUEL-R30", "DUEL-8.6")
def test_r30_when_the_target_is_gone_nothing_happens_and_the_attacker_stays_exhausted() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "EMB-H1", "attack": {1: "EMB-01", 2: "EMB-01"}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B.atk1", "play_spell EMB-15 B.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted", "B.atk2": "EMB-01 2/1"}
    assert hps(table) == (20, 20)
    assert legal(table, "attack") == []


@pytest.mark.rule("DUEL-R31", "DUEL-8.6")
@pytest.mark.parametrize(
    ("behind", "after", "hero"),
    [
        ({}, {"A.def1": "EMB-07 3/4 exhausted", "B.atk1": "TID-07 3/5 exhausted"}, 20),
        (
            {1: "EMB-01"},
            {"A.atk1": "EMB-07 3/4 exhausted", "A.def1": "EMB-01 2/1", "B.atk1": "TID-07 3/5 exhausted"},
            17,
        ),
    ],
)
def test_r31_an_attacker_that_was_moved_away_does_nothing(
    behind: dict[int, str], after: dict[str, str], hero: int
) -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "defense": behind}, b={"hero": "TID-H1", "attack": {1: "TID-07"}, "mana": 1}
    )
    do(table, "attack A.atk1 B", "use_ability B.atk1 a1 A.atk1")
    assert (creatures(table), hps(table)) == (after, (20, hero))


@pytest.mark.rule("DUEL-R32", "DUEL-7.2")
@pytest.mark.parametrize(
    ("card", "options", "asks"),
    [
        ("TID-05", {}, False),
        ("TID-04", {}, True),
        ("TID-05", {"defenders_ready": True}, True),
    ],
)
def test_r32_a_fresh_defender_blocks_at_once_only_if_alert_or_by_the_option(
    card: str, options: dict[str, Any], asks: bool
) -> None:
    table = lay(
        a={"attack": {1: "EMB-02"}},
        b={"hero": "TID-H1", "hand": [card], "mana": 3},
        active=B,
        turn=4,
        options=options,
    )
    do(table, f"play_creature {card} defense 1")
    end_turn(table)
    do(table, "attack A.atk1 B")
    assert asked(table) == ((B, "block") if asks else (A, "main"))
    if asks:
        do(table, "no_block")
    end_turn(end_turn(table))
    do(table, "attack A.atk1 B")
    assert asked(table) == (B, "block"), "one readying later it can"


@pytest.mark.rule("DUEL-R32")
def test_r32_the_option_readies_only_the_defense_row() -> None:
    table = lay(a={"hand": ["EMB-07", "EMB-07"], "mana": 6}, options={"defenders_ready": True})
    do(table, "play_creature EMB-07 attack 1", "play_creature EMB-07 defense 1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted", "A.def1": "EMB-07 3/4"}


@pytest.mark.rule("DUEL-R33", "DUEL-14.1")
def test_r33_damage_stays_from_turn_to_turn() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"attack": {1: "ROO-03"}})
    do(table, "attack A.atk1 B.atk1")
    end_turn(end_turn(table))
    assert creatures(table) == {"A.atk1": "EMB-07 3/2"}
    end_turn(end_turn(table))
    assert creatures(table) == {"A.atk1": "EMB-07 3/2"}


@pytest.mark.rule("DUEL-R34", "DUEL-14.1")
@pytest.mark.parametrize(
    ("damage", "before", "after"),
    [
        (0, "3/6", {"A.atk1": "EMB-07 3/4"}),
        (1, "3/5", {"A.atk1": "EMB-07 3/3"}),
        (3, "3/3", {"A.atk1": "EMB-07 3/1"}),
        (4, "3/2", {}),
        (5, "3/1", {}),
    ],
)
def test_r34_when_an_hp_bonus_ends_only_the_maximum_falls(damage: int, before: str, after: dict[str, str]) -> None:
    table = lay(
        a={"attack": {1: {"card": "EMB-07", "damage": damage}}, "hand": ["NEU-12"], "mana": 2},
        columns={1: ["ROO-19"]},
    )
    assert creatures(table) == {"A.atk1": f"EMB-07 {before}"}
    do(table, "play_spell NEU-12 ROO-19")
    assert creatures(table) == after


@pytest.mark.rule("DUEL-R35")
def test_r35_everything_in_a_slot_is_a_creature() -> None:
    table = lay(
        a={"hand": ["EMB-12"], "mana": 3, "attack": {1: "EMB-07"}},
        b={"attack": {1: "ROO-08", 2: "TOK-WLF", 3: "ROO-06", 4: "DUS-06", 5: "TID-07"}},
    )
    assert {action.split()[2] for action in legal(table, "attack")} == {"B", *[f"B.atk{n}" for n in range(1, 6)]}
    do(table, "play_spell EMB-12 B.atk1")
    assert {place: words.split()[1] for place, words in creatures(table).items()} == {
        "A.atk1": "3/4",
        "B.atk1": "5/4",
        "B.atk2": "3/1",
        "B.atk3": "3/3",
        "B.atk4": "2/2",
        "B.atk5": "3/3",
    }


@pytest.mark.rule("DUEL-R35")
def test_r35_the_rules_have_one_word_for_creatures() -> None:
    duel = carteado.load("duel")
    english = [line for line in rulebook(duel, "en").lower().splitlines() if "r35" not in line]
    portuguese = [line for line in rulebook(duel, "pt").lower().splitlines() if "r35" not in line]
    assert [line for line in english if " unit" in line] == []
    assert [line for line in portuguese if " unidade" in line] == []


@pytest.mark.rule("DUEL-R36", "DUEL-4.5")
def test_r36_no_attack_on_turn_1_but_abilities() -> None:
    table = lay(a={"attack": {1: "EMB-08"}, "mana": 1}, b={"attack": {1: "ROO-03"}}, turn=1)
    assert legal(table, "attack") == []
    assert refuses(table, "attack A.atk1 B")
    do(table, "use_ability A.atk1 a1 B.atk1")
    assert creatures(table)["B.atk1"] == "ROO-03 2/1"
    end_turn(table)
    assert turn(table) == (2, B)
    assert offers(table, "attack B.atk1 A"), "the second player may attack on turn 2"


@pytest.mark.rule("DUEL-R37")
def test_r37_one_creature_per_slot_and_copies_side_by_side() -> None:
    table = lay(a={"hand": ["EMB-01"], "mana": 1, "attack": {1: "EMB-01", 2: "EMB-01"}, "defense": {5: "EMB-01"}})
    assert sorted(legal(table, "play_creature")) == [
        *[f"play_creature EMB-01 attack {column}" for column in (3, 4, 5)],
        *[f"play_creature EMB-01 defense {column}" for column in (1, 2, 3, 4)],
    ]
    assert refuses(table, "play_creature EMB-01 attack 1")


@pytest.mark.rule("DUEL-R37")
def test_r37_with_both_rows_full_no_creature_can_be_played() -> None:
    table = lay(a={"hand": ["EMB-01"], "mana": 1, "attack": FULL, "defense": FULL})
    assert legal(table, "play_creature") == []
    for row in ("attack", "defense"):
        assert refuses(table, f"play_creature EMB-01 {row} 3")


@pytest.mark.rule("DUEL-R37")
def test_r37_tokens_without_a_slot_are_not_created() -> None:
    room_for_one = dict.fromkeys((1, 2, 3, 5), "ROO-08")
    table = lay(a={"hand": ["EMB-14"], "mana": 3, "attack": FULL, "defense": room_for_one})
    do(table, "play_spell EMB-14")
    assert creatures(table)["A.def4"] == "TOK-REC 1/1 exhausted"
    assert len(creatures(table)) == 10
    assert grave(table, A) == ["EMB-14"]
