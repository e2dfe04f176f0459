"""DUEL-8.6 to 8.9: the exchange of blows, keywords in combat, and what follows."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay
from duel.looking import creatures, grave, hand, hp, hps, keywords
from table import asked, deck, do, scores

READY = {"attack": {1: "EMB-07"}}


@pytest.mark.rule("DUEL-8.6")
def test_an_attack_whose_target_left_play_does_nothing() -> None:
    table = lay(a=READY, b={"attack": {1: "TID-05"}, "hero": "TID-H1", "hand": ["TID-16"], "mana": 2})
    do(table, "attack A.atk1 B.atk1", "play_spell TID-16 B.atk1")
    assert (creatures(table), hps(table)) == ({"A.atk1": "EMB-07 3/4 exhausted"}, (20, 20))
    assert hand(table, B) == ["TID-05"]


@pytest.mark.rule("DUEL-8.6")
def test_an_attack_whose_attacker_left_its_row_does_nothing() -> None:
    table = lay(a=READY, b={"defense": {2: "TID-07"}, "mana": 1})
    do(table, "attack A.atk1 B", "no_block", "use_ability B.def2 a1 A.atk1")
    assert creatures(table) == {"A.def1": "EMB-07 3/4 exhausted", "B.def2": "TID-07 3/5 exhausted"}
    assert hp(table, B) == 21


@pytest.mark.rule("DUEL-8.6")
def test_a_blocked_attack_never_falls_back_on_its_target() -> None:
    table = lay(
        a={"attack": {1: "EMB-09"}}, b={"defense": {2: "TID-01"}, "hero": "TID-H1", "hand": ["TID-16"], "mana": 2}
    )
    do(table, "attack A.atk1 B", "block B.def2", "play_spell TID-16 B.def2")
    assert (hp(table, B), creatures(table)) == (20, {"A.atk1": "EMB-09 6/6 exhausted"})


@pytest.mark.rule("DUEL-8.7")
def test_attacker_and_target_hit_each_other_at_the_same_time() -> None:
    table = lay(a={"attack": {1: "EMB-04"}}, b={"attack": {1: "ROO-03"}})
    do(table, "attack A.atk1 B.atk1")
    assert (creatures(table), grave(table, A), grave(table, B)) == ({}, ["EMB-04"], ["ROO-03"])


@pytest.mark.rule("DUEL-8.7", "DUEL-1.5")
def test_a_hero_deals_nothing_back() -> None:
    table = lay(a=READY)
    do(table, "attack A.atk1 B")
    assert (creatures(table), hps(table)) == ({"A.atk1": "EMB-07 3/4 exhausted"}, (20, 18))


@pytest.mark.rule("DUEL-8.7")
def test_a_ranged_attacker_takes_no_blow_but_a_ranged_defender_gives_one() -> None:
    table = lay(a={"attack": {1: "NEU-05"}}, b={"attack": {1: "ROO-08"}, "defense": {1: "ROO-07"}})
    do(table, "attack A.atk1 B.atk1", "no_block")
    assert creatures(table)["A.atk1"] == "NEU-05 4/4 exhausted"
    table = lay(a=READY, b={"defense": {1: "ROO-07"}})
    do(table, "attack A.atk1 B.def1")
    assert creatures(table) == {"A.atk1": "EMB-07 3/1 exhausted"}


@pytest.mark.rule("DUEL-8.7")
def test_atk_is_read_when_the_blows_fall() -> None:
    table = lay(
        a={**READY, "hand": ["EMB-16"], "mana": 1},
        b={"attack": {1: "ROO-08"}, "hand": ["ROO-16"], "mana": 2},
    )
    do(table, "attack A.atk1 B.atk1", "play_spell ROO-16 A.atk1", "pass")
    assert (creatures(table), grave(table, A)) == ({"B.atk1": "ROO-08 5/6"}, ["EMB-07"])


@pytest.mark.rule("DUEL-8.8")
@pytest.mark.parametrize(
    ("blocker", "hero"),
    [
        ("ROO-08", 21),
        ({"card": "ROO-08", "damage": 1}, 20),
        ("ROO-03", 18),
        ({"card": "ROO-06", "damage": 1}, 19),
        ("NEU-08", 21),
    ],
)
def test_overrun_carries_the_excess_to_the_hero(blocker: object, hero: int) -> None:
    """6 damage against 6, 5, 3 HP; against 3 HP and Armor 1; against a barrier."""
    table = lay(a={"attack": {1: "EMB-09"}}, b={"defense": {1: blocker}})
    do(table, "attack A.atk1 B", "block B.def1")
    assert hp(table, B) == hero


@pytest.mark.rule("DUEL-8.8")
def test_overrun_works_on_an_attacked_creature_too_and_only_for_the_attacker() -> None:
    table = lay(a={"attack": {1: "EMB-09"}}, b={"attack": {1: "ROO-02"}, "hp": 10})
    do(table, "attack A.atk1 B.atk1")
    assert hp(table, B) == 10 - 4 + 1
    table = lay(a={"attack": {1: "EMB-01"}}, b={"attack": {1: "EMB-09"}})
    do(table, "attack A.atk1 B.atk1")
    assert hps(table) == (20, 21)


@pytest.mark.rule("DUEL-8.8", "DUEL-8.9", "DUEL-15.1")
def test_overrun_and_the_strike_back_are_simultaneous() -> None:
    """Both creatures die, and the excess of 3 finishes the hero in the same exchange."""
    table = lay(a={"attack": {1: {"card": "EMB-09", "damage": 4}}}, b={"defense": {1: "ROO-03"}, "hp": 3})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (scores(table), grave(table, A), grave(table, B)) == ([1.0, 0.0], ["EMB-09"], ["ROO-03"])


@pytest.mark.rule("DUEL-8.8")
def test_venom_destroys_what_it_hurt_in_attack_and_defense() -> None:
    table = lay(a={"attack": {1: "ROO-11"}}, b={"attack": {1: "EMB-09"}})
    do(table, "attack A.atk1 B.atk1")
    assert (creatures(table), grave(table, A), grave(table, B)) == ({}, ["ROO-11"], ["EMB-09"])
    table = lay(a={"attack": {1: "EMB-09"}}, b={"attack": {1: {"card": "ROO-11"}}})
    do(table, "attack A.atk1 B.atk1")
    assert (creatures(table), grave(table, A)) == ({}, ["EMB-09"])


@pytest.mark.rule("DUEL-8.8", "DUEL-14.2")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("NEU-08", "NEU-08 4/5"),
        ({"card": "ROO-06", "modifiers": [{"armor": 1, "duration": "forever", "by": 1}]}, "ROO-06 3/4"),
    ],
)
def test_venom_needs_one_point_of_damage(target: object, after: str) -> None:
    table = lay(a={"attack": {1: "ROO-11"}}, b={"attack": {1: target}})
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table)["B.atk1"] == after


@pytest.mark.rule("DUEL-8.8")
def test_venom_does_nothing_to_a_hero() -> None:
    table = lay(a={"attack": {1: "ROO-11"}})
    do(table, "attack A.atk1 B")
    assert hp(table, B) == 19


@pytest.mark.rule("DUEL-8.8", "DUEL-14.4")
def test_drain_heals_in_attack_and_in_defense() -> None:
    table = lay(a={"hp": 10, "attack": {1: "DUS-06"}})
    do(table, "attack A.atk1 B")
    assert hps(table) == (12, 19)
    table = lay(a={"attack": {1: "EMB-07"}}, b={"hp": 10, "attack": {1: "DUS-06"}})
    do(table, "attack A.atk1 B.atk1")
    assert hps(table) == (20, 12)


@pytest.mark.rule("DUEL-8.9", "DUEL-13.2")
def test_the_triggers_of_an_exchange_form_one_batch_in_play_order() -> None:
    """Both rats die together: the older one's trigger is first, whoever owns it."""
    for older in (A, B):
        rats = [{"attack": {1: {"card": "DUS-01", "order": 1 if seat == older else 2}}, "hp": 1} for seat in (A, B)]
        table = lay(*rats)
        do(table, "attack A.atk1 B.atk1")
        assert scores(table) == ([1.0, 0.0] if older == A else [0.0, 1.0])


@pytest.mark.rule("DUEL-8.9")
def test_hitting_a_hero_fires_after_the_exchange() -> None:
    table = lay(a={"attack": {1: "TID-05"}, "deck": ["EMB-07", "EMB-01"]})
    do(table, "attack A.atk1 B")
    assert (hand(table, A), hp(table, B)) == (["EMB-07"], 18)


@pytest.mark.rule("DUEL-8.9")
def test_hitting_a_creature_is_not_hitting_a_hero() -> None:
    table = lay(a={"attack": {1: "TID-05"}, "deck": ["EMB-07"]}, b={"attack": {1: "ROO-08"}})
    do(table, "attack A.atk1 B.atk1")
    assert (hand(table, A), deck(table, A)) == ([], ["EMB-07"])


@pytest.mark.rule("DUEL-8.9", "DUEL-15.2")
def test_victory_is_checked_before_the_triggers_of_the_exchange() -> None:
    """The Pup would heal its hero when it dies, but the excess of the same blow has killed the hero."""
    table = lay(a={"attack": {1: "EMB-09"}}, b={"defense": {1: "ROO-02"}, "hp": 4})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (scores(table), hp(table, B)) == ([1.0, 0.0], 0)


@pytest.mark.rule("DUEL-8.9")
def test_damage_to_the_hero_fires_damaged() -> None:
    table = lay(a=READY, b={"hp": 15, "traps": ["ROO-23"]})
    do(table, "attack A.atk1 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 12)
    assert sorted(creatures(table)) == ["A.atk1", "B.def1", "B.def2"]


@pytest.mark.rule("DUEL-8.7", "DUEL-14.2")
def test_a_barrier_takes_the_first_blow_only() -> None:
    table = lay(a={"attack": {1: "EMB-01", 2: "EMB-04"}}, b={"attack": {1: "NEU-08"}})
    do(table, "attack A.atk1 B.atk1")
    assert (creatures(table)["B.atk1"], keywords(table, "B.atk1")) == ("NEU-08 4/5", set())
    do(table, "attack A.atk2 B.atk1")
    assert creatures(table) == {"B.atk1": "NEU-08 4/2"}
