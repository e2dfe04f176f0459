"""Questions, one small answer at a time (APO-6.6, 6.7): sets of cards in ascending order, targets, tiles, branches."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action, Decision
from carteado.games.apotheosis.board import MOST_SEATS, Do, Zone
from carteado.games.apotheosis.drawing import Drawing
from carteado.games.apotheosis.frames import Ask, FrameKind
from carteado.games.apotheosis.questions import WHATS, What

DECISIONS: Final = [[Decision(seat, what) for seat in range(MOST_SEATS)] for what in WHATS]


class Demand:
    """What a set of cards must come to."""

    COUNT: Final = 0
    PAY: Final = 1
    WITHIN: Final = 2
    VALUE: Final = 3
    MINIMAL: Final = 4
    ONE: Final = 5


class Asking(Drawing):
    """How questions are put and answered."""

    # Putting

    def ask_set(self, what: int, seat: int, pool: list[int], demand: int) -> Ask:
        """A set of cards out of the pool; the caller says what it must come to."""
        ask = Ask(what, seat, pool)
        ask.rule = demand
        ask.most = len(pool)
        self.effects.append(ask)
        return ask

    def ask_points(self, what: int, who: int, most: int, least: int) -> None:
        """Exhausted memento cards with SP+MP up to a total, to be recovered."""
        pool = [id for id in self.area(who, Zone.MEMENTO) if self.exhausted[id]]
        ask = self.ask_set(what, self.chars[who].seat, pool, Demand.WITHIN)
        ask.any = most
        ask.mixed = True
        ask.least = least

    def ask_way(self, what: int, seat: int, ways: list[int], who: int) -> None:
        """One of these: targets, tiles, directions, branches."""
        ask = Ask(what, seat, [])
        ask.rule = Demand.ONE
        ask.ways = ways
        ask.who = who
        self.effects.append(ask)

    def ask_yes(self, what: int, seat: int, who: int) -> None:
        """`answer` is [1] or [0]."""
        self.ask_way(what, seat, [1, 0], who)

    # Standing at a question

    def step_ask(self, ask: Ask) -> None:
        """Ask, unless there is only one answer or nobody to ask."""
        if self.dry:
            self.answer_dry(ask)
            return
        options = self.answers(ask)
        if not options:
            self.finish_ask(ask)
        elif len(options) == 1 or ask.player >= MOST_SEATS:
            self.take_answer(ask, options[0])
        else:
            self.pose(ask.what, ask.player, options)

    def pose(self, what: int, seat: int, options: list[Action]) -> None:
        """What may be answered is known when the question is put, and need not be found again."""
        self.decision = DECISIONS[what][seat]
        self.choices = tuple(options)

    def answer_dry(self, ask: Ask) -> None:
        """In a dry run the first is taken: the lowest numbers (APO-22.2)."""
        while ask.rule != Demand.ONE:
            cards = self.open_cards(ask)
            if not cards or (self.satisfied(ask) and ask.rule != Demand.COUNT):
                self.finish_ask(ask)
                return
            ask.picked.append(cards[0])
        self.answer = [ask.ways[0]]
        self.effects.pop()

    def finish_ask(self, ask: Ask) -> None:
        self.effects.pop()
        self.answer = ask.picked

    def take_answer(self, ask: Ask, action: Action) -> None:
        """One answer; a set goes on until it is done."""
        form = action[0]
        if ask.rule != Demand.ONE:
            if form == Do.DONE:
                self.finish_ask(ask)
            elif form == Do.TAKE:
                ask.picked.append(self.first_copy(ask, action[1]))
            else:
                ask.picked.append(action[1])
            return
        if form == Do.TARGET or form == Do.GIVE:
            self.answer = [self.board[action[1]]]
        elif form == Do.ACCEPT or form == Do.DECLINE:
            self.answer = [1 if form == Do.ACCEPT else 0]
        elif form == Do.DONE:
            self.answer = [-1]
        elif form == Do.TAKE:
            self.answer = [self.first_copy(ask, action[1])]
        else:
            self.answer = [action[1]]
        self.effects.pop()

    def first_copy(self, ask: Ask, number: int) -> int:
        """The card that a printed id out of a deck means."""
        found = -1
        for id in ask.pool if ask.rule != Demand.ONE else ask.ways:
            copy = self.cards[id].number == number and id not in ask.picked and self.zones[id] == Zone.DECK
            if copy and (found < 0 or id < found):
                found = id
        return found

    # What may be answered

    def answers(self, ask: Ask) -> list[Action]:
        if ask.rule == Demand.ONE:
            return self.ways_of(ask)
        found: list[Action] = []
        for id in self.open_cards(ask):
            found.append(self.pick_action(id))
        if self.satisfied(ask):
            found.append((Do.DONE,))
        return found

    def pick_action(self, id: int) -> Action:
        if self.zones[id] == Zone.DECK:
            return (Do.TAKE, self.cards[id].number)
        return (Do.PICK, id)

    def ways_of(self, ask: Ask) -> list[Action]:
        what = ask.what
        if what == What.TARGET:
            return [(Do.TARGET, self.chars[who].at) for who in ask.ways]
        if what == What.TILE:
            return [(Do.TILE, at) for at in ask.ways]
        if what == What.STEP:
            return [(Do.STEP, way) for way in ask.ways]
        if what == What.BRANCH:
            return [(Do.CHOOSE, branch) for branch in ask.ways]
        if what == What.HEIR:
            return [(Do.GIVE, self.chars[who].at) if who >= 0 else (Do.DONE,) for who in ask.ways]
        if what == What.LOOT or what == What.EVOLUTION:
            found: list[Action] = []
            for id in ask.ways:
                action = self.pick_action(id)
                if action not in found:
                    found.append(action)
            return found
        return [(Do.ACCEPT,), (Do.DECLINE,)]

    def open_cards(self, ask: Ask) -> list[int]:
        """The cards that may be picked next: each set is reached once, copies are offered once (APO-6.7)."""
        rest = self.rest_of(ask)
        found: list[int] = []
        for place in range(len(rest)):
            id = rest[place]
            if self.has_twin(id, rest, place):
                continue
            if self.completable(ask, id, rest, place):
                found.append(id)
        return found

    def rest_of(self, ask: Ask) -> list[int]:
        """What comes after the last pick in the pool, without copies of cards that were passed over."""
        pool = ask.pool
        if not ask.picked:
            return pool
        last = pool.index(ask.picked[len(ask.picked) - 1])
        rest: list[int] = []
        for place in range(last + 1, len(pool)):
            id = pool[place]
            passed = False
            for before in range(last):
                other = pool[before]
                if other not in ask.picked and self.twins(other, id):
                    passed = True
            if not passed:
                rest.append(id)
        return rest

    def singles(self, ids: list[int]) -> list[int]:
        """Of copies that no rule tells apart the first (APO-6.7)."""
        found: list[int] = []
        for id in ids:
            if not self.has_twin(id, found, len(found)):
                found.append(id)
        return found

    def has_twin(self, id: int, rest: list[int], place: int) -> bool:
        card = self.cards[id]
        return any(self.cards[rest[before]] is card and self.twins(rest[before], id) for before in range(place))

    def twins(self, a: int, b: int) -> bool:
        """Copies that no rule tells apart."""
        if self.cards[a] is not self.cards[b] or self.zones[a] != self.zones[b]:
            return False
        if self.exhausted[a] != self.exhausted[b] or self.shown[a] != self.shown[b]:
            return False
        if self.owners[a] != self.owners[b] or self.holders[a] != self.holders[b] or self.hosts[a] != self.hosts[b]:
            return False
        if self.has_counters(a) or self.has_counters(b) or self.attached_to(a) or self.attached_to(b):
            return False
        if self.zones[a] == Zone.SUPPORT and not self.same_piece(a, b):
            return False
        for power in range(len(self.card(a).powers)):
            if self.limits.get(a * 8 + power, -1) != self.limits.get(b * 8 + power, -1):
                return False
        return True

    def same_piece(self, a: int, b: int) -> bool:
        """Companions whose pieces stand apart are told apart; so are summons by what befell them."""
        one, other = self.chars[self.companion(a)], self.chars[self.companion(b)]
        if one.at >= 0 or other.at >= 0 or one.had_turn != other.had_turn or one.barred != other.barred:
            return False
        return one.hp == other.hp and one.debt == other.debt and one.markers == other.markers

    def completable(self, ask: Ask, id: int, rest: list[int], place: int) -> bool:
        """Whether the demand can still be met with this card."""
        count = len(ask.picked) + 1
        demand = ask.rule
        if demand == Demand.COUNT:
            return count <= ask.most and count + len(rest) - place - 1 >= ask.least
        card = self.card(id)
        sp, mp, value = card.sp, card.mp, card.value
        for picked in ask.picked:
            other = self.card(picked)
            sp += other.sp
            mp += other.mp
            value += other.value
        if demand == Demand.WITHIN:
            if card.sp + card.mp == 0:
                return False
            return sp + mp <= ask.any if ask.mixed else sp <= ask.sp and mp <= ask.mp
        if demand == Demand.MINIMAL:
            return self.minimal_with([*ask.picked, id], rest[place + 1 :], ask.any)
        for after in range(place + 1, len(rest)):
            other = self.card(rest[after])
            sp += other.sp
            mp += other.mp
            value += other.value
        if demand == Demand.VALUE:
            return value >= ask.least
        return self.covers(ask, sp, mp)

    def covers(self, ask: Ask, sp: int, mp: int) -> bool:
        """APO-11.1: whether these SP and MP pay what is due."""
        if sp < ask.sp or sp + mp < ask.sp + ask.mp + ask.any:
            return False
        return ask.mixed or mp >= ask.mp

    def satisfied(self, ask: Ask) -> bool:
        """Whether `done` may be answered."""
        demand = ask.rule
        if demand == Demand.COUNT or demand == Demand.WITHIN:
            return len(ask.picked) >= ask.least
        sp = mp = value = 0
        for picked in ask.picked:
            card = self.card(picked)
            sp += card.sp
            mp += card.mp
            value += card.value
        if demand == Demand.VALUE:
            return value >= ask.least
        if demand == Demand.MINIMAL:
            return sp + mp >= ask.any
        return self.covers(ask, sp, mp)

    def minimal_with(self, chosen: list[int], rest: list[int], need: int) -> bool:
        """Whether some minimal set with SP+MP of at least `need` holds these cards and others only of the rest."""
        total = 0
        least = 99
        for id in chosen:
            card = self.card(id)
            total += card.sp + card.mp
            if card.sp + card.mp < least:
                least = card.sp + card.mp
        if total >= need:
            return total - least < need
        return any(self.minimal_with([*chosen, rest[place]], rest[place + 1 :], need) for place in range(len(rest)))

    def top(self) -> int:
        """The kind of the frame on top; NOBODY when nothing is under way."""
        return self.effects[len(self.effects) - 1].kind if self.effects else -1

    def asked(self) -> Ask | None:
        """The question that stands now, if one is put by a frame."""
        if self.top() == FrameKind.ASK:
            frame = self.effects[len(self.effects) - 1]
            assert isinstance(frame, Ask)
            return frame
        return None
