"""Equipment and silos (HEROES-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import When, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.rules import energy, triggers, zones

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def cost(table: HeroesState, card: HeroCard, player: int) -> int:
    """Return the cost of equipment as changed by statics (HEROES-10.2)."""
    found = card.cost
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.cost_change() != 0 and static.reaches_player(table, id, player):
                found += static.cost_change()
    return max(1, found)


def equip(table: HeroesState, seat: int, id: int) -> None:
    """Play equipment; all but the last energy paid dissipates (HEROES-10.1)."""
    own = table.players[seat]
    paid = cost(table, table.card(id), seat)
    own.reserve -= paid
    own.hand.remove(id)
    unit = zones.put_in_play(table, id, Zone.SUPPORT, seat)
    unit.energy = 1
    own.equipment.append(id)
    if table.events is not None:
        table.report("equipped", {"seat": seat, **table.named(id), "cost": paid})
    triggers.fire(table, When.ENTERS, unit)


def withdraw(table: HeroesState, seat: int, id: int) -> None:
    """Take one energy out of a silo (HEROES-10.11)."""
    unit = table.unit(id)
    unit.energy -= 1
    unit.emptied = True
    table.players[seat].reserve += 1
    table.report_card("withdrew", id)
    discard_spent(table)


def discard_spent(table: HeroesState) -> None:
    """Discard equipment without energy (HEROES-10.4)."""
    for own in table.players:
        for id in own.equipment.copy():
            unit = table.unit(id)
            if unit.energy == 0:
                zones.discard_unit(table, unit)


def fill_silos(table: HeroesState, seat: int) -> None:
    """Store what is left of the reserve in silos, older first (HEROES-10.10)."""
    own = table.players[seat]
    for id in own.equipment:
        if own.reserve > 0 and table.card(id).silo:
            unit = table.unit(id)
            stored = min(own.reserve, energy.room(table, unit))
            if stored > 0:
                own.reserve -= stored
                unit.energy += stored
                table.report_amount("stored", id, stored)
