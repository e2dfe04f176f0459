"""Operations on characters: their HP, AP, modifiers, markers and places."""

from __future__ import annotations

from carteado.games.apotheosis.board import Kind, Life
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import Change, Formula, Word
from carteado.games.apotheosis.language.selectors import one
from carteado.games.apotheosis.language.terms import Rule, Stat, Until, Way
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
from carteado.kit.cards import NOBODY, Selector


class Affecting(Word):
    """An operation on the characters that a selector finds; feasible if there is one."""

    def __init__(self, who: Selector, tone: int = 0) -> None:
        super().__init__()
        self.who = who
        self.tone = tone

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.who.find(table, act)) > 0


class Modify(Affecting):
    """Gives a temporary modifier or flag (`modify`, `grant`)."""

    def __init__(self, change: Change, who: Selector) -> None:
        super().__init__(who)
        self.change = change
        self.until: int = Until.BATTLE
        self.of: Selector | None = None
        self.counter = NOBODY
        self.always = True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        of = self.counter
        if self.of is not None:
            of = one(table, self.of, act)
        for who in self.who.find(table, act):
            counters.add_mod(table, Mod(who, self.change, self.until, of, table.clock.stamp, act.source))
        return False


class Damage(Affecting):
    """Deals DMG without an attack: rolled once, injury for each (APOTHEOSIS-10.1)."""

    def __init__(self, formula: Formula, who: Selector) -> None:
        super().__init__(who, -1)
        self.formula = formula

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == 0 and self.formula.dice:
            dice.push(table, act.user, self.formula.dice, self.plus(table, act), act.power.no_response)
            return True
        total = run.answer[1] if self.formula.dice else self.plus(table, act)
        if self.formula.dice:
            act.natural, act.total = run.answer[0], total
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
        total = self.formula.plus
        who = act.this if table.chars[act.user].kind == Kind.COMPANION and act.this >= 0 else act.you
        for attribute in self.formula.attributes:
            total += stats.attribute(table, who, attribute)
        return total


class LoseHp(Affecting):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__(who, -1)
        self.amount = amount

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.who.find(table, act):
            death.lose(table, who, self.amount)
        return False


class Heal(Affecting):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__(who, 1)
        self.amount = amount
        self.heals = True

    def wounded(self, table: ApoState, act: Act) -> list[int]:
        return [
            who
            for who in self.who.find(table, act)
            if table.chars[who].kind != Kind.OBJECT and table.chars[who].hp < stats.hp_max(table, who)
        ]

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.wounded(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.wounded(table, act):
            death.heal(table, who, self.amount + stats.value(table, act.user, Stat.HEALING))
        return False


class Revive(Affecting):
    """Revives characters: knocked out or dead, not overkilled, with a piece on the board (APOTHEOSIS-16.6)."""

    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__(who, 1)
        self.amount = amount

    def feasible(self, table: ApoState, act: Act) -> bool:
        for who in self.who.find(table, act):
            char = table.chars[who]
            if (char.life == Life.KO or char.life == Life.DEAD) and char.at >= 0:
                return True
        return False

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.who.find(table, act):
            death.revive(table, who, self.amount)
        return False


class GainAp(Affecting):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__(who, 1 if amount > 0 else -1)
        self.amount = amount

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.who.find(table, act):
            counters.give_ap(table, who, self.amount)
        return False


class Mark(Word):
    def __init__(self, marker: int, who: Selector, off: bool) -> None:
        super().__init__()
        self.marker = marker
        self.who = who
        self.off = off
        self.always = not off

    def feasible(self, table: ApoState, act: Act) -> bool:
        return any(not self.off or table.chars[who].markers >> self.marker & 1 for who in self.who.find(table, act))

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.who.find(table, act):
            counters.mark(table, who, self.marker, not self.off)
        return False


class Shift(Word):
    """Moves pieces by an effect (APOTHEOSIS-8.10)."""

    def __init__(self, who: Selector, steps: int, way: int) -> None:
        super().__init__()
        self.who = who
        self.steps = steps
        self.way = way

    def feasible(self, table: ApoState, act: Act) -> bool:
        who = one(table, self.who, act)
        return who >= 0 and movement.can_shift(table, act, who, self.steps, self.way)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside > 0:
            return False
        who = one(table, self.who, act)
        if self.way == Way.PUSH or self.way == Way.PULL:
            movement.shove(table, act, who, self.steps, self.way)
            return False
        movement.begin_shift(table, act, who, self.steps, self.way)
        return True


class Swap(Word):
    def __init__(self, a: Selector, b: Selector) -> None:
        super().__init__()
        self.a = a
        self.b = b

    def feasible(self, table: ApoState, act: Act) -> bool:
        a, b = one(table, self.a, act), one(table, self.b, act)
        return a >= 0 and b >= 0 and a != b and table.chars[a].at >= 0 and table.chars[b].at >= 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        a, b = table.chars[one(table, self.a, act)], table.chars[one(table, self.b, act)]
        here, there = a.at, b.at
        tiles.lift(table, a)
        tiles.put(table, b, here)
        tiles.put(table, a, there)
        movement.report_moved(table, a)
        movement.report_moved(table, b)
        return False


class Strike(Word):
    """Makes a free Normal attack by "you", with its windows (APOTHEOSIS-23.5)."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who
        self.tone = -1

    def feasible(self, table: ApoState, act: Act) -> bool:
        who = one(table, self.who, act)
        if who < 0 or not characters.alive(table, act.you) or stats.rules(table, act.you) & Rule.CANNOT_ATTACK:
            return False
        return tiles.apart(table, act.you, who) == 1

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if table.dry_run or run.inside > 0:
            return False
        attacks.strike(table, act.you, one(table, self.who, act))
        return True
