"""Tables that a proof counts as one are the same table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carteado.core.rng import seeded
from carteado.core.state import State
from carteado.puzzles.book import book
from carteado.puzzles.proof import puzzling
from carteado.puzzles.puzzle import choices

UNTOLD = ("counter", "order")  # numbers that only sort


def plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: plain(held) for name, held in data.items() if name not in UNTOLD}
    return [plain(held) for held in data] if isinstance(data, list) else data


def told(state: State) -> str:
    return json.dumps(plain(state.game.dump(state)), sort_keys=True)


@pytest.mark.parametrize("id", ["duel", "apotheosis"])
def test_equal_keys_mean_equal_tables(id: str) -> None:
    rules, rng, met = puzzling(id), seeded(1), 0
    for puzzle in book(id)[:12]:
        known: dict[object, str] = {}
        for _ in range(40):
            state = puzzle.begin()
            for _ in range(4):
                if state.decision is None or state.whose_turn() != puzzle.seat:
                    break
                key = rules.key(state)
                if key is not None:
                    met += (state.decision, key) in known
                    assert known.setdefault((state.decision, key), told(state)) == told(state)
                actions = choices(state)
                state.apply(actions[rng.below(len(actions))])
    assert met > 0
