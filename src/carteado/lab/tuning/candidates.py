"""Candidates of tuning: the game as it is, and small changes that make a legal game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.sets import Contents, merge
from carteado.games import load_with
from carteado.lab.tuning.knobs import Knob

MOST_CHANGES = 2  # numbers that one candidate changes
MOST_CANDIDATES = 200

Candidate = tuple[tuple[Knob, int], ...]  # the changed numbers; none for the game as it is


def candidates(game: Game, knobs: Sequence[Knob]) -> list[Candidate]:
    """Return the game as it is, and all changes of one or two numbers that make a legal game, the smallest first."""
    steps = [(knob, value) for knob in knobs for value in knob.allowed]
    found: list[Candidate] = [()]
    for size in range(1, MOST_CHANGES + 1):
        for chosen in sorted(combinations(steps, size), key=distance):
            if len({knob.name for knob, _ in chosen}) == size and len(found) < MOST_CANDIDATES and legal(game, chosen):
                found.append(chosen)
    return found


def distance(candidate: Candidate) -> int:
    """How far a candidate is from the game as it is."""
    return sum(abs(value - knob.value) for knob, value in candidate)


def legal(game: Game, candidate: Candidate) -> bool:
    try:
        load_with(contents(game, candidate)).setup(options=options(candidate))
    except Refusal:
        return False
    return True


def contents(game: Game, candidate: Candidate) -> Contents:
    """Return the game's set, if it has one, with the candidate's changes."""
    before = game.contents or Contents(game=game.id, name={"en": "Tuned", "pt": "Ajustado"})
    changes = dict(before.changes)
    own = {str(card["id"]): dict(card) for card in before.cards}
    for knob, value in candidate:
        if knob.card in own:
            own[knob.card][knob.field] = value
        elif knob.card:
            changes[knob.card] = merge(changes.get(knob.card, {}), {knob.field: value})
    return replace(before, changes=changes, cards=list(own.values()), options={**before.options, **options(candidate)})


def options(candidate: Candidate) -> dict[str, int]:
    return {knob.field: value for knob, value in candidate if not knob.card}
