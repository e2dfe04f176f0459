"""Scripted players for a real server: they sit down, act after a pause, and record acknowledged actions."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import VERSION
from carteado.server.schema import entries
from carteado.server.store import Store

ANSWERING = 30.0
NONCE = "5eed" * 8


class Kind(NamedTuple):
    """A kind of match: its game, its mode, and the number of people and bots."""

    game: str
    mode: str
    people: int
    bots: int = 0


KINDS = (
    Kind("siege", "solitaire", 1),
    Kind("naipes", "duel", 2),
    Kind("duel", "duel", 2),
    Kind("heroes", "traditional", 2),
    Kind("apotheosis", "duel", 2),
    Kind("naipes", "duel", 2),
    Kind("duel", "duel", 2),
    Kind("heroes", "arena", 3),
    Kind("apotheosis", "encounter", 2),
    Kind("siege", "solitaire", 1),
    Kind("heroes", "teams", 4),
    Kind("apotheosis", "ffa", 3),
)


class Choice(msgspec.Struct):
    text: str


class Word(msgspec.Struct):
    """The fields of a server message that a scripted person reads."""

    type: str
    number: int = 0
    legal: list[Choice] = []
    over: bool = False
    started: bool = False
    id: int = 0
    code: str = ""
    seat: int | None = None
    missing: list[int] = []


decode = msgspec.json.Decoder(Word).decode


class Served:
    """`carteado serve` in its own process, with rate limits too high to matter."""

    def __init__(self, db: str, port: int = 0) -> None:
        words = ["serve", "--port", str(port), "--db", db, "--limits", "10000", "--pause", "0"]
        command = [sys.executable, "-c", "from carteado.cli import main; main()", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise RuntimeError("the server did not start")
        self.host = line.rpartition("http://")[2].rstrip("/")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def post(self, path: str, body: object, cookie: str) -> tuple[bytes, str]:
        line = http.client.HTTPConnection(self.host)
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        line.request("POST", path, msgspec.json.encode(body), headers)
        answer = line.getresponse()
        text = answer.read()
        given = answer.getheader("set-cookie")
        line.close()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        return text, given.partition(";")[0] if given else cookie

    def memory(self) -> float:
        """Return the kilobytes of memory that this process alone uses."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(float(line.split()[1]) for line in lines if line.startswith("Private"))

    def processor(self) -> float:
        """Return the CPU seconds used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Played:
    """One match and its people."""

    def __init__(self, served: Served, kind: Kind, seed: int) -> None:
        self.served = served
        self.kind = kind
        self.chance = random.Random(seed)
        self.cookies: list[str] = []
        self.lines: list[ClientConnection] = []
        self.tables: list[Word] = []
        self.people = range(kind.people)
        self.accepted: list[dict[int, str]] = [{} for _ in self.people]  # acknowledged actions by seat and table number
        self.sent: list[dict[int, str]] = [{} for _ in self.people]  # sent actions, acknowledged or not
        self.times: list[float] = []
        self.code = ""

    async def make(self) -> None:
        """Open the match and get a cookie for each person."""
        guests, bots = [SeatWish("open")] * (self.kind.people - 1), [SeatWish("bot:random")] * self.kind.bots
        wish = NewMatch(self.kind.game, [SeatWish("me"), *guests, *bots], mode=self.kind.mode)
        text, cookie = await asyncio.to_thread(self.served.post, "/api/matches", wish, "")
        self.code = json.loads(text)["code"]
        self.cookies = [cookie]
        for seat in self.people[1:]:
            _, cookie = await asyncio.to_thread(self.served.post, "/api/me", {"name": f"Guest {seat}"}, "")
            self.cookies.append(cookie)

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Connect everybody, seat them and add their nonces; return when the match has started."""
        self.lines.clear()
        self.tables = [Word("none") for _ in self.cookies]
        for seat, cookie in enumerate(self.cookies):
            line = await stack.enter_async_context(self.connect(cookie))
            self.lines.append(line)
            await line.send(json.dumps({"type": "hello", "version": VERSION}))
            while self.tables[seat].type != "table":
                await self.hear(seat, ANSWERING)
            if self.tables[seat].seat is None:
                await line.send(json.dumps({"type": "sit", "seat": seat}))
        await asyncio.gather(*map(self.see_start, range(len(self.lines))))

    def connect(self, cookie: str) -> connect:
        """Open a socket without pings and timeouts, so that a busy machine does not close it."""
        url = f"ws://{self.served.host}/ws/{self.code}"
        headers = {"Cookie": cookie}
        return connect(url, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=None)

    async def see_start(self, seat: int) -> None:
        while not self.tables[seat].started:
            await self.hear(seat, ANSWERING)

    async def play(self, until: float, pause: float) -> None:
        """Let everybody act after a pause, until the time is up or the match is over."""
        await asyncio.gather(*(self.person(seat, until, pause) for seat in range(len(self.lines))))

    async def person(self, seat: int, until: float, pause: float) -> None:
        while (left := until - time.perf_counter()) > 0:
            table = self.tables[seat]
            if table.over:
                return
            if not table.legal:
                await self.hear(seat, left)
                continue
            await asyncio.sleep(min(self.chance.expovariate(1 / pause) if pause else 0.0, left))
            if time.perf_counter() < until:
                await self.act(seat)

    async def hear(self, seat: int, patience: float) -> Word | None:
        try:
            word = decode(await asyncio.wait_for(self.lines[seat].recv(), max(0.01, patience)))
        except TimeoutError:
            return None
        if word.type == "table":
            self.tables[seat] = word
            if word.seat in word.missing:
                await self.lines[seat].send(json.dumps({"type": "nonce", "nonce": NONCE}))
        return word

    async def act(self, seat: int) -> None:
        table = self.tables[seat]
        action = self.chance.choice(table.legal).text
        sent = time.perf_counter()
        self.sent[seat][table.number] = action
        word = {"type": "act", "number": table.number, "action": action, "id": table.number + 1}
        await self.lines[seat].send(json.dumps(word))
        while (heard := await self.hear(seat, ANSWERING)) is not None:
            if heard.type == "done":
                self.times.append(1000 * (time.perf_counter() - sent))
                self.accepted[seat][table.number] = action
                return
            if heard.type == "refused":
                raise RuntimeError(f"{self.kind.game}: {action} was refused: {heard.code}")
        raise RuntimeError(f"{self.kind.game}: no answer within {ANSWERING:.0f} s")

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.accepted))

    def faults(self, written: Sequence[Written]) -> int:
        """Count the actions that are missing or misplaced in the log; only the last one sent may be missing."""
        return sum(self.faults_of(seat, [line.text for line in written if line.seat == seat]) for seat in self.people)

    def faults_of(self, seat: int, written: list[str]) -> int:
        """Count the faults of one seat, whose actions must be in the log in the order of the tables they answer."""
        sent = sorted(self.sent[seat].items())
        if len(sent) == len(written) + 1 and sent[-1][0] not in self.accepted[seat]:
            sent.pop()
        return sum(one != other for one, other in zip_longest((text for _, text in sent), written))


class Written(NamedTuple):
    """An action as stored in the database."""

    seat: int
    text: str


async def actions_in(db: str) -> dict[str, list[Written]]:
    """Return the actions of every match, in order."""
    store = Store(db)
    query = sa.select(entries).where(entries.c.kind == "action").order_by(entries.c.match, entries.c.number)
    found: dict[str, list[Written]] = defaultdict(list)
    try:
        for row in await store.rows(query):
            found[row.match].append(Written(row.seat, row.text))
    finally:
        await store.close()
    return found
