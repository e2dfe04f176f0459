"""What the tests of single cards share: tables of teams, Heroes with an awake Entity, who is asked what."""

from __future__ import annotations

from typing import Any

from apotheosis.battle import Side, able, lay
from apotheosis.looking import Who, blows, hp, story
from table import Seen, Table, asked, legal

TEAMS: dict[str, Any] = {"mode": "teams", "seats": 4}


def teams(*sides: Side, **position: Any) -> Table:
    """P0 at c1 with its partner P2 at c2, against P1 at c7 and P3 at a7, but for what is said otherwise."""
    places = ("c1", "c7", "c2", "a7")
    given = [*sides, *[{}] * (4 - len(sides))]
    players = [{"at": place, **side} for place, side in zip(places, given, strict=True)]
    return lay(*players, **TEAMS, **position)


def awake(entity: str, *classes: str, **side: Any) -> Seen:
    """A Hero of level 10 with this Entity awake, who knows everything and has 5 in every attribute without it."""
    hero = {"house": "H08", "classes": list(classes), "entity": entity}
    return able(**{"hero": hero, "level": 10, "awake": True, **side})


def door(attribute: str = "INT", difficulty: int = 9, at: str = "c4") -> list[Seen]:
    """An object that offers a check without knowledge (2 AP)."""
    return [{"at": at, "name": "door", "con": 9, "hp": 9, "check": {"attribute": attribute, "difficulty": difficulty}}]


def crate(at: str, con: int = 9) -> Seen:
    """Something to hit."""
    return {"at": at, "name": "crate", "con": con, "hp": 30}


def window(table: Table) -> tuple[int, list[str]] | None:
    """Who is asked in a window, and for what; None when nobody is."""
    now = asked(table)
    return None if now is None or now[1] != "window" else (now[0], legal(table, "use"))


def dmg(table: Table) -> list[int]:
    """The DMG of every attack on every target since the table was laid."""
    return [damage for damage, _ in blows(table)]


def checks(table: Table) -> list[int]:
    """The totals of all checks since the table was laid."""
    return [heard["total"] for heard in story(table, "checked")]


def health(table: Table, *who: Who) -> list[int]:
    return [hp(table, each) for each in who]


def ignorant(knowledge: str, level: int = 0, **side: Any) -> Seen:
    """A plain Hero who knows less of something."""
    return {"knowledge": {knowledge: level}, **side}
