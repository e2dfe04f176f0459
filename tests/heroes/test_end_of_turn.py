"""HEROES-6.9 to 6.11: RESOLUTION, END, and the turn of somebody who is out."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, end_main, end_turn, lay, pass_slots
from heroes.characters import tokens
from heroes.looking import dead, eliminated, equipment, hand, reserve
from table import asked, deck, do, legal, log, mentioned, turn

NINE = ["S01", "S02", "S03", "S04", "A02", "A04", "Q05", "Q06", "V01"]


@pytest.mark.rule("HEROES-6.9")
def test_tokens_expire_after_the_combat() -> None:
    table = end_main(lay({"team": [{"card": "C01", "tokens": ["taunt"]}]}, {"team": ["C10"]}))
    assert tokens(table, "C01") == ["taunt"]
    pass_slots(table)
    assert (tokens(table, "C01"), turn(table)) == ([], (6, P1))


@pytest.mark.rule("HEROES-6.10", "HEROES-9.3")
def test_triggers_of_the_end_of_the_own_turn() -> None:
    """War Banner loses one energy at the end of its owner's turn, the last one too: then it is discarded."""
    side = {"team": ["C04"], "equipment": [{"card": "Q13", "energy": 2}]}
    table = end_turn(lay(side, {"team": ["C04"]}))
    assert equipment(table, P0) == {"Q13": 1}
    end_turn(table)
    assert equipment(table, P0) == {"Q13": 1}
    end_turn(table)
    assert (equipment(table, P0), deck(table, P0)) == ({}, ["Q13"])


@pytest.mark.rule("HEROES-6.10", "HEROES-7.9", "HEROES-10.10", "HEROES-R21", "HEROES-R32")
def test_silos_of_every_player_fill_and_the_rest_is_lost() -> None:
    mine = {"team": ["C04"], "equipment": [{"card": "Q01", "energy": 2}], "reserve": 3}
    yours = {"team": ["C04"], "equipment": [{"card": "Q02", "energy": 1}], "reserve": 2}
    table = end_turn(lay(mine, yours))
    assert (equipment(table, P0), reserve(table, P0)) == ({"Q01": 4}, 0)
    assert (equipment(table, P1), reserve(table, P1)) == ({"Q02": 3}, 0)


@pytest.mark.rule("HEROES-6.10", "HEROES-7.9", "HEROES-R32")
def test_without_a_silo_every_reserve_dissipates_in_every_turn() -> None:
    side = {"team": ["C04"], "equipment": ["Q05"], "reserve": 2}
    table = end_turn(lay(side, side))
    assert (reserve(table, P0), reserve(table, P1)) == (0, 0)
    assert (equipment(table, P0), equipment(table, P1)) == ({"Q05": 1}, {"Q05": 1})


@pytest.mark.rule("HEROES-6.10", "HEROES-R8")
def test_over_seven_cards_the_excess_goes_below_in_the_chosen_order() -> None:
    table = lay({"team": ["C04"], "hand": NINE, "deck": ["Q07"]}, {"team": ["C10"], "deck": ["Q08"] * 3})
    pass_slots(end_main(table))
    assert (asked(table), set(legal(table))) == ((P0, "discard"), {f"discard {id}" for id in NINE})
    do(table, "discard V01")
    assert (asked(table), len(legal(table))) == ((P0, "discard"), 8)
    do(table, "discard S01")
    assert (hand(table, P0), deck(table, P0)) == (
        ["S02", "S03", "S04", "A02", "A04", "Q05", "Q06"],
        ["Q07", "V01", "S01"],
    )
    assert (asked(table), turn(table)) == ((P1, "main"), (6, P1))


@pytest.mark.rule("HEROES-6.10", "HEROES-R8")
def test_seven_cards_are_kept_and_only_the_turn_player_is_asked() -> None:
    table = lay({"team": ["C04"], "hand": NINE[:7]}, {"team": ["C10"], "hand": NINE})
    pass_slots(end_main(table))
    assert (asked(table), len(hand(table, P0)), len(hand(table, P1))) == ((P1, "main"), 7, 9)


@pytest.mark.rule("HEROES-6.10")
def test_the_hand_is_counted_after_the_reserve_is_gone() -> None:
    table = lay({"team": ["C04"], "hand": NINE, "reserve": 2, "equipment": ["Q01"]}, {"team": ["C10"], "reserve": 1})
    pass_slots(end_main(table))
    assert (asked(table), reserve(table, P0), reserve(table, P1)) == ((P0, "discard"), 0, 0)
    assert equipment(table, P0) == {"Q01": 3}


@pytest.mark.rule("HEROES-6.10", "HEROES-1.8")
def test_the_turn_passes_to_the_next_player_left() -> None:
    sides: list[dict[str, Any]] = [{"team": ["C04"]}, {"eliminated": True}, {"team": ["C04"]}]
    table = end_turn(lay(*sides, mode="arena", seats=3, turn=7))
    assert turn(table) == (8, P2)


@pytest.mark.rule("HEROES-6.11")
def test_the_others_play_on_in_the_turn_of_somebody_who_is_out() -> None:
    """P0 gives up in MAIN: P1 and P2 fight, their tokens expire, their reserves go, then P1 has the turn."""
    first = {"team": ["C26"], "hand": NINE, "reserve": 3}
    second = {"team": [{"card": "C01", "tokens": ["agility"]}], "reserve": 2}
    table = lay(first, second, {"team": ["C10"]}, mode="arena", seats=3, turn=7, options={"concede": "on"})
    do(table, "concede")
    assert (eliminated(table), asked(table)) == ([1, None, None], (P1, "slot"))
    assert tokens(table, "C01") == ["agility"]
    pass_slots(table)
    assert (asked(table), turn(table)) == ((P1, "main"), (8, P1))
    assert (tokens(table, "C01"), reserve(table, P1)) == ([], 0)
    assert (hand(table, P0), set(dead(table, P0))) == ([], {"C26", *NINE})


@pytest.mark.rule("HEROES-6.11", "HEROES-13.12")
def test_the_turn_player_may_fall_in_the_own_combat() -> None:
    """C07 bleeds to death, P0's fourth: the others' slots follow, nobody discards, P1 has the next turn."""
    bleeding = {"card": "C07", "damage": 5, "protection": 0, "tokens": ["bleed"]}
    first = {"team": [bleeding], "dead": ["C01", "C02", "C03"], "hand": NINE}
    sides: list[dict[str, Any]] = [first, {"team": ["C10"], "reserve": 1}, {"team": ["C16", "C04"]}]
    table = lay(*sides, mode="arena", seats=3, turn=7, at="combat")
    do(table, "use C07 a2", "target C16")
    assert (eliminated(table), asked(table)) == ([1, None, None], (P1, "slot"))
    pass_slots(table)
    assert (asked(table), turn(table), reserve(table, P1)) == ((P1, "main"), (8, P1), 0)


@pytest.mark.rule("HEROES-6.11")
def test_no_end_of_turn_trigger_and_no_hand_limit_for_who_is_out() -> None:
    """The banner of P1 hears only P1's turns; nobody is asked to discard."""
    second = {"team": ["C04"], "equipment": [{"card": "Q13", "energy": 2}], "hand": NINE}
    sides: list[dict[str, Any]] = [{"team": ["C10"], "hand": NINE}, second, {"team": ["C04"], "hand": NINE}]
    table = lay(*sides, mode="arena", seats=3, turn=7, options={"concede": "on"})
    do(table, "concede")
    pass_slots(table)
    assert (asked(table), equipment(table, P1)) == ((P1, "main"), {"Q13": 2})
    assert [len(hand(table, seat)) for seat in (P0, P1, P2)] == [0, 9, 9]


@pytest.mark.rule("HEROES-6.10")
def test_what_goes_below_for_the_hand_limit_is_shown() -> None:
    table = lay({"team": ["C04"], "hand": NINE}, {"team": ["C10"]})
    pass_slots(end_main(table))
    do(table, "discard V01", "discard S01")
    assert {"V01", "S01"} <= mentioned(log(table, P1))
    assert not {"S02", "S03", "A02"} & mentioned(log(table, P1))
