"""DUEL-2: zones, geometry, play order and what a card forgets."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay
from duel.looking import creature, creatures, enchants, grave, hand, hps, keywords, shard, slots, traps
from table import Table, deck, do, legal, offers, refuses

EVERYWHERE = [f"{side}.{row}{column}" for side in "AB" for row in ("atk", "def") for column in range(1, 6)]
ALL_SLOTS = [f"play_creature EMB-07 {row} {column}" for row in ("attack", "defense") for column in range(1, 6)]
STAGS = dict.fromkeys(range(1, 6), "ROO-08")


def crowd(**a: object) -> Table:
    """A Stag 5/6 in each of the twenty slots."""
    return lay(a={"attack": STAGS, "defense": STAGS, **a}, b={"attack": STAGS, "defense": STAGS})


def hurt(table: Table) -> set[str]:
    return {place for place, seen in slots(table).items() if seen["damage"]}


@pytest.mark.rule("DUEL-2.1", "DUEL-2.3")
def test_a_player_has_two_rows_of_five_slots() -> None:
    table = lay(a={"hand": ["EMB-07"], "mana": 3})
    assert sorted(legal(table, "play_creature")) == sorted(ALL_SLOTS)


@pytest.mark.rule("DUEL-2.1", "DUEL-7.1")
def test_a_slot_holds_one_creature() -> None:
    table = lay(a={"hand": ["EMB-07"], "mana": 3, "attack": {2: "EMB-01"}, "defense": {5: "EMB-01"}})
    assert refuses(table, "play_creature EMB-07 attack 2")
    assert refuses(table, "play_creature EMB-07 defense 5")
    free = [action for action in ALL_SLOTS if not action.endswith(("attack 2", "defense 5"))]
    assert sorted(legal(table, "play_creature")) == sorted(free)


@pytest.mark.rule("DUEL-2.1")
def test_a_full_board_takes_no_creature() -> None:
    table = lay(a={"hand": ["EMB-07"], "mana": 3, "attack": STAGS, "defense": STAGS})
    assert legal(table, "play_creature") == []


@pytest.mark.rule("DUEL-2.1", "DUEL-5.3")
def test_the_shard_zone_holds_one_shard() -> None:
    table = lay(a={"hand": ["SHD-E", "SHD-T"], "shard": "SHD-E", "mana_gain_used": False})
    assert legal(table, "play_shard") == []
    assert len(legal(table, "card_to_mana")) == 2
    assert shard(table, A) == "SHD-E"


@pytest.mark.rule("DUEL-2.1")
def test_the_graveyard_keeps_its_order_newest_last() -> None:
    table = lay(a={"hand": ["EMB-15", "EMB-13"], "mana": 3, "grave": ["NEU-10"]}, b={"attack": {1: "ROO-08"}})
    do(table, "play_spell EMB-13 B.atk1", "play_spell EMB-15 B")
    assert grave(table, A) == ["NEU-10", "EMB-13", "EMB-15"]


@pytest.mark.rule("DUEL-2.1", "DUEL-10.1")
def test_traps_lie_in_the_order_set() -> None:
    table = lay(a={"hand": ["EMB-23", "NEU-13"], "mana": 3, "traps": ["EMB-22"]})
    do(table, "set_trap NEU-13", "set_trap EMB-23")
    assert traps(table, A) == ["EMB-22", "NEU-13", "EMB-23"]


@pytest.mark.rule("DUEL-2.1", "DUEL-9.9")
def test_a_row_takes_any_number_of_enchants() -> None:
    table = lay(a={"hand": ["EMB-18"], "mana": 2, "attack": {1: "EMB-07"}, "row_enchants": {"attack": ["EMB-18"] * 6}})
    do(table, "play_spell EMB-18 own_attack")
    assert enchants(table, "A.attack") == ["EMB-18"] * 7
    assert creatures(table) == {"A.atk1": "EMB-07 10/4"}


@pytest.mark.rule("DUEL-2.1")
def test_a_hero_bears_enchants_of_both_owners() -> None:
    table = lay(a={"hero_enchants": ["NEU-19"]}, b={"hand": ["DUS-21"], "mana": 3, "hero": "DUS-H1"}, active=B)
    do(table, "play_spell DUS-21")
    assert enchants(table, "A") == ["NEU-19", "DUS-21"]
    assert enchants(table, "B") == []


@pytest.mark.rule("DUEL-2.2", "DUEL-9.6")
def test_either_player_fills_any_column() -> None:
    table = lay(a={"hand": ["EMB-19"], "mana": 2}, b={"hand": ["ROO-19"], "mana": 2}, columns={3: ["NEU-15"]})
    assert legal(table, "play_spell") == [f"play_spell EMB-19 column{column}" for column in range(1, 6)]
    do(table, "play_spell EMB-19 column3", "end_turn")
    assert legal(table, "play_spell") == [f"play_spell ROO-19 column{column}" for column in range(1, 6)]
    do(table, "play_spell ROO-19 column3")
    assert enchants(table, "column3") == ["NEU-15", "EMB-19", "ROO-19"]
    assert [enchants(table, f"column{column}") for column in (1, 2, 4, 5)] == [[], [], [], []]


def neighbours(place: str) -> set[str]:
    """DUEL-2.4, word by word."""
    side, row, column = place[0], place[2:5], int(place[5])
    beside = {f"{side}.{row}{other}" for other in (column - 1, column + 1) if 1 <= other <= 5}
    behind = f"{side}.{'def' if row == 'atk' else 'atk'}{column}"
    facing = {f"{'B' if side == 'A' else 'A'}.atk{column}"} if row == "atk" else set()
    return beside | {behind} | facing


@pytest.mark.rule("DUEL-2.3", "DUEL-2.4", "DUEL-2.5")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_an_area_is_a_creature_and_its_neighbours(place: str) -> None:
    table = crowd(hand=["EMB-17"], mana=4)
    do(table, f"play_spell EMB-17 {place}")
    assert hurt(table) == {place} | neighbours(place)
    assert hps(table) == (20, 21)


@pytest.mark.rule("DUEL-2.4")
@pytest.mark.parametrize(
    ("place", "adjacent"),
    [
        ("B.atk3", {"B.atk2", "B.atk4", "B.def3", "A.atk3"}),
        ("B.atk1", {"B.atk2", "B.def1", "A.atk1"}),
        ("B.def5", {"B.def4", "B.atk5"}),
        ("B.def3", {"B.def2", "B.def4", "B.atk3"}),
    ],
)
def test_corners_and_edges_have_fewer_neighbours(place: str, adjacent: set[str]) -> None:
    """The same as above in plain words, so that the two cannot be wrong together."""
    table = crowd(hand=["EMB-17"], mana=4)
    do(table, f"play_spell EMB-17 {place}")
    assert hurt(table) == {place} | adjacent


@pytest.mark.rule("DUEL-2.6")
@pytest.mark.parametrize("row", ["A.atk", "A.def", "B.atk", "B.def"])
def test_a_row_is_one_zone_of_one_player(row: str) -> None:
    table = crowd(hand=["EMB-12"], mana=3)
    do(table, f"play_spell EMB-12 {row}4")
    assert hurt(table) == {f"{row}{column}" for column in range(1, 6)}


@pytest.mark.rule("DUEL-2.6")
@pytest.mark.parametrize("column", range(1, 6))
def test_a_column_is_four_slots(column: int) -> None:
    """The Blight Carrier dies over its own column."""
    row = STAGS | {column: "DUS-07"}
    table = lay(
        a={"attack": STAGS, "defense": STAGS, "hand": ["DUS-13"], "mana": 4}, b={"attack": row, "defense": STAGS}
    )
    do(table, f"play_spell DUS-13 B.atk{column}")
    assert hurt(table) == {f"A.atk{column}", f"A.def{column}", f"B.def{column}"}


@pytest.mark.rule("DUEL-2.7")
def test_no_action_moves_a_creature() -> None:
    table = lay(a={"attack": {1: "EMB-07"}, "defense": {2: "EMB-01"}, "mana": 5, "hand": ["EMB-04"]})
    assert {action.split()[0] for action in legal(table)} == {"attack", "play_creature", "end_turn"}
    do(table, "attack A.atk1 B", "end_turn", "end_turn")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4", "A.def2": "EMB-01 2/1"}


@pytest.mark.rule("DUEL-2.7")
def test_a_move_effect_changes_the_row_and_keeps_the_column_and_the_state() -> None:
    worn = {"card": "EMB-07", "damage": 2, "exhausted": True}
    table = lay(a={"attack": {4: worn}, "defense": {1: "TID-07"}, "mana": 1})
    do(table, "use_ability A.def1 a1 A.atk4")
    assert creatures(table) == {"A.def1": "TID-07 3/5 exhausted", "A.def4": "EMB-07 3/2 exhausted"}


@pytest.mark.rule("DUEL-2.7")
def test_a_move_into_an_occupied_slot_does_nothing() -> None:
    table = lay(a={"attack": {4: "EMB-07"}, "defense": {4: "TID-07"}, "mana": 1})
    do(table, "use_ability A.def4 a1 A.atk4")
    assert creatures(table) == {"A.atk4": "EMB-07 3/4", "A.def4": "TID-07 3/5 exhausted"}


@pytest.mark.rule("DUEL-2.8", "DUEL-14.5")
@pytest.mark.parametrize(("older", "fallen"), [(2, ["DUS-02", "EMB-01"]), (1, ["EMB-01", "DUS-02"])])
def test_play_order_is_by_entering_not_by_slot(older: int, fallen: list[str]) -> None:
    row = {1: {"card": "EMB-01", "order": older}, 2: {"card": "DUS-02", "order": 3 - older}}
    table = lay(a={"hand": ["EMB-12"], "mana": 3}, b={"attack": row})
    do(table, "play_spell EMB-12 B.atk1")
    assert grave(table, B) == fallen


@pytest.mark.rule("DUEL-2.8")
def test_a_creature_that_comes_back_takes_a_new_number() -> None:
    table = lay(a={"hand": ["TID-16", "EMB-12"], "hero": "TID-H1", "mana": 6, "attack": {1: "EMB-01", 2: "DUS-02"}})
    do(table, "play_spell TID-16 A.atk1", "play_creature EMB-01 attack 1", "play_spell EMB-12 A.atk1")
    assert grave(table, A) == ["TID-16", "DUS-02", "EMB-01", "EMB-12"]


@pytest.mark.rule("DUEL-2.8")
def test_a_move_between_rows_keeps_the_number() -> None:
    table = lay(
        a={"hand": ["EMB-17"], "mana": 5, "attack": {1: "EMB-01", 2: "DUS-02"}, "defense": {2: "DUS-02", 5: "TID-07"}}
    )
    do(table, "use_ability A.def5 a1 A.atk1", "play_spell EMB-17 A.def2")
    assert grave(table, A) == ["EMB-01", "DUS-02", "DUS-02", "EMB-17"]


@pytest.mark.rule("DUEL-2.8", "DUEL-13.2")
@pytest.mark.parametrize(("yvane", "rift", "left"), [(1, 2, {"A.atk3": "ROO-03 3/1"}), (2, 1, {})])
def test_turn_end_triggers_of_creatures_and_enchants_follow_play_order(
    yvane: int, rift: int, left: dict[str, str]
) -> None:
    """A Boar with 1 HP left in the Rift: Yvane's healing saves it only if she was there first."""
    table = lay(
        a={
            "attack": {3: {"card": "ROO-03", "damage": 3, "order": 3}},
            "defense": {1: {"card": "ROO-10", "order": yvane}},
        },
        columns={3: [{"card": "EMB-19", "owner": 1, "order": rift}]},
    )
    do(table, "end_turn")
    assert creatures(table) == {"A.def1": "ROO-10 4/6", **left}


@pytest.mark.rule("DUEL-2.8")
def test_an_enchant_takes_its_number_on_resolution() -> None:
    """Yvane comes first although the Rift was in hand before: the Boar is healed, then burned."""
    table = lay(
        a={"attack": {3: {"card": "ROO-03", "damage": 3}}, "defense": {1: "ROO-10"}, "hand": ["EMB-19"], "mana": 2}
    )
    do(table, "play_spell EMB-19 column3", "end_turn")
    assert creatures(table) == {"A.atk3": "ROO-03 3/1", "A.def1": "ROO-10 4/6"}


@pytest.mark.rule("DUEL-2.8", "DUEL-10.2")
def test_traps_go_off_in_the_order_set() -> None:
    """Grudge Bell first: its draw takes the last card of the deck; the cache then burns the hero."""
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1},
        b={"traps": ["DUS-23", "EMB-23"], "attack": {1: "ROO-02"}, "deck": ["EMB-01"]},
    )
    do(table, "play_spell EMB-15 B.atk1")
    assert grave(table, B) == ["ROO-02", "DUS-23", "EMB-23"]
    assert hand(table, B) == ["EMB-01"]


@pytest.mark.rule("DUEL-2.9")
def test_a_card_that_leaves_the_board_forgets_everything() -> None:
    worn = {
        "card": "EMB-07",
        "damage": 2,
        "stunned": True,
        "exhausted": True,
        "modifiers": [{"atk": 3, "hp": 2, "duration": "forever", "by": 0}],
    }
    table = lay(a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 5, "attack": {1: worn}})
    assert creatures(table) == {"A.atk1": "EMB-07 6/4 exhausted stunned"}
    do(table, "play_spell TID-16 A.atk1", "play_creature EMB-07 attack 1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}
    assert creature(table, "A.atk1")["damage"] == 0
    do(table, "end_turn", "end_turn")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4"}


@pytest.mark.rule("DUEL-2.9", "DUEL-14.2")
def test_a_used_up_barrier_is_back_after_leaving_play() -> None:
    table = lay(a={"hero": "TID-H1", "hand": ["TID-16", "EMB-13"], "mana": 9, "attack": {1: "NEU-08"}})
    do(table, "play_spell EMB-13 A.atk1")
    assert (creatures(table), keywords(table, "A.atk1")) == ({"A.atk1": "NEU-08 4/5"}, set())
    do(table, "play_spell TID-16 A.atk1", "play_creature NEU-08 attack 1")
    assert keywords(table, "A.atk1") == {"barrier"}


@pytest.mark.rule("DUEL-2.9", "DUEL-13.7")
def test_a_once_per_turn_mark_is_forgotten_too() -> None:
    spells = ["SPK-00", "TID-16", "SPK-00"]
    table = lay(a={"hero": "TID-H1", "hand": spells, "mana": 6, "attack": {1: "TID-08"}, "deck": ["SHD-T"] * 5})
    do(table, "play_spell SPK-00", "play_spell TID-16 A.atk1")
    assert len(deck(table, A)) == 4
    do(table, "play_creature TID-08 attack 1", "play_spell SPK-00")
    assert len(deck(table, A)) == 3
    assert offers(table, "end_turn")
