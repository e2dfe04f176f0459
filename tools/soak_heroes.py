"""Play Heroes with random decks in every mode until every card, token and word has happened often enough.

What happens is counted where it happens: the nodes of the cards are watched while the catalog is built, and only in the
games that are played, never in those a bot imagines. An operation counts when it changed something, a selector when it
found something, a condition when it held, a token when it was received. Decks are random, but of many that one is
played which holds the most of what has been rare so far.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.core.rng import Rng, seeded
from carteado.games.heroes import decks, language, loading
from carteado.games.heroes.board import IMMUNITIES, TOKENS, WHENS, Immune
from carteado.games.heroes.game import GAME, READY_MADE
from carteado.games.heroes.rules import HeroesState
from soaking import around, counts, play, play_out, said, soak, spoken, watch

TABLES = (
    ("traditional", 2),
    ("arena", 3),
    ("teams", 4),
    ("mixed", 3),
    ("challengers", 2),
    ("challengers", 3),
    ("traditional", 2),
    ("traditional", 2),
)
COSTS = ("use", "keep", "generate", "discard_hand", "hurt", "discard_basic")
PLAYED = ("fielded", "swapped", "source", "event", "equipped", "attached")
# Eight energy for one punch is seldom saved up by chance.
FULL_OF_ENERGY = {
    "at": "combat",
    "players": [{"team": [{"card": "C16", "energy": 8, "actions": ["A22"]}]}, {"team": ["C36"], "places": 4}],
}
DECKS = 120  # so many are looked at for the one that is played
RAREST = 4  # so many names are sought at a time
DOINGS = ("cost", "targets", "do", "actions", "activations", "static", "triggers", "entry")


def watch_nodes() -> None:
    """Whatever a card is built of is watched under the words it was built from."""
    made = {name: getattr(loading, name) for name in ("verb", "condition", "selector", "amount", "character_filter")}

    def verb(word: str, data: Mapping[str, Any]) -> Any:
        return watch(made["verb"](word, data), "run", f"operation {word}")

    def condition(data: Mapping[str, Any] | None) -> Any:
        node = made["condition"](data)
        return node if data is None else watch(node, "holds", *(f"condition {word}" for word in data))

    def selector(data: Any) -> Any:
        node = made["selector"](data)
        return node if isinstance(data, str) else watch(node, "find", *(f"selector {word}" for word in data))

    def amount(data: Any) -> Any:
        node = made["amount"](data)
        kinds = () if isinstance(data, int) else [word for word in ("count", "stat", "tokens") if word in data]
        return watch(node, "value", *(f"amount {word}" for word in kinds)) if kinds else node

    def character_filter(data: Mapping[str, Any]) -> Any:
        node = made["character_filter"](data)
        return watch(node, "describes", *(f"filter {key}" for key in data if key in language.FILTER))

    for build in (verb, condition, selector, amount, character_filter):
        setattr(loading, build.__name__, build)
    for word, node in loading.WORDS.items():
        if word != "host":
            watch(node, "find", f"selector {word}")


def watch_rules() -> None:
    """Triggers, statics and immunities, where the rules of the table read them."""
    table: Any = HeroesState
    around(table, "join_batch", lambda _, __, trigger, ___: [f"trigger {WHENS[trigger.when]}"])
    around(table, "forbids", lambda found, _, what, __: [f"forbid {what}"] if found else [])
    around(table, "prevented", lambda amount, _: ["static prevent"] if amount else [])
    around(table, "names_free", lambda free, _: ["static duplicate_names"] if free else [])
    around(table, "slowest_first", lambda slow: ["static order"] if slow else [])
    around(table, "equipment_cost", lambda cost, card, _: ["static cost"] if cost != card.cost else [])
    around(table, "multi_action", lambda most, _: ["static multi_action"] if most > 1 else [])
    around(table, "storage", lambda most, unit: ["static storage"] if most > 4 and unit.is_character() else [])
    around(table, "bonus", lambda more, _, stat: [f"static {('speed', 'health', 'damage')[stat]}"] if more else [])
    around(table, "is_immune", immune)
    around(table, "doom", lambda _, ids: ["operation knock_out"] if ids else [])


def immune(found: bool, unit: Any, immunity: int) -> list[str]:
    """Those that the rules ask about; the others show when a token is refused."""
    return [f"immunity {IMMUNITIES[immunity - Immune.DAMAGE]}"] if found else []


def happened(events: list[Any]) -> Iterator[str]:
    """Cards that were played, powers that were used and what they cost, tokens that were received or refused."""
    for event in (event.whole() for event in events):
        name = event["event"]
        if name in PLAYED:
            yield f"card {event['card']}"
            yield from (f"cost {cost}" for cost in loading.printed()[event["card"]].get("entry", {}))
        elif name in ("used", "activated"):
            yield f"power {event['power']}"
            yield from (f"cost {cost}" for cost in power_data(event["power"])["cost"] if cost in COSTS)
        elif name == "token":
            yield f"token {event['token']}"
        elif name == "token_blocked":
            yield "immunity refuses"


def power_data(block: str) -> Mapping[str, Any]:
    id, _, power = block.partition("/")
    data = loading.printed()[id]
    if data["type"] == "action":
        return {**data, "cost": data["cost"]}
    found: Mapping[str, Any] = data.get("actions", data.get("activations", []))[int(power[1:]) - 1]
    return found


def expected() -> list[str]:
    """Everything that must happen: every card and power, every token, and every word that some card says."""
    catalog = loading.catalog()
    words = set(spoken(list(loading.printed().values())))
    names = {
        name
        for name in said
        if not name.startswith("selector ") or name.split()[1] in {*words, "all", "random", "weakest"}
    }
    names |= {f"trigger {when}" for when in WHENS} | {f"cost {cost}" for cost in COSTS}
    names |= {f"token {token}" for token in TOKENS} | {
        "immunity damage",
        "immunity death",
        "immunity heal",
        "immunity refuses",
    }
    names |= {f"card {card.id}" for card in catalog.cards if not card.mob}
    names |= {f"power {power.block.name}" for power in catalog.powers}
    return sorted(names)


@cache
def sayings(id: str) -> frozenset[str]:
    """Every word and key of what a card does, and its own id and those of its powers."""
    card = loading.printed()[id]
    doings = {name: card[name] for name in DOINGS if name in card}
    powers = (power.block.name for power in loading.catalog().by_id[id].powers)
    return frozenset([id, *powers, *spoken(doings), *keys(doings)])


def keys(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        yield from data
    if isinstance(data, (list, Mapping)):
        for value in data.values() if isinstance(data, Mapping) else data:
            yield from keys(value)


def rare_deck(rng: Rng, names: list[str]) -> str:
    """A random legal deck that holds more cards that say one of the rarest names than others do."""
    sought = {name.partition(" ")[2] for name in sorted(names, key=counts.__getitem__)[:RAREST]}
    telling = {id for id in loading.printed() if sayings(id) & sought}
    found = [decks.random_deck(rng) for _ in range(DECKS)]
    return max(found, key=lambda deck: sum(n for id, n in deck.cards.items() if id in telling)).text()


def one_game(seed: int, bot: str) -> None:
    """The modes in turn, the Mobs in turn; every fourth game with the ready-made decks."""
    if seed % 10 == 0:
        state = GAME.position({**FULL_OF_ENERGY, "seed": seed})
        state.events = []
        play_out(GAME, state, seed, bot, happened)
        return
    mode, seats = TABLES[seed % len(TABLES)]
    cycle = seed // len(TABLES)
    rng = seeded(seed)
    held = [
        READY_MADE[(cycle + seat) % len(READY_MADE)] if cycle % 4 == 0 else rare_deck(rng, names)
        for seat in range(seats)
    ]
    options = {**{f"deck_{seat}": deck for seat, deck in enumerate(held)}, "mob": f"M0{cycle % 4 + 1}"}
    play(GAME, seed, bot, happened, mode=mode, seats=seats, options=options)


if __name__ == "__main__":
    watch_nodes()
    watch_rules()
    loading.catalog.cache_clear()
    names = expected()
    counts.clear()
    sys.exit(soak(str(__doc__), names, one_game))
