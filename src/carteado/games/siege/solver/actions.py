"""The actions of a turn (SIEGE-7, 8) as moves: the results of a die merged into a few outcomes with chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from carteado.games.siege.solver.boards import (
    ALIVE,
    CASTLE,
    CIRCLE,
    KEEP,
    LINES,
    LOSE,
    LOST,
    MAX_CARRIED,
    MAX_TRACK,
    MORALE,
    PLACES,
    STATUSES,
    STRENGTH,
    SUPPLIES,
    TRACKS,
    TUNNEL,
    TUNNEL_1,
    TUNNEL_2,
    UNITS,
    WALL,
    Effect,
    Front,
    Sortie,
    change,
    make_sortie,
    then,
)
from carteado.games.siege.solver.rules import Flags, Section

Action = str
"""An action as a person types it: `archers ram`, `rally supply`, `end_turn`."""

Part = TypeVar("Part", Front, Sortie, None)
"""The part of the board that a move changes; None when it changes the status alone."""

END_TURN: Final[Action] = "end_turn"
MORALE_LOSS: Final = change(MORALE, -1)


class Outcome(NamedTuple, Generic[Part]):
    chance: float
    part: Part
    effect: Effect


class Move(NamedTuple, Generic[Part]):
    """An action and its possible outcomes; `open` tells at which statuses it is legal."""

    action: Action
    outcomes: tuple[Outcome[Part], ...]
    open: tuple[bool, ...] = (True,) * ALIVE


def certain(part: Part, effect: Effect = KEEP) -> tuple[Outcome[Part], ...]:
    return (Outcome(1.0, part, effect),)


def rolled(result: Callable[[int], tuple[Part, Effect]]) -> tuple[Outcome[Part], ...]:
    """Return the outcomes of one die, given what each of its six values does."""
    counts = Counter(result(die) for die in range(1, 7))
    return tuple(Outcome(count / 6, part, effect) for (part, effect), count in counts.items())


class Turn:
    """The moves of the action phase of one section under the flags."""

    def __init__(self, flags: Flags, section: Section) -> None:
        self.flags = flags
        self.section = section
        self.ap = section.ap

    def forced(self, front: Front) -> bool:
        """Whether close combat is the only AP action and must go on while AP last (SIEGE-7.5, R37)."""
        return self.flags.cc_mandatory and self.section.allows("close_combat") and len(front.in_close_combat()) == 2

    def front_moves(self, front: Front) -> list[Move[Front]]:
        """Attacks: archers, boiling water, close combat."""
        attacks = self._close_combat(front)
        if not self.forced(front):
            attacks = self._archers(front) + self._boiling_water(front) + attacks
        return [move for move in attacks if self.section.allows(move.action)]

    def _archers(self, front: Front) -> list[Move[Front]]:
        """Return the shots of archers (SIEGE-8.1)."""
        farthest = self.flags.enemy_start
        reach = farthest if self.flags.allow_futile else farthest - 1
        return [
            Move(f"archers {UNITS[unit]}", self._shot(front, unit, min(front.space(unit) + 1, farthest)))
            for unit in range(3)
            if CIRCLE <= front.space(unit) <= reach
        ]

    def _shot(self, front: Front, unit: int, back: int) -> tuple[Outcome[Front], ...]:
        drm = self.section.track_drm(UNITS[unit], front.space(unit) == CIRCLE)

        def result(die: int) -> tuple[Front, Effect]:
            return (front.place(unit, back) if die + drm > STRENGTH[unit] else front), KEEP

        return rolled(result)

    def _boiling_water(self, front: Front) -> list[Move[Front]]:
        """Return the attacks with boiling water (SIEGE-8.2)."""
        if front.boiled:
            return []
        return [
            Move(f"boiling_water {UNITS[unit]}", self._pour(front, unit))
            for unit in range(3)
            if front.space(unit) == CIRCLE
        ]

    def _pour(self, front: Front, unit: int) -> tuple[Outcome[Front], ...]:
        drm = self.section.track_drm(UNITS[unit], circle=True)
        held = front.place(unit, CIRCLE, boiled=True)

        def result(die: int) -> tuple[Front, Effect]:
            if die == 1:
                return held, KEEP if drm >= 1 else MORALE_LOSS
            success = die + 1 + drm > STRENGTH[unit]
            return (front.place(unit, CIRCLE + 1, boiled=True) if success else held), KEEP

        return rolled(result)

    def _close_combat(self, front: Front) -> list[Move[Front]]:
        """Return the moves of close combat, by any of the three ways to roll (SIEGE-8.3)."""
        units = front.in_close_combat()
        if not units:
            return []
        match self.flags.cc_dice:
            case "one_roll_all":
                return [Move("close_combat", self._fight(front, units))]
            case "per_unit":
                return [Move("close_combat", self._fight_in_order(front, units))]
            case "one_target":
                return [Move(f"close_combat {UNITS[unit]}", self._fight(front, [unit])) for unit in units]

    def _fight(self, front: Front, units: list[int]) -> tuple[Outcome[Front], ...]:
        """Roll one die for all these units; success, the "1" case and failure are tested in that order."""
        drm = self.section.close_combat_drm() if self.flags.cc_drm == "non_track" else 0
        driven_back = front
        for unit in units:
            driven_back = driven_back.place(unit, CIRCLE)

        def result(die: int) -> tuple[Front, Effect]:
            if die + drm > 4:
                return driven_back, KEEP
            if self._is_one(die, drm):
                return front, MORALE_LOSS
            return front, LOSE if self.flags.cc_fail_loses else KEEP

        return rolled(result)

    def _fight_in_order(self, front: Front, units: list[int]) -> tuple[Outcome[Front], ...]:
        outcomes = certain(front)
        for unit in units:
            outcomes = tuple(
                Outcome(before.chance * after.chance, after.part, then(before.effect, after.effect))
                for before in outcomes
                for after in self._fight(before.part, [unit])
            )
        return outcomes

    def _is_one(self, die: int, drm: int) -> bool:
        """Whether a die counts as the "1" of close combat, raid and sabotage (SIEGE-R9)."""
        return die == 1 if self.flags.natural_ones else die + drm <= 1

    def sortie_moves(self, sortie: Sortie) -> list[Move[Sortie]]:
        """AP actions of the soldiers: tunnel, raid, sabotage."""
        moves = self._enter_tunnel(sortie) + self._fast_move(sortie)
        if sortie.soldiers == LINES:
            moves += self._raid(sortie) + self._sabotage(sortie)
        return [move for move in moves if self.section.allows(move.action)]

    def _enter_tunnel(self, sortie: Sortie) -> list[Move[Sortie]]:
        """Return the entry into the tunnel (SIEGE-8.6), which bars this turn's free move (SIEGE-8.10)."""
        if sortie.soldiers in TUNNEL:
            return []
        tunnel = TUNNEL_1 if sortie.soldiers == CASTLE else TUNNEL_2
        barred = sortie.barred or not self.flags.free_move_on_entry_turn
        entered = make_sortie(self.flags, tunnel, sortie.carried, sortie.trebuchets, barred, entered=True)
        return [Move("enter_tunnel", certain(entered))]

    def _fast_move(self, sortie: Sortie) -> list[Move[Sortie]]:
        """Return the fast moves (SIEGE-8.7)."""
        if sortie.soldiers not in TUNNEL or (self.flags.fast_move == "on_entry" and not sortie.entered):
            return []
        return [Move(f"fast_move {PLACES[end]}", self._arrive(sortie, end, sortie.barred)) for end in (CASTLE, LINES)]

    def _arrive(self, sortie: Sortie, place: int, barred: bool) -> tuple[Outcome[Sortie], ...]:
        """Reach a place; in the castle the loot is unloaded (SIEGE-8.12)."""
        home = place == CASTLE
        arrived = make_sortie(self.flags, place, 0 if home else sortie.carried, sortie.trebuchets, barred)
        return certain(arrived, change(SUPPLIES, sortie.carried) if home else KEEP)

    def _raid(self, sortie: Sortie) -> list[Move[Sortie]]:
        """Return the raid (SIEGE-8.8)."""
        if sortie.carried == MAX_CARRIED and not self.flags.allow_futile:
            return []
        drm = self.section.action_drm("raid")

        def result(die: int) -> tuple[Sortie, Effect]:
            if self._is_one(die, drm):
                return self._captured(sortie), MORALE_LOSS
            loot = 0 if die + drm <= 2 else 1 if die + drm <= 5 else 2
            return sortie._replace(carried=min(sortie.carried + loot, MAX_CARRIED)), KEEP

        return [Move("raid", rolled(result))]

    def _sabotage(self, sortie: Sortie) -> list[Move[Sortie]]:
        """Return the sabotage (SIEGE-8.9)."""
        if sortie.trebuchets == 0 and not self.flags.allow_futile:
            return []
        drm = self.section.action_drm("sabotage")

        def result(die: int) -> tuple[Sortie, Effect]:
            if self._is_one(die, drm):
                return self._captured(sortie), MORALE_LOSS
            wrecked = 1 if die + drm >= 5 else 0
            return sortie._replace(trebuchets=max(sortie.trebuchets - wrecked, 0)), KEEP

        return [Move("sabotage", rolled(result))]

    def _captured(self, sortie: Sortie) -> Sortie:
        """Return the sortie after a capture, without the loss of morale (SIEGE-10.1)."""
        return make_sortie(self.flags, CASTLE, 0, sortie.trebuchets, sortie.barred)

    def free_moves(self, sortie: Sortie) -> list[Move[Sortie]]:
        """Return the free moves: one space either way, without AP (SIEGE-8.10)."""
        if sortie.soldiers not in TUNNEL or sortie.barred or not self.section.allows("free_move"):
            return []
        return [
            Move(f"free_move {PLACES[end]}", self._arrive(sortie, sortie.soldiers + step, barred=True))
            for end, step in ((CASTLE, -1), (LINES, 1))
        ]

    def status_moves(self) -> list[Move[None]]:
        """AP actions on the tracks alone: coupure and both rallies (SIEGE-8.4, 8.5)."""
        futile = self.flags.allow_futile
        damaged = [futile or status.wall < MAX_TRACK for status in STATUSES]
        shaken = [futile or status.morale < MAX_TRACK for status in STATUSES]
        supplied = [low and status.supplies >= 1 for low, status in zip(shaken, STATUSES, strict=True)]
        coupure, rally = self.section.action_drm("coupure"), self.section.action_drm("rally")
        moves = [
            guarded("coupure", damaged, restored(WALL, coupure)),
            guarded("rally", shaken, restored(MORALE, rally)),
            guarded("rally supply", supplied, restored(MORALE, rally + 1, cost=change(SUPPLIES, -1))),
        ]
        return [move for move in moves if self.section.allows(move.action)]


def restored(track: int, drm: int, cost: Effect = KEEP) -> tuple[Outcome[None], ...]:
    """Pay, then roll: 5 or more raises the track."""
    return rolled(lambda die: (None, then(cost, change(track, 1)) if die + drm >= 5 else cost))


def guarded(action: Action, open_at: list[bool], outcomes: tuple[Outcome[None], ...]) -> Move[None]:
    """Make a move that is legal at some statuses only; elsewhere its value is a loss, so it is never the best."""
    shut = tuple(number if legal else LOST for number, legal in enumerate((*open_at, True)))
    return Move(action, tuple(o._replace(effect=then(shut, o.effect)) for o in outcomes), tuple(open_at))


def _bought(track: int) -> Move[None]:
    affordable = [status[track] >= 1 for status in STATUSES]
    return guarded(f"extra_ap {TRACKS[track]}", affordable, certain(None, change(track, -1)))


EXTRA_AP: Final = (_bought(MORALE), _bought(SUPPLIES))
"""The purchases of SIEGE-7.4; the caller checks that some AP action could use the point."""
