"""Changes to the table: each function changes one thing and reports it (NAIPES-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteado.core.event import Event
from carteado.games.naipes.actions import DECISIONS, QUESTIONS, Ask
from carteado.games.naipes.board import NOBODY, SIDE, SLOTS, Cost
from carteado.games.naipes.cards import CARD_NAMES, NO_CARD, Unit, named

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


def ask(table: NaipesState, question: int) -> None:
    """Ask the active seat, who answers every question (NAIPES-3.4)."""
    table.question = question
    table.decision = DECISIONS[table.active * QUESTIONS + question]


def resume(table: NaipesState) -> None:
    """Return to the action phase after an effect."""
    table.pile = 0
    table.moved = NOBODY
    ask(table, Ask.ACTION)


def hold(table: NaipesState, card: int) -> None:
    """Put a card into the active seat's hand."""
    hand = table.hands[table.active]
    hand.append(card)
    hand.sort()


def draw(table: NaipesState) -> None:
    card = table.deck.pop(0)
    hold(table, card)
    if table.events is not None:
        report(table, "drew", {}, {"card": CARD_NAMES[card]})
    check_deck(table)


def check_deck(table: NaipesState) -> None:
    """Grant the other seat the final turn as soon as the deck is empty (NAIPES-7.1)."""
    if not table.deck and table.final_seat == NOBODY:
        table.final_seat = 1 - table.active
        if table.events is not None:
            report(table, "emptied", {"final_seat": table.final_seat})


def shuffle_deck(table: NaipesState) -> None:
    if table.deck:
        table.rng.shuffle(table.deck)
        if table.events is not None:
            report(table, "shuffled", {})


def throw(table: NaipesState, unit: Unit) -> None:
    """Discard a unit; a forged one is separated into its cards (NAIPES-5.4)."""
    table.discard.append(unit.first)
    if unit.second != NO_CARD:
        table.discard.append(unit.second)


def turn_up(table: NaipesState, seat: int) -> None:
    """Turn up all face-down units of a seat (NAIPES-3.1, 7.4)."""
    for place in range(SIDE):
        slot = table.slots[seat * SIDE + place]
        if slot.frozen:
            table.slots[seat * SIDE + place] = slot.turned_up()
            if table.events is not None:
                cards = named(slot.units[0].cards())
                table.events.append(Event("turned_up", {"seat": seat, "slot": SLOTS[place], "cards": cards}))


def pay(table: NaipesState, cost: int) -> None:
    if cost == Cost.MAIN:
        table.main -= 1
    elif cost == Cost.ADDITIONAL:
        table.add -= 1


def report(table: NaipesState, event: str, facts: dict[str, Any], secrets: dict[str, Any] | None = None) -> None:
    """Report what the active seat did; only that seat receives the secrets (NAIPES-8.5)."""
    if table.events is not None:
        table.events.append(Event(event, {"seat": table.active, **facts}, secrets, 1 << table.active))


def report_look(table: NaipesState, pile: str, count: int) -> None:
    """Report to both seats that a pile was looked at, without its contents (NAIPES-8.5)."""
    if table.events is not None:
        report(table, "looked", {"pile": pile, "count": count})
