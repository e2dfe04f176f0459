"""APOTHEOSIS-8.8 to 8.11: what a Move costs, bodies, and movement by effects."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, P2, answers, exhausted, lay
from apotheosis.looking import ap, at, attribute, facing, hp, lootable, pieces, reach, where
from apotheosis.workshop import lay_made
from table import do, offers, refuses

FROZEN = [{"rule": "cannot_move", "until": "battle"}]


# The Move


@pytest.mark.rule("APOTHEOSIS-8.8", "APOTHEOSIS-R39")
@pytest.mark.parametrize(("here", "there", "cost"), [(0, 1, 2), (0, 3, 4), (1, 3, 3), (2, 2, 1), (3, 0, 1)])
def test_only_altitude_gained_costs(here: int, there: int, cost: int) -> None:
    tiles = {"c3": {"altitude": here}, "c4": {"altitude": there}}
    assert reach(lay({"at": "c3", "ap": 4}, tiles=tiles))["c4"] == cost


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_terrain_altitude_control_and_modifiers_add_up() -> None:
    """Swamp 2, one level up 1, two controlling enemies 2, a modifier of 1."""
    foe = {"at": "c5", "support": [{"card": "K01", "at": "b4", "facing": "n"}]}
    slow = [{"stat": "move_cost", "amount": 1, "until": "turn"}]
    tiles = {"c4": {"terrain": "swamp", "altitude": 1}}
    assert reach(lay({"at": "c3", "ap": 9, "modifiers": slow}, foe, tiles=tiles))["c4"] == 6


@pytest.mark.rule("APOTHEOSIS-8.8", "APOTHEOSIS-8.7", "APOTHEOSIS-R38")
@pytest.mark.parametrize(("face", "cost"), [("n", 2), ("e", 2), ("s", 2), ("w", 1)])
def test_entering_an_area_of_control_costs_1_more(face: str, cost: int) -> None:
    """d4 is next to the enemy at c4, and behind it if it faces west. To leave such a tile costs nothing more."""
    table = lay({"at": "d3", "ap": 5}, {"at": "c4", "facing": face})
    assert reach(table)["d4"] == cost
    leaving = lay({"at": "d4", "ap": 5}, {"at": "c4", "facing": face})
    assert reach(leaving)["e4"] == 1


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_allies_control_nothing_against_you() -> None:
    side = {"at": "c3", "ap": 5, "support": [{"card": "K01", "at": "b4"}]}
    table = lay(side, {}, {"at": "d4"}, mode="teams", seats=4)
    assert reach(table)["c4"] == 1


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_each_controlling_enemy_costs_1() -> None:
    """c4 lies before three enemies, the fourth side is the mover's."""
    foe = {
        "at": "c5",
        "support": [{"card": "K01", "at": "b4", "facing": "e"}, {"card": "K04", "at": "d4", "facing": "w"}],
    }
    assert reach(lay({"at": "c3", "ap": 5}, foe))["c4"] == 4
    assert reach(lay({"at": "c3", "ap": 5, "equip": ["I12"]}, foe))["c4"] == 1, "Courier Boots ignore control"


@pytest.mark.rule("APOTHEOSIS-8.8", "APOTHEOSIS-R40")
@pytest.mark.parametrize("way", ["enemy", "ally", "body"])
def test_occupied_tiles_may_be_crossed_but_not_ended_on(way: str) -> None:
    """On a board one tile wide nothing leads round."""
    walls = dict.fromkeys(("a2", "b2", "d2", "e2", "a3", "b3", "d3", "e3"), "blocked")
    pup = {"card": "K01", "at": "c2", "facing": "n", "hp": 0 if way == "body" else 5}
    ally = {"at": "c1", "ap": 2, "support": [pup] if way != "enemy" else []}
    enemy = {"at": "c7", "support": [pup] if way == "enemy" else []}
    found = reach(lay({**ally, "ap": 4}, enemy, tiles=walls))
    assert "c2" not in found
    assert found["c3"] == (3 if way == "enemy" else 2), "the enemy's pup controls what lies before it"
    assert "b1" in found


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_what_costs_more_than_the_ap_is_out_of_reach() -> None:
    table = lay({"at": "c1", "ap": 2}, tiles={"c2": {"terrain": "water"}, "c3": {"altitude": 1}})
    assert reach(table) == {"b1": 1, "d1": 1, "c2": 2, "a1": 2, "b2": 2, "d2": 2, "e1": 2}
    assert refuses(table, "move c3")
    do(table, "move c2")
    assert (ap(table, P0), at(table, P0)) == (0, "c2")


@pytest.mark.rule("APOTHEOSIS-8.8", "APOTHEOSIS-20.3")
def test_a_passive_of_the_neighbourhood_follows_whoever_wears_it() -> None:
    table = lay_made({"at": "c1", "ap": 9, "equip": ["TST103"]}, {"at": "c4", "attributes": {"CON": 5}})
    found = [attribute(table, P1, "CON")]
    for place in ("c3", "c2"):
        do(table, f"move {place}", "step n")
        found.append(attribute(table, P1, "CON"))
    assert found == [5, 4, 5]


@pytest.mark.rule("APOTHEOSIS-8.8", "APOTHEOSIS-9.1")
def test_a_character_that_cannot_move_has_no_moves() -> None:
    assert answers(lay({"modifiers": FROZEN}), "move") == []


# Bodies


@pytest.mark.rule("APOTHEOSIS-8.9", "APOTHEOSIS-R94")
def test_bodies_and_dropped_items_occupy_a_tile_and_stop_no_line() -> None:
    body = {"card": "K01", "at": "c4", "hp": 0, "attached": ["I01"]}
    table = lay({"at": "c3", "memento": ["S09"], "support": [body]}, {"at": "c6"})
    assert "c4" not in reach(table)
    assert offers(table, "use S09 e1")
    dropped = [{"at": "c4", "name": "heap", "items": ["I01"], "con": 1, "hp": 1}]
    assert "c4" not in reach(lay({"at": "c3", "memento": ["S09"]}, {"at": "c6"}, objects=dropped))


@pytest.mark.rule("APOTHEOSIS-8.9", "APOTHEOSIS-16.9")
def test_the_body_of_a_dead_companion_goes_with_its_last_item() -> None:
    """With an Item it lies there; looted, it is taken away. Without one it never lay there."""
    weak = {"card": "K04", "at": "c4", "hp": 1, "attached": ["I03"]}
    table = do(lay({"at": "c3", "ap": 9}, {"support": [weak]}), "attack c4", dice=[1])
    assert (at(table, "c4"), lootable(table, "c4")) == ("c4", ["I03"])
    do(table, "loot c4")
    assert "c4" not in pieces(table)
    bare = {"card": "K04", "at": "c4", "hp": 1, "attached": ["S06"]}
    table = do(lay({"at": "c3"}, {"support": [bare]}), "attack c4", dice=[1])
    assert "c4" not in pieces(table)


# Movement by effects


@pytest.mark.rule("APOTHEOSIS-8.10")
def test_free_movement_follows_path_rules_and_costs_no_ap() -> None:
    """Up to 3 steps, whatever the ground costs; over a piece, not through a wall, not onto a piece."""
    walls = {"a2": "blocked", "b1": {"terrain": "swamp"}}
    table = lay({"at": "a1", "ap": 1, "memento": ["S23"]}, {"at": "c1"}, tiles=walls)
    do(table, "use S23 e1")
    assert ap(table, P0) == 0
    assert sorted(answers(table, "tile")) == ["a1", "b1", "b2", "b3", "c2", "d1"]


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-8.11")
@pytest.mark.parametrize(("tile", "steps", "face"), [("c6", [], "n"), ("d4", ["step n"], "n"), ("c3", [], "e")])
def test_free_movement_sets_the_facing_and_a_stay_keeps_it(tile: str, steps: list[str], face: str) -> None:
    table = do(lay({"at": "c3", "facing": "e", "memento": ["S23"]}), "use S23 e1", f"tile {tile}", *steps)
    assert (at(table, P0), facing(table, P0)) == (tile, face)


@pytest.mark.rule("APOTHEOSIS-8.10")
@pytest.mark.parametrize(
    ("user", "target", "end"), [("c3", "c4", "c5"), ("c3", "d3", "e3"), ("c3", "c2", "c1"), ("c3", "b3", "a3")]
)
def test_a_push_goes_straight_away(user: str, target: str, end: str) -> None:
    table = do(lay({"at": user, "memento": ["S03"]}, {"at": target}), "use S03 e1", dice=[3])
    assert at(table, P1) == end


@pytest.mark.rule("APOTHEOSIS-8.10")
@pytest.mark.parametrize("stop", ["edge", "piece", "wall", "gap"])
def test_a_push_stops_before_what_is_not_empty(stop: str) -> None:
    user, target, behind = ("c6", "c7", "") if stop == "edge" else ("c3", "c4", "c5")
    pup = [{"card": "K01", "at": behind}] if stop == "piece" else []
    ground = {behind: {"wall": "blocked", "gap": "disabled"}[stop]} if stop in ("wall", "gap") else {}
    table = lay({"at": user, "memento": ["S03"]}, {"at": target, "support": pup}, tiles=ground)
    do(table, "use S03 e1", dice=[3])
    assert (at(table, P1), hp(table, P1)) == (target, 8)


@pytest.mark.rule("APOTHEOSIS-8.10")
@pytest.mark.parametrize(
    ("target", "end"), [("c5", "c4"), ("c6", "c5"), ("d5", "d4"), ("e4", "d4"), ("d4", "c4"), ("b2", "c2")]
)
def test_a_pull_goes_along_the_larger_difference(target: str, end: str) -> None:
    """From c3; if both differences are equal, along x."""
    table = do(lay({"at": "c3", "memento": ["S11"]}, {"at": target}), "use S11 e1", dice=[3])
    assert at(table, P1) == end


@pytest.mark.rule("APOTHEOSIS-8.10")
@pytest.mark.parametrize(("target", "end"), [("c6", "c4"), ("c5", "c4")])
def test_a_pull_of_two_stops_before_the_user(target: str, end: str) -> None:
    table = do(lay({"at": "c3", "equip": ["I20"]}, {"at": target}), "use I20 e1")
    assert at(table, P1) == end
    assert refuses(lay({"at": "c3", "equip": ["I20"]}, {"at": "c4"}), "use I20 e1"), "not a single step is possible"


@pytest.mark.rule("APOTHEOSIS-8.10")
def test_a_jump_is_to_any_empty_tile_within_its_distance() -> None:
    """Over walls and pieces: within 2 of a1 lie five others, one a wall and one taken."""
    jumper = lay_made({"at": "a1", "inventory": ["TST42"]}, {"at": "c1"}, tiles={"a2": "blocked", "b1": "blocked"})
    do(jumper, "use TST42 e1")
    assert sorted(answers(jumper, "tile")) == ["a3", "b2"]


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-8.11")
def test_beside_is_any_empty_tile_next_to_the_user_and_keeps_the_facing() -> None:
    ally = {"at": "e7", "facing": "w"}
    table = lay({"at": "c3", "equip": ["I18"]}, {"at": "c4"}, ally, {"at": "a7"}, mode="teams", seats=4)
    do(table, "use I18 e1")
    assert sorted(answers(table, "tile")) == ["b3", "c2", "d3"]
    do(table, "tile d3")
    assert (at(table, P2), facing(table, P2)) == ("d3", "w")


@pytest.mark.rule("APOTHEOSIS-8.10")
def test_who_cannot_move_neither_runs_freely_nor_jumps() -> None:
    for cards in ({"memento": ["S23"]}, {"inventory": ["TST42"]}):
        action = "use S23 e1" if "memento" in cards else "use TST42 e1"
        assert offers(lay_made({"at": "c3", **cards}), action)
        assert refuses(lay_made({"at": "c3", **cards, "modifiers": FROZEN}), action)


@pytest.mark.rule("APOTHEOSIS-8.10")
def test_who_cannot_move_is_pushed_pulled_put_beside_and_swapped() -> None:
    frozen = {"modifiers": FROZEN}
    pushed = do(lay({"at": "c3", "memento": ["S03"]}, {"at": "c4", **frozen}), "use S03 e1", dice=[3])
    pulled = do(lay({"at": "c3", "memento": ["S11"]}, {"at": "c5", **frozen}), "use S11 e1", dice=[3])
    swapped = do(lay({"at": "c3", "memento": ["S27"]}, {"at": "c5", **frozen}), "use S27 e1")
    assert [at(table, P1) for table in (pushed, pulled, swapped)] == ["c5", "c4", "c3"]
    sides = ({"at": "c3", "equip": ["I18"]}, {"at": "c7"}, {"at": "e7", **frozen}, {"at": "a7"})
    beside = do(lay(*sides, mode="teams", seats=4), "use I18 e1", "tile c2")
    assert at(beside, P2) == "c2"


@pytest.mark.rule("APOTHEOSIS-8.10")
def test_companions_are_moved_like_heroes() -> None:
    table = lay({"at": "c3", "memento": ["S03", *exhausted("S01")]}, {"support": [{"card": "K01", "at": "c4"}]})
    do(table, "use S03 e1", dice=[3])
    assert where(table, "K01") == "c5"
