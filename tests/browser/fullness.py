"""Tables at their fullest: matches between bots with fixed seeds, and the moments at which a person sees most."""

from __future__ import annotations

from collections.abc import Iterator
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
LATEST = 600  # actions: later moments show little more, and a server takes long to check and archive their records


class Case(NamedTuple):
    """A kind of table; as text, the id of its test."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}"


class Moment(NamedTuple):
    """A moment of a match at which the seat is asked: how long its view is, and how many actions it has."""

    shown: int
    offered: int
    seed: int
    number: int


class Recorded(NamedTuple):
    """A match recorded up to a moment, and the number of its actions."""

    record: bytes
    number: int


@cache
def fullest(case: Case) -> tuple[Recorded, Recorded]:
    """Return, of many matches, the moment with the most on the table and the one with the most to choose from."""
    moments = [moment for seed in SEEDS for moment in asked_moments(case, seed)]
    most_shown = max(moments)
    most_offered = max(moments, key=lambda moment: moment.offered)
    return recorded(case, most_shown), recorded(case, most_offered)


def asked_moments(case: Case, seed: int) -> Iterator[Moment]:
    for match in played(case, seed):
        decision = match.state.decision
        if decision is not None and decision.seat == SEAT:
            shown = len(msgspec.json.encode(match.state.view(SEAT)))
            yield Moment(shown, len(match.state.legal()), seed, match.number)


def recorded(case: Case, moment: Moment) -> Recorded:
    match = next(match for match in played(case, moment.seed) if match.number == moment.number)
    return Recorded(msgspec.json.encode(make_record(match)), moment.number)


def played(case: Case, seed: int) -> Iterator[Match]:
    """Play a match between random bots, and yield it before each of its first actions."""
    game = carteado.load(case.game)
    match = Match(game, game.setup(seats=case.seats, mode=case.mode), seed, ["bot:random"] * case.seats)
    bots = [make_bot(game, "random", seeded(f"{seed}:{seat}")) for seat in range(case.seats)]
    while (decision := match.state.decision) is not None and match.number <= LATEST:
        yield match
        match.accept(bots[decision.seat].choose(Perspective(match.state, decision.seat)))
