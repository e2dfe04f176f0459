"""The table of a solved game: one file per set of rules, mapped into memory and read where needed.

The file is a line of identification, a line of JSON (`Header`) and the blocks: for each start of a turn the values of
all boards that can occur there, as 32-bit floats by front, sortie and status. Every block carries a checksum that is
verified when the block is first read: opening is cheap, and a damaged block is never used.
"""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec
from platformdirs import user_data_path

from carteado.core.errors import Invalid
from carteado.games.siege.solver.boards import (
    ALIVE,
    CASTLE,
    LOST,
    MAX_TREBUCHETS,
    SAFE,
    STATUS_NUMBER,
    Front,
    Sortie,
    Status,
    resting_fronts,
    resting_sorties,
)
from carteado.games.siege.solver.reach import Moment, Undrawn
from carteado.games.siege.solver.rules import Cards, Flags, Options, Rules

FORMAT: Final = 1
MAGIC: Final = b"carteado siege table"
ALIGNMENT: Final = 64


class Block(msgspec.Struct, frozen=True):
    """The values at one start of a turn: which fronts it has, where it begins, and its checksum."""

    day: int
    undrawn: tuple[int, ...]
    fronts: tuple[int, ...]
    offset: int
    size: int
    checksum: int


class Header(msgspec.Struct, frozen=True):
    """The metadata of a table."""

    format: int
    flags: Flags
    value: float
    seconds: float
    blocks: tuple[Block, ...]


class Page:
    """One verified block, ready for lookups."""

    def __init__(self, values: memoryview, fronts: Iterable[Front], sorties: Iterable[Sortie], statuses: int) -> None:
        self.values = values.cast("f")
        self.fronts = {front: row for row, front in enumerate(fronts)}
        self.sorties = {sortie: row for row, sortie in enumerate(sorties)}
        self.statuses = statuses

    def value(self, front: Front, sortie: Sortie, status: int) -> float | None:
        """Return the value of a board; None if it cannot occur."""
        if front not in self.fronts or sortie not in self.sorties or status >= self.statuses:
            return None
        row = self.fronts[front] * len(self.sorties) + self.sorties[sortie]
        return float(self.values[row * self.statuses + status])


class ChanceTable:
    """The winning chances of perfect play at every start of a turn, under one set of rules."""

    def __init__(self, rules: Rules, header: Header, data: memoryview, path: Path) -> None:
        self.rules = rules
        self.header = header
        self.path = path
        self._data = data
        self._blocks = {(block.day, frozenset(block.undrawn)): block for block in header.blocks}
        self._fronts = resting_fronts(rules.flags)
        self._pages: dict[Moment, Page] = {}

    @property
    def value(self) -> float:
        """The chance at the start of the game."""
        return self.header.value

    def start_value(self, day: int, undrawn: Undrawn, front: Front, sortie: Sortie, status: Status) -> float:
        """Return the chance before the line check of a turn, with these cards still to be drawn from."""
        value = self.page((day, undrawn)).value(front, sortie, STATUS_NUMBER.get(status, LOST))
        if value is None:
            raise Invalid("siege-board-cannot-occur", day=day, board=f"{front[:3]}, {sortie[:3]}, {tuple(status)}")
        return value

    def page(self, moment: Moment) -> Page:
        page = self._pages.get(moment)
        if page is None:
            page = self._pages[moment] = self._read(moment)
        return page

    def _read(self, moment: Moment) -> Page:
        day, undrawn = moment
        block = self._blocks.get(moment)
        if block is None:
            raise Invalid("siege-board-cannot-occur", day=day, board=f"undrawn {sorted(undrawn)}")
        values = self._data[block.offset : block.offset + block.size]
        if crc32(values) != block.checksum:
            raise damaged(self.path, f"block {day}/{sorted(undrawn)}")
        sorties, statuses = shape(self.rules, undrawn)
        return Page(values, [self._fronts[number] for number in block.fronts], sorties, statuses)


def shape(rules: Rules, undrawn: Undrawn) -> tuple[list[Sortie], int]:
    """Return the sorties of a block and the number of its statuses.

    A day begins with everybody at home, but perhaps with a track at 0 (SIEGE-9.6, 9.7); the loss check stands before
    every other turn.
    """
    if len(undrawn) == len(rules.cards):
        return [Sortie(CASTLE, 0, trebuchets) for trebuchets in range(MAX_TREBUCHETS + 1)], ALIVE
    return resting_sorties(rules.flags), SAFE


def default_folder() -> Path:
    return user_data_path("carteado") / "siege"


def table_path(rules: Rules, folder: Path | None) -> Path:
    """Return the path of the table for these rules."""
    return (folder or default_folder()) / f"{rules.fingerprint(FORMAT)}.table"


def open_table(options: Options, cards: Cards, folder: Path | None = None) -> ChanceTable | None:
    """Return the table for these rules, or None when none was built."""
    rules = Rules.read(options, cards)
    path = table_path(rules, folder)
    return read_table(rules, path) if path.exists() else None


def read_table(rules: Rules, path: Path) -> ChanceTable:
    with path.open("rb") as file:
        header, start = read_header(path, file.readline(100), file.readline())
        size = sum(block.size for block in header.blocks)
        if path.stat().st_size != start + size:
            raise damaged(path, f"{path.stat().st_size} bytes instead of {start + size}")
        data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    if header.format != FORMAT or header.flags != rules.flags:
        raise damaged(path, "made for other rules")
    return ChanceTable(rules, header, data[start:], path)


def read_header(path: Path, identification: bytes, line: bytes) -> tuple[Header, int]:
    """Return the header and where the blocks begin."""
    if identification != identify(line):
        raise damaged(path, "header")
    length = len(identification) + len(line)
    return msgspec.json.decode(line, type=Header), length + padding(length)


def write_table(path: Path, header: Header, blocks: Iterable[memoryview]) -> None:
    """Write under a temporary name and rename at the end: a table is whole or absent."""
    path.parent.mkdir(parents=True, exist_ok=True)
    line = msgspec.json.encode(header) + b"\n"
    head = identify(line) + line
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(head + bytes(padding(len(head))))
            for block in blocks:
                file.write(block)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def identify(line: bytes) -> bytes:
    """Return the first line: what the file is, for which byte order, and the checksum of its header."""
    return b"%s %s %08x\n" % (MAGIC, sys.byteorder.encode(), crc32(line))


def padding(length: int) -> int:
    return -length % ALIGNMENT


def damaged(path: Path, reason: str) -> Invalid:
    return Invalid("siege-table-damaged", file=str(path), reason=reason)
