"""Attempts at actions: what the grammar can write about the things on a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from carteado.core.grammar import Field, Form
from carteado.core.rng import Rng
from carteado.core.state import Action, State

EACH_FORM = 24  # attempts with one form; where more could be written, so many are drawn at random


def attempts(state: State, seat: int | None, rng: Rng) -> Iterator[Action]:
    """Actions of every form about what that seat sees, most of them illegal."""
    leaves = list(dict.fromkeys(read_leaves(state.view(seat))))
    for place, form in enumerate(state.game.grammar.forms):
        for numbers in draw(form, leaves, rng):
            yield (place, *numbers)


def draw(form: Form, leaves: list[str], rng: Rng) -> list[Action]:
    parts = [numbers_of(field, leaves) for field in form.fields]
    if prod(len(part) for part in parts) <= EACH_FORM:
        return [sum(chosen, ()) for chosen in product(*parts)]
    return [sum((part[rng.below(len(part))] for part in parts), ()) for _ in range(EACH_FORM)]


def numbers_of(field: Field, leaves: list[str]) -> list[Action]:
    """The numbers that a field takes over these leaves of a view, and over its own words."""
    found = [field.read(word) for word in words_of(field, leaves)]
    return list(dict.fromkeys(numbers for numbers in found if numbers is not None))


def words_of(field: Field, leaves: list[str]) -> Iterator[str]:
    yield from ("", *getattr(field, "words", ()), *leaves)
    numbers = [leaf for leaf in leaves if leaf.isdecimal()]
    for word in field.allowed().split(", "):
        yield word
        if word.endswith("N"):
            yield from (word.removesuffix("N") + number for number in numbers)
    if getattr(field, "width", 1) > 1:
        yield from (f"{first}+{second}" for first in leaves for second in leaves if first < second)


def read_leaves(data: Any) -> Iterator[str]:
    """Every text and number in a view, as a word."""
    if isinstance(data, dict):
        for value in data.values():
            yield from read_leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from read_leaves(value)
    elif isinstance(data, str | int) and not isinstance(data, bool) and " " not in str(data):
        yield str(data)
