"""The course of a turn, and the last one (NAIPES-3, 7.1 to 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.event import Event
from carteado.games.naipes.actions import Ask
from carteado.games.naipes.rules import changes, scoring

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


def start_turn(table: NaipesState) -> None:
    """Turn up the seat's units, draw a card and reset its actions (NAIPES-3.1)."""
    if table.events is not None:
        changes.report(table, "began", {"turn": table.turn})
    changes.turn_up(table, table.active)
    if table.deck:
        changes.draw(table)
    table.main = 1
    table.add = 2
    table.bought = False
    table.joker_active = False
    table.acted = False
    changes.ask(table, Ask.ACTION)


def end_turn(table: NaipesState) -> None:
    """Start the other seat's turn, or end the match after the final turn (NAIPES-3.5, 7.2)."""
    if table.active == table.final_seat:
        finish(table)
    else:
        table.active = 1 - table.active
        table.turn += 1
        start_turn(table)


def finish(table: NaipesState) -> None:
    """End the match; face-down units are turned up and count (NAIPES-7.4)."""
    changes.turn_up(table, 0)
    changes.turn_up(table, 1)
    table.over = True
    table.decision = None
    if table.events is not None:
        outcome = scoring.outcome_of(table)
        table.events.append(Event("ended", {"reason": outcome.reason, **outcome.facts}))
