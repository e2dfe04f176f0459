"""Why an action is not legal, and what a legal one costs."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.core.message import Message
from carteado.texts import Speaker
from siege.castle import AT_START, Castle

TWO_IN = {"ladders": 0, "ram": 0}
DIGEST = {"preset": "digest"}
ONE_TARGET = {"cc_dice": "one_target"}


def why(castle: Castle, action: str) -> Message | None:
    return castle.state.explain(castle.game.parse(action))


def reasons() -> list[Any]:
    """A reason, the action that it forbids, and the castle."""
    rows: list[tuple[str, str, str, Castle]] = [
        ("event", "5.7", "coupure", Castle("Bad Weather", wall=2)),
        ("event", "5.7", "free_move castle", Castle("Bad Weather", soldiers="tunnel_1")),
        ("no-ap", "7.1", "archers ram", Castle(ap=0)),
        ("close-combat-first", "7.5", "archers tower", Castle(**TWO_IN)),
        ("fight-before-ending", "7.5", "end_turn", Castle(**TWO_IN)),
        ("must-spend", "7.3", "end_turn", Castle(options=DIGEST, tower=2)),
        ("extra-used", "7.4", "extra_ap morale", Castle(ap=0).play("extra_ap supplies")),
        ("extra-track", "7.4", "extra_ap morale", Castle(morale=0)),
        ("extra-useless", "7.4", "extra_ap morale", Castle("Bad Weather")),
        ("not-in-tunnel", "8.10", "free_move lines", Castle()),
        ("free-moved", "8.10", "free_move lines", Castle(soldiers="tunnel_1").play("free_move lines")),
        ("entered", "8.10", "free_move lines", Castle().play("enter_tunnel")),
        ("tower-gone", "1.4", "archers tower", Castle(tower=None)),
        ("tower-gone", "1.4", "boiling_water tower", Castle(tower=None)),
        ("out-of-reach", "8.1", "archers ram", Castle(ram=0)),
        ("out-of-reach", "8.1", "archers ram", Castle(**AT_START)),
        ("boiled", "8.2", "boiling_water ram", Castle(ram=1, tower=1).play("boiling_water tower", dice=[2])),
        ("not-on-circle", "8.2", "boiling_water ram", Castle(ram=2)),
        ("nobody-in-combat", "8.3", "close_combat", Castle()),
        ("combat-with-all", "8.3", "close_combat ram", Castle(ram=0)),
        ("combat-with-one", "8.3", "close_combat", Castle(ram=0, options=ONE_TARGET)),
        ("not-in-combat", "8.3", "close_combat tower", Castle(ram=0, options=ONE_TARGET)),
        ("wall-whole", "8.4", "coupure", Castle()),
        ("morale-full", "8.5", "rally supply", Castle(supplies=0)),
        ("no-supply", "8.5", "rally supply", Castle(morale=3, supplies=0)),
        ("no-supply", "8.5", "rally supply", Castle(supplies=0, options={"allow_futile": True})),
        ("in-tunnel", "8.6", "enter_tunnel", Castle(soldiers="tunnel_2")),
        ("not-in-tunnel", "8.7", "fast_move lines", Castle()),
        ("run-on-entry", "8.7", "fast_move lines", Castle(soldiers="tunnel_1", options={"fast_move": "on_entry"})),
        ("not-behind-lines", "8.8", "raid", Castle()),
        ("not-behind-lines", "8.9", "sabotage", Castle(soldiers="tunnel_2")),
        ("hands-full", "8.8", "raid", Castle(soldiers="lines", carried=2)),
        ("no-trebuchets", "8.9", "sabotage", Castle(soldiers="lines", trebuchets=0)),
    ]
    return [pytest.param(*row, id=f"{row[0]} {row[2]}", marks=pytest.mark.rule(f"SIEGE-{row[1]}")) for row in rows]


@pytest.mark.parametrize(("id", "rule", "action", "castle"), reasons())
def test_an_action_that_is_not_legal_has_a_reason(id: str, rule: str, action: str, castle: Castle) -> None:
    found = why(castle, action)
    assert found is not None
    assert (found.id, found.blanks["rule"]) == (f"why-{id}", f"SIEGE-{rule}")
    for lang in ("en", "pt"):
        assert Speaker.of(castle.game, lang).reason(found).endswith(f". (SIEGE-{rule})")


def test_a_legal_action_has_no_reason_against_it() -> None:
    castle = Castle(ram=1, wall=3)
    assert [why(castle, action) for action in castle.legal()] == [None] * len(castle.legal())


def prices(castle: Castle, action: str, lang: str = "en") -> list[str]:
    say = Speaker.of(castle.game, lang)
    return [say.say(price) for price in castle.state.price(castle.game.parse(action))]


@pytest.mark.rule("SIEGE-7.1")
def test_an_action_costs_a_point() -> None:
    assert prices(Castle(ap=3), "archers ram") == ["1 AP, 2 left"]
    assert prices(Castle(ap=3), "archers ram", "pt") == ["1 PA, sobram 2"]
    assert prices(Castle(ap=1), "enter_tunnel") == ["1 AP, none left"]


@pytest.mark.rule("SIEGE-8.5")
def test_a_rally_with_a_supply_costs_both() -> None:
    assert prices(Castle(morale=3, supplies=2), "rally supply") == ["1 AP, 1 left", "1 supply, 1 left"]
    assert prices(Castle(morale=3, supplies=2), "rally") == ["1 AP, 1 left"]


@pytest.mark.rule("SIEGE-7.4")
def test_an_extra_point_costs_a_point_of_a_track() -> None:
    assert prices(Castle(), "extra_ap morale", "pt") == ["1 de moral, sobram 3"]
    assert prices(Castle(supplies=1), "extra_ap supplies") == ["1 supply, none left"]


@pytest.mark.rule("SIEGE-8.10")
def test_the_free_move_and_the_end_of_the_turn_are_free() -> None:
    castle = Castle(soldiers="tunnel_1")
    assert prices(castle, "free_move castle") == prices(castle, "end_turn") == []
