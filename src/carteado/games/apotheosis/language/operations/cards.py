"""Operations on cards: draw, move, turn, attach, put counters on."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import Affecting, Amount, Cards, Giving, Selector, Word
from carteado.games.apotheosis.language.terms import Some, Verb
from carteado.games.apotheosis.rules import areas, choices, counters, decks, questions, resolution, status, zones
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Demand, HandleStep, OpStep
from carteado.kit.cards import NOBODY


@dataclass(eq=False)
class Points(Giving):
    """Recovers memento cards up to a total (`points`), or exhausts them to at least a total (`drain`)."""

    drain: bool

    def able(self, table: ApoState, act: Act) -> list[int]:
        found: list[int] = []
        for who in self.who.find(table, act):
            if table.chars[who].kind != Kind.HERO:
                continue
            total = 0
            fits = False
            for id in areas.cards(table, who, Zone.MEMENTO):
                if self.drain and not table.exhausted[id]:
                    total += choices.points(table, id)
                elif not self.drain and table.exhausted[id] and 0 < choices.points(table, id) <= self.amount:
                    fits = True
            if fits or (self.drain and total >= self.amount):
                found.append(who)
        return found

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Ask one character after the other; each chooses its own cards."""
        if run.inside == OpStep.BEGIN:
            run.state = self.able(table, act)
        else:
            for id in run.answer:
                status.set_exhausted(table, id, self.drain)
        if run.state:
            self.ask(table, run.state.pop(0))
            return True
        return False

    def ask(self, table: ApoState, who: int) -> None:
        if not self.drain:
            questions.ask_points(table, What.POINTS, who, self.amount, 1)
            return
        ready = [id for id in areas.cards(table, who, Zone.MEMENTO) if not table.exhausted[id]]
        pool = [id for id in ready if choices.points(table, id) > 0]
        ask = questions.ask_set(table, What.DRAIN, table.chars[who].seat, pool, Demand.MINIMAL)
        ask.any = self.amount


class Draw(Giving):
    def able(self, table: ApoState, act: Act) -> list[int]:
        return [
            who
            for who in self.who.find(table, act)
            if table.chars[who].kind == Kind.HERO and decks.drawable(table, who) >= self.amount
        ]

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        decks.draw(table, who, self.amount)


@dataclass(eq=False)
class Handle(Affecting):
    """Searches, gets, places, returns, discards, buries, banishes, exhausts, recovers, reveals or conceals cards."""

    verb: int
    amount: Amount
    cards: Cards

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
        return super().feasible(table, act)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Ask for cards of one character after the other; handle each one's before the next is asked for."""
        if run.inside == OpStep.BEGIN:
            run.state = self.able(table, act)
        if run.inside % HandleStep.COUNT == HandleStep.CHOSEN:
            resolution.do_verb(table, self.verb, run.answer.copy(), run.state.pop(0))
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


@dataclass(eq=False)
class Attach(Word):
    """Attaches own cards to a Companion, five at most (APOTHEOSIS-12.7)."""

    amount: Amount
    cards: Cards
    to: Selector

    def host(self, table: ApoState, act: Act) -> int:
        who = self.to.one(table, act)
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
        if run.inside == OpStep.BEGIN:
            pool = resolution.op_cards(table, act, Verb.ATTACH, self.cards, act.you)
            resolution.choose_cards(table, act, run, self.amount, pool, act.you)
            return True
        for id in run.answer.copy():
            zones.to_host(table, id, self.host(table, act))
        return False


@dataclass(eq=False)
class PutCounter(Word):
    counter: int
    number: int

    def feasible(self, table: ApoState, act: Act) -> bool:
        if table.zones[act.source] == Zone.ATTACHED:
            return False
        return self.number > 0 or table.counts[self.counter][act.source] >= -self.number

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        counters.add(table, act.source, self.counter, self.number)
        return False
