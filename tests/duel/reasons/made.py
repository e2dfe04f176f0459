"""A duel with cards made for its reasons: each target word on a card of its own, and cards that let pick others."""

from __future__ import annotations

from functools import cache
from typing import Any

from carteado.games.duel.game import Duel
from carteado.games.duel.language.catalog import FOLDER
from duel.board import DuelTable, deal
from duel.echoes import echoes
from duel.workshop import MADE, creature, spell, target, when
from making import folder_with
from table import Table


def aimed(id: str, kind: str = "creature", **word: Any) -> dict[str, Any]:
    """A spell whose only target is narrowed by one word."""
    return spell(id, {"heal": {"amount": 1, "to": "t1"}}, targets=[{**target("t1", kind), **word}], kind="cast")


def choosing(id: str, pile: str, amount: int) -> dict[str, Any]:
    """A spell that lets its player pick cards of the foe."""
    picked = {"pick": {"from": {"cards": {"in": pile, "who": "foe"}}, "amount": amount}}
    return spell(id, picked, {"look": {"at": "picked"}}, kind="cast")


ROUSE = {
    "id": "a1",
    "name": {"en": "Rouse", "pt": "Despertar"},
    "cost": {},
    "targets": [{**target("t1"), "other": True}],
    "do": [{"ready": {"what": "t1"}}],
}
MORE = [
    aimed("TST-41", state="damaged"),
    aimed("TST-42", faction="tide"),
    aimed("TST-43", keywords=["venom"]),
    aimed("TST-44", cost_min=4),
    aimed("TST-45", cost_max=2),
    aimed("TST-46", atk_min=4),
    aimed("TST-47", atk_max=2),
    aimed("TST-48", hp_min=5),
    aimed("TST-49", hp_max=2),
    aimed("TST-50", column=2),
    aimed("TST-51", job="mage"),
    aimed("TST-52", "character", row="attack"),
    choosing("TST-53", "traps", 1),
    choosing("TST-54", "grave", 2),
    choosing("TST-55", "traps", 2),
    creature("TST-56", ways=[{"pay": {"hp": 3, "discard": 1}}, {"pay": {}}], cost=2),
    creature("TST-57", abilities=[ROUSE], keywords=["alert"]),
    creature("TST-59", when("played", {"silence": {"what": "t1"}}, targets=[target("t1")])),
    creature(
        "TST-60",
        ways=[{"pay": {"mana": 1}, "from_grave": True}, {"pay": {"hp": 1}}, {"pay": {"hp": 2}, "from_grave": True}],
    ),
]


@cache
def game() -> Duel:
    return Duel(folder_with([*echoes(), *MADE, *MORE], FOLDER))


def lay(a: Any = None, b: Any = None, dealt: bool = False, **position: Any) -> Table:
    """Lay a table of the sides A and B, in A's main phase of turn 3, or a match at its mulligan."""
    if dealt:
        return deal()
    return DuelTable(game(), **{"turn": 3, "players": [a or {}, b or {}], **position})
