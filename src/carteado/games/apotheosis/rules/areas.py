"""What lies where: areas of Heroes, and the index of the cards that could act or answer (APOTHEOSIS-4, 20.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import Suit, Zone
from carteado.games.apotheosis.language.terms import Stat, Watch
from carteado.games.apotheosis.pieces import NO_CARDS, PLACES, UNCOUNTED, AreaIndex, HandIndex
from carteado.games.apotheosis.rules import stats, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

EVERYBODY: Final = -1


def any_of(moments: list[int]) -> int:
    found = 0
    for bits in moments:
        found |= bits
    return found


def cards(table: ApoState, who: int, zone: int) -> list[int]:
    """The cards of a Hero's area, ascending; not to be changed."""
    areas = index(table).areas
    place = who * PLACES + zone
    return areas[place] if 0 <= place < len(areas) else NO_CARDS


def sheet(table: ApoState, who: int) -> list[int]:
    return cards(table, who, Zone.SHEET)


def entity(table: ApoState, who: int) -> int:
    return sheet_index(table).entities[who] if who < table.seats else NOBODY


def spaces(table: ApoState, who: int, zone: int) -> int:
    stat = Stat.EQUIP if zone == Zone.EQUIP else Stat.MEMENTO if zone == Zone.MEMENTO else Stat.SUPPORT
    value = stats.value(table, who, stat)
    return max(0, value)


def area_for(table: ApoState, id: int) -> int:
    suit = table.card(id).suit
    return Zone.EQUIP if suit == Suit.ITEM else Zone.MEMENTO if suit == Suit.SKILL else Zone.SUPPORT


def index(table: ApoState) -> AreaIndex:
    """The table, sorted in one look; after a card on it has moved, anew."""
    spread = table.index.areas
    if spread is None:
        spread = sheet_index(table).copy(len(table.chars))
        for id, zone in enumerate(table.zones):
            if Zone.EQUIP <= zone <= Zone.ATTACHED:
                index_held(table, spread, id, zone)
            elif zone == Zone.SCENARIO:
                index_card(table, spread, id, EVERYBODY)
            elif zone == Zone.DISCARD and table.card(id).piled:
                index_card(table, spread, id, table.owners[id])
        table.index.areas = spread
    return spread


def sheet_index(table: ApoState) -> AreaIndex:
    """They seldom change, so they are sorted apart from the rest of the table."""
    sheets = table.index.sheets
    if sheets is None:
        sheets = AreaIndex(table.seats, len(table.chars))
        for id, zone in enumerate(table.zones):
            if zone == Zone.SHEET:
                index_held(table, sheets, id, zone)
                if table.card(id).suit == Suit.ENTITY:
                    sheets.entities[table.holders[id]] = id
        table.index.sheets = sheets
    return sheets


def index_held(table: ApoState, spread: AreaIndex, id: int, zone: int) -> None:
    holder = table.holders[id]
    place = holder * PLACES + zone
    area = spread.areas[place]
    if area is NO_CARDS:
        spread.areas[place] = [id]
    else:
        area.append(id)
    index_card(table, spread, id, table.chars[holder].seat)


def index_card(table: ApoState, spread: AreaIndex, id: int, seat: int) -> None:
    """A card that a seat, or everybody, might use, and when; nobody is asked for the master."""
    card = table.card(id)
    if card.passive:
        spread.passives.append(id)
    if card.auto_hears:
        spread.autos.append(id)
        spread.hears[table.seats] |= card.auto_hears
    hears = card.manual_hears
    if hears == 0:
        return
    if seat != EVERYBODY and not card.shared:
        if seat < table.seats:
            index_own(spread, id, hears, seat)
        return
    for other in range(table.seats):
        if other == seat or seat == EVERYBODY:
            index_own(spread, id, hears, other)
        elif hears & 1 and allied(table, seat, other):
            spread.mains[other].append(id)


def index_own(spread: AreaIndex, id: int, hears: int, seat: int) -> None:
    if hears & 1:
        spread.mains[seat].append(id)
    if hears > 1:
        spread.answers[seat].append(id)
        spread.hears[seat] |= hears


def allied(table: ApoState, seat: int, other: int) -> bool:
    return seat < table.seats and table.chars[seat].team == table.chars[other].team


def hand_index(table: ApoState, seat: int) -> HandIndex:
    """A seat's inventory, sorted in one look; after a card of it has come or gone, anew."""
    hand = table.index.hands[seat]
    if hand is None:
        hand = HandIndex()
        for id in table.piles.inventories[seat]:
            index_hand(table, hand, id)
        table.index.hands[seat] = hand
    return hand


def index_hand(table: ApoState, hand: HandIndex, id: int) -> None:
    """With counters on it a card works as on the table (APOTHEOSIS-4.8)."""
    card = table.card(id)
    manual, auto = card.held_manual_hears, card.held_auto_hears
    if zones.has_counters(table, id):
        manual, auto = card.manual_hears, card.auto_hears
        if card.passive:
            hand.passives.append(id)
    if manual:
        hand.manual |= manual
        if manual & 1:
            hand.mains.append(id)
        if manual > 1:
            hand.answers.append(id)
    if auto:
        hand.auto |= auto
        hand.autos.append(id)


def held_manual(table: ApoState, id: int) -> int:
    """What a card in an inventory hears; with counters on it, as on the table."""
    card = table.card(id)
    return card.manual_hears if zones.has_counters(table, id) else card.held_manual_hears


def held_auto(table: ApoState, id: int) -> int:
    card = table.card(id)
    return card.auto_hears if zones.has_counters(table, id) else card.held_auto_hears


def event_masks(table: ApoState) -> list[int]:
    """The moments that the cards hear which each seat may use, then those by themselves, then all of these."""
    ears = table.index.event_masks
    if ears is None:
        ears = index(table).hears.copy()
        for seat in range(table.seats):
            hand = hand_index(table, seat)
            ears[seat] |= hand.manual
            ears[table.seats] |= hand.auto
        ears.append(any_of(ears))
        table.index.event_masks = ears
    return ears


def can_answer(table: ApoState, seat: int, bits: int) -> bool:
    """Whether a card that this seat may use hears one of these moments."""
    return event_masks(table)[seat] & bits != 0


def is_automatic(table: ApoState, bits: int) -> bool:
    """Whether a card hears one of these moments by itself."""
    return event_masks(table)[table.seats] & bits != 0


def is_heard(table: ApoState, bits: int) -> bool:
    """Whether any card hears one of these moments from where it lies."""
    return event_masks(table)[table.seats + 1] & bits != 0


def usable(table: ApoState, seat: int) -> list[int]:
    """The cards that a seat might use in its main phase, of allies only what they share; ascending."""
    found = index(table).mains[seat] + hand_index(table, seat).mains
    for other in range(table.seats):
        if other != seat and allied(table, seat, other):
            found += [id for id in hand_index(table, other).mains if table.card(id).shared]
    found.sort()
    return found


def answering(table: ApoState, seat: int, bits: int) -> list[int]:
    """The cards that a seat might answer these moments with, ascending."""
    found = [id for id in index(table).answers[seat] if table.card(id).manual_hears & bits]
    found += [id for id in hand_index(table, seat).answers if held_manual(table, id) & bits]
    found.sort()
    return found


def automatic(table: ApoState, bits: int) -> list[int]:
    """The cards with automatic effects that hear these moments."""
    found = [id for id in index(table).autos if table.card(id).auto_hears & bits]
    for seat in range(table.seats):
        hand = hand_index(table, seat)
        if hand.auto & bits:
            found += [id for id in hand.autos if held_auto(table, id) & bits]
    return found


def invalidate(table: ApoState, id: int, zone: int) -> None:
    """A card has left or reached a zone: forget what was worked out from where it lay."""
    table.index.event_masks = None
    if Zone.EQUIP <= zone <= Zone.MEMENTO or zone == Zone.SCENARIO:
        table.index.areas = None
        table.dirty = True
        if table.card(id).passive:
            clear_passives(table)
    elif Zone.SHEET <= zone <= Zone.ATTACHED:
        table.index.areas = None
        clear_passives(table)
        if zone == Zone.SHEET:
            clear_sheet(table, table.holders[id])
    elif zone == Zone.INVENTORY:
        table.index.hands[zones.pile_of(table, table.chars[table.holders[id]].seat)] = None
        if zones.has_counters(table, id):
            clear_passives(table)
    elif zone == Zone.DISCARD and table.card(id).piled:
        table.index.areas = None
    if table.index.watch & Watch.CARDS:
        table.dirty = True


def reread(table: ApoState) -> None:
    """After cards have become others."""
    table.heard = 0
    for card in table.cards:
        table.heard |= card.hears
    clear(table)


def clear(table: ApoState) -> None:
    """Any card may lie anywhere: nothing that was worked out holds."""
    table.index.areas = None
    table.index.hands = [None] * (table.seats + 1)
    table.index.event_masks = None
    table.index.sheets = None
    for char in table.chars:
        char.counted = UNCOUNTED
    clear_passives(table)


def clear_sheet(table: ApoState, who: int) -> None:
    """The sheet of a Hero has changed."""
    table.index.sheets = None
    table.chars[who].counted = UNCOUNTED


def clear_passives(table: ApoState) -> None:
    """Something in play came, went, woke or slept: sheets and passives are looked at anew."""
    table.index.passives = None
    table.dirty = True
