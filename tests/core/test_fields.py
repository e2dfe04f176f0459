"""Saving by fields: how each codec writes a value and reads it back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from carteado.core.fields import Columns, Each, Inline, Maybe, Record, Shared, Under, Word

WORLD = SimpleNamespace(cards={"A": SimpleNamespace(id="A"), "B": SimpleNamespace(id="B")})


class Clock:
    def __init__(self, turn: int = 0) -> None:
        self.turn = turn


class Side:
    def __init__(self, hand: list[int] | None = None, mana: int = 0) -> None:
        self.hand = hand or []
        self.mana = mana


class Table:
    def __init__(self) -> None:
        self.seen = [[1], [2, 3]]
        self.phase = 1
        self.top: Any = WORLD.cards["B"]
        self.below: Any = None
        self.clocks = [Clock(4)]
        self.clock = Clock(7)
        self.sides = [Side([5], 2), Side([], 3)]
        self.cache = object()


TABLE = Record(
    Table,
    unsaved=["cache"],
    phase=Word(["dawn", "dusk"]),
    top=Shared("id", lambda world: world.cards),
    below=Maybe(Shared("id", lambda world: world.cards)),
    clocks=Under("older", Each(Record(Clock))),
    clock=Inline(Record(Clock)),
    sides=Columns(Record(Side, hand=Under("hands")), lambda _: 2),
)
SAVED = {
    "seen": [[1], [2, 3]],
    "phase": "dusk",
    "top": "B",
    "below": None,
    "older": [{"turn": 4}],
    "turn": 7,
    "hands": [[5], []],
    "mana": [2, 3],
}


def test_every_field_is_written_by_its_codec() -> None:
    assert TABLE.dump(Table()) == SAVED


def test_what_was_written_reads_back() -> None:
    saved = {**SAVED, "phase": "dawn", "below": "A", "hands": [[8], [9]]}
    table = TABLE.load(saved, WORLD)
    assert TABLE.dump(table) == saved
    assert table.below is WORLD.cards["A"]


def test_lists_are_never_shared_with_the_save() -> None:
    saved = TABLE.dump(Table())
    table = TABLE.load(saved, WORLD)
    table.seen[0].append(9)
    table.sides[0].hand.append(9)
    assert saved == SAVED


@pytest.mark.parametrize("damage", [{"phase": "noon"}, {"top": "C"}, {"hands": []}, {"seen": {}}])
def test_a_damaged_save_is_an_error(damage: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        TABLE.load({**SAVED, **damage}, WORLD)


def test_a_missing_field_is_an_error() -> None:
    with pytest.raises(KeyError):
        TABLE.load({name: value for name, value in SAVED.items() if name != "mana"}, WORLD)
