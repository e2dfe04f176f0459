"""The rules of Battle of the Suits: the deal, the turn, the actions, and the end."""

from __future__ import annotations

from carteado.core.event import Event
from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.naipes.actions import (
    BUY,
    CHOOSE_RULER,
    COMMANDER,
    CONVERT,
    GOVERNOR,
    PASS,
    PASS_AND_DRAW,
    Ask,
    Do,
)
from carteado.games.naipes.board import HAND, NOBODY, RULER_CARDS, RULERS
from carteado.games.naipes.cards import CARD_NAMES, DECK, is_ace
from carteado.games.naipes.hidden import deal_hidden
from carteado.games.naipes.judgement import worth
from carteado.games.naipes.plays import find_hand_plays, play_from_hand
from carteado.games.naipes.powers import answer, find_answers, may_use_ruler, play_commander, use_ruler
from carteado.games.naipes.scoring import outcome_of
from carteado.games.naipes.table import NO_RULERS, Table, named


class NaipesState(Table):
    """A battle at its next decision."""

    def copy(self) -> NaipesState:
        twin = NaipesState(self.game, self.setup, self.rng.copy(), self.flags)
        self.copy_onto(twin)
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        deal_hidden(self, NOBODY if seat is None else seat, rng)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over else None

    def whose_turn(self) -> int | None:
        return self.active if self.turn > 0 else None

    def worth(self, seat: int) -> float:
        return worth(self, seat)

    # Setup (NAIPES 2.2)

    def deal_rulers(self) -> None:
        """Two to each seat, from one pack or from a pile of its own (NAIPES-2.1, `governor_deal`)."""
        self.deck = list(range(DECK))
        if self.flags.two_piles:
            self.dealt = self.top_of([0, 1, 2, 3], 2) + self.top_of([0, 1, 2, 3], 2)
        else:
            self.dealt = self.top_of(RULER_CARDS.copy(), 4)
        self.ask(Ask.RULER_CHOICE)

    def top_of(self, rulers: list[int], count: int) -> list[int]:
        self.rng.shuffle(rulers)
        return rulers[:count]

    def choose_ruler(self, ruler: int) -> None:
        """Seat 0, then seat 1, neither seeing the other's choice (NAIPES-2.2)."""
        self.rulers[self.active] = ruler
        if self.events is not None:
            self.report("chose", {}, {"ruler": RULERS[ruler]})
        if self.active == 0:
            self.active = 1
            self.ask(Ask.RULER_CHOICE)
        else:
            self.deal_hands()

    def deal_hands(self) -> None:
        """Both rulers are shown, the deck is dealt, and somebody starts (NAIPES-2.2 to 2.5)."""
        if self.events is not None:
            self.events.append(Event("revealed", {"rulers": [RULERS[ruler] for ruler in self.rulers]}))
        self.dealt = NO_RULERS
        self.rng.shuffle(self.deck)
        for seat in (0, 1):
            self.deal_hand(seat)
        first = self.flags.first_player
        self.active = self.rng.below(2) if first == NOBODY else first
        self.turn = 1
        self.start_turn()

    def deal_hand(self, seat: int) -> None:
        hand = self.deck[:HAND]
        hand.sort()
        self.hands[seat] = hand
        self.deck = self.deck[HAND:]
        if self.events is not None:
            self.events.append(Event("dealt", {"seat": seat, "count": HAND}, {"cards": named(hand)}, 1 << seat))

    # The turn (NAIPES 2.3)

    def start_turn(self) -> None:
        """NAIPES-3.1."""
        if self.events is not None:
            self.report("began", {"turn": self.turn})
        self.turn_up(self.active)
        if self.deck:
            self.draw()
        self.main = 1
        self.add = 2
        self.bought = False
        self.joker_active = False
        self.acted = False
        self.ask(Ask.ACTION)

    def end_turn(self) -> None:
        """The other seat's turn, or the end after the final one (NAIPES-3.5, 7.2)."""
        if self.active == self.final_seat:
            self.finish()
        else:
            self.active = 1 - self.active
            self.turn += 1
            self.start_turn()

    def finish(self) -> None:
        """What lies face down is turned up and counts (NAIPES-7.4)."""
        self.turn_up(0)
        self.turn_up(1)
        self.over = True
        self.decision = None
        if self.events is not None:
            outcome = outcome_of(self)
            self.events.append(Event("ended", {"reason": outcome.reason, **outcome.facts}))

    # What may be done

    def find_legal(self) -> list[Action]:
        question = self.question
        if question == Ask.ACTION:
            return self.find_actions()
        if question == Ask.RULER_CHOICE:
            return self.find_choices()
        return find_answers(self)

    def find_choices(self) -> list[Action]:
        """Two equal rulers are one choice (NAIPES-2.2)."""
        first, second = sorted(self.dealt[2 * self.active : 2 * self.active + 2])
        return [CHOOSE_RULER[first]] if first == second else [CHOOSE_RULER[first], CHOOSE_RULER[second]]

    def find_actions(self) -> list[Action]:
        """The action phase, in the order of NAIPES-9.1."""
        out: list[Action] = []
        hand = self.hands[self.active]
        if self.main > 0 or self.add > 0:
            out = find_hand_plays(self)
        if self.add > 0:
            for card in hand:
                if is_ace(card):
                    out.append(COMMANDER[card])
        if may_use_ruler(self):
            out.append(GOVERNOR)
        if self.add >= 2 and not self.bought and self.deck:
            for card in hand:
                out.append(BUY[card])
        if self.main > 0:
            out.append(CONVERT)
        if self.flags.pass_and_draw and not self.acted and self.deck:
            out.append(PASS_AND_DRAW)
        out.append(PASS)
        return out

    # What is done

    def perform(self, action: Action) -> None:
        question = self.question
        if question == Ask.ACTION:
            self.act(action)
        elif question == Ask.RULER_CHOICE:
            self.choose_ruler(action[1])
        else:
            answer(self, action)

    def act(self, action: Action) -> None:
        kind = action[0]
        self.acted = True
        if kind <= Do.SUBSTITUTE:
            play_from_hand(self, action)
        elif kind == Do.COMMANDER:
            play_commander(self, action[1])
        elif kind == Do.GOVERNOR:
            use_ruler(self)
        elif kind == Do.BUY:
            self.buy(action[1])
        elif kind == Do.CONVERT:
            self.convert()
        else:
            self.pass_turn(kind == Do.PASS_AND_DRAW)

    def buy(self, card: int) -> None:
        """The discard comes before the draw, and only its owner sees it (NAIPES-6.3)."""
        self.add -= 2
        self.bought = True
        self.hands[self.active].remove(card)
        self.discard.append(card)
        if self.events is not None:
            self.report("bought", {"cost": "two_additional"}, {"card": CARD_NAMES[card]})
        self.draw()

    def convert(self) -> None:
        """NAIPES-6.4."""
        self.main = 0
        self.add += 1
        if self.events is not None:
            self.report("converted", {"cost": "main"})

    def pass_turn(self, draws: bool) -> None:
        """NAIPES-6.5, 6.6."""
        if self.events is not None:
            self.report("passed", {"draws": draws})
        if draws:
            self.draw()
        self.end_turn()
