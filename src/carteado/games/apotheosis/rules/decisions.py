"""The game loop: run the rules until somebody must decide; the legal actions of each decision (APOTHEOSIS-6.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.board import Step
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, FrameKind, Roll, Run, Test, Window
from carteado.games.apotheosis.language.terms import Scan, When
from carteado.games.apotheosis.rules import (
    activation,
    attacks,
    checks,
    companions,
    death,
    dice,
    encounter,
    ending,
    entities,
    housekeeping,
    main_phase,
    movement,
    placement,
    preparation,
    questions,
    resolution,
    triggers,
    turns,
    windows,
)
from carteado.games.apotheosis.steps import Doing

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


# What comes next when nothing is under way (APOTHEOSIS-6.4, 7.1, 7.3, 18.3).
STEPS: Final[dict[int, Callable[[ApoState], None]]] = {
    Step.MULLIGAN: preparation.mulligan_step,
    Step.PREPARE: preparation.preparation_step,
    Step.BATTLE: lambda table: turns.phase(table, When.START_OF_BATTLE, Step.ROUND),
    Step.ROUND: turns.round_step,
    Step.MASTER: encounter.master_step,
    Step.RECOMPOSITION: turns.recomposition_step,
    Step.ORDER: turns.order_step,
    Step.NEXT: turns.next_step,
    Step.TURN: turns.turn_step,
    Step.RECEIVE: turns.receive_step,
    Step.START: lambda table: turns.phase(table, Scan.START_OF_TURN, Step.MAIN),
    Step.MAIN: turns.main_step,
    Step.END: lambda table: turns.phase(table, Scan.END_OF_TURN, Step.CLOSE),
    Step.CLOSE: turns.close_step,
    Step.ROUND_END: turns.round_end_step,
    Step.EXPIRE: turns.expire_step,
    Step.BATTLE_END: ending.battle_end_step,
    Step.HEIRS: ending.heirs_step,
    Step.OVER: ending.over_step,
}
DEEDS: Final[dict[int, Callable[[ApoState, Deed], None]]] = {
    Doing.PLACE: placement.step_place,
    Doing.MOVE: movement.step_move,
    Doing.SHIFT: movement.step_shift,
    Doing.EVOKE: companions.step_evoke,
    Doing.AWAKEN: entities.step,
    Doing.UPKEEP: entities.step,
    Doing.SALVATION: death.step_salvation,
    Doing.SPACES: housekeeping.step_overflow,
    Doing.INVENTORY: housekeeping.step_overflow,
    Doing.RECOMPOSE: main_phase.step_recover,
    Doing.REST: main_phase.step_recover,
    Doing.ATTACH: companions.step_attach,
    Doing.LOOT: death.step_loot,
    Doing.EVOLVE: companions.step_evolve,
    Doing.CHECK: checks.step_object,
    Doing.HEIR: ending.step_heir,
}


def advance(table: ApoState) -> None:
    """Run the rules until somebody must decide or the battle is over."""
    while table.decision is None and not table.reason:
        if table.unsettled:
            housekeeping.step(table)
        elif table.queue and triggers.may_start(table):
            triggers.begin(table, table.queue.pop(0))
        elif table.effects:
            step_frame(table)
        elif table.clock.step == Step.MAIN:  # by far the most frequent: called directly, as a table costs more
            turns.main_step(table)
        else:
            STEPS[table.clock.step](table)


def step_frame(table: ApoState) -> None:
    """Run the next step of the frame on top of the stack."""
    frame = table.effects[len(table.effects) - 1]
    kind = frame.kind
    if kind == FrameKind.RUN:
        resolution.step(table, cast(Run, frame))
    elif kind == FrameKind.ACT:
        activation.step(table, cast(Act, frame))
    elif kind == FrameKind.WINDOW:
        windows.step(table, cast(Window, frame))
    elif kind == FrameKind.ASK:
        questions.step(table, cast(Ask, frame))
    elif kind == FrameKind.BLOW:
        attacks.step(table, cast(Blow, frame))
    elif kind == FrameKind.ROLL:
        dice.step(table, cast(Roll, frame))
    elif kind == FrameKind.TEST:
        checks.step(table, cast(Test, frame))
    else:
        deed = cast(Deed, frame)
        DEEDS[deed.what](table, deed)


def find_legal(table: ApoState) -> list[Action]:
    """Return the legal actions of the asked seat."""
    decision = table.decision
    assert decision is not None
    ask = questions.asked(table)
    if ask is not None:
        return questions.answers(table, ask)
    if questions.top(table) == FrameKind.WINDOW:
        window = cast(Window, table.effects[len(table.effects) - 1])
        return [*windows.options_of(table, window, decision.seat), (Do.PASS,)]
    if table.clock.step == Step.MULLIGAN:
        return questions.answers(table, preparation.mulligan(table, decision.seat))
    if table.clock.step == Step.PREPARE:
        return preparation.preparation_options(table, decision.seat)
    return main_phase.actions(table)


def perform(table: ApoState, action: Action) -> None:
    """Take an action, then run the rules to the next decision."""
    decision = table.decision
    assert decision is not None
    table.decision = None
    table.proofs = []
    seat = decision.seat
    ask = questions.asked(table)
    if ask is not None:
        questions.take_answer(table, ask, action)
    elif questions.top(table) == FrameKind.WINDOW:
        window = cast(Window, table.effects[len(table.effects) - 1])
        if action[0] == Do.PASS:
            windows.pass_priority(table, window)
        else:
            windows.use(table, window, action, seat)
    elif table.clock.step == Step.MULLIGAN:
        preparation.choose_mulligan(table, seat, action)
    elif table.clock.step == Step.PREPARE:
        preparation.choose_preparation(table, seat, action)
    elif action[0] == Do.END_TURN:
        turns.go(table, Step.END)
    elif action[0] == Do.CONCEDE:
        main_phase.concede(table, seat)
    else:
        main_phase.take_action(table, action)
    advance(table)
