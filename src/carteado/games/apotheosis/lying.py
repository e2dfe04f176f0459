"""What lies where: areas of Heroes, and which cards could act or answer from where they lie (APO-4, 4.8, 20.4)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import Suit, Zone
from carteado.games.apotheosis.grid import Grid
from carteado.games.apotheosis.pieces import NO_CARDS, PLACES, Hand, Spread
from carteado.kit.cards import NOBODY

EVERYBODY: Final = -1


def any_of(moments: list[int]) -> int:
    found = 0
    for bits in moments:
        found |= bits
    return found


class Lying(Grid):
    """How cards are found."""

    def area(self, who: int, zone: int) -> list[int]:
        """The cards of a Hero's area, ascending; not to be changed."""
        areas = self.look().areas
        place = who * PLACES + zone
        return areas[place] if 0 <= place < len(areas) else NO_CARDS

    def sheet_of(self, who: int) -> list[int]:
        return self.area(who, Zone.SHEET)

    def entity_of(self, who: int) -> int:
        return self.look_at_sheets().entities[who] if who < self.seats else NOBODY

    def look(self) -> Spread:
        """The table, sorted in one look; after a card on it has moved, anew."""
        spread = self.spread
        if spread is None:
            spread = self.look_at_sheets().copy(len(self.chars))
            for id, zone in enumerate(self.zones):
                if Zone.EQUIP <= zone <= Zone.ATTACHED:
                    self.sort_held(spread, id, zone)
                elif zone == Zone.SCENARIO:
                    self.sort_in(spread, id, EVERYBODY)
                elif zone == Zone.DISCARD and self.card(id).piled:
                    self.sort_in(spread, id, self.owners[id])
            self.spread = spread
        return spread

    def look_at_sheets(self) -> Spread:
        """They seldom change, so they are sorted apart from the rest of the table."""
        sheets = self.sheets
        if sheets is None:
            sheets = Spread(self.seats, len(self.chars))
            for id, zone in enumerate(self.zones):
                if zone == Zone.SHEET:
                    self.sort_held(sheets, id, zone)
                    if self.card(id).suit == Suit.ENTITY:
                        sheets.entities[self.holders[id]] = id
            self.sheets = sheets
        return sheets

    def sort_held(self, spread: Spread, id: int, zone: int) -> None:
        holder = self.holders[id]
        place = holder * PLACES + zone
        area = spread.areas[place]
        if area is NO_CARDS:
            spread.areas[place] = [id]
        else:
            area.append(id)
        self.sort_in(spread, id, self.chars[holder].seat)

    def sort_in(self, spread: Spread, id: int, seat: int) -> None:
        """A card that a seat, or everybody, might use, and when; nobody is asked for the master."""
        card = self.card(id)
        if card.passive:
            spread.passives.append(id)
        if card.auto_hears:
            spread.autos.append(id)
            spread.hears[self.seats] |= card.auto_hears
        hears = card.manual_hears
        if hears == 0:
            return
        if seat != EVERYBODY and not card.shared:
            if seat < self.seats:
                self.sort_own(spread, id, hears, seat)
            return
        for other in range(self.seats):
            if other == seat or seat == EVERYBODY:
                self.sort_own(spread, id, hears, other)
            elif hears & 1 and self.allied(seat, other):
                spread.mains[other].append(id)

    def sort_own(self, spread: Spread, id: int, hears: int, seat: int) -> None:
        if hears & 1:
            spread.mains[seat].append(id)
        if hears > 1:
            spread.answers[seat].append(id)
            spread.hears[seat] |= hears

    def allied(self, seat: int, other: int) -> bool:
        return seat < self.seats and self.chars[seat].team == self.chars[other].team

    def hand(self, seat: int) -> Hand:
        """A seat's inventory, sorted in one look; after a card of it has come or gone, anew."""
        hand = self.hands[seat]
        if hand is None:
            hand = Hand()
            for id in self.inventories[seat]:
                self.sort_into(hand, id)
            self.hands[seat] = hand
        return hand

    def sort_into(self, hand: Hand, id: int) -> None:
        """With counters on it a card works as on the table (APO-4.8)."""
        card = self.card(id)
        manual, auto = card.held_manual_hears, card.held_auto_hears
        if self.has_counters(id):
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

    def held_manual(self, id: int) -> int:
        """What a card in an inventory hears; with counters on it, as on the table."""
        card = self.card(id)
        return card.manual_hears if self.has_counters(id) else card.held_manual_hears

    def held_auto(self, id: int) -> int:
        card = self.card(id)
        return card.auto_hears if self.has_counters(id) else card.held_auto_hears

    def listening(self) -> list[int]:
        """The moments that the cards hear which each seat may use, then those by themselves, then all of these."""
        ears = self.ears
        if ears is None:
            ears = self.look().hears.copy()
            for seat in range(self.seats):
                hand = self.hand(seat)
                ears[seat] |= hand.manual
                ears[self.seats] |= hand.auto
            ears.append(any_of(ears))
            self.ears = ears
        return ears

    def listens(self, seat: int, bits: int) -> bool:
        """Whether a card that this seat may use hears one of these moments."""
        return self.listening()[seat] & bits != 0

    def resounds(self, bits: int) -> bool:
        """Whether a card hears one of these moments by itself."""
        return self.listening()[self.seats] & bits != 0

    def heard_here(self, bits: int) -> bool:
        """Whether any card hears one of these moments from where it lies."""
        return self.listening()[self.seats + 1] & bits != 0

    def usable(self, seat: int) -> list[int]:
        """The cards that a seat might use in its main phase, of allies only what they share; ascending."""
        found = self.look().mains[seat] + self.hand(seat).mains
        for other in range(self.seats):
            if other != seat and self.allied(seat, other):
                found += [id for id in self.hand(other).mains if self.card(id).shared]
        found.sort()
        return found

    def answering(self, seat: int, bits: int) -> list[int]:
        """The cards that a seat might answer these moments with, ascending."""
        found = [id for id in self.look().answers[seat] if self.card(id).manual_hears & bits]
        found += [id for id in self.hand(seat).answers if self.held_manual(id) & bits]
        found.sort()
        return found

    def resounding(self, bits: int) -> list[int]:
        """The cards with automatic effects that hear these moments."""
        found = [id for id in self.look().autos if self.card(id).auto_hears & bits]
        for seat in range(self.seats):
            hand = self.hand(seat)
            if hand.auto & bits:
                found += [id for id in hand.autos if self.held_auto(id) & bits]
        return found
