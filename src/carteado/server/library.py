"""What there is to play and to read: games, cards, decks, rulebooks and texts."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.bots import bot_names
from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.games import load, names
from carteado.server.asking import JSON, kept
from carteado.server.protocol import CardFacts, DeckFacts, GameFacts, ModeFacts, OptionFacts
from carteado.texts import FOLDER, LANGUAGES, Speaker

FTL = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"


@cache
def all_games() -> bytes:
    return msgspec.json.encode([facts(load(name)) for name in names()])


def facts(game: Game) -> GameFacts:
    return GameFacts(
        id=game.id,
        rules=game.rules_version,
        modes=[ModeFacts(mode.name, list(mode.seats)) for mode in game.modes],
        options=[OptionFacts(option.name, list(option.values), option.free) for option in game.options],
        presets={name: dict(values) for name, values in game.presets.items()},
        bots=bot_names(game),
        decks=list(game.decks()),
        cards=bool(game.card_data()),
    )
        deck_options=list(game.deck_options),


@cache
def all_cards(id: str) -> bytes:
    game = load(id)
    speakers = {lang: Speaker(lang, game.folder / "texts") for lang in LANGUAGES}

    def spoken(message: Message | None) -> dict[str, str]:
        return {lang: say.say(message) if message is not None else "" for lang, say in speakers.items()}

    found = []
    for card, data in game.card_data().items():
        name, kind, text = game.card_words(card)
        found.append(CardFacts(card, msgspec.to_builtins(data), spoken(name), spoken(kind), spoken(text)))
    return msgspec.json.encode(found)


@cache
def all_decks(id: str) -> bytes:
    return msgspec.json.encode([DeckFacts(name, list(cards.items())) for name, cards in load(id).decks().items()])


def language(found: str) -> str:
    if found not in LANGUAGES:
        raise unknown("language-unknown", found[:20], LANGUAGES)
    return found


async def games(request: Request) -> Response:
    return kept(request, await asyncio.to_thread(all_games), JSON)


async def cards(request: Request) -> Response:
    return kept(request, await asyncio.to_thread(all_cards, load(request.path_params["game"]).id), JSON)


async def decks(request: Request) -> Response:
    return kept(request, await asyncio.to_thread(all_decks, load(request.path_params["game"]).id), JSON)


async def rules(request: Request) -> Response:
    game = load(request.path_params["game"])
    book = game.folder / "rulebook" / f"{language(request.query_params.get('lang', 'en'))}.md"
    if not book.exists():
        raise Invalid("not-found")
    return kept(request, book.read_bytes(), MARKDOWN)


async def texts(request: Request) -> Response:
    """The common texts, or those of a game."""
    lang = language(request.path_params["lang"])
    id = request.path_params.get("game")
    folder = FOLDER if id is None else load(id).folder / "texts"
    return kept(request, (folder / f"{lang}.ftl").read_bytes(), FTL)


ROUTES = [
    Route("/api/games", games),
    Route("/api/games/{game}/cards", cards),
    Route("/api/games/{game}/decks", decks),
    Route("/api/games/{game}/rules", rules),
    Route("/api/games/{game}/texts/{lang}.ftl", texts),
    Route("/api/texts/{lang}.ftl", texts),
]
