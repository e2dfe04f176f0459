"""Imagining what a seat cannot see (section 7): its own deck in another order, and any cards the foe might hold.

A seat does not know the foe's deck list. So hidden cards of the foe are dealt from all cards that would go well with
its hero, less the copies already seen; never from the real ones.
"""

from __future__ import annotations

from typing import Final

from carteado.core.rng import Rng
from carteado.games.duel.board import NEUTRAL, Seen, Type
from carteado.games.duel.effects import Effects
from carteado.games.duel.table import DuelCard, Phase

BASIC_SHARDS: Final = 14


def deal_hidden(s: Effects, seat: int, rng: Rng) -> None:
    """`seat` is the one who looks; -1 is a spectator."""
    s.cards = s.cards.copy()
    for player in (0, 1):
        if player == seat:
            reorder(s, s.decks[player], rng)
        else:
            imagine(s, player, seat, rng)


def knows(s: Effects, seat: int, id: int) -> bool:
    return s.seen[id] & (Seen.PUBLIC if seat < 0 else 1 << seat) != 0


def reorder(s: Effects, deck: list[int], rng: Rng) -> None:
    """The same cards, from their printed order, dealt anew under the numbers of the deck."""
    numbers = [s.cards[id].number for id in deck]
    numbers.sort()
    rng.shuffle(numbers)
    cards = s.catalog.cards
    for place in range(len(deck)):
        s.cards[deck[place]] = cards[numbers[place]]


def imagine(s: Effects, player: int, seat: int, rng: Rng) -> None:
    pool = likely_cards(s, player, seat)
    hide_traps(s, player, seat)
    for id in s.traps[player]:
        if not knows(s, seat, id):
            s.cards[id] = take_trap(s, player, id, pool, rng)
            s.heard |= s.cards[id].hears
    for ids in (s.hands[player], s.decks[player]):
        for id in ids:
            if not knows(s, seat, id) and not is_declared(s, id):
                card = take(pool, rng)
                s.cards[id] = card
                s.heard |= card.hears
    if s.phase == Phase.MULLIGAN:
        imagine_mulligan(s, player, rng)


def is_declared(s: Effects, id: int) -> bool:
    """A card in the middle of a declaration is as good as played."""
    d = s.declaring
    return d is not None and (d.source == id or id in d.payment)


def likely_cards(s: Effects, player: int, seat: int) -> list[DuelCard]:
    """As many copies of each card as a deck may still hold, in printed order; enough for everything hidden."""
    seen = [0] * len(s.catalog.cards)
    hidden = 0
    for id in range(2, len(s.cards)):
        if s.owners[id] == player:
            if knows(s, seat, id):
                seen[s.cards[id].number] += 1
            else:
                hidden += 1
    faction = s.hero_card(player).faction
    pool: list[DuelCard] = []
    while len(pool) < hidden:
        for card in s.catalog.cards:
            if card.token or card.type == Type.HERO or (card.faction != faction and card.faction != NEUTRAL):
                continue
            for _ in range((BASIC_SHARDS if card.basic else s.config.max_copies) - seen[card.number]):
                pool.append(card)
    return pool


def take(pool: list[DuelCard], rng: Rng) -> DuelCard:
    place = rng.below(len(pool))
    card = pool[place]
    pool[place] = pool[len(pool) - 1]
    pool.pop()
    return card


def hide_traps(s: Effects, player: int, seat: int) -> None:
    """Whether a face-down trap is triggered and waits, only its owner knows."""
    s.trap_queue = [e for e in s.trap_queue if s.owners[e.source] != player or knows(s, seat, e.source)]
    for id in s.traps[player]:
        if not knows(s, seat, id):
            s.piece(id).fired = 0


def take_trap(s: Effects, player: int, id: int, pool: list[DuelCard], rng: Rng) -> DuelCard:
    """A trap that costs what was paid for this one."""
    piece = s.piece(id)
    fitting = [card for card in pool if fits(s, card, player, piece.paid_mana, piece.paid_hp)]
    if not fitting:
        fitting = [card for card in s.catalog.cards if fits(s, card, player, piece.paid_mana, piece.paid_hp)]
    if not fitting:
        fitting = [card for card in s.catalog.cards if card.type == Type.TRAP]
    card = fitting[rng.below(len(fitting))]
    if card in pool:
        pool.remove(card)
    return card


def fits(s: Effects, card: DuelCard, player: int, mana: int, hp: int) -> bool:
    return card.type == Type.TRAP and card.cost == mana and s.loyalty_cost(card, player) == hp


def imagine_mulligan(s: Effects, player: int, rng: Rng) -> None:
    """How many cards the other has put aside is secret until both have chosen (DUEL-3.4)."""
    if player == s.priority or player != s.first:
        return
    hand = s.hands[player]
    most = min(s.config.mulligan_max, len(hand))
    s.aside[player] = hand[: rng.below(most + 1)]
