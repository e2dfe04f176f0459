"""Cards that are not where an action needs them, or not of its type."""

from __future__ import annotations

from carteado.games.duel.board import TYPES
from carteado.games.duel.reasons.message import Reason, name, unseen, why
from carteado.games.duel.rules import creatures, decisions
from carteado.games.duel.state import DuelState


def not_in_hand(table: DuelState, player: int, id: int, rule: str) -> Reason:
    if unknown := unseen(table, player, id):
        return unknown
    return None if id in table.players[player].hand else why("not-in-hand", rule, card=name(table, id))


def not_playable(table: DuelState, player: int, id: int, type: int, rule: str) -> Reason:
    """A card that is not in the hand, nor in the graveyard to be played from there, or is of another type."""
    if id not in decisions.playable_cards(table, player):
        return not_in_hand(table, player, id, rule)
    return other_type(table, id, type, rule)


def other_type(table: DuelState, id: int, type: int, rule: str) -> Reason:
    card = table.card(id)
    if card.type == type:
        return None
    return why("other-type", rule, card=name(table, id), is_a=TYPES[card.type], needs=TYPES[type])


def token(table: DuelState, id: int, rule: str) -> Reason:
    """A token can be neither mana nor put into the deck (DUEL-5.3, 11.3)."""
    return why("token", rule, card=name(table, id)) if table.card(id).token else None


def not_own_creature(table: DuelState, player: int, id: int, rule: str) -> Reason:
    """A card that is no creature in play of the player, where only such a creature can act."""
    if unknown := unseen(table, player, id):
        return unknown
    piece = creatures.find(table, id)
    if piece is None:
        return why("not-in-play", rule, card=name(table, id))
    return None if piece.owner == player else why("not-yours", rule, card=name(table, id))


def exhausted(table: DuelState, id: int) -> Reason:
    piece = table.piece(id)
    if not piece.exhausted:
        return None
    return why("stunned" if piece.stunned else "exhausted", "7.3", card=name(table, id))
