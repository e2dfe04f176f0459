"""What a view tells of the actions: what the die must show, where soldiers go, and what bars the rest."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import Castle

SUCCESSES = {"hit", "raised", "looted"}
TABLES: list[tuple[str | None, dict[str, Any]]] = [
    (None, {"ladders": 1, "ram": 0, "wall": 3, "morale": 2, "soldiers": "lines"}),
    ("Volley of Arrows", {"ladders": 1, "ram": 2, "morale": 3}),
    ("Boiling Oil", {"ladders": 1, "tower": 1}),
    ("Flaming Arrows", {"ladders": 1, "ram": 0}),
    ("Iron Shields", {"tower": 1, "ram": 0, "options": {"cc_drm": "none"}}),
    ("Cover of Darkness", {"soldiers": "lines", "options": {"natural_ones": True}}),
    ("Guards Distracted", {"soldiers": "lines"}),
    ("Rally!", {"morale": 1, "wall": 2, "ladders": 0, "options": {"cc_dice": "one_target"}}),
]


@pytest.mark.rule(
    "SIEGE-5.4", "SIEGE-8.1", "SIEGE-8.2", "SIEGE-8.3", "SIEGE-8.4", "SIEGE-8.5", "SIEGE-8.8", "SIEGE-8.9"
)
@pytest.mark.parametrize(("event", "table"), TABLES, ids=lambda value: str(value) if isinstance(value, str) else "")
def test_an_action_succeeds_from_the_number_on_that_is_told(event: str | None, table: dict[str, Any]) -> None:
    needed = Castle(event, **table).view()["needed"]
    assert needed
    for action, least in needed.items():
        for die in range(1, 7):
            castle = Castle(event, **table).play(action, dice=[die])
            assert (castle.rolls()[0]["effect"] in SUCCESSES) == (die >= least), (action, die)


@pytest.mark.rule("SIEGE-8.6", "SIEGE-8.7", "SIEGE-8.10")
@pytest.mark.parametrize("soldiers", ["castle", "tunnel_1", "tunnel_2", "lines"])
def test_soldiers_go_where_the_view_says(soldiers: str) -> None:
    table = {"soldiers": soldiers}
    told = Castle(**table).view()["destinations"]
    assert told
    for action, place in told.items():
        assert Castle(**table).play(action).view()["soldiers"] == place


@pytest.mark.parametrize(
    ("event", "table", "kind", "reason"),
    [
        (None, {"ap": 0}, "archers", "points"),
        (None, {"ap": 0, "soldiers": "castle"}, "raid", "needs"),
        (None, {"ap": 2}, "boiling_water", "needs"),
        (None, {"ladders": 0, "ram": 0}, "archers", "close_combat"),
        ("Bad Weather", {}, "archers", "event"),
    ],
)
def test_what_bars_a_kind_of_action_is_told(event: str | None, table: dict[str, Any], kind: str, reason: str) -> None:
    view = Castle(event, **table).view()
    assert view["barred"][kind] == reason
    assert not {text.split()[0] for text in Castle(event, **table).legal()} & view["barred"].keys()


@pytest.mark.rule("SIEGE-9.2")
@pytest.mark.parametrize(
    ("table", "dangers"),
    [
        ({}, []),
        ({"ladders": 0, "ram": 0}, ["two_in_close_combat"]),
        ({"morale": 0}, ["surrender_morale"]),
        ({"ladders": 0, "ram": 0, "wall": 0, "ap": 0}, ["two_in_close_combat", "surrender_wall"]),
    ],
)
def test_the_view_warns_of_what_the_castle_falls_for(table: dict[str, Any], dangers: list[str]) -> None:
    assert Castle(**table).view()["dangers"] == dangers


def test_a_siege_that_is_over_tells_nothing_of_actions() -> None:
    view = Castle(wall=0).play("end_turn").view()
    assert (view["needed"], view["destinations"], view["barred"]) == ({}, {}, {})
