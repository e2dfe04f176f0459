"""DUEL-X1 to DUEL-X12: the chain, areas, mana, loyalty and the first turns."""

from __future__ import annotations

import pytest

from duel.board import A, B, deal, end_turn, lay, pass_all
from duel.looking import alike, bonus, chain, creatures, grave, hand, hp, hps, mana, mana_zone, shard, told
from table import Table, asked, do, legal, mentioned, offers, refuses, scores, turn

PLAYS = ("play_creature", "play_spell", "set_trap", "play_shard")
EMBER = [f"EMB-{number:02}" for number in range(1, 25)]
NEUTRAL = [f"NEU-{number:02}" for number in range(1, 21)]


@pytest.mark.rule("DUEL-X1", "DUEL-12.6", "DUEL-12.9", "DUEL-9.10")
def test_x1_the_seeds_chain() -> None:
    table = lay(
        a={"hero": "EMB-H1", "mana": 4, "hand": ["EMB-13", "EMB-15"], "defense": {1: "EMB-08"}},
        b={"hero": "ROO-H1", "mana": 1, "hand": ["ROO-15"], "attack": {3: "ROO-03"}},
    )
    do(table, "play_spell EMB-13 B.atk3", "play_spell ROO-15 B.atk3", "use_ability A.def1 a1 B.atk3")
    assert asked(table) == (A, "respond"), "B has no answer left, and A may add to a chain that B has answered"
    assert chain(table) == ["EMB-13", "ROO-15", "EMB-08"]
    assert creatures(table) == {"A.def1": "EMB-08 2/3 exhausted", "B.atk3": "ROO-03 2/3"}

    do(table, "play_spell EMB-15 B.atk3")
    assert told(table, "resolved", "damaged", "died", "negated") == [
        "resolved EMB-15",
        "damaged ROO-03 2",
        "resolved EMB-08",
        "damaged ROO-03 2",
        "died ROO-03",
        "resolved ROO-15",
        "resolved EMB-13",
    ]
    assert creatures(table) == {"A.def1": "EMB-08 2/3 exhausted"}
    assert [mana(table, A), mana(table, B)] == [(0, 4), (0, 1)]
    assert grave(table, A) == ["EMB-15", "EMB-13"]
    assert grave(table, B) == ["ROO-03", "ROO-15"]
    assert (asked(table), chain(table)) == ((A, "main"), [])


def walker_before_the_grove() -> Table:
    """X2 and X3."""
    return lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-16"], "mana": 1},
        b={"hero": "ROO-H1", "hand": ["ROO-16"], "mana": 2},
    )


@pytest.mark.rule("DUEL-X2", "DUEL-12.6")
def test_x2_no_answer_to_ones_own_action() -> None:
    table = walker_before_the_grove()
    assert hp(table, B) == 21
    do(table, "attack A.atk1 B")
    assert asked(table) == (B, "respond")
    do(table, "pass")
    assert asked(table) == (A, "main")
    assert hps(table) == (20, 18)
    assert hand(table, A) == ["EMB-16"]
    assert mana(table, A) == (1, 1)


@pytest.mark.rule("DUEL-X3", "DUEL-12.6")
def test_x3_answering_an_answer() -> None:
    table = do(walker_before_the_grove(), "attack A.atk1 B", "play_spell ROO-16 A.atk1", "play_spell EMB-16 A.atk1")
    assert told(table, "modified", "damaged") == ["modified EMB-07 6/4", "modified EMB-07 3/4", "damaged ROO-H1 3"]
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted stunned"}
    assert hps(table) == (20, 18)

    end_turn(end_turn(table))
    assert turn(table) == (5, A)
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}, "it slept through this readying"
    end_turn(end_turn(table))
    assert creatures(table) == {"A.atk1": "EMB-07 3/4"}


@pytest.mark.rule("DUEL-X3")
def test_x3_with_the_vines_alone_the_walker_strikes_with_nothing() -> None:
    table = pass_all(do(walker_before_the_grove(), "attack A.atk1 B", "play_spell ROO-16 A.atk1"))
    assert creatures(table) == {"A.atk1": "EMB-07 0/4 exhausted stunned"}
    assert hps(table) == (20, 21)


@pytest.mark.rule("DUEL-X4", "DUEL-2.4", "DUEL-2.5")
def test_x4_an_area_across_the_attack_rows() -> None:
    table = lay(
        a={"attack": {2: "EMB-07", 3: "EMB-07"}, "defense": {3: "EMB-07"}, "hand": ["EMB-17"], "mana": 4},
        b={"attack": {2: "ROO-08", 3: "ROO-08", 4: "ROO-08"}, "defense": {2: "ROO-08", 3: "ROO-08"}},
    )
    do(table, "play_spell EMB-17 B.atk3")
    assert alike(table) == {
        "EMB-07 3/1": ["A.atk3"],
        "EMB-07 3/4": ["A.atk2", "A.def3"],
        "ROO-08 5/3": ["B.atk2", "B.atk3", "B.atk4", "B.def3"],
        "ROO-08 5/6": ["B.def2"],
    }


@pytest.mark.rule("DUEL-X5", "DUEL-2.4", "DUEL-2.5")
def test_x5_an_area_in_a_defense_row() -> None:
    table = lay(
        a={"attack": {3: "EMB-07"}, "hand": ["EMB-17"], "mana": 4},
        b={"attack": {2: "ROO-08", 3: "ROO-08"}, "defense": {2: "ROO-08", 3: "ROO-08", 4: "ROO-08"}},
    )
    do(table, "play_spell EMB-17 B.def3")
    struck = ["B.atk3", "B.def2", "B.def3", "B.def4"]
    assert alike(table) == {"EMB-07 3/4": ["A.atk3"], "ROO-08 5/6": ["B.atk2"], "ROO-08 5/3": struck}


@pytest.mark.rule("DUEL-X6", "DUEL-2.6")
def test_x6_a_row_spell() -> None:
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-12"], "mana": 3},
        b={"attack": {1: "ROO-08", 5: "ROO-08"}, "defense": {1: "ROO-08"}},
    )
    do(table, "play_spell EMB-12 B.atk1")
    struck = ["B.atk1", "B.atk5"]
    assert alike(table) == {"EMB-07 3/4": ["A.atk1"], "ROO-08 5/4": struck, "ROO-08 5/6": ["B.def1"]}


@pytest.mark.rule("DUEL-X7", "DUEL-5.3")
def test_x7_a_shard() -> None:
    board = {"deck": ["EMB-07", "EMB-08"]}
    table = lay(
        a={"hand": ["SHD-E", "EMB-01"], "mana": 2, "mana_zone": ["EMB-03", "EMB-04"], "mana_gain_used": False, **board},
        b={"hand": ["ROO-17"], "mana": 2},
    )
    do(table, "play_shard SHD-E")
    assert asked(table) == (A, "main"), "B could have answered, but gets no window"
    assert hand(table, A) == ["EMB-01", "EMB-07"]
    assert (mana(table, A), shard(table, A)) == ((2, 2), "SHD-E")
    assert refuses(table, "card_to_mana EMB-01")

    end_turn(table)
    assert (mana(table, A), shard(table, A)) == ((2, 2), "SHD-E")
    end_turn(table)
    assert turn(table) == (5, A)
    assert mana_zone(table, A) == ["EMB-03", "EMB-04", "SHD-E"]
    assert (mana(table, A), shard(table, A)) == ((3, 3), None)


@pytest.mark.rule("DUEL-X8", "DUEL-5.3", "DUEL-6.4")
def test_x8_a_card_as_mana() -> None:
    table = lay(
        a={
            "hp": 1,
            "mana": 2,
            "mana_zone": ["EMB-03", "EMB-04"],
            "mana_gain_used": False,
            "hand": ["TID-13", "EMB-07", "SHD-E"],
        },
    )
    assert refuses(table, "play_creature EMB-07 attack 1")
    do(table, "card_to_mana TID-13")
    assert mana(table, A) == (3, 3)
    assert mana_zone(table, A) == ["EMB-03", "EMB-04", "TID-13"]
    assert "TID-13" in mentioned(table.view(B)), "face up"
    assert hp(table, A) == 1
    assert hand(table, A) == ["EMB-07", "SHD-E"]
    assert refuses(table, "play_shard SHD-E")
    do(table, "play_creature EMB-07 attack 1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted"}


@pytest.mark.rule("DUEL-X9", "DUEL-6.4", "DUEL-6.5")
@pytest.mark.parametrize(
    ("card", "at", "left"), [("TID-15", 3, 1), ("TID-15", 2, 0), ("TID-16", 2, 1), ("TID-16", 1, 0)]
)
def test_x9_the_limits_of_loyalty(card: str, at: int, left: int) -> None:
    table = lay(
        a={"hero": "EMB-H1", "hp": at, "hand": [card, "EMB-15"], "mana": 3},
        b={"hand": ["ROO-12"], "mana": 2, "attack": {1: "ROO-03"}},
        active=B,
        turn=4,
    )
    do(table, "play_spell ROO-12")
    play = f"play_spell {card} " + ("link1" if card == "TID-15" else "B.atk1")
    assert asked(table) == (A, "respond")
    if left:
        do(table, play)
        assert hp(table, A) == left
    else:
        assert refuses(table, play)
        assert hp(table, A) == at


@pytest.mark.rule("DUEL-X9", "DUEL-6.4")
@pytest.mark.parametrize("card", [*EMBER, *NEUTRAL, "SHD-T"])
def test_x9_at_1_hp_own_and_neutral_cards_and_basic_shards_can_still_be_played(card: str) -> None:
    table = lay(
        a={"hp": 1, "hand": [card], "mana": 9, "mana_gain_used": False, "attack": {1: "EMB-07"}},
        b={"attack": {1: "ROO-08"}},
        columns={5: ["ROO-19"]},
    )
    plays = [action for action in legal(table, *PLAYS) if card in action.split()]
    assert plays
    do(table, plays[-1])
    if asked(table) == (A, "target"):
        do(table, legal(table)[-1])
    pass_all(table)
    assert card not in hand(table, A)
    assert hp(table, A) >= 1, "nothing was paid"


@pytest.mark.rule("DUEL-X10", "DUEL-4.2", "DUEL-15.2")
def test_x10_an_empty_deck_kills_before_the_start_of_turn_triggers() -> None:
    table = lay(a={"deck": [], "hp": 1, "hero_enchants": ["NEU-19"]}, at="turn")
    assert scores(table) == [0, 1]
    assert (hp(table, A), bonus(table, A)) == (0, 0)


@pytest.mark.rule("DUEL-X10", "DUEL-4.7", "DUEL-11.2")
def test_x10_with_2_hp_the_game_goes_on_and_other_draws_cost_nothing() -> None:
    table = lay(
        a={"deck": [], "hp": 2, "hero_enchants": ["NEU-19"], "hand": ["SHD-E", "EMB-09"], "mana_zone": 1}, at="turn"
    )
    assert (hp(table, A), bonus(table, A), mana(table, A)) == (1, 1, (1, 1))
    do(table, "play_shard SHD-E")
    assert (hp(table, A), hand(table, A)) == (1, ["EMB-09"])
    assert refuses(table, "hero_draw")
    assert refuses(table, "hero_replace EMB-09")


@pytest.mark.rule("DUEL-X11", "DUEL-3.5", "DUEL-3.6")
def test_x11_the_second_player_starts_with_8_cards_and_a_spark_among_them() -> None:
    table = deal()
    do(table, "keep", "keep")
    assert turn(table) == (1, A)
    assert (len(hand(table, A)), len(hand(table, B))) == (7, 8)
    assert hand(table, B).count("SPK-00") == 1
    assert "SPK-00" not in hand(table, A)
    end_turn(table)
    assert turn(table) == (2, B)
    assert (len(hand(table, B)), mana(table, B)) == (9, (0, 0))

    do(table, "play_spell SPK-00")
    assert (len(hand(table, B)), bonus(table, B), grave(table, B)) == (8, 1, [])


@pytest.mark.rule("DUEL-X11", "DUEL-5.5", "DUEL-1.9")
def test_x11_the_borrowed_spark() -> None:
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1},
        b={"hand": ["SPK-00", "ROO-08"], "mana_gain_used": False, "hero_action_used": False},
        turn=2,
    )
    for action in ("card_to_mana", "hero_replace"):
        assert refuses(table, f"{action} SPK-00")
        assert offers(table, f"{action} ROO-08")
    do(table, "play_spell SPK-00")
    assert asked(table) == (A, "respond")
    do(table, "pass")
    assert (bonus(table, B), mana(table, B)) == (1, (0, 0))
    assert (hand(table, B), grave(table, B)) == (["ROO-08"], [])
    assert "SPK-00" not in mentioned(table.view(B))

    end_turn(table)
    assert turn(table) == (3, A)
    assert bonus(table, B) == 0


@pytest.mark.rule("DUEL-X12", "DUEL-4.5", "DUEL-7.2")
def test_x12_the_first_turn() -> None:
    table = lay(
        a={"hand": ["EMB-01", "EMB-02"], "mana_gain_used": False},
        b={"hand": ["SPK-00", "NEU-01", "ROO-08"]},
        turn=1,
    )
    do(table, "card_to_mana EMB-01", "play_creature EMB-02 attack 1")
    assert creatures(table) == {"A.atk1": "EMB-02 1/1"}
    assert refuses(table, "attack A.atk1 B")
    assert legal(table, "attack") == []

    end_turn(table)
    do(table, "card_to_mana ROO-08", "play_spell SPK-00", "play_creature NEU-01 attack 1")
    assert turn(table) == (2, B)
    do(table, "attack B.atk1 A.atk1")
    assert creatures(table) == {"B.atk1": "NEU-01 2/1 exhausted"}
    assert grave(table, A) == ["EMB-02"]
