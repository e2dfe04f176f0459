"""NAIPES 2.1: the cards, the zones, the slots."""

from __future__ import annotations

from itertools import permutations

import pytest

from naipes.field import into, lay, plays, random_games
from naipes.looking import (
    PACK,
    RANKS,
    SLOTS,
    category,
    commanders,
    deck,
    discard,
    final_seat,
    hand,
    outcome,
    slot,
    values,
)
from table import answers, asked, choices

VALID = {
    (),
    ("Hi",),
    ("Md",),
    ("Lo",),
    ("Hi", "Lo"),
    ("Md", "Md"),
    ("Lo", "Md"),
    ("Lo", "Lo"),
    ("Lo", "Lo", "Md"),
    ("Lo", "Lo", "Lo"),
}
CARDS = {"Hi": ["8H", "9H", "10H"], "Md": ["5H", "6H", "7H"], "Lo": ["2H", "3H", "4H"]}


def of(categories: tuple[str, ...]) -> list[str]:
    """One card of hearts for each category, all different."""
    spare = {name: list(cards) for name, cards in CARDS.items()}
    return [spare[name].pop() for name in categories]


@pytest.mark.rule("NAIPES-1.1")
def test_the_deck_is_ten_ranks_in_four_suits() -> None:
    table = lay(hands=[["..."], []], deck=[], discard=[])
    assert len(PACK) == 40
    assert hand(table, 0) == set(PACK)


@pytest.mark.rule("NAIPES-1.1", "NAIPES-R1")
def test_both_seats_draw_from_the_top_of_one_deck() -> None:
    table = lay(phase="turn", hands=[[], []], deck=["2C", "8H", "5D", "..."])
    assert hand(table, 0) == {"2C"}
    table.play("pass")
    assert hand(table, 1) == {"8H"}
    table.play("pass")
    assert hand(table, 0) == {"2C", "5D"}
    assert len(deck(table)) == 37


@pytest.mark.rule("NAIPES-1.3")
@pytest.mark.parametrize("rank", RANKS[1:])
def test_a_soldier_is_worth_its_rank(rank: str) -> None:
    table = lay(slots=[{"W": [f"{rank}D"]}, {}])
    assert values(table, 0, "W") == [int(rank)]


@pytest.mark.rule("NAIPES-1.3")
@pytest.mark.parametrize(
    ("rank", "on_high", "on_medium"),
    [
        ("2", True, True),
        ("4", True, True),
        ("5", False, True),
        ("7", False, True),
        ("8", False, False),
        ("10", False, False),
    ],
)
def test_low_ends_at_four_and_medium_at_seven(rank: str, on_high: bool, on_medium: bool) -> None:
    table = lay(hands=[[f"{rank}D"], []], slots=[{"W": ["9C"], "D": ["6D"]}, {}])
    expected = [f"reinforce {rank}D W"] * on_high + [f"reinforce {rank}D D"] * on_medium
    assert plays(table, "reinforce") == expected


@pytest.mark.rule("NAIPES-1.3")
@pytest.mark.parametrize("ace", ["AC", "AS", "AH", "AD"])
def test_an_ace_never_enters_a_slot(ace: str) -> None:
    table = lay(hands=[[ace], []], slots=[{"W": ["4C"], "H": ["6H"]}, {}], joker_active=True)
    assert plays(table) == []
    assert plays(table, "commander", "buy") == [f"commander {ace}", f"buy {ace}"]


@pytest.mark.rule("NAIPES-1.4")
def test_a_seat_has_five_slots() -> None:
    hands = [["9C", "9S", "9H", "9D", "2C"], []]
    assert plays(lay(hands=hands, joker_active=True), "place")[:5] == [f"place 2C {name}" for name in "CSWHD"]
    assert [sorted(side["slots"]) for side in lay().view(None)["players"]] == [sorted(SLOTS), sorted(SLOTS)]


@pytest.mark.rule("NAIPES-1.4", "NAIPES-7.5")
def test_the_wild_column_has_no_commander_space() -> None:
    table = lay(add=3, hands=[["AC", "AS", "AH"], ["..."]], deck=[], discard=[], commanders=[["AD"], []], final_seat=0)
    table.play("commander AC", "commander AS", "commander AH")
    assert sorted(commanders(table, 0)) == ["AC", "AD", "AH", "AS"]
    totals = {name: column["totals"] for name, column in outcome(table.play("pass"))["columns"].items()}
    assert totals == {"C": [1, 0], "S": [1, 0], "W": [0, 0], "H": [1, 0], "D": [1, 0]}


@pytest.mark.rule("NAIPES-1.4")
def test_a_hand_has_no_size_limit() -> None:
    table = lay(phase="turn", hands=[["..."], []], deck=["9C"], discard=[])
    assert hand(table, 0) == set(PACK)


@pytest.mark.rule("NAIPES-1.5")
def test_the_discard_pile_never_becomes_the_deck() -> None:
    table = lay(phase="turn", deck=["9C"], hands=[[], ["3D"]], discard=["..."])
    assert deck(table) == []
    assert final_seat(table) == 1
    table.play("pass")
    assert deck(table) == []
    assert len(discard(table)) == 38
    assert hand(table, 1) == {"3D"}


@pytest.mark.rule("NAIPES-1.5")
def test_a_reshuffle_leaves_the_discard_pile_out() -> None:
    table = lay(hands=[["AD"], ["..."]], deck=["9C", "8C"], discard=["2C", "3C"])
    table.play("commander AD", "use", "take 9C")
    assert deck(table) == ["8C"]
    assert discard(table) == {"2C", "3C"}


@pytest.mark.rule("NAIPES-1.5")
def test_both_seats_discard_onto_one_pile() -> None:
    table = lay(hands=[["3C", "4C"], ["3D"]], deck=["9C", "9H", "9D", "..."], discard=[])
    table.play("buy 3C", "pass", "buy 3D")
    assert discard(table) == {"3C", "3D"}


@pytest.mark.rule("NAIPES-1.7")
def test_reinforcements_stand_in_order_of_arrival() -> None:
    table = lay(hands=[["2D", "4D", "3D"], []], slots=[{"D": ["3C"]}, {}]).play("reinforce 4D D", "reinforce 2D D")
    assert slot(table, 0, "D") == ["3C", "4D", "2D"]


@pytest.mark.rule("NAIPES-1.7", "NAIPES-6.11")
def test_the_oldest_left_becomes_the_anchor() -> None:
    mine, theirs = {"S": ["6S", "4S", "2S"]}, {"S": ["9S", "3S"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("governor", "move S 0 W", "stop")
    assert slot(table, 0, "S") == ["4S", "2S"]
    table.play("commander AS")
    assert table.legal() == ["none", "spade_swap S 1 1"]


@pytest.mark.rule("NAIPES-1.7", "NAIPES-6.11")
def test_a_unit_left_alone_is_no_reinforcement() -> None:
    mine, theirs = {"S": ["6S", "4S"]}, {"S": ["9S", "3S"]}
    table = lay(hands=[["AS"], []], slots=[mine, theirs]).play("governor", "move S 0 W", "stop", "commander AS")
    assert slot(table, 0, "S") == ["4S"]
    assert asked(table) == (0, "action")


STANDING = sorted({order for valid in VALID if valid for order in permutations(valid)})


@pytest.mark.rule("NAIPES-1.8", "NAIPES-R14")
@pytest.mark.parametrize("coming", ["Hi", "Md", "Lo"])
@pytest.mark.parametrize("there", STANDING, ids="+".join)
def test_only_the_ten_combinations_ever_stand_and_in_any_order(there: tuple[str, ...], coming: str) -> None:
    card = {"Hi": "8D", "Md": "5D", "Lo": "2D"}[coming]
    table = lay(hands=[[card], []], slots=[{"W": of(there)}, {}], discard=[])
    allowed = [f"{card} W"] if tuple(sorted((*there, coming))) in VALID else []
    assert answers(table, "reinforce") == allowed


@pytest.mark.rule("NAIPES-1.8")
def test_slots_stay_valid_whatever_is_played() -> None:
    for table in random_games(range(12)):
        for seat in (0, 1):
            for name in SLOTS:
                assert tuple(sorted(map(category, values(table, seat, name)))) in VALID


@pytest.mark.rule("NAIPES-1.9", "NAIPES-R18")
def test_nothing_joins_or_replaces_a_face_down_unit() -> None:
    table = lay(hands=[["3C", "2C", "5H"], []], slots=[{"C": ["4C (down)"], "W": ["4D"]}, {}], joker_active=True)
    assert into(table, "C") == []
    face_up = lay(hands=[["3C"], []], slots=[{"C": ["4C"], "W": ["4D"]}, {}])
    assert into(face_up, "C") == ["reinforce 3C C", "substitute 3C C 0"]


@pytest.mark.rule("NAIPES-1.9", "NAIPES-6.9")
def test_nothing_moves_out_of_or_into_a_frozen_slot() -> None:
    full = {"C": ["4C (down)"], "S": ["3S"], "W": ["9C"], "H": ["10H"], "D": ["10D"]}
    table = lay(slots=[full, {}]).play("governor")
    assert choices(table) == {
        "move": ["S 0 W", "S 0 H", "S 0 D", "W 0 S", "H 0 S", "D 0 S"],
        "swap": ["S 0 W 0", "S 0 H 0", "S 0 D 0", "W 0 H 0", "W 0 D 0", "H 0 D 0"],
    }


@pytest.mark.rule("NAIPES-1.9", "NAIPES-3.1")
def test_a_slot_thaws_when_its_unit_is_turned_up() -> None:
    table = lay(
        phase="turn", hands=[["3C"], []], slots=[{"C": ["5C (down)"]}, {"C": ["6C (down)"]}], deck=["AS", "..."]
    )
    assert "reinforce 3C C" in table.legal()
    assert slot(table, 1, "C") == ["6C (down)"]
