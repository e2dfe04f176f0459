"""Mutated cards are refused with their place and what is allowed, or played without an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.games.duel.game import Duel
from making import Made
from mutating import SEEDS, check_mutants


@pytest.mark.parametrize("seed", SEEDS)
def test_mutants_are_refused_with_a_reason_or_told_and_played(tmp_path: Path, seed: int) -> None:
    check_mutants(Duel, tmp_path, table_with, seed)


def table_with(card: Made) -> Made:
    """Return a position in which the card is in hand, in play or both, with mana enough for it."""
    id, type = card["id"], card["type"]
    own: Made = {"mana": 12, "mana_zone": 12, "hand": ["EMB-01", "EMB-13"], "deck": ["EMB-02", "TID-12", "ROO-01"]}
    own |= {"grave": ["EMB-01", "DUS-01"], "attack": {"1": "EMB-04"}, "defense": {"2": "NEU-01"}}
    if type == "hero":
        own["hero"] = id
    elif type == "creature":
        own["attack"] = {"1": "EMB-04", "3": id}
    elif type == "trap":
        own["traps"] = [id]
    if type != "hero" and not card.get("token"):
        own["hand"] = [id, *own["hand"]]
    foe: Made = {
        "hand": ["EMB-02"],
        "deck": ["TID-12", "EMB-02"],
        "attack": {"1": "ROO-01"},
        "defense": {"3": "NEU-01"},
    }
    return {"turn": 5, "players": [own, foe]}
