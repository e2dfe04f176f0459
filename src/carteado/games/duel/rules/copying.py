"""Copies, transformations and silence (DUEL-19.3, 19.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Type, Zone
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import NO_MODIFIERS
from carteado.games.duel.rules import creatures, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def into_hand(table: DuelState, card: DuelCard, player: int, known: int) -> None:
    """Put a new card into a player's hand, if there is room; who knew the original knows the copy."""
    if card.type == Type.HERO or len(table.players[player].hand) >= table.config.hand_max:
        return
    id = table.add_card(card, player, Zone.HAND)
    table.seen[id] = known | 1 << player
    table.players[player].hand.append(id)
    if table.events is not None:
        zones.report_card(table, "took", {"seat": player}, id, table.seen[id])


def into_play(table: DuelState, id: int, player: int, row: int) -> None:
    """Put a copy of a creature into play as it is now: with its damage, modifiers and counters."""
    original = creatures.find(table, id)
    place = creatures.free_slot(table, player, row)
    if original is None or place < 0:
        return
    made = table.add_card(table.cards[id], player, Zone.GONE)
    twin = creatures.put(table, made, place)
    twin.damage = original.damage
    twin.modifiers = original.modifiers
    twin.counters = original.counters
    if original.silenced:
        mute(table, made)
    creatures.fire_entered(table, made)


def transform(table: DuelState, id: int, card: DuelCard) -> None:
    """Make a creature another card for good: without damage and modifiers, in its slot, as ready as it was."""
    piece = creatures.find(table, id)
    if piece is None:
        return
    if table.events is not None:
        table.report("transformed", {**table.named(id), "into": card.id})
    if id in table.static_sources:
        table.static_sources.remove(id)
    table.cards = [*table.cards[:id], card, *table.cards[id + 1 :]]
    table.heard |= card.hears
    if card.statics:
        table.static_sources.append(id)
    piece.damage = 0
    piece.bare = False
    piece.silenced = False
    piece.fired = 0
    piece.modifiers = NO_MODIFIERS
    table.unsettled = True


def mute(table: DuelState, id: int) -> None:
    """Silence a creature: its printed text, keywords and modifiers are gone as long as it is in play."""
    piece = creatures.find(table, id)
    if piece is None or piece.silenced:
        return
    piece.silenced = True
    piece.modifiers = NO_MODIFIERS
    if id in table.static_sources:
        table.static_sources.remove(id)
    table.unsettled = True
    if table.events is not None:
        table.report("silenced", table.named(id))
