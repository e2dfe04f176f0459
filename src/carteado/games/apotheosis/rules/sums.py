"""The parts of DMG and totals, as events tell them: attributes, dice, bonuses (APOTHEOSIS-1.6, 10.5, 17.1).

The answer of a roll is the natural face of its main die, the total, what was added to the dice, then each die as it
counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.games.apotheosis.board import ATTRIBUTES, KNOWLEDGE
from carteado.games.apotheosis.language.printed import Formula
from carteado.games.apotheosis.rules import requirements, stats

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

Parts = list[dict[str, Any]]
DIE: Final = "die"
BONUS: Final = "bonus"
ADDED: Final = 2  # in the answer of a roll: what was added to its dice
FIRST_DIE: Final = 3


def part(of: str, amount: int) -> dict[str, Any]:
    return {"of": of, "amount": amount}


def bonus(amount: int) -> Parts:
    """Return a bonus or penalty; nothing for 0."""
    return [part(BONUS, amount)] if amount else []


def attribute(table: ApoState, who: int, which: int) -> dict[str, Any]:
    return part(ATTRIBUTES[which], stats.attribute(table, who, which))


def dice(answer: list[int]) -> Parts:
    """Return each die of a roll, extra dice too."""
    return [part(DIE, value) for value in answer[FIRST_DIE:]]


def of_check(table: ApoState, who: int, which: int, knowledge: int, answer: list[int]) -> Parts:
    """Return the parts of a check: attribute, level in the knowledge, die, and everything else together."""
    known = [attribute(table, who, which)]
    if knowledge >= 0:
        known.append(part(KNOWLEDGE[knowledge], requirements.knowledge(table, who, knowledge)))
    return with_rest(known, answer, 0)


def of_formula(table: ApoState, who: int, formula: Formula, answer: list[int], more: int) -> Parts:
    """Return the parts of a DMG: attributes, dice, and everything else together with `more`."""
    return with_rest([attribute(table, who, which) for which in formula.attributes], answer, more)


def with_rest(known: Parts, answer: list[int], more: int) -> Parts:
    rest = answer[ADDED] - sum([one["amount"] for one in known])
    return [*known, *dice(answer), *bonus(rest + more)]
