"""Clients for tests: a real server in a process of its own, plain HTTP, and real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from carteado.server.protocol import VERSION

STARTING = 60
ANSWERING = 60
GENEROUS = ("--limits", "100", "--pause", "0")
NONCE = "5eed" * 8


def finish(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: in this one Playwright may have left a loop running."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, work).result()


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for sockets."""

    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        finish(test(*given, **named))

    return run


class Server:
    """`carteado serve` on a free port of this machine."""

    def __init__(self, db: str, *words: str, port: int = 0, before: str = "pass") -> None:
        program = f"{before}\nfrom carteado.cli import main; main()"
        line = self.start(program, "serve", "--port", str(port), "--db", db, "--lang", "en", *words)
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])
        self.host = f"127.0.0.1:{self.port}"

    def start(self, program: str, *words: str) -> str:
        """Start its process; returns the first line that it says. Its log is a file: workers could hold a pipe open."""
        self.log = tempfile.NamedTemporaryFile("a", encoding="utf-8")  # noqa: SIM115 - closed when the server has ended
        command = [sys.executable, "-c", program, *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout
        line = self.said.readline()
        if not line:
            raise RuntimeError(self.ended())
        return line

    def stop(self) -> str:
        """Stop it as a service manager does; returns what it logged."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def kill(self) -> str:
        self.process.send_signal(signal.SIGKILL)
        return self.ended()

    def ended(self) -> str:
        """Wait until its process is gone; returns what it logged."""
        self.process.wait(timeout=STARTING)
        self.said.close()
        logged = Path(self.log.name).read_text(encoding="utf-8")
        self.log.close()
        return logged


@contextmanager
def running(db: str, *words: str, port: int = 0, before: str = "pass") -> Iterator[Server]:
    """A server while it is needed; `before` is what its process does first."""
    server = Server(db, *words, port=port, before=before)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


class Reply:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.cookie = ""
        if name:
            assert self.post("/api/me", {"name": name}).status == 200

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        line = http.client.HTTPConnection(self.server.host, timeout=ANSWERING)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent["Cookie"] = self.cookie
        try:
            line.request(method, path, body, sent)
            answer = line.getresponse()
            reply = Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
            set_cookies = answer.headers.get_all("set-cookie", [])
        finally:
            line.close()
        for cookie in set_cookies:
            if "; Max-Age=0" not in cookie:  # one that is not dropped
                reply.headers["set-cookie"] = cookie
                self.cookie = cookie.partition(";")[0]
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: Any, **headers: str) -> Reply:
        return self.ask("POST", path, json.dumps(body).encode(), Content_Type="application/json", **headers)

    def open_match(self, game: str, *seats: str, **more: Any) -> str:
        reply = self.post("/api/matches", {"game": game, "seats": [{"who": who} for who in seats], **more})
        assert reply.status == 201, reply.body
        code: str = reply.json["code"]
        return code

    @asynccontextmanager
    async def at(self, code: str, seen: int = 0) -> AsyncIterator[Seat]:
        """At the table, greeted."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://{self.server.host}/ws/{code}"
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            seat = Seat(socket)
            await seat.say(type="hello", version=VERSION, seen=seen)
            await seat.until("table")
            yield seat


class Seat:
    """One line to a table: keeps the newest table, and everything that was ever sent over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.traffic: list[str] = []
        self.log: list[dict[str, Any]] = []

    async def say(self, **word: Any) -> None:
        """Say something; whoever sits down adds a nonce at once."""
        await self.socket.send(json.dumps(word))
        if word["type"] == "sit" and self.free(word["seat"]):
            await self.say(type="nonce", nonce=NONCE)

    def free(self, seat: int) -> bool:
        seats = self.table["seats"]
        return self.table["seat"] is None and 0 <= seat < len(seats) and seats[seat]["kind"] == "open"

    async def hear(self) -> dict[str, Any]:
        """The next word; a table that waits for this seat's nonce is answered, and the one after it is heard."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), ANSWERING)
            assert isinstance(text, str)
            self.traffic.append(text)
            word: dict[str, Any] = json.loads(text)
            if word["type"] != "table":
                return word
            self.table = word
            self.log = word["log"] if word["fresh"] else self.log + word["log"]
            if word["seat"] not in word["missing"]:
                return word
            await self.say(type="nonce", nonce=NONCE)

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next word of one of these kinds."""
        while (word := await self.hear())["type"] not in kinds:
            pass
        return word

    async def ask(self, **word: Any) -> dict[str, Any]:
        """Say something that is answered by a refusal or by a new table."""
        await self.say(**word)
        return await self.until("refused", "table")

    async def refusal(self, **word: Any) -> dict[str, Any]:
        """Say something that is refused."""
        await self.say(**word)
        return await self.until("refused")

    async def act(self, action: str, number: int | None = None) -> dict[str, Any]:
        """Act, and wait for Done or Refused."""
        at = self.table["number"] if number is None else number
        await self.say(type="act", number=at, action=action, id=at + 1)
        while (word := await self.until("done", "refused"))["id"] != at + 1:
            pass
        return word

    async def when(self, condition: Any) -> dict[str, Any]:
        """Listen until the table is as wished."""
        while not condition(self.table):
            await self.hear()
        return self.table

    async def to_the_end(self) -> dict[str, Any]:
        """Listen while others play. Whoever does not is dropped by the server after a while."""
        return await self.when(lambda table: table["over"])

    async def my_turn(self) -> dict[str, Any]:
        return await self.when(lambda table: table["legal"] or table["over"])

    async def play_on(self, most: int = 10_000, pick: int = 0) -> int:
        """Take a legal action whenever asked, to the end or so often; returns how many were taken."""
        taken = 0
        while taken < most:
            table = await self.my_turn()
            if table["over"]:
                break
            legal = table["legal"]
            word = await self.act(legal[(pick + taken * 7) % len(legal)]["text"])
            assert word["type"] == "done", word
            taken += 1
        return taken


class Watched(NamedTuple):
    """A match of two people with a spectator: its owner, its code, and their three sockets."""

    owner: Person
    code: str
    first: Seat
    second: Seat
    spectator: Seat


@asynccontextmanager
async def watched_match(server: Server, game: str) -> AsyncIterator[Watched]:
    """Both people sit, and a spectator looks on."""
    ana, bia, eve = Person(server, "Ana"), Person(server, "Bia"), Person(server)
    code = ana.open_match(game, "me", "open")
    async with ana.at(code) as first, bia.at(code) as second, eve.at(code) as spectator:
        await second.ask(type="sit", seat=1)
        yield Watched(ana, code, first, second, spectator)
