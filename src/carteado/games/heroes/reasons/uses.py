"""Actions that a character cannot use, and slots that cannot be passed (HEROES-12, 13.4, 13.10, 16)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import Forbid, Stance, Token, Zone
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.reasons.cards import not_own_in_play
from carteado.games.heroes.reasons.forbidden import forbidden
from carteado.games.heroes.reasons.message import Reason, ability, name, power_name, why
from carteado.games.heroes.reasons.shortfalls import cannot_declare
from carteado.games.heroes.rules import powers, stats, tokens
from carteado.games.heroes.state import HeroesState


def use(table: HeroesState, seat: int, action: Action) -> Reason:
    _, card, number = action
    if reason := not_own_in_play(table, seat, card, "12.1") or no_such_action(table, card, number):
        return reason
    attached = table.unit(card)
    unit = table.unit(attached.at) if attached.zone == Zone.ATTACHED else attached
    power = powers.find(table, card, max(0, number - 1))
    return not_now(table, unit, power) or unable(table, unit, card, power)


def no_such_action(table: HeroesState, card: int, number: int) -> Reason:
    """A card that uses no actions, or an action that is written in another way."""
    zone, who = table.zones[card], name(table, card)
    if zone == Zone.ATTACHED:
        return why("attached-number", "12.1", card=who) if number else None
    if zone != Zone.TEAM:
        return why("no-user", "12.1", card=who)
    count = len(table.card(card).powers)
    return None if 1 <= number <= count else why("action-number", "12.1", card=who, count=count)


def not_now(table: HeroesState, unit: Unit, power: Power) -> Reason:
    """An active action outside its character's slot, or not the one that may be repeated (HEROES-12.2, 12.3)."""
    assert table.decision is not None
    combat, what = table.combat, power_name(power)
    if table.decision.kind == "main":
        return None if power.passive else why("active-in-combat", "12.2", what=what)
    if table.decision.kind == "again":
        repeated = powers.find(table, combat.card, combat.power)
        return why("again-only", "12.3", what=power_name(repeated))
    if unit.id != combat.actor:
        return why("other-slot", "13.4", card=name(table, unit.id), actor=name(table, combat.actor))
    if tokens.has(table, unit, Token.FURY) and not power.furious:
        return why("fury", "13.10", card=name(table, unit.id))
    if not power.passive and power.number in combat.used:
        return why("used-in-slot", "12.2", what=what)
    return None


def unable(table: HeroesState, unit: Unit, card: int, power: Power) -> Reason:
    """What keeps a character from using an action of its own or of an attached card (HEROES-12.7)."""
    if tokens.has(table, unit, Token.STUN):
        return why("stunned", "16.16", card=name(table, unit.id))
    return (
        (asleep(table, unit, card) if card != unit.id else None)
        or (no_passive(table, unit, card, power) if power.passive else None)
        or spent(table, unit, card, power)
        or cannot_declare(table, unit, power)
    )


def asleep(table: HeroesState, unit: Unit, card: int) -> Reason:
    """An attached card under Silence, without its ability, or of a forbidden type (HEROES-12.10, 16.14)."""
    if tokens.has(table, unit, Token.SILENCE):
        return why("silenced", "16.14", card=name(table, unit.id))
    needed = table.card(card).ability
    if needed < 0:
        return None
    if stats.abilities(table, unit) >> needed & 1 == 0:
        return why("ability-lost", "12.10", what=name(table, card), card=name(table, unit.id), ability=ability(needed))
    return forbidden(table, unit.owner, Forbid.ABILITY, needed)


def no_passive(table: HeroesState, unit: Unit, card: int, power: Power) -> Reason:
    """A passive action after an active one, a second time, or under Silence or Fury (HEROES-12.2, 12.4)."""
    who = name(table, unit.id)
    if unit.stance == Stance.ACTIVE:
        return why("has-acted", "12.2", card=who)
    if table.unit(card).used >> power.index & 1:
        return why("passive-used", "12.4", what=power_name(power))
    if tokens.has(table, unit, Token.SILENCE):
        return why("silenced", "16.14", card=who)
    if tokens.has(table, unit, Token.FURY):
        return why("fury", "13.10", card=who)
    return forbidden(table, unit.owner, Forbid.PASSIVE)


def spent(table: HeroesState, unit: Unit, card: int, power: Power) -> Reason:
    if power.once_per_game and table.cards[card].number in table.players[unit.owner].once:
        return why("once", "12.14", what=power_name(power))
    return None


def pass_slot(table: HeroesState, seat: int, action: Action) -> Reason:
    return why("fury-attacks", "13.10", card=name(table, table.combat.actor))
