"""HEROES-22.1 to 22.4 and 22.10 to 22.14: steps, targets, conditions and the single operations."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, P0, P1, P2, fight, lay, pass_slots, slot_of, some, targets, worn
from heroes.characters import energy, hp, orientation, speed, tokens
from heroes.looking import dead, equipment, hand, knockouts, order, reserve, slot
from table import asked, deck, do, legal, log, mentioned, offers, refuses


@pytest.mark.rule("HEROES-22.1", "HEROES-22.3")
@pytest.mark.parametrize(("health", "gained"), [(1, 0), (2, 1)])
def test_the_knock_out_check_comes_after_each_step(health: int, gained: int) -> None:
    """Collect Samples: the only diseased enemy falls to its first step, and then there is none to count."""
    sick = worn("C03", "disease", damage=6 - health)
    table = fight({"team": ["C21"]}, {"team": [sick, "C04"]})
    do(table, "use C21 a3", "target C03")
    assert (energy(table, "C21"), dead(table, P1)) == (gained, [] if gained else ["C03"])


@pytest.mark.rule("HEROES-22.1", "HEROES-22.3")
@pytest.mark.parametrize(("health", "fallen"), [(7, []), (6, ["C16"])])
def test_a_condition_is_judged_when_its_step_is_reached(health: int, fallen: list[str]) -> None:
    """Execution: 4 damage, then whoever has at most 2 Health is knocked out."""
    table = fight(
        {"team": [{"card": "C35", "energy": 3}]}, {"team": [worn("C16", damage=8 - health, protection=0), "C04"]}
    )
    do(table, "use C35 a2", "target C16")
    assert dead(table, P1) == fallen


@pytest.mark.rule("HEROES-22.1")
def test_steps_resolve_in_printed_order() -> None:
    """Rewind strips the Disease first, so its heal works."""
    table = fight({"team": [{"card": "C24", "energy": 2}, worn("C36", "disease", damage=3)]}, BYSTANDER)
    do(table, "use C24 a2", "target C36")
    assert (hp(table, "C36"), tokens(table, "C36")) == ("10/4", [])


@pytest.mark.rule("HEROES-22.2")
def test_one_word_means_one_choice() -> None:
    """Mind Maze names its enemy three times and asks once."""
    table = fight({"team": [{"card": "C19", "energy": 2, "actions": ["A16"]}]}, {"team": ["C16", "C10"]})
    do(table, "use A16")
    assert (asked(table), targets(table)) == ((P0, "target"), ["C16", "C10"])
    do(table, "target C10")
    assert (hp(table, "C10"), tokens(table, "C10")) == ("8/0", ["confusion", "weakness"])
    assert (hp(table, "C16"), tokens(table, "C16")) == ("8/3", [])


@pytest.mark.rule("HEROES-22.3", "HEROES-12.12")
def test_targets_are_chosen_before_paying() -> None:
    table = fight({"team": [{"card": "C26", "energy": 2}]}, {"team": ["C16", "C10"]})
    do(table, "use C26 a1")
    assert (asked(table), energy(table, "C26"), orientation(table, "C26")) == ((P0, "target"), 2, "upright")
    do(table, "target C10")
    assert (energy(table, "C26"), orientation(table, "C26")) == (0, "active")


@pytest.mark.rule("HEROES-22.3", "HEROES-13.8")
def test_random_and_weakest_are_found_when_their_step_is_reached() -> None:
    """Overload Volley: the damage first, then one of those still standing is drained."""
    fallen = {"card": "C05", "damage": 4, "protection": 0, "energy": 4}
    table = fight(
        {"team": [{"card": "C26", "energy": 3, "actions": ["A07"]}]},
        {"team": [fallen, {"card": "C16", "energy": 2}, {"card": "C10", "energy": 2}]},
    )
    do(table, "use A07", dice=[2])
    assert (dead(table, P1), energy(table, "C16"), energy(table, "C10")) == (["C05"], 2, 1)


@pytest.mark.rule("HEROES-22.4", "HEROES-14.9")
def test_a_condition_about_a_fallen_character_is_false() -> None:
    table = fight({"team": [{"card": "C35", "energy": 3}]}, {"team": [worn("C05", protection=0, damage=2), "C04"]})
    do(table, "use C35 a2", "target C05")
    assert (dead(table, P1), knockouts(table, P1)) == (["C05"], 1)


@pytest.mark.rule("HEROES-22.10", "HEROES-23.4", "HEROES-R100")
def test_a_revealed_hand_is_a_snapshot_for_the_one_who_saw_it() -> None:
    reader = {"card": "C17", "energy": 1, "actions": ["A17"]}
    table = fight({"team": [reader]}, {"team": ["C04"], "hand": ["S01", "V09", "A22"], "deck": ["Q01"]})
    do(table, "use A17", dice=[2])
    assert hand(table, P1) == ["S01", "A22"]
    assert [(seen["seat"], sorted(seen["cards"])) for seen in table.view(P0)["seen_hands"]] == [
        (P1, ["A22", "S01", "V09"])
    ]
    assert (table.view(P1)["seen_hands"], table.view(None)["seen_hands"]) == ([], [])


@pytest.mark.rule("HEROES-22.10")
def test_press_conference_shows_every_opponents_hand() -> None:
    table = lay(
        {"team": ["C04"], "hand": ["V07"], "deck": ["S03"]},
        {"team": ["C10"], "hand": ["S01"]},
        {"team": ["C16"], "hand": ["S02"]},
        mode="arena",
    )
    do(table, "event V07")
    assert [(seen["seat"], seen["cards"]) for seen in table.view(P0)["seen_hands"]] == [(P1, ["S01"]), (P2, ["S02"])]
    assert (table.view(P1)["seen_hands"], hand(table, P0)) == ([], ["S03"])


@pytest.mark.rule("HEROES-22.11", "HEROES-23.3")
def test_a_search_takes_cards_of_the_type_and_shows_them() -> None:
    cards = ["S01", "C07", "Q01", "C02", "C07"]
    table = fight({"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "deck": cards}, BYSTANDER)
    do(table, "use A05")
    assert (asked(table), legal(table)) == ((P0, "search"), ["take C02", "take C07", "done"])
    assert table.view(P0)["players"][P0]["deck"] == sorted(cards)
    assert not table.view(P1)["players"][P0].get("deck")
    do(table, "take C07")
    assert (hand(table, P0), sorted(deck(table, P0))) == (["C07"], ["C02", "C07", "Q01", "S01"])
    assert [mentioned(log(table, seat)) & {"C07", "C02", "S01", "Q01"} for seat in (P1, None)] == [{"C07"}] * 2
    assert not table.view(P0)["players"][P0].get("deck")


@pytest.mark.rule("HEROES-22.11")
def test_one_may_find_nothing() -> None:
    table = fight({"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "deck": ["C07", "C02"]}, BYSTANDER)
    do(table, "use A05", "done")
    assert (hand(table, P0), energy(table, "C26"), slot(table)) == ([], 0, "C04")


RELAY = {"card": "C18", "energy": 1, "actions": ["A26"]}


@pytest.mark.rule("HEROES-22.12")
def test_ready_gives_an_extra_slot_at_the_end() -> None:
    """The Fencer has acted; readied, it stands upright and acts again, with the same action if it likes."""
    fencer = worn("C24", some("agility", 3))
    table = fight({"team": [RELAY, fencer]}, {"team": ["C36"]})
    do(table, "use C24 a3", "use A26")
    assert (orientation(table, "C24"), order(table), speed(table, "C24")) == (
        "upright",
        ["C24", "C18", "C36", "C24"],
        12,
    )
    do(slot_of(table, "C36"), "pass")
    assert slot(table) == "C24"
    do(table, "use C24 a3")
    assert hp(table, "C36") == "11/2"


@pytest.mark.rule("HEROES-22.12", "HEROES-R110")
def test_one_readied_before_its_slot_has_both() -> None:
    table = fight({"team": [RELAY, "C10"]}, {"team": ["C36"]})
    do(table, "use A26")
    assert order(table) == ["C18", "C10", "C36", "C10"]
    do(table, "use C10 a2")
    assert slot(table) == "C36"
    do(table, "pass", "use C10 a2")
    assert hp(table, "C36") == "11/2"


@pytest.mark.rule("HEROES-22.12", "HEROES-R110")
def test_passive_actions_used_stay_used() -> None:
    table = fight({"team": [RELAY, worn("C03", some("agility", 9))]}, {"team": ["C36"]})
    do(table, "use C03 a1", "target C18", "use C03 a2", "use A26")
    do(slot_of(table, "C36"), "pass")
    assert (slot(table), legal(table)) == ("C03", ["use C03 a2", "pass"])


@pytest.mark.rule("HEROES-22.12")
def test_at_most_once_per_character_and_turn() -> None:
    """Readied already this turn: no slot more, but the Agility of the same action comes."""
    table = fight(
        {"team": [RELAY, {"card": "C24", "readied": True, "tokens": [some("agility", 3)]}]}, {"team": ["C36"]}
    )
    do(table, "use C24 a3", "use A26")
    assert (order(table), orientation(table, "C24"), speed(table, "C24")) == (["C24", "C18", "C36"], "active", 12)
    again = do(lay({"team": [RELAY, {"card": "C24", "readied": True}]}, {"team": ["C36"]}), "end_main")
    pass_slots(again)
    do(again, "end_main")
    do(slot_of(again, "C18"), "use A26")
    assert order(again).count("C24") == 2, "the next turn it can be readied again"


@pytest.mark.rule("HEROES-22.12")
def test_only_other_allies_of_three_stars_can_be_readied() -> None:
    table = fight({"team": [RELAY, "C24", "C26", "C10"]}, {"team": ["C36"]})
    do(slot_of(table, "C18"), "use A26")
    assert targets(table) == ["C24", "C10"]
    alone = fight({"team": [RELAY, "C26"]}, {"team": ["C36"]})
    assert refuses(alone, "use A26")


@pytest.mark.rule("HEROES-22.13", "HEROES-3.3")
@pytest.mark.parametrize(("roll", "lost"), [(1, "S01"), (2, "S02"), (3, "S03")])
def test_a_random_discard_goes_to_the_bottom(roll: int, lost: str) -> None:
    worker = {"card": "C26", "energy": 1, "actions": ["A39"]}
    table = fight(
        {"team": [worker], "deck": ["V01"]}, {"team": ["C04"], "hand": ["S01", "S02", "S03"], "deck": ["V02"]}
    )
    do(table, "use A39", dice=[roll])
    assert (sorted([*hand(table, P1), lost]), deck(table, P1)) == (["S01", "S02", "S03"], ["V02", lost])
    assert hand(table, P0) == ["V01"]


@pytest.mark.rule("HEROES-22.13")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    worker = {"card": "C26", "energy": 1, "actions": ["A39"]}
    table = fight({"team": [worker], "deck": ["V01"]}, {"team": ["C04"], "deck": ["V02"]})
    do(table, "use A39")
    assert (deck(table, P1), hand(table, P0)) == (["V02"], ["V01"])


@pytest.mark.rule("HEROES-22.14", "HEROES-7.2")
def test_energy_for_a_player_and_on_a_card() -> None:
    table = lay({"team": ["C04"], "sources": ["S07", "S10"], "reserve": 1}, {"team": ["C16"]})
    do(table, "activate S07", "activate S10")
    assert (reserve(table, P0), energy(table, "C04")) == (2, 1)


@pytest.mark.rule("HEROES-22.14", "HEROES-7.8")
@pytest.mark.parametrize(("held", "left"), [(4, 2), (1, 0), (0, 0)])
def test_drain_takes_up_to_n(held: int, left: int) -> None:
    hacker = {"card": "C09", "energy": 1, "actions": ["A14"]}
    table = fight(
        {"team": [hacker]}, {"team": [{"card": "C36", "energy": held}], "equipment": [{"card": "Q04", "energy": 2}]}
    )
    do(table, "use A14")
    assert (energy(table, "C36"), energy(table, "C09"), equipment(table, P1)) == (left, 0, {"Q04": 1})


@pytest.mark.rule("HEROES-22.14", "HEROES-7.5")
@pytest.mark.parametrize(("own", "theirs", "end"), [(0, 3, (1, 2)), (3, 1, (4, 0)), (4, 3, (4, 3))])
def test_moved_energy_needs_free_room(own: int, theirs: int, end: tuple[int, int]) -> None:
    table = fight({"team": [{"card": "C09", "energy": own}]}, {"team": [{"card": "C36", "energy": theirs}]})
    do(table, "use C09 a1")
    assert (energy(table, "C09"), energy(table, "C36")) == end


@pytest.mark.rule("HEROES-22.14", "HEROES-12.13")
def test_moved_energy_must_be_there() -> None:
    table = lay({"team": ["C04"], "equipment": [{"card": "Q12", "energy": 2}]}, {"team": ["C36"]})
    do(table, "activate Q12")
    assert (equipment(table, P0), energy(table, "C36")) == ({"Q12": 2}, 0)
    thief = fight({"team": ["C09"]}, {"team": ["C36"]})
    assert not offers(thief, "use C09 a1")
