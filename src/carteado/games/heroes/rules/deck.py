"""Decks: ready-made ones, text lists, legality (HEROES-4), and random legal decks for testing."""

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
from carteado.games.heroes.board import Type
from carteado.games.heroes.loading import catalog, printed
from carteado.games.heroes.pieces import HeroCard

FOLDER = Path(__file__).parent / "decks"
LINE = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+?)(?:\s+x\s*(\d{1,3}))?", re.IGNORECASE)
SMALLEST, LARGEST = 30, 40
COPIES = 3
FEWEST_CHARACTERS, MOST_CHARACTERS = 4, 10
MOST_SOURCES = 8
# A random deck: characters, sources, events, equipment, actions.
RANDOM = (10, 8, 3, 4, 10)


class Deck:
    """How many of each card."""

    def __init__(self, cards: dict[str, int]) -> None:
        self.cards = cards

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def of_type(self, type: int) -> int:
        return sum(count for id, count in self.cards.items() if catalog().by_id[id].type == type)

    def text(self) -> str:
        """The list as one line that `parse_deck` reads back.

        >>> Deck({"C01": 3, "S01": 2}).text()
        '3 C01; 2 S01'
        """
        return "; ".join(f"{count} {id}" for id, count in self.cards.items())


@cache
def ready_made() -> dict[str, Deck]:
    """The decks of section 27 by name."""
    return {path.stem: read_deck_file(path) for path in sorted(FOLDER.glob("*.yaml"))}


def read_deck_file(path: Path) -> Deck:
    """A deck of a YAML file: `cards` with the number of each; `name` is free."""
    try:
        data: Any = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except YAMLError as error:
        raise Invalid("heroes-deck-unreadable", line=path.name, allowed=" ".join(str(error).split())) from error
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict) or not data.keys() <= {"name", "cards"}:
        raise Invalid("heroes-deck-unreadable", line=path.name, allowed="name, cards")
    cards: dict[str, int] = {}
    for id, count in data["cards"].items():
        if type(count) is not int or count < 1:
            raise Invalid("heroes-deck-unreadable", line=f"{id}: {count}", allowed=phrases.COPIES)
        card = find_card(str(id), f"{id}: {count}")
        cards[card.id] = cards.get(card.id, 0) + count
    return Deck(cards)


def parse_deck(text: str) -> Deck:
    """A deck of a text list: one card a line (or between semicolons), `3 C01`, `C01 x3` or `3 Pocket Spark`."""
    cards: dict[str, int] = {}
    for line in re.split(r"[;\n]", text):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        found = LINE.fullmatch(entry)
        if found is None or "0" in (found[1], found[3]):
            raise Invalid("heroes-deck-unreadable", line=entry, allowed="3 C01")
        card = find_card(found[2].strip(), entry)
        cards[card.id] = cards.get(card.id, 0) + int(found[1] or found[3] or 1)
    return Deck(cards)


@cache
def by_name() -> dict[str, list[HeroCard]]:
    """Cards by id, by their names in both languages and by name and title, in small letters."""
    made: dict[str, list[HeroCard]] = {}
    for id, data in printed().items():
        names = {id, data["name"]["en"], data["name"]["pt"]}
        if "title" in data:
            names |= {f"{data['name'][lang]}, {data['title'][lang]}" for lang in ("en", "pt")}
        for name in names:
            made.setdefault(name.lower(), []).append(catalog().by_id[id])
    return made


def find_card(name: str, line: str) -> HeroCard:
    """Of several versions of a character the one without a title is meant."""
    found = by_name().get(name.lower(), [])
    if found:
        return next((card for card in found if "title" not in printed()[card.id]), found[0])
    known = [*(card.id for card in catalog().cards), *(data["name"]["en"] for data in printed().values())]
    near = unknown("heroes-deck-unknown-card", name, known).facts["near"]
    raise Invalid("heroes-deck-unknown-card", found=name, line=line, near=near)


def check(deck: Deck, seat: int) -> None:
    """Refuse a deck that breaks HEROES-4."""
    for fault in faults(deck):
        raise Invalid(fault.code, **fault.facts, seat=seat)


def faults(deck: Deck) -> Iterator[Invalid]:
    """Everything that HEROES-4 refuses; the code is that of the rule, `heroes-deck-size` for `deck_size`."""
    if not SMALLEST <= deck.size <= LARGEST:
        yield Invalid("heroes-deck-size", found=deck.size, allowed=f"{SMALLEST}-{LARGEST}", rule="HEROES-4.1")
    for id, count in deck.cards.items():
        yield from card_faults(catalog().by_id[id], count)
    characters = deck.of_type(Type.CHARACTER)
    if characters < FEWEST_CHARACTERS:
        yield Invalid("heroes-too-few-characters", found=characters, allowed=FEWEST_CHARACTERS, rule="HEROES-4.3")
    if characters > MOST_CHARACTERS:
        yield Invalid("heroes-too-many-characters", found=characters, allowed=MOST_CHARACTERS, rule="HEROES-4.3")
    sources = deck.of_type(Type.SOURCE)
    if sources > MOST_SOURCES:
        yield Invalid("heroes-too-many-sources", found=sources, allowed=MOST_SOURCES, rule="HEROES-4.5")


def card_faults(card: HeroCard, count: int) -> Iterator[Invalid]:
    """One at most: the first that applies."""
    found = f"{count} {card.id}"
    if card.mob:
        yield Invalid("heroes-mob-in-deck", found=card.id, card=card.id, rule="HEROES-4.7")
    elif count > COPIES:
        yield Invalid("heroes-too-many-copies", found=found, allowed=COPIES, card=card.id, rule="HEROES-4.2")
    elif card.five_star and count > 1:
        yield Invalid("heroes-five-star-copies", found=found, allowed=1, card=card.id, rule="HEROES-4.4")
    elif card.unique and count > 1:
        yield Invalid("heroes-unique-copies", found=found, allowed=1, card=card.id, rule="HEROES-4.6")


def random_deck(rng: Rng) -> Deck:
    """A legal deck: some of everything, with actions that its characters can use."""
    cards: dict[str, int] = {}
    abilities = 0
    for type, wanted in enumerate(RANDOM):
        numbers = copies(type, abilities)
        rng.shuffle(numbers)
        for number in sorted(numbers[:wanted]):
            card = catalog().cards[number]
            cards[card.id] = cards.get(card.id, 0) + 1
            abilities |= card.abilities_held
    return Deck(cards)


def copies(type: int, abilities: int) -> list[int]:
    """The numbers of all cards of a type that a deck may hold, as often as it may."""
    found = []
    for card in catalog().by_type[type]:
        usable = type != Type.ACTION or card.ability < 0 or abilities >> card.ability & 1
        if usable:
            found += [card.number] * (1 if card.unique or card.five_star else COPIES)
    return found
