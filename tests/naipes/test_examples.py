"""The worked examples of the specification, X1 to X20: playing units, forging, commanders."""

from __future__ import annotations

import pytest

from naipes.field import ADDITIONAL, MAIN, cost, ended, lay, plays, priced
from naipes.looking import (
    commanders,
    deck,
    discard,
    final_seat,
    hand,
    hand_sizes,
    left,
    mentioned,
    outcome,
    shown,
    slot,
    values,
)
from table import answers, asked, choices


@pytest.mark.rule("NAIPES-X1", "NAIPES-3.1", "NAIPES-4.2", "NAIPES-6.3")
def test_x1_the_example_turn() -> None:
    table = lay(
        phase="turn",
        hands=[["6S", "3H", "9C", "AD", "4D"], ["AC", "AS", "AH", "3C", "4C"]],
        deck=["2C", "8H", "..."],
        discard=[],
    )
    assert hand(table, 0) == {"6S", "3H", "9C", "AD", "4D", "2C"}
    assert len(deck(table)) == 29

    table.play("place 6S S")
    assert slot(table, 0, "S") == ["6S (down)"]
    assert left(table) == (0, 2)

    table.play("buy 3H")
    assert discard(table) == {"3H"}
    assert len(deck(table)) == 28
    assert left(table) == (0, 0)
    assert hand(table, 0) == {"9C", "AD", "4D", "2C", "8H"}
    assert table.legal() == ["pass"]

    table.play("pass", "pass")
    assert slot(table, 0, "S") == ["6S"]


@pytest.mark.rule("NAIPES-X2", "NAIPES-7.6")
def test_x2_the_tie() -> None:
    table = ended({"H": ["7H", "6H"]}, {"H": ["10H", "3H"]})
    assert outcome(table)["columns"]["H"] == {"totals": [13, 13], "winner": None}


@pytest.mark.rule("NAIPES-X3", "NAIPES-4.6")
@pytest.mark.parametrize(("there", "coming"), [("10H", "3H"), ("3H", "10H")])
def test_x3_high_and_low_join_in_any_order(there: str, coming: str) -> None:
    table = lay(hands=[[coming], []], slots=[{"H": [there]}, {}])
    assert cost(table, f"reinforce {coming} H") == MAIN
    table.play(f"reinforce {coming} H")
    assert slot(table, 0, "H") == [there, coming]


@pytest.mark.rule("NAIPES-X4", "NAIPES-4.4", "NAIPES-4.5", "NAIPES-4.6")
def test_x4_beside_a_high_and_a_low() -> None:
    table = lay(hands=[["7H", "2H", "4H", "9H"], []], slots=[{"H": ["10H", "3H"]}, {}])
    places = [f"place {card} W" for card in ("2H", "4H", "7H", "9H")]
    main = [*places, *(f"substitute {what}" for what in ("2H H 1", "4H H 1", "7H H 0", "9H H 0"))]
    additional = ["substitute 2H H 0", "substitute 4H H 0"]
    assert priced(table) == dict.fromkeys(main, MAIN) | dict.fromkeys(additional, ADDITIONAL)


@pytest.mark.rule("NAIPES-X5", "NAIPES-4.4", "NAIPES-4.6")
def test_x5_two_full_slots() -> None:
    table = lay(hands=[["4H", "9H", "8H"], []], slots=[{"H": ["7H", "3H", "2H"], "W": ["5C", "6C"]}, {}])
    places = ["W 0", "W 1", "H 0", "H 1", "H 2"]
    assert priced(table) == {f"substitute 4H {place}": ADDITIONAL for place in places}


@pytest.mark.rule("NAIPES-X6", "NAIPES-4.4", "NAIPES-R10")
def test_x6_the_only_unit_is_replaced_face_down() -> None:
    table = lay(hands=[["9S", "3S"], []], slots=[{"S": ["6S"]}, {}], discard=[], joker_active=True)
    assert cost(table, "substitute 9S S 0") == MAIN
    table.play("substitute 9S S 0")
    assert discard(table) == {"6S"}
    assert slot(table, 0, "S") == ["9S (down)"]
    assert table.refuses("reinforce 3S S")


@pytest.mark.rule("NAIPES-X6")
def test_x6_the_only_unit_is_replaced_face_up_by_option() -> None:
    table = lay(
        hands=[["9S", "3S"], []],
        slots=[{"S": ["6S"]}, {}],
        joker_active=True,
        options={"lone_substitute": "face_up"},
    )
    assert cost(table, "substitute 9S S 0") == MAIN
    table.play("substitute 9S S 0")
    assert slot(table, 0, "S") == ["9S"]
    table.play("reinforce 3S S")
    assert slot(table, 0, "S") == ["9S", "3S"]


@pytest.mark.rule("NAIPES-X7", "NAIPES-R9")
def test_x7_no_place_without_an_empty_slot() -> None:
    full = {"C": ["2C"], "S": ["2S"], "W": ["3C"], "H": ["2H"], "D": ["2D"]}
    hands = [["4C", "9S", "6H", "10D"], []]
    assert answers(lay(hands=hands, slots=[full, {}]), "place") == []
    without_wild = {name: units for name, units in full.items() if name != "W"}
    assert answers(lay(hands=hands, slots=[without_wild, {}]), "place") == ["4C W", "9S W", "6H W", "10D W"]


@pytest.mark.rule("NAIPES-X8", "NAIPES-1.9")
def test_x8_a_unit_placed_this_turn_is_left_alone() -> None:
    table = lay(hands=[["5C", "3C"], []]).play("place 5C C")
    assert left(table) == (0, 2)
    for refused in ("reinforce 3C C", "substitute 3C C 0", "place 3C W"):
        assert table.refuses(refused)
    table.play("pass", "pass")
    assert cost(table, "reinforce 3C C") == ADDITIONAL


@pytest.mark.rule("NAIPES-X9", "NAIPES-4.1")
def test_x9_the_wild_slot_mixes_suits() -> None:
    table = lay(hands=[["10D", "6S", "2H"], []], slots=[{"W": ["4C"]}, {}])
    joining = {"reinforce 6S W": MAIN, "reinforce 2H W": ADDITIONAL, "reinforce 10D W": MAIN}
    assert priced(table, "reinforce") == joining


@pytest.mark.rule("NAIPES-X10", "NAIPES-4.4", "NAIPES-6.4")
def test_x10_a_third_low_comes_by_replacing() -> None:
    table = lay(hands=[["2D", "3D", "4D"], []], slots=[{"D": ["7D"]}, {}])
    table.play("reinforce 2D D", "reinforce 3D D")
    assert slot(table, 0, "D") == ["7D", "2D", "3D"]
    assert left(table) == (1, 0)
    assert table.refuses("reinforce 4D D")

    table.play("convert")
    assert left(table) == (0, 1)
    assert table.refuses("reinforce 4D D")

    table.play("substitute 4D D 1")
    assert left(table) == (0, 0)
    assert discard(table) == {"2D"}
    assert slot(table, 0, "D") == ["7D", "4D", "3D"]
    assert sum(values(table, 0, "D")) == 14


@pytest.mark.rule("NAIPES-X11", "NAIPES-6.3", "NAIPES-R32")
def test_x11_buying_takes_two_additional_actions_once() -> None:
    table = lay(add=1, hands=[["9C"], []])
    assert table.refuses("buy 9C")
    table.play("convert")
    assert left(table) == (0, 2)
    table.play("buy 9C")
    assert left(table) == (0, 0)
    assert plays(table, "buy") == []


@pytest.mark.rule("NAIPES-X12", "NAIPES-5.1")
def test_x12_every_play_of_every_forged_pair() -> None:
    table = lay(hands=[["2C", "5D", "8C", "2H"], []], slots=[{"D": ["6D"], "C": ["3C"], "W": ["7S"]}, {}])
    assert {play: price for play, price in priced(table).items() if "+" in play} == {
        "place 2C+2H H": MAIN,
        "reinforce 2C+2H C": ADDITIONAL,
        "reinforce 2C+2H W": ADDITIONAL,
        "substitute 2C+2H C 0": MAIN,
        "substitute 2C+2H W 0": MAIN,
        "reinforce 2C+5D W": MAIN,
        "reinforce 2C+5D D": MAIN,
        "substitute 2C+5D W 0": MAIN,
        "substitute 2C+5D D 0": MAIN,
        "reinforce 2H+5D W": MAIN,
        "reinforce 2H+5D D": MAIN,
        "substitute 2H+5D W 0": MAIN,
        "substitute 2H+5D D 0": MAIN,
        "reinforce 8C+2H C": MAIN,
        "substitute 8C+2H C 0": MAIN,
        "substitute 8C+2H W 0": MAIN,
    }


@pytest.mark.rule("NAIPES-X13", "NAIPES-5.3", "NAIPES-5.4")
def test_x13_a_replaced_pair_leaves_as_two_cards() -> None:
    table = lay(hands=[["9H"], []], slots=[{"H": ["2C+8H", "3H"]}, {}], discard=[])
    assert sum(values(table, 0, "H")) == 13
    assert cost(table, "substitute 9H H 0") == MAIN
    table.play("substitute 9H H 0")
    assert discard(table) == {"2C", "8H"}
    assert slot(table, 0, "H") == ["9H", "3H"]


@pytest.mark.rule("NAIPES-X14", "NAIPES-8.4")
def test_x14_a_hidden_pair_looks_like_one_unit() -> None:
    table = lay(hands=[["2S", "8D", "AC", "AS", "3C", "4C"], []]).play("place 2S+8D D")
    assert hand(table, 0) == {"AC", "AS", "3C", "4C"}
    assert hand_sizes(table) == [4, 0]
    assert table.view(1)["players"][0]["slots"]["D"] == [{"up": False}]
    assert table.view(1)["players"][0]["hand_size"] == 4
    assert mentioned(table.view(1), table.heard(1)) == set()


@pytest.mark.rule("NAIPES-X15", "NAIPES-6.7", "NAIPES-7.1")
def test_x15_diamonds_takes_the_last_card() -> None:
    table = lay(deck=["9S"], hands=[["AD"], []]).play("commander AD", "use")
    assert shown(table, 0) == {"9S"}
    assert table.legal() == ["take 9S"]
    assert final_seat(table) is None
    table.play("take 9S")
    assert hand(table, 0) == {"9S"}
    assert deck(table) == []
    assert final_seat(table) == 1
    assert asked(table) == (0, "action")
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-X15", "NAIPES-6.7")
def test_x15_diamonds_asks_nothing_of_an_empty_deck() -> None:
    table = lay(deck=[], hands=[["AD"], []], final_seat=0).play("commander AD")
    assert asked(table) == (0, "action")
    assert commanders(table, 0) == ["AD"]
    assert outcome(table.play("pass"))["columns"]["D"] == {"totals": [1, 0], "winner": 0}


TO_MOVE = {"S": ["3S"], "D": ["7D"], "W": ["9C", "2C"]}
SWAPS = ["S 0 W 0", "S 0 W 1", "S 0 D 0"]


@pytest.mark.rule("NAIPES-X16", "NAIPES-6.10")
def test_x16_hearts_moves_a_low_or_swaps_with_one() -> None:
    table = lay(hands=[["AH"], []], slots=[TO_MOVE, {}]).play("commander AH")
    assert asked(table) == (0, "hearts_move")
    assert choices(table) == {"none": [], "move": ["S 0 C", "S 0 H", "W 1 C", "W 1 H"], "swap": SWAPS}


@pytest.mark.rule("NAIPES-X17")
def test_x17_hearts_may_join_by_option() -> None:
    table = lay(hands=[["AH"], []], slots=[TO_MOVE, {}], options={"hearts_join": True}).play("commander AH")
    moves = ["S 0 C", "S 0 H", "S 0 D", "W 1 C", "W 1 S", "W 1 H", "W 1 D"]
    assert choices(table) == {"none": [], "move": moves, "swap": SWAPS}
    table.play("move S 0 D")
    assert slot(table, 0, "D") == ["7D", "3S"]
    assert slot(table, 0, "S") == []


@pytest.mark.rule("NAIPES-X18", "NAIPES-6.11")
def test_x18_spades_exchanges_reinforcements_of_a_column() -> None:
    mine = {"H": ["6H", "2H"], "S": ["7S", "5S"], "W": ["3D", "2D", "2S"]}
    theirs = {"H": ["8H", "4H"], "S": ["9S", "3S"], "W": ["7C", "3C"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")
    assert asked(table) == (0, "spades_swap")
    assert table.legal() == ["none", "spade_swap W 1 1", "spade_swap W 2 1", "spade_swap H 1 1"]
    table.play("spade_swap H 1 1")
    assert slot(table, 0, "H") == ["6H", "4H"]
    assert slot(table, 1, "H") == ["8H", "2H"]


@pytest.mark.rule("NAIPES-X19", "NAIPES-6.11", "NAIPES-R30")
def test_x19_spades_without_enemy_reinforcements_is_a_point() -> None:
    theirs = {"H": ["8H"], "S": ["9S"], "W": ["7C"]}
    table = lay(hands=[["AS"], []], slots=[{"H": ["6H", "2H"], "S": ["7S", "3S"]}, theirs]).play("commander AS")
    assert asked(table) == (0, "action")
    assert commanders(table, 0) == ["AS"]
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-X20", "NAIPES-6.8", "NAIPES-R37")
def test_x20_clubs_brings_an_ace_back() -> None:
    table = lay(hands=[["AC"], []], discard=["AS", "4D"]).play("commander AC")
    assert table.legal() == ["take AS", "take 4D", "none"]
    table.play("take AS")
    assert hand(table, 0) == {"AS"}
    assert discard(table) == {"4D"}
    assert cost(table, "commander AS") == ADDITIONAL
