"""DUEL-9: the six kinds of spell."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay, pass_all
from duel.looking import ROWS, alike, chain, creatures, enchants, grave, hand, hp, hps, keywords, mana
from table import asked, do, legal, refuses

ANSWER = {"hand": ["EMB-15"], "mana": 1}


@pytest.mark.rule("DUEL-9.1")
@pytest.mark.parametrize(
    ("card", "to"),
    [
        ("EMB-13", "B.atk1"),
        ("EMB-15", "B.atk1"),
        ("EMB-18", "own_attack"),
        ("EMB-19", "column1"),
        ("EMB-20", "A.atk1"),
        ("EMB-21", ""),
    ],
)
def test_a_spell_waits_face_up_in_the_chain(card: str, to: str) -> None:
    table = lay(a={"hand": [card], "mana": 4, "attack": {1: "EMB-07"}}, b={**ANSWER, "attack": {1: "ROO-08"}})
    do(table, f"play_spell {card} {to}")
    assert (asked(table), chain(table), hand(table, A), grave(table, A)) == ((B, "respond"), [card], [], [])
    assert creatures(table) == {"A.atk1": "EMB-07 3/4", "B.atk1": "ROO-08 5/6"}
    assert not any(enchants(table, place) for place in ("A", "A.attack", "column1", "A.atk1"))


@pytest.mark.rule("DUEL-9.2", "DUEL-9.3")
def test_only_bursts_answer_on_the_foes_turn() -> None:
    cards = ["EMB-13", "EMB-18", "EMB-19", "EMB-20", "EMB-21", "EMB-16"]
    table = lay(a={"attack": {1: "EMB-01"}}, b={"hand": cards, "mana": 9, "hero": "EMB-H1", "attack": {1: "EMB-07"}})
    do(table, "attack A.atk1 B")
    assert legal(table) == ["play_spell EMB-16 B.atk1", "pass"]
    assert refuses(table, "play_spell EMB-13 A.atk1")
    assert refuses(table, "play_spell EMB-20 B.atk1")


@pytest.mark.rule("DUEL-9.2", "DUEL-9.3")
def test_only_bursts_answer_in_ones_own_chain_too() -> None:
    cards = ["EMB-13", "EMB-18", "EMB-15"]
    table = lay(a={"hand": ["EMB-16", *cards], "mana": 9, "attack": {1: "EMB-07"}}, b=ANSWER)
    do(table, "play_spell EMB-16 A.atk1", "play_spell EMB-15 A.atk1")
    assert asked(table) == (A, "respond")
    assert sorted(legal(table)) == ["pass", "play_spell EMB-15 A", "play_spell EMB-15 A.atk1", "play_spell EMB-15 B"]


@pytest.mark.rule("DUEL-9.3")
def test_a_burst_opens_a_chain_in_ones_own_main_phase() -> None:
    table = lay(a={"hand": ["EMB-15"], "mana": 1}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "play_spell EMB-15 B")
    assert (asked(table), chain(table)) == ((B, "respond"), ["EMB-15"])
    pass_all(table)
    assert hps(table) == (20, 19)


@pytest.mark.rule("DUEL-9.3")
@pytest.mark.parametrize(
    "action", ["play_creature EMB-01 attack 1", "set_trap EMB-22", "play_shard SHD-E", "hero_draw"]
)
def test_a_burst_cannot_be_played_on_the_foes_turn_out_of_nothing(action: str) -> None:
    hand = ["EMB-01", "EMB-22", "SHD-E"]
    table = lay(a={"hand": hand, "mana": 3, "hero_action_used": False, "mana_gain_used": False}, b=ANSWER)
    do(table, action)
    assert asked(table) == (A, "main")


@pytest.mark.rule("DUEL-9.4")
@pytest.mark.parametrize("card", ["EMB-13", "EMB-15"])
def test_a_resolved_cast_or_burst_goes_to_its_owners_graveyard_after_its_effect(card: str) -> None:
    """What it killed lies below it."""
    table = lay(a={"hand": [card], "mana": 2, "attack": {1: "EMB-01"}})
    do(table, f"play_spell {card} A.atk1")
    assert grave(table, A) == ["EMB-01", card]


@pytest.mark.rule("DUEL-9.5")
def test_a_row_enchant_goes_to_any_row_of_any_player() -> None:
    table = lay(a={"hand": ["EMB-18"], "mana": 2})
    places = ("own_attack", "own_defense", "enemy_attack", "enemy_defense")
    assert legal(table, "play_spell") == [f"play_spell EMB-18 {place}" for place in places]


@pytest.mark.rule("DUEL-9.5")
@pytest.mark.parametrize(("short", "row"), ROWS.items())
@pytest.mark.parametrize(("owner", "side"), [("own", "A"), ("enemy", "B")])
def test_a_row_enchant_affects_that_row_alone(owner: str, side: str, short: str, row: str) -> None:
    creature = {"attack": {1: "EMB-07"}, "defense": {1: "EMB-07"}}
    table = lay(a={"hand": ["EMB-18"], "mana": 2, **creature}, b=creature)
    do(table, f"play_spell EMB-18 {owner}_{row}")
    assert enchants(table, f"{side}.{row}") == ["EMB-18"]
    assert alike(table)["EMB-07 4/4"] == [f"{side}.{short}1"]


@pytest.mark.rule("DUEL-9.5")
def test_a_row_enchant_affects_who_is_there_at_each_moment() -> None:
    board = {"attack": {1: "EMB-07"}, "defense": {5: "TID-07"}, "row_enchants": {"attack": ["EMB-18"]}}
    table = lay(a={"hand": ["EMB-01"], "mana": 2, **board})
    assert creatures(table)["A.atk1"] == "EMB-07 4/4"
    do(table, "use_ability A.def5 a1 A.atk1", "play_creature EMB-01 attack 1")
    assert (creatures(table)["A.def1"], creatures(table)["A.atk1"]) == ("EMB-07 3/4", "EMB-01 3/1 exhausted")


@pytest.mark.rule("DUEL-9.6")
def test_a_column_enchant_affects_both_players_creatures_of_that_column() -> None:
    side = {"attack": {2: "EMB-07", 3: "EMB-07"}, "defense": {2: "EMB-07", 3: "EMB-07"}}
    table = lay(a={"hero": "ROO-H1", "hand": ["ROO-19", "EMB-01"], "mana": 3, **side}, b=side)
    do(table, "play_spell ROO-19 column3")
    assert alike(table)["EMB-07 3/6"] == ["A.atk3", "A.def3", "B.atk3", "B.def3"]


@pytest.mark.rule("DUEL-9.6")
def test_a_column_enchant_affects_who_comes_later_and_not_who_left() -> None:
    table = lay(
        a={"hand": ["EMB-01", "TID-16"], "hero": "TID-H1", "mana": 6, "attack": {3: "EMB-07"}}, columns={3: ["TID-19"]}
    )
    assert keywords(table, "A.atk3") == {"cannot_attack"}
    do(table, "play_spell TID-16 A.atk3", "play_creature EMB-07 attack 4", "play_creature EMB-01 attack 3")
    assert (keywords(table, "A.atk3"), keywords(table, "A.atk4")) == ({"cannot_attack"}, set())


@pytest.mark.rule("DUEL-9.7")
def test_a_creature_enchant_is_attached_to_any_creature() -> None:
    table = lay(a={"hand": ["EMB-20"], "mana": 1, "attack": {1: "EMB-07"}}, b={"defense": {2: "ROO-03"}})
    assert legal(table, "play_spell") == ["play_spell EMB-20 A.atk1", "play_spell EMB-20 B.def2"]
    do(table, "play_spell EMB-20 B.def2")
    assert (enchants(table, "B.def2"), creatures(table)["B.def2"]) == (["EMB-20"], "ROO-03 4/3")


@pytest.mark.rule("DUEL-9.7", "DUEL-1.8")
@pytest.mark.parametrize("how", ["EMB-13", "TID-16"])
def test_when_the_host_leaves_play_its_enchant_goes_to_its_owners_graveyard(how: str) -> None:
    host = {"card": "EMB-07", "enchants": ["EMB-20", {"card": "DUS-20", "owner": 1}]}
    table = lay(a={"hand": [how], "mana": 2, "attack": {1: host}})
    do(table, f"play_spell {how} A.atk1")
    dead = ["EMB-07"] if how == "EMB-13" else []
    assert (grave(table, A), grave(table, B)) == ([*dead, "EMB-20", how], ["DUS-20"])


@pytest.mark.rule("DUEL-9.7", "DUEL-1.9")
def test_an_enchant_outlives_a_token_that_ceases_to_exist() -> None:
    table = lay(a={"hand": ["TID-16"], "mana": 2}, b={"defense": {1: {"card": "TOK-SAP", "enchants": ["EMB-20"]}}})
    do(table, "play_spell TID-16 B.def1")
    assert (creatures(table), grave(table, B), hand(table, B)) == ({}, ["EMB-20"], [])


@pytest.mark.rule("DUEL-9.8")
def test_a_hero_enchant_goes_to_ones_own_hero_or_to_the_foes() -> None:
    table = lay(a={"hero": "DUS-H1", "hand": ["NEU-19", "DUS-21"], "mana": 6})
    do(table, "play_spell NEU-19", "play_spell DUS-21")
    assert (enchants(table, "A"), enchants(table, "B")) == (["NEU-19"], ["DUS-21"])


@pytest.mark.rule("DUEL-9.8", "DUEL-1.8")
def test_a_hero_enchant_stays_until_destroyed_and_works_for_its_owner() -> None:
    """Choir of Regrets lies with B but is A's: it hears the spells of A's foe, until B scatters it."""
    table = lay(
        b={"hero_enchants": [{"card": "DUS-21", "owner": 0}], "hand": ["SPK-00", "NEU-12", "SPK-00"], "mana": 2}, turn=2
    )
    do(table, "play_spell SPK-00")
    assert hps(table) == (20, 20)
    do(table, "play_spell NEU-12 DUS-21")
    assert (hps(table), enchants(table, "B"), grave(table, A)) == ((20, 19), [], ["DUS-21"])
    do(table, "play_spell SPK-00")
    assert hps(table) == (20, 19)


@pytest.mark.rule("DUEL-9.9")
def test_enchants_stack_even_copies() -> None:
    host = {"card": "EMB-07", "enchants": ["EMB-20", "EMB-20"]}
    table = lay(
        a={"hand": ["EMB-20"], "mana": 1, "attack": {1: host}, "row_enchants": {"attack": ["EMB-18", "EMB-18"]}}
    )
    do(table, "play_spell EMB-20 A.atk1")
    assert creatures(table) == {"A.atk1": "EMB-07 11/4"}


@pytest.mark.rule("DUEL-9.10")
def test_a_spell_whose_target_is_gone_does_nothing() -> None:
    table = lay(
        a={"hand": ["DUS-14"], "hero": "DUS-H1", "hp": 10, "mana": 2},
        b={"attack": {1: "ROO-02"}, "hero": "TID-H1", "hand": ["TID-16"], "mana": 2},
    )
    do(table, "play_spell DUS-14 B.atk1", "play_spell TID-16 B.atk1")
    assert (hp(table, A), grave(table, A), hand(table, B)) == (10, ["DUS-14"], ["ROO-02"])


@pytest.mark.rule("DUEL-9.10")
def test_an_enchant_whose_target_is_gone_goes_to_the_graveyard() -> None:
    table = lay(a={"hand": ["EMB-20"], "mana": 1, "attack": {1: "EMB-01"}}, b=ANSWER)
    do(table, "play_spell EMB-20 A.atk1", "play_spell EMB-15 A.atk1")
    assert (creatures(table), grave(table, A)) == ({}, ["EMB-01", "EMB-20"])


@pytest.mark.rule("DUEL-9.10")
def test_targets_are_checked_on_resolution_with_the_same_test() -> None:
    """Desperate Pact needs a damaged creature; healed in answer, it is none. Nor is one that got a ward."""
    hurt = {"card": "ROO-08", "damage": 2}
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-16"], "mana": 1}, b={"attack": {1: hurt}, "hand": ["ROO-17"], "mana": 2}
    )
    do(table, "play_spell DUS-16 B.atk1", "play_spell ROO-17 B.atk1")
    assert (creatures(table), grave(table, A), mana(table, A), hp(table, A)) == (
        {"B.atk1": "ROO-08 5/6"},
        ["DUS-16"],
        (0, 1),
        18,
    )


@pytest.mark.rule("DUEL-9.11")
def test_a_negated_spell_goes_to_its_owners_graveyard_without_effect() -> None:
    for card, to in (("EMB-13", "B.atk1"), ("EMB-18", "own_attack"), ("EMB-20", "B.atk1"), ("EMB-21", "")):
        table = lay(
            a={"hand": [card], "mana": 4},
            b={"hero": "TID-H1", "attack": {1: "ROO-08"}, "hand": ["TID-15"], "mana": 3},
        )
        do(table, f"play_spell {card} {to}", "play_spell TID-15 link1")
        assert (asked(table), creatures(table)) == ((A, "main"), {"B.atk1": "ROO-08 5/6"})
        assert (grave(table, A), grave(table, B), enchants(table, "A"), enchants(table, "A.attack")) == (
            [card],
            ["TID-15"],
            [],
            [],
        )


@pytest.mark.rule("DUEL-9.11")
def test_a_negated_ability_does_nothing() -> None:
    table = lay(
        a={"defense": {1: "EMB-08"}, "mana": 1},
        b={"hero": "TID-H1", "attack": {1: "ROO-08"}, "hand": ["TID-15"], "mana": 3},
    )
    do(table, "use_ability A.def1 a1 B.atk1", "play_spell TID-15 link1")
    assert creatures(table) == {"A.def1": "EMB-08 2/3 exhausted", "B.atk1": "ROO-08 5/6"}
