"""Actions in writing: what can be read is read, what cannot is refused with what was allowed."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.core.errors import Invalid
from carteado.core.grammar import Choice, Form, Grammar, Index

GRAMMAR = Grammar(
    Form("rest"),
    Form("shoot", Choice("unit", ["ram", "tower"]), Choice("fast", ["", "fast"], [False, True])),
    Form("step", Index("place", 3), Index("then", 3, optional=True)),
)


@pytest.mark.parametrize(
    ("text", "action", "data"),
    [
        ("rest", (0,), {"type": "rest"}),
        ("shoot tower", (1, 1, 0), {"type": "shoot", "unit": "tower", "fast": False}),
        ("shoot ram fast", (1, 0, 1), {"type": "shoot", "unit": "ram", "fast": True}),
        ("step 2", (2, 2, 0), {"type": "step", "place": 2}),
        ("step 0 0", (2, 0, 1), {"type": "step", "place": 0, "then": 0}),
    ],
)
def test_both_forms_of_an_action(text: str, action: tuple[int, ...], data: dict[str, Any]) -> None:
    assert GRAMMAR.text(action) == text
    assert GRAMMAR.parse(f"  {text} ") == action
    assert GRAMMAR.json(action) == data
    assert GRAMMAR.parse_json(data) == action


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "action-unknown", {"allowed": "rest, shoot, step"}),
        ("shot ram", "action-unknown", {"near": "shoot"}),
        ("shoot", "action-missing-field", {"field": "unit", "allowed": "ram, tower"}),
        ("shoot wall", "action-bad-field", {"found": "wall", "allowed": "ram, tower"}),
        ("step 3", "action-bad-field", {"field": "place", "allowed": "0-2"}),
        ("step -1", "action-bad-field", {"field": "place"}),
        ("step ²", "action-bad-field", {"field": "place"}),
        ("rest now", "action-too-long", {"found": "now"}),
    ],
)
def test_a_text_that_cannot_be_read(text: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(Invalid) as refused:
        GRAMMAR.parse(text)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "action-not-an-object"),
        ({"unit": "ram"}, "action-not-an-object"),
        ({"type": ["rest"]}, "action-unknown"),
        ({"type": "rest", "unit": "ram"}, "action-unknown-field"),
        ({"type": "shoot", "fast": True}, "action-missing-field"),
        ({"type": "shoot", "unit": "ram", "fast": 1}, "action-bad-field"),
        ({"type": "step", "place": True}, "action-bad-field"),
        ({"type": "step", "place": 1.0}, "action-bad-field"),
    ],
)
def test_json_that_cannot_be_read(data: Any, code: str) -> None:
    with pytest.raises(Invalid) as refused:
        GRAMMAR.parse_json(data)
    assert refused.value.code == code
