"""The rules of Sueca, each by its number."""

from __future__ import annotations

from typing import Any

import pytest
from carteado_sueca import EVERYTHING, GAME, NAMES, SuecaState

from carteado import Invalid
from carteado.core.event import Event

LAST_TRICK: dict[str, Any] = {"hands": [["AS"], ["2H"], ["3S"], ["7S"]], "trump": "H"}


def lay(*hands: str, **table: Any) -> SuecaState:
    laid = GAME.position({"hands": [hand.split() for hand in hands], "trump": "H", **table})
    assert isinstance(laid, SuecaState)
    return laid


def play(state: SuecaState, cards: str) -> list[dict[str, Any]]:
    heard: list[Event] = []
    state.events = heard
    for card in cards.split():
        state.apply(GAME.parse(f"play {card}"))
    return [event.whole() for event in heard]


def legal(state: SuecaState) -> list[str]:
    return [GAME.action_text(action).removeprefix("play ") for action in state.legal()]


def test_a_hand_has_120_points() -> None:
    """SUECA-1.2, SUECA-1.3."""
    assert (len(NAMES), EVERYTHING) == (40, 120)


def test_the_last_card_is_the_dealers_and_shows_the_trump_suit() -> None:
    """SUECA-2.1, SUECA-2.2."""
    heard: list[Event] = []
    state = GAME.new(seed=4, events=heard)
    assert isinstance(state, SuecaState)
    dealt = heard[0].whole()
    assert dealt["trump"] in state.view(dealt["dealer"])["hand"]
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.view(0)["turn"] == (dealt["dealer"] + 1) % 4


def test_suit_is_followed_by_whoever_can() -> None:
    """SUECA-3.1, SUECA-3.2."""
    state = lay("AS 2D", "3S 4H", "5D 6D", "7S 2H")
    assert legal(state) == ["AS", "2D"]
    play(state, "AS")
    assert legal(state) == ["3S"]
    reason = state.explain(GAME.parse("play 4H"))
    assert reason is not None
    assert (reason.id, reason.blanks["rule"]) == ("sueca-why-follow", "SUECA-3.2")
    play(state, "3S")
    assert legal(state) == ["5D", "6D"]


@pytest.mark.parametrize(
    ("cards", "winner", "points"),
    [
        ("KS 7S AS JS", 2, 28),  # the ace is the highest of the suit led, the seven beats the king
        ("KS JS QS 6S", 0, 9),
        ("AS 2H 3H 7S", 2, 21),  # the higher trump
        ("2S AD AC 7D", 0, 32),  # other suits take nothing
    ],
)
def test_who_takes_a_trick(cards: str, winner: int, points: int) -> None:
    """SUECA-3.3."""
    state = lay(*[f"{card} {spare}" for card, spare in zip(cards.split(), ("4C", "5C", "6C", "QC"), strict=True)])
    heard = play(state, cards)
    assert heard[-1] == {"event": "took", "seat": winner, "points": points}
    assert state.view(None)["turn"] == winner


@pytest.mark.parametrize(("before", "games"), [((40, 49), 1), ((71, 18), 2), ((29, 60), 0), ((20, 69), 1)])
def test_what_a_hand_wins(before: tuple[int, int], games: int) -> None:
    """SUECA-4.1. The last trick of these has 31 points."""
    state = lay("AS", "2S", "7S", "7D", points=before)
    (over,) = [event for event in play(state, "AS 2S 7S 7D") if event["event"] == "hand_over"]
    assert over["points"] == [before[0] + 31, before[1]]
    assert over["games"] == games


def test_all_ten_tricks_win_four_games_and_the_match() -> None:
    """SUECA-4.2, SUECA-4.3."""
    state = lay("AS", "2S", "3S", "4S", points=(109, 0))
    state.tricks = [9, 0]
    play(state, "AS 2S 3S 4S")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.record()["games"]) == ([0, 2], [4, 0])


def test_one_game_is_enough_in_the_preset_hand() -> None:
    """SUECA-4.3."""
    state = lay("AS", "2S", "3S", "4S", points=(70, 39), options={"preset": "hand"})
    play(state, "AS 2S 3S 4S")
    assert state.decision is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": [["AS"], ["2H"], ["3S"], []]}, "sueca-bad-hands"),
        ({"hands": [["AS"], ["AS"], ["3S"], ["7S"]]}, "sueca-bad-hands"),
        ({"hands": [["AX"], ["2H"], ["3S"], ["7S"]]}, "position-bad-value"),
        ({"trump": "X"}, "position-bad-value"),
        ({"colour": 1}, "position-unknown-field"),
    ],
)
def test_tables_that_cannot_stand_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Invalid) as refusal:
        GAME.position({**LAST_TRICK, **change})
    assert refusal.value.code == code


def test_imagined_hands_follow_from_what_all_have_seen() -> None:
    """Nobody is imagined with a suit that they could not follow, and the shown card stays with the dealer."""
    from carteado.core.rng import seeded

    state = GAME.new(seed=11)
    assert isinstance(state, SuecaState)
    for number in range(60):
        twin = state.clone()
        twin.determinize(1, seeded(number))
        assert isinstance(twin, SuecaState)
        for seat, suits in enumerate(twin.lacks):
            assert not any(suits[card // 10] for card in twin.hands[seat])
        state.apply(state.legal()[number % len(state.legal())])
