"""NAIPES 2.10: the options and the preset."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import carteado
from carteado.core.rng import seeded
from naipes.field import cost, ended, into, lay
from naipes.looking import deck, final_seat, flags, hand, outcome, slot, slots
from table import Table, answers, asked, turn

DEFAULTS = {
    "governor_deal": "mixed",
    "pass_and_draw": False,
    "first_player": "random",
    "match_rule": "most_columns",
    "lone_substitute": "face_down",
    "king_entry": "face_up",
    "hearts_join": False,
}


def dealt(seed: int, **options: Any) -> list[list[str]]:
    """The rulers dealt to each seat."""
    state = carteado.load("naipes").new(seed=seed, options=options)
    return [list(state.view(seat)["dealt"]) for seat in (0, 1)]


@pytest.mark.rule("NAIPES-8.1", "NAIPES-2.4")
def test_options_stand_at_version_1_4_unless_chosen() -> None:
    assert lay().view(None)["options"] == DEFAULTS


@pytest.mark.rule("NAIPES-8.1", "NAIPES-6.6")
def test_the_preset_v1_5_is_two_piles_and_pass_and_draw() -> None:
    chosen = lay(options={"preset": "v1.5"}).view(None)["options"]
    assert chosen == {**DEFAULTS, "governor_deal": "two_piles", "pass_and_draw": True}


@pytest.mark.rule("NAIPES-2.1")
def test_from_two_piles_each_seat_draws_two_different_rulers() -> None:
    pairs: Counter[str] = Counter()
    for seed in range(300):
        for seat, kinds in enumerate(dealt(seed, governor_deal="two_piles")):
            assert len(set(kinds)) == 2
            pairs[f"{seat}{''.join(sorted(kinds))}"] += 1
    assert set(pairs) == {f"{seat}{pair}" for seat in (0, 1) for pair in ("JQ", "JK", "JX", "KQ", "QX", "KX")}
    assert min(pairs.values()) > 25


@pytest.mark.rule("NAIPES-2.1", "NAIPES-2.5")
@pytest.mark.parametrize("seed", range(6))
def test_the_pile_of_seat_0_is_shuffled_first(seed: int) -> None:
    rng = seeded(seed)
    expected = []
    for _ in range(2):
        pile = list(range(4))
        rng.shuffle(pile)
        expected.append(sorted("JQKX"[kind] for kind in pile[:2]))
    assert [sorted(kinds) for kinds in dealt(seed, governor_deal="two_piles")] == expected


@pytest.mark.rule("NAIPES-2.2")
def test_two_piles_are_chosen_from_as_ever() -> None:
    state = carteado.load("naipes").new(seed=3, options={"governor_deal": "two_piles"})
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind, len(state.legal())) == (0, "ruler_choice", 2)
    state.apply(state.legal()[1])
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind, len(state.legal())) == (1, "ruler_choice", 2)


@pytest.mark.rule("NAIPES-6.6")
def test_pass_and_draw_draws_one_and_ends_the_turn() -> None:
    table = lay(options={"pass_and_draw": True}, hands=[["3H"], ["4H"]], deck=["9S", "8S", "7S", "..."])
    table.play("pass_and_draw")
    assert hand(table, 0) == {"3H", "9S"}
    assert hand(table, 1) == {"4H", "8S"}
    assert turn(table) == (2, 1)
    assert deck(table)[0] == "7S"
    assert final_seat(table) is None


@pytest.mark.rule("NAIPES-6.6")
def test_pass_and_draw_needs_a_deck() -> None:
    assert lay(options={"pass_and_draw": True}, deck=[], final_seat=0).refuses("pass_and_draw")


@pytest.mark.rule("NAIPES-6.6")
def test_pass_and_draw_needs_an_untouched_turn() -> None:
    joker = lay(options={"pass_and_draw": True}, rulers=["X", "Q"])
    assert joker.play("governor").refuses("pass_and_draw")
    assert flags(joker)["acted"]
    declined = lay(options={"pass_and_draw": True}, hands=[["AD"], []]).play("commander AD", "decline")
    assert declined.refuses("pass_and_draw")
    assert lay(options={"pass_and_draw": True}, acted=True).refuses("pass_and_draw")
    assert "pass_and_draw" in joker.play("pass").legal()


@pytest.mark.rule("NAIPES-6.6", "NAIPES-7.1")
def test_pass_and_draw_may_start_the_last_turn() -> None:
    table = lay(options={"pass_and_draw": True}, deck=["9S"], active=1, hands=[[], []]).play("pass_and_draw")
    assert final_seat(table) == 0
    assert turn(table) == (2, 0)
    assert table.refuses("pass_and_draw")
    assert table.play("pass").reason == "draw"


@pytest.mark.rule("NAIPES-6.6", "NAIPES-7.2")
def test_pass_and_draw_of_the_last_but_one_leaves_one_for_the_other() -> None:
    table = lay(options={"pass_and_draw": True}, deck=["9S", "8S"], hands=[[], []]).play("pass_and_draw")
    assert hand(table, 1) == {"8S"}
    assert final_seat(table) == 0


@pytest.mark.rule("NAIPES-7.7", "NAIPES-R4")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner", "reason"),
    [
        ({"C": ["2C"], "S": ["2S"], "H": ["2H"]}, {"W": ["10C"], "D": ["10D"]}, 0, "columns"),
        ({"W": ["10C"], "D": ["10D"]}, {"C": ["2C"], "S": ["2S"], "H": ["2H"]}, 1, "columns"),
        ({"C": ["2C"], "S": ["2S"], "H": ["2H"], "D": ["3D"]}, {"W": ["10C"]}, 0, "columns"),
        ({"C": ["2C"], "S": ["2S"]}, {"W": ["10C"]}, 1, "total"),
        ({"W": ["10C"]}, {"C": ["2C"], "S": ["2S"]}, 0, "total"),
        ({"C": ["2C"], "S": ["8S"]}, {"W": ["9C"]}, 0, "total"),
        ({"C": ["2C"], "S": ["2S"]}, {"W": ["4C"]}, None, "draw"),
        ({}, {}, None, "draw"),
    ],
)
def test_three_columns_or_the_total(
    mine: dict[str, list[str]], theirs: dict[str, list[str]], winner: int | None, reason: str
) -> None:
    found = outcome(ended(mine, theirs, options={"match_rule": "three_or_total"}))
    assert (found["winner"], found["reason"]) == (winner, reason)


@pytest.mark.rule("NAIPES-R10", "NAIPES-4.4")
def test_a_lone_substitute_may_be_face_up() -> None:
    table = lay(hands=[["6S", "3S"], []], slots=[{"S": ["9S"]}, {}], options={"lone_substitute": "face_up"})
    assert cost(table, "substitute 6S S 0") == (1, 0)
    table.play("substitute 6S S 0")
    assert slot(table, 0, "S") == ["6S"]
    assert into(table, "S") == ["reinforce 3S S"]
    placed = lay(hands=[["6S"], []], options={"lone_substitute": "face_up"}).play("place 6S S")
    assert slot(placed, 0, "S") == ["6S (down)"]


def hiding_king(**position: Any) -> Table:
    return lay(rulers=["K", "Q"], options={"king_entry": "face_down"}, **position).play("governor")


@pytest.mark.rule("NAIPES-R24", "NAIPES-6.14")
def test_a_king_unit_may_enter_an_empty_slot_face_down() -> None:
    table = hiding_king(discard=["4C", "3C"]).play("king_play place 4C C")
    assert slot(table, 0, "C") == ["4C (down)"]
    assert table.legal() == ["king_play place 3C W", "stop"]


@pytest.mark.rule("NAIPES-R24", "NAIPES-6.14")
def test_a_king_unit_may_replace_a_lone_unit_face_down() -> None:
    table = hiding_king(discard=["4C", "AS"], slots=[{"C": ["9C"]}, {}]).play("king_play substitute 4C C 0")
    assert slots(table, 0) == {"C": ["4C (down)"]}


@pytest.mark.rule("NAIPES-R24", "NAIPES-6.14")
@pytest.mark.parametrize("play", ["reinforce 4C C", "substitute 4C C 1", "substitute 4C C 0"])
def test_a_king_unit_beside_others_is_face_up_even_then(play: str) -> None:
    table = hiding_king(discard=["4C", "AS"], slots=[{"C": ["7C", "2C"]}, {}]).play(f"king_play {play}")
    assert all("down" not in unit for unit in slot(table, 0, "C"))
    assert "4C" in slot(table, 0, "C")


@pytest.mark.rule("NAIPES-R24", "NAIPES-R10")
def test_the_two_face_options_are_independent() -> None:
    both = {"lone_substitute": "face_up", "king_entry": "face_down"}
    king = lay(rulers=["K", "Q"], discard=["4C"], slots=[{"C": ["9C"]}, {}], options=both).play("governor")
    assert slot(king.play("king_play substitute 4C C 0"), 0, "C") == ["4C (down)"]
    hand_play = lay(hands=[["4C"], []], slots=[{"C": ["9C"]}, {}], options=both).play("substitute 4C C 0")
    assert slot(hand_play, 0, "C") == ["4C"]


@pytest.mark.rule("NAIPES-R19", "NAIPES-6.10")
def test_hearts_may_join_an_occupied_slot_that_stays_valid() -> None:
    mine = {"C": ["4C"], "S": ["5S"], "W": ["9C"], "H": ["7H", "6H"], "D": ["3D (down)"]}
    table = lay(hands=[["AH"], []], slots=[mine, {}], options={"hearts_join": True}).play("commander AH")
    assert answers(table, "move") == ["C 0 S", "C 0 W"]
    table.play("move C 0 W")
    assert slot(table, 0, "W") == ["9C", "4C"]
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-R19", "NAIPES-6.10")
def test_hearts_still_moves_only_lows_when_it_may_join() -> None:
    mine = {"C": ["5C"], "S": ["6S"]}
    table = lay(hands=[["AH"], []], slots=[mine, {}], options={"hearts_join": True}).play("commander AH")
    assert asked(table) == (0, "action")
