"""The course of a battle: setup, rounds and turns (APO-6, 7)."""

from __future__ import annotations

from typing import Final

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.apotheosis import hiding, judging
from carteado.games.apotheosis.asking import DECISIONS
from carteado.games.apotheosis.board import ACTION_LIMIT, MASTER, Do, Kind, Life, Mode, Step, Zone
from carteado.games.apotheosis.ending import Ending
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, FrameKind, Roll, Run, Test, Window
from carteado.games.apotheosis.terms import Doing, Scan, Stat, Until, Watch, What, When
from carteado.kit.cards import NOBODY

ENCOUNTER_LIMIT: Final = 12


class ApoState(Ending):
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

    def worth(self, seat: int) -> float:
        return judging.worth(self, seat)

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome([score / 2 for score in self.result], self.reason, {"rounds": self.round})

    # Running

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

    # Setup (APO-6.4)

    def start(self) -> None:
        """Decks lie shuffled and pieces stand: opening hands, then the mulligan."""
        self.step_now = Step.MULLIGAN
        for seat in range(self.seats):
            self.draw_cards(seat, self.config.opening_hand)
        self.asking = 0 if self.config.mulligan else self.seats
        self.advance()

    def mulligan(self, seat: int) -> Ask:
        ask = Ask(What.MULLIGAN, seat, sorted(self.inventories[seat]))
        ask.picked = self.aside[seat]
        ask.most = len(ask.pool)
        return ask

    def mulligan_options(self, seat: int) -> list[Action]:
        return self.answers(self.mulligan(seat))

    def choose_mulligan(self, seat: int, action: Action) -> None:
        if action[0] == Do.PICK:
            self.aside[seat].append(action[1])
            if self.open_cards(self.mulligan(seat)):
                return
        aside = self.aside[seat]
        self.aside[seat] = []
        self.asking += 1
        if self.events is not None:
            self.report("mulliganed", {"seat": seat, "count": len(aside)})
        for id in aside:
            self.leave(id)
            self.arrive(id, Zone.DECK)
            self.holders[id] = NOBODY
            self.decks[seat].append(id)
        if aside:
            self.shuffle_deck(seat)
            self.draw_cards(seat, len(aside))

    def preparation_options(self, seat: int) -> list[Action]:
        kept: list[int] = []
        for id in sorted(self.inventories[seat]):
            if not self.has_twin(id, kept, len(kept)) and self.placeable(id, seat):
                kept.append(id)
        return [*[(Do.PICK, id) for id in kept], (Do.DONE,)]

    def choose_preparation(self, seat: int, action: Action) -> None:
        if action[0] == Do.PICK:
            self.prepared += 1
            self.undertake(Doing.PLACE, self.chars[seat], action[1])
        else:
            self.asking += 1
            self.prepared = 0

    # The course of rounds and turns (APO-7)

    def go(self, step: int) -> None:
        self.step_now = step
        self.opened = False
        if self.watch & Watch.TIME:
            self.dirty = True

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

    def phase(self, when: int, then: int) -> None:
        """A window of this step's timing, then the next step."""
        if self.opened:
            self.go(then)
            return
        self.opened = True
        self.activations = 0
        self.open_window(when, NOBODY, NOBODY)

    def mulligan_step(self) -> None:
        if self.asking < self.seats:
            self.decision = DECISIONS[What.MULLIGAN][self.asking]
        else:
            self.asking = 0
            self.prepared = 0
            self.stamp += 1
            self.go(Step.PREPARE)

    def preparation_step(self) -> None:
        if self.asking >= self.seats:
            self.begin_battle()
        elif self.prepared >= self.config.preparation or len(self.preparation_options(self.asking)) == 1:
            self.asking += 1
            self.prepared = 0
        else:
            self.decision = DECISIONS[What.PREPARE][self.asking]

    def begin_battle(self) -> None:
        """(5) and (6) of APO-6.4."""
        for char in self.chars:
            if char.kind != Kind.OBJECT:
                char.hp = self.hp_max(char.id)
                char.debt = 0
        self.stamp += 1
        self.go(Step.BATTLE)
        self.unsettled = True

    def round_step(self) -> None:
        """RD1."""
        if not self.opened:
            self.round += 1
            self.stamp += 1
            self.active = NOBODY
            for char in self.chars:
                char.had_turn = False
            if self.events is not None:
                self.report("round", {"round": self.round})
        self.phase(When.START_OF_ROUND, Step.MASTER)

    def master_step(self) -> None:
        """RD1 of an encounter: the Master's Hand after other effects."""
        self.stamp += 1
        self.asking = 0
        self.go(Step.RECOMPOSITION)
        if self.mode == Mode.ENCOUNTER:
            self.play_master_hand()

    def recomposition_step(self) -> None:
        """RD2, in seat order."""
        if self.asking >= self.seats:
            self.stamp += 1
            self.go(Step.ORDER)
            return
        hero = self.chars[self.asking]
        self.asking += 1
        if hero.life == Life.ALIVE:
            self.undertake(Doing.RECOMPOSE, hero, NOBODY)

    def order_step(self) -> None:
        """RD3: waves, then everybody by PER, ties by dice (APO-7.2)."""
        if self.waves:
            self.enter_waves()
        living = [char.id for char in self.chars if self.acts(char)]
        self.turn_order = self.ranked(living)
        self.order_at = 0
        if self.events is not None:
            self.report("order", {"order": [self.who_is(who) for who in self.turn_order]})
        self.go(Step.NEXT)

    def ranked(self, who: list[int]) -> list[int]:
        levels: list[int] = []
        for id in who:
            value = self.attribute(id, Stat.PER)
            if value not in levels:
                levels.append(value)
        levels.sort(reverse=True)
        found: list[int] = []
        for level in levels:
            found += self.break_tie([id for id in who if self.attribute(id, Stat.PER) == level])
        return found

    def break_tie(self, tied: list[int]) -> list[int]:
        """1d6 each, higher first, rolling remaining ties again."""
        if len(tied) < 2:
            return tied
        faces = [self.throw() for _ in tied]
        if self.events is not None:
            for place in range(len(tied)):
                self.report("rolled", {"who": self.who_is(tied[place]), "faces": [faces[place]]})
        found: list[int] = []
        for face in range(6, 0, -1):
            group = [tied[place] for place in range(len(tied)) if faces[place] == face]
            found += self.break_tie(group)
        return found

    def next_step(self) -> None:
        while self.order_at < len(self.turn_order):
            who = self.turn_order[self.order_at]
            self.order_at += 1
            if self.acts(self.chars[who]) and not self.chars[who].had_turn:
                self.active = who
                self.go(Step.TURN)
                return
        self.active = NOBODY
        self.go(Step.ROUND_END)

    def turn_step(self) -> None:
        """T1: durations, then the upkeep of an awake Entity."""
        char = self.chars[self.active]
        if self.opened:
            self.go(Step.RECEIVE)
            return
        self.opened = True
        self.stamp += 1
        self.acted = False
        self.actions = 0
        self.activations = 0
        self.closing = False
        self.after_action = False
        char.had_turn = True
        if self.events is not None:
            self.report("turn", {"who": self.who_is(char.id)})
        self.expire(Until.START, char.id)
        entity = self.entity_of(char.id) if char.kind == Kind.HERO else NOBODY
        if entity >= 0 and not self.concealed[entity]:
            self.undertake(Doing.UPKEEP, char, entity)

    def receive_step(self) -> None:
        """T2 and T3."""
        char = self.chars[self.active]
        if not self.opened:
            self.opened = True
            agility = self.attribute(char.id, Stat.AGI)
            char.ap = max(0, agility - char.debt)
            char.debt = max(0, char.debt - agility)
            if char.kind == Kind.HERO:
                self.step_now = Step.START
                self.draw_cards(char.id, self.config.draw)
        self.go(Step.START)

    def main_step(self) -> None:
        """T5: asked until the turn is ended (APO-7.5 to 7.8, 28.5)."""
        char = self.chars[self.active]
        if self.after_action:
            self.after_action = False
            self.open_window(When.ANY_TURN, NOBODY, NOBODY)
        elif not self.acts(char) or self.closing or self.actions >= ACTION_LIMIT:
            self.go(Step.END)
        elif char.seat == MASTER:
            if not self.master_turn():
                self.go(Step.END)
        else:
            self.decision = DECISIONS[What.MAIN][char.seat]

    def close_step(self) -> None:
        """T7."""
        char = self.chars[self.active]
        char.ap = 0
        self.expire(Until.TURN, NOBODY)
        self.expire(Until.END, char.id)
        for id in range(len(self.cards)):
            if self.shown[id]:
                self.hide_inventory(id)
        self.go(Step.NEXT)

    def round_end_step(self) -> None:
        if not self.opened:
            self.stamp += 1
        self.phase(When.END_OF_ROUND, Step.EXPIRE)

    def expire_step(self) -> None:
        """RD5: what lasts this round is over; so is what waits for a turn of the dead (5.5)."""
        self.expire(Until.ROUND, NOBODY)
        kept = [mod for mod in self.mods if not (Until.START <= mod.until <= Until.END and not self.alive(mod.of))]
        if len(kept) < len(self.mods):
            self.mods = kept
            self.dirty = True
        self.unsettled = True
        limit = ENCOUNTER_LIMIT if self.mode == Mode.ENCOUNTER else self.config.round_limit
        if self.round < limit:
            self.go(Step.ROUND)
        elif self.mode == Mode.ENCOUNTER:
            self.finish_battle([0] * self.seats, "lost")
        else:
            self.end_by_limit()
