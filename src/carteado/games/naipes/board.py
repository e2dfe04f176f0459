"""The board of naipes: slots, which units may share one, the cost of joining it, and the option flags."""

from __future__ import annotations

from typing import Final

from carteado.games.naipes.cards import Category, Unit

SLOTS: Final = ("C", "S", "W", "H", "D")
RULERS: Final = ("J", "Q", "K", "X")
COSTS: Final = ("free", "main", "additional")
PLAYS: Final = ("place", "reinforce", "substitute")
ALL_SLOTS: Final = [0, 1, 2, 3, 4]
SIDE: Final = 5
LONGEST: Final = 3
HAND: Final = 5
FEW: Final = 3
NOBODY: Final = -1
NO_RULERS: Final[list[int]] = []


class Ruler:
    """The four rulers of NAIPES-1.2, in canonical order."""

    JACK: Final = 0
    QUEEN: Final = 1
    KING: Final = 2
    JOKER: Final = 3


RULER_CARDS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]


class Play:
    """The ways in which a unit enters a slot."""

    PLACE: Final = 0
    REINFORCE: Final = 1
    SUBSTITUTE: Final = 2


class Cost:
    """What a play costs; `NEVER` where the table of NAIPES-4.6 has a dash."""

    FREE: Final = 0
    MAIN: Final = 1
    ADDITIONAL: Final = 2
    NEVER: Final = 3


class Flags:
    """The options of a battle, as the rules read them."""

    def __init__(self) -> None:
        self.two_piles = False
        self.pass_and_draw = False
        self.first_player: int = NOBODY
        self.three_or_total = False
        self.hides_lone_substitute = True
        self.hides_king_entry = False
        self.hearts_join = False


class Slot:
    """One player's half of a column: its units, anchor first (NAIPES-1.7). Immutable: changes make a new slot."""

    def __init__(self, units: list[Unit], frozen: bool) -> None:
        self.units = units
        self.frozen = frozen
        weight = 0
        total = 0
        for unit in units:
            weight += unit.category
            total += unit.value
        self.weight = weight
        self.total = total

    def joined(self, unit: Unit) -> Slot:
        units = self.units.copy()
        units.append(unit)
        return Slot(units, False)

    def replaced(self, index: int, unit: Unit, hidden: bool = False) -> Slot:
        units = self.units.copy()
        units[index] = unit
        return Slot(units, hidden)

    def without(self, index: int) -> Slot:
        units = self.units.copy()
        units.pop(index)
        return Slot(units, False)

    def turned_up(self) -> Slot:
        return Slot(self.units, False)


EMPTY: Final = Slot([], False)

LO: Final = Category.LO
MD: Final = Category.MD
HI: Final = Category.HI
COMBINATIONS: Final = (0, HI, MD, LO, HI + LO, MD + MD, MD + LO, LO + LO, MD + LO + LO, LO + LO + LO)
HEAVIEST: Final = HI + LO
VALID: Final = [weight in COMBINATIONS for weight in range(HEAVIEST + HI + 1)]


def cost_of(rest: int, category: int, joker: bool) -> int:
    """Return the cost of joining units of total weight `rest`, for a substitution those that stay (NAIPES-1.8, 4.5)."""
    if not VALID[rest + category]:
        return Cost.NEVER
    if rest == 0:
        return Cost.MAIN
    if joker or (category == LO and rest < HI):
        return Cost.ADDITIONAL
    return Cost.MAIN


ROW: Final = HI + 1


def cost_table(joker: bool) -> list[int]:
    """Return the table of NAIPES-4.6, indexed by `rest * ROW + category`."""
    return [cost_of(at // ROW, at % ROW, joker) for at in range((HEAVIEST + 1) * ROW)]


COST: Final = cost_table(False)
JOKER_COST: Final = cost_table(True)
