"""Heroes with their decks: ready ones, text lists, what is legal (APO-3, 6.3), and random legal ones for testing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.rng import Rng
from carteado.games.apotheosis.board import CLASSES, COLLECTIONS, COPIES, ENTITY_LEVELS, FREE_LEVELS, PATHS, Suit
from carteado.games.apotheosis.language.catalog import catalog, printed
from carteado.games.apotheosis.language.printed import ApoCard
from carteado.games.apotheosis.pieces import Config

FOLDER = Path(__file__).parent / "heroes"
LINE = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+)", re.IGNORECASE)
FORBIDDEN = COLLECTIONS.index("Forbidden")
WORLD = PATHS.index("world")
FIELDS = {"name", "house", "classes", "entity", "cards"}


class HeroList:
    """A Hero's sheet, and how many of each resource card its deck holds."""

    def __init__(self, house: str, classes: list[str], entity: str, cards: dict[str, int]) -> None:
        self.house = house
        self.classes = classes
        self.entity = entity
        self.cards = cards

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    @property
    def level(self) -> int:
        """APO-3.2."""
        return 1 + sum(catalog().by_id[id].level for id in self.classes)

    @property
    def sheet(self) -> list[str]:
        return [id for id in (self.house, *self.classes, self.entity) if id]

    def knowledge(self) -> dict[int, int]:
        """Levels by APO-3.6, from Classes alone."""
        found: dict[int, int] = {}
        for id in self.classes:
            for known in catalog().by_id[id].knowledge:
                found[known] = found.get(known, 0) + 1
        return found

    def text(self) -> str:
        """The list as one line that `parse_hero` reads back.

        >>> HeroList("H01", ["C02"], "", {"I01": 3}).text()
        'H01; C02; 3 I01'
        """
        return "; ".join([*self.sheet, *(f"{count} {id}" for id, count in self.cards.items())])


@cache
def ready() -> dict[str, HeroList]:
    """The ready heroes of 6.9 by id."""
    return {path.stem: read_hero_file(path) for path in sorted(FOLDER.glob("*.yaml"))}


@cache
def ready_names() -> dict[str, dict[str, str]]:
    """What the ready heroes are called, in both languages."""
    return {path.stem: load(path)["name"] for path in sorted(FOLDER.glob("*.yaml"))}


def load(path: Path) -> Any:
    try:
        return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except YAMLError as error:
        raise Invalid("apotheosis-hero-unreadable", line=path.name, reason=" ".join(str(error).split())) from error


def read_hero_file(path: Path) -> HeroList:
    """A hero of a YAML file: `house`, `classes`, `entity`, and `cards` with the number of each; `name` is free."""
    data = load(path)
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict) or not data.keys() <= FIELDS:
        raise Invalid("apotheosis-hero-unreadable", line=path.name, allowed=", ".join(sorted(FIELDS)))
    cards: dict[str, int] = {}
    for id, count in data["cards"].items():
        if type(count) is not int or count < 1:
            raise Invalid("apotheosis-hero-unreadable", line=f"{id}: {count}", allowed=phrases.COPIES)
        cards[find_card(str(id), f"{id}: {count}").id] = count
    classes = [find_card(str(id), "classes").id for id in data.get("classes", [])]
    entity = find_card(str(data["entity"]), "entity").id if data.get("entity") else ""
    return HeroList(find_card(str(data.get("house")), "house").id, classes, entity, cards)


def parse_hero(text: str) -> HeroList:
    """A whole hero of a text list."""
    made = read_list(text)
    if not made.house:
        raise Invalid("apotheosis-hero-no-house", allowed=", ".join(of_suit(Suit.HOUSE)), rule="APOTHEOSIS-3.1")
    return made


def read_list(text: str) -> HeroList:
    """As far as it goes: one card a line (or between semicolons), `3 I01` or `3 Fen Cleaver`; sheet cards alone."""
    made = HeroList("", [], "", {})
    for line in re.split(r"[;\n]", text):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        found = LINE.fullmatch(entry)
        if found is None:
            raise Invalid("apotheosis-hero-unreadable", line=entry, allowed="3 I01")
        add_card(made, find_card(found[2].strip(), entry), int(found[1] or 1), entry)
    return made


def add_card(made: HeroList, card: ApoCard, count: int, line: str) -> None:
    if card.suit == Suit.HOUSE:
        if made.house:
            raise Invalid(
                "apotheosis-hero-two-houses", line=line, found=f"{made.house}, {card.id}", rule="APOTHEOSIS-3.1"
            )
        made.house = card.id
    elif card.suit == Suit.CLASS:
        made.classes.append(card.id)
    elif card.suit == Suit.ENTITY:
        if made.entity:
            raise Invalid(
                "apotheosis-hero-two-entities", line=line, found=f"{made.entity}, {card.id}", rule="APOTHEOSIS-3.1"
            )
        made.entity = card.id
    else:
        made.cards[card.id] = made.cards.get(card.id, 0) + count


@cache
def by_name() -> dict[str, ApoCard]:
    """Cards by id and by their names in both languages, in small letters."""
    made: dict[str, ApoCard] = {}
    for id, data in printed().items():
        for name in (id, data["name"]["en"], data["name"]["pt"]):
            made[name.lower()] = catalog().by_id[id]
    return made


def find_card(name: str, line: str) -> ApoCard:
    card = by_name().get(name.lower())
    if card is None or card.token:
        known = [id for id, data in printed().items() if not data.get("token")]
        known += [data["name"]["en"] for data in printed().values() if not data.get("token")]
        near = unknown("apotheosis-hero-unknown-card", name, known).facts["near"]
        raise Invalid("apotheosis-hero-unknown-card", found=name, line=line, near=near)
    return card


def of_suit(suit: int) -> list[str]:
    return [card.id for card in catalog().cards if card.suit == suit and not card.token]


# What is legal


def check(hero: HeroList, config: Config, seat: int) -> None:
    """Refuse a hero or deck that breaks APO-3.1 to 3.3 or 6.3."""
    for fault in faults(hero, config):
        raise Invalid(fault.code, **fault.facts, seat=seat)


def faults(hero: HeroList, config: Config) -> Iterator[Invalid]:
    """Everything that APO-3.1 to 3.3 and 6.3 refuse."""
    yield from sheet_faults(hero, config)
    for id, count in hero.cards.items():
        card = catalog().by_id[id]
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
    made = catalog().by_id
    if hero.house not in made or made[hero.house].suit != Suit.HOUSE:
        yield Invalid("apotheosis-hero-no-house", allowed=", ".join(of_suit(Suit.HOUSE)), rule="APOTHEOSIS-3.1")
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
    for id in hero.sheet:
        if made[id].collection == FORBIDDEN:
            yield Invalid("apotheosis-hero-forbidden", found=id, card=id, rule="APOTHEOSIS-2.10")
    if hero.level > config.level_cap:
        allowed = str(config.level_cap)
        yield Invalid("apotheosis-hero-level", found=str(hero.level), allowed=allowed, rule="APOTHEOSIS-3.2")
    yield from entity_faults(hero)


def entity_faults(hero: HeroList) -> Iterator[Invalid]:
    """APO-3.3."""
    if not hero.entity:
        return
    card = catalog().by_id[hero.entity]
    needed = ENTITY_LEVELS[card.level]
    if card.suit != Suit.ENTITY:
        yield Invalid("apotheosis-hero-card-not-allowed", found=card.id, card=card.id, rule="APOTHEOSIS-3.1")
    elif hero.level < needed:
        found = f"{card.id} ({hero.level})"
        yield Invalid("apotheosis-hero-entity", found=found, allowed=str(needed), card=card.id, rule="APOTHEOSIS-3.3")


def fits(hero: HeroList, card: ApoCard) -> bool:
    """APO-2.5, from the Classes alone: cards that do not fit are legal, and of no use (APO-6.3)."""
    if card.free:
        return hero.level >= FREE_LEVELS[card.level]
    known = hero.knowledge()
    return all(known.get(knowledge, 0) >= card.level for knowledge in card.knowledge)


# Random heroes


def random_hero(rng: Rng, config: Config) -> HeroList:
    """A legal hero of any House, Classes up to the cap, an Entity if one may be, and cards that mostly fit."""
    houses = of_suit(Suit.HOUSE)
    hero = HeroList(houses[rng.below(len(houses))], [], "", {})
    paths: list[int] = []
    pool = [catalog().by_id[id].number for id in of_suit(Suit.CLASS)]
    rng.shuffle(pool)
    for number in pool:
        card = catalog().cards[number]
        if len(hero.classes) < CLASSES and card.path not in paths and hero.level + card.level <= config.level_cap:
            hero.classes.append(card.id)
            paths.append(card.path)
    entities = [id for id in of_suit(Suit.ENTITY) if ENTITY_LEVELS[catalog().by_id[id].level] <= hero.level]
    if entities:
        hero.entity = entities[rng.below(len(entities))]
    add_random_cards(hero, rng, config)
    return hero


def add_random_cards(hero: HeroList, rng: Rng, config: Config) -> None:
    """One card in ten is taken from those that do not fit."""
    own = copies(hero, True)
    other = copies(hero, False)
    rng.shuffle(own)
    rng.shuffle(other)
    strangers = config.deck_size // 10
    chosen = own[: config.deck_size - strangers]
    chosen += other[: config.deck_size - len(chosen)]
    for number in sorted(chosen):
        id = catalog().cards[number].id
        hero.cards[id] = hero.cards.get(id, 0) + 1


def copies(hero: HeroList, fitting: bool) -> list[int]:
    """The numbers of all cards a deck may hold, as often as it may: those that fit the Hero, or the others."""
    return [
        card.number
        for card in catalog().cards
        if not (card.sheet or card.token) and card.collection != FORBIDDEN and fits(hero, card) == fitting
        for _ in range(COPIES[card.rarity])
    ]
