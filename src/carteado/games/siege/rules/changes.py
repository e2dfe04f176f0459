"""Changes to the table: each function changes one thing and reports it (SIEGE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.event import Event
from carteado.games.siege.board import PLACES, TOP, TRACKS, UNITS, Place, Space, Track

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def in_tunnel(table: SiegeState) -> bool:
    return table.soldiers == Place.TUNNEL_1 or table.soldiers == Place.TUNNEL_2


def in_close_combat(table: SiegeState) -> int:
    return table.units.count(Space.CLOSE_COMBAT)


def shift(table: SiegeState, track: int, change: int) -> None:
    """Move a status track one step; a second track at 0 loses the game at once (SIEGE-1.6, 9.1)."""
    before = table.tracks[track]
    now = before + change
    if now < 0 or now > TOP or table.reason:
        return
    table.tracks[track] = now
    if table.events is not None:
        report(table, "track", track=TRACKS[track], change=change, now=now)
    if now == 0 and table.tracks.count(0) >= 2:
        finish(table, "double_zero")


def place(table: SiegeState, unit: int, position: int) -> None:
    table.units[unit] = position
    if table.events is not None:
        if position == Space.GONE:
            report(table, "tower_removed")
        else:
            report(table, "moved", unit=UNITS[unit], to=position)


def count_trebuchets(table: SiegeState, count: int) -> None:
    table.trebuchets = count
    if table.events is not None:
        report(table, "trebuchets", now=count)


def move_soldiers(table: SiegeState, to: int) -> None:
    """Move the soldiers; in the castle they unload what they carry (SIEGE-8.12)."""
    table.soldiers = to
    if table.events is not None:
        report(table, "soldiers", to=PLACES[to])
    if to == Place.CASTLE:
        carried = table.carried
        table.carried = 0
        for _ in range(carried):
            shift(table, Track.SUPPLIES, 1)


def capture(table: SiegeState) -> None:
    """Capture the soldiers: their loot is lost, morale falls, new ones stand in the castle (SIEGE-10.1)."""
    table.soldiers = Place.CASTLE
    table.carried = 0
    if table.events is not None:
        report(table, "captured")
    shift(table, Track.MORALE, -1)


def finish(table: SiegeState, reason: str) -> None:
    """End the siege for this reason."""
    table.reason = reason
    if table.events is not None:
        report(table, "ended", reason=reason)


def report(table: SiegeState, event: str, **facts: str | int) -> None:
    if table.events is not None:
        table.events.append(Event(event, dict(facts)))


def report_roll(table: SiegeState, roll: str, die: int, drm: int, effect: str) -> None:
    if table.events is not None:
        table.events.append(
            Event("rolled", {"roll": roll, "die": die, "drm": drm, "result": die + drm, "effect": effect})
        )
