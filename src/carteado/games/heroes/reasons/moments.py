"""Actions that do not answer the question that is asked (HEROES-6.6, 13.4, 22.15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.heroes.actions import Do
from carteado.games.heroes.board import TYPES, Type
from carteado.games.heroes.pieces import Declaration
from carteado.games.heroes.reasons import activations, energy, team
from carteado.games.heroes.reasons.cards import not_in_hand
from carteado.games.heroes.reasons.message import Reason, name, power_name, why
from carteado.games.heroes.rules import powers
from carteado.games.heroes.state import HeroesState

FORMS: Final[Mapping[str, tuple[int, ...]]] = {
    "main": (*range(Do.FIELD, Do.END_MAIN + 1),),
    "slot": (Do.USE, Do.PASS),
    "again": (Do.USE, Do.PASS),
    "target": (Do.TARGET, Do.DONE),
    "opponent": (Do.OPPONENT,),
    "pay": (Do.PAY,),
    "search": (Do.TAKE, Do.DONE),
    "discard": (Do.DISCARD,),
    "may": (Do.YES, Do.NO),
    "option": (Do.OPTION,),
}
# Actions of Main, with what they do and the rules that say when.
MAIN_ONLY: Final[Mapping[int, tuple[str, str]]] = {
    Do.FIELD: ("field", "6.6"),
    Do.SWAP: ("field", "6.6"),
    Do.SOURCE: ("source", "8.1"),
    Do.EVENT: ("event", "9.1"),
    Do.EQUIP: ("equip", "10.1"),
    Do.ATTACH: ("attach", "12.8"),
    Do.ALLOCATE: ("allocate", "7.3"),
    Do.WITHDRAW: ("withdraw", "10.11"),
    Do.ACTIVATE: ("activate", "6.6"),
    Do.RELOCATE: ("relocate", "21.6"),
}
# The types of the cards that are played from the hand.
FROM_HAND: Final[Mapping[int, int]] = {
    Do.FIELD: Type.CHARACTER,
    Do.SWAP: Type.CHARACTER,
    Do.SOURCE: Type.SOURCE,
    Do.EVENT: Type.EVENT,
    Do.EQUIP: Type.EQUIPMENT,
    Do.ATTACH: Type.ACTION,
}
# What is said about cards in play that an action of Main is not for.
IN_PLAY: Final[Mapping[int, Callable[[HeroesState, int, int], Reason]]] = {
    Do.ALLOCATE: energy.no_holder,
    Do.WITHDRAW: energy.no_silo,
    Do.ACTIVATE: activations.not_activated,
    Do.RELOCATE: team.no_common_team,
}
# Answers to questions that are not asked, with the rules of these questions.
ANSWERS: Final[Mapping[int, tuple[str, str]]] = {
    Do.PASS: ("pass", "13.4"),
    Do.TARGET: ("target", "12.12"),
    Do.DONE: ("target", "12.12"),
    Do.OPPONENT: ("target", "12.12"),
    Do.PAY: ("payment", "12.12"),
    Do.TAKE: ("search", "22.11"),
    Do.DISCARD: ("discard", "6.10"),
}


def wrong_moment(table: HeroesState, action: Action) -> Reason:
    """Say what is asked now, or what the action would have to answer."""
    decision, form = table.decision, action[0]
    assert decision is not None
    if form in FORMS[decision.kind]:
        return None
    if table.asking is not None:
        return why("asked", "22.15", card=name(table, table.effects[-1].source), kind=decision.kind)
    if table.declaring is not None:
        return declaring(table, table.declaring, decision.kind)
    if decision.kind == "search":
        return why("searching", "22.11", type=TYPES[table.search.type])
    if decision.kind == "discard":
        return why("discard-first", "6.10", most=table.config.hand_limit)
    if form == Do.END_MAIN:
        return why("combat-on", "13.4", actor=name(table, table.combat.actor))
    if form in MAIN_ONLY:
        return main_only(table, decision.seat, action)
    what, rule = ANSWERS.get(form, ("effect", "22.15"))
    return why("not-asked", rule, what=what)


def main_only(table: HeroesState, seat: int, action: Action) -> Message:
    """An action of Main during combat; a card that is not for it is named as such."""
    form, id = action[0], action[1]
    what, rule = MAIN_ONLY[form]
    if form in FROM_HAND:
        wrong = not_in_hand(table, seat, id, FROM_HAND[form], rule)
    else:
        wrong = IN_PLAY[form](table, seat, id)
    return wrong or why("main-only", rule, what=what, actor=name(table, table.combat.actor))


def declaring(table: HeroesState, d: Declaration, kind: str) -> Message:
    """The targets of a use are chosen, then its cost is paid, before anything else (HEROES-12.12)."""
    if d.index == Declaration.ENTRY:
        return why("declaring", "8.3", what=name(table, d.card), kind="source")
    return why("declaring", "12.12", what=power_name(powers.find(table, d.card, d.index)), kind=kind)
