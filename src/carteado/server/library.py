"""The library: games, cards, decks, rulebooks and texts over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.bots import bot_names
from carteado.core.errors import Invalid, unknown
from carteado.core.face import Paragraph
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.games import load, names
from carteado.kit.game import CardGame
from carteado.kit.picture import card_picture
from carteado.learn.course import lesson_files
from carteado.puzzles.book import puzzle_files
from carteado.server.asking import JSON, hall_of, kept
from carteado.server.lobby_protocol import (
    CardFacts,
    CardPicture,
    DeckFacts,
    GameFacts,
    Meaning,
    Meanings,
    ModeFacts,
    OptionFacts,
    TextParagraph,
)
from carteado.server.sets import describe
from carteado.server.workbench import Workbench
from carteado.texts import FOLDER, LANGUAGES, WEB, Speaker, book, lookup

FTL = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
SVG = "image/svg+xml; charset=utf-8"
JAVASCRIPT = "text/javascript; charset=utf-8"
OWN_BOARD = "board.js"
LONGEST_WORD = 80


@lru_cache(maxsize=64)
def all_games(watched: str = "") -> bytes:
    return msgspec.json.encode([facts(load(name), name == watched) for name in names()])


def facts(game: Game, watched: bool) -> GameFacts:
    return GameFacts(
        id=game.id,
        rules=game.rules_version,
        modes=[ModeFacts(mode.name, list(mode.seats)) for mode in game.modes],
        options=[OptionFacts(option.name, list(option.values), option.free, option.typed) for option in game.options],
        presets={name: dict(values) for name, values in game.presets.items()},
        books=book.books(game),
        bots=bot_names(game),
        decks=list(game.decks()),
        deck_options=list(game.deck_options),
        cards=bool(game.card_data()),
        sets=isinstance(game, CardGame),
        board=(game.folder / OWN_BOARD).is_file(),
        lessons=len(lesson_files(game.folder)),
        puzzles=len(puzzle_files(game.folder)),
        minutes=game.minutes,
        difficulty=game.difficulty,
        watched=watched,
        set=None if game.contents is None else describe(game.contents),
    )


@lru_cache(maxsize=32)
def all_cards(id: str) -> bytes:
    return encode_cards(load(id))


def encode_cards(game: Game) -> bytes:
    return msgspec.json.encode(all_facts(game, game.card_data()))


def all_facts(game: Game, cards: Iterable[str]) -> list[CardFacts]:
    """The facts of these cards, in every language."""
    speakers = {lang: Speaker.of(game, lang) for lang in LANGUAGES}

    def spoken(message: Message | None) -> dict[str, str]:
        return {lang: say.say(message) if message is not None else "" for lang, say in speakers.items()}

    found = []
    for card in cards:
        name, kind, text = game.card_words(card)
        plain = msgspec.to_builtins(game.card_data()[card])
        paragraphs = {lang: [in_runs(part) for part in game.card_paragraphs(card, lang)] for lang in LANGUAGES}
        said = (spoken(name), spoken(kind), spoken(game.card_line(card)), spoken(text))
        found.append(CardFacts(card, plain, *said, paragraphs, game.pips(card), drawn(game, card)))
    return found


def in_runs(paragraph: Paragraph) -> TextParagraph:
    return msgspec.convert(paragraph, TextParagraph, from_attributes=True)


def drawn(game: Game, card: str) -> CardPicture | None:
    picture = card_picture(game, card, game.card_data()[card])
    return None if picture is None else msgspec.convert(picture, CardPicture, from_attributes=True)


@lru_cache(maxsize=32)
def all_decks(id: str) -> bytes:
    return msgspec.json.encode([DeckFacts(name, list(cards.items())) for name, cards in load(id).decks().items()])


def language(found: str) -> str:
    if found not in LANGUAGES:
        raise unknown("language-unknown", found, LANGUAGES)
    return found


def asked_language(request: Request) -> str:
    return language(request.query_params.get("lang", "en"))


def bench_of(request: Request) -> Workbench | None:
    bench: Workbench | None = request.app.state.bench
    return bench


async def game_of(request: Request) -> Game:
    """The game of the path, which may name a card set too."""
    return await hall_of(request).sets.load(request.path_params["game"])


async def games(request: Request) -> Response:
    bench = bench_of(request)
    return kept(request, await asyncio.to_thread(all_games, bench.sight.game.id if bench else ""), JSON)


async def one_game(request: Request) -> Response:
    game = await game_of(request)
    made = msgspec.structs.replace(facts(game, watched=False), id=game.edition)
    return kept(request, msgspec.json.encode(made), JSON)


async def cards(request: Request) -> Response:
    game, bench = await game_of(request), bench_of(request)
    if bench is None or bench.sight.game.id != game.id:
        return kept(request, await asyncio.to_thread(all_cards, request.path_params["game"]), JSON)
    return kept(request, await asyncio.to_thread(encode_cards, bench.sight.game), JSON)


async def decks(request: Request) -> Response:
    await game_of(request)
    return kept(request, await asyncio.to_thread(all_decks, request.path_params["game"]), JSON)


async def rules(request: Request) -> Response:
    game = await game_of(request)
    preset = request.query_params.get("preset", "")
    text = await asyncio.to_thread(book.rulebook, game, asked_language(request), preset)
    return kept(request, text.encode(), MARKDOWN)


async def meanings(request: Request) -> Response:
    """What a word of the game means; without one, everything that has a meaning but the cards."""
    game, lang = await game_of(request), asked_language(request)
    word = request.query_params.get("word", "")[:LONGEST_WORD].strip()
    return kept(request, await asyncio.to_thread(encode_meanings, game, lang, word), JSON)


def encode_meanings(game: Game, lang: str, word: str) -> bytes:
    found = lookup.best_matches(lookup.all_meanings(game, lang), lang, word) if word else lookup.explained(game, lang)
    near = lookup.nearest(game, lang, word) if word and not found else []
    return msgspec.json.encode(Meanings([Meaning(one.key, one.name, one.text, one.rule) for one in found], near))


async def picture(request: Request) -> Response:
    """A picture of the rulebook."""
    game = await game_of(request)
    drawn = book.picture(game, request.path_params["picture"], asked_language(request))
    return kept(request, drawn.encode(), SVG)


async def texts(request: Request) -> Response:
    """The common texts, or those of a game."""
    lang = language(request.path_params["lang"])
    id = request.path_params.get("game")
    if id is None:
        return kept(request, b"\n".join((folder / f"{lang}.ftl").read_bytes() for folder in (FOLDER, WEB)), FTL)
    found = await asyncio.to_thread((await game_of(request)).messages, lang)
    return kept(request, found.encode(), FTL)


async def own_board(request: Request) -> Response:
    """The board that the package of a game brings: as trusted as the rest of what the host has installed."""
    file = (await game_of(request)).folder / OWN_BOARD
    if not file.is_file():
        raise Invalid("not-found")
    return kept(request, await asyncio.to_thread(file.read_bytes), JAVASCRIPT)


ROUTES = [
    Route("/api/games", games),
    Route("/api/games/{game}", one_game),
    Route("/api/games/{game}/board.js", own_board),
    Route("/api/games/{game}/cards", cards),
    Route("/api/games/{game}/decks", decks),
    Route("/api/games/{game}/meanings", meanings),
    Route("/api/games/{game}/rules", rules),
    Route("/api/games/{game}/rules/{picture}.svg", picture),
    Route("/api/games/{game}/texts/{lang}.ftl", texts),
    Route("/api/texts/{lang}.ftl", texts),
]
