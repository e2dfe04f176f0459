"""Comparison of two versions on the same deals with seats swapped, until one is shown to do better.

A version is a choice of options, card set, deck and bot for one side. Both versions play the same seeds against the
same decks, each seed once from every seat (paired samples), which removes most of the variance of the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from carteado.bots import make_bot
from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.rng import seeded
from carteado.games import load
from carteado.lab.job import Job
from carteado.lab.playing import Row, play
from carteado.lab.sequence import Interval, asymptotic, bounded
from carteado.lab.sides import Side, one_side

T = TypeVar("T")

BATCH = 20
# The measures, with how the interval of their differences is found.
QUESTIONS: Mapping[str, Callable[[Sequence[float], float], Interval]] = {
    "score": bounded,
    "first": bounded,
    "draws": bounded,
    "turns": asymptotic,
    "decisions": asymptotic,
}


@dataclass(frozen=True)
class Version:
    """One side of a comparison: options of the whole match, and deck, bot and card set of the measured seat.

    `edition` is the game with the card set, as `load` finds it. What the set changes is changed for this side only.
    """

    options: dict[str, Any] = field(default_factory=dict)
    deck: str = ""
    bot: str = ""
    edition: str = ""


@dataclass(frozen=True)
class Question:
    """What both versions share: game, mode, seed, the bot on every seat (the level), and the opponents' decks.

    Without `against` the opponents play each ready deck in turn.
    """

    game: str
    mode: str | None
    level: str
    seed: int = 0
    against: tuple[str, ...] = ()


class Finding(msgspec.Struct):
    """The result for one measure at one level: the difference between A and B."""

    level: str
    question: str
    difference: Interval
    verdict: str


def read_version(words: Sequence[str], game: str = "") -> Version:
    """Parse a version from words such as `second_sparks=2`, `set=mine.yaml`, `deck=forge_march`, `bot=search:200`."""
    known: dict[str, str] = {}
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Invalid("option-not-a-pair", found=word)
        if name in ("set", "deck", "bot"):
            known[name] = value
        else:
            options[name] = value
    return Version(options, known.get("deck", ""), known.get("bot", ""), kept_edition(game, known.get("set")))


def kept_edition(game: str, path: str | None) -> str:
    """Keep the card set of a path; return the id under which the game is loaded with it."""
    return load(game, Path(path)).edition if path else ""


# What is played


@dataclass(frozen=True)
class Pair:
    """Two versions and what they share. `decks` are those of each version that it plays in turn, `against` the others'.

    Where only options differ, no side is special, and a deal is played once for all seats.
    """

    question: Question
    versions: tuple[Version, Version]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    against: tuple[str, ...]
    seats: int

    @property
    def sided(self) -> bool:
        return any(version.deck or version.bot or version.edition for version in self.versions)


def pair(question: Question, a: Version, b: Version) -> Pair:
    """Choose the decks of both versions; refuse a comparison that could not tell anything."""
    rules = load(question.game)
    for deck in question.against:
        if deck not in rules.decks():
            raise unknown("deck-unknown", deck, rules.decks())
    ready = tuple(rules.legal_decks(a.options))
    seats = rules.setup(mode=question.mode).seats
    made = Pair(question, (a, b), decks_of(rules, (a, b)), question.against or ready, seats)
    if all(one == other for one, other in zip(all_jobs(made, 0), all_jobs(made, 1), strict=True)):
        raise Invalid("compare-same")
    return made


def decks_of(rules: Game, versions: tuple[Version, Version]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the decks that each version plays in turn: its own, those of its set, else those with its set's cards."""
    ready = tuple(rules.legal_decks(versions[0].options))
    sides = [one_side(version.edition) if version.edition else None for version in versions]
    held = [deck for deck in ready if any(side is not None and side.holds(deck) for side in sides)]
    given: list[tuple[str, ...]] = []
    for version, side in zip(versions, sides, strict=True):
        own = (version.deck,) if version.deck else set_decks(version)
        if side is not None and not any(side.holds(deck) for deck in own or held):
            raise Invalid("compare-cards-unplayed", decks=", ".join(own or ready))
        given.append(own or tuple(held) or ready)
    return given[0], given[1]


def set_decks(version: Version) -> tuple[str, ...]:
    contents = load(version.edition).contents if version.edition else None
    return () if contents is None else tuple(contents.decks)


def all_jobs(pair: Pair, which: int) -> Iterator[Job]:
    """Yield every job that a version plays, without regard to the deal."""
    rounds = max(len(pair.decks[0]), len(pair.decks[1]), 1) * max(len(pair.against), 1)
    for number, seat in product(range(rounds), range(pair.seats)):
        yield job(pair, which, seat, number)


def job(pair: Pair, which: int, seat: int, number: int) -> Job:
    """The job of a version in that deal, with the measured side on that seat."""
    question, version = pair.question, pair.versions[which]
    side = one_side(version.edition) if version.edition else Side(question.game, {})
    rules = load(side.edition)
    decks = {rules.deck_choice(at): deck for at, deck in enumerate(decks_at(pair, which, seat, number)) if deck}
    if version.edition and decks:
        decks[rules.deck_choice(seat)] = side.deck(decks[rules.deck_choice(seat)])
    setup = rules.setup(mode=question.mode, options={**decks, **version.options})
    bots = [question.level] * setup.seats
    if version.bot:
        bots[seat] = version.bot
    for bot in bots:
        make_bot(rules, bot, seeded(0))
    return Job(side.edition, setup.mode, setup.options, tuple(bots), question.seed)


def decks_at(pair: Pair, which: int, seat: int, number: int) -> list[str]:
    """The deck on each seat: that of the measured side and those of the others, each in turn; "" without decks."""
    own, others = pair.decks[which], pair.against
    if not own:
        return [""] * pair.seats
    start = number // len(own) + 1
    return [own[number % len(own)] if at == seat else others[(start + at) % len(others)] for at in range(pair.seats)]


# What is measured


def measure(row: Row, seat: int) -> dict[str, float]:
    return {
        "score": row.scores[seat],
        "first": row.scores[max(0, row.first)],
        "draws": float(len(row.scores) > 1 and 1.0 not in row.scores and any(row.scores)),
        "turns": float(row.turns),
        "decisions": float(row.decisions),
    }


def play_version(pair: Pair, which: int, number: int) -> dict[str, float]:
    """Play one deal from every seat and return the mean of each measure; once if no seat is special."""
    rows = [played(job(pair, which, seat, number), number) for seat in range(pair.seats if pair.sided else 1)]
    seen = [measure(rows[seat % len(rows)], seat) for seat in range(pair.seats)]
    return {name: sum(one[name] for one in seen) / pair.seats for name in QUESTIONS}


def played(job: Job, number: int) -> Row:
    return play(job.rules(), job.setup(), job, number)


def difference(pair: Pair, number: int) -> dict[str, float]:
    one, other = (play_version(pair, which, number) for which in (0, 1))
    return {name: one[name] - other[name] for name in QUESTIONS}


def compare(
    questions: Sequence[Question],
    a: Version,
    b: Version,
    *,
    pairs: int,
    alpha: float = 0.05,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Finding]:
    """Compare two versions level by level. The family-wise error rate of all findings is at most alpha."""
    share = alpha / (len(questions) * len(QUESTIONS))
    found: list[Finding] = []
    asked = [pair(question, a, b) for question in questions]
    with ProcessPoolExecutor(workers) if workers > 1 else Here() as pool:
        for one in asked:
            seen: dict[str, list[float]] = {name: [] for name in QUESTIONS}
            for batch in batches(pairs):
                for values in pool.map(difference, [one] * len(batch), batch):
                    for name, value in values.items():
                        seen[name].append(value)
                if progress is not None:
                    progress(len(batch))
                if any(bounded(seen[name], share).shown for name in telling(one, seen)[:1]):
                    break
            level = one.question.level
            found += [finding(level, name, QUESTIONS[name](seen[name], share)) for name in telling(one, seen)]
    return found


def telling(pair: Pair, seen: Mapping[str, Sequence[float]]) -> list[str]:
    """The measures that can differ: where all seats play alike and one wins what another loses, no score can."""
    told = pair.sided or any(seen["score"]) or pair.seats == 1
    return [name for name in QUESTIONS if told or name != "score"]


def batches(pairs: int) -> Iterator[range]:
    for start in range(0, pairs, BATCH):
        yield range(start, min(start + BATCH, pairs))


def finding(level: str, name: str, difference: Interval) -> Finding:
    better, worse = ("better", "worse") if name == "score" else ("more", "less")
    return Finding(level, name, difference, {1: better, -1: worse, 0: "not-shown"}[difference.shown])


class Here:
    """A pool of one worker: this process."""

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, work: Callable[..., T], *arguments: Sequence[Any]) -> Iterator[T]:
        return map(work, *arguments)
