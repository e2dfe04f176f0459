"""NAIPES 2.8: the Jack, the Queen and the Joker."""

from __future__ import annotations

import pytest

from naipes.field import ADDITIONAL, FREE, MAIN, cost, into, lay, plays, priced
from naipes.looking import deck, final_seat, flags, hand, left, mentioned, outcome, shown, slot, slots, used
from table import asked


@pytest.mark.rule("NAIPES-6.12")
def test_the_jack_takes_any_card_of_the_deck() -> None:
    cards = ["9S", "2C", "AH", "5D", "10C"]
    table = lay(rulers=["J", "Q"], deck=cards).play("governor")
    assert asked(table) == (0, "jack_take")
    assert table.legal() == ["take 2C", "take 10C", "take 9S", "take AH", "take 5D"]
    assert shown(table, 0) == set(cards)
    table.play("take AH")
    assert "AH" in hand(table, 0)
    assert sorted(deck(table)) == ["10C", "2C", "5D", "9S"]
    assert asked(table) == (0, "action")
    assert left(table) == (1, 1)
    assert used(table) == [True, False]


@pytest.mark.rule("NAIPES-6.12", "NAIPES-8.3")
def test_the_jack_sees_the_deck_as_a_set_not_in_order() -> None:
    cards = ["9S", "2C", "AH", "5D", "10C"]
    tables = [lay(rulers=["J", "Q"], deck=order, hands=[[], []]).play("governor") for order in (cards, cards[::-1])]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].legal() == tables[1].legal()
    assert tables[0].heard(0) == tables[1].heard(0)


@pytest.mark.rule("NAIPES-6.12", "NAIPES-8.5")
def test_the_jack_shows_the_card_taken_and_no_other() -> None:
    table = lay(rulers=["J", "Q"], deck=["9S", "2C", "AH"]).play("governor", "take AH")
    assert mentioned(table.heard(1)) == {"AH"}


@pytest.mark.rule("NAIPES-6.12")
def test_after_the_jack_the_deck_is_shuffled() -> None:
    cards = ["9S", "8S", "7S", "6S", "5S", "4S"]
    order = ["4S", "9S", "5S", "7S", "6S"]
    table = lay(rulers=["J", "Q"], deck=cards, shuffles=[order]).play("governor", "take 8S")
    assert deck(table) == order
    tops = set()
    for seed in range(50):
        tops.add(deck(lay(rulers=["J", "Q"], deck=cards, seed=seed).play("governor", "take 8S"))[0])
    assert tops == set(cards) - {"8S"}


@pytest.mark.rule("NAIPES-6.12", "NAIPES-R28")
def test_the_jack_must_take_one() -> None:
    table = lay(rulers=["J", "Q"], deck=["9S", "8S"]).play("governor")
    assert table.legal() == ["take 8S", "take 9S"]
    table.play("take 8S")
    assert deck(table) == ["9S"]
    assert final_seat(table) is None


@pytest.mark.rule("NAIPES-6.13")
def test_the_queens_first_step_is_mandatory() -> None:
    table = lay(slots=[{"C": ["9C"]}, {}]).play("governor")
    assert table.legal() == [f"move C 0 {name}" for name in "SWHD"]


@pytest.mark.rule("NAIPES-6.13")
@pytest.mark.parametrize("card", ["9C", "6C", "3C"])
def test_the_queen_moves_units_of_any_category(card: str) -> None:
    table = lay(slots=[{"C": [card], "S": ["2S"]}, {}]).play("governor", "move C 0 S")
    assert slots(table, 0) == {"S": ["2S", card]}


@pytest.mark.rule("NAIPES-6.13", "NAIPES-R20")
def test_the_queen_moves_two_different_units() -> None:
    table = lay(slots=[{"C": ["9C"], "S": ["6S"]}, {}]).play("governor", "move C 0 D")
    assert asked(table) == (0, "queen_second")
    assert table.legal() == [f"move S 0 {name}" for name in "CWH"] + ["stop"]
    table.play("move S 0 C")
    assert slots(table, 0) == {"C": ["6S"], "D": ["9C"]}
    assert asked(table) == (0, "action")
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-6.13")
def test_the_unit_moved_stays_while_its_new_neighbours_may_go() -> None:
    table = lay(slots=[{"C": ["4C", "3C"], "S": ["2S"]}, {}]).play("governor", "move S 0 C")
    assert slot(table, 0, "C") == ["4C", "3C", "2S"]
    assert table.legal() == [f"move C {index} {name}" for index in (0, 1) for name in "SWHD"] + ["stop"]
    table.play("move C 0 S")
    assert slots(table, 0) == {"C": ["3C", "2S"], "S": ["4C"]}


@pytest.mark.rule("NAIPES-6.13")
def test_the_unit_moved_out_of_the_middle_is_known_where_it_went() -> None:
    table = lay(slots=[{"C": ["4C", "3C", "2C"], "S": ["4S", "3S"]}, {}]).play("governor", "move C 1 S")
    assert slots(table, 0) == {"C": ["4C", "2C"], "S": ["4S", "3S", "3C"]}
    moves = [answer for answer in table.legal() if answer.startswith("move S")]
    assert {answer[:8] for answer in moves} == {"move S 0", "move S 1"}
    assert "move C 1 W" in table.legal()


@pytest.mark.rule("NAIPES-6.13")
def test_the_queen_is_done_when_no_second_move_is_possible() -> None:
    table = lay(slots=[{"C": ["9C"]}, {}]).play("governor", "move C 0 D")
    assert asked(table) == (0, "action")
    assert slots(table, 0) == {"D": ["9C"]}


@pytest.mark.rule("NAIPES-6.13")
def test_the_queen_may_stop_after_one_move() -> None:
    table = lay(slots=[{"C": ["9C"], "S": ["6S"]}, {}]).play("governor", "move C 0 D", "stop")
    assert slots(table, 0) == {"S": ["6S"], "D": ["9C"]}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.13", "NAIPES-R20")
def test_the_queens_second_step_is_never_a_swap() -> None:
    mine = {"C": ["9C"], "S": ["6S"], "W": ["7D"]}
    table = lay(slots=[mine, {}]).play("governor")
    assert "swap C 0 S 0" in table.legal()
    table.play("move C 0 D")
    assert {answer.split()[0] for answer in table.legal()} == {"move", "stop"}


@pytest.mark.rule("NAIPES-6.13", "NAIPES-R21")
def test_the_queen_leaves_aces_and_enemy_units_alone() -> None:
    theirs = {"H": ["5H"], "C": ["9C"]}
    table = lay(commanders=[["AD"], ["AC"]], slots=[{"S": ["6S"]}, theirs]).play("governor")
    assert table.legal() == [f"move S 0 {name}" for name in "CWHD"]
    table.play("move S 0 H")
    assert slots(table, 1) == theirs


@pytest.mark.rule("NAIPES-6.13", "NAIPES-6.10")
@pytest.mark.parametrize("ending", ["stop", "move S 0 W"])
def test_a_unit_the_queen_has_moved_is_free_again_afterwards(ending: str) -> None:
    table = lay(hands=[["AH"], []], slots=[{"C": ["3C"], "S": ["6S"]}, {}]).play("governor", "move C 0 D", ending)
    table.play("commander AH")
    assert "move D 0 H" in table.legal()


@pytest.mark.rule("NAIPES-6.2", "NAIPES-6.13")
def test_the_queen_needs_a_move_or_a_swap() -> None:
    assert lay(slots=[{}, {"C": ["5C"]}]).refuses("governor")
    assert lay(slots=[{"C": ["5C (down)"], "D": ["6D (down)"]}, {}]).refuses("governor")
    only_swaps = {"C": ["9C"], "S": ["9S"], "W": ["8C"], "H": ["9H"], "D": ["9D"]}
    table = lay(slots=[only_swaps, {}]).play("governor")
    assert {answer.split()[0] for answer in table.legal()} == {"swap"}
    assert len(table.legal()) == 10
    locked = {"C": ["4C (down)"], "S": ["9S (down)"], "W": ["8C"], "H": ["9H (down)"], "D": ["9D (down)"]}
    assert lay(slots=[locked, {}]).refuses("governor")
    one_swap = {**locked, "H": ["9H"]}
    assert lay(slots=[one_swap, {}]).play("governor").legal() == ["swap W 0 H 0"]


@pytest.mark.rule("NAIPES-6.2", "NAIPES-6.9")
def test_the_queen_counts_her_own_side_of_the_board() -> None:
    sides = [{"C": ["5C"], "S": ["6S"]}, {"D": ["7D (down)"]}]
    assert lay(active=1, slots=sides).refuses("governor")
    assert lay(active=0, slots=sides[::-1]).refuses("governor")
    table = lay(active=1, slots=[{"C": ["5C"]}, {"D": ["7D"]}]).play("governor")
    assert table.legal() == [f"move D 0 {name}" for name in "CSWH"]
    table.play("move D 0 C")
    assert slots(table, 0) == {"C": ["5C"]}
    assert slots(table, 1) == {"C": ["7D"]}


@pytest.mark.rule("NAIPES-6.17")
def test_the_joker_makes_every_slot_accept_any_suit() -> None:
    table = lay(rulers=["X", "Q"], hands=[["6S"], []], slots=[{"H": ["3C"]}, {}])
    assert plays(table) == ["place 6S S", "place 6S W"]
    table.play("governor")
    assert priced(table) == {
        "place 6S C": MAIN,
        "place 6S S": MAIN,
        "place 6S W": MAIN,
        "place 6S D": MAIN,
        "reinforce 6S H": ADDITIONAL,
        "substitute 6S H 0": MAIN,
    }
    assert flags(table) == {"bought": False, "joker_active": True, "acted": True}


@pytest.mark.rule("NAIPES-6.17")
def test_the_joker_lasts_until_the_end_of_the_turn() -> None:
    table = lay(rulers=["X", "X"], hands=[["6S", "3S"], ["6H"]]).play("governor", "place 6S D", "pass")
    assert not flags(table)["joker_active"]
    assert [play for play in plays(table) if "6H" in play] == ["place 6H W", "place 6H H"]
    table.play("pass")
    assert slot(table, 0, "D") == ["6S"]
    assert [play for play in plays(table) if "3S" in play] == ["place 3S S", "place 3S W"]


@pytest.mark.rule("NAIPES-6.17")
def test_the_joker_makes_high_and_medium_reinforcements_additional() -> None:
    mine = {"H": ["3H"], "W": ["5H"], "C": ["10C", "2C"]}
    hands = [["9H", "6H", "4C", "5C"], []]
    before = priced(lay(hands=hands, slots=[mine, {}]), "reinforce", "substitute")
    assert before["reinforce 9H H"] == before["reinforce 6H W"] == before["substitute 4C C 1"] == MAIN
    after = lay(hands=hands, slots=[mine, {}], joker_active=True)
    for play in ("reinforce 9H H", "reinforce 6H W", "substitute 4C C 1", "substitute 5C C 0"):
        assert cost(after, play) == ADDITIONAL
    assert cost(after, "substitute 9H H 0") == MAIN


@pytest.mark.rule("NAIPES-6.17")
def test_the_joker_does_not_touch_commander_spaces_or_the_score() -> None:
    table = lay(
        rulers=["X", "Q"], hands=[["AC", "6S"], ["..."]], deck=[], discard=[], final_seat=0, slots=[{"H": ["9D"]}, {}]
    ).play("governor", "place 6S C")
    assert plays(table, "commander") == ["commander AC"]
    table.play("commander AC", "pass")
    totals = {name: column["totals"][0] for name, column in outcome(table)["columns"].items()}
    assert totals == {"C": 7, "S": 0, "W": 0, "H": 9, "D": 0}


@pytest.mark.rule("NAIPES-6.17", "NAIPES-R15")
def test_a_reinforcement_matches_the_slot_not_its_off_suit_anchor() -> None:
    table = lay(hands=[["3S", "3D"], []], slots=[{"D": ["6S"]}, {}])
    assert into(table, "D") == ["reinforce 3D D", "substitute 3D D 0"]
    assert cost(table, "reinforce 3D D") == ADDITIONAL


@pytest.mark.rule("NAIPES-6.2", "NAIPES-6.17")
def test_the_joker_needs_nothing() -> None:
    table = lay(rulers=["X", "Q"], main=0, add=0, hands=[[], ["..."]], deck=[], discard=[], final_seat=0)
    assert table.legal() == ["governor", "pass"]
    assert cost(table, "governor") == FREE
    table.play("governor")
    assert table.legal() == ["pass"]
