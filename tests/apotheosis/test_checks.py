"""APOTHEOSIS-17: checks and contests."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.looking import ap, discard, hp, inventory, story
from apotheosis.workshop import lay_made
from table import Table, asked, dice_left, do, legal


def door(attribute: str = "INT", knowledge: str | None = None, difficulty: int = 9) -> list[dict[str, Any]]:
    """An object at c4 that offers this check."""
    check = {"attribute": attribute, "difficulty": difficulty, **({"knowledge": knowledge} if knowledge else {})}
    return [{"at": "c4", "name": "door", "con": 9, "hp": 9, "check": check}]


def succeeded(table: Table) -> list[bool]:
    return [heard["success"] for heard in story(table, "checked")]


CHECKS = [
    (5, None, 9, [4], True),
    (5, None, 9, [3], False),
    (5, None, 3, [1], False),
    (5, None, 3, [2], True),
    (5, 0, 9, [3], False),
    (5, 1, 9, [3], True),
    (5, 3, 10, [2], True),
    (5, 3, 11, [2], False),
    (5, None, 13, [6, 4], True),
    (5, None, 13, [6, 1], False),
    (5, None, 16, [6, 6, 3], True),
]


@pytest.mark.rule("APOTHEOSIS-17.1", "APOTHEOSIS-R48", "APOTHEOSIS-R45")
@pytest.mark.parametrize(("intellect", "known", "difficulty", "dice", "success"), CHECKS)
def test_a_check_is_attribute_knowledge_and_a_die(
    intellect: int, known: int | None, difficulty: int, dice: list[int], success: bool
) -> None:
    """A natural 1 fails whatever the total; a natural 6 brings an extra d3."""
    knowledge = {} if known is None else {"arcane": known}
    side = {
        "at": "c3",
        "attributes": {"INT": intellect},
        "hero": {"house": "H01", "classes": []},
        "knowledge": knowledge,
    }
    table = lay(side, objects=door("INT", None if known is None else "arcane", difficulty))
    do(table, "check c4", dice=dice)
    assert (succeeded(table), ap(table, P0)) == ([success], 1)


@pytest.mark.rule("APOTHEOSIS-17.1")
@pytest.mark.parametrize(
    ("amount", "difficulty", "success"), [(1, 10, True), (1, 11, False), (-1, 9, False), (-1, 8, True)]
)
def test_modifiers_to_checks(amount: int, difficulty: int, success: bool) -> None:
    """INT 5 and a 4 are 9."""
    side = {"at": "c3", "modifiers": [{"stat": "check", "amount": amount, "until": "battle"}]}
    table = do(lay(side, objects=door(difficulty=difficulty)), "check c4", dice=[4])
    assert succeeded(table) == [success]


@pytest.mark.rule("APOTHEOSIS-17.1", "APOTHEOSIS-17.4")
def test_bonuses_before_and_after_the_die() -> None:
    """Mirrormere adds 2 before the die; Foreknowledge 2 after it. With the House's 1 it is 5+1+2+2+2 = 12."""
    side = {"at": "c3", "hero": {"house": "H04", "classes": []}, "attributes": {"INT": 5}}
    side |= {"knowledge": {"mental": 1}, "inventory": ["V17"]}
    table = do(lay(side, objects=door(difficulty=12)), "check c4")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use H04 e2", "use V17 e2", "pass"])
    do(table, "use H04 e2")
    do(table, "pass", dice=[2])
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V17 e1", "pass"])
    do(table, "use V17 e1")
    assert (succeeded(table), discard(table, P0)) == ([True], ["V17"])


@pytest.mark.rule("APOTHEOSIS-17.4")
def test_the_die_is_rolled_between_the_two_windows() -> None:
    """The Knucklebone rerolls what was rolled; the Circlet helps before."""
    side = {"at": "c3", "equip": ["I11", "I17"]}
    table = do(lay(side, objects=door(), dice=[3]), "check c4")
    assert (legal(table), dice_left(table)) == (["use I11 e2", "pass"], [3])
    do(table, "pass")
    assert (legal(table), dice_left(table)) == (["use I17 e1", "pass"], [])


@pytest.mark.rule("APOTHEOSIS-17.1", "APOTHEOSIS-R49")
def test_fate_helps_no_check_by_itself() -> None:
    """Events in the inventory are not offered, and do not count."""
    table = do(lay({"at": "c3", "inventory": ["V03", "V18", "V19"]}, objects=door()), "check c4", dice=[3])
    assert (succeeded(table), asked(table), len(inventory(table, P0))) == ([False], (P0, "main"), 3)


CONTESTS = [
    ([3], [2], True),
    ([3], [3], False),
    ([2], [3], False),
    ([1], [2], False),
    ([1], [1], False),
    ([2], [1], True),
]


@pytest.mark.rule("APOTHEOSIS-17.2")
@pytest.mark.parametrize(("mine", "theirs", "won"), CONTESTS)
def test_who_starts_a_contest_needs_the_higher_total(mine: list[int], theirs: list[int], won: bool) -> None:
    """INT 5 against ESP 5, the initiator's die first; who wins makes the other discard."""
    table = lay({"at": "c3", "memento": ["S26"]}, {"at": "c4", "inventory": ["I01"]})
    do(table, "use S26 e1", dice=[*mine, *theirs])
    assert discard(table, P1) == (["I01"] if won else [])


@pytest.mark.rule("APOTHEOSIS-17.2")
@pytest.mark.parametrize(
    ("intellect", "spirit", "dice", "won"), [(9, 2, [1, 2], False), (2, 9, [2, 1], True), (2, 2, [6, 1, 5], True)]
)
def test_a_natural_1_makes_the_total_1(intellect: int, spirit: int, dice: list[int], won: bool) -> None:
    side = {"at": "c3", "memento": ["S26"], "attributes": {"INT": intellect}}
    table = lay(side, {"at": "c4", "inventory": ["I01"], "attributes": {"ESP": spirit}})
    do(table, "use S26 e1", dice=dice)
    assert discard(table, P1) == (["I01"] if won else [])


@pytest.mark.rule("APOTHEOSIS-17.2")
def test_knowledge_does_not_count_in_a_contest_but_modifiers_do() -> None:
    """Mental 3 of the one is no help; +1 to checks of the other is."""
    sure = [{"stat": "check", "amount": 1, "until": "battle"}]
    plain = ({"at": "c3", "memento": ["S26"]}, {"at": "c4", "inventory": ["I01"]})
    helped = ({**plain[0], "modifiers": sure}, plain[1])
    assert [discard(do(lay(*sides), "use S26 e1", dice=[3, 3]), P1) for sides in (plain, helped)] == [[], ["I01"]]


@pytest.mark.rule("APOTHEOSIS-17.3")
@pytest.mark.parametrize(("dice", "healed"), [([3, 3], True), ([3, 2], False), ([2], False)])
def test_of_checks_one_after_the_other_all_must_succeed(dice: list[int], healed: bool) -> None:
    """INT and then PER, difficulty 8: after the first failure nothing more is rolled."""
    table = do(lay_made({"hp": 5, "inventory": ["TST49"]}), "use TST49 e1", dice=dice)
    assert hp(table, P0) == (6 if healed else 5)
