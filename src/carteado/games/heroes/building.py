"""A deck while it is being built: what may be chosen, and what is wrong (HEROES-4)."""

from __future__ import annotations

from carteado.core.draft import Draft, Part
from carteado.games.heroes.board import TYPES, Type
from carteado.games.heroes.decks import COPIES, LARGEST, MOST_CHARACTERS, MOST_SOURCES, SMALLEST, Deck, faults
from carteado.games.heroes.loading import catalog

MOST = {Type.CHARACTER: MOST_CHARACTERS, Type.SOURCE: MOST_SOURCES}


def draft(deck: Deck) -> Draft:
    return Draft(
        deck.text(),
        deck.cards,
        parts=[part(type) for type in range(len(TYPES))],
        sizes=(SMALLEST, LARGEST),
        faults=list(faults(deck)),
    )


def part(type: int) -> Part:
    copies = {
        card.id: 1 if card.unique or card.five_star else COPIES for card in catalog().by_type[type] if not card.mob
    }
    return Part(TYPES[type], copies, MOST.get(type))
