"""Cards made for tests: corners of the rules that no printed card reaches."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.core.game import Setup
from carteado.core.rng import Rng
from carteado.games.duel.game import Duel, configuration
from carteado.games.duel.loading import FOLDER, catalog, read_faults
from carteado.games.duel.rules import DuelState
from table import Table

Made = dict[str, Any]


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
]


@cache
def made_folder() -> Path:
    """The printed cards and the made ones in a folder of their own, for as long as the tests run."""
    folder = Path(tempfile.mkdtemp(prefix="carteado-duel-cards-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for file in FOLDER.glob("*.yaml"):
        shutil.copy(file, folder)
    write_cards(folder / "made.yaml", MADE)
    return folder


def write_cards(path: Path, cards: list[Made]) -> None:
    with path.open("w", encoding="utf-8") as file:
        YAML(typ="safe", pure=True).dump(cards, file)


def faults(path: Path, *cards: Made) -> list[str]:
    """The ids of the cards among these that the loader refuses."""
    write_cards(path / "made.yaml", list(cards))
    return sorted({fault.card for fault in read_faults(path)[1]})


class Workshop(Duel):
    """The duel with more cards."""

    def empty(self, setup: Setup, rng: Rng) -> DuelState:
        return DuelState(self, setup, rng, configuration(setup.options), catalog(made_folder()))


def lay_made(a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """As `board.lay`, with the made cards among the others."""
    table = object.__new__(Table)
    table.game = Workshop()
    table.state = table.game.position({"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})
    table.state.events = []
    return table
