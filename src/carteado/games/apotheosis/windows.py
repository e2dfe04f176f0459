"""Windows: who may answer what, in which order (APO-14.3, 20.5, 24, 27)."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action
from carteado.games.apotheosis.board import MASTER, Do, Zone
from carteado.games.apotheosis.frames import Act, Blow, Window
from carteado.games.apotheosis.hearing import Hearing
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, When
from carteado.games.apotheosis.questions import What
from carteado.kit.cards import NOBODY

NO_OPTIONS: Final[list[Action]] = []
ZONE_ORDER: Final[tuple[int, ...]] = (9, 6, 1, 2, 3, 4, 5, 7, 9, 9, 0, 9, 9, 9, 9)


class Windows(Hearing):
    """Moments at which effects of one timing may be activated."""

    def open_window(self, when: int, subject: int, about: int) -> None:
        """Only if some card of this match hears the moment at all, or a trigger waits for a window (APO-28.1)."""
        if not self.dry and (self.queue or self.audible(when)):
            self.effects.append(Window(when, subject, about))

    def audible(self, when: int) -> bool:
        """Where nothing is under way that may yet move a card, one must hear it from where it lies."""
        bits = self.bits(when)
        if self.heard & bits == 0:
            return False
        return len(self.effects) > 0 or self.unsettled or self.heard_here(bits)

    def step_window(self, window: Window) -> None:
        """First all automatic effects, then seats by priority until all pass in succession (APO-24.2)."""
        if window.at == 0:
            window.at = 1
            bits = self.bits(window.when)
            if not self.heard_here(bits):
                self.effects.pop()
                return
            if self.resounds(bits):
                window.waiting = self.automatic(window)
            window.priority = self.first_seat()
        if window.waiting:
            self.next_automatic(window)
            return
        while window.passes < self.seats:
            seat = window.priority
            options = self.window_options(window, seat)
            if options:
                self.pose(What.WINDOW, seat, [*options, (Do.PASS,)])
                return
            self.pass_window(window)
        self.effects.pop()

    def first_seat(self) -> int:
        """The seat of the acting character; when nobody acts, or the master, the first."""
        if self.active < 0:
            return 0
        seat = self.chars[self.active].seat
        return 0 if seat == MASTER else seat

    def pass_window(self, window: Window) -> None:
        window.passes += 1
        window.priority = (window.priority + 1) % self.seats

    # Automatic effects (APO-27)

    def automatic(self, window: Window) -> list[int]:
        """In the order of APO-27.2."""
        bits = self.bits(window.when)
        keys: list[int] = []
        for id in self.resounding(bits):
            holder = self.holders[id]
            heard = bits if holder < 0 else self.timings(window, self.chars[holder])
            for power in self.card(id).powers:
                if power.activation == Activation.AUTO and heard >> power.when & 1:
                    act = self.listener(window, id, power, NOBODY)
                    if act is not None:
                        keys.append(self.batch_key(id, power, act))
        keys.sort()
        return [key % 8192 for key in keys]

    def batch_key(self, id: int, power: Power, act: Act) -> int:
        """Deductive, neutral, recoveries; then turn order, area, number (APO-27.2)."""
        zone = self.zones[id]
        place = 0 if zone == Zone.SCENARIO else self.place_in_order(act.you if act.you >= 0 else act.user) + 1
        return ((((power.tone + 1) * 256 + place) * 16 + ZONE_ORDER[zone]) * 1024 + id) * 8 + power.index

    def next_automatic(self, window: Window) -> None:
        key = window.waiting[0]
        window.waiting = window.waiting[1:]
        id, index = key // 8, key % 8
        power = self.card(id).powers[index]
        act = self.listener(window, id, power, NOBODY)
        if act is None:
            return
        window.used = [*window.used, key]
        self.begin_trigger(act)

    # Manual effects

    def window_options(self, window: Window, seat: int) -> list[Action]:
        """What a seat may activate in the window."""
        bits = self.timings(window, self.chars[seat])
        if not self.listens(seat, bits):
            return NO_OPTIONS
        found: list[Action] = []
        for id in self.answering(seat, bits):
            for power in self.card(id).powers:
                if power.activation != Activation.AUTO and bits >> power.when & 1:
                    act = self.listener(window, id, power, seat)
                    if act is not None and act.player == seat and self.can_answer(act, window):
                        found.append((Do.USE, id, power.index))
        return self.without_copies(found) if len(found) > 1 else found

    def can_answer(self, act: Act, window: Window) -> bool:
        if act.defender < 0 and window.when == When.RESPOND_ATTACK:
            blow = self.effects[window.item]
            assert isinstance(blow, Blow)
            for who in blow.targets:
                act.defender = who
                if self.can(act):
                    return True
            return False
        return self.can(act)

    def without_copies(self, actions: list[Action]) -> list[Action]:
        """Copies that no rule tells apart are offered once (APO-6.7)."""
        found: list[Action] = []
        for action in actions:
            twin = False
            for other in found:
                if other[2] == action[2] and self.twins(other[1], action[1]):
                    twin = True
                    break
            if not twin:
                found.append(action)
        return found

    def use_in_window(self, window: Window, action: Action, seat: int) -> None:
        id = action[1]
        power = self.card(id).powers[action[2]]
        act = self.listener(window, id, power, seat)
        assert act is not None
        window.used = [*window.used, id * 8 + power.index]
        window.passes = 0
        window.priority = (seat + 1) % self.seats
        self.activations += 1
        self.declare(act)
