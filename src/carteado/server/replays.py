"""Finished matches: looked at step by step, downloaded, opened from a file, and played on from any point."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Illegal, Invalid
from carteado.games import load
from carteado.match.fairness import commit
from carteado.match.match import Match
from carteado.match.record import Record, make_record, parse_record, verify
from carteado.server.asking import JSON, Guest, address_of, answer, body_of, hall_of, number_in, read
from carteado.server.codes import match_code
from carteado.server.entries import Kind
from carteado.server.folding import Folded
from carteado.server.hall import BOT, Hall
from carteado.server.limits import RECORD
from carteado.server.making import new_facts
from carteado.server.protocol import Created, Fork, Frame, Replay
from carteado.server.room import Line
from carteado.server.telling import result_words, seat_entry, view_words, whole_entry
from carteado.server.thinking.queue import for_person

PAGE = 100
MOST_ACTIONS = 5000
FILE = "record.json"


async def finished(request: Request) -> Folded:
    """A match that is over: of any other nothing is shown."""
    folded = await hall_of(request).read(match_code(request))
    if not folded.over or folded.match is None:
        raise Illegal("match-unfinished")
    return folded


async def about(request: Request) -> Response:
    folded = await finished(request)
    facts, result = folded.facts, folded.outcome()
    players = [chair.player for chair in folded.chairs if chair.player]
    names = await hall_of(request).store.names(players)
    return answer(
        Replay(
            code=facts.code,
            game=facts.game,
            mode=facts.mode,
            rules=facts.rules,
            options=facts.options,
            players=[BOT + chair.bot if chair.bot else names.get(chair.player or "", "") for chair in folded.chairs],
            actions=folded.number,
            result=result,
            result_words=result_words(result),
            commitment=facts.commitment,
            nonces=folded.played.nonces,
            seed=str(facts.seed),
            deal=str(folded.played.deal_seed),
            verified=commit(facts.seed) == facts.commitment,
        )
    )


async def frames(request: Request) -> Response:
    """The tables after `first` actions and so many more, as one seat saw them, or with everything told."""
    folded = await finished(request)
    match = folded.played
    seat = number_in(request, "seat", 0, 0, folded.facts.seats - 1) if "seat" in request.query_params else None
    first = number_in(request, "first", 0, 0, match.number)
    count = number_in(request, "count", PAGE, 1, PAGE)
    return answer(await asyncio.to_thread(make_frames, match, seat, first, count))


def make_frames(match: Match, seat: int | None, first: int, count: int) -> list[Frame]:
    again = match.again()
    made = []
    for number in range(min(first + count, match.number + 1)):
        if number:
            again.accept(match.actions[number - 1])
        if number >= first:
            view = again.state.view(seat)
            entry = whole_entry(again, number) if seat is None else seat_entry(again, number, seat)
            made.append(Frame(number, view, entry, view_words(match.game, view)))
    return made


async def download(request: Request) -> Response:
    folded = await finished(request)
    record = await asyncio.to_thread(make_record, folded.played)
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    name = f"{folded.facts.game}-{folded.facts.code}.json"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=JSON)


async def upload(request: Request) -> Response:
    """A record file as a finished match, if it is what the rules give."""
    hall = hall_of(request)
    hall.limits.uploads.check(address_of(request))
    record, actors = await hall.thinkers.ask(
        check_record, await body_of(request, RECORD), errand=for_person("", address_of(request))
    )
    return answer(Created(await keep_record(hall, record, actors)), 201)


def check_record(data: bytes) -> tuple[Record, list[int]]:
    """The record and who took each action; done beside the server, for it may take a while."""
    record = parse_record(data, FILE)
    if len(record.actions) > MOST_ACTIONS:
        raise Invalid("record-too-long", found=len(record.actions), allowed=MOST_ACTIONS)
    if len(record.players) != record.seats or not all(name.isprintable() for name in record.players):
        raise Invalid("record-damaged", file=FILE, reason="players")
    return record, verify(record).actors


async def keep_record(hall: Hall, record: Record, actors: list[int]) -> str:
    lines: list[Line] = [
        (Kind.BOT, seat, name.removeprefix(BOT)[:64]) if name.startswith(BOT) else (Kind.SIT, seat, "")
        for seat, name in enumerate(record.players)
    ]
    lines += [(Kind.NONCE, seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce]
    lines.append((Kind.START, None, ""))
    lines += [(Kind.ACTION, seat, text) for seat, text in zip(actors, record.actions, strict=True)]
    lines.append((Kind.END, None, ""))
    setup = load(record.game).setup(seats=record.seats, mode=record.mode, options=record.options)
    return await hall.create(new_facts(record.game, setup, seed=record.seed), lines)


async def fork(request: Request) -> Response:
    """Play on from there: the same deal and the same actions up to that point, with bots on the other seats.

    The old deal's seed is the new match's secret: nobody adds to it, so it starts at once.
    """
    guest = Guest(request)
    wish = await read(request, Fork)
    hall_of(request).limits.creations.check(address_of(request), guest.player)
    folded = await finished(request)
    match, facts = folded.played, folded.facts
    if not 0 <= wish.number <= match.number:
        raise Invalid("rewind-bad-number", found=wish.number, allowed=f"0-{match.number}")
    if not 0 <= wish.seat < facts.seats:
        raise Invalid("no-such-seat", found=wish.seat, allowed=f"0-{facts.seats - 1}")
    if match.over and wish.number == match.number:
        raise Illegal("match-over")
    bot = wish.bot.removeprefix(BOT)
    address = address_of(request)
    await hall_of(request).check_bot(match.game, match.setup, bot, for_person(guest.player, address))
    lines: list[Line] = [
        (Kind.SIT, seat, guest.player) if seat == wish.seat else (Kind.BOT, seat, bot) for seat in range(facts.seats)
    ]
    lines.append((Kind.START, None, ""))
    for seat, action in zip(match.actors[: wish.number], match.actions, strict=False):
        lines.append((Kind.ACTION, seat, match.game.action_text(action)))
    made = new_facts(facts.game, folded.setup, seed=match.deal_seed, owner=guest.player)
    return guest.greet(answer(Created(await hall_of(request).create(made, lines, address)), 201))


ROUTES = [
    Route("/api/matches/{code}/replay", about),
    Route("/api/matches/{code}/frames", frames),
    Route("/api/matches/{code}/record", download),
    Route("/api/matches/{code}/fork", fork, methods=["POST"]),
    Route("/api/records", upload, methods=["POST"]),
]
