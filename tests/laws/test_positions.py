"""Laws of positions: whatever stands in the place of a part, a table is laid and can be played, or refused clearly."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

import carteado
from carteado.core.rng import seeded

POSITIONS: dict[str, list[dict[str, Any]]] = {
    "siege": [
        {
            "options": {"preset": "digest", "enemy_start": 4},
            "seed": 3,
            "dice": [2, 5],
            "shuffles": [[1, 2]],
            "day": 2,
            "card": 4,
            "deck": [1, 2],
            "played": [3, 5, 6, 7],
            "ladders": 2,
            "tower": None,
            "wall": 3,
            "soldiers": "tunnel_1",
            "carried": 1,
            "ap": 2,
            "boiled": True,
            "at": "action",
        },
        {"at": "turn", "deck": [5, 1, 2, 3, 4, 6, 7], "played": []},
    ],
    "naipes": [
        {
            "phase": "turn",
            "active": 1,
            "turn": 4,
            "rulers": ["J", "X"],
            "used": [True, False],
            "hands": [["3H"], ["4H", "9C"]],
            "slots": [{"C": ["6S"], "S": ["2C+8H"]}, {"W": ["7D (down)"]}],
            "commanders": [["AS"], []],
            "deck": ["9S", "8S", "..."],
            "final_seat": None,
        },
        {"phase": "rulers", "dealt": [["J", "K"], ["Q", "X"]]},
    ],
    "duel": [
        {
            "seats": 2,
            "mode": "duel",
            "turn": 4,
            "first": 1,
            "active": 0,
            "at": "main",
            "columns": {3: ["TID-19", {"card": "EMB-19", "owner": 1, "order": 2}]},
            "players": [
                {
                    "hero": "TID-H1",
                    "hp": 9,
                    "hand": ["TID-13", "EMB-17"],
                    "deck": ["EMB-04", "SHD-E"],
                    "grave": ["DUS-01"],
                    "mana": 3,
                    "mana_zone": ["SHD-T", "SHD-T", "SHD-T"],
                    "bonus": 1,
                    "shard": None,
                    "traps": ["EMB-22", {"card": "DUS-23", "turn": 2}],
                    "attack": {
                        "1": {
                            "card": "EMB-07",
                            "damage": 1,
                            "exhausted": True,
                            "order": 1,
                            "modifiers": [{"armor": 2, "keywords": ["ward"], "duration": "this_turn", "by": 1}],
                            "enchants": ["ROO-20"],
                        }
                    },
                    "row_enchants": {"attack": ["TID-18"]},
                    "hero_enchants": ["NEU-19"],
                    "hero_action_used": False,
                    "cooldowns": {"a1": 2},
                    "own_turns": 2,
                },
                {"hero": "ROO-H1", "defense": {2: "ROO-08"}, "mana": None, "mana_zone": 4},
            ],
        }
    ],
    "heroes": [
        {
            "mode": "challengers",
            "seats": 2,
            "round": 3,
            "start": 1,
            "active": 0,
            "at": "main",
            "event": {"card": "V09", "owner": 1},
            "mob": {"card": "M02", "damage": 3, "tokens": ["burn"]},
            "dice": [1, 3],
            "shuffles": [["S01", "C01"]],
            "players": [
                {
                    "hand": ["S01", "A22"],
                    "deck": ["C07"],
                    "dead": ["C01"],
                    "reserve": 2,
                    "team": [
                        "C04",
                        {
                            "card": "C16",
                            "energy": 4,
                            "protection": 0,
                            "tokens": [{"type": "agility", "n": 3}, {"type": "poison", "n": 4, "stack": True}],
                            "actions": ["A22", {"card": "A12", "used": True}],
                            "orientation": "passive",
                            "used": ["a1"],
                            "order": 1,
                        },
                    ],
                    "sources": ["S01", {"card": "S05", "used": True}],
                    "equipment": ["Q05", {"card": "Q02", "energy": 6, "used": ["a1"]}],
                    "knockouts": 1,
                    "places": 3,
                    "once": ["A33"],
                    "source_played": True,
                },
                None,
            ],
        }
    ],
    "apotheosis": [
        {
            "options": {"board": "court"},
            "round": 3,
            "at": "main",
            "active": "c3",
            "order": ["c4"],
            "acted": True,
            "tiles": {"b4": "blocked", "a4": {"terrain": "swamp", "altitude": 1}},
            "objects": [
                {
                    "at": "e7",
                    "con": 8,
                    "hp": 8,
                    "name": "chest",
                    "items": ["I01"],
                    "check": {"attribute": "INT", "knowledge": "arcane", "difficulty": 9},
                }
            ],
            "scenario": ["V14", {"card": "V01", "owner": 1, "counters": {"TIME": 2}}],
            "players": [
                {
                    "hero": {"house": "H01", "classes": ["C02"], "entity": "E03"},
                    "attributes": {"CON": 6},
                    "knowledge": {"defense": 2},
                    "level": 9,
                    "hp_max": 12,
                    "spaces": {"equip": 6, "memento": 6, "support": 3},
                    "at": "c3",
                    "facing": "n",
                    "hp": 5,
                    "ap": 6,
                    "debt": 1,
                    "markers": ["HIDDEN"],
                    "awake": True,
                    "modifiers": [{"stat": "CON", "amount": 2, "until": {"start": "c4"}}, {"rule": "cannot_move"}],
                    "equip": ["I01", {"card": "I06", "exhausted": True, "used": ["e1"]}],
                    "memento": ["S01"],
                    "support": [
                        {"card": "K01", "at": "b1", "hp": 3, "attached": ["I03"]},
                        {"card": "K10", "concealed": True},
                    ],
                    "inventory": ["V03", {"card": "I08", "shown": True}],
                    "deck": ["I08", "S02"],
                    "discard": ["V05"],
                    "banished": ["V06"],
                },
                {"at": "c4"},
            ],
        },
        {
            "mode": "encounter",
            "seats": 1,
            "players": [{"at": "c1"}],
            "master": {
                "characters": [{"card": "K01", "at": "c4", "attached": ["I03"]}],
                "hand": ["V01"],
                "deck": ["V14"],
                "waves": [{"round": 3, "cards": ["K04", {"card": "K06", "attached": ["I03"]}]}],
            },
        },
    ],
}
OTHERS: list[Any] = [
    *(None, True, -1, 0, 99, 10**9, -(10**30), 1.5, float("nan"), "", "x", "²", "z9", "9" * 5000),
    *([], {}, [None], ["x"], [[]], {"x": 1}, {"card": 5}, {"card": None}),
]


def places(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every part of a position, by the way to it."""
    within = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, inner in within:
        yield (*path, step)
        yield from places(inner, (*path, step))


def with_other(position: dict[str, Any], path: tuple[Any, ...], other: Any) -> dict[str, Any]:
    changed: Any = copy.deepcopy(position)
    part = changed
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = copy.deepcopy(other)
    return dict(changed)


@pytest.mark.parametrize("game", POSITIONS)
def test_any_position_is_laid_or_refused_clearly(game: str) -> None:
    rules = carteado.load(game)
    laid = 0
    for position in POSITIONS[game]:
        rules.position(copy.deepcopy(position))
        for path in places(position):
            for other in OTHERS:
                try:
                    state = rules.position(with_other(position, path, other))
                except carteado.Invalid as refusal:
                    assert refusal.code.startswith(("position-", "option-", "seats-", "mode-", "preset-", f"{game}-"))
                    continue
                laid += 1
                rng = seeded(laid)
                for _ in range(3):
                    actions = state.legal()
                    if actions:
                        state.apply(actions[rng.below(len(actions))])
    assert laid, "some other values are right too"
