"""Entities: awake, asleep, upkeep (APOTHEOSIS-2.15, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import Kind, Rarity
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.rules import areas, payment, questions, status
from carteado.games.apotheosis.steps import Doing, EntityStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def awaken(table: ApoState, id: int) -> None:
    char = table.chars[table.holders[id]]
    char.woke = table.clock.stamp
    if table.events is not None:
        table.report("awoke", {"who": table.who_is(char.id), **table.named(id)})
    status.reveal(table, id)


def fall_asleep(table: ApoState, id: int) -> None:
    char = table.chars[table.holders[id]]
    char.slept = table.clock.stamp
    if table.events is not None:
        table.report("slept", {"who": table.who_is(char.id), **table.named(id)})
    status.conceal(table, id)


def step(table: ApoState, deed: Deed) -> None:
    """Awaken, or pay the upkeep of an awake Entity (APOTHEOSIS-13.2, 13.4)."""
    who = deed.user
    if deed.at == EntityStep.ACCEPT:
        if deed.what == Doing.UPKEEP:
            if not payment.can_pay(table, who, payment.AWAKEN_COST):
                table.effects.pop()
                fall_asleep(table, deed.source)
                return
            questions.ask_yes(table, What.UPKEEP, table.chars[who].seat, who)
    elif deed.at == EntityStep.PAY:
        if deed.what == Doing.UPKEEP and deed.answer[0] == 0:
            table.effects.pop()
            fall_asleep(table, deed.source)
            return
        payment.ask_payment(table, who, payment.AWAKEN_COST)
    elif deed.at == EntityStep.CHANGE:
        deed.points = deed.answer.copy()
        payment.exhaust_payment(table, deed.points)
        payment.ask_change(table, who, payment.AWAKEN_COST, deed.points)
    else:
        table.effects.pop()
        payment.take_change(table, deed.answer)
        if deed.what == Doing.AWAKEN:
            awaken(table, deed.source)
        return
    deed.at += 1


def apotheosis(table: ApoState, who: int, great: bool) -> bool:
    """Whether a Hero is in Apotheosis, or in the great one, its Entity asleep or awake (APOTHEOSIS-2.15)."""
    char = table.chars[who]
    entity = areas.entity(table, who) if char.kind == Kind.HERO else NOBODY
    if entity < 0 or table.card(entity).level < 3:
        return False
    return (table.card(entity).rarity == Rarity.LEGENDARY) == great
