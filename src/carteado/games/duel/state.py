"""The state of a duel: the table as data. Its methods delegate to the modules of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome, State
from carteado.games.duel import hidden, judgement
from carteado.games.duel.actions import CONCEDE
from carteado.games.duel.board import EVENTS, SLOTS, Config, Trait, Zone, player_of
from carteado.games.duel.language.printed import Catalog, DuelBlock, DuelCard
from carteado.games.duel.pieces import (
    Chain,
    Clock,
    Declaration,
    DuelEffect,
    DuelNews,
    DuelPiece,
    History,
    Player,
    Promise,
    new_player,
)
from carteado.games.duel.rules import creatures, damage, decisions, ending, promises, questions, steps, triggers
from carteado.kit.cards import NOBODY, Card, Trigger
from carteado.kit.flow import Question
from carteado.kit.table import NOTHING, CardState, Effect, News, Piece

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup

NO_PROMISES: Final[list[Promise]] = []


class DuelState(CardState):
    """A duel, at a decision or over.

    `slots` holds the creature of each slot, `seen` the seats that know each card, `last` its last place in play.
    `promises` is replaced, never changed in place: clones share it.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        rng: Rng,
        config: Config,
        catalog: Catalog,
        clock: Clock,
        chain: Chain,
        players: list[Player],
    ) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.clock = clock
        self.chain = chain
        self.players = players
        self.winner = NOBODY
        self.resolved = 0
        self.unsettled = False
        self.declaring: Declaration | None = None
        self.asking: Question | None = None
        self.history: History | None = None
        self.promises: list[Promise] = NO_PROMISES
        self.trap_queue: list[DuelEffect] = []
        self.seen: list[int] = []
        self.last: list[int] = []
        self.slots: list[int] = [NOBODY] * SLOTS

    def copy(self) -> State:
        players = [self.players[0].copy(), self.players[1].copy()]
        rng = self.rng.copy()
        twin = DuelState(
            self.game, self.setup, rng, self.config, self.catalog, self.clock.copy(), self.chain.copy(), players
        )
        self.copy_table(twin)
        twin.winner = self.winner
        twin.resolved = self.resolved
        twin.unsettled = self.unsettled
        twin.declaring = self.declaring
        twin.asking = self.asking
        history = self.history
        if history is not None:
            twin.history = history.copy()
        twin.promises = self.promises
        if self.trap_queue:
            twin.trap_queue = [effect.copy() for effect in self.trap_queue]
        twin.seen = self.seen.copy()
        twin.last = self.last.copy()
        twin.slots = self.slots.copy()
        return twin

    # Cards

    def add_card(self, card: Card, owner: int, zone: int) -> int:
        self.seen.append(0)
        self.last.append(NOBODY)
        added = super().add_card(card, owner, zone)
        self.begin_history()
        return added

    def leave_play(self, piece: Piece) -> None:
        self.last[piece.id] = piece.at
        if self.promises:
            self.promises = [promise for promise in self.promises if promise.it != piece.id]
        super().leave_play(piece)

    def begin_history(self) -> None:
        """Count events from now on, if a card of the match asks for their number."""
        if self.heard >> Trait.HISTORY & 1 and self.history is None:
            self.history = History([0] * EVENTS * 2, [0] * EVENTS * 2)

    def reindex(self) -> None:
        super().reindex()
        self.static_sources = [id for id in self.static_sources if not self.piece(id).silenced]
        self.begin_history()
        for id in self.in_play:
            if self.zones[id] == Zone.CREATURES:
                piece = self.piece(id)
                piece.owner = player_of(piece.at)
                self.slots[piece.at] = id

    def card(self, id: int) -> DuelCard:
        return cast(list[DuelCard], self.cards)[id]

    def piece(self, id: int) -> DuelPiece:
        """Return the piece of a card that is in play."""
        return cast(list[DuelPiece], self.pieces)[id]

    # Events

    def tell(self, news: News) -> None:
        if self.history is not None:
            promises.count(self.history, news)
        super().tell(news)
        if self.promises:
            promises.hear(self, news)

    def hear(self, source: Piece, news: News) -> None:
        if not cast(DuelPiece, source).silenced:
            super().hear(source, news)

    # The contract of a state

    def find_legal(self) -> list[Action]:
        return decisions.find_legal(self)

    def concession(self) -> Action | None:
        """Let whoever decides concede instead (DUEL-15.3)."""
        return None if self.decision is None else CONCEDE

    def perform(self, action: Action) -> None:
        decisions.perform(self, action)
        self.advance()

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def whose_turn(self) -> int | None:
        return self.clock.active if self.clock.turn > 0 else None

    def worth(self, seat: int) -> float:
        return judgement.worth(self, seat)

    # The hooks of a game with cards in play

    def new_piece(self, id: int, zone: int, at: int) -> Piece:
        owner = player_of(at) if zone == Zone.CREATURES else self.owners[id]
        return DuelPiece(id, owner, zone, at, self.counter)

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        effect = DuelEffect(source.id, source.owner, cast(DuelBlock, trigger.block), NOTHING)
        effect.note_trigger(source, trigger, news)
        effect.item = cast(DuelNews, news).item
        return effect

    def close_batch(self) -> None:
        triggers.close_batch(self)

    def begin(self, effect: Effect) -> None:
        triggers.begin(self, cast(DuelEffect, effect))

    def finish(self, effect: Effect) -> None:
        triggers.finish(self, cast(DuelEffect, effect))

    def end_block(self, effect: Effect) -> None:
        if not cast(DuelEffect, effect).leave():
            super().end_block(effect)

    def ask(self, question: Question) -> None:
        questions.ask(self, question)

    def settle(self) -> None:
        damage.settle(self)

    def step(self) -> None:
        steps.take(self)

    def creatures(self) -> list[Piece]:
        return cast(list[Piece], creatures.in_play(self))


def empty_state(game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog) -> DuelState:
    """Make a table without cards."""
    return DuelState(game, setup, rng, config, catalog, Clock(), Chain([]), [new_player(), new_player()])
