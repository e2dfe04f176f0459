"""Clients on bad lines: messages dropped, repeated, delayed and out of order; at the end both ends agree."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.clients import Person, Seat, Server, awaited
from server.truth import same_at_both_ends

GAMES = (["naipes"] * 4 + ["duel"]) * (8 if os.environ.get("SOAK") else 1)


class Clumsy:
    """A client whose messages get lost, come twice, come late, or come in the wrong order."""

    def __init__(self, person: Person, code: str, chance: random.Random) -> None:
        self.person = person
        self.code = code
        self.chance = chance
        self.log: list[dict[str, Any]] = []
        self.sent: list[str] = []

    async def play(self) -> Seat:
        while True:
            try:
                async with self.person.at(self.code, seen=len(self.log)) as seat:
                    if not seat.table["fresh"]:
                        seat.log = self.log + seat.table["log"]
                    if await self.play_line(seat):
                        return seat
                    self.log = seat.log
            except ConnectionClosed:
                continue

    async def play_line(self, seat: Seat) -> bool:
        """Until the match is over, or the line is dropped."""
        while not (await seat.my_turn())["over"]:
            if self.chance.random() < 0.03:
                self.log = seat.log
                return False
            await self.answer(seat, seat.table)
        return True

    async def answer(self, seat: Seat, table: dict[str, Any]) -> None:
        legal = table["legal"]
        number = table["number"]
        action = legal[self.chance.randrange(len(legal))]["text"]
        word = json.dumps({"type": "act", "number": number, "action": action, "id": number + 1})
        self.sent.append(word)
        luck = self.chance.random()
        if luck < 0.1:
            await self.lost(seat, number)
            return
        if luck < 0.25:
            await seat.socket.send(word)
        elif luck < 0.4:
            await seat.socket.send(self.chance.choice(self.sent))
        elif luck < 0.5:
            await asyncio.sleep(self.chance.random() / 50)
        await seat.socket.send(word)
        await seat.when(lambda table: table["number"] > number)

    async def lost(self, seat: Seat, number: int) -> None:
        """The message never arrives: nothing happens, and nothing is heard but the answer to a ping."""
        await seat.say(type="ping")
        await seat.until("pong")
        assert seat.table["number"] == number


@awaited
async def test_bad_lines_lose_and_double_nothing(server: Server) -> None:
    async def one(number: int, game: str) -> None:
        chance = random.Random(number)
        ana, bia = Person(server, "Ana"), Person(server, "Bia")
        code = ana.open_match(game, "me", "open")
        async with bia.at(code) as seat:
            await seat.ask(type="sit", seat=1)
        first, second = await asyncio.gather(Clumsy(ana, code, chance).play(), Clumsy(bia, code, chance).play())
        for person, seat in ((ana, first), (bia, second)):
            same_at_both_ends(person, code, seat)

    await asyncio.gather(*(one(number, game) for number, game in enumerate(GAMES)))
