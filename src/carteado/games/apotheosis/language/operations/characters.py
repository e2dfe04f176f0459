"""Operations on characters: their HP, AP, modifiers, markers and places."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.board import Kind, Life
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import Affecting, Change, Formula, Giving, OnSomebody, Selector, Word
from carteado.games.apotheosis.language.terms import Rule, Stat, Way
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.rules import (
    attacks,
    characters,
    counters,
    death,
    dice,
    movement,
    stats,
    tiles,
)
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import OpStep


@dataclass(eq=False)
class Modify(Affecting):
    """Gives a temporary modifier or flag (`modify`, `grant`)."""

    change: Change
    until: int
    of: Selector | None
    counter: int

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        of = self.counter if self.of is None else self.of.one(table, act)
        counters.add_mod(table, Mod(who, self.change, self.until, of, table.clock.stamp, act.source))


@dataclass(eq=False)
class Damage(Affecting):
    """Deals DMG without an attack: rolled once, injury for each (APOTHEOSIS-10.1)."""

    formula: Formula

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        total = self.plus(table, act)
        if self.formula.dice:
            if run.inside == OpStep.BEGIN:
                dice.push(table, act.user, self.formula.dice, total, act.power.no_response)
                return True
            act.natural, total = run.answer[0], run.answer[1]
            act.total = total
        damage = max(1, total)
        hurt = self.who.find(table, act)
        injuries = [death.injury(damage, stats.attribute(table, who, Stat.CON)) for who in hurt]
        for place in range(len(hurt)):
            if table.events is not None:
                facts = {"who": table.who_is(hurt[place]), "damage": damage, "injury": injuries[place]}
                table.report("damaged", facts)
            death.suffer(table, hurt[place], injuries[place], act.user)
        return False

    def plus(self, table: ApoState, act: Act) -> int:
        """Return the attribute bonus: of "you", for a technique of "this"."""
        who = act.this if table.chars[act.user].kind == Kind.COMPANION and act.this >= 0 else act.you
        return attacks.formula_sum(table, who, self.formula)


class LoseHp(Giving):
    def affect(self, table: ApoState, act: Act, who: int) -> None:
        death.lose(table, who, self.amount)


class Heal(Giving):
    def able(self, table: ApoState, act: Act) -> list[int]:
        return [
            who
            for who in self.who.find(table, act)
            if table.chars[who].kind != Kind.OBJECT and table.chars[who].hp < stats.hp_max(table, who)
        ]

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        death.heal(table, who, self.amount + stats.value(table, act.user, Stat.HEALING))


class Revive(Giving):
    """Revives characters: knocked out or dead, not overkilled, with a piece on the board (APOTHEOSIS-16.6)."""

    def able(self, table: ApoState, act: Act) -> list[int]:
        found = [table.chars[who] for who in self.who.find(table, act)]
        return [char.id for char in found if (char.life == Life.KO or char.life == Life.DEAD) and char.at >= 0]

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        death.revive(table, who, self.amount)


class GainAp(Giving):
    def affect(self, table: ApoState, act: Act, who: int) -> None:
        counters.give_ap(table, who, self.amount)


@dataclass(eq=False)
class Mark(Affecting):
    """Puts a marker on characters, or takes it off those that have it."""

    marker: int
    off: bool

    def able(self, table: ApoState, act: Act) -> list[int]:
        found = self.who.find(table, act)
        return [who for who in found if table.chars[who].markers >> self.marker & 1] if self.off else found

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        counters.mark(table, who, self.marker, not self.off)


@dataclass(eq=False)
class Shift(OnSomebody):
    """Moves pieces by an effect (APOTHEOSIS-8.10)."""

    steps: int
    way: int

    def feasible(self, table: ApoState, act: Act) -> bool:
        who = self.who.one(table, act)
        return who >= 0 and movement.can_shift(table, act, who, self.steps, self.way)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.ANSWERED:
            return False
        who = self.who.one(table, act)
        if self.way == Way.PUSH or self.way == Way.PULL:
            movement.shove(table, act, who, self.steps, self.way)
            return False
        movement.begin_shift(table, act, who, self.steps, self.way)
        return True


@dataclass(eq=False)
class Swap(Word):
    a: Selector
    b: Selector

    def feasible(self, table: ApoState, act: Act) -> bool:
        a, b = self.a.one(table, act), self.b.one(table, act)
        return a >= 0 and b >= 0 and a != b and table.chars[a].at >= 0 and table.chars[b].at >= 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        a, b = table.chars[self.a.one(table, act)], table.chars[self.b.one(table, act)]
        here, there = a.at, b.at
        tiles.lift(table, a)
        tiles.put(table, b, here)
        tiles.put(table, a, there)
        movement.report_moved(table, a)
        movement.report_moved(table, b)
        return False


class Strike(OnSomebody):
    """Makes a free Normal attack by "you", with its windows (APOTHEOSIS-23.5)."""

    def feasible(self, table: ApoState, act: Act) -> bool:
        who = self.who.one(table, act)
        if who < 0 or not characters.alive(table, act.you) or stats.rules(table, act.you) & Rule.CANNOT_ATTACK:
            return False
        return tiles.apart(table, act.you, who) == 1

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside == OpStep.ANSWERED:
            return False
        attacks.strike(table, act.you, self.who.one(table, act))
        return True
