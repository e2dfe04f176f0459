"""Moves, swaps, and exchanges of units with the other seat (NAIPES-6.9 to 6.11, 6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.naipes.actions import move, spade_swap, swap
from carteado.games.naipes.board import ALL_SLOTS, EMPTY, LO, SIDE, SLOTS, VALID
from carteado.games.naipes.cards import named
from carteado.games.naipes.rules import changes

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


def find_hearts_moves(table: NaipesState) -> list[Action]:
    """Return the moves of a low unit to an empty slot, and its swaps with another low unit (NAIPES-6.10)."""
    return find_moves(table, True, table.flags.hearts_join) + find_swaps(table, True)


def find_queen_moves(table: NaipesState) -> list[Action]:
    """Return every move and every swap (NAIPES-6.13)."""
    return find_moves(table, False, True) + find_swaps(table, False)


def find_moves(table: NaipesState, low: bool, join: bool) -> list[Action]:
    """Return moves of face-up units to other own slots, except of the unit the Queen has just moved (NAIPES-6.9)."""
    out: list[Action] = []
    side = table.slots[table.active * SIDE : table.active * SIDE + SIDE]
    for place in ALL_SLOTS:
        slot = side[place]
        if slot.frozen:
            continue
        count = len(slot.units)
        if place == table.moved:
            count -= 1
        for index in range(count):
            category = slot.units[index].category
            if low and category != LO:
                continue
            for to in ALL_SLOTS:
                target = side[to]
                if to == place or target.frozen or (target.weight and not join):
                    continue
                if VALID[target.weight + category]:
                    out.append(move(place, index, to))
    return out


def find_swaps(table: NaipesState, low: bool) -> list[Action]:
    """Return swaps of two face-up units of different own slots that leave both slots valid (NAIPES-6.9)."""
    out: list[Action] = []
    side = table.slots[table.active * SIDE : table.active * SIDE + SIDE]
    for place in ALL_SLOTS:
        if side[place].frozen:
            continue
        for index in range(len(side[place].units)):
            for to in range(place + 1, SIDE):
                if not side[to].frozen:
                    add_swaps(table, out, place, index, to, low)
    return out


def add_swaps(table: NaipesState, out: list[Action], place: int, index: int, to: int, low: bool) -> None:
    """Add the swaps of one unit with those of another own slot."""
    here = table.slots[table.active * SIDE + place]
    there = table.slots[table.active * SIDE + to]
    unit = here.units[index]
    index2 = 0
    for other in there.units:
        gain = other.category - unit.category
        if (
            VALID[here.weight + gain]
            and VALID[there.weight - gain]
            and (not low or LO in (unit.category, other.category))
        ):
            out.append(swap(place, index, to, index2))
        index2 += 1


def find_exchanges(table: NaipesState) -> list[Action]:
    """Return exchanges of an own reinforcement for the other seat's in the same column (NAIPES-6.11)."""
    out: list[Action] = []
    for place in ALL_SLOTS:
        own = table.slots[table.active * SIDE + place]
        other = table.slots[(1 - table.active) * SIDE + place]
        for index in range(1, len(own.units)):
            for index2 in range(1, len(other.units)):
                gain = other.units[index2].category - own.units[index].category
                if VALID[own.weight + gain] and VALID[other.weight - gain]:
                    out.append(spade_swap(place, index, index2))
    return out


def can_move_any(table: NaipesState) -> bool:
    """Whether the Queen has a legal move or swap (NAIPES-6.2)."""
    side = table.slots[table.active * SIDE : table.active * SIDE + SIDE]
    empty = False
    movable = False
    for slot in side:
        if slot.weight == 0:
            empty = True
        elif not slot.frozen:
            movable = True
    return movable and (empty or len(find_queen_moves(table)) > 0)


def move_unit(table: NaipesState, place: int, index: int, to: int) -> None:
    """Move a unit to the end of another slot (NAIPES-6.9)."""
    base = table.active * SIDE
    slot = table.slots[base + place]
    unit = slot.units[index]
    table.slots[base + place] = slot.without(index) if len(slot.units) > 1 else EMPTY
    table.slots[base + to] = table.slots[base + to].joined(unit)
    if table.events is not None:
        changes.report(table, "moved", {"slot": SLOTS[place], "to": SLOTS[to], "cards": named(unit.cards())})


def swap_units(table: NaipesState, place: int, index: int, to: int, index2: int) -> None:
    base = table.active * SIDE
    exchange(table, "swapped", base + place, index, base + to, index2)


def exchange_units(table: NaipesState, place: int, index: int, index2: int) -> None:
    """Exchange a unit with the other seat's in the same column (NAIPES-6.11)."""
    exchange(table, "exchanged", table.active * SIDE + place, index, (1 - table.active) * SIDE + place, index2)


def exchange(table: NaipesState, event: str, at: int, index: int, at2: int, index2: int) -> None:
    """Exchange two units, each taking the other's index."""
    here = table.slots[at]
    there = table.slots[at2]
    unit = here.units[index]
    other = there.units[index2]
    table.slots[at] = here.replaced(index, other)
    table.slots[at2] = there.replaced(index2, unit)
    if table.events is not None:
        slots = {"slot": SLOTS[at % SIDE], "to": SLOTS[at2 % SIDE]}
        changes.report(table, event, {**slots, "cards": named(unit.cards()), "cards2": named(other.cards())})
