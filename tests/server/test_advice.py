"""Reasons, prices and previews: told only to the seat that is asked, about the table that it sees."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

import carteado
from carteado.core.errors import Refusal
from carteado.core.rng import seeded
from carteado.laws.cases import pick
from carteado.match.match import Match
from carteado.server.limits import Allowance
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import AskPreview, Table
from carteado.server.sockets import TableSocket
from carteado.server.telling import legal_actions
from carteado.server.visitor import Visitor, encode
from server.clients import Person, Server, awaited
from server.rooms import hall_on

RAID = {"id": "why-not-behind-lines", "blanks": {"rule": "SIEGE-8.8"}}


@awaited
async def test_reasons_prices_and_previews_are_for_the_seat_that_is_asked(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as seat, Person(server).at(code) as watcher:
        number, legal = seat.table["number"], {one["text"]: one for one in seat.table["legal"]}
        refused = await seat.act("raid")
        assert (refused["code"], refused["reason"]) == ("illegal-now", RAID)
        await seat.say(type="why", number=number, action="raid")
        assert (await seat.until("why"))["reasons"] == [RAID]
        await seat.say(type="why", number=number, action="end_turn")
        assert (await seat.until("why"))["reasons"] == []
        ap = seat.table["view"]["ap"]
        (price,) = seat.table["prices"][legal["enter_tunnel"]["price"]]
        assert price == {"id": "price-ap", "blanks": {"amount": 1, "left": ap - 1}}
        assert "price" not in legal["end_turn"]
        await seat.say(type="preview", number=number, action="enter_tunnel")
        found = await seat.until("preview")
        assert (found["action"], found["open"]) == ("enter_tunnel", False)
        assert found["lines"][-1] == {"id": "siege-event-soldiers", "blanks": {"to": "tunnel_1"}}
        await seat.say(type="preview", number=number, action="raid")
        assert (await seat.until("refused"))["code"] == "illegal-now"
        for word in ({"type": "why", "action": "raid"}, {"type": "preview", "action": "end_turn"}):
            await seat.say(**word, number=99)
            assert (await seat.until("refused"))["code"] == "stale"
            await watcher.say(**word, number=number)
            assert (await watcher.until("refused"))["code"] == "not-seated"
        assert watcher.table["legal"] == watcher.table["prices"] == []


@awaited
async def test_advice_has_a_limit(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        hall.limits.advice = Allowance(1.0, (60, 0.001), player=(20, 0.001))
        room = await hall.room(await hall.open_match(NewMatch("siege", [SeatWish("open")]), "ana", "::1"))
        line = TableSocket(cast(Any, None), hall, room, Visitor("ana", "Ana", "::1"))
        refused = [await refusal_of(line.grant(AskPreview(0, "end_turn"))) for _ in range(6)]
        assert refused == [*["not-seated"] * 5, "too-fast"]


async def refusal_of(asked: Coroutine[Any, Any, None]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def test_prices_make_no_table_a_fifth_longer() -> None:
    """The bytes of the legal actions with their prices, over a game of each kind, against the same without."""
    for id in carteado.names():
        match = Match(carteado.load(id), carteado.load(id).setup(), seed=3)
        rng = seeded(3)
        with_prices = without = 0
        for _ in range(60):
            if match.over:
                break
            decision = match.state.decision
            assert decision is not None
            view = match.state.view(decision.seat)
            legal, prices = legal_actions(match.state, view)
            whole: dict[str, Any] = {"view": view, "legal": legal}
            with_prices += len(encode({**whole, "prices": prices}))
            for one in legal:
                one.price = None
            without += len(encode(whole))
            match.accept(pick(match.state.legal(), rng))
        assert with_prices < 1.2 * without, (id, with_prices / without)
        assert "prices" in Table.__struct_fields__
