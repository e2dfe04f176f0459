"""Operations on characters: their HP, AP, modifiers, markers and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carteado.games.apotheosis.board import CRIT, Kind, Life
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.bases import (
    Affecting,
    Duration,
    Measured,
    MeasuredFor,
    Quantity,
    RuleWord,
    Selector,
    Signed,
    StatWord,
    ToSomebody,
    Word,
)
from carteado.games.apotheosis.language.changes import ThisBattle
from carteado.games.apotheosis.language.kinds import WhichMarker, WhichWay
from carteado.games.apotheosis.language.printed import Change, Injury
from carteado.games.apotheosis.language.terms import Rule, Stat, Way
from carteado.games.apotheosis.language.values import UNDEFINED, fixed
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.rules import (
    attacks,
    characters,
    counters,
    death,
    dice,
    movement,
    stats,
    sums,
    tiles,
)
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import OpStep

BATTLE: Final = ThisBattle()


class Lending(ToSomebody):
    """Changes characters for a time; as a passive, while its card is in play."""

    def always(self) -> bool:
        return True

    def change(self) -> Change:
        """Return the change as it is printed; a passive has no other."""
        raise NotImplementedError

    def change_now(self, table: ApoState, act: Act) -> Change:
        return self.change()

    def lasts(self) -> Duration:
        raise NotImplementedError

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        change, lasts = self.change_now(table, act), self.lasts()
        for who in self.able(table, act):
            mod = Mod(who, change, lasts.until(), lasts.whose(table, act), table.clock.stamp, act.source)
            counters.add_mod(table, mod)
        return False


@dataclass(eq=False)
class Modify(Lending):
    """Adds to a stat of characters."""

    stat: StatWord
    amount: Signed
    duration: Duration = BATTLE

    def always(self) -> bool:
        return fixed(self.amount) != 0

    def able(self, table: ApoState, act: Act) -> list[int]:
        number = self.amount.value(table, act)
        return [] if number == 0 or number == UNDEFINED else super().able(table, act)

    def change(self) -> Change:
        return Change(self.stat.stat(), fixed(self.amount), 0, CRIT)

    def change_now(self, table: ApoState, act: Act) -> Change:
        return Change(self.stat.stat(), self.amount.value(table, act), 0, CRIT)

    def lasts(self) -> Duration:
        return self.duration


@dataclass(eq=False)
class Grant(Lending):
    """Sets a flag on characters."""

    rule: RuleWord
    duration: Duration = BATTLE

    def change(self) -> Change:
        return self.rule.change()

    def lasts(self) -> Duration:
        return self.duration


@dataclass(eq=False)
class Damage(ToSomebody):
    """Deals DMG without an attack: rolled once, injury for each (APOTHEOSIS-10.1)."""

    amount: Injury

    def tone(self) -> int:
        return -1

    def able(self, table: ApoState, act: Act) -> list[int]:
        counted = self.amount.counted
        if counted is not None and counted.value(table, act) < 1:
            return []
        return super().able(table, act)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        total = self.plus(table, act)
        answer = [0, total, total]
        if self.amount.dice:
            if run.inside == OpStep.BEGIN:
                dice.push(table, act.user, self.amount.dice, total, act.power.no_response)
                return True
            answer = run.answer
            act.natural, total = answer[0], answer[1]
            act.total = total
        damage = max(1, total)
        hurt = self.to.find(table, act)
        injuries = [death.injury(damage, stats.attribute(table, who, Stat.CON)) for who in hurt]
        for place in range(len(hurt)):
            if table.events is not None:
                self.report(table, act, hurt[place], answer, injuries[place])
            death.suffer(table, hurt[place], injuries[place], act.user)
        return False

    def plus(self, table: ApoState, act: Act) -> int:
        counted = self.amount.counted
        if counted is not None:
            return counted.value(table, act)
        return attacks.formula_sum(table, self.dealer(table, act), self.amount)

    def dealer(self, table: ApoState, act: Act) -> int:
        """Return whose attributes count: of "you", for a technique of "this"."""
        return act.this if table.chars[act.user].kind == Kind.COMPANION and act.this >= 0 else act.you

    def report(self, table: ApoState, act: Act, who: int, answer: list[int], injury: int) -> None:
        facts = {
            "who": table.who_is(who),
            "sum": sums.of_formula(table, self.dealer(table, act), self.amount, answer, 0),
            "damage": max(1, answer[1]),
            "con": stats.attribute(table, who, Stat.CON),
            "injury": injury,
        }
        table.report("damaged", facts)


@dataclass(eq=False)
class LoseHp(MeasuredFor):
    """Makes characters lose HP, which is not injury."""

    def tone(self) -> int:
        return -1

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        death.lose(table, who, number)


@dataclass(eq=False)
class Heal(Measured):
    """Heals characters that have lost HP."""

    to: Selector

    def whom(self) -> Selector:
        return self.to

    def tone(self) -> int:
        return 1

    def heals(self) -> bool:
        return True

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        return table.chars[who].kind != Kind.OBJECT and table.chars[who].hp < stats.hp_max(table, who)

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        death.heal(table, who, number + stats.value(table, act.user, Stat.HEALING))


@dataclass(eq=False)
class Revive(Measured):
    """Revives characters: knocked out or dead, not overkilled, with a piece on the board (APOTHEOSIS-16.6)."""

    what: Selector

    def tone(self) -> int:
        return 1

    def whom(self) -> Selector:
        return self.what

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        char = table.chars[who]
        return (char.life == Life.KO or char.life == Life.DEAD) and char.at >= 0

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        death.revive(table, who, number)


@dataclass(eq=False)
class GainAp(MeasuredFor):
    """Gives characters AP, or takes them."""

    def tone(self) -> int:
        return -1 if fixed(self.amount) < 0 else 1

    def counts(self, number: int) -> bool:
        return number != 0 and number != UNDEFINED

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        counters.give_ap(table, who, number)


@dataclass(eq=False)
class Marker(ToSomebody):
    """Puts a marker on characters."""

    name: WhichMarker

    def always(self) -> bool:
        return True

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        counters.mark(table, who, self.name, True)


@dataclass(eq=False)
class Unmark(Affecting):
    """Takes a marker off the characters that have it."""

    from_: Selector
    name: WhichMarker

    def whom(self) -> Selector:
        return self.from_

    def able(self, table: ApoState, act: Act) -> list[int]:
        return [who for who in self.from_.find(table, act) if table.chars[who].markers >> self.name & 1]

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        counters.mark(table, who, self.name, False)


@dataclass(eq=False)
class Move(Word):
    """Moves a piece by an effect (APOTHEOSIS-8.10)."""

    what: Selector
    amount: Quantity
    way: WhichWay

    def feasible(self, table: ApoState, act: Act) -> bool:
        who, steps = self.what.one(table, act), self.amount.value(table, act)
        return who >= 0 and steps > 0 and movement.can_shift(table, act, who, steps, self.way)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.ANSWERED:
            return False
        who, steps = self.what.one(table, act), self.amount.value(table, act)
        if self.way == Way.PUSH or self.way == Way.PULL:
            movement.shove(table, act, who, steps, self.way)
            return False
        movement.begin_shift(table, act, who, steps, self.way)
        return True


@dataclass(eq=False)
class Swap(Word):
    """Two pieces change places."""

    what: Selector
    with_: Selector

    def feasible(self, table: ApoState, act: Act) -> bool:
        a, b = self.what.one(table, act), self.with_.one(table, act)
        return a >= 0 and b >= 0 and a != b and table.chars[a].at >= 0 and table.chars[b].at >= 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        a, b = table.chars[self.what.one(table, act)], table.chars[self.with_.one(table, act)]
        here, there = a.at, b.at
        tiles.lift(table, a)
        tiles.put(table, b, here)
        tiles.put(table, a, there)
        movement.report_moved(table, a)
        movement.report_moved(table, b)
        return False


@dataclass(eq=False)
class Strike(Word):
    """Makes a free Normal attack by the user, with its windows (APOTHEOSIS-23.5)."""

    what: Selector

    def tone(self) -> int:
        return -1

    def feasible(self, table: ApoState, act: Act) -> bool:
        who = self.what.one(table, act)
        if who < 0 or not characters.alive(table, act.you) or stats.rules(table, act.you) & Rule.CANNOT_ATTACK:
            return False
        return tiles.apart(table, act.you, who) == 1

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside == OpStep.ANSWERED:
            return False
        attacks.strike(table, act.you, self.what.one(table, act))
        return True
