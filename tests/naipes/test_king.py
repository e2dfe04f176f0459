"""NAIPES 2.8: the King over the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from naipes.field import lay
from naipes.looking import discard, hand, left, shown, slot, slots, used
from table import Table, asked, choices


def king(**position: Any) -> Table:
    return lay(rulers=["K", "Q"], **position).play("governor")


def picks(table: Table) -> set[str]:
    """What the King may play, by cards."""
    return {answer.split()[2] for answer in table.legal() if answer.startswith("king_play")}


@pytest.mark.rule("NAIPES-6.14")
def test_the_king_sees_the_whole_pile() -> None:
    table = king(discard=["2C", "AS", "6H", "9D"])
    assert asked(table) == (0, "king_first")
    assert shown(table, 0) == {"2C", "AS", "6H", "9D"}
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-6.14")
def test_the_king_plays_soldiers_and_never_aces() -> None:
    table = king(discard=["4C", "AS", "AC", "5H", "8D"], hands=[["3S"], []])
    assert choices(table) == {"none": [], "king_play place": ["4C C", "4C W", "5H W", "5H H", "8D W", "8D D"]}


@pytest.mark.rule("NAIPES-6.14", "NAIPES-R24")
@pytest.mark.parametrize("card", ["3C", "6C", "9C"])
def test_a_king_unit_enters_face_up_and_free(card: str) -> None:
    table = king(discard=[card, "AS"], main=0, add=1).play(f"king_play place {card} C")
    assert slot(table, 0, "C") == [card]
    assert left(table) == (0, 0)
    assert discard(table) == {"AS"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.14")
def test_a_king_unit_reinforces_under_the_usual_rules() -> None:
    mine = {"C": ["9C"], "S": ["6S"], "W": ["5C", "2S"], "H": ["4H (down)"], "D": ["7D", "6D"]}
    table = king(discard=["3C", "3H", "5S", "8S"], hands=[[], []], slots=[mine, {}])
    assert choices(table) == {
        "none": [],
        "king_play reinforce": ["3C C", "3C W", "5S S", "3H W"],
        "king_play substitute": [
            *("3C C 0", "3C W 0", "3C W 1"),
            *("5S S 0", "5S W 0", "5S W 1"),
            *("8S S 0", "8S W 0"),
            *("3H W 0", "3H W 1"),
        ],
    }


@pytest.mark.rule("NAIPES-6.14", "NAIPES-R25")
def test_the_king_may_replace_although_there_is_room() -> None:
    table = king(discard=["9C", "AS"], slots=[{"C": ["5C"]}, {}]).play("king_play substitute 9C C 0")
    assert slots(table, 0) == {"C": ["9C"]}
    assert discard(table) == {"AS", "5C"}


@pytest.mark.rule("NAIPES-6.14")
def test_a_king_substitute_takes_the_index() -> None:
    table = king(discard=["4C", "AS"], slots=[{"C": ["5C", "3C", "2C"]}, {}]).play("king_play substitute 4C C 1")
    assert slot(table, 0, "C") == ["5C", "4C", "2C"]
    assert discard(table) == {"AS", "3C"}


@pytest.mark.rule("NAIPES-6.14", "NAIPES-6.15")
def test_the_king_may_play_two_lows() -> None:
    table = king(discard=["4C", "3H", "2D", "5H"]).play("king_play place 4C C")
    assert asked(table) == (0, "king_second")
    assert picks(table) == {"3H", "2D"}
    table.play("king_play place 3H H")
    assert asked(table) == (0, "action")
    assert slots(table, 0) == {"C": ["4C"], "H": ["3H"]}
    assert discard(table) == {"2D", "5H"}


@pytest.mark.rule("NAIPES-6.15")
def test_the_king_may_take_none() -> None:
    table = king(discard=["4C"]).play("none")
    assert asked(table) == (0, "action")
    assert slots(table, 0) == {}
    assert discard(table) == {"4C"}
    assert used(table) == [True, False]


@pytest.mark.rule("NAIPES-6.15")
def test_a_king_who_takes_none_leaves_nothing_behind_but_the_price() -> None:
    spent = lay(rulers=["K", "Q"], used=[True, False], add=1, acted=True, discard=["4C", "3H"], hands=[["6S"], []])
    table = king(discard=["4C", "3H"], hands=[["6S"], []]).play("none")
    assert table.view(0) == spent.view(0)
    assert table.state.digest() == spent.state.digest()


@pytest.mark.rule("NAIPES-6.15")
def test_the_king_may_stop_after_one() -> None:
    table = king(discard=["4C", "3H"]).play("king_play place 4C C")
    assert table.legal()[-1] == "stop"
    table.play("stop")
    assert slots(table, 0) == {"C": ["4C"]}
    assert discard(table) == {"3H"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.15")
@pytest.mark.parametrize("first", ["5C", "9C"])
def test_no_second_step_after_a_medium_or_a_high(first: str) -> None:
    assert asked(king(discard=[first, "3H"]).play(f"king_play place {first} C")) == (0, "action")


@pytest.mark.rule("NAIPES-6.15")
def test_no_second_step_when_nothing_low_can_be_played() -> None:
    full = {"S": ["9S", "2S"], "W": ["9C", "2C"], "D": ["9D"]}
    table = king(discard=["3C", "4H", "5C"], slots=[{**full, "H": ["4D (down)"]}, {}], hands=[[], []])
    assert picks(table) == {"3C", "4H", "5C"}
    table.play("king_play substitute 4H W 1")
    assert asked(table) == (0, "king_second")
    stuck = {"S": ["9S"], "W": ["9C (down)"], "D": ["9D"], "H": ["9H (down)"]}
    table = king(discard=["3C", "4H", "AS"], slots=[stuck, {}], hands=[[], []])
    assert picks(table) == {"3C"}
    table.play("king_play place 3C C")
    assert asked(table) == (0, "action")
    assert discard(table) == {"4H", "AS"}


@pytest.mark.rule("NAIPES-6.15")
def test_what_the_first_step_discards_is_not_picked_in_the_second() -> None:
    table = king(discard=["4C", "3H"], slots=[{"C": ["3C"]}, {}]).play("king_play substitute 4C C 0")
    assert discard(table) == {"3C", "3H"}
    assert picks(table) == {"3H"}
    assert shown(table, 0) == {"3H"}


@pytest.mark.rule("NAIPES-6.15")
def test_the_last_low_of_the_pile_is_followed_by_nothing() -> None:
    table = king(discard=["4C", "9H"], slots=[{"C": ["3C"]}, {}]).play("king_play substitute 4C C 0")
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.15")
def test_the_second_pick_may_join_or_replace_the_first() -> None:
    table = king(discard=["4C", "3C"]).play("king_play place 4C C")
    answers = ["king_play place 3C W", "king_play reinforce 3C C", "king_play substitute 3C C 0", "stop"]
    assert table.legal() == answers
    assert slot(table.play("king_play substitute 3C C 0"), 0, "C") == ["3C"]
    assert discard(table) == {"4C"}


@pytest.mark.rule("NAIPES-6.16", "NAIPES-R23")
@pytest.mark.parametrize(
    ("pile", "held", "pair", "value_slot"),
    [
        ("2C", "5D", "2C+5D", "D"),
        ("2C", "8D", "2C+8D", "D"),
        ("2C", "2D", "2C+2D", "D"),
        ("5D", "2C", "2C+5D", "D"),
        ("8D", "2C", "2C+8D", "D"),
    ],
)
def test_a_pick_is_forged_with_a_hand_card(pile: str, held: str, pair: str, value_slot: str) -> None:
    table = king(discard=[pile, "AS"], hands=[[held, "9S"], []])
    assert picks(table) == {pile, pair}
    table.play(f"king_play place {pair} {value_slot}")
    assert slot(table, 0, value_slot) == [pair]
    assert hand(table, 0) == {"9S"}
    assert discard(table) == {"AS"}


@pytest.mark.rule("NAIPES-6.16")
def test_two_picked_2s_are_forged_and_use_both_picks() -> None:
    table = king(discard=["2C", "2H", "3C"])
    assert picks(table) == {"2C", "2H", "3C", "2C+2H"}
    table.play("king_play place 2C+2H H")
    assert slot(table, 0, "H") == ["2C+2H"]
    assert asked(table) == (0, "action")
    assert discard(table) == {"3C"}


@pytest.mark.rule("NAIPES-6.16")
def test_two_picks_other_than_2s_are_not_forged() -> None:
    table = king(discard=["2C", "5D", "8H", "2S"], hands=[[], []])
    assert picks(table) == {"2C", "5D", "8H", "2S", "2C+2S"}
    table = king(discard=["5C", "8S", "2H", "2D"], hands=[[], []])
    assert picks(table) == {"5C", "8S", "2H", "2D", "2H+2D"}


@pytest.mark.rule("NAIPES-6.16")
def test_a_forge_of_hand_cards_only_is_not_the_kings() -> None:
    table = king(discard=["3C"], hands=[["2H", "5D", "2S", "8C"], []])
    assert picks(table) == {"3C"}


@pytest.mark.rule("NAIPES-6.16")
def test_the_limit_is_on_the_pick_not_on_the_forged_unit() -> None:
    after_low = king(discard=["2C", "3H"], hands=[["8D"], []]).play("king_play place 2C+8D D")
    assert asked(after_low) == (0, "king_second")
    assert picks(after_low) == {"3H"}
    after_high = king(discard=["8D", "3H"], hands=[["2C"], []]).play("king_play place 2C+8D D")
    assert asked(after_high) == (0, "action")
    after_medium = king(discard=["5D", "3H"], hands=[["2C"], []]).play("king_play place 2C+5D D")
    assert asked(after_medium) == (0, "action")


@pytest.mark.rule("NAIPES-6.16")
def test_a_second_low_may_be_forged_with_a_hand_card() -> None:
    table = king(discard=["3C", "2H", "2S"], hands=[["5D", "2D", "4S"], []]).play("king_play place 3C C")
    assert picks(table) == {"2S", "2H", "2S+2D", "2H+2D", "2S+5D", "2H+5D"}
    table.play("king_play place 2H+5D D")
    assert slot(table, 0, "D") == ["2H+5D"]
    assert hand(table, 0) == {"2D", "4S"}
    assert discard(table) == {"2S"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.16")
def test_a_second_low_that_is_no_2_is_not_forged() -> None:
    table = king(discard=["2S", "4H", "8C"], hands=[["2C", "5D"], []]).play("king_play place 2S S")
    assert picks(table) == {"4H"}


@pytest.mark.rule("NAIPES-6.15", "NAIPES-6.16")
def test_the_first_pick_may_use_up_the_hand_card_of_the_second() -> None:
    table = king(discard=["2C", "2H"], hands=[["5D"], []]).play("king_play place 2C+5D D")
    assert picks(table) == {"2H"}
