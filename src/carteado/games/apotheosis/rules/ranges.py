"""Ranges, lines and targets of effects (APOTHEOSIS-10.2, 10.3, 23.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import STRIDE, TILES, Ground, Kind, Life, Suit
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Power, Range
from carteado.games.apotheosis.language.terms import Reach, Rule, Side, Sort, Stat
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import stats, tiles, turns

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

LINES: Final[list[list[int] | None]] = [None] * (TILES * TILES)


def between(a: int, b: int) -> list[int]:
    """Return the tiles that the line between two centres crosses, cached (APOTHEOSIS-10.3)."""
    key = a * TILES + b
    found = LINES[key]
    if found is None:
        found = crossed(a, b)
        LINES[key] = found
    return found


def crossed(a: int, b: int) -> list[int]:
    ax, ay = a % STRIDE, a // STRIDE
    dx, dy = b % STRIDE - ax, b // STRIDE - ay
    wide, high = abs(dx), abs(dy)
    left, low = min(ax, ax + dx), min(ay, ay + dy)
    found: list[int] = []
    for y in range(low, low + high + 1):
        for x in range(left, left + wide + 1):
            at = y * STRIDE + x
            if at not in (a, b) and 2 * abs(dy * (x - ax) - dx * (y - ay)) < wide + high:
                found.append(at)
    return found


def reaches(table: ApoState, one: Char, other: Char, kind: int, reach: int) -> bool:
    """Whether one character reaches the other (APOTHEOSIS-10.2); distance 0 occurs if the user may be the target."""
    if one.at < 0 or other.at < 0:
        return False
    far = tiles.distance(one.at, other.at)
    if far == 0 or kind == Reach.AREA:
        return far <= reach
    if kind == Reach.ARCING:
        reach += table.board.altitude[one.at] - table.board.altitude[other.at]
        return far <= (max(1, reach)) and line_clear(table, one.at, other.at, False, False)
    return far <= reach and line_clear(table, one.at, other.at, True, stats.rules(table, one.id) & Rule.PIERCE != 0)


def line_clear(table: ApoState, a: int, b: int, direct: bool, pierce: bool) -> bool:
    """Whether nothing stops the line (APOTHEOSIS-10.3); an Arcing line is stopped by disabled tiles only."""
    return all(not stops(table, at, direct, pierce) for at in between(a, b))


def stops(table: ApoState, at: int, direct: bool, pierce: bool) -> bool:
    ground = table.board.ground[at]
    if ground == Ground.DISABLED:
        return True
    if not direct:
        return False
    if ground == Ground.BLOCKED:
        return True
    who = table.occupants[at]
    if pierce or who < 0:
        return False
    return table.chars[who].life == Life.ALIVE


def needs_target(power: Power) -> bool:
    return power.range is not None or power.aim is not None


def bar_range(table: ApoState, act: Act) -> Range | None:
    """Return the range of the bar, with the user's modifier for D and A bars of 2 or more (APOTHEOSIS-10.2)."""
    reach = act.power.range
    if reach is None:
        aim = act.power.aim
        return None if aim is None else aim.range
    if reach.kind == Reach.AREA or reach.reach < 2:
        return reach
    change = stats.value(table, act.user, Stat.RANGE)
    if change == 0:
        return reach
    return Range(reach.kind, max(1, reach.reach + change))


def covered(table: ApoState, user: int, reach: int) -> list[int]:
    """Return every other living character within an Area, in turn order."""
    at = table.chars[user].at
    return [
        who
        for who in turns.in_order(table)
        if who != user and table.chars[who].acts() and tiles.distance(table.chars[who].at, at) <= reach
    ]


def aims(table: ApoState, act: Act) -> list[int]:
    """Return the characters that an effect may target, by tile; feasibility is tested separately."""
    user = table.chars[act.user]
    if user.at < 0:
        return []
    reach = bar_range(table, act)
    return tiles.by_tile(table, [char.id for char in table.chars if in_aim(table, act, reach, user, char)])


def in_aim(table: ApoState, act: Act, reach: Range | None, user: Char, char: Char) -> bool:
    """Return whether an effect of that range may choose this target."""
    return fits_aim(table, act, reach, user, char) and not shielded(table, act, char)


def fits_aim(table: ApoState, act: Act, reach: Range | None, user: Char, char: Char) -> bool:
    """Return whether a target is of the right kind and side, and within reach."""
    if char.at < 0 or char.gone:
        return False
    aim = act.power.aim
    if aim is None:
        if char.id == user.id or char.life != Life.ALIVE:
            return False
    elif not aimed(aim.side, aim.kind, user, char):
        return False
    return reach is None or reaches(table, user, char, reach.kind, reach.reach)


def aimed(side: int, kind: int, user: Char, char: Char) -> bool:
    """Whether a character is of this side and kind; an ally may be the user itself."""
    if char.kind == Kind.OBJECT:
        return False
    if kind == Sort.DEAD:
        if char.life != Life.KO and char.life != Life.DEAD:
            return False
        if char.kind == Kind.COMPANION and char.life == Life.DEAD:
            return False
    elif char.life != Life.ALIVE:
        return False
    if kind == Sort.HERO and char.kind != Kind.HERO:
        return False
    if kind == Sort.COMPANION and char.kind != Kind.COMPANION:
        return False
    if side == Side.ENEMY:
        return char.team != user.team
    if side == Side.ALLY:
        return char.team == user.team
    if side == Side.PARTNER:
        return char.team == user.team and char.id != user.id
    return char.id != user.id


def shielded(table: ApoState, act: Act, char: Char) -> bool:
    """Whether the flag `untargetable` forbids choosing this character by these means."""
    user = table.chars[act.user]
    if char.team == user.team or char.kind == Kind.OBJECT:
        return False
    rules = stats.rules(table, char.id) // Rule.UNTARGETABLE & 255
    if rules == 0:
        return False
    means = 1 << 7
    suit = act.power.card.suit
    if suit == Suit.ITEM:
        means |= 1 << 3
    elif suit == Suit.SKILL:
        means |= 1 << 4
    elif suit == Suit.COMPANION:
        means |= 1 << 5
    elif suit == Suit.EVENT:
        means |= 1 << 6
    if act.power.damage is not None:
        means |= 3 if tiles.distance(user.at, char.at) >= 2 else 1  # an attack, and ranged from distance 2
    return rules & means != 0


def still_target(table: ApoState, act: Act, who: int) -> bool:
    """Whether a target is still legal when the effect resolves (APOTHEOSIS-23.3)."""
    reach, char = bar_range(table, act), table.chars[who]
    if not fits_aim(table, act, reach, table.chars[act.user], char):
        return False
    return (reach is not None and reach.kind == Reach.AREA) or not shielded(table, act, char)
