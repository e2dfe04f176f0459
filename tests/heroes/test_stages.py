"""HEROES-20.6 and 20.7: the stages of Mixed that the players agree on."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.core.errors import Invalid
from heroes.arena import deal, lay, resolve
from heroes.looking import eliminated, sides
from table import round_number, scores, winners

FALLEN = ["C01", "C02", "C03"]
DYING = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
BEATEN = {"team": [DYING], "dead": FALLEN}
LIBRARY = ["C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C16", "C17"] * 3
STANDING: dict[str, Any] = {"team": ["C16"], "deck": LIBRARY}
OUT = {"eliminated": 1}


def resolved(*players: dict[str, Any], stages: str, stage: int = 1, **position: Any) -> Any:
    at = {"stage": stage} if stage > 1 else {}
    options = {"mixed_stages": stages}
    return resolve(*players, mode="mixed", seats=len(players), options=options, dice=[1], **at, **position)


def playing(table: Any) -> list[int]:
    return [seen["seat"] for seen in table.view(None)["players"] if seen["playing"]]


@pytest.mark.rule("HEROES-20.6", "HEROES-R111", "HEROES-29.2")
@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("teams-arena", "teams-arena"),
        ("Times, arena", "teams-arena"),
        ("teams:5 > teams - ARENA", "teams5-teams-arena"),
        ("arena-arena-arena-teams12", "arena-arena-arena-teams12"),
    ],
)
def test_the_players_agree_on_the_stages(given: str, read: str) -> None:
    assert carteado.load("heroes").setup(mode="mixed", options={"mixed_stages": given}).options["mixed_stages"] == read


@pytest.mark.rule("HEROES-20.6", "HEROES-29.1")
@pytest.mark.parametrize("given", ["", "arena", "teams-duel", "teams-arena-teams-arena-arena", "teams0-arena", 3, "-"])
def test_other_stages_are_refused(given: object) -> None:
    with pytest.raises(Invalid, match="option-bad-value") as refused:
        carteado.load("heroes").setup(mode="mixed", options={"mixed_stages": given})
    assert "Message(" not in str(refused.value)


@pytest.mark.rule("HEROES-20.6")
def test_the_first_stage_may_be_an_arena() -> None:
    table = deal(mode="mixed", seats=4, mixed_stages="arena-teams")
    assert (sides(table), table.view(None)["stages"]) == ([0, 1, 2, 3], ["arena", "teams"])


@pytest.mark.rule("HEROES-20.6", "HEROES-R111")
def test_of_an_arena_before_the_last_stage_half_go_on() -> None:
    """Of five, three; they play the Teams stage two against one."""
    table = resolved(BEATEN, STANDING, OUT, STANDING, STANDING, stages="arena-teams")
    assert (table.view(None)["stage"], playing(table), scores(table)) == (2, [1, 3, 4], None)
    assert [sides(table)[seat] for seat in playing(table)] == [0, 1, 0]
    assert len(set(sides(table))) == 4, "those who watch are on nobody's side"


@pytest.mark.rule("HEROES-20.6")
def test_while_more_than_half_are_left_the_arena_goes_on() -> None:
    table = resolved(BEATEN, STANDING, STANDING, STANDING, STANDING, stages="arena-teams")
    assert (table.view(None)["stage"], playing(table)) == (1, [0, 1, 2, 3, 4])
    assert eliminated(table)[0] == 1


@pytest.mark.rule("HEROES-20.6")
def test_a_team_that_wins_the_last_stage_wins_with_all_its_members() -> None:
    table = resolved(OUT, STANDING, BEATEN, STANDING, STANDING, stages="arena-teams", stage=2)
    assert scores(table) is None, "player 5 is on the side of player 2"
    table = resolved(OUT, STANDING, OUT, BEATEN, STANDING, stages="arena-teams", stage=2)
    assert winners(table) == [1, 4]


@pytest.mark.rule("HEROES-20.6", "HEROES-20.7")
def test_a_winning_team_may_be_split_again() -> None:
    table = resolved(*(STANDING, BEATEN, STANDING, OUT, STANDING, OUT, STANDING, OUT), stages="teams-teams-arena")
    assert (table.view(None)["stage"], playing(table)) == (2, [0, 2, 4, 6])
    assert [sides(table)[seat] for seat in playing(table)] == [0, 1, 0, 1]


@pytest.mark.rule("HEROES-20.6", "HEROES-19.5")
def test_a_stage_may_have_a_last_round_of_its_own() -> None:
    position: dict[str, Any] = {"mode": "mixed", "seats": 3, "turn": 18, "at": "end", "dice": [1]}
    side = {"team": ["C04"], "deck": LIBRARY}
    table = lay(side, {**side, "dead": ["C01"]}, side, **position, options={"mixed_stages": "teams6-arena"})
    assert (table.view(None)["stage"], playing(table), round_number(table)) == (2, [0, 2], 1)
    usual = lay(side, {**side, "dead": ["C01"]}, side, **position)
    assert (usual.view(None)["stage"], round_number(usual)) == (1, 7)


@pytest.mark.rule("HEROES-20.6", "HEROES-19.5")
@pytest.mark.parametrize(
    ("dead", "going"), [([0, 1, 2, 3], [0, 1]), ([0, 1, 1, 1], [0, 1, 2, 3]), ([2, 0, 0, 2], [1, 2])]
)
def test_at_the_last_round_of_an_arena_the_best_go_on(dead: list[int], going: list[int]) -> None:
    """At least half of them, with those who are level with the last of these."""
    players = [{"team": ["C04"], "deck": LIBRARY, "dead": FALLEN[:count]} for count in dead]
    options = {"mixed_stages": "arena5-arena"}
    table = lay(*players, mode="mixed", seats=4, turn=20, at="end", dice=[1], options=options)
    assert (table.view(None)["stage"], playing(table)) == (2, going)
