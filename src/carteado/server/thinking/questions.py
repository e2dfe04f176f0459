"""The questions that a worker answers about a match, and which bots are allowed."""

from __future__ import annotations

from typing import Any

from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.errors import Invalid, Refusal
from carteado.core.game import Game
from carteado.core.numbers import read_number
from carteado.core.rng import seeded
from carteado.games import load
from carteado.match.advice import Advice, advise
from carteado.match.rules import load_version

LONGEST_MS = 5000
MOST_LOOKS = 20_000
MOST_WORLDS = 200
LONGEST_SPEC = 40
SUBSTITUTE = "greedy"


def choose(saved: dict[str, Any], bot: str, seed: str) -> str:
    game = load_version(saved["game"], saved["rules"])
    state = game.load(saved)
    assert state.decision is not None
    table = Perspective(state, state.decision.seat)
    try:
        action = make_bot(game, bot, seeded(seed)).choose(table)
    except Refusal:
        # A bot that lacks something here, such as a solved table, must not block the match.
        action = make_bot(game, SUBSTITUTE, seeded(seed)).choose(table)
    return game.action_text(action)


def try_bot(id: str, chosen: dict[str, Any], bot: str) -> None:
    """Let the bot act once at a table of this setup, to see that it can."""
    game = load(id)
    state = game.new(seed=0, **chosen)
    assert state.decision is not None
    make_bot(game, bot, seeded(0)).choose(Perspective(state, state.decision.seat))


def hint(saved: dict[str, Any], seat: int, seed: str) -> Advice | None:
    """The value of each action, exact where the game is solved, else estimated by search, and what follows the best."""
    return advise(load_version(saved["game"], saved["rules"]).load(saved), seat, seeded(seed))


def check_bot(game: Game, spec: str) -> None:
    """Refuse a bot that is unknown, or that thinks for longer than a shared server allows."""
    name, _, strength = spec[:LONGEST_SPEC].partition(":")
    if len(spec) <= LONGEST_SPEC:
        make_bot(game, spec, seeded(0))
        looks = MOST_WORLDS if name == "greedy" else MOST_LOOKS
        digits = strength.removesuffix("ms")
        most = looks if digits == strength else LONGEST_MS
        if not digits.isdecimal() or read_number(digits, most) is not None:
            return
    allowed = f"1-{MOST_WORLDS}" if name == "greedy" else f"1-{MOST_LOOKS}, 1ms-{LONGEST_MS}ms"
    raise Invalid("bot-bad-strength", bot=name, found=strength, allowed=allowed)
