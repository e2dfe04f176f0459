"""Search a deck (HEROES-22.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.actions import SEARCH
from carteado.games.heroes.board import Zone
from carteado.games.heroes.pieces import NO_SEARCH, Search
from carteado.games.heroes.rules import sides, zones

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def begin(table: HeroesState, seat: int, type: int, amount: int) -> None:
    if seat < 0 or not sides.alive(table, seat):
        return
    table.search = Search(type, amount)
    table.report_seat("searched", seat)
    go_on(table, seat)


def go_on(table: HeroesState, seat: int) -> None:
    """Ask for a card, or end the search if there is none to take."""
    if table.search.left > 0 and found(table, seat):
        table.decision = SEARCH[seat]
    else:
        end(table, seat)


def found(table: HeroesState, seat: int) -> list[int]:
    """Return the numbers of the printed cards of that type in the deck, each once, in printed order."""
    numbers: list[int] = []
    for id in table.players[seat].deck:
        card = table.card(id)
        if card.type == table.search.type and card.number not in numbers:
            numbers.append(card.number)
    numbers.sort()
    return numbers


def take(table: HeroesState, seat: int, number: int) -> None:
    """Take the first copy of a printed card, show it to all, and continue the search."""
    table.search = Search(table.search.type, table.search.left - 1)
    own = table.players[seat]
    for id in own.deck:
        if table.cards[id].number == number:
            own.deck.remove(id)
            table.zones[id] = Zone.HAND
            own.hand.append(id)
            zones.show(table, seat, [id])
            table.report_card("took", id)
            break
    go_on(table, seat)


def end(table: HeroesState, seat: int) -> None:
    table.search = NO_SEARCH
    zones.shuffle(table, seat)
