"""APOTHEOSIS-24: windows, who is asked in them, and answers to answers."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, P2, P3, able, answers, exhausted, lay, pass_all
from apotheosis.looking import activated, ap, at, blows, debt, discard, hp, inventory, sideways, story, upright
from apotheosis.workshop import lay_made
from table import Table, asked, do, legal

TEAMS = {"mode": "teams", "seats": 4}


def questions(table: Table) -> list[tuple[int, list[str]]]:
    """Pass every window from here on: who was asked, and what was offered beside passing."""
    found = []
    while (now := asked(table)) is not None and now[1] == "window":
        found.append((now[0], legal(table, "use")))
        table.play("pass")
    return found


# Which windows, in which order


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_the_windows_of_an_attack_with_a_card() -> None:
    foe = able("C14", at="c4", equip=["I06"], memento=["S13", "S21"], inventory=["V05"])
    me = able("C02", at="c3", memento=["S01"], inventory=["V17"])
    table = do(lay(me, foe), "use S01 e1")
    assert questions(table) == [
        (P1, ["use C14 e1"]),
        (P1, ["use S13 e1"]),
        (P0, ["use C02 e1"]),
        (P1, ["use I06 e1"]),
        (P1, ["use V05 e1"]),
        (P0, ["use V17 e1"]),
        (P1, ["use S21 e1"]),
    ]


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-R28")
def test_a_normal_attack_has_no_window_of_activations() -> None:
    foe = able("C14", at="c4", equip=["I06"], memento=["S13"], inventory=["V05"])
    table = do(lay(able("C02", at="c3"), foe), "attack c4")
    assert [offered for _, offered in questions(table)] == [
        ["use C14 e1"],
        ["use C02 e1"],
        ["use I06 e1"],
        ["use V05 e1"],
    ]


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_what_is_no_attack_has_no_attack_windows() -> None:
    """The Hook selects and is answered as an activation, and that is all."""
    foe = able("C14", at="c5", equip=["I06"], memento=["S13"], inventory=["V05"])
    table = do(lay(able("C02", at="c3", equip=["I20"]), foe), "use I20 e1")
    assert questions(table)[:2] == [(P1, ["use C14 e1"]), (P1, ["use S13 e1"])]


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_whom_each_reaches_is_not_selected() -> None:
    """The Crown burns every enemy within 3: the Veilwalker was not chosen. An area bar does choose."""
    crown = able(at="c3", equip=["I23"])
    table = do(lay(crown, able("C14", at="c4")), "use I23 e3", dice=[1, 1])
    assert (asked(table), hp(table, P1)) == ((P1, "main"), 8)
    table = do(lay({"at": "c3", "memento": ["S02"]}, able("C14", at="c4")), "use S02 e1")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use C14 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-R75")
@pytest.mark.parametrize("target", ["c4", "c3"])
def test_an_ally_selects_too_and_so_does_one_oneself(target: str) -> None:
    """A made charm bleeds whoever is selected: by a friend's Mending Word, or by one's own."""
    charm = {"at": "c4", "hp": 4, "equip": ["TST81"]}
    table = lay_made({"at": "c3", "hp": 4, "memento": ["S17"], "equip": ["TST81"]}, {}, charm, {}, **TEAMS)
    assert hp(do(table, "use S17 e1", f"target {target}"), target) == 4 - 1 + 2


@pytest.mark.rule("APOTHEOSIS-24.1")
@pytest.mark.parametrize("action", ["move c3", "turn w", "attack c1", "equip I08"])
def test_after_each_action_of_a_main_phase_comes_a_window(action: str) -> None:
    """Second Wind in anybody's turn."""
    mine = {"at": "c2", "inventory": ["I08"], "ap": 1 if action == "move c3" else 5}
    wind = {"at": "c1" if action == "attack c1" else "c7", "inventory": ["V04"], "memento": exhausted("S01")}
    table = do(lay(mine, wind), action)
    assert (asked(table), legal(table)) == ((P1, "window"), ["use V04 e1", "pass"])
    do(table, "pass")
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_in_your_own_turn_too() -> None:
    table = do(lay({"inventory": ["V04"], "memento": exhausted("S01", "S03")}), "turn w")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V04 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-24.1")
@pytest.mark.parametrize(("con", "injured"), [(5, True), (20, False)])
def test_after_injury_the_injured_may_answer(con: int, injured: bool) -> None:
    foe = {"at": "c4", "attributes": {"CON": con}, "memento": ["S21"], "hp": 5}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert (asked(table) == (P1, "window")) is injured
    if injured:
        assert hp(do(table, "use S21 e1"), P1) == 4


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_the_phases_are_windows() -> None:
    """Start and end of a turn, start of a round."""
    assert asked(lay(able("C22", at="c4", memento=["S09"]), {"at": "c5"}, at="start", active="c5")) == (P0, "window")
    assert asked(lay(able(house="H06", inventory=["V03"]), at="end")) == (P0, "window")
    assert asked(lay({"inventory": ["V08"], "memento": exhausted("S01")}, at="round")) == (P0, "window")
    assert asked(lay(able("C05"), at="battle")) == (P0, "window")


# Who is asked


@pytest.mark.rule("APOTHEOSIS-24.2")
def test_automatic_effects_come_before_the_manual_ones() -> None:
    table = do(lay({"at": "c3"}, able("C23", at="c4", equip=["I06"])), "attack c4")
    assert (asked(table), activated(table)) == ((P1, "window"), ["C23 e1"])


@pytest.mark.rule("APOTHEOSIS-24.2")
def test_priority_starts_with_the_seat_that_acts() -> None:
    winded = {"inventory": ["V04"], "memento": exhausted("S01")}
    sides = ({"at": "c1", **winded}, {"at": "c7", **winded}, {"at": "a4", **winded})
    table = do(lay(*sides, mode="ffa", seats=3, active="c7"), "turn w")
    assert [seat for seat, _ in questions(table)] == [P1, P2, P0]


@pytest.mark.rule("APOTHEOSIS-24.2")
def test_when_nobody_acts_it_starts_with_the_first_seat() -> None:
    choir = {"inventory": ["V08"], "memento": exhausted("S01")}
    table = lay(choir, choir, {"at": "a4", **choir}, mode="ffa", seats=3, at="round")
    assert [seat for seat, _ in questions(table)] == [P0, P1, P2]


@pytest.mark.rule("APOTHEOSIS-24.2")
def test_a_window_closes_when_all_pass_in_succession() -> None:
    """P1 passes, P3 plays: P1 is asked again, and may play after all."""
    stay = {"inventory": ["V05"]}
    table = do(lay({"at": "c3"}, {"at": "c4", **stay}, {"at": "a1"}, {"at": "e7", **stay}, **TEAMS), "attack c4")
    assert asked(table) == (P1, "window")
    do(table, "pass")
    assert asked(table) == (P3, "window")
    do(table, "use V05 e1")
    assert asked(table) == (P1, "window")
    do(table, "use V05 e1", dice=[4])
    assert blows(table) == [(1, 0)]


@pytest.mark.rule("APOTHEOSIS-24.2")
def test_a_seat_activates_one_effect_at_a_time() -> None:
    """P1 plays one, P3 is asked before P1 plays another."""
    two = {"inventory": ["V05", "V05"]}
    table = do(lay({"at": "c3"}, {"at": "c4", **two}, {"at": "a1"}, {"at": "e7", **two}, **TEAMS), "attack c4")
    do(table, "use V05 e1")
    assert asked(table) == (P3, "window")


@pytest.mark.rule("APOTHEOSIS-24.3")
def test_each_effect_once_in_a_window() -> None:
    """Brace can be paid with any SP, but once for each attack."""
    ready = {"at": "c4", "memento": ["S04", "S01", "S03"]}
    table = do(lay({"at": "c3", "ap": 6}, ready), "attack c4", "use S04 e1", "pick S04", "done", dice=[1])
    assert (asked(table), blows(table)) == ((P0, "main"), [(2, 1)])
    do(table, "attack c4")
    assert legal(table) == ["use S04 e1", "pass"]


@pytest.mark.rule("APOTHEOSIS-24.3")
def test_two_copies_are_two_effects() -> None:
    doors = {"at": "c4", "equip": ["I06", "I06"]}
    table = do(lay({"at": "c3"}, doors), "attack c4", "use I06 e1")
    assert legal(table) == ["use I06 e1", "pass"]
    assert blows(do(table, "use I06 e1", dice=[1])) == [(1, 0)]


@pytest.mark.rule("APOTHEOSIS-24.4")
def test_a_response_is_resolved_before_what_it_answers() -> None:
    """The Veilwalker has moved before the attack goes on to its next window, and before the die is rolled."""
    table = do(lay({"at": "c3", "equip": ["I03"]}, able("C14", at="c4", equip=["I06"])), "use I03 e2")
    do(table, "use C14 e1", "tile c5")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use I06 e1", "pass"])
    assert (at(table, P1), story(table, "rolled")) == ("c5", [])


# Bonuses


@pytest.mark.rule("APOTHEOSIS-24.5")
def test_in_response_to_an_area_attack_one_defender_is_named() -> None:
    foe = {"at": "c4", "inventory": ["V05"], "support": [{"card": "K04", "at": "d3"}]}
    table = do(lay({"at": "c3", "memento": ["S02"]}, foe), "use S02 e1", "use V05 e1")
    assert (asked(table), sorted(answers(table, "target"))) == ((P1, "target"), ["c4", "d3"])
    do(table, "target d3", dice=[1])
    assert (hp(table, "c4"), hp(table, "d3")) == (8, 4)


@pytest.mark.rule("APOTHEOSIS-24.5")
def test_a_bonus_of_rolling_changes_the_total() -> None:
    """Foreknowledge: 3 + 2 is 5, and heals 2."""
    table = do(lay({"inventory": ["V11", "V17"], "hp": 5}), "use V11 e2", "use V17 e1", dice=[3])
    assert (hp(table, P0), discard(table, P0)) == (7, ["V17", "V11"])


@pytest.mark.rule("APOTHEOSIS-24.5")
@pytest.mark.parametrize(("effect", "success"), [("e2", True), ("pass", False)])
def test_a_bonus_of_checking_changes_the_total(effect: str, success: bool) -> None:
    """PER 5, no knowledge, face 2: 7, or 10 with Foreknowledge, against 9."""
    lurker = {**able(at="c3", inventory=["V07", "V17"]), "knowledge": {"cunning": 1, "mental": 1}}
    table = do(lay(lurker, {"at": "c4"}, at="start", active="c4"), "use V07 e1")
    faces = [2, 1] if success else [2]
    do(table, "use V17 e2" if success else "pass", dice=faces)
    pass_all(table)
    assert [heard["success"] for heard in story(table, "checked")] == [success]


# Not asked, not again, no action


@pytest.mark.rule("APOTHEOSIS-24.6")
def test_who_can_do_nothing_is_not_asked() -> None:
    """A Brace without SP, a Door that lies down, a Stayed Hand without credit."""
    foe = {"at": "c4", "memento": exhausted("S04"), "equip": exhausted("I06"), "inventory": ["V05"], "debt": 5}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-24.7", "APOTHEOSIS-R100")
def test_an_effect_cannot_answer_the_answer_to_itself() -> None:
    """Unspeak against Unspeak: the first could be paid again, but is not resolved yet."""
    table = lay({"inventory": ["V03"], "memento": ["S13"]}, {"memento": ["S13", "S15", "S15"]})
    do(table, "use V03 e1", "use S13 e1", "pick S13", "done")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use S13 e1", "pass"])
    do(table, "use S13 e1")
    assert (asked(table), sideways(table, P1)) == ((P0, "branch"), ["S13"])
    do(table, "choose 1")
    assert (inventory(table, P0), discard(table, P0), debt(table, P1)) == (["I08", "I08"], ["V03"], 2)


@pytest.mark.rule("APOTHEOSIS-24.7")
def test_another_copy_can() -> None:
    table = lay({"inventory": ["V03"], "memento": ["S13"], "ap": 5}, {"memento": ["S13", "S13"], "debt": -3})
    do(table, "use V03 e1", "use S13 e1", "done", "use S13 e1")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use S13 e1", "pass"])
    do(table, "use S13 e1")
    assert (inventory(table, P0), discard(table, P0), ap(table, P0)) == ([], ["V03"], 2)


@pytest.mark.rule("APOTHEOSIS-24.8")
def test_a_response_is_no_action() -> None:
    """What is used at the start of an enemy's turn opens no window for Second Wind."""
    me = {"memento": ["S18", *exhausted("S01", "S03")], "inventory": ["V04"]}
    table = lay(me, at="start", active="c7")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use S18 e1", "pass"])
    do(table, "use S18 e1")
    assert (asked(table), upright(table, P0)) == ((P1, "main"), ["S18"])


@pytest.mark.rule("APOTHEOSIS-24.8")
def test_an_attack_and_its_answers_are_one_action() -> None:
    """One window of any turn after all of it."""
    me = {"at": "c3", "memento": exhausted("S01"), "inventory": ["V04"]}
    table = do(lay_made(me, {"at": "c4", "equip": ["I06", "I06"]}), "attack c4", "use I06 e1", "use I06 e1", dice=[1])
    assert questions(table) == [(P0, ["use V04 e1"])]
