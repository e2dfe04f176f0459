"""Why an action is not legal: the first rule that forbids it, in the order in which the rulebook tests."""

from __future__ import annotations

from carteado.core.message import Blank, Message
from carteado.core.state import Action
from carteado.games.siege.actions import Do
from carteado.games.siege.board import MAX_CARRIED, TOP, TRACKS, UNITS, Dice, Place, Space, Track
from carteado.games.siege.rules import changes, choices
from carteado.games.siege.state import SiegeState
from carteado.games.siege.words import named

BEHIND_LINES = (Do.RAID, Do.SABOTAGE)


def why(id: str, rule: str, **blanks: Blank) -> Message:
    return Message(f"why-{id}", rule=f"SIEGE-{rule}", **blanks)


def reason(table: SiegeState, action: Action) -> Message:
    """Name the first rule that forbids an action that is not legal."""
    kind = action[0]
    if kind == Do.END_TURN:
        return of_ending(table)
    if kind == Do.EXTRA_AP:
        return of_extra_ap(table, action[1])
    if table.section.only_behind_lines and kind not in BEHIND_LINES:
        return why("event", "5.7", event=named(table.section.name))
    if kind == Do.FREE_MOVE:
        return of_free_move(table)
    if table.ap == 0:
        return why("no-ap", "7.1")
    if choices.must_fight(table) and kind != Do.CLOSE_COMBAT:
        return why("close-combat-first", "7.5")
    return of_task(table, action)


def of_ending(table: SiegeState) -> Message:
    return why("fight-before-ending", "7.5") if choices.must_fight(table) else why("must-spend", "7.3")


def of_extra_ap(table: SiegeState, choice: int) -> Message:
    track = Track.MORALE if choice == 0 else Track.SUPPLIES
    if table.extra_used:
        return why("extra-used", "7.4")
    if table.tracks[track] == 0:
        return why("extra-track", "7.4", track=TRACKS[track])
    return why("extra-useless", "7.4")


def of_free_move(table: SiegeState) -> Message:
    if not changes.in_tunnel(table):
        return why("not-in-tunnel", "8.10")
    return why("free-moved", "8.10") if table.free_moved else why("entered", "8.10")


def of_task(table: SiegeState, action: Action) -> Message:
    """Name what the action itself needs (SIEGE-8.1 to 8.9)."""
    kind = action[0]
    if kind == Do.ARCHERS:
        return of_archers(table, action[1])
    if kind == Do.BOILING_WATER:
        return of_boiling_water(table, action[1])
    if kind == Do.CLOSE_COMBAT:
        return of_close_combat(table, action[1] - 1)
    if kind == Do.COUPURE:
        return why("wall-whole", "8.4")
    if kind == Do.RALLY:
        full = table.tracks[Track.MORALE] == TOP and not table.flags.allow_futile
        return why("morale-full", "8.5") if full else why("no-supply", "8.5")
    if kind == Do.ENTER_TUNNEL:
        return why("in-tunnel", "8.6")
    if kind == Do.FAST_MOVE:
        return why("run-on-entry", "8.7") if changes.in_tunnel(table) else why("not-in-tunnel", "8.7")
    return of_deed_behind_lines(table, kind)


def of_archers(table: SiegeState, unit: int) -> Message:
    position = table.units[unit]
    if position == Space.GONE:
        return why("tower-gone", "1.4")
    where = "combat" if position == Space.CLOSE_COMBAT else "start"
    return why("out-of-reach", "8.1", unit=UNITS[unit], where=where)


def of_boiling_water(table: SiegeState, unit: int) -> Message:
    if table.units[unit] == Space.GONE:
        return why("tower-gone", "1.4")
    return why("boiled", "8.2") if table.boiled else why("not-on-circle", "8.2", unit=UNITS[unit])


def of_close_combat(table: SiegeState, target: int) -> Message:
    if not changes.in_close_combat(table):
        return why("nobody-in-combat", "8.3")
    if table.flags.cc_dice != Dice.ONE_TARGET:
        return why("combat-with-all", "8.3")
    return why("combat-with-one", "8.3") if target < 0 else why("not-in-combat", "8.3", unit=UNITS[target])


def of_deed_behind_lines(table: SiegeState, kind: int) -> Message:
    rule = "8.8" if kind == Do.RAID else "8.9"
    if table.soldiers != Place.LINES:
        return why("not-behind-lines", rule)
    return why("hands-full", rule, most=MAX_CARRIED) if kind == Do.RAID else why("no-trebuchets", rule)
