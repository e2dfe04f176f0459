"""Using a power: whether it may be used, whom it may be aimed at, paying for it (HEROES-12, 13.5 to 13.11)."""

from __future__ import annotations

from typing import cast

from carteado.core.state import Action, Decision
from carteado.games.heroes.board import MOST_SEATS, Do, Forbid, Stance, Token, When, Zone
from carteado.games.heroes.effects import Effects
from carteado.games.heroes.nodes import CharacterFilter
from carteado.games.heroes.pieces import Aim, Deed, Power, TargetKind, Unit, Using
from carteado.kit.cards import NOBODY, Side
from carteado.kit.table import Effect

TARGET = [Decision(seat, "target") for seat in range(MOST_SEATS)]
OPPONENT = [Decision(seat, "opponent") for seat in range(MOST_SEATS)]
PAY = [Decision(seat, "pay") for seat in range(MOST_SEATS)]


class Declaring(Effects):
    """From choosing a power to the deed that it becomes."""

    # Whether it may be used

    def power(self, card: int, index: int) -> Power:
        return self.card(card).powers[index]

    def can_pay(self, unit: Unit, power: Power) -> bool:
        """HEROES-12.11, 14.6."""
        if unit.energy < power.use or unit.energy < power.keep:
            return False
        if power.discard_hand > len(self.hands[unit.owner]):
            return False
        return power.hurt == 0 or len(self.can_be_hurt(unit.owner, power.hurt)) > 0

    def can_be_hurt(self, seat: int, amount: int) -> list[int]:
        return [id for id in self.teams[seat] if self.health(self.unit(id)) > amount]

    def can_act(self, unit: Unit, card: int, power: Power) -> bool:
        """A character's action, printed or attached: tokens, statics and limits (HEROES-12.7, 12.10, 16.14)."""
        if unit.held and self.has(unit, Token.STUN):
            return False
        if card != unit.id and (self.has(unit, Token.SILENCE) or not self.card_works(self.unit(card))):
            return False
        if power.passive and not self.can_be_passive(unit, card, power):
            return False
        if power.once_per_game and unit.owner >= 0 and self.cards[card].number in self.once[unit.owner]:
            return False
        return self.can_declare(unit, power)

    def can_be_passive(self, unit: Unit, card: int, power: Power) -> bool:
        """Once a turn, and not after an active action (HEROES-12.2, 12.4)."""
        if unit.stance == Stance.ACTIVE or self.unit(card).used >> power.index & 1:
            return False
        if unit.held and (self.has(unit, Token.SILENCE) or self.has(unit, Token.FURY)):
            return False
        return not self.forbids(unit.owner, Forbid.PASSIVE, NOBODY)

    def can_declare(self, unit: Unit, power: Power) -> bool:
        """The cost can be paid and the main selector has a legal target (HEROES-12.13)."""
        if not self.can_pay(unit, power):
            return False
        for aim in power.aims:
            if aim.kind == TargetKind.CHARACTER:
                return len(self.candidates(unit, aim, [])) > 0
        return True

    # Whom it may be aimed at

    def candidates(self, unit: Unit, aim: Aim, chosen: list[int]) -> list[int]:
        """Legal targets for the next place of an aim (HEROES-13.5, 13.6)."""
        if aim.kind == TargetKind.PLAYER:
            return [seat for seat in self.opponents(unit.owner) if seat not in chosen] if unit.owner >= 0 else []
        if aim.kind == TargetKind.EQUIPMENT:
            return [id for id in self.equipment_for(unit.owner, aim.side) if id not in chosen]
        if unit.is_character() and unit.held and self.is_confused(unit):
            return self.anybody(unit, aim, chosen)
        found: list[Unit] = []
        for piece in self.creatures():
            if piece.id not in chosen and aim.filter.matches(self, unit.id, unit.owner, piece):
                found.append(cast(Unit, piece))
        if aim.side == Side.ENEMY and not (unit.is_character() and unit.held and self.sees_clearly(unit)):
            found = self.visible(found, unit.is_character())
        return [other.id for other in found]

    def visible(self, found: list[Unit], taunted: bool) -> list[Unit]:
        """Without the invisible ones; of those left, only the taunting if a character aims."""
        seen: list[Unit] = []
        taunting: list[Unit] = []
        for unit in found:
            taunts = unit.held != 0 and self.has(unit, Token.TAUNT)
            if taunts:
                taunting.append(unit)
            if taunts or unit.held == 0 or not self.has(unit, Token.INVISIBILITY):
                seen.append(unit)
        return taunting if taunted and taunting else seen

    def anybody(self, unit: Unit, aim: Aim, chosen: list[int]) -> list[int]:
        """Whom a confused character may hit (HEROES-13.9)."""
        filter = cast(CharacterFilter, aim.filter)
        found: list[int] = []
        for piece in self.creatures():
            other = cast(Unit, piece)
            if other.id == unit.id or other.id in chosen or not filter.describes(self, unit.id, other):
                continue
            if self.has(other, Token.TAUNT) or not self.has(other, Token.INVISIBILITY):
                found.append(other.id)
        return found

    def equipment_for(self, player: int, side: int) -> list[int]:
        if side == Side.OWN:
            return self.support[player].copy() if player >= 0 else []
        found: list[int] = []
        for seat in range(self.seats):
            if self.are_enemies(player, seat):
                found.extend(self.support[seat])
        return found

    def may_stop(self, unit: Unit, aim: Aim, chosen: list[int], left: list[int]) -> bool:
        """Whether fewer than the most may be chosen: not while a taunting enemy could be (HEROES-13.6)."""
        if not chosen:
            return False
        return self.sees_clearly(unit) or not any(self.has(self.unit(id), Token.TAUNT) for id in left)

    # Question by question

    def start_using(self, actor: int, card: int, index: int) -> None:
        self.declare(Using(actor, card, index, [], 0, []))

    def declare(self, u: Using) -> None:
        """Ask for the next thing that is needed, or do it."""
        power = self.power(u.card, u.index)
        unit = self.unit(u.actor)
        while u.aim < len(power.aims):
            aim = power.aims[u.aim]
            chosen = u.chosen[u.aim] if u.aim < len(u.chosen) else []
            left = self.candidates(unit, aim, chosen) if len(chosen) < aim.most else []
            if not left:
                u = next_aim(u, chosen)
            elif self.chooses_for_itself(unit, aim):
                u = with_chosen(u, [*chosen, self.choose_for(unit, aim, left)])
            elif len(left) == 1 and not self.may_stop(unit, aim, chosen, left):
                u = with_chosen(u, [*chosen, left[0]])
            else:
                self.using = u
                self.decision = (OPPONENT if aim.kind == TargetKind.PLAYER else TARGET)[unit.owner]
                return
        self.ask_payment(u, power, unit)

    def chooses_for_itself(self, unit: Unit, aim: Aim) -> bool:
        """The Mob has its policy; fury and confusion leave nothing to choose."""
        if unit.owner < 0:
            return True
        if aim.kind != TargetKind.CHARACTER or not unit.is_character() or unit.held == 0:
            return False
        return self.has(unit, Token.FURY) or self.is_confused(unit)

    def choose_for(self, unit: Unit, aim: Aim, left: list[int]) -> int:
        if unit.held and (self.has(unit, Token.FURY) or self.is_confused(unit)):
            chosen = left[self.rng.roll(len(left)) - 1]
            self.picked(chosen)
            return chosen
        return self.mob_target(aim, left)

    def mob_target(self, aim: Aim, left: list[int]) -> int:
        """The weakest enemy, or the Mob itself (HEROES-21.10)."""
        if aim.side == Side.OWN and self.mob in left:
            return self.mob
        best = left[0]
        for id in left:
            if self.weaker(self.unit(id), self.unit(best)):
                best = id
        return best

    def ask_payment(self, u: Using, power: Power, unit: Unit) -> None:
        options = self.payments(u)
        needed = power.discard_hand + (1 if power.hurt else 0)
        while len(u.payment) < needed:
            options = self.payments(u)
            if len(options) > needed - len(u.payment):
                self.using = u
                self.decision = PAY[unit.owner]
                return
            u = Using(u.actor, u.card, u.index, u.chosen, u.aim, [*u.payment, options[0]])
        self.using = None
        self.launch(u, power, unit)

    def payments(self, u: Using) -> list[int]:
        """What may still pay: hand cards, or an own character that survives it."""
        power = self.power(u.card, u.index)
        owner = self.owners[u.card]
        if len(u.payment) < power.discard_hand:
            return [id for id in self.hands[owner] if id not in u.payment]
        return self.can_be_hurt(owner, power.hurt) if power.hurt else []

    def using_actions(self, u: Using, kind: str) -> list[Action]:
        """The answers to the question that is open."""
        if kind == "pay":
            return [(Do.PAY, id) for id in self.payments(u)]
        aim = self.power(u.card, u.index).aims[u.aim]
        unit = self.unit(u.actor)
        chosen = u.chosen[u.aim] if u.aim < len(u.chosen) else []
        left = self.candidates(unit, aim, chosen)
        form = Do.OPPONENT if aim.kind == TargetKind.PLAYER else Do.TARGET
        found: list[Action] = [(form, id) for id in left]
        if aim.most > 1 and self.may_stop(unit, aim, chosen, left):
            found.append((Do.DONE,))
        return found

    def answer_using(self, action: Action) -> None:
        u = self.using
        assert u is not None
        self.using = None
        form = action[0]
        if form == Do.PAY:
            u = Using(u.actor, u.card, u.index, u.chosen, u.aim, [*u.payment, action[1]])
        else:
            chosen = u.chosen[u.aim] if u.aim < len(u.chosen) else []
            u = next_aim(u, chosen) if form == Do.DONE else with_chosen(u, [*chosen, action[1]])
        self.declare(u)

    # Doing it

    def launch(self, u: Using, power: Power, unit: Unit) -> None:
        """Pay, mark it used, turn the character, check evasion (HEROES-12.12)."""
        character = unit.is_character()
        if self.events is not None:
            self.report_use(u, power, unit)
        self.pay(u, power, unit)
        self.mark_used(u, power, unit)
        deed = Deed(unit.id, unit.owner, power.block)
        deed.power = power.number
        deed.chosen = u.chosen
        deed.actor = unit.id if character else NOBODY
        deed.attack = character and (power.attack or self.hits_anybody(unit, u, power))
        self.effects.append(deed)
        if deed.attack:
            self.check_evasion(deed, unit, power)
        self.settle()
        self.close_batch()

    def hits_anybody(self, unit: Unit, u: Using, power: Power) -> bool:
        """A confused character takes whomever it picked for an enemy."""
        if unit.held == 0 or not self.is_confused(unit):
            return False
        return any(
            len(chosen) > 0 and aim.kind == TargetKind.CHARACTER
            for chosen, aim in zip(u.chosen, power.aims, strict=False)
        )

    def pay(self, u: Using, power: Power, unit: Unit) -> None:
        unit.energy -= power.use
        if power.generate:
            self.place_energy(unit, power.generate)
        for place in range(len(u.payment)):
            id = u.payment[place]
            if place < power.discard_hand:
                self.hand_to_bottom(unit.owner, id)
            else:
                self.unit(id).damage += power.hurt
                self.unsettled = True
                self.tell_amount("paid_health", id, power.hurt)

    def mark_used(self, u: Using, power: Power, unit: Unit) -> None:
        card = self.unit(u.card)
        if not unit.is_character():
            card.used |= 1 << power.index
        elif power.passive:
            card.used |= 1 << power.index
            unit.stance = Stance.PASSIVE
        else:
            unit.stance = Stance.ACTIVE
        if power.once_per_game and unit.owner >= 0:
            self.once[unit.owner] = [*self.once[unit.owner], self.cards[u.card].number]

    def check_evasion(self, deed: Deed, unit: Unit, power: Power) -> None:
        """Chosen enemies, once; if all of them evade nothing happens (HEROES-13.11)."""
        confused = unit.held != 0 and self.is_confused(unit)
        for index in range(len(deed.chosen)):
            aim = power.aims[index]
            if aim.kind == TargetKind.CHARACTER and (confused or aim.side != Side.OWN):
                for id in deed.chosen[index]:
                    if confused or self.are_enemies(unit.owner, self.unit(id).owner):
                        self.check_one(deed, self.unit(id))
        if deed.checked and len(deed.checked) == len(deed.evaded):
            deed.at = len(deed.block.ops)

    def check_one(self, deed: Deed, unit: Unit) -> None:
        if unit.id not in deed.checked:
            deed.checked.append(unit.id)
            if self.outruns(deed, unit):
                deed.evaded.append(unit.id)

    def finish(self, effect: Effect) -> None:
        """After an attack its triggers (HEROES-22.9)."""
        super().finish(effect)
        deed = cast(Deed, effect)
        if deed.attack and not self.reason:
            self.fire(When.ATTACKS, it=deed.actor, side=deed.player)
            self.close_batch()

    def report_use(self, u: Using, power: Power, unit: Unit) -> None:
        targets: list[int] = []
        seats: list[int] = []
        for index in range(len(u.chosen)):
            if power.aims[index].kind == TargetKind.PLAYER:
                seats.extend(u.chosen[index])
            else:
                targets.extend(u.chosen[index])
        facts = {
            "seat": unit.owner if unit.owner >= 0 else None,
            **self.named(unit.id),
            "power": power.block.name,
            "with": [self.named(id) for id in targets],
            "opponents": seats,
        }
        self.report("used" if unit.zone == Zone.TEAM or unit.zone == Zone.MOB else "activated", facts)


def with_chosen(u: Using, chosen: list[int]) -> Using:
    return Using(u.actor, u.card, u.index, [*u.chosen[: u.aim], chosen], u.aim, u.payment)


def next_aim(u: Using, chosen: list[int]) -> Using:
    return Using(u.actor, u.card, u.index, [*u.chosen[: u.aim], chosen], u.aim + 1, u.payment)
