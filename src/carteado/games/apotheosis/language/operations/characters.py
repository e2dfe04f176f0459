"""Operations on characters: their HP, AP, modifiers, markers and places (5.6)."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.board import Kind, Life
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Formula, Word
from carteado.games.apotheosis.language.selectors import act_of, one
from carteado.games.apotheosis.language.terms import Rule, Stat, Until, Way
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.rules import (
    attacks,
    characters,
    counters,
    death,
    dice,
    movement,
    resolution,
    stats,
    tiles,
)
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY, Selector
from carteado.kit.table import CardState, Effect


class Modify(Word):
    """A modifier or flag for a while (`modify`, `grant`)."""

    def __init__(self, stat: int, amount: int, rules: int, crit: int, who: Selector) -> None:
        super().__init__()
        self.stat = stat
        self.amount = amount
        self.rules = rules
        self.crit = crit
        self.who = who
        self.until: int = Until.BATTLE
        self.of: Selector | None = None
        self.counter = NOBODY
        self.always = True

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.who.find(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        of = self.counter
        if self.of is not None:
            of = one(table, self.of, act)
        for who in self.who.find(s, e):
            mod = Mod(who, self.stat, self.amount, self.rules, self.crit, self.until, of, table.clock.stamp, act.source)
            counters.add_mod(table, mod)


class Damage(Word):
    """Non-attack DMG: rolled once, injury for each (APOTHEOSIS-10.1)."""

    def __init__(self, formula: Formula, who: Selector) -> None:
        super().__init__()
        self.formula = formula
        self.who = who
        self.tone = -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.who.find(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        run = resolution.this_run(table)
        if run.inside == 0 and self.formula.dice:
            dice.push(table, act.user, self.formula.dice, self.plus(table, act), act.power.no_response)
            table.more = True
            return
        total = table.answer[1] if self.formula.dice else self.plus(table, act)
        if self.formula.dice:
            act.natural, act.total = table.answer[0], total
        damage = max(1, total)
        hurt = self.who.find(s, e)
        injuries = [death.injury(damage, stats.attribute(table, who, Stat.CON)) for who in hurt]
        for place in range(len(hurt)):
            if table.events is not None:
                facts = {"who": table.who_is(hurt[place]), "damage": damage, "injury": injuries[place]}
                table.report("damaged", facts)
            death.suffer(table, hurt[place], injuries[place], act.user)

    def plus(self, table: ApoState, act: Act) -> int:
        """Attributes of you, on techniques of this."""
        total = self.formula.plus
        who = act.this if table.chars[act.user].kind == Kind.COMPANION and act.this >= 0 else act.you
        for attribute in self.formula.attributes:
            total += stats.attribute(table, who, attribute)
        return total


class LoseHp(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.who.find(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        for who in self.who.find(s, e):
            death.lose(cast(ApoState, s), who, self.amount)


class Heal(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1
        self.heals = True

    def wounded(self, table: ApoState, e: Effect) -> list[int]:
        return [
            who
            for who in self.who.find(table, e)
            if table.chars[who].kind != Kind.OBJECT and table.chars[who].hp < stats.hp_max(table, who)
        ]

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.wounded(cast(ApoState, s), e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        for who in self.wounded(table, e):
            death.heal(table, who, self.amount + stats.value(table, act.user, Stat.HEALING))


class Revive(Word):
    """APOTHEOSIS-16.6: knocked out or dead, not overkill, with its piece on the board."""

    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1

    def feasible(self, s: CardState, e: Effect) -> bool:
        table = cast(ApoState, s)
        for who in self.who.find(s, e):
            char = table.chars[who]
            if (char.life == Life.KO or char.life == Life.DEAD) and char.at >= 0:
                return True
        return False

    def run(self, s: CardState, e: Effect) -> None:
        for who in self.who.find(s, e):
            death.revive(cast(ApoState, s), who, self.amount)


class GainAp(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1 if amount > 0 else -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.who.find(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        for who in self.who.find(s, e):
            counters.give_ap(cast(ApoState, s), who, self.amount)


class Mark(Word):
    def __init__(self, marker: int, who: Selector, off: bool) -> None:
        super().__init__()
        self.marker = marker
        self.who = who
        self.off = off
        self.always = not off

    def feasible(self, s: CardState, e: Effect) -> bool:
        table = cast(ApoState, s)
        return any(not self.off or table.chars[who].markers >> self.marker & 1 for who in self.who.find(s, e))

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(ApoState, s)
        for who in self.who.find(s, e):
            if self.off:
                counters.unmark(table, who, self.marker)
            else:
                counters.mark(table, who, self.marker)


class Shift(Word):
    """Movement by an effect (APOTHEOSIS-8.10)."""

    def __init__(self, who: Selector, steps: int, way: int) -> None:
        super().__init__()
        self.who = who
        self.steps = steps
        self.way = way

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        who = one(table, self.who, act)
        return who >= 0 and movement.can_shift(table, act, who, self.steps, self.way)

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        if resolution.this_run(table).inside > 0:
            return
        who = one(table, self.who, act)
        if self.way == Way.PUSH or self.way == Way.PULL:
            movement.shove(table, act, who, self.steps, self.way)
        else:
            movement.begin_shift(table, act, who, self.steps, self.way)
            table.more = True


class Swap(Word):
    def __init__(self, a: Selector, b: Selector) -> None:
        super().__init__()
        self.a = a
        self.b = b

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        return a >= 0 and b >= 0 and a != b and table.chars[a].at >= 0 and table.chars[b].at >= 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        a, b = table.chars[one(table, self.a, act)], table.chars[one(table, self.b, act)]
        here, there = a.at, b.at
        tiles.lift(table, a)
        tiles.put(table, b, here)
        tiles.put(table, a, there)
        movement.report_moved(table, a)
        movement.report_moved(table, b)


class Strike(Word):
    """A free Normal attack by you, with its windows (APOTHEOSIS-23.5)."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who
        self.tone = -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        who = one(table, self.who, act)
        if who < 0 or not characters.alive(table, act.you) or stats.rules(table, act.you) & Rule.CANNOT_ATTACK:
            return False
        return tiles.apart(table, act.you, who) == 1

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(ApoState, s), act_of(e)
        if table.dry or resolution.this_run(table).inside > 0:
            return
        attacks.strike(table, act.you, one(table, self.who, act))
        table.more = True
