"""APOTHEOSIS-X31 to X55: the worked examples of cards, resources, states and the encounter."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, able, answers, end_turn, exhausted, lay, pass_all
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses, scores

TEAMS = {"mode": "teams", "seats": 4}


@pytest.mark.rule("APOTHEOSIS-X31")
def test_change() -> None:
    side = {"at": "c3", "ap": 6, "memento": ["S15", *exhausted("S09", "S11")]}
    table = do(lay(side, {"at": "c4"}), "use S09 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "change"), ["S09", "S11"])
    do(table, "pick S11", dice=[1])
    assert (look.upright(table, P0), look.sideways(table, P0), look.ap(table, P0)) == (["S11"], ["S15", "S09"], 2)


@pytest.mark.rule("APOTHEOSIS-X32")
@pytest.mark.parametrize(("answer", "points", "awake"), [("accept", 8, True), ("decline", 5, False)])
def test_a_wolf_awakes(answer: str, points: int, awake: bool) -> None:
    table = do(lay({"hero": "P1", "memento": ["S01", "S03"]}, {"attributes": {"PER": 1}}), "awaken")
    assert [look.attribute(table, P0, name) for name in ("FOR", "AGI", "PER", "CAR")] == [11, 8, 6, 4]
    assert (look.ap(table, P0), look.sideways(table, P0)) == (5, ["S01", "S03"])
    end_turn(end_turn(table))
    assert asked(table) == (P0, "recomposition")
    do(table, "pick S01", "pick S03")
    assert (asked(table), look.upright(table, P0)) == ((P0, "upkeep"), ["S01", "S03"])
    do(table, answer)
    assert (look.ap(table, P0), look.is_awake(table, P0)) == (points, awake)


@pytest.mark.rule("APOTHEOSIS-X33")
def test_a_summon() -> None:
    maelis = {"hero": "P3", "at": "c3", "inventory": ["K10"], "memento": ["S15"]}
    table = do(lay(maelis, {"at": "c5"}, order=["c5"]), "recruit K10")
    assert (look.ap(table, P0), look.is_concealed(table, P0, "K10"), look.where(table, "K10")) == (4, True, None)
    do(table, "evoke K10", "tile c4")
    assert (look.sideways(table, P0), look.is_concealed(table, P0, "K10"), look.where(table, "K10")) == (
        ["S15"],
        False,
        "c4",
    )
    assert (look.hp(table, P1), look.order(table)[-1]) == (9, "c4")


@pytest.mark.rule("APOTHEOSIS-X34")
def test_growing_up() -> None:
    pup = {"card": "K01", "at": "c3", "hp": 3, "attached": ["S01", "I01"]}
    side = {"support": [pup], "deck": ["V01", "K02", "V02"], "knowledge": {"athletics": 2}}
    table = do(lay({**able(), **side}, active="c3", order=["c7"]), "evolve")
    assert (look.hp(table, "c3"), look.hp_max(table, "c3"), look.piece(table, "c3")["card"]) == (8, 10, "K02")
    assert (look.attached(table, P0, "K02"), look.discard(table, P0)) == (["I01"], ["S01"])
    assert (look.deck(table, P0)[-1], sorted(look.deck(table, P0)), asked(table)) == (
        "K01",
        ["K01", "V01", "V02"],
        (P1, "main"),
    )


@pytest.mark.rule("APOTHEOSIS-X35")
def test_negated() -> None:
    table = do(lay({"inventory": ["V03"]}, {"inventory": ["V06"]}), "use V03 e1", "use V06 e1")
    assert (look.ap(table, P0), look.inventory(table, P0), look.discard(table, P0), look.banished(table)) == (
        4,
        [],
        ["V03"],
        ["V06"],
    )


@pytest.mark.rule("APOTHEOSIS-X36")
def test_no_response() -> None:
    foe = able("C17", at="c4", memento=["S04", "S21"], equip=["I06"])
    table = do(lay({"at": "c3", "memento": ["S24"]}, foe), "use S24 e1", dice=[1])
    assert (len(look.blows(table)), asked(table), legal(table)) == (1, (P1, "window"), ["use S21 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-X37")
def test_taking_first_in_vain() -> None:
    table = do(lay({}, able("C09", memento=exhausted("S09")), scenario=["V02"]), "end_turn")
    assert (look.activated(table), look.upright(table, P1)) == (["C09 e1"], ["S09"])


@pytest.mark.rule("APOTHEOSIS-X38")
def test_taking_first() -> None:
    table = do(lay({}, able("C09", memento=["S09"]), scenario=["V02"]), "end_turn")
    assert (look.activated(table), look.upright(table, P1)) == (["V02 e2", "C09 e1"], ["S09"])


@pytest.mark.rule("APOTHEOSIS-X39")
@pytest.mark.parametrize(
    ("house", "items", "fate", "saved"),
    [
        ("H08", [], ["V14", "V11"], True),
        ("H08", [], ["V01", "V03"], False),
        ("H07", [], ["V01", "V03"], True),
        ("H07", [], ["V14"], False),
        ("H08", ["I19"], ["V14"], True),
        ("H08", ["I19"], ["V09"], False),
        ("H08", ["I21"], ["V01", "V03"], False),
        ("H08", ["I21"], ["V14", "V11"], True),
    ],
)
def test_divine_salvation(house: str, items: list[str], fate: list[str], saved: bool) -> None:
    """2/10, DMG 16 against CON 6: HP -2. Cost 7, with Nightorchard 6, with the Grave Lantern 5."""
    low = able(house=house, at="c4", hp=2, attributes={"CON": 6}, equip=items, inventory=fate)
    low["support"] = [{"card": "K01", "at": "a7"}]
    table = do(lay({"at": "c3", "attributes": {"FOR": 15}}, low), "attack c4", dice=[1])
    assert (asked(table) == (P1, "salvation")) is saved
    if saved:
        do(table, "accept")
        while asked(table) == (P1, "pay"):
            do(table, legal(table)[0])
        assert (look.hp(table, P1), sorted(look.discard(table, P1))) == (1, sorted(fate))


@pytest.mark.rule("APOTHEOSIS-X40")
@pytest.mark.parametrize(
    ("force", "health", "state"),
    [
        (4, 0, "ko"),
        (19, -3, "dead"),
        (49, -9, "dead"),
        (54, -10, "overkill"),
        (99, -19, "overkill"),
        (104, -20, "removed"),
    ],
)
def test_states(force: int, health: int, state: str) -> None:
    """2/10, CON 5: DMG 5, 20, 50, 55, 100, 105."""
    body = {"at": "c4", "hp": 2, "support": [{"card": "K01", "at": "a7"}]}
    table = do(lay({"at": "c3", "attributes": {"FOR": force}}, body), "attack c4", dice=[1])
    assert (look.hp(table, P1), look.life(table, P1), "c4" in look.pieces(table)) == (health, state, state != "removed")


@pytest.mark.rule("APOTHEOSIS-X41")
def test_a_miracle() -> None:
    me = {"at": "c1", "memento": ["S19"], "inventory": ["V01"]}
    table = lay(me, {"at": "c7", "memento": ["S13"]}, {"at": "c4", "hp": -3}, {"at": "a7"}, **TEAMS, order=["a7"])
    do(table, "use S19 e1")
    assert (look.discard(table, P0), look.hp(table, P2), asked(table)) == (["V01"], 4, (3, "main"))
    assert look.order(table)[-1] == "c4"
    assert refuses(do(lay(me, {"at": "c7"}, {"at": "c4", "hp": -3}, {}, **TEAMS), "turn w"), "use S19 e1")


@pytest.mark.rule("APOTHEOSIS-X42")
def test_a_new_deck() -> None:
    pile = ["V01", "V02", "V03", "V04", "V05", "V06", "V07"]
    table = do(lay_made({"inventory": ["I17"], "equip": [], "deck": ["I08"], "discard": pile}), "equip I17")
    do(table, "unequip I17")
    assert (sorted(look.deck(table, P0)), look.discard(table, P0)) == (pile[:3], pile[3:])


@pytest.mark.rule("APOTHEOSIS-X43")
def test_a_locked_deck() -> None:
    side = {"equip": ["I17"], "deck": ["I08"], "discard": ["V01"], "inventory": ["I14"] * 5, "ap": 99, "hp": 1}
    table = do(lay_made({**side, "spaces": {"equip": 9, "memento": 9, "support": 1, "inventory": 30}}), "unequip I17")
    assert (look.is_locked(table, P0), look.deck(table, P0), "I08" in look.inventory(table, P0)) == (True, [], True)
    for _ in range(4):
        do(table, "equip I14", "use I14 e1")
    assert (len(look.discard(table, P0)), look.deck(table, P0)) == (5, [])
    do(table, "equip I17")
    before = len(look.inventory(table, P0))
    do(table, "unequip I17")
    assert len(look.inventory(table, P0)) == before + 1, "nothing was drawn"


@pytest.mark.rule("APOTHEOSIS-X43")
def test_a_locked_deck_opens_with_a_buried_card() -> None:
    table = do(lay({"equip": ["I16"], "deck": [], "locked": True, "discard": ["V01", "V02"]}), "use I16 e1")
    assert (look.is_locked(table, P0), look.deck(table, P0)) == (False, ["I16"])


@pytest.mark.rule("APOTHEOSIS-X44")
def test_weather() -> None:
    table = lay({"inventory": ["V01"], "at": "c1"}, {"attributes": {"PER": 6}}, order=["c7"])
    do(table, "use V01 e1")
    assert (look.attribute(table, P0, "PER"), look.attribute(table, P1, "PER"), look.order(table)[-1]) == (4, 5, "c7")
    assert look.scenario_counters(table, "V01") == {"TIME": 2}
    end_turn(end_turn(table))
    assert (look.scenario_counters(table, "V01"), look.round_number(table)) == ({"TIME": 1}, 3)
    end_turn(end_turn(table))
    assert (look.scenario(table), look.discard(table, P0), look.attribute(table, P0, "PER")) == ([], ["V01"], 5)


@pytest.mark.rule("APOTHEOSIS-X45")
def test_a_truce() -> None:
    brannoch = {"hero": "P1", "at": "c3", "inventory": ["V15"], "memento": ["S23"]}
    known = {**brannoch, "knowledge": {"cooperation": 1, "cunning": 1}}
    table = do(lay(known, {"at": "c4"}), "use V15 e1")
    assert (refuses(table, "attack c4"), offers(table, "use S23 e1")) == (True, True)
    do(table, "end_turn")
    pass_all(table)
    assert refuses(table, "attack c3")
    do(table, "end_turn")
    assert (look.scenario(table), look.discard(table, P0)) == ([], ["V15"])


@pytest.mark.rule("APOTHEOSIS-X46")
def test_counters_travel() -> None:
    loaded = {"card": "I04", "counters": {"CHARGE": 2}}
    table = do(lay({"at": "c3", "equip": [loaded], "ap": 5}, {"at": "c5"}), "unequip I04")
    assert (look.inventory(table, P0), look.counters(table, P0, "I04")) == (["I04"], {"CHARGE": 2})
    assert "I04" in look.mentioned(table.view(P1)["players"][0])
    do(table, "use I04 e2", dice=[1])
    assert (look.counters(table, P0, "I04"), len(look.blows(table))) == ({"CHARGE": 1}, 1)
    table = do(lay_made({"equip": [loaded], "inventory": ["TST38"]}), "use TST38 e1")
    assert look.discard(table, P0) == ["I04", "TST38"]
    table = do(lay_made({"inventory": ["TST46"], "discard": ["I04"]}), "use TST46 e1")
    assert look.held(table, P0, "I04")["counters"] == {}


@pytest.mark.rule("APOTHEOSIS-X47")
def test_a_check() -> None:
    """PER 5 + cunning 1 + 3 is 9; then DMG 5 + 1 against CON 5."""
    lurker = {**able(at="c3", inventory=["V07"]), "knowledge": {"cunning": 1}}
    table = do(lay(lurker, {"at": "c4"}, at="start", active="c4"), "use V07 e1", dice=[3, 1])
    assert [(heard["total"], heard["success"]) for heard in look.story(table, "checked")] == [(9, True)]
    assert (look.hp(table, P1), look.ap(table, P1), look.discard(table, P0)) == (8, 4, ["V07"])


@pytest.mark.rule("APOTHEOSIS-X48")
@pytest.mark.parametrize(("face", "left"), [(2, ["V03"]), (3, [])])
def test_a_contest(face: int, left: list[str]) -> None:
    mine = {"at": "c3", "attributes": {"INT": 6}, "memento": ["S26"]}
    foe = {"at": "c4", "attributes": {"ESP": 4}, "inventory": ["V03"]}
    table = do(lay(mine, foe), "use S26 e1", dice=[face, 4] if left else [face, 4, 1])
    assert look.inventory(table, P1) == left


@pytest.mark.rule("APOTHEOSIS-X49")
def test_a_windfall() -> None:
    table = end_turn(lay({}, {"deck": ["V11", "V01", "V02", "V04"]}))
    assert (look.inventory(table, P1), look.deck(table, P1)) == (["V01", "V02"], ["V04", "V11"])
    assert "V11" in look.mentioned(look.story(table, "proved", "shown", "used"))
    table = end_turn(lay({}, {"deck": ["V11", "V01", "V02"], "equip": ["I17"]}))
    assert look.deck(table, P1) == ["V11"]
    do(table, "unequip I17")
    assert (look.inventory(table, P1)[-1], look.activated(table)) == ("V11", ["V11 e1", "I17 e2"])


@pytest.mark.rule("APOTHEOSIS-X50")
def test_both_fall() -> None:
    last = {"inventory": ["V18"], "hp": 2}
    assert refuses(lay(last, {"hp": 2}, round=2), "use V18 e1")
    table = do(lay(last, {"hp": 2}, round=3), "use V18 e1")
    assert scores(table) == [0.5, 0.5]


@pytest.mark.rule("APOTHEOSIS-X51")
def test_without_the_hero() -> None:
    troop = [{"card": "K04", "at": "a7"}, {"card": "K10", "at": "b7"}]
    foe = {"at": "c4", "hp": 1, "support": troop}
    table = do(lay({"at": "c3"}, foe, order=["a7"]), "attack c4", dice=[1])
    assert (look.life(table, P1), scores(table), look.where(table, "K10"), look.where(table, "K04")) == (
        "dead",
        None,
        None,
        "a7",
    )
    assert "K10" not in look.support(table, P1) or look.is_concealed(table, P1, "K10")
    end_turn(table)
    assert (asked(table), look.active(table)) == ((P1, "main"), "a7")


@pytest.mark.rule("APOTHEOSIS-X52")
def test_a_bargain() -> None:
    side = {"inventory": ["V12"], "deck": ["I08", "S01"], "ap": 5}
    assert refuses(do(lay({**side, "ap": 1}), "move c2"), "use V12 e1")
    table = do(lay(side), "use V12 e1", "take I08", "pick I08")
    assert (look.equip(table, P0), look.banished(table), look.deck(table, P0), asked(table)) == (
        ["I08"],
        ["V12"],
        ["S01"],
        (P1, "main"),
    )


@pytest.mark.rule("APOTHEOSIS-X53")
def test_stone_wears_off() -> None:
    skin = do(lay({"memento": ["S12"], "attributes": {"PER": 9}}), "use S12 e1")
    found: list[tuple[int, int]] = []
    for _ in range(2):
        end_turn(end_turn(skin))
        do(skin, *(["done"] if asked(skin) == (P0, "recomposition") else []))
        found.append((look.counters(skin, P0, "S12").get("TIME", 0), look.attribute(skin, P0, "CON")))
    assert found == [(1, 8), (0, 5)]


@pytest.mark.rule("APOTHEOSIS-X54")
@pytest.mark.parametrize(("place", "reached"), [("c4", ["b3", "c4"]), ("e7", ["e7"])])
def test_a_card_for_the_team(place: str, reached: list[str]) -> None:
    """The distance is measured from B: A at b3 is within 3 of c4, and not of e7."""
    sides: tuple[dict[str, Any], ...] = (able("C12", at="b3", hp=5), {"at": "e1"}, {"at": place, "hp": 5}, {"at": "a7"})
    table = do(lay(*sides, **TEAMS, active=place, order=["b3"]), "use C12 e1")
    if len(reached) > 1:
        assert sorted(answers(table, "target")) == reached
        do(table, f"target {place}")
    assert (look.hp(table, P2), look.hp(table, P0), look.ap(table, P2)) == (7, 5, 3)
    assert refuses(table, "use C12 e1")
    do(table, "end_turn")
    assert (asked(table), offers(table, "use C12 e1")) == ((P0, "main"), False)


@pytest.mark.rule("APOTHEOSIS-X55")
@pytest.mark.parametrize(("free", "places"), [(True, ["b7", "d7"]), (False, ["d7", "a7"])])
def test_a_wave(free: bool, places: list[str]) -> None:
    gate = [{"at": "c7", "name": "gate", "con": 8, "hp": 8}]
    first = {"at": "b1" if free else "b7"}
    waves = [{"round": 5, "cards": ["K14", "K06"]}]
    foes = {"characters": [{"card": "K01", "at": "e5"}], "waves": waves}
    table = lay(first, {"at": "d1"}, mode="encounter", seats=2, round=5, at="order", objects=gate, master=foes)
    assert [look.where(table, card) for card in ("K14", "K06")] == places
