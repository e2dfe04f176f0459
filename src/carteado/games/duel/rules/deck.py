"""Building a deck (DUEL-16): starter decks, text lists, legality, drafts, and random legal decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from carteado.core.draft import Draft, Part
from carteado.core.errors import Invalid
from carteado.core.message import Message
from carteado.core.rng import Rng
from carteado.games.duel.board import NEUTRAL, TYPES, Config, Type
from carteado.games.duel.language.catalog import FOLDER, catalog, printed
from carteado.games.duel.language.printed import Catalog, DuelCard
from carteado.kit.decks import CardList, DeckBook

SHARDS_IN_40 = 13
STRANGERS_IN_40 = 3
ORDER = (Type.HERO, Type.CREATURE, Type.SPELL, Type.TRAP, Type.SHARD)


class Deck(CardList):
    """A hero and the number of copies of each card."""

    def __init__(self, hero: str, cards: dict[str, int]) -> None:
        super().__init__(cards)
        self.hero = hero

    @property
    def leading(self) -> list[str]:
        return [self.hero] if self.hero else []


class Decks(DeckBook[Deck]):
    """The starter decks, and lists with a hero among the cards."""

    def names(self) -> Iterable[tuple[str, Iterable[str]]]:
        return ((id, data["name"].values()) for id, data in printed(self.cards).items())

    def new(self) -> Deck:
        return Deck("", {})

    def add(self, made: Deck, id: str, count: int, line: str) -> None:
        if catalog(self.cards).by_id[id].type != Type.HERO:
            made.add(id, count)
        elif made.hero:
            raise Invalid("duel-deck-two-heroes", line=line, found=f"{made.hero}, {id}", rule="DUEL-16.1")
        else:
            made.hero = id

    def check_whole(self, made: Deck) -> None:
        if not made.hero:
            raise no_hero(self.cards)


DECKS = Decks(Path(__file__).parent.parent / "decks", FOLDER, "duel-deck", "3 EMB-01", fields=["hero"])


def no_hero(cards: Path) -> Invalid:
    return Invalid("duel-deck-no-hero", allowed=", ".join(heroes(cards)), rule="DUEL-16.1")


def heroes(cards: Path) -> list[str]:
    return [card.id for card in catalog(cards).cards if card.type == Type.HERO]


def faults(deck: Deck, config: Config, cards: Path = FOLDER) -> Iterator[Invalid]:
    """Yield every violation of DUEL-16."""
    known = catalog(cards).by_id
    if deck.hero not in known or known[deck.hero].type != Type.HERO:
        yield no_hero(cards)
    most = config.max_copies
    for id, count in deck.cards.items():
        card = known[id]
        if card.token or card.type == Type.HERO:
            yield Invalid("duel-deck-card-not-allowed", found=id, card=id, rule="DUEL-16.1")
        elif count > most and not card.basic:
            found = f"{count} {id}"
            yield Invalid("duel-deck-too-many-copies", found=found, allowed=str(most), card=id, rule="DUEL-16.2")
    if deck.size != config.deck_size:
        allowed = str(config.deck_size)
        yield Invalid("duel-deck-bad-size", found=str(deck.size), allowed=allowed, rule="DUEL-16.1")


def random_deck(rng: Rng, config: Config, cards: Path = FOLDER) -> Deck:
    """Make a legal deck for a random hero: a third shards, mostly own and neutral cards, a few of other factions."""
    known, leaders = catalog(cards), heroes(cards)
    hero = known.by_id[leaders[rng.below(len(leaders))]]
    shards = config.deck_size * SHARDS_IN_40 // 40
    strangers = config.deck_size * STRANGERS_IN_40 // 40
    basic = next(card for card in known.cards if card.basic and card.faction == hero.faction)
    own = copies(known, hero, config, friends=True)
    other = copies(known, hero, config, friends=False)
    rng.shuffle(own)
    rng.shuffle(other)
    chosen = other[:strangers] + own[: config.deck_size - shards - strangers]
    deck = Deck(hero.id, {basic.id: config.deck_size - len(chosen)})
    for number in sorted(chosen):
        deck.add(known.cards[number].id, 1)
    return deck


def copies(known: Catalog, hero: DuelCard, config: Config, friends: bool) -> list[int]:
    """Return the numbers of all copies that a deck may hold: own and neutral cards if `friends`, else the others."""
    return [
        card.number
        for card in known.cards
        if not (card.token or card.basic or card.type == Type.HERO)
        and (card.faction in (hero.faction, NEUTRAL)) == friends
        for _ in range(config.max_copies)
    ]


# Drafts


def draft(deck: Deck, config: Config, cards: Path = FOLDER) -> Draft:
    """Describe a deck in the builder: what may be added, its faults, and its cost curve."""
    known = catalog(cards)
    return Draft(
        deck.text(),
        deck.counted,
        parts=[part(known, type, config) for type in ORDER],
        sizes=(config.deck_size, config.deck_size),
        faults=list(faults(deck, config, cards)),
        figures=[(Message("duel-build-costs"), costs(known, deck))],
    )


def part(known: Catalog, type: int, config: Config) -> Part:
    if type == Type.HERO:
        return Part(TYPES[type], {card.id: 1 for card in known.cards if card.type == type}, 1, counted=False)
    copies = {
        card.id: config.deck_size if card.basic else config.max_copies
        for card in known.cards
        if card.type == type and not card.token
    }
    return Part(TYPES[type], copies)


def costs(known: Catalog, deck: Deck) -> list[tuple[Message, int]]:
    """Return the number of cards of each cost."""
    found: dict[int, int] = {}
    for id, count in deck.cards.items():
        card = known.by_id[id]
        if card.type != Type.SHARD:
            found[card.cost] = found.get(card.cost, 0) + count
    return [(Message("duel-build-cost", cost=cost), found[cost]) for cost in sorted(found)]
