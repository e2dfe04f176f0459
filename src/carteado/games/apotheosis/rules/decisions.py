"""The game loop: run the rules until somebody must decide; the legal actions of each decision (APOTHEOSIS-6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.board import Step
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, FrameKind, Roll, Run, Test, Window
from carteado.games.apotheosis.rules import (
    activation,
    attacks,
    checks,
    deeds,
    dice,
    housekeeping,
    main_phase,
    preparation,
    questions,
    resolution,
    triggers,
    turns,
    windows,
)

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def advance(table: ApoState) -> None:
    """Run the rules until somebody must decide or the battle is over."""
    while table.decision is None and not table.reason:
        if table.unsettled:
            housekeeping.step(table)
        elif table.queue and triggers.may_start(table):
            triggers.begin(table, table.queue.pop(0))
        elif table.effects:
            step_frame(table)
        else:
            turns.step(table)


def step_frame(table: ApoState) -> None:
    """Go on with the frame on top of the stack."""
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
        deeds.step(table, cast(Deed, frame))


def find_legal(table: ApoState) -> list[Action]:
    """The legal actions of the seat that is asked."""
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
