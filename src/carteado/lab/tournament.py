"""Tournaments of bots and decks, round robin or Swiss, with ratings and a crosstable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from carteado.bots import make_bot
from carteado.core.errors import Invalid, unknown
from carteado.core.rng import seeded
from carteado.games import load
from carteado.lab.job import Job
from carteado.lab.playing import play

SYSTEMS = ("robin", "swiss")


class Entrant(msgspec.Struct, frozen=True):
    """A bot, with a deck where the game has decks: `greedy@forge_march`."""

    name: str
    bot: str
    deck: str


class Standing(msgspec.Struct):
    """A standing; `rating` is a conservative estimate: the mean skill less three standard deviations."""

    name: str
    rating: float
    skill: float
    unsure: float
    points: float
    games: int


class Result(msgspec.Struct):
    standings: list[Standing]
    crosstable: dict[str, dict[str, tuple[float, int]]]  # points of the first against the second, and games


def read_entrants(game: str, words: Sequence[str]) -> list[Entrant]:
    rules = load(game)
    entrants = []
    for word in words:
        bot, _, deck = word.partition("@")
        make_bot(rules, bot, seeded(0))
        if deck and deck not in rules.decks():
            raise unknown("deck-unknown", deck, rules.decks())
        entrants.append(Entrant(word, bot, deck))
    if len(set(words)) != len(words) or len(words) < 2:
        raise Invalid("tournament-bad-entrants", found=", ".join(words))
    return entrants


class Tournament:
    """A series of meetings of two entrants, each on every seat of the same deals."""

    def __init__(
        self, game: str, entrants: Sequence[Entrant], *, mode: str | None, options: Mapping[str, Any], seed: int
    ) -> None:
        self.rules = load(game)
        self.entrants = list(entrants)
        self.mode = mode
        self.options = dict(options)
        self.seed = seed
        self.model = PlackettLuce()
        self.ratings = {entrant.name: self.model.rating(name=entrant.name) for entrant in entrants}
        self.points = {one.name: {other.name: 0.0 for other in entrants if other != one} for one in entrants}
        self.games = {one.name: {other.name: 0 for other in entrants if other != one} for one in entrants}

    def meet(self, one: Entrant, other: Entrant, number: int) -> None:
        """Play one deal twice, once from each side."""
        for first, second in ((one, other), (other, one)):
            scores = self.play(first, second, number)
            for player, foe, score in ((first, second, scores[0]), (second, first, scores[1])):
                self.points[player.name][foe.name] += score
                self.games[player.name][foe.name] += 1
            self.rate(first, second, scores)

    def play(self, first: Entrant, second: Entrant, number: int) -> list[float]:
        options = dict(self.options)
        for seat, entrant in enumerate((first, second)):
            if entrant.deck:
                options[self.rules.deck_choice(seat)] = entrant.deck
        setup = self.rules.setup(mode=self.mode, options=options, seats=2)
        job = Job(self.rules.id, setup.mode, setup.options, (first.bot, second.bot), self.seed)
        return play(self.rules, setup, job, number).scores

    def rate(self, first: Entrant, second: Entrant, scores: list[float]) -> None:
        teams = [[self.ratings[first.name]], [self.ratings[second.name]]]
        ((one,), (other,)) = self.model.rate(teams, scores=scores)
        self.ratings[first.name], self.ratings[second.name] = one, other

    def total(self, name: str) -> float:
        return sum(self.points[name].values())

    def result(self) -> Result:
        standings = [
            Standing(
                name,
                round(rating.ordinal(), 3),
                round(rating.mu, 3),
                round(rating.sigma, 3),
                self.total(name),
                sum(self.games[name].values()),
            )
            for name, rating in self.ratings.items()
        ]
        standings.sort(key=lambda standing: (-standing.rating, standing.name))
        table = {
            one: {other: (self.points[one][other], self.games[one][other]) for other in others}
            for one, others in self.points.items()
        }
        return Result(standings, table)


def hold(
    tournament: Tournament, system: str, deals: int, rounds: int, progress: Callable[[int], None] | None = None
) -> Result:
    if system not in SYSTEMS:
        raise unknown("tournament-bad-system", system, SYSTEMS)
    pairings = everyone(tournament) if system == "robin" else swiss(tournament, rounds)
    for one, other in pairings:
        for number in range(deals):
            tournament.meet(one, other, number)
        if progress is not None:
            progress(1)
    return tournament.result()


def meetings(entrants: int, system: str, rounds: int) -> int:
    """The number of meetings."""
    return entrants * (entrants - 1) // 2 if system == "robin" else rounds * (entrants // 2)


def everyone(tournament: Tournament) -> Iterator[tuple[Entrant, Entrant]]:
    return combinations(tournament.entrants, 2)


def swiss(tournament: Tournament, rounds: int) -> Iterator[tuple[Entrant, Entrant]]:
    """Swiss rounds: neighbours in the standings meet, least frequent pairs first; with an odd number one rests."""
    for _ in range(rounds):
        waiting = sorted(tournament.entrants, key=lambda entrant: (-tournament.total(entrant.name), entrant.name))
        pairs = []
        while len(waiting) > 1:
            one = waiting.pop(0)
            met = tournament.games[one.name]
            other = min(waiting, key=lambda entrant: (met[entrant.name], waiting.index(entrant)))
            waiting.remove(other)
            pairs.append((one, other))
        yield from pairs
