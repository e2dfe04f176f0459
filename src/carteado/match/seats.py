"""Who plays: people and bots, by the words of `--seats`."""

from __future__ import annotations

from collections.abc import Sequence

from carteado.bots import make_bot
from carteado.core.bot import Bot, Perspective
from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.rng import Rng, fork
from carteado.match.match import Match

HUMAN = "human"
BOT = "bot:"


def read_seats(text: str | None, count: int) -> list[str]:
    """The players of `human,bot:search:200ms`; without any, a person against search bots."""
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
        self.bots: dict[int, Bot] = {
            seat: make_bot(game, player.removeprefix(BOT), fork(rng))
            for seat, player in enumerate(players)
            if player.startswith(BOT)
        }
        self.people = [seat for seat, player in enumerate(players) if player == HUMAN]

    def advance(self, match: Match) -> None:
        """Let the bots act until a person is asked or the match is over."""
        decision = match.state.decision
        while decision is not None and decision.seat in self.bots:
            match.accept(self.bots[decision.seat].choose(Perspective(match.state, decision.seat)))
            decision = match.state.decision
