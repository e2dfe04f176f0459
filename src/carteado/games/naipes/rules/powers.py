"""The effects of commanders and rulers, and the questions they ask (NAIPES-6.7 to 6.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.state import Action
from carteado.games.naipes.actions import DECLINE, NONE, STOP, TAKE, USE, Ask, Do
from carteado.games.naipes.board import COSTS, FEW, RULERS, SIDE, Cost, Ruler
from carteado.games.naipes.cards import CARD_NAMES, SLOT_OF_SUIT, SUIT
from carteado.games.naipes.rules import changes
from carteado.games.naipes.rules.moves import (
    can_move_any,
    exchange_units,
    find_exchanges,
    find_hearts_moves,
    find_moves,
    find_queen_moves,
    move_unit,
    swap_units,
)
from carteado.games.naipes.rules.plays import find_king_plays, king_play

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


CLUBS: Final = 0
SPADES: Final = 1
HEARTS: Final = 2


def may_use_ruler(table: NaipesState) -> bool:
    """Whether the ruler is unused, can do something, and can be paid for; the Joker is free (NAIPES-6.2)."""
    seat = table.active
    ruler = table.rulers[seat]
    if table.used[seat] or (ruler != Ruler.JOKER and table.add == 0):
        return False
    if ruler == Ruler.JACK:
        return len(table.deck) > 0
    if ruler == Ruler.QUEEN:
        return can_move_any(table)
    return ruler == Ruler.JOKER or len(table.discard) > 0


def use_ruler(table: NaipesState) -> None:
    seat = table.active
    ruler = table.rulers[seat]
    cost = Cost.FREE if ruler == Ruler.JOKER else Cost.ADDITIONAL
    table.used[seat] = True
    changes.pay(table, cost)
    if table.events is not None:
        changes.report(table, "governed", {"ruler": RULERS[ruler], "cost": COSTS[cost]})
    if ruler == Ruler.JACK:
        changes.report_look(table, "deck", len(table.deck))
        changes.ask(table, Ask.JACK_TAKE)
    elif ruler == Ruler.QUEEN:
        changes.ask(table, Ask.QUEEN_FIRST)
    elif ruler == Ruler.KING:
        changes.report_look(table, "discard", len(table.discard))
        table.pile = len(table.discard)
        changes.ask(table, Ask.KING_FIRST)
    else:
        table.joker_active = True


def play_commander(table: NaipesState, ace: int) -> None:
    """Play a commander, which counts a point to the end of the game, and offer its suit's effect (NAIPES-6.1)."""
    changes.pay(table, Cost.ADDITIONAL)
    table.hands[table.active].remove(ace)
    table.commanders[table.active * SIDE + SLOT_OF_SUIT[ace // SUIT]] = 1
    if table.events is not None:
        changes.report(table, "commanded", {"card": CARD_NAMES[ace], "cost": COSTS[Cost.ADDITIONAL]})
    offer_effect(table, ace // SUIT)


def offer_effect(table: NaipesState, suit: int) -> None:
    """Ask whether to use the effect, unless declining is the only answer."""
    if suit == CLUBS:
        if table.discard:
            changes.report_look(table, "discard", len(table.discard))
            changes.ask(table, Ask.CLUBS_TAKE)
    elif suit == SPADES:
        if find_exchanges(table):
            changes.ask(table, Ask.SPADES_SWAP)
    elif suit == HEARTS:
        if find_hearts_moves(table):
            changes.ask(table, Ask.HEARTS_MOVE)
    elif table.deck:
        changes.ask(table, Ask.DIAMONDS_OFFER)


def find_answers(table: NaipesState) -> list[Action]:
    """Return the answers to an effect's question, in canonical order."""
    question = table.question
    if question == Ask.DIAMONDS_OFFER:
        return [USE, DECLINE]
    if question == Ask.DIAMONDS_TAKE or question == Ask.JACK_TAKE:
        return takes(shown(table))
    if question == Ask.CLUBS_TAKE:
        return [*takes(shown(table)), NONE]
    if question == Ask.HEARTS_MOVE:
        return [NONE, *find_hearts_moves(table)]
    if question == Ask.SPADES_SWAP:
        return [NONE, *find_exchanges(table)]
    if question == Ask.QUEEN_FIRST:
        return find_queen_moves(table)
    if question == Ask.QUEEN_SECOND:
        return [*find_moves(table, False, True), STOP]
    if question == Ask.KING_FIRST:
        return [NONE, *find_king_plays(table, False)]
    return [*find_king_plays(table, True), STOP]


def shown(table: NaipesState) -> list[int]:
    """Return the cards that the asked seat is shown, in canonical order to hide that of the deck (NAIPES-8.2)."""
    question = table.question
    if question == Ask.DIAMONDS_TAKE:
        return sorted(table.deck[:FEW])
    if question == Ask.JACK_TAKE:
        return sorted(table.deck)
    if question == Ask.CLUBS_TAKE:
        return sorted(table.discard)
    return sorted(table.discard[: table.pile])


def takes(cards: list[int]) -> list[Action]:
    return [TAKE[card] for card in cards]


def answer(table: NaipesState, action: Action) -> None:
    """Continue the effect that asked."""
    kind = action[0]
    if kind == Do.USE:
        changes.report_look(table, "deck", min(FEW, len(table.deck)))
        changes.ask(table, Ask.DIAMONDS_TAKE)
    elif kind == Do.TAKE:
        take(table, action[1])
    elif kind == Do.MOVE:
        make_move(table, action)
    elif kind == Do.SWAP:
        swap_units(table, action[1], action[2], action[3], action[4])
        changes.resume(table)
    elif kind == Do.SPADE_SWAP:
        exchange_units(table, action[1], action[2], action[3])
        changes.resume(table)
    elif kind == Do.KING_PLAY:
        make_king_play(table, action)
    else:
        decline(table, kind)


def decline(table: NaipesState, kind: int) -> None:
    """Skip the rest of the effect on `decline`, `none` or `stop` (NAIPES-R30)."""
    if table.events is not None:
        changes.report(
            table, "declined", {"answer": "decline" if kind == Do.DECLINE else "none" if kind == Do.NONE else "stop"}
        )
    changes.resume(table)


def take(table: NaipesState, card: int) -> None:
    """Take a card, shown only by the Jack, then shuffle the deck if it was looked at (NAIPES-6.7, 6.8, 6.12)."""
    question = table.question
    pile = table.discard if question == Ask.CLUBS_TAKE else table.deck
    pile.remove(card)
    changes.hold(table, card)
    if table.events is not None:
        report_taken(table, card)
    if question != Ask.CLUBS_TAKE:
        changes.check_deck(table)
        changes.shuffle_deck(table)
    changes.resume(table)


def report_taken(table: NaipesState, card: int) -> None:
    taken = {"card": CARD_NAMES[card]}
    if table.question == Ask.JACK_TAKE:
        changes.report(table, "took", {"pile": "deck", **taken})
    else:
        changes.report(table, "took", {"pile": "discard" if table.question == Ask.CLUBS_TAKE else "deck"}, taken)


def make_move(table: NaipesState, action: Action) -> None:
    """Make a move; after her first one the Queen may move another unit (NAIPES-6.13)."""
    move_unit(table, action[1], action[2], action[3])
    if table.question == Ask.QUEEN_FIRST:
        table.moved = action[3]
        if find_moves(table, False, True):
            changes.ask(table, Ask.QUEEN_SECOND)
            return
    changes.resume(table)


def make_king_play(table: NaipesState, action: Action) -> None:
    """Play from the pile; after one low card the King may play another (NAIPES-6.15)."""
    one_low = king_play(table, action)
    if one_low and table.question == Ask.KING_FIRST and find_king_plays(table, True):
        changes.ask(table, Ask.KING_SECOND)
    else:
        changes.resume(table)
