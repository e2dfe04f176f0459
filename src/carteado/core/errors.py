"""Refusals: exceptions with a stable code that say what was wrong, where, and what was allowed."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import partial
from typing import Any

from carteado.core.message import plain

ECHO = 200  # most characters of `found` that are repeated


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
        """Pickle with the facts."""
        return partial(type(self), self.code, **self.facts), ()

    def __str__(self) -> str:
        said = ", ".join(f"{name}: {plain(value)}" for name, value in self.facts.items() if value != "")
        return f"{self.code} ({said})" if said else self.code


class Invalid(Refusal):
    """The input cannot be read: an unknown word, a bad value, a damaged file."""


class Illegal(Refusal):
    """The input can be read, but is not allowed now."""


class Stale(Refusal):
    """The input answers an earlier state of the table."""


def unknown(code: str, found: object, allowed: Iterable[object], **facts: Any) -> Invalid:
    """Make an Invalid for a word that is not in a closed list, with the nearest word that is."""
    words = [str(word) for word in allowed]
    near = difflib.get_close_matches(str(found), words, n=1)
    return Invalid(code, found=str(found), **facts, allowed=", ".join(words), near=near[0] if near else "none")
