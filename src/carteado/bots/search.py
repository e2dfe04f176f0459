"""Information-set Monte-Carlo tree search, on the contract alone: any game, one to six seats."""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng
from carteado.core.state import Action, State

EXPLORATION: Final = 0.5


class Node:
    """What was learnt about one action after one history of actions, whatever the hidden cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}

    def score(self) -> float:
        """How promising to look at again: worth so far, and how seldom it was looked at when it could have been."""
        return self.total / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


class SearchBot(Bot):
    """Looks at imagined worlds for so many iterations, or for so long, and takes what it looked at most."""

    def __init__(self, rng: Rng, iterations: int, milliseconds: int) -> None:
        self.rng = rng
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        if len(actions) == 1:
            return actions[0]
        tree = self.search(table)
        best = actions[0]
        for action in actions:
            if visits(tree, action) > visits(tree, best):
                best = action
        return best

    def judge(self, table: Perspective) -> dict[Action, float]:
        tree = self.search(table)
        return {action: child.total / child.visits for action, child in tree.children.items()}

    def search(self, table: Perspective) -> Node:
        root = Node(table.seat)
        playout = table.playout
        iterations = 0
        deadline = time.perf_counter() + self.milliseconds / 1000
        while iterations < self.iterations or (self.milliseconds and time.perf_counter() < deadline):
            self.look(root, table.imagine(self.rng), playout)
            iterations += 1
        return root

    def look(self, root: Node, world: State, playout: int) -> None:
        """Down the tree to something new, on by chance for a while, and back with what it was worth."""
        path = [root]
        self.descend(world, path)
        self.play_on(world, playout)
        for node in path:
            node.visits += 1
            node.total += result(world, node.seat)

    def descend(self, world: State, path: list[Node]) -> None:
        node = path[0]
        decision = world.decision
        while decision is not None:
            actions = world.legal()
            action = self.select(node, actions)
            child = node.children.get(action)
            fresh = child is None
            if child is None:
                child = Node(decision.seat)
                child.available = 1
                node.children[action] = child
            path.append(child)
            world.apply(action)
            if fresh:
                return
            node = child
            decision = world.decision

    def select(self, node: Node, actions: tuple[Action, ...]) -> Action:
        """An action never tried, else the most promising one."""
        untried = [action for action in actions if action not in node.children]
        if untried:
            return untried[self.rng.below(len(untried))]
        best = actions[0]
        best_score = -1.0
        for action in actions:
            child = node.children[action]
            child.available += 1
            score = child.score()
            if score > best_score:
                best = action
                best_score = score
        return best

    def play_on(self, world: State, playout: int) -> None:
        """By chance for so many decisions, to the end if that is how long the game's judgement must be waited for."""
        while playout != 0 and world.decision is not None:
            actions = world.legal()
            world.apply(actions[self.rng.below(len(actions))])
            playout -= 1


def visits(tree: Node, action: Action) -> int:
    child = tree.children.get(action)
    return 0 if child is None else child.visits


def result(world: State, seat: int) -> float:
    """What the seat got, or may expect where the match was not played to its end."""
    outcome = world.outcome()
    return world.worth(seat) if outcome is None else outcome.scores[seat]
