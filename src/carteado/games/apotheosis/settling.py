"""Housekeeping: what is set right before anything else goes on (APO-1.10)."""

from __future__ import annotations

from carteado.games.apotheosis.board import Kind, Life, Step, Zone
from carteado.games.apotheosis.deriving import ENTITY_LEVELS
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.living import Living
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing
from carteado.games.apotheosis.table import ALL_EYES
from carteado.kit.cards import NOBODY


class Settling(Living):
    """How the table is brought into order, one thing at a time."""

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

    def check_victory(self) -> None:
        raise NotImplementedError
