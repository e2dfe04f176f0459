"""The enemy advances (SIEGE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.siege.board import Space, Track
from carteado.games.siege.rules import changes

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def advance_enemies(table: SiegeState) -> None:
    """Orders are obeyed in the order ladders, ram, tower (SIEGE-6.1)."""
    orders = slowest(table) if table.section.slowest else table.section.orders
    for unit in orders:
        if table.units[unit] > Space.CLOSE_COMBAT and not table.reason:
            advance(table, unit)


def slowest(table: SiegeState) -> list[int]:
    """All units farthest from the walls, not counting close combat (SIEGE-6.2)."""
    farthest = max(table.units)
    if farthest <= Space.CLOSE_COMBAT:
        return []
    return [unit for unit in range(3) if table.units[unit] == farthest]


def advance(table: SiegeState, unit: int) -> None:
    """One space nearer; into close combat it costs morale, and the third one there takes the castle (SIEGE-6.4)."""
    changes.place(table, unit, table.units[unit] - 1)
    if table.units[unit] == Space.CLOSE_COMBAT:
        if changes.in_close_combat(table) == 3:
            changes.finish(table, "overrun")
        elif table.flags.cc_entry_morale:
            changes.shift(table, Track.MORALE, -1)
