"""The caches of a table: what a clone keeps of them, and what a loaded table computes again."""

from __future__ import annotations

from typing import Any

from apotheosis.battle import lay
from carteado.core.fields import field_names
from carteado.games.apotheosis.index import AreaIndex, HandIndex, Index, Paths


def test_a_copy_keeps_every_cache_but_the_walk() -> None:
    """Where the active character can walk is computed again when it is needed."""
    index = Index([HandIndex(), None])
    changed: dict[str, Any] = {
        "areas": AreaIndex(2, 2),
        "sheets": AreaIndex(2, 2),
        "event_masks": [1, 2],
        "passives": [],
        "watch": 3,
        "steady": True,
        "walk": Paths([1], False),
    }
    for name, value in changed.items():
        setattr(index, name, value)
    copy = index.copy()
    assert {*changed, "hands"} == set(field_names(index))
    assert [name for name in field_names(index) if getattr(copy, name) != getattr(index, name)] == ["walk"]
    assert copy.walk is None
    assert copy.hands is not index.hands


def test_a_loaded_battle_offers_what_the_saved_one_does() -> None:
    table = lay({"at": "c3", "inventory": ["I01", "V01"]}, {"at": "c5", "support": [{"card": "K01", "at": "d5"}]})
    loaded = table.game.load(table.game.save(table.state))
    assert loaded.legal() == table.state.legal()
    assert any(action.startswith("move ") for action in table.legal())
