"""Whether an effect may be activated: flags, costs, and the dry run (APOTHEOSIS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.board import Step, Zone
from carteado.games.apotheosis.frames import Act, Run, Window
from carteado.games.apotheosis.language.bases import Word
from carteado.games.apotheosis.language.terms import Activation, Reach, Rule, When
from carteado.games.apotheosis.rules import payment, ranges, requirements, stats, triggers, zones
from carteado.kit.cards import Block

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def can(table: ApoState, act: Act) -> bool:
    """Whether an activation is legal; the caller has tested timing and place (APOTHEOSIS-22.1)."""
    power = act.power
    if not triggers.available(table, act) or (not act.free and not allowed(table, act)):
        return False
    if power.when != When.MAIN and act.window >= 0:
        window = cast(Window, table.effects[act.window])
        if act.source * 8 + power.index in window.used:  # each effect once in one window (APOTHEOSIS-24.3)
            return False
    return holds_all(table, act) and payment.can_afford(table, act) and some_target(table, act)


def allowed(table: ApoState, act: Act) -> bool:
    """Whether flags, the sacrifice of the turn, and a card's requirement off the table allow it (APOTHEOSIS-2.5)."""
    power = act.power
    card = power.card
    rules = stats.rules(table, act.user)
    if rules & (Rule.CANNOT_ACTIVATE << card.suit) and power.activation != Activation.AUTO:
        return False
    if power.damage is not None and rules & Rule.CANNOT_ATTACK:
        return False
    if power.sacrifice and not (
        act.user == table.clock.active and table.clock.step == Step.MAIN and not table.clock.acted
    ):
        return False
    if card.sheet:
        return True
    zone = table.zones[act.source]
    if zone == Zone.INVENTORY or zone == Zone.DISCARD:
        holder = table.holders[act.source] if zone == Zone.INVENTORY else act.user
        return requirements.meets(table, holder, act.source)
    if zone == Zone.SCENARIO:
        return power.activation == Activation.AUTO or requirements.meets(table, act.user, act.source)
    return True


def holds_all(table: ApoState, act: Act) -> bool:
    return all(condition.holds(table, act) for condition in act.power.requires)


def some_target(table: ApoState, act: Act) -> bool:
    """Whether there is a target with which all operations are feasible."""
    if act.everyone or act.targets or not ranges.needs_target(act.power):
        return passes(table, act)
    reach = ranges.bar_range(table, act)
    if reach is not None and reach.kind == Reach.AREA:
        act.targets = ranges.covered(table, act.user, reach.reach)
        legal = bool(act.targets) and passes(table, act)
        act.targets = []
        return legal
    for who in ranges.aims(table, act):
        act.targets = [who]
        legal = passes(table, act)
        act.targets = []
        if legal:
            return True
    return False


def legal_aims(table: ApoState, act: Act) -> list[int]:
    """Return the targets with which all operations are feasible."""
    found: list[int] = []
    for who in ranges.aims(table, act):
        act.targets = [who]
        if passes(table, act):
            found.append(who)
    act.targets = []
    return found


def passes(table: ApoState, act: Act) -> bool:
    """Whether all operations are feasible, by a dry run if one affects the next (APOTHEOSIS-22.2)."""
    power = act.power
    if power.always:
        return True
    return some_payment(table, act) if power.needs_dry_run else all_feasible(table, act, power.block)


def all_feasible(table: ApoState, act: Act, block: Block) -> bool:
    """Whether each operation is feasible on the current table."""
    return all(cast(Word, op).feasible(table, act) for op in block.ops)


def some_payment(table: ApoState, act: Act) -> bool:
    """Whether some payment is legal: the lowest numbers, else another card for a due of one card (APOTHEOSIS-6.7)."""
    if (act.power.eased and all_feasible(table, act, act.block)) or dry_run(table, act):
        return True
    dues = act.power.cost.dues
    place = len(act.paid)
    if act.free or place >= len(dues) or dues[place].value >= 0 or dues[place].number != 1:
        return False
    taken = [id for ids in act.paid for id in ids]
    return bool(pay_through(table, act, payment.due_cards(table, act, dues[place], taken)))


def pay_through(table: ApoState, act: Act, pool: list[int]) -> list[int]:
    """Return the cards that may pay a due, if the dry run depends on which is paid (APOTHEOSIS-6.7).

    An effect that is not picky is paid from the inventory, and all cards of an owner are equally good.
    """
    tried: dict[int, bool] = {}
    found: list[int] = []
    for id in pool:
        alike = not act.power.picky and not zones.has_counters(table, id)
        key = -1 - table.owners[id] if alike else id
        if key not in tried:
            paid = act.paid
            act.paid = [*paid, [id]]
            tried[key] = some_payment(table, act)
            act.paid = paid
        if tried[key]:
            found.append(id)
    return found


def dry_run(table: ApoState, act: Act) -> bool:
    """Try the activation on a copy: the lowest numbers pay, every die shows 1, nobody answers (APOTHEOSIS-22.2)."""
    names_target = any(cast(Word, op).names_target for op in act.block.ops)
    twin = table.copy()
    twin.dry_run = True
    trial = act.copy()
    trial.natural = 1
    twin.effects.append(trial)
    if not trial.free:
        payment.choose_payment(twin, trial)
        payment.pay(twin, trial)
    for place in range(max(1, len(trial.targets))):
        trial.current = place
        trial.hits = []
        twin.effects.append(Run(trial.block, len(twin.effects) - 1))
        while not trial.stopped and twin.effects[len(twin.effects) - 1] is not trial:
            twin.step_frame()
        if trial.stopped or len(trial.targets) == 0 or not names_target:
            break
    return not trial.stopped
