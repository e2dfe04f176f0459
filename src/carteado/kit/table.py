"""What a table of cards is made of: pieces in play, running effects, the queue of triggers and the chain.

They belong to one state and are data: they can be saved, loaded and cloned at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.core.event import Event
from carteado.core.rng import Rng
from carteado.core.state import State
from carteado.kit.cards import NOBODY, Block, Card, Trigger

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class Modifier:
    """A change that an effect left on a piece; never changed itself."""

    def __init__(self, changes: list[int], keywords: int, duration: int, player: int) -> None:
        self.changes = changes
        self.keywords = keywords
        self.duration = duration
        self.player = player


NO_MODIFIERS: Final[list[Modifier]] = []
NOTHING: Final[list[int]] = []


class Piece:
    """A card in play. Its list of modifiers is replaced, never changed in place: clones share it."""

    def __init__(self, id: int, owner: int, zone: int, at: int, order: int) -> None:
        self.id = id
        self.owner = owner
        self.zone = zone
        self.at = at
        self.order = order
        self.damage = 0
        self.exhausted = False
        self.stunned = False
        self.doomed = False
        self.bare = False
        self.fired = 0
        self.paid_mana = 0
        self.paid_hp = 0
        self.turn = 0
        self.last_atk = 0
        self.mods = NO_MODIFIERS

    def copy(self) -> Piece:
        twin = Piece(self.id, self.owner, self.zone, self.at, self.order)
        twin.damage = self.damage
        twin.exhausted = self.exhausted
        twin.stunned = self.stunned
        twin.doomed = self.doomed
        twin.bare = self.bare
        twin.fired = self.fired
        twin.paid_mana = self.paid_mana
        twin.paid_hp = self.paid_hp
        twin.turn = self.turn
        twin.mods = self.mods
        return twin


class News:
    """An event as triggers hear it: `it` and `by` its objects, `item` a place in the chain, `side` whose deed it is."""

    def __init__(self, when: int, it: int, piece: Piece | None, by: int, item: int, side: int, kind: int) -> None:
        self.when = when
        self.it = it
        self.piece = piece
        self.by = by
        self.item = item
        self.side = side
        self.kind = kind


class Effect:
    """An effect that runs or waits: where it stands in its block, and what its words stand for.

    Its lists are replaced, never changed in place: copies share them, and so do all effects where they are empty.
    """

    def __init__(self, source: int, player: int, block: Block, targets: list[int]) -> None:
        self.source = source
        self.player = player
        self.block = block
        self.targets = targets
        self.at = 0
        self.it = NOBODY
        self.by = NOBODY
        self.item = NOBODY
        self.order = 0
        self.index = 0
        self.kind = NOBODY
        self.killed = NOTHING

    def copy(self) -> Effect:
        twin = Effect(self.source, self.player, self.block, self.targets)
        twin.at = self.at
        twin.it = self.it
        twin.by = self.by
        twin.item = self.item
        twin.order = self.order
        twin.index = self.index
        twin.kind = self.kind
        twin.killed = self.killed
        return twin


class Item:
    """A link of the chain, or a declaration that is about to become one."""

    def __init__(self, kind: int, player: int, source: int, block: Block | None, targets: list[int]) -> None:
        self.kind = kind
        self.player = player
        self.source = source
        self.block = block
        self.targets = targets
        self.place = NOBODY
        self.blocker = NOBODY
        self.negated = False

    def copy(self) -> Item:
        twin = Item(self.kind, self.player, self.source, self.block, self.targets)
        twin.place = self.place
        twin.blocker = self.blocker
        twin.negated = self.negated
        return twin


class CardState(State):
    """A table of cards. A game subclasses it, says how its verbs work, and what comes next when nothing is waiting.

    Which cards there are and whose they are seldom changes: both lists are replaced then, and clones share them.
    """

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.zones: list[int] = []
        self.pieces: list[Piece | None] = []
        self.in_play: list[int] = []
        self.static_sources: list[int] = []
        self.heard = 0
        self.counter = 0
        self.effects: list[Effect] = []
        self.queue: list[Effect] = []
        self.batch: list[Effect] = []
        self.chain: list[Item] = []
        self.reason = ""

    # Reporting

    def report(self, name: str, facts: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts))

    def report_secret(self, name: str, facts: dict[str, Any], secrets: dict[str, Any], knowers: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts, secrets, knowers))

    def named(self, id: int) -> dict[str, Any]:
        """A card that everyone sees, as events tell it."""
        return {"id": id, "card": self.cards[id].id}

    # Copying

    def copy_table(self, twin: CardState) -> None:
        """All parts of this class, onto a state of the same match."""
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
        if self.chain:
            twin.chain = [item.copy() for item in self.chain]
        twin.reason = self.reason

    # Cards and pieces

    def add_card(self, card: Card, owner: int, zone: int) -> int:
        """A card that was not there before; returns its number."""
        self.cards = [*self.cards, card]
        self.owners = [*self.owners, owner]
        self.zones.append(zone)
        self.pieces.append(None)
        self.heard |= card.hears
        return len(self.cards) - 1

    def enter_play(self, id: int, zone: int, at: int) -> Piece:
        """The card takes the next number of the play order and is seen by all."""
        self.counter += 1
        piece = self.new_piece(id, zone, at)
        self.pieces[id] = piece
        self.zones[id] = zone
        self.in_play.append(id)
        if self.cards[id].statics:
            self.static_sources.append(id)
        return piece

    def new_piece(self, id: int, zone: int, at: int) -> Piece:
        """A card as it enters play; a game may have pieces of its own kind."""
        return Piece(id, self.owners[id], zone, at, self.counter)

    def leave_play(self, piece: Piece) -> None:
        """Everything about it is forgotten."""
        id = piece.id
        self.pieces[id] = None
        self.in_play.remove(id)
        if self.cards[id].statics:
            self.static_sources.remove(id)

    def bonus(self, piece: Piece, stat: int) -> int:
        """What modifiers and statics add to a stat of a piece; read anew each time."""
        total = 0
        for modifier in piece.mods:
            total += modifier.changes[stat]
        for id in self.static_sources:
            source = self.pieces[id]
            if source is None:
                continue
            for static in self.cards[id].statics:
                change = static.changes[stat]
                if change != 0 and static.reaches(self, source, piece):
                    total += change
        return total

    def keywords_of(self, piece: Piece) -> int:
        """The bits of all its keywords."""
        bits = self.own_keywords(piece)
        for modifier in piece.mods:
            bits |= modifier.keywords
        for id in self.static_sources:
            source = self.pieces[id]
            if source is None:
                continue
            for static in self.cards[id].statics:
                if static.keywords != 0 and static.reaches(self, source, piece):
                    bits |= static.keywords
        return bits

    def own_keywords(self, piece: Piece) -> int:
        """The printed keywords that it still has."""
        return self.cards[piece.id].keywords

    # Triggers

    def fire(self, when: int, it: int, piece: Piece | None, by: int, item: int, side: int, kind: int) -> None:
        """Something happened: every card in play whose trigger matches joins the batch."""
        if self.heard >> when & 1:
            self.tell(News(when, it, piece, by, item, side, kind))

    def tell(self, news: News) -> None:
        for id in self.in_play:
            if self.cards[id].hears >> news.when & 1:
                source = self.pieces[id]
                if source is not None:
                    self.hear(source, news)

    def hear(self, source: Piece, news: News) -> None:
        """The triggers of one card that match; their `if` is tested now and never again."""
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
            self.join_batch(source, trigger, news)

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        """The effect of a trigger; its `order` is that of the batch."""
        effect = Effect(source.id, source.owner, trigger.block, NOTHING)
        effect.it = news.it
        effect.by = news.by
        effect.item = news.item
        effect.order = source.order
        effect.index = trigger.index
        return effect

    def join_batch(self, source: Piece, trigger: Trigger, news: News) -> None:
        """A batch is ordered by play order, the triggers of one card as printed."""
        effect = self.triggered(source, trigger, news)
        batch = self.batch
        place = len(batch)
        while place > 0 and comes_before(effect, batch[place - 1]):
            place -= 1
        batch.insert(place, effect)

    def close_batch(self) -> None:
        """What was triggered together joins the end of its queue."""
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
        """One operation of the running effect, with all that follows from it at once; or its end."""
        effect = self.effects[-1]
        ops = effect.block.ops
        at = effect.at
        if at == len(ops):
            self.effects.pop()
            self.finish(effect)
            return
        effect.at = at + 1
        ops[at].run(self, effect)
        self.settle()
        self.close_batch()

    def begin(self, effect: Effect) -> None:
        """A waiting effect starts to run."""
        self.effects.append(effect)

    def finish(self, effect: Effect) -> None:
        """An effect has run to its end."""
        raise NotImplementedError

    def settle(self) -> None:
        """What dies, dies."""
        raise NotImplementedError

    def step(self) -> None:
        """Nothing waits: what the rules do next."""
        raise NotImplementedError

    # What the words of the kit need of a game

    def picked(self, id: int) -> None:
        """Chance has picked a card; a game may tell it."""

    def creatures(self) -> list[Piece]:
        """All creatures in play, in the order of their places."""
        raise NotImplementedError

    def damage(self, e: Effect, amount: int, to: list[int]) -> None:
        raise NotImplementedError

    def heal(self, amount: int, to: list[int]) -> None:
        raise NotImplementedError

    def lose_hp(self, amount: int, who: list[int]) -> None:
        raise NotImplementedError

    def destroy(self, what: list[int]) -> None:
        raise NotImplementedError

    def modify(self, modifier: Modifier, to: list[int]) -> None:
        raise NotImplementedError

    def exhaust(self, what: list[int]) -> None:
        raise NotImplementedError

    def ready(self, what: list[int]) -> None:
        raise NotImplementedError

    def give_back(self, what: list[int]) -> None:
        """To their owners' hands."""
        raise NotImplementedError

    def draw(self, player: int, amount: int, type: int) -> None:
        raise NotImplementedError

    def discard(self, player: int, amount: int) -> None:
        raise NotImplementedError

    def mill(self, player: int, amount: int) -> None:
        raise NotImplementedError

    def negate(self, item: int) -> None:
        raise NotImplementedError


def comes_before(a: Effect, b: Effect) -> bool:
    return a.order < b.order or (a.order == b.order and a.index < b.index)
