"""Cards that cannot be chosen, and sets that are not complete (APOTHEOSIS-6.4, 6.7, 11.1, 11.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import Step, Zone
from carteado.games.apotheosis.frames import Ask
from carteado.games.apotheosis.prices import worth
from carteado.games.apotheosis.reasons import placing
from carteado.games.apotheosis.reasons.message import Reason, name, unseen, why
from carteado.games.apotheosis.rules import choices, preparation, questions
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Demand
from carteado.games.apotheosis.words.names import card

# The rule of each question for cards; the others are of APOTHEOSIS-6.7.
RULES: Final[Mapping[int, str]] = {
    What.MULLIGAN: "6.4",
    What.PAY: "11.1",
    What.CHANGE: "11.2",
    What.POINTS: "9.3",
    What.RECOMPOSITION: "7.1",
    What.SPACES: "4.4",
    What.INVENTORY: "4.9",
    What.EXPERIENCE: "12.8",
    What.EVOLUTION: "12.8",
    What.DETACH: "9.10",
    What.ATTACH: "9.10",
    What.LOOT: "9.11",
}


def pending(table: ApoState, player: int) -> Ask | None:
    """Return the question for cards that is asked; None in the preparation, which is no set."""
    if table.clock.step == Step.MULLIGAN:
        return preparation.mulligan(table, player)
    return questions.asked(table)


def rule_of(ask: Ask) -> str:
    """Return the rule of a question; what is paid with other than SP and MP is a cost of APOTHEOSIS-21.3."""
    return "21.3" if ask.what == What.PAY and ask.rule != Demand.PAY else RULES.get(ask.what, "6.7")


def pick(table: ApoState, player: int, action: Action) -> Reason:
    ask, id = pending(table, player), action[1]
    if ask is None:
        return placing.prepare(table, player, id)
    pool = ask.pool if ask.rule != Demand.ONE else ask.ways
    if unknown := unseen(table, player, id):
        return unknown
    if id not in pool:
        return not_offered(table, ask, id)
    return wrong_pick(table, ask, id)


def not_offered(table: ApoState, ask: Ask, id: int) -> Message:
    """A card that the question is not about; to pay, it would have to be recovered in the memento."""
    what, points = name(table, id), ask.rule in (Demand.PAY, Demand.MINIMAL)
    if points and table.zones[id] == Zone.MEMENTO and table.exhausted[id]:
        return why("pays-not-exhausted", "11.1", card=what)
    if ask.rule == Demand.PAY:
        return why("pays-nothing", "11.1", card=what)
    if ask.rule == Demand.WITHIN and table.zones[id] == Zone.MEMENTO and not table.exhausted[id]:
        return why("recovered-already", "2.12", card=what)
    return why("not-offered", rule_of(ask), card=what)


def wrong_pick(table: ApoState, ask: Ask, id: int) -> Message:
    """A card of the pool that would not lead to the demand, or that is out of the order of sets."""
    what = name(table, id)
    if ask.rule == Demand.ONE:
        return placing.copy(table, id)
    if id in ask.picked:
        return why("picked", "6.7", card=what)
    rest = choices.rest_of(table, ask)
    if id not in rest:
        return out_of_order(table, ask, id)
    place = rest.index(id)
    if choices.has_twin(table, id, rest, place):
        return placing.copy(table, id)
    return beyond(table, ask, id)


def out_of_order(table: ApoState, ask: Ask, id: int) -> Message:
    last = ask.picked[len(ask.picked) - 1]
    if ask.pool.index(id) > ask.pool.index(last):
        return placing.copy(table, id)
    return why("out-of-order", "6.7", card=name(table, id), last=name(table, last))


def beyond(table: ApoState, ask: Ask, id: int) -> Message:
    """A card with which the demand could not be met, or would be exceeded."""
    what, rule = name(table, id), rule_of(ask)
    if ask.rule == Demand.WITHIN and choices.points(table, id) == 0:
        return why("worth-nothing", rule, card=what)
    if ask.rule == Demand.WITHIN:
        return why("worth-too-much", rule, card=what, left=left_within(table, ask))
    if ask.rule == Demand.MINIMAL:
        return why("more-than-needed", rule, card=what)
    return why("rest-too-small", rule, card=what)


def left_within(table: ApoState, ask: Ask) -> list[Message]:
    """Return the SP and MP that cards may still be worth."""
    sp, mp, _ = choices.totals(table, ask.picked)
    return [worth("any", ask.any - sp - mp)] if ask.mixed else [worth("sp", ask.sp - sp), worth("mp", ask.mp - mp)]


def take(table: ApoState, player: int, action: Action) -> Reason:
    """A printed card that is not in the deck searched, or of which no more copies can be taken."""
    ask, number = pending(table, player), action[1]
    assert ask is not None
    id = questions.first_copy(table, ask, number)
    if id < 0:
        return why("not-in-deck", "5.3", card=printed(table, number))
    return wrong_pick(table, ask, id)


def printed(table: ApoState, number: int) -> Message:
    return card(table.catalog.cards[number].id)


def done(table: ApoState, player: int, action: Action) -> Reason:
    """A set that does not meet the demand yet, or an heir that must be named."""
    ask = pending(table, player)
    assert ask is not None
    rule = rule_of(ask)
    sp, mp, value = choices.totals(table, ask.picked)
    if ask.rule == Demand.PAY:
        need = [("sp", ask.sp), ("mp", ask.mp), ("any", ask.any)]
        return why("pay-more", rule, need=[worth(*part) for part in need if part[1]], have=worth("any", sp + mp))
    if ask.rule == Demand.MINIMAL:
        return why("pay-more", rule, need=[worth("any", ask.any)], have=worth("any", sp + mp))
    if ask.rule == Demand.VALUE:
        return why("value-more", rule, least=ask.least, have=value)
    return why("pick-more", rule, count=max(1, ask.least - len(ask.picked)))
