"""Setup, the course of a turn, and the end of a day (SIEGE-2, 3, 4, 9.6, 9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.siege.actions import ACT
from carteado.games.siege.board import CARDS, LAST_DAY, QUIET, Place, Track
from carteado.games.siege.rules import advance, changes, ending, event

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def start_day(table: SiegeState) -> None:
    """Shuffle all seven cards and start the first turn (SIEGE-2.2, 9.7)."""
    table.deck = list(range(1, CARDS + 1))
    table.played = []
    table.card = 0
    table.rng.shuffle(table.deck)
    if table.events is not None:
        changes.report(table, "day", day=table.day)
    start_turn(table)


def start_turn(table: SiegeState) -> None:
    """Run a turn up to the player's actions, or to the loss of the castle."""
    table.decision = None
    forget_turn(table)
    line_check(table)
    if not table.reason:
        draw(table)
        event.happen(table)
    if not table.reason:
        advance.advance_enemies(table)
    if not table.reason:
        table.ap = table.section.ap
        table.decision = ACT


def forget_turn(table: SiegeState) -> None:
    table.ap = 0
    table.section = QUIET
    table.boiled = table.free_moved = table.entered = table.just_entered = table.extra_used = table.ap_spent = False


def line_check(table: SiegeState) -> None:
    """Roll whether soldiers among the enemy are captured (SIEGE-4.1)."""
    if table.flags.line_check_in_tunnel:
        exposed = changes.in_tunnel(table)
    else:
        exposed = table.soldiers == Place.LINES
    if exposed:
        die = table.rng.roll(6)
        changes.report_roll(table, "line_check", die, 0, "captured" if die == 1 else "nothing")
        if die == 1:
            changes.capture(table)


def draw(table: SiegeState) -> None:
    if table.card:
        table.played.append(table.card)
    table.card = table.deck.pop(0)
    table.section = table.sections[table.card][table.day]
    if table.events is not None:
        changes.report(table, "drawn", card=table.card, day=table.day, name=table.section.name)


def end_turn(table: SiegeState) -> None:
    """Check for a loss, end the day if it was its last turn, and start the next turn (SIEGE-3.1, steps 6 and 7)."""
    table.decision = None
    ending.check_loss(table)
    if table.reason:
        return
    table.turns += 1
    if len(table.played) + 1 < table.flags.cards_per_day:
        start_turn(table)
    else:
        end_day(table)


def end_day(table: SiegeState) -> None:
    """Eat supplies, then bring soldiers home from the tunnel or lose those in the lines (SIEGE-9.6)."""
    changes.shift(table, Track.SUPPLIES, -1)
    if table.reason:
        return
    if changes.in_tunnel(table):
        changes.move_soldiers(table, Place.CASTLE)
    elif table.soldiers == Place.LINES:
        changes.capture(table)
    if not table.reason:
        start_next_day(table)


def start_next_day(table: SiegeState) -> None:
    """Start the next day (SIEGE-9.7), or win after the third one unless the loss check fails (SIEGE-9.4)."""
    if table.day < LAST_DAY:
        table.day += 1
        start_day(table)
        return
    ending.check_loss(table)
    if not table.reason:
        changes.finish(table, "relief")
