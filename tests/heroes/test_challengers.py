"""HEROES-21.1 to 21.5, 21.11 and 21.12: the players against the Mob, their rounds and their end."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from heroes.arena import P0, P1, P2, accepts, deal, end_turn, pass_slots, resolve, slot_of, stack
from heroes.challenge import BEATEN, CHALLENGE, challenge, common, grand_combat
from heroes.characters import energy, hp, in_play, max_health, orientation, tokens
from heroes.looking import eliminated, hand, phase
from table import asked, do, offers, player, round_number, scores, turn


@pytest.mark.rule("HEROES-21.1", "HEROES-29.2", "HEROES-R95")
def test_two_to_four_players_or_one_by_option() -> None:
    assert [seats for seats in range(1, 7) if accepts("challengers", seats)] == [2, 3, 4]
    assert [seats for seats in range(1, 7) if accepts("challengers", seats, solo_challenge=True)] == [1, 2, 3, 4]


@pytest.mark.rule("HEROES-21.1", "HEROES-20.5", "HEROES-23.5")
def test_the_players_are_teammates() -> None:
    table = grand_combat(
        {"team": [common("C26", energy=2)], "hand": ["A22"]}, {"team": [common("C16")], "hand": ["A33"]}
    )
    assert [seen["side"] for seen in table.view(None)["players"]] == [0, 0]
    assert "A33" not in str(table.view(P0))
    do(slot_of(table, "C26"), "use C26 a2")
    assert "strength" in tokens(table, "C16")


@pytest.mark.rule("HEROES-21.2", "HEROES-R83")
@pytest.mark.parametrize(
    ("mob", "players", "health"), [("M02", 2, 16), ("M02", 3, 21), ("M02", 4, 26), ("C36", 2, 21), ("M01", 2, 28)]
)
def test_the_mob_has_five_more_health_a_player(mob: str, players: int, health: int) -> None:
    table = challenge({"team": ["C04"]}, seats=players, mob=mob)
    seen = in_play(table, mob)
    assert (seen["health"], seen["max_health"], seen["energy"], seen["owner"], seen["tokens"]) == (
        health,
        health,
        0,
        None,
        [],
    )
    printed = {"M02": (4, 8), "C36": (4, 1), "M01": (8, 2)}[mob]
    assert (seen["pool"], seen["speed"]) == printed


@pytest.mark.rule("HEROES-21.2")
def test_the_bonus_never_changes() -> None:
    table = resolve({"team": ["C04"]}, BEATEN, {"team": ["C10"]}, seats=3, round=3, **CHALLENGE)
    assert (eliminated(table), max_health(table, "M02")) == ([None, 1, None], 21)


@pytest.mark.rule("HEROES-21.2")
def test_the_mob_is_chosen_before_setup() -> None:
    assert in_play(deal(mode="challengers", mob="C22"), "C22")["health"] == 19
    with pytest.raises(carteado.Invalid):
        deal(mode="challengers", mob="S01")


@pytest.mark.rule("HEROES-21.3")
def test_there_are_no_opponents() -> None:
    """Syndicate Job makes nobody discard; Press Conference shows no hand; both still draw."""
    worker = common("C26", energy=1, actions=["A39"])
    table = grand_combat({"team": [worker], "deck": ["S01", "S02"]}, {"team": ["C16"], "hand": ["S03"]})
    do(slot_of(table, "C26"), "use A39")
    assert (hand(table, P0)[:1], hand(table, P1)) == (["S01"], ["S03"])
    press = challenge({"team": ["C04"], "hand": ["V07"], "deck": ["S01"]}, {"team": ["C16"], "hand": ["S03"]})
    do(press, "event V07")
    assert (hand(press, P0), press.view(P0)["seen_hands"]) == (["S01"], [])


@pytest.mark.rule("HEROES-21.3")
def test_statics_on_opponents_touch_nobody() -> None:
    """Blackout and Curfew of a teammate forbid nothing."""
    side = {"team": ["C04"], "sources": ["S05"]}
    blackout = challenge(side, {"team": ["C16"]}, event={"card": "V02", "owner": P1})
    assert offers(blackout, "activate S05")
    curfew = challenge(side, {"team": ["C16"]}, event={"card": "V11", "owner": P1})
    assert offers(curfew, "use C04 a1")


@pytest.mark.rule("HEROES-21.3", "HEROES-1.4")
def test_the_enemy_of_the_players_is_the_mob() -> None:
    table = challenge({"team": ["C04"], "equipment": ["Q05"]}, {"team": ["C16"]})
    do(table, "activate Q05")
    assert hp(table, "M02") == "16/2"


@pytest.mark.rule("HEROES-21.3")
def test_statics_on_each_player_do_not_touch_the_mob_but_those_on_everyone_do() -> None:
    """Quarantine forbids the players' healing only; Blood Moon raises the Mob's damage too."""
    queen = {"card": "M02", "damage": 6}
    healing = grand_combat({"team": [common("C03")]}, mob=queen, event="V12")
    pass_slots(healing)
    assert in_play(healing, "M02")["damage"] == 2
    bloody = grand_combat({"team": [common("C36", protection=0)]}, event="V09", options={"mob_energy": 0})
    assert hp(bloody, "C36") == "7/0", "Royal Sting deals 3 + 1"


@pytest.mark.rule("HEROES-21.4")
def test_nobody_skips_a_draw_and_round_one_has_a_grand_combat() -> None:
    table = deal(mode="challengers", mob="M02")
    assert (turn(table)[1], len(hand(table, P0)), round_number(table)) == (P0, 9, 1)
    first = challenge({"team": [common("C36")]}, {"team": [common("C16")]}, round=1)
    end_turn(first)
    assert (asked(first), phase(first)) == ((P1, "main"), "main")
    do(first, "end_main")
    assert (phase(first), first.view(None)["active"]) == ("combat", None)


@pytest.mark.rule("HEROES-21.4", "HEROES-1.6")
def test_a_round_is_each_turn_then_grand_combat_then_resolution() -> None:
    """The Poison waits for the end of the round, and no player's turn has a combat."""
    poisoned = {"card": "C03", "tokens": ["poison"]}
    table = challenge({"team": [poisoned]}, {"team": [common("C10")]})
    do(table, "end_main")
    assert (asked(table), hp(table, "C03")) == ((P1, "main"), "6/0")
    do(table, "end_main")
    assert (phase(table), asked(table), hp(table, "C03")) == ("combat", (P1, "slot"), "6/0")
    pass_slots(table)
    assert (asked(table), round_number(table), hp(table, "C03")) == ((P0, "main"), 4, "5/0")


@pytest.mark.rule("HEROES-21.4", "HEROES-6.10")
def test_the_reserve_dissipates_in_the_end_of_each_turn() -> None:
    table = challenge({"team": ["C04"], "reserve": 3, "equipment": [{"card": "Q01", "energy": 3}]}, {"team": ["C16"]})
    do(table, "end_main")
    assert (player(table, P0)["reserve"], energy(table, "Q01")) == (0, 4)


@pytest.mark.rule("HEROES-21.5", "HEROES-15.4", "HEROES-R94")
def test_tokens_are_fresh_for_a_round() -> None:
    """Received in P0's turn of round 3, still there in round 4, gone after it."""
    table = challenge({"team": ["C04"], "equipment": ["Q18"]}, {"team": [common("C36")]})
    do(table, "activate Q18", "target C04")
    given = ["strength*2", "agility"]
    for expected in (given, given, []):
        assert tokens(table, "C04") == expected
        end_turn(end_turn(table))


@pytest.mark.rule("HEROES-21.5", "HEROES-12.4")
def test_once_per_turn_means_once_per_round() -> None:
    table = challenge({"team": [common("C03"), common("C36", damage=3)]}, {"team": ["C16"]})
    do(table, "use C03 a1", "target C36")
    assert orientation(table, "C03") == "passive"
    end_turn(table)
    assert orientation(table, "C03") == "passive", "START of the other player does not reset it"
    do(table, "end_main")
    assert not offers(slot_of(table, "C03"), "use C03 a1")
    pass_slots(table)
    assert (asked(table), orientation(table, "C03"), offers(table, "use C03 a1")) == ((P0, "main"), "upright", True)


@pytest.mark.rule("HEROES-21.5")
def test_grand_combat_resets_the_mob() -> None:
    """Chitin is used in each GRAND COMBAT."""
    used = {"card": "M02", "orientation": "active", "used": ["a4"]}
    table = grand_combat({"team": [common("C26")]}, mob=used)
    slot_of(table, "C26")
    assert tokens(table, "M02") == ["shield", "shield"]


@pytest.mark.rule("HEROES-21.5", "HEROES-19.5")
def test_round_twenty_is_no_limit_here() -> None:
    options = {"challenge_base": 20, "challenge_per_player": 5}
    table = resolve({"team": ["C04"]}, {"team": ["C16"]}, round=20, options=options, **CHALLENGE)
    assert (scores(table), round_number(table)) == (None, 21)


@pytest.mark.rule("HEROES-21.11")
def test_the_players_win_when_the_mob_falls() -> None:
    table = grand_combat(
        {"team": [common("C13")]}, {"eliminated": 1}, mob={"card": "M02", "damage": 15, "protection": 0}
    )
    do(table, "use C13 a2")
    assert (scores(table), asked(table)) == ([1.0, 1.0], None)


@pytest.mark.rule("HEROES-21.12", "HEROES-R89", "HEROES-19.1")
def test_the_players_lose_when_all_are_out() -> None:
    table = resolve(BEATEN, {"eliminated": 1}, round=3, **CHALLENGE)
    assert scores(table) == [0.0, 0.0]
    one_left = resolve(BEATEN, {"team": ["C04"]}, round=3, **CHALLENGE)
    assert (scores(one_left), asked(one_left)) == (None, (P1, "main"))


@pytest.mark.rule("HEROES-21.12", "HEROES-19.2", "HEROES-19.3")
def test_a_player_leaves_alone_and_the_others_go_on() -> None:
    """P0 has nobody to field; P1 concedes: then all are out."""
    table = challenge({"hand": ["S01"]}, {"team": ["C04"]}, options={"concede": "on"})
    do(table, "end_main")
    assert (eliminated(table), asked(table), scores(table)) == ([1, None], (P1, "main"), None)
    do(table, "concede")
    assert (scores(table), asked(table)) == ([0.0, 0.0], None)


@pytest.mark.rule("HEROES-21.12", "HEROES-29.2", "HEROES-R89")
@pytest.mark.parametrize(
    ("seats", "options", "last"),
    [
        (2, {}, 12),
        (3, {}, 14),
        (4, {}, 16),
        (2, {"challenge_base": 4}, 8),
        (3, {"challenge_per_player": 0}, 8),
        (2, {"challenge_base": 20, "challenge_per_player": 5}, 30),
        (1, {"solo_challenge": True}, 10),
    ],
)
def test_the_players_lose_when_the_last_round_ends(seats: int, options: dict[str, Any], last: int) -> None:
    sides = [{"team": ["C04"]}] * seats
    assert scores(resolve(*sides, seats=seats, options=options, round=last - 1, **CHALLENGE)) is None
    assert scores(resolve(*sides, seats=seats, options=options, round=last, **CHALLENGE)) == [0.0] * seats


@pytest.mark.rule("HEROES-21.5")
def test_outside_a_turn_the_start_player_comes_first_and_the_next_if_out() -> None:
    """Burn rolls in RESOLUTION: from the start player P1, who is out, so P2 first; the Mob last."""
    burning = stack("burn", 1)
    table = resolve(
        {"team": [{"card": "C04", "tokens": [burning]}]},
        {"eliminated": 1},
        {"team": [{"card": "C10", "tokens": [burning]}]},
        seats=3,
        start=P1,
        round=3,
        mode="challengers",
        mob={"card": "M02", "tokens": [burning]},
        dice=[1, 4, 1],
    )
    assert [tokens(table, card) for card in ("C10", "C04", "M02")] == [["burn*1"], [], ["burn*1"]]
    assert asked(table) == (P2, "main")
