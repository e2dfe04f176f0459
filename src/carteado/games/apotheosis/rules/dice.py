"""Dice and rolls (APOTHEOSIS-1.5 to 1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.frames import Roll
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import questions, stats, windows
from carteado.games.apotheosis.steps import RollStep

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

EXTRA: Final = 3


def read_die(face: int, size: int) -> int:
    """Return the value of a face on a d6, d3 or d2 (APOTHEOSIS-1.5)."""
    if size == 6:
        return face
    return (face + 1) // 2 if size == 3 else (face + 2) // 3


def throw(table: ApoState) -> int:
    """Roll a natural face; 1 in a dry run."""
    return 1 if table.dry_run else int(table.rng.roll(6))


def pick_random(table: ApoState, count: int) -> int:
    """Return a uniform random number below `count`, without windows (APOTHEOSIS-1.7)."""
    return 0 if table.dry_run else int(table.rng.roll(count)) - 1


def throw_all(table: ApoState, roll: Roll) -> None:
    """Throw the main die first; a perfect roll adds extra dice while they show 6."""
    roll.faces = [throw(table) for _ in roll.dice]
    roll.extras = []
    if roll.faces and roll.faces[0] >= stats.derived(table, roll.user).crit:
        face = throw(table)
        roll.extras.append(face)
        while face == 6:
            face = throw(table)
            roll.extras.append(face)


def values_of(roll: Roll) -> list[int]:
    """Return what each die counts, extra dice last."""
    found = [read_die(roll.faces[place], roll.dice[place]) for place in range(len(roll.faces))]
    for face in roll.extras:
        found.append(read_die(face, EXTRA))
    return found


def total_of(roll: Roll) -> int:
    return roll.plus + roll.bonus + sum(values_of(roll))


def step(table: ApoState, roll: Roll) -> None:
    """Roll, open the window `rolling`, and return the answer of the roll to the frame below (see `sums`)."""
    if roll.at == RollStep.THROW:
        roll.at = RollStep.TOTAL
        throw_all(table, roll)
        if table.events is not None:
            table.report("rolled", {"who": table.who_is(roll.user), "faces": roll.faces + roll.extras})
        if not roll.silent:
            windows.open(table, When.ROLLING, roll.user, len(table.effects) - 1)
        return
    natural = roll.faces[0] if roll.faces else 0
    questions.deliver(table, [natural, total_of(roll), roll.plus + roll.bonus, *values_of(roll)])


def push(table: ApoState, user: int, dice: list[int], plus: int, silent: bool) -> Roll:
    roll = Roll(user, dice, plus, silent)
    table.effects.append(roll)
    return roll
