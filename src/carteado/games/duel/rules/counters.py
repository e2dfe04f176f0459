"""Counters of any name on cards in play (DUEL-19.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.pieces import Counter, DuelPiece

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def on(piece: DuelPiece, name: str) -> int:
    for counter in piece.counters:
        if counter.name == name:
            return counter.amount
    return 0


def add(table: DuelState, id: int, name: str, amount: int) -> None:
    """Add counters to a card in play; a negative amount removes as many as there are."""
    if id < 0 or table.pieces[id] is None:
        return
    piece = table.piece(id)
    before = on(piece, name)
    after = max(0, before + amount)
    others = [counter for counter in piece.counters if counter.name != name]
    piece.counters = [*others, Counter(name, after)] if after > 0 else others
    if after != before and table.events is not None:
        table.report("counters", {**table.named(id), "name": name, "amount": after})
