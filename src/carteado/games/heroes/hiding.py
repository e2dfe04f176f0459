"""Imagining what a seat cannot see (HEROES-23): its own deck in another order, and any cards the others might hold.

A seat does not know the others' deck lists. So their hidden cards are dealt from the whole set, as many of each type as
decks usually hold, less what was seen; never from the real ones.
"""

from __future__ import annotations

from typing import Final

from carteado.core.rng import Rng
from carteado.games.heroes.board import Type, Zone
from carteado.games.heroes.effects import Effects
from carteado.games.heroes.pieces import HeroCard

# A usual deck by type: characters, sources, events, equipment, actions.
USUAL: Final = (10, 8, 3, 4, 10)
COPIES: Final = 3
TRIES: Final = 8


def deal_hidden(s: Effects, seat: int, rng: Rng) -> None:
    """`seat` is the one who looks; -1 is a spectator."""
    s.cards = s.cards.copy()
    for player in range(s.seats):
        if player == seat:
            s.deal_deck(player, rng)
        elif s.hands[player] or s.decks[player]:
            imagine(s, player, rng)


def imagine(s: Effects, player: int, rng: Rng) -> None:
    seen = [0] * len(s.catalog.cards)
    left = list(USUAL)
    abilities = 0
    hidden: list[int] = []
    for id in range(len(s.cards)):
        if s.owners[id] != player:
            continue
        zone = s.zones[id]
        if (zone == Zone.HAND or zone == Zone.DECK) and not is_declared(s, id):
            hidden.append(id)
        else:
            card = s.card(id)
            seen[card.number] += 1
            left[card.type] = max(0, left[card.type] - 1)
            abilities |= card.abilities_held
    for id in hidden:
        card = take(s, left, seen, abilities, rng)
        s.cards[id] = card
        s.heard |= card.hears


def is_declared(s: Effects, id: int) -> bool:
    """A source whose entry cost is being paid is as good as played."""
    u = s.using
    return u is not None and u.card == id


def take(s: Effects, left: list[int], seen: list[int], abilities: int, rng: Rng) -> HeroCard:
    """A card of a type that is still likely, of which the deck may hold one more."""
    type = likely_type(left, rng)
    if left[type] > 0:
        left[type] -= 1
    kinds = s.catalog.by_type[type]
    card = kinds[rng.below(len(kinds))]
    for _ in range(TRIES):
        if seen[card.number] < most_copies(card) and suits(card, abilities):
            break
        card = kinds[rng.below(len(kinds))]
    seen[card.number] += 1
    return card


def likely_type(left: list[int], rng: Rng) -> int:
    total = left[0] + left[1] + left[2] + left[3] + left[4]
    if total == 0:
        return Type.ACTION
    place: int = rng.below(total)
    type = 0
    while place >= left[type]:
        place -= left[type]
        type += 1
    return type


def most_copies(card: HeroCard) -> int:
    return 1 if card.unique or card.five_star else COPIES


def suits(card: HeroCard, abilities: int) -> bool:
    """Action cards that the characters seen so far could use."""
    return card.type != Type.ACTION or card.ability < 0 or abilities == 0 or abilities >> card.ability & 1 == 1
