"""Operations with inner operations: conditions, choices, repetitions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.frames import Act, FrameKind, Run
from carteado.games.apotheosis.language.bases import Condition, Quantity, Selector, Word
from carteado.games.apotheosis.language.conditions import IsHit
from carteado.games.apotheosis.language.printed import EMPTY
from carteado.games.apotheosis.language.values import Number
from carteado.games.apotheosis.rules import legality, questions
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import OpStep
from carteado.kit.cards import Block

MOST_ROUNDS: Final = 20
ONE: Final = Quantity(Number(1))


class Flow(Word):
    """An operation with inner operations."""


@dataclass(eq=False)
class Do(Flow):
    """Several operations as one."""

    then: Block

    def tone(self) -> int:
        return tone_of(self.then)

    def feasible(self, table: ApoState, act: Act) -> bool:
        return is_running(table) or legality.all_feasible(table, act, self.then)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        return run.inside != OpStep.ANSWERED and go_on(table, run, self.then)


class Conditional(Flow):
    """Carries out one of two branches; only that one must be feasible, and none if it depends on `hit`.

    At resolution an impossible branch stops the effect (APOTHEOSIS-22.2, 23.2).
    """

    def condition(self) -> Condition:
        raise NotImplementedError

    def branches(self) -> list[Block]:
        """Return the branch if the condition holds, and the other one."""
        raise NotImplementedError

    def tone(self) -> int:
        return tone_of(self.branches()[0])

    def chancy(self) -> bool:
        return isinstance(self.condition(), IsHit)

    def branch(self, table: ApoState, act: Act) -> Block:
        return self.branches()[0 if self.condition().holds(table, act) else 1]

    def feasible(self, table: ApoState, act: Act) -> bool:
        if self.chancy() or is_running(table):
            return True
        return legality.all_feasible(table, act, self.branch(table, act))

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.ANSWERED or (self.chancy() and table.dry_run):
            return False
        return go_on(table, run, self.branch(table, act))


@dataclass(eq=False)
class If(Conditional):
    """Carries out an operation only if a condition holds at that moment; otherwise, perhaps others."""

    of: Block
    if_: Condition
    else_: Block = EMPTY

    def condition(self) -> Condition:
        return self.if_

    def branches(self) -> list[Block]:
        return [self.of, self.else_]


@dataclass(eq=False)
class Branch(Conditional):
    """Carries out one list of operations if a condition holds, else another."""

    if_: Condition
    then: Block
    else_: Block = EMPTY

    def condition(self) -> Condition:
        return self.if_

    def branches(self) -> list[Block]:
        return [self.then, self.else_]


@dataclass(eq=False)
class Branches:
    """The lists of operations that a player chooses from."""

    blocks: list[Block]


@dataclass(eq=False)
class Choose(Flow):
    """Feasible lists of operations of the user's choice, carried out in printed order."""

    options: Branches
    amount: Quantity = ONE

    def tone(self) -> int:
        return tone_of(self.options.blocks[0])

    def open(self, table: ApoState, act: Act) -> list[int]:
        return [place for place, block in enumerate(self.options.blocks) if legality.all_feasible(table, act, block)]

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.open(table, act)) >= self.amount.value(table, act) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        number = self.amount.value(table, act) if run.inside == OpStep.BEGIN else run.state[0]
        if run.inside == OpStep.BEGIN:
            run.state = [number]
        elif run.inside <= number:
            run.state.append(run.answer[0])
        else:
            return False
        if run.inside < number:
            still = [place for place in self.open(table, act) if place not in run.state[1:]]
            questions.ask_way(table, What.BRANCH, act.player, still, act.user)
            return True
        for place in sorted(run.state[1:], reverse=True):
            go_on(table, run, self.options.blocks[place])
        return True


@dataclass(eq=False)
class May(Flow):
    """Lets the user decide whether operations are carried out; if not, perhaps others."""

    do: Block
    else_: Block = EMPTY

    def tone(self) -> int:
        return tone_of(self.do)

    def always(self) -> bool:
        return len(self.else_.ops) == 0

    def feasible(self, table: ApoState, act: Act) -> bool:
        if self.always() or is_running(table):
            return True
        return legality.all_feasible(table, act, self.do) or legality.all_feasible(table, act, self.else_)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Ask, if the operations are feasible; a dry run does neither (APOTHEOSIS-22.2)."""
        if table.dry_run or run.inside > OpStep.ANSWERED:
            return False
        if run.inside == OpStep.ANSWERED:
            return go_on(table, run, self.do if run.answer[0] == 1 else self.else_)
        if legality.all_feasible(table, act, self.do):
            questions.ask_yes(table, What.MAY, act.player, act.user)
            return True
        run.inside = OpStep.ANSWERED
        return go_on(table, run, self.else_)


@dataclass(eq=False)
class Repeat(Flow):
    """Carries out operations several times, at most 20."""

    times: Quantity
    do: Block

    def tone(self) -> int:
        return tone_of(self.do)

    def feasible(self, table: ApoState, act: Act) -> bool:
        if self.times.value(table, act) < 1:
            return False
        return is_running(table) or legality.all_feasible(table, act, self.do)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            run.state = [min(MOST_ROUNDS, self.times.value(table, act))]
        return run.inside < run.state[0] and go_on(table, run, self.do)


@dataclass(eq=False)
class ForEach(Flow):
    """Carries out operations for each character that is found now; in them, `each` is that character."""

    what: Selector
    do: Block

    def tone(self) -> int:
        return tone_of(self.do)

    def has_rounds(self) -> bool:
        return True

    def feasible(self, table: ApoState, act: Act) -> bool:
        """Whether one round is feasible (APOTHEOSIS-22.4)."""
        outer, found = act.each, False
        for who in self.what.find(table, act):
            act.each = who
            found = found or legality.all_feasible(table, act, self.do)
        act.each = outer
        return found

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Begin the next round; `run.state` is what `each` was before, and the characters to come."""
        if run.inside == OpStep.BEGIN:
            run.state = [act.each, *self.what.find(table, act)]
        if len(run.state) > 1:
            act.each = run.state.pop(1)
            return go_on(table, run, self.do)
        act.each = run.state[0]
        return False


def is_running(table: ApoState) -> bool:
    """Whether operations are being carried out, each of which is tested when its turn comes."""
    return questions.top(table) == FrameKind.RUN


def go_on(table: ApoState, run: Run, block: Block) -> bool:
    """Run a branch next; return whether it has operations."""
    if block.ops:
        table.effects.append(Run(block, run.item))
    return len(block.ops) > 0


def tone_of(block: Block) -> int:
    """Return the class of a list of operations: deductive, recovery or neutral."""
    tones = [cast(Word, op).tone() for op in block.ops]
    return -1 if -1 in tones else 1 if 1 in tones else 0
