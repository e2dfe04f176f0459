"""Operations that change a pending attack, roll, check or activation."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Run, Test
from carteado.games.apotheosis.language.printed import Word
from carteado.games.apotheosis.language.selectors import one
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import dice
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import Selector


class Bonus(Word):
    """Changes the pending attack, roll or check (APOTHEOSIS-24.5); dice of it are secondary (APOTHEOSIS-1.7)."""

    def __init__(self, number: int, dice: list[int]) -> None:
        super().__init__()
        self.number = number
        self.dice = dice

    def feasible(self, table: ApoState, act: Act) -> bool:
        return act.about >= 0 and FrameKind.BLOW <= table.effects[act.about].kind <= FrameKind.TEST

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        number = self.number
        faces = [dice.throw(table) for _ in self.dice]
        for place in range(len(faces)):
            number += dice.read_die(faces[place], self.dice[place])
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
    def feasible(self, table: ApoState, act: Act) -> bool:
        return act.about >= 0 and table.effects[act.about].kind == FrameKind.ROLL

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        roll = cast(Roll, table.effects[act.about])
        dice.throw_all(table, roll)
        if table.events is not None:
            table.report("rerolled", {"who": table.who_is(roll.user), "faces": roll.faces + roll.extras})
        return False


class Negate(Word):
    """Negates the activation that is answered (APOTHEOSIS-26.1)."""

    def feasible(self, table: ApoState, act: Act) -> bool:
        if act.about < 0 or table.effects[act.about].kind != FrameKind.ACT:
            return False
        answered = cast(Act, table.effects[act.about])
        return not answered.negated and not answered.power.no_negation

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        answered = cast(Act, table.effects[act.about])
        answered.negated = True
        if table.events is not None:
            table.report("negated", table.named(answered.source))
        return False


class Redirect(Word):
    """Redirects an attack, once and before the roll (APOTHEOSIS-10.8)."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who

    def feasible(self, table: ApoState, act: Act) -> bool:
        if act.about < 0 or table.effects[act.about].kind != FrameKind.BLOW:
            return False
        blow = cast(Blow, table.effects[act.about])
        who = one(table, self.who, act)
        return len(blow.targets) == 1 and not blow.redirected and who >= 0 and who != blow.user

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        blow = cast(Blow, table.effects[act.about])
        who = one(table, self.who, act)
        blow.targets = [who]
        blow.bonuses = [0]
        blow.redirected = True
        if table.events is not None:
            table.report("redirected", {"who": table.who_is(who)})
        return False
