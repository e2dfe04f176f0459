"""DUEL-5: the mana zone, the mana gain and bonus mana."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay
from duel.looking import bonus, creatures, gained, grave, hand, hp, mana, mana_zone, shard
from table import asked, deck, do, legal, refuses, scores


@pytest.mark.rule("DUEL-5.1")
@pytest.mark.parametrize("size", [0, 1, 7, 25])
def test_maximum_mana_is_the_size_of_the_mana_zone(size: int) -> None:
    table = lay(a={"mana": 0, "mana_zone": ["EMB-13"] * size}, at="turn")
    assert mana(table, A) == (size, size)


@pytest.mark.rule("DUEL-5.2")
def test_mana_is_refilled_at_the_owners_start_only() -> None:
    table = lay(a={"mana": 1, "mana_zone": 4}, b={"mana": 0, "mana_zone": 2})
    do(table, "end_turn")
    assert (mana(table, A), mana(table, B)) == ((1, 4), (2, 2))
    do(table, "end_turn")
    assert (mana(table, A), mana(table, B)) == ((4, 4), (2, 2))


@pytest.mark.rule("DUEL-5.2")
def test_unspent_mana_pays_for_answers_on_the_foes_turn() -> None:
    table = lay(a={"mana": 2, "mana_zone": 3, "hand": ["EMB-15"] * 3}, b={"attack": {1: "ROO-08"}}, turn=2)
    do(table, "attack B.atk1 A", "play_spell EMB-15 B.atk1")
    assert (asked(table), mana(table, A)) == ((A, "respond"), (1, 3))
    do(table, "pass", "end_turn", "play_spell EMB-15 B.atk1")
    assert (asked(table), mana(table, A)) == ((A, "main"), (3, 3))
    assert (hp(table, A), creatures(table)) == (15, {"B.atk1": "ROO-08 5/2 exhausted"})


@pytest.mark.rule("DUEL-5.3")
def test_a_shard_goes_to_the_shard_zone_and_draws_a_card() -> None:
    table = lay(
        a={"mana": 2, "mana_gain_used": False, "hand": ["SHD-E", "EMB-01"], "deck": ["EMB-07", "EMB-09"]},
        b={"hand": ["EMB-15"], "mana": 3},
    )
    do(table, "play_shard SHD-E")
    assert (shard(table, A), hand(table, A), deck(table, A)) == ("SHD-E", ["EMB-01", "EMB-07"], ["EMB-09"])
    assert (mana(table, A), gained(table, A), asked(table)) == ((2, 2), True, (A, "main"))
    do(table, "end_turn", "pass", "end_turn")
    assert (mana(table, A), shard(table, A)) == ((3, 3), None)


@pytest.mark.rule("DUEL-5.3")
def test_the_shards_card_is_drawn_before_its_trigger() -> None:
    """Smoldering Shard wins the game, with its card in hand."""
    table = lay(a={"mana_gain_used": False, "hand": ["EMB-24"], "deck": ["EMB-07"]}, b={"hp": 1})
    do(table, "play_shard EMB-24")
    assert (scores(table), hand(table, A)) == ([1.0, 0.0], ["EMB-07"])


@pytest.mark.rule("DUEL-5.3")
def test_a_shard_fires_played_and_shard_played() -> None:
    board = {"hero_enchants": ["ROO-21"]}
    table = lay(a={"hero": "ROO-H1", "hp": 10, "mana_gain_used": False, "hand": ["ROO-24", "EMB-01"], **board})
    do(table, "play_shard ROO-24")
    assert (hp(table, A), creatures(table)) == (12, {"A.def1": "TOK-SAP 1/2 exhausted"})


@pytest.mark.rule("DUEL-5.3")
def test_any_card_but_a_token_can_be_used_as_mana() -> None:
    """Whatever its type, faction and cost; no text of it happens."""
    cards = ["EMB-24", "SHD-T", "DUS-11", "TID-13", "ROO-22"]
    for card in cards:
        table = lay(a={"mana": 1, "hp": 1, "mana_gain_used": False, "hand": [*cards, "SPK-00"]})
        assert legal(table, "card_to_mana") == [f"card_to_mana {other}" for other in cards]
        assert refuses(table, "card_to_mana SPK-00")
        do(table, f"card_to_mana {card}")
        assert (mana(table, A), mana_zone(table, A)[-1], gained(table, A)) == ((2, 2), card, True)
        assert (hp(table, A), hp(table, B), len(deck(table, A)), len(hand(table, A))) == (1, 21, 5, 5)


@pytest.mark.rule("DUEL-5.3")
@pytest.mark.parametrize("gain", ["play_shard SHD-E", "card_to_mana EMB-01"])
def test_one_mana_gain_per_own_turn(gain: str) -> None:
    table = lay(a={"mana_gain_used": False, "hand": ["SHD-E", "SHD-E", "EMB-01", "EMB-01"]})
    do(table, gain)
    assert legal(table, "play_shard", "card_to_mana") == []
    assert refuses(table, "card_to_mana EMB-01")
    assert refuses(table, "play_shard SHD-E")
    do(table, "end_turn", "end_turn")
    assert legal(table, "play_shard", "card_to_mana") != []


@pytest.mark.rule("DUEL-5.3")
def test_no_mana_gain_in_a_chain_or_on_the_foes_turn() -> None:
    side = {"hand": ["SHD-R", "EMB-15"], "mana": 1, "mana_gain_used": False}
    table = lay(a={"attack": {1: "EMB-07"}}, b=side)
    do(table, "attack A.atk1 B")
    assert (asked(table), refuses(table, "card_to_mana SHD-R"), refuses(table, "play_shard SHD-R")) == (
        (B, "respond"),
        True,
        True,
    )


@pytest.mark.rule("DUEL-5.4")
def test_cards_in_the_mana_zone_have_no_text_and_stay() -> None:
    """Thessaly makes no spell cheaper there, the Acolyte hears no death, and nothing fetches them back."""
    table = lay(
        a={
            "hero": "DUS-H1",
            "hp": 10,
            "mana_zone": ["TID-10", "DUS-03", "DUS-01", "EMB-15"],
            "mana": 4,
            "hand": ["DUS-12", "DUS-17"],
            "attack": {1: "EMB-07"},
        }
    )
    assert legal(table, "play_spell") == ["play_spell DUS-12 pay:A.atk1"]
    do(table, "play_spell DUS-12 pay:A.atk1")
    assert (mana(table, A), hp(table, A)) == ((3, 4), 10)
    assert legal(table, "play_spell") == ["play_spell DUS-17 EMB-07"]
    do(table, "end_turn", "end_turn")
    assert mana_zone(table, A) == ["TID-10", "DUS-03", "DUS-01", "EMB-15"]


@pytest.mark.rule("DUEL-5.5")
@pytest.mark.parametrize(("have", "cost", "left"), [(2, "EMB-15", 1), (1, "EMB-13", 0), (2, "EMB-13", 0)])
def test_bonus_mana_is_spent_first(have: int, cost: str, left: int) -> None:
    table = lay(a={"mana": 2, "bonus": have, "hand": [cost]}, b={"attack": {1: "ROO-08"}})
    do(table, f"play_spell {cost} B.atk1")
    spent = {"EMB-15": 1, "EMB-13": 2}[cost]
    assert (bonus(table, A), mana(table, A)[0]) == (left, 2 + have - spent - left)


@pytest.mark.rule("DUEL-5.5")
def test_bonus_mana_is_not_mana_and_vanishes_with_the_turn() -> None:
    table = lay(a={"mana": 1, "mana_zone": 1, "mana_gain_used": False, "hand": ["NEU-17"]})
    do(table, "play_shard NEU-17")
    assert (bonus(table, A), mana(table, A)) == (1, (1, 1))
    do(table, "end_turn")
    assert (bonus(table, A), mana(table, A)) == (0, (1, 1))


@pytest.mark.rule("DUEL-5.5", "DUEL-1.9")
def test_a_borrowed_spark_is_spent_on_something_and_gone() -> None:
    table = lay(a={"mana": 0, "hand": ["SPK-00", "EMB-01"]})
    assert refuses(table, "play_creature EMB-01 attack 1")
    do(table, "play_spell SPK-00", "play_creature EMB-01 attack 1")
    assert (bonus(table, A), hand(table, A), grave(table, A)) == (0, [], [])
