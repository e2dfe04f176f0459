"""Making and finding matches."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Invalid
from carteado.core.sets import edition
from carteado.server import archive_store
from carteado.server.asking import Guest, address_of, answer, hall_of, read
from carteado.server.codes import match_code
from carteado.server.entries import Chair
from carteado.server.guests import player_of
from carteado.server.hall import Hall
from carteado.server.lobby_protocol import Created, Listed, NewMatch
from carteado.server.protocol import Clock
from carteado.server.telling import result_words, seats_told


async def create(request: Request) -> Response:
    guest = Guest(request)
    wanted = await read(request, NewMatch)
    limits = hall_of(request).limits
    if wanted.public:
        limits.invitations.check(address_of(request), guest.player)
    limits.creations.check(address_of(request), guest.player)
    code = await hall_of(request).open_match(wanted, guest.player, address_of(request))
    return guest.greet(answer(Created(code), 201))


async def listing(request: Request) -> Response:
    """List the guest's own matches, then public ones, each with a limit of its own."""
    hall, player = hall_of(request), player_of(request)
    own = await hall.store.own(player) if player is not None else []
    known = {row.code for row in own}
    waiting = [row for row in await hall.store.waiting_for_players() if row.code not in known]
    return answer(await list_rows(hall, [*own, *waiting], player))


async def one(request: Request) -> Response:
    hall = hall_of(request)
    row = await hall.store.match_row(match_code(request))
    if row is None:
        raise Invalid("match-unknown")
    return answer((await list_rows(hall, [row], player_of(request)))[0])


async def list_rows(hall: Hall, rows: list[Any], player: str | None) -> list[Listed]:
    seated = await hall.store.seats_of([row.code for row in rows])
    results = await archive_store.results(hall.store, [row.code for row in rows if row.over])
    briefs = await hall.sets.briefs((row.game, row.rules) for row in rows)
    made = [listed(hall, row, seated[row.code], player, results.get(row.code)) for row in rows]
    for row, one in zip(rows, made, strict=True):
        one.set = briefs.get(edition(row.game, row.rules))
    return made


def listed(hall: Hall, row: Any, seated: list[Any], player: str | None, result: dict[str, Any] | None) -> Listed:
    chairs = [Chair(seat.kind, seat.bot, seat.player) for seat in seated]
    names = {seat.player: seat.name or "" for seat in seated if seat.player}
    room = hall.rooms.get(row.code)
    if room is not None and row.over:
        result = room.folded.outcome()
    own = next((seat.seat for seat in seated if player is not None and seat.player == player), None)
    return Listed(
        code=row.code,
        game=row.game,
        mode=row.mode,
        seats=seats_told(chairs, names, own, room.present if room else ()),
        started=row.started,
        over=row.over,
        public=row.public,
        clock=msgspec.json.decode(row.clock, type=Clock),
        absence=row.absence,
        yours=own is not None,
        your_turn=own is not None and row.turn == own,
        number=row.number,
        created=row.created,
        changed=row.changed,
        result_words=result_words(result, own),
    )


async def code_picture(request: Request) -> Response:
    """The link to the match, or to its replay, as a QR code."""
    code = match_code(request)
    row = await hall_of(request).store.match_row(code)
    if row is None:
        raise Invalid("match-unknown")
    link = str(request.url.replace(path=f"/{'replay' if row.over else 'match'}/{code}", query=""))
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=4, xmldecl=False, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


ROUTES = [
    Route("/api/matches", listing, methods=["GET"]),
    Route("/api/matches", create, methods=["POST"]),
    Route("/api/matches/{code}", one),
    Route("/api/matches/{code}/qr.svg", code_picture),
]
