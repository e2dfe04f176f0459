"""The deck builder: a deck is checked by its game and not stored."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.draft import Draft, Figures, Part
from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.options import Value
from carteado.core.rng import seeded
from carteado.core.secret import new_secret
from carteado.server.asking import answer, read
from carteado.server.library import game_of
from carteado.server.lobby_protocol import DeckFault, DeckFigures, DeckJudged, DeckList, PartFacts
from carteado.server.telling import refused, said

RANDOM = "random"


async def deck(request: Request) -> Response:
    game = await game_of(request)
    given = await read(request, DeckList)
    return answer(await asyncio.to_thread(judge, game, given.text, given.options))


def judge(game: Game, text: str, options: Mapping[str, Value]) -> DeckJudged:
    if text == RANDOM:
        text = game.random_deck(seeded(new_secret()), options)
    return judged(game.draft(text, options))


def judged(draft: Draft) -> DeckJudged:
    return DeckJudged(
        text=draft.text,
        cards=list(draft.cards.items()),
        size=draft.size,
        smallest=draft.sizes[0],
        largest=draft.sizes[1],
        parts=[part(one) for one in draft.parts],
        faults=[fault(one) for one in draft.faults],
        unfit=list(draft.unfit),
        figures=[figures(one) for one in draft.figures],
    )


def part(one: Part) -> PartFacts:
    return PartFacts(one.name, list(one.copies.items()), one.most, one.counted)


def fault(refusal: Refusal) -> DeckFault:
    return DeckFault(refused(refusal).words, refusal.facts.get("rule", ""), refusal.facts.get("card", ""))


def figures(one: Figures) -> DeckFigures:
    title, numbers = one
    return DeckFigures(said(title), [(said(name), value) for name, value in numbers])


ROUTES = [Route("/api/games/{game}/deck", deck, methods=["POST"])]
