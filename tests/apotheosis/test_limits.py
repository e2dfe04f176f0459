"""APOTHEOSIS-30.3 to 30.7: limits, scopes, tasks, requirements and their boxes; each keyword a test."""

from __future__ import annotations

import re
from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, able, end_turn, exhausted, lay
from apotheosis.workshop import lay_made
from carteado.games.apotheosis.language.text import card_text
from table import Table, asked, do, legal, offers, refuses

TEAMS = {"mode": "teams", "seats": 4}


def window(table: Table) -> tuple[int, list[str]] | None:
    now = asked(table)
    return None if now is None or now[1] != "window" else (now[0], legal(table, "use"))


# Limits


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_once_per_turn() -> None:
    """The Dancer: once in the turn of A, and once in that of B."""
    dancer = able("C17", at="c4", memento=["S01", "S03"])
    sides = ({"at": "c3", "ap": 6}, dancer, {"at": "b4", "ap": 3})
    table = lay(*sides, mode="ffa", seats=3, order=["b4"])
    do(table, "attack c4")
    assert window(table) == (P1, ["use C17 e1"])
    do(table, "use C17 e1", "pick S01", "done", dice=[1])
    do(table, "attack c4", dice=[1])
    assert asked(table) == (P0, "main")
    do(table, "end_turn", "attack c4")
    assert window(table) == (P1, ["use C17 e1"])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_once_per_round() -> None:
    """Ironfen: the first attack of the round, not the second, also not in another turn; again in the next round."""
    fen = able(house="H01", at="c4", attributes={"CON": 9, "PER": 1})
    table = lay({"at": "c3", "ap": 6}, fen, {"at": "b4"}, mode="ffa", seats=3, order=["b4", "c4"])
    do(table, "attack c4", "use H01 e2", dice=[1])
    do(table, "attack c4", dice=[1])
    do(table, "end_turn", "attack c4", dice=[1])
    assert asked(table) == (P2, "main")
    assert [damage for damage, _ in look.blows(table)] == [4, 6, 6]
    end_turn(table)
    assert asked(table) == (P1, "main")
    end_turn(table)
    seat = (asked(table) or (P0,))[0]
    assert seat in (P0, P2)
    do(table, "attack c4")
    assert window(table) == (P1, ["use H01 e2"])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_once_per_battle_even_if_the_card_leaves_and_returns() -> None:
    """The Knucklebone rerolls once."""
    table = do(lay({"at": "c3", "equip": ["I17"], "ap": 10}, {"at": "c4"}), "attack c4", dice=[1])
    assert window(table) == (P0, ["use I17 e1"])
    do(table, "use I17 e1", dice=[4])
    do(table, "unequip I17", "equip I17", "attack c4", dice=[1])
    assert (asked(table), look.blows(table)) == ((P0, "main"), [(7, 2), (6, 2)])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_once_per_battle_in_later_rounds() -> None:
    table = do(lay(able(house="H02", attributes={"PER": 9}), at="start"), "use H02 e2")
    end_turn(end_turn(table))
    assert (asked(table), look.ap(table, P0)) == ((P0, "main"), 5)
    table = do(lay(able(house="H02", attributes={"PER": 9}), at="start"), "pass")
    do(table, "end_turn", "end_turn")
    assert window(table) == (P0, ["use H02 e2"])


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-R24")
def test_turn_sacrifice() -> None:
    """The Bargain: not after an action; as the first it ends the turn, and AP are lost."""
    bargain = {"inventory": ["V12"], "deck": ["S01", "S03"], "ap": 5}
    assert refuses(do(lay(bargain), "turn w"), "use V12 e1")
    table = do(lay(bargain), "use V12 e1", "take S03")
    assert (asked(table), look.inventory(table, P0), look.ap(table, P0), look.banished(table)) == (
        (P1, "main"),
        ["S03"],
        0,
        ["V12"],
    )
    assert refuses(lay({**bargain}, acted=True), "use V12 e1")


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-R26")
def test_no_response() -> None:
    """A Low Blow: no Brace, no Door, no Dance, and nothing that works by itself; the wounded may heal after it."""
    foe = able("C17", "C14", at="c4", memento=["S04", "S21", "S13", "S01"], equip=["I06"], inventory=["V05"])
    table = do(lay({"at": "c3", "memento": ["S24"], "inventory": ["V17"]}, foe), "use S24 e1", dice=[1])
    assert (look.blows(table), window(table)) == ([(6, 2)], (P1, ["use S21 e1"]))


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-R26")
def test_no_response_closes_the_windows_of_automatic_effects_too() -> None:
    """A made charm bleeds whoever is selected: not by a Hunter's Mark."""
    charm = {"at": "c5", "equip": ["TST81"]}
    assert look.hp(do(lay_made({"at": "c3", "memento": ["S08"]}, charm), "use S08 e1"), P1) == 10
    assert look.hp(do(lay_made({"at": "c3", "memento": ["S14"]}, charm), "use S14 e1"), P1) == 9


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_no_negation() -> None:
    """Folding space cannot be unspoken nor mirrored; the Veilwalker may still step."""
    foe = able("C14", at="c5", memento=["S13", "S09"], equip=["I22"])
    table = do(lay({"at": "c3", "memento": ["S27"]}, foe), "use S27 e1")
    assert window(table) == (P1, ["use C14 e1"])
    do(table, "use C14 e1", "tile c6")
    assert (look.at(table, P0), look.at(table, P1)) == ("c6", "c3")


# Scope


@pytest.mark.rule("APOTHEOSIS-30.4")
def test_hand() -> None:
    """Clearwater from the inventory: 3 points for 1 AP."""
    table = do(lay({"inventory": ["I15"], "memento": exhausted("S01", "S02")}), "use I15 e1", "pick S01", "pick S02")
    assert (look.upright(table, P0), look.ap(table, P0), look.discard(table, P0)) == (["S01", "S02"], 4, ["I15"])


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R29")
def test_hand_is_revealed_and_needs_its_requirement() -> None:
    table = do(lay({"inventory": ["I15"], "memento": exhausted("S01")}, {"memento": ["S13"]}), "use I15 e1")
    assert (asked(table), "I15" in look.mentioned(table.view(P1))) == ((P1, "window"), True)
    dull = {**able(), "knowledge": {"athletics": 1}, "inventory": ["I15"], "memento": exhausted("S01")}
    assert refuses(lay(dull), "use I15 e1")


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R30")
def test_hand_adds_a_place_to_the_table() -> None:
    """Marching Song: its second effect from the inventory and from the memento, its bar from the memento only."""
    assert legal(lay({"inventory": ["S28"], "hp": 5}), "use") == ["use S28 e2"]
    assert legal(lay({"memento": ["S28"], "hp": 5}), "use") == ["use S28 e1", "use S28 e2"]


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R30")
@pytest.mark.parametrize("pile", [["I19", "V03", "I08"], ["V03", "I08", "I19"]])
def test_discard_pile(pile: list[str]) -> None:
    """The Grave Lantern, wherever it lies in the pile of its owner."""
    table = do(lay({"discard": pile}), "use I19 e2")
    assert (look.inventory(table, P0), look.banished(table), look.discard(table, P0), look.ap(table, P0)) == (
        ["V03"],
        ["I19"],
        ["I08"],
        3,
    )
    assert refuses(lay({"discard": ["V03"]}, {"discard": pile}), "use I19 e2")


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R30")
def test_discard_pile_adds_a_place_to_the_table() -> None:
    table = do(lay({"equip": ["I19"], "discard": ["V03"]}), "use I19 e2")
    assert (look.inventory(table, P0), look.equip(table, P0), look.banished(table)) == (["V03"], [], ["I19"])


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R31")
def test_team() -> None:
    """The Hierarch of A: B pays, the distance is measured from B, A's knowledge counts, and once a round for both."""
    sides: tuple[dict[str, Any], ...] = (
        able("C12", at="a1", hp=5),
        {"at": "e7"},
        {"at": "c4", "hp": 5},
        {"at": "a7"},
    )
    table = lay(*sides, **TEAMS, active="c4", order=["a1"])
    do(table, "use C12 e1")
    assert (look.hp(table, P2), look.ap(table, P2), look.hp(table, P0)) == (7, 3, 5)
    assert refuses(table, "use C12 e1")
    do(table, "end_turn")
    assert (asked(table), offers(table, "use C12 e1")) == ((P0, "main"), False)


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-R31")
def test_team_is_not_for_enemies_nor_for_the_turns_of_others() -> None:
    sides: tuple[dict[str, Any], ...] = (able("C12", at="a1", hp=5), {"at": "a2", "hp": 5})
    assert offers(lay(*sides), "use C12 e1")
    assert refuses(lay(*sides, active="a2"), "use C12 e1")


@pytest.mark.rule("APOTHEOSIS-30.4")
def test_team_for_a_companion() -> None:
    """Any ally: the pup pays with its own AP."""
    mine = able("C12", at="c1", hp=5, support=[{"card": "K01", "at": "c2", "hp": 3}])
    table = do(lay(mine, active="c2"), "use C12 e1", "target c1")
    assert (look.hp(table, P0), look.ap(table, "c2")) == (7, 2)


# Tasks


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_discard() -> None:
    table = do(lay({"equip": ["I14"], "discard": ["V01"], "hp": 5}), "use I14 e1")
    assert (look.discard(table, P0), look.equip(table, P0), look.hp(table, P0)) == (["V01", "I14"], [], 7)


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_bury() -> None:
    """Broken Seal lies under the deck, and its own burial draws."""
    foe = {"hero": {"house": "H08", "classes": ["C12"], "entity": "E04"}, "level": 6, "awake": True}
    table = do(lay({"inventory": ["V16"], "deck": ["V01", "V02"]}, foe), "use V16 e1")
    assert (look.is_awake(table, P1), look.deck(table, P0), look.inventory(table, P0)) == (
        False,
        ["V02", "V16"],
        ["V01"],
    )


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_banish() -> None:
    table = do(lay({"inventory": ["V12"], "deck": ["S01"]}), "use V12 e1")
    assert (look.banished(table), look.discard(table, P0), look.scenario(table)) == (["V12"], [], [])


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_register() -> None:
    table = do(lay({"inventory": ["V01"], "support": [{"card": "K01", "at": "b1"}]}), "use V01 e1")
    assert (look.scenario(table), look.inventory(table, P0)) == (["V01"], [])
    assert [look.attribute(table, who, "PER") for who in (P0, P1, "b1")] == [4, 4, 3]


@pytest.mark.rule("APOTHEOSIS-30.5")
def test_what_is_registered_stays_when_it_is_used_again() -> None:
    table = do(lay({"inventory": ["V19"], "hp": 5}, {"hp": 5}), "use V19 e1", "end_turn", "use V19 e1")
    assert (look.scenario(table), look.hp(table, P0), look.hp(table, P1), look.discard(table, P0)) == (
        ["V19"],
        6,
        6,
        [],
    )


# Requirements


@pytest.mark.rule("APOTHEOSIS-30.6")
@pytest.mark.parametrize(
    ("memento", "offered"), [([], False), (exhausted("S09"), False), (["S01"], False), (["S09"], True)]
)
def test_all_conditions_and_costs_must_be_met(memento: list[Any], offered: bool) -> None:
    """The Mesmer at distance 2: 1 MP."""
    table = lay(able("C22", at="c3", memento=memento), {"at": "c5"}, active="c5", at="start")
    assert (window(table) == (P0, ["use C22 e1"])) is offered
    if offered:
        assert look.sideways(do(table, "use C22 e1"), P0) == ["S09"]


@pytest.mark.rule("APOTHEOSIS-30.6")
def test_several_costs_are_paid_together() -> None:
    """Black Communion: 2 HP and a card of the inventory, all or nothing."""
    assert refuses(lay({"inventory": ["V20", "V03"], "hp": 2}), "use V20 e1")
    assert refuses(lay({"inventory": ["V20"], "hp": 3}), "use V20 e1")
    table = do(lay({"inventory": ["V20", "V03"], "hp": 3}), "use V20 e1")
    assert (look.hp(table, P0), sorted(look.banished(table)), look.activated(table)) == (1, ["V03", "V20"], ["V20 e1"])


# Presentation


PRINTED = {
    "C22": (
        "❰Start of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 3 tiles of you; "
        "pay 1 MP❱ The active character loses 1 AP."
    ),
    "I08": "❰Permanent❱ You get +1 CON.",
    "V03": "❰Discard❱ ❰✔Req. pay 1 AP❱ Choose one: draw 2 cards; or recover 2 SP/MP.",
    "S21": "[1 AP, 1 SP, 1 MP]: When you suffer injury ❰Once per Turn❱ Heal 1 HP.",
}


@pytest.mark.rule("APOTHEOSIS-30.7")
@pytest.mark.parametrize(("card", "text"), PRINTED.items())
def test_keywords_are_boxed_and_plain_words_are_not(card: str, text: str) -> None:
    assert card_text(card, "en") == text


@pytest.mark.rule("APOTHEOSIS-30.7")
@pytest.mark.parametrize(
    ("card", "boxes"),
    [
        ("S19", ["Uma vez por Batalha", "Sacrifique o seu Turno", "Sem Negação"]),
        ("I15", ["Mão", "Descarte"]),
        ("I19", ["Permanente", "Pilha de Descarte", "Bana"]),
        ("C12", ["Uma vez por Rodada", "Time"]),
        ("V19", ["Uma vez por Turno", "Lance", "Fim da Batalha"]),
    ],
)
def test_boxes_are_printed_in_their_order(card: str, boxes: list[str]) -> None:
    """Activation, timing, limit, scope, task."""
    found = re.findall(r"❰([^❱]*)❱", card_text(card, "pt"))
    assert [box for box in found if not box.startswith("✔")] == boxes
