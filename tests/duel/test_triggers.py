"""DUEL-13: triggers, batches, queues and how an effect resolves."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, lay
from duel.looking import bonus, creatures, grave, hand, hp, hps, mana, traps
from table import asked, deck, do, legal, scores

SNAP = {"hand": ["EMB-15"], "mana": 1}


@pytest.mark.rule("DUEL-13.1")
def test_every_matching_card_is_triggered() -> None:
    table = lay(
        a={"hp": 10, "attack": {1: "DUS-03", 2: "EMB-01"}, "defense": {1: "DUS-03", 2: "DUS-10"}, **SNAP},
        b={"attack": {1: "DUS-03"}},
    )
    do(table, "play_spell EMB-15 A.atk2")
    assert hps(table) == (13, 20)


@pytest.mark.rule("DUEL-13.1")
def test_the_if_is_tested_after_the_change_and_never_again() -> None:
    """14 to 12 springs the Reprisal in the chain; healed to 17 before it resolves, the wolves come all the same."""
    table = lay(a=SNAP, b={"hp": 14, "traps": ["ROO-23"], "hand": ["ROO-17"], "mana": 2}, turn=2)
    do(table, "play_spell ROO-17 B", "play_spell EMB-15 B")
    assert (hp(table, B), sorted(creatures(table))) == (17, ["B.def1", "B.def2"])


@pytest.mark.rule("DUEL-13.1")
def test_a_condition_that_comes_true_later_is_too_late() -> None:
    """13 HP after the damage: the Reprisal stays where it is, even when loyalty then takes the hero to 12."""
    table = lay(a={"hand": ["EMB-15"], "mana": 1}, b={"hp": 15, "traps": ["ROO-23"], "hand": ["TID-04"], "mana": 2})
    do(table, "play_spell EMB-15 B", "end_turn", "play_creature TID-04 attack 1")
    assert (hp(table, B), traps(table, B)) == (12, ["ROO-23"])


@pytest.mark.rule("DUEL-13.1")
def test_cards_that_die_together_hear_each_other_die() -> None:
    """Two Acolytes under one Scorch Line: each hears the other, and the Drone that dies with them."""
    table = lay(
        a={"hand": ["EMB-12"], "mana": 3},
        b={"hp": 10, "attack": {1: "DUS-03", 2: "DUS-03", 3: "NEU-02"}, "deck": ["EMB-07"]},
    )
    do(table, "play_spell EMB-12 B.atk1")
    assert (hp(table, B), hand(table, B)) == (14, ["EMB-07"])


@pytest.mark.rule("DUEL-13.1")
def test_filters_use_the_last_state_of_the_dead() -> None:
    """Line of Graves hears a creature that died in its column, and none of the next column."""
    table = lay(
        a={"hand": ["EMB-12"], "mana": 3},
        b={"attack": {1: "EMB-01", 2: "EMB-01", 3: "EMB-01"}},
        columns={2: ["DUS-19"]},
    )
    do(table, "play_spell EMB-12 B.atk1")
    assert hps(table) == (20, 20)


@pytest.mark.rule("DUEL-13.1")
def test_only_cards_on_the_board_are_triggered() -> None:
    table = lay(a={"hp": 10, "hand": ["EMB-15", "DUS-03"], "mana": 1, "grave": ["DUS-03"], "attack": {1: "EMB-01"}})
    do(table, "play_spell EMB-15 A.atk1")
    assert hp(table, A) == 10


@pytest.mark.rule("DUEL-13.2")
@pytest.mark.parametrize(("mine", "end"), [(1, [1.0, 0.0]), (2, [0.0, 1.0])])
def test_a_batch_is_ordered_by_play_order_regardless_of_owner(mine: int, end: list[float]) -> None:
    """Lava Rift kills both rats at once at 1 HP each: whose rat is older wins."""
    rats = [{"hp": 1, "attack": {1: {"card": "DUS-01", "order": order}}} for order in (mine, 3 - mine)]
    table = lay(*rats, columns={1: ["EMB-19"]})
    do(table, "end_turn")
    assert scores(table) == end


@pytest.mark.rule("DUEL-13.3")
def test_new_triggers_join_the_end_of_the_queue() -> None:
    """Two Sappers die together; the rat killed by the first blast speaks after the second blast."""
    board = {
        "attack": {1: {"card": "EMB-06", "order": 1}, 4: {"card": "EMB-06", "order": 2}},
        "defense": {1: "DUS-01", 4: "NEU-02"},
        "deck": ["EMB-09"],
    }
    table = lay(a={"hand": ["EMB-12"], "mana": 3, "hp": 1, "attack": {4: "EMB-07"}}, b={"hp": 1, **board})
    do(table, "play_spell EMB-12 B.atk1")
    assert (scores(table), grave(table, B)) == ([0.0, 1.0], ["EMB-06", "EMB-06", "DUS-01", "NEU-02"])
    assert creatures(table) == {"A.atk4": "EMB-07 3/2"}


@pytest.mark.rule("DUEL-13.4")
def test_triggers_resolve_until_none_is_left() -> None:
    """A row of Sappers goes off one after the other."""
    table = lay(a=SNAP, b={"attack": dict.fromkeys(range(1, 6), "EMB-06")})
    do(table, "play_spell EMB-15 B.atk1")
    assert (creatures(table), grave(table, B), asked(table)) == ({}, ["EMB-06"] * 5, (A, "main"))


@pytest.mark.rule("DUEL-13.5")
def test_after_each_trap_its_triggers_come_before_the_next_trap() -> None:
    """Cache and Bell both wait; the Cache's burn triggers nothing, the Reprisal it springs comes last."""
    table = lay(
        a={"hp": 13, "hand": ["EMB-15"], "mana": 1, "traps": ["ROO-23"]},
        b={"attack": {1: "ROO-02"}, "traps": ["EMB-23", "DUS-23"], "deck": ["EMB-07"]},
    )
    do(table, "play_spell EMB-15 B.atk1")
    sprung = [heard["card"] for heard in table.heard(None) if heard["event"] == "sprung"]
    assert sprung == ["EMB-23", "DUS-23", "ROO-23"]
    assert (hp(table, A), sorted(creatures(table))) == (10, ["A.def1", "A.def2"])


@pytest.mark.rule("DUEL-13.5")
def test_the_triggers_of_a_trap_resolve_before_the_next_trap() -> None:
    """Tripwire kills the Sapper; its blast kills the Pup, which heals, before the second Tripwire finds nobody."""
    table = lay(
        a={"attack": {1: "EMB-06"}},
        b={"hp": 10, "attack": {1: "ROO-02"}, "traps": ["EMB-22", "DUS-23", "EMB-22"], "deck": ["EMB-07"]},
    )
    do(table, "attack A.atk1 B")
    events = [heard for heard in table.heard(None) if heard["event"] in ("sprung", "died", "healed")]
    assert [(heard["event"], heard["card"]) for heard in events] == [
        ("sprung", "EMB-22"),
        ("died", "EMB-06"),
        ("died", "ROO-02"),
        ("healed", "ROO-H1"),
        ("sprung", "EMB-22"),
        ("sprung", "DUS-23"),
    ]


@pytest.mark.rule("DUEL-13.6", "DUEL-6.1")
def test_the_target_of_a_played_trigger_is_chosen_at_declaration() -> None:
    """The Medic is not in play yet, so it cannot choose itself; nothing is paid until it has chosen."""
    table = lay(a={"hand": ["NEU-04"], "mana": 3, "hp": 10, "attack": {1: {"card": "ROO-08", "damage": 4}}})
    do(table, "play_creature NEU-04 attack 2")
    assert (asked(table), sorted(legal(table))) == ((A, "target"), ["target A", "target A.atk1", "target B"])
    assert (mana(table, A), hand(table, A), sorted(creatures(table))) == ((3, 3), ["NEU-04"], ["A.atk1"])
    do(table, "target A.atk1")
    assert creatures(table) == {"A.atk1": "ROO-08 5/5", "A.atk2": "NEU-04 2/3 exhausted"}
    assert mana(table, A) == (0, 3)


@pytest.mark.rule("DUEL-13.6")
def test_triggers_are_mandatory_and_ask_nothing() -> None:
    """Blight Carrier's death hits its owner's creatures too, and nobody is asked."""
    table = lay(a={**SNAP}, b={"attack": {1: {"card": "DUS-07", "damage": 2}}, "defense": {1: "EMB-01"}})
    do(table, "play_spell EMB-15 B.atk1")
    assert (creatures(table), asked(table)) == ({}, (A, "main"))


@pytest.mark.rule("DUEL-13.7")
def test_a_once_trigger_happens_once_per_turn_of_either_player_and_per_card() -> None:
    spells = {"hand": ["EMB-15"] * 4, "mana": 3}
    table = lay(a={**spells, "attack": {1: "TID-08", 2: "TID-08"}, "deck": ["SHD-E"] * 9})
    do(table, "play_spell EMB-15 B", "play_spell EMB-15 B")
    assert len(deck(table, A)) == 7
    do(table, "end_turn", "end_turn", "play_spell EMB-15 B")
    assert (len(deck(table, A)), asked(table)) == (4, (A, "main"))


@pytest.mark.rule("DUEL-13.8")
def test_operations_happen_in_printed_order_with_a_state_check_after_each() -> None:
    """Soul Tithe: damage, death, and only then the healing that asks whether it died."""
    table = lay(a={"hero": "DUS-H1", "hp": 10, "hand": ["DUS-14"], "mana": 2}, b={"attack": {1: "ROO-03", 2: "ROO-08"}})
    do(table, "play_spell DUS-14 B.atk1")
    assert (hp(table, A), grave(table, A)) == (12, ["DUS-14"])
    table = lay(a={"hero": "DUS-H1", "hp": 10, "hand": ["DUS-14"], "mana": 2}, b={"attack": {1: "ROO-03", 2: "ROO-08"}})
    do(table, "play_spell DUS-14 B.atk2")
    assert (hp(table, A), creatures(table)["B.atk2"]) == (10, "ROO-08 5/3")


@pytest.mark.rule("DUEL-13.8")
def test_one_operation_works_on_all_its_objects_at_the_same_time() -> None:
    """Kilnburst on three Sappers in a row: all take 3 and die together, so their blasts find each other gone."""
    table = lay(
        a={"hand": ["EMB-17"], "mana": 4, "attack": {2: "ROO-08"}},
        b={"attack": {1: "EMB-06", 2: "EMB-06", 3: "EMB-06"}, "defense": {2: "ROO-08"}},
    )
    do(table, "play_spell EMB-17 B.atk2")
    assert creatures(table) == {"A.atk2": "ROO-08 5/1", "B.def2": "ROO-08 5/1"}


@pytest.mark.rule("DUEL-13.8", "DUEL-15.2")
def test_the_victory_check_comes_after_the_last_operation() -> None:
    """Vespera hits first and heals second: the heal still happens when the hit was deadly."""
    table = lay(a={"hp": 5, "attack": {1: "EMB-01", 2: "DUS-10"}, **SNAP}, b={"hp": 1})
    do(table, "play_spell EMB-15 A.atk1")
    assert (scores(table), hps(table)) == ([1.0, 0.0], (6, 0))


@pytest.mark.rule("DUEL-13.9")
def test_counts_are_worked_out_when_the_operation_happens() -> None:
    """Volley counts two mages when declared and one when it resolves."""
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-14"], "mana": 2, "attack": {1: "TID-03", 2: "TID-03"}},
        b={"attack": {5: "ROO-08"}, "hero": "TID-H1", "hand": ["TID-16"], "mana": 2},
    )
    do(table, "play_spell TID-14 B.atk5", "play_spell TID-16 A.atk1")
    assert creatures(table)["B.atk5"] == "ROO-08 5/4"


@pytest.mark.rule("DUEL-13.9")
@pytest.mark.parametrize("where", ["atk", "def"])
def test_a_dead_creatures_last_slot_counts(where: str) -> None:
    row: dict[str, Any] = {"attack": {3: "ROO-08"}, "defense": {3: "ROO-08"}}
    row["attack" if where == "atk" else "defense"] = {3: "DUS-07"}
    table = lay(
        a={"hand": ["DUS-13"], "mana": 4, "attack": {3: "ROO-08"}, "defense": {2: "ROO-08", 3: "ROO-08"}}, b=row
    )
    do(table, f"play_spell DUS-13 B.{where}3")
    other = "def" if where == "atk" else "atk"
    assert creatures(table) == {
        "A.atk3": "ROO-08 5/4",
        "A.def2": "ROO-08 5/6",
        "A.def3": "ROO-08 5/4",
        f"B.{other}3": "ROO-08 5/4",
    }


@pytest.mark.rule("DUEL-13.9")
def test_what_has_left_play_receives_nothing() -> None:
    """The first Leech Brand kills its host; the second one, triggered with it, hurts nobody and still heals."""
    host = {"card": "EMB-01", "enchants": ["DUS-20", "DUS-20"]}
    table = lay(a={"hp": 10, "attack": {1: host}}, at="turn")
    assert (creatures(table), hp(table, A)) == ({}, 12)


@pytest.mark.rule("DUEL-13.10", "DUEL-0.1")
@pytest.mark.parametrize(("purses", "gain"), [(199, 199), (200, 200), (201, 200), (260, 200)])
def test_more_than_two_hundred_effects_between_two_decisions_are_dropped(purses: int, gain: int) -> None:
    table = lay(a={"hero_enchants": ["NEU-19"] * purses}, at="turn")
    assert (bonus(table, A), asked(table)) == (gain, (A, "main"))


@pytest.mark.rule("DUEL-13.10")
def test_the_count_starts_anew_after_a_decision() -> None:
    purses = {"hero_enchants": ["NEU-19"] * 150}
    table = lay(a=purses, b=purses, at="turn")
    do(table, "end_turn")
    assert (bonus(table, B), asked(table)) == (150, (B, "main"))


@pytest.mark.rule("DUEL-13.10")
def test_waiting_traps_are_dropped_too() -> None:
    """201 brands in one batch: the last is dropped, and with it the Bell that the first death sprang."""
    host = {"card": "EMB-01", "enchants": ["DUS-20"] * 201}
    table = lay(a={"hp": 10, "attack": {1: host}, "traps": ["DUS-23"], "deck": ["EMB-07", "EMB-09"]}, at="turn")
    assert (hp(table, A), hand(table, A), asked(table)) == (20, ["EMB-07"], (A, "main"))
