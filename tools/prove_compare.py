"""Check the error rates of `carteado compare` (docs/laboratory.md).

`same` compares equal sides: the very same bot, and a bot of the same strength with another random seed, so that the
games differ though the strengths do not. `planted` gives one more attack to the five creatures that a starter deck of
duel plays most, and checks that the deck is found better.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace

from carteado import bots
from carteado.core.bot import Bot
from carteado.core.rng import Rng, fork
from carteado.games import load
from carteado.lab.compare import Question, Version, compare
from carteado.lab.job import Chunk, make_job
from carteado.lab.playing import play_chunk

ENOUGH = {"same": 0.95, "planted": 0.9}
MOST_PLAYED = 5


def other(strength: str, rng: Rng) -> Bot:
    """Make a bot with another random seed: `other:greedy:1` is `greedy:1` with other random numbers."""
    name, _, rest = strength.partition(":")
    return bots.FOR_ALL_GAMES[name](rest, fork(rng))


def verdict(question: Question, a: Version, b: Version, asked: argparse.Namespace) -> str:
    """Return the verdict on the score and print its figures."""
    found = compare([question], a, b, pairs=asked.pairs, workers=asked.workers)
    score = next(one for one in found if one.question == "score")
    print(
        f"  seed {question.seed:>7}  {score.verdict:<9}  {score.difference.mean:+.3f}"
        f"  [{score.difference.low:+.3f}, {score.difference.high:+.3f}]  {score.difference.count} pairs",
        flush=True,
    )
    return score.verdict


def same(asked: argparse.Namespace) -> int:
    """Return how often no difference between equal sides was shown, in the worse of the two cases."""
    bots.FOR_ALL_GAMES["other"] = other
    least: int = asked.seeds
    for side in (asked.level, f"other:{asked.level}"):
        print(f"{asked.game}: bot={asked.level} against bot={side}, {asked.pairs} pairs")
        sides = Version(bot=asked.level), Version(bot=side)
        held = sum(verdict(question, *sides, asked) == "not-shown" for question in questions(asked))
        print(f"  not shown in {held} of {asked.seeds}")
        least = min(least, held)
    return least


def planted(asked: argparse.Namespace) -> int:
    cards = most_played(asked.deck, asked.level)
    data = load("duel").card_data()
    patch = "\n".join(f"{card}: {{atk: {data[card]['atk'] + 1}}}" for card in cards)
    print(f"duel: {asked.deck} with one more attack on {', '.join(cards)} against {asked.deck}, {asked.level}")
    sides = Version(deck=asked.deck, patch=patch), Version(deck=asked.deck)
    found = sum(verdict(question, *sides, asked) == "better" for question in questions(asked))
    print(f"  found in {found} of {asked.seeds}")
    return found


def questions(asked: argparse.Namespace) -> list[Question]:
    """Return questions whose seeds are far apart, so that no deal is played twice."""
    return [Question(asked.game, None, asked.level, 1_000_000 * place) for place in range(asked.seeds)]


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
    words.add_argument("what", choices=("same", "planted"))
    words.add_argument("--game", default="naipes", help="for same")
    words.add_argument("--deck", default="forge_march", help="for planted")
    words.add_argument("--level", default="greedy:1")
    words.add_argument("--seeds", type=int, default=100)
    words.add_argument("--pairs", type=int, default=200)
    words.add_argument("--workers", type=int, default=1)
    asked = words.parse_args()
    if asked.what == "planted":
        asked.game = "duel"
    right = (same if asked.what == "same" else planted)(asked)
    raise SystemExit(right < ENOUGH[asked.what] * asked.seeds)


if __name__ == "__main__":
    main()
