"""Declare a power, question by question, and launch it (HEROES-12.11 to 12.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.heroes.actions import DONE, OPPONENT, PAY, TARGET, Do
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Declaration, HeroesEffect, Unit
from carteado.games.heroes.rules import evasion, knockouts, powers, sources, targets, tokens

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def start(table: HeroesState, actor: int, card: int, index: int) -> None:
    declare(table, Declaration(actor, card, index, [], 0, []))


def declare(table: HeroesState, d: Declaration) -> None:
    """Ask for the next target or payment, or launch the power."""
    power = powers.find(table, d.card, d.index)
    unit = table.unit(d.actor)
    while d.aim < len(power.aims):
        aim = power.aims[d.aim]
        chosen = d.chosen_now()
        left = aim.candidates(table, unit, chosen) if len(chosen) < aim.limit() else []
        if not left:
            d = d.at_next_aim()
        elif targets.has_no_choice(table, unit, aim):
            d = d.choosing([*chosen, targets.choose_for(table, unit, aim, left)])
        elif len(left) == 1 and not targets.may_stop(table, unit, chosen, left):
            d = d.choosing([*chosen, left[0]])
        else:
            table.declaring = d
            table.decision = (OPPONENT if aim.is_player() else TARGET)[unit.owner]
            return
    ask_payment(table, d, power, unit)


def ask_payment(table: HeroesState, d: Declaration, power: Power, unit: Unit) -> None:
    needed = power.discard_hand + (1 if power.hurt else 0)
    while len(d.payment) < needed:
        options = payments(table, d)
        if len(options) > needed - len(d.payment):
            table.declaring = d
            table.decision = PAY[unit.owner]
            return
        d = d.paying(options[0])
    table.declaring = None
    launch(table, d, power, unit)


def payments(table: HeroesState, d: Declaration) -> list[int]:
    """Return what may be paid next: hand cards, or an own character that survives the loss."""
    power = powers.find(table, d.card, d.index)
    owner = table.owners[d.card]
    if len(d.payment) < power.discard_hand:
        return [id for id in table.players[owner].hand if id not in d.payment]
    return powers.can_be_hurt(table, owner, power.hurt) if power.hurt else []


def answers(table: HeroesState, d: Declaration, kind: str) -> list[Action]:
    """Return the legal answers to the open question."""
    if d.index == Declaration.ENTRY:
        return [(Do.PAY, id) for id in sources.payments(table, table.owners[d.card], d.payment)]
    if kind == "pay":
        return [(Do.PAY, id) for id in payments(table, d)]
    aim = powers.find(table, d.card, d.index).aims[d.aim]
    unit = table.unit(d.actor)
    chosen = d.chosen_now()
    left = aim.candidates(table, unit, chosen)
    form = Do.OPPONENT if aim.is_player() else Do.TARGET
    found: list[Action] = [(form, id) for id in left]
    if aim.limit() > 1 and targets.may_stop(table, unit, chosen, left):
        found.append(DONE)
    return found


def answer(table: HeroesState, d: Declaration, seat: int, action: Action) -> None:
    """Continue the declaration with an answer to the open question."""
    table.declaring = None
    form = action[0]
    if d.index == Declaration.ENTRY:
        sources.play(table, seat, d.card, [*d.payment, action[1]])
        knockouts.settle(table)
        table.close_batch()
    elif form == Do.PAY:
        declare(table, d.paying(action[1]))
    elif form == Do.DONE:
        declare(table, d.at_next_aim())
    else:
        declare(table, d.choosing([*d.chosen_now(), action[1]]))


# Launching


def launch(table: HeroesState, d: Declaration, power: Power, unit: Unit) -> None:
    """Pay for the power, mark it used, turn the character, check evasion (HEROES-12.12)."""
    if table.events is not None:
        report_use(table, d, power, unit)
    powers.pay(table, unit, power, d.payment)
    powers.mark_used(table, unit, d.card, power)
    effect = HeroesEffect(unit.id, unit.owner, power.block)
    effect.power = power.number
    effect.chosen = d.chosen
    if unit.is_character():
        effect.actor = unit.id
        effect.attack = power.attack or hits_anybody(table, unit, d, power)
    table.effects.append(effect)
    if effect.attack:
        evasion.check(table, effect, unit, power)
    knockouts.settle(table)
    table.close_batch()


def hits_anybody(table: HeroesState, unit: Unit, d: Declaration, power: Power) -> bool:
    """Whether a confused character treats its target as an enemy."""
    if unit.held == 0 or not tokens.is_confused(table, unit):
        return False
    return any(len(d.chosen[n]) > 0 and power.aims[n].is_character() for n in range(len(d.chosen)))


def report_use(table: HeroesState, d: Declaration, power: Power, unit: Unit) -> None:
    aimed: list[int] = []
    opponents: list[int] = []
    for index in range(len(d.chosen)):
        if power.aims[index].is_player():
            opponents.extend(d.chosen[index])
        else:
            aimed.extend(d.chosen[index])
    facts = {
        "seat": unit.owner if unit.owner >= 0 else None,
        **table.named(unit.id),
        "power": power.block.name,
        "with": [table.named(id) for id in aimed],
        "opponents": opponents,
    }
    table.report("used" if unit.is_character() else "activated", facts)
