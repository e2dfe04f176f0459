"""What the Skills of body and weapon do: S01 to S08, S23 and S24, and what all Skills that strike have in common."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import TEAMS, dmg, health, window
from table import asked, do, offers, refuses

# Skills that strike: knowledge, level, range, AP, DMG with a face of 4

ROWS = [
    ("S01", "athletics", 1, "D1", 3, 6 + 4),
    ("S02", "athletics", 2, "R1", 4, 6 + 2),
    ("S03", "athletics", 1, "D1", 3, 6 + 2),
    ("S06", "practice", 1, "D5", 4, 8 + 2),
    ("S07", "practice", 2, "A5", 4, 8 + 4),
    ("S09", "elemental", 1, "D4", 4, 10 + 4),
    ("S10", "elemental", 2, "A4", 5, 10 + 4),
    ("S11", "elemental", 1, "D3", 3, 10 + 2),
    ("S22", "transmutation", 1, "D1", 3, 9 + 2),
    ("S24", "cunning", 2, "D1", 3, 7 + 4),
    ("S25", "mental", 1, "D3", 3, 9 + 2),
]
DISTINCT = {"CON": 5, "FOR": 6, "AGI": 7, "PER": 8, "INT": 9, "CAR": 4, "ESP": 10}


@pytest.mark.rule("APOTHEOSIS-10.5", "APOTHEOSIS-11.3", "APOTHEOSIS-2.5")
@pytest.mark.parametrize(("skill", "knowledge", "level", "area", "cost", "damage"), ROWS, ids=[row[0] for row in ROWS])
def test_a_skill_strikes_as_printed(skill: str, knowledge: str, level: int, area: str, cost: int, damage: int) -> None:
    """As far as its range, for its AP and its own points, by one who knows enough."""
    far = int(area[1])
    me: dict[str, Any] = {"at": "b1", "attributes": DISTINCT, "memento": [skill], "ap": cost}
    foe = {"at": f"b{1 + far}", "attributes": {"CON": 30}}
    table = do(lay(me, foe), f"use {skill} e1", dice=[4])
    assert (dmg(table), look.ap(table, P0), look.sideways(table, P0)) == ([damage], 0, [skill])
    assert refuses(lay(me, {"at": f"b{2 + far}"}), f"use {skill} e1"), "out of range"
    assert refuses(lay({**me, "ap": cost - 1}, foe), f"use {skill} e1"), "too few AP"
    assert refuses(lay({**me, "memento": exhausted(skill)}, foe), f"use {skill} e1"), "nothing to pay with"
    assert look.inventory(lay({**me, "knowledge": {knowledge: level - 1}}, foe), P0) == [skill], "not understood"


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-10.3")
@pytest.mark.parametrize(("skill", "area"), [(row[0], row[3]) for row in ROWS if int(row[3][1]) > 1])
def test_a_wall_stops_what_is_direct_and_not_what_falls_from_above(skill: str, area: str) -> None:
    table = lay({"at": "b1", "memento": [skill]}, {"at": "b3"}, tiles={"b2": "blocked"})
    assert offers(table, f"use {skill} e1") == (area[0] == "A")


# Hew, Whirl of Edges, Bull Rush, Brace


@pytest.mark.rule("APOTHEOSIS-2.8")
def test_s01_hew_is_a_blow_with_a_blade_and_of_a_skill() -> None:
    """Basilisk Oil and Spellhand make it harder."""
    me = able("C07", at="c3", memento=["S01"], equip=["I16"])
    table = do(lay(me, {"at": "c4"}), "use I16 e1", "use S01 e1", dice=[1])
    assert dmg(table) == [5 + 1 + 3 + 1]


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-16.7")
def test_s02_whirl_of_edges_strikes_all_around_with_one_roll() -> None:
    """Allies too; not over the corner, not objects."""
    me = {"at": "c3", "memento": ["S02"], "support": [{"card": "K06", "at": "c2"}, {"card": "K01", "at": "b2"}]}
    crate = [{"at": "d3", "con": 5, "hp": 5}]
    table = do(lay(me, {"at": "c4"}, objects=crate), "use S02 e1", dice=[5])
    assert (health(table, P1, "c2", "b2", "d3"), dmg(table)) == ([8, 3, 5, 5], [8, 8])
    assert refuses(lay({"at": "c3", "memento": ["S02"]}, {"at": "c5"}, objects=crate), "use S02 e1"), "nobody there"


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-10.7")
@pytest.mark.parametrize(
    ("con", "tiles", "place"),
    [(5, {}, "c5"), (14, {}, "c4"), (5, {"c5": "blocked"}, "c4"), (13, {}, "c5")],
    ids=["hit", "missed", "against a wall", "just hit"],
)
def test_s03_bull_rush_pushes_whom_it_hits(con: int, tiles: dict[str, str], place: str) -> None:
    """5 + 1 against CON 13 is an injury: half of it is 6."""
    foe = {"at": "c4", "attributes": {"CON": con}, "facing": "w"}
    table = do(lay({"at": "c3", "memento": ["S03"]}, foe, tiles=tiles), "use S03 e1", dice=[1])
    assert (look.at(table, P1), look.facing(table, P1), dmg(table)) == (place, "w", [6])


@pytest.mark.rule("APOTHEOSIS-24.5", "APOTHEOSIS-25.2")
def test_s04_brace_takes_4_off_an_attack() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "memento": ["S04"]}), "attack c4")
    assert window(table) == (P1, ["use S04 e1"])
    do(table, "use S04 e1", dice=[1])
    assert (dmg(table), look.debt(table, P1), look.sideways(table, P1)) == ([6 - 4], 1, ["S04"])


@pytest.mark.rule("APOTHEOSIS-24.6", "APOTHEOSIS-11.1")
def test_s04_brace_needs_sp_ap_and_ones_own_skin() -> None:
    def blow(target: str = "c4", **side: Any) -> list[int]:
        table = lay({"at": "c3"}, {"at": "c4", "memento": ["S04"], "support": [{"card": "K04", "at": "b3"}], **side})
        return dmg(do(table, f"attack {target}", dice=[1]))

    assert blow(memento=exhausted("S04")) == [6]
    assert blow(memento=[*exhausted("S04"), "S09"]) == [6], "mana is no stamina"
    assert blow(debt=5) == [6]
    assert blow("b3") == [6], "the Companion is another"
    assert refuses(lay({"memento": ["S04"]}), "use S04 e1")


@pytest.mark.rule("APOTHEOSIS-11.3")
def test_s04_brace_may_be_used_lying_down_with_other_stamina() -> None:
    foe = {"at": "c4", "memento": [*exhausted("S04"), "S01"]}
    table = do(lay({"at": "c3"}, foe), "attack c4", "use S04 e1", dice=[1])
    assert (dmg(table), look.sideways(table, P1)) == ([2], ["S04", "S01"])


# Stand as One, Pinning Shot, Volley, Hunter's Mark


@pytest.mark.rule("APOTHEOSIS-15.4")
def test_s05_stand_as_one_hardens_the_allies_within_2() -> None:
    troop = [{"card": "K01", "at": "c3"}, {"card": "K04", "at": "d3"}]
    sides = ({"at": "c1", "memento": ["S05"], "support": troop, "ap": 2}, {"at": "b1"}, {"at": "d2"}, {"at": "e7"})
    table = do(lay(*sides, **TEAMS, order=["d2"]), "use S05 e1")
    found = [look.attribute(table, who, "CON") for who in (P0, "c3", "d3", P1, P2)]
    assert (found, look.ap(table, P0), look.sideways(table, P0)) == ([7, 6, 3, 5, 7], 0, ["S05"])
    end_turn(table)
    assert look.attribute(table, P0, "CON") == 7


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_s05_stand_as_one_lasts_until_its_user_has_the_next_turn() -> None:
    me = {"at": "c1", "memento": ["S05"], "attributes": {"PER": 9}, "support": [{"card": "K01", "at": "c2"}]}
    table = end_turn(do(lay(me, order=["c7"]), "use S05 e1"))
    assert (asked(table), look.attribute(table, "c2", "CON")) == ((P1, "main"), 6)
    end_turn(table)
    do(table, *(["done"] if asked(table) == (P0, "recomposition") else []))
    assert (asked(table), look.attribute(table, "c2", "CON"), look.attribute(table, P0, "CON")) == ((P0, "main"), 4, 5)


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-10.7")
@pytest.mark.parametrize(("con", "pinned"), [(5, True), (14, False)])
def test_s06_pinning_shot_pins_whom_it_hits(con: int, pinned: bool) -> None:
    """Until the end of the target's next turn: no step, but it turns and strikes."""
    foe = {"at": "c4", "attributes": {"CON": con, "PER": 1}, "memento": ["S23"]}
    table = do(lay({"at": "c3", "memento": ["S06"], "ap": 4}, foe), "use S06 e1", dice=[1])
    assert (dmg(table), "cannot_move" in look.rules(table, P1)) == ([6], pinned)
    end_turn(table)
    assert (look.reach(table) == {}, offers(table, "use S23 e1")) == (pinned, not pinned)
    assert (offers(table, "turn w"), offers(table, "attack c3")) == (True, True)
    end_turn(table)
    assert "cannot_move" not in look.rules(table, P1)


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_s07_volley_falls_behind_those_in_the_way() -> None:
    """Down from a hill farther, up to one less far."""
    foe = {"at": "b6", "support": [{"card": "K06", "at": "b3"}]}
    table = do(lay({"at": "b1", "memento": ["S07"]}, foe), "use S07 e1")
    assert sorted(answers(table, "target")) == ["b3", "b6"]
    assert offers(lay({"at": "b1", "memento": ["S07"]}, {"at": "b7"}, tiles={"b1": {"altitude": 1}}), "use S07 e1")
    assert refuses(lay({"at": "b1", "memento": ["S07"]}, {"at": "b6"}, tiles={"b6": {"altitude": 1}}), "use S07 e1")


@pytest.mark.rule("APOTHEOSIS-11.6", "APOTHEOSIS-30.3")
def test_s08_hunters_mark_marks_an_enemy_unanswered() -> None:
    foe = able("C14", at="b7", memento=["S13"], equip=["I22"], inventory=["V05"])
    table = do(lay({"at": "b1", "memento": ["S08"], "ap": 1}, foe), "use S08 e1")
    assert (asked(table), look.markers(table, P1), look.hp(table, P1)) == ((P0, "main"), {"MARKED"}, 10)
    assert (look.ap(table, P0), look.sideways(table, P0), dmg(table)) == (0, ["S08"], [])


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-10.2")
def test_s08_hunters_mark_needs_an_enemy_within_6_in_sight() -> None:
    me = {"at": "b1", "memento": ["S08"], "ap": 1}
    assert refuses(lay(me, {"at": "c7"}), "use S08 e1"), "7 tiles"
    assert refuses(lay(me, {"at": "b5"}, tiles={"b3": "blocked"}), "use S08 e1")
    assert refuses(lay({**me, "support": [{"card": "K01", "at": "b2"}]}, {"at": "b3"}), "use S08 e1"), "no ally"
    assert refuses(lay({**me, "ap": 0}, {"at": "b3"}), "use S08 e1")
    foe = {"at": "b3", "support": [{"card": "K01", "at": "c1"}]}
    assert sorted(answers(do(lay(me, foe), "use S08 e1"), "target")) == ["b3", "c1"], "Companions too"


# Quickstep, Low Blow


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-8.11")
def test_s23_quickstep_moves_3_tiles_past_every_control() -> None:
    """Without AP for the steps, through enemies, not through walls."""
    side = {"at": "a1", "memento": ["S23"], "ap": 1}
    table = do(lay(side, {"at": "a2"}, tiles={"b1": "blocked", "b2": "blocked"}), "use S23 e1")
    assert (asked(table), sorted(answers(table, "tile"))) == ((P0, "tile"), ["a1", "a3", "a4", "b3"])
    do(table, "tile b3")
    assert (look.at(table, P0), look.facing(table, P0), look.ap(table, P0), look.sideways(table, P0)) == (
        "b3",
        "e",
        0,
        ["S23"],
    )


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_s23_quickstep_needs_a_tile_and_legs() -> None:
    shut = {"b1": "blocked", "a2": "blocked"}
    assert refuses(lay({"at": "a1", "memento": ["S23"]}, tiles=shut), "use S23 e1")
    pinned = {"memento": ["S23"], "modifiers": [{"rule": "cannot_move"}]}
    assert refuses(lay(pinned), "use S23 e1")
    assert refuses(lay({"memento": ["S23"], "ap": 0}), "use S23 e1")


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-11.3")
def test_s23_quickstep_steps_at_the_end_of_an_opponents_turn() -> None:
    """1 SP of another card and no AP, once per round."""
    side = {"at": "c3", "memento": ["S23", "S01"], "debt": 9}
    table = do(lay(side, {"at": "c4"}, active="c4", at="end", order=["c3"]), "use S23 e2")
    assert (sorted(answers(table, "tile")), look.debt(table, P0)) == (["b3", "c2", "c3", "d3"], 9)
    do(table, "tile c2")
    assert (look.at(table, P0), look.sideways(table, P0)) == ("c2", ["S01"])


@pytest.mark.rule("APOTHEOSIS-24.6")
@pytest.mark.parametrize(
    "side",
    [
        {"memento": ["S23", *exhausted("S01")]},
        {"memento": [{"card": "S23", "used": ["e2"]}, "S01"]},
        {"memento": ["S23", "S01"], "modifiers": [{"rule": "cannot_move"}]},
        {"inventory": ["S23"], "memento": ["S01"]},
    ],
    ids=["no SP but its own", "again in the round", "pinned", "not learned"],
)
def test_s23_quickstep_stays_where_it_cannot_step(side: dict[str, Any]) -> None:
    assert asked(lay(side, active="c7", at="end", order=["c1"])) == (P0, "main")


def test_s23_quickstep_does_not_step_at_the_end_of_its_own_turn() -> None:
    assert asked(do(lay({"memento": ["S23"]}), "end_turn")) == (P1, "main")


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-R73")
def test_s24_low_blow_strips_an_item_unanswered() -> None:
    """Its user chooses among what lies open; the Item goes back to its holder's inventory."""
    foe = able("C17", "C23", at="c4", memento=["S04"], equip=["I06", "I08"], inventory=["V05"])
    table = do(lay({"at": "c3", "memento": ["S24"]}, foe), "use S24 e1", dice=[1])
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["I06", "I08"])
    do(table, "pick I08")
    assert (look.equip(table, P1), look.inventory(table, P1), dmg(table)) == (["I06"], ["V05", "I08"], [6])
    assert look.activated(table) == ["S24 e1"], "not even automatic answers"


@pytest.mark.rule("APOTHEOSIS-23.2", "APOTHEOSIS-10.7")
def test_s24_low_blow_strips_nothing_without_a_hit_or_an_item() -> None:
    """6 against CON 14 misses."""
    foe = {"at": "c4", "attributes": {"CON": 13}, "equip": ["I08"]}
    table = do(lay({"at": "c3", "memento": ["S24"]}, foe), "use S24 e1", dice=[1])
    assert (look.equip(table, P1), look.hp(table, P1)) == (["I08"], 10)
    table = do(lay({"at": "c3", "memento": ["S24"]}, {"at": "c4"}), "use S24 e1", dice=[1])
    assert (asked(table), look.hp(table, P1)) == ((P0, "main"), 8)
