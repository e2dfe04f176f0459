"""Match effects to moments, and set what their words stand for (APOTHEOSIS-14.3, 24.1, 30.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.games.apotheosis.board import GAME_MASTER, MASTER, Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Test, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, Scan, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import characters, passives, requirements, turns, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

ALLIED_STARTS: Final = 1 << When.START_OF_TEAM_TURN | 1 << When.START_OF_PARTNERS_TURN | 1 << When.START_OF_ALL_TURNS
OWN_STARTS: Final = ALLIED_STARTS | 1 << When.START_OF_YOUR_TURN | 1 << When.START_OF_THIS_CHARACTER_TURN
OPPOSED_STARTS: Final = 1 << When.START_OF_OPPONENTS_TURN | 1 << When.START_OF_ALL_TURNS
START_BITS: Final = OWN_STARTS | OPPOSED_STARTS
END_BITS: Final = START_BITS << 1
SHARED_STARTS: Final = 1 << When.START_OF_YOUR_TURN | 1 << When.START_OF_TEAM_TURN | 1 << When.START_OF_ALL_TURNS
SHARED_BITS: Final = SHARED_STARTS | SHARED_STARTS << 1


def is_personal(when: int) -> bool:
    """Whether the moment belongs to one character (APOTHEOSIS-30.2)."""
    return When.CHECKING <= when <= When.ROLLING or when == When.INJURED


def bits(when: int) -> int:
    """Return the mask of the timings that a moment may be for anybody."""
    if when == Scan.START_OF_TURN:
        return START_BITS
    return END_BITS if when == Scan.END_OF_TURN else 1 << when


def timings(table: ApoState, window: Window, holder: Char) -> int:
    """Return the mask of the timings that a moment is for the cards of a holder (APOTHEOSIS-30.2)."""
    when = window.when
    if when < Scan.START_OF_TURN:
        return 0 if is_personal(when) and table.chars[window.subject].seat != holder.seat else 1 << when
    active = table.chars[table.clock.active]
    bits = OPPOSED_STARTS
    if active.seat == holder.seat:
        bits = OWN_STARTS
    elif active.team == holder.team:
        bits = ALLIED_STARTS
    return bits if when == Scan.START_OF_TURN else bits << 1


def listener(table: ApoState, window: Window, id: int, power: Power, seat: int) -> Act | None:
    """Return the activation of a card's effect in this window; None if its timing does not match."""
    zone = table.zones[id]
    manual = power.activation != Activation.AUTO
    if zone == Zone.SCENARIO:
        return scenario_listener(table, window, id, power, seat)
    if not can_act_from(table, id, power, manual):
        return None
    user = characters.subject_of(table, id, power) if zone != Zone.DISCARD else table.owners[id]
    if user < 0 or not characters.alive(table, user):
        return None
    you = characters.you_of(table, user)
    if not concerns(table, window, power, user, you):
        return None
    act = Act(id, power, user, you, user)
    set_context(table, window, act)
    return act


def can_act_from(table: ApoState, id: int, power: Power, manual: bool) -> bool:
    """Whether an effect can be used from its card's zone (APOTHEOSIS-4.8, 20.4, 30.4)."""
    zone = table.zones[id]
    if zone == Zone.INVENTORY:
        if zones.has_counters(table, id) and not power.attached:
            return True
        return power.hand or (manual and table.card(id).suit == Suit.EVENT)
    if zone == Zone.DISCARD:
        return power.pile and table.owners[id] != MASTER
    if zone == Zone.DECK or zone > Zone.DISCARD:
        return False
    return passives.works(table, id) and passives.stands(table, id, power)


def scenario_listener(table: ApoState, window: Window, id: int, power: Power, seat: int) -> Act | None:
    """Like `listener`, for a card in the scenario, whose user depends on the moment (APOTHEOSIS-14.3, 14.4)."""
    when = window.when
    user = NOBODY
    everyone = False
    if when >= Scan.START_OF_TURN:
        if not SHARED_BITS >> power.when & 1:
            return None
        user = table.clock.active
    elif is_personal(when):
        user = window.subject
    elif power.activation == Activation.AUTO:
        everyone = True
        owner = table.owners[id]
        user = owner if owner != MASTER and characters.alive(table, owner) else turns.first_in_order(table)
    else:
        user = user_of_seat(table, seat, id)
    if user < 0 or not characters.alive(table, user):
        return None
    act = Act(id, power, user, user, user)
    act.everyone = everyone
    set_context(table, window, act)
    return act


def user_of_seat(table: ApoState, seat: int, id: int) -> int:
    """Return the user of a scenario card for a seat: its Hero, else a Companion that meets APOTHEOSIS-2.5."""
    for char in table.chars:
        if char.seat == seat and char.acts() and requirements.meets(table, char.id, id):
            return char.id
    return NOBODY


def concerns(table: ApoState, window: Window, power: Power, user: int, you: int) -> bool:
    """Whether the moment belongs to this character (APOTHEOSIS-30.2, 12.2)."""
    when = window.when
    if when < Scan.START_OF_TURN:
        return user == window.subject or not is_personal(when)
    active = table.chars[table.clock.active]
    timing = power.when
    if timing == When.START_OF_YOUR_TURN or timing == When.END_OF_YOUR_TURN:
        return table.clock.active == you
    if timing == When.START_OF_ALL_TURNS or timing == When.END_OF_ALL_TURNS:
        return True
    if timing == When.START_OF_THIS_CHARACTER_TURN or timing == When.END_OF_THIS_CHARACTER_TURN:
        return table.clock.active == user and table.chars[user].kind == Kind.COMPANION
    ally = active.team == table.chars[you].team
    if timing == When.START_OF_TEAM_TURN or timing == When.END_OF_TEAM_TURN:
        return ally
    if timing == When.START_OF_PARTNERS_TURN or timing == When.END_OF_PARTNERS_TURN:
        return ally and table.clock.active != you
    return not ally


def set_context(table: ApoState, window: Window, act: Act) -> None:
    """Set what the words of the effect stand for in this window."""
    act.player = table.chars[act.user].seat
    act.about = window.item
    act.window = table.effects.index(window)
    act.attacker = window.attacker
    act.injury = window.injury
    if window.item < 0:
        return
    frame = table.effects[window.item]
    kind = frame.kind
    if kind == FrameKind.BLOW:
        blow = cast(Blow, frame)
        act.attacker = blow.user
        act.actor = blow.user
        if window.when == When.ATTACKED or window.when == When.SELECTED:
            act.defender = window.subject
        elif len(blow.targets) == 1:
            act.defender = blow.targets[0]
        if blow.item >= 0:
            act.answered = table.effects[blow.item].source
    elif kind == FrameKind.ACT:
        answered = cast(Act, frame)
        act.actor = GAME_MASTER if answered.free else answered.user
        act.answered = answered.source
    elif kind == FrameKind.ROLL:
        act.actor = cast(Roll, frame).user
    elif kind == FrameKind.TEST:
        act.actor = cast(Test, frame).user
