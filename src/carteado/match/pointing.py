"""Why a thing on the table cannot be chosen: the reasons against the actions that choosing it could begin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product
from typing import NamedTuple

from carteado.core.grammar import Field, Form
from carteado.core.message import Message
from carteado.core.state import Action, State

MOST_WORDS = 6  # of the things chosen, in all
MOST_TRIED = 300  # actions tried for one thing
MOST_REASONS = 2
EACH_FIELD = 4  # values tried for a field that no thing fills


class Filling(NamedTuple):
    """What may stand in the fields that no thing fills: the numbers that legal actions of each form have there."""

    known: dict[tuple[int, int], list[Action]]

    @classmethod
    def of(cls, state: State) -> Filling:
        known: dict[tuple[int, int], dict[Action, None]] = {}
        for action in state.legal():
            for place, (_, numbers) in enumerate(state.game.grammar.forms[action[0]].numbers(action)):
                known.setdefault((action[0], place), {})[numbers] = None
        return cls({key: list(found)[:EACH_FIELD] for key, found in known.items()})

    def values(self, form: int, place: int, field: Field, words: list[str]) -> list[Action]:
        """Values for a field: those of legal actions, its own words, none, else those of the things."""
        if (form, place) in self.known:
            return self.known[form, place]
        own = [field.read(word) for word in ("", *getattr(field, "words", ()))]
        found = [numbers for numbers in own if numbers is not None]
        return (found or [numbers for word in words if (numbers := field.read(word)) is not None])[:EACH_FIELD]


def reasons_against(state: State, words: list[str]) -> list[Message]:
    """Say what forbids the actions about all these things, the likely ones first; none if no action is about them."""
    likely: list[Message] = []
    unlikely: list[Message] = []
    for action in islice(actions_about(state, words[:MOST_WORDS]), MOST_TRIED):
        reason = state.explain(action)
        kept = unlikely if reason is not None and reason.id in state.game.unlikely_reasons else likely
        if reason is not None and reason not in kept:
            kept.append(reason)
        if len(likely) == MOST_REASONS:
            break
    order = state.game.unlikely_reasons
    return likely or sorted(unlikely, key=lambda reason: order.index(reason.id))[:1]


def actions_about(state: State, words: list[str]) -> Iterator[Action]:
    """Actions that name every one of these words, each in a field of its own; forms that are legal now come first."""
    filling = Filling.of(state)
    now = {action[0] for action in state.legal()}
    forms = sorted(enumerate(state.game.grammar.forms), key=lambda one: one[0] not in now)
    for kind, form in forms:
        if words and len(words) <= len(form.fields):
            yield from of_form(kind, form, words, filling)


def of_form(kind: int, form: Form, words: list[str], filling: Filling) -> Iterator[Action]:
    for places in permutations(range(len(form.fields)), len(words)):
        named = dict(zip(places, words, strict=True))
        fixed = {place: form.fields[place].read(word) for place, word in named.items()}
        if None in fixed.values():
            continue
        parts = [
            [numbers] if (numbers := fixed.get(place)) is not None else filling.values(kind, place, field, words)
            for place, field in enumerate(form.fields)
        ]
        for chosen in product(*parts):
            yield (kind, *(number for numbers in chosen for number in numbers))
