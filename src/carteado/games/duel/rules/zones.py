"""Move cards from zone to zone (DUEL-2, 4.6, 18.1). Each move is one function that changes the table and reports it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteado.games.duel.board import Seen, Zone
from carteado.games.duel.rules import creatures, spells
from carteado.kit.cards import NOBODY
from carteado.kit.table import Piece

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def where(table: DuelState, id: int) -> int:
    """Return the place of a card in play, or its last one (DUEL-13.9)."""
    piece = table.pieces[id]
    return table.last[id] if piece is None else piece.at


def show(table: DuelState, id: int) -> None:
    """Turn a card face up for everyone (DUEL-18.1)."""
    table.seen[id] = Seen.BY_ALL


def report_card(table: DuelState, name: str, facts: dict[str, Any], id: int, known: int) -> None:
    """Report an event about a card, which is named only to those who knew it."""
    if known == Seen.BY_ALL:
        table.report(name, {**facts, **table.named(id)})
    else:
        table.report_secret(name, facts, table.named(id), known & ~Seen.PUBLIC)


def forget_hand(table: DuelState, player: int, type: int) -> None:
    """Hide a hand that the foe once saw, because it no longer knows which cards (of a type, or all) are there."""
    for id in table.players[player].hand:
        card = table.card(id)
        if not card.token and (type == NOBODY or card.type == type):
            table.seen[id] &= 1 << player


def forget_deck(table: DuelState, player: int) -> None:
    """Hide cards of a deck that somebody has seen there, because nobody knows any more where they are."""
    for id in table.players[player].deck:
        table.seen[id] = 0


def shuffle_deck(table: DuelState, player: int) -> None:
    forget_deck(table, player)
    table.rng.shuffle(table.players[player].deck)
    if table.events is not None:
        table.report("shuffled", {"seat": player})


def bury(table: DuelState, id: int) -> None:
    """Put a card into its owner's graveyard; a token ceases to exist (DUEL-1.9)."""
    card = table.card(id)
    table.seen[id] = Seen.BY_ALL
    if card.token:
        table.zones[id] = Zone.GONE
    else:
        table.zones[id] = Zone.GRAVE
        table.players[table.owners[id]].grave.append(id)


def take_to_hand(table: DuelState, id: int) -> None:
    """Take a card from deck, board or graveyard; a full hand sends it to the graveyard (DUEL-4.6)."""
    owner = table.owners[id]
    if table.card(id).token:
        table.zones[id] = Zone.GONE
    elif len(table.players[owner].hand) >= table.config.hand_max:
        bury(table, id)
        if table.events is not None:
            table.report("burned", {"seat": owner, **table.named(id)})
    else:
        table.zones[id] = Zone.HAND
        table.seen[id] |= 1 << owner
        table.players[owner].hand.append(id)


def draw_one(table: DuelState, player: int) -> bool:
    """Draw the top card of the deck; return False if there is none (DUEL-4.6, 4.7)."""
    deck = table.players[player].deck
    if not deck:
        return False
    id = deck.pop(0)
    table.seen[id] = 0
    if table.events is not None and len(table.players[player].hand) < table.config.hand_max:
        table.report_secret("drew", {"seat": player}, table.named(id), 1 << player)
    take_to_hand(table, id)
    return True


def draw_typed(table: DuelState, player: int, type: int) -> None:
    """Draw the topmost card of that type and show it to both players."""
    deck = table.players[player].deck
    for place in range(len(deck)):
        id = deck[place]
        if table.card(id).type == type:
            deck.pop(place)
            show(table, id)
            if table.events is not None:
                table.report("fetched", {"seat": player, **table.named(id)})
            take_to_hand(table, id)
            return


def leave_board(table: DuelState, piece: Piece) -> None:
    """Take a card off its slot or zone."""
    id = piece.id
    zone = piece.zone
    if zone == Zone.CREATURES:
        table.slots[piece.at] = NOBODY
    elif zone == Zone.TRAPS:
        table.players[piece.owner].traps.remove(id)
    elif zone == Zone.SHARD:
        table.players[piece.owner].shard = NOBODY
    table.leave_play(piece)
    table.unsettled = True


def play_card(table: DuelState, player: int, id: int) -> None:
    """Take a card that is being played out of the hand or the graveyard."""
    own = table.players[player]
    if table.zones[id] == Zone.GRAVE:
        own.grave.remove(id)
    else:
        own.hand.remove(id)
    if table.events is not None:
        table.report("played", {"seat": player, **table.named(id)})


def give_back(table: DuelState, what: list[int]) -> None:
    """Return cards from play or graveyard to their owners' hands, in play order (DUEL-4.6)."""
    for id in by_order(table, what):
        piece = creatures.find(table, id)
        if piece is None and table.zones[id] != Zone.GRAVE:
            continue
        if piece is not None:
            leave_board(table, piece)
            spells.drop_enchants(table, id)
        else:
            table.players[table.owners[id]].grave.remove(id)
        show(table, id)
        if table.events is not None:
            table.report("returned", {"seat": table.owners[id], **table.named(id)})
        take_to_hand(table, id)


def by_order(table: DuelState, what: list[int]) -> list[int]:
    """Return cards in play order, followed by those that are not in play, in the given order."""
    if len(what) < 2:
        return what
    return [id for id in table.in_play if id in what] + [id for id in what if table.pieces[id] is None]


def draw(table: DuelState, player: int, amount: int, type: int) -> None:
    for _ in range(amount):
        if type == NOBODY:
            draw_one(table, player)
        else:
            draw_typed(table, player, type)


def discard(table: DuelState, player: int, amount: int) -> None:
    """Discard cards at random (DUEL-R85)."""
    for _ in range(amount):
        hand = table.players[player].hand
        if not hand:
            return
        discard_card(table, player, hand[table.rng.below(len(hand))])


def discard_card(table: DuelState, player: int, id: int) -> None:
    table.players[player].hand.remove(id)
    bury(table, id)
    if table.events is not None:
        table.report("discarded", {"seat": player, **table.named(id)})


def mill(table: DuelState, player: int, amount: int) -> None:
    """Bury the top cards of the deck."""
    deck = table.players[player].deck
    for _ in range(min(amount, len(deck))):
        id = deck.pop(0)
        bury(table, id)
        if table.events is not None:
            table.report("milled", {"seat": player, **table.named(id)})


def reveal_hand(table: DuelState, player: int) -> None:
    """Show the foe's hand to the player only (DUEL-18.2)."""
    hand = table.players[1 - player].hand
    for id in hand:
        table.seen[id] |= 1 << player
    if table.events is not None:
        shown = [table.named(id) for id in hand]
        table.report_secret("looked", {"seat": player, "count": len(hand)}, {"cards": shown}, 1 << player)
