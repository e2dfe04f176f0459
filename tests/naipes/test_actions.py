"""NAIPES 2.6: commander, governor, buy, convert, pass."""

from __future__ import annotations

from typing import Any

import pytest

from naipes.field import ADDITIONAL, FREE, cost, lay, plays
from naipes.looking import commanders, deck, discard, final_seat, flags, hand, left, outcome, slot, used
from table import asked, turn


@pytest.mark.rule("NAIPES-6.1")
@pytest.mark.parametrize("ace", ["AC", "AS", "AH", "AD"])
def test_an_ace_goes_to_its_commander_space_for_one_additional(ace: str) -> None:
    table = lay(hands=[[ace, "9C"], ["..."]], deck=[], discard=[], final_seat=0)
    assert cost(table, f"commander {ace}") == ADDITIONAL
    table.play(f"commander {ace}")
    assert commanders(table, 0) == [ace]
    assert commanders(table, 1) == []
    assert hand(table, 0) == {"9C"}
    assert asked(table) == (0, "action")


@pytest.mark.rule("NAIPES-6.1")
def test_a_commander_needs_the_ace_in_hand_and_an_additional_action() -> None:
    assert plays(lay(add=0, hands=[["AC"], []]), "commander") == []
    assert plays(lay(add=1, main=0, hands=[["AC"], []]), "commander") == ["commander AC"]
    assert plays(lay(hands=[["9C"], ["AC"]], discard=["AS"], commanders=[["AH"], ["AD"]]), "commander") == []


@pytest.mark.rule("NAIPES-6.1")
def test_a_commander_stays_to_the_end_in_the_open() -> None:
    table = lay(hands=[["AS"], []], deck=["9C", "9D"], discard=["..."]).play("commander AS", "pass", "pass")
    for seat in (0, 1, None):
        assert table.view(seat)["players"][0]["commanders"] == ["AS"]
    table.play("pass", "pass")
    assert outcome(table)["columns"]["S"] == {"totals": [1, 0], "winner": 0}


@pytest.mark.rule("NAIPES-6.1")
def test_the_effect_of_a_commander_is_offered_once() -> None:
    table = lay(hands=[["AC"], []], discard=["4D", "5D"]).play("commander AC", "take 4D")
    assert asked(table) == (0, "action")
    assert plays(table, "take", "commander") == []
    table.play("pass", "pass")
    assert plays(table, "take", "commander") == []


READY: dict[str, dict[str, Any]] = {
    "J": {"deck": ["9S", "9C"]},
    "Q": {"slots": [{"C": ["5C"]}, {}]},
    "K": {"discard": ["5D"]},
    "X": {},
}
NOT_READY: dict[str, dict[str, Any]] = {
    "J": {"deck": [], "final_seat": 0, "slots": [{"C": ["5C"]}, {}], "discard": ["..."]},
    "Q": {"slots": [{"C": ["5C (down)"]}, {"D": ["6D"]}], "commanders": [["AD"], []], "discard": ["5D"]},
    "K": {"discard": [], "slots": [{"C": ["5C"]}, {}]},
}


@pytest.mark.rule("NAIPES-6.2")
@pytest.mark.parametrize(("ruler", "price"), [("J", ADDITIONAL), ("Q", ADDITIONAL), ("K", ADDITIONAL), ("X", FREE)])
def test_the_governor_costs_one_additional_and_the_joker_nothing(ruler: str, price: tuple[int, int]) -> None:
    table = lay(rulers=[ruler, "J"], **READY[ruler])
    assert cost(table, "governor") == price
    for add, main in ((0, 1), (1, 0)):
        poor = lay(rulers=[ruler, "J"], add=add, main=main, **READY[ruler])
        assert ("governor" in poor.legal()) == (add >= price[1])


@pytest.mark.rule("NAIPES-6.2")
@pytest.mark.parametrize("ruler", ["J", "Q", "K"])
def test_a_ruler_that_could_do_nothing_is_not_used(ruler: str) -> None:
    assert lay(rulers=[ruler, "X"], **NOT_READY[ruler]).refuses("governor")
    assert "governor" in lay(rulers=[ruler, "X"], **READY[ruler]).legal()


@pytest.mark.rule("NAIPES-6.2")
def test_a_ruler_is_used_at_once() -> None:
    table = lay(rulers=["K", "K"], discard=["5D"]).play("governor")
    assert used(table) == [True, False]
    assert asked(table) == (0, "king_first")


@pytest.mark.rule("NAIPES-6.2")
@pytest.mark.parametrize("ruler", ["J", "Q", "K", "X"])
def test_a_ruler_is_used_once_in_the_game(ruler: str) -> None:
    once = lay(rulers=[ruler, ruler], used=[True, False], **READY[ruler])
    assert once.refuses("governor")
    table = lay(rulers=["X", "X"]).play("governor")
    assert table.refuses("governor")
    table.play("pass")
    assert "governor" in table.legal()
    table.play("governor")
    assert used(table) == [True, True]
    assert table.play("pass").refuses("governor")


@pytest.mark.rule("NAIPES-6.2", "NAIPES-R27")
def test_only_the_own_ruler_is_used() -> None:
    own_spent = lay(rulers=["Q", "X"], used=[True, False])
    assert own_spent.refuses("governor")
    enemy_spent = lay(rulers=["X", "Q"], used=[False, True])
    assert asked(enemy_spent.play("governor")) == (0, "action")
    assert flags(enemy_spent)["joker_active"]


@pytest.mark.rule("NAIPES-6.3")
@pytest.mark.parametrize("card", ["3H", "AD"])
def test_buying_gives_a_card_for_the_top_one(card: str) -> None:
    table = lay(hands=[["3H", "AD"], []], deck=["8H", "9H", "..."], discard=["2D"])
    assert cost(table, f"buy {card}") == (0, 2)
    table.play(f"buy {card}")
    assert hand(table, 0) == {"3H", "AD", "8H"} - {card}
    assert discard(table) == {"2D", card}
    assert deck(table)[0] == "9H"
    assert flags(table)["bought"]


@pytest.mark.rule("NAIPES-6.3")
def test_any_card_in_hand_may_be_given_up() -> None:
    table = lay(hands=[["10D", "AC", "2C", "5H"], ["9C"]])
    assert plays(table, "buy") == ["buy AC", "buy 2C", "buy 5H", "buy 10D"]


@pytest.mark.rule("NAIPES-6.3", "NAIPES-R33")
def test_buying_needs_two_additional_a_deck_and_the_first_time() -> None:
    hands = [["3H"], []]
    assert plays(lay(hands=hands, add=2, main=0), "buy") == ["buy 3H"]
    assert plays(lay(hands=hands, add=3, main=0), "buy") == ["buy 3H"]
    assert plays(lay(hands=hands, add=1), "buy") == []
    assert plays(lay(hands=hands, deck=[], final_seat=0), "buy") == []
    assert plays(lay(hands=hands, bought=True), "buy") == []


@pytest.mark.rule("NAIPES-6.3")
def test_a_card_just_given_up_is_not_drawn_back() -> None:
    table = lay(hands=[["3H"], ["..."]], deck=["8H"], discard=[]).play("buy 3H")
    assert hand(table, 0) == {"8H"}
    assert deck(table) == []
    assert final_seat(table) == 1


@pytest.mark.rule("NAIPES-6.3", "NAIPES-3.1")
def test_buying_is_possible_again_in_the_next_turn() -> None:
    table = lay(hands=[["3H"], []], deck=["8H", "9H", "7H", "..."]).play("buy 3H", "pass", "pass")
    assert plays(table, "buy") == ["buy 7H", "buy 8H"]


@pytest.mark.rule("NAIPES-6.4", "NAIPES-R34")
@pytest.mark.parametrize("add", [0, 1, 2])
def test_the_main_action_becomes_an_additional_one(add: int) -> None:
    table = lay(add=add)
    table.play("convert")
    assert left(table) == (0, add + 1)
    assert table.refuses("convert")


@pytest.mark.rule("NAIPES-6.4")
def test_a_spent_main_action_is_not_converted() -> None:
    assert lay(main=0).refuses("convert")
    assert lay(hands=[["9C"], []]).play("place 9C C").refuses("convert")


@pytest.mark.rule("NAIPES-6.5")
def test_pass_ends_the_turn() -> None:
    table = lay(hands=[["9C"], ["8C"]], deck=["7C", "..."], main=1, add=1).play("pass")
    assert turn(table) == (2, 1)
    assert asked(table) == (1, "action")
    assert left(table) == (1, 2)
    assert hand(table, 0) == {"9C"}
    assert hand(table, 1) == {"8C", "7C"}
    assert slot(table, 0, "C") == []


@pytest.mark.rule("NAIPES-6.6")
def test_pass_and_draw_is_only_an_option() -> None:
    assert lay().refuses("pass_and_draw")
    assert "pass_and_draw" in lay(options={"pass_and_draw": True}).legal()
