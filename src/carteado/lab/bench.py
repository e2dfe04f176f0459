"""Benchmarks, compiled and interpreted, relative to a fixed loop of plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from carteado import native
from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.bots.search import SearchBot
from carteado.core.bot import Perspective
from carteado.core.game import Game, Setup
from carteado.core.rng import seeded
from carteado.core.state import State
from carteado.games import load, names

GAMES = 400
MODE_GAMES = 100
CLONES = 5000
SEARCHES = 2000
ROUNDS = 5


def baseline() -> float:
    """Microseconds for 1000 rounds of a fixed loop, as a measure of the machine."""

    def loop() -> int:
        x = 0
        for i in range(100_000):
            x = (x * 31 + i) & 0xFFFF
        return x

    return best(loop) * 1e6 / 100


def best(work: Callable[[], object]) -> float:
    """Seconds of the fastest of a few runs."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def measure(game: Game, share: float) -> dict[str, float]:
    """Measure a game in random play and search; `share` scales the amount of work."""
    games = max(1, int(GAMES * share))
    decisions, seconds = random_play(game, game.setup(), games)
    state = midway(game)
    clones = max(1, int(CLONES * share))
    searches = max(1, int(SEARCHES * share))
    assert state.decision is not None
    table = Perspective(state, state.decision.seat)
    return {
        "us_per_decision": 1e6 * seconds / decisions,
        "games_per_second": games / seconds,
        "us_per_clone": 1e6 * best(lambda: clone_often(state, clones)) / clones,
        "searches_per_second": searches / best(lambda: SearchBot(seeded(1), searches, 0).search(table)),
    }


def clone_often(state: State, times: int) -> None:
    """Clone a state many times, as search does: each copy is dropped before the next is made."""
    for _ in range(times):
        state.clone()


def random_play(game: Game, setup: Setup, games: int) -> tuple[int, float]:
    """Return decisions and seconds of the fastest of a few runs over the same games, without dealing."""
    decisions, seconds = 0, float("inf")
    for _ in range(ROUNDS):
        states = [game.deal(setup, seeded(seed)) for seed in range(games)]
        bots = [make_bot(game, "random", seeded(seat)) for seat in range(setup.seats)]
        start = time.perf_counter()
        decisions = sum(play_out(state, bots) for state in states)
        seconds = min(seconds, time.perf_counter() - start)
    return decisions, seconds


def midway(game: Game) -> State:
    """A state in the middle of a game, the same in every run."""
    path = [game.deal(game.setup(), seeded(7))]
    rng = seeded(8)
    while path[-1].decision is not None:
        state = path[-1].clone()
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        path.append(state)
    return path[len(path) // 2]


def measure_all(share: float) -> dict[str, Any]:
    return {"baseline_us": baseline(), "games": {id: measure(load(id), share) for id in names()}}


def measure_modes(share: float) -> list[dict[str, Any]]:
    """Measure random play in every mode and number of seats of the games that have several."""
    games = max(1, int(MODE_GAMES * share))
    found = []
    for game in map(load, names()):
        ways = [(mode.name, seats) for mode in game.modes for seats in mode.seats]
        for mode, seats in ways if len(ways) > 1 else []:
            decisions, seconds = random_play(game, game.setup(mode=mode, seats=seats), games)
            found.append({"game": game.id, "mode": mode, "seats": seats, "us_per_decision": 1e6 * seconds / decisions})
    return found


def both_ways(share: float) -> dict[str, Any]:
    """Measure in this process and, in a new process, interpreted, each with its own baseline.

    The modes of a game are measured in this process only.
    """
    return {
        "compiled": measure_all(share) if native.compiled() else None,
        "interpreted": measure_interpreted(share) if native.compiled() else measure_all(share),
        "modes": measure_modes(share),
        "python": sys.version.split()[0],
    }


def measure_interpreted(share: float) -> dict[str, Any]:
    code = f"import json; from carteado.lab.bench import measure_all; print(json.dumps(measure_all({share})))"
    environment = {**os.environ, native.INTERPRETED: "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured
