"""Operations that roll dice: rolls, checks, contests."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.bases import Word
from carteado.games.apotheosis.language.kinds import Difficulty, WhichAttribute, WhichKnowledge
from carteado.games.apotheosis.language.operations.flow import go_on
from carteado.games.apotheosis.language.printed import EMPTY, Dice
from carteado.games.apotheosis.rules import characters, checks, dice, sums
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import ContestStep, OpStep
from carteado.kit.cards import NOBODY, Block


@dataclass(eq=False)
class Roll(Word):
    """Rolls dice, whose faces and total later operations may read."""

    dice: Dice

    def always(self) -> bool:
        return True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            dice.push(table, act.user, self.dice.dice, 0, act.power.no_response)
            return True
        act.natural = run.answer[0]
        act.total = max(1, run.answer[1])
        return False


@dataclass(eq=False)
class Check(Word):
    """A check made by the user (APOTHEOSIS-17.1)."""

    attribute: WhichAttribute
    difficulty: Difficulty
    then: Block
    knowledge: WhichKnowledge = WhichKnowledge(NOBODY)
    else_: Block = EMPTY

    def always(self) -> bool:
        return True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run:
            return False
        if run.inside == OpStep.BEGIN:
            checks.push(table, act.you, self.attribute, self.knowledge, act.power.no_response)
            return True
        if run.inside == OpStep.ANSWERED:
            act.natural, act.total = run.answer[0], run.answer[1]
            success = act.total >= self.difficulty and act.natural != 1
            if table.events is not None:
                parts = sums.of_check(table, act.you, self.attribute, self.knowledge, run.answer)
                facts = {"who": table.who_is(act.you), "sum": parts, "total": act.total, "difficulty": self.difficulty}
                table.report("checked", {**facts, "success": success})
            return go_on(table, run, self.then if success else self.else_)
        return False


@dataclass(eq=False)
class Contest(Word):
    """A contest of the user against the target; a tie is lost (APOTHEOSIS-17.2)."""

    own: WhichAttribute
    their: WhichAttribute
    then: Block
    else_: Block = EMPTY

    def feasible(self, table: ApoState, act: Act) -> bool:
        return act.current < len(act.targets) and characters.alive(table, act.targets[act.current])

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside > 2:
            return False
        if run.inside == OpStep.BEGIN:
            checks.push(table, act.you, self.own, NOBODY, act.power.no_response)
        elif run.inside == ContestStep.THEIR:
            run.state = [1 if run.answer[0] == 1 else run.answer[1], *run.answer]
            checks.push(table, act.targets[act.current], self.their, NOBODY, act.power.no_response)
        else:
            theirs = 1 if run.answer[0] == 1 else run.answer[1]
            won = run.state[0] > theirs
            if table.events is not None:
                self.report(table, act, run, theirs, won)
            return go_on(table, run, self.then if won else self.else_)
        return True

    def report(self, table: ApoState, act: Act, run: Run, theirs: int, won: bool) -> None:
        target = act.targets[act.current]
        facts = {
            "who": table.who_is(act.you),
            "target": table.who_is(target),
            "own_sum": sums.of_check(table, act.you, self.own, NOBODY, run.state[1:]),
            "own": run.state[0],
            "their_sum": sums.of_check(table, target, self.their, NOBODY, run.answer),
            "their": theirs,
            "success": won,
        }
        table.report("contested", facts)
