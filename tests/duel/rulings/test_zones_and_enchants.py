"""DUEL-R65 to DUEL-R72 and DUEL-R86 to DUEL-R87: rows, columns, adjacency and enchants."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, end_turn, lay
from duel.looking import bonus, creatures, enchants, grave, hand, hps, mana, traps
from table import asked, do, legal

STAGS = dict.fromkeys(range(1, 6), "ROO-08")
COLUMNS = [f"column{column}" for column in range(1, 6)]


@pytest.mark.rule("DUEL-R65", "DUEL-9.5")
def test_r65_the_rows_hold_spells() -> None:
    table = lay(
        a={"hero": "TID-H1", "attack": {1: "TID-08"}, "hand": ["TID-18"], "mana": 2, "deck": ["TID-01", "SHD-T"]}
    )
    assert sorted(legal(table, "play_spell")) == [
        "play_spell TID-18 enemy_attack",
        "play_spell TID-18 enemy_defense",
        "play_spell TID-18 own_attack",
        "play_spell TID-18 own_defense",
    ]
    do(table, "play_spell TID-18 own_defense")
    assert enchants(table, "A.defense") == ["TID-18"]
    assert hand(table, A) == ["TID-01"], "Ink Oracle saw a spell"


@pytest.mark.rule("DUEL-R66", "DUEL-1.2")
def test_r66_setting_a_trap_is_not_playing_a_spell() -> None:
    board = {"attack": {1: "TID-08", 2: "TID-10"}, "hero_enchants": [{"card": "DUS-21", "owner": B}]}
    table = lay(
        a={"hero": "TID-H1", "hp": 20, "hand": ["TID-22"], "mana": 2, **board},
        b={"hero": "TID-H1", "hand": ["TID-15", "TID-16"], "mana": 5, "traps": ["TID-23"]},
    )
    do(table, "set_trap TID-22")
    assert mana(table, A) == (0, 2), "Thessaly makes spells cheaper, not traps"
    assert hand(table, A) == [], "Ink Oracle did not draw"
    assert hps(table) == (20, 20), "the Choir did not sing"
    assert asked(table) == (A, "main"), "nothing to negate"
    assert (traps(table, A), traps(table, B)) == (["TID-22"], ["TID-23"])


@pytest.mark.rule("DUEL-R66")
def test_r66_a_search_for_a_spell_passes_over_traps() -> None:
    table = lay(a={"hero": "TID-H1", "hand": ["TID-10"], "mana": 5, "deck": ["TID-22", "TID-01", "TID-18", "TID-12"]})
    do(table, "play_creature TID-10 attack 1")
    assert hand(table, A) == ["TID-18"]


@pytest.mark.rule("DUEL-R67", "DUEL-9.9")
@pytest.mark.parametrize("copies", [1, 2, 7])
def test_r67_any_number_of_enchants_in_a_row_a_column_and_on_a_creature(copies: int) -> None:
    row = lay(a={"attack": {1: "EMB-07"}, "row_enchants": {"attack": ["EMB-18"] * copies}})
    assert creatures(row) == {"A.atk1": f"EMB-07 {3 + copies}/4"}
    column = lay(a={"attack": {1: "EMB-07"}}, columns={1: ["ROO-19"] * copies})
    assert creatures(column) == {"A.atk1": f"EMB-07 3/{4 + 2 * copies}"}
    creature = lay(a={"attack": {1: {"card": "EMB-07", "enchants": ["EMB-20"] * copies}}})
    assert creatures(creature) == {"A.atk1": f"EMB-07 {3 + 2 * copies}/4"}
    hero = lay(a={"hero_enchants": ["NEU-19"] * copies}, at="turn")
    assert bonus(hero, A) == copies


@pytest.mark.rule("DUEL-R67", "DUEL-9.9")
@pytest.mark.parametrize(
    ("card", "aim", "place"),
    [
        ("EMB-18", "own_attack", "A.attack"),
        ("EMB-19", "column1", "column1"),
        ("EMB-20", "A.atk1", "A.atk1"),
        ("EMB-21", "", "A"),
    ],
)
def test_r67_a_third_copy_can_be_played_beside_two(card: str, aim: str, place: str) -> None:
    table = lay(a={"hand": [card, card, card], "mana": 12, "attack": {1: "EMB-07"}})
    for _ in range(3):
        do(table, f"play_spell {card} {aim}")
    assert enchants(table, place) == [card] * 3


@pytest.mark.rule("DUEL-R68", "DUEL-9.8")
@pytest.mark.parametrize(("card", "own", "enemy"), [("NEU-19", ["NEU-19"], []), ("DUS-21", [], ["DUS-21"])])
def test_r68_a_hero_enchant_goes_to_ones_own_hero_unless_it_says_enemy(
    card: str, own: list[str], enemy: list[str]
) -> None:
    table = lay(a={"hero": "DUS-H1", "hand": [card], "mana": 3})
    assert legal(table, "play_spell") == [f"play_spell {card}"]
    do(table, f"play_spell {card}")
    assert (enchants(table, "A"), enchants(table, "B")) == (own, enemy)


@pytest.mark.rule("DUEL-R68", "DUEL-9.8")
def test_r68_on_the_foes_hero_it_still_speaks_for_its_owner() -> None:
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1},
        b={"hand": ["ROO-12"], "mana_zone": 2, "hero_enchants": [{"card": "DUS-21", "owner": A}]},
    )
    do(table, "play_spell EMB-15 A")
    assert hps(table) == (18, 21), "its owner's spells cost nothing"
    do(end_turn(table), "play_spell ROO-12")
    assert hps(table) == (18, 20)


@pytest.mark.rule("DUEL-R69", "DUEL-9.6")
def test_r69_a_column_enchant_is_for_all_four_slots() -> None:
    side: dict[str, Any] = {"attack": STAGS, "defense": STAGS}
    table = lay(a=side, b=side, columns={2: ["ROO-19"]})
    grown = {place for place, words in creatures(table).items() if words == "ROO-08 5/8"}
    assert grown == {"A.atk2", "A.def2", "B.atk2", "B.def2"}
    assert set(creatures(table).values()) == {"ROO-08 5/8", "ROO-08 5/6"}


@pytest.mark.rule("DUEL-R70", "DUEL-9.5", "DUEL-9.6")
def test_r70_creatures_that_arrive_later_are_affected_and_those_that_leave_no_longer() -> None:
    board = {"attack": {2: "TID-07"}, "row_enchants": {"attack": ["EMB-18"]}}
    table = lay(a={"hero": "TID-H1", "hand": ["TID-05"], "mana": 4, **board}, columns={1: ["ROO-19"]})
    do(table, "play_creature TID-05 attack 1")
    assert creatures(table) == {"A.atk1": "TID-05 4/5 exhausted", "A.atk2": "TID-07 4/5"}
    do(table, "use_ability A.atk2 a1 A.atk1")
    assert creatures(table) == {"A.def1": "TID-05 3/5 exhausted", "A.atk2": "TID-07 4/5 exhausted"}, "same column"


@pytest.mark.rule("DUEL-R71", "DUEL-2.3", "DUEL-2.4")
@pytest.mark.parametrize("column", range(1, 6))
def test_r71_attack_rows_face_each_other_by_column_number(column: int) -> None:
    table = lay(a={"attack": {column: "ROO-08"}, "hand": ["EMB-17"], "mana": 4}, b={"attack": STAGS, "defense": STAGS})
    do(table, f"play_spell EMB-17 A.atk{column}")
    hurt = {place for place, words in creatures(table).items() if words == "ROO-08 5/3"}
    assert hurt == {f"A.atk{column}", f"B.atk{column}"}


@pytest.mark.rule("DUEL-R72", "DUEL-9.5")
def test_r72_a_row_enchant_belongs_to_whoever_played_it() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-18"], "mana": 3},
        b={"attack": {1: "ROO-08"}, "hand": ["NEU-12"], "mana_zone": 2, "mana": 0},
    )
    do(table, "play_spell DUS-18 enemy_attack")
    assert enchants(table, "B.attack") == ["DUS-18"]
    end_turn(table)
    assert creatures(table) == {"B.atk1": "ROO-08 5/5"}, "its turn is A's"
    end_turn(table)
    assert creatures(table) == {"B.atk1": "ROO-08 5/5"}, "not B's"
    end_turn(table)
    assert creatures(table) == {"B.atk1": "ROO-08 5/4"}
    do(table, "play_spell NEU-12 DUS-18")
    assert (enchants(table, "B.attack"), grave(table, A), grave(table, B)) == ([], ["DUS-18"], ["NEU-12"])


@pytest.mark.rule("DUEL-R86", "DUEL-2.4", "DUEL-2.5")
@pytest.mark.parametrize(
    ("centre", "around"),
    [
        ("A.atk1", {"A.atk2", "A.def1", "B.atk1"}),
        ("A.atk3", {"A.atk2", "A.atk4", "A.def3", "B.atk3"}),
        ("A.def3", {"A.def2", "A.def4", "A.atk3"}),
        ("A.def5", {"A.def4", "A.atk5"}),
        ("B.def1", {"B.def2", "B.atk1"}),
        ("B.atk5", {"B.atk4", "B.def5", "A.atk5"}),
    ],
)
def test_r86_the_own_other_row_is_adjacent_and_a_defense_row_never_touches_the_enemy(
    centre: str, around: set[str]
) -> None:
    side: dict[str, Any] = {"attack": STAGS, "defense": STAGS}
    table = lay(a={**side, "hand": ["EMB-17"], "mana": 4}, b=side)
    do(table, f"play_spell EMB-17 {centre}")
    assert {place for place, words in creatures(table).items() if words == "ROO-08 5/3"} == {centre, *around}


@pytest.mark.rule("DUEL-R87", "DUEL-2.2")
def test_r87_either_player_may_use_every_column_and_fill_it_without_limit() -> None:
    table = lay(
        a={"hand": ["NEU-15"], "mana": 2},
        b={"hand": ["ROO-19"], "mana_zone": 2},
        columns={3: ["EMB-19", {"card": "TID-19", "owner": B}]},
    )
    assert sorted(legal(table, "play_spell")) == [f"play_spell NEU-15 {column}" for column in COLUMNS]
    do(table, "play_spell NEU-15 column3")
    end_turn(table)
    assert sorted(legal(table, "play_spell")) == [f"play_spell ROO-19 {column}" for column in COLUMNS]
    do(table, "play_spell ROO-19 column3")
    assert enchants(table, "column3") == ["EMB-19", "TID-19", "NEU-15", "ROO-19"]
