"""What comes next when no effect runs and no trigger waits: a trap, or the step of the phase (DUEL-4, 12, 13.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carteado.games.duel.board import Phase
from carteado.games.duel.rules import chain, combat, setup, traps, turn

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState

STEPS: Final[dict[int, Callable[[DuelState], None]]] = {
    Phase.MULLIGAN: setup.ask_mulligan,
    Phase.START: turn.start,
    Phase.MAIN: turn.ask_main,
    Phase.OPENING: chain.open_pending,
    Phase.BLOCKED: combat.after_block,
    Phase.RESPOND: chain.give_priority,
    Phase.RESOLVE: chain.resolve_next,
    Phase.TURN_END: turn.end,
    Phase.CLOSING: turn.close,
    Phase.NEXT_TURN: turn.begin_next,
}


def take(table: DuelState) -> None:
    if table.trap_queue and not chain.is_open(table):
        traps.spring(table, table.trap_queue.pop(0))
    else:
        STEPS[table.clock.phase](table)
