"""DUEL-X26 to DUEL-X38: hands, enchants, keywords and attackers that meet something."""

from __future__ import annotations

import pytest

from duel.board import A, B, deal, end_turn, lay, put_aside
from duel.looking import creatures, enchants, grave, hand, hp, hps, keywords, mana, told
from table import asked, deck, do, legal, mentioned, offers, refuses, turn


@pytest.mark.rule("DUEL-X26", "DUEL-4.6")
def test_x26_a_full_hand() -> None:
    table = lay(a={"hand": ["EMB-01"] * 10, "deck": ["EMB-07", "SHD-E"]}, at="turn")
    assert grave(table, A) == ["EMB-07"]
    assert "EMB-07" in mentioned(table.view(B)), "face up"
    assert hp(table, A) == 20
    assert hand(table, A) == ["EMB-01"] * 10
    assert deck(table, A) == ["SHD-E"]


@pytest.mark.rule("DUEL-X27")
def test_x27_ward() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-13", "EMB-15", "EMB-17"], "mana": 4},
        b={"hero": "TID-H1", "attack": {2: {"card": "TID-03", "enchants": ["TID-20"]}, 3: "TID-01"}},
    )
    assert creatures(table)["B.atk2"] == "TID-03 3/4"
    assert sorted(legal(table, "play_spell")) == [
        "play_spell EMB-13 A.atk1",
        "play_spell EMB-13 B.atk3",
        "play_spell EMB-15 A",
        "play_spell EMB-15 A.atk1",
        "play_spell EMB-15 B",
        "play_spell EMB-15 B.atk3",
        "play_spell EMB-17 A.atk1",
        "play_spell EMB-17 B.atk3",
    ]
    for spell in ("EMB-13", "EMB-15"):
        assert refuses(table, f"play_spell {spell} B.atk2")
    assert offers(table, "attack A.atk1 B.atk2")
    do(table, "play_spell EMB-17 B.atk3")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4", "B.atk2": "TID-03 3/1"}


@pytest.mark.rule("DUEL-X28", "DUEL-14.1", "DUEL-14.5")
def test_x28_a_lost_bonus_kills() -> None:
    table = lay(
        a={"hero": "DUS-H1", "hand": ["DUS-13"], "mana": 4},
        b={"defense": {1: "ROO-10"}, "attack": {1: {"card": "ROO-03", "damage": 3}}},
    )
    assert creatures(table)["B.atk1"] == "ROO-03 3/1"
    do(table, "play_spell DUS-13 B.def1")
    assert creatures(table) == {}
    assert grave(table, B) == ["ROO-10", "ROO-03"]


@pytest.mark.rule("DUEL-X29", "DUEL-9.7", "DUEL-2.9")
def test_x29_an_enchant_falls_off() -> None:
    brand = {"card": "DUS-20", "owner": B}
    board = {"attack": {1: {"card": "EMB-07", "damage": 2, "enchants": [brand]}}}
    table = lay(a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 5, **board})
    assert (creatures(table), enchants(table, "A.atk1")) == ({"A.atk1": "EMB-07 3/2"}, ["DUS-20"])
    do(table, "play_spell TID-16 A.atk1")
    assert (creatures(table), hand(table, A)) == ({}, ["EMB-07"])
    assert (grave(table, A), grave(table, B)) == (["TID-16"], ["DUS-20"])
    do(table, "play_creature EMB-07 attack 1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}, "it came back undamaged"


@pytest.mark.rule("DUEL-X29", "DUEL-1.9")
def test_x29_a_token_in_its_place_ceases_to_exist() -> None:
    brand = {"card": "DUS-20", "owner": B}
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 2, "attack": {1: {"card": "TOK-WLF", "enchants": [brand]}}},
    )
    do(table, "play_spell TID-16 A.atk1")
    assert (creatures(table), hand(table, A)) == ({}, [])
    assert (grave(table, A), grave(table, B)) == (["TID-16"], ["DUS-20"])


@pytest.mark.rule("DUEL-X30", "DUEL-9.6")
def test_x30_a_column_enchant_on_both_sides() -> None:
    table = lay(
        a={"attack": {3: "EMB-08", 4: "EMB-07"}, "mana": 1},
        b={"attack": {1: "ROO-03", 3: "ROO-03"}, "defense": {3: "ROO-08"}},
        columns={3: ["TID-19"]},
    )
    assert {action.split()[1] for action in legal(table, "attack")} == {"A.atk4"}
    assert refuses(table, "attack A.atk3 B")
    assert offers(table, "use_ability A.atk3 a1 B.atk3")
    do(table, "attack A.atk4 B")
    assert sorted(legal(table)) == ["block B.def3", "no_block"]
    do(table, "no_block")
    end_turn(table)
    assert turn(table) == (4, B)
    assert {action.split()[1] for action in legal(table, "attack")} == {"B.atk1"}
    assert refuses(table, "attack B.atk3 A")


@pytest.mark.rule("DUEL-X30", "DUEL-9.6")
@pytest.mark.parametrize(("column", "may_attack"), [(2, True), (3, False), (4, True)])
def test_x30_a_creature_played_later_into_the_column_is_affected_too(column: int, may_attack: bool) -> None:
    table = lay(a={"hand": ["EMB-02"], "mana": 1}, columns={3: ["TID-19"]})
    do(table, f"play_creature EMB-02 attack {column}")
    assert offers(table, f"attack A.atk{column} B") is may_attack
    assert ("cannot_attack" in keywords(table, f"A.atk{column}")) is not may_attack


@pytest.mark.rule("DUEL-X31", "DUEL-3.4")
@pytest.mark.parametrize("seed", range(5))
def test_x31_the_mulligan(seed: int) -> None:
    table = deal(seed)
    before, library = hand(table, A), deck(table, A)
    assert (asked(table), len(before), len(library)) == ((A, "mulligan"), 6, 34)
    kept = put_aside(table, 0, 1)
    do(table, "keep", "keep")

    drawn = hand(table, A)
    for card in [*kept, *library[:2]]:
        drawn.remove(card)
    assert (len(kept), len(drawn)) == (4, 1), "four kept, the top two of the 34, and the draw of turn 1"
    assert sorted([*hand(table, A), *deck(table, A)]) == sorted([*before, *library]), "the two were shuffled in"
    assert len(deck(table, A)) == 33


@pytest.mark.rule("DUEL-X31", "DUEL-3.4")
def test_x31_a_fourth_card_is_refused() -> None:
    table = deal()
    fourth = table.legal()[3]
    put_aside(table, 0, 1, 2)
    assert asked(table) == (B, "mulligan"), "A is asked no more after three cards"
    assert fourth.startswith("mulligan")
    assert table.refuses(fourth)


@pytest.mark.rule("DUEL-X31")
def test_x31_the_foe_sees_only_the_number_of_cards() -> None:
    for chosen in ((0, 1), (4, 5)):
        table = deal()
        put_aside(table, *chosen)
        do(table, "keep", "keep")
        heard = table.heard(B)
        assert heard[:3] == [
            {"event": "mulliganed", "seat": A, "count": 2},
            {"event": "drew", "seat": A},
            {"event": "drew", "seat": A},
        ]
        assert mentioned([event for event in heard if event["seat"] == A]) == set()


@pytest.mark.rule("DUEL-X32", "DUEL-11.1", "DUEL-11.3")
def test_x32_hero_replace() -> None:
    board = {"deck": ["EMB-07", "EMB-08", "EMB-09", "EMB-11"]}
    table = lay(
        a={"hand": ["EMB-01", "EMB-02", "EMB-03", "EMB-04", "EMB-05"], "hero_action_used": False, "mana": 3, **board},
        b={"hand": ["ROO-17"], "mana": 2},
    )
    do(table, "hero_replace EMB-03")
    assert asked(table) == (A, "main")
    assert hand(table, A) == ["EMB-01", "EMB-02", "EMB-04", "EMB-05", "EMB-07"]
    assert sorted(deck(table, A)) == ["EMB-03", "EMB-08", "EMB-09", "EMB-11"]
    assert mana(table, A) == (3, 3)
    for action in ("hero_draw", "hero_replace EMB-01", "use_ability A a1 B"):
        assert refuses(table, action)

    do(end_turn(table), "play_spell ROO-17 B")
    assert asked(table) == (B, "main"), "A may not answer with an ability it has used up"
    end_turn(table)
    for action in ("hero_draw", "hero_replace EMB-01", "use_ability A a1 B"):
        assert offers(table, action)


@pytest.mark.rule("DUEL-X33", "DUEL-8.8", "DUEL-14.2")
def test_x33_overrun_and_armor() -> None:
    table = lay(
        a={"attack": {1: "EMB-09"}},
        b={"hero": "ROO-H1", "defense": {1: {"card": "ROO-06", "damage": 1}}},
    )
    assert creatures(table)["B.def1"] == "ROO-06 3/3"
    do(table, "attack A.atk1 B", "block B.def1")
    assert creatures(table) == {"A.atk1": "EMB-09 6/3 exhausted"}
    assert hps(table) == (20, 19)


@pytest.mark.rule("DUEL-X34", "DUEL-14.2", "DUEL-8.8")
def test_x34_barrier_against_venom() -> None:
    table = lay(a={"attack": {1: "ROO-11"}}, b={"attack": {1: "NEU-08"}})
    assert keywords(table, "B.atk1") == {"barrier"}
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table) == {"A.atk1": "ROO-11 2/1 exhausted", "B.atk1": "NEU-08 4/5"}
    assert keywords(table, "B.atk1") == set()


@pytest.mark.rule("DUEL-X34", "DUEL-8.8")
def test_x34_without_its_barrier_the_hauler_dies_of_the_venom() -> None:
    table = lay(a={"attack": {1: "ROO-11", 2: "ROO-11"}}, b={"attack": {1: "NEU-08"}})
    do(table, "attack A.atk1 B.atk1", "attack A.atk2 B.atk1")
    assert creatures(table) == {"A.atk1": "ROO-11 2/1 exhausted", "A.atk2": "ROO-11 2/1 exhausted"}


@pytest.mark.rule("DUEL-X35", "DUEL-8.4")
def test_x35_a_block_trigger_kills_the_attacker() -> None:
    table = lay(
        a={"hero": "ROO-H1", "hp": 20, "attack": {1: {"card": "ROO-02", "damage": 1}}},
        b={"hero": "EMB-H1", "defense": {1: "EMB-03"}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B", "block B.def1")
    assert asked(table) == (A, "main"), "it died before any chain: B has nothing to answer"
    assert creatures(table) == {"B.def1": "EMB-03 1/4 exhausted"}
    assert hps(table) == (21, 20)
    assert grave(table, A) == ["ROO-02"]


@pytest.mark.rule("DUEL-X36", "DUEL-8.2", "DUEL-8.4")
def test_x36_alarm_bell() -> None:
    table = lay(
        a={"attack": {1: "EMB-04"}},
        b={"hero": "TID-H1", "defense": {3: {"card": "TID-11", "exhausted": True}}, "traps": ["NEU-13"]},
    )
    do(table, "attack A.atk1 B")
    assert sorted(legal(table)) == ["block B.def3", "no_block"]
    do(table, "block B.def3")
    assert creatures(table) == {"B.def3": "TID-11 2/2"}
    assert (hps(table), grave(table, B)) == ((20, 20), ["NEU-13"])


@pytest.mark.rule("DUEL-X37", "DUEL-13.5", "DUEL-7.1")
def test_x37_a_played_trigger_then_a_trap() -> None:
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-03"], "mana": 3},
        b={"attack": {1: "ROO-03"}, "traps": ["ROO-22"], "hand": ["ROO-17"], "mana": 2},
    )
    do(table, "play_creature TID-03 attack 2")
    assert asked(table) == (A, "main"), "no windows"
    assert told(table, "stunned") == ["stunned ROO-03", "stunned TID-03"]
    assert creatures(table) == {"A.atk2": "TID-03 3/1 exhausted stunned", "B.atk1": "ROO-03 2/3 exhausted stunned"}
    assert grave(table, B) == ["ROO-22"]


@pytest.mark.rule("DUEL-X38", "DUEL-8.6")
def test_x38_the_attacker_is_moved() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"hero": "TID-H1", "attack": {1: "TID-07"}, "mana": 1})
    do(table, "attack A.atk1 B", "use_ability B.atk1 a1 A.atk1")
    assert creatures(table) == {"A.def1": "EMB-07 3/4 exhausted", "B.atk1": "TID-07 3/5 exhausted"}
    assert hps(table) == (20, 20)
