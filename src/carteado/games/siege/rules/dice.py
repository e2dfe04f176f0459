"""Die rolls: which results succeed, with every modifier in force (SIEGE-5.3, 5.4, 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.siege.actions import Do
from carteado.games.siege.board import FACES, STRENGTH, STRENGTH_IN_CLOSE_COMBAT, Space

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def attack_drm(table: SiegeState, unit: int) -> int:
    """Return the event's modifier to archers and boiling water against a unit (SIEGE-5.4)."""
    section = table.section
    drm = section.attack + section.attack_track[unit]
    return drm + section.attack_circle if table.units[unit] == Space.CIRCLE else drm


def archers_hit(table: SiegeState, unit: int, die: int) -> bool:
    return die + attack_drm(table, unit) > STRENGTH[unit]


def water_hits(table: SiegeState, unit: int, die: int) -> bool:
    """Whether boiling water hits; a natural 1 never does (SIEGE-8.2)."""
    return die > 1 and die + 1 + attack_drm(table, unit) > STRENGTH[unit]


def combat_drm(table: SiegeState) -> int:
    return table.section.attack + table.section.attack_close_combat if table.flags.cc_drm else 0


def combat_won(table: SiegeState, die: int) -> bool:
    return die + combat_drm(table) > STRENGTH_IN_CLOSE_COMBAT


def rally_drm(table: SiegeState, with_supply: bool) -> int:
    return table.section.rally + (1 if with_supply else 0)


def raises(die: int, drm: int) -> bool:
    """Whether a coupure or a rally raises its track (SIEGE-8.4, 8.5)."""
    return die + drm >= 5


def rolled_one(table: SiegeState, die: int, result: int) -> bool:
    """Whether a roll counts as the "1" of raid, sabotage and close combat (`natural_ones`)."""
    return die == 1 if table.flags.natural_ones else result <= 1


def loot(table: SiegeState, die: int) -> int:
    """Return the supplies that a raid brings (SIEGE-8.8)."""
    result = die + table.section.raid
    if result <= 2 or rolled_one(table, die, result):
        return 0
    return 2 if result >= 6 else 1


def sabotage_works(table: SiegeState, die: int) -> bool:
    result = die + table.section.sabotage
    return result >= 5 and not rolled_one(table, die, result)


def succeeds(table: SiegeState, action: Action, die: int) -> bool:
    kind = action[0]
    if kind == Do.ARCHERS:
        return archers_hit(table, action[1], die)
    if kind == Do.BOILING_WATER:
        return water_hits(table, action[1], die)
    if kind == Do.CLOSE_COMBAT:
        return combat_won(table, die)
    if kind == Do.COUPURE:
        return raises(die, table.section.coupure)
    if kind == Do.RALLY:
        return raises(die, rally_drm(table, action[1] == 1))
    if kind == Do.RAID:
        return loot(table, die) > 0
    return sabotage_works(table, die)


ROLLED = (Do.ARCHERS, Do.BOILING_WATER, Do.CLOSE_COMBAT, Do.COUPURE, Do.RALLY, Do.RAID, Do.SABOTAGE)


def needed(table: SiegeState, action: Action) -> int:
    """Return the lowest die that succeeds, 7 if none does, 0 for an action without a roll."""
    if action[0] not in ROLLED:
        return 0
    die = 1
    while die <= FACES and not succeeds(table, action, die):
        die += 1
    return die
