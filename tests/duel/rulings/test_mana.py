"""DUEL-R38 to DUEL-R51: mana, the opening hands, and drawing."""

from __future__ import annotations

import pytest

from duel.board import A, B, deal, end_turn, lay, pass_all, put_aside
from duel.looking import acted, bonus, creatures, grave, hand, hp, hps, mana, mana_zone, shard
from table import asked, deck, do, legal, mentioned, offers, refuses, scores, turn, twin


@pytest.mark.rule("DUEL-R38", "DUEL-5.3")
@pytest.mark.parametrize("gain", ["play_shard SHD-E", "card_to_mana EMB-07"])
def test_r38_one_mana_gain_in_total(gain: str) -> None:
    table = lay(a={"hand": ["SHD-E", "SHD-E", "EMB-07", "EMB-08"], "mana_gain_used": False})
    assert offers(table, gain)
    do(table, gain)
    assert legal(table, "play_shard", "card_to_mana") == []
    for again in ("play_shard SHD-E", "card_to_mana EMB-08"):
        assert refuses(table, again)
    end_turn(end_turn(table))
    assert offers(table, "card_to_mana EMB-08")


@pytest.mark.rule("DUEL-R39")
def test_r39_a_shard_is_maximum_mana_for_good_from_the_next_own_turn_on() -> None:
    table = lay(a={"hand": ["SHD-E"], "mana_zone": 1, "mana": 1, "mana_gain_used": False})
    do(table, "play_shard SHD-E")
    assert (mana(table, A), shard(table, A)) == ((1, 1), "SHD-E")
    end_turn(table)
    assert (mana(table, A), shard(table, A)) == ((1, 1), "SHD-E"), "not on the foe's turn"
    end_turn(table)
    assert (mana(table, A), shard(table, A), mana_zone(table, A)) == ((2, 2), None, ["SHD-E", "SHD-E"])
    end_turn(end_turn(table))
    assert mana(table, A) == (2, 2), "for good"


@pytest.mark.rule("DUEL-R40", "DUEL-3.7")
def test_r40_everybody_starts_without_mana() -> None:
    table = do(deal(), "keep", "keep")
    assert turn(table) == (1, A)
    for seat in (A, B):
        assert (mana(table, seat), bonus(table, seat), mana_zone(table, seat)) == ((0, 0), 0, [])


@pytest.mark.rule("DUEL-R41", "DUEL-5.4")
def test_r41_a_card_used_as_mana_lies_face_up_for_good_and_says_nothing() -> None:
    table = lay(a={"hand": ["EMB-05"], "mana_gain_used": False, "attack": {1: "EMB-01"}})
    do(table, "card_to_mana EMB-05")
    assert "EMB-05" in mentioned(table.view(B))
    assert "EMB-05" in mentioned(table.view(None))
    assert creatures(table) == {"A.atk1": "EMB-01 2/1"}, "its text is ignored"
    for _ in range(4):
        assert not any("EMB-05" in action for action in legal(table))
        end_turn(table)
        assert mana_zone(table, A) == ["EMB-05"]


@pytest.mark.rule("DUEL-R42", "DUEL-5.3")
@pytest.mark.parametrize("card", ["SHD-E", "EMB-24"])
def test_r42_a_shard_used_as_mana_neither_draws_nor_does_what_it_says(card: str) -> None:
    table = lay(a={"hand": [card], "mana_gain_used": False, "deck": ["EMB-07"]})
    do(table, f"card_to_mana {card}")
    assert (mana(table, A), mana_zone(table, A), shard(table, A)) == ((1, 1), [card], None)
    assert (hand(table, A), hps(table)) == ([], (20, 21))


@pytest.mark.rule("DUEL-R43", "DUEL-5.2")
def test_r43_mana_on_the_foes_turn_is_what_was_left() -> None:
    table = lay(
        a={"hand": ["EMB-15", "EMB-15"], "mana": 1, "mana_zone": 3},
        b={"hand": ["ROO-12", "ROO-12"], "mana": 4},
        at="turn",
        turn=4,
    )
    assert (mana(table, A), mana(table, B)) == ((1, 3), (4, 4)), "only the active player is refilled"
    pass_all(do(table, "play_spell ROO-12", "play_spell EMB-15 B"))
    assert mana(table, A) == (0, 3)
    do(table, "play_spell ROO-12")
    assert asked(table) == (B, "main"), "nothing left to answer with"
    end_turn(table)
    assert mana(table, A) == (3, 3)


@pytest.mark.rule("DUEL-R44")
def test_r44_the_spark_comes_after_the_mulligan_and_only_to_the_second_player() -> None:
    table = deal()
    assert "SPK-00" not in hand(table, A) + hand(table, B)
    do(table, "keep", "keep")
    assert (hand(table, A).count("SPK-00"), hand(table, B).count("SPK-00")) == (0, 1)


@pytest.mark.rule("DUEL-R44")
def test_r44_the_spark_is_a_cast_for_the_own_main_phase() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"hand": ["SPK-00", "ROO-17"], "mana": 2})
    do(table, "attack A.atk1 B")
    assert refuses(table, "play_spell SPK-00")
    snared = lay(a={"hand": ["SPK-00"]}, b={"traps": ["TID-23"]})
    do(snared, "play_spell SPK-00")
    assert (bonus(snared, A), grave(snared, B)) == (0, ["TID-23"]), "Glyph Snare hears a cast"
    assert (hand(snared, A), grave(snared, A)) == ([], [])


@pytest.mark.rule("DUEL-R44")
def test_r44_the_spark_costs_nothing_and_lends_one_mana_until_the_end_of_turn() -> None:
    table = lay(a={"hp": 1, "hand": ["SPK-00", "EMB-01"]})
    assert refuses(table, "play_creature EMB-01 attack 1")
    do(table, "play_spell SPK-00")
    assert (hp(table, A), mana(table, A), bonus(table, A)) == (1, (0, 0), 1)
    spent = do(twin(table), "play_creature EMB-01 attack 1")
    assert bonus(spent, A) == 0
    assert bonus(end_turn(table), A) == 0


@pytest.mark.rule("DUEL-R44")
def test_r44_the_spark_is_no_mana_card_and_cannot_be_replaced() -> None:
    table = lay(a={"hand": ["SPK-00", "EMB-01"], "mana_gain_used": False, "hero_action_used": False})
    assert legal(table, "card_to_mana", "hero_replace") == ["card_to_mana EMB-01", "hero_replace EMB-01"]
    for action in ("card_to_mana", "hero_replace"):
        assert refuses(table, f"{action} SPK-00")


@pytest.mark.rule("DUEL-R44", "DUEL-1.9")
def test_r44_a_discarded_spark_ceases_to_exist() -> None:
    table = lay(a={"hero": "EMB-H2", "hand": ["SPK-00"], "hero_action_used": False})
    pass_all(do(table, "use_ability A a1 pay:SPK-00"))
    assert (hand(table, A), grave(table, A)) == ([], [])


@pytest.mark.rule("DUEL-R45", "DUEL-3.5")
def test_r45_everybody_mulligans_from_6_and_the_extra_card_comes_after() -> None:
    table = deal()
    assert (len(hand(table, A)), len(hand(table, B))) == (6, 6)
    do(table, "keep")
    assert (len(hand(table, A)), len(hand(table, B))) == (6, 6)
    do(table, "keep")
    assert (len(hand(table, A)), len(hand(table, B))) == (7, 8), "A has drawn for turn 1"


@pytest.mark.rule("DUEL-R46", "DUEL-3.4")
@pytest.mark.parametrize("seed", range(8))
def test_r46_the_new_cards_are_drawn_before_the_old_ones_are_shuffled_in(seed: int) -> None:
    table = deal(seed)
    tops = [deck(table, seat)[:3] for seat in (A, B)]
    kept = [put_aside(table, 0, 2, 4), put_aside(table, 1, 3, 5)]
    for seat, later in ((A, 1), (B, 2)):
        now = hand(table, seat)
        for card in [*kept[seat], *tops[seat]]:
            now.remove(card)
        assert len(now) == later, "the draw of turn 1, or the extra card and the Spark"
    assert (len(deck(table, A)), len(deck(table, B))) == (33, 33)


@pytest.mark.rule("DUEL-R46", "DUEL-3.4")
def test_r46_the_mulligan_is_secret() -> None:
    table = deal()
    views = []
    for places in ((), (0,), (1, 2), (3, 4, 5)):
        chosen = twin(table)
        put_aside(chosen, *places)
        if len(places) < 3:
            do(chosen, "keep")
        assert asked(chosen) == (B, "mulligan")
        views.append((chosen.view(B), chosen.heard(B)))
    assert all(view == views[0] for view in views), "B chooses without knowing what A chose, or how many"


@pytest.mark.rule("DUEL-R47", "DUEL-4.5")
def test_r47_the_first_player_draws_on_turn_1() -> None:
    table = deal()
    top = deck(table, A)[0]
    before = hand(table, A)
    do(table, "keep", "keep")
    assert hand(table, A) == sorted([*before, top])
    assert len(deck(table, A)) == 33


@pytest.mark.rule("DUEL-R48")
@pytest.mark.parametrize(
    ("options", "cards", "sparks"),
    [({}, 7, 1), ({"second_sparks": 2}, 7, 2), ({"second_extra_cards": 3, "second_sparks": 0}, 9, 0)],
)
def test_r48_the_second_player_gets_one_card_and_one_spark_unless_chosen_otherwise(
    options: dict[str, int], cards: int, sparks: int
) -> None:
    table = do(deal(**options), "keep", "keep")
    assert hand(table, B).count("SPK-00") == sparks
    assert len(hand(table, B)) == cards + sparks
    assert len(hand(table, A)) == 7


@pytest.mark.rule("DUEL-R49", "DUEL-4.2")
@pytest.mark.parametrize(("cards", "after"), [(3, 5), (4, 5), (5, 6)])
def test_r49_shard_then_refill_then_ready_then_draw_then_triggers(cards: int, after: int) -> None:
    board = {"shard": "SHD-T", "hero_enchants": ["TID-21"], "attack": {1: {"card": "TID-05", "exhausted": True}}}
    table = lay(a={"hero": "TID-H1", "hand": ["TID-01"] * cards, "mana": 0, "mana_zone": 1, **board}, at="turn")
    assert (mana(table, A), shard(table, A)) == ((2, 2), None), "the shard came before the refill"
    assert creatures(table) == {"A.atk1": "TID-05 3/3"}
    assert len(hand(table, A)) == after, "the Vigil counted the hand after the draw"


@pytest.mark.rule("DUEL-R49", "DUEL-4.2")
def test_r49_whoever_cannot_draw_and_dies_was_refilled_and_readied_but_triggers_nothing() -> None:
    board = {
        "deck": [],
        "shard": "SHD-E",
        "hero_enchants": ["NEU-19"],
        "attack": {1: {"card": "EMB-07", "exhausted": True}},
    }
    table = lay(a={"hp": 1, "mana": 0, "mana_zone": 1, **board}, at="turn")
    assert scores(table) == [0, 1]
    assert (mana(table, A), bonus(table, A), creatures(table)) == ((2, 2), 0, {"A.atk1": "EMB-07 3/4"})


@pytest.mark.rule("DUEL-R50", "DUEL-4.7")
def test_r50_only_the_turns_draw_tires_and_always_by_1() -> None:
    table = lay(
        a={"deck": [], "hand": ["SHD-E", "EMB-09", "NEU-10"], "mana_zone": 2, "hp": 10},
        b={"deck": ["SHD-R"] * 5},
        at="turn",
    )
    assert hp(table, A) == 9
    do(table, "play_shard SHD-E", "play_spell NEU-10")
    assert (hp(table, A), hand(table, A)) == (11, ["EMB-09"]), "2 HP of the Cache, and nothing lost"
    end_turn(end_turn(table))
    assert hp(table, A) == 10
    end_turn(end_turn(table))
    assert hp(table, A) == 9


@pytest.mark.rule("DUEL-R51", "DUEL-4.6")
def test_r51_the_eleventh_card_is_burned_face_up() -> None:
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-12"] + ["TID-01"] * 9, "mana": 3, "deck": ["TID-04", "TID-05", "TID-06"]},
    )
    do(table, "play_spell TID-12")
    assert hand(table, A) == ["TID-01"] * 9 + ["TID-04"]
    assert grave(table, A) == ["TID-05", "TID-12"]
    assert "TID-05" in mentioned(table.view(B))
    assert deck(table, A) == ["TID-06"]


@pytest.mark.rule("DUEL-R51", "DUEL-4.6")
@pytest.mark.parametrize(("cards", "to"), [(9, "hand"), (10, "grave")])
def test_r51_a_card_returned_to_a_full_hand_is_burned_without_dying(cards: int, to: str) -> None:
    table = lay(
        a={"attack": {1: "DUS-01"}, "hand": ["EMB-01"] * cards},
        b={"hero": "TID-H1", "hand": ["TID-16"], "mana": 2},
        active=B,
        turn=4,
    )
    do(table, "play_spell TID-16 A.atk1")
    assert (len(hand(table, A)), grave(table, A)) == (10, ["DUS-01"] if to == "grave" else [])
    assert hps(table) == (20, 20), "the Rat did not die"
    assert acted(table, A)
