"""Why an action is not allowed: the first rule that forbids it, with what is missing (APOTHEOSIS-6.6, 9, 22.1).

A reason is looked for in this order: the question that is asked, the card or piece that is named, the moment, what was
already used, the requirement, the price, the target, the dry run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.reasons import aims, answers, companions, entities, moments, moves, placing, sets, uses
from carteado.games.apotheosis.reasons.message import Reason
from carteado.games.apotheosis.state import ApoState

REASONS: Mapping[int, Callable[[ApoState, int, Action], Reason]] = {
    Do.MOVE: moves.move,
    Do.TURN: moves.turn,
    Do.REST: moves.rest,
    Do.ATTACK: moves.attack,
    Do.EQUIP: placing.place,
    Do.LEARN: placing.place,
    Do.RECRUIT: placing.place,
    Do.UNEQUIP: placing.take_back,
    Do.FORGET: placing.take_back,
    Do.ABANDON: placing.take_back,
    Do.USE: uses.use,
    Do.AWAKEN: entities.awaken,
    Do.SLEEP: entities.sleep,
    Do.EVOKE: entities.evoke,
    Do.UNEVOKE: entities.unevoke,
    Do.ATTACH: companions.attach,
    Do.LOOT: companions.loot,
    Do.EVOLVE: companions.evolve,
    Do.CHECK: companions.check,
    Do.TARGET: aims.target,
    Do.TILE: answers.tile_answer,
    Do.STEP: answers.step,
    Do.PICK: sets.pick,
    Do.TAKE: sets.take,
    Do.DONE: sets.done,
    Do.CHOOSE: answers.choose,
    Do.GIVE: answers.give,
}


def explain(table: ApoState, action: Action) -> Message:
    """Name the first rule that forbids an action that is not legal."""
    assert table.decision is not None
    reason = moments.wrong_moment(table, action[0]) or REASONS[action[0]](table, table.decision.seat, action)
    assert reason is not None, action
    return reason
