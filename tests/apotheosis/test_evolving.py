"""APOTHEOSIS-9.12 and 12.8: a Companion evolves."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, answers, lay
from table import asked, do, log, offers, refuses


def pup(*attached: str, **more: Any) -> dict[str, Any]:
    return {"card": "K01", "at": "b2", "attached": list(attached), **more}


@pytest.mark.rule("APOTHEOSIS-12.8", "APOTHEOSIS-9.12", "APOTHEOSIS-R55")
def test_a_companion_evolves_out_of_the_deck() -> None:
    """3/5 with a Skill of 3 XP and an Item: 8/10 with the Item. The deck is shuffled before the old card is buried."""
    side = {"deck": ["I01", "K02", "I02"], "support": [pup("S01", "I03", hp=3)]}
    table = do(lay(side, active="b2", order=["c7"], shuffles=[["I02", "I01"]]), "evolve")
    assert (look.support(table, P0), look.where(table, "K02"), look.where(table, "K01")) == (["K02"], "b2", None)
    assert (look.hp(table, "b2"), look.hp_max(table, "b2"), look.attached(table, P0, "K02")) == (8, 10, ["I03"])
    assert (look.discard(table, P0), look.deck(table, P0), look.active(table)) == (["S01"], ["I02", "I01", "K01"], "c7")
    assert "K02" in look.mentioned(log(table, 1))


@pytest.mark.rule("APOTHEOSIS-12.8")
def test_a_companion_evolves_out_of_the_inventory() -> None:
    """Both are there: one is picked, or the other taken."""
    side = {"deck": ["I01", "K02", "I02"], "inventory": ["K02"], "support": [pup("S01")]}
    table = do(lay(side, active="b2", order=["c7"]), "evolve")
    assert (asked(table), answers(table, "pick"), answers(table, "take")) == ((P0, "evolution"), ["K02"], ["K02"])
    do(table, "pick K02")
    assert (look.inventory(table, P0), look.support(table, P0)) == ([], ["K02"])
    assert look.deck(table, P0) == ["I01", "K02", "I02", "K01"]


@pytest.mark.rule("APOTHEOSIS-12.8")
@pytest.mark.parametrize(
    ("card", "reason"),
    [("K05", "another path"), ("K03", "two levels more"), ("K01", "the same level")],
)
def test_only_the_same_path_and_the_next_level(card: str, reason: str) -> None:
    assert refuses(lay({"inventory": [card], "support": [pup("S01")]}, active="b2"), "evolve"), reason


@pytest.mark.rule("APOTHEOSIS-12.8")
@pytest.mark.parametrize(("athletics", "allowed"), [(1, False), (2, True)])
def test_the_hero_must_meet_the_requirement_of_the_new_card(athletics: int, allowed: bool) -> None:
    hero = {"hero": {"house": "H01", "classes": []}, "knowledge": {"athletics": athletics}}
    table = lay({**hero, "inventory": ["K02"], "support": [pup("S01")]}, active="b2")
    assert offers(table, "evolve") is allowed


@pytest.mark.rule("APOTHEOSIS-12.8")
def test_xp_is_of_attached_skills_only() -> None:
    """Not of Skills in the memento or inventory, and not of Items."""
    side = {"inventory": ["K02", "S01"], "memento": ["S02"], "support": [pup("I01")]}
    assert refuses(lay(side, active="b2"), "evolve")


@pytest.mark.rule("APOTHEOSIS-12.8")
def test_which_skills_are_discarded_is_chosen() -> None:
    side = {"inventory": ["K02"], "support": [pup("S01", "S02", "S03")]}
    table = do(lay(side, active="b2"), "evolve")
    assert (asked(table), answers(table, "pick")) == ((P0, "experience"), ["S01", "S02", "S03"])
    do(table, "pick S02", "done")
    assert (look.discard(table, P0), look.attached(table, P0, "K02")) == (["S02"], ["S01", "S03"])


@pytest.mark.rule("APOTHEOSIS-12.8")
def test_counters_and_piece_pass_to_the_new_card() -> None:
    """The same piece: markers, facing and debt stay."""
    old = pup("S01", counters={"TIME": 2}, markers=["MARKED"], facing="w", debt=1)
    table = do(lay({"inventory": ["K02"], "support": [old]}, active="b2", order=["c7"]), "evolve")
    assert (look.counters(table, P0, "K02"), look.markers(table, "b2"), look.facing(table, "b2")) == (
        {"TIME": 2},
        {"MARKED"},
        "w",
    )


@pytest.mark.rule("APOTHEOSIS-12.8")
def test_damage_carries_over() -> None:
    for health, now in ((1, 6), (5, 10)):
        side = {"inventory": ["K02"], "support": [pup("S01", hp=health)]}
        assert look.hp(do(lay(side, active="b2", order=["c7"]), "evolve"), "b2") == now


@pytest.mark.rule("APOTHEOSIS-12.8", "APOTHEOSIS-7.8")
def test_evolving_is_the_whole_turn() -> None:
    side = {"inventory": ["K02"], "support": [pup("S01")]}
    assert offers(lay(side, active="b2"), "evolve")
    table = do(lay(side, active="b2"), "turn e")
    assert refuses(table, "evolve")


@pytest.mark.rule("APOTHEOSIS-9.12")
def test_a_hero_does_not_evolve() -> None:
    side = {"inventory": ["K02"], "support": [pup("S01")]}
    assert refuses(lay(side), "evolve")
