"""The automatic steps between two action phases: loss check, end of day, line check, event, movement."""

from __future__ import annotations

from functools import cache

from carteado.games.siege.solver.actions import MORALE_LOSS, Outcome, certain, rolled
from carteado.games.siege.solver.boards import (
    CASTLE,
    CIRCLE,
    CLOSE_COMBAT,
    GONE,
    KEEP,
    LINES,
    LOSE,
    MAX_TREBUCHETS,
    SUPPLIES,
    TRACKS,
    TUNNEL,
    UNITS,
    WALL,
    Effect,
    Front,
    Sortie,
    change,
    then,
)
from carteado.games.siege.solver.rules import Flags, Section


class Opening:
    """The start of a turn with one section, up to its action phase (SIEGE-4 to 6)."""

    def __init__(self, flags: Flags, section: Section) -> None:
        self.flags = flags
        self.section = section

    def sortie(self, sortie: Sortie) -> tuple[Outcome[Sortie], ...]:
        """Return the outcomes of the line check and of the event's effects on sortie and status."""
        return tuple(
            Outcome(check.chance * event.chance, event.part, then(check.effect, event.effect))
            for check in self._line_check(sortie)
            for event in self._event(check.part)
        )

    def _line_check(self, sortie: Sortie) -> tuple[Outcome[Sortie], ...]:
        """Return the outcomes of the line check (SIEGE-4.1)."""
        risky = (LINES,) if self.flags.line_check_at == "lines" else TUNNEL
        if sortie.soldiers not in risky:
            return certain(sortie)
        captured = Sortie(CASTLE, 0, sortie.trebuchets)
        return rolled(lambda die: (captured, MORALE_LOSS) if die == 1 else (sortie, KEEP))

    def _event(self, sortie: Sortie) -> tuple[Outcome[Sortie], ...]:
        """Return the outcomes of the event (SIEGE-5.1, 5.7); `remove_tower_if_at_start` belongs to the front."""
        if self.section.kind == "trebuchet":
            return self._bombardment(sortie)
        effect = KEEP
        for track, amount in self.section.status:
            effect = then(effect, change(TRACKS.index(track), amount))
        if self.section.special == "add_trebuchet":
            sortie = sortie._replace(trebuchets=min(sortie.trebuchets + 1, MAX_TREBUCHETS))
        return certain(sortie, effect)

    def _bombardment(self, sortie: Sortie) -> tuple[Outcome[Sortie], ...]:
        """Return the outcomes of the trebuchets' attack (SIEGE-5.2)."""
        if sortie.trebuchets == 1:
            return rolled(lambda die: (sortie, change(WALL, -1) if die >= 4 else KEEP))
        return certain(sortie, change(WALL, -max(sortie.trebuchets - 1, 0)))

    def front(self, front: Front) -> tuple[Front, Effect]:
        """Apply the event's effect on the tower, then enemy movement."""
        start = self.flags.enemy_start
        if self.section.special == "remove_tower_if_at_start" and front.tower == start:
            front = front.place(UNITS.index("tower"), GONE)
        return self._advance(front, self._ordered(front))

    def _ordered(self, front: Front) -> list[int]:
        """Return the units that the section orders forward, in the order they move (SIEGE-6.1, 6.2)."""
        orders = self.section.orders
        if self.section.kind == "trebuchet" or orders == "none":
            return []
        if orders == "slowest":
            farthest = max(front.space(unit) for unit in range(3))
            return [unit for unit in range(3) if front.space(unit) == farthest]
        return [unit for unit in range(3) if UNITS[unit] in orders]

    def _advance(self, front: Front, units: list[int]) -> tuple[Front, Effect]:
        """Return the front after these units advance, and the effect on the status (SIEGE-6.1, 6.3, 6.4)."""
        effect = KEEP
        for unit in units:
            if front.space(unit) < CIRCLE:
                continue
            front = front.place(unit, front.space(unit) - 1)
            if front.space(unit) == CLOSE_COMBAT:
                if len(front.in_close_combat()) == 3:
                    return front, LOSE
                if self.flags.cc_entry_morale:
                    effect = then(effect, MORALE_LOSS)
        return front, effect


@cache
def day_end(sortie: Sortie) -> tuple[Sortie, Effect]:
    """Return the end of a day: supplies eaten, soldiers home from the tunnel or captured in the lines (SIEGE-9.6)."""
    home = Sortie(CASTLE, 0, sortie.trebuchets)
    eaten = change(SUPPLIES, -1)
    if sortie.soldiers == LINES:
        return home, then(eaten, MORALE_LOSS)
    return home, then(eaten, change(SUPPLIES, sortie.carried))
