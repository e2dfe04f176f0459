"""Parts of views that several games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypedDict, TypeVar

from carteado.core.state import State
from carteado.kit.table import CardState

S = TypeVar("S", bound=CardState)


class Prompt(TypedDict):
    """The seat that must decide, and the kind of decision."""

    seat: int
    kind: str


class Known(TypedDict):
    """A visible card: its number at this table, and its printed id."""

    id: int
    card: str


class Outcome(TypedDict):
    """How a match ended."""

    scores: list[float]
    winners: list[int]
    reason: str
    turns: int


class Viewer(Generic[S]):
    """Builds the view of one seat; None is a spectator."""

    def __init__(self, state: S, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def card(self, id: int) -> Known:
        return {"id": id, "card": self.state.cards[id].id}

    def cards(self, ids: list[int]) -> list[Known]:
        return [self.card(id) for id in ids]

    def sorted_ids(self, pile: list[int]) -> list[str]:
        """Return which cards are in a pile, and not their order."""
        return sorted(self.state.cards[id].id for id in pile)


def own_options(state: State, deck: str, seat: int | None) -> dict[str, Any]:
    """Return the options of a match without other seats' decks, whose names begin with `deck`."""
    options = state.setup.options
    return {name: value for name, value in options.items() if not name.startswith(deck) or name == f"{deck}{seat}"}


def prompt(state: State, seat: int | None) -> Prompt | None:
    """Return the pending decision; None for another seat's hidden one, whose mere existence would reveal its hand."""
    decision = state.decision
    if decision is None or (decision.seat != seat and not state.game.asks_openly(decision.kind)):
        return None
    return {"seat": decision.seat, "kind": decision.kind}


last_view: list[tuple[Any, dict[int, str]]] = [(None, {})]


def cards_in(view: Any) -> dict[int, str]:
    """Return the id of every card in a view by its number. Caches the last view, which serves all legal actions."""
    seen, cards = last_view[0]
    if seen is not view:
        cards = dict(seen_cards(view))
        last_view[0] = (view, cards)
    return cards


def seen_cards(view: Any) -> Iterator[tuple[int, str]]:
    """Yield the number and id of every card anywhere in a view.

    >>> dict(seen_cards({"players": [{"hand": [{"id": 4, "card": "C07"}]}], "event": {"id": 9, "card": "E01"}}))
    {4: 'C07', 9: 'E01'}
    """
    if isinstance(view, dict):
        if "id" in view and "card" in view:
            yield view["id"], view["card"]
        for part in view.values():
            yield from seen_cards(part)
    elif isinstance(view, list):
        for part in view:
            yield from seen_cards(part)
