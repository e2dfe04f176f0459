"""Playing a whole match between bots in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Bot
from carteado.core.game import Game
from carteado.core.rng import fork, seeded
from carteado.games import load
from carteado.match.match import Match


def play(
    game: str | Game,
    bots: Sequence[str | Bot],
    *,
    seed: int | str | None = None,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Play a match with a bot on every seat; a bot is a spec such as `search:500` or a `Bot` of your own.

    >>> import carteado
    >>> match = carteado.play("naipes", ["greedy", "random"], seed=7)
    >>> match.over, match.state.outcome().winners
    (True, [0])
    """
    rules = load(game) if isinstance(game, str) else game
    setup = rules.setup(seats=len(bots), mode=mode, options=options)
    match = Match(rules, setup, seed, [f"bot:{bot}" if isinstance(bot, str) else "bot:own" for bot in bots])
    thinking = seeded(f"{match.seed}:bots")
    made = [make_bot(rules, bot, fork(thinking)) if isinstance(bot, str) else bot for bot in bots]
    play_out(match.state, made, accept=match.accept)
    return match
