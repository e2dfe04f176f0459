"""Deal again what a seat cannot see (DUEL-18): its own deck in another order, and cards that the foe might hold.

A seat does not know the foe's deck list. So the foe's hidden cards are dealt from all cards that its hero is likely to
play, less the copies already seen; never from the real ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.games.duel.board import NEUTRAL, Phase, Seen, Type
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.rules import costs
from carteado.kit.cards import take_random

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState

BASIC_SHARDS: Final = 14


def deal_hidden(table: DuelState, seat: int, rng: Rng) -> None:
    """Deal again what `seat` cannot see; NOBODY is a spectator."""
    table.cards = table.cards.copy()
    for player in (0, 1):
        if player == seat:
            reorder(table, [id for id in table.players[player].deck if not knows(table, seat, id)], rng)
        else:
            imagine(table, player, seat, rng)


def knows(table: DuelState, seat: int, id: int) -> bool:
    return table.seen[id] & (Seen.PUBLIC if seat < 0 else 1 << seat) != 0


def reorder(table: DuelState, deck: list[int], rng: Rng) -> None:
    """Shuffle which card each unknown number of the deck stands for; sort first, so that the old order is forgotten."""
    numbers = [table.cards[id].number for id in deck]
    numbers.sort()
    rng.shuffle(numbers)
    cards = table.catalog.cards
    for place in range(len(deck)):
        table.cards[deck[place]] = cards[numbers[place]]


def imagine(table: DuelState, player: int, seat: int, rng: Rng) -> None:
    """Replace the cards of a player that the seat does not know by likely ones."""
    own = table.players[player]
    pool = likely_cards(table, player, seat)
    hide_traps(table, player, seat)
    for id in own.traps:
        if not knows(table, seat, id):
            table.cards[id] = take_trap(table, player, id, pool, rng)
            table.heard |= table.cards[id].hears
    for ids in (own.hand, own.deck):
        for id in ids:
            if not knows(table, seat, id) and not is_declared(table, id):
                card = take_random(pool, rng)
                table.cards[id] = card
                table.heard |= card.hears
    if table.clock.phase == Phase.MULLIGAN:
        imagine_mulligan(table, player, rng)


def is_declared(table: DuelState, id: int) -> bool:
    """Whether a card is part of the open declaration, which is left as it is."""
    d = table.declaring
    return d is not None and (d.source == id or id in d.payment)


def likely_cards(table: DuelState, player: int, seat: int) -> list[DuelCard]:
    """Return as many copies of each card as the deck may still hold, in printed order; enough for all hidden cards."""
    seen = [0] * len(table.catalog.cards)
    hidden = 0
    for id in range(2, len(table.cards)):
        if table.owners[id] == player:
            if knows(table, seat, id):
                seen[table.cards[id].number] += 1
            else:
                hidden += 1
    faction = table.card(player).faction
    pool: list[DuelCard] = []
    while len(pool) < hidden:
        for card in table.catalog.cards:
            if card.token or card.type == Type.HERO or (card.faction != faction and card.faction != NEUTRAL):
                continue
            for _ in range((BASIC_SHARDS if card.basic else table.config.max_copies) - seen[card.number]):
                pool.append(card)
    return pool


def hide_traps(table: DuelState, player: int, seat: int) -> None:
    """Clear which face-down traps have been triggered, because only their owner knows."""
    table.trap_queue = [e for e in table.trap_queue if table.owners[e.source] != player or knows(table, seat, e.source)]
    for id in table.players[player].traps:
        if not knows(table, seat, id):
            table.piece(id).fired = 0


def take_trap(table: DuelState, player: int, id: int, pool: list[DuelCard], rng: Rng) -> DuelCard:
    """Take a trap from the pool that costs what was paid for this one."""
    piece = table.piece(id)
    fitting = [card for card in pool if fits(table, card, player, piece.paid_mana, piece.paid_hp)]
    if not fitting:
        fitting = [card for card in table.catalog.cards if fits(table, card, player, piece.paid_mana, piece.paid_hp)]
    if not fitting:
        fitting = [card for card in table.catalog.cards if card.type == Type.TRAP]
    card = fitting[rng.below(len(fitting))]
    if card in pool:
        pool.remove(card)
    return card


def fits(table: DuelState, card: DuelCard, player: int, mana: int, hp: int) -> bool:
    return card.type == Type.TRAP and card.cost == mana and (costs.loyalty_cost(table, card, player) == hp)


def imagine_mulligan(table: DuelState, player: int, rng: Rng) -> None:
    """Guess how many cards the other has put aside, which is hidden until both have chosen (DUEL-3.4)."""
    if player == table.clock.priority or player != table.clock.first:
        return
    hand = table.players[player].hand
    most = min(table.config.mulligan_max, len(hand))
    table.players[player].aside = hand[: rng.below(most + 1)]
