"""The board: distance, areas of control, pieces on tiles (APOTHEOSIS-8.1 to 8.7). A tile is 16 y + x, both from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import ENTRY_COSTS, FOREVER, LETTERS, STRIDE, TILES, Ground, Mode
from carteado.games.apotheosis.language.terms import Watch
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carteado.games.apotheosis.state import ApoState

STEPS: Final[tuple[int, ...]] = (STRIDE, 1, -STRIDE, -1)
ONE_EACH: Final = [1] * TILES


def tile_text(at: int) -> str:
    """Return the text of a tile: `c4` is x = 3, y = 4."""
    return f"{LETTERS[at % STRIDE]}{at // STRIDE + 1}"


def distance(a: i64, b: i64) -> i64:
    """Return the number of orthogonal steps between two tiles (APOTHEOSIS-8.5)."""
    dx = (a & 15) - (b & 15)
    dy = (a >> 4) - (b >> 4)
    return (dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)


def facing_to(a: int, b: int, present: int) -> int:
    """Return the facing along the larger difference; on a tie the present one if it fits, else north or south."""
    dx = b % STRIDE - a % STRIDE
    dy = b // STRIDE - a // STRIDE
    across = 1 if dx > 0 else 3
    along = 0 if dy > 0 else 2
    wide = dx if dx >= 0 else -dx
    high = dy if dy >= 0 else -dy
    if wide == high:
        return present if present in (across, along) else along
    return across if wide > high else along


# The adjacent tiles of each tile, ascending.
AROUND: Final = [
    [near for near in (at - STRIDE, at - 1, at + 1, at + STRIDE) if 0 <= near < TILES] for at in range(TILES)
]


def index_board(table: ApoState) -> None:
    """Compute the open tiles, those adjacent to each tile, and the cost of entering each."""
    board = table.board
    board.open_tiles = [at for at in range(TILES) if board.ground[at] == Ground.OPEN]
    board.open_around = [[near for near in AROUND[at] if board.ground[near] == Ground.OPEN] for at in range(TILES)]
    board.entry_costs = [ENTRY_COSTS[terrain] for terrain in board.terrain[: table.config.height * STRIDE]]
    board.hilly = any(board.altitude)


def exists(table: ApoState, at: int) -> bool:
    return 0 <= at < TILES and table.board.ground[at] != Ground.DISABLED


def empty(table: ApoState, at: int) -> bool:
    return 0 <= at < TILES and table.board.ground[at] == Ground.OPEN and table.occupants[at] == NOBODY


def empty_tiles(table: ApoState) -> list[int]:
    return [at for at in table.board.open_tiles if table.occupants[at] == NOBODY]


def beside(table: ApoState, at: int) -> list[int]:
    """Return the empty adjacent tiles, ascending."""
    return [near for near in AROUND[at] if empty(table, near)]


def neighbours(table: ApoState, char: Char) -> list[Char]:
    """Return the other pieces at distance 1, by tile."""
    found: list[Char] = []
    for at in AROUND[char.at]:
        who = table.occupants[at]
        if who >= 0 and who != char.id:
            found.append(table.chars[who])
    return found


def by_tile(table: ApoState, who: list[int]) -> list[int]:
    """Return pieces in the order of their tiles."""
    if len(who) < 2:
        return who
    keys = [table.chars[id].at * 1024 + id for id in who]
    keys.sort()
    return [key % 1024 for key in keys]


def apart(table: ApoState, a: int, b: int) -> int:
    """Return the distance of two pieces; a very large one if either is not on the board."""
    one, other = table.chars[a], table.chars[b]
    if one.at < 0 or other.at < 0:
        return FOREVER
    return distance(one.at, other.at)


def is_behind(table: ApoState, a: int, b: int) -> bool:
    """Whether `a` is on the tile directly behind `b` (APOTHEOSIS-8.7)."""
    one, other = table.chars[a], table.chars[b]
    return one.at >= 0 and other.at >= 0 and one.at == other.at - STEPS[other.facing]


def controls(char: Char, at: int) -> bool:
    """Whether a tile is in the area of control of a living character (APOTHEOSIS-8.7)."""
    return distance(char.at, at) == 1 and at != char.at - STEPS[char.facing]


def put(table: ApoState, char: Char, at: int) -> None:
    """Put a piece on a tile."""
    if char.at >= 0:
        table.occupants[char.at] = NOBODY
        if table.index.watch & Watch.PLACES:
            table.dirty = True
    else:
        areas.clear_passives(table)
    char.at = at
    table.occupants[at] = char.id


def turn(table: ApoState, char: Char, facing: int) -> None:
    char.facing = facing
    if table.index.watch & Watch.PLACES:
        table.dirty = True


def lift(table: ApoState, char: Char) -> None:
    """Take a piece off the board."""
    if char.at >= 0:
        table.occupants[char.at] = NOBODY
    char.at = NOBODY
    areas.clear_passives(table)


def access(table: ApoState, char: Char) -> list[int]:
    """Return the empty access tiles (APOTHEOSIS-8.4), ascending."""
    return [at for at in access_tiles(table, char) if empty(table, at)]


def access_tiles(table: ApoState, char: Char) -> list[int]:
    wide, high = table.config.width, table.config.height
    if table.mode == Mode.FFA:
        side = char.team
        if side < 2:
            y = 0 if side == 0 else high - 1
            return [y * STRIDE + x for x in range(1, wide - 1)]
        x = 0 if side == 2 else wide - 1
        return [y * STRIDE + x for y in range(1, high - 1)]
    row = 0 if char.team == 0 else high - 1
    return [row * STRIDE + x for x in range(wide)]


def home_facing(table: ApoState, char: Char) -> int:
    """Return the facing toward the opposite edge (APOTHEOSIS-8.3, 12.3)."""
    if table.mode == Mode.FFA:
        return (0, 2, 1, 3)[char.team]
    return 0 if char.team == 0 else 2
