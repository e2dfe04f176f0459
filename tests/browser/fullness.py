"""Tables at their fullest: matches between bots with fixed seeds, and the moments at which a person sees most."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

import carteado
from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.rng import seeded
from carteado.match.match import Match
from carteado.match.record import make_record

SEEDS = range(1, 6)
SEAT = 0


class Moment(NamedTuple):
    """A finished match, and how many of its actions lead to the moment."""

    record: bytes
    number: int


@cache
def fullest(game: str, mode: str, seats: int) -> tuple[Moment, Moment]:
    """Of several matches the moment with the most on the table, and the one with the most to choose from."""
    most_shown, most_offered = (0, Moment(b"", 0)), (0, Moment(b"", 0))
    for seed in SEEDS:
        match, shown, offered = played(game, mode, seats, seed)
        record = msgspec.json.encode(make_record(match))
        most_shown = max(most_shown, (shown[0], Moment(record, shown[1])))
        most_offered = max(most_offered, (offered[0], Moment(record, offered[1])))
    return most_shown[1], most_offered[1]


def played(id: str, mode: str, seats: int, seed: int) -> tuple[Match, tuple[int, int], tuple[int, int]]:
    """A match between bots at random; the longest view of the seat and the longest list of its actions, with when."""
    game = carteado.load(id)
    match = Match(game, game.setup(seats=seats, mode=mode), seed, ["bot:random"] * seats)
    bots = [make_bot(game, "random", seeded(f"{seed}:{seat}")) for seat in range(seats)]
    shown = offered = (0, 0)
    while (decision := match.state.decision) is not None:
        if decision.seat == SEAT:
            shown = max(shown, (len(msgspec.json.encode(match.state.view(SEAT))), match.number))
            offered = max(offered, (len(match.state.legal()), match.number))
        match.accept(bots[decision.seat].choose(Perspective(match.state, decision.seat)))
    return match, shown, offered
