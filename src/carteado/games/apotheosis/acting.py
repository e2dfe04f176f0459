"""Actions of the main phase that are no activations, and the mechanics that ask on the way (APO-9, 11 to 13, 17)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import (
    ATTACH_COST,
    ATTACHMENTS,
    AWAKEN_POINTS,
    CHECK_COST,
    EVOKE_MANA,
    EVOLVE_XP,
    FACINGS,
    FOREVER,
    LOOT_COST,
    NORMAL_COST,
    PLACE_COST,
    REST_POINTS,
    TURN_COST,
    Do,
    Kind,
    Life,
    Suit,
    Zone,
)
from carteado.games.apotheosis.frames import Act, Deed
from carteado.games.apotheosis.printed import Power
from carteado.games.apotheosis.table import Char
from carteado.games.apotheosis.terms import Activation, Doing, Rule, Stat, What, When
from carteado.games.apotheosis.verbs import Verbs
from carteado.kit.cards import NOBODY


class Acting(Verbs):
    """What a character may do in its main phase."""

    def main_actions(self) -> list[Action]:
        """Every legal action, in the order of the forms (APO-9)."""
        char = self.chars[self.active]
        found: list[Action] = []
        self.add_moves(char, found)
        if char.ap >= TURN_COST:
            found += [(Do.TURN, way) for way in range(4) if way != char.facing]
        if not self.acted:
            self.add_rest(char, found)
        if char.ap >= NORMAL_COST:
            found += [(Do.ATTACK, self.chars[who].at) for who in self.normal_targets(char)]
        if char.kind == Kind.HERO and char.ap >= PLACE_COST:
            self.add_placing(char, found)
        self.add_uses(char, found)
        if char.kind == Kind.HERO:
            self.add_entity(char, found)
            self.add_summons(char, found)
            self.add_attach(char, found)
        if char.ap >= LOOT_COST:
            self.add_loot(char, found)
        if char.kind == Kind.COMPANION and not self.acted and self.can_evolve(char):
            found.append((Do.EVOLVE,))
        if char.ap >= CHECK_COST:
            found += [(Do.CHECK, other.at) for other in self.neighbours(char) if other.check_attribute >= 0]
        found.append((Do.END_TURN,))
        if self.config.concede:
            found.append((Do.CONCEDE,))
        return found

    def add_moves(self, char: Char, found: list[Action]) -> None:
        if char.ap <= 0 or self.rules_of(char.id) & Rule.CANNOT_MOVE:
            return
        costs = self.paths_of(char, char.ap, False).costs
        for at in self.empty_tiles():
            if costs[at] < FOREVER:
                found.append((Do.MOVE, at))

    def add_rest(self, char: Char, found: list[Action]) -> None:
        """Illegal if it would do nothing (APO-9.3)."""
        if char.hp < self.hp_max(char.id):
            found.append((Do.REST, 0))
        if char.kind == Kind.HERO:
            for id in self.area(char.id, Zone.MEMENTO):
                card = self.card(id)
                if self.exhausted[id] and 0 < card.sp + card.mp <= REST_POINTS:
                    found.append((Do.REST, 1))
                    return

    def add_placing(self, char: Char, found: list[Action]) -> None:
        held = self.inventories[char.seat].copy()
        held.sort()
        for form, suit in ((Do.EQUIP, Suit.ITEM), (Do.LEARN, Suit.SKILL), (Do.RECRUIT, Suit.COMPANION)):
            kept: list[int] = []
            for id in held:
                if self.card(id).suit == suit and not self.has_twin(id, kept, len(kept)):
                    kept.append(id)
            found += [(form, id) for id in kept if self.placeable(id, char.id)]
        for form, zone in ((Do.UNEQUIP, Zone.EQUIP), (Do.FORGET, Zone.MEMENTO), (Do.ABANDON, Zone.SUPPORT)):
            kept = []
            for id in self.area(char.id, zone):
                if not self.has_twin(id, kept, len(kept)) and (form != Do.ABANDON or self.can_abandon(id)):
                    kept.append(id)
            found += [(form, id) for id in kept]

    def can_abandon(self, id: int) -> bool:
        """A human or creature needs an empty access tile or must stand on one (APO-12.5)."""
        who = self.companion(id)
        if who < 0 or self.chars[who].life != Life.ALIVE:
            return False
        if self.is_summon(id):
            return True
        char = self.chars[who]
        return char.at in self.access_tiles(char) or bool(self.access(char))

    def add_entity(self, char: Char, found: list[Action]) -> None:
        """APO-13.2, 13.3."""
        entity = self.entity_of(char.id)
        if entity < 0:
            return
        if self.concealed[entity]:
            if char.slept != self.stamp and self.can_pay(char.id, 0, 0, AWAKEN_POINTS, NOBODY):
                found.append((Do.AWAKEN,))
        elif char.woke != self.stamp:
            found.append((Do.SLEEP,))

    def add_summons(self, char: Char, found: list[Action]) -> None:
        payable = self.can_pay(char.id, 0, EVOKE_MANA, 0, NOBODY)
        for id in self.area(char.id, Zone.SUPPORT):
            if self.concealed[id] and payable and self.can_reveal(id):
                found.append((Do.EVOKE, id))
        for id in self.area(char.id, Zone.SUPPORT):
            if not self.concealed[id] and self.is_summon(id):
                found.append((Do.UNEVOKE, id))

    def add_attach(self, char: Char, found: list[Action]) -> None:
        if char.ap < ATTACH_COST:
            return
        for other in self.neighbours(char):
            if other.kind == Kind.COMPANION and other.seat == char.seat and other.life == Life.ALIVE:
                under = len(self.attached_to(other.card))
                if under or self.inventories[char.seat]:
                    found.append((Do.ATTACH, other.at))

    def add_loot(self, char: Char, found: list[Action]) -> None:
        if char.kind == Kind.COMPANION and len(self.attached_to(char.card)) >= ATTACHMENTS:
            return
        for other in self.neighbours(char):
            if self.lootable(other):
                found.append((Do.LOOT, other.at))

    # Activations in the main phase (APO-20.5)

    def add_uses(self, char: Char, found: list[Action]) -> None:
        uses: list[Action] = []
        for id in self.usable(char.seat):
            for power in self.card(id).powers:
                if power.when == When.MAIN and is_manual(power):
                    act = self.main_act(char, id, power)
                    if act is not None and self.can(act):
                        uses.append((Do.USE, id, power.index))
        found += self.without_copies(uses)

    def main_act(self, char: Char, id: int, power: Power) -> Act | None:
        """The activation by the active character; None if the card is not its to activate now."""
        zone = self.zones[id]
        if zone == Zone.SCENARIO:
            return self.new_act(id, power, char.id, char.id)
        if zone == Zone.DISCARD:
            if power.pile and self.owners[id] == char.seat and char.kind == Kind.HERO:
                return self.new_act(id, power, char.id, char.id)
            return None
        if not self.can_act_from(id, power, True):
            return None
        user = self.subject_of(id, power)
        if user == char.id:
            return self.new_act(id, power, user, self.you_of(user))
        if power.team and user >= 0 and self.chars[user].team == char.team and self.alive(user):
            return self.new_act(id, power, char.id, char.id)
        return None

    def new_act(self, id: int, power: Power, user: int, you: int) -> Act:
        act = Act(id, power, user, you, user)
        act.player = self.chars[user].seat
        return act

    # Taking an action

    def take_action(self, action: Action) -> None:
        """One action of the active character; what it needs to ask goes on the stack."""
        char = self.chars[self.active]
        form = action[0]
        self.actions += 1
        self.activations = 0
        self.after_action = True
        if form == Do.USE:
            act = self.main_act(char, action[1], self.card(action[1]).powers[action[2]])
            assert act is not None
            self.closing = self.closing or act.power.sacrifice
            self.declare(act)
            return
        self.acted = True
        if form == Do.MOVE:
            self.begin_move(char, action[1])
        elif form == Do.TURN:
            char.ap -= TURN_COST
            self.turn(char, action[1])
            self.report_turned(char)
        elif form == Do.ATTACK:
            char.ap -= NORMAL_COST
            self.attack(char.id, self.board[action[1]])
        elif form <= Do.ABANDON:
            self.place_action(char, form, action)
        else:
            self.special_action(char, form, action)

    def report_turned(self, char: Char) -> None:
        if self.events is not None:
            self.report("turned", {"who": self.who_is(char.id), "facing": FACINGS[char.facing]})

    def place_action(self, char: Char, form: int, action: Action) -> None:
        if form == Do.REST:
            self.rest(char, action[1])
        elif form <= Do.RECRUIT:
            char.ap -= PLACE_COST
            self.undertake(Doing.PLACE, char, action[1])
        else:
            char.ap -= PLACE_COST
            self.report_returned(action[1])
            self.to_inventory(action[1], char.id)

    def special_action(self, char: Char, form: int, action: Action) -> None:
        if form == Do.AWAKEN:
            self.undertake(Doing.AWAKEN, char, self.entity_of(char.id))
        elif form == Do.SLEEP:
            self.fall_asleep(self.entity_of(char.id))
        elif form == Do.EVOKE:
            self.undertake(Doing.EVOKE, char, action[1])
        elif form == Do.UNEVOKE:
            self.unevoke(self.chars[self.companion(action[1])])
        elif form == Do.ATTACH:
            char.ap -= ATTACH_COST
            self.undertake(Doing.ATTACH, char, self.chars[self.board[action[1]]].card)
        elif form == Do.LOOT:
            char.ap -= LOOT_COST
            self.undertake(Doing.LOOT, char, self.board[action[1]])
        elif form == Do.EVOLVE:
            self.closing = True
            self.undertake(Doing.EVOLVE, char, char.card)
        else:
            char.ap -= CHECK_COST
            self.undertake(Doing.CHECK, char, self.board[action[1]])

    def undertake(self, what: int, char: Char, source: int) -> None:
        deed = Deed(what, char.id)
        deed.source = source
        self.effects.append(deed)

    def rest(self, char: Char, way: int) -> None:
        """APO-9.3."""
        self.closing = True
        if self.events is not None:
            self.report("rested", {"who": self.who_is(char.id)})
        if way == 0:
            self.gain(char.id, 1)
        else:
            self.undertake(Doing.REST, char, NOBODY)

    def begin_move(self, char: Char, to: int) -> None:
        deed = Deed(Doing.MOVE, char.id)
        deed.at = 3
        deed.source = to
        self.effects.append(deed)

    # Mechanics that ask

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
        paths = self.paths_of(char, char.ap, False)
        if deed.at == 3:
            deed.at = 4
            self.ask_way(What.STEP, char.seat, self.last_steps(paths, to, char.ap), char.id)
            return
        self.effects.pop()
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


def is_manual(power: Power) -> bool:
    """Manual, or a temp that an activation reaches (APO-30.1)."""
    if power.activation == Activation.MANUAL:
        return True
    return power.activation == Activation.TEMP and (power.bar or power.costly or power.card.suit == Suit.EVENT)
