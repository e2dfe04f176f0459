"""Operations that decide what is done next: dice, conditions, choices, checks."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.frames import Act, FrameKind, Run
from carteado.games.apotheosis.language.printed import Condition, Word
from carteado.games.apotheosis.rules import characters, checks, dice, legality, questions
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import ContestStep, OpStep
from carteado.kit.cards import NOBODY, Block


@dataclass(eq=False)
class Throw(Word):
    dice: list[int]

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            dice.push(table, act.user, self.dice, 0, act.power.no_response)
            return True
        act.natural = run.answer[0]
        act.total = max(1, run.answer[1])
        return False


@dataclass(eq=False)
class If(Word):
    """A conditional; only the chosen branch must be feasible, and none if it depends on `hit` (APOTHEOSIS-22.2)."""

    condition: Condition
    then: Block
    other: Block | None

    def branch(self, table: ApoState, act: Act) -> Block | None:
        return self.then if self.condition.holds(table, act) else self.other

    def feasible(self, table: ApoState, act: Act) -> bool:
        """Whether the chosen branch is feasible; at resolution an impossible one stops the effect (APOTHEOSIS-23.2)."""
        if self.chancy or (table.effects and questions.top(table) == FrameKind.RUN):
            return True
        branch = self.branch(table, act)
        return branch is None or legality.all_feasible(table, act, branch)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.ANSWERED or (self.chancy and table.dry_run):
            return False
        branch = self.branch(table, act)
        if branch is not None:
            table.effects.append(Run(branch, run.item))
            return True
        return False


@dataclass(eq=False)
class Choose(Word):
    """A feasible branch of the user's choice."""

    branches: list[Block]

    def open(self, table: ApoState, act: Act) -> list[int]:
        return [place for place, block in enumerate(self.branches) if legality.all_feasible(table, act, block)]

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.open(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            questions.ask_way(table, What.BRANCH, act.player, self.open(table, act), act.user)
            return True
        if run.inside == OpStep.ANSWERED:
            table.effects.append(Run(self.branches[run.answer[0]], run.item))
            return True
        return False


@dataclass(eq=False)
class Trial(Word):
    """An operation that goes on with one branch after a success, else with the other."""

    then: Block
    other: Block

    def go_on(self, table: ApoState, run: Run, success: bool) -> None:
        table.effects.append(Run(self.then if success else self.other, run.item))


@dataclass(eq=False)
class Check(Trial):
    """A check made by "you" (APOTHEOSIS-17.1)."""

    attribute: int
    knowledge: int
    difficulty: int

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
                facts = {"who": table.who_is(act.you), "total": act.total, "difficulty": self.difficulty}
                table.report("checked", {**facts, "success": success})
            self.go_on(table, run, success)
            return True
        return False


@dataclass(eq=False)
class Contest(Trial):
    """A contest of "you" against the target; a tie is lost (APOTHEOSIS-17.2)."""

    own: int
    their: int

    def feasible(self, table: ApoState, act: Act) -> bool:
        return act.current < len(act.targets) and characters.alive(table, act.targets[act.current])

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside > 2:
            return False
        if run.inside == OpStep.BEGIN:
            checks.push(table, act.you, self.own, NOBODY, act.power.no_response)
        elif run.inside == ContestStep.THEIR:
            run.state = [1 if run.answer[0] == 1 else run.answer[1]]
            checks.push(table, act.targets[act.current], self.their, NOBODY, act.power.no_response)
        else:
            theirs = 1 if run.answer[0] == 1 else run.answer[1]
            won = run.state[0] > theirs
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "target": table.who_is(act.targets[act.current])}
                table.report("contested", {**facts, "own": run.state[0], "their": theirs, "success": won})
            self.go_on(table, run, won)
        return True
