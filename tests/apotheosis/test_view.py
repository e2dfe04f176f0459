"""What the board needs to draw moves, lines of sight and payments is told by the view; no client works it out."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, lay
from table import Table, do, player


def mover(table: Table, seat: int | None = P0) -> dict[str, Any]:
    return next(piece for piece in table.view(seat)["pieces"] if piece["piece"] == P0)


def path(table: Table, to: str) -> list[str]:
    """The tiles of a Move, both ends included."""
    found, piece = [to], mover(table)
    while found[0] != piece["at"]:
        found.insert(0, piece["before"][found[0]])
    return found


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_the_view_tells_a_cheapest_path_to_every_tile_in_reach() -> None:
    walls = {"c2": "blocked", "b3": {"terrain": "swamp"}}
    table = lay({"at": "c1", "ap": 9}, {"at": "e6"}, tiles=walls)
    reach = mover(table)["reach"]
    assert len(path(table, "c3")) == 5, "around the wall"
    assert all(reach[to] >= len(path(table, to)) - 1 for to in reach)
    assert path(table, "c3") == ["c1", "d1", "d2", "d3", "c3"], "not over the swamp on b3"


def test_a_path_may_pass_an_ally_whose_tile_is_out_of_reach() -> None:
    walls = dict.fromkeys(("b1", "b2", "d1", "d2"), "blocked")
    table = lay({"at": "c1", "ap": 9, "support": [{"card": "K01", "at": "c2"}]}, tiles=walls)
    assert "c2" not in mover(table)["reach"]
    assert path(table, "c3") == ["c1", "c2", "c3"]


def test_only_the_seat_that_plays_a_piece_is_told_where_it_may_go() -> None:
    table = lay({"at": "c1", "ap": 9})
    assert all({"reach", "before"}.isdisjoint(mover(table, seat)) for seat in (P1, None))
    rooted = {"at": "c1", "ap": 9, "modifiers": [{"rule": "cannot_move", "until": "turn"}]}
    assert mover(lay(rooted))["reach"] == mover(lay(rooted))["before"] == {}


@pytest.mark.rule("APOTHEOSIS-10.3")
@pytest.mark.parametrize(
    ("foe", "position", "stop"),
    [
        ({"at": "c4"}, {}, None),
        ({"at": "c4"}, {"tiles": {"c3": "blocked"}}, "c3"),
        ({"at": "c6", "support": [{"card": "K01", "at": "c4"}]}, {}, "c4"),
        ({"at": "c6", "support": [{"card": "K01", "at": "c4", "hp": -1}]}, {}, None),
        ({"at": "c6"}, {"tiles": {"c3": "blocked", "c5": "blocked"}}, "c3"),
    ],
    ids=["open", "wall", "piece", "body", "nearest"],
)
def test_the_view_tells_what_stops_a_direct_line(
    foe: dict[str, Any], position: dict[str, Any], stop: str | None
) -> None:
    table = lay({"at": "c1"}, foe, **position)
    view = table.view(P0)
    assert (view["acting"], view["sights"][foe["at"]]) == (P0, stop)
    assert table.view(P1)["sights"] == {}, "only for who is asked"


def test_the_view_tells_the_points_of_a_hero() -> None:
    side = player(lay({"memento": ["S01", {"card": "S09", "exhausted": True}]}), P0)
    assert side["points"] == {"sp": 1, "mp": 0, "sp_max": 1, "mp_max": 1}


def test_the_view_tells_what_the_picked_cards_pay_and_what_is_over() -> None:
    table = do(lay({"memento": ["S09", "S12", "S11"]}, {"at": "c2"}), "use S09 e1", "pick S12")
    asked = table.view(P0)["asked"]
    assert asked["paid"] == {"sp": 1, "mp": 1, "over": 1}


def test_the_view_tells_which_card_will_stand_on_the_tile_that_is_asked_for() -> None:
    table = do(lay({"inventory": ["K01"]}, {"at": "c5"}), "recruit K01")
    assert table.view(P0)["asked"]["card"] == "K01"
    assert table.view(P1)["asked"] is None
