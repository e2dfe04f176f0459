"""Cards made for tests: corners of the rules that no printed card reaches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from carteado.games.duel.game import Duel
from carteado.games.duel.language.catalog import FOLDER, SET
from duel.board import DuelTable
from making import Made, folder_with, refused
from table import Table


def card(id: str, type: str, **fields: Any) -> Made:
    """A neutral card that costs nothing unless `fields` say otherwise."""
    made = {"id": id, "name": {"en": f"Made {id}", "pt": f"Feita {id}"}, "type": type, "faction": "neutral"}
    return {**made, "rarity": "common", "cost": 0, "loyalty": 0, **fields}


def creature(id: str, *triggers: Made, atk: int = 2, hp: int = 2, **fields: Any) -> Made:
    said = {"triggers": list(triggers)} if triggers else {}
    return card(id, "creature", atk=atk, hp=hp, job="rogue", **said, **fields)


def spell(id: str, *effects: Made, kind: str = "burst", **fields: Any) -> Made:
    return card(id, "spell", kind=kind, effects=list(effects), **fields)


def when(event: str, *do: Made, who: Any = "self", **fields: Any) -> Made:
    said = {} if event == "played" else {"who": who}
    return {"when": event, **said, **fields, "do": list(do)}


def target(id: str, kind: str = "creature", side: str = "any") -> Made:
    return {"id": id, "kind": kind, "side": side}


SELF_DESTROY = {"destroy": {"what": "self"}}
MADE = [
    creature("TST-01", when("attacks", {"destroy": {"what": "by"}})),
    creature("TST-02", when("attacks", {"move": {"what": "self", "dest": "other_row"}})),
    creature("TST-03", when("blocks", SELF_DESTROY)),
    creature("TST-04", when("blocks", {"negate": {"what": "item"}})),
    creature("TST-05", when("blocks", {"destroy": {"what": {"all": {"side": "own", "other": True}}}}), hp=4),
    spell(
        "TST-06",
        {"damage": {"amount": 2, "to": "t1"}},
        {"damage": {"amount": 3, "to": "t2"}},
        targets=[target("t1"), target("t2")],
    ),
    spell("TST-07", {"damage": {"amount": 3, "to": "my_hero"}}, {"heal": {"amount": 3, "to": "my_hero"}}),
    spell("TST-08", {"draw": {"who": "me", "amount": 1}}, kind="cast", extra_cost={"discard": 1}),
    spell("TST-09", {"draw": {"who": "me", "amount": 1}}, kind="cast", extra_cost={"discard": 2}),
    spell("TST-10", {"reveal": {"what": "t1"}}, targets=[target("t1", "trap", "enemy")]),
    creature(
        "TST-11",
        when("damaged", {"heal": {"amount": 1, "to": "self"}}, {"damage": {"amount": 1, "to": "self"}}),
        hp=5,
    ),
    creature(
        "TST-12",
        when("turn_start", {"damage": {"amount": 1, "to": "foe_hero"}}, who={"side": "own"}),
        when("turn_start", {"damage": {"amount": 1, "to": "my_hero"}}, who={"side": "own"}),
    ),
    creature("TST-13", when("enters", {"heal": {"amount": 9, "to": {"all": {"side": "enemy"}}}}, who={"side": "own"})),
    spell("TST-14", {"gain_mana": {"who": "me", "amount": 2}}),
    creature(
        "TST-15",
        when("enters", {"damage": {"amount": 1, "to": "foe_hero"}}),
        when("played", {"damage": {"amount": 1, "to": "my_hero"}}),
    ),
    spell("TST-17", {"draw": {"who": "me", "amount": 1}}, kind="cast", extra_cost={"sacrifice": 2}),
    spell("TST-18", {"draw": {"who": "me", "amount": 1}}, kind="cast", extra_cost={"discard": 1, "sacrifice": 1}),
    spell("TST-16", {"damage": {"amount": 2, "to": "t1"}}, {"heal": {"amount": 2, "to": "t1"}}, targets=[target("t1")]),
    creature("TST-19", static=[{"cost": 4, "cards": {"type": "trap"}, "who": "me"}]),
    card("TST-20", "spell", kind="row_enchant", static=[{"to": "here", "hp": -1}]),
    creature(
        "TST-21",
        when("played", {"damage": {"amount": 1, "to": "foe_hero"}}, **{"if": {"hp": {"of": "foe_hero", "max": 12}}}),
    ),
]


faults = partial(refused, SET)


@cache
def workshop() -> Duel:
    """The game with more cards."""
    return Duel(folder_with(MADE, FOLDER))


def lay_made(a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """As `board.lay`, with the made cards among the others."""
    return DuelTable(workshop(), **{"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})
