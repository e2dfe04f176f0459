"""Mutated cards are refused with their place and what is allowed, or played without an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.games.heroes.game import Heroes
from making import Made
from mutating import SEEDS, check_mutants


@pytest.mark.parametrize("seed", SEEDS)
def test_mutants_are_refused_with_a_reason_or_told_and_played(tmp_path: Path, seed: int) -> None:
    check_mutants(Heroes, tmp_path, table_with, seed)


def table_with(card: Made) -> Made:
    """Return a position in which the card is in play, ready to be used."""
    id, type = card["id"], card["type"]
    team: list[Made] = [{"card": "C01", "energy": 4}, {"card": "C16", "energy": 4}]
    own: Made = {"team": team, "hand": ["A01", "C03"], "deck": ["S01", "C05", "A02"], "reserve": 3}
    if type == "character":
        team[0] = {"card": id, "energy": 4}
    elif type == "action":
        team[0]["actions"] = [id]
    elif type in ("equipment", "source"):
        own |= {"equipment": [{"card": id, "energy": 1}]} if type == "equipment" else {"sources": [id]}
    event = {"event": {"card": id, "owner": 0}} if type == "event" else {}
    return {"players": [own, {"team": ["C04", "C05"], "deck": ["C06"]}], **event}
