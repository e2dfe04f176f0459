"""Building a deck (DUEL-16): starter decks, text lists, legality, drafts, and random legal decks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core import phrases
from carteado.core.draft import Draft, Part
from carteado.core.errors import Invalid, unknown
from carteado.core.message import Message
from carteado.core.rng import Rng
from carteado.games.duel.board import NEUTRAL, TYPES, Config, Type
from carteado.games.duel.language.catalog import catalog, printed
from carteado.games.duel.language.printed import DuelCard

FOLDER = Path(__file__).parent.parent / "decks"
LINE = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+)", re.IGNORECASE)
SHARDS_IN_40 = 13
STRANGERS_IN_40 = 3
ORDER = (Type.HERO, Type.CREATURE, Type.SPELL, Type.TRAP, Type.SHARD)


class Deck:
    """A hero and how many of each card."""

    def __init__(self, hero: str, cards: dict[str, int]) -> None:
        self.hero = hero
        self.cards = cards

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def text(self) -> str:
        """The list as one line that `parse_deck` reads back.

        >>> Deck("EMB-H1", {"EMB-01": 3, "SHD-E": 37}).text()
        'EMB-H1; 3 EMB-01; 37 SHD-E'
        """
        return "; ".join([*([self.hero] if self.hero else []), *(f"{count} {id}" for id, count in self.cards.items())])


@cache
def starters() -> dict[str, Deck]:
    """The starter decks by name."""
    return {path.stem: read_deck_file(path) for path in sorted(FOLDER.glob("*.yaml"))}


def read_deck_file(path: Path) -> Deck:
    """A deck of a YAML file: `hero`, and `cards` with the number of each; `name` is free."""
    try:
        data: Any = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except YAMLError as error:
        raise Invalid("duel-deck-unreadable", line=path.name, reason=" ".join(str(error).split())) from error
    if (
        not isinstance(data, dict)
        or not isinstance(data.get("cards"), dict)
        or not data.keys() <= {"name", "hero", "cards"}
    ):
        raise Invalid("duel-deck-unreadable", line=path.name, allowed="name, hero, cards")
    cards: dict[str, int] = {}
    for id, count in data["cards"].items():
        if type(count) is not int or count < 1:
            raise Invalid("duel-deck-unreadable", line=f"{id}: {count}", allowed=phrases.COPIES)
        cards[find_card(str(id), f"{id}: {count}").id] = count
    return Deck(find_card(str(data.get("hero")), "hero").id, cards)


def parse_deck(text: str) -> Deck:
    """A whole deck of a text list."""
    made = read_list(text)
    if not made.hero:
        raise Invalid("duel-deck-no-hero", allowed=", ".join(heroes()), rule="DUEL-16.1")
    return made


def read_list(text: str) -> Deck:
    """As far as it goes: one card a line (or between semicolons), `3 EMB-01` or `3 Powder Sapper`, and the hero."""
    hero = ""
    cards: dict[str, int] = {}
    for line in re.split(r"[;\n]", text):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        entry = re.sub(r"^hero\s*:\s*", "", entry, flags=re.IGNORECASE)
        found = LINE.fullmatch(entry)
        if found is None:
            raise Invalid("duel-deck-unreadable", line=entry, allowed="3 EMB-01")
        card = find_card(found[2].strip(), entry)
        if card.type == Type.HERO:
            if hero:
                raise Invalid("duel-deck-two-heroes", line=entry, found=f"{hero}, {card.id}", rule="DUEL-16.1")
            hero = card.id
        else:
            cards[card.id] = cards.get(card.id, 0) + int(found[1] or 1)
    return Deck(hero, cards)


@cache
def by_name() -> dict[str, DuelCard]:
    """Cards by id and by their names in both languages, in small letters."""
    made: dict[str, DuelCard] = {}
    for id, data in printed().items():
        for name in (id, data["name"]["en"], data["name"]["pt"]):
            made[name.lower()] = catalog().by_id[id]
    return made


def find_card(name: str, line: str) -> DuelCard:
    card = by_name().get(name.lower())
    if card is None:
        known = [*(card.id for card in catalog().cards), *(data["name"]["en"] for data in printed().values())]
        near = unknown("duel-deck-unknown-card", name, known).facts["near"]
        raise Invalid("duel-deck-unknown-card", found=name, line=line, near=near)
    return card


def heroes() -> list[str]:
    return [card.id for card in catalog().cards if card.type == Type.HERO]


def check(deck: Deck, config: Config, seat: int) -> None:
    """Refuse a deck that breaks DUEL-16."""
    for fault in faults(deck, config):
        raise Invalid(fault.code, **fault.facts, seat=seat)


def faults(deck: Deck, config: Config) -> Iterator[Invalid]:
    """Everything that DUEL-16 refuses."""
    known = catalog().by_id
    if deck.hero not in known or known[deck.hero].type != Type.HERO:
        yield Invalid("duel-deck-no-hero", allowed=", ".join(heroes()), rule="DUEL-16.1")
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


def random_deck(rng: Rng, config: Config) -> Deck:
    """A legal deck of a random hero: a third shards, mostly its own faction and neutral cards, a few strangers."""
    hero = catalog().by_id[heroes()[rng.below(len(heroes()))]]
    shards = config.deck_size * SHARDS_IN_40 // 40
    strangers = config.deck_size * STRANGERS_IN_40 // 40
    basic = next(card for card in catalog().cards if card.basic and card.faction == hero.faction)
    own = copies(hero, config, friends=True)
    other = copies(hero, config, friends=False)
    rng.shuffle(own)
    rng.shuffle(other)
    chosen = other[:strangers] + own[: config.deck_size - shards - strangers]
    cards = {basic.id: config.deck_size - len(chosen)}
    for number in sorted(chosen):
        id = catalog().cards[number].id
        cards[id] = cards.get(id, 0) + 1
    return Deck(hero.id, cards)


def copies(hero: DuelCard, config: Config, friends: bool) -> list[int]:
    """The numbers of all cards a deck may hold, as often as it may: those of the hero's side, or the others."""
    return [
        card.number
        for card in catalog().cards
        if not (card.token or card.basic or card.type == Type.HERO)
        and (card.faction in (hero.faction, NEUTRAL)) == friends
        for _ in range(config.max_copies)
    ]


# Drafts


def draft(deck: Deck, config: Config) -> Draft:
    """A deck while it is being built: what may be chosen, what is wrong, and how its costs are spread."""
    return Draft(
        deck.text(),
        {**({deck.hero: 1} if deck.hero else {}), **deck.cards},
        parts=[part(type, config) for type in ORDER],
        sizes=(config.deck_size, config.deck_size),
        faults=list(faults(deck, config)),
        figures=[(Message("duel-build-costs"), costs(deck))],
    )


def part(type: int, config: Config) -> Part:
    if type == Type.HERO:
        return Part(TYPES[type], {card.id: 1 for card in catalog().cards if card.type == type}, 1, counted=False)
    copies = {
        card.id: config.deck_size if card.basic else config.max_copies
        for card in catalog().cards
        if card.type == type and not card.token
    }
    return Part(TYPES[type], copies)


def costs(deck: Deck) -> list[tuple[Message, int]]:
    """How many cards of each cost."""
    found: dict[int, int] = {}
    for id, count in deck.cards.items():
        card = catalog().by_id[id]
        if card.type != Type.SHARD:
            found[card.cost] = found.get(card.cost, 0) + count
    return [(Message("duel-build-cost", cost=cost), found[cost]) for cost in sorted(found)]
