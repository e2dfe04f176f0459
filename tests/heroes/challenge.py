"""A table of Challengers of the Infinite for tests: the players against the Mob."""

from __future__ import annotations

from typing import Any

from heroes.arena import lay, worn
from table import Table

FALLEN = ["C01", "C02", "C03"]
DYING = worn("C05", "poison", damage=4, protection=0)
BEATEN = {"team": [DYING], "dead": FALLEN}
CHALLENGE = {"mode": "challengers", "mob": "M02"}


def common(card: str, *held: Any, **details: Any) -> dict[str, Any]:
    """Return a character with these tokens that stands in the Common Team."""
    return worn(card, *held, common=True, **details)


def challenge(*sides: Any, seats: int | None = None, **position: Any) -> Table:
    """A table in the MAIN of P0 in round 3."""
    return lay(*sides, **{**CHALLENGE, "seats": seats or max(2, len(sides)), "round": 3, **position})


def grand_combat(*sides: Any, **position: Any) -> Table:
    return challenge(*sides, **{"at": "combat", **position})
