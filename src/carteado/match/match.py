"""A match: people, bots, files and replays all act on a state through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carteado.core.errors import Illegal, Invalid, Stale
from carteado.core.event import Event
from carteado.core.game import Game, Setup
from carteado.core.rng import seeded
from carteado.core.secret import new_secret
from carteado.core.state import Action, State
from carteado.match.fairness import commit, deal_seed

Written = str | Mapping[str, Any]


class Match:
    """A game, its seed, the nonces of its players, and the actions accepted so far.

    >>> import carteado
    >>> siege = carteado.load("siege")
    >>> match = Match(siege, siege.setup(), seed=7)
    >>> match.submit(0, "end_turn", number=0)
    >>> match.number
    1
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int | str | None = None,
        players: Sequence[str] = (),
        nonces: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = new_secret() if seed is None else seed
        self.players = list(players) or ["human"] * setup.seats
        self.nonces = list(nonces)
        self.actions: list[Action] = []
        self.actors: list[int] = []
        self.log: list[list[Event]] = []
        self.state = self.deal()

    def again(self) -> Match:
        """A new match with the same deal and no actions."""
        return Match(self.game, self.setup, self.seed, self.players, self.nonces)

    def deal(self) -> State:
        """Deal to the first decision; the events of the deal are the first item of the log."""
        self.actions.clear()
        self.actors.clear()
        self.log[:] = [[]]
        state = self.game.deal(self.setup, seeded(self.deal_seed), self.log[0])
        state.events = []
        return state

    @property
    def number(self) -> int:
        """The number of accepted actions; `submit` may name the number that the player saw."""
        return len(self.actions)

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def deal_seed(self) -> int | str:
        """The seed of shuffles and dice, derived from the seed and the nonces."""
        return deal_seed(self.seed, self.nonces)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published at the start."""
        return commit(self.seed)

    def submit(self, seat: int, action: Written, number: int | None = None) -> None:
        """Accept an action of a seat, or refuse it and change nothing."""
        read = self.read(action)
        if number is not None and number != self.number:
            raise Stale("stale", number=number, now=self.number)
        decision = self.state.decision
        if decision is None:
            raise Illegal("match-over")
        if decision.seat != seat:
            raise Illegal("not-your-turn", seat=seat)
        self.accept(read)

    def read(self, action: Written) -> Action:
        return self.game.parse(action) if isinstance(action, str) else self.game.parse_json(action)

    def accept(self, action: Action) -> None:
        """Apply a legal action of the seat that is asked, and log its events."""
        decision = self.state.decision
        self.state.apply(action)
        assert decision is not None
        assert self.state.events is not None
        self.actors.append(decision.seat)
        self.actions.append(action)
        self.log.append(self.state.events)
        self.state.events = []

    def heard(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events that a seat may know, from item `since` of the log on."""
        return [event.heard_by(seat) for events in self.log[since:] for event in events]

    def rewind(self, number: int) -> None:
        """Go back to the table after that number of actions."""
        if not 0 <= number <= self.number:
            raise Invalid("rewind-bad-number", found=number, allowed=f"0-{self.number}")
        kept = self.actions[:number]
        self.state = self.deal()
        for action in kept:
            self.accept(action)
