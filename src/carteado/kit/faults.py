"""What is wrong with a card file, and where: all of it at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from carteado.core.errors import Invalid
from carteado.core.message import Message


class Fault(NamedTuple):
    """One thing that a card file says and may not: where, what was found, what was allowed."""

    file: str
    line: int
    card: str
    field: str
    found: str
    allowed: str
    near: str = ""

    def __str__(self) -> str:
        meant = f"; did you mean {self.near}?" if self.near else ""
        return f"{self.place()}: found {self.found}, allowed: {self.allowed}{meant}"

    def place(self) -> str:
        return ", ".join(part for part in (f"{self.file}:{self.line}", self.card, self.field) if part)

    def words(self) -> Message:
        """The same in the reader's language."""
        return Message(
            "card-fault", place=self.place(), found=self.found, allowed=self.allowed, near=self.near or "none"
        )


class FaultyCards(Invalid):
    """Card files that cannot be used; `faults` holds every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        files = ", ".join(dict.fromkeys(fault.file for fault in faults))
        super().__init__("card-file-invalid", file=files, reason="\n".join(str(fault) for fault in faults))
        self.faults = list(faults)


class Where:
    """A place in a card file, and the list in which its faults are collected."""

    def __init__(self, file: str, faults: list[Fault], line: int = 1, card: str = "", field: str = "") -> None:
        self.file = file
        self.faults = faults
        self.line = line
        self.card = card
        self.field = field

    def at(self, line: int, step: str = "") -> Where:
        """A place within this one."""
        field = ".".join(part for part in (self.field, step) if part)
        return Where(self.file, self.faults, line, self.card, field)

    def of(self, card: str) -> Where:
        return Where(self.file, self.faults, self.line, card, self.field)

    def refuse(self, found: Any, allowed: str, near: str = "") -> None:
        self.faults.append(Fault(self.file, self.line, self.card, self.field, str(found), allowed, near))

    def unknown(self, found: Any, words: Iterable[str]) -> None:
        """A word that is not in a closed list, with the nearest that is."""
        known = list(words)
        near = difflib.get_close_matches(str(found), known, n=1)
        self.refuse(found, ", ".join(known), near[0] if near else "")
