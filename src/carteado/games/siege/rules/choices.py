"""The legal actions (SIEGE-7, and the conditions of SIEGE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.siege.actions import (
    ARCHERS,
    BOILING_WATER,
    CLOSE_COMBAT,
    CLOSE_COMBAT_WITH,
    COUPURE,
    END_TURN,
    ENTER_TUNNEL,
    EXTRA_MORALE,
    EXTRA_SUPPLIES,
    FAST_MOVES,
    FREE_MOVES,
    RAID,
    RALLY,
    SABOTAGE,
)
from carteado.games.siege.board import MAX_CARRIED, TOP, Dice, Place, Space, Track
from carteado.games.siege.rules import changes

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def find_legal(table: SiegeState) -> list[Action]:
    found = tasks(table)
    out = found.copy() if table.ap >= 1 else []
    if may_move_freely(table):
        out.append(FREE_MOVES[0])
        out.append(FREE_MOVES[1])
    if found and not table.extra_used:
        if table.tracks[Track.MORALE] >= 1:
            out.append(EXTRA_MORALE)
        if table.tracks[Track.SUPPLIES] >= 1:
            out.append(EXTRA_SUPPLIES)
    if may_end_turn(table, len(found) > 0):
        out.append(END_TURN)
    return out


def tasks(table: SiegeState) -> list[Action]:
    """Return the AP actions that would be legal with one AP, in canonical order."""
    out: list[Action] = []
    if table.section.only_behind_lines:
        add_deeds_behind_lines(table, out)
    elif must_fight(table):
        add_close_combat(table, out)
    else:
        add_attacks(table, out)
        add_close_combat(table, out)
        add_repairs(table, out)
        add_tunnel_moves(table, out)
        add_deeds_behind_lines(table, out)
    return out


def must_fight(table: SiegeState) -> bool:
    """Whether two units in close combat force a fight (SIEGE-7.5); not if the event forbids it (SIEGE-R37)."""
    return table.flags.cc_mandatory and not table.section.only_behind_lines and changes.in_close_combat(table) >= 2


def add_attacks(table: SiegeState, out: list[Action]) -> None:
    """Add archers and boiling water (SIEGE-8.1, 8.2)."""
    start = table.flags.enemy_start
    for unit in range(3):
        position = table.units[unit]
        if position >= Space.CIRCLE and (position < start or table.flags.allow_futile):
            out.append(ARCHERS[unit])
    if not table.boiled:
        for unit in range(3):
            if table.units[unit] == Space.CIRCLE:
                out.append(BOILING_WATER[unit])


def add_close_combat(table: SiegeState, out: list[Action]) -> None:
    if table.flags.cc_dice != Dice.ONE_TARGET:
        if changes.in_close_combat(table):
            out.append(CLOSE_COMBAT)
        return
    for unit in range(3):
        if table.units[unit] == Space.CLOSE_COMBAT:
            out.append(CLOSE_COMBAT_WITH[unit])


def add_repairs(table: SiegeState, out: list[Action]) -> None:
    """Add coupure and rally (SIEGE-8.4, 8.5)."""
    if table.tracks[Track.WALL] < TOP or table.flags.allow_futile:
        out.append(COUPURE)
    if table.tracks[Track.MORALE] < TOP or table.flags.allow_futile:
        out.append(RALLY[0])
        if table.tracks[Track.SUPPLIES] >= 1:
            out.append(RALLY[1])


def add_tunnel_moves(table: SiegeState, out: list[Action]) -> None:
    if not changes.in_tunnel(table):
        out.append(ENTER_TUNNEL)
    elif table.just_entered or not table.flags.fast_move_on_entry:
        out.append(FAST_MOVES[0])
        out.append(FAST_MOVES[1])


def add_deeds_behind_lines(table: SiegeState, out: list[Action]) -> None:
    """Add raid and sabotage (SIEGE-8.8, 8.9)."""
    if table.soldiers == Place.LINES:
        if table.carried < MAX_CARRIED or table.flags.allow_futile:
            out.append(RAID)
        if table.trebuchets >= 1 or table.flags.allow_futile:
            out.append(SABOTAGE)


def may_move_freely(table: SiegeState) -> bool:
    """Whether the soldiers may make their free move (SIEGE-8.10)."""
    if not changes.in_tunnel(table) or table.free_moved or table.section.only_behind_lines:
        return False
    return not table.entered or table.flags.free_move_on_entry_turn


def may_end_turn(table: SiegeState, has_task: bool) -> bool:
    """Whether the player may end the turn (SIEGE-7.3)."""
    if table.ap == 0:
        return True
    if must_fight(table):
        return False
    return not table.flags.must_spend_one or table.ap_spent or not has_task
