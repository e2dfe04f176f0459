"""The rulings of the specification, R1 to R24."""

from __future__ import annotations

import pytest

from naipes import looking as look
from naipes.field import ADDITIONAL, MAIN, cost, ended, into, lay, plays, priced
from table import asked, choices, turn


@pytest.mark.rule("NAIPES-R1", "NAIPES-1.1")
def test_r1_one_deck_is_shared() -> None:
    table = lay(hands=[["3C"], ["3D"]], deck=["9S", "8S", "7S", "6S"], discard=["..."])
    table.play("buy 3C", "pass", "buy 3D", "pass")
    assert look.hand(table, 0) == {"9S", "6S"}
    assert look.hand(table, 1) == {"8S", "7S"}
    assert look.deck(table) == []


@pytest.mark.rule("NAIPES-R2", "NAIPES-1.2", "NAIPES-1.6")
def test_r2_an_unchosen_ruler_is_in_no_pile() -> None:
    table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]]).play("choose_ruler K", "choose_ruler Q")
    assert look.discard(table) == set()
    assert sorted([*look.deck(table), *look.hand(table, 0), *look.hand(table, 1)]) == sorted(look.PACK)


@pytest.mark.rule("NAIPES-R3", "NAIPES-2.4")
def test_r3_either_seat_may_start_and_the_choice_is_blind() -> None:
    starts = set()
    for seed in range(12):
        table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]], seed=seed).play("choose_ruler K")
        assert table.view(1)["players"][0]["ruler"] is None
        starts.add(turn(table.play("choose_ruler X"))[1])
    assert starts == {0, 1}
    assert look.rulers(table) == ["K", "X"]


@pytest.mark.rule("NAIPES-R4", "NAIPES-7.7")
def test_r4_two_columns_to_one_win_whatever_the_total() -> None:
    found = look.outcome(ended({"C": ["2C"], "S": ["2S"]}, {"H": ["10H", "4H"]}))
    assert (found["won"], found["totals"], found["winner"], found["reason"]) == ([2, 1], [4, 14], 0, "columns")


@pytest.mark.rule("NAIPES-R5", "NAIPES-7.7")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ({"C": ["6C"], "S": ["2S"], "W": ["9C"]}, {"H": ["3H"], "D": ["4D"], "W": ["9S"]}, [2, 2]),
        ({"C": ["6C"], "W": ["9C"]}, {"H": ["5H"], "W": ["9S"]}, [1, 1]),
    ],
)
def test_r5_equal_column_counts_go_to_the_total(
    mine: dict[str, list[str]], theirs: dict[str, list[str]], won: list[int]
) -> None:
    found = look.outcome(ended(mine, theirs))
    assert (found["won"], found["winner"], found["reason"]) == (won, 0, "total")


@pytest.mark.rule("NAIPES-R5", "NAIPES-7.7")
def test_r5_five_ties_are_a_draw() -> None:
    found = look.outcome(ended({"C": ["6C"], "W": ["9C"]}, {"C": ["4C", "2C"], "W": ["9S"]}))
    assert (found["won"], found["winner"], found["reason"]) == ([0, 0], None, "draw")


@pytest.mark.rule("NAIPES-R6", "NAIPES-7.1")
def test_r6_the_last_round_starts_the_instant_the_deck_is_empty() -> None:
    table = lay(deck=["9S", "8S"], hands=[["3C", "6D"], []])
    table.play("buy 3C")
    assert look.final_seat(table) is None
    table.play("place 6D D", "pass")
    assert (look.final_seat(table), turn(table)) == (0, (2, 1))
    table.play("pass")
    assert table.reason is None
    assert table.play("pass").reason is not None


@pytest.mark.rule("NAIPES-R7", "NAIPES-7.2")
def test_r7_the_final_turn_skips_the_draw() -> None:
    table = lay(deck=[], discard=["..."], hands=[[], ["3C"]], final_seat=1).play("pass")
    assert look.hand(table, 1) == {"3C"}
    assert (turn(table), look.left(table), asked(table)) == ((2, 1), (1, 2), (1, "action"))


@pytest.mark.rule("NAIPES-R8", "NAIPES-7.4")
def test_r8_a_unit_placed_in_the_last_turn_counts() -> None:
    table = lay(deck=[], final_seat=0, hands=[["9C"], []], slots=[{}, {"C": ["8C"]}]).play("place 9C C", "pass")
    assert look.outcome(table)["columns"]["C"] == {"totals": [9, 8], "winner": 0}


@pytest.mark.rule("NAIPES-R9", "NAIPES-4.2")
def test_r9_without_a_fitting_empty_slot_there_is_no_placing() -> None:
    table = lay(hands=[["6S"], []], slots=[{"S": ["5S"], "W": ["4C"]}, {}], used=[True, False])
    assert choices(table) == {
        "reinforce": ["6S S", "6S W"],
        "substitute": ["6S S 0", "6S W 0"],
        "buy": ["6S"],
        "convert": [],
        "pass": [],
    }


@pytest.mark.rule("NAIPES-R10", "NAIPES-4.4")
def test_r10_replacing_the_only_unit_costs_main_and_hides_and_freezes() -> None:
    table = lay(hands=[["3S", "2S"], []], slots=[{"S": ["9S"]}, {}])
    assert cost(table, "substitute 3S S 0") == MAIN
    table.play("substitute 3S S 0")
    assert look.slot(table, 0, "S") == ["3S (down)"]
    assert into(table, "S") == []
    table.play("pass", "pass")
    assert look.slot(table, 0, "S") == ["3S"]
    assert "reinforce 2S S" in table.legal()


@pytest.mark.rule("NAIPES-R11", "NAIPES-4.4")
@pytest.mark.parametrize(("card", "price"), [("4H", ADDITIONAL), ("6H", MAIN), ("9H", MAIN)])
def test_r11_an_anchor_with_reinforcements_is_replaced_face_up(card: str, price: tuple[int, int]) -> None:
    table = lay(hands=[[card], []], slots=[{"H": ["10H", "3H"]}, {}])
    assert cost(table, f"substitute {card} H 0") == price
    assert look.slot(table.play(f"substitute {card} H 0"), 0, "H") == [card, "3H"]


@pytest.mark.rule("NAIPES-R12", "NAIPES-4.5")
@pytest.mark.parametrize("old", ["2H", "5H", "9H"])
def test_r12_the_replaced_card_does_not_change_the_price(old: str) -> None:
    table = lay(hands=[["4H", "7H", "8H"], []], slots=[{"H": ["3H", old]}, {}])
    prices = {play: price for play, price in priced(table, "substitute").items() if play.endswith("1")}
    assert prices == {
        "substitute 4H H 1": ADDITIONAL,
        "substitute 7H H 1": MAIN,
        "substitute 8H H 1": MAIN,
    }


@pytest.mark.rule("NAIPES-R13", "NAIPES-1.8")
@pytest.mark.parametrize("joker", [False, True])
def test_r13_no_second_low_beside_a_high(joker: bool) -> None:
    table = lay(hands=[["4H"], []], slots=[{"H": ["10H", "3H"]}, {}], joker_active=joker)
    assert table.refuses("reinforce 4H H")


@pytest.mark.rule("NAIPES-R14", "NAIPES-1.8")
@pytest.mark.parametrize("order", [["7H", "3H", "2H"], ["3H", "7H", "2H"], ["3H", "2H", "7H"]])
def test_r14_units_arrive_in_any_order(order: list[str]) -> None:
    table = lay(hands=[order[1:], []], slots=[{"H": order[:1]}, {}])
    table.play(f"reinforce {order[1]} H", f"reinforce {order[2]} H")
    assert look.slot(table, 0, "H") == order


@pytest.mark.rule("NAIPES-R15", "NAIPES-4.1")
def test_r15_the_slot_names_the_suit_of_a_reinforcement() -> None:
    table = lay(hands=[["3S", "3D"], []], slots=[{"S": ["6S"]}, {}]).play("governor", "move S 0 D")
    assert into(table, "D") == ["reinforce 3D D", "substitute 3D D 0"]
    assert into(table, "S") == ["place 3S S"]


@pytest.mark.rule("NAIPES-R16", "NAIPES-5.1")
@pytest.mark.parametrize("name", ["C", "H", "W"])
def test_r16_two_2s_play_in_either_suit_and_are_never_asked_again(name: str) -> None:
    mine, theirs = {name: ["7S"]}, {name: ["6S", "3D"]}
    table = lay(hands=[["2C", "2H", "AS"], []], slots=[mine, theirs])
    table.play(f"reinforce 2C+2H {name}", "commander AS")
    assert table.legal() == ["none", f"spade_swap {name} 1 1"]
    table.play(f"spade_swap {name} 1 1")
    assert look.slot(table, 1, name) == ["6S", "2C+2H"]
    assert lay(hands=[["2C", "2H"], []], slots=[{"S": ["7S"]}, {}]).refuses("reinforce 2C+2H S")


@pytest.mark.rule("NAIPES-R17", "NAIPES-5.2")
def test_r17_a_pair_counts_as_two_cards_in_hand() -> None:
    table = lay(hands=[["2C", "8H", "9D"], []])
    assert look.hand_sizes(table) == [3, 0]
    table.play("place 2C+8H H")
    assert look.hand_sizes(table) == [1, 0]
    assert look.values(table, 0, "H") == [10]


@pytest.mark.rule("NAIPES-R18", "NAIPES-1.9")
def test_r18_a_face_down_unit_is_left_alone_by_every_effect() -> None:
    hidden = {"C": ["4C (down)"], "S": ["3S"]}
    hearts = lay(hands=[["AH"], []], slots=[hidden, {}]).play("commander AH")
    assert hearts.legal() == ["none", "move S 0 W", "move S 0 H", "move S 0 D"]
    queen = lay(slots=[hidden, {}]).play("governor")
    assert queen.legal() == ["move S 0 W", "move S 0 H", "move S 0 D"]
    king = lay(rulers=["K", "Q"], discard=["2C"], slots=[hidden, {}], hands=[[], []]).play("governor")
    assert king.legal() == ["none", "king_play place 2C W"]
    played = lay(hands=[["2C"], []], slots=[hidden, {}])
    assert plays(played) == ["place 2C W"]


@pytest.mark.rule("NAIPES-R18", "NAIPES-R19", "NAIPES-1.9")
def test_r18_even_where_hearts_may_join() -> None:
    hidden = {"C": ["4C (down)"], "S": ["3S"]}
    table = lay(hands=[["AH"], []], slots=[hidden, {}], options={"hearts_join": True}).play("commander AH")
    assert table.legal() == ["none", "move S 0 W", "move S 0 H", "move S 0 D"]


@pytest.mark.rule("NAIPES-R19", "NAIPES-6.10")
def test_r19_hearts_enters_a_taken_slot_by_swapping_only() -> None:
    table = lay(hands=[["AH"], []], slots=[{"S": ["3S"], "D": ["7D"]}, {}]).play("commander AH")
    assert [answer for answer in table.legal() if "D" in answer] == ["swap S 0 D 0"]
    table.play("swap S 0 D 0")
    assert look.slots(table, 0) == {"S": ["7D"], "D": ["3S"]}


@pytest.mark.rule("NAIPES-R20", "NAIPES-6.13")
def test_r20_the_queen_moves_two_cards_at_most() -> None:
    mine = {"C": ["9C"], "S": ["6S"], "H": ["3H"]}
    moved = lay(slots=[mine, {}]).play("governor", "move C 0 W", "move S 0 D")
    assert asked(moved) == (0, "action")
    swapped = lay(slots=[mine, {}]).play("governor", "swap C 0 S 0")
    assert asked(swapped) == (0, "action")
    assert look.slots(swapped, 0) == {"C": ["6S"], "S": ["9C"], "H": ["3H"]}


@pytest.mark.rule("NAIPES-R21", "NAIPES-6.9")
def test_r21_aces_and_enemy_cards_do_not_move() -> None:
    theirs = {"H": ["4H"], "W": ["3D"]}
    for opening in ("governor", "commander AH"):
        table = lay(hands=[["AH"], []], commanders=[["AD"], ["AS"]], slots=[{"C": ["3C"]}, theirs]).play(opening)
        assert [answer for answer in table.legal() if answer != "none"] == [f"move C 0 {name}" for name in "SWHD"]
        table.play("move C 0 H")
        assert look.slots(table, 1) == theirs
        assert look.commanders(table, 1) == ["AS"]


@pytest.mark.rule("NAIPES-R22", "NAIPES-6.11")
def test_r22_spades_does_not_look_at_suits() -> None:
    mine, theirs = {"H": ["6H", "2D"]}, {"H": ["8H", "4C"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS")
    assert table.legal() == ["none", "spade_swap H 1 1"]


@pytest.mark.rule("NAIPES-R23", "NAIPES-6.16")
def test_r23_the_king_forges_any_pair_and_may_replace_with_it() -> None:
    table = lay(
        rulers=["K", "Q"], hands=[["8H", "5S"], []], discard=["2C"], slots=[{"H": ["9H"], "S": ["6S"]}, {}]
    ).play("governor")
    assert {answer for answer in table.legal() if "+" in answer} == {
        "king_play place 2C+8H W",
        "king_play place 2C+5S W",
        "king_play reinforce 2C+5S S",
        "king_play substitute 2C+8H H 0",
        "king_play substitute 2C+5S S 0",
    }
    table.play("king_play substitute 2C+8H H 0")
    assert (look.slot(table, 0, "H"), look.discard(table), look.hand(table, 0)) == (["2C+8H"], {"9H"}, {"5S"})


@pytest.mark.rule("NAIPES-R24", "NAIPES-6.14")
def test_r24_king_units_enter_face_up_and_the_second_may_join_the_first() -> None:
    table = lay(rulers=["K", "Q"], discard=["4C", "3C", "9H"]).play("governor", "king_play place 4C C")
    assert look.slot(table, 0, "C") == ["4C"]
    assert "4C" in look.mentioned(table.view(1), table.heard(1))
    assert look.slot(table.play("king_play reinforce 3C C"), 0, "C") == ["4C", "3C"]
    lone = lay(rulers=["K", "Q"], discard=["9C"], slots=[{"C": ["5C"]}, {}])
    assert look.slot(lone.play("governor", "king_play substitute 9C C 0"), 0, "C") == ["9C"]
