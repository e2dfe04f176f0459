"""What an action of a duel costs, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from duel.reasons.made import lay
from reasons import prices
from table import do

BEFORE_B = {"defense": {1: "ROO-03", 2: "NEU-03"}}


@pytest.mark.parametrize(
    ("tried", "side", "said"),
    [
        ("play_creature EMB-07 attack 1", {"hand": ["EMB-07"], "mana": 5}, ["3 mana (2 left)"]),
        ("play_creature TID-06 attack 1", {"hand": ["TID-06"], "mana": 3}, ["3 mana (0 left)", "1 HP (19 left)"]),
        ("play_spell SPK-00", {"hand": ["SPK-00"]}, []),
        ("set_trap EMB-22", {"hand": ["EMB-22"], "mana": 2}, ["2 mana (0 left)"]),
        (
            "play_spell DUS-12 pay:A.atk1",
            {"hand": ["DUS-12"], "mana": 2, "hero": "DUS-H1", "attack": {1: "DUS-02", 2: "DUS-02"}},
            ["1 mana (1 left)", "sacrifice a creature (1 left)"],
        ),
        ("play_spell TST-09 pay:EMB-01", {"hand": ["TST-09", "EMB-01", "EMB-02"]}, ["discard 2 cards (0 left)"]),
        ("play_shard SHD-E", {"hand": ["SHD-E"], "mana_gain_used": False}, ["your mana gain of this turn"]),
        ("card_to_mana SHD-E", {"hand": ["SHD-E"], "mana_gain_used": False}, ["your mana gain of this turn"]),
        (
            "hero_replace SHD-E",
            {"hand": ["SHD-E"], "hero_action_used": False},
            ["your hero action until your next turn"],
        ),
        (
            "hero_draw",
            {"hero_action_used": False, "mana": 2, "bonus": 1},
            ["1 mana (2 left)", "your hero action until your next turn"],
        ),
        (
            "use_ability A a2 A.atk1",
            {"hero": "EMB-H2", "hero_action_used": False, "mana": 3, "attack": {1: "NEU-08"}},
            [
                "3 mana (0 left)",
                "your hero action until your next turn",
                "not usable again for 3 turns of yours",
            ],
        ),
        (
            "use_ability A.atk1 a1 A.atk1",
            {"attack": {1: "EMB-08"}, "mana": 1},
            ["1 mana (0 left)", "exhausts Slag Thrower"],
        ),
        ("attack A.atk1 B", {"attack": {1: "EMB-04"}}, ["exhausts Brand Duelist"]),
        ("end_turn", {}, []),
        (
            "play_creature ECH-14 attack 1",
            {"hand": ["ECH-14"], "mana": 6, "hero": "DUS-H1", "attack": {2: "DUS-02"}},
            ["6 mana (0 left), or 2 mana (4 left) and sacrifice a creature (0 left)"],
        ),
        (
            "play_creature TST-56 attack 1",
            {"hand": ["TST-56", "SHD-E"], "mana": 2},
            ["2 mana (0 left), or 3 HP (17 left) and discard a card (0 left), or nothing"],
        ),
        ("play_spell ECH-04", {"hand": ["ECH-04"], "mana": 3}, ["1 mana (2 left)", "X more mana, 0 to 2"]),
        (
            "play_spell ECH-13",
            {"grave": ["ECH-13"], "mana": 1, "hero": "DUS-H1"},
            ["1 mana (0 left)", "2 HP (18 left)"],
        ),
    ],
)
@pytest.mark.rule("DUEL-6.3", "DUEL-6.5", "DUEL-6.6", "DUEL-19.10")
def test_a_price_is_told_with_what_is_left(tried: str, side: dict[str, Any], said: list[str]) -> None:
    assert prices(lay(side, {"attack": {1: "ROO-03"}}), tried) == said


@pytest.mark.rule("DUEL-6.1", "DUEL-19.10")
def test_a_declaration_tells_the_price_of_each_answer() -> None:
    ways = lay({"hand": ["ECH-14"], "mana": 6, "hero": "DUS-H1", "attack": {2: "DUS-02"}})
    do(ways, "play_creature ECH-14 attack 1")
    assert prices(ways, "option 1") == ["6 mana (0 left)"]
    assert prices(ways, "option 2") == ["2 mana (4 left)", "sacrifice a creature (0 left)"]
    spark = do(lay({"hand": ["ECH-04"], "mana": 3}), "play_spell ECH-04")
    assert prices(spark, "amount 2") == ["3 mana (0 left)"]
    assert prices(do(spark, "amount 2"), "target B") == ["3 mana (0 left)"]


@pytest.mark.rule("DUEL-8.4")
def test_a_block_exhausts_all_but_bulwarks() -> None:
    table = do(lay({"attack": {1: "EMB-04"}}, BEFORE_B), "attack A.atk1 B")
    assert prices(table, "block B.def1") == ["exhausts Mossback Boar"]
    assert prices(table, "block B.def2") == prices(table, "no_block") == []


@pytest.mark.rule("DUEL-17.6")
def test_a_yes_tells_what_prevents_the_effect() -> None:
    table = lay({"hand": ["SPK-00"], "mana": 1}, {"attack": {1: "ECH-05"}})
    do(table, "play_spell SPK-00")
    assert (prices(table, "yes"), prices(table, "no")) == (["1 mana (0 left)"], [])
    assert prices(table, "yes", "pt") == ["1 de mana (não sobra nada)"]


@pytest.mark.rule("DUEL-6.1")
def test_what_is_told_to_be_left_is_left() -> None:
    table = lay({"hand": ["TID-06"], "mana": 4, "bonus": 1})
    assert prices(table, "play_creature TID-06 attack 1") == ["3 mana (2 left)", "1 HP (19 left)"]
    side = do(table, "play_creature TID-06 attack 1").view()["players"][0]
    assert (side["mana"] + side["bonus"], side["hero"]["hp"]) == (2, 19)
