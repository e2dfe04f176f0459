"""Actions that do not answer the question that is asked (DUEL-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carteado.core.message import Message
from carteado.games.duel.actions import Do
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.state import DuelState

FORMS: Final[Mapping[str, tuple[int, ...]]] = {
    "main": (*range(Do.PLAY_CREATURE, Do.END_TURN + 1),),
    "respond": (Do.PLAY_SPELL, Do.USE_ABILITY, Do.PASS),
    "block": (Do.BLOCK, Do.NO_BLOCK),
    "mulligan": (Do.MULLIGAN, Do.KEEP),
    "target": (Do.TARGET,),
    "pay": (Do.PAY,),
    "mode": (Do.OPTION,),
    "way": (Do.OPTION,),
    "x": (Do.AMOUNT,),
    "may": (Do.YES, Do.NO),
    "pick": (Do.PICK, Do.DONE),
    "option": (Do.OPTION,),
}
# Actions of the main phase that cannot be links of a chain, with the rules that say when they are taken.
MAIN_ONLY: Final[Mapping[int, tuple[str, str]]] = {
    Do.PLAY_CREATURE: ("creature", "7.1"),
    Do.SET_TRAP: ("trap", "10.1"),
    Do.PLAY_SHARD: ("mana", "5.3"),
    Do.CARD_TO_MANA: ("mana", "5.3"),
    Do.HERO_DRAW: ("draw", "11.2"),
    Do.HERO_REPLACE: ("replace", "11.3"),
    Do.ATTACK: ("attack", "8.1"),
    Do.END_TURN: ("end", "4.3"),
}
# Answers to questions that are not asked, with the rules of these questions.
ANSWERS: Final[Mapping[int, tuple[str, str]]] = {
    Do.PASS: ("chain", "12.5"),
    Do.BLOCK: ("attack", "8.4"),
    Do.NO_BLOCK: ("attack", "8.4"),
    Do.MULLIGAN: ("mulligan", "3.4"),
    Do.KEEP: ("mulligan", "3.4"),
    Do.TARGET: ("target", "6.1"),
    Do.PAY: ("payment", "6.1"),
}


def wrong_moment(table: DuelState, form: int) -> Reason:
    """Say what is asked now, or what the action would have to answer."""
    decision = table.decision
    assert decision is not None
    if form in FORMS[decision.kind]:
        return None
    if table.asking is not None:
        return why("asked", "17.6", card=name(table, table.effects[-1].source), kind=decision.kind)
    if table.declaring is not None:
        rule = "6.1" if decision.kind in ("target", "pay") else "19.10"
        return why("declaring", rule, card=name(table, table.declaring.source), kind=decision.kind)
    if decision.kind == "mulligan":
        return why("mulligan-first", "3.4")
    if decision.kind == "block":
        return block_first(table)
    if form in MAIN_ONLY:
        what, rule = MAIN_ONLY[form]
        return why("main-only", rule, what=what)
    what, rule = ANSWERS.get(form, ("effect", "17.6"))
    return why("not-asked", rule, what=what)


def block_first(table: DuelState) -> Message:
    pending = table.chain.pending
    assert pending is not None
    return why("block-first", "8.4", attacker=name(table, pending.source), target=name(table, pending.targets[0]))
