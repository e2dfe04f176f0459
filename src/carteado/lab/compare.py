"""Comparison of two versions on the same deals with seats swapped, until one is shown to do better.

A version is a choice of options, card overlay, deck and bot for one side. Both versions play the same seeds, each seed
once from every seat (paired samples), which removes most of the variance of the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from carteado.bots import make_bot
from carteado.core.errors import Invalid
from carteado.core.rng import seeded
from carteado.core.sets import edition
from carteado.games import load
from carteado.lab.job import Job
from carteado.lab.playing import Row, play
from carteado.lab.sequence import Interval, interval

BATCH = 20
QUESTIONS = ("score", "first", "turns", "decisions", "draws")


@dataclass(frozen=True)
class Version:
    """One side of a comparison. `deck` and `bot` are those of the measured seat; the others keep the match's own.

    `edition` is the game with a card set, as `load` finds it; without one the side plays the question's game.
    """

    options: dict[str, Any] = field(default_factory=dict)
    patch: str = ""
    deck: str = ""
    bot: str = ""
    edition: str = ""


@dataclass(frozen=True)
class Question:
    """What both versions share: game, mode, seed, and the bot on every seat (the level)."""

    game: str
    mode: str | None
    level: str
    seed: int = 0


class Finding(msgspec.Struct):
    """The result for one measure at one level: the difference between A and B."""

    level: str
    question: str
    difference: Interval
    verdict: str


def read_version(words: Sequence[str], game: str = "") -> Version:
    """Parse a version from words such as `second_sparks=2`, `patch=buff.yaml`, `set=mine.yaml`, `deck=forge_march`."""
    known: dict[str, str] = {}
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Invalid("option-not-a-pair", found=word)
        if name in ("patch", "set", "deck", "bot"):
            known[name] = value
        else:
            options[name] = value
    patch = read_patch(Path(known["patch"])) if "patch" in known else ""
    return Version(options, patch, known.get("deck", ""), known.get("bot", ""), kept_edition(game, known.get("set")))


def kept_edition(game: str, path: str | None) -> str:
    """Keep the card set of a path; return the id under which the game is loaded with it."""
    return edition(game, load(game, Path(path)).rules_version) if path else ""


def read_patch(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Invalid("file-unreadable", file=str(file), reason=error.strerror or str(error)) from error


def job(question: Question, version: Version, seat: int) -> Job:
    """The job of the version with the measured side on that seat."""
    rules = load(version.edition or question.game)
    options = dict(version.options)
    if version.deck:
        options[rules.deck_choice(seat)] = version.deck
    setup = rules.setup(mode=question.mode, options=options)
    bots = [question.level] * setup.seats
    if version.bot:
        bots[seat] = version.bot
    for bot in bots:
        make_bot(rules, bot, seeded(0))
    return Job(version.edition or question.game, setup.mode, setup.options, tuple(bots), question.seed, version.patch)


def measure(row: Row, seat: int) -> dict[str, float]:
    return {
        "score": row.scores[seat],
        "first": row.scores[max(0, row.first)],
        "turns": float(row.turns),
        "decisions": float(row.decisions),
        "draws": float(len(row.scores) > 1 and 1.0 not in row.scores and any(row.scores)),
    }


def play_version(question: Question, version: Version, number: int) -> dict[str, float]:
    """Play one deal from every seat and return the mean of each measure; once if no seat is special."""
    sides = [job(question, version, seat) for seat in range(job(question, version, 0).setup().seats)]
    rows = [played(side, number) for side in (sides if version.deck or version.bot else sides[:1])]
    seen = [measure(rows[seat % len(rows)], seat) for seat in range(len(sides))]
    return {name: sum(one[name] for one in seen) / len(sides) for name in QUESTIONS}


def played(side: Job, number: int) -> Row:
    return play(side.rules(), side.setup(), side, number)


def difference(question: Question, a: Version, b: Version, number: int) -> dict[str, float]:
    one, other = (play_version(question, version, number) for version in (a, b))
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
    with ProcessPoolExecutor(workers) if workers > 1 else Here() as pool:
        for question in questions:
            seen: dict[str, list[float]] = {name: [] for name in QUESTIONS}
            for batch in batches(pairs):
                for one in pool.map(difference, *zip(*((question, a, b, n) for n in batch), strict=True)):
                    for name, value in one.items():
                        seen[name].append(value)
                if progress is not None:
                    progress(len(batch))
                if interval(seen["score"], share).shown:
                    break
            found += [finding(question.level, name, interval(seen[name], share)) for name in QUESTIONS]
    return found


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

    def map(self, work: Callable[..., dict[str, float]], *arguments: Sequence[Any]) -> Iterator[dict[str, float]]:
        return map(work, *arguments)
