"""APOTHEOSIS-18: who wins, and what happens when a battle is over."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, lay
from table import asked, do, legal, scores

LAST: dict[str, Any] = {"round": 20, "order": []}


def wolf(at: str, **more: Any) -> dict[str, Any]:
    return {"card": "K02", "at": at, **more}


# Who wins


@pytest.mark.rule("APOTHEOSIS-18.1")
def test_the_last_team_with_a_living_character_wins() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "hp": 2}), "attack c4", dice=[1])
    assert (scores(table), asked(table)) == ([1, 0], None)
    assert table.reason


@pytest.mark.rule("APOTHEOSIS-18.1", "APOTHEOSIS-R79")
def test_a_team_is_not_defeated_while_a_companion_lives() -> None:
    sides = ({"at": "c3", "ap": 9}, {"at": "c4", "hp": 2, "support": [wolf("d3", hp=2)]})
    table = do(lay(*sides), "attack c4", dice=[1])
    assert scores(table) is None
    do(table, "attack d3", dice=[4])
    assert scores(table) == [1, 0]


@pytest.mark.rule("APOTHEOSIS-18.1")
def test_a_summon_that_is_not_evoked_is_no_living_character() -> None:
    summon = {"card": "K10", "concealed": True}
    table = do(lay({"at": "c3"}, {"at": "c4", "hp": 2, "support": [summon]}), "attack c4", dice=[1])
    assert scores(table) == [1, 0]


@pytest.mark.rule("APOTHEOSIS-18.1")
def test_teams_win_and_lose_together() -> None:
    """P2 is down already: its team wins all the same, and both of the other lose."""
    sides = ({"at": "c3"}, {"at": "c4", "hp": 2}, {"hp": 0}, {"hp": -1})
    assert scores(do(lay(*sides, mode="teams", seats=4), "attack c4", dice=[1])) == [1, 0, 1, 0]


@pytest.mark.rule("APOTHEOSIS-18.1")
def test_a_free_for_all_goes_on_until_one_is_left() -> None:
    sides = ({"at": "c3", "ap": 9}, {"at": "c4", "hp": 2}, {"at": "d3", "hp": 2})
    table = do(lay(*sides, mode="ffa", seats=3), "attack c4", dice=[1])
    assert (scores(table), look.life(table, P1)) == (None, "ko")
    do(table, "attack d3", dice=[1])
    assert scores(table) == [1, 0, 0]


@pytest.mark.rule("APOTHEOSIS-18.1", "APOTHEOSIS-R78")
def test_if_nobody_is_left_it_is_a_draw() -> None:
    side = {"hp": 2, "saved": True}
    table = do(lay({**side, "inventory": ["V18"]}, side, side, mode="ffa", seats=3, round=3), "use V18 e1")
    assert (table.state.outcome() is not None, len(set(scores(table) or []))) == (True, 1)


@pytest.mark.rule("APOTHEOSIS-18.2")
@pytest.mark.parametrize(
    ("sides", "found"),
    [
        (({"hp": 6}, {"hp": 5}), [1, 0]),
        (({"hp": 5}, {"hp": 5}), [0.5, 0.5]),
        (({"hp": 1}, {"hp": 0, "support": [wolf("a7")]}), [1, 0]),
        (({"hp": 4, "support": [wolf("a1", hp=2)]}, {"hp": 5}), [1, 0]),
        (({"hp": 4, "support": [wolf("a1", hp=0)]}, {"hp": 5}), [0, 1]),
    ],
)
def test_after_the_last_round_living_heroes_and_then_hp_count(
    sides: tuple[dict[str, Any], ...], found: list[float]
) -> None:
    """A Hero with 1 HP is more than a wolf with 10; HP are those of all living characters."""
    table = do(lay(*sides, **LAST), "end_turn")
    assert scores(table) == found


@pytest.mark.rule("APOTHEOSIS-18.2")
def test_the_round_before_the_last_is_not_the_end() -> None:
    assert scores(do(lay({"hp": 6}, {"hp": 5}, round=19, order=[]), "end_turn")) is None


@pytest.mark.rule("APOTHEOSIS-18.2")
def test_teams_are_compared_after_the_last_round() -> None:
    """Two living Heroes with 2 HP beat one with 10."""
    sides = ({"hp": 1}, {"hp": 10}, {"hp": 1}, {"hp": 0})
    assert scores(do(lay(*sides, mode="teams", seats=4, **LAST), "end_turn")) == [1, 0, 1, 0]


# The end of a battle


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_end_of_battle_effects_cannot_change_the_result() -> None:
    """Sunward heals 2 when it is over: 4 HP have lost against 5, though they are 6 afterwards."""
    sun = {"hero": {"house": "H08", "classes": []}, "hp": 4, "hp_max": 9}
    table = lay(sun, {"hp": 5}, at="battle_end")
    assert (scores(table), look.hp(table, P0)) == ([0, 1], 6)


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_end_of_battle_effects_are_of_the_living() -> None:
    """Knocked out, Sunward heals nobody: it gets up with 1 HP."""
    sun = {"hero": {"house": "H08", "classes": []}, "hp": 0}
    assert look.hp(lay(sun, {"hp": 5}, at="battle_end"), P0) == 1


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_effects_of_the_scenario_come_before_it_is_discarded() -> None:
    """The Well heals who wants to drink."""
    table = lay({"hp": 5}, {"hp": 7}, scenario=["V19"], at="battle_end")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V19 e2", "pass"])
    do(table, "use V19 e2")
    while asked(table) is not None:
        do(table, "pass")
    assert (look.hp(table, P0), look.scenario(table), look.discard(table, P0), scores(table)) == (
        6,
        [],
        ["V19"],
        [0, 1],
    )


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_summons_are_unevoked_and_the_knocked_out_get_up() -> None:
    side = {"hp": 0, "support": [{"card": "K10", "at": "b2"}, {"card": "K01", "at": "d2", "hp": 0}]}
    table = lay({**side, "hp": 3}, {"hp": 0}, at="battle_end")
    assert (look.where(table, "K10"), look.is_concealed(table, P0, "K10")) == (None, True)
    assert (look.hp(table, "d2"), look.life(table, "d2"), look.hp(table, P1), look.life(table, P1)) == (
        1,
        "alive",
        1,
        "alive",
    )


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_a_dead_hero_loses_its_house_and_its_cards() -> None:
    sheet = {"house": "H02", "classes": ["C05", "C03"], "entity": "E02"}
    side = {"hero": sheet, "hp": -1, "equip": ["I08"], "memento": ["S01"], "inventory": ["V03", "I12"]}
    table = lay({}, side, at="battle_end")
    assert look.banished(table) == ["H02"]
    assert sorted(look.sheet_discard(table, P1)) == ["C03", "C05", "E02"]
    assert sorted(look.discard(table, P1)) == ["I08", "I12", "S01", "V03"], "no ally is left to inherit"
    assert (look.classes(table, P1), look.inventory(table, P1)) == ([], [])


@pytest.mark.rule("APOTHEOSIS-18.3", "APOTHEOSIS-6.6", "APOTHEOSIS-6.7")
def test_items_of_a_dead_hero_go_to_an_ally_of_choice_or_the_pile() -> None:
    """One Item after the other; what nobody is given goes to the pile."""
    dead = {"hp": -1, "at": "b1", "equip": ["I08", "I12"], "memento": ["S01"]}
    sides: list[dict[str, Any]] = [{"at": "a1"}, {"hp": 5}, dead, {}]
    table = lay(*sides, mode="teams", seats=4, at="battle_end")
    assert asked(table) == (P2, "heir")
    assert legal(table) == ["give a1", "done"]
    do(table, "give a1")
    assert look.inventory(table, P0) == ["I08"]
    do(table, "done")
    assert (look.inventory(table, P0), sorted(look.discard(table, P2))) == (["I08"], ["I12", "S01"])
    assert scores(table) == [0, 1, 0, 1]


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_temporary_modifiers_end() -> None:
    lasting = [{"stat": "CON", "amount": 2, "until": "battle"}]
    table = lay({"modifiers": lasting}, at="battle_end")
    assert (look.attribute(table, P0, "CON"), table.view(None)["modifiers"]) == (5, [])


@pytest.mark.rule("APOTHEOSIS-18.3", "APOTHEOSIS-15.1")
def test_counters_of_other_cards_stay() -> None:
    table = lay({"equip": [{"card": "I04", "counters": {"CHARGE": 2}}]}, at="battle_end")
    assert look.counters(table, P0, "I04") == {"CHARGE": 2}


@pytest.mark.rule("APOTHEOSIS-18.3")
def test_a_living_hero_keeps_everything() -> None:
    table = lay({"inventory": ["I01"], "support": [wolf("a1")]}, {"hp": 3}, at="battle_end")
    assert (look.inventory(table, P0), look.support(table, P0), look.banished(table)) == (["I01"], ["K02"], [])
