"""DUEL-15: winning, losing, drawing, conceding."""

from __future__ import annotations

import pytest

from duel.board import A, B, deal, lay
from duel.looking import creatures, hand, hps
from table import asked, do, legal, scores

SNAP = {"hand": ["EMB-15"], "mana": 1}


@pytest.mark.rule("DUEL-15.1")
@pytest.mark.parametrize(("left", "end"), [(1, [1.0, 0.0]), (2, [1.0, 0.0]), (3, None)])
def test_a_hero_at_zero_or_less_loses(left: int, end: list[float] | None) -> None:
    table = lay(a=SNAP, b={"hp": left})
    do(table, "play_spell EMB-15 B")
    assert scores(table) == end
    assert (asked(table) is None) is (end is not None)


@pytest.mark.rule("DUEL-15.1")
@pytest.mark.parametrize(
    ("mine", "yours", "end"),
    [(3, 3, [0.5, 0.5]), (1, 2, [0.5, 0.5]), (3, 4, [0.0, 1.0]), (4, 3, [1.0, 0.0]), (4, 4, None)],
)
def test_both_heroes_at_zero_is_a_draw(mine: int, yours: int, end: list[float] | None) -> None:
    table = lay(a={"hero": "DUS-H1", "hp": mine, "hand": ["DUS-25"], "mana": 2}, b={"hp": yours})
    do(table, "play_spell DUS-25")
    assert scores(table) == end


@pytest.mark.rule("DUEL-15.1")
def test_the_game_ends_at_once_and_the_rest_of_the_chain_is_dropped() -> None:
    """B's answer kills A; A's Lance at the bottom never happens, and nobody is asked any more."""
    table = lay(a={"hp": 2, "hand": ["EMB-13"], "mana": 2}, b={**SNAP, "attack": {1: "ROO-03"}})
    do(table, "play_spell EMB-13 B.atk1", "play_spell EMB-15 A")
    assert (scores(table), creatures(table)) == ([0.0, 1.0], {"B.atk1": "ROO-03 2/3"})
    assert (asked(table), table.legal(), table.refuses("end_turn")) == (None, [], True)


@pytest.mark.rule("DUEL-15.1")
def test_waiting_triggers_are_dropped() -> None:
    """The rat's trigger ends the game before the younger Drone could draw."""
    table = lay(
        a={"hand": ["EMB-12"], "mana": 3, "hp": 1},
        b={"attack": {1: "DUS-01", 2: "NEU-02"}},
    )
    do(table, "play_spell EMB-12 B.atk1")
    assert (scores(table), hand(table, B)) == ([0.0, 1.0], [])


@pytest.mark.rule("DUEL-15.2")
def test_the_check_comes_after_each_trigger() -> None:
    """Two rats of different owners: the first trigger decides, the second never comes."""
    table = lay(
        a={"hand": ["EMB-17"], "mana": 4, "hp": 1, "attack": {1: {"card": "DUS-01", "order": 2}}},
        b={"hp": 1, "attack": {1: {"card": "DUS-01", "order": 1}}},
    )
    do(table, "play_spell EMB-17 B.atk1")
    assert (scores(table), hps(table)) == ([0.0, 1.0], (0, 1))


@pytest.mark.rule("DUEL-15.2")
def test_fatigue_is_judged_in_the_draw_step() -> None:
    table = lay(a={"hp": 1, "deck": [], "attack": {1: {"card": "EMB-01", "enchants": ["DUS-20"]}}}, at="turn")
    assert (scores(table), creatures(table)) == ([0.0, 1.0], {"A.atk1": "EMB-01 2/1"})


@pytest.mark.rule("DUEL-15.3")
def test_one_may_concede_at_any_decision() -> None:
    options = {"concede": "on"}
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["NEU-04"], "mana": 3},
        b={"defense": {1: "ROO-08"}, **SNAP},
        options=options,
    )
    for action, question in (
        ("attack A.atk1 B", (B, "block")),
        ("no_block", (B, "respond")),
        ("pass", (A, "main")),
        ("play_creature NEU-04 attack 2", (A, "target")),
    ):
        assert legal(table)[-1] == "concede"
        do(table, action)
        assert asked(table) == question
    assert legal(table)[-1] == "concede"
    fresh = deal(concede=True)
    assert (asked(fresh), fresh.legal()[-1]) == ((A, "mulligan"), "concede")


@pytest.mark.rule("DUEL-15.3")
@pytest.mark.parametrize("seat", [A, B])
def test_whoever_concedes_loses(seat: int) -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={**SNAP, "hp": 2}, options={"concede": "on"})
    if seat == B:
        do(table, "attack A.atk1 B")
    do(table, "concede")
    assert scores(table) == [float(seat != A), float(seat != B)]
