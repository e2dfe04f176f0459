"""What lies where: areas of Heroes, and which cards could act or answer from where they lie (APO-4, 4.8, 20.4)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import Suit, Zone
from carteado.games.apotheosis.grid import Grid
from carteado.games.apotheosis.pieces import NOT_LOOKED_AT, Spread
from carteado.kit.cards import NOBODY

NO_CARDS: Final[list[int]] = []
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
        found = self.look().areas.get(who * 16 + zone)
        return NO_CARDS if found is None else found

    def sheet_of(self, who: int) -> list[int]:
        return self.area(who, Zone.SHEET)

    def entity_of(self, who: int) -> int:
        return self.look_at_sheets().entities[who] if who < self.seats else NOBODY

    def look(self) -> Spread:
        """The table, sorted in one look; after a card on it has moved, anew."""
        spread = self.spread
        if spread is None:
            spread = self.look_at_sheets().copy()
            for id, zone in enumerate(self.zones):
                if Zone.EQUIP <= zone <= Zone.ATTACHED:
                    self.sort_held(spread, id, zone)
                elif zone == Zone.SCENARIO:
                    self.sort_in(spread, id, EVERYBODY)
                elif zone == Zone.DISCARD and self.card(id).piled:
                    self.sort_in(spread, id, self.owners[id])
            spread.hears.append(any_of(spread.hears))
            self.spread = spread
        return spread

    def look_at_sheets(self) -> Spread:
        """They seldom change, so they are sorted apart from the rest of the table."""
        sheets = self.sheets
        if sheets is None:
            sheets = Spread(self.seats)
            for id, zone in enumerate(self.zones):
                if zone == Zone.SHEET:
                    self.sort_held(sheets, id, zone)
                    if self.card(id).suit == Suit.ENTITY:
                        sheets.entities[self.holders[id]] = id
            self.sheets = sheets
        return sheets

    def sort_held(self, spread: Spread, id: int, zone: int) -> None:
        holder = self.holders[id]
        key = holder * 16 + zone
        area = spread.areas.get(key)
        if area is None:
            spread.areas[key] = [id]
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

    def hand_hears(self, seat: int) -> int:
        """The moments that an inventory's cards hear by hand; then those of all by themselves; then all of these."""
        hands = self.hands
        if hands is NOT_LOOKED_AT:
            hands = []
            alone = 0
            for other in range(self.seats):
                by_hand = 0
                for id in self.inventories[other]:
                    card = self.card(id)
                    counted = self.has_counters(id)
                    by_hand |= card.manual_hears if counted else card.held_manual_hears
                    alone |= card.auto_hears if counted else card.held_auto_hears
                hands.append(by_hand)
            hands.append(alone)
            hands.append(any_of(hands))
            self.hands = hands
        return hands[seat]

    def held_manual(self, id: int) -> int:
        """What a card in an inventory hears; with counters on it, as on the table."""
        card = self.card(id)
        return card.manual_hears if self.has_counters(id) else card.held_manual_hears

    def held_auto(self, id: int) -> int:
        card = self.card(id)
        return card.auto_hears if self.has_counters(id) else card.held_auto_hears

    def listens(self, seat: int, bits: int) -> bool:
        """Whether a card that this seat may use hears one of these moments; with the number of seats, any by itself."""
        return (self.look().hears[seat] | self.hand_hears(seat)) & bits != 0

    def heard_here(self, bits: int) -> bool:
        """Whether any card hears one of these moments from where it lies."""
        return self.listens(self.seats + 1, bits)

    def usable(self, seat: int) -> list[int]:
        """The cards that a seat might use in its main phase, of allies only what they share; ascending."""
        found = self.look().mains[seat].copy()
        for other in range(self.seats):
            if self.hand_hears(other) & 1 and (other == seat or self.allied(seat, other)):
                for id in self.inventories[other]:
                    if (other == seat or self.card(id).shared) and self.held_manual(id) & 1:
                        found.append(id)
        found.sort()
        return found

    def answering(self, seat: int, bits: int) -> list[int]:
        """The cards that a seat might answer these moments with, ascending."""
        found: list[int] = []
        spread = self.look()
        if spread.hears[seat] & bits:
            found = [id for id in spread.answers[seat] if self.card(id).manual_hears & bits]
        if self.hand_hears(seat) & bits:
            found += [id for id in self.inventories[seat] if self.held_manual(id) & bits]
        found.sort()
        return found

    def resounding(self, bits: int) -> list[int]:
        """The cards with automatic effects that hear these moments."""
        found: list[int] = []
        spread = self.look()
        if spread.hears[self.seats] & bits:
            found = [id for id in spread.autos if self.card(id).auto_hears & bits]
        if self.hand_hears(self.seats) & bits:
            for held in self.inventories:
                found += [id for id in held if self.held_auto(id) & bits]
        return found
