"""APOTHEOSIS-30.2: the keywords of phases and of situations, each with a test of its own."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, able, deal, end_turn, lay
from apotheosis.looking import activated, ap, at, attribute, blows, discard, hp, inventory, markers, sideways, story
from apotheosis.workshop import lay_made
from table import Table, asked, do, legal, scores

TEAMS = {"mode": "teams", "seats": 4}
PUP = {"card": "K01", "at": "c5"}


def teams(mine: dict[str, Any], partner: dict[str, Any], **position: Any) -> Table:
    """P0 at c1 and its partner P2 at c2, the enemies P1 at c7 and P3 at a7."""
    sides = ({"at": "c1", **mine}, {"at": "c7"}, {"at": "c2", **partner}, {"at": "a7"})
    return lay(*sides, **TEAMS, **position)


def window(table: Table) -> tuple[int, list[str]] | None:
    """Who is asked in a window, and for what; None when nobody is."""
    now = asked(table)
    return None if now is None or now[1] != "window" else (now[0], legal(table, "use"))


# Turns


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_start_of_your_turn() -> None:
    """Galewing: 2 AP at T4, if wanted, once per battle; not at the start of an enemy's turn."""
    table = lay(able(house="H02"), at="start")
    assert window(table) == (P0, ["use H02 e2"])
    assert ap(do(table, "use H02 e2"), P0) == 7
    assert window(lay(able(house="H02"), at="start", active="c7")) is None


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_end_of_your_turn() -> None:
    bell = able(house="H06", inventory=["V03"], deck=["V01", "V02", "V04"])
    table = lay(bell, at="end")
    assert window(table) == (P0, ["use H06 e2"])
    do(table, "use H06 e2")
    assert (discard(table, P0), inventory(table, P0)) == (["V03"], ["V01"])
    assert window(lay(bell, at="end", active="c7")) is None


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_start_of_a_team_turn() -> None:
    """The Marshal: the ally who is first this round has +1 DMG in its turn, also if that is not you."""
    for turn, dmg in (("c2", [7]), ("c1", [7]), ("c7", [6])):
        sides = (able("C03", at="c1"), {"at": "c7"}, {"at": "c2"}, {"at": "a7"})
        foe = {"c1": "b1", "c2": "b2", "c7": "b7"}[turn]
        crate = [{"at": foe, "name": "crate", "con": 9, "hp": 9}]
        table = lay(*sides, **TEAMS, at="start", active=turn, objects=crate)
        do(table, f"attack {foe}", dice=[1])
        assert [damage for damage, _ in blows(table)] == dmg


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-30.3")
def test_start_of_a_team_turn_once_per_round() -> None:
    table = teams({}, able("C03"), at="start", active="c1", order=["c2"])
    end_turn(table)
    assert (asked(table), activated(table)) == ((P2, "main"), [])


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("turn", "healed"), [("c1", P0), ("c2", P2), ("c7", None)])
def test_end_of_a_team_turn(turn: str, healed: int | None) -> None:
    """The Choirmaster heals the ally that ends its turn, itself included."""
    sides = (able("C18", at="c1", hp=5), {"at": "c7", "hp": 5}, {"at": "c2", "hp": 5}, {"at": "a7"})
    table = lay(*sides, **TEAMS, at="end", active=turn, order=["a7"])
    assert [hp(table, seat) for seat in (P0, P1, P2)] == [6 if seat == healed else 5 for seat in (P0, P1, P2)]


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("turn", "health"), [("c5", 4), ("c1", 3)])
def test_start_of_a_partners_turn(turn: str, health: int) -> None:
    """Thornmarch heals its pup when that begins its turn; nothing at your own T4."""
    mine = able(house="H05", at="c1", support=[{**PUP, "hp": 3}])
    assert hp(lay(mine, at="start", active=turn), "c5") == health


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_start_of_a_partners_turn_by_hand() -> None:
    """The Canon guards a partner within 2 until its own next turn starts."""
    table = teams(able("C11"), {}, at="start", active="c2")
    assert window(table) == (P0, ["use C11 e1"])
    assert attribute(do(table, "use C11 e1"), P2, "CON") == 7
    assert window(teams(able("C11"), {}, at="start", active="c1")) is None
    assert window(teams(able("C11"), {"at": "c4"}, at="start", active="c4")) is None


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_end_of_a_partners_turn() -> None:
    table = teams({"inventory": ["V08"]}, {"hp": 7}, at="end", active="c2", order=["a7"])
    assert window(table) == (P0, ["use V08 e2"])
    do(table, "use V08 e2")
    assert (hp(table, P2), discard(table, P0)) == (8, ["V08"])
    assert window(teams({"inventory": ["V08"], "hp": 7}, {}, at="end", active="c1", order=["a7"])) is None


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-30.6")
@pytest.mark.parametrize(("place", "offered"), [("c4", True), ("c5", False)])
def test_start_of_an_opponents_turn(place: str, offered: bool) -> None:
    """The Mesmer takes 1 AP of an enemy within 3 for 1 MP."""
    table = lay(
        able("C22", at="c1", memento=["S09"]), {"at": place, "attributes": {"AGI": 6}}, active=place, at="start"
    )
    assert (window(table) == (P0, ["use C22 e1"])) is offered
    if offered:
        do(table, "use C22 e1")
        assert (ap(table, P1), sideways(table, P0)) == (5, ["S09"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_the_start_of_your_own_turn_is_none_of_an_opponent() -> None:
    assert window(lay({"memento": ["S18"]}, at="start")) is None
    assert window(lay({"memento": ["S18"]}, at="start", active="c7")) == (P0, ["use S18 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_end_of_an_opponents_turn() -> None:
    """Quickstep: one tile for 1 SP of another card."""
    step = {"at": "c1", "memento": ["S23", "S01"]}
    table = lay(step, at="end", active="c7", order=["c1"])
    assert window(table) == (P0, ["use S23 e2"])
    do(table, "use S23 e2", "tile c2")
    assert (at(table, P0), sideways(table, P0)) == ("c2", ["S01"])
    assert window(lay(step, at="end")) is None


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("turn", "loser"), [("c7", P1), ("c1", None)])
def test_start_of_all_turns(turn: str, loser: int | None) -> None:
    """Venom works at the start of the turn of a poisoned enemy."""
    sides = ({"memento": ["S22"], "markers": ["POISONED"], "hp": 5}, {"markers": ["POISONED"], "hp": 5})
    table = lay(*sides, at="start", active=turn)
    assert [hp(table, seat) for seat in (P0, P1)] == [4 if seat == loser else 5 for seat in (P0, P1)]


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("turn", "loser"), [("c7", P1), ("c1", P0)])
def test_end_of_all_turns(turn: str, loser: int) -> None:
    """Cinder Rain: whoever burns loses 1 HP at the end of its turn, and burns no more."""
    sides = ({"memento": ["S10"], "markers": ["BURNING"], "hp": 5}, {"markers": ["BURNING"], "hp": 5})
    table = lay(*sides, at="end", active=turn, order=["c1" if turn == "c7" else "c7"])
    assert [hp(table, seat) for seat in (P0, P1)] == [4 if seat == loser else 5 for seat in (P0, P1)]
    assert [markers(table, seat) for seat in (P0, P1)] == [set() if seat == loser else {"BURNING"} for seat in (P0, P1)]


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-12.2")
@pytest.mark.parametrize(("health", "points"), [(2, 5), (3, 4)])
def test_start_of_this_characters_turn(health: int, points: int) -> None:
    table = lay({"support": [{**PUP, "hp": health}]}, at="turn", active="c5")
    assert (asked(table), ap(table, "c5")) == ((P0, "main"), points)


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-12.2")
@pytest.mark.parametrize(("turn", "wolf", "health"), [("c2", "c2", 7), ("c3", "c3", 6), ("c1", "c2", 6)])
def test_end_of_this_characters_turn(turn: str, wolf: str, health: int) -> None:
    """The Greyback licks the wounds of a Hero next to it, at the end of its own turn and not of the Hero's."""
    table = lay({"at": "c1", "hp": 6, "support": [{"card": "K02", "at": wolf}]}, at="end", active=turn, order=["c7"])
    assert hp(table, P0) == health


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_at_the_end_of_its_turn_the_heron_reveals() -> None:
    heron = {"card": "K12", "at": "c5"}
    table = lay({"support": [heron]}, {"at": "c7", "inventory": ["V03"]}, active="c5", order=["c7"])
    end_turn(table)
    assert [heard["card"] for heard in story(table, "shown")] == ["V03"]
    table = lay({"support": [heron]}, {"at": "d7", "inventory": ["V03"]}, active="c5", order=["d7"])
    assert story(end_turn(table), "shown") == []


# Rounds and the battle


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("place", "health"), [("c5", 9), ("c6", 10)])
def test_start_of_round(place: str, health: int) -> None:
    """Vael, the Unlit Sun, scorches every enemy within 2."""
    sun = {"hero": {"house": "H08", "classes": ["C12", "C18", "C03"], "entity": "E07"}, "awake": True, "at": "c3"}
    assert hp(lay(sun, {"at": place}, at="round"), P1) == health


@pytest.mark.rule("APOTHEOSIS-30.2")
@pytest.mark.parametrize(("health", "after"), [(3, 4), (4, 4)])
def test_end_of_round(health: int, after: int) -> None:
    assert hp(lay(able("C10", hp=health), at="round_end"), P0) == after


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_start_of_battle() -> None:
    table = lay(able(house="H07"), at="battle")
    assert markers(table, P0) == {"HIDDEN"}
    assert markers(lay(able(house="H07"), at="round"), P0) == set()


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_start_of_battle_by_hand() -> None:
    """Longsight may step aside before the first round."""
    table = lay(able("C05", at="c1"), at="battle")
    assert window(table) == (P0, ["use C05 e2"])
    assert at(do(table, "use C05 e2", "tile b1"), P0) == "b1"


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_end_of_battle() -> None:
    """The Hero of Sunward at 3 wins, and has 5."""
    sun = {**able(house="H08", at="c3", hp=3)}
    table = do(lay(sun, {"at": "c4", "hp": 1}), "attack c4", dice=[1])
    assert (scores(table), hp(table, P0)) == ([1, 0], 5)


# Situations


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_checking() -> None:
    """Mirrormere: PER 5, a 2, 1 of the House and 2 of its effect make 10 against 9."""
    lurker = {**able(house="H04", at="c3", inventory=["V07"]), "knowledge": {"cunning": 1}}
    table = do(lay(lurker, {"at": "c4"}, at="start", active="c4"), "use V07 e1")
    assert window(table) == (P0, ["use H04 e2"])
    do(table, "use H04 e2", dice=[2, 1])
    assert [(heard["total"], heard["success"]) for heard in story(table, "checked")] == [(5 + 1 + 2 + 1 + 2, True)]


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R76")
def test_checking_is_of_ones_own_checks() -> None:
    """The enemy's Mirror does not look on; in a contest each side may use its own."""
    lurker = {"at": "c3", "inventory": ["V07"]}
    table = lay(lurker, able(house="H04", at="c4"), at="start", active="c4")
    do(table, "use V07 e1", dice=[1])
    assert asked(table) == (P1, "main")


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_attacking() -> None:
    """The Linebreaker with FOR 6: 6 + 1 + 2."""
    table = lay(able("C02", at="c3", attributes={"FOR": 6}), {"at": "c4"})
    do(table, "attack c4", "use C02 e1", dice=[1])
    assert blows(table) == [(9, 2)]


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_attacked() -> None:
    """Brace against FOR 6 + 1: 7 - 4."""
    foe = {"at": "c4", "memento": ["S04"]}
    table = do(lay({"at": "c3", "attributes": {"FOR": 6}}, foe), "attack c4", "use S04 e1", dice=[1])
    assert blows(table) == [(3, 1)]


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_selected() -> None:
    """The Veilwalker steps to distance 2: no roll, 3 AP are spent."""
    table = do(lay({"at": "c3"}, able("C14", at="c4")), "attack c4", "use C14 e1", "tile c5")
    assert (asked(table), ap(table, P0), blows(table), story(table, "rolled")) == ((P0, "main"), 2, [], [])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_rolling() -> None:
    """Cinderlight rolls again: the second result stands, even if it is worse."""
    table = do(lay(able(house="H03", at="c3"), {"at": "c4"}), "attack c4", dice=[4])
    assert window(table) == (P0, ["use H03 e2"])
    do(table, "use H03 e2", dice=[1])
    assert blows(table) == [(6, 2)]


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R76")
def test_rolling_is_of_ones_own_rolls() -> None:
    table = do(lay({"at": "c3"}, able(house="H03", at="c4")), "attack c4", dice=[4])
    assert (asked(table), len(blows(table))) == ((P0, "main"), 1)


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_rolling_by_itself() -> None:
    """The Heron does not suffer a natural 1."""
    heron = {"hero": {"house": "H08", "classes": ["C12", "C18"], "entity": "E06"}, "awake": True, "at": "c3"}
    table = do(lay_made(heron, {"at": "c4"}), "attack c4", dice=[1, 3])
    assert activated(table) == ["E06 e1"]
    table = do(lay_made(heron, {"at": "c4"}), "attack c4", dice=[2])
    assert activated(table) == []


@pytest.mark.rule("APOTHEOSIS-27.2")
def test_before_there_is_a_turn_order_seats_come_in_their_order() -> None:
    """Both are of House H07, which hides at the start of the battle."""
    hero = "H07; C02; 3 I01; 3 I06; 3 I08; 3 I12; 3 I14; 3 S01; 3 S03; 3 S04; 3 V03; 3 V04"
    table = deal(1, hero_0=hero, hero_1=hero)
    table.state.events = []
    while (now := asked(table)) is not None and now[1] in ("mulligan", "prepare"):
        do(table, "done")
    assert [heard["who"]["seat"] for heard in story(table, "used")] == [P0, P1]
