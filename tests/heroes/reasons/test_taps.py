"""What is said about a card that is tapped and cannot be chosen: the reason that helps, not all that it is not for."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.match.pointing import reasons_against
from heroes.reasons.made import lay
from table import do

HERO = {"team": [{"card": "C07", "actions": ["A02"]}]}


def why(side: dict[str, Any], card: str, *actions: str, **position: Any) -> list[str]:
    """Return the reasons against the choice of a card by its place in the table's numbers."""
    table = do(lay(side, **position), *actions)
    return [reason.id.removeprefix("why-heroes-") for reason in reasons_against(table.state, [card])]


@pytest.mark.parametrize(
    ("side", "card", "reasons"),
    [
        ({"hand": ["C10"], "team": ["C07"], "fielded": 1}, "@0", ["field-limit"]),
        ({"hand": ["S01"], "team": ["C07"], "source_played": True}, "@0", ["source-played"]),
        ({"hand": ["Q05"], "team": ["C07"], "reserve": 1}, "@0", ["short-of-reserve"]),
        ({"hand": ["A06"], "team": ["C07"]}, "@0", ["no-host"]),
        ({"team": ["C07"]}, "@0", ["reserve-empty", "active-in-combat"]),
        ({"team": ["C07"], "sources": ["S01"]}, "@1", ["basic-source"]),
        (HERO, "@1", ["active-in-combat"]),
        (HERO, "@2", ["not-yours"]),
    ],
)
def test_in_main(side: dict[str, Any], card: str, reasons: list[str]) -> None:
    assert why(side, card) == reasons


def test_in_combat() -> None:
    side = {"hand": ["C10"], "team": ["C07", "C01"]}
    assert why(side, "@0", at="combat") == ["main-only"]
    assert why(side, "@2", at="combat") == ["other-slot", "main-only"]


def test_while_a_target_is_chosen() -> None:
    taunting = {"team": ["C04", {"card": "C10", "tokens": ["taunt"]}, {"card": "C16", "tokens": ["taunt"]}]}
    assert why({"team": ["C01"]}, "@1", "use C01 a1", b=taunting, at="combat") == ["taunt"]
    assert why({"hand": ["C10"], "team": ["C01"]}, "@0", "use C01 a1", b=taunting, at="combat") == ["declaring"]
