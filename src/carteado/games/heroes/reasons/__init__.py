"""Why an action is not allowed: the first rule that forbids it, with what is missing (HEROES-6 to 13, 22).

A reason is looked for in this order: the question that is asked, the card that is named, limits of the turn and of the
game, tokens and statics, the price, the target.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.heroes.actions import Do
from carteado.games.heroes.reasons import activations, answers, energy, moments, plays, targets, team, uses
from carteado.games.heroes.reasons.message import Reason
from carteado.games.heroes.state import HeroesState

REASONS: Mapping[int, Callable[[HeroesState, int, Action], Reason]] = {
    Do.FIELD: team.field,
    Do.SWAP: team.swap,
    Do.SOURCE: plays.source,
    Do.EVENT: plays.event,
    Do.EQUIP: plays.equip,
    Do.ATTACH: plays.attach,
    Do.ALLOCATE: energy.allocate,
    Do.WITHDRAW: energy.withdraw,
    Do.ACTIVATE: activations.activate,
    Do.USE: uses.use,
    Do.RELOCATE: team.relocate,
    Do.END_MAIN: team.end_main,
    Do.PASS: uses.pass_slot,
    Do.TARGET: targets.target,
    Do.DONE: targets.done,
    Do.OPPONENT: targets.opponent,
    Do.PAY: answers.pay,
    Do.TAKE: answers.take,
    Do.DISCARD: answers.discard,
    Do.OPTION: answers.option,
}

# What a card is not for, which whoever chooses it may be assumed to know; what is worth more to say comes first.
UNLIKELY = tuple(
    f"why-heroes-{id}"
    for id in (
        "declaring",
        "asked",
        "searching",
        "discard-first",
        "target-character",
        "target-equipment",
        "not-yours",
        "no-character",
        "not-in-hand",
        "not-in-play",
        "other-type",
        "holds-no-energy",
        "no-silo",
        "not-activated",
        "no-user",
        "action-number",
        "activation-number",
        "activation-first",
        "attached-number",
        "no-common-team",
        "not-asked",
    )
)


def explain(table: HeroesState, action: Action) -> Message:
    """Name the first rule that forbids an action that is not legal."""
    assert table.decision is not None
    reason = moments.wrong_moment(table, action) or REASONS[action[0]](table, table.decision.seat, action)
    assert reason is not None, action
    return reason
