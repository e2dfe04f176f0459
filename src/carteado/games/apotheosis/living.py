"""Life and death: injury, healing, Divine Salvation, bodies (APO-10.6, 16)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import Asking, Demand
from carteado.games.apotheosis.board import FOREVER, MASTER, Kind, Life, Suit, Type, Zone
from carteado.games.apotheosis.frames import Deed, FrameKind, Window
from carteado.games.apotheosis.language.terms import Rule, Stat, Watch, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing, What
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

    # Order

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
