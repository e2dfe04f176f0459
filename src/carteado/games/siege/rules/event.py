"""The event of the drawn section, before the player acts (SIEGE-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.siege.board import MAX_TREBUCHETS, Space, Track, Unit
from carteado.games.siege.rules import changes

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def happen(table: SiegeState) -> None:
    """Carry out the event of the section (SIEGE-5.1, 5.2, 5.7)."""
    section = table.section
    if section.trebuchets:
        fire_trebuchets(table)
    for track, change in section.status:
        changes.shift(table, track, change)
    if section.removes_tower and table.units[Unit.TOWER] == table.flags.enemy_start:
        changes.place(table, Unit.TOWER, Space.GONE)
    if section.adds_trebuchet and table.trebuchets < MAX_TREBUCHETS:
        changes.count_trebuchets(table, table.trebuchets + 1)


def fire_trebuchets(table: SiegeState) -> None:
    """Damage the wall: three trebuchets by two, two by one, a single one on a roll of 4 or more (SIEGE-5.2)."""
    hits = table.trebuchets - 1
    if table.trebuchets == 1:
        die = table.rng.roll(6)
        hits = 1 if die >= 4 else 0
        changes.report_roll(table, "trebuchet", die, 0, "hit" if hits else "nothing")
    for _ in range(hits):
        changes.shift(table, Track.WALL, -1)
