"""Losing and winning (SIEGE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Outcome
from carteado.games.siege.board import SURRENDERS
from carteado.games.siege.rules import changes

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def losses(table: SiegeState) -> list[str]:
    """Return every reason for which the castle falls at the end of the turn, in the order of SIEGE-9.2."""
    found: list[str] = []
    if changes.in_close_combat(table) >= 2:
        found.append("two_in_close_combat")
    for track in range(3):
        if table.tracks[track] == 0:
            found.append(SURRENDERS[track])
    return found


def check_loss(table: SiegeState) -> None:
    """End the siege by the first reason to lose, if there is one (SIEGE-9.2)."""
    found = losses(table)
    if found:
        changes.finish(table, found[0])


def outcome(table: SiegeState) -> Outcome | None:
    if not table.reason:
        return None
    return Outcome([1.0 if table.reason == "relief" else 0.0], table.reason, {"turns": table.turns})
