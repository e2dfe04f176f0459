"""A board split into three parts: front, sortie and status.

The front is where the enemy units stand, the sortie is the soldiers, their loot and the trebuchets, the status is the
three tracks. An action moves within one part and may also change the status; so the moves of a whole board are those
of a few hundred fronts, of about a hundred sorties and of one status, and never need to be listed board by board.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from carteado.games.siege.solver.rules import Flags

UNITS: Final = ("ladders", "ram", "tower")
STRENGTH: Final = (2, 3, 4)
TRACKS: Final = ("wall", "morale", "supplies")
WALL, MORALE, SUPPLIES = range(3)

PLACES: Final = ("castle", "tunnel_1", "tunnel_2", "lines")
CASTLE, TUNNEL_1, TUNNEL_2, LINES = range(4)
TUNNEL: Final = (TUNNEL_1, TUNNEL_2)

GONE: Final = -1
CLOSE_COMBAT: Final = 0
CIRCLE: Final = 1
MAX_TRACK: Final = 4
MAX_CARRIED: Final = 2
MAX_TREBUCHETS: Final = 3


class Front(NamedTuple):
    """The units' spaces, and whether boiling water is spent for this turn where that can still matter."""

    ladders: int
    ram: int
    tower: int
    boiled: bool = False

    def space(self, unit: int) -> int:
        return int(self[unit])

    def place(self, unit: int, space: int, boiled: bool = False) -> Front:
        """Return the front with a unit moved; boiling water is spent if it was before or is now."""
        spaces = [self.ladders, self.ram, self.tower]
        spaces[unit] = space
        return make_front(spaces[0], spaces[1], spaces[2], self.boiled or boiled)

    def in_close_combat(self) -> list[int]:
        return [unit for unit in range(3) if self.space(unit) == CLOSE_COMBAT]

    def at_rest(self) -> Front:
        """Return the same front between turns."""
        return self._replace(boiled=False)


def make_front(ladders: int, ram: int, tower: int, boiled: bool = False) -> Front:
    """Make a front; drop the mark of spent boiling water if no unit can stand at space 1 again (SIEGE-8.2)."""
    near = any(space in (CLOSE_COMBAT, CIRCLE) for space in (ladders, ram, tower))
    return Front(ladders, ram, tower, boiled and near)


class Sortie(NamedTuple):
    """Soldiers, loot, trebuchets; whether a free move is barred and a fast move open, where that can still matter."""

    soldiers: int
    carried: int
    trebuchets: int
    barred: bool = False
    entered: bool = False

    def at_rest(self) -> Sortie:
        """Return the same sortie between turns."""
        return Sortie(self.soldiers, self.carried, self.trebuchets)

    def settled(self) -> Sortie:
        """Return the sortie after an action elsewhere: entering the tunnel is no longer the last action."""
        return self._replace(entered=False)


def make_sortie(
    flags: Flags, soldiers: int, carried: int, trebuchets: int, barred: bool = False, entered: bool = False
) -> Sortie:
    """Make a sortie, dropping marks that can no longer matter this turn.

    Outside the tunnel a used free move does not matter if entering bars it anyway (SIEGE-8.10); a fresh entry matters
    only where it allows the fast move (SIEGE-8.7).
    """
    inside = soldiers in TUNNEL
    return Sortie(
        soldiers,
        carried,
        trebuchets,
        barred and (inside or flags.free_move_on_entry_turn),
        entered and inside and flags.fast_move == "on_entry",
    )


class Status(NamedTuple):
    wall: int
    morale: int
    supplies: int

    def zeros(self) -> int:
        return self.count(0)


def _statuses() -> tuple[Status, ...]:
    alive = [s for s in (Status(*levels) for levels in product(range(MAX_TRACK + 1), repeat=3)) if s.zeros() < 2]
    return tuple(sorted(alive, key=lambda status: (status.zeros(), status)))


STATUSES: Final = _statuses()
"""Every status that is not lost (SIEGE-9.1); those that pass the loss check of SIEGE-9.2 come first."""

STATUS_NUMBER: Final = {status: number for number, status in enumerate(STATUSES)}
SAFE: Final = sum(status.zeros() == 0 for status in STATUSES)
ALIVE: Final = len(STATUSES)
LOST: Final = ALIVE
"""The number that stands for a lost game, in place of a status."""

Effect = tuple[int, ...]
"""The number of the new status for each old one; a lost game stays lost."""

KEEP: Final[Effect] = tuple(range(ALIVE + 1))
LOSE: Final[Effect] = (LOST,) * (ALIVE + 1)


def then(first: Effect, second: Effect) -> Effect:
    return tuple(second[number] for number in first)


@cache
def change(track: int, amount: int) -> Effect:
    """Raise or lower a track step by step within 0-4; a second track at 0 loses at once (SIEGE-1.6, 9.1)."""
    effect = KEEP
    for _ in range(abs(amount)):
        effect = then(effect, _step(track, 1 if amount > 0 else -1))
    return effect


def _step(track: int, by: int) -> Effect:
    return (*(_stepped(status, track, by) for status in STATUSES), LOST)


def _stepped(status: Status, track: int, by: int) -> int:
    levels = list(status)
    levels[track] = min(max(levels[track] + by, 0), MAX_TRACK)
    return STATUS_NUMBER.get(Status(*levels), LOST)


def fronts(flags: Flags) -> list[Front]:
    """Return every front of an action phase, at most two units in close combat; those of a turn's start come first."""
    spaces = range(flags.enemy_start + 1)
    found = {
        make_front(*units, boiled)
        for units in product(spaces, spaces, (GONE, *spaces))
        for boiled in (False, True)
        if units.count(CLOSE_COMBAT) <= 2
    }
    return sorted(found, key=lambda front: (front.boiled, len(front.in_close_combat()) > 1, front))


def resting_fronts(flags: Flags) -> list[Front]:
    """Return every front of a turn's start: those that pass the loss check of SIEGE-9.2."""
    return [front for front in fronts(flags) if not front.boiled and len(front.in_close_combat()) < 2]


def sorties(flags: Flags) -> list[Sortie]:
    """Return every sortie of an action phase; those with a free move come last, after its targets."""
    found = {
        make_sortie(flags, soldiers, carried, trebuchets, barred, entered)
        for soldiers in range(len(PLACES))
        for carried in range(MAX_CARRIED + 1 if soldiers != CASTLE else 1)
        for trebuchets in range(MAX_TREBUCHETS + 1)
        for barred in (False, True)
        for entered in (False, True)
    }
    possible = [sortie for sortie in found if not sortie.entered or _may_have_entered(flags, sortie)]
    return sorted(possible, key=lambda sortie: (sortie.soldiers in TUNNEL and not sortie.barred, sortie))


def _may_have_entered(flags: Flags, sortie: Sortie) -> bool:
    """Whether the soldiers may have just entered: that bars the free move, and from the castle they carry no loot."""
    loot_from_castle = sortie.soldiers == TUNNEL_1 and sortie.carried > 0
    return (sortie.barred or flags.free_move_on_entry_turn) and not loot_from_castle


def resting_sorties(flags: Flags) -> list[Sortie]:
    """Return every sortie of a turn's start."""
    return sorted({sortie.at_rest() for sortie in sorties(flags)})
