"""The winning chance after every legal action of a turn in progress, by recursion from one board in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple, Protocol

import msgspec

from carteado.games.siege.solver.actions import END_TURN, EXTRA_AP, Action, Turn
from carteado.games.siege.solver.boards import (
    GONE,
    LOST,
    PLACES,
    SAFE,
    STATUS_NUMBER,
    STATUSES,
    Effect,
    Front,
    Sortie,
    Status,
    make_front,
    make_sortie,
)
from carteado.games.siege.solver.phases import day_end
from carteado.games.siege.solver.reach import Undrawn
from carteado.games.siege.solver.rules import DAYS, Flags, Rules, Section

EndValue = Callable[[Front, Sortie, int], float]
"""The value of ending the turn with this front, sortie and status, after the loss check."""

Prospect = tuple[float, Front, Sortie, Effect]
"""One possible result of an action: its chance, the new front and sortie, the effect on the status."""


class Starts(Protocol):
    """The values at the starts of turns, from a table or worked out."""

    @property
    def rules(self) -> Rules: ...

    def start_value(self, day: int, undrawn: Undrawn, front: Front, sortie: Sortie, status: Status) -> float: ...


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of an action phase; the fields are those of a position of the game, `undrawn` is its deck."""

    day: int
    card: int
    undrawn: Undrawn
    ladders: int
    ram: int
    tower: int | None
    trebuchets: int
    wall: int
    morale: int
    supplies: int
    soldiers: str
    carried: int
    ap: int
    boiled: bool = False
    free_moved: bool = False
    entered: bool = False
    just_entered: bool = False
    extra_used: bool = False
    ap_spent: bool = False

    def front(self) -> Front:
        return make_front(self.ladders, self.ram, GONE if self.tower is None else self.tower, self.boiled)

    def sortie(self, flags: Flags) -> Sortie:
        barred = self.free_moved or (self.entered and not flags.free_move_on_entry_turn)
        soldiers = PLACES.index(self.soldiers)
        return make_sortie(flags, soldiers, self.carried, self.trebuchets, barred, self.just_entered)

    def play(self, flags: Flags) -> Play:
        status = STATUS_NUMBER.get(Status(self.wall, self.morale, self.supplies), LOST)
        idle = flags.must_spend_one and not self.ap_spent
        return Play(self.front(), self.sortie(flags), status, self.ap, not self.extra_used, idle)


class Play(NamedTuple):
    """A board in the action phase; `idle` while an AP must still be spent (`must_spend_one`)."""

    front: Front
    sortie: Sortie
    status: int
    ap: int
    extra: bool
    idle: bool


class Advisor:
    """The values of one turn, each computed once and cached; serves all decisions of the turn."""

    def __init__(self, flags: Flags, section: Section, end_value: EndValue) -> None:
        turn = Turn(flags, section)
        self.flags = flags
        self.forced = cache(turn.forced)
        self.attacks = cache(turn.front_moves)
        self.errands = cache(turn.sortie_moves)
        self.free_moves = cache(turn.free_moves)
        self.repairs = turn.status_moves()
        self.end_value = end_value
        self.known: dict[Play, float] = {}

    def chances(self, situation: Situation) -> dict[Action, float]:
        """Return the chance after each legal action, in the order of SIEGE-11.1."""
        return dict(self.options(situation.play(self.flags)))

    def value(self, play: Play) -> float:
        """Return the chance with perfect play."""
        if play.status == LOST:
            return 0.0
        value = self.known.get(play)
        if value is None:
            value = self.known[play] = max(value for _, value in self.options(play))
        return value

    def options(self, play: Play) -> Iterator[tuple[Action, float]]:
        """Yield every legal action with the chance after it."""
        acts = self.may_act(play)
        if play.ap > 0:
            yield from self.spend(play)
        for move in self.free_moves(play.sortie):
            _, sortie, effect = move.outcomes[0]
            yield move.action, self.value(play._replace(sortie=sortie, status=effect[play.status]))
        if play.extra and acts:
            yield from self.buy(play)
        if play.ap == 0 or not (self.forced(play.front) or (play.idle and acts)):
            yield END_TURN, self.stop(play)

    def may_act(self, play: Play) -> bool:
        """Whether some AP action would be legal with 1 AP."""
        return bool(
            self.attacks(play.front)
            or self.errands(play.sortie)
            or any(move.open[play.status] for move in self.repairs)
        )

    def spend(self, play: Play) -> Iterator[tuple[Action, float]]:
        for action, outcomes in self.ap_actions(play.front, play.sortie, play.status):
            yield (
                action,
                sum(
                    chance * self.value(Play(front, sortie, effect[play.status], play.ap - 1, play.extra, False))
                    for chance, front, sortie, effect in outcomes
                ),
            )

    def ap_actions(self, front: Front, sortie: Sortie, status: int) -> Iterator[tuple[Action, list[Prospect]]]:
        """Yield the legal AP actions and what each may lead to."""
        settled = sortie.settled()
        for attack in self.attacks(front):
            yield attack.action, [(chance, part, settled, effect) for chance, part, effect in attack.outcomes]
        if self.forced(front):
            return
        for repair in self.repairs:
            if repair.open[status]:
                yield repair.action, [(chance, front, settled, effect) for chance, _, effect in repair.outcomes]
        for errand in self.errands(sortie):
            yield errand.action, [(chance, front, part, effect) for chance, part, effect in errand.outcomes]

    def buy(self, play: Play) -> Iterator[tuple[Action, float]]:
        for move in EXTRA_AP:
            if move.open[play.status]:
                status = move.outcomes[0].effect[play.status]
                yield move.action, self.value(play._replace(status=status, ap=play.ap + 1, extra=False))

    def stop(self, play: Play) -> float:
        """Return the value of ending the turn: the loss check of SIEGE-9.2, then what follows."""
        if play.status >= SAFE or len(play.front.in_close_combat()) > 1:
            return 0.0
        return self.end_value(play.front.at_rest(), play.sortie.at_rest(), play.status)


def action_values(table: Starts, situation: Situation) -> dict[Action, float]:
    """Return the exact winning chance after each legal action, followed by perfect play."""
    return advisor(table, situation.day, situation.card, situation.undrawn).chances(situation)


def advisor(table: Starts, day: int, card: int, undrawn: Undrawn) -> Advisor:
    """Make the advisor of one turn from the table."""
    rules = table.rules
    last = len(undrawn) <= rules.flags.left_over
    end_value = after_day(table, day) if last else within_day(table, day, undrawn)
    return Advisor(rules.flags, rules.sections[card][day], end_value)


def within_day(table: Starts, day: int, undrawn: Undrawn) -> EndValue:
    return lambda front, sortie, status: table.start_value(day, undrawn, front, sortie, STATUSES[status])


def after_day(table: Starts, day: int) -> EndValue:
    """Return the values at the end of a day's last turn (SIEGE-9.6, 9.7)."""
    deck = frozenset(table.rules.cards)

    def value(front: Front, sortie: Sortie, status: int) -> float:
        home, effect = day_end(sortie)
        if day == DAYS[-1] or effect[status] == LOST:
            return float(effect[status] < SAFE)
        return table.start_value(day + 1, deck, front, home, STATUSES[effect[status]])

    return value
