"""NAIPES 2.5: two cards as one unit."""

from __future__ import annotations

from itertools import combinations

import pytest

import carteado
from naipes.field import ADDITIONAL, MAIN, cost, lay, plays, priced
from naipes.looking import SOLDIERS, discard, hand, left, slot, values
from table import asked


def rank(card: str) -> int:
    return int(card[:-1])


@pytest.mark.rule("NAIPES-5.1")
def test_only_2_with_2_5_or_8_of_another_suit_is_forged() -> None:
    for first, second in combinations(SOLDIERS, 2):
        forgeable = sorted((rank(first), rank(second))) in [[2, 2], [2, 5], [2, 8]] and first[-1] != second[-1]
        pairs = [play for play in plays(lay(hands=[[first, second], []])) if "+" in play]
        assert bool(pairs) == forgeable, (first, second)
        assert {play.split()[1] for play in pairs} <= {f"{first}+{second}"}


@pytest.mark.rule("NAIPES-5.1")
@pytest.mark.parametrize(
    ("pair", "into"),
    [
        ("2C+5D", ["W", "D"]),
        ("5C+2D", ["C", "W"]),
        ("2S+8H", ["W", "H"]),
        ("8S+2H", ["S", "W"]),
        ("2C+2H", ["C", "W", "H"]),
        ("2S+2D", ["S", "W", "D"]),
    ],
)
def test_a_pair_has_the_suit_of_its_higher_card_and_two_2s_have_both(pair: str, into: list[str]) -> None:
    table = lay(hands=[pair.split("+"), []])
    assert [play for play in plays(table) if "+" in play] == [f"place {pair} {name}" for name in into]


@pytest.mark.rule("NAIPES-5.1")
@pytest.mark.parametrize(("pair", "value"), [("2C+2H", 4), ("2C+5D", 7), ("2C+8D", 10)])
def test_a_pair_is_worth_4_7_or_10(pair: str, value: int) -> None:
    table = lay(hands=[pair.split("+"), []]).play(f"place {pair} W")
    assert slot(table, 0, "W") == [f"{pair} (down)"]
    assert values(table, 0, "W") == [value]
    table.play("pass", "pass")
    assert values(table, 0, "W") == [value]


@pytest.mark.rule("NAIPES-5.1", "NAIPES-5.3")
@pytest.mark.parametrize(
    ("pair", "prices"),
    [
        ("2C+2D", {"C": ADDITIONAL, "W": MAIN, "D": ADDITIONAL}),
        ("2C+5D", {"D": MAIN}),
        ("2C+8D", {}),
    ],
)
def test_a_pair_has_the_category_of_its_value(pair: str, prices: dict[str, tuple[int, int]]) -> None:
    mine = {"C": ["6C"], "W": ["9C"], "D": ["7D"], "H": ["3H"]}
    table = lay(hands=[pair.split("+"), []], slots=[mine, {}])
    found = {play: price for play, price in priced(table, "reinforce").items() if "+" in play}
    assert found == {f"reinforce {pair} {name}": price for name, price in prices.items()}


@pytest.mark.rule("NAIPES-5.2")
@pytest.mark.parametrize(
    ("play", "price"),
    [
        ("place 2C+8H W", MAIN),
        ("reinforce 2C+2H C", ADDITIONAL),
        ("substitute 2C+8H H 0", MAIN),
        ("substitute 2C+2H C 1", ADDITIONAL),
    ],
)
def test_forging_costs_nothing_beyond_the_play(play: str, price: tuple[int, int]) -> None:
    table = lay(hands=[["2C", "8H", "2H", "9D"], []], slots=[{"C": ["6C", "3C"], "H": ["10H"]}, {}])
    assert cost(table, play) == price
    used = set(play.split()[1].split("+"))
    assert hand(table.play(play), 0) == {"2C", "8H", "2H", "9D"} - used


@pytest.mark.rule("NAIPES-5.2")
def test_forging_is_no_action_of_its_own() -> None:
    table = lay(main=0, add=2, hands=[["2C", "8H"], []], used=[True, False])
    assert table.legal() == ["buy 2C", "buy 8H", "pass"]
    assert len(hand(table, 0)) == 2


@pytest.mark.rule("NAIPES-5.2")
def test_the_cards_of_a_pair_stay_separate_in_hand() -> None:
    table = lay(hands=[["2C", "8H"], []], used=[True, False], deck=["9C", "..."])
    assert plays(table) == ["place 2C C", "place 2C W", "place 2C+8H W", "place 2C+8H H", "place 8H W", "place 8H H"]
    assert hand(table.play("buy 2C"), 0) == {"8H", "9C"}


@pytest.mark.rule("NAIPES-5.3")
def test_a_pair_counts_as_one_unit_of_its_slot() -> None:
    table = lay(hands=[["4D"], []], slots=[{"D": ["2C+2H", "3D"]}, {}])
    assert cost(table, "reinforce 4D D") == ADDITIONAL
    table.play("reinforce 4D D")
    assert slot(table, 0, "D") == ["2C+2H", "3D", "4D"]
    assert values(table, 0, "D") == [4, 3, 4]


@pytest.mark.rule("NAIPES-5.3")
def test_a_pair_moves_as_one_unit_and_keeps_its_value() -> None:
    table = lay(slots=[{"D": ["2C+5D", "3D"]}, {}]).play("governor", "move D 0 S", "stop")
    assert slot(table, 0, "S") == ["2C+5D"]
    assert values(table, 0, "S") == [7]
    assert slot(table, 0, "D") == ["3D"]


@pytest.mark.rule("NAIPES-5.3")
def test_a_pair_swaps_as_one_unit() -> None:
    mine, theirs = {"W": ["7C", "2C+2H"]}, {"W": ["7D", "3D"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("commander AS", "spade_swap W 1 1")
    assert slot(table, 0, "W") == ["7C", "3D"]
    assert slot(table, 1, "W") == ["7D", "2C+2H"]
    assert values(table, 1, "W") == [7, 4]


@pytest.mark.rule("NAIPES-5.4")
def test_a_discarded_pair_is_two_ordinary_cards() -> None:
    table = lay(hands=[["9H", "AC", "5D"], []], slots=[{"H": ["2C+8H", "3H"]}, {}], discard=["4S"])
    table.play("substitute 9H H 0")
    assert discard(table) == {"4S", "2C", "8H"}
    table.play("commander AC")
    assert table.legal() == ["take 2C", "take 4S", "take 8H", "none"]
    table.play("take 2C")
    assert hand(table, 0) == {"2C", "5D"}
    assert discard(table) == {"4S", "8H"}


@pytest.mark.rule("NAIPES-5.5")
def test_a_pair_is_not_forged_again() -> None:
    table = lay(hands=[["2C", "2S", "2H", "8D"], []])
    pairs = {"2C+2S", "2C+2H", "2S+2H", "2C+8D", "2S+8D", "2H+8D"}
    assert {play.split()[1] for play in plays(table) if "+" in play} == pairs


@pytest.mark.rule("NAIPES-5.5")
def test_a_unit_on_the_board_is_not_forged() -> None:
    table = lay(hands=[["5D", "8D"], []], slots=[{"D": ["2C+2H"], "W": ["2S"]}, {}])
    assert plays(table, "reinforce") == ["reinforce 5D W", "reinforce 5D D", "reinforce 8D W", "reinforce 8D D"]
    table.play("reinforce 8D D")
    assert values(table, 0, "D") == [4, 8]


@pytest.mark.rule("NAIPES-5.3", "NAIPES-R16")
def test_the_suits_of_a_pair_on_the_board_are_not_looked_at() -> None:
    table = lay(hands=[["2C", "2H"], []]).play("place 2C+2H H", "pass", "pass")
    table.play("governor")
    assert table.legal() == [f"move H 0 {name}" for name in "CSWD"]
    assert asked(table) == (0, "queen_first")
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-9.2")
def test_the_two_cards_of_a_pair_come_in_either_order() -> None:
    """Typed, as JSON and in positions; what the game writes is always in canonical order."""
    game = carteado.load("naipes")
    assert game.parse("place 8H+2C H") == game.parse("place 2C+8H H")
    backwards = {"type": "place", "cards": ["8H", "2C"], "slot": "H"}
    assert game.action_json(game.parse_json(backwards)) == {**backwards, "cards": ["2C", "8H"]}
    for down in ("", " (down)"):
        laid = [lay(slots=[{"H": [f"{pair}{down}"]}, {}]) for pair in ("2C+8H", "8H+2C")]
        assert laid[0].state.digest() == laid[1].state.digest()


@pytest.mark.parametrize("pair", ["2C+2C", "2C+XX", "XX+2C", "5C+6C", "2C+8H+3H", "+", "2C+"])
def test_what_is_no_pair_is_refused_in_a_position(pair: str) -> None:
    with pytest.raises(carteado.Invalid, match="position-bad-value"):
        lay(slots=[{"W": [pair]}, {}])
