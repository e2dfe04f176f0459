"""The base class of states of a match, which each game subclasses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from carteado.core.errors import Illegal
from carteado.core.event import Event
from carteado.core.message import Message
from carteado.core.rng import Rng, Scripted, fork

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup

Action = tuple[int, ...]


class Decision:
    """The seat that is asked, and the kind of question. Immutable, so clones share it."""

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat
        self.kind = kind

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r})"


class Outcome:
    """The result of a match: a score from 0 (lost) to 1 (won) per seat, the reason, and facts of the rulebook."""

    def __init__(self, scores: list[float], reason: str, facts: dict[str, Any] | None = None) -> None:
        self.scores = scores
        self.reason = reason
        self.facts: dict[str, Any] = facts or {}

    @property
    def winners(self) -> list[int]:
        """The seats that won; none in a draw or a lost solitaire."""
        return [seat for seat, score in enumerate(self.scores) if score == 1.0]

    @property
    def drawn(self) -> bool:
        """Whether nobody won, except where all lose together against a common enemy."""
        return len(self.scores) > 1 and not self.winners and any(self.scores)

    def record(self) -> dict[str, Any]:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason, **self.facts}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a match; small, mutable, advanced by actions.

    A game answers the hooks: `find_legal`, `perform`, `copy`, `deal_hidden`, `outcome`, `whose_turn` and `worth`.
    """

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.decision: Decision | None = None
        self.events: list[Event] | None = None
        self.choices: tuple[Action, ...] | None = None

    def legal(self) -> tuple[Action, ...]:
        """Every legal action of the seat asked, in the game's fixed order, without duplicates."""
        choices = self.choices
        if choices is None:
            choices = tuple(self.find_legal()) if self.decision is not None else ()
            self.choices = choices
        return choices

    def apply(self, action: Action) -> None:
        """Take a legal action and run the rules up to the next decision or the end; refuse any other unchanged."""
        if action not in self.legal() and (self.decision is None or action != self.concession()):
            raise self.refusal(action)
        self.choices = None
        self.perform(action)

    def concession(self) -> Action | None:
        """The action by which the seat asked concedes, if the rules allow it now.

        People may always take it. Only a game's option lists it in `legal`, as the last action; bots never choose it.
        """
        return None

    def refusal(self, action: Action) -> Illegal:
        if self.decision is None:
            return Illegal("match-over")
        allowed = ", ".join([self.game.action_text(a) for a in self.legal()])
        return Illegal("illegal-action", action=self.game.action_text(action), allowed=allowed)

    def explain(self, action: Action) -> Message | None:
        """The first rule that forbids an action, its number in the argument `rule`; None if the action may be taken."""
        if self.decision is None:
            return Message("why-match-over")
        if action in self.legal() or action == self.concession():
            return None
        return self.game.explain(self, action) if self.game.can_write(action) else Message("why-no-action")

    def price(self, action: Action) -> list[Message]:
        """What a legal action costs: a message per resource, with the amount and what will be left; empty if free."""
        return self.game.price(self, action)

    def script(self, dice: Sequence[int] = (), shuffles: Sequence[Sequence[int]] = ()) -> None:
        """Decide the next dice and shuffles in advance, for tests and puzzles; after them chance goes on as before.

        A shuffle is a list of card numbers: those cards lie on top, in that order, and the rest below at random.
        """
        if dice or shuffles:
            self.rng = Scripted(list(dice), [list(order) for order in shuffles], self.rng)

    def clone(self) -> State:
        """An independent copy that does not report events."""
        twin = self.copy()
        twin.decision = self.decision
        twin.choices = self.choices
        return twin

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Become a random state that the seat cannot tell from this one; None knows what a spectator knows."""
        self.deal_hidden(seat, rng)
        self.rng = fork(rng)
        self.choices = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may see, as plain data; None is a spectator."""
        return self.game.view(self, seat)

    def save(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data that `game.load` reads."""
        return self.game.save(self)

    def digest(self) -> str:
        """A hash of everything: equal states, equal digests."""
        return self.game.digest(self)

    def reindex(self) -> None:
        """Recompute, after loading, fields that are not saved because they follow from others."""

    def find_legal(self) -> list[Action]:
        raise NotImplementedError

    def perform(self, action: Action) -> None:
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """Deal again what the seat cannot see, from a canonical order, so that nothing of the real deal leaks."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, as everyone sees; None while it is nobody's."""
        return None

    def worth(self, seat: int) -> float:
        """The game's evaluation, 0 to 1, for that seat, from its view alone."""
        return 0.5
