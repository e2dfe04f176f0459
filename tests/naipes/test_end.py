"""NAIPES 2.9: the last turn, the totals, the result."""

from __future__ import annotations

import pytest

from naipes.field import ended, lay
from naipes.looking import SLOTS, deck, final_seat, hand, left, outcome, slot
from table import asked, turn

LAST_CARD: dict[str, tuple[dict[str, object], list[str]]] = {
    "buy": ({"hands": [["3H"], []]}, ["buy 3H"]),
    "Diamonds": ({"hands": [["AD"], []]}, ["commander AD", "use", "take 9S"]),
    "Jack": ({"rulers": ["J", "Q"]}, ["governor", "take 9S"]),
}


@pytest.mark.rule("NAIPES-7.1", "NAIPES-R6")
@pytest.mark.parametrize("how", LAST_CARD)
@pytest.mark.parametrize("seat", [0, 1])
def test_whatever_empties_the_deck_gives_the_other_seat_the_last_turn(how: str, seat: int) -> None:
    position, actions = LAST_CARD[how]
    turned = {name: value if seat == 0 else value[::-1] for name, value in position.items()}  # type: ignore[index]
    table = lay(deck=["9S"], active=seat, **turned)
    assert final_seat(table) is None
    table.play(*actions)
    assert deck(table) == []
    assert final_seat(table) == 1 - seat
    assert asked(table) == (seat, "action")
    assert turn(table) == (1, seat)


@pytest.mark.rule("NAIPES-7.1", "NAIPES-R6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_draw_at_turn_start_may_empty_the_deck(seat: int) -> None:
    table = lay(phase="turn", active=seat, deck=["9S"])
    assert final_seat(table) == 1 - seat
    assert left(table) == (1, 2)
    two = lay(phase="turn", active=seat, deck=["9S", "8S"])
    assert final_seat(two) is None


@pytest.mark.rule("NAIPES-7.1")
def test_the_seat_that_emptied_the_deck_finishes_its_turn() -> None:
    table = lay(deck=["9S"], hands=[["3H", "6D"], []]).play("buy 3H")
    assert left(table) == (1, 0)
    table.play("place 9S S")
    assert slot(table, 0, "S") == ["9S (down)"]
    table.play("pass")
    assert turn(table) == (2, 1)


@pytest.mark.rule("NAIPES-7.2", "NAIPES-R7")
def test_the_final_seat_has_one_full_turn_without_a_draw() -> None:
    table = lay(deck=["9S"], hands=[["3H"], ["6D", "2C"]], slots=[{}, {"C": ["5C"]}]).play("buy 3H", "pass")
    assert hand(table, 1) == {"6D", "2C"}
    assert left(table) == (1, 2)
    table.play("place 6D D", "reinforce 2C C")
    assert table.reason is None
    table.play("pass")
    assert asked(table) is None
    assert table.legal() == []
    assert outcome(table)["totals"] == [0, 13]


@pytest.mark.rule("NAIPES-7.2")
def test_turns_go_on_while_the_deck_lasts() -> None:
    table = lay(deck=["9S", "8S", "7S"], hands=[[], []])
    turns = []
    while asked(table) is not None:
        turns.append((turn(table), len(deck(table)), final_seat(table)))
        table.play("pass")
    assert turns == [
        ((1, 0), 3, None),
        ((2, 1), 2, None),
        ((3, 0), 1, None),
        ((4, 1), 0, 0),
        ((5, 0), 0, 0),
    ]


@pytest.mark.rule("NAIPES-7.2")
def test_the_longest_game_has_thirty_one_turns() -> None:
    table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]]).play("choose_ruler J", "choose_ruler Q")
    count = 1
    while asked(table) is not None:
        count = turn(table)[0]
        table.play("pass")
    assert count == 31


@pytest.mark.rule("NAIPES-7.3")
def test_nothing_but_the_last_pass_ends_the_game() -> None:
    mine = {"C": ["9C"], "S": ["9S"], "W": ["9H"], "D": ["9D"]}
    table = lay(slots=[mine, {}], hands=[[], ["2C"]], commanders=[["AC", "AS", "AH", "AD"], []])
    table.play("pass")
    assert table.reason is None
    assert {action.split()[0] for action in table.legal()} <= {
        "place",
        "commander",
        "buy",
        "convert",
        "pass",
        "governor",
    }
    last = lay(slots=[mine, {}], hands=[[], ["2C"]], deck=[], final_seat=1, active=0).play("pass")
    assert last.reason is None
    assert last.play("pass").reason == "columns"


@pytest.mark.rule("NAIPES-7.4", "NAIPES-R8")
def test_units_still_face_down_are_turned_up_and_count() -> None:
    table = lay(
        deck=[], final_seat=0, hands=[["6S"], []], slots=[{"H": ["3H"]}, {"S": ["9S (down)"], "H": ["2C+8H (down)"]}]
    ).play("place 6S S", "pass")
    assert outcome(table)["columns"]["S"] == {"totals": [6, 9], "winner": 1}
    assert outcome(table)["columns"]["H"] == {"totals": [3, 10], "winner": 1}
    assert slot(table, 0, "S") == ["6S"]
    for seat in (0, 1, None):
        assert table.view(seat)["players"][1]["slots"]["H"] == [{"cards": ["2C", "8H"], "value": 10, "up": True}]


@pytest.mark.rule("NAIPES-7.5")
def test_a_slot_total_is_its_units_and_its_ace() -> None:
    table = ended(
        {"C": ["7C", "3C", "2C"], "H": ["8H+2D", "4H"], "W": ["5S", "6S"]},
        {"C": ["10C"], "D": ["4D"], "W": ["2S+2H"]},
        commanders=[["AC", "AS"], ["AH", "AD"]],
        hands=[["10H", "9H"], ["..."]],
        discard=[],
    )
    assert {name: column["totals"] for name, column in outcome(table)["columns"].items()} == {
        "C": [13, 10],
        "S": [1, 0],
        "W": [11, 4],
        "H": [14, 1],
        "D": [0, 5],
    }
    assert outcome(table)["totals"] == [39, 20]


@pytest.mark.rule("NAIPES-7.5")
@pytest.mark.parametrize("suit", ["C", "S", "H", "D"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_ace_counts_one_in_the_own_slot_of_its_suit(suit: str, seat: int) -> None:
    spaces: list[list[str]] = [[], []]
    spaces[seat] = [f"A{suit}"]
    columns = outcome(ended({"C": ["9C"]}, {"C": ["9H"]}, commanders=spaces))["columns"]
    for name in SLOTS:
        base = 9 if name == "C" else 0
        bonus = [int(name == suit and who == seat) for who in (0, 1)]
        assert columns[name]["totals"] == [base + bonus[0], base + bonus[1]]


@pytest.mark.rule("NAIPES-7.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        (["9C"], ["8C"], 0),
        (["8C"], ["9C"], 1),
        (["10C"], ["7C", "3C"], None),
        (["4C", "3C", "2C"], ["9C"], None),
        (["4C", "3C", "2C"], ["10C"], 1),
        ([], [], None),
        (["2C"], [], 0),
        ([], ["2C"], 1),
    ],
)
def test_a_column_goes_to_the_higher_total(mine: list[str], theirs: list[str], winner: int | None) -> None:
    found = outcome(ended({"C": mine}, {"C": theirs}))
    assert found["columns"]["C"]["winner"] == winner
    assert found["won"] == [int(winner == 0), int(winner == 1)]
    assert found["winner"] == winner


@pytest.mark.rule("NAIPES-7.7", "NAIPES-R5")
@pytest.mark.parametrize(
    ("mine", "theirs", "won", "winner", "reason"),
    [
        ({"C": ["2C"], "S": ["2S"], "H": ["2H"]}, {"W": ["10C"], "D": ["10D"]}, [3, 2], 0, "columns"),
        ({"C": ["2C"], "S": ["2S"]}, {"W": ["10C"], "D": ["10D"], "H": ["9H"]}, [2, 3], 1, "columns"),
        ({"C": ["2C"]}, {}, [1, 0], 0, "columns"),
        ({"C": ["3C"], "S": ["5S"]}, {"W": ["2C"], "H": ["5H"]}, [2, 2], 0, "total"),
        ({"C": ["3C"]}, {"W": ["4C"]}, [1, 1], 1, "total"),
        ({"C": ["3C"], "S": ["5S"]}, {"W": ["4C"], "H": ["4H"]}, [2, 2], None, "draw"),
        ({}, {}, [0, 0], None, "draw"),
    ],
)
def test_more_columns_then_the_higher_total_then_a_draw(
    mine: dict[str, list[str]], theirs: dict[str, list[str]], won: list[int], winner: int | None, reason: str
) -> None:
    found = outcome(ended(mine, theirs))
    assert (found["won"], found["winner"], found["reason"]) == (won, winner, reason)
    assert found["scores"] == {0: [1.0, 0.0], 1: [0.0, 1.0], None: [0.5, 0.5]}[winner]


@pytest.mark.rule("NAIPES-7.7", "NAIPES-7.5")
def test_aces_count_in_the_grand_total() -> None:
    found = outcome(ended({"C": ["3C"], "W": ["9C"]}, {"S": ["3S"], "W": ["9S"]}, commanders=[["AC"], []]))
    assert (found["won"], found["totals"], found["winner"], found["reason"]) == ([1, 1], [13, 12], 0, "total")


@pytest.mark.rule("NAIPES-7.8")
def test_the_result_is_recorded_in_full() -> None:
    table = ended({"C": ["3C"]}, {"S": ["5S"], "C": ["2C"]})
    nothing = {"totals": [0, 0], "winner": None}
    record = {
        "columns": {
            "C": {"totals": [3, 2], "winner": 0},
            "S": {"totals": [0, 5], "winner": 1},
            "W": nothing,
            "H": nothing,
            "D": nothing,
        },
        "won": [1, 1],
        "totals": [3, 7],
        "winner": 1,
        "reason": "total",
    }
    for seat in (0, 1, None):
        seen = table.view(seat)["outcome"]
        assert {name: seen[name] for name in record} == record
    assert list(outcome(table)["columns"]) == list(SLOTS)
