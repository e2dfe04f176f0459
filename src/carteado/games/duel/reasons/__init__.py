"""Why an action is not allowed: the first rule that forbids it, with what is missing (DUEL-17).

A reason is looked for in this order: the question that is asked, the card that is named, the moment, what was already
used, the price, the target and the payment, the place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.duel.actions import Do
from carteado.games.duel.reasons import abilities, answers, combat, gains, moments, plays
from carteado.games.duel.reasons.message import Reason
from carteado.games.duel.state import DuelState

REASONS: Mapping[int, Callable[[DuelState, int, Action], Reason]] = {
    Do.PLAY_CREATURE: plays.creature,
    Do.PLAY_SPELL: plays.spell,
    Do.SET_TRAP: plays.trap,
    Do.PLAY_SHARD: gains.shard,
    Do.CARD_TO_MANA: gains.card_to_mana,
    Do.HERO_DRAW: abilities.hero_draw,
    Do.HERO_REPLACE: abilities.hero_replace,
    Do.USE_ABILITY: abilities.ability,
    Do.ATTACK: combat.attack,
    Do.BLOCK: combat.block,
    Do.MULLIGAN: answers.mulligan,
    Do.TARGET: answers.target,
    Do.PAY: answers.payment,
    Do.PICK: answers.pick,
    Do.DONE: answers.done,
    Do.OPTION: answers.option,
    Do.AMOUNT: answers.amount,
}


def explain(table: DuelState, action: Action) -> Message:
    """Name the first rule that forbids an action that is not legal."""
    assert table.decision is not None
    reason = moments.wrong_moment(table, action[0]) or REASONS[action[0]](table, table.decision.seat, action)
    assert reason is not None, action
    return reason
