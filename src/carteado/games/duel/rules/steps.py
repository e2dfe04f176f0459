"""What comes next when no effect runs and no trigger waits: a trap, or the step of the phase (DUEL-4, 12, 13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.actions import MAIN
from carteado.games.duel.board import Phase
from carteado.games.duel.rules import chain, combat, setup, traps, turn

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def take(table: DuelState) -> None:
    """Take the next step. The calls are direct, frequent phases first: a table of functions costs 6 % of a duel."""
    phase = table.clock.phase
    if table.trap_queue and not chain.is_open(table):
        traps.spring(table, table.trap_queue.pop(0))
    elif phase == Phase.MAIN:
        table.decision = MAIN[table.clock.active]
    elif phase == Phase.OPENING:
        chain.open_pending(table)
    elif phase == Phase.RESPOND:
        chain.give_priority(table)
    elif phase == Phase.RESOLVE:
        chain.resolve_next(table)
    elif phase == Phase.BLOCKED:
        combat.after_block(table)
    elif phase == Phase.START:
        turn.start(table)
    elif phase == Phase.TURN_END:
        turn.end(table)
    elif phase == Phase.CLOSING:
        turn.close(table)
    elif phase == Phase.NEXT_TURN:
        turn.begin_next(table)
    else:
        setup.ask_mulligan(table)
