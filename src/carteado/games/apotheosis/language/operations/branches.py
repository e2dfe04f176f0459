"""Operations that decide what is done next: dice, conditions, choices, checks."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.frames import Act, FrameKind, Run
from carteado.games.apotheosis.language.printed import Word
from carteado.games.apotheosis.rules import characters, checks, dice, questions
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY, Block, Condition


class Throw(Word):
    def __init__(self, dice: list[int]) -> None:
        super().__init__()
        self.dice = dice
        self.always = True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == 0:
            dice.push(table, act.user, self.dice, 0, act.power.no_response)
            return True
        act.natural = run.answer[0]
        act.total = max(1, run.answer[1])
        return False


class If(Word):
    """A conditional; only the chosen branch must be feasible, and none if it depends on `hit` (APOTHEOSIS-22.2)."""

    def __init__(self, condition: Condition, then: Block, other: Block | None, chancy: bool) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.other = other
        self.chancy = chancy

    def branch(self, table: ApoState, act: Act) -> Block | None:
        return self.then if self.condition.holds(table, act.source, act.player, act) else self.other

    def feasible(self, table: ApoState, act: Act) -> bool:
        """Whether the chosen branch is feasible; at resolution an impossible one stops the effect (APOTHEOSIS-23.2)."""
        if self.chancy or (table.effects and questions.top(table) == FrameKind.RUN):
            return True
        branch = self.branch(table, act)
        return branch is None or all_feasible(branch, table, act)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside > 0 or (self.chancy and table.dry_run):
            return False
        branch = self.branch(table, act)
        if branch is not None:
            table.effects.append(Run(branch, run.item))
            return True
        return False


def all_feasible(block: Block, table: ApoState, act: Act) -> bool:
    return all(cast(Word, op).feasible(table, act) for op in block.ops)


class Choose(Word):
    """A feasible branch of the user's choice."""

    def __init__(self, branches: list[Block]) -> None:
        super().__init__()
        self.branches = branches

    def open(self, table: ApoState, act: Act) -> list[int]:
        return [place for place in range(len(self.branches)) if all_feasible(self.branches[place], table, act)]

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.open(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == 0:
            questions.ask_way(table, What.BRANCH, act.player, self.open(table, act), act.user)
            return True
        if run.inside == 1:
            table.effects.append(Run(self.branches[run.answer[0]], run.item))
            return True
        return False


class Check(Word):
    """A check made by "you" (APOTHEOSIS-17.1)."""

    def __init__(self, attribute: int, knowledge: int, difficulty: int, then: Block, other: Block) -> None:
        super().__init__()
        self.attribute = attribute
        self.knowledge = knowledge
        self.difficulty = difficulty
        self.then = then
        self.other = other
        self.always = True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run:
            return False
        if run.inside == 0:
            checks.push(table, act.you, self.attribute, self.knowledge, act.power.no_response)
            return True
        if run.inside == 1:
            act.natural, act.total = run.answer[0], run.answer[1]
            success = act.total >= self.difficulty and act.natural != 1
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "total": act.total, "difficulty": self.difficulty}
                table.report("checked", {**facts, "success": success})
            table.effects.append(Run(self.then if success else self.other, run.item))
            return True
        return False


class Contest(Word):
    """A contest of "you" against the target; a tie is lost (APOTHEOSIS-17.2)."""

    def __init__(self, own: int, their: int, then: Block, other: Block) -> None:
        super().__init__()
        self.own = own
        self.their = their
        self.then = then
        self.other = other
        self.names_target = True

    def feasible(self, table: ApoState, act: Act) -> bool:
        return act.current < len(act.targets) and characters.alive(table, act.targets[act.current])

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside > 2:
            return False
        if run.inside == 0:
            checks.push(table, act.you, self.own, NOBODY, act.power.no_response)
        elif run.inside == 1:
            run.state = [1 if run.answer[0] == 1 else run.answer[1]]
            checks.push(table, act.targets[act.current], self.their, NOBODY, act.power.no_response)
        else:
            theirs = 1 if run.answer[0] == 1 else run.answer[1]
            won = run.state[0] > theirs
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "target": table.who_is(act.targets[act.current])}
                table.report("contested", {**facts, "own": run.state[0], "their": theirs, "success": won})
            table.effects.append(Run(self.then if won else self.other, run.item))
        return True
