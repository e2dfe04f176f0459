"""What is told of every step."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.texts import Speaker
from siege.castle import AT_START, Castle


def rolled(roll: str, die: int, drm: int, effect: str) -> dict[str, Any]:
    return {"event": "rolled", "roll": roll, "die": die, "drm": drm, "result": die + drm, "effect": effect}


def track(name: str, change: int, now: int) -> dict[str, Any]:
    return {"event": "track", "track": name, "change": change, "now": now}


@pytest.mark.rule("SIEGE-10.3")
def test_every_step_of_a_turn_is_told() -> None:
    castle = Castle("Boiling Oil", deck=[5, 1], soldiers="lines", trebuchets=2, wall=3, ladders=1)
    castle.play("end_turn", "sabotage", "coupure", dice=[4, 5, 2])
    assert castle.heard() == [
        {"event": "acted", "action": "end_turn"},
        rolled("line_check", 4, 0, "nothing"),
        {"event": "drawn", "card": 5, "day": 3, "name": "repaired_trebuchet"},
        {"event": "trebuchets", "now": 3},
        {"event": "moved", "unit": "ladders", "to": 0},
        track("morale", -1, 3),
        {"event": "acted", "action": "sabotage"},
        rolled("sabotage", 5, 0, "hit"),
        {"event": "trebuchets", "now": 2},
        {"event": "acted", "action": "coupure"},
        rolled("coupure", 2, 1, "nothing"),
    ]


@pytest.mark.rule("SIEGE-10.3")
@pytest.mark.parametrize(
    ("action", "die", "told"),
    [
        ("archers ram", 4, [rolled("archers", 4, 0, "hit"), {"event": "moved", "unit": "ram", "to": 3}]),
        ("archers ram", 3, [rolled("archers", 3, 0, "nothing")]),
        (
            "boiling_water tower",
            4,
            [rolled("boiling_water", 4, 1, "hit"), {"event": "moved", "unit": "tower", "to": 2}],
        ),
        ("boiling_water tower", 3, [rolled("boiling_water", 3, 1, "nothing")]),
        ("boiling_water tower", 1, [rolled("boiling_water", 1, 1, "backfired"), track("morale", -1, 1)]),
        ("close_combat", 5, [rolled("close_combat", 5, 0, "hit"), {"event": "moved", "unit": "ladders", "to": 1}]),
        ("close_combat", 2, [rolled("close_combat", 2, 0, "nothing")]),
        ("close_combat", 1, [rolled("close_combat", 1, 0, "backfired"), track("morale", -1, 1)]),
        ("coupure", 5, [rolled("coupure", 5, 0, "raised"), track("wall", 1, 3)]),
        ("rally", 6, [rolled("rally", 6, 0, "raised"), track("morale", 1, 3)]),
        ("rally supply", 3, [track("supplies", -1, 3), rolled("rally", 3, 1, "nothing")]),
        ("raid", 2, [rolled("raid", 2, 0, "nothing")]),
        ("raid", 6, [rolled("raid", 6, 0, "looted"), {"event": "carried", "now": 2}]),
        ("raid", 1, [rolled("raid", 1, 0, "captured"), {"event": "captured"}, track("morale", -1, 1)]),
        ("sabotage", 4, [rolled("sabotage", 4, 0, "nothing")]),
        ("sabotage", 1, [rolled("sabotage", 1, 0, "captured"), {"event": "captured"}, track("morale", -1, 1)]),
    ],
)
def test_every_die_is_told_with_its_modifier_result_and_effect(action: str, die: int, told: list[Any]) -> None:
    castle = Castle(ladders=0, ram=2, tower=1, wall=2, morale=2, soldiers="lines").play(action, dice=[die])
    assert castle.heard() == [{"event": "acted", "action": action}, *told]


@pytest.mark.rule("SIEGE-10.3")
def test_a_close_combat_that_loses_the_castle_is_told() -> None:
    castle = Castle(ram=0, options={"cc_fail_loses": True}).play("close_combat", dice=[4])
    assert castle.heard()[1:] == [
        rolled("close_combat", 4, 0, "fatal"),
        {"event": "ended", "reason": "close_combat_lost"},
    ]


@pytest.mark.rule("SIEGE-10.3")
def test_moves_prices_and_the_new_day_are_told() -> None:
    castle = Castle("Gate Fortified", deck=[], soldiers="tunnel_1", carried=1, supplies=2, trebuchets=1, shuffles=[[1]])
    castle.play("free_move lines", "extra_ap morale", "end_turn", dice=[4])
    assert castle.heard() == [
        {"event": "acted", "action": "free_move lines"},
        {"event": "soldiers", "to": "tunnel_2"},
        {"event": "acted", "action": "extra_ap morale"},
        track("morale", -1, 3),
        {"event": "acted", "action": "end_turn"},
        track("supplies", -1, 1),
        {"event": "soldiers", "to": "castle"},
        track("supplies", 1, 2),
        {"event": "day", "day": 3},
        {"event": "drawn", "card": 1, "day": 3, "name": "trebuchet_attack"},
        rolled("trebuchet", 4, 0, "hit"),
        track("wall", -1, 3),
    ]


@pytest.mark.rule("SIEGE-10.3")
def test_a_tower_that_collapses_is_told() -> None:
    castle = Castle("Enemy Fatigue", deck=[5], **AT_START).play("end_turn")
    assert {"event": "tower_removed"} in castle.heard()


@pytest.mark.rule("SIEGE-10.3")
@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"wall": 0}, "surrender_wall"),
        ({"ladders": 0, "ram": 0, "ap": 0}, "two_in_close_combat"),
        ({"ladders": 0, "ram": 1, "tower": 1, "deck": [7]}, "overrun"),
        ({"morale": 1, "supplies": 1, "soldiers": "lines", "deck": []}, "double_zero"),
        ({"deck": []}, "relief"),
    ],
)
def test_the_reason_of_the_end_is_told_last(position: dict[str, Any], reason: str) -> None:
    castle = Castle("Boiling Oil", **position).play("end_turn")
    assert castle.heard()[-1] == {"event": "ended", "reason": reason}


@pytest.mark.rule("SIEGE-1.2")
@pytest.mark.parametrize(
    ("ram", "english", "portuguese"),
    [
        (0, "Battering ram: in close combat.", "Aríete: em combate corpo a corpo."),
        (1, "Battering ram: space 1, the circle, next to the wall.", "Aríete: espaço 1, o circular, junto à muralha."),
        (2, "Battering ram: space 2.", "Aríete: espaço 2."),
        (4, "Battering ram: on the starting space.", "Aríete: no espaço inicial."),
    ],
)
def test_close_combat_and_the_circle_are_called_by_their_names(ram: int, english: str, portuguese: str) -> None:
    castle = Castle(ram=ram)
    for lang, said in (("en", english), ("pt", portuguese)):
        speaker = Speaker(lang, castle.game.folder / "texts", names=["Ana"])
        assert said in [speaker.say(line) for line in castle.game.table_words(castle.view())]
