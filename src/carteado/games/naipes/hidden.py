"""Deal again, from a canonical order, what a seat cannot see (NAIPES-8.1 to 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import FEW, NOBODY, RULER_CARDS, SIDE, Slot
from carteado.games.naipes.cards import NO_CARD, SOLDIERS, UNITS, Unit, is_ace

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState

PAIRS: Final = [unit for unit in UNITS if unit.second != NO_CARD]


def deal_hidden(table: NaipesState, seat: int, rng: Rng) -> None:
    """Deal the hidden cards again; zones keep their sizes, and what the seat sees stays. NOBODY is a spectator."""
    if table.dealt:
        deal_rulers(table, seat, rng)
    looking = table.question if table.decision is not None and table.active == seat else Ask.ACTION
    places = hidden_places(table, seat)
    pool = collect(table, seat, looking, places)
    hide(table, places, pool, rng)
    rng.shuffle(pool)
    share_out(table, seat, looking, pool)
    if looking == Ask.JACK_TAKE:
        rng.shuffle(table.deck)


def collect(table: NaipesState, seat: int, looking: int, places: list[int]) -> list[int]:
    """Return all cards that the seat cannot see, in canonical order."""
    pool = table.deck[seen_of_deck(table, looking) :]
    if not sees_discard(looking):
        pool.extend(table.discard)
    for other in (0, 1):
        if other != seat:
            pool.extend(table.hands[other])
    for at in places:
        pool.extend(table.slots[at].units[0].cards())
    pool.sort()
    return pool


def share_out(table: NaipesState, seat: int, looking: int, pool: list[int]) -> None:
    """Deal the pool to the zones it came from; sort what the seat sees of a pile into canonical order."""
    for other in (0, 1):
        if other != seat:
            table.hands[other] = sorted(deal(pool, len(table.hands[other])))
    if sees_discard(looking):
        table.discard = sorted(table.discard[: table.pile]) + sorted(table.discard[table.pile :])
    else:
        table.discard = deal(pool, len(table.discard))
    table.deck = sorted(table.deck[: seen_of_deck(table, looking)]) + pool


def deal(pool: list[int], count: int) -> list[int]:
    """Remove the last cards of the pool and return them."""
    left = len(pool) - count
    cards = pool[left:]
    del pool[left:]
    return cards


def sees_discard(looking: int) -> bool:
    """Whether the Ace of clubs or the King is showing the discard pile (NAIPES-8.3)."""
    return looking == Ask.CLUBS_TAKE or looking == Ask.KING_FIRST or looking == Ask.KING_SECOND


def seen_of_deck(table: NaipesState, looking: int) -> int:
    """Return how many cards from the top of the deck the seat is being shown."""
    if looking == Ask.JACK_TAKE:
        return len(table.deck)
    return min(FEW, len(table.deck)) if looking == Ask.DIAMONDS_TAKE else 0


def deal_rulers(table: NaipesState, seat: int, rng: Rng) -> None:
    """Deal the other seats' two rulers again, and their choices (NAIPES-2.2)."""
    dealt = table.dealt.copy()
    pool = RULER_CARDS.copy()
    if seat != NOBODY:
        pool.remove(dealt[2 * seat])
        pool.remove(dealt[2 * seat + 1])
    rng.shuffle(pool)
    for other in (0, 1):
        if other == seat:
            continue
        if table.flags.two_piles:
            pool = [0, 1, 2, 3]
            rng.shuffle(pool)
        dealt[2 * other] = pool.pop()
        dealt[2 * other + 1] = pool.pop()
        if table.rulers[other] != NOBODY:
            table.rulers[other] = dealt[2 * other + rng.below(2)]
    table.dealt = dealt


def hidden_places(table: NaipesState, seat: int) -> list[int]:
    """Return the slots whose face-down unit the seat cannot see."""
    return [at for at in range(2 * SIDE) if at // SIDE != seat and table.slots[at].frozen]


def hide(table: NaipesState, places: list[int], pool: list[int], rng: Rng) -> None:
    """Put units of the pool face down into those places.

    Keep the number of forged units, which the sizes of the other zones reveal; which units are forged is hidden
    (NAIPES-8.4).
    """
    if places:
        pairs = len([at for at in places if table.slots[at].units[0].second != NO_CARD])
        rng.shuffle(places)
        found = hide_next(table, places, pairs, pool, rng)
        assert found, "the cards that really lie there would do"


def hide_next(table: NaipesState, places: list[int], pairs: int, pool: list[int], rng: Rng) -> bool:
    """Fill the first place, then the rest, pairs first; backtrack where the cards left do not suffice."""
    if not places:
        return True
    for unit in candidates(places[0] % SIDE, pairs > 0, pool, rng):
        for card in unit.cards():
            pool.remove(card)
        if hide_next(table, places[1:], pairs - 1, pool, rng):
            table.slots[places[0]] = Slot([unit], True)
            return True
        pool.extend(unit.cards())
    return False


def candidates(place: int, pair: bool, pool: list[int], rng: Rng) -> list[Unit]:
    """Return the units of the pool in random order, those that fit the slot first."""
    if pair:
        units = [unit for unit in PAIRS if unit.first in pool and unit.second in pool]
    else:
        units = [SOLDIERS[card] for card in pool if not is_ace(card)]
    fitting = [unit.number for unit in units if place in unit.slots]
    others = [unit.number for unit in units if place not in unit.slots]
    rng.shuffle(fitting)
    rng.shuffle(others)
    return [UNITS[number] for number in fitting + others]
