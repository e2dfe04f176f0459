"""Replays of finished matches, read from their archives."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Invalid
from carteado.core.sets import edition
from carteado.match.fairness import commit, deal_seed
from carteado.match.frames import PAGE, unzip
from carteado.match.rules import knows
from carteado.server import archive_store as kept
from carteado.server.asking import JSON, address_of, answer, hall_of, number_in
from carteado.server.codes import match_code
from carteado.server.hall import BOT
from carteado.server.library import FTL, language
from carteado.server.protocol import Replay
from carteado.server.telling import result_words

NEVER_CHANGES = "private, max-age=86400, immutable"


async def about(request: Request) -> Response:
    hall = hall_of(request)
    code = match_code(request)
    row = await hall.archives.need(code, address_of(request))
    found, record = await kept.about(hall.store, code), await kept.record(hall.store, code)
    names = await hall.store.names([chair.player for chair in found.chairs if chair.player])
    return answer(
        Replay(
            code=code,
            game=row.game,
            edition=row.game if record.set is msgspec.UNSET else edition(row.game, row.rules),
            mode=row.mode,
            rules=row.rules,
            known=knows(row.game, row.rules),
            options=record.options,
            players=[BOT + chair.bot if chair.bot else names.get(chair.player or "", "") for chair in found.chairs],
            actions=len(record.actions),
            page=PAGE,
            result=found.result,
            result_words=result_words(found.result),
            commitment=row.commitment,
            nonces=record.nonces,
            seed=str(record.seed),
            deal=str(deal_seed(record.seed, record.nonces)),
            verified=commit(record.seed) == row.commitment,
        )
    )


async def frames(request: Request) -> Response:
    """Send a stored page of frames: without hidden information, or the deltas of a seat."""
    hall = hall_of(request)
    code = match_code(request)
    row = await hall.archives.need(code, address_of(request))
    seat = number_in(request, "seat", 0, 0, row.seats - 1) if "seat" in request.query_params else None
    number = number_in(request, "page", 0, 0, row.number // PAGE)
    data = await kept.page(hall.store, code, seat, number)
    if data is None:
        raise Invalid("frames-damaged", reason=str(number))
    return packed(request, data, JSON)


async def texts(request: Request) -> Response:
    """Send the game's messages as they were when the match ended."""
    hall = hall_of(request)
    code = match_code(request)
    lang = language(request.path_params["lang"])
    await hall.archives.need(code, address_of(request))
    found = await kept.game_texts(hall.store, code)
    return packed(request, found[lang], FTL)


def packed(request: Request, data: bytes, media: str) -> Response:
    """Send compressed data as it is, unless the client does not accept gzip."""
    headers = {"Cache-Control": NEVER_CHANGES, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, headers={**headers, "Content-Encoding": "gzip"}, media_type=media)
    return Response(unzip(data), headers=headers, media_type=media)


ROUTES = [
    Route("/api/matches/{code}/replay", about),
    Route("/api/matches/{code}/frames", frames),
    Route("/api/matches/{code}/texts/{lang}.ftl", texts),
]
