"""Decks that hold given cards: ready decks in which they take the place of the cards most like them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from carteado.core.errors import Refusal
from carteado.core.game import Game

ALIKE = ("type", "suit", "faction", "job", "kind", "cost", "level", "rarity", "alignment", "path")
MOST = 3  # copies of one card


class Filled(NamedTuple):
    """A list that holds some of the cards that were asked for, and the ready deck that it was made from."""

    ready: str
    text: str
    held: int


def deck_with(game: Game, cards: Sequence[str]) -> Filled:
    """Return the ready deck that can hold most of these cards, with them; cards that it has already stay."""
    made = [Filled(name, *filled(game, dict(deck), cards)) for name, deck in game.decks().items()]
    return max(made, key=lambda one: one.held, default=Filled("", "", 0))


def filled(game: Game, deck: dict[str, int], cards: Sequence[str]) -> tuple[str, int]:
    """Put cards into a deck, one after the other where it stays legal; return its list and how many it holds."""
    held = 0
    for id in cards:
        if id in deck:
            held += 1
            continue
        for other in alternatives(game, deck, id, cards):
            made = exchanged(deck, other, id)
            if is_legal(game, made):
                deck, held = made, held + 1
                break
    return as_list(deck), held


def alternatives(game: Game, deck: Mapping[str, int], id: str, kept: Sequence[str]) -> Iterator[str]:
    """Yield the cards of a deck that another may replace, the one most like it first."""
    data = game.card_data()
    if id not in data:
        return
    others = [other for other in deck if other not in kept]
    yield from sorted(others, key=lambda other: -likeness(data[other], data[id]))


def likeness(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """How much alike two cards are: the kind counts most."""
    shared = [len(ALIKE) - place for place, field in enumerate(ALIKE) if one.get(field) == other.get(field)]
    return sum(shared) + (10 if one.get("type") == other.get("type") else 0)


def exchanged(deck: Mapping[str, int], old: str, new: str) -> dict[str, int]:
    """Return the deck with copies of one card, at most a few, replaced by another."""
    copies = min(MOST, deck[old])
    made = {id: count - (copies if id == old else 0) for id, count in deck.items()}
    return {id: count for id, count in {**made, new: copies}.items() if count}


def is_legal(game: Game, deck: Mapping[str, int]) -> bool:
    try:
        return not game.draft(as_list(deck), {}).faults
    except Refusal:
        return False


def as_list(deck: Mapping[str, int]) -> str:
    return "; ".join(f"{count} {id}" for id, count in deck.items())
