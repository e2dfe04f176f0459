"""Measuring over sockets: progress while the games are played, then what was found. Whoever leaves stops it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from carteado.core.errors import Refusal
from carteado.server.asking import address_of, hall_of, number_in
from carteado.server.guests import player_of
from carteado.server.hall import Hall
from carteado.server.measuring import SPELL, Pair, is_shown, play_some, report, settle
from carteado.server.permission import check_may_bring
from carteado.server.protocol import Refused
from carteado.server.sockets import GONE, answered, close
from carteado.server.streams import stream
from carteado.server.telling import refused
from carteado.server.thinking.queue import Errand, Rank, Unwanted
from carteado.server.workshop_protocol import Measured, MeasureProgress

MOST_PAIRS = 400
News = asyncio.Queue[Measured | MeasureProgress | Refused | None]


@dataclass
class Measuring:
    """A measure that somebody waits for."""

    hall: Hall
    edition: str
    level: str
    pairs: int
    errand: Errand
    news: News = field(default_factory=asyncio.Queue)

    async def run(self) -> None:
        """Play until the difference is shown or all pairs are played."""
        try:
            self.news.put_nowait(await self.play())
        except Unwanted:
            return
        except Refusal as refusal:
            self.news.put_nowait(refused(refusal))
        self.news.put_nowait(None)

    async def play(self) -> Measured:
        ask = self.hall.thinkers.ask
        setting = await ask(settle, self.edition, self.level, errand=self.errand)
        played: list[Pair] = []
        while len(played) < self.pairs and not is_shown(played):
            self.news.put_nowait(MeasureProgress(len(played), self.pairs))
            numbers = range(len(played), min(len(played) + SPELL, self.pairs))
            played += await ask(play_some, setting, numbers, errand=self.errand)
        return report(setting, played)


async def serve(socket: WebSocket) -> None:
    """WS /ws/measure/EDITION?level=greedy&pairs=100: the same deals with the cards of the set and without."""
    hall, address, player = hall_of(socket), address_of(socket), player_of(socket)
    check_may_bring(socket)
    hall.bans.check(address, player)
    pairs = number_in(socket, "pairs", 100, 1, MOST_PAIRS)
    hall.limits.measures.check(address, player, cost=pairs)
    game = await hall.sets.load(socket.path_params["edition"])
    hall.limits.connect(address, player)
    waiting = True
    errand = Errand(player or "", address, lambda: Rank.READER if waiting else None)
    measuring = Measuring(hall, game.edition, socket.query_params.get("level", "greedy"), pairs, errand)
    task = hall.start(measuring.run())
    try:
        await stream(socket, measuring.news)
    finally:
        waiting = False
        task.cancel()
        hall.limits.disconnect(address, player)
    await close(socket, GONE)


ROUTES = [WebSocketRoute("/ws/measure/{edition}", answered(serve))]
