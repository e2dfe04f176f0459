"""Sources, events, equipment and action cards that cannot be played (HEROES-8, 9, 10.1, 12.8)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import SOURCES, Type
from carteado.games.heroes.reasons.cards import not_in_hand, not_own_character, taken
from carteado.games.heroes.reasons.message import Reason, ability, name, why
from carteado.games.heroes.rules import equipment, sources, stats
from carteado.games.heroes.state import HeroesState


def source(table: HeroesState, seat: int, action: Action) -> Reason:
    id, own = action[1], table.players[seat]
    if reason := not_in_hand(table, seat, id, Type.SOURCE, "8.1"):
        return reason
    if own.source_played:
        return why("source-played", "8.1")
    card, have = table.card(id), len(sources.basic(table, seat))
    if reason := taken(table, card):
        return reason
    if card.discard_basic > have:
        return why("short-of-sources", "8.3", card=name(table, id), cost=card.discard_basic, have=have)
    return why("plants-full", "8.1", most=SOURCES)


def event(table: HeroesState, seat: int, action: Action) -> Reason:
    id = action[1]
    if reason := not_in_hand(table, seat, id, Type.EVENT, "9.1"):
        return reason
    if table.players[seat].event_played:
        return why("event-played", "9.1")
    if table.config.events_block and table.event >= 0:
        return why("event-blocked", "9.2", card=name(table, table.event))
    return taken(table, table.card(id), table.event)


def equip(table: HeroesState, seat: int, action: Action) -> Reason:
    id, have = action[1], table.players[seat].reserve
    if reason := not_in_hand(table, seat, id, Type.EQUIPMENT, "10.1") or taken(table, table.card(id)):
        return reason
    cost = equipment.cost(table, table.card(id), seat)
    return why("short-of-reserve", "10.1", card=name(table, id), cost=cost, have=have)


def attach(table: HeroesState, seat: int, action: Action) -> Reason:
    _, id, host = action
    return (
        not_in_hand(table, seat, id, Type.ACTION, "12.8")
        or taken(table, table.card(id))
        or no_host(table, seat, id)
        or not_own_character(table, seat, host, "12.8")
        or not_for_host(table, id, host)
    )


def no_host(table: HeroesState, seat: int, id: int) -> Reason:
    """An action card of an ability that none of the player's characters has."""
    needed, team = table.card(id).ability, table.players[seat].team
    if needed < 0 or any(stats.abilities(table, table.unit(host)) >> needed & 1 for host in team):
        return None
    return why("no-host", "12.8", what=name(table, id), ability=ability(needed))


def not_for_host(table: HeroesState, id: int, host: int) -> Reason:
    """A character that carries enough action cards, lacks the ability, or has a copy already."""
    card, unit, most = table.card(id), table.unit(host), table.config.attachments
    if most and len(unit.attached) >= most:
        return why("attachments-full", "12.8", card=name(table, host), most=most)
    if card.ability >= 0 and stats.abilities(table, unit) >> card.ability & 1 == 0:
        return why("lacks-ability", "12.8", what=name(table, id), card=name(table, host), ability=ability(card.ability))
    return why("same-action", "12.8", what=name(table, id), card=name(table, host))
