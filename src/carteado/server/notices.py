"""Notices between server processes on one PostgreSQL (LISTEN/NOTIFY): grown logs, presence, new names, deleted
matches, changed bans.

The log in the database is authoritative; a notice only says where to look. A missed notice is made up for by polling.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from carteado.server.store import CHANNEL, Store
from carteado.server.trouble import TROUBLE, tell_failure

if TYPE_CHECKING:
    from carteado.server.hall import Hall

RETRY = 1.0


class Notices:
    """Listens for the notices of other processes."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall = hall
        self.store = store
        self.process = secrets.token_hex(4)

    async def listen_for_ever(self) -> None:
        """Listen; after every interruption poll for what was missed."""
        while True:
            try:
                await self.listen()
            except TROUBLE as error:
                tell_failure("cannot listen to the database", error)
            await asyncio.sleep(RETRY)

    async def listen(self) -> None:
        import asyncpg

        lost = asyncio.Event()
        line = await asyncpg.connect(self.store.url.set(drivername="postgresql").render_as_string(hide_password=False))
        try:
            line.add_termination_listener(lambda _: lost.set())
            await line.add_listener(CHANNEL, lambda *heard: self.hear(str(heard[3])))
            await self.hall.look_again()
            await lost.wait()
        finally:
            line.terminate()

    def hear(self, text: str) -> None:
        kind, *words = text.split(" ")
        if kind == "entry":
            self.hall.grown(words[0], int(words[1]))
        elif kind == "here" and words[1] != self.process:
            seats = tuple(int(seat) for seat in words[2].split(",") if seat)
            self.hall.seen_elsewhere(words[0], words[1], seats, int(words[3]))
        elif kind == "guest":
            self.hall.close_lines(words[0])
        elif kind == "name":
            self.hall.start(self.hall.learn_name(words[0]))
        elif kind == "deleted":
            self.hall.drop(words[0])
        elif kind == "bans":
            self.hall.start(self.hall.learn_bans())

    async def tell_presence(self, code: str, seats: list[int], spectators: int) -> None:
        await self.store.announce(f"here {code} {self.process} {','.join(map(str, seats))} {spectators}")
