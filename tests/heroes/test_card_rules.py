"""HEROES-2 and 12: cards that break the anatomy are refused when they are loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroes.workshop import FOES, action, card, character, damage, deed, equipment, event, faults, token
from making import Made

HIT = damage(1, FOES)
FIVE = ["energy", "elemental", "toxic", "science", "magic"]


def without(made: Made, field: str) -> Made:
    return {name: value for name, value in made.items() if name != field}


SOUND: list[Made] = [
    character("C90"),
    character("C91", deed(HIT), deed(HIT, cost={"use": 2}), deed(HIT), deed(HIT, kind="passive")),
    character("C92", abilities=FIVE[:4]),
    character("C93", abilities=FIVE, stars=5, subtype="five_star"),
    character("C94", alliances=["dawn", "court"], title={"en": "One", "pt": "Um"}),
    equipment("Q90", cost=1),
    event("V90", {"to": FOES, "speed": -1}),
    action("A90", HIT, ability="cosmic", cost={"generate": 3}),
    action("A91", HIT, kind="passive", cost={"keep": 2}),
    card("S90", "source", subtype="basic"),
    card(
        "S91", "source", subtype="advanced", activations=[{"cost": {}, "do": [{"energy": {"amount": 1, "who": "me"}}]}]
    ),
]


@pytest.mark.rule("HEROES-2.7", "HEROES-2.13")
def test_sound_cards_are_taken(tmp_path: Path) -> None:
    assert faults(tmp_path, *SOUND) == []


BROKEN: list[tuple[str, Made]] = [
    ("2.1", card("X90", "vehicle")),
    ("2.2", without(character("X90"), "name")),
    ("2.2", {**character("X90"), "name": {"en": "Only English"}}),
    ("2.4", card("X90", "source", subtype="advanced")),
    ("2.4", card("X90", "source", subtype="basic", activations=[{"cost": {}, "do": [HIT]}])),
    ("2.4", card("X90", "source", subtype="basic", entry={"discard_basic": 1})),
    ("2.5", without(event("X90", {"to": FOES, "speed": -1}), "scope")),
    ("9.4", {**event("X90", {"to": FOES, "speed": -1}), "scope": "the moon"}),
    ("2.6", equipment("X90", cost=0)),
    ("R23", without(equipment("X90"), "cost")),
    ("2.7", character("X90", abilities=FIVE)),
    ("R34", character("X90", abilities=[*FIVE, "divine"], stars=5, subtype="five_star")),
    ("2.7", character("X90", stars=6)),
    ("R33", character("X90", stars=4, subtype="five_star")),
    ("2.7", character("X90", stars=5)),
    ("2.7", character("X90", deed(HIT), deed(HIT), deed(HIT), deed(HIT))),
    ("2.7", character("X90", deed(HIT, kind="passive"))),
    ("2.7", character("X90", alignment="neutral")),
    ("2.8", action("X90", HIT, ability="cooking")),
    ("2.9", character("X90", abilities=["cooking"])),
    ("2.13", action("X90")),
    ("2.13", character("X90", deed())),
    ("2.13", equipment("X90", activations=[{"cost": {}, "do": []}])),
    ("12.4", action("X90", HIT, kind="passive", cost={"use": 1})),
    ("12.4", character("X90", deed(HIT), deed(HIT, kind="passive", cost={"use": 1}))),
    ("12.11", action("X90", HIT, cost={"use": 1, "keep": 1})),
    ("10.6", action("X90", damage(1, "t1"), targets=[{"id": "t1", "kind": "equipment", "side": "enemy"}])),
    ("8.6", action("X90", damage(1, "t1"), targets=[{"id": "t1", "kind": "source", "side": "enemy"}])),
    ("9.5", event("X90", triggers=[{"when": "turn_start", "who": {"side": "own"}, "do": [token("slow", 1, "self")]}])),
    ("12.3", action("X90", HIT, uses=1)),
]


@pytest.mark.parametrize(
    "broken", [pytest.param(broken, marks=pytest.mark.rule(f"HEROES-{rule}"), id=rule) for rule, broken in BROKEN]
)
def test_a_card_that_breaks_a_rule_is_refused(tmp_path: Path, broken: Made) -> None:
    assert faults(tmp_path, *SOUND, broken) == ["X90"]
