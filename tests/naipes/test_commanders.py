"""NAIPES 2.7: what the four Aces do."""

from __future__ import annotations

import pytest

from naipes.field import lay
from naipes.looking import commanders, deck, discard, final_seat, hand, left, shown, slot, slots
from table import Table, answers, asked, choices


def diamonds(deck: list[str], **position: object) -> Table:
    return lay(deck=deck, hands=[["AD"], []], **position).play("commander AD")


@pytest.mark.rule("NAIPES-6.7")
def test_diamonds_is_offered_before_looking() -> None:
    table = diamonds(["9S", "8S", "7S", "6S", "..."])
    assert asked(table) == (0, "diamonds_offer")
    assert table.legal() == ["use", "decline"]
    assert shown(table, 0) == set()


@pytest.mark.rule("NAIPES-6.7", "NAIPES-R28")
def test_diamonds_declined_changes_nothing() -> None:
    table = diamonds(["9S", "8S", "7S", "6S", "..."]).play("decline")
    assert asked(table) == (0, "action")
    assert deck(table)[:4] == ["9S", "8S", "7S", "6S"]
    assert hand(table, 0) == set()
    assert commanders(table, 0) == ["AD"]


@pytest.mark.rule("NAIPES-6.7")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 6])
def test_diamonds_shows_the_top_three_at_most(size: int) -> None:
    cards = ["9S", "8H", "7D", "6S", "5S", "4S"][:size]
    table = diamonds(cards).play("use")
    assert asked(table) == (0, "diamonds_take")
    assert shown(table, 0) == set(cards[:3])
    assert set(table.legal()) == {f"take {card}" for card in cards[:3]}
    assert len(table.legal()) == min(3, size)
    table.play(f"take {cards[0]}")
    assert hand(table, 0) == {cards[0]}
    assert sorted(deck(table)) == sorted(cards[1:])
    assert final_seat(table) == (1 if size == 1 else None)
    assert shown(table, 0) == set()


@pytest.mark.rule("NAIPES-6.7")
def test_after_diamonds_the_whole_deck_is_shuffled() -> None:
    cards = ["9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S"]
    order = ["3S", "9S", "2S", "7S", "6S", "4S", "5S"]
    table = diamonds(cards, shuffles=[order]).play("use", "take 8S")
    assert deck(table) == order
    firsts = {deck(diamonds(cards, seed=seed).play("use", "take 9S"))[0] for seed in range(60)}
    assert firsts == set(cards) - {"9S"}


@pytest.mark.rule("NAIPES-6.7", "NAIPES-R28")
def test_diamonds_takes_exactly_one_after_looking() -> None:
    table = diamonds(["9S", "8S", "7S", "..."]).play("use")
    assert table.legal() == ["take 7S", "take 8S", "take 9S"]
    table.play("take 8S")
    assert asked(table) == (0, "action")
    assert hand(table, 0) == {"8S"}


@pytest.mark.rule("NAIPES-6.8")
def test_clubs_takes_one_card_of_the_pile() -> None:
    pile = ["9S", "AH", "2C", "10D"]
    table = lay(hands=[["AC"], []], discard=pile).play("commander AC")
    assert asked(table) == (0, "clubs_take")
    assert shown(table, 0) == set(pile)
    assert table.legal() == ["take 2C", "take 9S", "take AH", "take 10D", "none"]
    order = deck(table)
    table.play("take 9S")
    assert hand(table, 0) == {"9S"}
    assert discard(table) == {"AH", "2C", "10D"}
    assert deck(table) == order
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.8", "NAIPES-R29")
def test_clubs_may_take_none() -> None:
    table = lay(hands=[["AC"], []], discard=["9S"]).play("commander AC", "none")
    assert hand(table, 0) == set()
    assert discard(table) == {"9S"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.8", "NAIPES-R30")
def test_clubs_asks_nothing_of_an_empty_pile() -> None:
    table = lay(hands=[["AC"], []], discard=[]).play("commander AC")
    assert asked(table) == (0, "action")
    assert commanders(table, 0) == ["AC"]


@pytest.mark.rule("NAIPES-6.9")
def test_a_move_appends_face_up_and_ignores_suits() -> None:
    table = lay(slots=[{"C": ["3H"], "D": ["6C", "4S"]}, {}]).play("governor", "move C 0 D")
    assert slots(table, 0) == {"D": ["6C", "4S", "3H"]}


@pytest.mark.rule("NAIPES-6.9")
def test_a_move_into_an_empty_slot_is_its_anchor_face_up() -> None:
    table = lay(slots=[{"C": ["9H", "3H"]}, {}]).play("governor", "move C 0 S", "stop")
    assert slots(table, 0) == {"C": ["3H"], "S": ["9H"]}


@pytest.mark.rule("NAIPES-6.9")
def test_a_unit_moves_only_where_it_may_stand() -> None:
    mine = {"C": ["9C", "2C"], "S": ["6S"], "W": ["3D", "3H", "4D"], "H": ["10H"], "D": ["5D", "6D"]}
    table = lay(slots=[mine, {}]).play("governor")
    lows = [f"{unit} {to}" for unit in ("C 1", "W 0", "W 1", "W 2") for to in "SH"]
    assert answers(table, "move") == [*lows, "D 0 S", "D 1 S"]


@pytest.mark.rule("NAIPES-6.9")
def test_swapped_units_take_each_others_index() -> None:
    mine = {"C": ["6C", "3C", "2C"], "D": ["9D", "4D"]}
    table = lay(slots=[mine, {}]).play("governor", "swap C 1 D 1")
    assert slots(table, 0) == {"C": ["6C", "4D", "2C"], "D": ["9D", "3C"]}


@pytest.mark.rule("NAIPES-6.9")
def test_a_swap_leaves_both_slots_valid() -> None:
    mine = {"C": ["9C", "2C"], "D": ["6D", "3D"]}
    table = lay(slots=[mine, {}]).play("governor")
    assert answers(table, "swap") == ["C 0 D 0", "C 1 D 1"]


@pytest.mark.rule("NAIPES-6.9")
def test_a_swap_may_be_invalid_on_either_side() -> None:
    mine = {"C": ["5C", "6C"], "D": ["3D", "9D"]}
    table = lay(slots=[mine, {}]).play("governor")
    assert answers(table, "swap") == []
    mine = {"C": ["5C", "2C"], "S": ["10S", "4S"], "D": ["7D"]}
    table = lay(slots=[mine, {}]).play("governor")
    assert answers(table, "swap") == ["C 0 S 0", "C 0 D 0", "C 1 S 1", "C 1 D 0", "S 0 D 0"]


@pytest.mark.rule("NAIPES-6.10", "NAIPES-R19")
def test_hearts_moves_a_low_to_an_empty_slot_only() -> None:
    mine = {"C": ["4C"], "S": ["5S"], "W": ["9C"], "D": ["6D", "2D"]}
    table = lay(hands=[["AH"], []], slots=[mine, {}]).play("commander AH")
    assert answers(table, "move") == ["C 0 H", "D 1 H"]
    table.play("move D 1 H")
    assert slots(table, 0) == {"C": ["4C"], "S": ["5S"], "W": ["9C"], "D": ["6D"], "H": ["2D"]}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.10")
def test_hearts_swaps_only_with_a_low_on_one_side() -> None:
    mine = {"C": ["4C"], "S": ["5S"], "W": ["9C"], "H": ["7H"], "D": ["3D"]}
    table = lay(hands=[["AH"], []], slots=[mine, {}]).play("commander AH")
    assert choices(table) == {
        "none": [],
        "swap": ["C 0 S 0", "C 0 W 0", "C 0 H 0", "C 0 D 0", "S 0 D 0", "W 0 D 0", "H 0 D 0"],
    }
    table.play("swap W 0 D 0")
    assert slot(table, 0, "W") == ["3D"]
    assert slot(table, 0, "D") == ["9C"]


@pytest.mark.rule("NAIPES-6.10", "NAIPES-R30")
@pytest.mark.parametrize(
    "mine",
    [
        {},
        {"C": ["4C (down)"], "S": ["3S (down)"]},
        {"C": ["5C"], "S": ["9S"]},
    ],
)
def test_hearts_asks_nothing_when_nothing_low_can_go_anywhere(mine: dict[str, list[str]]) -> None:
    table = lay(hands=[["AH"], []], slots=[mine, {"C": ["3C"]}]).play("commander AH")
    assert asked(table) == (0, "action")
    assert commanders(table, 0) == ["AH"]
    assert slots(table, 0) == mine


@pytest.mark.rule("NAIPES-6.10")
def test_hearts_none_leaves_the_board_alone() -> None:
    table = lay(hands=[["AH"], []], slots=[{"C": ["4C"]}, {}]).play("commander AH")
    assert table.legal() == ["none", *(f"move C 0 {name}" for name in "SWHD")]
    table.play("none")
    assert slots(table, 0) == {"C": ["4C"]}
    assert left(table) == (1, 1)
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.11")
def test_spades_exchanges_reinforcements_only() -> None:
    mine, theirs = {"H": ["4H", "3H"], "C": ["4C"]}, {"H": ["2H", "3S", "2S"], "C": ["2C", "3C"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")
    assert table.legal() == ["none", "spade_swap H 1 1", "spade_swap H 1 2"]
    table.play("spade_swap H 1 2")
    assert slot(table, 0, "H") == ["4H", "2S"]
    assert slot(table, 1, "H") == ["2H", "3S", "3H"]
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.11")
def test_spades_keeps_both_sides_valid() -> None:
    mine, theirs = {"D": ["3D", "9D"]}, {"D": ["5D", "2D"]}
    assert asked(lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")) == (0, "action")
    mine, theirs = {"D": ["9D", "3D"]}, {"D": ["5D", "6D"]}
    assert asked(lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")) == (0, "action")
    mine, theirs = {"D": ["7D", "6D"]}, {"D": ["5D", "3D", "2D"]}
    assert asked(lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")) == (0, "action")
    mine, theirs = {"D": ["7D", "6D"]}, {"D": ["5D", "2D"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")
    assert table.legal() == ["none", "spade_swap D 1 1"]


@pytest.mark.rule("NAIPES-6.11", "NAIPES-R22")
@pytest.mark.parametrize("column", "CSWHD")
def test_spades_works_in_every_column_and_ignores_suits(column: str) -> None:
    mine, theirs = {column: ["7C", "3H"]}, {column: ["7D", "2D"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")
    assert table.legal() == ["none", f"spade_swap {column} 1 1"]
    table.play(f"spade_swap {column} 1 1")
    assert slot(table, 0, column) == ["7C", "2D"]
    assert slot(table, 1, column) == ["7D", "3H"]


@pytest.mark.rule("NAIPES-6.11")
def test_spades_none_leaves_the_board_alone() -> None:
    mine, theirs = {"H": ["4H", "3H"]}, {"H": ["2H", "3S"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS", "none")
    assert slots(table, 0) == mine
    assert slots(table, 1) == theirs
    assert asked(table) == (0, "action")


def test_a_commander_whose_effect_would_be_lost_warns() -> None:
    table = lay(hands=[["AC", "AD"], []], discard=[])
    warned = {
        word: [part.id for part in table.state.price(table.game.parse(word))]
        for word in ("commander AC", "commander AD")
    }
    assert warned == {
        "commander AC": ["price-additional", "warning-naipes-lost"],
        "commander AD": ["price-additional"],
    }
