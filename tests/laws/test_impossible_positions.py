"""Positions that cannot stand are refused: whoever lays one learns the field, what was found and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.texts import Speaker

HAND = {"hand": ["EMB-01"] * 11}
TRAPS = {"traps": ["EMB-22"] * 6}
WALKER: dict[str, Any] = {"card": "EMB-07", "damage": 4}
WEAK: dict[str, Any] = {"card": "EMB-07", "modifiers": [{"hp": -4}]}
FOUR_DOWN = ["C01", "C02", "C03", "C05"]
FIVE = ["C01", "C02", "C03", "C05", "C06"]
TWO_TEAMS = [{"team": ["C16"]}, {"team": ["C04"]}]


def players(*sides: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": list(sides), **more}


TWO_OF_FOUR = [{"eliminated": 1}, {"eliminated": 2}, {"team": ["C04"]}, {"team": ["C05"]}]
CASES: list[tuple[str, dict[str, Any], str]] = [
    (
        "naipes",
        {"turn": 2, "active": 0, "options": {"first_player": 0}},
        "0 is not a valid value of active. Allowed: 1",
    ),
    ("naipes", {"hands": [["6S"], ["6S"]]}, "6S is not a valid value of hands. Allowed: each card once"),
    ("naipes", {"rulers": ["Q"]}, "is not a valid value of rulers. Allowed: one for each player"),
    ("siege", {"ladders": 0, "ram": 0, "tower": 0}, "0 is not a valid value of ladders, ram, tower"),
    ("siege", {"wall": 0, "supplies": 0}, "0 is not a valid value of wall, supplies"),
    ("duel", players(HAND, {}), "11 is not a valid value of hand. Allowed: at most 10 cards"),
    ("duel", players({}, TRAPS), "6 is not a valid value of traps. Allowed: at most 5 cards"),
    ("duel", players({"attack": {1: WALKER}}, {}), "4 is not a valid value of damage. Allowed: less than 4"),
    ("duel", players({}, {"defense": {1: WEAK}}), "0 is not a valid value of damage. Allowed: less than 0"),
    ("duel", {"turn": 3, "first": 0, "active": 1}, "1 is not a valid value of active. Allowed: 0"),
    ("duel", {"turn": 201}, "201 is not a valid value of turn. Allowed: 1-200"),
    ("heroes", players({"team": [{"card": "C16", "damage": 50}]}, {}), "50 is not a valid value of damage"),
    ("heroes", players({"team": FIVE}, {}), "5 is not a valid value of team. Allowed: at most 4 cards"),
    (
        "heroes",
        players({"dead": FOUR_DOWN}, {"team": ["C04"]}),
        "4 is not a valid value of knockouts. Allowed: less than 4",
    ),
    ("heroes", players({"eliminated": True}, {}), "true is not a valid value of eliminated. Allowed: a table at which"),
    (
        "heroes",
        {"mode": "mixed", "seats": 4, "options": {"mixed_stages": "arena-teams"}, "players": TWO_OF_FOUR},
        "true is not a valid value of eliminated. Allowed: a table at which",
    ),
    ("heroes", players(*TWO_TEAMS, turn=5, start=0, active=1), "1 is not a valid value of active. Allowed: 0"),
    ("heroes", players(*TWO_TEAMS, turn=5, round=2), "2 is not a valid value of round. Allowed: 3"),
    ("heroes", players(*TWO_TEAMS, turn=90), "45 is not a valid value of round. Allowed: 1-20"),
    ("apotheosis", {"round": 99}, "99 is not a valid value of round"),
    ("apotheosis", players({"hp": 0}, {"hp": 0}), "null is not a valid value of active"),
]


@pytest.mark.rule(
    "SIEGE-9.1", "DUEL-4.1", "DUEL-4.6", "DUEL-10.1", "DUEL-15.1", "HEROES-1.6", "HEROES-14.8", "HEROES-19.4"
)
@pytest.mark.parametrize(("game", "position", "said"), CASES)
def test_a_table_that_cannot_stand_is_refused(game: str, position: dict[str, Any], said: str) -> None:
    with pytest.raises(carteado.Invalid) as refused:
        carteado.load(game).position(position)
    assert said in Speaker("en").refusal(refused.value)
    assert "Message(" not in str(refused.value)


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("siege", {"ladders": 0, "ram": 0, "wall": 0}),
        (
            "duel",
            players({"hand": ["EMB-01"] * 10, "traps": ["EMB-22"] * 5, "attack": {1: {**WALKER, "damage": 3}}}, {}),
        ),
        ("duel", {"turn": 3, "active": 1}),
        ("duel", {"turn": 4, "first": 0, "active": 1}),
        ("heroes", players({"team": FIVE[:4], "dead": FOUR_DOWN[:3]}, {"team": ["C04"]}, active=1)),
        ("heroes", players(*TWO_TEAMS, turn=6, active=1)),
        ("apotheosis", players({"inventory": ["I08"] * 16}, {})),
    ],
)
def test_a_table_at_its_limits_stands(game: str, position: dict[str, Any]) -> None:
    state = carteado.load(game).position(position)
    assert state.decision is not None
    assert state.decision.seat == position.get("active", 0)


@pytest.mark.rule("APOTHEOSIS-1.10", "APOTHEOSIS-4.9", "APOTHEOSIS-18.2")
def test_apotheosis_plays_a_table_out_that_is_lost_or_too_full() -> None:
    """Housekeeping comes before the first decision: a Hero without HP falls, an inventory that is too large is cut."""
    game = carteado.load("apotheosis")
    lost = game.position(players({"hp": 0}, {})).outcome()
    assert lost is not None
    assert lost.winners == [1]
    full = game.position(players({"inventory": [*["I08"] * 20, *["I01"] * 20]}, {}))
    assert full.decision is not None
    assert full.decision.kind == "inventory"


@pytest.mark.rule("DUEL-2.8")
def test_traps_have_a_place_in_the_play_order() -> None:
    """Cards with `order` come first, so that a trap may be older than a creature."""
    game = carteado.load("duel")
    side = {"attack": {1: "EMB-07"}, "traps": ["EMB-22", {"card": "NEU-13", "order": 1}]}
    state = game.position(players(side, {}))
    order = state.save()["table"]["in_play"]
    assert [game.named(state, card) for card in ("NEU-13", "EMB-07", "EMB-22")] == order[2:]
