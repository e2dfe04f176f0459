"""Carry out the player's actions (SIEGE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.siege.actions import Do
from carteado.games.siege.board import MAX_CARRIED, Dice, Place, Space, Track
from carteado.games.siege.rules import changes, dice, turn

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def perform(table: SiegeState, action: Action) -> None:
    kind = action[0]
    if table.events is not None:
        changes.report(table, "acted", action=table.game.action_text(action))
    if kind == Do.END_TURN:
        turn.end_turn(table)
        return
    if kind == Do.EXTRA_AP:
        take_extra_ap(table, action[1])
    else:
        table.just_entered = False
        if kind == Do.FREE_MOVE:
            free_move(table, action[1])
        else:
            table.ap -= 1
            table.ap_spent = True
            do_task(table, action, kind)
    if table.reason:
        table.decision = None


def do_task(table: SiegeState, action: Action, kind: int) -> None:
    if kind == Do.ARCHERS:
        archers(table, action[1])
    elif kind == Do.BOILING_WATER:
        boiling_water(table, action[1])
    elif kind == Do.CLOSE_COMBAT:
        close_combat(table, action[1] - 1)
    elif kind == Do.COUPURE:
        coupure(table)
    elif kind == Do.RALLY:
        rally(table, action[1] == 1)
    elif kind == Do.ENTER_TUNNEL:
        enter_tunnel(table)
    elif kind == Do.FAST_MOVE:
        changes.move_soldiers(table, Place.CASTLE if action[1] == 0 else Place.LINES)
    elif kind == Do.RAID:
        raid(table)
    else:
        sabotage(table)


def archers(table: SiegeState, unit: int) -> None:
    die = table.rng.roll(6)
    hit = dice.archers_hit(table, unit, die)
    changes.report_roll(table, "archers", die, dice.attack_drm(table, unit), "hit" if hit else "nothing")
    if hit and table.units[unit] < table.flags.enemy_start:
        changes.place(table, unit, table.units[unit] + 1)


def boiling_water(table: SiegeState, unit: int) -> None:
    """Roll for boiling water; a natural 1 costs morale unless the event favours this attack (SIEGE-8.2)."""
    table.boiled = True
    die = table.rng.roll(6)
    drm = dice.attack_drm(table, unit)
    hit = dice.water_hits(table, unit, die)
    scalded = die == 1 and drm < 1
    effect = "hit" if hit else "backfired" if scalded else "nothing"
    changes.report_roll(table, "boiling_water", die, drm + 1, effect)
    if hit:
        changes.place(table, unit, table.units[unit] + 1)
    elif scalded:
        changes.shift(table, Track.MORALE, -1)


def close_combat(table: SiegeState, target: int) -> None:
    """Roll one die for all units, one for each, or one for the chosen unit (SIEGE-8.3, `cc_dice`)."""
    if table.flags.cc_dice == Dice.ONE_TARGET:
        fight(table, [target])
        return
    fighting = [unit for unit in range(3) if table.units[unit] == Space.CLOSE_COMBAT]
    if table.flags.cc_dice == Dice.ONE_ROLL_ALL:
        fight(table, fighting)
        return
    for unit in fighting:
        if not table.reason:
            fight(table, [unit])


def fight(table: SiegeState, enemies: list[int]) -> None:
    die = table.rng.roll(6)
    drm = dice.combat_drm(table)
    won = dice.combat_won(table, die)
    rout = not won and dice.rolled_one(table, die, die + drm)
    fatal = not won and not rout and table.flags.cc_fail_loses
    effect = "hit" if won else "backfired" if rout else "fatal" if fatal else "nothing"
    changes.report_roll(table, "close_combat", die, drm, effect)
    if won:
        for unit in enemies:
            changes.place(table, unit, Space.CIRCLE)
    elif rout:
        changes.shift(table, Track.MORALE, -1)
    elif fatal:
        changes.finish(table, "close_combat_lost")


def coupure(table: SiegeState) -> None:
    try_to_raise(table, Track.WALL, "coupure", table.section.coupure)


def rally(table: SiegeState, with_supply: bool) -> None:
    """Roll to raise morale; a supply is spent before the roll, even if it fails (SIEGE-8.5)."""
    if with_supply:
        changes.shift(table, Track.SUPPLIES, -1)
    if not table.reason:
        try_to_raise(table, Track.MORALE, "rally", dice.rally_drm(table, with_supply))


def try_to_raise(table: SiegeState, track: int, why: str, drm: int) -> None:
    die = table.rng.roll(6)
    works = dice.raises(die, drm)
    changes.report_roll(table, why, die, drm, "raised" if works else "nothing")
    if works:
        changes.shift(table, track, 1)


def enter_tunnel(table: SiegeState) -> None:
    changes.move_soldiers(table, tunnel_end(table))
    table.entered = True
    table.just_entered = True


def tunnel_end(table: SiegeState) -> int:
    """Return the tunnel space next to the soldiers."""
    return Place.TUNNEL_1 if table.soldiers == Place.CASTLE else Place.TUNNEL_2


def free_move(table: SiegeState, to_lines: int) -> None:
    """Move one space; this may leave the tunnel (SIEGE-8.10)."""
    table.free_moved = True
    changes.move_soldiers(table, free_move_end(table, to_lines))


def free_move_end(table: SiegeState, to_lines: int) -> int:
    return table.soldiers + 1 if to_lines else table.soldiers - 1


def raid(table: SiegeState) -> None:
    die = table.rng.roll(6)
    loot = dice.loot(table, die)
    risk(table, "raid", die, table.section.raid, "looted" if loot else "nothing")
    if loot:
        table.carried = min(MAX_CARRIED, table.carried + loot)
        if table.events is not None:
            changes.report(table, "carried", now=table.carried)


def sabotage(table: SiegeState) -> None:
    die = table.rng.roll(6)
    works = dice.sabotage_works(table, die)
    risk(table, "sabotage", die, table.section.sabotage, "hit" if works else "nothing")
    if works and table.trebuchets:
        changes.count_trebuchets(table, table.trebuchets - 1)


def risk(table: SiegeState, what: str, die: int, drm: int, effect: str) -> None:
    """Report the roll of a raid or sabotage; a "1" has no effect but the capture of the soldiers."""
    caught = dice.rolled_one(table, die, die + drm)
    changes.report_roll(table, what, die, drm, "captured" if caught else effect)
    if caught:
        changes.capture(table)


def take_extra_ap(table: SiegeState, choice: int) -> None:
    """Pay a point of morale or supplies for one more AP (SIEGE-7.4)."""
    table.extra_used = True
    table.ap += 1
    changes.shift(table, Track.MORALE if choice == 0 else Track.SUPPLIES, -1)
