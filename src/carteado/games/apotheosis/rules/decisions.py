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
    companions,
    death,
    dice,
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
from carteado.games.apotheosis.steps import Doing, EvokeStep, MoveStep

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
        step_deed(table, cast(Deed, frame))


def step_deed(table: ApoState, deed: Deed) -> None:
    """Do the next step of a deed."""
    what = deed.what
    if what == Doing.PLACE:
        placement.step_place(table, deed)
    elif what == Doing.MOVE:
        if deed.at >= MoveStep.MOVE_LAST_STEP:
            movement.step_move(table, deed)
        else:
            movement.step_shift(table, deed)
    elif what == Doing.EVOKE:
        if deed.at < EvokeStep.TILE:
            companions.step_evoke_payment(table, deed)
        else:
            companions.step_evoke(table, deed)
    elif what == Doing.AWAKEN or what == Doing.UPKEEP:
        entities.step(table, deed)
    elif what == Doing.SALVATION:
        death.step_salvation(table, deed)
    elif what == Doing.SPACES or what == Doing.INVENTORY:
        housekeeping.step_overflow(table, deed)
    elif what == Doing.RECOMPOSE or what == Doing.REST:
        main_phase.step_recover(table, deed)
    elif what == Doing.ATTACH:
        companions.step_attach(table, deed)
    elif what == Doing.LOOT:
        death.step_loot(table, deed)
    elif what == Doing.EVOLVE:
        companions.step_evolve(table, deed)
    elif what == Doing.CHECK:
        checks.step_object(table, deed)
    else:
        ending.step_heir(table, deed)


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
