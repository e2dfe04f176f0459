"""Winning (DUEL-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Outcome
from carteado.games.duel.board import Phase
from carteado.games.duel.rules import stats
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def check_victory(table: DuelState) -> None:
    """End the game when a hero has no HP left (DUEL-15.1)."""
    first, second = stats.hero_hp(table, 0) <= 0, stats.hero_hp(table, 1) <= 0
    if first and second:
        end(table, NOBODY, "both_heroes")
    elif first or second:
        end(table, 1 if first else 0, "hero")


def end(table: DuelState, winner: int, reason: str) -> None:
    """End the game at once; drop queues and chain."""
    table.winner = winner
    table.reason = reason
    table.decision = None
    table.effects = []
    table.queue = []
    table.batch = []
    table.trap_queue = []
    table.chain.links = []
    table.chain.pending = None
    table.declaring = None
    table.asking = None
    table.clock.phase = Phase.MAIN
    if table.events is not None:
        table.report("ended", {"reason": reason, "winner": winner})


def outcome(table: DuelState) -> Outcome | None:
    if not table.reason:
        return None
    winner = table.winner
    scores = [0.5, 0.5] if winner == NOBODY else [float(winner == 0), float(winner == 1)]
    return Outcome(scores, table.reason, {"turns": table.clock.turn})
