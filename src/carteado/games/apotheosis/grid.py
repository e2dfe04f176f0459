"""The board: distance, areas of control, paths and lines (APO-8, 10.2, 10.3). A tile is 16 y + x, both from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import FOREVER, LETTERS, Ground, Kind, Life
from carteado.games.apotheosis.language.terms import Reach, Rule, Stat, Watch
from carteado.games.apotheosis.pieces import Char, Paths
from carteado.games.apotheosis.table import TILES, Table
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

STRIDE: Final = 16
STEPS: Final[tuple[int, ...]] = (STRIDE, 1, -STRIDE, -1)
ONE_EACH: Final = [1] * TILES


def tile_text(at: int) -> str:
    """`c4` is x = 3, y = 4."""
    return f"{LETTERS[at % STRIDE]}{at // STRIDE + 1}"


def distance(a: i64, b: i64) -> i64:
    """APO-8.5."""
    dx = (a & 15) - (b & 15)
    dy = (a >> 4) - (b >> 4)
    return (dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)


def facing_to(a: int, b: int, present: int) -> int:
    """The axis with the larger difference; on a tie the present facing if it is one of the two, else north or south."""
    dx = b % STRIDE - a % STRIDE
    dy = b // STRIDE - a // STRIDE
    across = 1 if dx > 0 else 3
    along = 0 if dy > 0 else 2
    wide = dx if dx >= 0 else -dx
    high = dy if dy >= 0 else -dy
    if wide == high:
        return present if present in (across, along) else along
    return across if wide > high else along


def around(at: int) -> list[int]:
    """The adjacent tiles in ascending order."""
    return [near for near in (at - STRIDE, at - 1, at + 1, at + STRIDE) if 0 <= near < TILES]


AROUND: Final = [around(at) for at in range(TILES)]
LINES: Final[list[list[int] | None]] = [None] * (TILES * TILES)


def between(a: int, b: int) -> list[int]:
    """The tiles that the line from one centre to another crosses (APO-10.3), worked out once."""
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


class Grid(Table):
    """How the board is read."""

    def exists(self, at: int) -> bool:
        return 0 <= at < TILES and self.ground[at] != Ground.DISABLED

    def empty(self, at: int) -> bool:
        return 0 <= at < TILES and self.ground[at] == Ground.OPEN and self.board[at] == NOBODY

    def empty_tiles(self) -> list[int]:
        return [at for at in self.tiles if self.board[at] == NOBODY]

    def beside(self, at: int) -> list[int]:
        """The empty tiles adjacent to one, in ascending order."""
        return [near for near in AROUND[at] if self.empty(near)]

    def neighbours(self, char: Char) -> list[Char]:
        """The other pieces at distance 1, by tile."""
        found: list[Char] = []
        for near in AROUND[char.at]:
            who = self.board[near]
            if who >= 0 and who != char.id:
                found.append(self.chars[who])
        return found

    def by_tile(self, who: list[int]) -> list[int]:
        """Pieces in the order of their tiles."""
        if len(who) < 2:
            return who
        keys = [self.chars[id].at * 1024 + id for id in who]
        keys.sort()
        return [key % 1024 for key in keys]

    def apart(self, a: int, b: int) -> int:
        """The distance of two pieces; far when one is not on the board."""
        one, other = self.chars[a], self.chars[b]
        if one.at < 0 or other.at < 0:
            return FOREVER
        return distance(one.at, other.at)

    def is_behind(self, a: int, b: int) -> bool:
        """APO-8.7: a stands on the tile directly behind b."""
        one, other = self.chars[a], self.chars[b]
        return one.at >= 0 and other.at >= 0 and one.at == other.at - STEPS[other.facing]

    def controls(self, char: Char, at: int) -> bool:
        """APO-8.7, of a living character."""
        return distance(char.at, at) == 1 and at != char.at - STEPS[char.facing]

    def entry_costs(self, char: Char) -> list[int]:
        """What entering each tile costs a character on the level: terrain, its own modifier, areas of control."""
        found = self.entries.copy()
        extra = self.stat(char.id, Stat.MOVE_COST)
        if extra:
            found = [cost + extra for cost in found]
        if self.rules_of(char.id) & Rule.IGNORE_CONTROL == 0:
            for other in self.chars:
                if other.at < 0 or other.team == char.team or other.life != Life.ALIVE or other.kind == Kind.OBJECT:
                    continue
                behind = other.at - STEPS[other.facing]
                for near in self.open_around[other.at]:
                    if near != behind:
                        found[near] += 1
        return found

    def step_cost(self, paths: Paths, a: i64, b: i64) -> i64:
        """APO-8.8."""
        cost: i64 = paths.entries[b]
        if paths.steep:
            cost += max(0, self.altitude[b] - self.altitude[a])
        return max(1, cost)

    def paths_of(self, char: Char, most: int, free: bool) -> Paths:
        """Where a character can walk for no more than that, or in so many steps, if `free`."""
        paths = Paths(ONE_EACH, False) if free else Paths(self.entry_costs(char), self.hilly)
        costs = paths.costs
        costs[char.at] = 0
        edge = [char.at]
        limit: i64 = most
        near: i64
        for at in edge:
            so_far: i64 = costs[at]
            if so_far >= limit:
                continue
            for near in self.open_around[at]:
                known: i64 = costs[near]
                if known <= so_far + 1:
                    continue
                total = so_far + self.step_cost(paths, at, near)
                if total <= limit and total < known:
                    costs[near] = total
                    edge.append(near)
        return paths

    def last_steps(self, paths: Paths, to: int, most: int) -> list[int]:
        """The directions of an affordable last step onto a tile."""
        found: list[int] = []
        for way in range(4):
            if self.arrival(paths, to, way) <= most:
                found.append(way)
        return found

    def arrival(self, paths: Paths, to: int, way: int) -> int:
        """What the cheapest path with that last step costs."""
        before = to - STEPS[way]
        if not 0 <= before < len(paths.costs) or paths.costs[before] >= FOREVER:
            return FOREVER
        return paths.costs[before] + self.step_cost(paths, before, to)

    def line_clear(self, a: int, b: int, direct: bool, pierce: bool) -> bool:
        """APO-10.3; an Arcing line is stopped by disabled tiles only."""
        return all(not self.stops(at, direct, pierce) for at in between(a, b))

    def stops(self, at: int, direct: bool, pierce: bool) -> bool:
        ground = self.ground[at]
        if ground == Ground.DISABLED:
            return True
        if not direct:
            return False
        if ground == Ground.BLOCKED:
            return True
        who = self.board[at]
        if pierce or who < 0:
            return False
        char = self.chars[who]
        return char.life == Life.ALIVE

    def reaches(self, one: Char, other: Char, kind: int, reach: int) -> bool:
        """APO-10.2; distance 0 is for those whose target may be themselves."""
        if one.at < 0 or other.at < 0:
            return False
        far = distance(one.at, other.at)
        if far == 0 or kind == Reach.AREA:
            return far <= reach
        if kind == Reach.ARCING:
            reach += self.altitude[one.at] - self.altitude[other.at]
            return far <= (max(1, reach)) and self.line_clear(one.at, other.at, False, False)
        return far <= reach and self.line_clear(one.at, other.at, True, self.rules_of(one.id) & Rule.PIERCE != 0)

    # Pieces

    def put(self, char: Char, at: int) -> None:
        """The piece stands on another tile; nothing else changes."""
        if char.at >= 0:
            self.board[char.at] = NOBODY
            if self.watch & Watch.PLACES:
                self.dirty = True
        else:
            self.reshape()
        char.at = at
        self.board[at] = char.id

    def turn(self, char: Char, facing: int) -> None:
        char.facing = facing
        if self.watch & Watch.PLACES:
            self.dirty = True

    def lift(self, char: Char) -> None:
        """The piece leaves the board."""
        if char.at >= 0:
            self.board[char.at] = NOBODY
        char.at = NOBODY
        self.reshape()
