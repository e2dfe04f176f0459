"""Cards that are not where an action needs them, or not of its type, and what keeps a card out of play."""

from __future__ import annotations

from carteado.games.heroes import words
from carteado.games.heroes.board import TYPES, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.reasons.message import Reason, name, unseen, why
from carteado.games.heroes.rules import zones
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY


def not_in_hand(table: HeroesState, seat: int, id: int, type: int, rule: str) -> Reason:
    """A card that is not in the player's hand, or is of another type."""
    if unknown := unseen(table, seat, id):
        return unknown
    if id not in table.players[seat].hand:
        return why("not-in-hand", rule, card=name(table, id))
    is_a = table.card(id).type
    return None if is_a == type else why("other-type", rule, card=name(table, id), is_a=TYPES[is_a], needs=TYPES[type])


def not_own_character(table: HeroesState, seat: int, id: int, rule: str) -> Reason:
    """A card that is no character of the player in play."""
    if unknown := unseen(table, seat, id):
        return unknown
    if table.zones[id] not in (Zone.TEAM, Zone.MOB):
        return why("no-character", rule, card=name(table, id))
    return None if table.owners[id] == seat else why("not-yours", rule, card=name(table, id))


def not_own_in_play(table: HeroesState, seat: int, id: int, rule: str) -> Reason:
    """A card that is not in play, or another player's."""
    if unknown := unseen(table, seat, id):
        return unknown
    if table.find_unit(id) is None:
        return why("not-in-play", rule, card=name(table, id))
    return None if table.owners[id] == seat else why("not-yours", rule, card=name(table, id))


def taken(table: HeroesState, card: HeroCard, leaving: int = NOBODY) -> Reason:
    """A unique card of which a copy is in play; `leaving` does not count (HEROES-2.11)."""
    if card.unique and zones.is_in_play(table, card, leaving):
        return why("unique", "2.11", card=words.card(card.id))
    return None
