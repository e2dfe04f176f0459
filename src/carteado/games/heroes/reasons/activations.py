"""Sources and equipment that cannot be activated (HEROES-8.5, 10.5)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import Forbid, Zone
from carteado.games.heroes.reasons.cards import not_own_in_play
from carteado.games.heroes.reasons.forbidden import forbidden
from carteado.games.heroes.reasons.message import Reason, name, why
from carteado.games.heroes.reasons.shortfalls import cannot_declare
from carteado.games.heroes.state import HeroesState

FIRST = 1  # the number of an activation that is written without it


def activate(table: HeroesState, seat: int, action: Action) -> Reason:
    _, id, number = action
    if reason := not_activated(table, seat, id) or no_activation(table, id, number):
        return reason
    unit, power = table.unit(id), table.card(id).powers[max(0, number - 1)]
    is_source = unit.zone == Zone.PLANTS
    if unit.used >> power.index & 1:
        return why("activated", "8.5" if is_source else "10.5", card=name(table, id))
    stopped = forbidden(table, seat, Forbid.ADVANCED_SOURCES) if is_source else None
    return stopped or cannot_declare(table, unit, power)


def not_activated(table: HeroesState, seat: int, id: int) -> Reason:
    """A card that is no source or equipment of the player."""
    if reason := not_own_in_play(table, seat, id, "6.6"):
        return reason
    return None if table.zones[id] in (Zone.PLANTS, Zone.SUPPORT) else why("not-activated", "6.6", card=name(table, id))


def no_activation(table: HeroesState, id: int, number: int) -> Reason:
    """A source or equipment that has no activation, or none of that number."""
    zone, card, count = table.zones[id], name(table, id), len(table.card(id).powers)
    rule = "8.5" if zone == Zone.PLANTS else "10.5"
    if count == 0:
        return why("basic-source", "8.2", card=card) if zone == Zone.PLANTS else why("no-activation", rule, card=card)
    if number > count:
        return why("activation-number", rule, card=card, count=count)
    return why("activation-first", rule, card=card) if number == FIRST else None
