"""Mutated cards are refused with their place and what is allowed, or played without an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.games.apotheosis.game import Apotheosis
from making import Made
from mutating import SEEDS, check_mutants


@pytest.mark.parametrize("seed", SEEDS)
def test_mutants_are_refused_with_a_reason_or_told_and_played(tmp_path: Path, seed: int) -> None:
    check_mutants(Apotheosis, tmp_path, table_with, seed)


def table_with(card: Made) -> Made:
    """Return a position in which the card can be used by the Hero whose turn it is."""
    id, suit = card["id"], card["suit"]
    own: Made = {"at": "c3", "hp": 6, "ap": 12, "deck": ["I02", "S04", "V04"], "discard": ["I03", "V05"]}
    own |= {"inventory": ["I01", "V03", "K01"], "memento": ["S01", "S09"], "equip": ["I06"], "support": []}
    hero: Made = {"house": "H01", "classes": ["C02"], "entity": "E03"}
    if suit in ("house", "class", "entity"):
        own |= {"hero": hero | {"house": {"house": id}, "class": {"classes": [id]}, "entity": {"entity": id}}[suit]}
        own |= {"awake": True, "knowledge": dict.fromkeys(("athletics", "defense", "practice"), 3), "level": 6}
    elif suit == "item":
        own["equip"] = [id]
    elif suit == "skill":
        own["memento"] = [id, "S01", "S09"]
    elif suit == "companion":
        own["support"] = [{"card": id, "at": "b3", "attached": ["I01", "S01"]}]
    own["inventory"] = [id, *own["inventory"]] if suit in ("item", "event") else own["inventory"]
    return {"players": [own, {"at": "c4", "hp": 6, "inventory": ["I06", "V06"], "memento": ["S02"], "deck": ["I02"]}]}
