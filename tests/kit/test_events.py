"""Declared events: each fact has a type, and a secret one may be left out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UnsetType

from carteado.kit.events import declare

EVENTS = declare(drew={"seat": int, "card": str | UnsetType}, ended={"reason": str})


@pytest.mark.parametrize(
    "heard",
    [{"event": "drew", "seat": 1}, {"event": "drew", "seat": 1, "card": "K02"}, {"event": "ended", "reason": "hero"}],
)
def test_what_is_declared_may_be_heard(heard: dict[str, Any]) -> None:
    assert msgspec.to_builtins(msgspec.convert(heard, EVENTS)) == heard


@pytest.mark.parametrize(
    "heard",
    [
        {"event": "drew", "seat": "1"},
        {"event": "drew"},
        {"event": "drew", "seat": 1, "cards": 2},
        {"event": "ended", "reason": None},
        {"event": "burned", "seat": 1},
    ],
)
def test_nothing_else_may(heard: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(heard, EVENTS)
