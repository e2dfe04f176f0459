"""Operations on cards: draw, move, turn, attach, put counters on."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.bases import (
    HowManyCards,
    Measured,
    MeasuredFor,
    Selector,
    Signed,
    Word,
)
from carteado.games.apotheosis.language.kinds import WhichCounter
from carteado.games.apotheosis.language.printed import Cards
from carteado.games.apotheosis.language.values import fixed
from carteado.games.apotheosis.rules import areas, choices, counters, decks, payment, questions, status, zones
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Demand, OpStep
from carteado.kit.cards import NOBODY


class Turning(Measured):
    """Exhausts or recovers memento cards: one Hero after the other chooses its own."""

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            run.state = [*self.able(table, act), self.amount.value(table, act)]
        else:
            for id in run.answer:
                status.set_exhausted(table, id, self.exhausts())
        if len(run.state) > 1:
            self.ask(table, run.state.pop(0), run.state[-1])
            return True
        return False

    def exhausts(self) -> bool:
        raise NotImplementedError

    def ask(self, table: ApoState, who: int, number: int) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class Points(Turning):
    """Recovers memento cards up to a total of SP and MP."""

    who: Selector

    def tone(self) -> int:
        return 1

    def whom(self) -> Selector:
        return self.who

    def exhausts(self) -> bool:
        return False

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        if table.chars[who].kind != Kind.HERO:
            return False
        for id in areas.cards(table, who, Zone.MEMENTO):
            if table.exhausted[id] and 0 < choices.points(table, id) <= number:
                return True
        return False

    def ask(self, table: ApoState, who: int, number: int) -> None:
        questions.ask_points(table, What.POINTS, who, number, 1)


@dataclass(eq=False)
class Drain(Turning):
    """Exhausts memento cards to at least a total of SP and MP."""

    from_: Selector

    def tone(self) -> int:
        return -1

    def whom(self) -> Selector:
        return self.from_

    def exhausts(self) -> bool:
        return True

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        if table.chars[who].kind != Kind.HERO:
            return False
        total = 0
        for id in areas.cards(table, who, Zone.MEMENTO):
            if not table.exhausted[id]:
                total += choices.points(table, id)
        return total >= number

    def ask(self, table: ApoState, who: int, number: int) -> None:
        ready = [id for id in areas.cards(table, who, Zone.MEMENTO) if not table.exhausted[id]]
        pool = [id for id in ready if choices.points(table, id) > 0]
        ask = questions.ask_set(table, What.DRAIN, table.chars[who].seat, pool, Demand.MINIMAL)
        ask.any = number


@dataclass(eq=False)
class Draw(MeasuredFor):
    """Heroes draw cards, if their decks and piles have so many."""

    def tone(self) -> int:
        return 1

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        return table.chars[who].kind == Kind.HERO and decks.drawable(table, who) >= number

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        decks.draw(table, who, number)


@dataclass(eq=False)
class Attach(Word):
    """Attaches own cards to a Companion, five at most (APOTHEOSIS-12.7)."""

    amount: HowManyCards
    what: Cards
    to: Selector

    def host(self, table: ApoState, act: Act) -> int:
        who = self.to.one(table, act)
        if who < 0 or table.chars[who].kind != Kind.COMPANION:
            return NOBODY
        return table.chars[who].card

    def pool(self, table: ApoState, act: Act) -> list[int]:
        found = payment.cards_meant(table, act, self.what, act.you)
        return [id for id in found if table.zones[id] != Zone.BANISHED]

    def feasible(self, table: ApoState, act: Act) -> bool:
        host = self.host(table, act)
        if host < 0:
            return False
        room = ATTACHMENTS - len(zones.attached_to(table, host))
        return self.amount.enough(table, act, len(self.pool(table, act))) and self.amount.most(table, act) <= room

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        if run.inside == OpStep.BEGIN:
            self.amount.choose(table, act, run, self.pool(table, act), act.you)
            return True
        for id in run.answer.copy():
            zones.to_host(table, id, self.host(table, act))
        return False


@dataclass(eq=False)
class Counter(Word):
    """Puts counters on this card, or removes them."""

    name: WhichCounter
    amount: Signed

    def always(self) -> bool:
        return fixed(self.amount) > 0

    def feasible(self, table: ApoState, act: Act) -> bool:
        if table.zones[act.source] == Zone.ATTACHED:
            return False
        number = self.amount.value(table, act)
        return number > 0 or (number < 0 and table.counts[self.name][act.source] >= -number)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        counters.add(table, act.source, self.name, self.amount.value(table, act))
        return False
