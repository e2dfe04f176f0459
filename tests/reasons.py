"""Tables at which an action is not allowed, with the reason that is said there, as rows of YAML files.

A row tries an action (`try`) after others (`after`), names the rule that forbids it and the reason in English (`say`);
everything else in it is the table.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from ruamel.yaml import YAML

from carteado.core.message import Message
from carteado.texts import Speaker
from table import Table, do

OWN = ("rule", "try", "after", "say")  # the keys of a row that are not of its table
NAMES = ["Ana", "Rui", "Lia", "Edu", "Bia", "Ivo"]


class Case(NamedTuple):
    """One row."""

    rule: str
    tried: str
    after: list[str]
    said: str
    position: dict[str, Any]

    def reason(self, lay: Callable[..., Table]) -> Message:
        """Lay the table and return why the action is not allowed there."""
        table = do(lay(**self.position), *self.after)
        reason = table.state.explain(table.game.parse(table.numbered(self.tried)))
        assert reason is not None, f"{self.tried} is allowed"
        return reason


def read_cases(folder: Path) -> list[Case]:
    return [case_of(row) for file in sorted(folder.glob("*.yaml")) for row in YAML(typ="safe").load(file)]


def case_of(row: dict[str, Any]) -> Case:
    position = {name: value for name, value in row.items() if name not in OWN}
    return Case(row["rule"], row["try"], row.get("after", []), row["say"], position)


def params(cases: list[Case]) -> list[Any]:
    """Return the cases as parameters of a test, each of which cites its rule."""
    return [pytest.param(case, marks=pytest.mark.rule(case.rule), id=f"{case.rule} {case.tried}") for case in cases]


def check(case: Case, lay: Callable[..., Table]) -> None:
    """Check the reason of a row, its rule, and that it can be said in Portuguese."""
    reason = case.reason(lay)
    english, portuguese = (Speaker.of(lay(**case.position).game, lang, NAMES) for lang in ("en", "pt"))
    assert english.reason(reason) == f"{case.said} ({case.rule})"
    assert portuguese.say(reason)


def untold(cases: list[Case], lay: Callable[..., Table], messages: str) -> set[str]:
    """Return the reasons of a game's Fluent text that no row is about."""
    ids = {line.partition(" ")[0] for line in messages.splitlines() if line.startswith("why-")}
    return ids - {case.reason(lay).id for case in cases}


def prices(table: Table, tried: str, lang: str = "en") -> list[str]:
    """Return what a legal action costs, in words; nothing changes."""
    before, action = table.state.digest(), table.game.parse(table.numbered(tried))
    assert action in table.state.legal()
    said = [Speaker.of(table.game, lang, NAMES).say(price) for price in table.state.price(action)]
    assert table.state.digest() == before
    return said
