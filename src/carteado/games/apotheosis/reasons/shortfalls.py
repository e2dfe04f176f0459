"""Costs that a character cannot pay (APOTHEOSIS-11, 22.1, 25)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.games.apotheosis.board import COUNTERS, VALUES
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Cost, Due
from carteado.games.apotheosis.language.terms import VERBS, Stat
from carteado.games.apotheosis.prices import points_of, worth
from carteado.games.apotheosis.reasons.message import Reason, name, why
from carteado.games.apotheosis.rules import payment, stats, turns
from carteado.games.apotheosis.state import ApoState


def of_act(table: ApoState, act: Act) -> Reason:
    """Name the first part of the cost of an activation that cannot be paid, in the order of the rules."""
    cost, what = act.power.cost, name(table, act.source)
    return (
        of_ap(table, act.user, what, cost.ap)
        or of_points(table, act.user, what, cost, payment.besides(table, act))
        or of_hp(table, act, cost)
        or of_card(table, act, cost)
        or of_dues(table, act, cost.dues)
    )


def of_ap(table: ApoState, who: int, what: Message, ap: int) -> Reason:
    """AP of the own turn that are missing, or a debt that leaves nothing to borrow (APOTHEOSIS-25.1, 25.2)."""
    if payment.affords(table, who, ap):
        return None
    char = table.chars[who]
    if turns.in_turn(table, who):
        return why("use-short-of-ap", "25.1", what=what, cost=ap, have=char.ap)
    most = stats.attribute(table, who, Stat.AGI)
    return why("nothing-to-borrow", "25.2", what=what, cost=ap, debt=char.debt, most=most)


def of_points(table: ApoState, who: int, what: Message, cost: Cost, besides: int) -> Reason:
    """SP and MP that the recovered Skills of the memento do not come to (APOTHEOSIS-11.1)."""
    if payment.can_pay(table, who, cost, besides):
        return None
    parts = points_of(table, who, cost, besides)
    need = [worth(resource, amount) for resource, amount, _ in parts]
    have = [worth(resource, amount) for resource, _, amount in parts]
    return why("short-of-points", "11.1", what=what, cost=need, have=have)


def of_hp(table: ApoState, act: Act, cost: Cost) -> Reason:
    have = table.chars[act.user].hp
    if cost.hp == 0 or have > cost.hp:
        return None
    return why("short-of-hp", "22.1", what=name(table, act.source), cost=cost.hp, have=have)


def of_card(table: ApoState, act: Act, cost: Cost) -> Reason:
    """The card itself, which is exhausted already or has too few counters (APOTHEOSIS-2.12, 15.1)."""
    what = name(table, act.source)
    if cost.exhaust and table.exhausted[act.source]:
        return why("exhausted-already", "2.12", what=what)
    if cost.counters == 0 or table.counts[cost.counter][act.source] >= cost.counters:
        return None
    counter = Message(f"apotheosis-counter-{COUNTERS[cost.counter].lower()}")
    have = table.counts[cost.counter][act.source]
    return why("short-of-counters", "15.1", what=what, counter=counter, cost=cost.counters, have=have)


def of_dues(table: ApoState, act: Act, dues: list[Due]) -> Reason:
    taken: list[int] = []
    for due in dues:
        before = taken.copy()
        if not payment.can_pay_due(table, act, due, taken):
            return of_due(table, act, due, before)
    return None


def of_due(table: ApoState, act: Act, due: Due, taken: list[int]) -> Message:
    """Cards that are to be put away, of which there are too few or of too little value."""
    what, pool = name(table, act.source), payment.due_cards(table, act, due, taken)
    if due.value < 0:
        verb = VERBS[due.verb]
        return why("short-of-cards", "22.1", what=what, verb=verb, cost=due.number, have=len(pool))
    have = sum(table.card(id).value for id in pool)
    value = Message(f"apotheosis-value-{VALUES[due.value]}")
    return why("short-of-value", "22.1", what=what, value=value, cost=due.number, have=have)
