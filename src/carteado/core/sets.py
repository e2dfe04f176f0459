"""A card set as data: what a designer adds to a game and changes in it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

DIGITS = 32  # of a hash, in the version of the rules


@dataclass(frozen=True, kw_only=True)
class ChosenPicture:
    """A ground and one or two emblems: names of the collection, or SVG paths on 512 by 512."""

    ground: str = ""
    emblem: str
    behind: str = ""


@dataclass(frozen=True, kw_only=True)
class Contents:
    """The contents of a card set. Records and databases hold it whole, so that a match can be replayed anywhere.

    `changes` has the changed fields of cards by id; None removes a field. `texts` has texts by language and id.
    """

    game: str
    name: dict[str, str]
    version: str = "1"
    cards: list[dict[str, Any]] = field(default_factory=list)
    changes: dict[str, dict[str, Any]] = field(default_factory=dict)
    decks: dict[str, dict[str, Any]] = field(default_factory=dict)
    options: dict[str, bool | int | str] = field(default_factory=dict)
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    pictures: dict[str, ChosenPicture] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """The contents as plain data, without what is empty."""
        return {name: value for name, value in asdict(self).items() if value}

    def canonical(self) -> bytes:
        """The contents as JSON, the same for equal contents."""
        return json.dumps(self.plain(), sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.canonical()).hexdigest()[:DIGITS]

    def called(self, lang: str) -> str:
        """The name of the set in that language, else in any."""
        return self.name.get(lang) or next(iter(self.name.values()), "")


def merge(data: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data with the changed fields: mappings are merged key by key, None removes a field.

    >>> merge({"atk": 2, "name": {"en": "A", "pt": "B"}}, {"atk": None, "name": {"en": "C"}})
    {'name': {'en': 'C', 'pt': 'B'}}
    """
    made = dict(data)
    for name, value in change.items():
        if value is None:
            made.pop(name, None)
        elif isinstance(value, Mapping) and isinstance(made.get(name), Mapping):
            made[name] = merge(made[name], value)
        else:
            made[name] = value
    return made


def changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Return the change that `merge` turns one into the other with.

    >>> changed({"atk": 2, "name": {"en": "A", "pt": "B"}}, {"name": {"en": "C", "pt": "B"}})
    {'name': {'en': 'C'}, 'atk': None}
    """
    made: dict[str, Any] = {}
    for name, value in now.items():
        old = before.get(name)
        if isinstance(value, Mapping) and isinstance(old, Mapping):
            if inner := changed(old, value):
                made[name] = inner
        elif value != old or (type(value) is not type(old) and isinstance(value, bool)):
            made[name] = value
    return made | dict.fromkeys((name for name in before if name not in now), None)


def edition(game: str, rules: str) -> str:
    """Return the id under which a game is loaded with the set of that version of its rules.

    >>> edition("duel", "1+52c1"), edition("duel", "1")
    ('duel+52c1', 'duel')
    """
    _, plus, digest = rules.partition("+")
    return game + plus + digest


def differences(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """The changed fields of a card, with the old and the new value; "" for a missing one.

    >>> differences({"atk": 2, "hp": 1}, {"atk": 3, "hp": 1, "keywords": ["flight"]})
    [('atk', '2', '3'), ('keywords', '', 'flight')]
    """
    return [
        (field, plainly(before.get(field)), plainly(now.get(field)))
        for field in (*now, *(field for field in before if field not in now))
        if before.get(field) != now.get(field)
    ]


def plainly(value: Any) -> str:
    """Format a short value; longer ones are shown by the card's text."""
    if value is None:
        return ""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    return str(value) if isinstance(value, str | int) else "…"
