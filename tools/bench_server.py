"""How much a server carries: hundreds of matches in progress at once, over real sockets, on this machine.

Scripted people act after a pause for thought. Fails when an action was lost or doubled, when one in a hundred answers
took longer than it should, or when a match that nobody acts in takes more memory than it may.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from carteado.server.protocol import VERSION, NewMatch, SeatWish

GAMES = {"naipes": 2, "duel": 2, "siege": 1}
MOST_MS = 100.0
MOST_KB = 100.0
WARM = 12
NONCE = "5eed" * 8


class Choice(msgspec.Struct):
    text: str


class Word(msgspec.Struct):
    """What a scripted person reads of a word of the server."""

    type: str
    number: int = 0
    legal: list[Choice] = []
    over: bool = False
    id: int = 0
    code: str = ""
    seat: int | None = None
    missing: list[int] = []


decode = msgspec.json.Decoder(Word).decode


class Served:
    """`carteado serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        words = ["serve", "--port", "0", "--db", f"sqlite:///{self.file}", "--limits", "10000"]
        command = [sys.executable, "-c", "from carteado.cli import main; main()", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.host = self.process.stdout.readline().strip().rpartition("http://")[2].rstrip("/")

    def post(self, path: str, body: object, cookie: str) -> tuple[bytes, str]:
        line = http.client.HTTPConnection(self.host)
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        line.request("POST", path, msgspec.json.encode(body), headers)
        answer = line.getresponse()
        text = answer.read()
        given = answer.getheader("set-cookie")
        line.close()
        return text, given.partition(";")[0] if given else cookie

    def memory(self) -> float:
        """Kilobytes that this process alone has in memory."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(float(line.split()[1]) for line in lines if line.startswith("Private"))

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Played:
    """One match and its people."""

    def __init__(self, served: Served, game: str, seed: int) -> None:
        self.served = served
        self.game = game
        self.chance = random.Random(seed)
        self.lines: list[ClientConnection] = []
        self.tables: list[Word] = []
        self.accepted: list[str] = []
        self.times: list[float] = []
        self.code = ""

    async def sit_down(self, stack: AsyncExitStack) -> None:
        seats = GAMES[self.game]
        wish = NewMatch(self.game, [SeatWish("me"), *[SeatWish("open")] * (seats - 1)])
        text, cookie = await asyncio.to_thread(self.served.post, "/api/matches", wish, "")
        self.code = json.loads(text)["code"]
        for seat in range(seats):
            if seat:
                _, cookie = await asyncio.to_thread(self.served.post, "/api/me", {"name": f"Guest {seat}"}, "")
            url = f"ws://{self.served.host}/ws/{self.code}"
            line = await stack.enter_async_context(connect(url, additional_headers={"Cookie": cookie}, max_size=None))
            self.lines.append(line)
            self.tables.append(Word("none"))
            await line.send(json.dumps({"type": "hello", "version": VERSION}))
            if seat:
                await line.send(json.dumps({"type": "sit", "seat": seat}))

    async def play(self, until: float, pause: float) -> None:
        """Everybody acts after a pause, until the time is up or the match is over."""
        await asyncio.gather(*(self.person(seat, until, pause) for seat in range(len(self.lines))))

    async def person(self, seat: int, until: float, pause: float) -> None:
        line = self.lines[seat]
        while time.perf_counter() < until:
            table = self.tables[seat]
            if table.over:
                return
            if table.legal:
                thought = self.chance.expovariate(1 / pause)
                await asyncio.sleep(min(thought, max(0.0, until - time.perf_counter())))
                if time.perf_counter() < until:
                    await self.act(seat, line)
            else:
                await self.hear(seat, line, until)

    async def hear(self, seat: int, line: ClientConnection, until: float) -> Word | None:
        try:
            word = decode(await asyncio.wait_for(line.recv(), max(0.01, until - time.perf_counter())))
        except TimeoutError:
            return None
        if word.type == "table":
            self.tables[seat] = word
            if word.seat in word.missing:
                await line.send(json.dumps({"type": "nonce", "nonce": NONCE}))
        return word

    async def act(self, seat: int, line: ClientConnection) -> None:
        table = self.tables[seat]
        action = self.chance.choice(table.legal).text
        sent = time.perf_counter()
        await line.send(json.dumps({"type": "act", "number": table.number, "action": action, "id": table.number + 1}))
        while (word := await self.hear(seat, line, sent + 30)) is not None:
            if word.type == "done":
                self.times.append(1000 * (time.perf_counter() - sent))
                self.accepted.append(action)
                return
            if word.type == "refused":
                raise RuntimeError(f"{self.game}: {action} was refused: {word.code}")
        raise RuntimeError(f"{self.game}: no answer within 30 s")


def written(file: Path, code: str) -> list[str]:
    """The actions of a match as they stand in the database."""
    with sqlite3.connect(file) as database:
        query = "select text from entries where match = ? and kind = 'action' order by number"
        return [row[0] for row in database.execute(query, (code,))]


async def measure(matches: int, seconds: float, pause: float, folder: Path) -> dict[str, float]:
    served = Served(folder)
    try:
        async with AsyncExitStack() as stack:
            await seat_all(served, WARM, stack, 2.0)
            before = served.memory()
            all_played = await seat_all(served, matches, stack, 0.0)
            memory = (served.memory() - before) / matches
            began, used, own = time.perf_counter(), served.processor(), time.process_time()
            await asyncio.gather(*(match.play(began + seconds, pause) for match in all_played))
            taken = time.perf_counter() - began
            load = {
                "server_processor": (served.processor() - used) / taken,
                "client_processor": (time.process_time() - own) / taken,
            }
            grown = (served.memory() - before) / matches
        figures = report(all_played, served.file, taken) | load
        return figures | {"kb_per_idle_match": memory, "kb_per_match_played": grown}
    finally:
        served.process.terminate()
        served.process.wait()


async def seat_all(served: Served, matches: int, stack: AsyncExitStack, seconds: float) -> list[Played]:
    """So many matches with everybody there; those for warming up are played for a moment."""
    games = list(GAMES)
    made = [Played(served, games[number % len(games)], number) for number in range(matches)]
    for match in made:
        await match.sit_down(stack)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(match.play(until, 0.05) for match in made))
    return made


def report(all_played: list[Played], file: Path, taken: float) -> dict[str, float]:
    times = sorted(time for match in all_played for time in match.times)
    wrong = sum(written(file, match.code) != match.accepted for match in all_played)
    return {
        "matches": len(all_played),
        "actions": len(times),
        "actions_per_second": len(times) / taken,
        "median_ms": statistics.median(times),
        "p99_ms": times[int(0.99 * len(times))],
        "most_ms": times[-1],
        "lost_or_doubled": wrong,
    }


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--matches", type=int, default=300)
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--pause", type=float, default=2.0, help="mean seconds of thought before an action")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(asked.matches, asked.seconds, asked.pause, Path(folder)))
    for name, value in figures.items():
        print(f"{name:22}{value:12.2f}")
    missed = [
        f"{name} is {figures[name]:.1f}, the most is {most:.0f}"
        for name, most in (("p99_ms", MOST_MS), ("kb_per_idle_match", MOST_KB), ("lost_or_doubled", 0.0))
        if figures[name] > most
    ]
    sys.exit("\n".join(missed) or 0)


if __name__ == "__main__":
    main()
