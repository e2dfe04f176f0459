"""APOTHEOSIS-8.1 to 8.7: boards, tiles, where Heroes start, distance, facing, areas of control."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, answers, deal, lay, refusal
from apotheosis.looking import at, board_size, control, facing, hp, reach
from table import asked, do, offers, refuses

BOARDS = {
    "skirmish": (3, 4),
    "court": (5, 7),
    "chess": (8, 8),
    "battlefield": (11, 11),
    "plaza": (5, 5),
    "arena": (3, 3),
    "clash": (3, 2),
    "lane": (2, 4),
    "pit": (1, 2),
}
SMALL = {"arena", "clash", "lane", "pit"}
LARGE = set(BOARDS) - SMALL


@pytest.mark.rule("APOTHEOSIS-8.1", "APOTHEOSIS-R91")
@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_and_their_sizes(board: str) -> None:
    assert board_size(deal(board=board)) == BOARDS[board]


@pytest.mark.rule("APOTHEOSIS-8.1")
@pytest.mark.parametrize(
    ("mode", "seats", "boards"), [("duel", 2, set(BOARDS)), ("teams", 4, LARGE), ("ffa", 4, LARGE)]
)
def test_small_boards_are_for_duels_only(mode: str, seats: int, boards: set[str]) -> None:
    assert {board for board in BOARDS if refusal(mode=mode, seats=seats, board=board) is None} == boards


@pytest.mark.rule("APOTHEOSIS-8.1")
def test_x_goes_east_and_y_goes_north() -> None:
    """From b2 to the four sides; the edge is the edge."""
    ends = {"n": "b3", "e": "c2", "s": "b1", "w": "a2"}
    for face, to in ends.items():
        table = do(lay({"at": "b2", "ap": 1}), f"move {to}")
        assert (at(table, P0), facing(table, P0)) == (to, face)
    assert set(reach(lay({"at": "a1", "ap": 1}))) == {"a2", "b1"}
    assert set(reach(lay({"at": "e7", "ap": 1}, {"at": "a1"}))) == {"e6", "d7"}


@pytest.mark.rule("APOTHEOSIS-8.2", "APOTHEOSIS-8.8")
@pytest.mark.parametrize(
    ("terrain", "cost"),
    [("field", 1), ("rock", 1), ("ice", 1), ("silver_ice", 1), ("swamp", 2), ("sand", 2), ("water", 2)],
)
def test_what_terrain_costs_to_enter(terrain: str, cost: int) -> None:
    assert reach(lay({"ap": 3}, tiles={"c2": {"terrain": terrain}}))["c2"] == cost


@pytest.mark.rule("APOTHEOSIS-8.2", "APOTHEOSIS-8.8", "APOTHEOSIS-R40")
@pytest.mark.parametrize("state", ["blocked", "disabled"])
def test_nobody_enters_or_crosses_a_wall_or_a_gap(state: str) -> None:
    table = lay({"at": "a1", "ap": 3}, tiles={"a2": state})
    assert reach(table) == {"b1": 1, "c1": 2, "b2": 2, "d1": 3, "c2": 3, "b3": 3}


@pytest.mark.rule("APOTHEOSIS-8.2", "APOTHEOSIS-10.2", "APOTHEOSIS-10.3")
@pytest.mark.parametrize(("state", "direct", "arcing"), [("blocked", False, True), ("disabled", False, False)])
def test_a_wall_stops_direct_lines_and_a_gap_every_line(state: str, direct: bool, arcing: bool) -> None:
    table = lay({"at": "c1", "memento": ["S07", "S09"]}, {"at": "c3"}, tiles={"c2": state})
    assert (offers(table, "use S09 e1"), offers(table, "use S07 e1")) == (direct, arcing)


STARTS = [
    ("duel", 2, "court", ["c1", "c7"]),
    ("duel", 2, "chess", ["d1", "e8"]),
    ("duel", 2, "battlefield", ["f1", "f11"]),
    ("duel", 2, "lane", ["a1", "b4"]),
    ("duel", 2, "pit", ["a1", "a2"]),
    ("teams", 4, "skirmish", ["a1", "c4", "c1", "a4"]),
    ("teams", 4, "court", ["b1", "d7", "d1", "b7"]),
    ("teams", 4, "plaza", ["b1", "d5", "d1", "b5"]),
    ("teams", 4, "chess", ["c1", "f8", "f1", "c8"]),
    ("teams", 4, "battlefield", ["d1", "h11", "h1", "d11"]),
    ("ffa", 4, "court", ["c1", "c7", "a4", "e4"]),
    ("ffa", 4, "chess", ["d1", "e8", "a4", "h5"]),
    ("ffa", 3, "skirmish", ["b1", "b4", "a2"]),
]
FACES = {"duel": "ns", "teams": "nsns", "ffa": "nsew"}


@pytest.mark.rule("APOTHEOSIS-8.3")
@pytest.mark.parametrize(("mode", "seats", "board", "starts"), STARTS)
def test_where_heroes_start_and_how_they_face(mode: str, seats: int, board: str, starts: list[str]) -> None:
    table = deal(mode=mode, seats=seats, board=board)
    assert [at(table, seat) for seat in range(seats)] == starts
    assert [facing(table, seat) for seat in range(seats)] == list(FACES[mode])[:seats]


@pytest.mark.rule("APOTHEOSIS-8.4", "APOTHEOSIS-12.3", "APOTHEOSIS-R52")
@pytest.mark.parametrize(
    ("mode", "seats", "seat", "tiles"),
    [
        ("duel", 2, 0, ["a1", "b1", "d1", "e1"]),
        ("duel", 2, 1, ["a7", "b7", "d7", "e7"]),
        ("teams", 4, 2, ["a1", "c1", "e1"]),
        ("ffa", 4, 0, ["b1", "d1"]),
        ("ffa", 4, 1, ["b7", "d7"]),
        ("ffa", 4, 2, ["a2", "a3", "a5", "a6"]),
        ("ffa", 4, 3, ["e2", "e3", "e5", "e6"]),
    ],
)
def test_the_access_tiles_of_a_team(mode: str, seats: int, seat: int, tiles: list[str]) -> None:
    """Where a pup can be recruited: the empty tiles of the home row, in a free for all without the corners."""
    starts = {("duel", 0): "c1", ("duel", 1): "c7", ("teams", 2): "d1"}
    free = {0: "c1", 1: "c7", 2: "a4", 3: "e4"}
    table = lay(*[{"inventory": ["K01"]}] * seats, mode=mode, seats=seats, active=starts.get((mode, seat), free[seat]))
    do(table, "recruit K01")
    assert (asked(table), sorted(answers(table, "tile"))) == ((seat, "tile"), tiles)


@pytest.mark.rule("APOTHEOSIS-8.5", "APOTHEOSIS-R42")
@pytest.mark.parametrize(("to", "near"), [("c4", True), ("d3", True), ("d4", False), ("c5", False)])
def test_diagonals_are_not_adjacent(to: str, near: bool) -> None:
    assert offers(lay({"at": "c3"}, {"at": to}), f"attack {to}") is near


@pytest.mark.rule("APOTHEOSIS-8.5")
@pytest.mark.parametrize(("to", "within"), [("c7", True), ("e5", True), ("a5", True), ("d7", False), ("e6", False)])
def test_distance_is_the_sum_of_both_differences(to: str, within: bool) -> None:
    """Spark Lance reaches 4 from c3, by whatever way."""
    assert offers(lay({"at": "c3", "memento": ["S09"]}, {"at": to}), "use S09 e1") is within


@pytest.mark.rule("APOTHEOSIS-8.5")
def test_distance_ignores_obstacles() -> None:
    """An Area needs no way: the enemy behind the wall is at distance 2."""
    walls = {"c4": "blocked", "b4": "blocked", "d4": "blocked"}
    table = lay(
        {"at": "c3", "hero": {"house": "H01", "classes": []}, "level": 6, "equip": ["I23"]}, {"at": "c5"}, tiles=walls
    )
    assert offers(table, "use I23 e3")


# How an attacker faces, where its target stands, and how it faces afterwards
TURNS = (
    *("s c6 n", "s d6 n", "n e4 e", "n a4 w", "n d2 s"),
    *("e d4 e", "n d4 n", "w d4 n", "s d4 n", "n b2 s", "w b2 w"),
)


@pytest.mark.rule("APOTHEOSIS-8.6")
@pytest.mark.parametrize(("now", "to", "then"), [turn.split() for turn in TURNS])
def test_an_attack_turns_to_its_target(now: str, to: str, then: str) -> None:
    """Along the larger difference; if both are equal, as it faces already, or else north or south."""
    table = do(lay({"at": "c3", "facing": now, "memento": ["S07"]}, {"at": to}), "use S07 e1", dice=[1])
    assert facing(table, P0) == then


@pytest.mark.rule("APOTHEOSIS-8.6", "APOTHEOSIS-8.10")
@pytest.mark.parametrize("face", ["n", "e", "s", "w"])
def test_pushes_pulls_and_swaps_keep_the_facing(face: str) -> None:
    pushed = do(lay({"at": "c3", "memento": ["S03"]}, {"at": "c4", "facing": face}), "use S03 e1", dice=[3])
    assert (at(pushed, P1), facing(pushed, P1)) == ("c5", face)
    pulled = do(lay({"at": "c3", "memento": ["S11"]}, {"at": "c5", "facing": face}), "use S11 e1", dice=[3])
    assert (at(pulled, P1), facing(pulled, P1)) == ("c4", face)
    swapped = do(lay({"at": "c3", "facing": face, "memento": ["S27"]}, {"at": "c5", "facing": face}), "use S27 e1")
    assert [(at(swapped, seat), facing(swapped, seat)) for seat in (P0, P1)] == [("c5", face), ("c3", face)]


@pytest.mark.rule("APOTHEOSIS-8.6", "APOTHEOSIS-8.10")
def test_a_jump_keeps_the_facing() -> None:
    oru = {"hero": {"house": "H01", "classes": [], "entity": "E08"}, "level": 9, "awake": True, "facing": "w"}
    table = lay({**oru, "at": "c3", "knowledge": {"elemental": 1}, "memento": ["S09"]})
    do(table, "use E08 e1", "tile e4")
    assert (at(table, P0), facing(table, P0)) == ("e4", "w")


@pytest.mark.rule("APOTHEOSIS-8.7")
@pytest.mark.parametrize(
    ("face", "found"),
    [
        ("n", {"b3", "d3", "c4"}),
        ("e", {"c2", "c4", "d3"}),
        ("s", {"b3", "d3", "c2"}),
        ("w", {"c2", "c4", "b3"}),
    ],
)
def test_the_area_of_control_is_all_but_the_tile_behind(face: str, found: set[str]) -> None:
    assert control(lay({"at": "c3", "facing": face}), P0) == found


@pytest.mark.rule("APOTHEOSIS-8.7")
@pytest.mark.parametrize("health", [0, -1])
def test_a_body_controls_nothing(health: int) -> None:
    ally = [{"card": "K01", "at": "a7"}]
    table = lay({"at": "c3"}, {"at": "c5", "hp": health, "support": ally})
    assert (control(table, P1), reach(table)["c4"]) == (set(), 1)


@pytest.mark.rule("APOTHEOSIS-8.7", "APOTHEOSIS-R41")
@pytest.mark.parametrize(("face", "bonus"), [("n", 2), ("e", 0), ("s", 0), ("w", 0)])
def test_behind_is_the_tile_at_the_back(face: str, bonus: int) -> None:
    """The Gutterknife at c3 stands behind somebody at c4 who faces north. Nobody else has anything of it."""
    knife = {"at": "c3", "hero": {"house": "H01", "classes": ["C13"]}, "attributes": {"FOR": 5}}
    for side, extra in ((knife, bonus), ({"at": "c3"}, 0)):
        table = do(lay(side, {"at": "c4", "facing": face}), "attack c4", dice=[1])
        assert hp(table, P1) == 10 - (2 if extra + 6 < 10 else 3)
        assert [heard["damage"] for heard in table.heard(None) if heard["event"] == "hit"] == [6 + extra]


@pytest.mark.rule("APOTHEOSIS-8.6", "APOTHEOSIS-9.2")
def test_the_turn_action_sets_the_facing() -> None:
    table = lay({"facing": "n", "ap": 1})
    assert answers(table, "turn") == ["e", "s", "w"]
    assert facing(do(table, "turn w"), P0) == "w"
    assert refuses(table, "turn e"), "no AP left"


@pytest.mark.rule("APOTHEOSIS-8.2")
def test_a_tile_holds_one_piece() -> None:
    table = lay({"at": "c3"}, {"at": "c4", "support": [{"card": "K01", "at": "b3"}]})
    assert {"c4", "b3"} & set(reach(table)) == set()
