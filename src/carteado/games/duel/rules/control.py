"""Who controls a creature: the player on whose side it stands (DUEL-19.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import SIDE_SIZE, player_of, row_of
from carteado.games.duel.pieces import DuelPiece
from carteado.games.duel.rules import creatures, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def take(table: DuelState, id: int, player: int, borrowed: bool) -> None:
    """Give a creature to a player, if there is a slot; it keeps its state and its enchants."""
    piece = creatures.find(table, id)
    if piece is None or piece.owner == player:
        return
    place = place_for(table, piece, player)
    if place >= 0:
        piece.borrowed = borrowed and table.owners[id] != player
        move(table, piece, place)
        if table.events is not None:
            table.report("took_control", {"seat": player, **table.named(id), **creatures.place_of(place)})


def place_for(table: DuelState, piece: DuelPiece, player: int) -> int:
    """Return the slot opposite if it is empty, else the first empty slot of that row, else of the other."""
    opposite = player * SIDE_SIZE + piece.at % SIDE_SIZE
    if table.slots[opposite] < 0:
        return opposite
    return creatures.free_slot(table, player, row_of(piece.at))


def move(table: DuelState, piece: DuelPiece, place: int) -> None:
    if table.slots[piece.at] == piece.id:
        table.slots[piece.at] = NOBODY
    table.slots[place] = piece.id
    piece.at = place
    piece.owner = player_of(place)
    table.unsettled = True


def give_back_borrowed(table: DuelState) -> None:
    """Return borrowed creatures at the end of the turn; an owner without an empty slot takes them into the hand."""
    for piece in creatures.in_play(table):
        if piece.borrowed:
            piece.borrowed = False
            owner = table.owners[piece.id]
            take(table, piece.id, owner, False)
            if piece.owner != owner:
                zones.give_back(table, [piece.id])


def swap(table: DuelState, one: int, other: int) -> None:
    """Let two creatures change places; across the middle of the board they change their controllers too."""
    first, second = creatures.find(table, one), creatures.find(table, other)
    if first is None or second is None or first is second:
        return
    to, back = second.at, first.at
    move(table, first, to)
    move(table, second, back)
    if table.events is not None:
        for piece in (first, second):
            table.report("swapped", {**table.named(piece.id), **creatures.place_of(piece.at)})
