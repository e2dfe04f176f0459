"""The rules, each by its number."""

from __future__ import annotations

from typing import Any

import pytest
from carteado_newgame.game import GAME
from carteado_newgame.state import NewgameState, beats

import carteado


def lay(*hands: list[int], **table: Any) -> NewgameState:
    laid = GAME.position({"hands": hands, **table})
    assert isinstance(laid, NewgameState)
    return laid


def play(state: NewgameState, *cards: int) -> None:
    for card in cards:
        state.apply(GAME.parse(f"play {card}"))


def test_it_is_installed() -> None:
    assert carteado.load("newgame") is GAME


@pytest.mark.parametrize(("preset", "size"), [("standard", 5), ("short", 3)])
def test_each_player_is_dealt_a_hand(preset: str, size: int) -> None:
    """NEWGAME-1.1, NEWGAME-2.1."""
    state = GAME.new(seed=1, options={"preset": preset})
    assert isinstance(state, NewgameState)
    assert [len(hand) for hand in state.hands] == [size, size]
    assert len({*state.hands[0], *state.hands[1]}) == 2 * size


def test_chance_names_the_leader() -> None:
    """NEWGAME-2.2."""
    assert {GAME.new(seed=seed).view(None)["leader"] for seed in range(10)} == {0, 1}


def test_only_cards_of_the_hand_are_played() -> None:
    """NEWGAME-3.1."""
    state = lay([2, 5], [3, 9])
    reason = state.explain(GAME.parse("play 9"))
    assert reason is not None
    assert (reason.id, reason.blanks["rule"]) == ("newgame-why-not-held", "NEWGAME-3.1")
    play(state, 5)
    assert [GAME.action_text(action) for action in state.legal()] == ["play 3", "play 9"]


@pytest.mark.parametrize(("card", "other", "better"), [(7, 6, True), (6, 7, False), (1, 12, True), (12, 1, False)])
def test_the_higher_card_is_better_but_the_1_beats_the_12(card: int, other: int, better: bool) -> None:
    """NEWGAME-3.2."""
    assert beats(card, other) is better


def test_whoever_takes_a_round_leads_the_next() -> None:
    """NEWGAME-3.2."""
    state = lay([2, 5], [3, 9])
    play(state, 5, 9)
    assert (state.taken, state.whose_turn()) == ([0, 1], 1)


def test_more_rounds_win() -> None:
    """NEWGAME-4.1."""
    state = lay([5], [3], taken=[1, 1])
    play(state, 5, 3)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.record()["taken"]) == ([0], [2, 1])


@pytest.mark.parametrize("hands", [[[], []], [[1], [2, 3]], [[1], [1]]])
def test_hands_that_cannot_be_are_refused(hands: list[list[int]]) -> None:
    with pytest.raises(carteado.Invalid) as refusal:
        GAME.position({"hands": hands})
    assert refusal.value.code == "newgame-bad-hands"
