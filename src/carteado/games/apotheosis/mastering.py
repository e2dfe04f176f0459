"""The game master: its characters, waves, and the Master's Hand (APO-19)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import FOREVER, MASTER, Kind, Life, Zone
from carteado.games.apotheosis.commanding import Commanding
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.grid import STRIDE, distance
from carteado.games.apotheosis.pieces import Char, Wave
from carteado.kit.cards import NOBODY

SPAWNS: Final = (6 * STRIDE + 1, 6 * STRIDE + 3, 6 * STRIDE, 6 * STRIDE + 4)
SOUTH: Final = 2


class Mastering(Commanding):
    """Everything on the master's side of an encounter."""

    # Characters

    def master_companion(self, cards: list[int], at: int) -> Char:
        """A Companion piece without Hero (APO-19.1), facing the Heroes; its card holds itself, the others lie on it."""
        id = self.add(self.catalog.cards[cards[0]], MASTER, Zone.SUPPORT, NOBODY)
        char = self.add_char(Kind.COMPANION, MASTER, 1, id)
        self.arrive(id, Zone.SUPPORT)
        self.holders[id] = char.id
        self.show(id)
        self.enter(id)
        char.facing = SOUTH
        self.put(char, at)
        for number in cards[1:]:
            attached = self.add(self.catalog.cards[number], MASTER, Zone.ATTACHED, char.id)
            self.hosts[attached] = id
            self.show(attached)
            self.attachments.setdefault(id, []).append(attached)
        return char

    def enter_waves(self) -> None:
        """Before RD3 of the round listed (APO-19.3)."""
        due = [wave for wave in self.waves if wave.round == self.round]
        self.waves = [wave for wave in self.waves if wave.round != self.round]
        for wave in due:
            self.enter_wave(wave)

    def enter_wave(self, wave: Wave) -> None:
        """All of them stand before their HP are counted."""
        arrived: list[Char] = []
        for cards in wave.cards:
            at = self.spawn_tile()
            if at >= 0:
                arrived.append(self.master_companion(cards, at))
        self.derive()
        for char in arrived:
            char.hp = self.hp_max(char.id)
            if self.events is not None:
                self.report("arrived", {"who": self.who_is(char.id)})

    def spawn_tile(self) -> int:
        """The first free spawn tile, else the nearest empty one: distance, y descending, x ascending."""
        for at in SPAWNS:
            if self.empty(at):
                return at
        best, least = NOBODY, FOREVER * 100000
        for at in self.empty_tiles():
            key = (distance(at, SPAWNS[0]) * 100 + 50 - at // STRIDE) * 100 + at % STRIDE
            if key < least:
                best, least = at, key
        return best

    # The Master's Hand (APO-19.2)

    def play_master_hand(self) -> None:
        if self.round < 2 or not self.master_hand:
            return
        id = self.master_hand[0]
        user = self.first_of_master()
        power = self.card(id).powers[0]
        if user >= 0:
            act = Act(id, power, user, user, user)
            act.free = True
            act.player = MASTER
            if self.can(act) and self.aim_of_master(act):
                self.show(id)
                self.declare(act)
                return
        self.master_hand = [*self.master_hand[1:], id]

    def first_of_master(self) -> int:
        """The living character of the master that was first in the previous round's order."""
        for who in self.in_order():
            char = self.chars[who]
            if char.seat == MASTER and self.acts(char):
                return who
        return NOBODY

    def aim_of_master(self, act: Act) -> bool:
        """The first legal Hero in the order of APO-19.5."""
        if not self.needs_target(act.power):
            return True
        legal = [who for who in self.legal_aims(act) if self.chars[who].kind == Kind.HERO]
        if not legal:
            return False
        act.targets = [self.preferred(self.chars[act.user], legal)]
        return True

    def master_alive(self) -> bool:
        for char in self.chars:
            if char.seat == MASTER and char.kind == Kind.COMPANION and char.life == Life.ALIVE and not char.gone:
                return True
        return False
