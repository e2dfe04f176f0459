"""The table and its rules, each by its number in the rulebook."""

from __future__ import annotations

from typing import Any

from carteado.core.event import Event
from carteado.core.game import Game, Setup
from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, Outcome, State

SEATS = 2
CARDS = range(1, 13)
LOWEST, HIGHEST = CARDS[0], CARDS[-1]
ASKED = [Decision(seat, "play") for seat in range(SEATS)]


def beats(card: int, other: int) -> bool:
    """Whether a card takes the round against another (NEWGAME-3.2)."""
    if {card, other} == {LOWEST, HIGHEST}:
        return card == LOWEST
    return card > other


class NewgameState(State):
    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.leader = 0
        self.led = 0  # the card that was led and not answered yet; 0: none
        self.played: list[int] = []  # the cards of earlier rounds
        self.taken = [0] * SEATS

    def deal(self) -> None:
        """Deal the hands and let chance name the leader (NEWGAME-2.1, NEWGAME-2.2)."""
        pack = list(CARDS)
        self.rng.shuffle(pack)
        size = int(self.setup.options["hand"])
        for seat in range(SEATS):
            self.hands[seat] = sorted(pack[seat * size : (seat + 1) * size])
        self.lead(self.rng.below(SEATS))
        self.report("dealt", {"leader": self.leader})

    def lead(self, seat: int) -> None:
        self.leader, self.led = seat, 0
        self.decision = ASKED[seat]

    def report(self, kind: str, facts: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts))

    def find_legal(self) -> list[Action]:
        assert self.decision is not None
        return [(0, CARDS.index(card)) for card in self.hands[self.decision.seat]]

    def perform(self, action: Action) -> None:
        assert self.decision is not None
        seat, card = self.decision.seat, CARDS[action[1]]
        self.hands[seat].remove(card)
        self.report("played", {"seat": seat, "card": card})
        if self.led:
            self.take_round(seat if beats(card, self.led) else self.leader, card)
        else:
            self.led = card
            self.decision = ASKED[1 - seat]

    def take_round(self, winner: int, answer: int) -> None:
        """The better card takes the round, and leads the next one if there is one (NEWGAME-3.2, NEWGAME-4.1)."""
        self.taken[winner] += 1
        self.played = sorted([*self.played, self.led, answer])
        self.report("took", {"seat": winner})
        self.lead(winner)
        if not self.hands[winner]:
            self.decision = None

    def copy(self) -> NewgameState:
        twin = NewgameState(self.game, self.setup, self.rng.copy())
        twin.hands = [hand.copy() for hand in self.hands]
        twin.leader, twin.led = self.leader, self.led
        twin.played, twin.taken = self.played.copy(), self.taken.copy()
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """Deal the other hands anew from the cards that this seat has not seen."""
        seen = {*self.played, self.led, *(self.hands[seat] if seat is not None else ())}
        unknown = [card for card in CARDS if card not in seen]
        rng.mix(unknown)
        for other in range(SEATS):
            if other != seat:
                size = len(self.hands[other])
                self.hands[other] = sorted(unknown[:size])
                del unknown[:size]

    def outcome(self) -> Outcome | None:
        if self.decision is not None:
            return None
        best = max(self.taken)
        winners = self.taken.count(best)
        return Outcome([1 / winners if one == best else 0.0 for one in self.taken], "rounds", {"taken": [*self.taken]})

    def whose_turn(self) -> int | None:
        return None if self.decision is None else self.decision.seat

    def worth(self, seat: int) -> float:
        """The rounds taken, ours against theirs."""
        left = len(self.hands[self.leader]) + bool(self.led)
        ahead = self.taken[seat] - self.taken[1 - seat]
        return 0.5 + 0.5 * ahead / max(1, sum(self.taken) + left)
