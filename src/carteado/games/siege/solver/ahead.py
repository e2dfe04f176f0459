"""The exact chances of the last turns, worked out from one board on, without a table."""

from __future__ import annotations

from carteado.games.siege.solver.advise import Advisor, Play, advisor
from carteado.games.siege.solver.boards import STATUS_NUMBER, Front, Sortie, Status
from carteado.games.siege.solver.phases import Opening
from carteado.games.siege.solver.reach import Undrawn
from carteado.games.siege.solver.rules import Rules


class FewTurns:
    """Values at the starts of the last turns; each is computed once, when it is asked for."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.advisors: dict[tuple[int, int, Undrawn], Advisor] = {}
        self.known: dict[tuple[int, Undrawn, Front, Sortie, Status], float] = {}

    def start_value(self, day: int, undrawn: Undrawn, front: Front, sortie: Sortie, status: Status) -> float:
        """Return the chance before the line check of a turn: the average over the cards that may be drawn."""
        key = (day, undrawn, front, sortie, status)
        value = self.known.get(key)
        if value is None:
            values = [self.drawn(day, undrawn - {card}, card, front, sortie, status) for card in sorted(undrawn)]
            value = self.known[key] = sum(values) / len(values)
        return value

    def drawn(self, day: int, undrawn: Undrawn, card: int, front: Front, sortie: Sortie, status: Status) -> float:
        """Return the chance when this card is drawn."""
        section = self.rules.sections[card][day]
        opening = Opening(self.rules.flags, section)
        advanced, hit = opening.front(front)
        advice = self.advice(day, card, undrawn)
        value = 0.0
        for outcome in opening.sortie(sortie):
            left = hit[outcome.effect[STATUS_NUMBER[status]]]
            play = Play(advanced, outcome.part, left, section.ap, True, self.rules.flags.must_spend_one)
            value += outcome.chance * advice.value(play)
        return value

    def advice(self, day: int, card: int, undrawn: Undrawn) -> Advisor:
        key = (day, card, undrawn)
        if key not in self.advisors:
            self.advisors[key] = advisor(self, day, card, undrawn)
        return self.advisors[key]
