"""Operations on cards: draw, move, turn, attach, put counters on."""

from __future__ import annotations

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import Amount, Cards, Word
from carteado.games.apotheosis.language.selectors import one
from carteado.games.apotheosis.language.terms import Some, Verb
from carteado.games.apotheosis.rules import areas, counters, decks, questions, resolution, status, zones
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Demand
from carteado.kit.cards import NOBODY, Selector


class Points(Word):
    """Recovers memento cards up to a total (`points`), or exhausts them to at least a total (`drain`)."""

    def __init__(self, amount: int, who: Selector, drain: bool) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.drain = drain
        self.tone = -1 if drain else 1

    def able(self, table: ApoState, act: Act) -> list[int]:
        found: list[int] = []
        for who in self.who.find(table, act):
            if table.chars[who].kind != Kind.HERO:
                continue
            total = 0
            fits = False
            for id in areas.cards(table, who, Zone.MEMENTO):
                if self.drain and not table.exhausted[id]:
                    total += worth(table, id)
                elif not self.drain and table.exhausted[id] and 0 < worth(table, id) <= self.amount:
                    fits = True
            if fits or (self.drain and total >= self.amount):
                found.append(who)
        return found

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.able(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Ask one character after the other; each chooses its own cards."""
        if run.inside == 0:
            run.state = self.able(table, act)
        else:
            for id in run.answer:
                if self.drain:
                    status.exhaust(table, id)
                else:
                    status.recover(table, id)
        if run.state:
            self.ask(table, run.state.pop(0))
            return True
        return False

    def ask(self, table: ApoState, who: int) -> None:
        if not self.drain:
            questions.ask_points(table, What.POINTS, who, self.amount, 1)
            return
        pool = [id for id in areas.cards(table, who, Zone.MEMENTO) if not table.exhausted[id] and worth(table, id) > 0]
        ask = questions.ask_set(table, What.DRAIN, table.chars[who].seat, pool, Demand.MINIMAL)
        ask.any = self.amount
        ask.who = who


def worth(table: ApoState, id: int) -> int:
    """Return SP plus MP."""
    card = table.card(id)
    return card.sp + card.mp


class Draw(Word):
    def __init__(self, amount: int, who: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.tone = 1

    def able(self, table: ApoState, act: Act) -> list[int]:
        return [
            who
            for who in self.who.find(table, act)
            if table.chars[who].kind == Kind.HERO and decks.drawable(table, who) >= self.amount
        ]

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.able(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.able(table, act):
            decks.draw(table, who, self.amount)
        return False


class Handle(Word):
    """Searches, gets, places, returns, discards, buries, banishes, exhausts, recovers, reveals or conceals cards."""

    def __init__(self, verb: int, amount: Amount, cards: Cards, who: Selector, tone: int) -> None:
        super().__init__()
        self.verb = verb
        self.amount = amount
        self.cards = cards
        self.who = who
        self.tone = tone

    def able(self, table: ApoState, act: Act) -> list[int]:
        if self.cards.this:
            return [act.user]
        found: list[int] = []
        for who in self.who.find(table, act):
            if resolution.enough(self.amount, len(resolution.op_cards(table, act, self.verb, self.cards, who))):
                found.append(who)
        return found

    def feasible(self, table: ApoState, act: Act) -> bool:
        if self.cards.this:
            return len(resolution.op_cards(table, act, self.verb, self.cards, act.user)) > 0
        return len(self.able(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == 0:
            run.state = self.able(table, act)
        elif run.inside % 2 == 1:
            chosen = run.answer.copy()
            who = run.state.pop(0)
            resolution.do_verb(table, self.verb, chosen, who)
            return True
        if run.state:
            who = run.state[0]
            pool = resolution.op_cards(table, act, self.verb, self.cards, who)
            if self.amount.way == Some.UP_TO:
                # If no card need be chosen, offer only those that can be placed.
                pool = [id for id in pool if resolution.fits(table, self.verb, id, who)]
            resolution.choose_cards(table, act, run, self.amount, pool, who)
            return True
        return False


class Attach(Word):
    """Attaches own cards to a Companion, five at most (APOTHEOSIS-12.7)."""

    def __init__(self, amount: Amount, cards: Cards, to: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.cards = cards
        self.to = to

    def host(self, table: ApoState, act: Act) -> int:
        who = one(table, self.to, act)
        if who < 0 or table.chars[who].kind != Kind.COMPANION:
            return NOBODY
        return table.chars[who].card

    def feasible(self, table: ApoState, act: Act) -> bool:
        host = self.host(table, act)
        if host < 0:
            return False
        pool = resolution.op_cards(table, act, Verb.ATTACH, self.cards, act.you)
        room = ATTACHMENTS - len(zones.attached_to(table, host))
        return resolution.enough(self.amount, len(pool)) and self.amount.number <= room

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == 0:
            pool = resolution.op_cards(table, act, Verb.ATTACH, self.cards, act.you)
            resolution.choose_cards(table, act, run, self.amount, pool, act.you)
            return True
        for id in run.answer.copy():
            zones.to_host(table, id, self.host(table, act))
        return False


class PutCounter(Word):
    def __init__(self, counter: int, number: int) -> None:
        super().__init__()
        self.counter = counter
        self.number = number
        self.always = number > 0

    def feasible(self, table: ApoState, act: Act) -> bool:
        if table.zones[act.source] == Zone.ATTACHED:
            return False
        return self.number > 0 or table.counts[self.counter][act.source] >= -self.number

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        counters.add(table, act.source, self.counter, self.number)
        return False
