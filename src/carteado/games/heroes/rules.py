"""A game of Heroes: what may be answered to each question, what an answer does, and how it ended (HEROES-19, 22)."""

from __future__ import annotations

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.heroes import hiding, judging
from carteado.games.heroes.board import MOST_TRIGGERS, Do, Mode, Token, Zone
from carteado.games.heroes.pieces import Deed
from carteado.games.heroes.playing import ENTRY
from carteado.games.heroes.turning import Turning
from carteado.kit.cards import NOBODY, Trigger
from carteado.kit.table import Effect, News, Piece

EVENT_LAST = 1_000_000_000
PER_SEAT = 10_000_000


class HeroesState(Turning):
    """A game of Heroes, standing at a decision or over."""

    def copy(self) -> HeroesState:
        twin = HeroesState(self.game, self.setup, self.rng.copy(), self.config, self.catalog, 0)
        self.copy_heroes(twin)
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hiding.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def whose_turn(self) -> int | None:
        return self.active if self.turn > 0 and self.active >= 0 else None

    def worth(self, seat: int) -> float:
        return judging.worth(self, seat)

    def outcome(self) -> Outcome | None:
        """A seat's score is the share of the others that it has beaten; a tie counts half."""
        if not self.reason:
            return None
        ranks = self.ranking
        if self.mode == Mode.CHALLENGERS:
            scores = [1.0 if rank == 0 else 0.0 for rank in ranks]
        else:
            scores = [self.score(seat) for seat in range(self.seats)]
        return Outcome(scores, self.reason, {"turns": self.turn, "rounds": self.round, "ranking": list(ranks)})

    def score(self, seat: int) -> float:
        own = self.ranking[seat]
        if own == 0 and self.is_sole_winner(seat):
            return 1.0
        beaten = 0.0
        others = 0
        for other in range(self.seats):
            if self.sides[other] != self.sides[seat] or self.ranking[other] != own:
                others += 1
                if self.ranking[other] > own:
                    beaten += 1.0
                elif self.ranking[other] == own:
                    beaten += 0.5
        return beaten / others if others else 0.5

    def is_sole_winner(self, seat: int) -> bool:
        for other in range(self.seats):
            if self.ranking[other] == 0 and self.sides[other] != self.sides[seat]:
                return False
        return True

    # Triggers (HEROES-22.5 to 22.7)

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        """Turn order from the turn player, then older first; the event last."""
        deed = Deed(source.id, source.owner, trigger.block)
        deed.it = news.it
        deed.by = news.by
        deed.index = trigger.index
        deed.kind = source.order
        deed.order = source.order + (EVENT_LAST if source.zone == Zone.EVENT else PER_SEAT * self.rank_of(source.owner))
        return deed

    def begin(self, effect: Effect) -> None:
        """A trigger resolves only if its card is still in play, and not after fifty others."""
        self.heard_now += 1
        unit = self.find_unit(effect.source)
        if self.heard_now > MOST_TRIGGERS:
            self.queue.clear()
        elif unit is not None and unit.order == effect.kind:
            self.tell_card("triggered", effect.player, effect.source)
            self.effects.append(effect)

    # Actions

    def find_legal(self) -> list[Action]:
        decision = self.decision
        assert decision is not None
        found = self.answers(decision.seat, decision.kind)
        if self.config.concede:
            found.append((Do.CONCEDE,))
        return found

    def answers(self, seat: int, kind: str) -> list[Action]:
        u = self.using
        if u is not None:
            if u.index == ENTRY:
                return [(Do.PAY, id) for id in self.entry_payments(u)]
            return self.using_actions(u, kind)
        if kind == "main":
            return self.main_actions(seat)
        if kind == "slot":
            unit = self.unit(self.slot)
            found = self.slot_actions(unit)
            if not self.has(unit, Token.FURY):
                found.append((Do.PASS,))
            return found
        if kind == "again":
            return [self.again_action(), (Do.PASS,)]
        if kind == "search":
            found = [(Do.TAKE, number) for number in self.in_deck(seat, self.search_type)]
            found.append((Do.DONE,))
            return found
        return [(Do.DISCARD, id) for id in self.hands[seat]]

    def perform(self, action: Action) -> None:
        decision = self.decision
        assert decision is not None
        seat = decision.seat
        self.decision = None
        self.shown = []
        form = action[0]
        if form == Do.CONCEDE:
            self.concede(seat)
        elif self.using is not None:
            self.answer(seat, action)
        elif decision.kind == "main":
            self.do_main(seat, action)
        elif decision.kind == "slot":
            self.do_slot(action)
        elif decision.kind == "again":
            if form == Do.PASS:
                self.stop_repeating()
            else:
                self.repeat()
        elif form == Do.TAKE:
            self.take_found(seat, action[1])
        elif form == Do.DONE:
            self.end_search(seat)
        else:
            self.hand_to_bottom(seat, action[1])
        self.advance()

    def answer(self, seat: int, action: Action) -> None:
        u = self.using
        assert u is not None
        if u.index != ENTRY:
            self.answer_using(action)
            return
        self.using = None
        self.play_source(seat, u.card, [*u.payment, action[1]])
        self.settle()
        self.close_batch()

    def do_slot(self, action: Action) -> None:
        if action[0] == Do.PASS:
            self.tell_card("passed", self.owners[self.slot], self.slot)
            self.end_slot()
        else:
            self.use_in_slot(action)

    def concede(self, seat: int) -> None:
        """HEROES-19.3: whatever that player was about to do is dropped."""
        self.using = None
        self.search_type = NOBODY
        self.search_left = 0
        self.tell_seat("conceded", seat)
        self.eliminate([seat])
        self.settle()
        self.close_batch()
