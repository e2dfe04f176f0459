"""Operations on cards: drawn, moved, turned, attached, counted on (5.6)."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Amount, Cards, Word
from carteado.games.apotheosis.language.selectors import act_of, one
from carteado.games.apotheosis.language.terms import Some, Verb
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.verbs import Verbs
from carteado.kit.cards import NOBODY, Selector
from carteado.kit.table import CardState, Effect


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
                if self.drain and not table.exhausted[id]:
                    total += worth(table, id)
                elif not self.drain and table.exhausted[id] and 0 < worth(table, id) <= self.amount:
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
    """SP and MP together."""
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


class Handle(Word):
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
            table.do_verb(self.verb, chosen, who)
            table.more = True
            return
        if run.state:
            who = run.state[0]
            pool = table.op_cards(act, self.verb, self.cards, who)
            if self.amount.way == Some.UP_TO:
                # What cannot be placed is not offered where none need be.
                pool = [id for id in pool if table.fits(self.verb, id, who)]
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
