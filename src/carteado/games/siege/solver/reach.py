"""Find the fronts that can occur at the start of a turn; a table holds no others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

from carteado.games.siege.solver.actions import Turn
from carteado.games.siege.solver.boards import LOSE, Front
from carteado.games.siege.solver.phases import Opening
from carteado.games.siege.solver.rules import DAYS, Flags, Rules, Section

Undrawn = frozenset[int]
Moment = tuple[int, Undrawn]
"""The start of a turn: the day and the cards not yet drawn."""


def moments(rules: Rules, day: int) -> list[Moment]:
    """Return the starts of a day's turns, the day's first turn first."""
    sizes = range(len(rules.cards), rules.flags.left_over, -1)
    return [(day, frozenset(undrawn)) for size in sizes for undrawn in combinations(rules.cards, size)]


def reachable_fronts(rules: Rules) -> dict[Moment, list[Front]]:
    """Return the fronts that some play can bring about at each start of a turn, sorted."""
    start = rules.flags.enemy_start
    found: defaultdict[Moment, set[Front]] = defaultdict(set)
    found[1, frozenset(rules.cards)] = {Front(start, start, start)}
    for day in DAYS:
        passages = {card: _Passage(rules.flags, rules.sections[card][day]) for card in rules.cards}
        for moment in moments(rules, day):
            for card in moment[1]:
                found[_next(rules, day, moment[1] - {card})] |= passages[card].after(found[moment])
    return {moment: sorted(found[moment]) for day in DAYS for moment in moments(rules, day)}


def _next(rules: Rules, day: int, undrawn: Undrawn) -> Moment:
    if len(undrawn) > rules.flags.left_over:
        return day, undrawn
    return day + 1, frozenset(rules.cards)


class _Passage:
    """Maps the fronts at a turn's start to all that are possible at its end."""

    def __init__(self, flags: Flags, section: Section) -> None:
        self.turn = Turn(flags, section)
        self.opening = Opening(flags, section)
        self.ends: dict[Front, frozenset[Front]] = {}

    def after(self, fronts: Iterable[Front]) -> set[Front]:
        opened = (self.opening.front(front) for front in fronts)
        return {end for front, effect in opened if effect != LOSE for end in self.ends_from(front)}

    def ends_from(self, front: Front) -> frozenset[Front]:
        """Return the fronts at the turn's end; the recursion ends because attacks only drive units back."""
        if front not in self.ends:
            ends = {front.at_rest()} if len(front.in_close_combat()) < 2 else set()
            for move in self.turn.front_moves(front):
                for outcome in move.outcomes:
                    if outcome.part != front:
                        ends |= self.ends_from(outcome.part)
            self.ends[front] = frozenset(ends)
        return self.ends[front]
