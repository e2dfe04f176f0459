"""DUEL-12: the chain."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, lay, pass_all
from duel.looking import chain, creatures, grave, hand, hp, hps, mana, traps
from table import asked, do, legal, refuses

BURST = {"hero": "EMB-H1", "hand": ["EMB-15"], "mana": 1}
TWO_BURSTS = {"hero": "EMB-H1", "hand": ["EMB-15"] * 2, "mana": 2}
THREE_BURSTS = {"hero": "EMB-H1", "hand": ["EMB-15"] * 3, "mana": 3}

ANSWERABLE = [
    ("attack A.atk1 B", "attack"),
    ("play_spell EMB-13 B.atk1", "EMB-13"),
    ("play_spell EMB-16 A.atk1", "EMB-16"),
    ("play_spell EMB-18 own_attack", "EMB-18"),
    ("play_spell EMB-19 column1", "EMB-19"),
    ("play_spell EMB-20 A.atk1", "EMB-20"),
    ("play_spell EMB-21", "EMB-21"),
    ("use_ability A.def1 a1 B.atk1", "EMB-08"),
    ("use_ability A a1 B", "EMB-H1"),
    ("end_turn", "end_turn"),
]
SPELLS = ["EMB-13", "EMB-16", "EMB-18", "EMB-19", "EMB-20", "EMB-21"]
OTHERS = ["EMB-01", "SHD-E", "EMB-22", "EMB-02"]


@pytest.fixture
def full() -> dict[str, Any]:
    """A can do anything."""
    return {
        "hand": [*SPELLS, *OTHERS],
        "mana": 9,
        "attack": {1: "EMB-07"},
        "defense": {1: "EMB-08"},
        "hero_action_used": False,
        "mana_gain_used": False,
    }


@pytest.mark.rule("DUEL-12.1", "DUEL-12.3", "DUEL-12.4")
@pytest.mark.parametrize(("action", "item"), ANSWERABLE)
def test_what_can_be_answered(full: dict[str, Any], action: str, item: str) -> None:
    table = lay(a=full, b={**BURST, "attack": {1: "ROO-08"}})
    do(table, action)
    assert (asked(table), chain(table)) == ((B, "respond"), [item])


@pytest.mark.rule("DUEL-12.2")
@pytest.mark.parametrize(
    "action",
    [
        "play_creature EMB-01 attack 2",
        "play_shard SHD-E",
        "set_trap EMB-22",
        "card_to_mana EMB-13",
        "hero_draw",
        "hero_replace EMB-13",
    ],
)
def test_what_cannot_be_answered(full: dict[str, Any], action: str) -> None:
    table = lay(a=full, b=BURST)
    do(table, action)
    assert (asked(table), chain(table)) == ((A, "main"), [])


@pytest.mark.rule("DUEL-12.2")
def test_triggers_and_turn_steps_cannot_be_answered() -> None:
    """The Arcanist's shot, and the start of B's turn with a trigger of B's Purse: A holds a burst all the time."""
    table = lay(
        a={"hand": ["NEU-06", "EMB-15"], "mana": 4}, b={**BURST, "attack": {1: "ROO-03"}, "hero_enchants": ["NEU-19"]}
    )
    do(table, "play_creature NEU-06 attack 1")
    assert (asked(table), creatures(table)["B.atk1"]) == ((A, "main"), "ROO-03 2/1")
    do(table, "end_turn", "pass")
    assert asked(table) == (B, "main")


@pytest.mark.rule("DUEL-12.2", "DUEL-8.4")
def test_a_block_is_no_item_of_its_own() -> None:
    table = lay(a={"attack": {1: "EMB-07"}, **BURST}, b={"defense": {1: "ROO-08"}})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (asked(table), hand(table, A), grave(table, A)) == ((A, "main"), ["EMB-15"], ["EMB-07"])


@pytest.mark.rule("DUEL-12.3")
def test_items_show_controller_source_and_targets_to_all() -> None:
    table = lay(
        a={**BURST, "attack": {1: "EMB-07"}}, b={"hand": ["ROO-15", "EMB-15"], "mana": 2, "attack": {2: "ROO-08"}}
    )
    do(table, "play_spell EMB-15 B.atk2", "play_spell ROO-15 B.atk2")
    assert asked(table) == (B, "respond")
    stag = table.view(B)["players"][B]["attack"][1]["id"]
    for seat in (A, B, None):
        items = table.view(seat)["chain"]
        assert [(item["seat"], item["card"], item["targets"]) for item in items] == [
            (A, "EMB-15", [f"@{stag}"]),
            (B, "ROO-15", [f"@{stag}"]),
        ]


@pytest.mark.rule("DUEL-12.4", "DUEL-12.5")
def test_the_foe_of_the_opener_has_priority_first_and_may_add_one_link_or_pass() -> None:
    board = {"attack": {1: {"card": "EMB-08", "exhausted": True}, 2: "EMB-08"}}
    table = lay(
        a={"attack": {1: "EMB-07"}},
        b={"hero": "EMB-H1", "hand": ["EMB-15", "EMB-13", "EMB-01"], "mana": 9, "hero_action_used": False, **board},
    )
    do(table, "attack A.atk1 B")
    characters = ("A", "A.atk1", "B", "B.atk1", "B.atk2")
    creatures_only = ("A.atk1", "B.atk1", "B.atk2")
    assert sorted(legal(table)) == sorted(
        [
            *[f"play_spell EMB-15 {target}" for target in characters],
            *[f"use_ability B.atk2 a1 {target}" for target in creatures_only],
            *[f"use_ability B a1 {target}" for target in characters],
            "pass",
        ]
    )


@pytest.mark.rule("DUEL-12.6")
def test_the_opener_of_an_unanswered_chain_adds_nothing() -> None:
    table = lay(a={"attack": {1: "EMB-07"}, **TWO_BURSTS}, b=BURST)
    do(table, "attack A.atk1 B", "pass")
    assert (asked(table), hp(table, B)) == ((A, "main"), 17)


@pytest.mark.rule("DUEL-12.6", "DUEL-12.7")
def test_the_opener_may_add_links_once_the_foe_has_answered_even_after_a_pass() -> None:
    table = lay(a={"attack": {1: "EMB-07"}, **TWO_BURSTS}, b=TWO_BURSTS)
    do(table, "attack A.atk1 B", "play_spell EMB-15 A.atk1", "play_spell EMB-15 B", "pass")
    assert (asked(table), chain(table)) == ((A, "respond"), ["attack", "EMB-15", "EMB-15"])
    do(table, "play_spell EMB-15 B")
    assert (asked(table), chain(table)) == ((B, "respond"), ["attack", "EMB-15", "EMB-15", "EMB-15"])
    do(table, "pass")
    assert (asked(table), hps(table), creatures(table)) == ((A, "main"), (20, 13), {"A.atk1": "EMB-07 3/2 exhausted"})


@pytest.mark.rule("DUEL-12.7")
def test_a_link_starts_the_passes_anew() -> None:
    """Pass, link, pass: the chain is still open until two passes follow each other."""
    table = lay(a={"attack": {1: "EMB-07"}, **TWO_BURSTS}, b=THREE_BURSTS)
    do(table, "attack A.atk1 B", "play_spell EMB-15 A.atk1", "pass")
    assert asked(table) == (B, "respond")
    do(table, "play_spell EMB-15 A")
    assert asked(table) == (A, "respond")
    do(table, "pass")
    assert asked(table) == (B, "respond")
    do(table, "pass")
    assert (asked(table), hps(table)) == ((A, "main"), (18, 17))


@pytest.mark.rule("DUEL-12.7", "DUEL-10.5")
def test_the_triggers_of_a_link_resolve_at_once_and_its_traps_wait() -> None:
    """B sacrifices in answer: the Acolyte heals before the chain goes on, Grudge Bell only after it."""
    board = {"attack": {1: "DUS-02", 2: "DUS-03"}, "traps": ["DUS-23"]}
    table = lay(
        a={"attack": {1: "EMB-07"}, **BURST}, b={"hero": "DUS-H1", "hp": 10, "hero_action_used": False, **board}
    )
    do(table, "attack A.atk1 B", "use_ability B a1 pay:B.atk1")
    assert (asked(table), hp(table, B), traps(table, B)) == ((A, "respond"), 11, ["DUS-23"])


@pytest.mark.rule("DUEL-12.8")
@pytest.mark.parametrize(
    "poor",
    [
        {},
        {"hand": ["EMB-15"], "mana": 0},
        {"hand": ["EMB-13", "EMB-01"], "mana": 5},
        {"hand": ["EMB-16"], "mana": 1},
        {"hand": ["DUS-16"], "mana": 1, "attack": {1: "ROO-08"}},
        {"hand": ["EMB-15"], "mana": 1, "hp": 1},
        {"attack": {1: {"card": "EMB-08", "exhausted": True}}, "mana": 5},
        {"hero": "EMB-H1", "mana": 1, "hero_action_used": False},
    ],
)
def test_who_has_no_link_is_passed_by_the_engine(poor: dict[str, Any]) -> None:
    """No card, no mana, no burst, no target, not enough HP for loyalty, no ready creature, no mana for the hero."""
    table = lay(a={"hand": ["SPK-00"]}, b=poor)
    do(table, "play_spell SPK-00")
    assert (asked(table), chain(table)) == ((A, "main"), [])


@pytest.mark.rule("DUEL-12.9")
def test_a_chain_resolves_from_the_newest_item_to_the_oldest() -> None:
    """Rage on the Walker, answered with Cinder, answered with Parry: armor first, then 0 damage, then +3 ATK."""
    table = lay(a={"attack": {1: "EMB-07"}, "hand": ["EMB-16", "NEU-11"], "mana": 2}, b=BURST)
    do(table, "play_spell EMB-16 A.atk1", "play_spell EMB-15 A.atk1", "play_spell NEU-11 A.atk1")
    resolved = [heard["card"] for heard in table.heard(None) if heard["event"] == "resolved"]
    assert resolved == ["NEU-11", "EMB-15", "EMB-16"]
    assert creatures(table) == {"A.atk1": "EMB-07 6/4"}


@pytest.mark.rule("DUEL-12.9", "DUEL-13.4")
def test_triggers_of_an_item_resolve_before_the_next_item() -> None:
    """B's burst kills the Sapper; its blast kills the Recruit before A's Rage comes to it."""
    table = lay(
        a={"attack": {1: "EMB-01", 2: "EMB-06"}, "hand": ["EMB-16"], "mana": 1}, b={**BURST, "attack": {2: "ROO-08"}}
    )
    do(table, "play_spell EMB-16 A.atk1", "play_spell EMB-15 A.atk2")
    assert (creatures(table), grave(table, A)) == ({"B.atk2": "ROO-08 5/4"}, ["EMB-06", "EMB-01", "EMB-16"])


@pytest.mark.rule("DUEL-12.9")
def test_no_link_is_added_while_a_chain_resolves() -> None:
    """After the second pass everything resolves in one go, although both hold more bursts."""
    table = lay(a={"attack": {1: "EMB-07"}, **THREE_BURSTS}, b=THREE_BURSTS)
    do(table, "attack A.atk1 B", "play_spell EMB-15 A", "pass", "pass")
    assert (asked(table), chain(table), hps(table)) == ((A, "main"), [], (18, 17))
    assert refuses(table, "pass")


@pytest.mark.rule("DUEL-12.10")
@pytest.mark.parametrize(("action", "next_asked"), [("attack A.atk1 B", (A, "main")), ("end_turn", (B, "main"))])
def test_after_the_chain_come_its_traps_and_then_the_main_phase_or_the_end_of_the_turn(
    action: str, next_asked: tuple[int, str]
) -> None:
    table = lay(a={"attack": {1: "EMB-07", 2: "EMB-01"}, "traps": ["EMB-23"]}, b=BURST)
    do(table, action, "play_spell EMB-15 A.atk2")
    pass_all(table)
    burned = 20 - 3 - (3 if action != "end_turn" else 0)
    assert (asked(table), chain(table), hp(table, B), traps(table, A)) == (next_asked, [], burned, [])
    assert mana(table, B) == ((0, 1) if action != "end_turn" else (1, 1))
