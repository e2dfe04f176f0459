"""Information-set Monte-Carlo tree search for any game, one to six seats."""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng
from carteado.core.state import Action, State

EXPLORATION: Final = 0.05


class Node:
    """Statistics of one action after one history of actions, over all determinizations."""

    def __init__(self, seat: int, worth: float) -> None:
        self.seat = seat
        self.visits = 1
        self.available = 1
        self.total = worth
        self.children: dict[Action, Node] = {}

    def score(self, exploration: float) -> float:
        """The UCB score: mean value so far, plus a bonus for few visits relative to how often it was available."""
        return self.total / self.visits + exploration * sqrt(log(self.available) / self.visits)


class SearchBot(Bot):
    """Runs a number of iterations, or as many as a time allows, and takes the most visited action.

    If the game evaluates its states, every action gets a prior from its evaluation when it is first met, for all seats,
    and leaves are evaluated too. Otherwise leaves are played to the end at random.
    """

    def __init__(self, rng: Rng, iterations: int, milliseconds: int) -> None:
        self.rng = rng
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.exploration = EXPLORATION
        self.judged = False

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        if len(actions) == 1:
            return actions[0]
        children = self.search(table).children
        best = actions[0]
        for action in actions:
            if children[action].visits > children[best].visits:
                best = action
        return best

    def judge(self, table: Perspective) -> dict[Action, float]:
        return {action: child.total / child.visits for action, child in self.search(table).children.items()}

    def search(self, table: Perspective) -> Node:
        self.judged = table.judged
        root = Node(table.seat, 0.0)
        iterations = 0
        deadline = time.perf_counter() + self.milliseconds / 1000
        while iterations == 0 or iterations < self.iterations or time.perf_counter() < deadline:
            self.look(root, table.imagine(self.rng))
            iterations += 1
        return root

    def look(self, root: Node, world: State) -> None:
        """Run one iteration: select down the tree, expand, evaluate, and propagate the value of each seat back."""
        path = [root]
        self.descend(world, path)
        if not self.judged:
            self.play_on(world)
        for node in path:
            node.visits += 1
            node.total += result(world, node.seat)

    def descend(self, world: State, path: list[Node]) -> None:
        node = path[0]
        decision = world.decision
        while decision is not None:
            actions = world.legal()
            for action in actions:
                if action not in node.children:
                    node.children[action] = Node(decision.seat, self.first_worth(world, action, decision.seat))
            action = self.select(node, actions)
            node = node.children[action]
            path.append(node)
            world.apply(action)
            if node.visits == 1:
                return
            decision = world.decision

    def first_worth(self, world: State, action: Action, seat: int) -> float:
        """The prior value of an action; unknown if the game does not evaluate states."""
        if not self.judged:
            return 1.0
        after = world.clone()
        after.apply(action)
        return result(after, seat)

    def select(self, node: Node, actions: tuple[Action, ...]) -> Action:
        """The action with the best score; ties are broken by an order that changes with each iteration."""
        best = actions[0]
        best_score = -1.0
        turn: int = self.rng.below(len(actions))
        for place in range(len(actions)):
            action = actions[(place + turn) % len(actions)]
            child = node.children[action]
            child.available += 1
            score = child.score(self.exploration)
            if score > best_score:
                best = action
                best_score = score
        return best

    def play_on(self, world: State) -> None:
        while world.decision is not None:
            actions = world.legal()
            world.apply(actions[self.rng.below(len(actions))])


def result(world: State, seat: int) -> float:
    """The score of a seat, or the evaluation if the match is not over."""
    outcome = world.outcome()
    return world.worth(seat) if outcome is None else outcome.scores[seat]
