"""HEROES-18: discards, knock-outs, swaps, eliminations and the Dead Zone."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, P0, P1, P2, end_turn, fight, lay, pass_slots, resolve
from heroes.characters import energy, storage, tokens
from heroes.looking import board, dead, eliminated, equipment, event, hand, knockouts, order, places, sources, team
from table import asked, deck, do, legal


@pytest.mark.rule("HEROES-18.1", "HEROES-3.3", "HEROES-R106")
def test_what_is_discarded_from_play_goes_to_the_bottom() -> None:
    side = {"team": ["C04"], "equipment": ["Q16"], "sources": ["S01"], "hand": ["S05"], "deck": ["S02", "S03", "S04"]}
    table = lay(side, BYSTANDER)
    do(table, "source S05")
    assert deck(table, P0) == ["S02", "S03", "S04", "S01"]
    do(table, "activate Q16")
    assert (deck(table, P0), equipment(table, P0)) == (["S04", "S01", "Q16"], {})


@pytest.mark.rule("HEROES-18.1", "HEROES-R56")
def test_cards_discarded_together_go_older_first() -> None:
    table = lay(
        {"team": ["C04"], "equipment": ["Q05"]},
        {"team": [{"card": "C16", "damage": 7, "protection": 0, "actions": ["A23", "A03"]}, "C10"], "deck": ["S01"]},
    )
    do(table, "activate Q05", "target C16")
    assert deck(table, P1) == ["S01", "A23", "A03"]


@pytest.mark.rule("HEROES-18.1", "HEROES-23.3")
def test_discards_lie_face_down() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q16"], "deck": ["S02", "S03", "S04"]}, BYSTANDER)
    do(table, "activate Q16")
    for seat in (P0, P1, None):
        view = table.view(seat)
        assert (view["players"][P0]["deck_count"], "Q16" in str(view)) == (2, False)


@pytest.mark.rule("HEROES-18.1", "HEROES-R106")
def test_nobody_discards_cards_in_play_at_will() -> None:
    """Everything in play, nothing to do: only ending the phase is left."""
    table = lay(
        {"team": [{"card": "C16", "actions": ["A23"], "energy": 4}], "sources": ["S01"], "equipment": ["Q13"]},
        BYSTANDER,
        event="V09",
    )
    assert legal(table) == ["end_main"]


@pytest.mark.rule("HEROES-18.2", "HEROES-R57", "HEROES-R58")
def test_a_knock_out() -> None:
    victim = {"card": "C16", "damage": 7, "protection": 0, "energy": 3, "tokens": ["slow"], "actions": ["A03"]}
    table = lay(
        {"team": ["C04"], "equipment": ["Q05"]},
        {"team": [victim, "C34"], "knockouts": 1, "dead": ["C01"], "deck": ["S01"]},
    )
    do(table, "activate Q05", "target C16")
    assert (team(table, P1), dead(table, P1), knockouts(table, P1)) == (["C34"], ["C01", "C16"], 2)
    assert tokens(table, "C34") == ["strength"], "Compost has heard it"
    assert deck(table, P1) == ["S01", "A03"]
    assert energy(table, "C34") == 0


@pytest.mark.rule("HEROES-18.2", "HEROES-1.11")
def test_the_knock_out_counts_for_the_owner_whoever_did_it() -> None:
    """Confused, the Nightless King fells his own ally."""
    king = {"card": "C35", "tokens": ["confusion"]}
    ally = {"card": "C05", "damage": 4, "protection": 0}
    table = fight({"team": [king, ally]}, {"team": ["C16"]})
    do(table, "use C35 a3", dice=[1])
    assert (knockouts(table, P0), knockouts(table, P1), dead(table, P0)) == (1, 0, ["C05"])


@pytest.mark.rule("HEROES-18.3", "HEROES-3.1")
def test_a_dead_card_never_comes_back() -> None:
    """No draw, no call-up and no search finds it."""
    side = {"dead": ["C07"], "knockouts": 1, "hand": [], "team": []}
    called = lay(side, BYSTANDER, at="turn")
    assert (hand(called, P0), dead(called, P0)) == ([], ["C07"])
    searcher = {"card": "C26", "energy": 1, "actions": ["A05"]}
    table = fight({"team": [searcher], "dead": ["C07"], "deck": ["S01", "S01"]}, BYSTANDER)
    do(table, "use A05")
    pass_slots(do(table, "done") if (asked(table) or (0, ""))[1] == "search" else table)
    assert (hand(table, P0), dead(table, P0)) == ([], ["C07"])


@pytest.mark.rule("HEROES-18.4", "HEROES-11.4")
def test_a_swap_discards_the_attached_cards_then_the_character() -> None:
    out = {"card": "C16", "damage": 5, "energy": 3, "tokens": ["taunt"], "actions": ["A23", "A03"]}
    table = lay({"team": [out, "C34"], "hand": ["C01"], "deck": ["S01"]}, BYSTANDER)
    do(table, "swap C01 C16")
    assert deck(table, P0) == ["S01", "A23", "A03", "C16"]
    assert (knockouts(table, P0), dead(table, P0), places(table, P0)) == (0, [], (2, 1))
    assert tokens(table, "C34") == [], "no knock-out trigger"
    assert (energy(table, "C01"), storage(table, "C01"), tokens(table, "C01")) == (0, 4, [])


@pytest.mark.rule("HEROES-18.5", "HEROES-20.2", "HEROES-1.5")
def test_an_eliminated_player_takes_every_card_to_the_dead_zone() -> None:
    out = {
        "team": [
            {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]},
            {"card": "C16", "actions": ["A23"]},
        ],
        "hand": ["S02", "C01"],
        "deck": ["S03", "A01"],
        "sources": ["S01"],
        "equipment": ["Q05"],
        "reserve": 3,
        "dead": ["C02", "C03", "C06"],
    }
    table = resolve({"team": ["C04"]}, out, {"team": ["C10"]}, mode="arena", event={"card": "V09", "owner": P1})
    assert eliminated(table) == [None, 1, None]
    assert sorted(dead(table, P1)) == sorted(
        ["C02", "C03", "C06", "C05", "C16", "A23", "S02", "C01", "S03", "A01", "S01", "Q05", "V09"]
    )
    assert (event(table), hand(table, P1), deck(table, P1), sources(table, P1)) == (None, [], [], [])
    assert {seen["card"] for _, seen in board(table)} == {"C04", "C10"}
    assert (asked(table), table.view(None)["players"][P1]["reserve"]) == ((P2, "main"), 0)


@pytest.mark.rule("HEROES-18.5")
def test_the_event_of_another_player_stays() -> None:
    out = {"team": [{"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}], "dead": ["C02", "C03", "C06"]}
    table = resolve({"team": ["C04"]}, out, {"team": ["C10"]}, mode="arena", event={"card": "V09", "owner": P2})
    assert (eliminated(table), event(table)) == ([None, 1, None], "V09")


@pytest.mark.rule("HEROES-18.5")
def test_the_characters_of_an_eliminated_player_lose_their_slots() -> None:
    last = {"card": "C05", "damage": 4, "protection": 0}
    table = fight(
        {"team": ["C07"]}, {"team": [last, "C13"], "dead": ["C02", "C03", "C06"]}, {"team": ["C10"]}, mode="arena"
    )
    assert order(table) == ["C07", "C13", "C05", "C10"]
    do(table, "use C07 a2", "target C05")
    assert (asked(table), team(table, P1)) == ((P2, "slot"), [])


@pytest.mark.rule("HEROES-18.6")
def test_decks_keep_their_order_but_for_a_search() -> None:
    cards = ["S01", "S02", "S03", "S04", "C01", "C02", "C03", "C06"]
    side = {"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "deck": cards}
    quiet = lay(side, BYSTANDER, shuffles=[["C06"]])
    end_turn(end_turn(quiet))
    assert (hand(quiet, P0), deck(quiet, P0)) == (["S01", "S02"], cards[2:])
    searched = fight(side, BYSTANDER, shuffles=[["C06", "S04", "S01"]])
    do(searched, "use A05", "take C02")
    assert deck(searched, P0)[:3] == ["C06", "S04", "S01"]
    assert sorted(deck(searched, P0)) == sorted(set(cards) - {"C02"})


@pytest.mark.rule("HEROES-18.6", "HEROES-22.11")
def test_a_search_that_takes_nothing_shuffles_too() -> None:
    side = {"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "deck": ["S01", "C01", "S02"]}
    table = fight(side, BYSTANDER, shuffles=[["S02", "C01", "S01"]])
    do(table, "use A05", "done")
    assert (deck(table, P0), hand(table, P0)) == (["S02", "C01", "S01"], [])
