"""The state of a siege: the table as data. Its methods delegate to the modules of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome, State
from carteado.games.siege import hidden, judgement
from carteado.games.siege.actions import ACT
from carteado.games.siege.board import MAX_TREBUCHETS, QUIET, TOP, Flags, Place, Section
from carteado.games.siege.rules import choices, deeds, ending

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class SiegeState(State):
    """A siege at the player's next action, or over."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, flags: Flags, sections: list[list[Section]]) -> None:
        super().__init__(game, setup, rng)
        self.flags = flags
        self.sections = sections
        self.day = 1
        self.deck: list[int] = []
        self.played: list[int] = []
        self.card = 0
        self.section = QUIET
        self.units = [flags.enemy_start, flags.enemy_start, flags.enemy_start]
        self.trebuchets = MAX_TREBUCHETS
        self.tracks = [TOP, TOP, TOP]
        self.soldiers: int = Place.CASTLE
        self.carried = self.ap = 0
        self.boiled = self.free_moved = self.entered = self.just_entered = self.extra_used = self.ap_spent = False
        self.turns = 0
        self.reason = ""

    def copy(self) -> State:
        twin = SiegeState(self.game, self.setup, self.rng.copy(), self.flags, self.sections)
        twin.day = self.day
        twin.deck = self.deck.copy()
        twin.played = self.played.copy()
        twin.card = self.card
        twin.section = self.section
        twin.units = self.units.copy()
        twin.trebuchets = self.trebuchets
        twin.tracks = self.tracks.copy()
        twin.soldiers = self.soldiers
        twin.carried = self.carried
        twin.ap = self.ap
        twin.boiled = self.boiled
        twin.free_moved = self.free_moved
        twin.entered = self.entered
        twin.just_entered = self.just_entered
        twin.extra_used = self.extra_used
        twin.ap_spent = self.ap_spent
        twin.turns = self.turns
        twin.reason = self.reason
        return twin

    def reindex(self) -> None:
        """Derive the section in force from card and day, and the decision from whether the siege is over."""
        if self.card:
            self.section = self.sections[self.card][self.day]
        self.decision = None if self.reason else ACT

    # The contract of a state

    def find_legal(self) -> list[Action]:
        return choices.find_legal(self)

    def perform(self, action: Action) -> None:
        deeds.perform(self, action)

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden.deal_hidden(self, rng)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def worth(self, seat: int) -> float:
        return judgement.worth(self)
