"""APOTHEOSIS-19.5 and 19.7: how the GM's characters play."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.looking import blows, hp, story, where
from apotheosis.test_encounter import against, foe
from table import Table, asked, do


def gm_turn(*sides: dict[str, Any], foes: list[dict[str, Any]], **position: Any) -> Table:
    """P0 ends its turn; then it is the turn of the first of these foes, and then of P0 again, who has a PER of 30."""
    setting = {**against(*foes), "seats": len(sides), **position}
    quick = [{**sides[0], "attributes": {"PER": 30}}, *sides[1:]]
    return do(lay(*quick, **{"order": [foes[0]["at"]], **setting}), "end_turn")


def attacks(table: Table) -> list[str]:
    """What the GM attacked with, in order: the card and its effect, or a Normal attack."""
    found = []
    for heard in story(table, "used", "attacked"):
        found.append("normal" if heard["event"] == "attacked" else f"{heard['card']} e{heard['effect']}")
    return found


@pytest.mark.rule("APOTHEOSIS-19.5")
@pytest.mark.parametrize(
    ("card", "attached", "found"),
    [
        ("K01", [], ["normal"]),
        ("K01", ["I01"], ["K01 e3"]),
        ("K02", [], ["K02 e2"]),
        ("K14", [], ["K14 e1"]),
        ("K13", ["I15"], ["K13 e2", "K13 e2"]),
    ],
)
def test_the_attack_with_the_highest_mean_dmg_then_the_cheapest(
    card: str, attached: list[str], found: list[str]
) -> None:
    """A d3 (2) is more than a d2 (1.5); the Otter's bite is as hard as a fist and cheaper, so it bites twice."""
    table = gm_turn({"at": "c3"}, foes=[foe(card, "c4", attached=attached)])
    assert attacks(table) == found


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_modifiers_count_in_the_mean() -> None:
    """The Greyback's bite has a mean of 9, its fist of 8.5: with 1 more for normal attacks the fist is the harder."""
    wolf = foe("K02", "c4")
    assert attacks(gm_turn({"at": "c3"}, foes=[wolf])) == ["K02 e2"]
    harder = [{"stat": {"dmg_with": "normal"}, "amount": 1, "until": "battle"}]
    assert attacks(gm_turn({"at": "c3"}, foes=[{**wolf, "modifiers": harder}])) == ["normal"]


TARGETS: list[tuple[list[dict[str, Any]], str]] = [
    ([{"at": "b4", "hp": 5}, {"at": "c3", "hp": 4}], "c3"),
    ([{"at": "b4", "hp": 4}, {"at": "c3", "hp": 5}], "b4"),
    ([{"at": "b4", "hp": 5}, {"at": "c3", "hp": 5}], "b4"),
    ([{"at": "b4", "hp": 5, "support": [{"card": "K02", "at": "d4", "hp": 5}]}, {"at": "c3", "hp": 6}], "b4"),
    ([{"at": "b4", "hp": 5, "support": [{"card": "K02", "at": "d4", "hp": 4}]}, {"at": "c3", "hp": 6}], "d4"),
]


@pytest.mark.rule("APOTHEOSIS-19.5")
@pytest.mark.parametrize(("sides", "struck"), TARGETS)
def test_the_target_has_the_lowest_hp_then_is_a_hero_then_of_the_lowest_seat(
    sides: list[dict[str, Any]], struck: str
) -> None:
    before = {side["at"]: side["hp"] for side in sides}
    for side in sides:
        before |= {pet["at"]: pet["hp"] for pet in side.get("support", [])}
    table = gm_turn(*sides, foes=[foe("K01", "c4")])
    assert {tile for tile, value in before.items() if hp(table, tile) < value} == {struck}


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_of_equals_the_nearest_is_the_target() -> None:
    """An archer between two Heroes of 5 HP: the one 2 tiles away, though its seat is higher."""
    sides = ({"at": "c1", "hp": 5}, {"at": "e4", "hp": 5})
    table = gm_turn(*sides, foes=[foe("K04", "c4", attached=["I03"])])
    assert (hp(table, P0), hp(table, P1)) == (5, 2)


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_an_area_attack_counts_only_without_allies_in_it() -> None:
    """A weakened Drake breathes if only enemies are near; next to one of its own it strikes."""
    drake = foe("K15", "c4", modifiers=[{"stat": "FOR", "amount": -5, "until": "battle"}])
    alone = gm_turn({"at": "c3"}, foes=[drake])
    assert attacks(alone) == ["K15 e1"]
    beside = gm_turn({"at": "c3"}, foes=[drake, foe("K08", "c5")])
    assert attacks(beside) == ["normal"]


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_attacks_are_repeated_while_they_can_be_paid() -> None:
    """Moonfang has 6 AP: two bites."""
    table = gm_turn({"at": "c3", "hp": 30, "hp_max": 30}, foes=[foe("K03", "c4")])
    assert attacks(table) == ["K03 e2", "K03 e2"]


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_without_an_attack_a_healer_heals_the_wounded_with_the_lowest_hp() -> None:
    """The Herbalist at e7, far from the Hero, heals the pup with 2 HP; she has 4 AP, and heals for 3."""
    foes = [foe("K08", "e7"), foe("K01", "d7", hp=3), foe("K01", "e6", hp=2)]
    table = gm_turn({"at": "a1"}, foes=foes)
    assert (hp(table, "d7"), hp(table, "e6")) == (3, 3)


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_an_attack_comes_before_healing() -> None:
    table = gm_turn({"at": "e6"}, foes=[foe("K08", "e7"), foe("K01", "d7", hp=1)])
    assert (attacks(table), hp(table, "d7")) == (["normal"], 1)


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_without_either_it_moves_to_where_it_could_attack() -> None:
    """The pup with 4 AP goes as far as it can towards the Hero, or next to it."""
    table = gm_turn({"at": "c1", "facing": "s"}, foes=[foe("K01", "c4")])
    assert where(table, "K01") == "c2"
    far = gm_turn({"at": "c1"}, foes=[foe("K01", "c7")])
    assert where(far, "K01") == "c3", "four steps of the cheapest path"


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_the_affordable_part_of_a_path_ends_on_an_empty_tile() -> None:
    """In a gorge the fourth step would end on one of its own: it stops after three."""
    gorge = {f"{column}{row}": "blocked" for column in "bd" for row in range(2, 8)}
    table = gm_turn({"at": "c1"}, foes=[foe("K01", "c7"), foe("K08", "c3")], tiles=gorge)
    assert where(table, "K01") == "c4"


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_after_the_move_it_attacks_if_it_still_can() -> None:
    """The Greyback with 5 AP: one step, and then its bite for 3."""
    table = gm_turn({"at": "c1", "facing": "s"}, foes=[foe("K02", "c3")])
    assert (where(table, "K02"), attacks(table)) == ("c2", ["K02 e2"])


@pytest.mark.rule("APOTHEOSIS-19.5")
def test_of_equal_ways_the_lowest_row_and_then_the_westernmost() -> None:
    """From b2 the pup could attack the Hero at c3 from c2 and from b3, both for 2 AP."""
    table = gm_turn({"at": "c3", "facing": "e"}, foes=[foe("K01", "b2")], tiles={"b3": {"terrain": "swamp"}})
    assert where(table, "K01") == "c2"


@pytest.mark.rule("APOTHEOSIS-19.5", "APOTHEOSIS-19.7")
def test_who_stands_where_it_could_attack_does_not_move() -> None:
    """The pup next to the Hero has too little AP left for a second attack, and stays."""
    table = gm_turn({"at": "c3"}, foes=[foe("K01", "c4")])
    assert (where(table, "K01"), attacks(table), asked(table)) == ("c4", ["normal"], (P0, "main"))


@pytest.mark.rule("APOTHEOSIS-19.7", "APOTHEOSIS-19.5")
def test_without_a_single_affordable_step_it_ends_its_turn() -> None:
    """Walled in by swamp at 2 AP of debt: nothing can be entered."""
    swamps = {tile: {"terrain": "swamp"} for tile in ("b7", "d7", "c6")}
    table = gm_turn({"at": "c1"}, foes=[foe("K01", "c7", debt=3)], tiles=swamps)
    assert (where(table, "K01"), blows(table), asked(table)) == ("c7", [], (P0, "main"))
