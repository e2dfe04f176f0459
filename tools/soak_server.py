"""Kill the server repeatedly while people and bots play: no acknowledged action may be lost, doubled or reordered.

Each cycle starts the server on the same database, lets everybody come back and play on, and ends it by SIGKILL after a
random number of acknowledged actions. Then it reads the log: every action ever acknowledged must be at its place, and
there must be no action of a person that was not sent. Runs on SQLite and on a temporary PostgreSQL server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from crowd import Kind, Played, Served, actions_in

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

KINDS = (
    Kind("siege", "solitaire", 1),
    Kind("naipes", "duel", 2),
    Kind("naipes", "duel", 1, bots=1),
    Kind("duel", "duel", 2),
    Kind("duel", "duel", 1, bots=1),
    Kind("heroes", "arena", 2, bots=1),
    Kind("apotheosis", "ffa", 3),
    Kind("apotheosis", "encounter", 1, bots=1),
)
FEWEST, MOST = 20, 120  # acknowledged actions in a cycle
CYCLE = 600.0  # timeout of a cycle in seconds
CUT = (WebSocketException, OSError, TimeoutError)


class Count(NamedTuple):
    cycles: int
    acknowledged: int
    matches: int
    faults: int


class Soak:
    """The matches of one database, over all cycles."""

    def __init__(self, db: str, seed: int) -> None:
        self.db = db
        self.chance = random.Random(seed)
        self.matches: list[Played] = []
        self.current: list[Played] = []

    @property
    def acknowledged(self) -> int:
        return sum(match.acknowledged for match in self.matches)

    async def cycle(self) -> None:
        served = Served(self.db)
        try:
            async with asyncio.timeout(CYCLE), AsyncExitStack() as stack:
                await self.come_back(served, stack)
                target = self.acknowledged + self.chance.randint(FEWEST, MOST)
                playing = asyncio.gather(*map(play_on, self.current))
                while self.acknowledged < target and not playing.done():
                    await asyncio.sleep(0.001)
                served.kill()
                await playing
        finally:
            served.kill()

    async def come_back(self, served: Served, stack: AsyncExitStack) -> None:
        """Rejoin the matches that are not over, and replace the others by new ones."""
        going_on = [match for match in self.current if not any(table.over for table in match.tables)]
        self.current = going_on + [self.new(served, kind) for kind in KINDS if kind not in {m.kind for m in going_on}]
        for match in self.current:
            match.served = served
            if not match.code:
                await match.make()
            await match.sit_down(stack)

    def new(self, served: Served, kind: Kind) -> Played:
        match = Played(served, kind, self.chance.randrange(2**32))
        self.matches.append(match)
        return match

    async def faults(self) -> int:
        written = await actions_in(self.db)
        return sum(match.faults(written.get(match.code, [])) for match in self.matches)


async def play_on(match: Played) -> None:
    """Play without a pause until the connection breaks."""
    try:
        await match.play(float("inf"), 0.0)
    except CUT:
        return


async def soak(title: str, db: str, cycles: int, seed: int) -> Count:
    made = Soak(db, seed)
    for number in range(1, cycles + 1):
        await made.cycle()
        faults = await made.faults()
        if faults or number % 10 == 0 or number == cycles:
            print(f"{title}: {number} kills, {made.acknowledged} acknowledged actions, {faults} faults", flush=True)
        if faults:
            break
    return Count(number, made.acknowledged, len(made.matches), faults)


@contextmanager
def database(name: str) -> Iterator[str]:
    if name == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'tables.db'}"
    else:
        from server.postgres import postgres

        with postgres() as url:
            yield url


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--cycles", type=int, default=100)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--on", choices=("sqlite", "postgresql"), action="append", help="by default on both")
    asked = words.parse_args()
    wrong = 0
    for name in asked.on or ("sqlite", "postgresql"):
        with database(name) as db:
            count = asyncio.run(soak(name, db, asked.cycles, asked.seed))
        print(f"{name}: {count.cycles} kills of {asked.cycles}, {count.acknowledged} acknowledged actions")
        print(f"  in {count.matches} matches; {count.faults} lost, doubled or moved")
        wrong += count.faults
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
