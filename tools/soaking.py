"""Shared parts of the card games' soaks: count what happens in real games, and play until all counts suffice."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from carteado.bots import make_bot
from carteado.core.bot import Bot, Perspective
from carteado.core.game import Game
from carteado.core.rng import Rng, seeded
from carteado.core.state import State
from carteado.kit.cards import Amount, Condition, Op, Selector
from carteado.kit.language.base import Kind
from carteado.kit.language.words import Words

METHODS: dict[type, tuple[str, str]] = {
    Op: ("operation", "run"),
    Condition: ("condition", "holds"),
    Selector: ("selector", "find"),
    Amount: ("amount", "value"),
}
counts: Counter[str] = Counter()
said: set[str] = set()


def watch(node: Any, method: str, *names: str) -> Any:
    """Wrap a node's method to count these names when it has an effect in a real game; return the node."""
    original = getattr(node, method)
    said.update(names)

    def watched(s: Any, *rest: Any) -> Any:
        if s.events is None:
            return original(s, *rest)
        before = len(s.events)
        result = original(s, *rest)
        if result or (result is None and len(s.events) > before):
            counts.update(names)
        return result

    setattr(node, method, watched)
    return node


def watch_words(kind: Words, more: Callable[[Any], list[str]] = lambda _: []) -> None:
    """Wrap the nodes of bare words once, the others when they are built; `more` gives further names for their data."""
    for word, node in kind.bare.items():
        for section, method in counted(node):
            if method not in vars(node):
                watch(node, method, f"{section} {word}")

    def named(node: Any, data: Any) -> Any:
        if isinstance(data, Mapping):
            (word,) = (name for name in data if name in kind.bodies)
            for section, method in counted(node):
                watch(node, method, f"{section} {word}", *more(data[word]))
        return node

    watch_built(kind, named)


def watch_built(kind: Kind, named: Callable[[Any, Any], Any]) -> None:
    """Let a function wrap every node that a kind builds."""
    build = kind.build
    vars(kind)["build"] = lambda data, scope: named(build(data, scope), data)


def counted(node: Any) -> list[tuple[str, str]]:
    """Return the section of a node's word and the method that has the effect; nothing for other words."""
    return [known for base, known in METHODS.items() if isinstance(node, base)]


def around(table: Any, name: str, names: Callable[..., list[str]]) -> None:
    """Wrap a function of the rules to count, in real games, the names made from its result and arguments."""
    original = getattr(table, name)

    def watched(self: Any, *rest: Any) -> Any:
        result = original(self, *rest)
        if self.events is not None:
            counts.update(names(result, *rest))
        return result

    setattr(table, name, watched)


def spoken(data: Any) -> Iterator[str]:
    """Yield every bare word in card data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, (list, Mapping)):
        for value in data.values() if isinstance(data, Mapping) else data:
            yield from spoken(value)


Player = str | Callable[[Rng], Bot]


def play(game: Game, seed: int, bot: Player, happened: Callable[[list[Any]], Iterator[str]], **chosen: Any) -> None:
    """Play one game from the deal to its end."""
    events: list[Any] = []
    play_out(game, game.deal(game.setup(**chosen), seeded(seed), events), seed, bot, happened)


def play_out(game: Game, state: State, seed: int, bot: Player, happened: Callable[[list[Any]], Iterator[str]]) -> None:
    """Play a state, whose events are recorded, to its end and count what happened."""
    dice = [seeded(-1 - 10 * seed - seat) for seat in range(state.setup.seats)]
    bots = [make_bot(game, bot, rng) if isinstance(bot, str) else bot(rng) for rng in dice]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(Perspective(state, decision.seat)))
    counts.update(happened(state.events or []))


def soak(
    description: str, names: list[str], one_game: Callable[[int, str], None], times: int = 100, greedy: int = 20
) -> int:
    """Play until every name was counted often enough, print the counts, and return 1 if one stayed rare."""
    read = argparse.ArgumentParser(description=description)
    read.add_argument("--minutes", type=float, default=20, help="when to give up (20)")
    read.add_argument("--times", type=int, default=times, help=f"how often everything must happen ({times})")
    read.add_argument("--greedy", type=int, default=greedy, help=f"every so many games greedy bots play ({greedy})")
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args()
    start, games = time.monotonic(), 0
    while any(counts[name] < given.times for name in names) and time.monotonic() - start < 60 * given.minutes:
        games += 1
        one_game(given.seed + games, "greedy:1" if games % given.greedy == 0 else "random")
    for name in names:
        print(f"{name:32} {counts[name]:9}")
    print(f"{games} games, {time.monotonic() - start:.0f} seconds")
    rare = [name for name in names if counts[name] < given.times]
    for name in rare:
        print(f"fault: {name} happened {counts[name]} times, fewer than {given.times}", file=sys.stderr)
    return 1 if rare else 0
