"""Declaring events: the facts of each with their types, from which the client's types and the law book are made."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, get_args

from msgspec import UNSET, UnsetType, defstruct

Facts = dict[str, Any]


def declare(**events: Facts) -> Any:
    """The union of these events. A fact that may be `UnsetType` is left out for the seats that do not know it."""
    return reduce(or_, (event(name, facts) for name, facts in events.items()))


def event(name: str, facts: Facts) -> Any:
    fields = [(fact, type, UNSET) if UnsetType in get_args(type) else (fact, type) for fact, type in facts.items()]
    return defstruct(name, fields, tag=name, tag_field="event", forbid_unknown_fields=True, kw_only=True)
