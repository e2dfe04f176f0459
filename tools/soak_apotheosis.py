"""Play battles with random heroes until every card and every word of the card language has happened often enough.

What happens is counted where it happens: the nodes of the cards are watched while the catalog is built, and only in the
games that are played, never in those a bot imagines. An operation counts when it changed something, a selector when it
found something, a condition when it held, an effect and its keywords when it was activated, a passive when its card
came into play.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.games.apotheosis import language, loading
from carteado.games.apotheosis.checking import operations
from carteado.games.apotheosis.game import GAME
from soaking import play, said, soak, spoken, watch

SIZES = (("duel", 2), ("teams", 4), ("ffa", 3), ("encounter", 2), ("duel", 2), ("ffa", 4), ("encounter", 4))
CAPS = (6, 10, 10, 4)
BOARDS = ("court", "skirmish", "plaza", "chess")
ENTERED = ("placed", "evoked", "awoke", "registered")
FORBIDDEN = "Forbidden"
ON_SHEET = ("house", "class")


def watch_nodes() -> None:
    """Whatever a card is built of is watched under the words it was built from."""
    module = vars(loading)
    condition, value = loading.condition, loading.value
    module["condition"] = lambda data: watch(condition(data), "holds", f"condition {first(data)}")
    module["value"] = lambda data: watch(value(data), "value", f"value {first(data)}") if data != 0 else value(data)
    for word, node in loading.WORDS.items():
        watch(node, "find", f"selector {word}")


def first(data: Any) -> str:
    if isinstance(data, Mapping):
        return str(next(iter(data)))
    return "number" if isinstance(data, int) else str(data)


def deeds(effect: Mapping[str, Any]) -> Iterator[str]:
    """The operations of an effect and how long they last."""
    for op in operations(effect.get("do")):
        for word in op:
            if word in language.OPERATIONS:
                yield f"operation {word}"
            elif word == "duration":
                yield f"duration {first(op[word])}"


def happened(events: list[Any]) -> Iterator[str]:
    """The effects that were activated with their keywords and costs, and the cards that came into play."""
    for event in (event.whole() for event in events):
        id = event.get("card")
        if id is None:
            continue
        if event["event"] == "used":
            effect = loading.printed()[id]["effects"][event["effect"] - 1]
            yield f"effect {id} {event['effect']}"
            yield from (f"keyword {word}" for word in [*effect.get("kw", []), *effect.get("when", [])])
            yield from (f"cost {name}" for name in effect.get("cost", {}))
            yield from deeds(effect)
        elif event["event"] in ENTERED:
            yield f"card {id}"
            yield from (f"keyword {word}" for word in passive_words(id))


def passive_words(id: str) -> list[str]:
    """The keywords of effects that are applied, not activated."""
    found: list[str] = []
    for effect in loading.printed()[id].get("effects", []):
        if "permanent" in effect.get("kw", []) or ("temp" in effect.get("kw", []) and "bar" not in effect):
            found += [*effect["kw"], *effect.get("when", [])]
    return found


def expected() -> list[str]:
    """Everything that must happen: every card that a format allows, every effect of it, and every word on it."""
    names = set(said)
    allowed = [card for card in loading.printed().values() if card["collection"] != FORBIDDEN]
    names -= {f"selector {word}" for word in loading.WORDS.keys() - set(spoken(allowed))}
    for id, card in loading.printed().items():
        if card.get("token") or card["collection"] == FORBIDDEN:
            continue
        if card["suit"] not in (*ON_SHEET, "event"):
            names.add(f"card {id}")
        for number, effect in enumerate(card.get("effects", []), 1):
            words = effect.get("kw", [])
            names.update(f"keyword {word}" for word in [*words, *effect.get("when", [])])
            names.update(f"cost {name}" for name in effect.get("cost", {}))
            names.update(deeds(effect) if "permanent" not in words else ())
            if "permanent" not in words and not ("temp" in words and "bar" not in effect and card["suit"] != "event"):
                names.add(f"effect {id} {number}")
    return sorted(names)


def one_game(seed: int, bot: str) -> None:
    mode, seats = SIZES[seed % len(SIZES)]
    options: dict[str, Any] = {f"hero_{seat}": "random" for seat in range(seats)}
    options["level_cap"] = CAPS[seed % len(CAPS)]
    if mode != "encounter":
        options["board"] = BOARDS[seed // 7 % len(BOARDS)]
    play(GAME, seed, bot, happened, mode=mode, seats=seats, options=options)


if __name__ == "__main__":
    watch_nodes()
    loading.catalog()
    sys.exit(soak(str(__doc__), expected(), one_game))
