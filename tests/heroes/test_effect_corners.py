"""HEROES-21 and HEROES-22 where no printed card reaches: made cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroes.arena import P0, P1, end_main, pass_slots, slot_of, stack, worn
from heroes.characters import hp, in_play, speed, tokens
from heroes.looking import dead, equipment, order, reserve, slot
from heroes.workshop import ENEMY, character, damage, faults, lay_made, token, when
from table import asked, do, legal


@pytest.mark.rule("HEROES-22.5", "HEROES-R105", "HEROES-1.7")
@pytest.mark.parametrize(
    ("first", "second", "heard"), [("C95", "C96", ["weakness", "slow"]), ("C96", "C95", ["slow", "weakness"])]
)
def test_triggers_of_one_occurrence_go_older_first_and_the_event_last(
    first: str, second: str, heard: list[str]
) -> None:
    """The event is the attacker's own, the turn player's, and still comes last."""
    younger, older = worn(second, order=2), worn(first, order=1)
    table = lay_made({"team": ["C26"]}, {"team": [younger, older, "C04"]}, event="V95", at="combat")
    do(table, "use C26 a3", "target C04")
    assert tokens(table, "C26") == [*heard, "burn"]


@pytest.mark.rule("HEROES-22.5", "HEROES-R105")
def test_an_earlier_occurrence_is_heard_first() -> None:
    """The wound comes before the end of the attack, though the younger card heard it."""
    table = lay_made({"team": ["C26"]}, {"team": ["C95", "C97"]}, at="combat")
    do(table, "use C26 a3", "target C97")
    assert tokens(table, "C26") == ["silence", "weakness"]


@pytest.mark.rule("HEROES-22.3")
def test_an_amount_is_counted_when_its_step_is_reached() -> None:
    """A95: 2 Poison, then 1 damage and 1 more for each Poison there is by then."""
    table = lay_made(
        {"team": [worn("C26", actions=["A95"])]}, {"team": [worn("C36", "poison", protection=0)]}, at="combat"
    )
    do(table, "use A95")
    assert hp(table, "C36") == "7/0"


@pytest.mark.rule("HEROES-22.5")
def test_a_trigger_waits_until_the_use_is_finished() -> None:
    """C94 would shield itself between the two blows of a Coordinated Strike; both Shields come after it."""
    striker = worn("C26", energy=1, actions=["A02"])
    table = lay_made({"team": [striker, "C03", "C04"]}, {"team": ["C94"]}, at="combat")
    do(table, "use A02")
    assert (hp(table, "C94"), tokens(table, "C94")) == ("3/0", ["shield", "shield"])


@pytest.mark.rule("HEROES-22.5", "HEROES-R105")
def test_a_wound_is_heard_before_the_fall_that_follows_it() -> None:
    """Thunder Scale wounds C94 and fells C05: the Shield comes before the Strength of Compost, though C34 is older."""
    rivals = ["C34", "C94", worn("C05", damage=4, protection=0)]
    table = lay_made({"team": [worn("C20", energy=3)]}, {"team": rivals}, at="combat")
    do(slot_of(table, "C20"), "use C20 a1")
    assert (dead(table, P1), tokens(table, "C94")) == (["C05"], ["shield", "strength"])


@pytest.mark.rule("HEROES-22.7")
def test_at_most_fifty_triggers_follow_one_use() -> None:
    """C98 wounds itself whenever it is wounded; a second use starts the count anew."""
    turrets = [{"card": "Q05", "energy": 2}, {"card": "Q05", "energy": 2}]
    lives = stack("more_life", 99)
    endless = worn("C98", lives, lives)
    table = lay_made({"team": ["C04"], "equipment": turrets}, {"team": [endless]})
    do(table, "activate Q05#1")
    assert (asked(table), in_play(table, "C98")["damage"]) == ((P0, "main"), 52)
    do(table, "activate Q05#2")
    assert in_play(table, "C98")["damage"] == 104


@pytest.mark.rule("HEROES-22.6")
@pytest.mark.parametrize(("bomb", "heard"), [(1, []), (3, ["weakness"])])
def test_a_waiting_trigger_is_lost_with_its_card(bomb: int, heard: list[str]) -> None:
    """Both hear the attack; C93 fells C95, which says its word only if it is the older."""
    rivals = [worn("C93", order=bomb), worn("C95", order=2), "C36"]
    table = lay_made({"team": ["C26"]}, {"team": rivals}, at="combat")
    do(table, "use C26 a3", "target C36")
    assert (dead(table, P1), tokens(table, "C26")) == (["C95"], heard)


@pytest.mark.rule("HEROES-22.6")
def test_a_trigger_that_targets_is_no_card(tmp_path: Path) -> None:
    aimed = {**when("ko", {"side": "own"}, damage(1, "t1")), "targets": ENEMY}
    unaimed = when("ko", {"side": "own"}, damage(1, {"weakest": {"side": "enemy"}}))
    assert faults(tmp_path, character("C90", triggers=[unaimed])) == []
    assert faults(tmp_path, character("X90", triggers=[aimed])) == ["X90"]
    assert faults(tmp_path, character("X90", triggers=[when("ko", {"side": "own"}, token("slow", 1, "t1"))])) == ["X90"]


@pytest.mark.rule("HEROES-22.8", "HEROES-10.2")
@pytest.mark.parametrize(("present", "left"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_costs_add_up_and_never_fall_below_one(present: int, left: int) -> None:
    """Q02 costs 3; each Q95 takes 1 off."""
    table = lay_made(
        {"team": ["C04"], "equipment": ["Q95"] * present, "hand": ["Q02"], "reserve": 5}, {"team": ["C10"]}
    )
    do(table, "equip Q02")
    assert (reserve(table, P0), equipment(table, P0)["Q02"]) == (left, 1)


@pytest.mark.rule("HEROES-22.8", "HEROES-14.3")
@pytest.mark.parametrize(("present", "left"), [(0, "4/0"), (1, "5/0"), (2, "6/0"), (3, "6/0")])
def test_preventions_add_up(present: int, left: str) -> None:
    table = lay_made({"team": ["C04"], "equipment": ["Q05"]}, {"team": ["C03"], "equipment": ["Q96"] * present})
    do(table, "activate Q05")
    assert hp(table, "C03") == left


@pytest.mark.rule("HEROES-22.8", "HEROES-11.1")
@pytest.mark.parametrize(("present", "limit"), [(["Q97"], 3), (["Q97", "Q97"], 3), ([], 2)])
def test_of_several_limits_the_highest_counts(present: list[str], limit: int) -> None:
    """Open Portal says 2, each Q97 says 3."""
    side = {"team": ["C04"], "equipment": present, "hand": ["C01", "C02", "C03"]}
    table = lay_made({**side, "places": 1}, {"team": ["C10"]}, event="V10")
    for card in ["C01", "C02", "C03"][:limit]:
        do(table, f"field {card}")
    assert (legal(table, "field"), len(table.view(None)["players"][P0]["team"])) == ([], 1 + limit)


@pytest.mark.rule("HEROES-22.8")
def test_of_several_multi_actions_the_highest_counts() -> None:
    """Three different active actions in one slot, none of them twice."""
    table = lay_made({"team": ["C99"]}, {"team": ["C04"]}, at="combat")
    do(table, "use C99 a2")
    assert sorted(legal(table)) == ["pass", "use C99 a1", "use C99 a3"]
    do(table, "use C99 a1", "use C99 a3")
    assert (tokens(table, "C99"), slot(table)) == (["evasion", "agility", "sight"], "C04")


@pytest.mark.rule("HEROES-22.12")
def test_ready_outside_combat_has_no_effect() -> None:
    """Nor does it count as the one of the turn."""
    table = lay_made(
        {"team": [worn("C18", energy=1, actions=["A26"]), worn("C03", orientation="passive")], "equipment": ["Q98"]},
        {"team": ["C36"]},
    )
    do(table, "activate Q98", "target C03")
    assert in_play(table, "C03")["orientation"] == "passive"
    end_main(table)
    assert order(table) == ["C18", "C03", "C36"]
    do(table, "use A26")
    assert order(table) == ["C18", "C03", "C36", "C03"]


@pytest.mark.rule("HEROES-21.3")
def test_statics_on_all_enemies_touch_the_mob() -> None:
    table = lay_made({"team": ["C04"]}, {"team": ["C10"]}, mode="challengers", mob="M02", round=3, event="V97")
    assert (speed(table, "M02"), speed(table, "C10"), speed(table, "C04")) == (5, 2, 1)


@pytest.mark.rule("HEROES-21.10")
def test_the_mob_uses_every_legal_passive_action_in_printed_order() -> None:
    """The one that must keep 2 energy is passed over."""
    side = {"team": [{"card": "C10", "common": True, "protection": 0}]}
    table = lay_made(
        side, {"team": ["C04"]}, mode="challengers", mob="M90", round=3, at="combat", options={"mob_energy": 0}
    )
    slot_of(table, "C10")
    assert (tokens(table, "M90"), hp(table, "C10")) == (["agility", "evasion"], "7/0")
    pass_slots(table)
    assert asked(table) == (P0, "main")
