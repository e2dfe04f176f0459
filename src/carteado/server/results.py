"""Results of one's own matches: written with the archive of a match, counted by game, deck and level.

The level is the bots that were played against, `people` if there was another person, and `preset:NAME` for a game
played alone. A row stays when its match is deleted, and goes when its player asks to be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from carteado.match.match import Match
from carteado.server.entries import Chair
from carteado.server.folded import Folded
from carteado.server.lobby_protocol import ResultLine
from carteado.server.schema import results
from carteado.texts.book import book_for

if TYPE_CHECKING:
    from carteado.server.store import Store

RANDOM = "random"
OWN_DECK = "own"
PEOPLE = "people"
GAVE_UP = ("time", "resigned")  # why a bot played on for somebody who has lost
LONGEST = 64


class Result(NamedTuple):
    """How a match ended for the person on a seat."""

    seat: int
    player: str
    game: str
    deck: str
    level: str
    score: float
    at: float


def results_of(folded: Folded) -> Iterator[Result]:
    """Yield the result of every person who sat in a match; whoever gave up has lost."""
    outcome = folded.outcome()
    if outcome is None:
        return
    match = folded.played
    for seat, chair in enumerate(folded.chairs):
        if chair.player:
            score = 0.0 if chair.left in GAVE_UP else float(outcome["scores"][seat])
            deck, level = deck_of(match, seat), level_of(match, folded.chairs, seat)
            yield Result(seat, chair.player, match.game.id, deck, level, score, folded.changed)


def deck_of(match: Match, seat: int) -> str:
    """Return the ready deck that a seat played, or that it was a random one or the player's own; "" without decks."""
    chosen = match.setup.options.get(match.game.deck_choice(seat))
    if chosen is None:
        return ""
    return str(chosen) if chosen == RANDOM or chosen in match.game.decks() else OWN_DECK


def level_of(match: Match, chairs: Sequence[Chair], seat: int) -> str:
    """Return against whom a seat played, or by the nearest preset if alone."""
    others = [chair for place, chair in enumerate(chairs) if place != seat]
    if any(chair.player for chair in others):
        return PEOPLE
    if others:
        return "+".join(sorted({chair.bot for chair in others}))[:LONGEST]
    return f"preset:{book_for(match.game, match.setup.options)}"


async def of_player(store: Store, player: str) -> list[ResultLine]:
    """Count the results of a player by game, deck and level; the games and decks that were played most come first."""
    kinds = (results.c.game, results.c.deck, results.c.level)
    won = sa.func.sum(sa.case((results.c.score == 1.0, 1), else_=0))
    lost = sa.func.sum(sa.case((results.c.score == 0.0, 1), else_=0))
    played = sa.func.count()
    query = sa.select(*kinds, played, won, lost).where(results.c.player == player).group_by(*kinds)
    rows = await store.rows(query.order_by(played.desc(), *kinds))
    return [ResultLine(*row) for row in rows]
