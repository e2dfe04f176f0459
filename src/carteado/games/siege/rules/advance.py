"""The enemy advances (SIEGE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.siege.board import Space, Track
from carteado.games.siege.rules import changes

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def advance_enemies(table: SiegeState) -> None:
    """Advance the units that the section orders forward: ladders, then ram, then tower (SIEGE-6.1)."""
    orders = slowest(table) if table.section.slowest else table.section.orders
    for unit in orders:
        if table.units[unit] > Space.CLOSE_COMBAT and not table.reason:
            advance(table, unit)


def slowest(table: SiegeState) -> list[int]:
    """Return all units farthest from the walls; none if every unit is in close combat (SIEGE-6.2)."""
    farthest = max(table.units)
    if farthest <= Space.CLOSE_COMBAT:
        return []
    return [unit for unit in range(3) if table.units[unit] == farthest]


def advance(table: SiegeState, unit: int) -> None:
    """Move a unit one space nearer. Entering close combat costs morale; the third unit takes the castle (SIEGE-6.4)."""
    changes.place(table, unit, table.units[unit] - 1)
    if table.units[unit] == Space.CLOSE_COMBAT:
        if changes.in_close_combat(table) == 3:
            changes.finish(table, "overrun")
        elif table.flags.cc_entry_morale:
            changes.shift(table, Track.MORALE, -1)
