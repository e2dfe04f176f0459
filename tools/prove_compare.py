"""Check the error rates of `carteado compare` (docs/laboratory.md).

`nulls` looks again and again at sequences of draws around zero, of several shapes, and counts those in which a
difference is shown, which may be at most alpha of them. `same` compares a bot with an equal one that has another random
seed, so that the games differ though the strengths do not. `planted` gives one more attack to the five creatures that a
starter deck of duel plays most, runs the documented command, and checks that the deck is found better.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from carteado import bots
from carteado.core.bot import Bot
from carteado.core.rng import Rng, fork
from carteado.games import load
from carteado.lab.compare import Question, Version, compare, difference, pair
from carteado.lab.job import Chunk, make_job
from carteado.lab.playing import play_chunk
from carteado.lab.sequence import LATE, Interval, asymptotic, bounded

ENOUGH = {"same": 0.95, "planted": 0.9}
MOST_PLAYED = 5
SIZE = 400
SHARE = 0.01  # of the errors that a comparison of one level allows each of its five measures
SHAPES: dict[str, tuple[Callable[[Random], float], Callable[[list[float], float], Interval], int]] = {
    "scores: -1, -1/2, 0, 1/2 or 1": (lambda rng: rng.choice((-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)), bounded, 20),
    "scores: 0.1, one in ten -0.9": (lambda rng: 0.1 if rng.random() < 0.9 else -0.9, bounded, 20),
    "counts: normal": (lambda rng: rng.gauss(0.0, 5.0), asymptotic, LATE),
    "counts: lognormal": (lambda rng: rng.lognormvariate(0.0, 1.0) - 1.6487212707, asymptotic, LATE),
    "counts: minus lognormal": (lambda rng: 1.6487212707 - rng.lognormvariate(0.0, 1.0), asymptotic, LATE),
    "counts: 1, one in ten -9": (lambda rng: 1.0 if rng.random() < 0.9 else -9.0, asymptotic, LATE),
}


def other(strength: str, rng: Rng) -> Bot:
    """Make a bot with another random seed: `other:greedy:1` is `greedy:1` with other random numbers."""
    name, _, rest = strength.partition(":")
    return bots.FOR_ALL_GAMES[name](rest, fork(rng))


def nulls(asked: argparse.Namespace) -> int:
    """Print for each shape how often a difference was shown at 5 % and at 1 %; return how many shapes hold both."""
    held = 0
    decisions = ("counts: decisions of naipes", measured(asked), asymptotic, LATE)
    for name, draw, found, start in (*((name, *shape) for name, shape in SHAPES.items()), decisions):
        rates = [wrong(draw, found, start, alpha, asked.seeds) for alpha in (0.05, SHARE)]
        print(f"{name:<34} {rates[0]:6.1%} {rates[1]:6.1%}", flush=True)
        held += rates[0] <= 0.05 and rates[1] <= SHARE
    return held


def wrong(
    draw: Callable[[Random], float],
    found: Callable[[list[float], float], Interval],
    start: int,
    alpha: float,
    times: int,
) -> float:
    """Return the share of sequences in which a look showed a difference, from the first look on."""
    count = 0
    for seed in range(times):
        rng = Random(seed)
        values = [draw(rng) for _ in range(SIZE)]
        count += any(found(values[:size], alpha).shown for size in range(start, SIZE + 1, 20))
    return count / times


def measured(asked: argparse.Namespace) -> Callable[[Random], float]:
    """Draw from measured differences of equal sides: how many decisions their games of naipes took."""
    bots.FOR_ALL_GAMES["other"] = other
    both = pair(Question("naipes", None, "random"), Version(bot="other:random"), Version(bot="random"))
    seen = [difference(both, number)["decisions"] for number in range(asked.pairs)]
    mean = sum(seen) / len(seen)
    return lambda rng: rng.choice(seen) - mean


def same(asked: argparse.Namespace) -> int:
    """Return how often no difference between equal sides was shown."""
    bots.FOR_ALL_GAMES["other"] = other
    sides = Version(bot=f"other:{asked.level}"), Version(bot=asked.level)
    print(f"{asked.game}: bot={sides[0].bot} against bot={sides[1].bot}, {asked.pairs} pairs")
    held = 0
    for question in (Question(asked.game, None, asked.level, seed) for seed in seeds(asked)):
        score = compare([question], *sides, pairs=asked.pairs, workers=asked.workers)[0]
        interval = score.difference
        print(
            f"  seed {question.seed:>9}  {score.verdict:<9}  {interval.mean:+.3f}  {interval.count} pairs", flush=True
        )
        held += score.verdict == "not-shown"
    print(f"  not shown in {held} of {asked.seeds}")
    return held


def planted(asked: argparse.Namespace) -> int:
    cards = most_played(asked.deck, asked.level)
    data = load("duel").card_data()
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sharper.yaml"
        changes = [f"  {card}: {{atk: {data[card]['atk'] + 1}}}" for card in cards]
        file.write_text("\n".join(["changes:", *changes]), encoding="utf-8")
        for seed in seeds(asked):
            words = [
                *("compare", "duel", "--a", f"deck={asked.deck}", "--a", f"set={file}", "--b", f"deck={asked.deck}"),
                *("--levels", asked.level, "--pairs", str(asked.pairs), "--seed", str(seed), "--json"),
            ]
            print("carteado", *words)
            done = subprocess.run(
                [str(Path(sys.executable).with_name("carteado")), *words], capture_output=True, check=True
            )
            score = json.loads(done.stdout)["findings"][0]
            print(f"  {score['verdict']}: {score['difference']}", flush=True)
            found += score["verdict"] == "better"
    print(f"  found in {found} of {asked.seeds}")
    return found


def seeds(asked: argparse.Namespace) -> range:
    """Return seeds that are far apart, so that no deal is played twice."""
    return range(0, 1_000_000 * asked.seeds, 1_000_000)


def most_played(deck: str, level: str, games: int = 100) -> list[str]:
    """Return the creatures that the deck puts into play most often."""
    duel = load("duel")
    data = duel.card_data()
    job = replace(make_job("duel", level, options={"deck_0": deck, "deck_1": "old_growth"}), seed=-games, by_card=True)
    played: Counter[str] = Counter()
    for use in play_chunk(job, Chunk(0, games)).uses:
        if use.seat == 0 and use.event == "played" and data[use.card]["type"] == "creature":
            played[use.card] += use.times
    return [card for card, _ in played.most_common(MOST_PLAYED)]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("what", choices=("nulls", "same", "planted"))
    words.add_argument("--game", default="naipes", help="for same")
    words.add_argument("--deck", default="forge_march", help="for planted")
    words.add_argument("--level", default="greedy:1")
    words.add_argument("--seeds", type=int, default=100)
    words.add_argument("--pairs", type=int, default=200)
    words.add_argument("--workers", type=int, default=1)
    asked = words.parse_args()
    if asked.what == "nulls":
        raise SystemExit(nulls(asked) < len(SHAPES) + 1)
    right = (same if asked.what == "same" else planted)(asked)
    raise SystemExit(right < ENOUGH[asked.what] * asked.seeds)


if __name__ == "__main__":
    main()
