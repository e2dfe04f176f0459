"""Play battles until every card and every word of the card language has happened often enough.

Each battle is about one of the rarest cards so far: every seat brings a random legal hero who can play it and a deck
with it and with the cards it waits for, and prefers to use it; otherwise it acts at random. Small boards and full hands
bring the card into play soon.

The nodes of the cards are wrapped while the catalog is built, and count what they do in real games, never in the games
that a bot simulates. An operation counts when it changed something, a selector when it
found something, a condition when it held, an effect and its keywords when it was activated, a passive when its card
came into play.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from carteado.games.apotheosis.actions import Do

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng, seeded
from carteado.core.state import Action
from carteado.games.apotheosis.board import CLASSES, COPIES, ENTITY_LEVELS, MARKERS, Suit
from carteado.games.apotheosis.game import GAME
from carteado.games.apotheosis.language import catalog
from carteado.games.apotheosis.language.bases import Condition, Selector, Value
from carteado.games.apotheosis.language.checks import operations
from carteado.games.apotheosis.language.printed import ApoCard
from carteado.games.apotheosis.language.words import LANGUAGE, OPERATIONS
from carteado.games.apotheosis.rules.building import HeroList, copies, of_suit
from carteado.games.apotheosis.state import ApoState
from carteado.kit.language.words import Words
from soaking import counts, play_out, said, soak, spoken, watch

SIZES = (("duel", 2), ("teams", 4), ("ffa", 3), ("duel", 2), ("encounter", 2), ("duel", 2))
ALLIED = (("teams", 4), ("encounter", 4))
BOARDS = {"duel": ("arena", "skirmish", "court"), "teams": ("skirmish", "plaza"), "ffa": ("skirmish", "plaza")}
RICH = {"opening_hand": 8, "preparation": 6, "draw": 3, "recomposition": "all"}
LEVEL, ROUNDS, DECK = 10, 6, 30
TIMES, RAREST, HELPERS = 50, 12, 4
IDLE = (Do.END_TURN, Do.TURN, Do.REST, Do.PASS, Do.DECLINE, Do.UNEQUIP, Do.FORGET, Do.ABANDON, Do.SLEEP, Do.UNEVOKE)
WITH_CARD = (Do.EQUIP, Do.LEARN, Do.RECRUIT, Do.USE, Do.EVOKE, Do.PICK)
BANISHER, DISCARDER = "C15", "H06"
ENTERED = ("placed", "evoked", "awoke", "registered")
FORBIDDEN = "Forbidden"
ON_SHEET = ("house", "class")
T = TypeVar("T")
ROLES: dict[str, Selector] = vars(LANGUAGE.kinds[Selector])["bare"]


def watch_nodes() -> None:
    """Wrap every node of the cards to count under the words it was built from."""
    watch_words(Condition, "condition", "holds")
    watch_words(Value, "value", "value")
    for word, node in ROLES.items():
        watch(node, "find", f"selector {word}")
        vars(node)["one"] = partial(Selector.one, node)  # counted, too


def watch_words(type: Any, section: str, method: str) -> None:
    """Wrap the nodes of bare words once, the others when they are built; a bare 0 counts for nothing."""
    kind = LANGUAGE.kinds[type]
    assert isinstance(kind, Words)
    for word, node in kind.bare.items():
        watch(node, method, f"{section} {word}")
    build = kind.build

    def watched(data: Any, scope: Any) -> Any:
        node = build(data, scope)
        if isinstance(data, str) or data == 0:
            return node
        return watch(node, method, *(f"{section} {word}" for word in tested(data)))

    vars(kind)["build"] = watched


def tested(data: Any) -> list[str]:
    """Return the names to count a node under; a negated condition counts when it does not hold."""
    return [first(data), *(tested(data["not"]) if isinstance(data, Mapping) and "not" in data else [])]


def first(data: Any) -> str:
    if isinstance(data, Mapping):
        return str(next(iter(data)))
    return "number" if isinstance(data, int) else str(data)


def deeds(effect: Mapping[str, Any]) -> Iterator[str]:
    """Yield the operations of an effect and their durations."""
    for op in operations(effect.get("do")):
        for word in op:
            if word in OPERATIONS:
                yield f"operation {word}"
            elif word == "duration":
                yield f"duration {first(op[word])}"


def happened(events: list[Any]) -> Iterator[str]:
    """Yield the effects that were activated, with keywords and costs, and the cards that came into play."""
    for event in (event.whole() for event in events):
        id = event.get("card")
        if id is None:
            continue
        if event["event"] == "used":
            effect = catalog.printed()[id]["effects"][event["effect"] - 1]
            yield f"effect {id} {event['effect']}"
            yield from (f"keyword {word}" for word in [*effect.get("keywords", []), *effect.get("when", [])])
            yield from (f"cost {name}" for name in effect.get("cost", {}))
            yield from deeds(effect)
        elif event["event"] in ENTERED:
            yield f"card {id}"
            yield from (f"keyword {word}" for word in passive_words(id))


def passive_words(id: str) -> list[str]:
    """Return the keywords of effects that are applied, not activated."""
    found: list[str] = []
    for effect in catalog.printed()[id].get("effects", []):
        if "permanent" in effect.get("keywords", []) or ("temp" in effect.get("keywords", []) and "bar" not in effect):
            found += [*effect["keywords"], *effect.get("when", [])]
    return found


def expected() -> list[str]:
    """Return everything that must happen: every card that a format allows, its effects, and every word on it."""
    names = set(said)
    allowed = [card for card in catalog.printed().values() if card["collection"] != FORBIDDEN]
    names -= {f"selector {word}" for word in ROLES.keys() - set(spoken(allowed))}
    for id, card in catalog.printed().items():
        if card.get("token") or card["collection"] == FORBIDDEN:
            continue
        if card["suit"] not in (*ON_SHEET, "event"):
            names.add(f"card {id}")
        for number, effect in enumerate(card.get("effects", []), 1):
            words = effect.get("keywords", [])
            names.update(f"keyword {word}" for word in [*words, *effect.get("when", [])])
            names.update(f"cost {name}" for name in effect.get("cost", {}))
            names.update(deeds(effect) if "permanent" not in words else ())
            if "permanent" not in words and not ("temp" in words and "bar" not in effect and card["suit"] != "event"):
                names.add(f"effect {id} {number}")
    return sorted(names)


# The bot


class Fond(Bot):
    """Prefers the given cards of its seat, then any action, rather not an idle one."""

    def __init__(self, rng: Rng, state: ApoState, liked: list[set[str]]) -> None:
        self.rng = rng
        self.state = state
        self.liked = liked

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        liked = [action for action in actions if self.likes(action, table.seat)]
        if liked and self.rng.below(3):
            return any_of(liked, self.rng)
        kinds = sorted({action[0] for action in actions})
        kinds += 3 * [kind for kind in kinds if kind not in IDLE]
        kind = any_of(kinds, self.rng)
        return any_of([action for action in actions if action[0] == kind], self.rng)

    def likes(self, action: Action, seat: int) -> bool:
        if action[0] in WITH_CARD:
            return self.state.cards[action[1]].id in self.liked[seat]
        return action[0] in (Do.AWAKEN, Do.ATTACH, Do.ACCEPT)


def any_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


# The heroes and decks


def wanted(names: list[str], rng: Rng) -> ApoCard:
    """Return a card that can cause one of the rare events."""
    rare = sorted(names, key=lambda name: counts[name])[:RAREST]
    kind, word = any_of([name for name in rare if counts[name] < TIMES] or rare, rng).split()[:2]
    found = [word] if kind in ("card", "effect") else [id for id in allowed() if word in words_on(id)]
    return catalog.catalog().by_id[any_of(found or allowed(), rng)]


@cache
def allowed() -> list[str]:
    cards = catalog.printed().items()
    return [id for id, card in cards if not card.get("token") and card["collection"] != FORBIDDEN]


@cache
def words_on(id: str) -> set[str]:
    return set(all_words(catalog.printed()[id]))


def all_words(data: Any) -> Iterator[str]:
    """Yield every word and every key in card data."""
    if isinstance(data, Mapping):
        yield from data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from all_words(value)
    elif isinstance(data, str):
        yield data


def helps(id: str, card: ApoCard) -> bool:
    """Whether a card sets the marker, can be put under the Companion, or makes the check that another waits for."""
    data, other = catalog.printed()[card.id], catalog.printed()[id]
    needs = [next(iter(effect["needs"].items())) for effect in data.get("effects", []) if "needs" in effect]
    tags = {"suit": [other["suit"]], "property": other.get("properties", []), "knowledge": other.get("knowledge", [])}
    if any(value in tags.get(word, [other["rarity"]]) for word, value in needs):
        return True
    if "checking" in words_on(card.id):
        return bool(words_on(id) & {"check", "contest"})
    return bool(words_on(card.id) & words_on(id) & set(MARKERS))


def helpers(card: ApoCard, rng: Rng) -> list[ApoCard]:
    by_id = catalog.catalog().by_id
    numbers = [by_id[id].number for id in allowed() if not by_id[id].sheet and id != card.id and helps(id, card)]
    rng.shuffle(numbers)
    return [catalog.catalog().cards[number] for number in numbers[:HELPERS]]


def banished(card: ApoCard) -> bool:
    """Whether the card acts when banished from its pile: one side discards it, the other banishes it."""
    return "on_banish" in words_on(card.id)


def likings(card: ApoCard, helped: list[ApoCard], rival: bool) -> set[str]:
    """Return the preferred cards: the card and its helpers; for a rival, what the card answers or what banishes it."""
    liked = {card.id, *(other.id for other in helped)}
    effects = catalog.printed()[card.id].get("effects", [])
    answered = [
        need["source"].get("suit") for effect in effects for need in effect.get("requires", []) if "source" in need
    ]
    if rival:
        liked |= {id for id in allowed() if catalog.printed()[id]["suit"] in answered}
    return liked | ({BANISHER, DISCARDER} if banished(card) else set())


def hero_for(card: ApoCard, helped: list[ApoCard], rng: Rng, rival: bool) -> HeroList:
    """Build a legal hero for this card; the deck holds every copy of it, then its helpers, then whatever fits."""
    house = card.id if card.suit == Suit.HOUSE else any_of(of_suit(catalog.catalog(), Suit.HOUSE), rng)
    if banished(card):
        house = DISCARDER
    hero = HeroList(house, classes_for(card, rng, rival and banished(card)), "", {})
    by_id = catalog.catalog().by_id
    entities = [id for id in of_suit(catalog.catalog(), Suit.ENTITY) if ENTITY_LEVELS[by_id[id].level] <= hero.level]
    if entities:
        hero.entity = card.id if card.id in entities else any_of(entities, rng)
    first = [other.number for other in (card, *helped) if not other.sheet for _ in range(COPIES[other.rarity])]
    own, others = copies(hero, True), copies(hero, False)
    rng.shuffle(own)
    for number in (first + [number for number in own + others if number not in first])[:DECK]:
        id = catalog.catalog().cards[number].id
        hero.cards[id] = hero.cards.get(id, 0) + 1
    return hero


def classes_for(card: ApoCard, rng: Rng, banisher: bool) -> list[str]:
    """Return classes of different paths: the card itself if it is one, then those that meet its requirements."""
    numbers = [catalog.catalog().by_id[id].number for id in of_suit(catalog.catalog(), Suit.CLASS)]
    rng.shuffle(numbers)
    pool = [catalog.catalog().cards[number] for number in numbers]
    pool.sort(key=lambda other: -len(set(other.knowledge) & set(card.knowledge)))
    pool.sort(key=lambda other: other is not card and not (banisher and other.id == BANISHER))
    chosen: list[ApoCard] = []
    for other in pool:
        level = 1 + sum(one.level for one in chosen) + other.level
        if len(chosen) < CLASSES and level <= LEVEL and other.path not in [one.path for one in chosen]:
            chosen.append(other)
    return [other.id for other in chosen]


def one_game(seed: int, bot: str) -> None:
    rng = seeded(seed)
    card = wanted(NAMES, rng)
    mode, seats = any_of(ALLIED if words_on(card.id) & {"dead", "partner", "team"} else SIZES, rng)
    options: dict[str, Any] = {"level_cap": LEVEL, "round_limit": ROUNDS, **(RICH if rng.below(5) else {})}
    if mode in BOARDS:
        options["board"] = any_of(BOARDS[mode], rng)
    if banished(card):
        options["preparation"] = 0
    helped = helpers(card, rng)
    for seat in range(seats):
        options[f"hero_{seat}"] = hero_for(card, helped, rng, seat % 2 == 1).text()
    state = GAME.deal(GAME.setup(mode=mode, seats=seats, options=options), rng, [])
    assert isinstance(state, ApoState)
    liked = [likings(card, helped, seat % 2 == 1) for seat in range(seats)]
    play_out(GAME, state, seed, bot if bot != "random" else lambda dice: Fond(dice, state, liked), happened)


if __name__ == "__main__":
    watch_nodes()
    catalog.catalog()
    NAMES = expected()
    sys.exit(soak(str(__doc__), NAMES, one_game, times=TIMES, greedy=200))
