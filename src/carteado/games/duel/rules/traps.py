"""Traps (DUEL-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Type, Zone
from carteado.games.duel.pieces import DuelEffect, Source
from carteado.games.duel.rules import costs, triggers, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def set_down(table: DuelState, player: int, id: int) -> None:
    """Set a trap face down; everyone sees what was paid for it (DUEL-10.1)."""
    card = table.card(id)
    mana = costs.mana_cost(table, card, player)
    hp = costs.loyalty_cost(table, card, player)
    costs.pay_for_card(table, player, card, [])
    table.players[player].hand.remove(id)
    zones.forget_hand(table, player, Type.TRAP)
    table.enter_play(id, Zone.TRAPS, player)
    table.seen[id] = 1 << player
    table.players[player].traps.append(id)
    piece = table.piece(id)
    piece.paid_mana = mana
    piece.paid_hp = hp
    piece.turn = table.clock.turn
    if table.events is not None:
        table.report_secret("set_trap", {"seat": player, "mana": mana, "hp": hp}, table.named(id), 1 << player)


def spring(table: DuelState, effect: DuelEffect) -> None:
    """Reveal a triggered trap and run it, if it is still there (DUEL-10.3)."""
    id = effect.source
    if table.zones[id] != Zone.TRAPS or triggers.too_many(table):
        return
    zones.show(table, id)
    if table.events is not None:
        table.report("sprung", {"seat": table.owners[id], **table.named(id)})
    effect.kind = Source.TRAP
    triggers.run(table, effect)


def reveal(table: DuelState, player: int, id: int) -> None:
    """Show a trap to one player only (DUEL-18.2)."""
    if table.zones[id] == Zone.TRAPS:
        table.seen[id] |= 1 << player
        place = table.players[table.owners[id]].traps.index(id) + 1
        table.report_secret("looked_at_trap", {"seat": player, "trap": place}, table.named(id), 1 << player)
