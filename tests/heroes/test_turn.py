"""HEROES-6: the phases of a turn up to the end of MAIN."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, end_main, end_turn, lay, pass_slots, slot_of
from heroes.characters import energy, in_play, orientation, tokens
from heroes.looking import eliminated, hand, phase, reserve, team, told
from table import asked, choices, deck, do, legal, log, mentioned, refuses, scores, turn


@pytest.mark.rule("HEROES-6.1", "HEROES-6.10", "HEROES-R1")
def test_the_seven_phases_in_order() -> None:
    """MAIN, COMBAT, RESOLUTION and END of one turn, START, DRAW, ENERGY and MAIN of the next."""
    side = {"hand": ["Q06"] * 8, "reserve": 2, "team": [{"card": "C01", "tokens": ["taunt"]}]}
    other = {"deck": ["S01", "S02"], "sources": ["S01"], "team": ["C10"]}
    table = end_main(lay({**side, "equipment": [{"card": "Q13", "energy": 2}]}, other, event="V01"))
    assert (phase(table), tokens(table, "C01"), reserve(table, P0)) == ("combat", ["taunt"], 2)
    pass_slots(table)
    assert (phase(table), tokens(table, "C01"), reserve(table, P0)) == ("end", [], 0)
    do(table, "discard Q06")
    assert (phase(table), turn(table)) == ("main", (6, P1))
    kinds = ("main_ended", "slot", "expired", "triggered", "dissipated", "discarded", "turn", "drew", "reserve")
    assert told(table, *kinds) == [
        *("main_ended", "slot C01", "slot C10", "expired C01", "triggered Q13", "dissipated", "discarded Q06"),
        *("turn", "triggered V01", "reserve", "drew", "reserve"),
    ]


@pytest.mark.rule("HEROES-6.2", "HEROES-12.5")
def test_start_turns_everybody_upright_and_renews_what_may_be_used_once() -> None:
    mine = {"card": "C03", "orientation": "active", "used": ["a1"]}
    yours = {"card": "C04", "orientation": "passive", "used": ["a1"]}
    side = {"team": [mine], "sources": [{"card": "S07", "used": True}]}
    rig = {"card": "Q04", "energy": 2, "used": ["a1"]}
    table = lay({**side, "equipment": [rig]}, {"team": [yours]})
    assert legal(table, "use", "activate") == []
    table = lay({**side, "equipment": [rig]}, {"team": [yours]}, at="turn")
    assert (orientation(table, "C03"), orientation(table, "C04")) == ("upright", "upright")
    assert set(legal(table, "use", "activate")) == {"use C03 a1", "activate S07", "activate Q04"}
    end_main(table)
    assert "use C04 a1" in legal(slot_of(table, "C04"))


@pytest.mark.rule("HEROES-6.2", "HEROES-9.3")
def test_triggers_of_the_start_of_the_turn() -> None:
    """Solar Noon feeds whoever has the turn."""
    table = lay({"team": ["C04"]}, {"team": ["C04"]}, event="V01", at="turn")
    assert (reserve(table, P0), reserve(table, P1)) == (1, 0)
    table = lay({"team": ["C04"]}, {"team": ["C04"]}, event="V01", at="turn", turn=6)
    assert (reserve(table, P0), reserve(table, P1)) == (0, 1)


@pytest.mark.rule("HEROES-6.3", "HEROES-R7", "HEROES-R9")
@pytest.mark.parametrize(("pile", "drawn"), [(["S01", "S02", "S03"], ["S01", "S02"]), (["S01"], ["S01"]), ([], [])])
def test_two_cards_are_drawn_as_far_as_there_are_any(pile: list[str], drawn: list[str]) -> None:
    table = lay({"team": ["C04"], "deck": pile}, {"team": ["C04"], "deck": ["S01", "S02"]}, at="turn")
    assert (hand(table, P0), deck(table, P0), hand(table, P1)) == (drawn, pile[2:], [])
    assert (asked(table), scores(table)) == ((P0, "main"), None)


@pytest.mark.rule("HEROES-6.3", "HEROES-R10")
@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_only_turn_one_has_no_draw(number: int, drawn: int) -> None:
    side = {"team": ["C04"], "deck": ["S01", "S02", "S03"]}
    table = lay(side, side, at="turn", turn=number)
    assert [len(hand(table, seat)) for seat in (P0, P1)] == ([drawn, 0] if number % 2 else [0, drawn])


@pytest.mark.rule("HEROES-6.4", "HEROES-R37")
def test_call_up_brings_the_next_character_and_puts_the_rest_below() -> None:
    """Two cards are drawn first; what is turned over is shown to all."""
    table = lay({"deck": ["S01", "S02", "A02", "Q05", "C10", "C01", "V01"]}, {"team": ["C04"]}, turn=6)
    end_turn(table)
    assert hand(table, P0) == ["S01", "S02", "C10"]
    assert deck(table, P0) == ["C01", "V01", "A02", "Q05"]
    assert mentioned(log(table, P1)) >= {"A02", "Q05", "C10"}
    assert not mentioned(log(table, P1)) & {"S01", "S02", "C01", "V01"}


NO_CALL_UP: list[dict[str, Any]] = [
    {"team": ["C04"]},
    {"hand": ["C05"]},
    {"deck": ["C05", "S01", "C10", "S02"]},
]


@pytest.mark.rule("HEROES-6.4")
@pytest.mark.parametrize("side", NO_CALL_UP)
def test_no_call_up_with_a_character_in_play_or_in_hand(side: dict[str, Any]) -> None:
    """Also one that was just drawn."""
    table = lay({"deck": ["S01", "S02", "C10", "S03"], **side}, {"team": ["C04"]}, at="turn")
    assert (deck(table, P0)[0], len(deck(table, P0))) == ("C10", 2)


@pytest.mark.rule("HEROES-6.4", "HEROES-2.11")
def test_call_up_looks_for_a_character_that_may_be_fielded() -> None:
    """Old Father Sun is unique and already stands on the other side: in hand it does not help, in the deck neither."""
    table = lay({"deck": ["C33", "S01", "S02", "C33", "C05", "C01"]}, {"team": ["C33"]}, at="turn")
    assert (hand(table, P0), deck(table, P0)) == (["C33", "S01", "C05"], ["C01", "S02", "C33"])


@pytest.mark.rule("HEROES-6.4", "HEROES-11.6")
def test_call_up_heeds_names_of_the_whole_table_under_that_option() -> None:
    """P1 has an Avatar of Nature of Earth 1: C25 is passed over."""
    side = {"deck": ["S01", "S02", "C25", "C05"]}
    table = lay(side, {"team": ["C15"]}, at="turn", options={"name_scope": "table"})
    assert (hand(table, P0), deck(table, P0)) == (["S01", "S02", "C05"], ["C25"])
    assert hand(lay(side, {"team": ["C15"]}, at="turn"), P0) == ["S01", "S02", "C25"]


@pytest.mark.rule("HEROES-6.4", "HEROES-6.7")
def test_a_deck_without_characters_changes_nothing() -> None:
    table = lay({"deck": ["S01", "S02", "A02", "Q05"]}, {"team": ["C04"]}, at="turn")
    assert (hand(table, P0), deck(table, P0)) == (["S01", "S02"], ["A02", "Q05"])
    end_main(table)
    assert (eliminated(table), scores(table)) == ([1, None], [0, 1])


@pytest.mark.rule("HEROES-6.5", "HEROES-8.2", "HEROES-8.5", "HEROES-R12")
def test_energy_comes_from_own_basic_sources_only() -> None:
    side = {"team": ["C04"], "sources": ["S01", "S04", "S05", "S07"]}
    table = lay(side, {"team": ["C04"], "sources": ["S02", "S03", "S04"]}, at="turn")
    assert (reserve(table, P0), reserve(table, P1)) == (2, 0)


@pytest.mark.rule("HEROES-6.6")
def test_all_that_may_be_done_in_main() -> None:
    side = {"hand": ["C07", "S01", "V01", "Q01", "A02"], "team": ["C03", "C04"], "sources": ["S07"], "reserve": 1}
    table = lay({**side, "equipment": ["Q05", "Q02"]}, {"team": ["C10"], "hand": ["C12"]})
    assert choices(table) == {
        "field": ["C07"],
        "swap": ["C07 C03", "C07 C04"],
        "source": ["S01"],
        "event": ["V01"],
        "equip": ["Q01"],
        "attach": ["A02 C03", "A02 C04"],
        "allocate": ["C03", "C04", "Q05", "Q02"],
        "withdraw": ["Q02"],
        "activate": ["S07", "Q05"],
        "use": ["C03 a1", "C04 a1"],
        "end_main": [],
    }


@pytest.mark.rule("HEROES-6.6")
def test_main_actions_come_in_any_order_and_number() -> None:
    """Energy, a use, a second attachment after the first, energy again."""
    side = {"hand": ["A02", "A04", "Q01", "Q11", "S01"], "team": ["C03"], "reserve": 3}
    table = lay(side, {"team": ["C10"]})
    do(table, "allocate C03", "attach A04 C03", "equip Q11", "use C03 a1", "source S01", "equip Q01", "attach A02 C03")
    do(table, "allocate C03")
    assert (reserve(table, P0), energy(table, "C03"), phase(table)) == (0, 2, "main")


ONCE = [
    ("field C07", "field C01"),
    ("field C07", "swap C01 C04"),
    ("swap C07 C04", "field C01"),
    ("source S01", "source S02"),
    ("source S01", "source S05"),
    ("activate S07", "activate S07"),
    ("event V01", "event V03"),
    ("activate Q04", "activate Q04"),
    ("use C03 a1", "use C03 a1"),
]


@pytest.mark.rule("HEROES-6.6")
@pytest.mark.parametrize(("first", "second"), ONCE)
def test_what_is_done_once_a_turn(first: str, second: str) -> None:
    side = {
        "hand": ["C07", "C01", "S01", "S02", "S05", "V01", "V03"],
        "team": ["C03", "C04"],
        "sources": ["S03", "S07"],
    }
    table = lay({**side, "equipment": [{"card": "Q04", "energy": 2}]}, {"team": ["C10"]})
    do(table, first, *(["target C03"] if first == "use C03 a1" else []))
    assert refuses(table, second)


@pytest.mark.rule("HEROES-6.6", "HEROES-10.5", "HEROES-8.5")
def test_each_source_and_equipment_has_its_own_once_a_turn() -> None:
    side = {"sources": ["S07", "S05"], "equipment": [{"card": "Q04", "energy": 2}, {"card": "Q04", "energy": 2}]}
    table = lay({**side, "team": ["C04"]})
    do(table, "activate S07", "activate S05", "activate Q04", "activate Q04#2")
    assert reserve(table, P0) == 1 + 2 + 1 + 1
    assert legal(table, "activate") == []


@pytest.mark.rule("HEROES-6.7")
def test_who_can_field_a_character_and_has_none_must() -> None:
    table = lay({"hand": ["C05", "S01"]}, {"team": ["C04"]})
    assert refuses(table, "end_main")
    do(table, "source S01")
    assert refuses(table, "end_main")
    do(table, "field C05", "end_main")
    assert eliminated(table) == [None, None]


@pytest.mark.rule("HEROES-6.7", "HEROES-R37")
def test_who_ends_main_without_a_character_is_out() -> None:
    table = lay({"hand": ["S01"]}, {"team": ["C04"]})
    end_main(table)
    assert (eliminated(table), scores(table), asked(table)) == ([1, None], [0, 1], None)


@pytest.mark.rule("HEROES-6.7", "HEROES-2.11")
def test_a_character_that_cannot_be_fielded_does_not_hold_main_open() -> None:
    table = end_main(lay({"hand": ["C33"]}, {"team": ["C33"]}))
    assert (eliminated(table), scores(table)) == ([1, None], [0, 1])


@pytest.mark.rule("HEROES-6.8", "HEROES-R10")
def test_turn_one_has_no_combat() -> None:
    table = end_main(lay({"team": ["C01"]}, {"team": ["C10"]}, turn=1))
    assert (asked(table), turn(table)) == ((P1, "main"), (2, P1))
    end_main(table)
    assert (asked(table), table.view(None)["slot"]) == ((P0, "slot"), in_play(table, "C01")["id"])


@pytest.mark.rule("HEROES-6.8", "HEROES-R1")
def test_combat_comes_after_main_of_every_later_turn() -> None:
    for number in (2, 3, 4, 9):
        table = end_main(lay({"team": ["C01"]}, {"team": ["C10"]}, turn=number))
        assert (phase(table), turn(table)[0], asked(table)) == ("combat", number, (P0, "slot"))


@pytest.mark.rule("HEROES-6.6")
def test_fielding_a_fourth_character_and_no_fifth() -> None:
    table = lay({"hand": ["C01", "C05"], "team": ["C10", "C12", "C16"]}, event="V10")
    do(table, "field C01")
    assert (team(table, P0), refuses(table, "field C05")) == (["C10", "C12", "C16", "C01"], True)
