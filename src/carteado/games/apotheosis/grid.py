"""The board: distance, areas of control, paths and lines (APO-8, 10.2, 10.3). A tile is 16 y + x, both from 0."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import ENTRY_COSTS, FOREVER, LETTERS, Ground, Kind, Life
from carteado.games.apotheosis.table import TILES, Char, Table
from carteado.games.apotheosis.terms import Reach, Rule, Stat, Watch
from carteado.kit.cards import NOBODY

STRIDE: Final = 16
STEPS: Final = (STRIDE, 1, -STRIDE, -1)


def tile_text(at: int) -> str:
    """`c4` is x = 3, y = 4."""
    return f"{LETTERS[at % STRIDE]}{at // STRIDE + 1}"


def distance(a: int, b: int) -> int:
    """APO-8.5."""
    dx = a % STRIDE - b % STRIDE
    dy = a // STRIDE - b // STRIDE
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
        return [near for near in (at - STRIDE, at - 1, at + 1, at + STRIDE) if self.empty(near)]

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

    def controllers(self, at: int, team: int) -> int:
        """How many living enemies of a team have the tile in their area of control."""
        count = 0
        for step in STEPS:
            near = at + step
            if 0 <= near < TILES:
                who = self.board[near]
                if who >= 0:
                    char = self.chars[who]
                    if (
                        char.team != team
                        and char.life == Life.ALIVE
                        and char.kind != Kind.OBJECT
                        and at != near - STEPS[char.facing]
                    ):
                        count += 1
        return count

    def step_cost(self, char: Char, a: int, b: int, extra: int, careful: bool) -> int:
        """APO-8.8."""
        cost = ENTRY_COSTS[self.terrain[b]] + extra
        rise = self.altitude[b] - self.altitude[a]
        if rise > 0:
            cost += rise
        if careful:
            cost += self.controllers(b, char.team)
        return max(1, cost)

    def costs_from(self, char: Char, most: int, free: bool) -> list[int]:
        """The least cost (or number of steps, if `free`) to every tile within reach; FOREVER beyond it."""
        costs = [FOREVER] * TILES
        costs[char.at] = 0
        extra = self.stat(char.id, Stat.MOVE_COST)
        careful = not free and self.rules_of(char.id) & Rule.IGNORE_CONTROL == 0
        edge = [char.at]
        place = 0
        while place < len(edge):
            at = edge[place]
            place += 1
            so_far = costs[at]
            if so_far >= most:
                continue
            for step in STEPS:
                near = at + step
                if not 0 <= near < TILES or self.ground[near] != Ground.OPEN or costs[near] <= so_far + 1:
                    continue
                total = so_far + (1 if free else self.step_cost(char, at, near, extra, careful))
                if total <= most and total < costs[near]:
                    costs[near] = total
                    edge.append(near)
        return costs

    def last_steps(self, char: Char, costs: list[int], to: int, most: int, free: bool) -> list[int]:
        """The directions of an affordable last step onto a tile."""
        found: list[int] = []
        for way in range(4):
            if self.arrival(char, costs, to, way, free) <= most:
                found.append(way)
        return found

    def arrival(self, char: Char, costs: list[int], to: int, way: int, free: bool) -> int:
        """What the cheapest path with that last step costs."""
        before = to - STEPS[way]
        if not 0 <= before < TILES or costs[before] >= FOREVER:
            return FOREVER
        if free:
            return costs[before] + 1
        careful = self.rules_of(char.id) & Rule.IGNORE_CONTROL == 0
        return costs[before] + self.step_cost(char, before, to, self.stat(char.id, Stat.MOVE_COST), careful)

    def line_clear(self, a: int, b: int, direct: bool, pierce: bool) -> bool:
        """APO-10.3; an Arcing line is stopped by disabled tiles only."""
        ax, ay = a % STRIDE, a // STRIDE
        dx, dy = b % STRIDE - ax, b // STRIDE - ay
        wide = dx if dx >= 0 else -dx
        high = dy if dy >= 0 else -dy
        left = ax if dx >= 0 else ax + dx
        low = ay if dy >= 0 else ay + dy
        for y in range(low, low + high + 1):
            for x in range(left, left + wide + 1):
                at = y * STRIDE + x
                if at in (a, b):
                    continue
                off = dy * (x - ax) - dx * (y - ay)
                if 2 * (off if off >= 0 else -off) >= wide + high:
                    continue
                if self.stops(at, direct, pierce):
                    return False
        return True

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

    def reaches(self, user: int, target: int, kind: int, reach: int) -> bool:
        """APO-10.2; distance 0 is for those whose target may be themselves."""
        one, other = self.chars[user], self.chars[target]
        if one.at < 0 or other.at < 0:
            return False
        far = distance(one.at, other.at)
        if far == 0 or kind == Reach.AREA:
            return far <= reach
        if kind == Reach.ARCING:
            reach += self.altitude[one.at] - self.altitude[other.at]
            return far <= (max(1, reach)) and self.line_clear(one.at, other.at, False, False)
        return far <= reach and self.line_clear(one.at, other.at, True, self.rules_of(user) & Rule.PIERCE != 0)

    # Pieces

    def put(self, char: Char, at: int) -> None:
        """The piece stands on another tile; nothing else changes."""
        if char.at >= 0:
            self.board[char.at] = NOBODY
            if self.watch & Watch.PLACES:
                self.dirty = True
        else:
            self.dirty = True
        char.at = at
        self.board[at] = char.id

    def lift(self, char: Char) -> None:
        """The piece leaves the board."""
        if char.at >= 0:
            self.board[char.at] = NOBODY
        char.at = NOBODY
        self.dirty = True
