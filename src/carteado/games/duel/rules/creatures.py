"""Creatures: finding them, putting them into play, and their state (DUEL-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteado.games.duel.board import (
    COLUMNS,
    ROW_SIZE,
    ROWS,
    SIDE_SIZE,
    Keyword,
    Row,
    When,
    Zone,
    column_of,
    row_of,
    slot,
)
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import Declaration, DuelPiece, Modifier
from carteado.games.duel.rules import control, costs, damage, stats, triggers, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def at(table: DuelState, slot: int) -> DuelPiece | None:
    id = table.slots[slot]
    return None if id < 0 else table.piece(id)


def find(table: DuelState, id: int) -> DuelPiece | None:
    """Return the creature with this number if it is in play."""
    if id < 0 or table.zones[id] != Zone.CREATURES:
        return None
    return table.piece(id)


def character(table: DuelState, id: int) -> DuelPiece | None:
    """Return the creature in play or the hero with this number, else None."""
    if id < 0:
        return None
    zone = table.zones[id]
    return table.piece(id) if zone == Zone.CREATURES or zone == Zone.HERO else None


def in_play(table: DuelState) -> list[DuelPiece]:
    found: list[DuelPiece] = []
    for id in table.slots:
        if id >= 0:
            found.append(table.piece(id))
    return found


def of(table: DuelState, player: int) -> list[DuelPiece]:
    """Return a player's creatures in slot order: attack row, then defense row."""
    found: list[DuelPiece] = []
    for place in range(player * SIDE_SIZE, player * SIDE_SIZE + SIDE_SIZE):
        id = table.slots[place]
        if id >= 0:
            found.append(table.piece(id))
    return found


def free_slot(table: DuelState, player: int, row: int) -> int:
    """Return the lowest-numbered empty slot of the row, else of the other row, else NOBODY."""
    for base in (slot(player, row, 0), slot(player, 1 - row, 0)):
        for place in range(base, base + COLUMNS):
            if table.slots[place] < 0:
                return place
    return NOBODY


def put(table: DuelState, id: int, at: int) -> DuelPiece:
    """Put a creature into play, exhausted unless alert (DUEL-7.2), under the control of the slot's side (DUEL-19.2)."""
    table.enter_play(id, Zone.CREATURES, at)
    piece = table.piece(id)
    zones.show(table, id)
    table.slots[at] = id
    piece.exhausted = not stats.has(table, piece, Keyword.ALERT)
    table.unsettled = True
    if table.events is not None:
        table.report("entered", {"seat": piece.owner, **table.named(id), **place_of(at)})
    return piece


def fire_entered(table: DuelState, id: int) -> None:
    piece = find(table, id)
    if piece is not None:
        triggers.fire(table, When.ENTERS, piece)


def revive(table: DuelState, player: int, id: int, row: int) -> None:
    """Put a card from the player's own graveyard into play, if there is a slot."""
    place = free_slot(table, player, row)
    if table.zones[id] == Zone.GRAVE and table.owners[id] == player and place >= 0:
        table.players[player].grave.remove(id)
        put(table, id, place)
        fire_entered(table, id)


def summon(table: DuelState, player: int, token: DuelCard, amount: int, row: int) -> None:
    """Put tokens into play one by one, as long as there are slots (DUEL-R37)."""
    for _ in range(amount):
        place = free_slot(table, player, row)
        if place < 0:
            return
        id = table.add_card(token, player, Zone.GONE)
        put(table, id, place)
        fire_entered(table, id)


def play(table: DuelState, d: Declaration, player: int) -> None:
    """Pay for a creature and put it into play; with defenders_ready a defender enters ready (DUEL-7.1, DUEL-R32)."""
    id = d.source
    costs.pay_declared(table, player, d)
    zones.play_card(table, player, id)
    piece = put(table, id, d.place)
    if table.config.defenders_ready and row_of(d.place) == Row.DEFENSE:
        piece.exhausted = False
    damage.settle(table)
    triggers.fire_played(table, d)
    fire_entered(table, id)
    triggers.close_batch(table)


# Changes to a creature in play; all of them ignore other cards.


def modify(table: DuelState, id: int, modifier: Modifier) -> None:
    piece = character(table, id)
    if piece is not None:
        piece.modifiers = [*piece.modifiers, modifier]
        table.unsettled = True
        if table.events is not None:
            numbers = {"atk": stats.atk(table, piece), "hp": stats.hp(table, piece)}
            table.report("modified", {**table.named(id), **numbers})


def end_modifiers(table: DuelState, duration: int, player: int) -> None:
    """Remove the modifiers of that duration: of one player, or of both (NOBODY)."""
    for id in table.in_play:
        piece = table.piece(id)
        if piece.modifiers:
            kept = [m for m in piece.modifiers if m.duration != duration or (player != NOBODY and m.player != player)]
            if len(kept) < len(piece.modifiers):
                piece.modifiers = kept
                table.unsettled = True


def end_tied(table: DuelState, tie: int) -> None:
    """Remove the modifiers that a promise was to end."""
    for id in table.in_play:
        piece = table.piece(id)
        if piece.modifiers:
            kept = [modifier for modifier in piece.modifiers if modifier.tie != tie]
            if len(kept) < len(piece.modifiers):
                piece.modifiers = kept
                table.unsettled = True


def end_turn(table: DuelState) -> None:
    """End prevention, and return borrowed creatures (DUEL-19.2, 19.8)."""
    borrowed = False
    for id in table.in_play:
        piece = table.piece(id)
        piece.shield = 0
        borrowed = borrowed or piece.borrowed
    if borrowed:
        control.give_back_borrowed(table)


def exhaust(table: DuelState, id: int) -> None:
    piece = find(table, id)
    if piece is not None and not piece.exhausted:
        piece.exhausted = True
        if table.events is not None:
            table.report("exhausted", table.named(id))


def stun(table: DuelState, id: int) -> None:
    """Exhaust a creature and let it skip its next readying."""
    piece = find(table, id)
    if piece is not None:
        piece.exhausted = True
        piece.stunned = True
        if table.events is not None:
            table.report("stunned", table.named(id))


def ready(table: DuelState, id: int) -> None:
    piece = find(table, id)
    if piece is not None and piece.exhausted:
        piece.exhausted = False
        if table.events is not None:
            table.report("readied", table.named(id))


def change_row(table: DuelState, id: int) -> None:
    """Move a creature to the other row of its side and column, if that slot is empty."""
    piece = find(table, id)
    if piece is None:
        return
    to = piece.at + ROW_SIZE if row_of(piece.at) == Row.ATTACK else piece.at - ROW_SIZE
    if table.slots[to] < 0:
        table.slots[piece.at] = NOBODY
        table.slots[to] = id
        piece.at = to
        table.unsettled = True
        if table.events is not None:
            table.report("moved", {**table.named(id), **place_of(to)})


def place_of(at: int) -> dict[str, Any]:
    """Return the facts that name a slot, for an event."""
    return {"row": ROWS[row_of(at)], "column": column_of(at) + 1}
