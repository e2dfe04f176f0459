"""Play duels with random decks until every card and every word of the card language has happened often enough.

What happens is counted where it happens: the nodes of the cards are watched while the catalog is built, and only in the
games that are played, never in those a bot imagines. An operation counts when it changed something, a selector when it
found something, a condition when it held, a keyword when a rule asked for it and it was there.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.rng import seeded
from carteado.games.duel import language, loading
from carteado.games.duel.board import KEYWORDS, WHENS
from carteado.games.duel.game import GAME
from carteado.games.duel.rules import DuelState
from carteado.kit.cards import DURATIONS

counts: Counter[str] = Counter()
said: set[str] = set()


def watch(node: Any, method: str, *names: str) -> Any:
    """Count under these names whenever the method of a node, run in a played game, comes to something."""
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


def watch_nodes() -> None:
    """Whatever a card is built of is watched under the words it was built from."""
    builder: Any = loading.Builder

    def built(name: str, method: str, words: Callable[..., list[str]]) -> None:
        original = getattr(builder, name)

        def build(self: Any, *data: Any) -> Any:
            node, names = original(self, *data), words(*data)
            return watch(node, method, *names) if names else node

        setattr(builder, name, build)

    built("bare_operation", "run", lambda word, data: [f"operation {word}", *lasting(data)])
    built("condition", "holds", lambda data: [f"condition {word}" for word in data or ()])
    built("selector", "find", lambda data: [] if isinstance(data, str) else [f"selector {word}" for word in data])
    built("amount", "value", lambda data: [] if isinstance(data, int) else [f"amount {word}" for word in data])
    built("static", "reaches", lambda data: ["static to"] if "to" in data else [])
    for word, node in loading.WORDS.items():
        watch(node, "find", f"selector {word}")
    make_target, make_filter = loading.target, loading.creature_filter
    vars(loading)["target"] = lambda data: watch(make_target(data), "choices", f"target {data['kind']}", *keys(data))
    vars(loading)["creature_filter"] = lambda data: watch(make_filter(data), "matches", *keys(data))


def keys(data: Mapping[str, Any]) -> list[str]:
    return [f"filter {key}" for key in data if key in language.FILTER]


def lasting(data: Mapping[str, Any]) -> list[str]:
    return [f"duration {data['duration']}"] if "duration" in data else []


def watch_rules() -> None:
    """Triggers, keywords and the statics on players, where the rules of the table read them."""
    table: Any = DuelState

    def around(name: str, names: Callable[..., list[str]]) -> None:
        original = getattr(table, name)

        def watched(self: Any, *rest: Any) -> Any:
            result = original(self, *rest)
            if self.events is not None:
                counts.update(names(result, *rest))
            return result

        setattr(table, name, watched)

    def keyword(has: bool, piece: Any, bit: int) -> list[str]:
        return [f"keyword {KEYWORDS[bit.bit_length() - 1]}"] if has else []

    def venom(dealt: int, striker: Any, struck: Any, amount: int) -> list[str]:
        return ["keyword venom"] if struck.doomed else []

    around("has", keyword)
    around("strike", venom)
    around("join_batch", lambda _, __, trigger, ___: [f"trigger {WHENS[trigger.when]}"])
    around("mana_cost", lambda cost, card, _: ["static cost"] if cost != card.cost else [])
    around("spell_damage", lambda more, _: ["static spell_damage"] if more else [])


def happened(events: list[Any]) -> Iterator[str]:
    """The cards that were used: played, a trap that sprang, a hero's ability, a token that came; and what they cost."""
    for event in (event.whole() for event in events):
        id = event.get("card")
        if id is None:
            continue
        card = loading.printed()[id]
        if event["event"] == "used_ability":
            yield f"ability {id} {event['ability']}"
            paid = next(made["cost"] for made in card["abilities"] if made["id"] == event["ability"])
            yield from (f"cost {name}" for name in paid)
        if event["event"] == "played":
            yield from (f"cost {name}" for name in card.get("extra_cost", {}))
        if event["event"] in ("played", "sprung") or event["event"] == use_of(card):
            yield f"card {id}"


def use_of(card: Mapping[str, Any]) -> str:
    return "used_ability" if card["type"] == "hero" else "entered" if card.get("token") else "played"


def expected() -> list[str]:
    """Everything that must happen: every card, and every word that some card says."""
    words = {
        "trigger": WHENS,
        "keyword": KEYWORDS,
        "operation": language.OPERATIONS,
        "condition": language.CONDITIONS,
        "target": language.TARGET_KEYS,
        "duration": DURATIONS,
        "filter": language.FILTER,
        "cost": language.COSTS,
        "static": ("to", "cost", "spell_damage"),
    }
    names = {f"{kind} {word}" for kind, listed in words.items() for word in listed} | said
    names -= {f"selector {word}" for word in loading.WORDS.keys() - set(spoken(list(loading.printed().values())))}
    for id, card in loading.printed().items():
        names.add(f"card {id}")
        names.update(f"ability {id} {ability['id']}" for ability in card.get("abilities", []))
    return sorted(names)


def spoken(data: Any) -> Iterator[str]:
    """Every bare word in card data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, (list, Mapping)):
        for value in data.values() if isinstance(data, Mapping) else data:
            yield from spoken(value)


def play(seed: int, bot: str) -> None:
    """One game to its end."""
    events: list[Any] = []
    state = GAME.deal(GAME.setup(options={"deck_0": "random", "deck_1": "random"}), seeded(seed), events)
    bots = [make_bot(GAME, bot, seeded(-1 - 2 * seed - seat)) for seat in (0, 1)]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(Perspective(state, decision.seat)))
    counts.update(happened(events))


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--minutes", type=float, default=20, help="when to give up (20)")
    read.add_argument("--times", type=int, default=100, help="how often everything must happen (100)")
    read.add_argument("--greedy", type=int, default=20, help="every so many games greedy bots play (20)")
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args()
    watch_nodes()
    watch_rules()
    loading.catalog()
    names = expected()
    start, games = time.monotonic(), 0
    while any(counts[name] < given.times for name in names) and time.monotonic() - start < 60 * given.minutes:
        games += 1
        play(given.seed + games, "greedy:1" if games % given.greedy == 0 else "random")
    for name in names:
        print(f"{name:32} {counts[name]:9}")
    print(f"{games} games, {time.monotonic() - start:.0f} seconds")
    rare = [name for name in names if counts[name] < given.times]
    for name in rare:
        print(f"fault: {name} happened {counts[name]} times, fewer than {given.times}", file=sys.stderr)
    return 1 if rare else 0


if __name__ == "__main__":
    sys.exit(main())
