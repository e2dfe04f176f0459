"""NAIPES 2.3: the start of a turn, the action phase, whose turn it is."""

from __future__ import annotations

import pytest

from naipes.field import lay, random_games
from naipes.looking import deck, final_seat, flags, hand, left, slot
from table import asked, turn

NO_FLAGS = {"bought": False, "joker_active": False, "acted": False}


@pytest.mark.rule("NAIPES-3.1")
def test_a_turn_starts_by_turning_up_all_own_units() -> None:
    mine = {"C": ["5C (down)"], "W": ["2C+8H (down)"], "D": ["6D"]}
    table = lay(phase="turn", slots=[mine, {"C": ["6C (down)"]}])
    assert slot(table, 0, "C") == ["5C"]
    assert slot(table, 0, "W") == ["2C+8H"]
    assert slot(table, 0, "D") == ["6D"]
    assert slot(table, 1, "C") == ["6C (down)"]


@pytest.mark.rule("NAIPES-3.1")
def test_a_turn_starts_with_one_card_drawn_by_the_active_seat() -> None:
    table = lay(phase="turn", active=1, hands=[["3C"], ["4C"]], deck=["9H", "9D", "..."])
    assert hand(table, 1) == {"4C", "9H"}
    assert hand(table, 0) == {"3C"}
    assert deck(table)[0] == "9D"
    assert len(deck(table)) == 37


@pytest.mark.rule("NAIPES-3.1", "NAIPES-R7")
def test_an_empty_deck_gives_no_card() -> None:
    table = lay(phase="turn", hands=[["3C"], []], deck=[], final_seat=0)
    assert hand(table, 0) == {"3C"}
    assert left(table) == (1, 2)
    assert final_seat(table) == 0


@pytest.mark.rule("NAIPES-3.1")
def test_a_turn_starts_with_one_main_two_additional_and_no_flags() -> None:
    table = lay(phase="turn", main=0, add=0, bought=True, joker_active=True, acted=True)
    assert left(table) == (1, 2)
    assert flags(table) == NO_FLAGS


@pytest.mark.rule("NAIPES-3.1")
def test_flags_of_one_turn_do_not_reach_the_next() -> None:
    table = lay(rulers=["X", "X"], hands=[["3C"], ["4D"]]).play("governor", "buy 3C")
    assert flags(table) == {"bought": True, "joker_active": True, "acted": True}
    table.play("pass")
    assert flags(table) == NO_FLAGS
    table.play("buy 4D", "pass")
    assert flags(table) == NO_FLAGS


@pytest.mark.rule("NAIPES-3.1", "NAIPES-R40")
def test_units_are_turned_up_before_the_draw() -> None:
    table = lay(hands=[["5C"], []], deck=["9H", "9D", "..."]).play("place 5C C", "pass")
    table.heard(0)
    table.play("pass")
    said = [str(event) for event in table.heard(0)]
    turned = next(place for place, event in enumerate(said) if "5C" in event)
    drawn = next(place for place, event in enumerate(said) if "9D" in event)
    assert turned < drawn


@pytest.mark.rule("NAIPES-3.1")
def test_a_turn_start_asks_nothing() -> None:
    table = lay(phase="turn", slots=[{"C": ["5C (down)"]}, {}])
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-3.2", "NAIPES-R39")
@pytest.mark.parametrize(("main", "add"), [(0, 0), (0, 2), (1, 0), (1, 2), (0, 3)])
def test_pass_is_always_legal(main: int, add: int) -> None:
    table = lay(main=main, add=add, hands=[[], []], used=[True, True])
    assert table.legal() == (["convert", "pass"] if main else ["pass"])
    table.play("pass")
    assert turn(table) == (2, 1)


@pytest.mark.rule("NAIPES-3.2", "NAIPES-R39")
def test_the_engine_never_passes_by_itself() -> None:
    table = lay(hands=[["6S", "3H"], []], used=[True, False]).play("place 6S S", "buy 3H")
    assert left(table) == (0, 0)
    assert asked(table) == (0, "action")
    assert turn(table) == (1, 0)
    assert table.legal() == ["pass"]


@pytest.mark.rule("NAIPES-3.2")
@pytest.mark.parametrize(
    "order",
    [
        ["place 6S S", "reinforce 3D D", "commander AH"],
        ["commander AH", "place 6S S", "reinforce 3D D"],
        ["reinforce 3D D", "commander AH", "place 6S S"],
    ],
)
def test_actions_come_in_any_order(order: list[str]) -> None:
    table = lay(hands=[["6S", "3D", "AH"], []], slots=[{"D": ["7C"]}, {}])
    for action in order:
        table.play(action)
        if asked(table) != (0, "action"):
            table.play("none")
    assert slot(table, 0, "S") == ["6S (down)"]
    assert slot(table, 0, "D") == ["7C", "3D"]
    assert left(table) == (0, 0)


@pytest.mark.rule("NAIPES-3.3")
def test_unused_actions_are_lost() -> None:
    table = lay().play("pass", "pass")
    assert turn(table) == (3, 0)
    assert left(table) == (1, 2)
    table.play("convert")
    assert left(table) == (0, 3)
    table.play("pass")
    assert left(table) == (1, 2)
    table.play("pass")
    assert left(table) == (1, 2)


@pytest.mark.rule("NAIPES-3.3")
def test_nothing_obliges_a_seat_to_act() -> None:
    table = lay(hands=[["6S", "AD"], []])
    assert "pass" in table.legal()
    table.play("pass")
    assert hand(table, 0) == {"6S", "AD"}
    assert turn(table) == (2, 1)


@pytest.mark.rule("NAIPES-3.4")
@pytest.mark.parametrize(
    ("start", "answers"),
    [
        (["commander AD"], {"use", "decline"}),
        (["commander AD", "use"], {"take"}),
        (["commander AC"], {"take", "none"}),
        (["commander AH"], {"move", "swap", "none"}),
        (["commander AS"], {"spade_swap", "none"}),
        (["governor"], {"move", "swap"}),
        (["governor", "move D 1 H"], {"move", "stop"}),
    ],
)
def test_a_question_in_mid_action_is_answered_before_anything_else(start: list[str], answers: set[str]) -> None:
    table = lay(
        active=1,
        hands=[["6S"], ["AD", "AC", "AH", "AS", "9H"]],
        slots=[{"D": ["8D", "2D"]}, {"D": ["6D", "3D"], "W": ["7C"]}],
        discard=["4C"],
    ).play(*start)
    found = asked(table)
    assert found is not None
    assert found[0] == 1
    assert {action.split()[0] for action in table.legal()} == answers
    assert table.refuses("pass")
    assert table.refuses("place 9H H")


@pytest.mark.rule("NAIPES-3.4")
def test_the_other_seat_is_never_asked_during_a_turn() -> None:
    asked_in_turns = [
        (question[0], turn(table)[1])
        for table in random_games(range(6))
        if (question := asked(table)) is not None and question[1] != "ruler_choice"
    ]
    assert {seat == active for seat, active in asked_in_turns} == {True}


@pytest.mark.rule("NAIPES-3.5")
@pytest.mark.parametrize("first", [0, 1])
def test_seats_alternate_from_turn_one(first: int) -> None:
    table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]], options={"first_player": str(first)})
    table.play("choose_ruler J", "choose_ruler Q")
    turns = [turn(table)]
    for _ in range(4):
        table.play("pass")
        turns.append(turn(table))
    assert turns == [(1, first), (2, 1 - first), (3, first), (4, 1 - first), (5, first)]
