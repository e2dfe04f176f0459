"""HEROES-13.1 to 13.4 and 13.12: the attack order and what happens in a slot."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, end_main, lay, pass_slots, some
from heroes.characters import energy, hp, in_play, orientation, speed, tokens
from heroes.looking import dead, eliminated, knockouts, order, slot, team
from table import asked, do, legal, scores


def at_speed(card: str, change: int, *more: Any) -> dict[str, Any]:
    """That character so much faster or slower than printed."""
    kind = "agility" if change > 0 else "slow"
    return {"card": card, "tokens": [{"type": kind, "n": abs(change)}, *more]}


@pytest.mark.rule("HEROES-13.1", "HEROES-R2")
def test_every_character_of_every_player_has_one_slot() -> None:
    sides = [{"team": ["C01", "C04"]}, {"team": ["C10"]}, {"team": ["C05", "C08"]}]
    table = end_main(lay(*sides, mode="arena", seats=3))
    acted = []
    while table.view(None)["phase"] == "combat":
        acted.append((asked(table), slot(table)))
        do(table, "pass")
    assert acted == [
        ((P0, "slot"), "C01"),
        ((P2, "slot"), "C08"),
        ((P2, "slot"), "C05"),
        ((P1, "slot"), "C10"),
        ((P0, "slot"), "C04"),
    ]
    assert table.view(None)["turn"] == 8


@pytest.mark.rule("HEROES-13.2", "HEROES-R4")
@pytest.mark.parametrize(("active", "expected"), [(6, ["C07", "C09", "C14"]), (5, ["C07", "C14", "C09"])])
def test_the_faster_first_then_the_turn_player(active: int, expected: list[str]) -> None:
    table = end_main(lay({"team": ["C14", "C07"]}, {"team": ["C10", "C09", "C16"]}, turn=active))
    assert order(table) == [*expected, "C10", "C16"]


@pytest.mark.rule("HEROES-13.2", "HEROES-R4", "HEROES-1.7")
def test_of_the_equally_fast_of_one_player_the_older_first() -> None:
    side = {"team": [{"card": "C16", "order": 2}, {"card": "C10", "order": 1}, "C01"]}
    assert order(end_main(lay(side, {"team": ["C04"]}))) == ["C01", "C10", "C16", "C04"]


@pytest.mark.rule("HEROES-13.2")
def test_current_speed_counts_not_the_printed_one() -> None:
    table = end_main(lay({"team": [at_speed("C04", 8), "C01"]}, {"team": [at_speed("C07", -5)]}))
    assert order(table) == ["C04", "C01", "C07"]


@pytest.mark.rule("HEROES-13.2")
def test_triggers_of_the_start_of_combat_come_first() -> None:
    """Orbital Watch shoots the weakest damaged enemy on its owner's turn: the fallen one has no slot."""
    hurt = {"card": "C05", "damage": 4, "protection": 0}
    table = end_main(lay({"team": ["C01"]}, {"team": [hurt, "C10"]}, event="V16"))
    assert (dead(table, P1), order(table)) == (["C05"], ["C01", "C10"])
    table = end_main(lay({"team": ["C01"]}, {"team": [hurt, "C10"]}, event="V16", turn=6))
    assert (dead(table, P1), order(table)) == ([], ["C01", "C05", "C10"])


@pytest.mark.rule("HEROES-13.3", "HEROES-R4", "HEROES-11.10")
def test_the_order_does_not_change_when_speeds_do() -> None:
    """Gravity Well makes C08 slower than C11: it still acts before; next turn it does not."""
    slower = {"card": "C18", "energy": 2, "actions": ["A29"]}
    table = lay({"team": [slower, "C11"]}, {"team": ["C08"]}, at="combat")
    do(table, "use A29")
    assert (speed(table, "C08"), slot(table), order(table)) == (2, "C08", ["C18", "C08", "C11"])
    pass_slots(table)
    assert order(end_main(table)) == ["C18", "C11", "C08"]


@pytest.mark.rule("HEROES-13.3")
def test_who_left_play_is_skipped() -> None:
    enemies = [{"card": "C05", "damage": 4, "protection": 0}, "C10"]
    table = lay({"team": ["C01"]}, {"team": enemies}, at="combat")
    assert order(table) == ["C01", "C05", "C10"]
    do(table, "use C01 a1", "target C05")
    assert (slot(table), team(table, P1)) == ("C10", ["C10"])


@pytest.mark.rule("HEROES-13.3", "HEROES-22.12")
def test_a_readied_character_has_one_more_slot_at_the_end() -> None:
    runner = {"card": "C18", "energy": 1, "actions": ["A26"]}
    table = lay({"team": [runner, "C24"]}, {"team": ["C10"]}, at="combat")
    assert order(table) == ["C18", "C24", "C10"]
    do(table, "use A26")
    assert order(table) == ["C18", "C24", "C10", "C24"]
    do(table, "use C24 a3", "pass")
    assert (slot(table), legal(table)) == ("C24", ["use C24 a3", "pass"])


@pytest.mark.rule("HEROES-13.3")
def test_heavy_gravity_lets_the_slowest_begin() -> None:
    """Ties as ever: the turn player's first, then older."""
    sides = [{"team": ["C07", "C16"]}, {"team": ["C10", "C04"]}]
    assert order(end_main(lay(*sides, event="V03"))) == ["C04", "C16", "C10", "C07"]
    assert order(end_main(lay(*sides, event="V03", turn=6))) == ["C04", "C10", "C16", "C07"]


@pytest.mark.rule("HEROES-13.4", "HEROES-3.2")
def test_the_active_character_is_the_one_whose_slot_it_is() -> None:
    table = lay({"team": ["C01"]}, {"team": ["C10"]}, at="combat")
    assert table.view(None)["slot"] == in_play(table, "C01")["id"]
    do(table, "pass")
    assert table.view(None)["slot"] == in_play(table, "C10")["id"]


@pytest.mark.rule("HEROES-13.4", "HEROES-12.7")
def test_a_stunned_character_loses_its_slot_and_the_oldest_stun() -> None:
    held = ["stun", some("stun", 1, fresh=True)]
    table = lay({"team": [{"card": "C01", "tokens": held}]}, {"team": ["C10"]}, at="combat")
    assert (slot(table), order(table), tokens(table, "C01")) == ("C10", ["C01", "C10"], ["stun"])
    assert [seen["turn"] for seen in in_play(table, "C01")["tokens"]] == [5]


@pytest.mark.rule("HEROES-13.4", "HEROES-12.7")
def test_a_stunned_character_may_not_use_a_passive_action_in_its_slot() -> None:
    table = lay({"team": [{"card": "C04", "tokens": ["stun"]}]}, {"team": ["C10"]}, at="combat")
    assert slot(table) == "C10"
    do(table, "pass")
    assert (asked(table), tokens(table, "C04")) == ((P1, "main"), [])


@pytest.mark.rule("HEROES-13.4")
def test_passive_actions_come_first_then_one_active_one_or_none() -> None:
    medic = {"card": "C03", "actions": ["A34"]}
    table = lay({"team": [medic], "deck": ["S01"]}, {"team": ["C04"]}, at="combat")
    assert set(legal(table)) == {"use C03 a1", "use C03 a2", "use A34", "pass"}
    do(table, "use A34")
    assert set(legal(table)) == {"use C03 a1", "use C03 a2", "pass"}
    do(table, "use C03 a1")
    assert legal(table) == ["use C03 a2", "pass"]
    do(table, "use C03 a2")
    assert (slot(table), tokens(table, "C04")) == ("C04", ["slow"])


@pytest.mark.rule("HEROES-13.4")
def test_a_character_may_pass() -> None:
    table = do(lay({"team": [{"card": "C26", "energy": 4}]}, {"team": ["C10"]}, at="combat"), "pass")
    assert (orientation(table, "C26"), energy(table, "C26"), slot(table)) == ("upright", 4, "C10")


@pytest.mark.rule("HEROES-13.4", "HEROES-12.3")
def test_bleed_comes_after_each_use_of_an_action() -> None:
    """Quick Peck three times with 2 Bleed: Protection takes the first point."""
    bleeding = {"card": "C07", "energy": 3, "tokens": [some("bleed", 2)]}
    table = lay({"team": [bleeding]}, {"team": ["C36"]}, at="combat")
    do(table, "use C07 a1")
    assert hp(table, "C07") == "5/0"
    do(table, "use C07 a1")
    assert hp(table, "C07") == "3/0"
    do(table, "use C07 a1")
    assert (hp(table, "C07"), energy(table, "C07")) == ("1/0", 0)


@pytest.mark.rule("HEROES-13.4", "HEROES-14.8")
def test_who_bleeds_to_death_uses_it_no_more() -> None:
    bleeding = {"card": "C07", "energy": 3, "damage": 4, "protection": 0, "tokens": [some("bleed", 2)]}
    table = lay({"team": [bleeding, "C04"]}, {"team": ["C36"]}, at="combat")
    do(table, "use C07 a1")
    assert (dead(table, P0), hp(table, "C36"), asked(table)) == (["C07"], "11/2", (P0, "slot"))


@pytest.mark.rule("HEROES-13.4")
def test_a_slot_with_nothing_to_use_is_not_asked() -> None:
    """Steel Backhand and Hold the Line cost energy."""
    table = lay({"team": ["C16"]}, {"team": ["C10"]}, at="combat")
    assert (order(table), slot(table)) == (["C16", "C10"], "C10")


@pytest.mark.rule("HEROES-13.12", "HEROES-R84")
def test_combat_stops_at_once_when_the_game_is_over() -> None:
    last = {"dead": ["C01", "C02", "C03"], "team": [{"card": "C05", "damage": 4, "protection": 0}, "C10"]}
    table = do(lay({"team": ["C07"]}, last, at="combat"), "use C07 a2", "target C05")
    assert (asked(table), scores(table), knockouts(table, P1)) == (None, [1, 0], 4)
    assert hp(table, "C07") == "6/1"


@pytest.mark.rule("HEROES-13.12")
def test_combat_goes_on_among_those_left() -> None:
    last = {"dead": ["C01", "C02", "C03"], "team": [{"card": "C05", "damage": 4, "protection": 0}, "C08"]}
    table = lay({"team": ["C07"]}, last, {"team": ["C10"]}, mode="arena", seats=3, at="combat")
    do(table, "use C07 a2", "target C05")
    assert (eliminated(table), asked(table), slot(table)) == ([None, 1, None], (P2, "slot"), "C10")


@pytest.mark.rule("HEROES-R84", "HEROES-19.4")
def test_who_fall_together_draw() -> None:
    """Both lose their fourth character in one RESOLUTION."""
    last = {
        "dead": ["C01", "C02", "C03"],
        "team": [{"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}],
    }
    table = lay(last, last, at="resolution")
    assert (asked(table), scores(table)) == (None, [0.5, 0.5])


@pytest.mark.rule("HEROES-R85", "HEROES-19.5")
@pytest.mark.parametrize(
    ("mine", "yours", "result"),
    [
        ({"dead": ["C01"]}, {"dead": ["C01", "C02"]}, [1, 0]),
        ({"dead": ["C01", "C02"]}, {"dead": ["C01"]}, [0, 1]),
        ({}, {"team": [{"card": "C04", "damage": 1}]}, [1, 0]),
        ({}, {}, [0.5, 0.5]),
    ],
)
def test_after_round_twenty_the_game_is_counted(mine: Any, yours: Any, result: list[float]) -> None:
    """Fewer knock-outs, then more Health. The limit comes after the last turn of the round."""
    sides = [{"team": ["C04"], **mine}, {"team": ["C04"], **yours}]
    table = pass_slots(end_main(lay(*sides, turn=39)))
    assert (scores(table), table.view(None)["turn"]) == (None, 40)
    pass_slots(end_main(table))
    assert scores(table) == result
