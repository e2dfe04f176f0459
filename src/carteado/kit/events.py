"""Declare events: their facts with types. The client's types and the checks of the law suite are made from these."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, get_args

from msgspec import UNSET, UnsetType, defstruct

Facts = dict[str, Any]

SEAT: Facts = {"seat": int}
CARD: Facts = {"id": int, "card": str}
SECRET_CARD: Facts = {"id": int | UnsetType, "card": str | UnsetType}


def declare(**events: Facts) -> Any:
    """Return the union type of these events; a fact that may be `UnsetType` is omitted for seats without access."""
    return reduce(or_, (event(name, facts) for name, facts in events.items()))


def event(name: str, facts: Facts) -> Any:
    fields = [(fact, type, UNSET) if UnsetType in get_args(type) else (fact, type) for fact, type in facts.items()]
    return defstruct(name, fields, tag=name, tag_field="event", forbid_unknown_fields=True, kw_only=True)
