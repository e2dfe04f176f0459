"""Areas of Heroes, and the index of the cards that could act or answer (APOTHEOSIS-4, 20.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import Suit, Zone
from carteado.games.apotheosis.index import NO_CARDS, PLACES, AreaIndex, HandIndex
from carteado.games.apotheosis.language.terms import Stat, Watch
from carteado.games.apotheosis.pieces import UNCOUNTED
from carteado.games.apotheosis.rules import stats, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

EVERYBODY: Final = -1


def cards(table: ApoState, who: int, zone: int) -> list[int]:
    """Return the cards of a Hero's area, ascending; callers must not change the list."""
    areas = index(table).areas
    place = who * PLACES + zone
    return areas[place] if 0 <= place < len(areas) else NO_CARDS


def sheet(table: ApoState, who: int) -> list[int]:
    return cards(table, who, Zone.SHEET)


def entity(table: ApoState, who: int) -> int:
    """Return the Entity of a Hero, NOBODY if it has none."""
    return sheet_index(table).entities[who] if who < table.seats else NOBODY


def spaces(table: ApoState, who: int, zone: int) -> int:
    """Return the number of spaces of an area."""
    stat = Stat.EQUIP if zone == Zone.EQUIP else Stat.MEMENTO if zone == Zone.MEMENTO else Stat.SUPPORT
    value = stats.value(table, who, stat)
    return max(0, value)


def area_for(table: ApoState, id: int) -> int:
    """Return the area that a card is placed in."""
    suit = table.card(id).suit
    return Zone.EQUIP if suit == Suit.ITEM else Zone.MEMENTO if suit == Suit.SKILL else Zone.SUPPORT


def index(table: ApoState) -> AreaIndex:
    """Return the index of the table; rebuild it after a card on it has moved."""
    built = table.index.areas
    if built is None:
        built = sheet_index(table).copy(len(table.chars))
        for id, zone in enumerate(table.zones):
            if Zone.EQUIP <= zone <= Zone.ATTACHED:
                index_held(table, built, id, zone)
            elif zone == Zone.SCENARIO:
                index_card(table, built, id, EVERYBODY)
            elif zone == Zone.DISCARD and table.card(id).piled:
                index_card(table, built, id, table.owners[id])
        table.index.areas = built
    return built


def sheet_index(table: ApoState) -> AreaIndex:
    """Return the index of the sheets alone, which seldom change."""
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


def index_held(table: ApoState, built: AreaIndex, id: int, zone: int) -> None:
    """Add a card held by a character."""
    holder = table.holders[id]
    place = holder * PLACES + zone
    area = built.areas[place]
    if area is NO_CARDS:
        built.areas[place] = [id]
    else:
        area.append(id)
    index_card(table, built, id, table.chars[holder].seat)


def index_card(table: ApoState, built: AreaIndex, id: int, seat: int) -> None:
    """Add a card to the lists of those who might use it; the master has no list."""
    card = table.card(id)
    if card.passive:
        built.passives.append(id)
    if card.auto_hears:
        built.autos.append(id)
        built.hears[table.seats] |= card.auto_hears
    hears = card.manual_hears
    if hears == 0:
        return
    if seat != EVERYBODY and not card.shared:
        if seat < table.seats:
            index_own(built, id, hears, seat)
        return
    for other in range(table.seats):
        if other == seat or seat == EVERYBODY:
            index_own(built, id, hears, other)
        elif hears & 1 and allied(table, seat, other):
            built.mains[other].append(id)


def index_own(built: AreaIndex, id: int, hears: int, seat: int) -> None:
    if hears & 1:
        built.mains[seat].append(id)
    if hears > 1:
        built.answers[seat].append(id)
        built.hears[seat] |= hears


def allied(table: ApoState, seat: int, other: int) -> bool:
    return seat < table.seats and table.chars[seat].team == table.chars[other].team


def hand_index(table: ApoState, seat: int) -> HandIndex:
    """Return the index of a seat's inventory; rebuild it after a card has come or gone."""
    hand = table.index.hands[seat]
    if hand is None:
        hand = HandIndex()
        for id in table.piles.inventories[seat]:
            index_hand(table, hand, id)
        table.index.hands[seat] = hand
    return hand


def index_hand(table: ApoState, hand: HandIndex, id: int) -> None:
    """Add a card of an inventory; a card with counters works as on the table (APOTHEOSIS-4.8)."""
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
    """Return the event mask of the manual effects of a card in an inventory; with counters on it, as on the table."""
    card = table.card(id)
    return card.manual_hears if zones.has_counters(table, id) else card.held_manual_hears


def held_auto(table: ApoState, id: int) -> int:
    """Return the event mask of the automatic effects of a card in an inventory."""
    card = table.card(id)
    return card.auto_hears if zones.has_counters(table, id) else card.held_auto_hears


def event_masks(table: ApoState) -> list[int]:
    """Return the event masks of each seat's usable effects, then of automatic effects, then of all."""
    masks = table.index.event_masks
    if masks is None:
        masks = index(table).hears.copy()
        for seat in range(table.seats):
            hand = hand_index(table, seat)
            masks[seat] |= hand.manual
            masks[table.seats] |= hand.auto
        heard = 0
        for mask in masks:
            heard |= mask
        masks.append(heard)
        table.index.event_masks = masks
    return masks


def is_heard(table: ApoState, bits: int) -> bool:
    """Whether any card listens for one of these events in its zone."""
    return event_masks(table)[table.seats + 1] & bits != 0


def usable(table: ApoState, seat: int) -> list[int]:
    """Return the cards that a seat might use in its main phase, ascending; of allies only shared ones."""
    found = index(table).mains[seat] + hand_index(table, seat).mains
    for other in range(table.seats):
        if other != seat and allied(table, seat, other):
            found += [id for id in hand_index(table, other).mains if table.card(id).shared]
    found.sort()
    return found


def answering(table: ApoState, seat: int, bits: int) -> list[int]:
    """Return the cards that a seat might answer these events with, ascending."""
    found = [id for id in index(table).answers[seat] if table.card(id).manual_hears & bits]
    found += [id for id in hand_index(table, seat).answers if held_manual(table, id) & bits]
    found.sort()
    return found


def automatic(table: ApoState, bits: int) -> list[int]:
    """Return the cards whose automatic effects listen for these events."""
    found = [id for id in index(table).autos if table.card(id).auto_hears & bits]
    for seat in range(table.seats):
        hand = hand_index(table, seat)
        if hand.auto & bits:
            found += [id for id in hand.autos if held_auto(table, id) & bits]
    return found


def invalidate(table: ApoState, id: int, zone: int) -> None:
    """Invalidate caches after a card has left or reached a zone."""
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
    """Rebuild the indexes after cards were replaced by others."""
    table.heard = 0
    for card in table.cards:
        table.heard |= card.hears
    clear(table)


def clear(table: ApoState) -> None:
    """Drop all caches."""
    table.index.areas = None
    table.index.hands = [None] * (table.seats + 1)
    table.index.event_masks = None
    table.index.sheets = None
    for char in table.chars:
        char.counted = UNCOUNTED
    clear_passives(table)


def clear_sheet(table: ApoState, who: int) -> None:
    """Drop caches after the sheet of a Hero has changed."""
    table.index.sheets = None
    table.chars[who].counted = UNCOUNTED


def clear_passives(table: ApoState) -> None:
    """Drop the cached passives after something entered or left play, woke or fell asleep."""
    table.index.passives = None
    table.dirty = True
