"""The forty cards of naipes, and the units they form."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("C", "S", "H", "D")
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
CARD_NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
DECK: Final = 40
SUIT: Final = 10
WILD: Final = 2
SLOT_OF_SUIT: Final = [0, 1, 3, 4]
NO_CARD: Final = -1


class Category:
    """Soldiers by value (NAIPES-1.3). The numbers are chosen so that a sum of up to four identifies its terms."""

    LO: Final = 1
    MD: Final = 5
    HI: Final = 20


def named(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def is_ace(card: int) -> bool:
    return card % SUIT == 0


def value_of(card: int) -> int:
    return card % SUIT + 1


def category_of(value: int) -> int:
    if value <= 4:
        return Category.LO
    return Category.MD if value <= 7 else Category.HI


class Unit:
    """A soldier or a forged pair, which counts as one card in a slot. Immutable and shared by all tables."""

    def __init__(self, first: int, second: int, value: int, slots: list[int]) -> None:
        self.number = 0
        self.first = first
        self.second = second
        self.value = value
        self.category = category_of(value)
        self.slots = slots
        self.name = "+".join(named(self.cards()))

    def cards(self) -> list[int]:
        """Return its physical cards, in canonical order."""
        return [self.first] if self.second == NO_CARD else [self.first, self.second]


def soldier(card: int) -> Unit:
    """Make a soldier; it fits the slot of its suit and the wild slot (NAIPES-4.1)."""
    return Unit(card, NO_CARD, value_of(card), sorted([SLOT_OF_SUIT[card // SUIT], WILD]))


def forgeable(one: int, other: int) -> bool:
    """Whether two cards can be forged: 2+2, 2+5 or 2+8 of different suits (NAIPES-5.1)."""
    low, high = sorted([value_of(one), value_of(other)])
    return low == 2 and high in (2, 5, 8) and one // SUIT != other // SUIT


def forge(one: int, other: int) -> Unit:
    """Forge two cards into a unit of the higher card's suit; a 2+2 has both suits (NAIPES-5.1)."""
    higher = max(value_of(one), value_of(other))
    suited = [SLOT_OF_SUIT[card // SUIT] for card in (one, other) if value_of(card) == higher]
    return Unit(one, other, value_of(one) + value_of(other), sorted([WILD, *suited]))


def all_units() -> list[Unit]:
    """Return the 36 soldiers and 30 forged pairs, numbered in the order of NAIPES-9.6."""
    units: list[Unit] = []
    for card in range(DECK):
        if not is_ace(card):
            units.append(soldier(card))
        units.extend([forge(card, other) for other in range(card + 1, DECK) if forgeable(card, other)])
    for number, unit in enumerate(units):
        unit.number = number
    return units


UNITS: Final = all_units()
ROW: Final = DECK + 1


def all_numbers() -> list[int]:
    """Index unit numbers by `first * 41 + second + 1`, `second` -1 for a single card; -1 where there is no unit."""
    numbers = [-1] * (DECK * ROW)
    for unit in UNITS:
        numbers[unit.first * ROW + unit.second + 1] = unit.number
    return numbers


NUMBERS: Final = all_numbers()


def number_of(first: int, second: int) -> int:
    """Return the number of the unit that an action names: a card, and another card plus one, or 0; -1 if none."""
    return NUMBERS[first * ROW + second]


def unit_of(first: int, second: int) -> Unit:
    return UNITS[number_of(first, second)]


def forged(one: int, other: int) -> int:
    """Return the number of the unit that two cards forge, in either order; -1 if they cannot."""
    return number_of(one, other + 1) if one < other else number_of(other, one + 1)


# Indexed by card; the entries of the Aces are never read.
SOLDIERS: Final = [unit_of(card, 0) for card in range(DECK)]
FORGES: Final = [value_of(card) in (2, 5, 8) for card in range(DECK)]
