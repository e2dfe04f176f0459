"""Checks of a card set that a stranger brings; they run in a worker process, which is ended if they take too long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.core.rng import seeded
from carteado.core.sets import Contents
from carteado.games import load_with
from carteado.lab.decks import deck_with

SIZE = 192 * 1024  # bytes
CARDS = 200
DEPTH = 24
ROUNDS = 2000  # operations that one card may run, as far as that can be counted before it is played
FACTOR = 999  # of nested `times`
ROUNDS_OF_ALL = 30  # of a `for_each`
ROUNDS_OF_AMOUNT = 20  # of a `repeat` whose number depends on the table
TRIALS = 2
DECISIONS = 400


def check_brought(contents: Contents) -> None:
    """Refuse a set that is too large, that could keep the server busy, or that has faults; play it a little."""
    size = len(contents.canonical())
    if size > SIZE:
        raise Invalid("set-too-large", found=size, allowed=SIZE)
    count = len(contents.cards) + len(contents.changes)
    if count > CARDS or len(contents.decks) > CARDS:
        raise Invalid("set-too-many-cards", found=count, allowed=CARDS)
    for card in [*contents.cards, *contents.changes.values()]:
        if depth(card) > DEPTH:
            raise Invalid("set-too-deep", allowed=DEPTH)
        if rounds(card) > ROUNDS:
            raise Invalid("set-too-busy", card=str(card.get("id", ""))[:24], allowed=ROUNDS)
    try_out(load_with(contents))


def depth(part: Any) -> int:
    """How deep mappings and lists are nested, counted no deeper than is allowed."""
    level, now = 0, [part]
    while now and level <= DEPTH:
        held = [one.values() if isinstance(one, Mapping) else one for one in now if isinstance(one, Mapping | list)]
        now = [inner for one in held for inner in one]
        level += 1
    return level


def rounds(part: Any) -> int:
    """A bound of the operations that the effects of a card run."""
    if isinstance(part, list):
        return sum(rounds(one) for one in part)
    if not isinstance(part, Mapping):
        return 0
    found = 1
    for word, held in part.items():
        inner = max(1, rounds(held))
        if word == "repeat" and isinstance(held, Mapping):
            inner *= times_of(held.get("times"))
        elif word == "for_each":
            inner *= ROUNDS_OF_ALL
        elif word == "times" and isinstance(held, int):
            inner = held if factor_of(part) <= FACTOR else ROUNDS + 1
        found += inner
    return found


def times_of(amount: Any) -> int:
    return amount if isinstance(amount, int) else ROUNDS_OF_AMOUNT * factor_of(amount)


def factor_of(amount: Any) -> int:
    """The product of all `times` in an amount."""
    made = 1
    if isinstance(amount, Mapping):
        for word, held in amount.items():
            made *= max(1, held) if word == "times" and isinstance(held, int) else factor_of(held)
    elif isinstance(amount, list):
        for held in amount:
            made *= factor_of(held)
    return made


def try_out(game: Game) -> None:
    """Play the first decisions of a few random games with the cards of the set in the decks."""
    deck = deck_with(game, cards_of(game)).text
    options = {game.deck_choice(seat): deck for seat in (0, 1)} if deck else {}
    for seed in range(TRIALS):
        state, rng = game.new(seed=seed, options=options), seeded(seed)
        for _ in range(DECISIONS):
            if state.decision is None:
                break
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])


def cards_of(game: Game) -> list[str]:
    """The cards that the set of a game adds or changes."""
    contents = game.contents
    return [] if contents is None else [*(str(card["id"]) for card in contents.cards), *contents.changes]
