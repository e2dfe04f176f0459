"""Plays of units from hand or pile into slots: which are legal, what they cost, how a unit enters (NAIPES-4, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.core.state import Action
from carteado.games.naipes.actions import HAND_PLAYS, KING_PLAYS, PlayActions
from carteado.games.naipes.board import (
    ALL_SLOTS,
    COST,
    COSTS,
    JOKER_COST,
    LONGEST,
    ROW,
    SIDE,
    SLOTS,
    Cost,
    Play,
    Slot,
)
from carteado.games.naipes.cards import (
    FORGES,
    SOLDIERS,
    UNITS,
    Category,
    Unit,
    category_of,
    forged,
    is_ace,
    named,
    number_of,
    unit_of,
    value_of,
)
from carteado.games.naipes.rules import changes

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


FREELY: Final = [True, True, True, False]


def find_hand_plays(table: NaipesState) -> list[Action]:
    """Return every place, reinforce and substitute that the hand and the actions left allow, in canonical order."""
    can_pay = [True, table.main > 0, table.add > 0, False]
    return find_plays(table, hand_units(table.hands[table.active]), HAND_PLAYS, can_pay)


def hand_units(hand: list[int]) -> list[Unit]:
    """Return every soldier and every forged pair of a sorted hand, in canonical order (NAIPES-4.1, 5.1)."""
    units: list[Unit] = []
    at = 0
    for card in hand:
        at += 1
        if not is_ace(card):
            units.append(SOLDIERS[card])
        if FORGES[card]:
            for other in hand[at:]:
                number = number_of(card, other + 1)
                if number >= 0:
                    units.append(UNITS[number])
    return units


def find_plays(table: NaipesState, units: list[Unit], actions: PlayActions, can_pay: list[bool]) -> list[Action]:
    """Return all plays of these units that can be paid for; `can_pay` is indexed by cost."""
    places: list[Action] = []
    reinforcements: list[Action] = []
    substitutions: list[Action] = []
    costs = JOKER_COST if table.joker_active else COST
    base = table.active * SIDE
    slots = table.slots
    for unit in units:
        category = unit.category
        for place in ALL_SLOTS if table.joker_active else unit.slots:
            slot = slots[base + place]
            if slot.frozen:
                continue
            weight = slot.weight
            at = unit.number * SIDE + place
            if weight == 0:
                if can_pay[Cost.MAIN]:
                    places.append(actions.place[at])
                continue
            if can_pay[costs[weight * ROW + category]]:
                reinforcements.append(actions.reinforce[at])
            at *= LONGEST
            for old in slot.units:
                if can_pay[costs[(weight - old.category) * ROW + category]]:
                    substitutions.append(actions.substitute[at])
                at += 1
    return places + reinforcements + substitutions


def play_from_hand(table: NaipesState, action: Action) -> None:
    """Carry out `place`, `reinforce` or `substitute` (NAIPES-4.2 to 4.4)."""
    play = action[0]
    unit = unit_of(action[1], action[2])
    index = action[4] if play == Play.SUBSTITUTE else 0
    hand = table.hands[table.active]
    for card in unit.cards():
        hand.remove(card)
    cost = cost_of_play(table, play, unit, action[3], index)
    changes.pay(table, cost)
    enter(table, play, unit, action[3], index, cost, hides=play == Play.PLACE or table.flags.hides_lone_substitute)


def cost_of_play(table: NaipesState, play: int, unit: Unit, place: int, index: int) -> int:
    """Return the cost of a play, given the units in the slot, for a substitution those that stay (NAIPES-4.5)."""
    slot = table.slots[table.active * SIDE + place]
    rest = slot.weight - slot.units[index].category if play == Play.SUBSTITUTE else slot.weight
    costs = JOKER_COST if table.joker_active else COST
    return costs[rest * ROW + unit.category]


def enter(table: NaipesState, play: int, unit: Unit, place: int, index: int, cost: int, hides: bool) -> None:
    """Put the unit into its slot; face down if it is alone there and `hides` is set."""
    at = table.active * SIDE + place
    slot = table.slots[at]
    if play == Play.PLACE:
        table.slots[at] = Slot([unit], hides)
    elif play == Play.REINFORCE:
        table.slots[at] = slot.joined(unit)
    else:
        table.slots[at] = slot.replaced(index, unit, hides and len(slot.units) == 1)
        changes.throw(table, slot.units[index])
    if table.events is not None:
        report_entry(table, play, unit, place, index, cost, before=slot)


def report_entry(table: NaipesState, play: int, unit: Unit, place: int, index: int, cost: int, before: Slot) -> None:
    """Report a play to both seats, without the cards of a face-down unit (NAIPES-8.4, 8.5)."""
    facts: dict[str, Any] = {"slot": SLOTS[place], "cost": COSTS[cost]}
    if play == Play.SUBSTITUTE:
        facts["index"] = index
        facts["replaced"] = named(before.units[index].cards())
    cards: dict[str, Any] = {"cards": named(unit.cards())}
    name = ENTRIES[play]
    if table.slots[table.active * SIDE + place].frozen:
        changes.report(table, name, {**facts, "up": False}, cards)
    else:
        changes.report(table, name, {**facts, "up": True, **cards})


ENTRIES: Final = ("placed", "reinforced", "substituted")


# The King (NAIPES-6.14 to 6.16)


def find_king_plays(table: NaipesState, second: bool) -> list[Action]:
    """Return plays with cards of the pile that he saw; in the second step, low cards only (NAIPES-6.15)."""
    return find_plays(table, king_units(table, second), KING_PLAYS, FREELY)


def king_units(table: NaipesState, second: bool) -> list[Unit]:
    """Return each card of the pile alone or forged with one from hand; in the first step also two 2s of the pile."""
    pile = table.discard[: table.pile]
    hand = table.hands[table.active]
    numbers: list[int] = []
    for card in pile:
        value = value_of(card)
        if is_ace(card) or (second and category_of(value) != Category.LO):
            continue
        numbers.append(SOLDIERS[card].number)
        add_pairs(numbers, card, hand)
        if value == 2 and not second:
            add_pairs(numbers, card, [other for other in pile if other > card and value_of(other) == 2])
    numbers.sort()
    return [UNITS[number] for number in numbers]


def add_pairs(numbers: list[int], card: int, others: list[int]) -> None:
    for other in others:
        number = forged(card, other)
        if number >= 0:
            numbers.append(number)


def king_play(table: NaipesState, action: Action) -> bool:
    """Play from the pile, free of cost; return whether exactly one low card was taken from it (NAIPES-6.15)."""
    unit = unit_of(action[2], action[3])
    picks = pick_up(table, unit)
    enter(table, action[1], unit, action[4], action[5] - 1, Cost.FREE, hides=table.flags.hides_king_entry)
    return len(picks) == 1 and category_of(value_of(picks[0])) == Category.LO


def pick_up(table: NaipesState, unit: Unit) -> list[int]:
    """Take the unit's cards from hand and pile; return those of the pile."""
    hand = table.hands[table.active]
    picks: list[int] = []
    for card in unit.cards():
        if card in hand:
            hand.remove(card)
        else:
            table.discard.remove(card)
            table.pile -= 1
            picks.append(card)
    return picks
