"""Life and death: injury, healing, Divine Salvation, bodies, and housekeeping (APO-1.10, 10.6, 16)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import Asking, Demand
from carteado.games.apotheosis.board import FOREVER, MASTER, Kind, Life, Step, Suit, Type, Zone
from carteado.games.apotheosis.deriving import ENTITY_LEVELS
from carteado.games.apotheosis.frames import Deed, FrameKind, Window
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing, What
from carteado.games.apotheosis.table import ALL_EYES
from carteado.games.apotheosis.terms import Rule, Stat, Watch, When
from carteado.kit.cards import NOBODY

SALVATION: Final = 3
GATE: Final = "gate"


class Living(Asking):
    """How characters are hurt, healed, saved and lost."""

    def injury(self, damage: int, con: int) -> int:
        """APO-10.6."""
        if damage < con // 2:
            return 0
        return 1 if damage < con else 2 + (damage - con) // 5

    def lose(self, who: int, amount: int) -> None:
        """HP has no minimum; `hp_max` is fixed as it was before the loss (APO-16.8)."""
        char = self.chars[who]
        if amount <= 0 or char.life != Life.ALIVE:
            return
        before = self.hp_max(who)
        char.hp -= amount
        if char.hp <= 0 and char.fixed_max < 0:
            char.fixed_max = before
        if self.watch & Watch.HP:
            self.dirty = True
        self.unsettled = True
        if self.events is not None:
            self.report("lost_hp", {"who": self.who_is(who), "amount": amount, "hp": char.hp})

    def gain(self, who: int, amount: int) -> None:
        """A heal, at least 1, up to the maximum (APO-1.4)."""
        char = self.chars[who]
        most = self.hp_max(who)
        healed = min(max(1, amount), most - char.hp)
        if healed <= 0:
            return
        char.hp += healed
        if self.watch & Watch.HP:
            self.dirty = True
        if self.events is not None:
            self.report("healed", {"who": self.who_is(who), "amount": healed, "hp": char.hp})

    def suffer(self, who: int, injury: int, attacker: int) -> None:
        """Injury from an attack or DMG: a window `injured` opens for it afterwards (APO-24.1)."""
        self.lose(who, injury)
        if injury >= 1 and not self.dry and self.chars[who].kind != Kind.OBJECT and self.heard >> When.INJURED & 1:
            window = Window(When.INJURED, who, NOBODY)
            window.attacker = attacker
            window.injury = injury
            self.queue.append(window)

    # Housekeeping (APO-1.10)

    def housekeep(self) -> None:
        """One thing of the list at a time, until nothing changes; what must be asked is put on the stack."""
        self.unsettled = False
        if self.step_now >= Step.BATTLE_END:
            return
        waiting = len(self.effects)
        if self.settle_deaths() or self.settle_tables():
            self.unsettled = len(self.effects) == waiting
            return
        for pile in range(self.seats):
            self.refill(pile)
        for char in self.chars:
            if char.kind == Kind.HERO and char.life == Life.ALIVE and self.settle_inventory(char):
                return
        if self.step_now > Step.BATTLE:
            self.check_victory()

    def settle_deaths(self) -> bool:
        """(a), in turn order (APO-16.7)."""
        if not any(char.hp <= 0 and char.life == Life.ALIVE and not char.gone for char in self.chars):
            return False
        for who in self.in_order():
            char = self.chars[who]
            if char.life == Life.ALIVE and char.hp <= 0 and not char.gone:
                if self.in_salvation(who):
                    return False
                self.face_death(char)
                return True
        return False

    def in_salvation(self, who: int) -> bool:
        for frame in self.effects:
            if isinstance(frame, Deed) and frame.what == Doing.SALVATION and frame.user == who:
                return True
        return False

    def settle_tables(self) -> bool:
        """(b) to (e), unless no value and no table has changed since they were last found in order."""
        if self.dirty:
            self.derive()
        if self.steady:
            return False
        self.steady = True
        self.settle_hp_max()
        for char in self.chars:
            if char.kind == Kind.HERO and char.life == Life.ALIVE and self.settle_hero(char):
                self.steady = False
                return True
        return False

    def settle_hp_max(self) -> None:
        """HP is never above the maximum (APO-3.5)."""
        for char in self.chars:
            if char.life == Life.ALIVE and not char.gone and char.kind != Kind.OBJECT:
                most = self.hp_max(char.id)
                if char.hp > most:
                    char.hp = most
                    self.dirty = True

    def settle_hero(self, char: Char) -> bool:
        """(b) table requirements, (c) space overflow, (d) specifier conflicts of one living Hero."""
        who = char.id
        entity = self.entity_of(who)
        if entity >= 0 and self.level(who) < ENTITY_LEVELS[self.card(entity).level]:
            self.to_discard(entity)
            return True
        failing: list[int] = []
        crowded = NOBODY
        for zone in range(Zone.EQUIP, Zone.ATTACHED):
            held = self.area(who, zone)
            for id in held:
                if not self.meets(who, id):
                    failing.append(id)
            if crowded < 0 and len(held) > self.spaces(who, zone):
                crowded = zone
        if failing:
            for id in failing:
                self.report_returned(id)
                self.to_inventory(id, who)
            return True
        if crowded >= 0:
            deed = Deed(Doing.SPACES, who)
            deed.number = crowded
            self.effects.append(deed)
            return True
        return self.settle_specifiers(who)

    def settle_specifiers(self, who: int) -> bool:
        """APO-4.6: the later one goes to the inventory."""
        equipped = self.area(who, Zone.EQUIP)
        for id in equipped:
            kind = self.card(id).specifier
            if kind < 0:
                continue
            for other in equipped:
                if other != id and self.card(other).specifier == kind and self.entered[other] > self.entered[id]:
                    self.report_returned(other)
                    self.to_inventory(other, who)
                    return True
        return False

    def settle_inventory(self, char: Char) -> bool:
        """(f) APO-4.9."""
        over = len(self.inventories[char.seat]) - max(0, self.stat(char.id, Stat.INVENTORY))
        if over <= 0 or self.step_now <= Step.PREPARE:
            return False
        deed = Deed(Doing.INVENTORY, char.id)
        deed.number = over
        self.effects.append(deed)
        return True

    def report_returned(self, id: int) -> None:
        """The face of a concealed summon stays hidden on its way back."""
        if self.events is not None:
            facts = {"who": self.who_is(self.holders[id])}
            if self.seen[id] == ALL_EYES:
                self.report("returned", {**facts, **self.named(id)})
            else:
                self.report_secret("returned", facts, self.named(id), self.seen[id])

    def in_order(self) -> list[int]:
        """All characters: first those of the turn order, then the others as they came."""
        listed = [False] * len(self.chars)
        for who in self.turn_order:
            listed[who] = True
        return self.turn_order + [char.id for char in self.chars if not listed[char.id]]

    def place_in_order(self, who: int) -> int:
        """A number that ranks a character as `in_order` does."""
        for place, other in enumerate(self.turn_order):
            if other == who:
                return place
        return len(self.turn_order) + who

    def in_turns(self, who: list[int]) -> list[int]:
        """These characters in turn order."""
        return who if len(who) < 2 else [other for other in self.in_order() if other in who]

    # Death

    def face_death(self, char: Char) -> None:
        """APO-16.3: Divine Salvation comes before everything else."""
        if char.kind == Kind.OBJECT:
            char.life = Life.REMOVED
            self.drop_object(char)
        elif not char.saved and char.seat != MASTER and self.fate_within(char) >= self.salvation_cost(char):
            self.effects.append(Deed(Doing.SALVATION, char.id))
        else:
            self.die(char)

    def drop_object(self, char: Char) -> None:
        """Destroying the Gate cancels later waves (APO-19.6)."""
        if self.events is not None:
            self.report("destroyed", {"who": self.who_is(char.id)})
        if char.name == GATE:
            self.waves = []
        if self.containers.get(char.id):
            return
        self.lift(char)

    def salvation_cost(self, char: Char) -> int:
        cost = SALVATION + 2 * -char.hp + self.stat(char.id, Stat.SALVATION)
        return max(1, cost)

    def fate_pool(self, char: Char) -> list[int]:
        """Events of a Hero's inventory, or of a Companion's attachments; not one that is being activated (APO-21.2)."""
        held = self.inventories[char.seat] if char.kind == Kind.HERO else self.attached_to(char.card)
        busy = [frame.source for frame in self.effects if frame.kind == FrameKind.ACT]
        pool = [id for id in held if self.card(id).suit == Suit.EVENT and id not in busy]
        pool.sort()
        return pool

    def fate_within(self, char: Char) -> int:
        return sum([self.card(id).value for id in self.fate_pool(char)])

    def step_salvation(self, deed: Deed) -> None:
        char = self.chars[deed.user]
        if deed.at == 0:
            self.ask_yes(What.SALVATION, char.seat, char.id)
        elif deed.at == 1:
            if self.answer[0] == 0:
                self.effects.pop()
                self.die(char)
                return
            ask = self.ask_set(What.PAY, char.seat, self.fate_pool(char), Demand.VALUE)
            ask.least = self.salvation_cost(char)
        else:
            paid = self.answer
            self.effects.pop()
            char.hp = 1
            char.fixed_max = NOBODY
            char.saved = True
            self.dirty = True
            for id in paid:
                self.to_discard(id)
            if self.events is not None:
                self.report("saved", {"who": self.who_is(char.id)})
            return
        deed.at += 1

    def die(self, char: Char) -> None:
        """APO-16.1, 16.2, 16.4, 16.5."""
        most = char.fixed_max if char.fixed_max > 0 else 1
        if char.hp < 0 and self.rules_of(char.id) & Rule.KNOCKOUT:
            char.hp = 0
        if char.hp == 0:
            char.life = Life.KO
        elif char.hp <= -2 * most:
            char.life = Life.REMOVED
        elif char.hp <= -most:
            char.life = Life.OVERKILL
        else:
            char.life = Life.DEAD
        self.reshape()
        self.unsettled = True
        if self.events is not None:
            self.report("fell", {"who": self.who_is(char.id), "hp": char.hp, "ko": char.life == Life.KO})
        if char.kind == Kind.HERO:
            self.hero_fell(char)
        else:
            self.companion_fell(char)
        if char.life == Life.REMOVED:
            self.lift(char)

    def hero_fell(self, char: Char) -> None:
        """Its summons are unevoked at once (APO-12.11)."""
        for other in self.chars:
            if other.seat == char.seat and self.is_evoked(other):
                self.unevoke(other)

    def is_evoked(self, char: Char) -> bool:
        """A summon whose piece is on the board."""
        if char.kind != Kind.COMPANION or char.seat == MASTER or char.at < 0 or char.card < 0:
            return False
        return self.card(char.card).type == Type.SUMMON

    def unevoke(self, char: Char) -> None:
        if self.events is not None:
            self.report("unevoked", self.named(char.card))
        self.lift(char)
        self.conceal_table(char.card)

    def companion_fell(self, char: Char) -> None:
        """A summon is unevoked; a dead one's card is buried, its Items stay in the body (APO-16.5)."""
        card = char.card
        if self.card(card).type == Type.SUMMON and char.seat != MASTER:
            char.barred = True
            if char.at >= 0:
                self.unevoke(char)
            return
        if char.life == Life.KO:
            return
        for attached in self.attached_to(card).copy():
            if self.card(attached).suit == Suit.ITEM:
                self.to_container(attached, char.id)
            else:
                self.to_discard(attached)
        self.to_deck(card)
        char.card = NOBODY
        if not self.containers.get(char.id):
            self.lift(char)

    def lootable(self, char: Char) -> list[int]:
        """The Items that lie with a body or object (APO-9.11, R-95)."""
        if char.kind == Kind.HERO and char.life != Life.ALIVE:
            return list(self.area(char.id, Zone.EQUIP))
        if char.kind == Kind.COMPANION and char.life == Life.KO and char.card >= 0:
            return [id for id in sorted(self.attached_to(char.card)) if self.card(id).suit == Suit.ITEM]
        found = self.containers.get(char.id)
        return [] if found is None else sorted(found)

    def revive(self, who: int, hp: int) -> None:
        """APO-16.6, 7.7."""
        char = self.chars[who]
        char.life = Life.ALIVE
        char.hp = min(hp, char.fixed_max if char.fixed_max > 0 else FOREVER)
        char.fixed_max = NOBODY
        self.reshape()
        self.unsettled = True
        if not char.had_turn:
            self.act_last(who)
        if self.events is not None:
            self.report("revived", {"who": self.who_is(who), "hp": char.hp})

    def act_last(self, who: int) -> None:
        """At the end of this round's order (APO-7.7)."""
        for place in range(self.order_at, len(self.turn_order)):
            if self.turn_order[place] == who:
                self.turn_order.pop(place)
                break
        self.turn_order.append(who)

    def check_victory(self) -> None:
        raise NotImplementedError
