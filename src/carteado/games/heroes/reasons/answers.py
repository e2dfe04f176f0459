"""Payments, found cards, discards and options that cannot be chosen (HEROES-6.10, 8.3, 12.11, 14.6, 22)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import TYPES
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Declaration
from carteado.games.heroes.reasons.cards import not_own_character, not_own_in_play
from carteado.games.heroes.reasons.message import Reason, name, power_name, unseen, why
from carteado.games.heroes.rules import powers
from carteado.games.heroes.state import HeroesState
from carteado.games.heroes.words import card


def pay(table: HeroesState, seat: int, action: Action) -> Reason:
    d, id = table.declaring, action[1]
    assert d is not None
    if unknown := unseen(table, seat, id):
        return unknown
    if id in d.payment:
        return why("pays-already", "12.12", card=name(table, id))
    if d.index == Declaration.ENTRY:
        return wrong_source(table, seat, d, id)
    power = powers.find(table, d.card, d.index)
    if len(d.payment) < power.discard_hand:
        return why("not-to-discard", "12.11", what=power_name(power), card=name(table, id))
    return wrong_sufferer(table, seat, power, id)


def wrong_source(table: HeroesState, seat: int, d: Declaration, id: int) -> Reason:
    """A card that is no basic source of the player in play."""
    reason = not_own_in_play(table, seat, id, "8.3")
    return reason or why("not-basic", "8.3", what=name(table, d.card), card=name(table, id))


def wrong_sufferer(table: HeroesState, seat: int, power: Power, id: int) -> Reason:
    """A card that is no character of the player, or one that the loss of Health would knock out."""
    reason = not_own_character(table, seat, id, "14.6")
    return reason or why("too-weak", "14.6", what=power_name(power), card=name(table, id), cost=power.hurt)


def take(table: HeroesState, seat: int, action: Action) -> Reason:
    printed = table.catalog.cards[action[1]]
    if printed.type != table.search.type:
        is_a, needs = TYPES[printed.type], TYPES[table.search.type]
        return why("other-type", "22.11", card=card(printed.id), is_a=is_a, needs=needs)
    return why("not-in-deck", "22.11", card=card(printed.id))


def discard(table: HeroesState, seat: int, action: Action) -> Reason:
    id = action[1]
    return unseen(table, seat, id) or why("not-in-hand", "6.10", card=name(table, id))


def option(table: HeroesState, seat: int, action: Action) -> Reason:
    number, question = action[1], table.asking
    assert question is not None
    if not 1 <= number <= len(question.choices):
        return why("no-option", "22.15", count=len(question.choices))
    return why("option-taken", "22.15", number=str(number))
