"""How the castle falls, how a day ends, and when help arrives."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import AT_START, Castle, last_turn, turn

REASONS = {
    "two_in_close_combat": {"ladders": 0, "tower": 0},
    "surrender_wall": {"wall": 0},
    "surrender_morale": {"morale": 0},
    "surrender_supplies": {"supplies": 0},
}


@pytest.mark.rule("SIEGE-9.1")
def test_a_third_unit_in_close_combat_loses_at_once() -> None:
    assert turn("Volley of Arrows", ladders=0, ram=1, tower=0).changes() == {"ram": 0, "reason": "overrun"}
    assert turn("Volley of Arrows", ladders=0, ram=1, tower=3).changes() == {"ram": 0, "morale": 3}


@pytest.mark.rule("SIEGE-9.1", "SIEGE-9.3")
@pytest.mark.parametrize("other", ["wall", "morale", "supplies"])
@pytest.mark.parametrize(
    ("track", "at_zero"),
    [
        ("wall", lambda **tracks: turn("Trebuchet Attack", trebuchets=2, **tracks)),
        ("wall", lambda **tracks: turn("Trebuchet Attack", trebuchets=1, dice=[4], **tracks)),
        ("supplies", lambda **tracks: turn("Supplies Spoiled", **tracks)),
        ("morale", lambda **tracks: turn("Death of a Leader", **tracks)),
        ("morale", lambda **tracks: turn("Volley of Arrows", ram=1, **tracks)),
        ("morale", lambda **tracks: turn("Trebuchet Attack", trebuchets=0, soldiers="lines", dice=[1], **tracks)),
        ("morale", lambda **tracks: Castle(**tracks).play("extra_ap morale")),
        ("supplies", lambda **tracks: Castle(**tracks).play("extra_ap supplies")),
        ("morale", lambda **tracks: Castle(ram=1, **tracks).play("boiling_water ram", dice=[1])),
        ("morale", lambda **tracks: Castle(ram=0, **tracks).play("close_combat", dice=[1])),
        ("morale", lambda **tracks: Castle(soldiers="lines", **tracks).play("raid", dice=[1])),
        ("morale", lambda **tracks: Castle(soldiers="lines", **tracks).play("sabotage", dice=[1])),
    ],
)
def test_a_second_track_at_0_loses_at_once_in_every_phase(track: str, at_zero: Any, other: str) -> None:
    if other == track:
        assert at_zero(**{track: 1}).reason is None, "a single 0 is no loss yet"
        return
    lost = at_zero(**{track: 1, other: 0})
    assert lost.reason == "double_zero"
    assert lost.legal() == []
    assert at_zero(**{track: 2, other: 0}).reason is None


@pytest.mark.rule("SIEGE-9.1")
def test_a_castle_lost_at_once_loses_nothing_more() -> None:
    assert turn("Illness", wall=0, morale=1).changes() == {"morale": 0, "reason": "double_zero"}


@pytest.mark.rule("SIEGE-9.1")
def test_raising_a_track_does_not_count_the_zeroes() -> None:
    castle = Castle(wall=0, supplies=1, soldiers="tunnel_1", carried=1).play("free_move castle")
    assert castle.changes() == {"soldiers": "castle", "carried": 0, "supplies": 2}


@pytest.mark.rule("SIEGE-9.2")
@pytest.mark.parametrize("reason", REASONS)
def test_at_the_end_of_the_turn_the_first_condition_met_is_the_reason(reason: str) -> None:
    """Each reason alone, and the units together with each track: two tracks at 0 are lost before."""
    assert Castle("Trebuchet Attack", deck=[5], ap=0, **REASONS[reason]).play("end_turn").changes() == {
        "reason": reason
    }
    both = {**REASONS["two_in_close_combat"], **REASONS[reason]}
    assert Castle(ap=0, **both).play("end_turn").reason == "two_in_close_combat"


@pytest.mark.rule("SIEGE-9.2")
def test_one_unit_in_close_combat_and_tracks_at_1_are_no_loss() -> None:
    castle = Castle("Trebuchet Attack", deck=[6], ladders=0, wall=1, morale=1, supplies=1)
    assert castle.play("end_turn").changes() == {"ram": 2, "tower": 2}


@pytest.mark.rule("SIEGE-9.2")
@pytest.mark.parametrize("position", REASONS.values())
def test_there_is_no_loss_before_the_end_of_the_turn(position: dict[str, int]) -> None:
    castle = Castle(**position)
    assert castle.reason is None
    assert castle.legal() != []
    assert turn("Trebuchet Attack", trebuchets=0, **position).reason is None


@pytest.mark.rule("SIEGE-9.3")
@pytest.mark.parametrize(
    ("track", "action"), [("wall", "coupure"), ("morale", "rally"), ("supplies", "free_move castle")]
)
def test_a_track_back_above_0_at_the_end_of_the_turn_is_saved(track: str, action: str) -> None:
    position: dict[str, Any] = {track: 0, "soldiers": "tunnel_1", "carried": 1, "dice": [5]}
    assert Castle("Trebuchet Attack", deck=[5], **position).play(action, "end_turn").reason is None
    assert Castle("Trebuchet Attack", deck=[5], **position).play("end_turn").reason == f"surrender_{track}"


@pytest.mark.rule("SIEGE-9.4")
def test_holding_out_to_the_end_of_day_3_wins() -> None:
    castle = last_turn(3, supplies=2).play("end_turn")
    assert castle.changes() == {"supplies": 1, "reason": "relief"}
    assert castle.legal() == []


@pytest.mark.rule("SIEGE-9.4")
def test_a_castle_that_falls_at_the_end_of_day_3_is_lost() -> None:
    starved = last_turn(3, supplies=1).play("end_turn")
    assert starved.changes() == {"supplies": 0, "reason": "surrender_supplies"}
    broken = last_turn(3, morale=1, soldiers="lines").play("end_turn")
    assert broken.changes() == {"supplies": 3, "soldiers": "castle", "morale": 0, "reason": "surrender_morale"}


@pytest.mark.rule("SIEGE-9.4")
@pytest.mark.parametrize("day", [1, 2])
def test_help_does_not_come_earlier(day: int) -> None:
    assert last_turn(day).play("end_turn").reason is None
    assert Castle("Faith", deck=[1]).play("end_turn").reason is None


@pytest.mark.rule("SIEGE-9.5")
def test_the_outcome_is_win_or_loss_without_a_score() -> None:
    won, lost = last_turn(3).play("end_turn").view()["outcome"], last_turn(3, wall=0).play("end_turn").view()["outcome"]
    assert won == {"scores": [1.0], "winners": [0], "reason": "relief", "turns": 21}
    assert lost == {"scores": [0.0], "winners": [], "reason": "surrender_wall", "turns": 20}
    assert Castle().view()["outcome"] is None


@pytest.mark.rule("SIEGE-9.5")
def test_a_better_castle_wins_no_better() -> None:
    barely = last_turn(3, wall=1, morale=1, supplies=2, ladders=0, ram=1).play("end_turn")
    assert barely.view()["outcome"] == last_turn(3, **AT_START).play("end_turn").view()["outcome"]


@pytest.mark.rule("SIEGE-9.5", "SIEGE-3.3")
def test_a_castle_lost_in_its_first_turn_has_completed_none() -> None:
    castle = Castle("Trebuchet Attack", wall=0).play("end_turn")
    assert castle.view()["outcome"]["turns"] == 0


@pytest.mark.rule("SIEGE-3.3", "SIEGE-9.5")
@pytest.mark.parametrize(("cards", "turns"), [(7, 21), (6, 18)])
def test_the_longest_game_is_three_days(cards: int, turns: int) -> None:
    castle = defended_to_the_end(cards)
    assert castle.view()["outcome"] == {"scores": [1.0], "winners": [0], "reason": "relief", "turns": turns}
    drawn = [step for step in castle.heard() if step["event"] == "drawn"]
    assert [step["day"] for step in drawn] == [1] * (cards - 1) + [2] * cards + [3] * cards
    for day in (2, 3):
        assert len({step["card"] for step in drawn if step["day"] == day}) == cards


def defended_to_the_end(cards: int) -> Castle:
    """A whole game with nothing but sixes: home with the loot, then the nearest unit, then the walls."""
    castle = Castle(at="turn", options={"cards_per_day": cards}, dice=[6] * 200, **AT_START)
    while castle.reason is None:
        castle.play(best(castle))
    return castle


def best(castle: Castle) -> str:
    view, legal = castle.view(), castle.legal()
    near = sorted((at, unit) for unit, at in view["units"].items() if at is not None and 1 <= at <= 2)
    home = view["carried"] == 2
    wanted = ["close_combat", *(f"archers {unit}" for _, unit in near), "coupure", "rally", "raid"]
    wanted += ["fast_move castle", "enter_tunnel"] if home else ["fast_move lines"]
    if view["soldiers"] == "castle" and view["tracks"]["supplies"] <= 2:
        wanted.append("enter_tunnel")
    return next((action for action in wanted if action in legal), "end_turn")


@pytest.mark.rule("SIEGE-9.6")
@pytest.mark.parametrize(("place", "carried", "supplies"), [("tunnel_1", 2, 3), ("tunnel_2", 1, 2), ("tunnel_2", 0, 1)])
def test_at_the_end_of_the_day_soldiers_in_the_tunnel_come_home(place: str, carried: int, supplies: int) -> None:
    castle = last_turn(1, supplies=2, soldiers=place, carried=carried, shuffles=[[5]]).play("end_turn")
    assert castle.view()["tracks"]["supplies"] == supplies
    assert (castle.view()["soldiers"], castle.view()["carried"]) == ("castle", 0)
    assert castle.view()["tracks"]["morale"] == 4


@pytest.mark.rule("SIEGE-9.6", "SIEGE-10.1")
def test_at_the_end_of_the_day_soldiers_in_the_lines_are_captured() -> None:
    castle = last_turn(3, soldiers="lines", carried=2).play("end_turn")
    assert castle.changes() == {"supplies": 3, "soldiers": "castle", "carried": 0, "morale": 3, "reason": "relief"}


@pytest.mark.rule("SIEGE-9.6")
def test_the_day_is_eaten_before_the_soldiers_come_home() -> None:
    assert last_turn(3, supplies=4, soldiers="tunnel_1", carried=2).play("end_turn").view()["tracks"]["supplies"] == 4
    heard = last_turn(1, supplies=1, soldiers="tunnel_1", carried=1).play("end_turn").heard()
    assert [step.get("track", step["event"]) for step in heard[:4]] == ["acted", "supplies", "soldiers", "supplies"]


@pytest.mark.rule("SIEGE-9.6", "SIEGE-3.1")
def test_only_the_last_card_ends_the_day() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], soldiers="tunnel_1", carried=1, supplies=2).play("end_turn")
    assert castle.changes() == {"ram": 2}
    assert castle.view()["day"] == 1


@pytest.mark.rule("SIEGE-9.7")
@pytest.mark.parametrize("day", [1, 2])
def test_the_next_day_shuffles_all_seven_cards_and_goes_on(day: int) -> None:
    castle = last_turn(day, wall=3, trebuchets=0, shuffles=[[1]]).play("end_turn")
    view = castle.view()
    assert castle.changes() == {"supplies": 3}
    assert (view["day"], view["turn"], view["card"], view["played"]) == (day + 1, 1, 1, [])
    assert view["undrawn"] == [2, 3, 4, 5, 6, 7]
    assert castle.ap == {1: 2, 2: 1}[day]


@pytest.mark.rule("SIEGE-9.7")
def test_a_single_0_at_the_end_of_day_1_or_2_is_judged_at_the_end_of_the_next_turn() -> None:
    castle = last_turn(1, morale=1, soldiers="lines", trebuchets=0, shuffles=[[1]]).play("end_turn")
    assert castle.changes() == {"supplies": 3, "soldiers": "castle", "morale": 0}
    assert castle.play("end_turn").reason == "surrender_morale"


@pytest.mark.rule("SIEGE-9.7", "SIEGE-9.1")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_a_second_0_at_the_end_of_a_day_loses_at_once(day: int) -> None:
    castle = last_turn(day, morale=1, supplies=1, soldiers="lines").play("end_turn")
    assert castle.changes() == {"supplies": 0, "soldiers": "castle", "morale": 0, "reason": "double_zero"}
    assert castle.view()["day"] == day
