"""Faults of card files, collected so that an author sees all of them at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.message import Message
from carteado.core.phrases import Phrase
from carteado.core.shapes import Place
from carteado.kit.lines import LinedMapping


class Fault(NamedTuple):
    """One fault of a card file: where it is, what was found, what is allowed; `now` is the new name of an old word."""

    file: str
    line: int
    card: str
    field: str
    found: Phrase
    allowed: Phrase
    near: str = ""
    now: str = ""

    def words(self) -> Message:
        return self.words_at(", ".join(part for part in (f"{self.file}:{self.line}", self.card, self.field) if part))

    def words_at(self, place: str) -> Message:
        """Say the fault with its place in these words."""
        if self.now:
            return Message("card-fault-renamed", place=place, found=self.found, now=self.now)
        return Message("card-fault", place=place, found=self.found, allowed=self.allowed, near=self.near or "none")

    def renamed(self, words: Mapping[str, tuple[str, ...]]) -> Fault:
        """Name the new word for an old one if it is allowed here; else suggest it."""
        new = words.get(self.found, ()) if isinstance(self.found, str) else ()
        allowed = self.allowed.split(", ") if isinstance(self.allowed, str) else []
        now = next((word for word in new if word in allowed), "")
        return self._replace(near=now or new[0], now=now) if new else self

    def position(self) -> tuple[str, int, str, str]:
        """Return the sort key: faults are listed in the order of their places."""
        return self.file, self.line, self.card, self.field


class FaultyCards(Invalid):
    """Raised for card files that cannot be used; `faults` holds every reason."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        files = ", ".join(dict.fromkeys(fault.file for fault in faults))
        super().__init__("card-file-invalid", file=files, reason=[fault.words() for fault in faults])
        self.faults = list(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return FaultyCards, (self.faults,)


class Where(Place):
    """A place in a card file, and the list that collects the faults."""

    def __init__(self, file: str, faults: list[Fault], line: int = 1, card: str = "", field: str = "") -> None:
        self.file = file
        self.faults = faults
        self.line = line
        self.card = card
        self.field = field

    def at(self, line: int, step: str = "") -> Where:
        """Return a place within this one."""
        field = ".".join(part for part in (self.field, step) if part)
        return Where(self.file, self.faults, line, self.card, field)

    def of(self, card: str) -> Where:
        return Where(self.file, self.faults, self.line, card, self.field)

    def into(self, faults: list[Fault]) -> Where:
        """Return the same place with another list of faults."""
        return Where(self.file, faults, self.line, self.card, self.field)

    def within(self, held: Any, key: Any) -> Where:
        return self.at(held.lines[key], key if isinstance(held, LinedMapping) else str(key + 1))

    def enter(self, held: Mapping[str, Any]) -> None:
        """Add a fault for every field that is written twice."""
        if isinstance(held, LinedMapping):
            for name, line in held.repeated:
                self.at(line, name).refuse(phrases.times(2, name), phrases.ONCE)

    def refuse(self, found: Any, allowed: Phrase, near: str = "") -> None:
        self.faults.append(Fault(self.file, self.line, self.card, self.field, phrase_of(found), allowed, near))

    def unknown(self, found: Any, words: Iterable[str]) -> None:
        """Add a fault for a word that is not in a closed list, with the nearest word that is."""
        known = list(words)
        near = difflib.get_close_matches(found, known, n=1) if isinstance(found, str) else []
        self.refuse(found, ", ".join(known) or phrases.NOTHING, near[0] if near else "")

    def unknown_field(self, held: Any, name: str, fields: Iterable[str]) -> None:
        self.at(held.key_lines[name]).unknown(name, fields)

    def missing(self, name: str, allowed: Phrase) -> None:
        self.at(self.line, name).refuse(phrases.NOTHING, allowed)


def phrase_of(found: Any) -> Phrase:
    """Describe a value for an error message; a list or a mapping is not written out."""
    if isinstance(found, Message):
        return found
    if isinstance(found, list | dict):
        return phrases.LIST if isinstance(found, list) else phrases.MAPPING
    return str(found).lower() if isinstance(found, bool) else str(found)
