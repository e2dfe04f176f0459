"""The state of a game with cards in play: pieces, running effects and the queue of triggers.

All of it is data in the state, so it can be saved, loaded and cloned at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.core.event import Event
from carteado.core.rng import Rng
from carteado.core.state import Decision, State
from carteado.kit.cards import NOBODY, Block, Card, Trigger

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup
    from carteado.kit.flow import Question

NOTHING: Final[list[int]] = []


class Piece:
    """A card in play. A game subclasses it; `fired` is the bit mask of the triggers used up this turn."""

    def __init__(self, id: int, owner: int, zone: int, at: int, order: int) -> None:
        self.id = id
        self.owner = owner
        self.zone = zone
        self.at = at
        self.order = order
        self.damage = 0
        self.doomed = False
        self.fired = 0

    def copy(self) -> Piece:
        raise NotImplementedError


class News:
    """An event as triggers receive it: the card it is about (`it`), its cause (`by`), the seat that did it (`side`)."""

    def __init__(self, when: int, it: int, piece: Piece | None, by: int, side: int) -> None:
        self.when = when
        self.it = it
        self.piece = piece
        self.by = by
        self.side = side


class Effect:
    """A running or waiting effect: its position in its block, and the cards that its words refer to.

    Its lists are replaced, never changed in place, so copies share them, and all empty ones are the same list.
    """

    def __init__(self, source: int, player: int, block: Block, targets: list[int]) -> None:
        self.source = source
        self.player = player
        self.block = block
        self.targets = targets
        self.at = 0
        self.it = self.by = self.item = NOBODY
        self.order = self.index = 0
        self.kind = NOBODY

    def note_trigger(self, source: Piece, trigger: Trigger, news: News) -> None:
        """Note what the effect is about, and its place in the batch."""
        self.it = news.it
        self.by = news.by
        self.order = source.order
        self.index = trigger.index

    def copy_progress(self, twin: Effect) -> None:
        """Copy the fields of this class onto a new effect of the same block."""
        twin.at = self.at
        twin.it = self.it
        twin.by = self.by
        twin.item = self.item
        twin.order = self.order
        twin.index = self.index
        twin.kind = self.kind

    def copy(self) -> Effect:
        raise NotImplementedError


class CardState(State):
    """A state with cards in play. A game subclasses it and implements the hooks at its end.

    `cards` and `owners` seldom change: they are replaced, never changed in place, and clones share them.
    """

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.zones: list[int] = []
        self.pieces: list[Piece | None] = []
        self.in_play: list[int] = []
        self.static_sources: list[int] = []
        self.heard = self.counter = 0
        self.effects: list[Effect] = []
        self.queue: list[Effect] = []
        self.batch: list[Effect] = []
        self.reason = ""

    # Reporting

    def report(self, name: str, facts: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts))

    def report_secret(self, name: str, facts: dict[str, Any], secrets: dict[str, Any], knowers: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts, secrets, knowers))

    def named(self, id: int) -> dict[str, Any]:
        """Return the facts that name a card which everyone sees, for an event."""
        return {"id": id, "card": self.cards[id].id}

    # Copying

    def copy_table(self, twin: CardState) -> None:
        """Copy the fields of this class onto a new state of the same match. The batch is empty at every decision."""
        twin.cards = self.cards
        twin.owners = self.owners
        twin.zones = self.zones.copy()
        pieces = self.pieces.copy()
        for id in self.in_play:
            piece = pieces[id]
            if piece is not None:
                pieces[id] = piece.copy()
        twin.pieces = pieces
        twin.in_play = self.in_play.copy()
        twin.static_sources = self.static_sources.copy()
        twin.heard = self.heard
        twin.counter = self.counter
        if self.effects:
            twin.effects = [effect.copy() for effect in self.effects]
        if self.queue:
            twin.queue = [effect.copy() for effect in self.queue]
        twin.reason = self.reason

    def reindex(self) -> None:
        """Rebuild the mask of events that cards listen for, and the list of cards in play with statics."""
        for card in self.cards:
            self.heard |= card.hears
        self.static_sources = [id for id in self.in_play if self.cards[id].statics]

    # Cards and pieces

    def add_card(self, card: Card, owner: int, zone: int) -> int:
        """Add a new card and return its number."""
        self.cards = [*self.cards, card]
        self.owners = [*self.owners, owner]
        self.zones.append(zone)
        self.pieces.append(None)
        self.heard |= card.hears
        return len(self.cards) - 1

    def enter_play(self, id: int, zone: int, at: int) -> Piece:
        """Put the card into play with the next number of the play order."""
        self.counter += 1
        piece = self.new_piece(id, zone, at)
        self.pieces[id] = piece
        self.zones[id] = zone
        self.in_play.append(id)
        if self.cards[id].statics:
            self.static_sources.append(id)
        return piece

    def leave_play(self, piece: Piece) -> None:
        """Take the card out of play; its piece is dropped."""
        id = piece.id
        self.pieces[id] = None
        self.in_play.remove(id)
        if self.cards[id].statics and id in self.static_sources:
            self.static_sources.remove(id)

    # Triggers

    def tell(self, news: News) -> None:
        """Offer an event to every card in play that listens for its kind."""
        for id in self.in_play:
            if self.cards[id].hears >> news.when & 1:
                source = self.pieces[id]
                if source is not None:
                    self.hear(source, news)

    def hear(self, source: Piece, news: News) -> None:
        """Fire the matching triggers of one card; the `if` of a trigger is tested only now."""
        id = source.id
        for trigger in self.cards[id].triggers:
            if trigger.when != news.when or not trigger.who.hears(self, id, source.owner, news):
                continue
            condition = trigger.condition
            if condition is not None and not condition.holds(self, id, source.owner, None):
                continue
            if trigger.once:
                if source.fired >> trigger.index & 1:
                    continue
                source.fired |= 1 << trigger.index
            self.join_batch(self.triggered(source, trigger, news))

    def join_batch(self, effect: Effect) -> None:
        """Insert an effect: a batch is ordered by play order, the triggers of one card as printed."""
        batch = self.batch
        place = len(batch)
        while place > 0 and comes_before(effect, batch[place - 1]):
            place -= 1
        batch.insert(place, effect)

    def close_batch(self) -> None:
        """Move what was triggered together to the end of the queue."""
        if self.batch:
            self.queue.extend(self.batch)
            self.batch = []

    # Running

    def advance(self) -> None:
        """Run the rules until somebody must decide or the match is over."""
        while self.decision is None and not self.reason:
            if self.effects:
                self.go_on()
            elif self.queue:
                self.begin(self.queue.pop(0))
            else:
                self.step()

    def go_on(self) -> None:
        """Run one operation of the running effect and settle what follows from it, or finish the effect."""
        effect = self.effects[-1]
        ops = effect.block.ops
        at = effect.at
        if at == len(ops):
            self.end_block(effect)
            return
        effect.at = at + 1
        ops[at].run(self, effect)
        self.settle()
        self.close_batch()

    def end_block(self, effect: Effect) -> None:
        """Finish the running effect at the end of its block; a game with inner blocks continues around them."""
        self.effects.pop()
        self.finish(effect)

    # Hooks of a game

    def ask(self, question: Question) -> None:
        """Ask a question in the middle of the running effect, whose last operation gets the answer."""
        raise NotImplementedError

    def new_piece(self, id: int, zone: int, at: int) -> Piece:
        """Make the piece of a card that enters play."""
        raise NotImplementedError

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        """Make the effect of a trigger; its `order` and `index` give its place in the batch."""
        raise NotImplementedError

    def begin(self, effect: Effect) -> None:
        """Start a waiting effect."""
        raise NotImplementedError

    def finish(self, effect: Effect) -> None:
        """End an effect that has run all its operations."""
        raise NotImplementedError

    def settle(self) -> None:
        """Remove what must die."""
        raise NotImplementedError

    def step(self) -> None:
        """Do what the rules do next when no effect runs or waits."""
        raise NotImplementedError

    def creatures(self) -> list[Piece]:
        """Return every piece that selectors may select, in the order of their places."""
        raise NotImplementedError

    def picked(self, id: int) -> None:
        """Called when a card was drawn at random; a game may report it."""


def comes_before(a: Effect, b: Effect) -> bool:
    return a.order < b.order or (a.order == b.order and a.index < b.index)


def questions(kind: str, seats: int) -> list[Decision]:
    """Make one decision of this kind for each seat."""
    return [Decision(seat, kind) for seat in range(seats)]
