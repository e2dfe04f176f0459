"""Effects that cannot be activated, in a main phase or in a window (APOTHEOSIS-20 to 24, 28, 30)."""

from __future__ import annotations

from typing import cast

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.board import SUITS, Step, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import TIMINGS, Activation, Rule, When
from carteado.games.apotheosis.reasons import aims, placing, shortfalls, sources
from carteado.games.apotheosis.reasons.message import Reason, acting, name, piece, unseen, why
from carteado.games.apotheosis.rules import characters, legality, main_phase, questions, stats, timing, triggers
from carteado.games.apotheosis.state import ApoState


def use(table: ApoState, player: int, action: Action) -> Reason:
    _, id, place = action
    if reason := unseen(table, player, id) or no_effect(table, id, place):
        return reason
    power = table.card(id).powers[place]
    if questions.top(table) == FrameKind.WINDOW:
        window = cast(Window, table.effects[len(table.effects) - 1])
        reason = not_in_window(table, player, id, power, window)
        act = timing.listener(table, window, id, power, player)
    else:
        reason = not_in_main_phase(table, player, id, power)
        act = main_phase.main_act(table, acting(table), id, power)
    if reason is not None or act is None:
        return reason
    return forbidden(table, act)


def no_effect(table: ApoState, id: int, place: int) -> Reason:
    """An effect that the card does not have, or that nobody activates (APOTHEOSIS-20.1, 20.4)."""
    powers = table.card(id).powers
    if place >= len(powers):
        return why("no-effect", "20.4", card=name(table, id), number=place + 1, count=len(powers))
    power = powers[place]
    if power.activation == Activation.AUTO:
        return why("automatic", "20.1", card=name(table, id))
    if power.activation == Activation.MANUAL or power.when != When.MAIN or main_phase.is_manual(power):
        return None
    return why("passive", "20.1", card=name(table, id))


# The moment


def not_in_main_phase(table: ApoState, player: int, id: int, power: Power) -> Reason:
    if power.when != When.MAIN:
        return other_moment(table, id, power)
    if reason := sources.wrong_source(table, player, id, power, True):
        return reason
    if main_phase.main_act(table, acting(table), id, power) is not None:
        return None
    user = table.owners[id] if table.zones[id] == Zone.DISCARD else characters.subject_of(table, id, power)
    return why("others-turn", "20.5", card=name(table, id), who=piece(table, user))


def not_in_window(table: ApoState, player: int, id: int, power: Power, window: Window) -> Reason:
    if power.when == When.MAIN:
        return why("main-phase-only", "20.5", card=name(table, id))
    if reason := sources.wrong_source(table, player, id, power, False):
        return reason
    if not timing.timings(table, window, table.chars[player]) >> power.when & 1:
        return other_moment(table, id, power)
    act = timing.listener(table, window, id, power, player)
    if act is not None and act.player == player:
        return None
    return why("other-character", "30.2", card=name(table, id))


def other_moment(table: ApoState, id: int, power: Power) -> Message:
    """An effect that names another moment, which is told as its box or its words have it (APOTHEOSIS-30.2)."""
    word = TIMINGS[power.when]
    if power.when >= When.RESPOND_ACTIVATION:
        return why("other-words", "24.1", card=name(table, id), moment=word)
    return why("other-moment", "30.2", card=name(table, id), moment=Message("apotheosis-keyword", keyword=word))


# What forbids an effect whose moment it is


def forbidden(table: ApoState, act: Act) -> Reason:
    """Name the first thing that makes an activation illegal; copies of a legal one are offered once."""
    if act.window >= 0 and act.defender < 0 and act.power.when == When.RESPOND_ATTACK:
        act.defender = first_defender(table, act)
    return (
        spent(table, act)
        or not_allowed(table, act)
        or unmet(table, act)
        or shortfalls.of_act(table, act)
        or aims.no_target(table, act)
        or placing.copy(table, act.source)
    )


def first_defender(table: ApoState, act: Act) -> int:
    """Return the first target of the attack that is answered, for which the reason is told (APOTHEOSIS-24.5)."""
    return cast(Blow, table.effects[act.about]).targets[0]


def spent(table: ApoState, act: Act) -> Reason:
    """A limit that is used up, an effect under way or used in this window."""
    id, power = act.source, act.power
    if triggers.limited(table, id, power):
        limit = "battle" if power.once_per_battle else "round" if power.once_per_round else "turn"
        return why("used-up", "28.4", card=name(table, id), limit=limit)
    if triggers.unresolved(table, id, power):
        return why("unresolved", "24.7", card=name(table, id))
    if act.window >= 0 and id * 8 + power.index in cast(Window, table.effects[act.window]).used:
        return why("used-in-window", "24.3", card=name(table, id))
    return None


def not_allowed(table: ApoState, act: Act) -> Reason:
    """Flags, a turn that can no longer be sacrificed, and the requirement of the card (APOTHEOSIS-2.5, 7.8)."""
    if legality.allowed(table, act):
        return None
    card, rules, what = act.power.card, stats.rules(table, act.user), name(table, act.source)
    if rules & (Rule.CANNOT_ACTIVATE << card.suit):
        return why("cannot-activate", "1.2", who=piece(table, act.user), suit=SUITS[card.suit])
    if act.power.damage is not None and rules & Rule.CANNOT_ATTACK:
        return why("cannot-attack", "1.2", who=piece(table, act.user))
    if act.power.sacrifice and (table.clock.acted or table.clock.step != Step.MAIN):
        return why("sacrifice-too-late", "7.8", card=what)
    who = table.holders[act.source] if table.zones[act.source] == Zone.INVENTORY else act.user
    return placing.requirement(table, who, act.source)


def unmet(table: ApoState, act: Act) -> Reason:
    """The first condition of the effect that does not hold, in the words of its card (APOTHEOSIS-22.1)."""
    for place, condition in enumerate(act.power.requires):
        if not condition.holds(table, act):
            said = Message(f"apotheosis-requires-{act.power.card.id.lower()}-e{act.power.index + 1}-{place + 1}")
            return why("requires", "22.1", card=name(table, act.source), condition=said)
    return None
