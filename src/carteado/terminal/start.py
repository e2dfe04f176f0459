"""Starting a match at the terminal."""

from __future__ import annotations

import importlib
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from carteado.bots import make_bot
from carteado.core.rng import seeded
from carteado.games import load
from carteado.match.match import Match
from carteado.match.seats import BOT, read_seats
from carteado.terminal.table import LineTable, open_match
from carteado.texts import Speaker


def new_match(id: str, mode: str | None, options: Mapping[str, str], seats: str | None, seed: int | None) -> Match:
    """Make a match from command-line arguments; check that its bots can be made."""
    game = load(id)
    setup = game.setup(mode=mode, seats=len(seats.split(",")) if seats else None, options=options)
    players = read_seats(seats, setup.seats)
    for player in players:
        if player.startswith(BOT):
            make_bot(game, player.removeprefix(BOT), seeded(0))
    return Match(game, setup, seed, players)


def play_match(match: Match, say: Speaker, seed: int | None = None) -> None:
    """Play a match. With a seed the bots are reproducible too."""
    with suppress(ImportError):
        importlib.import_module("readline")  # gives `input` line editing and history
    thinking = seeded(secrets.randbits(60) if seed is None else -1 - seed)
    LineTable(match, say, thinking).run()


def resume_match(id: str, file: Path | None, say: Speaker) -> None:
    match = open_match(id, file)
    play_match(match, Speaker.of(match.game, say.lang))
