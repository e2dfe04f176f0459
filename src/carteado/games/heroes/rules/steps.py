"""What comes next when no effect runs and no trigger waits: the step of the phase (HEROES-6, 13, 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import Phase
from carteado.games.heroes.rules import combat, resolution, turn

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState

STEPS: Final[dict[int, Callable[[HeroesState], None]]] = {
    Phase.START: turn.start,
    Phase.DRAW: turn.draw,
    Phase.ENERGY: turn.gain_energy,
    Phase.MAIN: turn.ask_main,
    Phase.COMBAT: combat.begin,
    Phase.ORDER: combat.fix_order,
    Phase.SLOT: combat.next_slot,
    Phase.ACT: combat.act,
    Phase.BLEED: combat.bleed,
    Phase.AGAIN: combat.go_again,
    Phase.RESOLUTION: resolution.begin,
    Phase.EXPIRY: resolution.expire,
    Phase.END: turn.end,
    Phase.DISSIPATE: turn.dissipate,
    Phase.HAND_LIMIT: turn.ask_discard,
    Phase.NEXT: turn.begin_next,
}


def take(table: HeroesState) -> None:
    table.resolved = 0
    STEPS[table.clock.phase](table)
