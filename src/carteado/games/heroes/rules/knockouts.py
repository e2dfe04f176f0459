"""Knock-outs and elimination (HEROES-14.8, 18, 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import KNOCKOUTS, Immune, When, Zone
from carteado.games.heroes.pieces import NO_SEARCH, Unit
from carteado.games.heroes.rules import characters, ending, energy, immunities, sides, stats, triggers, zones

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def settle(table: HeroesState) -> None:
    """Run the knock-out check; repeat until nobody else falls (HEROES-14.8)."""
    if not table.unsettled:
        return
    while table.unsettled and not table.reason:
        table.unsettled = False
        table.close_batch()
        fallen = find_fallen(table)
        if fallen:
            mob = table.mob
            for unit in fallen:
                knock_out(table, unit)
            if mob >= 0 and table.mob < 0:
                ending.end(table, "mob_defeated", [0] * table.config.seats)
                return
            eliminate(table, [seat for seat in range(table.config.seats) if is_beaten(table, seat)])
    if not table.reason:
        energy.trim(table)


def find_fallen(table: HeroesState) -> list[Unit]:
    """Return who falls, in turn order, then older first; Immunity: Death keeps its holder at 1 (HEROES-17.5)."""
    fallen: list[Unit] = []
    for unit in characters.in_play(table):
        most = stats.max_health(table, unit)
        if most > unit.damage and not unit.doomed:
            continue
        if not immunities.has(table, unit, Immune.DEATH):
            fallen.append(unit)
        elif most <= unit.damage:
            unit.damage = max(0, most - 1)
        unit.doomed = False
    if len(fallen) > 1:
        fallen.sort(key=lambda unit: (sides.rank(table, unit.owner), unit.order))
    return fallen


def knock_out(table: HeroesState, unit: Unit) -> None:
    """Knock a character out: bury it, and discard what is attached to it (HEROES-18.2)."""
    owner = unit.owner
    table.report_card("knocked_out", unit.id)
    zones.discard_attached(table, unit)
    zones.take_off(table, unit)
    if owner >= 0:
        table.players[owner].knockouts += 1
        zones.bury(table, unit.id)
    else:
        table.zones[unit.id] = Zone.DEAD
    triggers.fire(table, When.KO, unit)


def is_beaten(table: HeroesState, seat: int) -> bool:
    return sides.alive(table, seat) and table.players[seat].knockouts >= KNOCKOUTS


def eliminate(table: HeroesState, seats: list[int]) -> None:
    """Eliminate all these players by one check: they share a place (HEROES-18.5, 19.4, 19.6)."""
    if not seats:
        return
    table.gone += 1
    for seat in seats:
        table.players[seat].eliminated = table.gone
        table.report_seat("eliminated", seat)
    for seat in seats:
        clear_seat(table, seat)
    ending.check(table)


def clear_seat(table: HeroesState, seat: int) -> None:
    """Put everything of a player into the Dead Zone."""
    own = table.players[seat]
    for id in table.in_play.copy():
        if table.owners[id] == seat:
            zones.take_off(table, table.unit(id))
            zones.bury(table, id)
    for pile in (own.hand, own.deck):
        for id in pile:
            zones.bury(table, id)
        pile.clear()
    own.reserve = 0


def concede(table: HeroesState, seat: int) -> None:
    """Remove a player who concedes, and drop its unfinished declaration or answer (HEROES-19.3)."""
    table.declaring = None
    table.asking = None
    table.search = NO_SEARCH
    table.report_seat("conceded", seat)
    eliminate(table, [seat])
    settle(table)
    table.close_batch()
