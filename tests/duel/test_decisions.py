"""DUEL-17: what players are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from duel.board import A, B, lay
from duel.looking import hand_ids, mana
from table import Table, asked, choices, do, legal

FULL: dict[str, Any] = {
    "hand": ["EMB-01", "EMB-13", "EMB-15", "EMB-18", "EMB-19", "EMB-20", "EMB-21", "EMB-22", "SHD-E"],
    "mana": 9,
    "attack": {1: "EMB-07"},
    "defense": {1: "EMB-08"},
    "hero_action_used": False,
    "mana_gain_used": False,
}


def games(seeds: range) -> Iterator[tuple[Table, str]]:
    """The table at every question of some games played at random, with the action taken before it."""
    table = lay()
    for seed in seeds:
        table.state = table.game.new(seed=seed, options={"deck_0": "random", "deck_1": "random"})
        before, step = "", seed
        while table.state.decision is not None:
            yield table, before
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            action = table.state.legal()[step // 65536 % len(table.state.legal())]
            before = table.game.action_text(action)
            table.state.apply(action)


@pytest.mark.rule("DUEL-17.1")
def test_only_four_kinds_of_decision_exist() -> None:
    """The targets and payments of one declaration may be asked one by one, by the same player, before it is paid."""
    kinds: set[str] = set()
    allowed: dict[str, set[str]] = {}
    seat = None
    for table, before in games(range(12)):
        question = asked(table)
        assert question is not None
        if question[1] in ("target", "pay"):
            assert before.split()[0] in ("play_creature", "play_spell", "use_ability", "target", "pay")
            assert question[0] == seat
        else:
            kinds.add(question[1])
            allowed.setdefault(question[1], set()).update(action.split()[0] for action in table.legal())
        seat = question[0]
    assert kinds == {"main", "respond", "block", "mulligan"}
    assert allowed["respond"] <= {"play_spell", "use_ability", "pass"}
    assert allowed["block"] == {"block", "no_block"}
    assert allowed["mulligan"] == {"mulligan", "keep"}
    assert "pass" not in allowed["main"]


@pytest.mark.rule("DUEL-17.2", "DUEL-R58")
def test_what_can_be_done_in_the_main_phase() -> None:
    table = lay(a=FULL, b={"attack": {1: "ROO-08"}})
    assert asked(table) == (A, "main")
    played = {"play_creature", "play_spell", "set_trap", "play_shard", "card_to_mana"}
    assert set(choices(table)) == {*played, "hero_draw", "hero_replace", "use_ability", "attack", "end_turn"}
    do(table, "end_turn")
    assert set(choices(table)) <= {"attack", "card_to_mana", "play_shard", "hero_replace", "end_turn"}


@pytest.mark.rule("DUEL-17.2")
def test_each_action_names_what_it_needs() -> None:
    side = {**FULL, "hand": ["EMB-01", "EMB-13", "EMB-18", "EMB-22", "SHD-E"], "hero_action_used": True}
    table = lay(a=side, b={"attack": {1: "ROO-08"}})
    creatures = ("A.atk1", "A.def1", "B.atk1")
    rows = ("own_attack", "own_defense", "enemy_attack", "enemy_defense")
    free = [("attack", column) for column in range(2, 6)] + [("defense", column) for column in range(2, 6)]
    assert sorted(legal(table)) == sorted(
        [
            *[f"play_creature EMB-01 {row} {column}" for row, column in free],
            *[f"play_spell EMB-13 {target}" for target in creatures],
            *[f"play_spell EMB-18 {row}" for row in rows],
            "set_trap EMB-22",
            "play_shard SHD-E",
            *[f"card_to_mana {card}" for card in side["hand"]],
            *[f"use_ability A.def1 a1 {target}" for target in creatures],
            "attack A.atk1 B",
            "attack A.atk1 B.atk1",
            "end_turn",
        ]
    )


@pytest.mark.rule("DUEL-17.3")
def test_what_can_be_done_in_response() -> None:
    table = lay(a={"attack": {1: "EMB-01"}}, b={**FULL, "hero": "EMB-H1", "defense": {1: {"card": "EMB-08"}}})
    do(table, "attack A.atk1 B", "no_block")
    assert asked(table) == (B, "respond")
    spells = {" ".join(action.split()[:2]) for action in legal(table, "play_spell")}
    assert spells == {"play_spell EMB-15"}
    assert {action.split()[0] for action in legal(table)} == {"play_spell", "use_ability", "pass"}


@pytest.mark.rule("DUEL-17.4")
def test_a_block_is_one_creature_or_none() -> None:
    table = lay(a={"attack": {1: "EMB-01"}}, b={"defense": {1: "ROO-03", 2: "ROO-08"}})
    do(table, "attack A.atk1 B")
    assert (asked(table), legal(table)) == ((B, "block"), ["block B.def1", "block B.def2", "no_block"])


@pytest.mark.rule("DUEL-17.4")
@pytest.mark.parametrize(
    "defense", [{}, {1: {"card": "ROO-08", "exhausted": True}}, {3: "ROO-08"}], ids=["nobody", "exhausted", "forbidden"]
)
def test_the_question_is_skipped_when_nobody_can_block(defense: dict[int, object]) -> None:
    table = lay(
        a={"attack": {1: "EMB-01"}},
        b={"attack": {1: "ROO-08"}, "defense": defense, "hand": ["EMB-15"], "mana": 1},
        columns={3: ["NEU-15"]},
    )
    do(table, "attack A.atk1 B")
    assert asked(table) == (B, "respond")


@pytest.mark.rule("DUEL-17.5")
def test_a_mulligan_is_a_set_of_up_to_three_cards() -> None:
    """Any set can be chosen, in any order; the order makes no difference."""
    hands = []
    for places in ((0, 3, 5), (5, 0, 3)):
        table = lay()
        table.state = table.game.new(seed=11)
        seat = table.state.decision.seat if table.state.decision else A
        ids = hand_ids(table, seat)
        table.play(*[f"mulligan @{ids[place]}" for place in places])
        assert asked(table) == (1 - seat, "mulligan")
        table.play("keep")
        hands.append(sorted(hand_ids(table, seat)[:6]))
        assert mana(table, seat) == (0, 0)
    assert hands[0] == hands[1]
