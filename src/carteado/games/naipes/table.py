"""The table of naipes: every zone of both seats, and the atoms that change one thing and report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.core.event import Event
from carteado.core.rng import Rng
from carteado.core.state import State
from carteado.games.naipes.actions import DECISIONS, QUESTIONS, Ask
from carteado.games.naipes.board import EMPTY, NOBODY, SIDE, SLOTS, Cost, Flags, Slot
from carteado.games.naipes.cards import CARD_NAMES, NO_CARD, Unit

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup

NO_RULERS: Final[list[int]] = []


class Table(State):
    """Both sides of the battle. Lists of two go by seat, lists of ten by `seat * 5 + slot`; hands are kept sorted."""

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
        self.active = 0
        self.turn = 0
        self.main = 0
        self.add = 0
        self.bought = False
        self.joker_active = False
        self.acted = False
        self.final_seat: int = NOBODY
        self.question: int = Ask.RULER_CHOICE
        self.pile = 0
        self.moved: int = NOBODY
        self.over = False

    def clear(self) -> None:
        """Two empty sides."""
        self.hands = [[], []]
        self.slots = [EMPTY] * (2 * SIDE)
        self.commanders = [0] * (2 * SIDE)
        self.rulers = [NOBODY, NOBODY]
        self.used = [False, False]

    def copy_onto(self, twin: Table) -> None:
        """Slots and dealt rulers are never changed in place, so clones share them."""
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

    # Questions

    def ask(self, question: int) -> None:
        """Every question is the active seat's (NAIPES-3.4)."""
        self.question = question
        self.decision = DECISIONS[self.active * QUESTIONS + question]

    def resume(self) -> None:
        """An effect is over, and the action phase goes on."""
        self.pile = 0
        self.moved = NOBODY
        self.ask(Ask.ACTION)

    # Cards

    def hold(self, card: int) -> None:
        """Into the active seat's hand."""
        hand = self.hands[self.active]
        hand.append(card)
        hand.sort()

    def draw(self) -> None:
        card = self.deck.pop(0)
        self.hold(card)
        if self.events is not None:
            self.report("drew", {}, {"card": CARD_NAMES[card]})
        self.check_deck()

    def check_deck(self) -> None:
        """The moment the deck is empty the other seat is granted the final turn (NAIPES-7.1)."""
        if not self.deck and self.final_seat == NOBODY:
            self.final_seat = 1 - self.active
            if self.events is not None:
                self.report("emptied", {"final_seat": self.final_seat})

    def shuffle_deck(self) -> None:
        if self.deck:
            self.rng.shuffle(self.deck)
            if self.events is not None:
                self.report("shuffled", {})

    def throw(self, unit: Unit) -> None:
        """A forged unit falls apart in the discard pile (NAIPES-5.4)."""
        self.discard.append(unit.first)
        if unit.second != NO_CARD:
            self.discard.append(unit.second)

    def turn_up(self, seat: int) -> None:
        """All face-down units of a seat (NAIPES-3.1, 7.4)."""
        for place in range(SIDE):
            slot = self.slots[seat * SIDE + place]
            if slot.frozen:
                self.slots[seat * SIDE + place] = slot.turned_up()
                if self.events is not None:
                    cards = named(slot.units[0].cards())
                    self.events.append(Event("turned_up", {"seat": seat, "slot": SLOTS[place], "cards": cards}))

    # Actions left

    def pay(self, cost: int) -> None:
        if cost == Cost.MAIN:
            self.main -= 1
        elif cost == Cost.ADDITIONAL:
            self.add -= 1

    # Reports

    def report(self, event: str, facts: dict[str, Any], secrets: dict[str, Any] | None = None) -> None:
        """What the active seat did; the secrets are for that seat alone (NAIPES-8.5)."""
        if self.events is not None:
            self.events.append(Event(event, {"seat": self.active, **facts}, secrets, 1 << self.active))

    def report_look(self, pile: str, count: int) -> None:
        """Looking is logged for both, without contents (NAIPES-8.5)."""
        if self.events is not None:
            self.report("looked", {"pile": pile, "count": count})


def named(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
