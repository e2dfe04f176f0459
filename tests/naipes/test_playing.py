"""NAIPES 2.4: placing, reinforcing, substituting, and what each costs."""

from __future__ import annotations

import pytest

from naipes.field import ADDITIONAL, MAIN, cost, into, lay, plays, priced
from naipes.looking import SLOTS, SUITS, discard, hand, left, slot, slots

# Low, medium and high soldiers of hearts for a slot, and others to come, both ends of each category among them.
THERE = {"Hi": ["8H", "10H"], "Md": ["5H", "7H"], "Lo": ["2H", "4H", "3H"]}
FULL = {"C": ["9C", "2C"], "S": ["9S", "2S"], "H": ["10C", "3C"], "D": ["10S", "3S"]}
COMING = {"Hi": ["8D", "10D"], "Md": ["5D", "7D"], "Lo": ["2D", "4D"]}

TABLE_46: dict[tuple[str, ...], tuple[str, str, str]] = {
    (): ("m", "m", "m"),
    ("Hi",): ("-", "-", "m"),
    ("Md",): ("-", "m", "a"),
    ("Lo",): ("m", "m", "a"),
    ("Md", "Lo"): ("-", "-", "a"),
    ("Lo", "Lo"): ("-", "m", "a"),
    ("Hi", "Lo"): ("-", "-", "-"),
    ("Md", "Md"): ("-", "-", "-"),
    ("Md", "Lo", "Lo"): ("-", "-", "-"),
    ("Lo", "Lo", "Lo"): ("-", "-", "-"),
}
CELLS = [
    (staying, added, cell)
    for staying, row in TABLE_46.items()
    for added, cell in zip(("Hi", "Md", "Lo"), row, strict=True)
]


def units(categories: tuple[str, ...]) -> list[str]:
    spare = {name: list(cards) for name, cards in THERE.items()}
    return [spare[name].pop(0) for name in categories]


def price(cell: str, joker: bool, first_row: bool) -> tuple[int, int] | None:
    """What a cell of the table means."""
    if cell == "-":
        return None
    return ADDITIONAL if cell == "a" or (joker and not first_row) else MAIN


@pytest.mark.rule("NAIPES-4.1")
@pytest.mark.parametrize("suit", SUITS)
def test_a_soldier_fits_its_suit_and_the_wild_slot(suit: str) -> None:
    table = lay(hands=[[f"6{suit}"], []])
    assert plays(table) == [f"place 6{suit} {name}" for name in SLOTS if name in ("W", suit)]
    joker = lay(hands=[[f"6{suit}"], []], joker_active=True)
    assert plays(joker) == [f"place 6{suit} {name}" for name in SLOTS]


@pytest.mark.rule("NAIPES-4.1", "NAIPES-4.3", "NAIPES-4.4")
@pytest.mark.parametrize("suit", SUITS)
def test_reinforcements_and_substitutes_must_fit_too(suit: str) -> None:
    full = {"C": ["3C"], "S": ["3S"], "W": ["2S"], "H": ["3H"], "D": ["3D"]}
    fitting = [name for name in SLOTS if name in ("W", suit)]
    for joker, accepting in ((False, fitting), (True, list(SLOTS))):
        table = lay(hands=[[f"6{suit}"], []], slots=[full, {}], joker_active=joker)
        assert plays(table, "reinforce") == [f"reinforce 6{suit} {name}" for name in accepting]
        assert plays(table, "substitute") == [f"substitute 6{suit} {name} 0" for name in accepting]


@pytest.mark.rule("NAIPES-4.1")
def test_operands_come_from_the_own_hand() -> None:
    table = lay(hands=[["6S"], ["6H"]], discard=["6D"], slots=[{"W": ["6C"]}, {}])
    assert plays(table) == ["place 6S S", "reinforce 6S W", "substitute 6S W 0"]


@pytest.mark.rule("NAIPES-4.2")
def test_a_placed_unit_is_the_face_down_anchor() -> None:
    table = lay(hands=[["6S", "9C"], []]).play("place 6S S")
    assert slots(table, 0) == {"S": ["6S (down)"]}
    assert hand(table, 0) == {"9C"}
    assert left(table) == (0, 2)
    table.play("pass")
    assert slot(table, 0, "S") == ["6S (down)"]
    table.play("pass")
    assert slot(table, 0, "S") == ["6S"]


@pytest.mark.rule("NAIPES-4.2")
def test_placing_needs_the_main_action() -> None:
    assert plays(lay(main=0, add=3, hands=[["6S"], []])) == []
    assert plays(lay(main=1, add=0, hands=[["6S"], []])) == ["place 6S S", "place 6S W"]


@pytest.mark.rule("NAIPES-4.2", "NAIPES-R9")
def test_placing_needs_an_empty_slot() -> None:
    table = lay(hands=[["6S"], []], slots=[{"S": ["9S"]}, {}])
    assert plays(table, "place") == ["place 6S W"]


@pytest.mark.rule("NAIPES-4.3")
def test_a_reinforcement_is_appended_face_up() -> None:
    table = lay(hands=[["3H", "9C"], []], slots=[{"H": ["6H", "2H"]}, {}]).play("reinforce 3H H")
    assert slots(table, 0) == {"H": ["6H", "2H", "3H"]}
    assert hand(table, 0) == {"9C"}
    assert left(table) == (1, 1)
    assert discard(table) == set()


@pytest.mark.rule("NAIPES-4.3")
def test_an_empty_slot_is_not_reinforced() -> None:
    assert plays(lay(hands=[["3H"], []], joker_active=True), "reinforce") == []


@pytest.mark.rule("NAIPES-4.4", "NAIPES-R11")
@pytest.mark.parametrize(
    ("index", "after"), [(0, ["4D", "2D", "3D"]), (1, ["7D", "4D", "3D"]), (2, ["7D", "2D", "4D"])]
)
def test_a_substitute_takes_the_place_of_the_old_unit(index: int, after: list[str]) -> None:
    before = ["7D", "2D", "3D"]
    table = lay(hands=[["4D"], []], slots=[{"D": before}, {}], discard=["9C"])
    table.play(f"substitute 4D D {index}")
    assert slot(table, 0, "D") == after
    assert discard(table) == {"9C", before[index]}
    assert hand(table, 0) == set()
    assert left(table) == (1, 1)


@pytest.mark.rule("NAIPES-4.4")
def test_a_substitute_needs_a_unit_at_that_index() -> None:
    table = lay(hands=[["4D"], []], slots=[{"D": ["7D", "2D"]}, {}])
    assert plays(table, "substitute") == ["substitute 4D D 0", "substitute 4D D 1"]
    assert table.refuses("substitute 4D D 2")
    assert table.refuses("substitute 4D W 0")


@pytest.mark.rule("NAIPES-4.4", "NAIPES-1.9")
def test_a_lone_substitute_counts_as_a_placement() -> None:
    table = lay(hands=[["3S", "2S"], []], slots=[{"S": ["4S"]}, {}])
    assert priced(table, "substitute") == {"substitute 2S S 0": MAIN, "substitute 3S S 0": MAIN}
    table.play("substitute 3S S 0")
    assert slot(table, 0, "S") == ["3S (down)"]
    assert into(table, "S") == []
    table.play("pass", "pass")
    assert slot(table, 0, "S") == ["3S"]


@pytest.mark.rule("NAIPES-4.4", "NAIPES-4.5", "NAIPES-6.17")
def test_a_lone_substitute_costs_main_under_the_joker_too() -> None:
    table = lay(hands=[["3S"], []], slots=[{"D": ["4S"]}, {}], joker_active=True)
    assert cost(table, "substitute 3S D 0") == MAIN
    assert lay(main=0, hands=[["3S"], []], slots=[{"D": ["4S"]}, {}], joker_active=True).refuses("substitute 3S D 0")


@pytest.mark.rule("NAIPES-4.3", "NAIPES-4.5", "NAIPES-4.6")
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize(("staying", "added", "cell"), CELLS)
def test_the_price_of_joining_a_slot(staying: tuple[str, ...], added: str, cell: str, joker: bool) -> None:
    expected = price(cell, joker, not staying)
    for card in COMING[added]:
        play = f"reinforce {card} W" if staying else f"place {card} W"
        for main, add in ((1, 0), (0, 1), (1, 1), (0, 0)):
            mine = {**FULL, "W": units(staying)}
            table = lay(main=main, add=add, hands=[[card], []], slots=[mine, {}], joker_active=joker)
            payable = expected is not None and main >= expected[0] and add >= expected[1]
            assert plays(table, "place", "reinforce") == ([play] if payable else [])
            if payable:
                assert cost(table, play) == expected


@pytest.mark.rule("NAIPES-4.4", "NAIPES-4.5", "NAIPES-4.6", "NAIPES-R12")
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize(("staying", "added", "cell"), CELLS)
def test_the_price_of_a_substitute_is_that_of_joining_those_that_stay(
    staying: tuple[str, ...], added: str, cell: str, joker: bool
) -> None:
    expected = price(cell, joker, not staying)
    for card in COMING[added]:
        for old in leaving(staying):
            table = lay(hands=[[card], []], slots=[{"W": [*units(staying), old]}, {}], joker_active=joker)
            at = f"substitute {card} W {len(staying)}"
            assert (at in table.legal()) == (expected is not None), old
            if expected is not None:
                assert cost(table, at) == expected, old


def leaving(staying: tuple[str, ...]) -> list[str]:
    """What may stand beside those: the category of the unit that leaves is irrelevant."""
    row = TABLE_46[staying]
    return [card for card, cell in zip(("9C", "6C", "3C"), row, strict=True) if cell != "-"]


@pytest.mark.rule("NAIPES-4.7")
def test_a_seat_plays_into_its_own_slots_only() -> None:
    theirs = {"C": ["3C"], "S": ["9S (down)"], "W": ["4H"], "D": ["6D"]}
    alone = lay(hands=[["6C", "2D"], ["AC"]], discard=["..."], deck=["9C"])
    against = lay(hands=[["6C", "2D"], ["AC"]], slots=[{}, theirs], discard=["..."], deck=["9C"])
    assert against.legal() == alone.legal()
    against.play("place 6C C")
    assert slots(against, 0) == {"C": ["6C (down)"]}
    assert slots(against, 1) == theirs
