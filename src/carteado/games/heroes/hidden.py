"""Deal again what a seat cannot see (HEROES-23): its own deck in another order, and cards that the others might hold.

A seat does not know the others' deck lists. So their hidden cards are dealt from the whole set, as many of each type as
decks usually hold, less the copies already seen; never from the real ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.games.heroes.board import USUAL, Type, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.rules import zones

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState

TRIES: Final = 8


def deal_hidden(table: HeroesState, seat: int, rng: Rng) -> None:
    """Deal again what `seat` cannot see; NOBODY is a spectator."""
    table.cards = table.cards.copy()
    for player in range(table.config.seats):
        own = table.players[player]
        if player == seat:
            zones.deal_deck(table, player, rng)
        elif own.hand or own.deck:
            imagine(table, player, rng)


def imagine(table: HeroesState, player: int, rng: Rng) -> None:
    """Replace the hidden cards of a player by what decks usually hold, less what was seen."""
    seen = [0] * len(table.catalog.cards)
    left = list(USUAL)
    abilities = 0
    hidden: list[int] = []
    for id in range(len(table.cards)):
        if table.owners[id] != player:
            continue
        zone = table.zones[id]
        if (zone == Zone.HAND or zone == Zone.DECK) and not is_declared(table, id):
            hidden.append(id)
        else:
            card = table.card(id)
            seen[card.number] += 1
            left[card.type] = max(0, left[card.type] - 1)
            abilities |= card.abilities_held
    for id in hidden:
        card = take(table, left, seen, abilities, rng)
        table.cards[id] = card
        table.heard |= card.hears


def is_declared(table: HeroesState, id: int) -> bool:
    """Whether a card is part of the open declaration, which is left as it is."""
    d = table.declaring
    return d is not None and d.card == id


def take(table: HeroesState, left: list[int], seen: list[int], abilities: int, rng: Rng) -> HeroCard:
    """Draw a card of a likely type, of which the deck may hold one more."""
    type = likely_type(left, rng)
    if left[type] > 0:
        left[type] -= 1
    kinds = table.catalog.by_type[type]
    card = kinds[rng.below(len(kinds))]
    for _ in range(TRIES):
        if seen[card.number] < card.copies and suits(card, abilities):
            break
        card = kinds[rng.below(len(kinds))]
    seen[card.number] += 1
    return card


def likely_type(left: list[int], rng: Rng) -> int:
    """Draw a type at random, weighted by how many of it are still expected."""
    total = left[0] + left[1] + left[2] + left[3] + left[4]
    if total == 0:
        return Type.ACTION
    place: int = rng.below(total)
    type = 0
    while place >= left[type]:
        place -= left[type]
        type += 1
    return type


def suits(card: HeroCard, abilities: int) -> bool:
    """Whether the characters seen so far could use an action card."""
    return card.type != Type.ACTION or card.ability < 0 or abilities == 0 or abilities >> card.ability & 1 == 1
