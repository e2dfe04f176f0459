"""Heroes with cards made for its reasons: each target word on an action card of its own, and cards that ask."""

from __future__ import annotations

from functools import cache
from typing import Any

from carteado.games.heroes.game import Heroes
from carteado.games.heroes.language.catalog import FOLDER
from heroes.arena import HeroesTable
from heroes.workshop import action, card, character, damage, deed, equipment, token
from making import Made, folder_with
from table import Table


def aimed(id: str, **words: Any) -> Made:
    """An action card whose only target is narrowed by some words."""
    return action(id, damage(1, "t1"), targets=[{"id": "t1", "kind": "character", **words}])


def two_of(*options: list[Made]) -> Made:
    return {"choose": {"options": list(options), "amount": 2}}


DRAW = {"draw": {"who": "me", "amount": 1}}
MADE = [
    aimed("A71", side="enemy", token="poison"),
    aimed("A72", side="enemy", alliance="dawn"),
    aimed("A73", side="enemy", ability="flight"),
    aimed("A74", side="enemy", alignment="villain"),
    aimed("A75", side="enemy", earth=7),
    aimed("A76", side="enemy", state="damaged"),
    aimed("A77", side="enemy", health_min=6),
    aimed("A78", side="enemy", speed_max=3),
    aimed("A79", side="any", other=True),
    character("C80", deed(token("taunt", 1, "self")), deed(DRAW), static=[{"multi_action": 2}]),
    action("A80", two_of([DRAW], [token("taunt", 1, "self")], [token("slow", 1, "self")])),
    card("S80", "source", subtype="advanced", activations=[{"cost": {"discard_hand": 2}, "do": [DRAW]}]),
    action("A82", token("fury", 1, "self"), kind="passive"),
    action("A83", token("stun", 1, "self"), kind="passive"),
    action("A84", {"may": {"do": [DRAW]}}),
    equipment("Q80", activations=[{"cost": {}, "do": [DRAW]}, {"cost": {"keep": 2}, "do": [DRAW]}]),
]


@cache
def game() -> Heroes:
    return Heroes(folder_with(MADE, FOLDER))


def lay(
    a: Made | None = None, b: Made | None = None, c: Made | None = None, d: Made | None = None, **position: Any
) -> Table:
    """Lay a table of the sides A to D, in A's Main of turn 5; a side has Scrap Golem unless it says otherwise."""
    sides = [side for side in (a, b, c, d) if side is not None]
    others = [{"team": ["C04"]}] * (2 - len(sides))
    return HeroesTable(game(), players=[*sides, *others], **position)
