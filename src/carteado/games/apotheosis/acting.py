"""What a character may do in its main phase, and taking an action (APO-9, 20.5)."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action
from carteado.games.apotheosis.board import (
    ATTACH_COST,
    ATTACHMENTS,
    AWAKEN_POINTS,
    CHECK_COST,
    EVOKE_MANA,
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
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, Rule, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing
from carteado.games.apotheosis.undertaking import Undertaking
from carteado.kit.cards import NOBODY

KINDS: Final = 3  # Items, Skills and Companions, in this order among suits, areas and forms


class Acting(Undertaking):
    """Actions of the main phase."""

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
        self.walk = self.paths_of(char, char.ap, False)
        costs = self.walk.costs
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
        """Equip, learn, recruit, and the ways back."""
        held = self.inventories[char.seat].copy()
        held.sort()
        held = self.singles([id for id in held if self.placeable(id, char.id)])
        for kind in range(KINDS):
            for id in held:
                if self.card(id).suit == Suit.ITEM + kind:
                    found.append((Do.EQUIP + kind, id))
        for kind in range(KINDS):
            for id in self.singles(self.area(char.id, Zone.EQUIP + kind)):
                if kind < KINDS - 1 or self.can_abandon(id):
                    found.append((Do.UNEQUIP + kind, id))

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
        for id in self.area(char.id, Zone.SUPPORT):
            if self.concealed[id] and self.can_pay(char.id, 0, EVOKE_MANA, 0, NOBODY) and self.can_reveal(id):
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


def is_manual(power: Power) -> bool:
    """Manual, or a temp that an activation reaches (APO-30.1)."""
    if power.activation == Activation.MANUAL:
        return True
    return power.activation == Activation.TEMP and (power.bar or power.costly or power.card.suit == Suit.EVENT)
