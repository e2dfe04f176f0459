"""What server processes on one PostgreSQL tell each other: which log has grown, who is where, who has
a new name, which match was deleted, that the bans have changed.

Only the log must be right, and it is in the database: a notice says where to look. Whoever misses one finds out by
looking again from time to time.
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
    """The ear of one process."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall = hall
        self.store = store
        self.process = secrets.token_hex(4)

    async def listen_for_ever(self) -> None:
        """Listen, and after every interruption look at what may have been missed."""
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
