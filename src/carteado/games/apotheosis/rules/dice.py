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


def total_of(roll: Roll) -> int:
    total = roll.plus + roll.bonus
    for place in range(len(roll.faces)):
        total += read_die(roll.faces[place], roll.dice[place])
    for face in roll.extras:
        total += read_die(face, EXTRA)
    return total


def step(table: ApoState, roll: Roll) -> None:
    """Roll, open the window `rolling`, and return natural face and total to the frame below."""
    if roll.at == RollStep.THROW:
        roll.at = RollStep.TOTAL
        throw_all(table, roll)
        if table.events is not None:
            table.report("rolled", {"who": table.who_is(roll.user), "faces": roll.faces + roll.extras})
        if not roll.silent:
            windows.open(table, When.ROLLING, roll.user, len(table.effects) - 1)
        return
    questions.deliver(table, [roll.faces[0] if roll.faces else 0, total_of(roll)])


def push(table: ApoState, user: int, dice: list[int], plus: int, silent: bool) -> Roll:
    roll = Roll(user, dice, plus, silent)
    table.effects.append(roll)
    return roll
