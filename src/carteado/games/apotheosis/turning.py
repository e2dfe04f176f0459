"""The course of rounds and turns (APO-7)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import DECISIONS
from carteado.games.apotheosis.board import ACTION_LIMIT, MASTER, Kind, Life, Mode, Step
from carteado.games.apotheosis.ending import Ending
from carteado.games.apotheosis.language.terms import Stat, Until, Watch, When
from carteado.games.apotheosis.questions import Doing, What
from carteado.kit.cards import NOBODY

ENCOUNTER_LIMIT: Final = 12


class Turning(Ending):
    """The steps of a round and of a turn, each with what it does and what follows."""

    def go(self, step: int) -> None:
        self.step_now = step
        self.opened = False
        if self.watch & Watch.TIME:
            self.dirty = True

    def phase(self, when: int, then: int) -> None:
        """A window of this step's timing, then the next step."""
        if self.opened:
            self.go(then)
            return
        self.opened = True
        self.activations = 0
        self.open_window(when, NOBODY, NOBODY)

    # Rounds (APO-7.1, 7.2)

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

    # Turns (APO-7.3 to 7.8)

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
        for id, shown in enumerate(self.shown):
            if shown:
                self.hide_inventory(id)
        self.go(Step.NEXT)
