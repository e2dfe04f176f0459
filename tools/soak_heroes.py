"""Play Heroes in every mode until every card, token, immunity and word has happened often enough.

Each game is about one of the rarest events so far: every seat brings a legal deck with a card that causes it, with the
cards that it waits for and with characters that can use it, and prefers to play, power and use it; otherwise it acts at
random. Full hands bring the card into play soon; some games are played with the rulebook's hands.

The nodes of the cards are wrapped while the catalog is built, and count what they do in real games, never in the games
that a bot simulates. An operation counts when it changed something, a selector when it
found something, a condition when it held, a token when it was received, an immunity when it refused something.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.core.rng import seeded
from carteado.games.heroes.board import BLOCKED, IMMUNITIES, TOKENS, WHENS, Immune, Token, Type
from carteado.games.heroes.game import GAME, READY_MADE
from carteado.games.heroes.language import catalog as loading
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.language.selectors import CharacterFilter
from carteado.games.heroes.language.words import FILTER, LANGUAGE
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import characters, combat, damage, energy, equipment, immunities, statics, tokens
from carteado.games.heroes.state import HeroesState
from carteado.kit.language.kinds import Fields
from carteado.kit.language.words import Words
from seeking_heroes import Fond, any_of, deck_for, does, helpers, power_data, who_does
from soaking import around, counts, play, play_out, said, soak, spoken, watch, watch_built, watch_words

TABLES = (
    *5 * (("traditional", 2),),
    ("arena", 3),
    ("teams", 4),
    ("mixed", 3),
    ("challengers", 2),
    ("challengers", 3),
)
RICH = {"opening_hand": 10, "mulligan_below": 3, "draws_per_turn": 4, "hand_limit": "none", "round_limit": 8}
COSTS = ("use", "keep", "generate", "discard_hand", "hurt", "discard_basic")
PLAYED = ("fielded", "swapped", "source", "event", "equipped", "attached")
TIMES = 100
RAREST = 12  # each game is about one of this many rarest names


def watch_nodes() -> None:
    """Wrap every node of the cards to count under the words it was built from."""
    for kind in LANGUAGE.kinds.values():
        if isinstance(kind, Words):
            watch_words(kind)
        elif isinstance(kind, Fields) and kind.word is CharacterFilter:
            watch_built(kind, lambda node, data: watch(node, "describes", *keys(data)))
    builder: Any = loading.Builder
    build_power = builder.power

    def power(self: loading.Builder, index: int, data: Mapping[str, Any], type: str) -> Power:
        before = {*said}
        said.clear()
        node: Power = build_power(self, index, data, type)
        does[node.block.name] = frozenset(said)
        said.update(before)
        return node

    builder.power = power


def keys(data: Mapping[str, Any]) -> list[str]:
    return [f"filter {key}" for key in data if key in FILTER]


def watch_rules() -> None:
    """Wrap the rules that read triggers, statics and immunities."""
    around(HeroesState, "triggered", lambda _, __, trigger, ___: [f"trigger {WHENS[trigger.when]}"])
    around(statics, "forbids", lambda found, _, what, *__: [f"forbid {what}"] if found else [])
    around(damage, "prevented", lambda amount, _: ["static prevent"] if amount else [])
    around(characters, "names_free", lambda free, _: ["static duplicate_names"] if free else [])
    around(combat, "slowest_first", lambda slow: ["static order"] if slow else [])
    around(equipment, "cost", lambda cost, card, _: ["static cost"] if cost != card.cost else [])
    around(combat, "multi_action", lambda most, _: ["static multi_action"] if most > 1 else [])
    around(energy, "storage", lambda most, unit: ["static storage"] if most > 4 and unit.is_character() else [])
    around(statics, "bonus", lambda more, _, stat: [f"static {('speed', 'health', 'damage')[stat]}"] if more else [])
    around(immunities, "has", immune)
    around(damage, "doom", lambda _, ids: ["operation knock_out"] if ids else [])


def immune(found: bool, unit: Any, immunity: int) -> list[str]:
    """Return the name of an immunity that the rules test; the others block tokens (`watch_refusals`)."""
    return [f"immunity {IMMUNITIES[immunity - Immune.DAMAGE]}"] if found else []


def watch_refusals() -> None:
    """Count every immunity that blocks a token."""
    rules: Any = tokens
    give = rules.give_object

    def watched(table: HeroesState, unit: Unit, kind: int, size: int, stack: bool) -> None:
        if table.events is not None:
            held = immunities.bits(table, unit) >> Token.IMMUNITY
            refusing = [place for place, kinds in enumerate(BLOCKED) if held >> place & 1 and kinds >> kind & 1]
            counts.update(f"immunity {IMMUNITIES[place]}" for place in refusing)
        give(table, unit, kind, size, stack)

    rules.give_object = watched


def happened(events: list[Any]) -> Iterator[str]:
    """Yield the cards played, the powers used and what they cost, and the tokens received."""
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


def expected() -> list[str]:
    """Return everything that must happen: every card, power, token, immunity, and every word that some card uses."""
    catalog = loading.catalog()
    words = set(spoken(list(loading.printed().values())))
    names = {
        name
        for name in said
        if not name.startswith("selector ") or name.split()[1] in {*words, "all", "random", "weakest"}
    }
    names |= {f"trigger {when}" for when in WHENS} | {f"cost {cost}" for cost in COSTS}
    names |= {f"token {token}" for token in TOKENS} | {f"immunity {immunity}" for immunity in IMMUNITIES}
    names |= {f"card {card.id}" for card in catalog.cards if not card.mob}
    names |= {f"power {power.block.name}" for power in catalog.powers}
    return sorted(names)


def one_game(seed: int, bot: str) -> None:
    """Play one game: greedy bots with ready-made decks, or bots that seek a rare event."""
    rng = seeded(seed)
    rare = sorted(NAMES, key=counts.__getitem__)[:RAREST]
    card, powers = who_does(any_of([name for name in rare if counts[name] < TIMES] or rare, rng), rng)
    mode, seats = ("challengers", 2 + rng.below(3)) if card.mob else any_of(TABLES, rng)
    options: dict[str, Any] = {**RICH} if rng.below(5) else {}
    characters = [other for other in loading.catalog().cards if other.type == Type.CHARACTER]
    options["mob"] = card.id if card.mob else any_of(characters, rng).id
    if bot != "random":
        held = {f"deck_{seat}": READY_MADE[(seed + seat) % len(READY_MADE)] for seat in range(seats)}
        play(GAME, seed, bot, happened, mode=mode, seats=seats, options={"mob": options["mob"], **held})
        return
    helping = helpers(card, rng)
    for seat in range(seats):
        options[f"deck_{seat}"] = deck_for(card, helping, rng).text()
    state = GAME.deal(GAME.setup(mode=mode, seats=seats, options=options), rng, [])
    assert isinstance(state, HeroesState)
    liked = {other.id for other in helping}
    play_out(GAME, state, seed, lambda dice: Fond(dice, state, card, powers, liked), happened)


if __name__ == "__main__":
    watch_nodes()
    watch_rules()
    watch_refusals()
    loading.catalog.cache_clear()
    NAMES = expected()
    counts.clear()
    sys.exit(soak(str(__doc__), NAMES, one_game, times=TIMES, greedy=100))
