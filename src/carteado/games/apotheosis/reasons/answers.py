"""Answers that a question does not allow: tiles, last steps, branches, heirs (APOTHEOSIS-6.7)."""

from __future__ import annotations

from typing import Final

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.board import FACINGS, FOREVER, Life
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.reasons.message import Reason, acting, below, piece, tile, why
from carteado.games.apotheosis.reasons.moves import not_free
from carteado.games.apotheosis.rules import movement
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Doing

PLACES: Final = {
    Doing.PLACE: ("not-access", "12.3"),
    Doing.EVOKE: ("not-beside-hero", "12.4"),
    Doing.SHIFT: ("no-landing", "8.10"),
}


def tile_answer(table: ApoState, player: int, action: Action) -> Reason:
    """A tile that is not free, or where the piece cannot be put (APOTHEOSIS-8.10, 12.3, 12.4)."""
    deed = below(table)
    id, rule = PLACES[deed.what if isinstance(deed, Deed) else Doing.SHIFT]
    return not_free(table, action[1]) or why(id, rule, tile=tile(action[1]))


def step(table: ApoState, player: int, action: Action) -> Reason:
    """A last step that no path has, or that costs too much (APOTHEOSIS-8.8, 8.10)."""
    deed = below(table)
    assert isinstance(deed, Deed)
    way = Message(f"apotheosis-way-{FACINGS[action[1]]}")
    if deed.what != Doing.MOVE:
        return why("no-last-step", "8.10", way=way)
    char = acting(table)
    paths = movement.paths_of(table, char, FOREVER - 1, False)
    cost = movement.arrival(table, paths, deed.source, action[1])
    if cost >= FOREVER:
        return why("no-last-step", "8.8", way=way)
    return why("last-step-too-dear", "8.8", way=way, cost=cost, have=char.ap)


def choose(table: ApoState, player: int, action: Action) -> Reason:
    return why("no-branch", "22.2", number=str(action[1] + 1))


def give(table: ApoState, player: int, action: Action) -> Reason:
    """Somebody who cannot inherit: nobody, the dead, an enemy (APOTHEOSIS-18.3)."""
    who = table.occupants[action[1]]
    if who < 0:
        return why("nobody-there", "18.3", tile=tile(action[1]))
    fallen = table.chars[who].life != Life.ALIVE
    return why("fallen" if fallen else "no-heir", "18.3", who=piece(table, who))
