"""The workshop: drafts of card sets are checked, and sets are brought, tried, printed and measured."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.bots import bot_names
from carteado.core.errors import Invalid
from carteado.core.sets import Contents
from carteado.games import load
from carteado.kit.game import CardGame
from carteado.kit.picture import emblems, grounds
from carteado.lab.decks import deck_with
from carteado.printing.press import Order, print_parts
from carteado.server.asking import JSON, Guest, address_of, answer, body_of, errand_of, hall_of, kept, read
from carteado.server.benching import bench_table
from carteado.server.brought import SIZE, cards_of, check_brought
from carteado.server.drafting import changes_in, check_draft
from carteado.server.guests import player_of
from carteado.server.library import asked_language
from carteado.server.lobby_protocol import SetFacts
from carteado.server.permission import check_may_bring, may_bring
from carteado.server.sets import describe, read_contents
from carteado.server.workshop_protocol import (
    BenchTaken,
    Brought,
    Draft,
    WorkshopFacts,
    WorkshopOpen,
)
from carteado.texts import Speaker

DRAFT = 2 * SIZE
MOST_PRINTED = 120


async def is_open(request: Request) -> Response:
    return answer(WorkshopOpen(may_bring(request)))


async def facts(request: Request) -> Response:
    """What the workshop needs to know of a game."""
    game = await hall_of(request).sets.load(request.path_params["game"])
    if not isinstance(game, CardGame):
        raise Invalid("cards-none", game=game.id)
    return kept(request, await asyncio.to_thread(encode_facts, game), JSON)


def encode_facts(game: CardGame) -> bytes:
    cards = [msgspec.to_builtins(card) for _, card in game.card_set.own_cards()]
    return msgspec.json.encode(
        WorkshopFacts(game.card_schema(), cards, sorted(grounds()), sorted(emblems()), bot_names(game))
    )


async def check(request: Request) -> Response:
    """Check a draft."""
    hall, game = hall_of(request), load(request.path_params["game"])
    check_may_bring(request)
    if not isinstance(game, CardGame):
        raise Invalid("cards-none", game=game.id)
    draft = await read(request, Draft, DRAFT)
    hall.limits.drafts.check(address_of(request), player_of(request))
    return answer(await hall.thinkers.ask(check_draft, game.id, draft, errand=errand_of(request)))


async def bring(request: Request) -> Response:
    """Store a set, after playing it a little in a worker."""
    guest, hall = Guest(request), hall_of(request)
    check_may_bring(request)
    hall.limits.sets.check(address_of(request), guest.player)
    contents = read_contents(await body_of(request, SIZE))
    brought = await hall.thinkers.ask(look_over, contents, errand=errand_of(request))
    await hall.sets.put(contents, guest.player)
    return guest.greet(answer(brought, 201))


def look_over(contents: Contents) -> Brought:
    """Check a set that a stranger brings, and find a deck for its cards."""
    check_brought(contents)
    game = cast(CardGame, load(f"{contents.game}+{contents.digest}"))
    made = deck_with(game, cards_of(game))
    return Brought(game.edition, made.text, made.ready, game.deck_choice(0))


async def about(request: Request) -> Response:
    """A stored set, for whoever has its link."""
    hall, id = hall_of(request), request.path_params["edition"]
    game = await hall.sets.load(id)
    if game.contents is None:
        raise Invalid("set-unknown", found=id[:12], game=game.id)
    stored = await hall.sets.briefs([(game.id, game.rules_version)])
    brief = stored.get(game.edition) or describe(game.contents)
    changes = await asyncio.to_thread(changes_in, cast(CardGame, game), game.contents)
    return answer(SetFacts(brief, msgspec.to_builtins(game.contents.plain()), changes))


async def bench(request: Request) -> Response:
    hall = hall_of(request)
    check_may_bring(request)
    hall.limits.lessons.check(address_of(request), player_of(request))
    game = await hall.sets.load(request.path_params["game"])
    taken = await read(request, BenchTaken)
    return answer(await hall.thinkers.ask(bench_table, game.edition, taken, errand=errand_of(request)))


async def print_set(request: Request) -> Response:
    """The cards of a set, or those that are named, as a PDF to print."""
    hall, lang = hall_of(request), asked_language(request)
    check_may_bring(request)
    hall.limits.sets.check(address_of(request), player_of(request))
    game = await hall.sets.load(request.path_params["game"])
    wanted = [id for id in request.query_params.get("cards", "").split(",") if id] or cards_of(game)
    unknown = [id for id in wanted if id not in game.card_data()]
    if unknown or not 0 < len(wanted) <= MOST_PRINTED:
        raise Invalid("print-unknown-card", found=", ".join(unknown)[:40], allowed=f"1-{MOST_PRINTED}")
    made = await hall.thinkers.work(errand_of(request), printed, game.edition, lang, wanted)
    name = f"{game.id}-cards.pdf"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(made, headers=headers, media_type="application/pdf")


def printed(edition: str, lang: str, cards: list[str]) -> bytes:
    game = load(edition)
    return print_parts(game, Speaker.of(game, lang), cards, Order(), ["cards"])


ROUTES = [
    Route("/api/workshop", is_open),
    Route("/api/sets", bring, methods=["POST"]),
    Route("/api/sets/{edition}", about),
    Route("/api/games/{game}/workshop", facts),
    Route("/api/games/{game}/workshop", check, methods=["POST"]),
    Route("/api/games/{game}/bench", bench, methods=["POST"]),
    Route("/api/games/{game}/print.pdf", print_set),
]
