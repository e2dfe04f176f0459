"""APOTHEOSIS-22 and 23: all or nothing, and what becomes of an effect when things change."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, exhausted, lay, pass_all
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

# Legality

NEEDS: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("timing", "S04 e1", {"memento": ["S04"]}, {}),
    ("zone", "I14 e1", {"inventory": ["I14"]}, {"equip": ["I14"]}),
    ("zone of the text", "V01 e1", {}, {"inventory": ["V01"]}),
    ("AP", "I14 e1", {"equip": ["I14"], "ap": 0}, {"equip": ["I14"], "ap": 1}),
    ("MP", "S09 e1", {"memento": exhausted("S09")}, {"memento": [*exhausted("S09"), "S11"]}),
    ("HP to pay", "V10 e1", {"inventory": ["V10"], "hp": 1}, {"inventory": ["V10"], "hp": 2}),
    ("FATE to pay", "S19 e1", {"memento": ["S19"]}, {}),
    ("something to do", "I14 e1", {"equip": ["I14"], "hp": 10}, {"equip": ["I14"], "hp": 9}),
]


@pytest.mark.rule("APOTHEOSIS-22.1")
@pytest.mark.parametrize(("why", "effect", "without", "with_it"), NEEDS, ids=[need[0] for need in NEEDS])
def test_everything_must_hold(why: str, effect: str, without: dict[str, Any], with_it: dict[str, Any]) -> None:
    base = {"at": "c3", "hp": 5}
    scene = {"scenario": ["V01"]} if why == "zone of the text" else {}
    assert refuses(lay({**base, **without}, {"at": "c4"}, **scene), f"use {effect}")
    if with_it:
        assert offers(lay({**base, **with_it}, {"at": "c4"}), f"use {effect}")


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_the_requirement_of_the_card_must_hold() -> None:
    """Kindled Blood asks for 1 level of vital."""

    def offered(level: int) -> bool:
        return offers(lay({**able(), "knowledge": {"vital": level}, "inventory": ["V10"]}), "use V10 e1")

    assert (offered(0), offered(1)) == (False, True)


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_a_needed_target_must_exist() -> None:
    """The Tutor rebukes enemy Heroes within 4 tiles."""
    tutor = {"at": "c1", "memento": ["S14"]}
    assert offers(lay(tutor, {"at": "c5"}), "use S14 e1")
    assert refuses(lay(tutor, {"at": "c6"}), "use S14 e1")
    assert refuses(lay(tutor, {"at": "c7", "support": [{"card": "K01", "at": "c3"}]}), "use S14 e1")


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-30.3")
def test_a_used_limit_makes_it_illegal() -> None:
    used = {"card": "TST8", "used": ["e1"]}
    assert refuses(lay_made({"equip": [used], "hp": 3}), "use TST8 e1")
    assert offers(lay_made({"equip": ["TST8"], "hp": 3}), "use TST8 e1")


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-22.2")
def test_every_operation_of_the_list_must_be_possible() -> None:
    """The Glyphwright buries one card and draws one: with an empty hand there is nothing to bury."""
    assert refuses(lay(able("C08")), "use C08 e2")
    assert offers(lay(able("C08", inventory=["V03"])), "use C08 e2")


# The dry run


@pytest.mark.rule("APOTHEOSIS-22.2", "APOTHEOSIS-R7")
def test_in_the_dry_run_every_die_shows_1() -> None:
    """Below 4 a card must be discarded: without one it is illegal, though 4 would have been fine."""
    assert refuses(lay_made({"inventory": ["TST63"]}), "use TST63 e1")
    table = do(lay_made({"inventory": ["TST63", "V03"]}), "use TST63 e1", dice=[4])
    assert (look.inventory(table, P0), look.discard(table, P0)) == (["V03"], ["TST63"])


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_the_dry_run_comes_after_the_costs() -> None:
    """One card is the cost and one the effect: it takes two."""
    assert refuses(lay_made({"inventory": ["TST64", "V01"]}), "use TST64 e1")
    table = do(lay_made({"inventory": ["TST64", "V01", "V03"]}), "use TST64 e1", "pick V03")
    assert (look.inventory(table, P0), look.discard(table, P0)) == ([], ["V03", "V01", "TST64"])


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_the_dry_run_takes_the_first_branch_that_is_possible() -> None:
    """TST89 heals or discards a card, then discards one: whoever is whole needs two cards."""
    assert offers(lay_made({"hp": 9, "inventory": ["TST89", "V01"]}), "use TST89 e1")
    assert refuses(lay_made({"hp": 10, "inventory": ["TST89", "V01"]}), "use TST89 e1")
    assert offers(lay_made({"hp": 10, "inventory": ["TST89", "V01", "V03"]}), "use TST89 e1")


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_only_the_branch_that_would_be_taken_is_tested() -> None:
    """Windfall heals in either branch: at full HP in neither. Sap heals, and cleanses only the poisoned."""
    assert refuses(lay({"inventory": ["V11"], "hp": 10}), "use V11 e2")
    assert offers(lay({"inventory": ["V11"], "hp": 9}), "use V11 e2")
    assert offers(lay({"memento": ["S20"], "hp": 9}), "use S20 e1")


@pytest.mark.rule("APOTHEOSIS-22.2", "APOTHEOSIS-R7")
def test_what_hangs_on_a_hit_is_not_tested() -> None:
    """A Low Blow at somebody without equipment."""
    table = do(lay({"at": "c3", "memento": ["S24"]}, {"at": "c4"}), "use S24 e1", dice=[1])
    assert look.blows(table) == [(6, 2)]


@pytest.mark.rule("APOTHEOSIS-22.2", "APOTHEOSIS-R7")
def test_what_hangs_on_a_contest_is_not_tested() -> None:
    """A Borrowed Dream from an empty inventory."""
    table = do(lay({"at": "c3", "memento": ["S26"]}, {"at": "c4"}), "use S26 e1", dice=[5, 2])
    assert (asked(table), look.ap(table, P0)) == ((P0, "main"), 2)


@pytest.mark.rule("APOTHEOSIS-22.2")
@pytest.mark.parametrize(
    ("deck", "lying", "result"),
    [
        (["I08", "I08"], [], (["I08", "I08"], [])),
        (["I08"], ["S01"], ([], ["S01"])),
        (["I08"], [], None),
    ],
)
def test_one_branch_of_a_choice_is_enough(
    deck: list[str], lying: list[str], result: tuple[list[str], list[str]] | None
) -> None:
    """The Gift: two cards, or two points; with one way open nobody is asked."""
    table = lay({"inventory": ["V03"], "deck": deck, "memento": exhausted(*lying)})
    if result is None:
        assert refuses(table, "use V03 e1")
        return
    do(table, "use V03 e1")
    assert (asked(table), (look.inventory(table, P0), look.upright(table, P0))) == ((P0, "main"), result)


@pytest.mark.rule("APOTHEOSIS-R10")
@pytest.mark.parametrize(
    ("effect", "nothing", "something"),
    [
        ("I15 e1", {"inventory": ["I15"], "memento": ["S01"]}, {"inventory": ["I15"], "memento": exhausted("S01")}),
        ("V09 e2", {"inventory": ["V09"], "hp": 10}, {"inventory": ["V09"], "hp": 9}),
        ("V12 e1", {"inventory": ["V12"], "deck": []}, {"inventory": ["V12"], "deck": ["I08"]}),
    ],
)
def test_an_operation_must_be_able_to_change_something(
    effect: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    assert refuses(lay(nothing), f"use {effect}")
    assert offers(lay(something), f"use {effect}")


@pytest.mark.rule("APOTHEOSIS-R10")
def test_a_marker_and_a_modifier_can_always_be_added() -> None:
    table = lay({"at": "c3", "memento": ["S08"]}, {"at": "c4", "markers": ["MARKED"]})
    assert look.markers(do(table, "use S08 e1"), P1) == {"MARKED"}
    assert offers(lay({"memento": ["S05"]}), "use S05 e1")


@pytest.mark.rule("APOTHEOSIS-22.3", "APOTHEOSIS-R32")
def test_a_requirement_matters_at_declaration_only() -> None:
    """Below 5 HP it is declared; an answer heals to 6, and it heals on."""
    table = lay_made({"equip": ["TST8"], "hp": 4}, {"equip": ["TST65"]})
    do(table, "use TST8 e1", "use TST65 e1")
    assert look.hp(table, P0) == 7


@pytest.mark.rule("APOTHEOSIS-22.4")
@pytest.mark.parametrize(("mine", "partners", "legal_now"), [([], ["S01"], True), (["S01"], [], True), ([], [], False)])
def test_an_operation_on_a_group_needs_one_of_it(mine: list[str], partners: list[str], legal_now: bool) -> None:
    """Dawn Chorus at the start of a round: 2 points for each allied Hero."""
    me = {"inventory": ["V08"], "memento": exhausted(*mine)}
    table = lay(me, {}, {"memento": exhausted(*partners)}, {}, mode="teams", seats=4, at="round")
    assert (asked(table) == (P0, "window")) is legal_now
    if legal_now:
        do(table, "use V08 e1")
        assert (look.upright(table, P0), look.upright(table, 2)) == (mine, partners)


# Resolution


@pytest.mark.rule("APOTHEOSIS-23.1")
@pytest.mark.parametrize(("face", "health"), [(3, 6), (4, 7)])
def test_a_condition_looks_at_the_moment(face: int, health: int) -> None:
    table = do(lay({"inventory": ["V11"], "hp": 5}), "use V11 e2", dice=[face])
    assert look.hp(table, P0) == health


@pytest.mark.rule("APOTHEOSIS-23.2")
def test_a_false_condition_is_not_impossible() -> None:
    """With a card in the inventory TST2 discards nothing, and goes on to heal."""
    table = lay_made({"inventory": ["TST2", "V01"], "equip": ["I08"], "hp": 5})
    do(table, "use TST2 e1", dice=[3])
    assert (look.hp(table, P0), look.equip(table, P0), look.discard(table, P0)) == (6, ["I08"], [])


@pytest.mark.rule("APOTHEOSIS-23.2", "APOTHEOSIS-R4")
def test_what_was_done_stays_and_the_rest_is_ignored() -> None:
    """Heal, roll, discard a table card, heal: the only table card has gone during the roll."""
    table = lay_made({"inventory": ["TST84"], "equip": ["TST4"], "hp": 5})
    do(table, "use TST84 e1", "use TST4 e1", dice=[3])
    assert (look.hp(table, P0), look.discard(table, P0)) == (6, ["TST4", "TST84"])
    table = lay_made({"inventory": ["TST84"], "equip": ["TST4"], "hp": 5})
    do(table, "use TST84 e1", "pass", dice=[3])
    assert (look.hp(table, P0), look.discard(table, P0)) == (7, ["TST4", "TST84"])


@pytest.mark.rule("APOTHEOSIS-23.3")
def test_a_target_out_of_reach_drops_out() -> None:
    """The Veilwalker steps from distance 4 to 5: the Rebuke finds nobody; what it cost is spent."""
    table = lay({"at": "c1", "memento": ["S14"]}, able("C14", at="c5"))
    do(table, "use S14 e1", "use C14 e1", "tile c6")
    assert (look.rules(table, P1), look.ap(table, P0), look.sideways(table, P0)) == (set(), 3, ["S14"])
    table = lay({"at": "c1", "memento": ["S14"]}, able("C14", at="c4"))
    do(table, "use S14 e1", "use C14 e1", "tile c5")
    assert look.rules(table, P1) == {"cannot_activate(skill)"}


@pytest.mark.rule("APOTHEOSIS-23.3")
@pytest.mark.parametrize(("wall", "reached"), [("b2", True), ("c2", False)])
def test_the_line_is_looked_at_again(wall: str, reached: bool) -> None:
    """The step from d2 to d3 puts the wall on c2 in between; the distance is good."""
    table = lay({"at": "c1", "memento": ["S14"]}, able("C14", at="d2"), tiles={wall: "blocked"})
    do(table, "use S14 e1", "use C14 e1", "tile d3")
    assert look.rules(table, P1) == ({"cannot_activate(skill)"} if reached else set())


@pytest.mark.rule("APOTHEOSIS-23.3")
def test_the_other_targets_are_still_affected() -> None:
    """Whirl of Edges: one steps out, the archer next to it is hit."""
    foe = able("C14", at="c4", support=[{"card": "K04", "at": "d3"}])
    table = do(lay({"at": "c3", "memento": ["S02"]}, foe), "use S02 e1", "use C14 e1", "tile c5", dice=[1])
    assert (look.blows(table), look.hp(table, P1), look.hp(table, "d3")) == ([(6, 2)], 10, 3)


@pytest.mark.rule("APOTHEOSIS-23.4", "APOTHEOSIS-R8")
def test_a_placement_that_has_become_impossible_does_not_end_the_effect() -> None:
    """The answer takes the Class that knew how to hold a Cleaver: it stays in the inventory, and you are healed."""
    me = {"hero": {"house": "H08", "classes": ["C13"]}, "inventory": ["TST66", "I01"], "hp": 3}
    table = do(lay_made(me, {"equip": ["TST67"]}), "use TST66 e1", "use TST67 e1")
    assert look.sheet_discard(table, P0) == ["C13"]
    assert (look.equip(table, P0), look.inventory(table, P0), look.hp(table, P0)) == ([], ["I01"], 4)


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-R8")
def test_at_declaration_a_placement_must_be_possible() -> None:
    without = {"hero": {"house": "H08", "classes": ["C19"]}, "inventory": ["TST66", "I01"], "hp": 3}
    assert refuses(lay_made(without), "use TST66 e1")
    full = {"equip": ["I01", "I01", "I01"], "spaces": {"equip": 3}, "inventory": ["TST66", "I01"], "hp": 3}
    assert refuses(lay_made(full), "use TST66 e1")
    assert offers(lay_made({**full, "spaces": {"equip": 4}}), "use TST66 e1")


@pytest.mark.rule("APOTHEOSIS-23.5")
def test_a_roll_interrupts_a_resolution() -> None:
    """Between the die of a Windfall and what it brings, Foreknowledge may be played."""
    table = do(lay({"inventory": ["V11", "V17"], "hp": 5}), "use V11 e2")
    assert (asked(table), legal(table), look.hp(table, P0)) == ((P0, "window"), ["use V17 e1", "pass"], 5)


@pytest.mark.rule("APOTHEOSIS-23.5")
def test_a_check_interrupts_a_resolution() -> None:
    lurker = {"at": "c3", "inventory": ["V07", "V17"]}
    table = do(lay(lurker, {"at": "c4"}, at="start", active="c4"), "use V07 e1")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V17 e2", "pass"])


@pytest.mark.rule("APOTHEOSIS-23.5")
def test_nothing_else_interrupts_it() -> None:
    """A Low Blow throws the Knucklebone back to the inventory before the wounded is asked, or anything is drawn."""
    table = lay({"at": "c3", "memento": ["S24"]}, {"at": "c4", "equip": ["I17"], "memento": ["S21"]})
    do(table, "use S24 e1", dice=[1])
    assert (asked(table), legal(table), look.equip(table, P1)) == ((P1, "window"), ["use S21 e1", "pass"], [])
    pass_all(table)
    assert (look.inventory(table, P1), look.activated(table)) == (["I17", "I08"], ["S24 e1", "I17 e2"])
    assert look.memento(table, P1) == ["S21"]
