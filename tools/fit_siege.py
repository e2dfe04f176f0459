"""Fit siege's judgement to its exact solution: play good and careless games, look up the exact value of each position,
and write the weights of a logistic regression to `games/siege/weights.py`. Needs one run of `carteado solve siege`."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

import carteado
from carteado.core.bot import Perspective
from carteado.games.siege.judgement import SIZES, features
from carteado.games.siege.solver.perfect import PerfectBot
from carteado.games.siege.state import SiegeState

TARGET = Path(carteado.__file__).parent / "games" / "siege" / "weights.py"
CARELESSNESS = (0.0, 0.1, 0.3, 0.6)
RIDGE = 2.0


def positions(games: int) -> Iterator[tuple[list[int], float]]:
    """Yield the features of the positions met in play, with the exact chance of winning from each."""
    siege, bot, rng = carteado.load("siege"), PerfectBot(), random.Random(1)
    for seed in range(games):
        state = siege.new(seed=seed)
        careless = rng.choice(CARELESSNESS)
        while state.decision is not None:
            chances = bot.chances(Perspective(state, 0))
            yield features(cast(SiegeState, state)), max(chances.values())
            legal = state.legal()
            wise = max(legal, key=lambda action: chances[siege.action_text(action)])
            state.apply(rng.choice(legal) if rng.random() < careless else wise)


def fit(rows: list[tuple[list[int], float]]) -> NDArray[np.float64]:
    """Fit by Newton's method on the cross entropy, with a small ridge penalty."""
    x = np.zeros((len(rows), sum(SIZES)))
    for row, (cells, _) in enumerate(rows):
        x[row, cells] = 1.0
    y = np.clip([chance for _, chance in rows], 1e-4, 1 - 1e-4)
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        p = 1 / (1 + np.exp(-x @ weights))
        hessian = (x * (p * (1 - p) + 1e-4)[:, None]).T @ x + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(hessian, x.T @ (p - y) + RIDGE * weights)
    error = np.sqrt(np.mean((1 / (1 + np.exp(-x @ weights)) - y) ** 2))
    print(f"{len(rows)} positions, root mean square error {error:.3f}")
    return weights


def write(weights: NDArray[np.float64]) -> None:
    numbers = [f"{weight:.2f}" for weight in weights]
    lines = [", ".join(numbers[start : start + 14]) for start in range(0, len(numbers), 14)]
    body = "".join(f"    {line},\n" for line in lines)
    head = '"""Written by tools/fit_siege.py: the weights of siege\'s judgement, in the order of its features."""\n'
    code = f"{head}\nfrom typing import Final\n\n# fmt: off\nWEIGHTS: Final[list[float]] = [\n{body}]\n"
    TARGET.write_text(code, encoding="utf-8")


if __name__ == "__main__":
    write(fit(list(positions(int(sys.argv[1]) if len(sys.argv) > 1 else 700))))
