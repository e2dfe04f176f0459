"""Mechanics that ask something on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.rules import (
    checks,
    companions,
    death,
    ending,
    entities,
    housekeeping,
    main_phase,
    movement,
    placement,
)
from carteado.games.apotheosis.steps import Doing, EvokeStep, MoveStep

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def step(table: ApoState, deed: Deed) -> None:
    """Do the next step of a deed."""
    what = deed.what
    if what == Doing.PLACE:
        placement.step_place(table, deed)
    elif what == Doing.MOVE:
        if deed.at >= MoveStep.MOVE_LAST_STEP:
            movement.step_move(table, deed)
        else:
            movement.step_shift(table, deed)
    elif what == Doing.EVOKE:
        if deed.at < EvokeStep.TILE:
            companions.step_evoke_payment(table, deed)
        else:
            companions.step_evoke(table, deed)
    elif what == Doing.AWAKEN or what == Doing.UPKEEP:
        entities.step(table, deed)
    elif what == Doing.SALVATION:
        death.step_salvation(table, deed)
    elif what == Doing.SPACES or what == Doing.INVENTORY:
        housekeeping.step_overflow(table, deed)
    elif what == Doing.RECOMPOSE or what == Doing.REST:
        main_phase.step_recover(table, deed)
    elif what == Doing.ATTACH:
        companions.step_attach(table, deed)
    elif what == Doing.LOOT:
        death.step_loot(table, deed)
    elif what == Doing.EVOLVE:
        companions.step_evolve(table, deed)
    elif what == Doing.CHECK:
        checks.step_object(table, deed)
    else:
        ending.step_heir(table, deed)
