"""HEROES-9: events."""

from __future__ import annotations

import pytest

from heroes.arena import P0, P1, P2, end_main, end_turn, lay, slot_of, targets
from heroes.characters import energy, hp, in_play, speed
from heroes.looking import event, hand, order, reserve
from table import deck, do, legal, player, refuses


@pytest.mark.rule("HEROES-9.1", "HEROES-R30")
def test_one_event_a_turn_free_of_charge() -> None:
    table = lay({"hand": ["V09", "V03"], "team": ["C04"]}, {"team": ["C04"]})
    do(table, "event V09")
    assert (event(table), hand(table, P0)) == ("V09", ["V03"])
    assert refuses(table, "event V03")
    end_turn(end_turn(table))
    do(table, "event V03")
    assert event(table) == "V03"


@pytest.mark.rule("HEROES-9.2", "HEROES-R29")
@pytest.mark.parametrize("owner", [P0, P1])
def test_a_new_event_sends_the_old_one_below_its_owners_deck(owner: int) -> None:
    table = lay({"hand": ["V03"], "deck": ["S01"]}, {"deck": ["S02"]}, event={"card": "V09", "owner": owner})
    do(table, "event V03")
    assert (event(table), table.view(None)["event"]["owner"]) == ("V03", P0)
    below = [["S01"], ["S02"]]
    below[owner].append("V09")
    assert [deck(table, seat) for seat in (P0, P1)] == below


@pytest.mark.rule("HEROES-9.2")
def test_the_old_event_is_gone_before_the_new_one_fires() -> None:
    """Press Conference shows the opponent's hand and draws a card: the old event when the deck is empty."""
    table = lay({"hand": ["V07"]}, {"hand": ["C01", "S01"]}, event="V09")
    do(table, "event V07")
    assert (hand(table, P0), deck(table, P0), event(table)) == (["V09"], [], "V07")
    assert [sorted(seen["cards"]) for seen in table.view(P0)["seen_hands"]] == [["C01", "S01"]]


@pytest.mark.rule("HEROES-9.3")
def test_an_event_works_while_it_is_in_play_for_everyone_it_names() -> None:
    shooter = {"card": "C01", "protection": 0}
    table = lay({"team": [shooter], "hand": ["V03"]}, {"team": [{"card": "C12", "protection": 0}]}, event="V09")
    end_main(table)
    do(table, "use C01 a1")
    assert hp(table, "C12") == "4/0"
    table = lay({"team": [shooter], "hand": ["V03"]}, {"team": [{"card": "C12", "protection": 0}]}, event="V09")
    do(table, "event V03", "end_main")
    assert order(table) == ["C12", "C01"]
    do(slot_of(table, "C01"), "use C01 a1")
    assert hp(table, "C12") == "5/0"


@pytest.mark.rule("HEROES-9.3")
def test_you_on_an_event_is_who_played_it() -> None:
    """Tailwind: +2 Speed for the allies of its player; it stays so in the other's turn."""
    for owner, speeds in ((P0, (8, 2)), (P1, (6, 4))):
        table = lay({"team": ["C01"]}, {"team": ["C10"]}, event={"card": "V15", "owner": owner})
        assert (speed(table, "C01"), speed(table, "C10")) == speeds
        end_turn(table)
        assert (speed(table, "C01"), speed(table, "C10")) == speeds


@pytest.mark.rule("HEROES-9.3")
def test_an_event_stays_over_the_turns() -> None:
    table = lay({"team": ["C04"]}, {"team": ["C04"]}, event="V01")
    for seat in (P1, P0, P1):
        end_turn(table)
        assert (event(table), reserve(table, seat)) == ("V01", 1)


@pytest.mark.rule("HEROES-9.3", "HEROES-9.5")
def test_an_event_is_discarded_by_text_that_names_it() -> None:
    """Unweave draws a card because an event is in play, then discards it."""
    caster = {"card": "C11", "energy": 1, "actions": ["A21"]}
    table = lay({"team": [caster], "deck": ["S01"]}, {"team": ["C10"]}, event={"card": "V09", "owner": P1}, at="combat")
    do(table, "use A21")
    assert (event(table), deck(table, P1), hand(table, P0)) == (None, ["V09"], ["S01"])


@pytest.mark.rule("HEROES-9.3")
def test_an_event_leaves_with_its_owner() -> None:
    sides = [{"team": ["C01"]}, {"team": ["C10"]}, {"team": ["C12"]}]
    options = {"concede": "on"}
    table = lay(*sides, mode="arena", seats=3, event={"card": "V09", "owner": P0}, options=options)
    do(table, "concede")
    assert event(table) is None
    assert "V09" in [seen["card"] for seen in player(table, P0)["dead"]]
    table = lay(*sides, mode="arena", seats=3, event={"card": "V09", "owner": P2}, options=options)
    do(table, "concede")
    assert event(table) == "V09"


@pytest.mark.rule("HEROES-9.4", "HEROES-R31")
def test_playing_an_event_asks_for_no_target() -> None:
    """Orbital Watch and Blackout address enemies and opponents; nobody is chosen, not even among several."""
    for card in ("V02", "V16", "V11", "V05"):
        table = lay(
            {"hand": [card], "team": ["C04"]}, {"team": ["C10", "C12"]}, {"team": ["C16"]}, mode="arena", seats=3
        )
        do(table, f"event {card}")
        assert (event(table), table.view(None)["prompt"]["kind"]) == (card, "main")


@pytest.mark.rule("HEROES-9.5", "HEROES-7.1")
def test_an_event_gets_no_energy_and_is_no_target() -> None:
    side = {"team": ["C01", {"card": "C09", "energy": 1}], "reserve": 2, "equipment": [{"card": "Q12", "energy": 1}]}
    table = lay(side, {"team": ["C10", "C12"]}, event={"card": "V09", "owner": P1})
    assert set(legal(table, "allocate")) == {"allocate C01", "allocate C09", "allocate Q12"}
    do(table, "activate Q12")
    assert set(targets(table)) == {"C10", "C12"}
    assert set(in_play(table, "V09")) == {"id", "card", "owner"}


@pytest.mark.rule("HEROES-9.5", "HEROES-1.5")
def test_everyone_means_characters_not_the_event() -> None:
    """Truce Hospital heals everyone in RESOLUTION, on both sides; energy stays where it was."""
    wounded = {"card": "C10", "damage": 2, "energy": 1}
    table = end_turn(lay({"team": [wounded]}, {"team": [{"card": "C12", "damage": 3}]}, event="V04"))
    assert (hp(table, "C10"), hp(table, "C12"), energy(table, "C10")) == ("7/2", "4/1", 1)
