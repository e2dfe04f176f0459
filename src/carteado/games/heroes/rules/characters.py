"""Characters: finding them, fielding and substituting them, the name rule (HEROES-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import FIRST_FIELDING, PLACES, SUBSTITUTIONS, TEAM_SIZE, Type, When, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import challengers, combat, triggers, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def find(table: HeroesState, id: int) -> Unit | None:
    """Return the character with this number if it is in play."""
    unit = table.find_unit(id)
    return unit if unit is not None and unit.is_character() else None


def in_play(table: HeroesState) -> list[Unit]:
    """Return every character in play, older first, the Mob last."""
    found: list[Unit] = []
    for id in table.in_play:
        if table.zones[id] == Zone.TEAM:
            found.append(table.unit(id))
    if table.mob >= 0:
        found.append(table.unit(table.mob))
    return found


def selectable(table: HeroesState) -> list[Unit]:
    """Return the characters that selectors may select: in GRAND COMBAT the Common Team and the Mob (HEROES-21.9)."""
    if table.mob < 0 or not combat.is_on(table):
        return in_play(table)
    if table.combat.actor == table.mob and not challengers.has_common_team(table):
        return in_play(table)
    return challengers.in_arena(table)


def put(table: HeroesState, seat: int, id: int) -> Unit:
    """Put a character into its owner's team (HEROES-11.7)."""
    unit = zones.put_in_play(table, id, Zone.TEAM, seat)
    unit.pool = table.card(id).protection
    table.players[seat].team.append(id)
    return unit


# Which characters may be fielded


def may_stand(table: HeroesState, card: HeroCard, seat: int, leaving: int) -> bool:
    """Whether name rule and uniqueness let a character enter while another leaves (HEROES-2.11, 11.6)."""
    if card.unique and zones.is_in_play(table, card, leaving):
        return False
    if names_free(table, seat):
        return True
    for other in range(table.config.seats):
        if other == seat or table.config.names_for_table:
            for id in table.players[other].team:
                if id != leaving and conflict(card, table.card(id)):
                    return False
    return True


def conflict(a: HeroCard, b: HeroCard) -> bool:
    """Whether two cards of the same Earth have a name or an alter-ego in common (HEROES-11.6)."""
    return a.earth == b.earth and (a.name == b.name or (a.alter_ego == b.alter_ego and a.alter_ego != "-"))


def names_free(table: HeroesState, player: int) -> bool:
    """Whether a static lifts the name rule for a player."""
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.frees_names() and static.reaches_player(table, id, player):
                return True
    return False


def may_field(table: HeroesState, card: HeroCard, seat: int) -> bool:
    """Whether a card may be fielded into an empty slot, apart from the limit per turn (HEROES-11.2 to 11.5)."""
    own = table.players[seat]
    if card.type != Type.CHARACTER or len(own.team) >= TEAM_SIZE:
        return False
    if own.places >= PLACES and own.substitutions >= SUBSTITUTIONS:
        return False
    return may_stand(table, card, seat, NOBODY)


def holds_fighter(table: HeroesState, seat: int) -> bool:
    """Whether the hand holds a character that could be fielded."""
    return any(may_field(table, table.card(id), seat) for id in table.players[seat].hand)


def field_limit(table: HeroesState, player: int) -> int:
    """Return how many characters a player may field in a turn (HEROES-11.1)."""
    limit = FIRST_FIELDING if table.players[player].own_turns <= 1 else 1
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.fielding_limit() > limit and static.reaches_player(table, id, player):
                limit = static.fielding_limit()
    return limit


# Fielding


def field(table: HeroesState, seat: int, id: int) -> None:
    """Field a character into an empty slot (HEROES-11.3)."""
    own = table.players[seat]
    own.hand.remove(id)
    if own.places < PLACES:
        own.places += 1
    else:
        own.substitutions += 1
    own.fielded += 1
    unit = put(table, seat, id)
    table.report_card("fielded", id)
    triggers.fire(table, When.ENTERS, unit)


def swap(table: HeroesState, seat: int, id: int, out: int) -> None:
    """Field a character in the place of another (HEROES-11.4, 18.4)."""
    own = table.players[seat]
    own.hand.remove(id)
    own.substitutions += 1
    own.fielded += 1
    zones.discard_unit(table, table.unit(out))
    unit = put(table, seat, id)
    if table.events is not None:
        table.report("swapped", {"seat": seat, **table.named(id), "out": out, "out_card": table.cards[out].id})
    triggers.fire(table, When.ENTERS, unit)
