"""HEROES-1: the conventions, each by something that shows at the table."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, deal, end_main, end_turn, lay, slot_of, some, stack, targets
from heroes.characters import energy, hp, in_play, speed, tokens
from heroes.looking import eliminated, event, order, team
from table import Table, asked, deck, do, legal, player, refuses, round_number, turn


@pytest.mark.rule("HEROES-1.1")
def test_card_text_goes_over_the_general_rules() -> None:
    side = {"hand": ["C01", "C05"], "team": ["C36"], "reserve": 6}
    table = lay(side, event="V10")
    do(table, "field C01", "field C05", *["allocate C36"] * 6)
    assert (team(table, P0), energy(table, "C36")) == (["C36", "C01", "C05"], 6)
    assert refuses(do(lay(side), "field C01"), "field C05")


@pytest.mark.rule("HEROES-1.1")
def test_cannot_beats_can() -> None:
    """C03 can heal, Quarantine says nobody can be healed; C11 has divine, Null Field says nobody uses it."""
    wounded = {"card": "C10", "damage": 3}
    assert hp(do(lay({"team": ["C03", wounded]}), "use C03 a1", "target C10"), "C10") == "6/2"
    assert hp(do(lay({"team": ["C03", wounded]}, event="V12"), "use C03 a1", "target C10"), "C10") == "5/2"
    table = lay({"team": [{"card": "C11", "energy": 3, "actions": ["A31"]}]}, {"team": ["C10"]}, event="V06")
    end_main(table)
    assert refuses(table, "use A31")


@pytest.mark.rule("HEROES-1.1")
def test_mode_rules_go_over_the_general_ones() -> None:
    """The start player draws nothing in turn 1, except against the Mob."""
    assert player(deal(), P0)["hand_count"] == 7
    assert player(deal(mode="challengers", seats=2, mob="M02"), P0)["hand_count"] == 9


@pytest.mark.rule("HEROES-1.2")
def test_speed_damage_and_energy_stop_at_zero() -> None:
    weak = {"card": "C04", "tokens": [some("slow", 3), some("weakness", 3)]}
    table = lay({"team": [weak]}, {"team": [{"card": "C10", "damage": 3}]}, at="combat")
    assert speed(table, "C04") == 0
    do(slot_of(table, "C04"), "use C04 a2")
    assert hp(table, "C10") == "5/2"
    hacker = {"card": "C09", "energy": 1, "actions": ["A14"]}
    table = lay({"team": [hacker]}, {"team": [{"card": "C10", "energy": 1}]}, at="combat")
    do(table, "use A14")
    assert energy(table, "C10") == 0


@pytest.mark.rule("HEROES-1.2")
def test_protection_stops_at_zero() -> None:
    table = lay({"team": [{"card": "C18", "energy": 2}]}, {"team": [{"card": "C10", "protection": 1}]}, at="combat")
    do(table, "use C18 a1")
    assert (hp(table, "C10"), in_play(table, "C10")["protection"]) == ("5/0", 0)


@pytest.mark.rule("HEROES-1.4")
def test_allies_are_ones_own_and_the_teammates() -> None:
    sides = [{"team": ["C03", "C10"]}, {"team": ["C12"]}, {"team": ["C15"]}, {"team": ["C16"]}]
    table = do(lay(*sides, mode="teams", seats=4), "use C03 a1")
    assert set(targets(table)) == {"C03", "C10", "C15"}
    table = do(lay(*sides[:2]), "use C03 a1")
    assert set(targets(table)) == {"C03", "C10"}


@pytest.mark.rule("HEROES-1.4")
def test_enemies_are_all_the_others_and_another_ally_is_not_oneself() -> None:
    sides: list[dict[str, Any]] = [{"team": ["C10"]}, {"team": ["C12"]}, {"team": ["C15"]}, {"team": ["C16"]}]
    sides[0]["team"] = [{"card": "C32", "energy": 1}, "C10"]
    table = end_main(lay(*sides, mode="teams", seats=4))
    do(slot_of(table, "C32"), "use C32 a2")
    assert set(targets(table)) == {"C10", "C15"}
    sides[0]["team"] = ["C01"]
    table = do(end_main(lay(*sides, mode="teams", seats=4)), "use C01 a1")
    assert set(targets(table)) == {"C12", "C16"}


@pytest.mark.rule("HEROES-1.5")
def test_the_active_character_is_in_play() -> None:
    table = lay({"team": [{"card": "C15", "energy": 2}, "C10"], "hand": ["C01"]}, {"team": ["C16"]}, at="combat")
    do(table, "use C15 a3")
    assert (tokens(table, "C15"), tokens(table, "C10"), tokens(table, "C16")) == (["shield"], ["shield"], [])


@pytest.mark.rule("HEROES-1.5", "HEROES-2.11")
def test_an_attached_action_card_is_in_play_and_one_in_a_hand_is_not() -> None:
    """A22 is unique."""
    mine = {"hand": ["A22"], "team": ["C16"]}
    assert refuses(lay(mine, {"team": [{"card": "C10", "actions": ["A22"]}]}), "attach A22 C16")
    do(lay(mine, {"hand": ["A22"], "team": ["C10"], "deck": ["A22"]}), "attach A22 C16")


@pytest.mark.rule("HEROES-1.5")
def test_an_event_in_hand_does_nothing_one_in_play_does() -> None:
    shooter = {"team": ["C01"], "hand": ["V09"]}
    table = do(end_main(lay(shooter, {"team": [{"card": "C12", "protection": 0}]})), "use C01 a1")
    assert hp(table, "C12") == "5/0"
    table = do(lay(shooter, {"team": [{"card": "C12", "protection": 0}]}), "event V09", "end_main", "use C01 a1")
    assert hp(table, "C12") == "4/0"


@pytest.mark.rule("HEROES-1.6", "HEROES-5.1")
def test_turns_count_on_and_rounds_begin_with_the_start_player() -> None:
    sides = [{"team": ["C04"]}] * 3
    table = lay(*sides, mode="arena", seats=3, turn=1, start=1)
    seen = []
    for _ in range(5):
        seen.append((*turn(table), round_number(table)))
        end_turn(table)
    assert seen == [(1, 1, 1), (2, 2, 1), (3, 0, 1), (4, 1, 2), (5, 2, 2)]


@pytest.mark.rule("HEROES-1.6", "HEROES-1.8")
def test_a_round_wraps_past_the_seat_of_an_eliminated_start_player() -> None:
    sides: list[dict[str, Any]] = [{"team": ["C04"]}, {"eliminated": True}, {"team": ["C04"]}]
    table = lay(*sides, mode="arena", seats=3, turn=8, round=3, start=1, active=2)
    seen = []
    for _ in range(4):
        seen.append((*turn(table), round_number(table)))
        end_turn(table)
    assert seen == [(8, 2, 3), (9, 0, 3), (10, 2, 4), (11, 0, 4)]


@pytest.mark.rule("HEROES-1.6")
def test_your_turn_is_one_in_which_you_are_the_turn_player() -> None:
    """Inner Well gives energy on your turn only."""
    well = {"card": "C17", "energy": 2, "actions": ["A35"]}
    table = do(end_main(lay({"team": [well]}, active=P0)), "use A35")
    assert energy(table, "C17") == 3
    table = do(end_main(lay({"team": [well]}, {"team": ["C04"]}, turn=6)), "use A35")
    assert energy(table, "C17") == 2


@pytest.mark.rule("HEROES-1.7")
def test_the_older_comes_first() -> None:
    for older, newer in (("C16", "C10"), ("C10", "C16")):
        assert order(slot_of(lay({"team": [older, newer, "C01"]}, {"team": ["C04"]}, at="combat"), "C01"))[1:3] == [
            older,
            newer,
        ]


@pytest.mark.rule("HEROES-1.7", "HEROES-11.4")
def test_who_enters_is_newer_than_who_stands() -> None:
    """C16 and C10 are equally fast; a C16 fielded now acts after C10."""
    table = lay({"team": ["C10", "C01"], "hand": ["C16"]}, {"team": ["C12"]})
    do(table, "field C16", "end_main")
    assert order(table) == ["C01", "C12", "C10", "C16"]


@pytest.mark.rule("HEROES-1.7", "HEROES-14.3")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        (["shield", stack("shield", 3)], ["shield*3"]),
        ([stack("shield", 3), "shield"], ["shield"]),
    ],
)
def test_the_older_token_is_used_first(held: list[Any], left: list[str]) -> None:
    table = lay({"team": ["C01"]}, {"team": [{"card": "C12", "tokens": held}]}, at="combat")
    do(table, "use C01 a1")
    assert (tokens(table, "C12"), hp(table, "C12")) == (left, "6/1")


@pytest.mark.rule("HEROES-1.8", "HEROES-13.2")
def test_turn_order_goes_on_from_a_seat_and_skips_the_eliminated() -> None:
    sides: list[dict[str, Any]] = [{"team": ["C10"]}, {"team": ["C01", "C16"]}, {"team": ["C10"]}]
    table = lay(*sides, mode="arena", seats=3, turn=8)
    assert [(seen["card"], seen["owner"]) for seen in end_main(table).view(None)["order"]] == [
        ("C01", P1),
        ("C16", P1),
        ("C10", P2),
        ("C10", P0),
    ]
    sides[2] = {"eliminated": True}
    table = lay(*sides, mode="arena", seats=3, turn=8)
    assert [(seen["card"], seen["owner"]) for seen in end_main(table).view(None)["order"]] == [
        ("C01", P1),
        ("C16", P1),
        ("C10", P0),
    ]


@pytest.mark.rule("HEROES-1.9", "HEROES-12.13")
def test_a_part_without_a_legal_choice_is_skipped() -> None:
    """System Hack drains an enemy equipment: none, the only one, or the one its user chooses."""
    hacker = {"card": "C09", "energy": 1, "actions": ["A14"]}
    target = {"card": "C12", "protection": 0, "energy": 3}
    table = do(lay({"team": [hacker]}, {"team": [target]}, at="combat"), "use A14")
    assert (hp(table, "C12"), energy(table, "C12")) == ("5/0", 1)
    other = {"team": [target], "equipment": [{"card": "Q05", "energy": 2}, {"card": "Q06", "energy": 2}]}
    table = do(lay({"team": [hacker]}, other, at="combat"), "use A14")
    assert (asked(table), set(targets(table))) == ((P0, "target"), {"Q05", "Q06"})
    do(table, "target Q06")
    assert (energy(table, "Q05"), energy(table, "Q06")) == (2, 1)


@pytest.mark.rule("HEROES-1.10", "HEROES-14.8")
def test_one_step_hits_all_at_once() -> None:
    """Both opponents lose their fourth character to one Thunder Scale: they leave together."""
    last = {"dead": ["C01", "C02", "C03"], "team": [{"card": "C10", "damage": 7, "protection": 0}]}
    table = lay({"team": [{"card": "C20", "energy": 3}]}, last, last, mode="arena", seats=3, at="combat")
    do(table, "use C20 a1")
    assert eliminated(table) == [None, 1, 1]


@pytest.mark.rule("HEROES-1.11")
def test_a_card_stays_its_owners() -> None:
    """P0 replaces P1's event: it goes to P1's deck. Enraged, C10 is still played by P1."""
    table = lay({"hand": ["V03"], "deck": ["S01"]}, {"deck": ["S02"]}, event={"card": "V09", "owner": P1})
    do(table, "event V03")
    assert (event(table), deck(table, P0), deck(table, P1)) == ("V03", ["S01"], ["S02", "V09"])
    angry = {"card": "C10", "energy": 1}
    table = lay({"team": [{"card": "C17", "energy": 1, "actions": ["A18"]}]}, {"team": [angry]}, at="combat")
    do(table, "use A18")
    assert (in_play(table, "C10")["owner"], asked(table)) == (P1, (P1, "slot"))
    assert legal(table) == ["use C10 a1", "use C10 a2"]


def in_turn(table: Table) -> None:
    """Whoever is asked may be asked this: in their own MAIN, in the slot of their own character, in their own END."""
    question = asked(table)
    assert question is not None
    seat, kind = question
    view = table.view(None)
    if kind in ("main", "discard"):
        assert (seat, view["phase"]) == (view["active"], {"main": "main", "discard": "end"}[kind])
    elif view["phase"] == "main":
        assert seat == view["active"]
    else:
        assert view["phase"] == "combat"
        assert seat == next(seen["owner"] for seen in view["order"] if seen["id"] == view["slot"])


@pytest.mark.rule("HEROES-1.12")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_asked_out_of_turn(seed: int) -> None:
    """Over whole games of any legal actions."""
    table = deal(seed)
    number = seed
    while asked(table) is not None:
        in_turn(table)
        choices = table.state.legal()
        number = number * 48271 % 2147483647 + 11
        table.state.apply(choices[number % len(choices)])
    assert table.state.outcome() is not None


@pytest.mark.rule("HEROES-1.12")
def test_nothing_but_the_slots_own_actions_is_offered_in_combat() -> None:
    side = {"hand": ["C01", "S01", "V01", "Q01", "A02"], "team": ["C26"], "equipment": ["Q05"], "sources": ["S07"]}
    table = lay({**side, "reserve": 3}, {"team": ["C10"]}, at="combat")
    assert (asked(table), legal(table)) == ((P0, "slot"), ["use C26 a3", "pass"])
