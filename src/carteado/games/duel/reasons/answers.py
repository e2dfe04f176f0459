"""Answers that a question does not allow: mulligan, declarations, effects (DUEL-3.4, 6.1, 17.6, 19.10)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.duel.actions import Aim, Do
from carteado.games.duel.board import Zone
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.reasons import aims, shortfalls
from carteado.games.duel.reasons.cards import not_in_hand
from carteado.games.duel.reasons.message import Reason, name, unseen, why
from carteado.games.duel.rules import costs, declaration, mana
from carteado.games.duel.state import DuelState
from carteado.games.duel.words import ability
from carteado.kit.flow import Question


def mulligan(table: DuelState, player: int, action: Action) -> Reason:
    id = action[1]
    if reason := not_in_hand(table, player, id, "3.4"):
        return reason
    return why("already-aside", "3.4", card=name(table, id)) if id in table.players[player].aside else None


# Declarations


def target(table: DuelState, player: int, action: Action) -> Reason:
    d = table.declaring
    assert d is not None
    wanted = declaration.targets_of(table, d)[len(d.targets)]
    return aims.wrong_target(table, player, d.source, declared(table, d), wanted, action[1], d.targets)


def payment(table: DuelState, player: int, action: Action) -> Reason:
    d = table.declaring
    assert d is not None
    card = d.source if d.form != Do.USE_ABILITY else -1
    cost = declaration.cost_of(table, d)
    return aims.wrong_payment(table, player, declared(table, d), cost, card, action[1], d.payment)


def declared(table: DuelState, d: Declaration) -> Message:
    """Return the name of what is being declared: a card, or an ability of one."""
    if d.form != Do.USE_ABILITY:
        return name(table, d.source)
    card = table.card(d.source)
    return ability(card.id, card.abilities[d.ability].id)


def option(table: DuelState, player: int, action: Action) -> Reason:
    """A way to pay, a mode, or an option of an effect."""
    assert table.decision is not None
    number = action[1]
    if table.decision.kind == "option":
        assert table.asking is not None
        count = len(table.asking.choices)
        return no_option(number, count, "17.6") or why("option-taken", "17.6", number=str(number))
    d = table.declaring
    assert d is not None
    if table.decision.kind == "mode":
        modes = len(table.card(d.source).modes)
        return no_option(number, modes, "19.10") or why("no-target-for-mode", "6.7", number=str(number))
    return no_option(number, len(table.card(d.source).ways) + 1, "19.10") or wrong_way(table, player, d, number - 1)


def no_option(number: int, count: int, rule: str) -> Reason:
    return None if 1 <= number <= count else why("no-option", rule, count=count)


def wrong_way(table: DuelState, player: int, d: Declaration, way: int) -> Reason:
    """A way to pay that is for another place, or that cannot be paid."""
    if shortfalls.way_fits(table, d.source, way):
        return shortfalls.of_way(table, player, d.source, way)
    place = "hand" if table.zones[d.source] == Zone.GRAVE else "graveyard"
    return why("way-of-other-place", "19.10", what=declared(table, d), place=place)


def amount(table: DuelState, player: int, action: Action) -> Reason:
    """An X that cannot be paid."""
    d = table.declaring
    assert d is not None
    have, most = mana.available(table, player), costs.most_x(table, player, d)
    return why("x-too-high", "19.10", what=declared(table, d), most=most, have=have)


# Cards that an effect asks for


def pick(table: DuelState, player: int, action: Action) -> Reason:
    question, aim = table.asking, action[1]
    assert question is not None
    if Aim.TRAP <= aim < Aim.LINK:
        return wrong_trap(table, question, aim - Aim.TRAP)
    if aim >= Aim.LINK:
        return why("pick-a-card", "17.6")
    if unknown := unseen(table, player, aim):
        return unknown
    return why("picked" if aim in question.picked else "not-offered", "17.6", card=name(table, aim))


def wrong_trap(table: DuelState, question: Question, place: int) -> Reason:
    """A trap of the foe that is not offered, or that the player knows and names by its number."""
    traps = table.players[1 - question.seat].traps
    if place >= len(traps):
        return why("no-trap", "17.6", number=place + 1, count=len(traps))
    id = traps[place]
    if id not in question.choices:
        return why("trap-not-offered", "17.6", number=str(place + 1))
    if id in question.picked:
        return why("trap-picked", "17.6", number=str(place + 1))
    return why("known-trap", "17.6", number=str(place + 1), card=name(table, id), tag=str(id))


def done(table: DuelState, player: int, action: Action) -> Reason:
    question = table.asking
    assert question is not None
    return why("pick-more", "17.6", count=question.least - len(question.picked))
