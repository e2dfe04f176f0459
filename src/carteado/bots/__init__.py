"""Bots. Each acts only on what its seat may know."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from carteado.bots.greedy import GreedyBot
from carteado.bots.random import RandomBot
from carteado.bots.search import SearchBot
from carteado.core.bot import Bot, BotMaker
from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.numbers import read_number
from carteado.core.rng import Rng

GROUP = "carteado.bots"
MOST = 10_000_000


def random_bot(strength: str, rng: Rng) -> Bot:
    if strength:
        raise Invalid("bot-bad-strength", bot="random", found=strength, allowed="random")
    return RandomBot(rng)


def greedy_bot(strength: str, rng: Rng) -> Bot:
    """Make the bot of `greedy:20`, which tries every action in 20 determinizations."""
    return GreedyBot(rng, read_count("greedy", strength or "8"))


def search_bot(strength: str, rng: Rng) -> Bot:
    """Make the bot of `search:500` (500 iterations) or `search:200ms` (200 milliseconds)."""
    if not strength or strength.endswith("ms"):
        return SearchBot(rng, 0, read_count("search", strength.removesuffix("ms") or "200"))
    return SearchBot(rng, read_count("search", strength), 0)


FOR_ALL_GAMES: dict[str, BotMaker] = {"random": random_bot, "greedy": greedy_bot, "search": search_bot}


def bot_names(game: Game) -> list[str]:
    """List the bots that can play a game: those for all games, the game's own, and those of other packages."""
    return [*FOR_ALL_GAMES, *game.bots, *packaged()]


def make_bot(game: Game, spec: str, rng: Rng) -> Bot:
    """Make the bot of a spec such as `random`, `greedy`, `search:500` or `search:200ms`.

    >>> import carteado
    >>> from carteado.core.rng import seeded
    >>> type(make_bot(carteado.load("siege"), "random", seeded(1))).__name__
    'RandomBot'
    """
    name, _, strength = spec.partition(":")
    if name in FOR_ALL_GAMES:
        return FOR_ALL_GAMES[name](strength, rng)
    if name in game.bots:
        return game.bots[name](strength, rng)
    if name in packaged():
        made: Bot = packaged()[name].load()(strength, rng)
        return made
    raise unknown("bot-unknown", name, bot_names(game), game=game.id)


def packaged() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def read_count(bot: str, text: str) -> int:
    count = read_number(text, MOST)
    if not count:
        raise Invalid("bot-bad-strength", bot=bot, found=text, allowed=f"1-{MOST}")
    return count
