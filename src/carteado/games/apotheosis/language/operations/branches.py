"""Operations on which it depends what is done next: dice, conditions, choices, checks (5.6)."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.frames import FrameKind, Run
from carteado.games.apotheosis.language.printed import Word
from carteado.games.apotheosis.language.selectors import act_of
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.rules import characters, checks, dice, questions, resolution
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY, Block, Condition
from carteado.kit.table import CardState, Effect


class Throw(Word):
    def __init__(self, dice: list[int]) -> None:
        super().__init__()
        self.dice = dice
        self.always = True

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        if resolution.this_run(table).inside == 0:
            dice.push(table, act.user, self.dice, 0, act.power.no_response)
            table.more = True
            return
        act.natural = table.answer[0]
        act.total = max(1, table.answer[1])


class If(Word):
    """Only the chosen branch must be feasible; what depends on `hit` is not tested (APOTHEOSIS-22.2)."""

    def __init__(self, condition: Condition, then: Block, other: Block | None, chancy: bool) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.other = other
        self.chancy = chancy

    def branch(self, s: CardState, e: Effect) -> Block | None:
        return self.then if self.condition.holds(s, e.source, e.player, e) else self.other

    def feasible(self, s: CardState, e: Effect) -> bool:
        """At resolution an impossible branch stops the rest where it is (APOTHEOSIS-23.2)."""
        table = cast(ApoState, s)
        if self.chancy or (table.effects and questions.top(table) == FrameKind.RUN):
            return True
        branch = self.branch(s, e)
        return branch is None or all_feasible(branch, s, e)

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(ApoState, s)
        run = resolution.this_run(table)
        if run.inside > 0 or (self.chancy and table.dry):
            return
        branch = self.branch(s, e)
        if branch is not None:
            table.effects.append(Run(branch, run.item))
            table.more = True


def all_feasible(block: Block, s: CardState, e: Effect) -> bool:
    return all(cast(Word, op).feasible(s, e) for op in block.ops)


class Choose(Word):
    """One feasible branch, by the user's choice."""

    def __init__(self, branches: list[Block]) -> None:
        super().__init__()
        self.branches = branches

    def open(self, s: CardState, e: Effect) -> list[int]:
        return [place for place in range(len(self.branches)) if all_feasible(self.branches[place], s, e)]

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.open(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        run = resolution.this_run(table)
        if run.inside == 0:
            questions.ask_way(table, What.BRANCH, act.player, self.open(s, e), act.user)
            table.more = True
        elif run.inside == 1:
            table.effects.append(Run(self.branches[table.answer[0]], run.item))
            table.more = True


class Check(Word):
    """APOTHEOSIS-17.1, by you."""

    def __init__(self, attribute: int, knowledge: int, difficulty: int, then: Block, other: Block) -> None:
        super().__init__()
        self.attribute = attribute
        self.knowledge = knowledge
        self.difficulty = difficulty
        self.then = then
        self.other = other
        self.always = True

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        run = resolution.this_run(table)
        if table.dry:
            return
        if run.inside == 0:
            checks.push(table, act.you, self.attribute, self.knowledge, act.power.no_response)
            table.more = True
        elif run.inside == 1:
            act.natural, act.total = table.answer[0], table.answer[1]
            success = act.total >= self.difficulty and act.natural != 1
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "total": act.total, "difficulty": self.difficulty}
                table.report("checked", {**facts, "success": success})
            table.effects.append(Run(self.then if success else self.other, run.item))
            table.more = True


class Contest(Word):
    """APOTHEOSIS-17.2: you against the target; a tie is lost."""

    def __init__(self, own: int, their: int, then: Block, other: Block) -> None:
        super().__init__()
        self.own = own
        self.their = their
        self.then = then
        self.other = other
        self.names_target = True

    def feasible(self, s: CardState, e: Effect) -> bool:
        act = act_of(e)
        return act.current < len(act.targets) and characters.alive(cast(ApoState, s), act.targets[act.current])

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        run = resolution.this_run(table)
        if table.dry or run.inside > 2:
            return
        if run.inside == 0:
            checks.push(table, act.you, self.own, NOBODY, act.power.no_response)
        elif run.inside == 1:
            run.state = [1 if table.answer[0] == 1 else table.answer[1]]
            checks.push(table, act.targets[act.current], self.their, NOBODY, act.power.no_response)
        else:
            theirs = 1 if table.answer[0] == 1 else table.answer[1]
            won = run.state[0] > theirs
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "target": table.who_is(act.targets[act.current])}
                table.report("contested", {**facts, "own": run.state[0], "their": theirs, "success": won})
            table.effects.append(Run(self.then if won else self.other, run.item))
        table.more = True
