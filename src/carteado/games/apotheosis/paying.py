"""What activations cost: AP, borrowed or not, SP and MP by exhausting, change, cards and values (APO-11, 25, 5.5)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Cards, Due
from carteado.games.apotheosis.language.terms import Rule, Stat, Verb
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.settling import Settling
from carteado.kit.cards import NOBODY

SUITS_OF_VALUE: Final[tuple[int, ...]] = (Suit.ITEM, Suit.SKILL, Suit.COMPANION, Suit.EVENT)


class Paying(Settling):
    """Whether a cost can be paid, the questions of paying, and the payment itself."""

    # AP (APO-25)

    def affords(self, who: int, ap: int) -> bool:
        char = self.chars[who]
        if ap == 0:
            return True
        if self.in_turn(who):
            return char.ap >= ap
        return char.debt < self.attribute(who, Stat.AGI)

    def spend(self, who: int, ap: int) -> None:
        char = self.chars[who]
        if ap == 0:
            return
        if self.in_turn(who):
            char.ap -= ap
        else:
            char.debt += ap
            if self.events is not None:
                self.report("borrowed", {"who": self.who_is(who), "amount": ap, "debt": char.debt})

    # SP and MP (APO-11.1, 11.2)

    def payers(self, who: int, sp: int, mp: int, any: int, besides: int) -> list[int]:
        """Recovered memento cards with a positive value in a resource that is being paid."""
        if self.chars[who].kind != Kind.HERO:
            return []
        both = any > 0 or (mp > 0 and self.rules_of(who) & Rule.SP_AS_MP != 0)
        found: list[int] = []
        for id in self.area(who, Zone.MEMENTO):
            card = self.card(id)
            if self.exhausted[id] or id == besides:
                continue
            if (card.sp > 0 and (sp > 0 or both)) or (card.mp > 0 and (mp > 0 or any > 0)):
                found.append(id)
        return found

    def can_pay(self, who: int, sp: int, mp: int, any: int, besides: int) -> bool:
        if sp + mp + any == 0:
            return True
        have_sp = have_mp = 0
        for id in self.payers(who, sp, mp, any, besides):
            card = self.card(id)
            have_sp += card.sp
            have_mp += card.mp
        if have_sp < sp or have_sp + have_mp < sp + mp + any:
            return False
        return have_mp >= mp or self.rules_of(who) & Rule.SP_AS_MP != 0

    def ask_payment(self, who: int, sp: int, mp: int, any: int, besides: int) -> None:
        pool = self.payers(who, sp, mp, any, besides)
        ask = self.ask_set(What.PAY, self.chars[who].seat, pool, Demand.PAY)
        ask.sp = sp
        ask.mp = mp
        ask.any = any
        ask.mixed = self.rules_of(who) & Rule.SP_AS_MP != 0
        ask.who = who

    def exhaust_payment(self, who: int, paid: list[int]) -> None:
        for id in paid:
            self.exhaust_card(id)

    def ask_change(self, who: int, sp: int, mp: int, any: int, paid: list[int]) -> None:
        """Other exhausted memento cards within what was overpaid; asked only if there is one."""
        over_sp, over_mp = -sp, -mp
        for id in paid:
            card = self.card(id)
            over_sp += card.sp
            over_mp += card.mp
        pool = [id for id in self.area(who, Zone.MEMENTO) if self.exhausted[id] and id not in paid]
        ask = self.ask_set(What.CHANGE, self.chars[who].seat, pool, Demand.WITHIN)
        ask.mixed = any > 0 or (mp > 0 and self.rules_of(who) & Rule.SP_AS_MP != 0)
        ask.any = over_sp + over_mp - any
        ask.sp = over_sp
        ask.mp = over_mp
        ask.who = who

    def take_change(self) -> None:
        for id in self.answer:
            self.recover_card(id)

    # Cards

    def zone_cards(self, who: int, cards: Cards, besides: int) -> list[int]:
        """The matching cards of a zone of somebody, ascending; never the card that is being activated (APO-21.2)."""
        zone = cards.zone
        found: list[int] = []
        if zone == Zone.SCENARIO:
            found = [id for id in self.scenario if id != besides and self.matches(id, cards.filter)]
        elif who < 0 or self.chars[who].kind == Kind.OBJECT:
            return found
        elif zone == Zone.INVENTORY:
            found = self.held(who)
        elif zone == Zone.DISCARD:
            found = self.discards[self.pile(self.chars[who].seat)].copy()
        elif zone == Zone.DECK:
            found = [] if self.chars[who].kind != Kind.HERO else self.decks[self.pile(self.chars[who].seat)].copy()
        elif zone == Zone.TABLE:
            found = self.area(who, Zone.EQUIP) + self.area(who, Zone.MEMENTO) + self.area(who, Zone.SUPPORT)
        else:
            found = self.area(who, zone)
        found = [id for id in found if id != besides and self.matches(id, cards.filter) and self.card(id).suit > 0]
        found.sort()
        return found

    def held(self, who: int) -> list[int]:
        """A Hero's inventory; a Companion has none."""
        char = self.chars[who]
        if char.kind != Kind.HERO:
            return []
        return self.inventories[char.seat].copy()

    def due_cards(self, act: Act, due: Due, taken: list[int]) -> list[int]:
        """What may pay a due; values of Companions are paid with their attachments (APO-12.9)."""
        if due.cards.this:
            return [act.source]
        if due.value >= 0:
            char = self.chars[act.user]
            held = self.held(act.user) if char.kind == Kind.HERO else self.attached_to(char.card).copy()
            suit = SUITS_OF_VALUE[due.value]
            found = [id for id in held if self.card(id).suit == suit and id != act.source and self.card(id).value > 0]
            found.sort()
        else:
            found = self.zone_cards(act.user, due.cards, act.source)
        return [id for id in found if id not in taken]

    def can_pay_due(self, act: Act, due: Due, taken: list[int]) -> bool:
        pool = self.due_cards(act, due, taken)
        if due.value >= 0:
            return sum([self.card(id).value for id in pool]) >= due.number
        if len(pool) < due.number:
            return False
        taken.extend(pool[: due.number])
        return True

    def can_afford(self, act: Act) -> bool:
        """Every cost is payable (APO-22.1); the master's hand pays nothing (APO-19.2)."""
        if act.free:
            return True
        power = act.power
        cost = power.cost
        user = act.user
        if not self.affords(user, cost.ap):
            return False
        if not self.can_pay(user, cost.sp, cost.mp, cost.spmp, self.besides(act)):
            return False
        if cost.hp > 0 and self.chars[user].hp <= cost.hp:
            return False
        if cost.exhaust and self.exhausted[act.source]:
            return False
        if cost.counters > 0 and self.counts[cost.counter][act.source] < cost.counters:
            return False
        if cost.dues:
            taken: list[int] = []
            for due in cost.dues:
                if not self.can_pay_due(act, due, taken):
                    return False
        return True

    def besides(self, act: Act) -> int:
        """A Skill may be exhausted for its own bar (APO-11.3); no other card pays for itself (APO-21.2)."""
        if act.power.bar and self.zones[act.source] == Zone.MEMENTO:
            return NOBODY
        return act.source

    def move_by(self, verb: int, id: int) -> None:
        """Discard, bury or banish, as a cost or an operation."""
        if verb == Verb.DISCARD:
            self.to_discard(id)
        elif verb == Verb.BURY:
            self.to_deck(id)
        else:
            self.to_banished(id)

    def pay(self, act: Act) -> None:
        """All costs at once (APO-21.3)."""
        if act.free:
            return
        cost = act.power.cost
        user = act.user
        self.spend(user, cost.ap)
        self.exhaust_payment(user, act.points)
        if cost.hp > 0:
            self.lose(user, cost.hp)
        if cost.exhaust:
            self.exhaust_card(act.source)
        if cost.counters > 0:
            self.counts[cost.counter][act.source] -= cost.counters
            self.settle_counters(act.source)
        for place in range(len(act.paid)):
            for id in act.paid[place]:
                self.move_by(cost.dues[place].verb, id)

    def settle_counters(self, id: int) -> None:
        """A card in an inventory is kept revealed while it has counters (APO-15.1)."""
        if self.zones[id] == Zone.INVENTORY:
            self.stir(id, Zone.INVENTORY)
            self.reshape()
        self.dirty = True
        self.unsettled = True
        if self.zones[id] == Zone.INVENTORY and not self.has_counters(id) and not self.shown[id]:
            self.seen[id] = self.eyes(self.chars[self.holders[id]].seat)
