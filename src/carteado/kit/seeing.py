"""What a seat sees, in every game of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from carteado.core.state import State


class Prompt(TypedDict):
    """Who is asked what."""

    seat: int
    kind: str


def own_options(state: State, deck: str, seat: int | None) -> dict[str, Any]:
    """The options of a match without the decks of others, which begin with that word."""
    options = state.setup.options
    return {name: value for name, value in options.items() if not name.startswith(deck) or name == f"{deck}{seat}"}


def prompt(state: State, seat: int | None) -> Prompt | None:
    """Who is asked what; None for another seat's question that is not open: that it is asked would tell its hand."""
    decision = state.decision
    if decision is None or (decision.seat != seat and not state.game.asks_openly(decision.kind)):
        return None
    return {"seat": decision.seat, "kind": decision.kind}


last_view: list[tuple[Any, dict[int, str]]] = [(None, {})]


def cards_in(view: Any) -> dict[int, str]:
    """The id of every card in a view by its number. All actions of a moment are said about one view: cache the last."""
    seen, cards = last_view[0]
    if seen is not view:
        cards = dict(seen_cards(view))
        last_view[0] = (view, cards)
    return cards


def seen_cards(view: Any) -> Iterator[tuple[int, str]]:
    """The number and id of every card in a view, wherever it lies.

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
