"""The state of a battle: the table as data. Its methods delegate to the modules of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome, State
from carteado.games.naipes import hidden, judgement
from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import EMPTY, NO_RULERS, NOBODY, SIDE, Flags, Slot
from carteado.games.naipes.rules import changes, decisions, scoring

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class NaipesState(State):
    """Both sides of the battle, at the next decision or over.

    Lists of two are indexed by seat, lists of ten by `seat * 5 + slot`; hands are kept sorted.
    """

    def __init__(self, game: Game, setup: Setup, rng: Rng, flags: Flags) -> None:
        super().__init__(game, setup, rng)
        self.flags = flags
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.slots: list[Slot] = []
        self.commanders: list[int] = []
        self.rulers: list[int] = []
        self.used: list[bool] = []
        self.dealt: list[int] = NO_RULERS
        self.active = self.turn = self.main = self.add = 0
        self.bought = self.joker_active = self.acted = False
        self.final_seat: int = NOBODY
        self.question: int = Ask.RULER_CHOICE
        self.pile = 0
        self.moved: int = NOBODY
        self.over = False

    def clear(self) -> None:
        """Empty both sides."""
        self.hands = [[], []]
        self.slots = [EMPTY] * (2 * SIDE)
        self.commanders = [0] * (2 * SIDE)
        self.rulers = [NOBODY, NOBODY]
        self.used = [False, False]

    def copy(self) -> State:
        """Copy the state; copies share slots and dealt rulers, which are never changed in place."""
        twin = NaipesState(self.game, self.setup, self.rng.copy(), self.flags)
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.slots = self.slots.copy()
        twin.commanders = self.commanders.copy()
        twin.rulers = self.rulers.copy()
        twin.used = self.used.copy()
        twin.dealt = self.dealt
        twin.active = self.active
        twin.turn = self.turn
        twin.main = self.main
        twin.add = self.add
        twin.bought = self.bought
        twin.joker_active = self.joker_active
        twin.acted = self.acted
        twin.final_seat = self.final_seat
        twin.question = self.question
        twin.pile = self.pile
        twin.moved = self.moved
        twin.over = self.over
        return twin

    def reindex(self) -> None:
        """Derive the decision from the question and the active seat."""
        changes.ask(self, self.question)
        if self.over:
            self.decision = None

    # The contract of a state

    def find_legal(self) -> list[Action]:
        return decisions.find_legal(self)

    def perform(self, action: Action) -> None:
        decisions.perform(self, action)

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def outcome(self) -> Outcome | None:
        return scoring.outcome_of(self) if self.over else None

    def whose_turn(self) -> int | None:
        return self.active if self.turn > 0 else None

    def worth(self, seat: int) -> float:
        return judgement.worth(self, seat)
