"""Decks: draw, refill, shuffle (APO-5)."""

from __future__ import annotations

from typing import Any

from carteado.core.rng import Scripted
from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.flipping import Flipping
from carteado.games.apotheosis.frames import FrameKind


class Drawing(Flipping):
    """Cards that come out of a deck, and how it comes by new ones."""

    def draw_cards(self, who: int, number: int) -> None:
        """APO-5.3, 5.6: from an empty deck nothing; a draw of several goes on through a reshuffle."""
        seat = self.chars[who].seat
        drawn: list[int] = []
        for _ in range(number):
            self.refill(self.pile(seat))
            deck = self.decks[self.pile(seat)]
            if not deck:
                break
            id = deck[len(deck) - 1]
            self.to_inventory(id, who)
            drawn.append(id)
        if drawn:
            if self.events is not None:
                facts: dict[str, Any] = {"who": self.who_is(who), "count": len(drawn)}
                self.report_secret("drew", facts, {"cards": [self.named(id) for id in drawn]}, self.eyes(seat))
            self.refill(self.pile(seat))

    def refill(self, pile: int) -> None:
        """APO-5.5: the oldest half of the pile, or the deck is locked."""
        deck = self.decks[pile]
        if deck or self.locked[pile]:
            return
        discard = self.discards[pile]
        count = len(discard)
        if count < 2:
            self.locked[pile] = True
            return
        half = discard[: count // 2]
        self.discards[pile] = discard[count // 2 :]
        self.rng.shuffle(half)
        half.reverse()
        for id in half:
            self.stir(id, Zone.DISCARD)
            self.arrive(id, Zone.DECK)
            self.seen[id] = 0
        self.renumber(half)
        self.decks[pile] = half
        if self.events is not None:
            self.report("reshuffled", {"owner": None if pile == self.seats else pile, "count": len(half)})

    def shuffle_deck(self, pile: int) -> None:
        """The last card is the top, and a scripted order names the top first."""
        deck = self.decks[pile]
        for id in deck:
            self.seen[id] = 0
        self.rng.shuffle(deck)
        deck.reverse()
        self.renumber(deck)

    def renumber(self, deck: list[int]) -> None:
        """The cards keep their places under numbers dealt anew, so that nobody follows a copy (section 8.1)."""
        old = deck.copy()
        self.rng.mix(deck)
        cards = [self.cards[id] for id in old]
        moved: dict[int, int] = {}
        for place, id in enumerate(old):
            moved[id] = deck[place]
            self.cards[deck[place]] = cards[place]
        self.limits = {moved.get(key // 8, key // 8) * 8 + key % 8: used for key, used in self.limits.items()}
        for frame in self.effects + self.queue:
            if frame.kind == FrameKind.ACT:
                frame.source = moved.get(frame.source, frame.source)
        if isinstance(self.rng, Scripted):
            self.rng.orders = [[moved.get(id, id) for id in order] for order in self.rng.orders]

    def drawable(self, who: int) -> int:
        """How many cards a draw could give (5.6)."""
        pile = self.pile(self.chars[who].seat)
        total = len(self.decks[pile])
        discard = len(self.discards[pile])
        if discard >= 2 and not self.locked[pile]:
            total += discard // 2
        return total
