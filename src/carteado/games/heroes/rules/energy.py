"""Energy: reserves, storage, allocation, dissipation (HEROES-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import STORAGE, Zone
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import statics

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def storage(table: HeroesState, unit: Unit) -> int:
    """Return how much energy a card can hold (HEROES-7.4)."""
    if unit.zone == Zone.SUPPORT:
        return table.card(unit.id).storage
    limit = STORAGE
    for id in table.static_sources:
        for static in statics.of(table, id):
            if static.energy_limit() > limit and static.reaches(table, table.unit(id), unit):
                limit = static.energy_limit()
    return limit


def room(table: HeroesState, unit: Unit) -> int:
    return max(0, storage(table, unit) - unit.energy)


def gain(table: HeroesState, seat: int, amount: int) -> None:
    """Put energy into a player's reserve."""
    if amount > 0:
        own = table.players[seat]
        own.reserve += amount
        if table.events is not None:
            table.report("reserve", {"seat": seat, "amount": amount, "reserve": own.reserve})


def allocate(table: HeroesState, seat: int, id: int) -> None:
    """Move one energy from the reserve to a card (HEROES-7.3)."""
    table.players[seat].reserve -= 1
    table.unit(id).energy += 1
    table.report_card("allocated", id)


def place(table: HeroesState, unit: Unit, amount: int) -> None:
    """Put energy on a card; the excess dissipates (HEROES-7.5)."""
    placed = min(amount, room(table, unit))
    if placed > 0:
        unit.energy += placed
        table.report_amount("charged", unit.id, placed)


def lose(table: HeroesState, unit: Unit, amount: int) -> None:
    lost = min(amount, unit.energy)
    if lost > 0:
        unit.energy -= lost
        table.report_amount("drained", unit.id, lost)


def move(table: HeroesState, source: Unit, to: Unit, amount: int) -> None:
    """Move energy from one card to another (HEROES-22.14)."""
    moved = min(amount, source.energy, room(table, to))
    if moved > 0:
        source.energy -= moved
        to.energy += moved
        if table.events is not None:
            facts = {**table.named(source.id), "amount": moved, "to": to.id, "to_card": table.cards[to.id].id}
            table.report("moved_energy", facts)


def trim(table: HeroesState) -> None:
    """Dissipate energy above a storage limit that dropped (HEROES-7.5)."""
    for id in table.in_play:
        unit = table.unit(id)
        if unit.energy > STORAGE and unit.energy > storage(table, unit):
            lose(table, unit, unit.energy - storage(table, unit))


def dissipate(table: HeroesState, seat: int) -> None:
    """Empty a player's reserve (HEROES-6.10)."""
    own = table.players[seat]
    lost = own.reserve
    if lost > 0:
        own.reserve = 0
        if table.events is not None:
            table.report("dissipated", {"seat": seat, "amount": lost})
