"""The summons: Wisp, Lantern Djinn, Glass Heron."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, answers, exhausted, lay
from apotheosis.cards.trial import alone, dmg, health, pet
from apotheosis.looking import (
    activated,
    hp,
    is_concealed,
    story,
    upright,
    where,
)
from table import asked, do


def concealed(card: str, **side: Any) -> dict[str, Any]:
    return {"at": "c3", "memento": ["S15"], "support": [{"card": card, "concealed": True}], **side}


@pytest.mark.rule("APOTHEOSIS-12.4", "APOTHEOSIS-10.6")
@pytest.mark.parametrize(("con", "injury"), [(3, 2), (4, 1), (7, 1), (8, 0)])
def test_k10_wisp_burns_the_enemies_beside_it_when_it_is_evoked(con: int, injury: int) -> None:
    """3 DMG, measured from the Wisp."""
    troop = [pet("K06", "d4"), pet("K01", "c6")]
    foe = {"at": "c5", "attributes": {"CON": con}, "support": troop}
    table = do(lay(concealed("K10"), foe), "evoke K10", "tile c4")
    assert health(table, P1, "d4", "c6", P0) == [10 - injury, 5 - 1, 5, 10], "CON 6 at d4; c6 is 2 tiles away"


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_k10_wisp_burns_nobody_when_it_is_alone_or_recruited() -> None:
    assert activated(do(lay(concealed("K10"), {"at": "c7"}), "evoke K10", "tile c4")) == []
    table = do(lay({"at": "c3", "inventory": ["K10"]}, {"at": "c4"}), "recruit K10")
    assert (activated(table), hp(table, P1)) == ([], 10)


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-12.4")
def test_k11_lantern_djinn_recovers_a_point_when_it_is_concealed() -> None:
    side = {"at": "c3", "memento": exhausted("S01", "S02", "S09"), "support": [pet("K11", "c2")]}
    table = do(lay(side), "unevoke K11")
    assert (asked(table), answers(table, "pick")) == ((P0, "points"), ["S01", "S09"]), "not the one of 2"
    do(table, "pick S09")
    assert (upright(table, P0), is_concealed(table, P0, "K11"), where(table, "K11")) == (["S09"], True, None)
    assert activated(do(lay({**side, "memento": ["S01"]}), "unevoke K11")) == []


@pytest.mark.rule("APOTHEOSIS-16.5")
def test_k11_lantern_djinn_recovers_a_point_when_it_falls() -> None:
    """A fallen summon is unevoked."""
    foe = {"at": "e7", "memento": exhausted("S01"), "support": [pet("K11", "c4", hp=1)]}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert (upright(table, P1), is_concealed(table, P1, "K11")) == (["S01"], True)


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(("key", "more"), [("S09", 2), ("S11", 0)])
def test_k11_lantern_djinn_burns_harder_with_fire(key: str, more: int) -> None:
    table = do(alone("K11", key, ap=7), "use K11 e2", dice=[1])
    assert dmg(do(table, "attack b2", dice=[1])) == [6 + 1 + more, 5 + 1 + more]


@pytest.mark.rule("APOTHEOSIS-R74", "APOTHEOSIS-1.7")
def test_k12_glass_heron_shows_a_card_of_each_enemy_hero_near_it() -> None:
    """At the end of its turn, within 2 of itself, drawn by lot."""
    sides = (
        {"at": "a1", "inventory": ["I01"], "support": [pet("K12", "b3")]},
        {"at": "b5", "inventory": ["I02", "I03"]},
        {"at": "d3", "inventory": ["I04"]},
        {"at": "c5", "inventory": ["I06"]},
    )
    table = do(lay(*sides, mode="ffa", seats=4, active="b3", order=[]), "end_turn", dice=[2, 1])
    assert [heard["card"] for heard in story(table, "shown")] == ["I03", "I04"]


@pytest.mark.rule("APOTHEOSIS-22.4")
def test_k12_glass_heron_sees_nothing_far_away_or_in_empty_hands() -> None:
    heron = {"at": "a1", "inventory": ["I01"], "support": [pet("K12", "b3")]}
    assert activated(do(lay(heron, {"at": "b6", "inventory": ["I02"]}, active="b3"), "end_turn")) == []
    assert activated(do(lay(heron, {"at": "b4"}, active="b3"), "end_turn")) == []
    open_hand = {"at": "b4", "inventory": [{"card": "I02", "shown": True}]}
    table = do(lay(heron, open_hand, active="b3"), "end_turn")
    assert activated(table) == [], "only what is concealed"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_of_two_summons_that_no_rule_distinguishes_one_is_offered() -> None:
    asleep = {"card": "K12", "concealed": True}
    side = {"at": "c3", "level": 4, "memento": ["S15"], "support": [asleep, asleep]}
    assert answers(lay(side), "evoke") == ["K12"]
    other = {"card": "K10", "concealed": True}
    assert answers(lay({**side, "support": [asleep, other]}), "evoke") == ["K12", "K10"]
