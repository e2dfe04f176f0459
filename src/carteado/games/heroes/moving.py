"""Cards and energy on the move (HEROES-7, 10, 18). Every change is one atom that changes the state and reports it."""

from __future__ import annotations

from carteado.core.rng import Rng
from carteado.games.heroes.board import PLACES, STORAGE, SUBSTITUTIONS, TEAM_SIZE, Type, Zone
from carteado.games.heroes.pieces import HeroCard, Snapshot, Unit
from carteado.games.heroes.table import Table
from carteado.kit.cards import NOBODY


class Moving(Table):
    """Cards from zone to zone, energy from place to place."""

    def tell_seat(self, name: str, seat: int) -> None:
        if self.events is not None:
            self.report(name, {"seat": seat})

    def tell_card(self, name: str, seat: int, id: int) -> None:
        """The Mob belongs to nobody."""
        if self.events is not None:
            self.report(name, {"seat": seat if seat >= 0 else None, **self.named(id)})

    def tell_amount(self, name: str, id: int, amount: int) -> None:
        if self.events is not None:
            self.report(name, {**self.named(id), "amount": amount})

    def roll(self, what: str, sides: int, source: int) -> int:
        """A die that everyone sees (HEROES-23.1)."""
        result = self.rng.roll(sides)
        if self.events is not None:
            self.report("rolled", {"what": what, "sides": sides, "result": result, **self.named(source)})
        return result

    def picked(self, id: int) -> None:
        self.tell_card("picked", self.owners[id], id)

    # Decks and hands

    def shuffle_deck(self, seat: int) -> None:
        self.deal_deck(seat, self.rng)
        self.renumber(seat)
        self.tell_seat("shuffled", seat)

    def deal_deck(self, seat: int, rng: Rng) -> None:
        """Deal the cards of the deck, from their printed order, anew under the numbers of the deck."""
        deck = self.decks[seat]
        numbers = [self.cards[id].number for id in deck]
        numbers.sort()
        rng.shuffle(numbers)
        cards = self.cards.copy()
        for place in range(len(deck)):
            cards[deck[place]] = self.catalog.cards[numbers[place]]
        self.cards = cards

    def renumber(self, seat: int) -> None:
        """Give the cards of hand and deck new numbers at random, so that no number tells when its card was drawn."""
        held = len(self.hands[seat])
        old = self.hands[seat] + self.decks[seat]
        new = old.copy()
        self.rng.mix(new)
        cards = self.cards.copy()
        for place in range(len(new)):
            cards[new[place]] = self.cards[old[place]]
            self.zones[new[place]] = Zone.HAND if place < held else Zone.DECK
        self.cards = cards
        self.hands[seat] = new[:held]
        self.decks[seat] = new[held:]

    def draw_cards(self, seat: int, amount: int) -> None:
        """From an empty deck nothing is drawn (HEROES-6.3)."""
        drawn: list[int] = []
        deck = self.decks[seat]
        while len(drawn) < amount and deck:
            id = deck.pop(0)
            self.zones[id] = Zone.HAND
            self.hands[seat].append(id)
            drawn.append(id)
        if drawn and self.events is not None:
            cards = [self.named(id) for id in drawn]
            self.report_secret("drew", {"seat": seat, "count": len(drawn)}, {"cards": cards}, 1 << seat)

    def show(self, seat: int, ids: list[int]) -> None:
        """To all, as they go where nobody sees them: remembered until the next action (HEROES-23.1, 23.3)."""
        self.shown = [*self.shown, Snapshot(NOBODY, seat, self.turn, [self.cards[id].number for id in ids])]

    def hand_to_bottom(self, seat: int, id: int) -> None:
        """A card of the hand, shown to all as it goes (HEROES-23.3)."""
        self.hands[seat].remove(id)
        self.to_bottom(id)
        self.show(seat, [id])
        self.tell_card("discarded", seat, id)

    def discard_at_random(self, seat: int, amount: int) -> None:
        """HEROES-22.13."""
        for _ in range(amount):
            hand = self.hands[seat]
            if hand:
                self.hand_to_bottom(seat, hand[self.rng.roll(len(hand)) - 1])

    def reveal_hand(self, seat: int, by: int) -> None:
        """HEROES-22.10, 23.4."""
        if by < 0:
            return
        numbers = [self.cards[id].number for id in self.hands[seat]]
        numbers.sort()
        self.snapshots = [*self.snapshots, Snapshot(by, seat, self.turn, numbers)]
        if self.events is not None:
            cards = [self.catalog.cards[number].id for number in numbers]
            self.report_secret("revealed", {"seat": by, "whose": seat}, {"cards": cards}, 1 << by)

    def in_deck(self, seat: int, type: int) -> list[int]:
        """The numbers of the printed cards of that type in a deck, each once, in printed order."""
        found: list[int] = []
        for id in self.decks[seat]:
            card = self.card(id)
            if card.type == type and card.number not in found:
                found.append(card.number)
        found.sort()
        return found

    def take_from_deck(self, seat: int, number: int) -> None:
        """HEROES-22.11."""
        for id in self.decks[seat]:
            if self.cards[id].number == number:
                self.decks[seat].remove(id)
                self.zones[id] = Zone.HAND
                self.hands[seat].append(id)
                self.show(seat, [id])
                self.tell_card("took", seat, id)
                return

    # Entering and leaving play

    def put_in_play(self, id: int, zone: int, at: int) -> Unit:
        unit = self.enter_play(id, zone, at)
        assert isinstance(unit, Unit)
        if self.card(id).rules:
            self.unsettled = True
        return unit

    def put_character(self, seat: int, id: int) -> Unit:
        """HEROES-11.7."""
        unit = self.put_in_play(id, Zone.TEAM, seat)
        unit.pool = self.card(id).protection
        self.teams[seat].append(id)
        return unit

    def take_off(self, unit: Unit) -> None:
        """Out of play, wherever it goes; what hangs on it is taken off by others."""
        zone, owner, id = unit.zone, unit.owner, unit.id
        if zone == Zone.TEAM:
            self.teams[owner].remove(id)
        elif zone == Zone.PLANTS:
            self.plants[owner].remove(id)
        elif zone == Zone.SUPPORT:
            self.support[owner].remove(id)
        elif zone == Zone.EVENT:
            self.event = NOBODY
        elif zone == Zone.MOB:
            self.mob = NOBODY
        elif zone == Zone.ATTACHED:
            host = self.find_unit(unit.at)
            if host is not None:
                host.attached = [other for other in host.attached if other != id]
        self.leave_play(unit)
        self.unsettled = True

    def to_bottom(self, id: int) -> None:
        self.zones[id] = Zone.DECK
        self.decks[self.owners[id]].append(id)

    def discard_unit(self, unit: Unit) -> None:
        """From play to the bottom of its owner's deck, first what is attached to it (HEROES-18.1, 18.4)."""
        self.discard_attached(unit)
        self.take_off(unit)
        self.to_bottom(unit.id)
        self.tell_card("left_play", unit.owner, unit.id)

    def discard_attached(self, unit: Unit) -> None:
        for id in unit.attached:
            self.discard_unit(self.unit(id))

    def bury(self, id: int) -> None:
        """To its owner's Dead Zone, out of the game (HEROES-18.3)."""
        self.zones[id] = Zone.DEAD
        self.dead[self.owners[id]].append(id)

    def end_event(self) -> None:
        if self.event >= 0:
            self.discard_unit(self.unit(self.event))

    def discard_spent(self) -> None:
        """Equipment without energy (HEROES-10.4)."""
        for seat in range(self.seats):
            for id in self.support[seat].copy():
                unit = self.unit(id)
                if unit.energy == 0:
                    self.discard_unit(unit)

    # Energy

    def gain_energy(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.reserve[seat] += amount
            if self.events is not None:
                self.report("reserve", {"seat": seat, "amount": amount, "reserve": self.reserve[seat]})

    def place_energy(self, unit: Unit, amount: int) -> None:
        """What finds no room dissipates (HEROES-7.5)."""
        placed = min(amount, self.room(unit))
        if placed > 0:
            unit.energy += placed
            self.tell_amount("charged", unit.id, placed)

    def lose_energy(self, unit: Unit, amount: int) -> None:
        lost = min(amount, unit.energy)
        if lost > 0:
            unit.energy -= lost
            self.tell_amount("drained", unit.id, lost)

    def move_energy(self, source: Unit, to: Unit, amount: int) -> None:
        """HEROES-22.14."""
        moved = min(amount, source.energy, self.room(to))
        if moved > 0:
            source.energy -= moved
            to.energy += moved
            if self.events is not None:
                facts = {**self.named(source.id), "amount": moved, "to": to.id, "to_card": self.cards[to.id].id}
                self.report("moved_energy", facts)

    def trim_energy(self) -> None:
        """A limit that dropped (HEROES-7.5)."""
        for id in self.in_play:
            unit = self.unit(id)
            if unit.energy > STORAGE and unit.energy > self.storage(unit):
                self.lose_energy(unit, unit.energy - self.storage(unit))

    def fill_silos(self, seat: int) -> None:
        """What is left goes into silos, older first (HEROES-10.10)."""
        for id in self.support[seat]:
            if self.reserve[seat] > 0 and self.card(id).silo:
                unit = self.unit(id)
                stored = min(self.reserve[seat], self.room(unit))
                if stored > 0:
                    self.reserve[seat] -= stored
                    unit.energy += stored
                    self.tell_amount("stored", id, stored)

    def dissipate(self, seat: int) -> None:
        lost = self.reserve[seat]
        if lost > 0:
            self.reserve[seat] = 0
            if self.events is not None:
                self.report("dissipated", {"seat": seat, "amount": lost})

    # What may be fielded (HEROES-2.11, 11.2 to 11.6)

    def may_stand(self, card: HeroCard, seat: int, leaving: int) -> bool:
        """The name rule and uniqueness, for a character that would enter while another leaves."""
        if card.unique and self.in_play_already(card, leaving):
            return False
        if self.names_free(seat):
            return True
        for other in range(self.seats):
            if other == seat or self.config.names_for_table:
                for id in self.teams[other]:
                    if id != leaving and conflict(card, self.card(id)):
                        return False
        return True

    def may_field(self, card: HeroCard, seat: int) -> bool:
        """Into an empty slot, were there still a fielding this turn."""
        if card.type != Type.CHARACTER or len(self.teams[seat]) >= TEAM_SIZE:
            return False
        if self.places[seat] >= PLACES and self.substitutions[seat] >= SUBSTITUTIONS:
            return False
        return self.may_stand(card, seat, NOBODY)


def conflict(a: HeroCard, b: HeroCard) -> bool:
    """Of the same Earth, with a name or an alter-ego in common (HEROES-11.6)."""
    return a.earth == b.earth and (a.name == b.name or (a.alter_ego == b.alter_ego and a.alter_ego != "-"))
