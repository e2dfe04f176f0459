"""Building a deck (HEROES-4): ready-made decks, text lists, legality, drafts, and random legal decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from carteado.core.draft import Draft, Part
from carteado.core.errors import Invalid
from carteado.core.rng import Rng
from carteado.games.heroes.board import COPIES, TYPES, USUAL, Type
from carteado.games.heroes.language.catalog import FOLDER, catalog, printed
from carteado.games.heroes.language.printed import Catalog, HeroCard
from carteado.kit.decks import CardList, DeckBook

SMALLEST, LARGEST = 30, 40
FEWEST_CHARACTERS, MOST_CHARACTERS = 4, 10
MOST_SOURCES = 8
MOST = {Type.CHARACTER: MOST_CHARACTERS, Type.SOURCE: MOST_SOURCES}


class Decks(DeckBook[CardList]):
    """The ready-made decks of the rulebook, and lists."""

    def names(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return cards without a title first, because a shared name means the version without a title."""
        for id, data in sorted(printed(self.cards).items(), key=lambda entry: "title" in entry[1]):
            names = data["name"]
            titles = data.get("title", {})
            yield id, [*names.values(), *(f"{names[lang]}, {title}" for lang, title in titles.items())]

    def new(self) -> CardList:
        return CardList({})


DECKS = Decks(Path(__file__).parent.parent / "decks", FOLDER, "heroes-deck", "3 C01")


def count_type(known: Catalog, deck: CardList, type: int) -> int:
    return sum(count for id, count in deck.cards.items() if known.by_id[id].type == type)


def faults(deck: CardList, cards: Path = FOLDER) -> Iterator[Invalid]:
    """Yield every violation of HEROES-4; the code is made from the rule's name: `heroes-deck-size` from `deck_size`."""
    known = catalog(cards)
    if not SMALLEST <= deck.size <= LARGEST:
        yield Invalid("heroes-deck-size", found=deck.size, allowed=f"{SMALLEST}-{LARGEST}", rule="HEROES-4.1")
    for id, count in deck.cards.items():
        yield from card_faults(known.by_id[id], count)
    characters = count_type(known, deck, Type.CHARACTER)
    if characters < FEWEST_CHARACTERS:
        yield Invalid("heroes-too-few-characters", found=characters, allowed=FEWEST_CHARACTERS, rule="HEROES-4.3")
    if characters > MOST_CHARACTERS:
        yield Invalid("heroes-too-many-characters", found=characters, allowed=MOST_CHARACTERS, rule="HEROES-4.3")
    sources = count_type(known, deck, Type.SOURCE)
    if sources > MOST_SOURCES:
        yield Invalid("heroes-too-many-sources", found=sources, allowed=MOST_SOURCES, rule="HEROES-4.5")


def card_faults(card: HeroCard, count: int) -> Iterator[Invalid]:
    """Yield the first fault of a card, if it has one."""
    found = f"{count} {card.id}"
    if card.mob:
        yield Invalid("heroes-mob-in-deck", found=card.id, card=card.id, rule="HEROES-4.7")
    elif count > COPIES:
        yield Invalid("heroes-too-many-copies", found=found, allowed=COPIES, card=card.id, rule="HEROES-4.2")
    elif card.five_star and count > 1:
        yield Invalid("heroes-five-star-copies", found=found, allowed=1, card=card.id, rule="HEROES-4.4")
    elif card.unique and count > 1:
        yield Invalid("heroes-unique-copies", found=found, allowed=1, card=card.id, rule="HEROES-4.6")


def random_deck(rng: Rng, cards: Path = FOLDER) -> CardList:
    """Make a legal deck of all types, with actions that its characters can use."""
    known, made = catalog(cards), CardList({})
    abilities = 0
    for type, wanted in enumerate(USUAL):
        numbers = copies(known, type, abilities)
        rng.shuffle(numbers)
        for number in sorted(numbers[:wanted]):
            card = known.cards[number]
            made.add(card.id, 1)
            abilities |= card.abilities_held
    return made


def copies(known: Catalog, type: int, abilities: int) -> list[int]:
    """Return the numbers of all copies of a type that a deck may hold."""
    return [
        card.number
        for card in known.by_type[type]
        if type != Type.ACTION or card.ability < 0 or abilities >> card.ability & 1
        for _ in range(card.copies)
    ]


def draft(deck: CardList, cards: Path = FOLDER) -> Draft:
    """Describe a deck in the builder: what may be added, and its faults."""
    return Draft(
        deck.text(),
        deck.cards,
        parts=[part(catalog(cards), type) for type in range(len(TYPES))],
        sizes=(SMALLEST, LARGEST),
        faults=list(faults(deck, cards)),
    )


def part(known: Catalog, type: int) -> Part:
    return Part(TYPES[type], {card.id: card.copies for card in known.by_type[type]}, MOST.get(type))
