"""HEROES-13.5 to 13.11: who may be chosen, and who is hit instead."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, lay, slot_of, targets, worn
from heroes.characters import hp, tokens
from heroes.looking import slot
from table import asked, do, legal

EVASION = {"type": "evasion", "fresh": True}


def aimed(actor: Any, *enemies: Any, action: str = "use C01 a1") -> list[str]:
    """The targets of an action in the actor's slot."""
    table = lay({"team": [actor]}, {"team": list(enemies)}, at="combat")
    return targets(do(slot_of(table, actor if isinstance(actor, str) else actor["card"]), action))


@pytest.mark.rule("HEROES-13.5")
@pytest.mark.parametrize(
    ("actor", "enemies", "expected"),
    [
        ("C01", ["C10", "C12", "C16"], {"C10", "C12", "C16"}),
        ("C01", [worn("C02", "invisibility"), "C10", "C12"], {"C10", "C12"}),
        ("C01", [worn("C04", "taunt"), worn("C10", "taunt"), "C12"], {"C04", "C10"}),
        ("C01", [worn("C02", "invisibility", "taunt"), worn("C10", "taunt"), "C12"], {"C02", "C10"}),
        (worn("C01", "sight"), [worn("C02", "invisibility"), "C10", worn("C12", "taunt")], {"C02", "C10", "C12"}),
        (worn("C01", "taunt"), [worn("C04", "taunt", "immunity:special_plus"), "C10"], {"C04", "C10"}),
    ],
)
def test_invisible_ones_are_removed_then_taunt_binds(actor: Any, enemies: list[Any], expected: set[str]) -> None:
    assert set(aimed(actor, *enemies)) == expected


@pytest.mark.rule("HEROES-13.5", "HEROES-12.13")
def test_an_invisible_enemy_alone_cannot_be_attacked() -> None:
    """Not by a chosen target; Thunder Scale reaches it."""
    table = lay({"team": [{"card": "C20", "energy": 3}]}, {"team": [worn("C02", "invisibility")]}, at="combat")
    assert legal(slot_of(table, "C20"), "use") == ["use C20 a1"]


@pytest.mark.rule("HEROES-13.5")
def test_allies_are_never_removed() -> None:
    """An invisible ally may be healed, and no enemy's Taunt draws the heal."""
    side = [{"card": "C08", "energy": 1}, worn("C10", "invisibility"), worn("C12", "taunt")]
    table = lay({"team": side}, {"team": [worn("C04", "taunt")]}, at="combat")
    do(table, "use C08 a1")
    assert set(targets(table)) == {"C08", "C10", "C12"}


@pytest.mark.rule("HEROES-13.5")
def test_filters_come_before_taunt() -> None:
    """Pickpocket needs energy: a taunter without any does not bind it."""
    found = aimed(
        "C09", worn("C04", "taunt"), {"card": "C10", "energy": 1}, {"card": "C12", "energy": 1}, action="use C09 a1"
    )
    assert set(found) == {"C10", "C12"}


@pytest.mark.rule("HEROES-13.6")
def test_up_to_so_many_different_enemies() -> None:
    witch = {"card": "C30", "energy": 3}
    enemies = [{"card": card, "protection": 0} for card in ("C10", "C12", "C16")]
    table = do(lay({"team": [witch]}, {"team": enemies}, at="combat"), "use C30 a2", "target C12")
    assert set(legal(table)) == {"target C10", "target C16", "done"}
    do(table, "target C16")
    assert (hp(table, "C10"), hp(table, "C12"), hp(table, "C16")) == ("8/0", "3/0", "5/0")
    table = do(lay({"team": [witch]}, {"team": enemies}, at="combat"), "use C30 a2", "target C12", "done")
    assert (hp(table, "C10"), hp(table, "C12"), hp(table, "C16")) == ("8/0", "3/0", "8/0")


@pytest.mark.rule("HEROES-13.6")
def test_at_least_one_is_chosen() -> None:
    table = lay({"team": [{"card": "C30", "energy": 3}]}, {"team": ["C10", "C12"]}, at="combat")
    do(table, "use C30 a2")
    assert set(legal(table)) == {"target C10", "target C12"}


@pytest.mark.rule("HEROES-13.6")
def test_taunting_ones_first_then_the_others() -> None:
    witch = {"card": "C30", "energy": 3}
    enemies: list[Any] = [worn("C04", "taunt"), "C10", worn("C02", "invisibility"), "C12"]
    table = do(slot_of(lay({"team": [witch]}, {"team": enemies}, at="combat"), "C30"), "use C30 a2")
    assert set(legal(table)) == {"target C10", "target C12", "done"}
    enemies = [worn("C04", "taunt"), worn("C10", "taunt"), worn("C12", "taunt"), "C16"]
    table = do(lay({"team": [witch]}, {"team": enemies}, at="combat"), "use C30 a2")
    assert set(targets(table)) == {"C04", "C10", "C12"}
    do(table, "target C10")
    assert "target C16" not in legal(table)


@pytest.mark.rule("HEROES-13.6")
def test_all_taunting_ones_that_fit_must_be_chosen() -> None:
    witch = {"card": "C30", "energy": 3}
    enemies: list[Any] = [worn("C04", "taunt"), worn("C10", "taunt"), "C12"]
    table = do(lay({"team": [witch]}, {"team": enemies}, at="combat"), "use C30 a2")
    while asked(table) == (P0, "target"):
        assert "done" not in legal(table)
        assert set(targets(table)) <= {"C04", "C10"}
        table.play(table.legal()[0])
    assert [hp(table, card) for card in ("C04", "C10", "C12")] == ["4/0", "7/0", "6/1"]


@pytest.mark.rule("HEROES-13.7")
@pytest.mark.parametrize(
    ("held", "free"),
    [
        (["sight"], True),
        (["sight", "fury"], False),
        (["sight", "fury", "immunity:fury"], True),
        (["sight", "immunity:special_plus"], False),
    ],
)
def test_fury_cancels_sight(held: list[str], free: bool) -> None:
    """With Sight the taunter does not bind; without it C04 is hit, by choice or by Fury."""
    enemies = [worn("C04", "taunt", protection=0), {"card": "C12", "protection": 0}]
    table = lay({"team": [worn("C01", *held)]}, {"team": enemies}, at="combat")
    if slot(table) == "C01":
        do(table, "use C01 a1")
    if free:
        assert set(targets(table)) == {"C04", "C12"}
    else:
        assert (hp(table, "C04"), hp(table, "C12")) == ("4/0", "6/0")


@pytest.mark.rule("HEROES-13.8")
def test_what_chooses_for_itself_ignores_taunt_and_invisibility() -> None:
    enemies = [
        worn("C04", "taunt", protection=0),
        worn("C02", "invisibility", protection=0),
        {"card": "C12", "protection": 0},
    ]
    table = lay({"team": [{"card": "C20", "energy": 3}]}, {"team": enemies}, at="combat")
    do(slot_of(table, "C20"), "use C20 a1")
    assert [hp(table, card) for card in ("C04", "C02", "C12")] == ["3/0", "3/0", "4/0"]
    table = lay({"team": [{"card": "C19", "energy": 2}]}, {"team": enemies}, at="combat")
    do(slot_of(table, "C19"), "use C19 a1", dice=[2])
    assert "silence" in tokens(table, "C02")


@pytest.mark.rule("HEROES-13.8")
def test_the_weakest_enemy_may_be_invisible() -> None:
    hidden = worn("C02", "invisibility", damage=3, protection=0)
    table = lay({"team": ["C01"]}, {"team": [hidden, worn("C10", "taunt")]}, event="V16", at="combat")
    assert hp(table, "C02") == "1/0"


@pytest.mark.rule("HEROES-13.6", "HEROES-13.5")
def test_with_sight_no_taunter_need_be_among_the_targets() -> None:
    witch = worn("C30", "sight", energy=3)
    table = lay({"team": [witch]}, {"team": [worn("C04", "taunt"), "C10", "C12"]}, at="combat")
    do(table, "use C30 a2")
    assert set(targets(table)) == {"C04", "C10", "C12"}
    do(table, "target C10")
    assert set(legal(table)) == {"target C04", "target C12", "done"}


@pytest.mark.rule("HEROES-13.5", "HEROES-1.4")
def test_in_teams_a_teammates_taunt_and_invisibility_do_not_matter() -> None:
    sides: list[dict[str, Any]] = [{"team": [{"card": "C08", "energy": 1}]}, {"team": ["C10", "C12"]}]
    sides += [{"team": [worn("C15", "taunt"), worn("C16", "invisibility")]}, {"team": ["C04"]}]
    table = slot_of(lay(*sides, mode="teams", seats=4, at="combat"), "C08")
    do(table, "use C08 a2")
    assert set(targets(table)) == {"C10", "C12", "C04"}
    table = slot_of(lay(*sides, mode="teams", seats=4, at="combat"), "C08")
    do(table, "use C08 a1")
    assert set(targets(table)) == {"C08", "C15", "C16"}
