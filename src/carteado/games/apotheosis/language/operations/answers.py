"""Operations that change a pending attack, roll, check or activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Run, Test
from carteado.games.apotheosis.language.bases import Selector, Word
from carteado.games.apotheosis.language.kinds import Answered
from carteado.games.apotheosis.language.printed import Extra
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import dice, questions
from carteado.games.apotheosis.state import ApoState


@dataclass(eq=False)
class Bonus(Word):
    """Changes the pending attack, roll or check (APOTHEOSIS-24.5); dice of it are secondary (APOTHEOSIS-1.7)."""

    amount: Extra

    def feasible(self, table: ApoState, act: Act) -> bool:
        counted = self.amount.counted
        if counted is not None and counted.value(table, act) < 1:
            return False
        return FrameKind.BLOW <= questions.kind_at(table, act.about) <= FrameKind.TEST

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        counted = self.amount.counted
        number = self.amount.plus if counted is None else counted.value(table, act)
        faces = [dice.throw(table) for _ in self.amount.dice]
        for place in range(len(faces)):
            number += dice.read_die(faces[place], self.amount.dice[place])
        if table.events is not None:
            if faces:
                table.report("rolled", {"who": table.who_is(act.user), "faces": faces})
            table.report("bonus", {**table.named(act.source), "amount": number})
        frame = table.effects[act.about]
        if frame.kind == FrameKind.BLOW:
            blow = cast(Blow, frame)
            if act.power.when == When.ATTACKING:
                blow.bonus += number
            elif act.defender in blow.targets:
                blow.bonuses[blow.targets.index(act.defender)] += number
        elif frame.kind == FrameKind.ROLL:
            cast(Roll, frame).bonus += number
        else:
            cast(Test, frame).bonus += number
        return False


class Reroll(Word):
    """Rolls the dice of the pending roll again."""

    def feasible(self, table: ApoState, act: Act) -> bool:
        return questions.kind_at(table, act.about) == FrameKind.ROLL

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        roll = cast(Roll, table.effects[act.about])
        dice.throw_all(table, roll)
        if table.events is not None:
            table.report("rerolled", {"who": table.who_is(roll.user), "faces": roll.faces + roll.extras})
        return False


@dataclass(eq=False)
class Negate(Word):
    """Negates the activation that is answered (APOTHEOSIS-26.1)."""

    what: Answered

    def feasible(self, table: ApoState, act: Act) -> bool:
        if questions.kind_at(table, act.about) != FrameKind.ACT:
            return False
        answered = cast(Act, table.effects[act.about])
        return not answered.negated and not answered.power.no_negation

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        answered = cast(Act, table.effects[act.about])
        answered.negated = True
        table.announce("negated", card=answered.source)
        return False


@dataclass(eq=False)
class Redirect(Word):
    """Redirects an attack, once and before the roll (APOTHEOSIS-10.8)."""

    to: Selector

    def feasible(self, table: ApoState, act: Act) -> bool:
        if questions.kind_at(table, act.about) != FrameKind.BLOW:
            return False
        blow = cast(Blow, table.effects[act.about])
        who = self.to.one(table, act)
        return len(blow.targets) == 1 and not blow.redirected and who >= 0 and who != blow.user

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        blow = cast(Blow, table.effects[act.about])
        who = self.to.one(table, act)
        blow.targets = [who]
        blow.bonuses = [0]
        blow.redirected = True
        table.announce("redirected", who)
        return False
