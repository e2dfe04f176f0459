"""How the soak of Heroes provokes rare events: find a card that causes one, cards that help it, a deck, and a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng
from carteado.core.state import Action
from carteado.games.heroes.actions import Do
from carteado.games.heroes.board import BLOCKED, GROUPS, IMMUNITIES, TOKENS, Type
from carteado.games.heroes.language import catalog as loading
from carteado.games.heroes.language.printed import HeroCard, Power
from carteado.games.heroes.rules import deck as decks
from carteado.games.heroes.rules import powers
from carteado.games.heroes.state import HeroesState
from carteado.kit.decks import CardList

DOINGS = ("cost", "targets", "do", "actions", "activations", "static", "triggers", "entry")
WITH_CARD = (Do.FIELD, Do.SOURCE, Do.EVENT, Do.EQUIP, Do.ATTACH)
IDLE = (Do.END_MAIN, Do.PASS, Do.DONE, Do.SWAP, Do.WITHDRAW, Do.RELOCATE)
HELPERS = 3
T = TypeVar("T")


does: dict[str, frozenset[str]] = {}  # by power, the names under which its nodes are counted


# The card sought, and its helpers


def who_does(name: str, rng: Rng) -> tuple[HeroCard, set[str]]:
    """Return a card that can cause what is counted under a name, and the powers that cause it."""
    kind, _, word = name.partition(" ")
    said = {word, f"immunity:{word}"} if kind == "immunity" else {word}
    blocks = [block for block, names in does.items() if name in names or block == word]
    if blocks:
        block = any_of(blocks, rng)
        return loading.catalog().by_id[block.partition("/")[0]], {block}
    card = loading.catalog().by_id[any_of([id for id in loading.printed() if said & {id, *doings(id)}], rng)]
    own = {power.block.name for power in card.powers}
    return card, {block for block in own if said & {*words_in(power_data(block))}} or own


@cache
def doings(id: str) -> Counter[str]:
    """Count every word and key of a card's effects."""
    card = loading.printed()[id]
    return Counter(words_in({name: card[name] for name in DOINGS if name in card}))


def words_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    if isinstance(data, Mapping):
        yield from data
    if isinstance(data, (list, Mapping)):
        for value in data.values() if isinstance(data, Mapping) else data:
            yield from words_in(value)


def power_data(block: str) -> Mapping[str, Any]:
    id, _, power = block.partition("/")
    data = loading.printed()[id]
    powers: list[Mapping[str, Any]] = data.get("actions", data.get("activations", [data]))
    return powers[int(power[1:]) - 1]


def helpers(card: HeroCard, rng: Rng) -> list[HeroCard]:
    """Return some cards that do what this card waits for, or are of a kind that it names; it may help itself."""
    found = [other for other in loading.catalog().cards if not other.mob and helps(other.id, card.id)]
    return shuffled(found, rng)[:HELPERS]


def helps(other: str, id: str) -> bool:
    data = loading.printed()[other]
    if any(word in doings(id) for word in (data.get("alignment"), *data.get("alliances", []))):
        return True
    if "immunity:heal" in given(id) and "heal" in doings(other):
        return True
    return kinds(given(other)) & awaited(id) != 0


@cache
def awaited(id: str) -> int:
    """Return the mask of token kinds that a card names or blocks, and needs on the table to have its full effect."""
    found = kinds(doings(id) - Counter(given(id)))
    immunities = [word.removeprefix("immunity:") for word in given(id)]
    immunities += [static["immune"] for static in loading.printed()[id].get("static", []) if "immune" in static]
    for place, word in enumerate(IMMUNITIES):
        if word in immunities:
            found |= BLOCKED[place]
    return found


@cache
def given(id: str) -> tuple[str, ...]:
    """Return the tokens that a card gives."""
    data = loading.printed()[id]
    parts = [data, *data.get("actions", []), *data.get("activations", []), *data.get("triggers", [])]
    return tuple(op["token"]["type"] for part in parts for op in part.get("do", []) if "token" in op)


def kinds(words: Iterable[str]) -> int:
    """Return the mask of the token kinds among some words."""
    found = 0
    for word in words:
        found |= 1 << TOKENS.index(word) if word in TOKENS else GROUPS.get(word, 0)
    return found


# The deck


def deck_for(card: HeroCard, helping: list[HeroCard], rng: Rng) -> CardList:
    """Build a deck: the card and its helpers, characters that can use them, basic sources, then random cards."""
    made = CardList({})
    by_type = loading.catalog().by_type
    for other in (card, *helping):
        put(made, other)
        if other.ability >= 0:
            able = [host for host in by_type[Type.CHARACTER] if host.abilities_held >> other.ability & 1]
            for host in shuffled(able, rng)[:2]:
                put(made, host)
    people = shuffled(by_type[Type.CHARACTER], rng)
    if rng.below(2):
        people.sort(key=lambda other: other.health + other.protection)
    basic = [source for source in by_type[Type.SOURCE] if source.basic]
    rest = [*by_type[Type.ACTION], *by_type[Type.EVENT], *by_type[Type.EQUIPMENT]]
    for other in (*people, *shuffled(basic, rng), *shuffled(rest, rng)):
        put(made, other)
    return made


def put(deck: CardList, card: HeroCard) -> None:
    """Add as many copies as fit (HEROES-4)."""
    room = decks.SMALLEST - deck.size
    if card.type == Type.CHARACTER:
        room = min(room, decks.MOST_CHARACTERS - decks.count_type(loading.catalog(), deck, Type.CHARACTER))
    elif card.type == Type.SOURCE:
        room = min(room, decks.MOST_SOURCES - decks.count_type(loading.catalog(), deck, Type.SOURCE))
    copies = 0 if card.mob or card.id in deck.cards else card.copies
    if min(room, copies) > 0:
        deck.cards[card.id] = min(room, copies)


def any_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def shuffled(cards: list[HeroCard], rng: Rng) -> list[HeroCard]:
    numbers = [card.number for card in cards]
    rng.shuffle(numbers)
    return [loading.catalog().cards[number] for number in numbers]


# The bot


class Fond(Bot):
    """Prefers a card and some of its powers, then its helpers, then any action, rather not an idle one.

    A bot that prefers a Mob moves its characters to meet it.
    """

    def __init__(self, rng: Rng, state: HeroesState, card: HeroCard, powers: set[str], helping: set[str]) -> None:
        self.rng = rng
        self.state = state
        self.card = card
        self.powers = powers
        self.helping = helping

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        for likes in (self.likes, self.likes_too):
            liked = [action for action in actions if likes(action)]
            if liked and self.rng.below(6):
                return any_of(liked, self.rng)
        actions = tuple(action for action in actions if not self.wastes(action)) or actions
        forms = sorted({action[0] for action in actions})
        forms += 3 * [form for form in forms if form not in IDLE]
        form = any_of(forms, self.rng)
        return any_of([action for action in actions if action[0] == form], self.rng)

    def likes(self, action: Action) -> bool:
        if action[0] in (Do.USE, Do.ACTIVATE):
            return self.power(action).block.name in self.powers
        return self.brings_out(action, {self.card.id})

    def likes_too(self, action: Action) -> bool:
        if action[0] in (Do.USE, Do.ACTIVATE):
            power = self.power(action)
            return power.block.name.partition("/")[0] in self.helping or (self.card.mob and power.attack)
        return action[0] == Do.SOURCE or self.brings_out(action, self.helping)

    def brings_out(self, action: Action, cards: set[str]) -> bool:
        form = action[0]
        if form in WITH_CARD:
            return self.state.cards[action[1]].id in cards
        if form == Do.RELOCATE and not self.state.unit(action[1]).common:
            return self.card.mob or self.bears(action[1], cards)
        if form == Do.TAKE:
            return self.state.catalog.cards[action[1]].id in cards
        return form == Do.ALLOCATE and self.bears(action[1], cards)

    def wastes(self, action: Action) -> bool:
        """Whether the action would spend what the preferred card needs."""
        form, own = action[0], {self.card.id}
        if form == Do.ALLOCATE:
            return self.saves(self.state.owners[action[1]])
        if form == Do.USE:
            bearer = action[1] if action[2] else self.state.unit(action[1]).at
            return self.power(action).use > 0 and self.bears(bearer, own)
        if form == Do.SWAP:
            return self.bears(action[2], own)
        return form in (Do.DISCARD, Do.PAY, Do.RELOCATE) and self.bears(action[1], own)

    def power(self, action: Action) -> Power:
        return powers.find(self.state, action[1], max(0, action[2] - 1))

    def bears(self, id: int, cards: set[str]) -> bool:
        """Whether the card is one of these or has one attached."""
        unit = self.state.find_unit(id)
        carried = unit.attached if unit is not None else []
        return any(self.state.cards[other].id in cards for other in (id, *carried))

    def saves(self, seat: int) -> bool:
        """Whether to keep the reserve for preferred equipment in hand."""
        held = [self.state.cards[id] for id in self.state.players[seat].hand]
        return self.card.type == Type.EQUIPMENT and self.card in held
