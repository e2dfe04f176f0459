"""Windows: who may answer what, in which order (APO-14.3, 20.5, 24, 27)."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action
from carteado.games.apotheosis.activating import GAME_MASTER
from carteado.games.apotheosis.attacking import Attacking
from carteado.games.apotheosis.board import MASTER, Do, Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Test, Window
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.printed import Power
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.terms import Activation, Scan, When
from carteado.kit.cards import NOBODY

NO_OPTIONS: Final[list[Action]] = []
ZONE_ORDER: Final[tuple[int, ...]] = (9, 6, 1, 2, 3, 4, 5, 7, 9, 9, 0, 9, 9, 9, 9)

ALLIED_STARTS: Final = 1 << When.START_OF_TEAM_TURN | 1 << When.START_OF_PARTNERS_TURN | 1 << When.START_OF_ALL_TURNS
OWN_STARTS: Final = ALLIED_STARTS | 1 << When.START_OF_YOUR_TURN | 1 << When.START_OF_THIS_CHARACTER_TURN
OPPOSED_STARTS: Final = 1 << When.START_OF_OPPONENTS_TURN | 1 << When.START_OF_ALL_TURNS
START_BITS: Final = OWN_STARTS | OPPOSED_STARTS
END_BITS: Final = START_BITS << 1
SHARED_TURNS: Final[tuple[int, ...]] = (
    When.START_OF_YOUR_TURN,
    When.END_OF_YOUR_TURN,
    When.START_OF_TEAM_TURN,
    When.END_OF_TEAM_TURN,
    When.START_OF_ALL_TURNS,
    When.END_OF_ALL_TURNS,
)


def is_personal(when: int) -> bool:
    """Moments of one character (APO-30.2)."""
    return When.CHECKING <= when <= When.ROLLING or when == When.INJURED


class Windows(Attacking):
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

    def timings(self, window: Window, holder: Char) -> int:
        """The timings that a moment may be for the cards of a holder (APO-30.2)."""
        when = window.when
        if when < Scan.START_OF_TURN:
            return 0 if is_personal(when) and self.chars[window.subject].seat != holder.seat else 1 << when
        active = self.chars[self.active]
        bits = OPPOSED_STARTS
        if active.seat == holder.seat:
            bits = OWN_STARTS
        elif active.team == holder.team:
            bits = ALLIED_STARTS
        return bits if when == Scan.START_OF_TURN else bits << 1

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

    def bits(self, when: int) -> int:
        if when == Scan.START_OF_TURN:
            return START_BITS
        return END_BITS if when == Scan.END_OF_TURN else 1 << when

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

    # Who hears a moment

    def listener(self, window: Window, id: int, power: Power, seat: int) -> Act | None:
        """The activation that a card's effect would be in this window; None if it does not hear it."""
        zone = self.zones[id]
        manual = power.activation != Activation.AUTO
        if zone == Zone.SCENARIO:
            return self.scenario_listener(window, id, power, seat)
        if not self.can_act_from(id, power, manual):
            return None
        user = self.subject_of(id, power) if zone != Zone.DISCARD else self.owners[id]
        if user < 0 or not self.alive(user):
            return None
        you = self.you_of(user)
        if not self.concerns(window, power, user, you):
            return None
        act = Act(id, power, user, you, user)
        self.set_context(window, act)
        return act

    def can_act_from(self, id: int, power: Power, manual: bool) -> bool:
        """APO-4.8, 20.4, 30.4."""
        zone = self.zones[id]
        if zone == Zone.INVENTORY:
            if self.has_counters(id) and not power.attached:
                return True
            return power.hand or (manual and self.card(id).suit == Suit.EVENT)
        if zone == Zone.DISCARD:
            return power.pile and self.owners[id] != MASTER
        if zone == Zone.DECK or zone > Zone.DISCARD:
            return False
        return self.works(id) and self.stands(id, power)

    def scenario_listener(self, window: Window, id: int, power: Power, seat: int) -> Act | None:
        """APO-14.3, 14.4."""
        when = window.when
        user = NOBODY
        everyone = False
        if when >= Scan.START_OF_TURN:
            if power.when not in SHARED_TURNS:
                return None
            user = self.active
        elif is_personal(when):
            user = window.subject
        elif power.activation == Activation.AUTO:
            everyone = True
            user = self.owners[id] if self.owners[id] != MASTER and self.alive(self.owners[id]) else NOBODY
            if user < 0:
                user = self.first_living()
        else:
            user = self.user_of_seat(seat, id)
        if user < 0 or not self.alive(user):
            return None
        act = Act(id, power, user, user, user)
        act.everyone = everyone
        self.set_context(window, act)
        return act

    def first_living(self) -> int:
        for who in self.in_order():
            if self.acts(self.chars[who]):
                return who
        return NOBODY

    def user_of_seat(self, seat: int, id: int) -> int:
        """Of a seat that may use a scenario card: its Hero, else a Companion that meets APO-2.5."""
        for char in self.chars:
            if char.seat == seat and self.acts(char) and self.meets(char.id, id):
                return char.id
        return NOBODY

    def concerns(self, window: Window, power: Power, user: int, you: int) -> bool:
        """Whether the moment is one of this character's (APO-30.2, 12.2)."""
        when = window.when
        if when < Scan.START_OF_TURN:
            return user == window.subject or not is_personal(when)
        active = self.chars[self.active]
        timing = power.when
        if timing == When.START_OF_YOUR_TURN or timing == When.END_OF_YOUR_TURN:
            return self.active == you
        if timing == When.START_OF_ALL_TURNS or timing == When.END_OF_ALL_TURNS:
            return True
        if timing == When.START_OF_THIS_CHARACTER_TURN or timing == When.END_OF_THIS_CHARACTER_TURN:
            return self.active == user and self.chars[user].kind == Kind.COMPANION
        ally = active.team == self.chars[you].team
        if timing == When.START_OF_TEAM_TURN or timing == When.END_OF_TEAM_TURN:
            return ally
        if timing == When.START_OF_PARTNERS_TURN or timing == When.END_OF_PARTNERS_TURN:
            return ally and self.active != you
        return not ally

    def set_context(self, window: Window, act: Act) -> None:
        """What the words of the effect stand for in this window."""
        act.player = self.chars[act.user].seat
        act.about = window.item
        act.subject = window.subject
        act.window = self.place_of(window)
        act.attacker = window.attacker
        act.injury = window.injury
        if window.item < 0:
            return
        frame = self.effects[window.item]
        kind = frame.kind
        if kind == FrameKind.BLOW:
            assert isinstance(frame, Blow)
            act.attacker = frame.user
            act.actor = frame.user
            if window.when == When.ATTACKED or window.when == When.SELECTED:
                act.defender = window.subject
            elif len(frame.targets) == 1:
                act.defender = frame.targets[0]
            if frame.item >= 0:
                act.answered = self.effects[frame.item].source
        elif kind == FrameKind.ACT:
            assert isinstance(frame, Act)
            act.actor = GAME_MASTER if frame.free else frame.user
            act.answered = frame.source
        elif kind == FrameKind.ROLL:
            assert isinstance(frame, Roll)
            act.actor = frame.user
        elif kind == FrameKind.TEST:
            assert isinstance(frame, Test)
            act.actor = frame.user

    def place_of(self, window: Window) -> int:
        for place in range(len(self.effects) - 1, -1, -1):
            if self.effects[place] is window:
                return place
        return NOBODY

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
