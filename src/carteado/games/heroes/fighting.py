"""The combat phase: order, slots, repeated uses, and the Mob's policy (HEROES-13, 21.7 to 21.10)."""

from __future__ import annotations

from carteado.core.state import Action, Decision
from carteado.games.heroes.board import MOST_SEATS, Do, Mode, Phase, Stance, Token, When
from carteado.games.heroes.declaring import Declaring
from carteado.games.heroes.pieces import Deed, Power, Unit
from carteado.kit.cards import NOBODY

SLOT = [Decision(seat, "slot") for seat in range(MOST_SEATS)]
AGAIN = [Decision(seat, "again") for seat in range(MOST_SEATS)]


class Fighting(Declaring):
    """Slot after slot."""

    # The phase

    def begin_combat(self) -> None:
        """HEROES-13.2, 21.7: what happens before the order is fixed."""
        self.phase = Phase.ORDER
        if self.mode == Mode.CHALLENGERS:
            mob = self.unit(self.mob)
            mob.used = 0
            mob.readied = False
            mob.stance = Stance.UPRIGHT
            self.place_energy(mob, self.config.mob_energy * self.seats)
        self.fire(When.COMBAT_START, side=self.active)
        self.close_batch()

    def fix_order(self) -> None:
        """HEROES-13.2, 13.3, 21.8."""
        self.phase = Phase.SLOT
        self.slot_at = NOBODY
        slow = self.slowest_first()
        ranked: list[tuple[int, int, int, int, int, int]] = []
        for unit in self.fighters():
            speed = self.speed(unit)
            rank = self.rank_of(unit.owner)
            if self.mode == Mode.CHALLENGERS:
                is_mob = unit.id == self.mob
                health = self.card(unit.id).health if is_mob else self.health(unit)
                ranked.append((-health if slow else health, int(is_mob), -speed, rank, unit.order, unit.id))
            else:
                ranked.append((speed if slow else -speed, rank, unit.order, 0, 0, unit.id))
        ranked.sort()
        self.slots = [entry[5] for entry in ranked]
        if self.events is not None:
            self.report("order", {"cards": [self.named(id) for id in self.slots]})

    def fighters(self) -> list[Unit]:
        """Who has a slot: all, or the turn player's (HEROES-29.3); in Challengers the Common Team and the Mob."""
        if self.mode == Mode.CHALLENGERS:
            return [unit for unit in self.all_characters() if unit.common or unit.id == self.mob]
        if self.config.turn_player_combat:
            return [self.unit(id) for id in self.teams[self.active]]
        return self.all_characters()

    def next_slot(self) -> None:
        """HEROES-13.4 (1), (2)."""
        self.slot_at += 1
        self.slot = NOBODY
        self.slot_used = []
        self.uses_left = 0
        if self.slot_at >= len(self.slots):
            self.slots = []
            self.slot_at = NOBODY
            self.phase = Phase.RESOLUTION
            return
        unit = self.character(self.slots[self.slot_at])
        if unit is None:
            return
        if self.has(unit, Token.STUN):
            self.tell_card("stunned", unit.owner, unit.id)
            self.drop_token(unit, self.oldest(unit, Token.STUN))
            return
        self.slot = unit.id
        self.phase = Phase.ACT
        self.tell_card("slot", unit.owner, unit.id)

    def end_slot(self) -> None:
        self.slot = NOBODY
        self.phase = Phase.SLOT

    # A slot

    def act(self) -> None:
        """HEROES-13.4 (3), (4)."""
        unit = self.character(self.slot)
        if unit is None:
            self.end_slot()
        elif unit.owner < 0:
            self.act_for_mob(unit)
        else:
            found = self.slot_actions(unit)
            if not found:
                if not self.slot_used:
                    self.tell_card("passed", unit.owner, unit.id)
                self.end_slot()
            elif len(found) == 1 and self.has(unit, Token.FURY):
                self.use_in_slot(found[0])
            else:
                self.decision = SLOT[unit.owner]

    def slot_actions(self, unit: Unit) -> list[Action]:
        """What the active character may use; under Fury only attacks (HEROES-13.10)."""
        furious = unit.held != 0 and self.has(unit, Token.FURY)
        found: list[Action] = []
        for power in self.card(unit.id).powers:
            if self.may_use_in_slot(unit, unit.id, power, furious):
                found.append((Do.USE, unit.id, power.index + 1))
        for id in unit.attached:
            if self.may_use_in_slot(unit, id, self.power(id, 0), furious):
                found.append((Do.USE, id, 0))
        return found

    def may_use_in_slot(self, unit: Unit, card: int, power: Power, furious: bool) -> bool:
        if furious and not power.furious:
            return False
        if not power.passive and power.number in self.slot_used:
            return False
        return self.can_act(unit, card, power)

    def use_in_slot(self, action: Action) -> None:
        """A passive action leaves the slot as it is; an active one is followed by Bleed and further uses."""
        card = action[1]
        index = max(0, action[2] - 1)
        power = self.power(card, index)
        if not power.passive:
            self.acting = card
            self.acted = index
            self.uses_left = power.uses - 1
            self.slot_used = [*self.slot_used, power.number]
            self.phase = Phase.BLEED
        self.start_using(self.slot, card, index)

    def bleed(self) -> None:
        """Each finished use of an active action (HEROES-16.12)."""
        self.phase = Phase.AGAIN
        unit = self.character(self.slot)
        if unit is not None and unit.held:
            amount = self.size(unit, Token.BLEED)
            if amount > 0:
                self.tell_amount("bled", unit.id, amount)
                self.hurt(unit, amount, None, False)
                self.settle()
                self.close_batch()

    def go_again(self) -> None:
        """HEROES-12.3, 13.4 (6): the same action once more, or another one if it has several a slot."""
        unit = self.character(self.slot)
        if unit is None:
            self.end_slot()
        elif self.uses_left > 0 and self.can_repeat(unit):
            if unit.owner < 0 or self.has(unit, Token.FURY):
                self.repeat()
            else:
                self.decision = AGAIN[unit.owner]
        else:
            self.stop_repeating()

    def can_repeat(self, unit: Unit) -> bool:
        if self.acting != unit.id and self.find_unit(self.acting) is None:
            return False
        return self.can_act(unit, self.acting, self.power(self.acting, self.acted))

    def again_action(self) -> Action:
        return (Do.USE, self.acting, self.acted + 1 if self.acting == self.slot else 0)

    def repeat(self) -> None:
        self.uses_left -= 1
        self.phase = Phase.BLEED
        self.start_using(self.slot, self.acting, self.acted)

    def stop_repeating(self) -> None:
        self.uses_left = 0
        if len(self.slot_used) < self.multi_action(self.unit(self.slot)):
            self.phase = Phase.ACT
        else:
            self.end_slot()

    # The Mob (HEROES-21.10)

    def act_for_mob(self, mob: Unit) -> None:
        furious = self.has(mob, Token.FURY)
        for power in self.mob_priority(mob):
            if self.may_use_in_slot(mob, mob.id, power, furious) and self.is_time_for(mob, power):
                self.use_in_slot((Do.USE, mob.id, power.index + 1))
                return
        if not self.slot_used:
            self.tell_card("passed", NOBODY, mob.id)
        self.end_slot()

    def mob_priority(self, mob: Unit) -> list[Power]:
        """Passive actions as printed; then the active ones, of a card that is no Mob the dearest first."""
        powers = self.card(mob.id).powers
        passive = [power for power in powers if power.passive]
        active = [power for power in powers if not power.passive]
        if not self.card(mob.id).mob:
            active.sort(key=lambda power: (-power.use, power.index))
        return passive + active

    def is_time_for(self, mob: Unit, power: Power) -> bool:
        condition = power.condition
        return condition is None or condition.holds(self, mob.id, NOBODY, Deed(mob.id, NOBODY, power.block))
