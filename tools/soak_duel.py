"""Play duels with random decks until every card and every word of the card language has happened often enough.

The nodes of the cards are wrapped while the catalog is built, and count what they do in real games, never in the games
that a bot simulates. An operation counts when it changed something, a selector when it found something, a condition
when it held, a keyword when a rule tested it and the card had it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.games.duel.board import DURATIONS, KEYWORDS, WHENS
from carteado.games.duel.game import GAME
from carteado.games.duel.language import catalog
from carteado.games.duel.language.printed import Cost
from carteado.games.duel.language.selectors import CreatureFilter
from carteado.games.duel.language.words import CONDITIONS, LANGUAGE, OPERATIONS, STATICS, TARGET_KINDS
from carteado.games.duel.rules import combat, costs, stats
from carteado.games.duel.state import DuelState
from carteado.kit.language.base import fields_of
from carteado.kit.language.kinds import Fields
from carteado.kit.language.words import Keyed, Sorts, Words
from soaking import around, play, said, soak, spoken, watch, watch_built, watch_words

FILTER = [field.name for field in fields_of(CreatureFilter)]


def watch_nodes() -> None:
    """Wrap every node of the cards to count under the words it was built from."""
    for kind in LANGUAGE.kinds.values():
        if isinstance(kind, Words):
            watch_words(kind, lasting)
        elif isinstance(kind, Fields) and kind.word is CreatureFilter:
            watch_built(kind, lambda node, data: watch(node, "matches", *keys(data)))
        elif isinstance(kind, Sorts):
            watch_built(kind, lambda node, data: watch(node, "choices", f"target {data['kind']}", *keys(data)))
        elif isinstance(kind, Keyed):
            watch_built(kind, lambda node, data: watch(node, "reaches", "static to") if "to" in data else node)


def keys(data: Mapping[str, Any]) -> list[str]:
    return [f"filter {key}" for key in data if key in FILTER]


def lasting(data: Any) -> list[str]:
    return [f"duration {data['duration']}"] if isinstance(data, Mapping) and "duration" in data else []


def watch_rules() -> None:
    """Wrap the rules that read triggers, keywords and the statics on players."""

    def keyword(has: bool, piece: Any, bit: int) -> list[str]:
        return [f"keyword {KEYWORDS[bit.bit_length() - 1]}"] if has else []

    def venom(dealt: int, striker: Any, struck: Any, amount: int) -> list[str]:
        return ["keyword venom"] if struck.doomed else []

    around(stats, "has", keyword)
    around(combat, "strike", venom)
    around(DuelState, "triggered", lambda _, __, trigger, ___: [f"trigger {WHENS[trigger.when]}"])
    around(costs, "mana_cost", lambda cost, card, _: ["static cost"] if cost != card.cost else [])
    around(stats, "spell_damage", lambda more, _: ["static spell_damage"] if more else [])


def happened(events: list[Any]) -> Iterator[str]:
    """Yield the cards that were used (played, sprung, activated, summoned) and what they cost."""
    for event in (event.whole() for event in events):
        id = event.get("card")
        if id is None:
            continue
        card = catalog.printed()[id]
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
    """Return everything that must happen: every card, and every word that some card uses."""
    words = {
        "trigger": WHENS,
        "keyword": KEYWORDS,
        "operation": OPERATIONS,
        "condition": CONDITIONS,
        "target": TARGET_KINDS,
        "duration": DURATIONS,
        "filter": FILTER,
        "cost": [field.name for field in fields_of(Cost)],
        "static": STATICS,
    }
    names = {f"{kind} {word}" for kind, listed in words.items() for word in listed} | said
    bare = {word for kind in LANGUAGE.kinds.values() if isinstance(kind, Words) for word in kind.bare}
    names -= {f"selector {word}" for word in bare - set(spoken(list(catalog.printed().values())))}
    names.discard("selector hand")  # `reveal` shows the hand as a whole and selects no card of it
    for id, card in catalog.printed().items():
        names.add(f"card {id}")
        names.update(f"ability {id} {ability['id']}" for ability in card.get("abilities", []))
    return sorted(names)


def one_game(seed: int, bot: str) -> None:
    play(GAME, seed, bot, happened, options={"deck_0": "random", "deck_1": "random"})


if __name__ == "__main__":
    watch_nodes()
    watch_rules()
    catalog.catalog()
    sys.exit(soak(str(__doc__), expected(), one_game))
