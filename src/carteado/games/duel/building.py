"""A deck while it is being built: what may be chosen, what is wrong, and how its costs are spread (DUEL-16)."""

from __future__ import annotations

from carteado.core.draft import Draft, Part
from carteado.core.message import Message
from carteado.games.duel.board import TYPES, Config, Type
from carteado.games.duel.decks import Deck, faults
from carteado.games.duel.loading import catalog

ORDER = (Type.HERO, Type.CREATURE, Type.SPELL, Type.TRAP, Type.SHARD)


def draft(deck: Deck, config: Config) -> Draft:
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
