"""What a view tells so that a board need not know the rules: allies, limits, which tokens are fresh or helpful."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import lay, worn
from table import Table


def allies(table: Table, seat: int | None) -> list[int]:
    return [player["seat"] for player in table.view(seat)["players"] if player["ally"]]


@pytest.mark.parametrize(
    ("mode", "seats", "of_0"),
    [("traditional", 2, []), ("arena", 3, []), ("teams", 4, [2]), ("mixed", 3, [2]), ("challengers", 3, [1, 2])],
)
def test_allies_fight_on_the_side_of_the_reader(mode: str, seats: int, of_0: list[int]) -> None:
    table = lay(mode=mode, seats=seats)
    assert allies(table, 0) == of_0
    assert allies(table, None) == of_0  # a spectator reads as seat 0


def test_nobody_is_an_ally_in_the_second_stage_of_mixed() -> None:
    assert allies(lay(mode="mixed", seats=4, stage=2), 0) == []


def test_the_limits_of_a_player() -> None:
    limits = {"team": 4, "knockouts": 4, "places": 4, "substitutions": 2, "sources": 4}
    assert lay().view(None)["limits"] == limits


def tokens(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(None)["players"][0]["team"][0]["tokens"]
    return found


def test_tokens_received_in_this_turn_are_fresh() -> None:
    table = lay({"team": [worn("C12", "taunt", {"type": "slow", "fresh": True}, {"type": "burn", "turn": 3})]}, turn=5)
    assert [token["fresh"] for token in tokens(table)] == [False, True, False]


def test_in_challengers_tokens_of_this_round_are_fresh() -> None:
    held = [{"type": "slow", "turn": 3}, {"type": "burn", "turn": 4}]
    table = lay({"team": [worn("C12", *held)]}, mode="challengers", seats=2, round=4)
    assert [token["fresh"] for token in tokens(table)] == [False, True]


def test_buffs_are_helpful_and_so_are_immunities_against_harm() -> None:
    good = ["agility", "invisibility", "immunity:death", "shield"]
    bad = ["slow", "poison", "fury", "immunity:heal", "immunity:buff"]
    table = lay({"team": [worn("C12", *good, *bad)]})
    assert [token["type"] for token in tokens(table) if token["helpful"]] == good
