"""Draw from decks, refill and shuffle them (APOTHEOSIS-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteado.core.rng import Scripted
from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.frames import FrameKind
from carteado.games.apotheosis.rules import areas, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def draw(table: ApoState, who: int, number: int) -> None:
    """Draw cards one by one, refilling the deck when it runs out; stop if it stays empty (APOTHEOSIS-5.3, 5.6)."""
    seat = table.chars[who].seat
    pile = zones.pile_of(table, seat)
    drawn: list[int] = []
    for _ in range(number):
        refill(table, pile)
        deck = table.piles.decks[pile]
        if not deck:
            break
        id = deck[len(deck) - 1]
        zones.to_inventory(table, id, who)
        drawn.append(id)
    if drawn:
        if table.events is not None:
            facts: dict[str, Any] = {"who": table.who_is(who), "count": len(drawn)}
            table.report_secret("drew", facts, {"cards": [table.named(id) for id in drawn]}, zones.seat_bit(seat))
        refill(table, pile)


def refill(table: ApoState, pile: int) -> None:
    """Refill an empty deck with the older half of its pile, or lock it (APOTHEOSIS-5.5)."""
    deck = table.piles.decks[pile]
    if deck or table.piles.locked[pile]:
        return
    discard = table.piles.discards[pile]
    count = len(discard)
    if count < 2:
        table.piles.locked[pile] = True
        return
    half = discard[: count // 2]
    table.piles.discards[pile] = discard[count // 2 :]
    table.rng.shuffle(half)
    half.reverse()
    for id in half:
        areas.invalidate(table, id, Zone.DISCARD)
        zones.arrive(table, id, Zone.DECK)
        table.seen[id] = 0
    renumber(table, half)
    table.piles.decks[pile] = half
    if table.events is not None:
        table.report("reshuffled", {"owner": None if pile == table.seats else pile, "count": len(half)})


def shuffle(table: ApoState, pile: int) -> None:
    """Shuffle a deck. A scripted order lists the top card first, while the top of a deck is its last card."""
    deck = table.piles.decks[pile]
    for id in deck:
        table.seen[id] = 0
    table.rng.shuffle(deck)
    deck.reverse()
    renumber(table, deck)


def renumber(table: ApoState, deck: list[int]) -> None:
    """Give the cards of a deck new random numbers, so that nobody can follow a copy (APOTHEOSIS-31.1)."""
    old = deck.copy()
    table.rng.mix(deck)
    cards = [table.cards[id] for id in old]
    moved: dict[int, int] = {}
    for place, id in enumerate(old):
        moved[id] = deck[place]
        table.cards[deck[place]] = cards[place]
    table.limits = {moved.get(key // 8, key // 8) * 8 + key % 8: used for key, used in table.limits.items()}
    for frame in table.effects + table.queue:
        if frame.kind == FrameKind.ACT:
            frame.source = moved.get(frame.source, frame.source)
    if isinstance(table.rng, Scripted):
        table.rng.orders = [[moved.get(id, id) for id in order] for order in table.rng.orders]


def drawable(table: ApoState, who: int) -> int:
    """Return how many cards could be drawn."""
    pile = zones.pile_of(table, table.chars[who].seat)
    total = len(table.piles.decks[pile])
    discard = len(table.piles.discards[pile])
    if discard >= 2 and not table.piles.locked[pile]:
        total += discard // 2
    return total
