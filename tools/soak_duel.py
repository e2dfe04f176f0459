"""Play duels with random decks until every card and every word of the card language has happened often enough.

What happens is counted where it happens: the nodes of the cards are watched while the catalog is built, and only in the
games that are played, never in those a bot imagines. An operation counts when it changed something, a selector when it
found something, a condition when it held, a keyword when a rule asked for it and it was there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.games.duel import language, loading
from carteado.games.duel.board import KEYWORDS, WHENS
from carteado.games.duel.game import GAME
from carteado.games.duel.rules import DuelState
from carteado.kit.cards import DURATIONS
from soaking import around, play, said, soak, spoken, watch


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

    def keyword(has: bool, piece: Any, bit: int) -> list[str]:
        return [f"keyword {KEYWORDS[bit.bit_length() - 1]}"] if has else []

    def venom(dealt: int, striker: Any, struck: Any, amount: int) -> list[str]:
        return ["keyword venom"] if struck.doomed else []

    around(table, "has", keyword)
    around(table, "strike", venom)
    around(table, "join_batch", lambda _, __, trigger, ___: [f"trigger {WHENS[trigger.when]}"])
    around(table, "mana_cost", lambda cost, card, _: ["static cost"] if cost != card.cost else [])
    around(table, "spell_damage", lambda more, _: ["static spell_damage"] if more else [])


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


def one_game(seed: int, bot: str) -> None:
    play(GAME, seed, bot, happened, options={"deck_0": "random", "deck_1": "random"})


if __name__ == "__main__":
    watch_nodes()
    watch_rules()
    loading.catalog()
    sys.exit(soak(str(__doc__), expected(), one_game))
