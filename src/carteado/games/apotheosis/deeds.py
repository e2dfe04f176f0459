"""Operations of the card language, one class a word (5.6): whether each can be done, and what it does."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.attacking import read_die
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Life, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll, Run, Test
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.printed import Amount, Cards, Formula, Word
from carteado.games.apotheosis.selectors import act_of, one
from carteado.games.apotheosis.terms import Rule, Some, Stat, Until, Verb, Way, What, When
from carteado.games.apotheosis.verbs import Verbs
from carteado.kit.cards import NOBODY, Block, Condition, Selector
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
        table, act = cast(Verbs, s), act_of(e)
        of = self.counter
        if self.of is not None:
            of = one(table, self.of, act)
        for who in self.who.find(s, e):
            mod = Mod(who, self.stat, self.amount, self.rules, self.crit, self.until, of, table.stamp, act.source)
            table.add_mod(mod)


class Damage(Word):
    """Non-attack DMG: rolled once, injury for each (APO-10.1)."""

    def __init__(self, formula: Formula, who: Selector) -> None:
        super().__init__()
        self.formula = formula
        self.who = who
        self.tone = -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.who.find(s, e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        run = table.this_run()
        if run.inside == 0 and self.formula.dice:
            table.push_roll(act.user, self.formula.dice, self.plus(table, act), act.power.no_response)
            table.more = True
            return
        total = table.answer[1] if self.formula.dice else self.plus(table, act)
        if self.formula.dice:
            act.natural, act.total = table.answer[0], total
        damage = max(1, total)
        hurt = self.who.find(s, e)
        injuries = [table.injury(damage, table.attribute(who, Stat.CON)) for who in hurt]
        for place in range(len(hurt)):
            if table.events is not None:
                facts = {"who": table.who_is(hurt[place]), "damage": damage, "injury": injuries[place]}
                table.report("damaged", facts)
            table.suffer(hurt[place], injuries[place], act.user)

    def plus(self, table: Verbs, act: Act) -> int:
        """Attributes of you, on techniques of this."""
        total = self.formula.plus
        who = act.this if table.chars[act.user].kind == Kind.COMPANION and act.this >= 0 else act.you
        for attribute in self.formula.attributes:
            total += table.attribute(who, attribute)
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
            cast(Verbs, s).lose(who, self.amount)


class Heal(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1

    def wounded(self, table: Verbs, e: Effect) -> list[int]:
        return [
            who
            for who in self.who.find(table, e)
            if table.chars[who].kind != Kind.OBJECT and table.chars[who].hp < table.hp_max(who)
        ]

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.wounded(cast(Verbs, s), e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        for who in self.wounded(table, e):
            table.gain(who, self.amount + table.stat(act.user, Stat.HEALING))


class Revive(Word):
    """APO-16.6: knocked out or dead, not overkill, with its piece on the board."""

    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1

    def feasible(self, s: CardState, e: Effect) -> bool:
        table = cast(Verbs, s)
        for who in self.who.find(s, e):
            char = table.chars[who]
            if (char.life == Life.KO or char.life == Life.DEAD) and char.at >= 0:
                return True
        return False

    def run(self, s: CardState, e: Effect) -> None:
        for who in self.who.find(s, e):
            cast(Verbs, s).revive(who, self.amount)


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
            cast(Verbs, s).give_ap(who, self.amount)


class Points(Word):
    """Recover memento cards up to a total (`points`), or exhaust them from a total on (`drain`)."""

    def __init__(self, amount: int, who: Selector, drain: bool) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.drain = drain
        self.tone = -1 if drain else 1

    def able(self, table: Verbs, e: Effect) -> list[int]:
        found: list[int] = []
        for who in self.who.find(table, e):
            if table.chars[who].kind != Kind.HERO:
                continue
            total = 0
            fits = False
            for id in table.area(who, Zone.MEMENTO):
                card = table.card(id)
                worth = card.sp + card.mp
                if self.drain and not table.exhausted[id]:
                    total += worth
                elif not self.drain and table.exhausted[id] and 0 < worth <= self.amount:
                    fits = True
            if fits or (self.drain and total >= self.amount):
                found.append(who)
        return found

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.able(cast(Verbs, s), e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        """One character after the other, each by its own choice."""
        table = cast(Verbs, s)
        run = table.this_run()
        if run.inside == 0:
            run.state = self.able(table, e)
        else:
            for id in table.answer:
                if self.drain:
                    table.exhaust_card(id)
                else:
                    table.recover_card(id)
        if run.state:
            self.ask(table, run.state.pop(0))
            table.more = True

    def ask(self, table: Verbs, who: int) -> None:
        if not self.drain:
            table.ask_points(What.POINTS, who, self.amount, 1)
            return
        pool = [id for id in table.area(who, Zone.MEMENTO) if not table.exhausted[id] and worth(table, id) > 0]
        ask = table.ask_set(What.DRAIN, table.chars[who].seat, pool, Demand.MINIMAL)
        ask.any = self.amount
        ask.who = who


def worth(table: Verbs, id: int) -> int:
    card = table.card(id)
    return card.sp + card.mp


class Draw(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1

    def able(self, table: Verbs, e: Effect) -> list[int]:
        return [
            who
            for who in self.who.find(table, e)
            if table.chars[who].kind == Kind.HERO and table.drawable(who) >= self.amount
        ]

    def feasible(self, s: CardState, e: Effect) -> bool:
        return len(self.able(cast(Verbs, s), e)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(Verbs, s)
        for who in self.able(table, e):
            table.draw_cards(who, self.amount)


class CardsOp(Word):
    """Search, get, place, return, discard, bury, banish, exhaust, recover, reveal, conceal."""

    def __init__(self, verb: int, amount: Amount, cards: Cards, who: Selector, tone: int) -> None:
        super().__init__()
        self.verb = verb
        self.amount = amount
        self.cards = cards
        self.who = who
        self.tone = tone

    def able(self, table: Verbs, act: Act) -> list[int]:
        if self.cards.this:
            return [act.user]
        found: list[int] = []
        for who in self.who.find(table, act):
            if table.enough(self.amount, len(table.op_cards(act, self.verb, self.cards, who))):
                found.append(who)
        return found

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        if self.cards.this:
            return len(table.op_cards(act, self.verb, self.cards, act.user)) > 0
        return len(self.able(table, act)) > 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        run = table.this_run()
        if run.inside == 0:
            run.state = self.able(table, act)
        elif run.inside % 2 == 1:
            chosen = table.answer.copy()
            who = run.state.pop(0)
            table.do_verb(act, self.verb, chosen, who)
            table.more = True
            return
        if run.state:
            who = run.state[0]
            pool = table.op_cards(act, self.verb, self.cards, who)
            if self.amount.way == Some.UP_TO:
                # What cannot be placed is not offered where none need be.
                pool = [id for id in pool if table.fits(act, self.verb, id, who)]
            table.choose_cards(act, self.amount, pool, who)
            table.more = True


class Attach(Word):
    """Own cards under a Companion, five at most (APO-12.7)."""

    def __init__(self, amount: Amount, cards: Cards, to: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.cards = cards
        self.to = to

    def host(self, table: Verbs, act: Act) -> int:
        who = one(table, self.to, act)
        if who < 0 or table.chars[who].kind != Kind.COMPANION:
            return NOBODY
        return table.chars[who].card

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        host = self.host(table, act)
        if host < 0:
            return False
        pool = table.op_cards(act, Verb.ATTACH, self.cards, act.you)
        room = ATTACHMENTS - len(table.attached_to(host))
        return table.enough(self.amount, len(pool)) and self.amount.number <= room

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        if table.this_run().inside == 0:
            pool = table.op_cards(act, Verb.ATTACH, self.cards, act.you)
            table.choose_cards(act, self.amount, pool, act.you)
            table.more = True
            return
        for id in table.answer.copy():
            table.to_host(id, self.host(table, act))


class PutCounter(Word):
    def __init__(self, counter: int, number: int) -> None:
        super().__init__()
        self.counter = counter
        self.number = number
        self.always = number > 0

    def feasible(self, s: CardState, e: Effect) -> bool:
        table = cast(Verbs, s)
        if table.zones[e.source] == Zone.ATTACHED:
            return False
        return self.number > 0 or table.counts[self.counter][e.source] >= -self.number

    def run(self, s: CardState, e: Effect) -> None:
        cast(Verbs, s).count(e.source, self.counter, self.number)


class Mark(Word):
    def __init__(self, marker: int, who: Selector, off: bool) -> None:
        super().__init__()
        self.marker = marker
        self.who = who
        self.off = off
        self.always = not off

    def feasible(self, s: CardState, e: Effect) -> bool:
        table = cast(Verbs, s)
        return any(not self.off or table.chars[who].markers >> self.marker & 1 for who in self.who.find(s, e))

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(Verbs, s)
        for who in self.who.find(s, e):
            if self.off:
                table.unmark(who, self.marker)
            else:
                table.mark(who, self.marker)


class Shift(Word):
    """Movement by an effect (APO-8.10)."""

    def __init__(self, who: Selector, steps: int, way: int) -> None:
        super().__init__()
        self.who = who
        self.steps = steps
        self.way = way

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        who = one(table, self.who, act)
        return who >= 0 and table.can_shift(act, who, self.steps, self.way)

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        if table.this_run().inside > 0:
            return
        who = one(table, self.who, act)
        if self.way == Way.PUSH or self.way == Way.PULL:
            table.shove(act, who, self.steps, self.way)
        else:
            table.begin_shift(act, who, self.steps, self.way)
            table.more = True


class Swap(Word):
    def __init__(self, a: Selector, b: Selector) -> None:
        super().__init__()
        self.a = a
        self.b = b

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        return a >= 0 and b >= 0 and a != b and table.chars[a].at >= 0 and table.chars[b].at >= 0

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        a, b = table.chars[one(table, self.a, act)], table.chars[one(table, self.b, act)]
        here, there = a.at, b.at
        table.lift(a)
        table.put(b, here)
        table.put(a, there)
        table.report_moved_piece(a)
        table.report_moved_piece(b)


class Strike(Word):
    """A free Normal attack by you, with its windows (APO-23.5)."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who
        self.tone = -1

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        who = one(table, self.who, act)
        if who < 0 or not table.alive(act.you) or table.rules_of(act.you) & Rule.CANNOT_ATTACK:
            return False
        return table.apart(act.you, who) == 1

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        if table.dry or table.this_run().inside > 0:
            return
        table.attack(act.you, one(table, self.who, act))
        table.more = True


class Bonus(Word):
    """Changes the pending attack, roll or check (APO-24.5); dice of it are secondary (APO-1.7)."""

    def __init__(self, number: int, dice: list[int]) -> None:
        super().__init__()
        self.number = number
        self.dice = dice

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        return act.about >= 0 and FrameKind.BLOW <= table.effects[act.about].kind <= FrameKind.TEST

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        number = self.number
        faces = [table.throw() for _ in self.dice]
        for place in range(len(faces)):
            number += read_die(faces[place], self.dice[place])
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


class Reroll(Word):
    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        return act.about >= 0 and table.effects[act.about].kind == FrameKind.ROLL

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        roll = cast(Roll, table.effects[act.about])
        table.throw_all(roll)
        if table.events is not None:
            table.report("rerolled", {"who": table.who_is(roll.user), "faces": roll.faces + roll.extras})


class Negate(Word):
    """APO-26.1."""

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        if act.about < 0 or table.effects[act.about].kind != FrameKind.ACT:
            return False
        answered = cast(Act, table.effects[act.about])
        return not answered.negated and not answered.power.no_negation

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        answered = cast(Act, table.effects[act.about])
        answered.negated = True
        if table.events is not None:
            table.report("negated", table.named(answered.source))


class Redirect(Word):
    """APO-10.8: once an attack, before the roll."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who

    def feasible(self, s: CardState, e: Effect) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        if act.about < 0 or table.effects[act.about].kind != FrameKind.BLOW:
            return False
        blow = cast(Blow, table.effects[act.about])
        who = one(table, self.who, act)
        return len(blow.targets) == 1 and not blow.redirected and who >= 0 and who != blow.user

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        blow = cast(Blow, table.effects[act.about])
        who = one(table, self.who, act)
        blow.targets = [who]
        blow.bonuses = [0]
        blow.redirected = True
        if table.events is not None:
            table.report("redirected", {"who": table.who_is(who)})


class RollOp(Word):
    def __init__(self, dice: list[int]) -> None:
        super().__init__()
        self.dice = dice
        self.always = True

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        if table.this_run().inside == 0:
            table.push_roll(act.user, self.dice, 0, act.power.no_response)
            table.more = True
            return
        act.natural = table.answer[0]
        act.total = max(1, table.answer[1])


class If(Word):
    """Only the chosen branch must be feasible; what depends on `hit` is not tested (APO-22.2)."""

    def __init__(self, condition: Condition, then: Block, other: Block | None, chancy: bool) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.other = other
        self.chancy = chancy

    def branch(self, s: CardState, e: Effect) -> Block | None:
        return self.then if self.condition.holds(s, e.source, e.player, e) else self.other

    def feasible(self, s: CardState, e: Effect) -> bool:
        """At resolution an impossible branch stops the rest where it is (APO-23.2)."""
        table = cast(Verbs, s)
        if self.chancy or (table.effects and table.top() == FrameKind.RUN):
            return True
        branch = self.branch(s, e)
        return branch is None or all_feasible(branch, s, e)

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(Verbs, s)
        run = table.this_run()
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
        table, act = cast(Verbs, s), act_of(e)
        run = table.this_run()
        if run.inside == 0:
            table.ask_way(What.BRANCH, act.player, self.open(s, e), act.user)
            table.more = True
        elif run.inside == 1:
            table.effects.append(Run(self.branches[table.answer[0]], run.item))
            table.more = True


class Check(Word):
    """APO-17.1, by you."""

    def __init__(self, attribute: int, knowledge: int, difficulty: int, then: Block, other: Block) -> None:
        super().__init__()
        self.attribute = attribute
        self.knowledge = knowledge
        self.difficulty = difficulty
        self.then = then
        self.other = other
        self.always = True

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        run = table.this_run()
        if table.dry:
            return
        if run.inside == 0:
            table.push_test(act.you, self.attribute, self.knowledge, act.power.no_response)
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
    """APO-17.2: you against the target; a tie is lost."""

    def __init__(self, own: int, their: int, then: Block, other: Block) -> None:
        super().__init__()
        self.own = own
        self.their = their
        self.then = then
        self.other = other
        self.names_target = True

    def feasible(self, s: CardState, e: Effect) -> bool:
        act = act_of(e)
        return act.current < len(act.targets) and cast(Verbs, s).alive(act.targets[act.current])

    def run(self, s: CardState, e: Effect) -> None:
        table, act = cast(Verbs, s), act_of(e)
        run = table.this_run()
        if table.dry or run.inside > 2:
            return
        if run.inside == 0:
            table.push_test(act.you, self.own, NOBODY, act.power.no_response)
        elif run.inside == 1:
            run.state = [1 if table.answer[0] == 1 else table.answer[1]]
            table.push_test(act.targets[act.current], self.their, NOBODY, act.power.no_response)
        else:
            theirs = 1 if table.answer[0] == 1 else table.answer[1]
            won = run.state[0] > theirs
            if table.events is not None:
                facts = {"who": table.who_is(act.you), "target": table.who_is(act.targets[act.current])}
                table.report("contested", {**facts, "own": run.state[0], "their": theirs, "success": won})
            table.effects.append(Run(self.then if won else self.other, run.item))
        table.more = True
