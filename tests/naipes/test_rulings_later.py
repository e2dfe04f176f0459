"""The rulings of the specification, R25 to R40."""

from __future__ import annotations

import pytest

from naipes.field import ADDITIONAL, FREE, MAIN, cost, ended, lay, plays
from naipes.looking import commanders, discard, hand, left, mentioned, outcome, slot, used
from table import asked, choices, turn


@pytest.mark.rule("NAIPES-R25", "NAIPES-6.14")
def test_r25_the_king_replaces_where_there_is_room_too() -> None:
    table = lay(rulers=["K", "Q"], discard=["3C"], slots=[{"C": ["5C"]}, {}]).play("governor")
    assert choices(table) == {
        "none": [],
        "king_play place": ["3C W"],
        "king_play reinforce": ["3C C"],
        "king_play substitute": ["3C C 0"],
    }


@pytest.mark.rule("NAIPES-R26", "NAIPES-6.15")
def test_r26_a_king_who_finds_nothing_is_spent() -> None:
    table = lay(rulers=["K", "Q"], discard=["AS", "9H"], slots=[{"H": ["7H", "6H"], "W": ["5C", "6C"]}, {}])
    table.play("governor")
    assert table.legal() == ["none"]
    table.play("none")
    assert (used(table), left(table), discard(table)) == ([True, False], (1, 1), {"AS", "9H"})
    assert table.refuses("governor")


@pytest.mark.rule("NAIPES-R27", "NAIPES-6.2")
@pytest.mark.parametrize(
    ("own", "kind"), [("J", "jack_take"), ("Q", "queen_first"), ("K", "king_first"), ("X", "action")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_r27_a_seat_activates_its_own_ruler(own: str, kind: str, seat: int) -> None:
    other = {"J": "K", "Q": "X", "K": "J", "X": "Q"}[own]
    ruler_cards = [own, other] if seat == 0 else [other, own]
    table = lay(rulers=ruler_cards, active=seat, discard=["5D"], slots=[{"C": ["5C"]}, {"C": ["6C"]}]).play("governor")
    assert asked(table) == (seat, kind)
    assert used(table) == [seat == 0, seat == 1]


@pytest.mark.rule("NAIPES-R28", "NAIPES-6.7", "NAIPES-6.12")
def test_r28_who_has_looked_must_take() -> None:
    jack = lay(rulers=["J", "Q"], deck=["9S", "8S"]).play("governor")
    assert jack.legal() == ["take 8S", "take 9S"]
    diamonds = lay(hands=[["AD"], []], deck=["9S", "8S"]).play("commander AD")
    assert diamonds.legal() == ["use", "decline"]
    assert diamonds.play("use").legal() == ["take 8S", "take 9S"]


@pytest.mark.rule("NAIPES-R29", "NAIPES-6.8")
def test_r29_clubs_may_look_and_leave() -> None:
    table = lay(hands=[["AC"], []], discard=["9S"]).play("commander AC")
    assert table.legal() == ["take 9S", "none"]
    table.play("none")
    assert (hand(table, 0), discard(table)) == (set(), {"9S"})


@pytest.mark.rule("NAIPES-R30", "NAIPES-6.1")
@pytest.mark.parametrize("ace", ["AC", "AS", "AH", "AD"])
def test_r30_an_ace_without_effect_keeps_its_point(ace: str) -> None:
    table = lay(hands=[[ace], ["..."]], deck=[], discard=[], final_seat=0).play(f"commander {ace}")
    assert asked(table) == (0, "action")
    assert outcome(table.play("pass"))["columns"][ace[1]] == {"totals": [1, 0], "winner": 0}


@pytest.mark.rule("NAIPES-R30", "NAIPES-6.7")
def test_r30_an_effect_declined_is_lost() -> None:
    table = lay(hands=[["AD"], []], deck=["9S", "8S", "7S"]).play("commander AD", "decline", "pass", "pass")
    assert commanders(table, 0) == ["AD"]
    assert plays(table, "use", "take", "commander") == []


@pytest.mark.rule("NAIPES-R31", "NAIPES-7.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_r31_an_ace_behind_an_empty_slot_wins_it(seat: int) -> None:
    spaces: list[list[str]] = [[], []]
    spaces[seat] = ["AH"]
    totals = [int(seat == 0), int(seat == 1)]
    assert outcome(ended(commanders=spaces))["columns"]["H"] == {"totals": totals, "winner": seat}


@pytest.mark.rule("NAIPES-R32", "NAIPES-6.3")
def test_r32_buying_is_paid_with_additional_actions_once_a_turn() -> None:
    assert plays(lay(main=1, add=1, hands=[["9C"], []]), "buy") == []
    table = lay(hands=[["9C", "8C"], []]).play("convert")
    assert left(table) == (0, 3)
    table.play("buy 9C")
    assert left(table) == (0, 1)
    assert plays(table, "buy") == []
    rich = lay(add=3, hands=[["9C", "8C"], []]).play("buy 9C", "convert")
    assert left(rich) == (0, 2)
    assert plays(rich, "buy") == []


@pytest.mark.rule("NAIPES-R33", "NAIPES-6.2", "NAIPES-6.3")
def test_r33_no_buying_and_no_jack_from_an_empty_deck() -> None:
    table = lay(rulers=["J", "Q"], hands=[["9C"], []], deck=[], final_seat=0)
    assert plays(table, "buy", "governor") == []
    one_left = lay(rulers=["J", "Q"], hands=[["9C"], []], deck=["8C"])
    assert plays(one_left, "buy", "governor") == ["governor", "buy 9C"]


@pytest.mark.rule("NAIPES-R34", "NAIPES-6.4")
def test_r34_convert_comes_at_any_point_while_main_is_unspent() -> None:
    table = lay(hands=[["AC", "AS", "3D"], []], slots=[{"D": ["7D"]}, {}], discard=[]).play(
        "commander AC", "commander AS"
    )
    assert left(table) == (1, 0)
    table.play("convert")
    assert left(table) == (0, 1)
    assert cost(table, "reinforce 3D D") == ADDITIONAL


@pytest.mark.rule("NAIPES-R35", "NAIPES-6.17", "NAIPES-4.5")
def test_r35_under_the_joker_a_reinforcement_is_not_paid_with_main() -> None:
    table = lay(rulers=["X", "Q"], add=0, hands=[["9H"], []], slots=[{"H": ["3H"], "W": ["10C", "2C"]}, {}])
    assert cost(table, "reinforce 9H H") == MAIN
    table.play("governor")
    assert table.refuses("reinforce 9H H")
    assert "substitute 9H H 0" in table.legal()
    assert table.refuses("substitute 9H W 0")
    assert cost(table.play("convert"), "reinforce 9H H") == ADDITIONAL
    assert cost(table, "substitute 9H W 0") == ADDITIONAL


@pytest.mark.rule("NAIPES-R36", "NAIPES-6.3", "NAIPES-8.5")
@pytest.mark.parametrize("seat", [1, None])
def test_r36_the_card_given_up_is_not_shown(seat: int | None) -> None:
    one = lay(hands=[["9C", "8C"], []], deck=["7S", "..."]).play("buy 9C")
    other = lay(hands=[["9C", "8C"], []], deck=["7S", "..."]).play("buy 8C")
    assert one.view(seat) == other.view(seat)
    heard = one.heard(seat)
    assert heard == other.heard(seat)
    assert mentioned(heard, one.view(seat)) == set()


@pytest.mark.rule("NAIPES-R37", "NAIPES-6.3", "NAIPES-6.8")
def test_r37_an_ace_given_up_comes_back_by_clubs() -> None:
    table = lay(hands=[["AS", "AC"], []], discard=[], deck=["9S", "8S", "7S", "..."]).play("buy AS", "pass", "pass")
    table.play("commander AC", "take AS", "commander AS")
    assert commanders(table, 0) == ["AC", "AS"]


@pytest.mark.rule("NAIPES-R37", "NAIPES-6.14")
def test_r37_the_king_never_picks_an_ace() -> None:
    table = lay(rulers=["K", "Q"], discard=["AS", "AD", "3C"]).play("governor")
    assert {answer.split()[2] for answer in table.legal()[1:]} == {"3C"}


@pytest.mark.rule("NAIPES-R38", "NAIPES-3.1")
def test_r38_the_first_player_draws_on_turn_one() -> None:
    table = lay(phase="turn", turn=1, hands=[["9C"], ["8C"]], deck=["7C", "..."])
    assert hand(table, 0) == {"9C", "7C"}
    assert hand(table, 1) == {"8C"}
    assert turn(table) == (1, 0)


@pytest.mark.rule("NAIPES-R39", "NAIPES-3.2")
def test_r39_there_is_always_pass() -> None:
    table = lay(main=0, add=0, hands=[[], ["..."]], deck=[], discard=[], final_seat=0)
    assert table.legal() == ["pass"]
    assert cost(lay(), "pass") == FREE


@pytest.mark.rule("NAIPES-R40", "NAIPES-3.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_r40_units_are_turned_up_then_the_card_is_drawn(seat: int | None) -> None:
    table = lay(active=1, slots=[{"S": ["9S (down)"], "C": ["5C (down)"]}, {}]).play("pass")
    heard = [event["event"] for event in table.heard(seat)]
    assert [name for name in heard if name in ("turned_up", "drew")] == ["turned_up", "turned_up", "drew"]
    assert slot(table, 0, "S") == ["9S"]
