"""The rules as a whole: what is under way goes on until somebody must decide, and what may be decided then."""

from __future__ import annotations

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.apotheosis import hiding, judging
from carteado.games.apotheosis.board import MASTER, Do, Life, Step
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, FrameKind, Roll, Run, Test, Window
from carteado.games.apotheosis.language.terms import Scan, When
from carteado.games.apotheosis.preparing import Preparing


class ApoState(Preparing):
    """A battle, standing at a decision or over."""

    def copy(self) -> ApoState:
        twin = ApoState(self.game, self.setup, self.rng.copy(), self.config, self.catalog)
        self.copy_apotheosis(twin)
        return twin

    def scratch(self) -> ApoState:
        twin = self.copy()
        twin.dry = True
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hiding.deal_hidden(self, -1 if seat is None else seat, rng)

    def whose_turn(self) -> int | None:
        """Turns are of characters; the master's are no seat's."""
        seat = self.chars[self.active].seat if self.active >= 0 else MASTER
        return seat if seat != MASTER else None

    def worth(self, seat: int) -> float:
        return judging.worth(self, seat)

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome([score / 2 for score in self.result], self.reason, {"rounds": self.round})

    # Running

    def start(self) -> None:
        """Decks lie shuffled and pieces stand: opening hands, then the mulligan."""
        self.step_now = Step.MULLIGAN
        for seat in range(self.seats):
            self.draw_cards(seat, self.config.opening_hand)
        self.asking = 0 if self.config.mulligan else self.seats
        self.advance()

    def advance(self) -> None:
        """Run the rules until somebody must decide or the battle is over."""
        while self.decision is None and not self.reason:
            if self.unsettled:
                self.housekeep()
            elif self.queue and self.may_trigger():
                self.begin_waiting(self.queue.pop(0))
            elif self.effects:
                self.step_frame()
            else:
                self.step()

    def may_trigger(self) -> bool:
        """APO-21.7: after an activation and at windows, never in the middle of something."""
        if self.step_now <= Step.PREPARE:
            return False
        top = self.top()
        return top < 0 or top == FrameKind.WINDOW

    def step_frame(self) -> None:
        frame = self.effects[len(self.effects) - 1]
        kind = frame.kind
        if kind == FrameKind.RUN:
            assert isinstance(frame, Run)
            self.step_run(frame)
        elif kind == FrameKind.ACT:
            assert isinstance(frame, Act)
            self.step_act(frame)
        elif kind == FrameKind.WINDOW:
            assert isinstance(frame, Window)
            self.step_window(frame)
        elif kind == FrameKind.ASK:
            assert isinstance(frame, Ask)
            self.step_ask(frame)
        elif kind == FrameKind.BLOW:
            assert isinstance(frame, Blow)
            self.step_blow(frame)
        elif kind == FrameKind.ROLL:
            assert isinstance(frame, Roll)
            self.step_roll(frame)
        elif kind == FrameKind.TEST:
            assert isinstance(frame, Test)
            self.step_test(frame)
        else:
            assert isinstance(frame, Deed)
            self.step_deed(frame)

    def step(self) -> None:
        """Nothing is under way: open this step, or go on to the next."""
        step = self.step_now
        if step == Step.MAIN:
            self.main_step()
        elif step == Step.MULLIGAN:
            self.mulligan_step()
        elif step == Step.PREPARE:
            self.preparation_step()
        elif step == Step.BATTLE:
            self.phase(When.START_OF_BATTLE, Step.ROUND)
        elif step == Step.ROUND:
            self.round_step()
        elif step == Step.MASTER:
            self.master_step()
        elif step == Step.RECOMPOSITION:
            self.recomposition_step()
        elif step == Step.ORDER:
            self.order_step()
        elif step == Step.NEXT:
            self.next_step()
        elif step == Step.TURN:
            self.turn_step()
        elif step == Step.RECEIVE:
            self.receive_step()
        elif step == Step.START:
            self.phase(Scan.START_OF_TURN, Step.MAIN)
        elif step == Step.END:
            self.phase(Scan.END_OF_TURN, Step.CLOSE)
        elif step == Step.CLOSE:
            self.close_step()
        elif step == Step.ROUND_END:
            self.round_end_step()
        elif step == Step.EXPIRE:
            self.expire_step()
        elif step == Step.BATTLE_END:
            self.battle_end_step()
        elif step == Step.HEIRS:
            self.heirs_step()
        else:
            self.reason = self.ending
            if self.events is not None:
                self.report("ended", {"reason": self.ending, "scores": [score / 2 for score in self.result]})

    # What may be done

    def find_legal(self) -> list[Action]:
        decision = self.decision
        assert decision is not None
        ask = self.asked()
        if ask is not None:
            return self.answers(ask)
        if self.top() == FrameKind.WINDOW:
            window = self.effects[len(self.effects) - 1]
            assert isinstance(window, Window)
            return [*self.window_options(window, decision.seat), (Do.PASS,)]
        if self.step_now == Step.MULLIGAN:
            return self.mulligan_options(decision.seat)
        if self.step_now == Step.PREPARE:
            return self.preparation_options(decision.seat)
        return self.main_actions()

    def perform(self, action: Action) -> None:
        decision = self.decision
        assert decision is not None
        self.decision = None
        self.proofs = []
        seat = decision.seat
        ask = self.asked()
        if ask is not None:
            self.take_answer(ask, action)
        elif self.top() == FrameKind.WINDOW:
            window = self.effects[len(self.effects) - 1]
            assert isinstance(window, Window)
            if action[0] == Do.PASS:
                self.pass_window(window)
            else:
                self.use_in_window(window, action, seat)
        elif self.step_now == Step.MULLIGAN:
            self.choose_mulligan(seat, action)
        elif self.step_now == Step.PREPARE:
            self.choose_preparation(seat, action)
        elif action[0] == Do.END_TURN:
            self.go(Step.END)
        elif action[0] == Do.CONCEDE:
            self.concede(seat)
        else:
            self.take_action(action)
        self.advance()

    def concede(self, seat: int) -> None:
        """APO-9.14: without Salvation."""
        for char in self.chars:
            if char.seat == seat and char.life == Life.ALIVE and not char.gone:
                char.saved = True
                self.lose(char.id, char.hp + self.hp_max(char.id))
