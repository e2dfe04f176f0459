"""One family of shapes checks positions, refused at the first fault, and card files, whose faults are collected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.position import InPosition, check_position
from carteado.core.shapes import (
    Anything,
    ByField,
    ByKey,
    Change,
    Either,
    Flag,
    ListOf,
    MapOf,
    Named,
    Null,
    OnlyTrue,
    Record,
    Schema,
    Seed,
    Shape,
    Text,
    Whole,
    Word,
    card_with,
    fields,
)
from carteado.kit.cardfile import read_card_files
from carteado.kit.faults import Fault

TREE: Named = Named("tree", lambda: Record({"leaf": Text(), "trees": ListOf(TREE)}, one_of=("leaf", "trees")))
FITTING: list[tuple[Shape, Any]] = [
    (Anything(), [1, {"x": None}]),
    (Null(), None),
    (Flag(), False),
    (OnlyTrue(), True),
    (Seed(), 10**30),
    (Seed(), "secret"),
    (Whole(-3, 3), -3),
    (Change(-3, 3), 1),
    (Text(), ""),
    (Word("a", "b"), "b"),
    (ListOf(Whole(1, 6)), [1] * 200),
    (ListOf(Text(), least=1, most=2, distinct=True), ["x", "y"]),
    (MapOf(Whole(0)), {"any": 1, "key": 2}),
    (Record({"min": Whole(1), "max": Whole(1)}, one_of=("min", "max")), {"max": 1}),
    (Record({"min": Whole(1), "max": Whole(1)}, some_of=("min", "max")), {"max": 1, "min": 1}),
    (fields("card", card=Text(), used=Flag()), {"card": "A", "used": True}),
    (card_with(used=Flag()), "A"),
    (card_with(used=Flag()), {"card": "A", "used": True}),
    (Either(Word("all"), Whole(1)), 7),
    (ByField("kind", {"own": Record({"kind": Word("own")})}), {"kind": "own"}),
    (ByKey({"to": Record({"to": Text()}), "by": Record({"by": Text()})}), {"by": "x"}),
]
FAULTY: list[tuple[Shape, Any, str]] = [
    (Null(), 0, "position-bad-value (field: at, found: 0, allowed: null)"),
    (Flag(), 1, "position-bad-value (field: at, found: 1, allowed: true, false)"),
    (OnlyTrue(), False, "position-bad-value (field: at, found: False, allowed: true)"),
    (Text(), 7, "position-bad-value (field: at, found: 7"),
    (Whole(0, 3), True, "position-bad-value (field: at, found: True"),
    (Whole(0, 3), 4, "position-bad-value (field: at, found: 4"),
    (Change(-3, 3), 0, "position-bad-value (field: at, found: 0"),
    (Word("main", "turn"), "mian", "position-bad-value (found: mian, field: at, allowed: main, turn, near: main)"),
    (Word("main", "turn"), 3, "position-bad-value (field: at, found: 3, allowed: main, turn)"),
    (ListOf(Whole(1, 6)), [1, 7], "position-bad-value (field: at.2, found: 7"),
    (MapOf(Flag()), {"c1": 1}, "position-bad-value (field: at.c1, found: 1"),
    (fields(hp=Whole(1)), [], "position-bad-value (field: at, found: [], allowed: {hp})"),
    (fields(hp=Whole(1)), {"hpp": 1}, "position-unknown-field (found: hpp, field: at, allowed: hp, near: hp)"),
    (card_with(), {}, "position-bad-value (field: at.card, found: null"),
    (Either(Whole(0, 3), Null()), "x", "position-bad-value (field: at, found: x"),
    (ListOf(fields(at=ListOf(Null()))), [{"at": [None, 1]}], "position-bad-value (field: at.1.at.2, found: 1"),
]


@pytest.mark.parametrize(("shape", "value"), FITTING)
def test_a_value_that_fits_is_read_as_it_is(shape: Shape, value: Any) -> None:
    assert shape.read(value, InPosition("")) == value


@pytest.mark.parametrize(("shape", "value", "said"), FAULTY)
def test_a_position_is_refused_at_its_first_fault(shape: Shape, value: Any, said: str) -> None:
    with pytest.raises(Invalid) as refusal:
        check_position(shape, value, "at")
    assert str(refusal.value).startswith(said)


def test_the_root_of_a_position_has_a_name() -> None:
    with pytest.raises(Invalid, match=r"position-unknown-field \(found: hq, field: position, allowed: hp"):
        check_position(fields(hp=Whole(1)), {"hq": 1})


def faults_of(folder: Path, text: str, shape: Shape) -> list[tuple[int, str, Any]]:
    (folder / "made.yaml").write_text(text, encoding="utf-8")
    faults: list[Fault] = []
    read_card_files([folder / "made.yaml"], shape, faults)
    return [(fault.line, fault.field, fault.found) for fault in faults]


def test_every_fault_of_a_card_file_is_told_with_its_line(tmp_path: Path) -> None:
    card = fields("id", id=Text(), cost=Whole(0, 9), words=ListOf(Word("ward", "flight")))
    text = (
        "- id: A\n  cost:\n    30\n  words:\n    - ward\n    - fly\n  wods:\n    - 1\n- id: ~\n  cost: 1\n  cost: 2\n"
    )
    assert faults_of(tmp_path, text, card) == [
        (3, "cost", "30"),
        (6, "words.2", "fly"),
        (7, "", "wods"),
        (11, "cost", phrases.times(2, "cost")),
        (9, "id", "~"),
    ]


def test_an_alias_within_itself_comes_to_an_end(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "- &a {leaf: *a}", TREE) == [(1, "leaf", phrases.MAPPING)]
    assert faults_of(tmp_path, "- {trees: [&a {leaf: x}, *a]}", TREE) == []


SCHEMAS: list[tuple[Shape, Schema]] = [
    (Anything(), {}),
    (Either(Flag(), Null()), {"anyOf": [{"type": "boolean"}, {"type": "null"}]}),
    (Seed(), {"type": ["integer", "string"]}),
    (MapOf(OnlyTrue()), {"type": "object", "additionalProperties": {"const": True}}),
    (ListOf(Change(-3, 3)), {"type": "array", "items": {**Whole(-3, 3).schema(), "not": {"const": 0}}}),
    (
        ListOf(Word("a"), 1, 2, distinct=True),
        {"type": "array", "items": {"enum": ["a"]}, "minItems": 1, "maxItems": 2, "uniqueItems": True},
    ),
    (
        ListOf(TREE),
        {"type": "array", "items": {"$ref": "#/$defs/tree"}},
    ),
]


@pytest.mark.parametrize(("shape", "schema"), SCHEMAS)
def test_a_shape_says_itself_as_json_schema(shape: Shape, schema: Schema) -> None:
    assert shape.schema() == schema
