"""A small agent learns naipes from its own games in a few minutes (deep Monte-Carlo, plain NumPy).

    python examples/learn_naipes.py --games 3000

It plays both seats, tries out a few actions at random, and after each game moves its estimate of every action it took
towards the score of the seat that took it. What it prints is its learning curve: how often it beats the `random` bot.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carteado.env.encoding import ACTIONS, VIEW_SIZE, encode_view
from carteado.env.zoo import CardTable, env

Floats = NDArray[np.float32]
HIDDEN = 96
STEP = 0.02
CURIOSITY = 0.1


class Agent:
    """One hidden layer over what is seen and what would be done; its output is the score expected, -1 to 1."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.view = self.rng.normal(0, 0.05, (VIEW_SIZE, HIDDEN)).astype(np.float32)
        self.action = self.rng.normal(0, 0.05, (ACTIONS, HIDDEN)).astype(np.float32)
        self.out = self.rng.normal(0, 0.1, HIDDEN).astype(np.float32)

    def hidden(self, seen: Floats, actions: Any) -> Floats:
        """One row for each action; what is seen is mostly zeros, so only the rest is added up."""
        here = np.flatnonzero(seen)
        made: Floats = np.tanh(seen[here] @ self.view[here] + self.action[actions])
        return made

    def choose(self, seen: Floats, legal: Any, curiosity: float) -> int:
        if self.rng.random() < curiosity:
            return int(self.rng.choice(legal))
        return int(legal[np.argmax(self.hidden(seen, legal) @ self.out)])

    def learn(self, seen: Floats, action: int, score: float) -> None:
        """One step of gradient descent on the squared error."""
        (hidden,) = self.hidden(seen, [action])
        error = STEP * (score - float(hidden @ self.out))
        back = error * self.out * (1 - hidden**2)
        here = np.flatnonzero(seen)
        self.out += error * hidden
        self.view[here] += np.outer(seen[here], back)
        self.action[action] += back


def play(table: CardTable, agent: Agent, seed: int, *, learner: int | None) -> float:
    """One game: the agent on both seats and learning, or on the learner's seat against random; that seat's score."""
    table.reset(seed=seed)
    taken: list[tuple[str, Floats, int]] = []
    while not any(table.terminations.values()):
        asked = table.agent_selection
        legal = np.array(sorted(table.numbered))
        if learner is not None and table.seat_of[asked] != learner:
            table.step(int(agent.rng.choice(legal)))
            continue
        seen = encode_view(table.plain(asked))
        action = agent.choose(seen, legal, CURIOSITY if learner is None else 0.0)
        taken.append((asked, seen, action))
        table.step(action)
    if learner is None:
        for asked, seen, action in taken:
            agent.learn(seen, action, table.rewards[asked])
    return table.rewards[f"seat_{learner or 0}"]


def strength(table: CardTable, agent: Agent, games: int) -> float:
    """How often it beats the random bot, from both seats."""
    wins = sum(play(table, agent, 10**6 + game, learner=game % 2) == 1.0 for game in range(games))
    return wins / games


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=3000)
    words.add_argument("--every", type=int, default=300, help="games between two looks at its strength")
    words.add_argument("--looks", type=int, default=100, help="games of each look")
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    table, agent = env("naipes"), Agent(chosen.seed)
    for game in range(chosen.games + 1):
        if game % chosen.every == 0:
            won = strength(table, agent, chosen.looks)
            print(f"{game:6} {won:6.1%} {'#' * round(50 * won)}", flush=True)
        play(table, agent, game, learner=None)


if __name__ == "__main__":
    main()
