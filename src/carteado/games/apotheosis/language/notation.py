"""The notation of numbers on cards: DMG formulas, dice and ranges."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from carteado.core.phrases import like
from carteado.core.shapes import Place, Shape, Text
from carteado.games.apotheosis.board import ATTRIBUTES
from carteado.games.apotheosis.language.bases import Value
from carteado.games.apotheosis.language.printed import Formula, Range
from carteado.games.apotheosis.language.terms import REACHES
from carteado.kit.language.base import Kind, Language, Scope

DICE = re.compile(r"[1-9]d[236](\+[1-9]d[236])*")
TERM = rf"({'|'.join(ATTRIBUTES)}|[1-9]\d?|[1-9]d[236])"
FORMULA = re.compile(rf"{TERM}(\+{TERM})*")
RANGE = re.compile(r"[DAR][1-9]")


class Pattern(Text):
    """A text that matches a pattern."""

    def __init__(self, pattern: re.Pattern[str], *examples: str) -> None:
        self.pattern = pattern
        self.allowed = like(*examples)
        self.said = {"type": "string", "pattern": f"^{pattern.pattern}$"}

    def checked(self, value: Any, place: Place) -> Any:
        if self.pattern.fullmatch(value) is None:
            place.refuse(value, self.allowed)
        return value


DMG = Pattern(FORMULA, "FOR+1d3")
REACH = Pattern(RANGE, "D4", "A3", "R1")
ROLL = Pattern(DICE, "1d6")


class Notation(Kind):
    """A value in a notation of its own, which a function parses."""

    def __init__(self, shape: Shape, parse: Callable[[Any], Any]) -> None:
        self.made = shape
        self.parse = parse

    def shape(self, language: Language) -> Shape:
        return self.made

    def build(self, data: Any, scope: Scope) -> Any:
        return self.parse(data)


def formula(written: str | int) -> Formula:
    """Read a DMG formula, dice or a number.

    >>> made = formula("FOR+1d3+2")
    >>> made.attributes, made.dice, made.plus
    ([1], [3], 2)
    """
    if isinstance(written, int):
        return Formula([], [], written)
    attributes: list[int] = []
    dice: list[int] = []
    plus = 0
    for term in written.split("+"):
        rolled = re.fullmatch(r"(\d)d(\d)", term)
        if rolled is not None:
            dice += [int(rolled[2])] * int(rolled[1])
        elif term in ATTRIBUTES:
            attributes.append(ATTRIBUTES.index(term))
        else:
            plus += int(term)
    return Formula(attributes, dice, plus)


def counted_formula(value: Value) -> Formula:
    """Return a formula that is a value."""
    return Formula([], [], 0, value)


def written(formula: Formula) -> str:
    """Write a formula: attributes, dice, number.

    >>> written(formula("FOR+2d6+2"))
    'FOR+2d6+2'
    """
    attributes = [ATTRIBUTES[place] for place in formula.attributes]
    dice = [f"{formula.dice.count(sides)}d{sides}" for sides in dict.fromkeys(formula.dice)]
    return "+".join([*attributes, *dice, *([str(formula.plus)] if formula.plus else [])])


def reach(written: str) -> Range:
    return Range(REACHES.index(written[0]), int(written[1:]))
