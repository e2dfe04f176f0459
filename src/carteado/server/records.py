"""Records of finished matches: download, upload, and playing on from any action."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Illegal, Invalid
from carteado.match.fairness import deal_seed
from carteado.match.record import parse_record
from carteado.match.rules import load_version
from carteado.server import archive_store as kept
from carteado.server.archives import cost_of
from carteado.server.asking import JSON, Guest, address_of, answer, body_of, hall_of, number_in, read
from carteado.server.changes import Acted, AnyChange, BotSeated, SatDown, Started
from carteado.server.codes import match_code
from carteado.server.guests import player_of
from carteado.server.hall import BOT
from carteado.server.importing import check_shape, import_record, keep_imported
from carteado.server.limits import RECORD
from carteado.server.lobby_protocol import Created, Fork
from carteado.server.making import new_facts
from carteado.server.permission import check_may_bring
from carteado.server.thinking.queue import for_person

FILE = "record.json"


async def download(request: Request) -> Response:
    """Send the record file; with `frames=1` it can be watched even where its rules are not installed."""
    hall = hall_of(request)
    code = match_code(request)
    with_frames = number_in(request, "frames", 0, 0, 1)
    row = await hall.archives.need(code, address_of(request))
    record = await kept.record(hall.store, code)
    if with_frames:
        record.frames = await kept.frames(hall.store, code)
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    name = f"{row.game}-{code}.json"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=JSON)


async def upload(request: Request) -> Response:
    """Import a record file as a finished match, if it passes verification."""
    hall = hall_of(request)
    hall.limits.uploads.check(address_of(request))
    record = parse_record(await body_of(request, RECORD), FILE)
    check_shape(record, FILE)
    hall.limits.archives.check(address_of(request), cost=cost_of(len(record.actions), record.seats))
    if record.set is not msgspec.UNSET:
        check_may_bring(request)
    made = await hall.thinkers.work(for_person(address_of(request), address_of(request)), import_record, record)
    if record.set is not msgspec.UNSET:
        await hall.sets.put(record.set, player_of(request) or "")
    await keep_imported(hall.store, made)
    return answer(Created(made.facts.code), 201)


async def fork(request: Request) -> Response:
    """Make a match with the same deal and the same actions up to that point, with bots on the other seats.

    The seed of the old deal is the secret of the new match; it needs no nonces, so the match starts at once.
    """
    guest = Guest(request)
    hall = hall_of(request)
    code = match_code(request)
    wanted = await read(request, Fork)
    row = await hall.archives.need(code, address_of(request))
    record, about = await kept.record(hall.store, code), await kept.about(hall.store, code)
    if not 0 <= wanted.number <= len(record.actions):
        raise Invalid("rewind-bad-number", found=wanted.number, allowed=f"0-{len(record.actions)}")
    if not 0 <= wanted.seat < row.seats:
        raise Invalid("no-such-seat", found=wanted.seat, allowed=f"0-{row.seats - 1}")
    if record.outcome is not None and wanted.number == len(record.actions):
        raise Illegal("match-over")
    hall.limits.creations.check(address_of(request), guest.player)
    await hall.processes.check(row)
    game = load_version(row.game, row.rules, row.package)
    setup = game.stored_setup(seats=row.seats, mode=row.mode, options=record.options)
    bot = wanted.bot.removeprefix(BOT)
    address = address_of(request)
    await hall.check_bot(game, setup, bot, for_person(guest.player, address))
    changes: list[AnyChange] = [
        SatDown(seat, guest.player) if seat == wanted.seat else BotSeated(seat, bot) for seat in range(row.seats)
    ]
    changes += [Started(), *map(Acted, about.actors[: wanted.number], record.actions)]
    seed = deal_seed(record.seed, record.nonces)
    made = new_facts(game, setup, seed=seed, owner=guest.player)
    return guest.greet(answer(Created(await hall.create(made, changes, address)), 201))


ROUTES = [
    Route("/api/matches/{code}/record", download),
    Route("/api/matches/{code}/fork", fork, methods=["POST"]),
    Route("/api/records", upload, methods=["POST"]),
]
