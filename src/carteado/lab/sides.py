"""The cards of one side: what a card set changes is changed for the decks of that side only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from carteado.core.game import Game
from carteado.core.sets import edition as edition_of
from carteado.games import load, load_with

COPY = "-A"  # what the id of a changed copy ends with


class Side(NamedTuple):
    """A game in which the changed cards are copies beside the unchanged ones, and the copies by the original's id."""

    edition: str
    copies: Mapping[str, str]

    def deck(self, name: str) -> str:
        """Return a deck of this side as a list: a ready deck, or any deck that an option may have."""
        if not self.copies:
            return name
        cards = load(self.edition).deck_cards(name)
        return "; ".join(f"{count} {self.copies.get(id, id)}" for id, count in cards.items())

    def holds(self, name: str) -> bool:
        """Whether a deck has a card that the set adds or changes."""
        game = load(self.edition)
        return not new_cards(game).isdisjoint(game.deck_cards(self.deck(name)))


@lru_cache(maxsize=64)
def one_side(edition: str) -> Side:
    """Return the game with copies of the cards that its set changes, and of the cards that name them."""
    contents = load(edition).contents
    if contents is None or not contents.changes:
        return Side(edition, {})
    changed = load(edition).card_data()
    added = {str(card["id"]) for card in contents.cards}
    copies = {id: id + COPY for id in naming(changed, set(contents.changes)) if id not in added}
    made = [{**renamed(changed[id], copies), "id": copies[id]} for id in copies]
    own = [{**renamed(card, copies), "id": card["id"]} for card in contents.cards]
    pictures = {copies.get(id, id): picture for id, picture in contents.pictures.items()}
    copied = replace(contents, changes={}, cards=[*own, *made], pictures=pictures)
    return Side(edition_of(contents.game, load_with(copied).rules_version), copies)


def naming(cards: Mapping[str, Mapping[str, Any]], changed: set[str]) -> set[str]:
    """Return these cards and all that name one of them, for example the makers of a changed token."""
    named = {id: set(words(card)) - {id} for id, card in cards.items()}
    found = set(changed)
    while more := {id for id, others in named.items() if id not in found and others & found}:
        found |= more
    return found


def words(data: Any) -> Iterator[str]:
    """Yield every text in the data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield str(name)
            yield from words(value)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from words(part)


def renamed(data: Any, copies: Mapping[str, str]) -> Any:
    """Return plain data in which the copies are named."""
    if isinstance(data, str):
        return copies.get(data, str(data))
    if isinstance(data, Mapping):
        return {copies.get(name, name): renamed(value, copies) for name, value in data.items()}
    return [renamed(part, copies) for part in data] if isinstance(data, list | tuple) else data


def new_cards(game: Game) -> set[str]:
    """Return the cards that the game's set adds or changes."""
    contents = game.contents
    return set() if contents is None else {*contents.changes, *(str(card["id"]) for card in contents.cards)}
