"""APOTHEOSIS-X1 to X16 and X56 to X61: the worked examples of effects, of lost knowledge and of small questions."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, answers, end_turn, exhausted, lay, pass_all
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses, twin


@pytest.mark.rule("APOTHEOSIS-X1")
def test_a_coat() -> None:
    table = do(lay({"inventory": ["I08"], "ap": 4}, {"memento": ["S13"]}), "equip I08")
    assert (look.attribute(table, P0, "CON"), look.ap(table, P0), asked(table)) == (6, 2, (P0, "main"))
    assert look.attribute(do(table, "unequip I08"), P0, "CON") == 5


@pytest.mark.rule("APOTHEOSIS-X2")
@pytest.mark.parametrize(("base", "value"), [(6, 7), (7, 8), (8, 8)])
def test_a_passive_with_a_condition(base: int, value: int) -> None:
    assert look.attribute(lay({"attributes": {"PER": base}, "equip": ["I03"]}), P0, "PER") == value


@pytest.mark.rule("APOTHEOSIS-X3")
def test_hidden() -> None:
    hidden = able(house="H07", at="c4", markers=["HIDDEN"])
    assert refuses(lay({"at": "c1", "equip": ["I03"]}, hidden), "use I03 e2")
    assert offers(lay({"at": "c1", "equip": ["I03"]}, able(house="H07", at="c4")), "use I03 e2")
    assert offers(lay({"at": "c3"}, hidden), "attack c4")


@pytest.mark.rule("APOTHEOSIS-X4")
def test_a_potion() -> None:
    table = do(lay({"hp": 5, "ap": 4, "equip": ["I14"], "discard": ["V01"]}), "use I14 e1")
    assert (look.hp(table, P0), look.ap(table, P0), look.discard(table, P0)) == (7, 3, ["V01", "I14"])


@pytest.mark.rule("APOTHEOSIS-X5")
def test_an_offer() -> None:
    def galewing() -> dict[str, Any]:
        return able(house="H02", attributes={"AGI": 6, "PER": 9})

    table = do(lay(galewing(), at="start"), "use H02 e2")
    assert look.ap(table, P0) == 8
    end_turn(table)
    do(table, "end_turn")
    assert (asked(table), look.ap(table, P0)) == ((P0, "main"), 6)
    table = do(lay(galewing(), at="start"), "pass")
    assert look.ap(table, P0) == 6
    end_turn(table)
    do(table, "end_turn")
    assert legal(table) == ["use H02 e2", "pass"]


@pytest.mark.rule("APOTHEOSIS-X6")
def test_in_anybodys_turn() -> None:
    me = {"inventory": ["V04"], "memento": exhausted("S01", "S03")}
    table = do(lay(me, {"ap": 1}, active="c7"), "move c6")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V04 e1", "pass"])
    do(table, "use V04 e1")
    if asked(table) == (P0, "points"):
        do(table, "pick S01", "pick S03")
    assert (look.upright(table, P0), look.discard(table, P0), look.debt(table, P0)) == (["S01", "S03"], ["V04"], 0)


@pytest.mark.rule("APOTHEOSIS-X7")
def test_from_the_scenario() -> None:
    table = lay({"hp": 4, "attributes": {"PER": 9}}, {"hp": 7}, scenario=[{"card": "V14", "counters": {"TIME": 2}}])
    end_turn(table)
    assert (asked(table), look.hp(table, P0), look.hp(table, P1)) == ((P1, "main"), 3, 7)
    end_turn(table)
    assert (look.hp(table, P0), look.hp(table, P1)) == (3, 6)


@pytest.mark.rule("APOTHEOSIS-X8")
@pytest.mark.parametrize(("cards", "used"), [([], []), (["V01"], ["TST5 e1"])])
def test_automatic_if_it_can_be_done(cards: list[str], used: list[str]) -> None:
    table = lay_made({"at": "c3"}, {"at": "c4", "equip": ["TST5"], "inventory": cards})
    do(table, "attack c4", dice=[1])
    assert (look.hp(table, P1), look.activated(table), look.discard(table, P1), asked(table)) == (
        8,
        used,
        cards,
        (P0, "main"),
    )


@pytest.mark.rule("APOTHEOSIS-X9")
def test_all_or_nothing() -> None:
    assert refuses(lay_made({"inventory": ["TST1"], "hp": 5}), "use TST1 e1")
    table = do(lay_made({"inventory": ["TST1", "V01"], "hp": 5}), "use TST1 e1")
    assert (look.hp(table, P0), look.discard(table, P0), look.inventory(table, P0)) == (6, ["V01"], ["TST1"])


@pytest.mark.rule("APOTHEOSIS-X10")
def test_the_condition_changes() -> None:
    table = lay_made({"inventory": ["TST2"], "equip": ["TST3"], "hp": 5})
    do(table, "use TST2 e1", "use TST3 e1", dice=[3])
    assert (look.hp(table, P0), look.equip(table, P0), look.discard(table, P0)) == (6, ["TST3"], [])
    assert look.inventory(table, P0) == ["TST2", "I08"]


@pytest.mark.rule("APOTHEOSIS-X10", "APOTHEOSIS-23.1")
def test_the_condition_does_not_change() -> None:
    table = do(lay_made({"inventory": ["TST2"], "equip": ["TST3"], "hp": 5}), "use TST2 e1", "pass", dice=[3])
    assert (look.hp(table, P0), look.equip(table, P0), look.discard(table, P0)) == (6, [], ["TST3"])


@pytest.mark.rule("APOTHEOSIS-X11")
def test_it_becomes_impossible() -> None:
    table = lay_made({"inventory": ["TST2"], "equip": ["TST4"], "hp": 5})
    do(table, "use TST2 e1", "use TST4 e1", dice=[3])
    assert (look.hp(table, P0), look.discard(table, P0), look.inventory(table, P0)) == (5, ["TST4"], ["TST2"])
    assert [heard["amount"] for heard in look.story(table, "bonus")] == [1]


@pytest.mark.rule("APOTHEOSIS-X12")
def test_borrowing() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "memento": ["S04"]}), "attack c4", "use S04 e1", dice=[1])
    assert look.debt(table, P1) == 1
    end_turn(table)
    assert (asked(table), look.ap(table, P1), look.debt(table, P1)) == ((P1, "main"), 4, 0)


@pytest.mark.rule("APOTHEOSIS-X13")
def test_borrowing_far_ahead() -> None:
    me = {"at": "c3", "debt": 4, "inventory": ["V07"], "attributes": {"PER": 1}}
    table = lay(me, {"at": "c4"}, at="start", active="c4", order=["c3"])
    do(table, "use V07 e1", dice=[1])
    assert (asked(table), look.debt(table, P0)) == ((P1, "main"), 6)
    end_turn(table)
    assert (asked(table), look.ap(table, P0), look.debt(table, P0)) == ((P0, "main"), 0, 1)
    end_turn(table)
    assert asked(table) == (P1, "main")
    end_turn(table)
    assert (asked(table), look.ap(table, P0), look.debt(table, P0)) == ((P0, "main"), 4, 0)


@pytest.mark.rule("APOTHEOSIS-X14")
def test_no_more_credit() -> None:
    foe = {"at": "c4", "debt": 5, "memento": ["S04"], "equip": ["I06"]}
    assert legal(do(lay({"at": "c3"}, foe), "attack c4")) == ["use I06 e1", "pass"]


@pytest.mark.rule("APOTHEOSIS-X15")
def test_a_class_is_lost() -> None:
    ysolde = {"hero": "P2", "at": "c7", "hp": 9, "equip": ["I04", "I06", "I08"], "memento": ["S07", "S04", "S06"]}
    table = do(lay_made({"inventory": ["TST6"]}, ysolde), "use TST6 e1")
    if asked(table) != (P0, "main"):
        do(table, "pick C03")
    assert (look.sheet_discard(table, P1), look.classes(table, P1), look.entity(table, P1)) == (["C03"], ["C05"], "E02")
    assert (look.level(table, P1), look.hp_max(table, P1), look.hp(table, P1)) == (3, 7, 7)
    assert look.knowledge(table, P1) == {"practice": 1, "athletics": 1}
    assert (look.equip(table, P1), look.memento(table, P1)) == (["I08"], ["S06"])
    assert sorted(look.inventory(table, P1)) == ["I04", "I06", "S04", "S07"]
    assert look.spaces(table, P1)[:2] == (4, 5)


@pytest.mark.rule("APOTHEOSIS-X16")
def test_knowledge_from_an_item() -> None:
    reader = {"hero": {"house": "H08", "classes": ["C22", "C12"]}, "at": "c4", "equip": ["I11"], "memento": ["S26"]}
    table = lay({"at": "c3", "memento": ["S24"]}, reader)
    assert (look.knowledge(table, P1)["mental"], look.memento(table, P1)) == (2, ["S26"])
    do(table, "use S24 e1", dice=[1])
    assert (look.knowledge(table, P1)["mental"], look.memento(table, P1)) == (1, [])
    assert sorted(look.inventory(table, P1)) == ["I11", "S26"]


@pytest.mark.rule("APOTHEOSIS-X56")
def test_forced_to_respond() -> None:
    def attack_on_the_archer(*cards: str) -> Any:
        mine = {"at": "a1", "equip": ["TST7"], "inventory": list(cards)}
        archer = {"card": "K04", "at": "c4"}
        return do(lay_made({"at": "c3"}, {**mine, "support": [archer]}), "attack c4")

    table = attack_on_the_archer("V01", "V03")
    assert (asked(table), answers(table, "pick")) == ((P1, "cards"), ["V01", "V03"])
    do(table, "pick V03", dice=[1])
    assert (look.discard(table, P1), look.inventory(table, P1), asked(table)) == (["V03"], ["V01"], (P0, "main"))
    table = attack_on_the_archer()
    assert (asked(table), look.activated(table)) == ((P0, "main"), [])


@pytest.mark.rule("APOTHEOSIS-X57")
def test_a_requirement() -> None:
    assert refuses(lay_made({"equip": ["TST8"], "hp": 5}), "use TST8 e1")
    table = do(lay_made({"equip": ["TST8"], "hp": 4}), "use TST8 e1")
    assert (look.hp(table, P0), refuses(table, "use TST8 e1")) == (5, True)


@pytest.mark.rule("APOTHEOSIS-X58")
def test_automatic() -> None:
    table = lay_made({"equip": ["TST9"], "hp": 3}, at="start")
    assert (asked(table), look.hp(table, P0)) == ((P0, "main"), 2)
    assert look.hp(lay_made({"equip": ["TST9"], "hp": 3}, at="start", active="c7"), P0) == 3


@pytest.mark.rule("APOTHEOSIS-X59")
@pytest.mark.parametrize(("answer", "health"), [("pass", 6), ("use S13 e1", 5)])
def test_paying_with_itself(answer: str, health: int) -> None:
    table = do(lay_made({"equip": ["TST10"], "hp": 5}, {"memento": ["S13"]}), "use TST10 e1")
    assert (look.discard(table, P0), look.hp(table, P0)) == (["TST10"], 5)
    do(table, answer)
    assert (look.hp(table, P0), look.discard(table, P0), look.equip(table, P0)) == (health, ["TST10"], [])


@pytest.mark.rule("APOTHEOSIS-X60")
def test_where_to() -> None:
    table = lay({"at": "c3", "ap": 2}, {"at": "c7"})
    assert (len(answers(table, "move")), len(look.reach(table))) == (12, 12)
    corner = do(twin(table), "move d4")
    assert (asked(corner), sorted(answers(corner, "step"))) == ((P0, "step"), ["e", "n"])
    assert asked(do(table, "move e3")) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-X61")
def test_paying_card_by_card() -> None:
    """Whirl of Edges for 2 SP: Hew, Bull Rush, and itself."""
    table = lay({"at": "c3", "ap": 4, "memento": ["S01", "S03", "S02"]}, {"at": "c4"})
    do(table, "use S02 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "pay"), ["S01", "S03", "S02"])
    assert not offers(table, "done")
    first = do(twin(table), "pick S01")
    assert (asked(first), answers(first, "pick")) == ((P0, "pay"), ["S03", "S02"])
    itself = do(table, "pick S02", dice=[1])
    assert (asked(itself), look.sideways(itself, P0)) == ((P0, "main"), ["S02"])


@pytest.mark.rule("APOTHEOSIS-X61")
def test_paying_card_by_card_with_change() -> None:
    """After Hew and the Whirl 1 SP is too much: a Bull Rush that lay down gets up."""
    memento = ["S01", "S02", *exhausted("S03", "S24")]
    table = do(lay({"at": "c3", "ap": 4, "memento": memento}, {"at": "c4"}), "use S02 e1", "pick S01")
    assert (asked(table), answers(table, "pick")) == ((P0, "change"), ["S03"])
    do(table, "pick S03", dice=[1])
    assert look.upright(pass_all(table), P0) == ["S03"]
