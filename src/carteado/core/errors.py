"""Refusals. Each says what was wrong, where, and what was allowed, under a code that never changes."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import partial
from typing import Any

ECHO = 200  # letters of what was found that are said again


class Refusal(Exception):
    """Something was refused and nothing has changed. `code` is also the id of its text in the Fluent files."""

    def __init__(self, code: str, **facts: Any) -> None:
        found = facts.get("found")
        if isinstance(found, str) and len(found) > ECHO:
            facts["found"] = f"{found[:ECHO]}..."
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another it keeps its facts."""
        return partial(type(self), self.code, **self.facts), ()

    def __str__(self) -> str:
        said = ", ".join(f"{name}: {value}" for name, value in self.facts.items() if value != "")
        return f"{self.code} ({said})" if said else self.code


class Invalid(Refusal):
    """It cannot be read: an unknown word, a bad value, a damaged file."""


class Illegal(Refusal):
    """It can be read, but the rules forbid it now."""


class Stale(Refusal):
    """It answers a table that has moved on."""


def unknown(code: str, found: object, allowed: Iterable[object], **facts: Any) -> Invalid:
    """An Invalid for a word that is not in a closed list, with the nearest word that is."""
    words = [str(word) for word in allowed]
    near = difflib.get_close_matches(str(found), words, n=1)
    return Invalid(code, found=str(found), **facts, allowed=", ".join(words), near=near[0] if near else "none")
