"""Cards made for tests: corners of the rules that no printed card reaches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from carteado.games.heroes.game import Heroes
from carteado.games.heroes.language.catalog import FOLDER, SET
from heroes.arena import HeroesTable
from making import Made, folder_with, refused
from table import Table

ENEMY = [{"id": "t1", "kind": "character", "side": "enemy"}]
OWN = {"all": {"side": "own"}}
FOES = {"all": {"side": "enemy"}}


def card(id: str, type: str, **fields: Any) -> Made:
    return {"id": id, "name": {"en": f"Made {id}", "pt": f"Feita {id}"}, "type": type, **fields}


def damage(amount: int, to: Any) -> Made:
    return {"damage": {"amount": amount, "to": to}}


def token(type: str, amount: int, to: Any) -> Made:
    return {"token": {"type": type, "amount": amount, "to": to}}


def lasting(type: str, amount: int, turns: int, **more: Any) -> Made:
    """A token on the user that lasts several turns."""
    return {"token": {"type": type, "amount": amount, "to": "self", "turns": turns, **more}}


def deed(*do: Made, kind: str = "active", cost: Made | None = None, **fields: Any) -> Made:
    """A printed action."""
    return {"name": {"en": "Deed", "pt": "Feito"}, "kind": kind, "cost": cost or {}, "do": list(do), **fields}


def character(id: str, *actions: Made, **fields: Any) -> Made:
    """Of Earth 5, 6/0 and Speed 5, unless `fields` say otherwise."""
    shape: Made = {"alter_ego": "-", "earth": 5, "alignment": "hero", "stars": 1, "health": 6, "protection": 0}
    shape |= {"speed": 5, "abilities": ["strength"], "alliances": []}
    return card(id, "character", **{**shape, "actions": list(actions or [deed(token("taunt", 1, "self"))]), **fields})


def action(id: str, *do: Made, **fields: Any) -> Made:
    """An action card for everybody, active and free, unless `fields` say otherwise."""
    return card(id, "action", **{"ability": "general", "kind": "active", "cost": {}, "do": list(do), **fields})


def equipment(id: str, **fields: Any) -> Made:
    return card(id, "equipment", **{"cost": 1, "storage": 4, **fields})


def when(occasion: str, who: Any, *do: Made) -> Made:
    """A trigger."""
    return {"when": occasion, "who": who, "do": list(do)}


def event(id: str, *static: Made, **fields: Any) -> Made:
    said = {"static": list(static)} if static else {}
    return card(id, "event", scope="everyone", **said, **fields)


MADE = [
    character("C90"),
    character("C91"),
    equipment("Q90", silo=True, static=[{"to": OWN, "storage": 7}]),
    equipment(
        "Q91", triggers=[{"when": "turn_end", "who": {"side": "own"}, "do": [{"energy": {"amount": 2, "who": "me"}}]}]
    ),
    equipment("Q89", triggers=[when("enters", "self", {"energy": {"amount": 2, "who": "me"}})]),
    equipment("Q92", activations=[{"cost": {"use": 1}, "do": [{"energy": {"amount": 1, "to": "self"}}]}]),
    event("V90", {"forbid": {"ability": "strength"}, "who": "all"}),
    event("V91", {"to": OWN, "health": 2}),
    event(
        "V92",
        triggers=[
            {"when": "combat_start", "who": {"side": "any"}, "do": [token("agility", 9, {"weakest": {"side": "own"}})]}
        ],
    ),
    action("A90", token("less_life", 9, "self"), damage(2, "t1"), targets=ENEMY),
    action("A91", token("agility", 5, "self"), damage(1, FOES)),
    action("A92", token("agility", 5, "self"), damage(1, "t1"), targets=ENEMY),
    character("C93", triggers=[when("attacks", {"side": "enemy"}, damage(9, {"all": {"side": "own", "other": True}}))]),
    character("C94", triggers=[when("damaged", "self", token("shield", 1, "self"))]),
    character("C95", triggers=[when("attacks", {"side": "enemy"}, token("weakness", 1, "it"))]),
    character("C96", triggers=[when("attacks", {"side": "enemy"}, token("slow", 1, "it"))]),
    character("C97", triggers=[when("damaged", "self", token("silence", 1, "by"))]),
    character("C98", triggers=[when("damaged", "self", damage(1, "self"))]),
    character(
        "C99",
        *[deed(token(type, 1, "self")) for type in ("agility", "evasion", "sight")],
        static=[{"multi_action": 2}, {"multi_action": 3}],
    ),
    character(
        "M90",
        deed(damage(1, FOES)),
        deed(token("agility", 1, "self"), kind="passive"),
        deed(token("strength", 9, "self"), kind="passive", cost={"keep": 2}),
        deed(token("evasion", 1, "self"), kind="passive"),
        subtype="mob",
    ),
    equipment("Q95", static=[{"cost": -1, "cards": {"type": "equipment"}, "who": "me"}]),
    equipment("Q96", static=[{"to": OWN, "prevent": 1}]),
    equipment("Q97", static=[{"field_limit": 3, "who": "me"}]),
    equipment(
        "Q98",
        activations=[
            {
                "cost": {},
                "targets": [{"id": "t1", "kind": "character", "side": "own"}],
                "do": [{"ready": {"what": "t1"}}],
            }
        ],
    ),
    action(
        "A95",
        token("poison", 2, "t1"),
        {"damage": {"amount": {"tokens": {"type": "poison", "of": "t1"}, "plus": 1}, "to": "t1"}},
        targets=ENEMY,
    ),
    event("V95", triggers=[when("attacks", {"side": "any"}, token("burn", 1, "it"))]),
    event("V97", {"to": FOES, "speed": -3}),
    equipment("Q99", static=[{"to": FOES, "health": -5}]),
    action("A97", lasting("strength", 1, 3), lasting("agility", 2, 2, stack=True), lasting("slow", 2, 2)),
    action("A98", {"move_token": {"tokens": "any", "from": "t1", "to": "self"}}, targets=ENEMY),
    action("A96", {**token("strength", 1, "self"), "if": {"event": "none"}}),
]


faults = partial(refused, SET)


@cache
def workshop() -> Heroes:
    """The game with more cards."""
    return Heroes(folder_with(MADE, FOLDER))


def lay_made(*players: Mapping[str, Any], **position: Any) -> Table:
    """As `arena.lay`, with the made cards among the others."""
    return HeroesTable(workshop(), players=[dict(side) for side in players], **position)
