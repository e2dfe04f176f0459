"""Entities: awake, asleep, upkeep (APOTHEOSIS-2.15, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import LEGENDARY, Kind
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.rules import areas, payment, questions, status
from carteado.games.apotheosis.steps import Doing, EntityStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def awaken(table: ApoState, id: int) -> None:
    char = table.chars[table.holders[id]]
    char.woke = table.clock.stamp
    table.announce("awoke", char.id, id)
    status.reveal(table, id)


def fall_asleep(table: ApoState, id: int) -> None:
    char = table.chars[table.holders[id]]
    char.slept = table.clock.stamp
    table.announce("slept", char.id, id)
    status.conceal(table, id)


def step(table: ApoState, deed: Deed) -> None:
    """Awaken, or pay the upkeep of an awake Entity (APOTHEOSIS-13.2, 13.4)."""
    who = deed.user
    upkeep = deed.what == Doing.UPKEEP
    stage = deed.at
    deed.at = stage + 1
    if stage == EntityStep.ACCEPT:
        if upkeep and payment.can_pay(table, who, payment.AWAKEN_COST):
            questions.ask_yes(table, What.UPKEEP, table.chars[who].seat, who)
        else:
            deed.answer = [0 if upkeep else 1]
    elif stage == EntityStep.PAY and deed.answer[0] == 0:
        table.effects.pop()
        fall_asleep(table, deed.source)
    elif stage == EntityStep.PAY:
        payment.ask_payment(table, who, payment.AWAKEN_COST)
    elif stage == EntityStep.CHANGE:
        deed.points = payment.take_payment(table, who, payment.AWAKEN_COST, deed.answer)
    else:
        table.effects.pop()
        status.recover_all(table, deed.answer)
        if not upkeep:
            awaken(table, deed.source)


def apotheosis(table: ApoState, who: int, great: bool) -> bool:
    """Whether a Hero is in Apotheosis, or in the great one, its Entity asleep or awake (APOTHEOSIS-2.15)."""
    char = table.chars[who]
    entity = areas.entity(table, who) if char.kind == Kind.HERO else NOBODY
    if entity < 0 or table.card(entity).level < 3:
        return False
    return (table.card(entity).rarity == LEGENDARY) == great
