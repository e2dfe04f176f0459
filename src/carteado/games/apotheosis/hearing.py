"""Which effects hear a moment, and what their words stand for then (APO-14.3, 24.1, 30.2)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.activating import GAME_MASTER
from carteado.games.apotheosis.attacking import Attacking
from carteado.games.apotheosis.board import MASTER, Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Test, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, Scan, When
from carteado.games.apotheosis.pieces import Char
from carteado.kit.cards import NOBODY

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


class Hearing(Attacking):
    """Moments, as the cards of each character hear them."""

    def bits(self, when: int) -> int:
        """The timings that a moment may be for anybody."""
        if when == Scan.START_OF_TURN:
            return START_BITS
        return END_BITS if when == Scan.END_OF_TURN else 1 << when

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
