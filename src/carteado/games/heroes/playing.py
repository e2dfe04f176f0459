"""What the turn player does in MAIN (HEROES-6.6, 7 to 12)."""

from __future__ import annotations

from carteado.core.state import Action, Decision
from carteado.games.heroes.board import (
    MOST_SEATS,
    PLACES,
    SOURCES,
    SUBSTITUTIONS,
    TEAM_SIZE,
    Do,
    Forbid,
    Mode,
    Phase,
    Type,
    When,
    Zone,
)
from carteado.games.heroes.fighting import Fighting
from carteado.games.heroes.pieces import HeroCard, Unit, Using
from carteado.kit.cards import NOBODY

MAIN = [Decision(seat, "main") for seat in range(MOST_SEATS)]
PAY_ENTRY = [Decision(seat, "pay") for seat in range(MOST_SEATS)]
ENTRY = -1


class Playing(Fighting):
    """Cards from the hand, energy from the reserve."""

    # What may be done

    def main_actions(self, seat: int) -> list[Action]:
        found: list[Action] = []
        self.add_hand_actions(seat, found)
        self.add_energy_actions(seat, found)
        self.add_powers(seat, found)
        if self.mode == Mode.CHALLENGERS and not self.relocated[seat]:
            self.add_relocations(seat, found)
        if self.may_end_main(seat):
            found.append((Do.END_MAIN,))
        found.sort()
        return found

    def may_end_main(self, seat: int) -> bool:
        """Not without a character while one can be fielded (HEROES-6.7)."""
        if self.teams[seat] or self.fielded[seat] >= self.field_limit(seat):
            return True
        return not self.holds_fighter(seat)

    def holds_fighter(self, seat: int) -> bool:
        """A character in hand that could be fielded."""
        return any(self.may_field(self.card(id), seat) for id in self.hands[seat])

    def add_hand_actions(self, seat: int, found: list[Action]) -> None:
        may_enter = self.fielded[seat] < self.field_limit(seat)
        for id in self.hands[seat]:
            card = self.card(id)
            type = card.type
            if type == Type.CHARACTER:
                if may_enter:
                    self.add_fielding(seat, id, card, found)
            elif type == Type.ACTION:
                self.add_attaching(seat, id, card, found)
            elif type == Type.SOURCE:
                if self.may_play_source(seat, card):
                    found.append((Do.SOURCE, id))
            elif type == Type.EVENT:
                if self.may_play_event(seat, card):
                    found.append((Do.EVENT, id))
            elif self.equipment_cost(card, seat) <= self.reserve[seat] and self.is_free(card):
                found.append((Do.EQUIP, id))

    def add_fielding(self, seat: int, id: int, card: HeroCard, found: list[Action]) -> None:
        """HEROES-11.3, 11.4."""
        if self.may_field(card, seat):
            found.append((Do.FIELD, id))
        if self.substitutions[seat] < SUBSTITUTIONS:
            for out in self.teams[seat]:
                if self.may_stand(card, seat, out):
                    found.append((Do.SWAP, id, out))

    def add_attaching(self, seat: int, id: int, card: HeroCard, found: list[Action]) -> None:
        """HEROES-12.8."""
        if not self.is_free(card):
            return
        for host in self.teams[seat]:
            if self.may_attach(card, self.unit(host)):
                found.append((Do.ATTACH, id, host))

    def may_attach(self, card: HeroCard, host: Unit) -> bool:
        most = self.config.attachments
        if most and len(host.attached) >= most:
            return False
        if card.ability >= 0 and self.abilities(host) >> card.ability & 1 == 0:
            return False
        return all(self.cards[other].number != card.number for other in host.attached)

    def is_free(self, card: HeroCard) -> bool:
        return not (card.unique and self.in_play_already(card, NOBODY))

    def may_play_source(self, seat: int, card: HeroCard) -> bool:
        """HEROES-8.1, 8.3."""
        if self.source_played[seat] or not self.is_free(card):
            return False
        if card.discard_basic > len(self.basic_sources(seat)):
            return False
        return len(self.plants[seat]) - card.discard_basic < SOURCES

    def basic_sources(self, seat: int) -> list[int]:
        return [id for id in self.plants[seat] if self.card(id).basic]

    def may_play_event(self, seat: int, card: HeroCard) -> bool:
        """HEROES-9.1, 9.2."""
        if self.event_played[seat] or (self.config.events_block and self.event >= 0):
            return False
        return not (card.unique and self.in_play_already(card, self.event))

    def add_energy_actions(self, seat: int, found: list[Action]) -> None:
        """HEROES-7.3, 10.11; a silo that was drawn from is not filled again by hand in the same turn."""
        if self.reserve[seat] > 0:
            for id in self.teams[seat]:
                if self.room(self.unit(id)) > 0:
                    found.append((Do.ALLOCATE, id))
        for id in self.support[seat]:
            unit = self.unit(id)
            if self.reserve[seat] > 0 and not unit.emptied and self.room(unit) > 0:
                found.append((Do.ALLOCATE, id))
            if unit.energy > 0 and self.card(id).silo:
                found.append((Do.WITHDRAW, id))

    def add_powers(self, seat: int, found: list[Action]) -> None:
        for id in self.teams[seat]:
            unit = self.unit(id)
            for power in self.card(id).powers:
                if power.passive and self.can_act(unit, id, power):
                    found.append((Do.USE, id, power.index + 1))
            for attached in unit.attached:
                power = self.power(attached, 0)
                if power.passive and self.can_act(unit, attached, power):
                    found.append((Do.USE, attached, 0))
        if self.plants[seat] and not self.forbids(seat, Forbid.ADVANCED_SOURCES, NOBODY):
            for id in self.plants[seat]:
                self.add_activations(id, found)
        for id in self.support[seat]:
            self.add_activations(id, found)

    def add_activations(self, id: int, found: list[Action]) -> None:
        """Each once a turn (HEROES-8.5, 10.5); the first is written without a number."""
        unit = self.unit(id)
        for power in self.card(id).powers:
            if unit.used >> power.index & 1 == 0 and self.can_declare(unit, power):
                found.append((Do.ACTIVATE, id, 0 if power.index == 0 else power.index + 1))

    def add_relocations(self, seat: int, found: list[Action]) -> None:
        """HEROES-21.6."""
        standing = 0
        for other in range(self.seats):
            for id in self.teams[other]:
                if self.unit(id).common:
                    standing += 1
        for id in self.teams[seat]:
            if self.unit(id).common or standing < TEAM_SIZE:
                found.append((Do.RELOCATE, id))

    # Doing it

    def do_main(self, seat: int, action: Action) -> None:
        form = action[0]
        if form == Do.FIELD:
            self.field(seat, action[1])
        elif form == Do.SWAP:
            self.swap(seat, action[1], action[2])
        elif form == Do.SOURCE:
            self.play_source(seat, action[1], [])
        elif form == Do.EVENT:
            self.play_event(seat, action[1])
        elif form == Do.EQUIP:
            self.equip(seat, action[1])
        elif form == Do.ATTACH:
            self.attach(seat, action[1], action[2])
        elif form == Do.ALLOCATE:
            self.allocate(seat, action[1])
        elif form == Do.WITHDRAW:
            self.withdraw(seat, action[1])
        elif form == Do.RELOCATE:
            self.relocate(seat, action[1])
        elif form == Do.ACTIVATE:
            self.start_using(action[1], action[1], max(0, action[2] - 1))
        elif form == Do.USE:
            card = action[1]
            actor = card if action[2] else self.unit(card).at
            self.start_using(actor, card, max(0, action[2] - 1))
        else:
            self.end_main(seat)
        self.settle()
        self.close_batch()

    def end_main(self, seat: int) -> None:
        """HEROES-6.7, 19.2."""
        self.tell_seat("main_ended", seat)
        if not self.teams[seat]:
            self.eliminate([seat])
        if not self.reason and self.phase == Phase.MAIN:
            self.leave_main()

    def leave_main(self) -> None:
        """HEROES-6.8, 21.4."""
        if self.mode == Mode.CHALLENGERS:
            self.phase = Phase.END
        elif self.turn == 1 and not self.config.first_turn_combat:
            self.phase = Phase.RESOLUTION
        else:
            self.phase = Phase.COMBAT

    def entered(self, id: int) -> None:
        self.fire(When.ENTERS, it=id, piece=self.pieces[id], side=self.owners[id])

    def field(self, seat: int, id: int) -> None:
        self.hands[seat].remove(id)
        if self.places[seat] < PLACES:
            self.places[seat] += 1
        else:
            self.substitutions[seat] += 1
        self.fielded[seat] += 1
        self.put_character(seat, id)
        self.tell_card("fielded", seat, id)
        self.entered(id)

    def swap(self, seat: int, id: int, out: int) -> None:
        """HEROES-11.4, 18.4."""
        self.hands[seat].remove(id)
        self.substitutions[seat] += 1
        self.fielded[seat] += 1
        self.discard_unit(self.unit(out))
        self.put_character(seat, id)
        if self.events is not None:
            self.report("swapped", {"seat": seat, **self.named(id), "out": out, "out_card": self.cards[out].id})
        self.entered(id)

    def play_source(self, seat: int, id: int, payment: list[int]) -> None:
        """Its entry cost is asked for where there is a choice (HEROES-8.3)."""
        card = self.card(id)
        options = [other for other in self.basic_sources(seat) if other not in payment]
        needed = card.discard_basic - len(payment)
        if 0 < needed < len(options):
            self.using = Using(NOBODY, id, ENTRY, [], 0, payment)
            self.decision = PAY_ENTRY[seat]
            return
        paid = payment + options[:needed]
        for other in self.plants[seat].copy():
            if other in paid:
                self.discard_unit(self.unit(other))
        self.hands[seat].remove(id)
        self.source_played[seat] = True
        self.put_in_play(id, Zone.PLANTS, seat)
        self.plants[seat].append(id)
        self.tell_card("source", seat, id)
        if card.basic and self.config.basic_entry_energy:
            self.gain_energy(seat, 1)
        self.entered(id)

    def entry_payments(self, u: Using) -> list[int]:
        return [id for id in self.basic_sources(self.owners[u.card]) if id not in u.payment]

    def play_event(self, seat: int, id: int) -> None:
        """The one in play leaves first (HEROES-9.2)."""
        self.end_event()
        self.hands[seat].remove(id)
        self.event_played[seat] = True
        self.put_in_play(id, Zone.EVENT, seat)
        self.event = id
        self.tell_card("event", seat, id)
        self.unsettled = True
        self.entered(id)

    def equip(self, seat: int, id: int) -> None:
        """All but the last energy paid dissipates (HEROES-10.1)."""
        cost = self.equipment_cost(self.card(id), seat)
        self.reserve[seat] -= cost
        self.hands[seat].remove(id)
        unit = self.put_in_play(id, Zone.SUPPORT, seat)
        unit.energy = 1
        self.support[seat].append(id)
        if self.events is not None:
            self.report("equipped", {"seat": seat, **self.named(id), "cost": cost})
        self.entered(id)

    def attach(self, seat: int, id: int, host: int) -> None:
        self.hands[seat].remove(id)
        self.put_in_play(id, Zone.ATTACHED, host)
        unit = self.unit(host)
        unit.attached = [*unit.attached, id]
        if self.events is not None:
            self.report("attached", {"seat": seat, **self.named(id), "to": host, "to_card": self.cards[host].id})
        self.entered(id)

    def allocate(self, seat: int, id: int) -> None:
        self.reserve[seat] -= 1
        self.unit(id).energy += 1
        self.tell_card("allocated", seat, id)

    def withdraw(self, seat: int, id: int) -> None:
        unit = self.unit(id)
        unit.energy -= 1
        unit.emptied = True
        self.reserve[seat] += 1
        self.tell_card("withdrew", seat, id)
        self.discard_spent()

    def relocate(self, seat: int, id: int) -> None:
        unit = self.unit(id)
        unit.common = not unit.common
        self.relocated[seat] = True
        self.tell_card("relocated" if unit.common else "came_back", seat, id)
