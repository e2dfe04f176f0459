"""The worked examples of the specification, X21 to X31: rulers, the end, the score."""

from __future__ import annotations

import pytest

from naipes.field import ADDITIONAL, FREE, cost, ended, lay, plays, priced
from naipes.looking import deck, discard, final_seat, hand, left, outcome, slot, used
from table import Table, asked, choices, turn


@pytest.mark.rule("NAIPES-X21", "NAIPES-6.17", "NAIPES-R15")
def test_x21_the_joker_opens_every_slot_for_a_turn() -> None:
    table = lay(
        rulers=["X", "Q"],
        add=0,
        hands=[["9D", "3C", "10H"], []],
        slots=[{"S": ["4S"], "H": ["8H"]}, {}],
        deck=["5C", "2S", "..."],
    )
    assert cost(table, "governor") == FREE
    table.play("governor", "convert")
    assert left(table) == (0, 1)
    assert priced(table) == {
        "reinforce 3C S": ADDITIONAL,
        "reinforce 3C H": ADDITIONAL,
        "reinforce 10H S": ADDITIONAL,
        "reinforce 9D S": ADDITIONAL,
    }
    table.play("reinforce 9D S", "pass", "pass")
    assert slot(table, 0, "S") == ["4S", "9D"]
    assert hand(table, 0) == {"3C", "10H", "2S"}
    assert [play for play in plays(table) if " S" in play] == ["substitute 2S S 0", "substitute 2S S 1"]


@pytest.mark.rule("NAIPES-X22", "NAIPES-6.13")
def test_x22_the_queen_moves_two_or_swaps() -> None:
    table = lay(slots=[{"C": ["10C"], "S": ["6S", "4S"]}, {}]).play("governor")
    assert asked(table) == (0, "queen_first")
    assert choices(table) == {
        "move": ["C 0 W", "C 0 H", "C 0 D", "S 0 W", "S 0 H", "S 0 D", "S 1 C", "S 1 W", "S 1 H", "S 1 D"],
        "swap": ["C 0 S 0"],
    }
    table.play("move S 1 C")
    assert asked(table) == (0, "queen_second")
    assert choices(table) == {"move": ["C 0 W", "C 0 H", "C 0 D", "S 0 W", "S 0 H", "S 0 D"], "stop": []}
    table.play("move S 0 W")
    assert [slot(table, 0, name) for name in "CSW"] == [["10C", "4S"], [], ["6S"]]
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-X22", "NAIPES-6.13")
def test_x22_the_swap_is_the_whole_effect() -> None:
    table = lay(slots=[{"C": ["10C"], "S": ["6S", "4S"]}, {}]).play("governor", "swap C 0 S 0")
    assert slot(table, 0, "C") == ["6S"]
    assert slot(table, 0, "S") == ["10C", "4S"]
    assert asked(table) == (0, "action")


def kings_table() -> Table:
    return lay(
        rulers=["K", "Q"],
        hands=[["8H", "5D", "10S"], []],
        discard=["2C", "3C", "8D", "AS", "6H", "2H"],
        slots=[{"H": ["9H"], "S": ["4S", "3S"], "W": ["7S", "6S"], "D": ["4D"]}, {}],
    ).play("governor")


@pytest.mark.rule("NAIPES-X23", "NAIPES-6.14", "NAIPES-6.15", "NAIPES-6.16")
def test_x23_the_thirty_answers_of_the_king() -> None:
    table = kings_table()
    assert asked(table) == (0, "king_first")
    assert choices(table) == {
        "none": [],
        "king_play place": ["2C C", "2C+2H C", "3C C"],
        "king_play reinforce": ["2C+2H H", "2C+5D D", "2H H", "2H+5D D", "8D D"],
        "king_play substitute": [
            *("2C W 0", "2C W 1"),
            *("2C+2H W 0", "2C+2H W 1", "2C+2H H 0"),
            "2C+8H H 0",
            *("2C+5D W 0", "2C+5D W 1", "2C+5D D 0"),
            *("3C W 0", "3C W 1"),
            *("2H W 0", "2H W 1", "2H H 0"),
            *("2H+5D W 0", "2H+5D W 1", "2H+5D D 0"),
            *("6H W 0", "6H W 1", "6H H 0"),
            "8D D 0",
        ],
    }
    assert len(table.legal()) == 30


@pytest.mark.rule("NAIPES-X24", "NAIPES-6.15")
def test_x24_a_low_pick_is_followed_by_another() -> None:
    table = kings_table().play("king_play place 2C C")
    assert slot(table, 0, "C") == ["2C"]
    assert asked(table) == (0, "king_second")
    assert choices(table) == {
        "king_play reinforce": ["3C C", "2H H", "2H+5D D"],
        "king_play substitute": [
            *("3C C 0", "3C W 0", "3C W 1"),
            *("2H W 0", "2H W 1", "2H H 0"),
            *("2H+5D W 0", "2H+5D W 1", "2H+5D D 0"),
        ],
        "stop": [],
    }
    table.play("king_play reinforce 3C C")
    assert slot(table, 0, "C") == ["2C", "3C"]
    assert discard(table) == {"8D", "AS", "6H", "2H"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-X24", "NAIPES-6.15")
@pytest.mark.parametrize("play", ["king_play reinforce 8D D", "king_play substitute 6H H 0"])
def test_x24_a_medium_or_high_pick_is_the_last(play: str) -> None:
    assert asked(kings_table().play(play)) == (0, "action")


@pytest.mark.rule("NAIPES-X25", "NAIPES-6.12", "NAIPES-7.1")
def test_x25_the_jack_takes_the_last_card() -> None:
    table = lay(rulers=["J", "Q"], hands=[[], []], deck=["9S"]).play("governor")
    assert table.legal() == ["take 9S"]
    table.heard()
    table.play("take 9S")
    assert hand(table, 0) == {"9S"}
    assert "9S" in str(table.heard(1))
    assert deck(table) == []
    assert final_seat(table) == 1


@pytest.mark.rule("NAIPES-X25", "NAIPES-6.12", "NAIPES-R33")
def test_x25_no_jack_without_a_deck() -> None:
    assert lay(rulers=["J", "Q"], deck=[], final_seat=0).refuses("governor")


@pytest.mark.rule("NAIPES-X26", "NAIPES-R26")
def test_x26_the_king_over_a_pile_of_one_ace() -> None:
    table = lay(rulers=["K", "Q"], hands=[["5D", "2H"], []], discard=["AS"]).play("governor")
    assert table.legal() == ["none"]
    table.play("none")
    assert used(table) == [True, False]
    assert left(table) == (1, 1)
    assert discard(table) == {"AS"}


@pytest.mark.rule("NAIPES-X27", "NAIPES-7.1", "NAIPES-7.2", "NAIPES-7.3", "NAIPES-7.4")
def test_x27_the_last_card_the_last_turn_the_last_unit() -> None:
    table = lay(phase="turn", active=1, turn=8, deck=["9S"], hands=[["2C"], ["6D", "3D"]], slots=[{}, {"D": ["4D"]}])
    assert hand(table, 1) == {"6D", "3D", "9S"}
    assert final_seat(table) == 0
    assert left(table) == (1, 2)

    table.play("reinforce 3D D", "place 9S S", "pass")
    assert turn(table) == (9, 0)
    assert hand(table, 0) == {"2C"}
    assert left(table) == (1, 2)

    table.play("place 2C C")
    assert table.reason is None
    table.play("pass")
    assert asked(table) is None
    assert outcome(table)["columns"]["S"] == {"totals": [0, 9], "winner": 1}
    assert outcome(table)["columns"]["C"] == {"totals": [2, 0], "winner": 0}
    assert outcome(table)["columns"]["D"] == {"totals": [0, 7], "winner": 1}
    assert slot(table, 1, "S") == ["9S"]


TWO_TO_ONE = [
    {"C": ["9C"], "S": ["10S"], "W": ["7C"], "H": ["3H"], "D": ["5D"]},
    {"C": ["8C"], "S": ["9S"], "W": ["7S"], "H": ["10H", "4H"], "D": ["3D", "2D"]},
]
TWO_ALL = [
    {"C": ["9C"], "S": ["10S"], "W": ["7D"], "H": ["5H"]},
    {"C": ["4C"], "S": ["3S"], "W": ["10D", "3D"], "H": ["9H", "3H"]},
]


@pytest.mark.rule("NAIPES-X28", "NAIPES-7.7", "NAIPES-7.8", "NAIPES-R4")
def test_x28_two_columns_beat_one() -> None:
    assert outcome(ended(*TWO_TO_ONE)) == {
        "reason": "columns",
        "scores": [1.0, 0.0],
        "columns": {
            "C": {"totals": [9, 8], "winner": 0},
            "S": {"totals": [10, 9], "winner": 0},
            "W": {"totals": [7, 7], "winner": None},
            "H": {"totals": [3, 14], "winner": 1},
            "D": {"totals": [5, 5], "winner": None},
        },
        "won": [2, 1],
        "totals": [34, 43],
        "winner": 0,
    }


@pytest.mark.rule("NAIPES-X28", "NAIPES-R4")
def test_x28_the_total_beats_two_columns_by_option() -> None:
    found = outcome(ended(*TWO_TO_ONE, options={"match_rule": "three_or_total"}))
    assert (found["reason"], found["winner"], found["won"], found["totals"]) == ("total", 1, [2, 1], [34, 43])


@pytest.mark.rule("NAIPES-X28", "NAIPES-7.7")
@pytest.mark.parametrize("rule", ["most_columns", "three_or_total"])
def test_x28_equal_columns_go_to_the_total(rule: str) -> None:
    found = outcome(ended(*TWO_ALL, options={"match_rule": rule}))
    assert found["columns"]["D"] == {"totals": [0, 0], "winner": None}
    assert (found["reason"], found["winner"], found["won"], found["totals"]) == ("total", 1, [2, 2], [31, 32])


@pytest.mark.rule("NAIPES-X29", "NAIPES-7.7")
def test_x29_a_draw() -> None:
    found = outcome(
        ended(
            {"C": ["5C"], "S": ["3S"], "W": ["8H"], "D": ["7D"]},
            {"C": ["3C"], "S": ["5S"], "W": ["8D"], "D": ["5D", "2D"]},
        )
    )
    assert (found["reason"], found["winner"], found["won"], found["totals"]) == ("draw", None, [1, 1], [23, 23])
    assert found["scores"] == [0.5, 0.5]


@pytest.mark.rule("NAIPES-X30", "NAIPES-7.5", "NAIPES-R31")
def test_x30_an_ace_wins_an_empty_column() -> None:
    found = outcome(ended(commanders=[["AD"], []]))
    assert found["columns"]["D"] == {"totals": [1, 0], "winner": 0}
    assert (found["reason"], found["won"], found["totals"]) == ("columns", [1, 0], [1, 0])


@pytest.mark.rule("NAIPES-X31", "NAIPES-6.6")
def test_x31_pass_and_draw_takes_the_last_card() -> None:
    table = lay(options={"pass_and_draw": True}, deck=["9S"], hands=[["3H"], []])
    assert "pass_and_draw" in table.legal()
    table.play("pass_and_draw")
    assert hand(table, 0) == {"3H", "9S"}
    assert final_seat(table) == 1
    assert turn(table) == (2, 1)


@pytest.mark.rule("NAIPES-X31", "NAIPES-6.6")
@pytest.mark.parametrize("first", ["convert", "place 3H H", "reinforce 2D D", "buy 3H", "commander AS"])
def test_x31_pass_and_draw_comes_before_everything_else(first: str) -> None:
    table = lay(options={"pass_and_draw": True}, hands=[["3H", "AS", "2D"], []], slots=[{"D": ["7D"]}, {}])
    assert "pass_and_draw" in table.legal()
    assert table.play(first).refuses("pass_and_draw")
