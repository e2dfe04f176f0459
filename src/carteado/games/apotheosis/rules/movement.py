"""Paths and their costs, the Move action, and pieces moved by effects (APOTHEOSIS-8.8 to 8.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import FOREVER, STRIDE, Kind, Life
from carteado.games.apotheosis.frames import Act, Deed
from carteado.games.apotheosis.index import Paths
from carteado.games.apotheosis.language.terms import Rule, Stat, Way
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import questions, stats, tiles
from carteado.games.apotheosis.steps import DeedStep, Doing, ShiftStep

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carteado.games.apotheosis.state import ApoState


def entry_costs(table: ApoState, char: Char) -> list[int]:
    """Return the cost of entering each tile without a climb: terrain, own modifier, areas of control."""
    found = table.board.entry_costs.copy()
    extra = stats.value(table, char.id, Stat.MOVE_COST)
    if extra:
        found = [cost + extra for cost in found]
    if stats.rules(table, char.id) & Rule.IGNORE_CONTROL == 0:
        for other in table.chars:
            if other.at < 0 or other.team == char.team or other.life != Life.ALIVE or other.kind == Kind.OBJECT:
                continue
            behind = other.at - tiles.STEPS[other.facing]
            for near in table.board.open_around[other.at]:
                if near != behind:
                    found[near] += 1
    return found


def step_cost(table: ApoState, paths: Paths, a: i64, b: i64) -> i64:
    """Return the AP cost of one step (APOTHEOSIS-8.8)."""
    cost: i64 = paths.entries[b]
    if paths.steep:
        cost += max(0, table.board.altitude[b] - table.board.altitude[a])
    return max(1, cost)


def paths_of(table: ApoState, char: Char, most: int, free: bool) -> Paths:
    """Return where a character can walk for at most `most` AP, or in `most` steps if `free`."""
    paths = Paths(tiles.ONE_EACH, False) if free else Paths(entry_costs(table, char), table.board.hilly)
    costs = paths.costs
    costs[char.at] = 0
    edge = [char.at]
    limit: i64 = most
    near: i64
    for at in edge:
        so_far: i64 = costs[at]
        if so_far >= limit:
            continue
        for near in table.board.open_around[at]:
            known: i64 = costs[near]
            if known <= so_far + 1:
                continue
            total = so_far + step_cost(table, paths, at, near)
            if total <= limit and total < known:
                costs[near] = total
                edge.append(near)
    return paths


def last_steps(table: ApoState, paths: Paths, to: int, most: int) -> list[int]:
    """Return the directions of affordable last steps onto a tile."""
    return [way for way in range(4) if arrival(table, paths, to, way) <= most]


def arrival(table: ApoState, paths: Paths, to: int, way: int) -> int:
    """Return the cost of the cheapest path with that last step."""
    before = to - tiles.STEPS[way]
    if not 0 <= before < len(paths.costs) or paths.costs[before] >= FOREVER:
        return FOREVER
    return paths.costs[before] + step_cost(table, paths, before, to)


def step_move(table: ApoState, deed: Deed) -> None:
    """Ask for the last step, which sets the facing, then pay and move (APOTHEOSIS-8.6, 8.8)."""
    char = table.chars[deed.user]
    to = deed.source
    paths = table.index.walk
    if paths is None:
        paths = paths_of(table, char, char.ap, False)
    if deed.at == DeedStep.ASK:
        questions.ask_user(table, deed, What.STEP, last_steps(table, paths, to, char.ap))
        return
    table.effects.pop()
    table.index.walk = None
    way = deed.answer[0]
    char.ap -= arrival(table, paths, to, way)
    char.facing = way
    tiles.put(table, char, to)
    report_moved(table, char)


def can_shift(table: ApoState, act: Act, who: int, steps: int, way: int) -> bool:
    """Whether an effect can move a piece that way."""
    char = table.chars[who]
    if char.at < 0:
        return False
    if way == Way.FREE or way == Way.JUMP:
        return stats.rules(table, who) & Rule.CANNOT_MOVE == 0 and len(landings(table, act, who, steps, way)) > 0
    if way == Way.BESIDE:
        return len(landings(table, act, who, steps, way)) > 0
    step = axis(table, act, who, way)
    return step != 0 and tiles.empty(table, char.at + step)


def landings(table: ApoState, act: Act, who: int, steps: int, way: int) -> list[int]:
    """Return the tiles where free movement, a jump or `beside` may end, other than the present one."""
    char = table.chars[who]
    if way == Way.BESIDE:
        here = table.chars[act.you].at
        return [] if here < 0 else tiles.beside(table, here)
    if way == Way.JUMP:
        return [at for at in tiles.empty_tiles(table) if tiles.distance(at, char.at) <= steps]
    costs = paths_of(table, char, steps, True).costs
    return [at for at in tiles.empty_tiles(table) if costs[at] < FOREVER]


def axis(table: ApoState, act: Act, who: int, way: int) -> int:
    """Return one step straight away from the user, or toward it; 0 if they share a tile."""
    user, char = table.chars[act.user], table.chars[who]
    if user.at < 0 or user.at == char.at:
        return 0
    dx = char.at % STRIDE - user.at % STRIDE
    dy = char.at // STRIDE - user.at // STRIDE
    wide, high = abs(dx), abs(dy)
    if wide >= high:
        step = 1 if dx > 0 else -1
    else:
        step = STRIDE if dy > 0 else -STRIDE
    return step if way == Way.PUSH else -step


def shove(table: ApoState, act: Act, who: int, steps: int, way: int) -> None:
    """Push or pull step by step, stopping before the first tile that is not empty."""
    char = table.chars[who]
    step = axis(table, act, who, way)
    for _ in range(steps):
        if not tiles.empty(table, char.at + step):
            break
        tiles.put(table, char, char.at + step)
    report_moved(table, char)


def report_moved(table: ApoState, char: Char) -> None:
    if table.events is not None:
        table.report("moved", {"who": table.who_is(char.id), "to": tiles.tile_text(char.at)})


def begin_shift(table: ApoState, act: Act, who: int, steps: int, way: int) -> None:
    """Begin movement that asks for the destination; free movement may also stay."""
    deed = Deed(Doing.SHIFT, who, act.player)
    deed.number = steps
    deed.it = way
    deed.points = landings(table, act, who, steps, way)
    table.effects.append(deed)


def step_shift(table: ApoState, deed: Deed) -> None:
    """Ask for the tile, for free movement also for the last step, then move."""
    char = table.chars[deed.user]
    if deed.at == ShiftStep.TILE:
        ways = deed.points
        if deed.it == Way.FREE:
            ways = sorted([*ways, char.at])
        questions.ask_way(table, What.TILE, deed.source, ways, char.id)
    elif deed.at == ShiftStep.LAST_STEP:
        to = deed.answer[0]
        deed.moved = [to]
        if deed.it != Way.FREE or to == char.at:
            deed.answer = [char.facing]
        else:
            ways = last_steps(table, paths_of(table, char, deed.number, True), to, deed.number)
            questions.ask_way(table, What.STEP, deed.source, ways, char.id)
    else:
        table.effects.pop()
        to = deed.moved[0]
        if to != char.at:
            char.facing = deed.answer[0]
            tiles.put(table, char, to)
            report_moved(table, char)
        return
    deed.at += 1
