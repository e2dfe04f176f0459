"""What the tests of single cards share: tables of teams, Heroes with an awake Entity, who is asked what."""

from __future__ import annotations

from typing import Any

from apotheosis.battle import P0, P1, Side, able, end_turn, lay
from apotheosis.looking import Who, attribute, blows, discard, hp, life, story
from table import Seen, Table, asked, do, legal

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


def struck_down(fallen: Side) -> tuple[int, str, list[str]]:
    """The HP, life and pile of a Hero who is brought to 0 HP with only Windfall (2) to pay for Divine Salvation."""
    side = {**fallen, "at": "c4", "hp": 2, "inventory": ["V11"], "support": [{"card": "K04", "at": "a7"}]}
    table = do(lay({"at": "c3"}, side), "attack c4", dice=[1])
    if asked(table) == (P1, "salvation"):
        do(table, "accept")
    return hp(table, P1), life(table, P1), discard(table, P1)


def con_of_turns(table: Table, action: str, seat: int) -> list[tuple[int, int]]:
    """Who is asked, and the CON of a seat's Hero: after an action of P0's window, and after each of two turns."""
    assert window(table) == (P0, [action])
    do(table, action)
    found = [(P0, attribute(table, seat, "CON"))]
    for _ in range(2):
        now = asked(end_turn(table))
        assert now is not None
        found.append((now[0], attribute(table, seat, "CON")))
    return found


def ignorant(knowledge: str, level: int = 0, **side: Any) -> Seen:
    """A plain Hero who knows less of something."""
    return {"knowledge": {knowledge: level}, **side}


def pet(card: str, place: str, *attached: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "at": place, "attached": list(attached), **more}


def alone(card: str, *attached: str, foe: str = "b2", **more: Any) -> Table:
    """The turn of a Companion at b1; its Hero is far away at e7, and the enemy's Hero nearer."""
    return lay({"at": "e7", "support": [pet(card, "b1", *attached, **more)]}, {"at": foe}, active="b1", order=["e7"])
