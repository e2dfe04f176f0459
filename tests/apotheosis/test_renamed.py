"""A card file in the old spelling is refused, and the fault names the new word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from apotheosis.workshop import effect, item
from carteado.games.apotheosis.language.catalog import SET
from making import Made, write_cards

HEAL = {"heal": {"amount": 1, "to": "me"}}


def change(**fields: Any) -> Made:
    return effect({"modify": {"to": "me", "stat": "CON", "amount": 1, **fields}}, keywords="permanent")


def rule(**fields: Any) -> Made:
    return effect({"grant": {"to": "me", **fields}}, keywords="permanent")


def asked(condition: Any) -> Made:
    return effect(HEAL, cost={"ap": 1}, requires=[condition])


def compared(value: Any) -> Made:
    return asked({"compare": {"of": value, "is": "<", "to": 9}})


OLD: list[tuple[Made, str, str]] = [
    (effect(HEAL, kw=["attacked"]), "kw", "keywords"),
    (effect(HEAL, keywords="attacked", req=[{"ally": "me"}]), "req", "requires"),
    (effect(HEAL, keywords="auto startOfYourTurn"), "startOfYourTurn", "start_of_your_turn"),
    (effect(HEAL, keywords="oncePerTurn"), "oncePerTurn", "once_per_turn"),
    (effect(HEAL, keywords="once_per_turn discardPile"), "discardPile", "discard_pile"),
    (effect(HEAL, when=["respond(attack)"]), "respond(attack)", "respond_attack"),
    (effect(HEAL, when=["anyTurn"]), "anyTurn", "any_turn"),
    (effect({"heal": {"amount": 1, "to": "you"}}, keywords="attacked"), "you", "me"),
    (effect({"heal": {"amount": 1, "to": "this"}}, keywords="attacked"), "this", "self"),
    (effect({"heal": {"amount": 1, "to": {"each": {"side": "ally"}}}}, keywords="attacked"), "each", "all"),
    (effect({"exhaust": {"amount": 1, "what": "card"}}, keywords="attacked"), "card", "self"),
    (effect({"marker": {"name": "HIDDEN", "who": "me"}}, keywords="attacked"), "who", "to"),
    (effect({"drain": {"amount": 1, "who": "me"}}, keywords="attacked"), "who", "from"),
    (change(stat="dmg", **{"with": "skill"}), "with", "dmg_with"),
    (change(stat="know"), "know", "knowledge"),
    (rule(rule="untargetable"), "untargetable", "{untargetable: ...}"),
    (rule(rule="crit_on"), "crit_on", "{crit_on: ...}"),
    (asked({"prop": {"is": "BOW", "of": "me"}}), "prop", "property"),
    (asked({"has": {"marker": "HIDDEN", "who": "me"}}), "who", "of"),
    (asked({"source": {"know": "art"}}), "know", "knowledge"),
    (compared({"dist": {"of": "me", "to": "active"}}), "dist", "distance"),
    (compared({"PER": "me"}), "PER", "attribute"),
]


@pytest.mark.parametrize(("old", "found", "new"), OLD, ids=[found for _, found, _ in OLD])
def test_an_old_word_is_refused_with_the_new_one(tmp_path: Path, old: Made, found: str, new: str) -> None:
    write_cards(tmp_path / "old.yaml", [item("X1", old)])
    faults = SET.read_faults(tmp_path)[1]
    assert (found, new) in {(fault.found, fault.near) for fault in faults}
