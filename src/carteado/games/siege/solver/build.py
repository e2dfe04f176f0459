"""Backward induction over the starts of turns, from the end of day 3 to the first turn of day 1."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Final
from zlib import crc32

import numpy as np

from carteado.games.siege.solver.boards import (
    ALIVE,
    MAX_TRACK,
    MAX_TREBUCHETS,
    SAFE,
    STATUS_NUMBER,
    Status,
)
from carteado.games.siege.solver.kernel import add_openings, new_layers, solve_turn
from carteado.games.siege.solver.packing import Ends, Floats, Numbering, Singles, ints, pack_turn
from carteado.games.siege.solver.phases import day_end
from carteado.games.siege.solver.reach import Moment, Undrawn, moments, reachable_fronts
from carteado.games.siege.solver.rules import DAYS, Cards, Options, Rules
from carteado.games.siege.solver.table import (
    FORMAT,
    Block,
    ChanceTable,
    Header,
    read_table,
    shape,
    table_path,
    write_table,
)

Progress = Callable[[float], None]

MAX_THREADS: Final = 16
"""Each thread needs 60 to 110 MB for its own layers."""


def build_table(
    options: Options, cards: Cards, folder: Path | None = None, progress: Progress | None = None
) -> ChanceTable:
    """Solve the game for these rules and store the table in the folder; `progress` is called with the fraction done."""
    rules = Rules.read(options, cards)
    path = table_path(rules, folder)
    started = perf_counter()
    solution = Solution(rules)
    solution.solve(progress or (lambda _: None))
    write_table(path, solution.header(perf_counter() - started), (values.data for values in solution.blocks.values()))
    return read_table(rules, path)


class Solution:
    """The values at every start of a turn, as far as they are known."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deck = frozenset(rules.cards)
        self.numbers = Numbering(rules.flags)
        self.turns = {
            (day, card): pack_turn(rules.flags, rules.sections[card][day], self.numbers)
            for day in DAYS
            for card in rules.cards
        }
        self.fronts = {
            moment: ints(self.numbers.resting_front[front] for front in fronts)
            for moment, fronts in reachable_fronts(rules).items()
        }
        self.blocks: dict[Moment, Singles] = {}
        self.evenings: dict[int, Singles] = {}
        self.workspaces: SimpleQueue[Floats] = SimpleQueue()

    def solve(self, progress: Progress) -> None:
        threads = min(os.cpu_count() or 1, MAX_THREADS)
        for _ in range(threads):
            self.workspaces.put(new_layers(next(iter(self.turns.values()))))
        total = sum(len(undrawn) for _, undrawn in self.fronts)
        done = 0
        with ThreadPoolExecutor(threads) as pool:
            try:
                for _, undrawn in self.backward(pool):
                    done += len(undrawn)
                    progress(done / total)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def backward(self, pool: ThreadPoolExecutor) -> Iterator[Moment]:
        """Solve every start of a turn; those with equally many cards undrawn are independent and run in parallel."""
        for day in reversed(DAYS):
            self.evenings[day] = self.evening(day)
            for size in range(self.rules.flags.left_over + 1, len(self.deck) + 1):
                batch = [moment for moment in moments(self.rules, day) if len(moment[1]) == size]
                for moment, block in zip(batch, pool.map(self.start_values, batch), strict=True):
                    self.blocks[moment] = block
                    yield moment

    def evening(self, day: int) -> Singles:
        """Return the values at the end of a day's last turn, after the loss check."""
        if day == DAYS[-1]:
            fronts = len(self.numbers.resting_fronts)
            morning = np.zeros((fronts, MAX_TREBUCHETS + 1, ALIVE + 1), np.float32)
            morning[:, :, :SAFE] = 1.0
        else:
            morning = np.pad(self.blocks[day + 1, self.deck], ((0, 0), (0, 0), (0, 1)))
        ends = [day_end(sortie) for sortie in self.numbers.resting_sorties]
        values = [morning[:, home.trebuchets, effect[:SAFE]] for home, effect in ends]
        return np.ascontiguousarray(np.stack(values, axis=1))

    def start_values(self, moment: Moment) -> Singles:
        """Return the values at the start of a turn: the average over the cards that may be drawn."""
        day, undrawn = moment
        sorties, statuses = shape(self.rules, undrawn)
        numbers = ints(self.numbers.resting_sortie[sortie] for sortie in sorties)
        total = np.zeros((len(self.fronts[moment]), len(sorties), statuses))
        layers = self.workspaces.get()
        for card in sorted(undrawn):
            turn = self.turns[day, card]
            values = solve_turn(turn, self.ends(day, undrawn - {card}), layers)
            add_openings(total, 1 / len(undrawn), turn, values, self.fronts[moment], numbers)
        self.workspaces.put(layers)
        return total.astype(np.float32)

    def ends(self, day: int, undrawn: Undrawn) -> Ends:
        """Return the values at the end of a turn, the loss check passed."""
        if len(undrawn) > self.rules.flags.left_over:
            return self.numbers.ends(self.blocks[day, undrawn], self.fronts[day, undrawn])
        if day < DAYS[-1]:
            return self.numbers.ends(self.evenings[day], self.fronts[day + 1, self.deck])
        return self.numbers.ends(self.evenings[day], ints(range(len(self.numbers.resting_fronts))))

    def header(self, seconds: float) -> Header:
        blocks, offset = [], 0
        for (day, undrawn), values in self.blocks.items():
            fronts = tuple(self.fronts[day, undrawn].tolist())
            blocks.append(Block(day, tuple(sorted(undrawn)), fronts, offset, values.nbytes, crc32(values.data)))
            offset += values.nbytes
        return Header(FORMAT, self.rules.flags, self.value(), round(seconds, 1), tuple(blocks))

    def value(self) -> float:
        """Return the value at the start of the game (SIEGE-2.1)."""
        start = STATUS_NUMBER[Status(MAX_TRACK, MAX_TRACK, MAX_TRACK)]
        return float(self.blocks[1, self.deck][0, MAX_TREBUCHETS, start])
