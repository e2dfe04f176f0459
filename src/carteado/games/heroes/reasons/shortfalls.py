"""Powers that cannot be paid for, or that have no target (HEROES-12.11, 12.13, 14.6)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.reasons.message import Reason, name, power_name, why
from carteado.games.heroes.rules import powers
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import SIDES


def cannot_declare(table: HeroesState, unit: Unit, power: Power) -> Reason:
    what = power_name(power)
    if reason := cannot_pay(table, unit, power, what):
        return reason
    if powers.can_declare(table, unit, power):
        return None
    main = next(aim for aim in power.aims if aim.is_character())
    return why("no-target", "12.13", what=what, side=SIDES[main.side_meant()])


def cannot_pay(table: HeroesState, unit: Unit, power: Power, what: Message) -> Reason:
    card, have, own = name(table, unit.id), unit.energy, "no" if unit.is_character() else "yes"
    if have < power.use:
        return why("short-of-energy", "12.11", what=what, cost=power.use, card=card, have=have, own=own)
    if have < power.keep:
        return why("short-of-keep", "12.11", what=what, cost=power.keep, card=card, have=have, own=own)
    held = len(table.players[unit.owner].hand)
    if power.discard_hand > held:
        return why("short-of-cards", "12.11", what=what, cost=power.discard_hand, have=held)
    if power.hurt and not powers.can_be_hurt(table, unit.owner, power.hurt):
        return why("short-of-health", "14.6", what=what, cost=power.hurt)
    return None
