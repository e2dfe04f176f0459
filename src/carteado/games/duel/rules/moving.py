"""Effects that take a card from any zone and put it into another (DUEL-19.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import DESTINATIONS, Destination, Pile, Row, Type, Zone
from carteado.games.duel.rules import creatures, mana, spells, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def pile(table: DuelState, player: int, which: int) -> list[int]:
    """Return the cards of a pile: a deck from the top, a graveyard from the oldest card."""
    own = table.players[player]
    if which == Pile.HAND:
        return own.hand
    if which == Pile.DECK:
        return own.deck
    if which == Pile.GRAVE:
        return own.grave
    return own.traps if which == Pile.TRAPS else exiled(table, player)


def exiled(table: DuelState, player: int) -> list[int]:
    return [id for id in range(len(table.zones)) if table.zones[id] == Zone.EXILE and table.owners[id] == player]


def take_out(table: DuelState, id: int) -> bool:
    """Take a card out of its zone; return False if effects cannot move it from there (DUEL-19.1, 5.4)."""
    zone = table.zones[id]
    own = table.players[table.owners[id]]
    if zone == Zone.HAND:
        own.hand.remove(id)
    elif zone == Zone.DECK:
        own.deck.remove(id)
    elif zone == Zone.GRAVE:
        own.grave.remove(id)
    elif Zone.SHARD <= zone <= Zone.HERO_ENCHANTS:
        zones.leave_board(table, table.piece(id))
        spells.drop_enchants(table, id)
    else:
        return zone == Zone.EXILE or zone == Zone.CHAIN
    return True


def put(table: DuelState, id: int, to: int, player: int) -> None:
    """Put a card where an effect of that player says; a token that leaves the board ceases to exist (DUEL-1.9)."""
    if to >= Destination.ATTACK:
        enter(table, id, player, Row.ATTACK if to == Destination.ATTACK else Row.DEFENSE)
        return
    before = table.zones[id]
    known = table.seen[id]
    if not take_out(table, id):
        return
    if table.card(id).token:
        table.zones[id] = Zone.GONE
    elif to == Destination.HAND:
        to_hand(table, id, known)
    elif to == Destination.GRAVE:
        to_grave(table, id, before)
    elif to == Destination.EXILE:
        to_exile(table, id)
    elif to == Destination.MANA:
        mana.put_to_mana(table, table.owners[id], id)
        if table.events is not None:
            table.report("ramped", {"seat": table.owners[id], **table.named(id)})
    else:
        to_deck(table, id, to, known)


def to_hand(table: DuelState, id: int, known: int) -> None:
    """Put a card into its owner's hand; who knew it before still knows it."""
    owner = table.owners[id]
    if table.events is not None:
        zones.report_card(table, "took", {"seat": owner}, id, known | 1 << owner)
    zones.take_to_hand(table, id)


def to_grave(table: DuelState, id: int, before: int) -> None:
    zones.bury(table, id)
    if table.events is not None:
        name = "discarded" if before == Zone.HAND else "milled" if before == Zone.DECK else "buried"
        table.report(name, {"seat": table.owners[id], **table.named(id)})


def to_exile(table: DuelState, id: int) -> None:
    zones.show(table, id)
    table.zones[id] = Zone.EXILE
    if table.events is not None:
        table.report("exiled", {"seat": table.owners[id], **table.named(id)})


def to_deck(table: DuelState, id: int, to: int, known: int) -> None:
    """Put a card on top of its owner's deck, under it, or shuffle it in."""
    owner = table.owners[id]
    deck = table.players[owner].deck
    table.zones[id] = Zone.DECK
    if table.events is not None:
        zones.report_card(table, "put_into_deck", {"seat": owner, "where": DESTINATIONS[to]}, id, known)
    if to == Destination.TOP:
        deck.insert(0, id)
    else:
        deck.append(id)
    if to == Destination.DECK:
        zones.shuffle_deck(table, owner)


def enter(table: DuelState, id: int, player: int, row: int) -> None:
    """Put a creature card into play on that player's side, if there is a slot (DUEL-R37)."""
    place = creatures.free_slot(table, player, row)
    if place < 0 or table.card(id).type != Type.CREATURE or table.zones[id] == Zone.CREATURES:
        return
    if take_out(table, id):
        creatures.put(table, id, place)
        creatures.fire_entered(table, id)


def mill_until(table: DuelState, player: int, stops: list[int]) -> list[int]:
    """Bury cards from the top of a deck up to the first one of `stops`; return that one, if it is there."""
    deck = table.players[player].deck
    while deck:
        id = deck[0]
        zones.mill(table, player, 1)
        if id in stops:
            return [id]
    return []


def look(table: DuelState, player: int, cards: list[int]) -> None:
    """Show cards to one player only (DUEL-18.2)."""
    for id in cards:
        table.seen[id] |= 1 << player
    if table.events is not None:
        shown = [table.named(id) for id in cards]
        table.report_secret("looked_at_cards", {"seat": player, "count": len(cards)}, {"cards": shown}, 1 << player)
