"""APOTHEOSIS-25 and 26: action points outside one's own turn, and negation."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, end_turn, lay
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers

# Borrowing


@pytest.mark.rule("APOTHEOSIS-25.1")
def test_in_your_own_turn_ap_come_from_what_you_have() -> None:
    """At T6 of your own turn nothing is borrowed: without AP nothing is offered."""
    table = lay_made({"equip": ["TST68"], "hp": 5, "ap": 1}, at="end")
    assert asked(table) == (P0, "window")
    do(table, "use TST68 e1")
    assert (look.hp(table, P0), look.debt(table, P0), asked(table)) == (6, 0, (P1, "main"))
    assert asked(lay_made({"equip": ["TST68"], "hp": 5, "ap": 0}, at="end")) == (P1, "main")


@pytest.mark.rule("APOTHEOSIS-25.1")
def test_in_the_turn_of_another_they_are_borrowed() -> None:
    """Even when AP were left over."""
    table = do(lay({"at": "c3"}, {"at": "c4", "ap": 3, "memento": ["S04"]}), "attack c4", "use S04 e1", dice=[1])
    assert look.debt(table, P1) == 1


@pytest.mark.rule("APOTHEOSIS-25.1", "APOTHEOSIS-R84")
def test_at_the_start_of_a_round_they_are_borrowed() -> None:
    table = lay_made({"equip": ["TST70"], "hp": 5}, at="round")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use TST70 e1", "pass"])
    do(table, "use TST70 e1")
    assert look.hp(table, P0) == 6
    assert [(heard["amount"], heard["debt"]) for heard in look.story(table, "borrowed")] == [(1, 1)]


@pytest.mark.rule("APOTHEOSIS-25.2", "APOTHEOSIS-R2")
@pytest.mark.parametrize(("owed", "allowed"), [(-1, True), (0, True), (4, True), (5, False), (9, False)])
def test_one_point_of_the_next_turn_must_be_unspent(owed: int, allowed: bool) -> None:
    """AGI 5."""
    table = do(lay({"at": "c3"}, {"at": "c4", "debt": owed, "memento": ["S04"]}), "attack c4")
    assert (asked(table) == (P1, "window")) is allowed
    if allowed:
        assert look.debt(do(table, "use S04 e1", dice=[1]), P1) == owed + 1


@pytest.mark.rule("APOTHEOSIS-25.2", "APOTHEOSIS-R3")
@pytest.mark.parametrize(("shift", "allowed"), [(0, False), (1, True), (-1, False)])
def test_it_is_the_agility_of_the_moment_that_counts(shift: int, allowed: bool) -> None:
    faster = [{"stat": "AGI", "amount": shift, "until": "round"}] if shift else []
    foe = {"at": "c4", "debt": 5, "memento": ["S04"], "modifiers": faster}
    assert (asked(do(lay({"at": "c3"}, foe), "attack c4")) == (P1, "window")) is allowed


@pytest.mark.rule("APOTHEOSIS-25.2", "APOTHEOSIS-25.3")
@pytest.mark.parametrize(
    ("owed", "turns"),
    [(0, [(5, 0)]), (1, [(4, 0)]), (5, [(0, 0), (5, 0)]), (6, [(0, 1), (4, 0)]), (11, [(0, 6), (0, 1), (4, 0)])],
)
def test_debt_is_settled_turn_by_turn(owed: int, turns: list[tuple[int, int]]) -> None:
    table = lay({"attributes": {"PER": 9}}, {"debt": owed})
    for points, left in turns:
        end_turn(table)
        assert (asked(table), look.ap(table, P1), look.debt(table, P1)) == ((P1, "main"), points, left)
        end_turn(table)


@pytest.mark.rule("APOTHEOSIS-25.2", "APOTHEOSIS-25.3")
def test_a_credit_is_paid_out() -> None:
    table = end_turn(lay({}, {"debt": -2}))
    assert (look.ap(table, P1), look.debt(table, P1)) == (7, 0)


@pytest.mark.rule("APOTHEOSIS-25.4")
def test_what_costs_nothing_is_never_borrowed() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "debt": 9, "equip": ["I06"]}), "attack c4", "use I06 e1", dice=[1])
    assert (look.debt(table, P1), look.blows(table)) == (9, [(3, 1)])


@pytest.mark.rule("APOTHEOSIS-25.4")
def test_ap_given_to_someone_outside_its_turn_are_credit() -> None:
    table = do(lay_made({"inventory": ["TST69"]}, {"debt": 1}), "use TST69 e1")
    assert (look.debt(table, P1), look.ap(table, P1), look.ap(table, P0)) == (-1, 0, 4)


@pytest.mark.rule("APOTHEOSIS-25.4")
def test_ap_given_in_ones_own_turn_are_had_at_once() -> None:
    """Black Communion: 4 AP."""
    table = do(lay({"inventory": ["V20", "V03"]}), "use V20 e1")
    assert (look.ap(table, P0), look.debt(table, P0), look.hp(table, P0)) == (9, 0, 8)


# Negation


@pytest.mark.rule("APOTHEOSIS-26.1")
def test_a_negation_answers_an_activation() -> None:
    table = do(lay({"at": "c3", "memento": ["S09"]}, {"at": "c4", "memento": ["S13"]}), "use S09 e1", "use S13 e1")
    assert (look.blows(table), look.hp(table, P1), [heard["card"] for heard in look.story(table, "negated")]) == (
        [],
        10,
        ["S09"],
    )


@pytest.mark.rule("APOTHEOSIS-26.1")
def test_or_the_activation_by_which_one_is_selected() -> None:
    """The Ford Mirror against a Skill, but not against an Item."""
    mirror = {"at": "c4", "equip": ["I22"]}
    table = do(lay({"at": "c3", "memento": ["S09"]}, mirror), "use S09 e1")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use I22 e1", "pass"])
    do(table, "use I22 e1")
    assert (look.blows(table), look.hp(table, P1)) == ([], 10)
    assert asked(do(lay({"at": "c3", "equip": ["I05"]}, mirror), "use I05 e2", dice=[1])) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-26.1", "APOTHEOSIS-30.3")
def test_not_what_cannot_be_negated() -> None:
    table = do(lay({"at": "c3", "memento": ["S27"]}, {"at": "c5", "memento": ["S13"], "equip": ["I22"]}), "use S27 e1")
    assert (asked(table), look.at(table, P0), look.at(table, P1)) == ((P0, "main"), "c5", "c3")


@pytest.mark.rule("APOTHEOSIS-26.1", "APOTHEOSIS-R28")
@pytest.mark.parametrize("action", ["attack c4", "move c2", "equip I08", "turn w", "awaken"])
def test_not_a_normal_attack_nor_any_other_action(action: str) -> None:
    sprite = {"hero": {"house": "H08", "classes": ["C12"], "entity": "E02"}, "memento": ["S17", "S17"]}
    me = {**sprite, "at": "c3", "inventory": ["I08"], "ap": 5}
    table = do(lay(me, {"at": "c4", "memento": ["S13"], "inventory": ["V06"], "equip": ["I22"]}), action)
    if asked(table) == (P0, "step"):
        do(table, legal(table)[0])
    assert asked(table) in ((P0, "main"), (P0, "pay"))
    assert look.activated(table) == []


@pytest.mark.rule("APOTHEOSIS-26.2", "APOTHEOSIS-R27")
@pytest.mark.parametrize(("card", "points", "health"), [("V03", 4, 5), ("V01", 4, 5), ("V10", 5, 4)])
def test_of_a_negated_card_the_task_is_done_and_the_costs_stay_paid(card: str, points: int, health: int) -> None:
    """A card that would have been registered is discarded."""
    table = lay({"inventory": [card], "hp": 5}, {"inventory": ["V06"]})
    do(table, f"use {card} e1", "use V06 e1")
    assert (look.scenario(table), look.discard(table, P0), look.banished(table)) == ([], [card], ["V06"])
    assert (look.ap(table, P0), look.hp(table, P0), look.inventory(table, P0)) == (points, health, [])


@pytest.mark.rule("APOTHEOSIS-26.2", "APOTHEOSIS-R27")
def test_counters_that_were_paid_stay_paid() -> None:
    loaded = {"card": "I04", "counters": {"CHARGE": 2}}
    table = lay({"at": "c3", "equip": [loaded]}, {"at": "c5", "memento": ["S13"]})
    do(table, "use I04 e2", "use S13 e1")
    assert (look.counters(table, P0, "I04"), look.ap(table, P0), look.blows(table)) == ({"CHARGE": 1}, 2, [])


@pytest.mark.rule("APOTHEOSIS-26.2", "APOTHEOSIS-R23", "APOTHEOSIS-28.4")
def test_a_negated_activation_counts_for_its_limit() -> None:
    table = do(lay(able("C12", hp=5), {"memento": ["S13"]}), "use C12 e1", "use S13 e1")
    assert (look.hp(table, P0), look.ap(table, P0), offers(table, "use C12 e1")) == (5, 3, False)


@pytest.mark.rule("APOTHEOSIS-26.2")
def test_a_skill_that_was_negated_lies_down() -> None:
    table = lay({"at": "c3", "memento": ["S09"]}, {"at": "c4", "memento": ["S13"]})
    assert look.sideways(do(table, "use S09 e1", "use S13 e1"), P0) == ["S09"]


@pytest.mark.rule("APOTHEOSIS-26.3", "APOTHEOSIS-R101")
def test_a_card_used_from_the_scenario_stays_there_when_negated() -> None:
    table = lay({"hp": 5}, {"inventory": ["V06"]}, scenario=[{"card": "V19", "owner": 0}])
    do(table, "use V19 e1", "use V06 e1")
    assert (look.scenario(table), look.discard(table, P0), look.hp(table, P0), look.ap(table, P0)) == (
        ["V19"],
        [],
        5,
        3,
    )


@pytest.mark.rule("APOTHEOSIS-26.2")
def test_from_the_inventory_the_same_card_is_discarded() -> None:
    table = lay({"hp": 5, "inventory": ["V19"]}, {"inventory": ["V06"]})
    do(table, "use V19 e1", "use V06 e1")
    assert (look.scenario(table), look.discard(table, P0)) == ([], ["V19"])


@pytest.mark.rule("APOTHEOSIS-R87")
def test_the_keyword_belongs_to_the_effect_not_to_the_card() -> None:
    """A made card with two ways to heal, one of which cannot be answered."""
    mixed = {"equip": ["TST82"], "hp": 5}
    quiet = do(lay_made(mixed, {"memento": ["S13"]}), "use TST82 e1")
    loud = do(lay_made(mixed, {"memento": ["S13"]}), "use TST82 e2")
    assert (asked(quiet), asked(loud)) == ((P0, "main"), (P1, "window"))
