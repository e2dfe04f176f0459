"""Mechanics that ask on the way: moves, evocation, the Entity, overflow, Attach, Loot, Evolve, checks (APO-8 to 17)."""

from __future__ import annotations

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import (
    ATTACHMENTS,
    AWAKEN_POINTS,
    EVOKE_MANA,
    EVOLVE_XP,
    REST_POINTS,
    Kind,
    Life,
    Suit,
    Zone,
)
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing, What
from carteado.games.apotheosis.verbs import Verbs
from carteado.kit.cards import NOBODY


class Undertaking(Verbs):
    """How they go, one question after the other."""

    def undertake(self, what: int, char: Char, source: int) -> None:
        deed = Deed(what, char.id)
        deed.source = source
        self.effects.append(deed)

    def step_deed(self, deed: Deed) -> None:
        what = deed.what
        if what == Doing.PLACE:
            self.step_place(deed)
        elif what == Doing.MOVE:
            if deed.at >= 3:
                self.step_move(deed)
            else:
                self.step_shift(deed)
        elif what == Doing.EVOKE:
            if deed.at < 2:
                self.step_evoke_payment(deed)
            else:
                self.step_evoke(deed)
        elif what == Doing.AWAKEN or what == Doing.UPKEEP:
            self.step_entity(deed)
        elif what == Doing.SALVATION:
            self.step_salvation(deed)
        elif what == Doing.SPACES or what == Doing.INVENTORY:
            self.step_overflow(deed)
        elif what == Doing.RECOMPOSE or what == Doing.REST:
            self.step_recover(deed)
        elif what == Doing.ATTACH:
            self.step_attach(deed)
        elif what == Doing.LOOT:
            self.step_loot(deed)
        elif what == Doing.EVOLVE:
            self.step_evolve(deed)
        elif what == Doing.CHECK:
            self.step_check(deed)
        else:
            self.step_heir(deed)

    def step_heir(self, deed: Deed) -> None:
        raise NotImplementedError

    def step_move(self, deed: Deed) -> None:
        """The last step sets the facing; the whole cost is paid first (APO-8.6, 8.8)."""
        char = self.chars[deed.user]
        to = deed.source
        paths = self.walk
        if paths is None:
            paths = self.paths_of(char, char.ap, False)
        if deed.at == 3:
            deed.at = 4
            self.ask_way(What.STEP, char.seat, self.last_steps(paths, to, char.ap), char.id)
            return
        self.effects.pop()
        self.walk = None
        way = self.answer[0]
        char.ap -= self.arrival(paths, to, way)
        char.facing = way
        self.put(char, to)
        self.report_moved_piece(char)

    def step_evoke_payment(self, deed: Deed) -> None:
        who = deed.user
        if deed.at == 0:
            deed.at = 1
            self.ask_payment(who, 0, EVOKE_MANA, 0, NOBODY)
        elif not deed.points:
            deed.points = self.answer.copy()
            self.exhaust_payment(who, deed.points)
            self.ask_change(who, 0, EVOKE_MANA, 0, deed.points)
        else:
            self.take_change()
            deed.at = 2

    def step_entity(self, deed: Deed) -> None:
        """Awaken, or the upkeep of an awake Entity (APO-13.2, 13.4)."""
        who = deed.user
        if deed.at == 0:
            if deed.what == Doing.UPKEEP:
                if not self.can_pay(who, 0, 0, AWAKEN_POINTS, NOBODY):
                    self.effects.pop()
                    self.fall_asleep(deed.source)
                    return
                self.ask_yes(What.UPKEEP, self.chars[who].seat, who)
        elif deed.at == 1:
            if deed.what == Doing.UPKEEP and self.answer[0] == 0:
                self.effects.pop()
                self.fall_asleep(deed.source)
                return
            self.ask_payment(who, 0, 0, AWAKEN_POINTS, NOBODY)
        elif deed.at == 2:
            deed.points = self.answer.copy()
            self.exhaust_payment(who, deed.points)
            self.ask_change(who, 0, 0, AWAKEN_POINTS, deed.points)
        else:
            self.effects.pop()
            self.take_change()
            if deed.what == Doing.AWAKEN:
                self.awaken(deed.source)
            return
        deed.at += 1

    def step_overflow(self, deed: Deed) -> None:
        """APO-4.4 and 4.9: the holder chooses what goes."""
        char = self.chars[deed.user]
        spaces = deed.what == Doing.SPACES
        if deed.at == 0:
            deed.at = 1
            if spaces:
                pool = self.area(char.id, deed.number)
                over = len(pool) - self.spaces(char.id, deed.number)
            else:
                pool = sorted(self.inventories[char.seat])
                over = deed.number
            ask = self.ask_set(What.SPACES if spaces else What.INVENTORY, char.seat, pool, Demand.COUNT)
            ask.least = over
            ask.most = over
            return
        self.effects.pop()
        for id in self.answer.copy():
            if spaces:
                self.report_returned(id)
                self.to_inventory(id, char.id)
            else:
                self.to_discard(id)

    def step_recover(self, deed: Deed) -> None:
        """Recomposition and Rest."""
        who = deed.user
        if deed.at == 0:
            deed.at = 1
            if deed.what == Doing.REST:
                self.ask_points(What.POINTS, who, REST_POINTS, 1)
            else:
                points = self.config.recomposition + self.stat(who, Stat.RECOMPOSITION)
                self.ask_points(What.RECOMPOSITION, who, points, 0)
            return
        self.effects.pop()
        for id in self.answer.copy():
            self.recover_card(id)

    def step_attach(self, deed: Deed) -> None:
        """Detachments first, then attachments; no card moves twice, at least one moves (APO-6.7, 9.10)."""
        char = self.chars[deed.user]
        host = deed.source
        if deed.at == 0:
            under = sorted(self.attached_to(host))
            ask = self.ask_set(What.DETACH, char.seat, under, Demand.COUNT)
            ask.least = 0 if self.inventories[char.seat] and len(under) < ATTACHMENTS else 1
        elif deed.at == 1:
            deed.moved = self.answer.copy()
            for id in deed.moved:
                self.to_inventory(id, char.id)
            pool = [id for id in sorted(self.inventories[char.seat]) if id not in deed.moved]
            ask = self.ask_set(What.ATTACH, char.seat, pool, Demand.COUNT)
            ask.least = 0 if deed.moved else 1
            ask.most = ATTACHMENTS - len(self.attached_to(host))
        else:
            self.effects.pop()
            for id in self.answer.copy():
                self.to_host(id, host)
            return
        deed.at += 1

    def step_loot(self, deed: Deed) -> None:
        char = self.chars[deed.user]
        body = self.chars[deed.source]
        if deed.at == 0:
            deed.at = 1
            self.ask_way(What.LOOT, char.seat, self.lootable(body), char.id)
            return
        self.effects.pop()
        id = self.answer[0]
        if self.events is not None:
            self.report("looted", {"who": self.who_is(char.id), **self.named(id)})
        if char.kind == Kind.COMPANION:
            self.to_host(id, char.card)
        else:
            self.to_inventory(id, char.id)
        if body.kind != Kind.HERO and body.life != Life.KO and body.life != Life.ALIVE and not self.lootable(body):
            self.lift(body)

    # Evolve (APO-12.8)

    def experience(self, char: Char) -> list[int]:
        return [id for id in sorted(self.attached_to(char.card)) if self.card(id).suit == Suit.SKILL]

    def evolutions(self, char: Char) -> list[int]:
        """Companions of the same path and the next level that the Hero may have: of the inventory, then the deck."""
        if char.seat >= self.seats or not self.alive(char.seat):
            return []
        own = self.card(char.card)
        found: list[int] = []
        held = sorted(self.inventories[char.seat])
        deck = self.decks[char.seat].copy()
        deck.sort(key=self.printed_order)
        for id in held + deck:
            card = self.card(id)
            next_of_path = card.suit == Suit.COMPANION and card.path == own.path and card.level == own.level + 1
            if next_of_path and self.meets(char.seat, id):
                found.append(id)
        return found

    def can_evolve(self, char: Char) -> bool:
        points = sum([self.card(id).value for id in self.experience(char)])
        return points >= EVOLVE_XP and bool(self.evolutions(char))

    def step_evolve(self, deed: Deed) -> None:
        char = self.chars[deed.user]
        if deed.at == 0:
            ask = self.ask_set(What.EXPERIENCE, char.seat, self.experience(char), Demand.VALUE)
            ask.least = EVOLVE_XP
        elif deed.at == 1:
            for id in self.answer.copy():
                self.to_discard(id)
            self.ask_way(What.EVOLUTION, char.seat, self.evolutions(char), char.id)
        else:
            self.effects.pop()
            self.evolve(char, self.answer[0])
            return
        deed.at += 1

    def evolve(self, char: Char, new: int) -> None:
        """The deck is shuffled before the burial; damage, attachments and counters go over."""
        old, hero = char.card, char.seat
        damage = self.hp_max(char.id) - char.hp
        searched = self.zones[new] == Zone.DECK
        if self.events is not None:
            self.report("evolved", {"who": self.who_is(char.id), "new": self.cards[new].id, "new_id": new})
        under = self.attached_to(old).copy()
        for counts in self.counts:
            counts[new] += counts[old]
        char.card = new
        self.attachments[new] = under
        self.attachments[old] = []
        for id in under:
            self.hosts[id] = new
        self.to_table(new, hero, False)
        if searched:
            self.shuffle_deck(hero)
        self.to_deck(old)
        self.derive()
        char.hp = self.hp_max(char.id) - damage

    def step_check(self, deed: Deed) -> None:
        """APO-9.13, 17.1: what an object offers; once passed it offers it no more."""
        char = self.chars[deed.user]
        thing = self.chars[deed.source]
        if deed.at == 0:
            deed.at = 1
            self.push_test(char.id, thing.check_attribute, thing.check_knowledge, False)
            return
        self.effects.pop()
        natural, total = self.answer[0], self.answer[1]
        success = total >= thing.check_difficulty and natural != 1
        if success:
            thing.check_attribute = NOBODY
        if self.events is not None:
            facts = {"who": self.who_is(char.id), "total": total, "difficulty": thing.check_difficulty}
            self.report("checked", {**facts, "success": success})
