"""Costs that a player cannot pay (DUEL-6.3 to 6.6, 19.10)."""

from __future__ import annotations

from typing import Final

from carteado.core.message import Message
from carteado.games.duel.board import Zone
from carteado.games.duel.prices import Terms, card_terms, either, hand_beside
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.rules import costs, creatures, mana, stats
from carteado.games.duel.state import DuelState

RULES: Final = {"mana": "6.3", "hp": "6.5", "discard": "6.6", "sacrifice": "6.6"}


def missing(table: DuelState, player: int, terms: Terms, hand: int) -> tuple[str, int, int] | None:
    """Return the first resource that is missing, what is asked of it, and what the player has."""
    for part in terms.parts():
        if not part.payable(table, player, hand):
            (resource, amount), *_ = part.amounts()
            return resource, amount, held(table, player, resource, hand)
    return None


def held(table: DuelState, player: int, resource: str, hand: int) -> int:
    if resource == "mana":
        return mana.available(table, player)
    if resource == "hp":
        return stats.hero_hp(table, player)
    return hand if resource == "discard" else len(creatures.of(table, player))


def of_terms(table: DuelState, player: int, what: Message, terms: Terms, hand: int) -> Reason:
    """Say what is missing to pay these terms for a card or ability."""
    lacks = missing(table, player, terms, hand)
    if lacks is None:
        return None
    resource, cost, have = lacks
    return why(f"short-of-{resource}", RULES[resource], what=what, cost=cost, have=have)


def of_card(table: DuelState, player: int, id: int) -> Reason:
    """Say what is missing to pay for a card; of a card with several ways to pay, what each of them lacks."""
    if costs.ways(table, player, id):
        return None
    ways = ways_from(table, id)
    if len(ways) == 1:
        return of_way(table, player, id, ways[0])
    beside = hand_beside(table, player, id)
    lacks = [missing(table, player, card_terms(table, player, id, way), beside) for way in ways]
    parts = [Message(f"duel-short-of-{lack[0]}", cost=lack[1], have=lack[2]) for lack in lacks if lack is not None]
    return why("no-way", "19.10", what=name(table, id), parts=either(parts))


def of_way(table: DuelState, player: int, id: int, way: int) -> Reason:
    terms = card_terms(table, player, id, way)
    return of_terms(table, player, name(table, id), terms, hand_beside(table, player, id))


def ways_from(table: DuelState, id: int) -> list[int]:
    """Return the ways to pay for a card from where it is, whether or not they can be paid."""
    return [way for way in range(len(table.card(id).ways) + 1) if way_fits(table, id, way)]


def way_fits(table: DuelState, id: int, way: int) -> bool:
    """Whether a way to pay is one for the place where the card is: the hand, or the graveyard (DUEL-19.10)."""
    from_grave = way > 0 and table.card(id).ways[way - 1].from_grave
    return from_grave == (table.zones[id] == Zone.GRAVE)
