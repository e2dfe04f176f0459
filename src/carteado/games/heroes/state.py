"""The state of a game of Heroes: the table as data. Its methods delegate to the modules of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.heroes import hidden, judgement
from carteado.games.heroes.actions import CONCEDE
from carteado.games.heroes.board import Config
from carteado.games.heroes.language.printed import Catalog, HeroCard
from carteado.games.heroes.pieces import (
    NO_SEARCH,
    Clock,
    Combat,
    Declaration,
    HeroesEffect,
    Player,
    Snapshot,
    Unit,
    new_player,
)
from carteado.games.heroes.rules import characters, decisions, ending, knockouts, questions, steps, triggers
from carteado.games.heroes.rules import setup as setup_rules
from carteado.kit.cards import NOBODY, Trigger
from carteado.kit.flow import Question
from carteado.kit.table import CardState, Effect, News, Piece

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class HeroesState(CardState):
    """A game of Heroes, at a decision or over.

    `event` and `mob` are cards in play, `gone` counts the checks that eliminated somebody, `resolved` the triggers
    since the last step of the turn; `ranking` is each seat's place at the end. `snapshots` are hands that somebody
    saw, `shown` what the last action showed to all: both lists are replaced, never changed in place.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        rng: Rng,
        config: Config,
        catalog: Catalog,
        clock: Clock,
        combat: Combat,
        players: list[Player],
    ) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.clock = clock
        self.combat = combat
        self.players = players
        self.declaring: Declaration | None = None
        self.asking: Question | None = None
        self.search = NO_SEARCH
        self.event = self.mob = NOBODY
        self.unsettled = False
        self.resolved = self.gone = 0
        self.ranking: list[int] = []
        self.snapshots: list[Snapshot] = []
        self.shown: list[Snapshot] = []

    def copy(self) -> HeroesState:
        players = [player.copy() for player in self.players]
        rng = self.rng.copy()
        twin = HeroesState(
            self.game, self.setup, rng, self.config, self.catalog, self.clock.copy(), self.combat.copy(), players
        )
        self.copy_table(twin)
        twin.declaring = self.declaring
        twin.asking = self.asking
        twin.search = self.search
        twin.event = self.event
        twin.mob = self.mob
        twin.unsettled = self.unsettled
        twin.resolved = self.resolved
        twin.gone = self.gone
        twin.ranking = self.ranking
        twin.snapshots = self.snapshots
        twin.shown = self.shown
        return twin

    # Cards

    def card(self, id: int) -> HeroCard:
        return cast(list[HeroCard], self.cards)[id]

    def unit(self, id: int) -> Unit:
        """Return the unit of a card that is in play."""
        return cast(list[Unit], self.pieces)[id]

    def find_unit(self, id: int) -> Unit | None:
        """Return the unit of a card if it is in play."""
        return cast(list[Unit | None], self.pieces)[id] if id >= 0 else None

    def reindex(self) -> None:
        super().reindex()
        for id in self.in_play:
            self.unit(id).hold(self.unit(id).tokens)

    # Reporting

    def report_seat(self, name: str, seat: int) -> None:
        if self.events is not None:
            self.report(name, {"seat": seat})

    def report_card(self, name: str, id: int) -> None:
        """Report an event about a card; its seat is None for the Mob."""
        if self.events is not None:
            owner = self.owners[id]
            self.report(name, {"seat": owner if owner >= 0 else None, **self.named(id)})

    def report_amount(self, name: str, id: int, amount: int) -> None:
        if self.events is not None:
            self.report(name, {**self.named(id), "amount": amount})

    def roll(self, what: str, sides: int, source: int) -> int:
        """Roll a die that everyone sees (HEROES-23.1)."""
        result = self.rng.roll(sides)
        if self.events is not None:
            self.report("rolled", {"what": what, "sides": sides, "result": result, **self.named(source)})
        return result

    def picked(self, id: int) -> None:
        self.report_card("picked", id)

    # The contract of a state

    def find_legal(self) -> list[Action]:
        return decisions.find_legal(self)

    def concession(self) -> Action | None:
        """Let whoever decides concede instead (HEROES-19.3)."""
        return None if self.decision is None else CONCEDE

    def perform(self, action: Action) -> None:
        decisions.perform(self, action)
        self.advance()

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def whose_turn(self) -> int | None:
        return self.clock.active if self.clock.turn > 0 and self.clock.active >= 0 else None

    def worth(self, seat: int) -> float:
        return judgement.worth(self, seat)

    # The hooks of a game with cards in play

    def new_piece(self, id: int, zone: int, at: int) -> Piece:
        return Unit(id, self.owners[id], zone, at, self.counter)

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        return triggers.triggered(self, source, trigger, news)

    def ask(self, question: Question) -> None:
        questions.ask(self, question)

    def end_block(self, effect: Effect) -> None:
        if not cast(HeroesEffect, effect).leave():
            super().end_block(effect)

    def begin(self, effect: Effect) -> None:
        triggers.begin(self, effect)

    def finish(self, effect: Effect) -> None:
        triggers.finish(self, cast(HeroesEffect, effect))

    def settle(self) -> None:
        knockouts.settle(self)

    def step(self) -> None:
        steps.take(self)

    def creatures(self) -> list[Piece]:
        return cast(list[Piece], characters.selectable(self))


def empty_state(game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog) -> HeroesState:
    """Make a table without cards."""
    players = [new_player() for _ in range(config.seats)]
    for seat in range(config.seats):
        players[seat].side = setup_rules.first_side(config, seat)
    return HeroesState(game, setup, rng, config, catalog, Clock(), Combat([], []), players)
