"""DUEL-X13 to DUEL-X25: blocks, traps, chains that kill, the end of the turn and the hero's answer."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, end_turn, lay
from duel.looking import acted, chain, creatures, grave, hand, hp, hps, keywords, mana, told, traps
from table import Table, asked, do, legal, offers, refuses, scores, turn


@pytest.mark.rule("DUEL-X13", "DUEL-8.1", "DUEL-8.4")
def test_x13_whom_to_attack_and_who_may_block() -> None:
    board = {"attack": {2: "TID-05"}, "defense": {2: "TID-04", 4: "TID-11", 5: {"card": "TID-02", "exhausted": True}}}
    table = lay(a={"attack": {1: "EMB-04"}}, b={"hero": "TID-H1", **board})
    do(table, "attack A.atk1 B.def2")
    assert asked(table) == (B, "block")
    assert sorted(legal(table)) == ["block B.def4", "no_block"]
    do(table, "no_block")
    assert creatures(table) == {
        "A.atk1": "EMB-04 3/2 exhausted",
        "B.atk2": "TID-05 3/3",
        "B.def2": "TID-04 0/2",
        "B.def4": "TID-11 2/5",
        "B.def5": "TID-02 2/3 exhausted",
    }


def two_attackers(blocker: str) -> Table:
    """X14."""
    return lay(a={"attack": {1: "EMB-04", 2: "EMB-01"}}, b={"hero": "ROO-H1", "defense": {5: blocker}})


@pytest.mark.rule("DUEL-X14", "DUEL-7.3")
def test_x14_a_blocker_blocks_once() -> None:
    table = do(two_attackers("ROO-08"), "attack A.atk1 B", "block B.def5")
    assert creatures(table) == {"A.atk2": "EMB-01 2/1", "B.def5": "ROO-08 5/3 exhausted"}
    do(table, "attack A.atk2 B")
    assert asked(table) == (A, "main")
    assert hps(table) == (20, 19)
    assert creatures(table) == {"A.atk2": "EMB-01 2/1 exhausted", "B.def5": "ROO-08 5/3 exhausted"}


@pytest.mark.rule("DUEL-X14")
def test_x14_a_bulwark_blocks_twice() -> None:
    table = do(two_attackers("TID-11"), "attack A.atk1 B", "block B.def5")
    assert creatures(table) == {"A.atk2": "EMB-01 2/1", "B.def5": "TID-11 2/2"}
    do(table, "attack A.atk2 B", "block B.def5")
    assert creatures(table) == {}
    assert hps(table) == (20, 21)


@pytest.mark.rule("DUEL-X15", "DUEL-8.6", "DUEL-9.10")
def test_x15_the_blocker_is_removed() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-15"], "mana": 1},
        b={"hero": "TID-H1", "defense": {1: {"card": "TID-01", "damage": 1}}, "hand": ["TID-17"], "mana": 1},
    )
    assert creatures(table)["B.def1"] == "TID-01 1/2"
    do(table, "attack A.atk1 B", "block B.def1", "play_spell TID-17 B.def1", "play_spell EMB-15 B.def1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}
    assert hps(table) == (20, 20)
    assert grave(table, A) == ["EMB-15"]
    assert grave(table, B) == ["TID-01", "TID-17"]


@pytest.mark.rule("DUEL-X16", "DUEL-8.6")
def test_x16_the_target_is_removed() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "TID-H1", "attack": {1: "TID-05"}, "hand": ["TID-16"], "mana": 2},
    )
    do(table, "attack A.atk1 B.atk1", "play_spell TID-16 B.atk1")
    assert hps(table) == (20, 20)
    assert hand(table, B) == ["TID-05"]
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}
    assert asked(table) == (A, "main")
    assert refuses(table, "attack A.atk1 B")


@pytest.mark.rule("DUEL-X17", "DUEL-8.3", "DUEL-10.5")
def test_x17_a_trap_on_an_attack() -> None:
    table = lay(
        a={"attack": {1: "ROO-07"}},
        b={"hero": "EMB-H1", "traps": ["EMB-22"], "defense": {1: "EMB-07"}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B")
    assert asked(table) == (A, "main"), "B is asked neither to block nor to respond"
    assert creatures(table) == {"B.def1": "EMB-07 3/4"}
    assert hps(table) == (20, 20)
    assert (grave(table, A), grave(table, B)) == (["ROO-07"], ["EMB-22"])
    assert traps(table, B) == []


@pytest.mark.rule("DUEL-X18", "DUEL-10.5", "DUEL-13.5")
def test_x18_traps_wait_for_the_chain() -> None:
    board = {"attack": {1: "DUS-02"}, "traps": ["DUS-23"], "deck": ["DUS-01", "SHD-D"]}
    table = lay(
        a={"attack": {1: "EMB-01"}, "traps": ["EMB-23"], "hand": ["EMB-15", "EMB-13"], "mana": 1},
        b={"hero": "DUS-H1", "hand": ["DUS-15"], "mana": 2, **board},
    )
    do(table, "play_spell EMB-15 B.atk1", "play_spell DUS-15 A.atk1")
    assert creatures(table) == {}
    assert hps(table) == (20, 17)
    assert hand(table, B) == ["DUS-01"]
    assert hand(table, A) == []
    assert grave(table, A) == ["EMB-01", "EMB-15", "EMB-23", "EMB-13"], "the Cache went off after Snap Cinder"
    assert grave(table, B) == ["DUS-15", "DUS-02", "DUS-23"]


@pytest.mark.rule("DUEL-X19", "DUEL-10.5", "DUEL-9.11", "DUEL-12.4")
def test_x19_a_trap_that_negates_an_opening_spell() -> None:
    table = lay(
        a={"hand": ["EMB-13"], "mana": 2},
        b={"hero": "TID-H1", "attack": {1: "TID-01"}, "traps": ["TID-23"], "hand": ["TID-16"], "mana": 2},
    )
    do(table, "play_spell EMB-13 B.atk1")
    assert asked(table) == (A, "main"), "there is nothing left to answer"
    assert creatures(table) == {"B.atk1": "TID-01 1/2"}
    assert (grave(table, A), grave(table, B)) == (["EMB-13"], ["TID-23"])
    assert mana(table, A) == (0, 2)
    assert hand(table, B) == ["TID-16"]


def hush_charm() -> Table:
    """X20."""
    return lay(
        a={"defense": {1: "EMB-08"}, "hand": ["EMB-13"], "mana": 3},
        b={
            "hero": "TID-H1",
            "attack": {1: "TID-01", 2: "TID-02"},
            "traps": ["NEU-20"],
            "hand": ["TID-17"],
            "mana": 1,
        },
    )


@pytest.mark.rule("DUEL-X20", "DUEL-10.5")
def test_x20_the_trap_negates_the_ability_that_would_open_a_chain() -> None:
    table = do(hush_charm(), "use_ability A.def1 a1 B.atk2")
    assert asked(table) == (A, "main")
    assert hps(table) == (19, 20)
    assert mana(table, A) == (2, 3)
    assert creatures(table) == {
        "A.def1": "EMB-08 2/3 exhausted",
        "B.atk1": "TID-01 1/2",
        "B.atk2": "TID-02 2/3",
    }


@pytest.mark.rule("DUEL-X20", "DUEL-10.5")
def test_x20_the_same_trap_waits_when_the_ability_is_a_link() -> None:
    table = hush_charm()
    do(table, "play_spell EMB-13 B.atk1", "play_spell TID-17 B.atk1", "use_ability A.def1 a1 B.atk2")
    assert creatures(table) == {
        "A.def1": "EMB-08 2/3 exhausted",
        "B.atk1": "TID-01 1/2",
        "B.atk2": "TID-02 2/1",
    }
    assert keywords(table, "B.atk1") == set(), "the barrier took the Lance"
    assert hps(table) == (19, 20)
    assert grave(table, A) == ["EMB-13"]
    assert grave(table, B) == ["TID-17", "NEU-20"]
    assert mana(table, A) == (0, 3)


@pytest.mark.rule("DUEL-X21", "DUEL-9.11", "DUEL-13.7", "DUEL-13.9")
def test_x21_negating_a_burst_once_per_turn_and_counting() -> None:
    board = {"attack": {1: "TID-03", 2: "TID-08"}, "deck": ["TID-01", "TID-04", "TID-05"]}
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-14", "TID-15"], "mana": 5, **board},
        b={"hero": "ROO-H1", "attack": {1: "ROO-03"}, "hand": ["ROO-15"], "mana": 1},
    )
    do(table, "play_spell TID-14 B.atk1")
    assert hand(table, A) == ["TID-01", "TID-15"]
    do(table, "play_spell ROO-15 B.atk1")
    assert chain(table) == ["TID-14", "ROO-15"]
    do(table, "play_spell TID-15 link2")
    assert told(table, "damaged") == ["damaged ROO-03 3"]
    assert creatures(table) == {"A.atk1": "TID-03 3/3", "A.atk2": "TID-08 3/4"}
    assert (hand(table, A), mana(table, A)) == (["TID-01"], (0, 5))
    assert grave(table, A) == ["TID-15", "TID-14"]
    assert grave(table, B) == ["ROO-15", "ROO-03"]


def piece(card: str, order: int, **state: Any) -> dict[str, Any]:
    return {"card": card, "order": order, **state}


@pytest.mark.rule("DUEL-X22", "DUEL-13.2", "DUEL-13.9", "DUEL-14.5")
def test_x22_simultaneous_deaths_in_play_order() -> None:
    board = {"attack": {2: piece("DUS-07", 1, damage=1)}, "defense": {2: piece("DUS-04", 5, exhausted=True)}}
    table = lay(
        a={"attack": {1: piece("EMB-07", 3), 2: piece("EMB-06", 2)}, "defense": {2: piece("EMB-07", 4)}},
        b={"hero": "DUS-H1", **board},
    )
    assert creatures(table) == {
        "A.atk1": "EMB-07 3/4",
        "A.atk2": "EMB-06 3/2",
        "A.def2": "EMB-07 3/4",
        "B.atk2": "DUS-07 3/3",
        "B.def2": "DUS-04 3/3 exhausted",
    }
    do(table, "attack A.atk2 B.atk2")
    assert told(table, "damaged", "died") == [
        "damaged DUS-07 3",
        "damaged EMB-06 3",
        "died DUS-07",
        "died EMB-06",
        "damaged EMB-07 2",
        "damaged DUS-04 2",
        "died DUS-04",
        "damaged EMB-07 2",
        "damaged EMB-07 2",
        "died EMB-07",
    ]
    assert creatures(table) == {"A.atk1": "EMB-07 3/2"}
    assert grave(table, A) == ["EMB-06", "EMB-07"]
    assert grave(table, B) == ["DUS-07", "DUS-04"]


@pytest.mark.rule("DUEL-X23", "DUEL-15.1", "DUEL-15.2")
def test_x23_both_heroes_at_zero() -> None:
    table = lay(a={"hero": "DUS-H1", "hp": 3, "hand": ["DUS-25"], "mana": 2}, b={"hp": 2})
    do(table, "play_spell DUS-25")
    assert scores(table) == [0.5, 0.5]
    assert hps(table) == (0, -1)


@pytest.mark.rule("DUEL-X24", "DUEL-4.4", "DUEL-5.2", "DUEL-12.1")
@pytest.mark.parametrize(("waiting", "after"), [(None, (2, 2)), ("SHD-D", (3, 3))])
def test_x24_the_end_of_the_turn(waiting: str | None, after: tuple[int, int]) -> None:
    rage = {"atk": 3, "duration": "this_turn", "by": A}
    b: dict[str, Any] = {"hero": "DUS-H1", "hand": ["DUS-15"], "mana": 2, "deck": ["DUS-01", "SHD-D"]}
    if waiting:
        b["shard"] = waiting
    table = lay(a={"attack": {1: {"card": "EMB-07", "modifiers": [rage]}}}, b=b)
    assert creatures(table) == {"A.atk1": "EMB-07 6/4"}
    do(table, "end_turn")
    assert (asked(table), turn(table)) == ((B, "respond"), (3, A))
    do(table, "play_spell DUS-15 A.atk1")
    assert (asked(table), turn(table)) == ((B, "main"), (4, B)), "A gets no more actions"
    assert creatures(table) == {"A.atk1": "EMB-07 1/2"}
    assert mana(table, B) == after


@pytest.mark.rule("DUEL-X24", "DUEL-4.4")
def test_x24_before_the_turn_is_over_the_walker_is_4_2() -> None:
    rage = {"atk": 3, "duration": "this_turn", "by": A}
    table = lay(
        a={"attack": {1: {"card": "EMB-07", "modifiers": [rage]}}, "hero_enchants": ["EMB-21"]},
        b={"hero": "DUS-H1", "hand": ["DUS-15"], "mana": 2},
        columns={1: [{"card": "EMB-19", "owner": B}]},
    )
    do(table, "end_turn", "play_spell DUS-15 A.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 1/1"}, "the Rift's turn_end trigger came after the chain"


@pytest.mark.rule("DUEL-X25", "DUEL-11.1", "DUEL-11.4", "DUEL-6.1")
def test_x25_a_hero_ability_as_an_answer() -> None:
    board = {"attack": {1: "DUS-02", 2: "DUS-03"}, "deck": ["DUS-01", "SHD-D", "SHD-D"]}
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-15"], "mana": 1},
        b={"hero": "DUS-H1", "hp": 17, "hero_action_used": False, **board},
    )
    do(table, "attack A.atk1 B.atk1", "use_ability B a1 pay:B.atk1")
    assert asked(table) == (A, "respond")
    assert grave(table, B) == ["DUS-02"], "the cost is paid at once"
    assert (hps(table), hand(table, B), acted(table, B)) == ((20, 18), [], True)
    do(table, "pass")
    assert (hps(table), hand(table, B)) == ((19, 18), ["DUS-01"])
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted", "B.atk2": "DUS-03 2/2"}

    do(table, "play_spell EMB-15 B")
    assert asked(table) == (A, "main"), "B has no hero action left to answer with"
    assert hp(table, B) == 16
    end_turn(table)
    assert (turn(table), acted(table, B)) == ((4, B), False)
    assert offers(table, "use_ability B a1 pay:B.atk2")
