"""Build a Hero and its deck (APOTHEOSIS-3, 6.3): ready heroes, text lists, legality, and random legal heroes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from carteado.core.errors import Invalid
from carteado.core.rng import Rng
from carteado.games.apotheosis.board import CLASSES, COLLECTIONS, COPIES, ENTITY_LEVELS, FREE_LEVELS, PATHS, Suit
from carteado.games.apotheosis.language.catalog import FOLDER, catalog, printed
from carteado.games.apotheosis.language.printed import ApoCard, Catalog
from carteado.games.apotheosis.pieces import Config
from carteado.kit.decks import CardList, DeckBook

FORBIDDEN = COLLECTIONS.index("Forbidden")
WORLD = PATHS.index("world")


class HeroList(CardList):
    """A Hero's sheet, and the number of copies of each resource card in its deck.

    >>> HeroList("H01", ["C02"], "", {"I01": 3}).text()
    'H01; C02; 3 I01'
    """

    def __init__(
        self, house: str, classes: list[str], entity: str, cards: dict[str, int], folder: Path = FOLDER
    ) -> None:
        super().__init__(cards)
        self.folder = folder
        self.house = house
        self.classes = classes
        self.entity = entity

    @property
    def known(self) -> Catalog:
        """The cards that the Hero may be built of."""
        return catalog(self.folder)

    @property
    def leading(self) -> list[str]:
        """The cards of the sheet."""
        return [id for id in (self.house, *self.classes, self.entity) if id]

    @property
    def level(self) -> int:
        """The Hero's level (APOTHEOSIS-3.2)."""
        return 1 + sum(self.known.by_id[id].level for id in self.classes)

    def knowledge(self) -> dict[int, int]:
        """Return the levels of knowledge from the Classes alone (APOTHEOSIS-3.6)."""
        found: dict[int, int] = {}
        for id in self.classes:
            for knowledge in self.known.by_id[id].knowledge:
                found[knowledge] = found.get(knowledge, 0) + 1
        return found


class Heroes(DeckBook[HeroList]):
    """The ready heroes, and text lists, in which the sheet's cards are listed among the others."""

    def names(self) -> Iterable[tuple[str, Iterable[str]]]:
        return ((id, data["name"].values()) for id, data in printed(self.cards).items() if not data.get("token"))

    def new(self) -> HeroList:
        return HeroList("", [], "", {}, self.cards)

    def add(self, made: HeroList, id: str, count: int, line: str) -> None:
        suit = made.known.by_id[id].suit
        second = made.house if suit == Suit.HOUSE else made.entity if suit == Suit.ENTITY else ""
        if second:
            code = "apotheosis-hero-two-houses" if suit == Suit.HOUSE else "apotheosis-hero-two-entities"
            raise Invalid(code, line=line, found=f"{second}, {id}", rule="APOTHEOSIS-3.1")
        if suit == Suit.HOUSE:
            made.house = id
        elif suit == Suit.CLASS:
            made.classes.append(id)
        elif suit == Suit.ENTITY:
            made.entity = id
        else:
            made.add(id, count)

    def check_whole(self, made: HeroList) -> None:
        if not made.house:
            raise no_house(made.known)


SHEET = ("house", "classes", "entity")
HEROES = Heroes(Path(__file__).parent.parent / "heroes", FOLDER, "apotheosis-hero", "3 I01", SHEET)


def no_house(known: Catalog) -> Invalid:
    return Invalid("apotheosis-hero-no-house", allowed=", ".join(of_suit(known, Suit.HOUSE)), rule="APOTHEOSIS-3.1")


def of_suit(known: Catalog, suit: int) -> list[str]:
    return [card.id for card in known.cards if card.suit == suit and not card.token]


# Legality


def faults(hero: HeroList, config: Config) -> Iterator[Invalid]:
    """Yield every violation of APOTHEOSIS-3.1 to 3.3 and 6.3."""
    yield from sheet_faults(hero, config)
    for id, count in hero.cards.items():
        card = hero.known.by_id[id]
        allowed = COPIES[card.rarity]
        if card.sheet or card.token:
            yield Invalid("apotheosis-hero-card-not-allowed", found=id, card=id, rule="APOTHEOSIS-6.3")
        elif card.collection == FORBIDDEN:
            yield Invalid("apotheosis-hero-forbidden", found=id, card=id, rule="APOTHEOSIS-2.10")
        elif count > allowed:
            found = f"{count} {id}"
            yield Invalid(
                "apotheosis-hero-too-many-copies", found=found, allowed=str(allowed), card=id, rule="APOTHEOSIS-2.9"
            )
    if hero.size != config.deck_size:
        allowed_size = str(config.deck_size)
        yield Invalid("apotheosis-hero-bad-size", found=str(hero.size), allowed=allowed_size, rule="APOTHEOSIS-6.3")


def sheet_faults(hero: HeroList, config: Config) -> Iterator[Invalid]:
    made = hero.known.by_id
    if hero.house not in made or made[hero.house].suit != Suit.HOUSE:
        yield no_house(hero.known)
    if len(hero.classes) > CLASSES:
        found = str(len(hero.classes))
        yield Invalid("apotheosis-hero-too-many-classes", found=found, allowed=str(CLASSES), rule="APOTHEOSIS-3.1")
    paths: list[int] = []
    for id in hero.classes:
        card = made[id]
        if card.suit != Suit.CLASS:
            yield Invalid("apotheosis-hero-card-not-allowed", found=id, card=id, rule="APOTHEOSIS-3.1")
        elif card.path == WORLD or card.path in paths:
            yield Invalid(
                "apotheosis-hero-bad-path", found=f"{id} ({PATHS[card.path]})", card=id, rule="APOTHEOSIS-3.1"
            )
        paths.append(card.path)
    for id in hero.leading:
        if made[id].collection == FORBIDDEN:
            yield Invalid("apotheosis-hero-forbidden", found=id, card=id, rule="APOTHEOSIS-2.10")
    if hero.level > config.level_cap:
        allowed = str(config.level_cap)
        yield Invalid("apotheosis-hero-level", found=str(hero.level), allowed=allowed, rule="APOTHEOSIS-3.2")
    yield from entity_faults(hero)


def entity_faults(hero: HeroList) -> Iterator[Invalid]:
    """Yield the faults of the Entity (APOTHEOSIS-3.3)."""
    if not hero.entity:
        return
    card = hero.known.by_id[hero.entity]
    needed = ENTITY_LEVELS[card.level]
    if card.suit != Suit.ENTITY:
        yield Invalid("apotheosis-hero-card-not-allowed", found=card.id, card=card.id, rule="APOTHEOSIS-3.1")
    elif hero.level < needed:
        found = f"{card.id} ({hero.level})"
        yield Invalid("apotheosis-hero-entity", found=found, allowed=str(needed), card=card.id, rule="APOTHEOSIS-3.3")


def fits(hero: HeroList, card: ApoCard) -> bool:
    """Whether the Classes meet a card's requirement (APOTHEOSIS-2.5); unusable cards are legal too (APOTHEOSIS-6.3)."""
    if card.free:
        return hero.level >= FREE_LEVELS[card.level]
    known = hero.knowledge()
    return all(known.get(knowledge, 0) >= card.level for knowledge in card.knowledge)


# Random heroes


def random_hero(rng: Rng, config: Config, cards: Path = FOLDER) -> HeroList:
    """Make a legal hero: any House, Classes up to the cap, an Entity if allowed, and cards that mostly fit."""
    known = catalog(cards)
    houses = of_suit(known, Suit.HOUSE)
    hero = HeroList(houses[rng.below(len(houses))], [], "", {}, cards)
    paths: list[int] = []
    pool = [known.by_id[id].number for id in of_suit(known, Suit.CLASS)]
    rng.shuffle(pool)
    for number in pool:
        card = known.cards[number]
        if len(hero.classes) < CLASSES and card.path not in paths and hero.level + card.level <= config.level_cap:
            hero.classes.append(card.id)
            paths.append(card.path)
    entities = [id for id in of_suit(known, Suit.ENTITY) if ENTITY_LEVELS[known.by_id[id].level] <= hero.level]
    if entities:
        hero.entity = entities[rng.below(len(entities))]
    add_random_cards(hero, rng, config)
    return hero


def add_random_cards(hero: HeroList, rng: Rng, config: Config) -> None:
    """Fill the deck at random; one card in ten is one that does not fit."""
    own = copies(hero, True)
    other = copies(hero, False)
    rng.shuffle(own)
    rng.shuffle(other)
    strangers = config.deck_size // 10
    chosen = own[: config.deck_size - strangers]
    chosen += other[: config.deck_size - len(chosen)]
    for number in sorted(chosen):
        hero.add(hero.known.cards[number].id, 1)


def copies(hero: HeroList, fitting: bool) -> list[int]:
    """Return the numbers of all copies that a deck may hold: those that fit the Hero, or the others."""
    return [
        card.number
        for card in hero.known.cards
        if not (card.sheet or card.token) and card.collection != FORBIDDEN and fits(hero, card) == fitting
        for _ in range(COPIES[card.rarity])
    ]
