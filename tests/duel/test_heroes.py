"""DUEL-11: the hero action."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, deal, end_turn, lay, pass_all
from duel.looking import acted, chain, creatures, grave, hand, hp, hps, mana
from table import asked, deck, do, legal, offers, refuses, turn

FRESH: dict[str, Any] = {"hero_action_used": False}


@pytest.mark.rule("DUEL-11.1")
@pytest.mark.parametrize("action", ["hero_draw", "hero_replace EMB-01", "use_ability A a1 B"])
def test_one_hero_action_per_own_turn(action: str) -> None:
    table = lay(a={**FRESH, "hand": ["EMB-01", "EMB-04"], "mana": 9, "deck": ["SHD-E"] * 9})
    assert len(legal(table, "hero_draw")) == 1
    assert len(legal(table, "hero_replace")) == 2
    assert len(legal(table, "use_ability")) == 2
    do(table, action)
    assert (acted(table, A), legal(table, "hero_draw", "hero_replace", "use_ability")) == (True, [])
    assert refuses(table, "hero_draw")
    do(table, "end_turn", "end_turn")
    assert offers(table, "hero_draw")


@pytest.mark.rule("DUEL-11.1")
def test_an_unused_hero_action_can_be_used_until_the_next_own_turn() -> None:
    """Kareth answers on B's turn; back on his own he has one action again, not two."""
    table = lay(a={**FRESH, "mana": 6, "deck": ["SHD-E"] * 9}, b={"attack": {1: "ROO-02"}})
    do(table, "end_turn", "attack B.atk1 A")
    assert (asked(table), offers(table, "use_ability A a1 B.atk1")) == ((A, "respond"), True)
    do(table, "use_ability A a1 B")
    assert (acted(table, A), hps(table)) == (True, (19, 20))
    do(table, "end_turn")
    assert (asked(table), acted(table, A)) == ((A, "main"), False)
    do(table, "use_ability A a1 B")
    assert refuses(table, "use_ability A a1 B")


@pytest.mark.rule("DUEL-11.1")
def test_a_hero_action_used_in_answer_is_used() -> None:
    table = lay(a={"attack": {1: "EMB-07", 2: "EMB-07"}}, b={"hero": "EMB-H1", **FRESH, "mana": 4})
    do(table, "attack A.atk1 B", "use_ability B a1 A.atk1", "attack A.atk2 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 14)


@pytest.mark.rule("DUEL-11.1")
def test_the_second_player_has_no_hero_action_before_the_first_own_turn() -> None:
    table = deal().play("keep", "keep")
    assert (acted(table, A), acted(table, B)) == (False, True)
    end_turn(table)
    assert (acted(table, A), acted(table, B)) == (False, False)


@pytest.mark.rule("DUEL-11.2")
def test_the_hero_draws_a_card_for_one_mana_and_nobody_responds() -> None:
    table = lay(a={**FRESH, "mana": 2, "deck": ["EMB-07", "EMB-01"]}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "hero_draw")
    assert (hand(table, A), mana(table, A), asked(table)) == (["EMB-07"], (1, 2), (A, "main"))


@pytest.mark.rule("DUEL-11.2")
@pytest.mark.parametrize("poor", [{"mana": 0}, {"mana": 2, "deck": []}])
def test_no_hero_draw_without_mana_or_without_a_deck(poor: dict[str, Any]) -> None:
    table = lay(a={**FRESH, **poor})
    assert refuses(table, "hero_draw")


@pytest.mark.rule("DUEL-11.3")
def test_the_hero_replaces_a_card_for_free() -> None:
    side = {**FRESH, "hand": ["EMB-07", "EMB-01"], "deck": ["EMB-04", "EMB-09"], "mana": 0}
    table = lay(a=side, b={"hand": ["EMB-15"], "mana": 1})
    assert legal(table, "hero_replace") == ["hero_replace EMB-07", "hero_replace EMB-01"]
    do(table, "hero_replace EMB-07")
    assert (hand(table, A), sorted(deck(table, A)), asked(table)) == (
        ["EMB-01", "EMB-04"],
        ["EMB-07", "EMB-09"],
        (A, "main"),
    )
    assert grave(table, A) == []


@pytest.mark.rule("DUEL-11.3")
def test_a_replaced_card_may_lie_anywhere_in_the_deck_but_is_not_drawn_again() -> None:
    seen: dict[int, int] = {}
    for seed in range(200):
        table = lay(a={**FRESH, "hand": ["EMB-07"], "deck": ["EMB-04", "SHD-E", "SHD-E", "SHD-E"]}, seed=seed)
        do(table, "hero_replace EMB-07")
        assert hand(table, A) == ["EMB-04"]
        place = deck(table, A).index("EMB-07")
        seen[place] = seen.get(place, 0) + 1
    assert sorted(seen) == [0, 1, 2, 3]
    assert min(seen.values()) > 25


@pytest.mark.rule("DUEL-11.3", "DUEL-1.9")
def test_tokens_cannot_be_replaced_nor_anything_without_a_deck() -> None:
    table = lay(a={**FRESH, "hand": ["SPK-00", "EMB-01"]})
    assert legal(table, "hero_replace") == ["hero_replace EMB-01"]
    assert legal(lay(a={**FRESH, "hand": ["EMB-01"], "deck": []}), "hero_replace") == []


@pytest.mark.rule("DUEL-11.2", "DUEL-11.3")
def test_draw_and_replace_are_no_answers() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={**FRESH, "mana": 5, "hand": ["EMB-01"]})
    do(table, "attack A.atk1 B")
    assert (asked(table), refuses(table, "hero_draw"), refuses(table, "hero_replace EMB-01")) == (
        (B, "respond"),
        True,
        True,
    )
    assert {action.split()[0] for action in legal(table)} == {"use_ability", "pass"}


@pytest.mark.rule("DUEL-11.4")
def test_an_ability_opens_a_chain() -> None:
    table = lay(a={**FRESH, "mana": 2}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "use_ability A a1 B")
    assert (asked(table), chain(table), mana(table, A), hp(table, B)) == ((B, "respond"), ["EMB-H1"], (0, 2), 21)
    pass_all(table)
    assert hp(table, B) == 20


@pytest.mark.rule("DUEL-11.4")
def test_an_ability_is_a_link_on_ones_own_turn_too() -> None:
    table = lay(a={**FRESH, "mana": 2, "attack": {1: "EMB-07"}}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B", "play_spell EMB-15 A.atk1")
    assert (asked(table), offers(table, "use_ability A a1 B")) == ((A, "respond"), True)
    do(table, "use_ability A a1 B")
    assert hp(table, B) == 21 - 1 - 3 - 1, "B also paid one for an ember card"


@pytest.mark.rule("DUEL-11.5")
@pytest.mark.parametrize(("used", "usable"), [(3, False), (4, True), (5, True)])
def test_a_cooldown_ends_when_the_own_turn_count_reaches_it(used: int, usable: bool) -> None:
    """`cooldowns` says at which count Reforge is back: 4."""
    vulma = {"hero": "EMB-H2", **FRESH, "mana": 3, "defense": {1: "EMB-07"}}
    table = lay(a={**vulma, "cooldowns": {"a2": 4}, "own_turns": used})
    assert offers(table, "use_ability A a2 A.def1") is usable


@pytest.mark.rule("DUEL-11.5")
def test_without_a_cooldown_an_ability_is_back_next_turn() -> None:
    table = lay(a={"hero": "DUS-H2", **FRESH, "hand": []}, b={"hand": ["EMB-01"]})
    for _ in range(3):
        do(table, "use_ability A a2")
        assert refuses(table, "use_ability A a2")
        do(table, "end_turn", "end_turn")
    assert offers(table, "use_ability A a2")


@pytest.mark.rule("DUEL-11.5")
def test_a_cooldown_used_on_the_foes_turn_counts_from_the_last_own_turn() -> None:
    """Count 2 plus 3: Countercurrent is back in the fifth own turn, turn 9."""
    table = lay(
        a={"hero": "TID-H2", **FRESH, "mana": 4, "deck": ["SHD-T"] * 9},
        b={"hand": ["SPK-00"] * 9, "deck": ["SHD-R"] * 9},
    )
    usable = []
    do(table, "end_turn", "play_spell SPK-00", "use_ability A a2 link1")
    for number in (5, 7, 9):
        end_turn(end_turn(table))
        assert turn(table) == (number + 1, B)
        do(table, "play_spell SPK-00")
        if offers(table, "use_ability A a2 link1"):
            usable.append(number)
        do(table, "pass")
    assert usable == [9]


@pytest.mark.rule("DUEL-11.6")
@pytest.mark.parametrize(("hero", "printed"), [("EMB-H1", 20), ("EMB-H2", 18), ("TID-H2", 19), ("ROO-H1", 21)])
def test_a_hero_starts_with_its_printed_hit_points_and_never_has_more(hero: str, printed: int) -> None:
    table = lay(a={"hero": hero, "hand": ["ROO-17", "EMB-15", "ROO-17"], "mana": 9, "defense": {1: "ROO-01"}})
    assert hp(table, A) == printed
    do(table, "play_spell EMB-15 A", "use_ability A.def1 a1 A")
    assert hp(table, A) < printed
    do(table, "play_spell ROO-17 A")
    assert hp(table, A) == printed
    assert creatures(table) == {"A.def1": "ROO-01 0/3 exhausted"}
    assert hp(table, B) == 21
