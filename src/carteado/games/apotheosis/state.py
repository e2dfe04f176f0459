"""The state of a battle: the table as data. Its methods delegate to the modules of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.apotheosis import hidden, judgement
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.board import COUNTERS, TILES, Kind, seat_fact
from carteado.games.apotheosis.index import Index
from carteado.games.apotheosis.language.printed import ApoCard, Catalog
from carteado.games.apotheosis.pieces import Board, Char, Clock, Config, Mod, Piles, empty_piles
from carteado.games.apotheosis.rules import areas, decisions, tiles
from carteado.kit.cards import NOBODY
from carteado.kit.table import CardState

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class ApoState(CardState):
    """A battle, at a decision or over.

    A card is an index into the lists from `cards` to `counts`, a character an index into `chars`. `seen` has a bit for
    each seat that knows a card (KNOWN_TO_ALL: everybody). `occupants` is the character on each tile. `effects` is the
    stack of frames, `queue` the waiting triggers. `limits` tells when a limited effect was last used, `proofs` lists
    the hidden cards that were shown to all since the last answer, `result` is twice the score of each seat. A `dry_run`
    is a copy on which an activation is tried: dice show 1, the first answer is taken, nothing is reported or triggered.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        rng: Rng,
        config: Config,
        catalog: Catalog,
        clock: Clock,
        piles: Piles,
        board: Board,
        index: Index,
    ) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.seats = setup.seats
        self.mode = config.mode
        self.clock = clock
        self.piles = piles
        self.board = board
        self.index = index
        self.seen: list[int] = []
        self.holders: list[int] = []
        self.exhausted: list[bool] = []
        self.concealed: list[bool] = []
        self.shown: list[bool] = []
        self.entered: list[int] = []
        self.hosts: list[int] = []
        self.counts: list[list[int]] = []
        self.chars: list[Char] = []
        self.occupants: list[int] = []
        self.limits: dict[int, int] = {}
        self.mods: list[Mod] = []
        self.proofs: list[int] = []
        self.result: list[int] = []
        self.ending = ""
        self.dirty = True
        self.unsettled = self.dry_run = False

    def copy(self) -> ApoState:
        twin = ApoState(
            self.game,
            self.setup,
            self.rng.copy(),
            self.config,
            self.catalog,
            self.clock.copy(),
            self.piles.copy(),
            self.board,
            self.index.copy(),
        )
        twin.cards = self.cards.copy()
        twin.owners = self.owners.copy()
        twin.zones = self.zones.copy()
        twin.heard = self.heard
        twin.counter = self.counter
        twin.reason = self.reason
        if self.effects:
            twin.effects = [effect.copy() for effect in self.effects]
        if self.queue:
            twin.queue = [effect.copy() for effect in self.queue]
        twin.seen = self.seen.copy()
        twin.holders = self.holders.copy()
        twin.exhausted = self.exhausted.copy()
        twin.concealed = self.concealed.copy()
        twin.shown = self.shown.copy()
        twin.entered = self.entered.copy()
        twin.hosts = self.hosts.copy()
        twin.counts = [counts.copy() for counts in self.counts]
        twin.chars = [char.copy() for char in self.chars]
        twin.occupants = self.occupants.copy()
        twin.limits = self.limits.copy()
        twin.mods = self.mods
        twin.proofs = self.proofs
        twin.result = self.result
        twin.ending = self.ending
        twin.dirty = self.dirty
        twin.unsettled = self.unsettled
        return twin

    def card(self, id: int) -> ApoCard:
        return cast("list[ApoCard]", self.cards)[id]

    def who_is(self, who: int) -> dict[str, Any]:
        """Return the facts that name a piece, for an event."""
        char = self.chars[who]
        if char.kind == Kind.OBJECT:
            return {"piece": who, "object": char.name}
        seat = seat_fact(char.seat)
        if char.kind == Kind.HERO or char.card < 0:
            return {"piece": who, "seat": seat, "hero": char.kind == Kind.HERO}
        return {"piece": who, "seat": seat, "card": self.cards[char.card].id, "id": char.card}

    def announce(self, name: str, who: int = NOBODY, card: int = NOBODY) -> None:
        """Report an event that is about a piece, about a card that everyone sees, or about both."""
        if self.events is not None:
            facts = self.named(card) if card >= 0 else {}
            self.report(name, {"who": self.who_is(who), **facts} if who >= 0 else facts)

    def reindex(self) -> None:
        areas.reread(self)
        tiles.index_board(self)
        for char in self.chars:
            if char.at >= 0:
                self.occupants[char.at] = char.id

    def step_frame(self) -> None:
        decisions.step_frame(self)

    # The contract of a state

    def find_legal(self) -> list[Action]:
        return decisions.find_legal(self)

    def concession(self) -> Action | None:
        """Let whoever is in the main phase concede (APOTHEOSIS-9.14)."""
        return (Do.CONCEDE,) if self.decision is not None and self.decision.kind == "main" else None

    def perform(self, action: Action) -> None:
        decisions.perform(self, action)

    def advance(self) -> None:
        decisions.advance(self)

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hidden.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def whose_turn(self) -> int | None:
        """Return the seat of the active character; None for the master's."""
        active = self.clock.active
        return seat_fact(self.chars[active].seat) if active >= 0 else None

    def worth(self, seat: int) -> float:
        return judgement.worth(self, seat)

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome([score / 2 for score in self.result], self.reason, {"rounds": self.clock.round})


def empty_state(game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog) -> ApoState:
    """Make a table without cards, with a board without tiles."""
    piles = empty_piles(setup.seats)
    state = ApoState(game, setup, rng, config, catalog, Clock([]), piles, Board(), Index([None] * (setup.seats + 1)))
    state.counts = [[] for _ in COUNTERS]
    state.occupants = [NOBODY] * TILES
    return state
