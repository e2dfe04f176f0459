"""Run activations step by step, from declaration to task (APOTHEOSIS-20, 21, 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import Kind, Zone
from carteado.games.apotheosis.frames import Act, Blow, Run
from carteado.games.apotheosis.language.terms import Activation, Reach, Task, When
from carteado.games.apotheosis.rules import (
    attacks,
    characters,
    legality,
    payment,
    questions,
    ranges,
    status,
    triggers,
    turns,
    windows,
    zones,
)
from carteado.games.apotheosis.steps import Demand, Hit, Stage
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def declare(table: ApoState, act: Act) -> None:
    """Put a legal activation on the stack."""
    act.player = table.chars[act.user].seat
    act.at = Stage.TARGET
    table.effects.append(act)


def step(table: ApoState, act: Act) -> None:
    """Do the next step of an activation (APOTHEOSIS-21)."""
    stage = act.at
    act.at = stage + 1
    if stage == Stage.ACCEPT:
        questions.ask_yes(table, What.TRIGGER, act.player, act.user)
    elif stage == Stage.ACCEPTED:
        if act.answer[0] == 0:
            table.effects.pop()
    elif stage == Stage.TARGET:
        ask_target(table, act)
    elif stage == Stage.TARGETED:
        take_target(table, act)
    elif stage == Stage.POINTS:
        cost = act.power.cost
        if cost.sp + cost.mp + cost.spmp > 0 and not act.free:
            payment.ask_payment(table, act.user, cost, payment.besides(table, act))
        else:
            act.answer = []
    elif stage == Stage.POINTED:
        act.points = act.answer.copy()
    elif stage == Stage.DUES:
        ask_due(table, act)
    elif stage == Stage.DUE:
        act.paid = [*act.paid, act.answer.copy()]
        act.at = Stage.DUES
    elif stage == Stage.PAY:
        declared(table, act)
    elif stage == Stage.CHANGE:
        act.answer = []
        if act.points:
            payment.ask_change(table, act.user, act.power.cost, act.points)
    else:
        step_declared(table, act, stage)


def step_declared(table: ApoState, act: Act, stage: int) -> None:
    """Do the steps after the payment; the activation of a dead user is cancelled (APOTHEOSIS-16.2)."""
    if not characters.alive(table, act.user) and stage < Stage.TASK:
        act.at = Stage.TASK
    elif stage == Stage.SELECTED:
        open_selected(table, act)
    elif stage == Stage.RESPOND:
        if not act.power.no_response:
            windows.open(table, When.RESPOND_ACTIVATION, about=len(table.effects) - 1)
    elif stage == Stage.STRIKE:
        if not act.negated and act.power.damage is not None:
            strike_with(table, act)
    elif stage == Stage.RESOLVE:
        resolve(table, act)
    else:
        table.effects.pop()
        do_task(table, act)
        table.unsettled = True


def ask_target(table: ApoState, act: Act) -> None:
    """Ask for the target if there is one to choose."""
    power = act.power
    if act.window >= 0 and power.when == When.RESPOND_ATTACK and ask_defender(table, act):
        return
    if act.targets or act.everyone or not ranges.needs_target(power):
        act.at = Stage.POINTS
        return
    reach = ranges.bar_range(table, act)
    if reach is not None and reach.kind == Reach.AREA:
        act.targets = ranges.covered(table, act.user, reach.reach)
        act.at = Stage.POINTS
        return
    questions.ask_way(table, What.TARGET, act.player, legality.legal_aims(table, act), act.user)


def ask_defender(table: ApoState, act: Act) -> bool:
    """Let an answer to an Area attack name one target as defender (APOTHEOSIS-24.5)."""
    blow = cast(Blow, table.effects[act.about])
    if act.defender >= 0 or len(blow.targets) < 2:
        return False
    ways: list[int] = []
    for who in blow.targets:
        act.defender = who
        if legality.holds_all(table, act) and legality.passes(table, act):
            ways.append(who)
    act.defender = NOBODY
    questions.ask_way(table, What.TARGET, act.player, ways, act.user)
    return True


def take_target(table: ApoState, act: Act) -> None:
    if act.window >= 0 and act.power.when == When.RESPOND_ATTACK and act.defender < 0:
        act.defender = act.answer[0]
        act.at = Stage.TARGET
    else:
        act.targets = act.answer.copy()


def ask_due(table: ApoState, act: Act) -> None:
    """Ask for the next due, card by card, until all are chosen."""
    dues = act.power.cost.dues
    place = len(act.paid)
    if act.free or place >= len(dues):
        act.at = Stage.PAY
        return
    due = dues[place]
    taken = [id for ids in act.paid for id in ids]
    pool = payment.due_cards(table, act, due, taken)
    if due.value >= 0:
        questions.ask_set(table, What.PAY, act.player, pool, Demand.VALUE, due.number)
        return
    if act.power.needs_dry_run and due.number == 1:
        pool = legality.pay_through(table, act, pool)
    questions.ask_set(table, What.PAY, act.player, pool, Demand.COUNT, least=due.number, most=due.number)


def declared(table: ApoState, act: Act) -> None:
    """Show the card, count its limits, and pay (APOTHEOSIS-21.3)."""
    id = act.source
    act.zone = table.zones[id]
    if act.zone == Zone.INVENTORY and not zones.has_counters(table, id):
        zones.show(table, id)
    if table.events is not None:
        report_use(table, act)
    triggers.count_use(table, act)
    if comes_out(table, act):
        triggers.fire(table, When.ON_REVEAL, id, act.you, Zone.INVENTORY)
    if act.user == table.clock.active and act.power.activation != Activation.AUTO:
        table.clock.acted = True  # of its own accord, in whatever step of the turn (APOTHEOSIS-7.8)
    if act.targets and act.power.damage is not None and act.power.range is not None:
        attacks.face(table, act.user, act.targets)
    payment.pay(table, act)


def comes_out(table: ApoState, act: Act) -> bool:
    """Whether a concealed card is declared by decision; one that only proves its trigger is not (APOTHEOSIS-R19)."""
    id = act.source
    own_event = When.MAIN < act.power.when <= When.ON_BANISH
    return act.zone == Zone.INVENTORY and not own_event and not zones.has_counters(table, id) and not table.shown[id]


def report_use(table: ApoState, act: Act) -> None:
    facts = {"who": table.who_is(act.user), **table.named(act.source), "effect": act.power.index + 1}
    if act.targets:
        facts["targets"] = [table.who_is(who) for who in act.targets]
    table.report("used", facts)


def open_selected(table: ApoState, act: Act) -> None:
    """Take change for an overpaid cost, then open a window for each target in turn order (APOTHEOSIS-24.1 a)."""
    status.recover_all(table, act.answer)
    act.answer = []
    if act.power.no_response or not ranges.needs_target(act.power):
        return
    place = len(table.effects) - 1
    for who in reversed(turns.in_turns(table, act.targets)):
        if table.chars[who].kind != Kind.OBJECT:
            windows.open(table, When.SELECTED, who, place)


def strike_with(table: ApoState, act: Act) -> None:
    """Begin the attack of the bar (APOTHEOSIS-10.4)."""
    blow = Blow(act.user, act.targets.copy(), len(table.effects) - 1, attacks.means(act.power))
    blow.properties = act.power.card.properties
    blow.silent = act.power.no_response
    blow.at = Hit.ATTACKING
    table.effects.append(blow)


def resolve(table: ApoState, act: Act) -> None:
    """Test the targets again, then begin the operations (APOTHEOSIS-23)."""
    if act.negated:
        return
    if act.power.damage is None:
        act.targets = [who for who in act.targets if ranges.still_target(table, act, who)]
    elif not act.targets:
        return
    act.current = 0
    if act.block.ops:
        table.effects.append(Run(act.block, len(table.effects) - 1))


def do_task(table: ApoState, act: Act) -> None:
    """Do the task of the keyword, if the card is still where it was activated from (APOTHEOSIS-21.6, 26.2)."""
    id = act.source
    task = act.power.task
    if table.zones[id] != act.zone:
        return
    if task == Task.NONE or (task == Task.REGISTER and act.zone == Zone.SCENARIO):
        if act.zone == Zone.INVENTORY:
            conceal_again(table, act)
        return
    if task == Task.REGISTER and not act.negated:
        zones.to_scenario(table, id)
    elif task == Task.BURY:
        zones.bury(table, id)
    elif task == Task.BANISH:
        zones.banish(table, id)
    else:
        zones.to_discard(table, id)


def conceal_again(table: ApoState, act: Act) -> None:
    """Conceal an Event without a task again in the inventory (APOTHEOSIS-14.1)."""
    id = act.source
    if not table.shown[id] and not zones.has_counters(table, id):
        table.seen[id] = zones.seat_bit(table.chars[table.holders[id]].seat)
        if comes_out(table, act):
            triggers.fire(table, When.ON_CONCEAL, id, act.you, Zone.INVENTORY)
