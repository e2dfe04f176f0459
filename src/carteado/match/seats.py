"""The players of a match, as given by `--seats`."""

from __future__ import annotations

from collections.abc import Sequence

from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Bot
from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.rng import Rng, fork
from carteado.match.match import Match

HUMAN = "human"
BOT = "bot:"


def read_seats(text: str | None, count: int) -> list[str]:
    """Parse `human,bot:search:200ms`; the default is a person against search bots."""
    players = text.split(",") if text else [HUMAN] + [f"{BOT}search"] * (count - 1)
    if len(players) != count:
        raise Invalid("seats-wrong-count", found=len(players), expected=count)
    for player in players:
        if player != HUMAN and not player.startswith(BOT):
            raise unknown("seat-unknown", player, [HUMAN, f"{BOT}random", f"{BOT}greedy", f"{BOT}search"])
    return players


class Players:
    """The bots of a match on their seats; the other seats are people."""

    def __init__(self, game: Game, players: Sequence[str], rng: Rng) -> None:
        self.bots: list[Bot | None] = [
            make_bot(game, player.removeprefix(BOT), fork(rng)) if player.startswith(BOT) else None
            for player in players
        ]
        self.people = [seat for seat, player in enumerate(players) if player == HUMAN]

    def advance(self, match: Match) -> None:
        """Let the bots act until a person is asked or the match is over."""
        play_out(match.state, self.bots, accept=match.accept)
