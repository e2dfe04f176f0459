"""DUEL-0.3: each option, on either side of its default."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from duel.board import A, B, deal, lay
from duel.looking import creatures, grave, hand, hp, hps, mana, traps
from table import Table, asked, do, legal, player, refuses


def hand_counts(table: Table) -> list[int]:
    return [side["hand_count"] for side in table.view(None)["players"]]


def kept(**options: Any) -> Table:
    """A fresh match in A's first turn; both kept their hands."""
    table = deal(**options)
    while asked(table) in ((A, "mulligan"), (B, "mulligan")):
        table.play("keep")
    return table


@pytest.mark.rule("DUEL-0.3", "DUEL-3.5")
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_second_extra_cards(extra: int) -> None:
    table = kept(second_extra_cards=extra)
    assert hand_counts(table) == [6 + 1, 6 + extra + 1]
    assert player(table, B)["deck_count"] == 40 - 6 - extra


@pytest.mark.rule("DUEL-0.3", "DUEL-3.6")
@pytest.mark.parametrize("sparks", [0, 1, 2, 3])
def test_second_sparks(sparks: int) -> None:
    table = kept(second_sparks=sparks)
    assert hand(table, B).count("SPK-00") == sparks
    assert hand(table, A).count("SPK-00") == 0
    assert hand_counts(table) == [6 + 1, 6 + 1 + sparks]


@pytest.mark.rule("DUEL-0.3", "DUEL-3.3")
@pytest.mark.parametrize("start", [3, 6, 8])
def test_hand_start(start: int) -> None:
    assert hand_counts(deal(hand_start=start)) == [start, start]


@pytest.mark.rule("DUEL-0.3", "DUEL-3.4")
@pytest.mark.parametrize("most", [1, 3, 6])
def test_mulligan_max(most: int) -> None:
    """After the last card the other player is asked."""
    table = deal(mulligan_max=most)
    for _ in range(most):
        assert asked(table) == (A, "mulligan")
        table.play(next(action for action in table.legal() if action != "keep"))
    assert asked(table) == (B, "mulligan")


@pytest.mark.rule("DUEL-0.3", "DUEL-3.4")
def test_mulligan_max_zero_asks_nobody() -> None:
    table = deal_without_mulligan()
    assert (asked(table), table.view(None)["turn"]) == ((table.view(None)["first"], "main"), 1)


def deal_without_mulligan() -> Table:
    table = lay()
    table.state = table.game.new(seed=5, options={"mulligan_max": 0})
    return table


@pytest.mark.rule("DUEL-0.3", "DUEL-4.6")
@pytest.mark.parametrize(("most", "held", "burned"), [(5, 4, 0), (5, 5, 1), (10, 10, 1), (12, 11, 0), (99, 40, 0)])
def test_hand_max(most: int, held: int, burned: int) -> None:
    options = {"hand_max": most, "hand_start": 3}
    table = lay(a={"hand": ["EMB-01"] * held, "deck": ["EMB-07"]}, at="turn", options=options)
    assert (len(hand(table, A)), len(grave(table, A))) == (held + 1 - burned, burned)


@pytest.mark.rule("DUEL-0.3", "DUEL-16.1")
@pytest.mark.parametrize("size", [20, 40, 41, 80])
def test_deck_size(size: int) -> None:
    game = carteado.load("duel")

    def options(count: int) -> dict[str, Any]:
        return {"deck_size": size, "deck_0": f"EMB-H1; {count} SHD-E", "deck_1": f"ROO-H1; {size} SHD-R"}

    assert game.new(seed=1, options=options(size)).view(0)["players"][0]["deck_count"] in (size - 6, size - 7)
    for wrong in (size - 1, size + 1):
        with pytest.raises(carteado.Invalid):
            game.new(seed=1, options=options(wrong))


@pytest.mark.rule("DUEL-0.3")
def test_the_starter_decks_fit_forty_cards_only() -> None:
    for size in (39, 41):
        with pytest.raises(carteado.Invalid):
            carteado.load("duel").new(seed=1, options={"deck_size": size})


@pytest.mark.rule("DUEL-0.3", "DUEL-16.2")
@pytest.mark.parametrize("most", [1, 3, 4, 40])
def test_max_copies(most: int) -> None:
    game = carteado.load("duel")

    def options(count: int) -> dict[str, Any]:
        shards = f"; {40 - count} SHD-E" if count < 40 else ""
        deck = f"EMB-H1; {count} EMB-01{shards}"
        return {"max_copies": most, "deck_0": deck, "deck_1": "ROO-H1; 40 SHD-R"}

    assert game.new(seed=1, options=options(most)).decision is not None
    if most < 40:
        with pytest.raises(carteado.Invalid):
            game.new(seed=1, options=options(most + 1))


@pytest.mark.rule("DUEL-0.3", "DUEL-11.6")
@pytest.mark.parametrize("bonus", [-10, 0, 30])
def test_hero_hp_bonus(bonus: int) -> None:
    """It is the maximum too: healing does not go beyond."""
    assert hps(kept(hero_hp_bonus=bonus)) == (20 + bonus, 21 + bonus)
    table = lay(a={"hand": ["EMB-15", "ROO-17"], "mana": 3, "hero": "ROO-H1"}, options={"hero_hp_bonus": bonus})
    do(table, "play_spell EMB-15 A")
    assert hp(table, A) == 21 + bonus - 3
    do(table, "play_spell ROO-17 A")
    assert hp(table, A) == 21 + bonus


@pytest.mark.rule("DUEL-0.3", "DUEL-8.7")
@pytest.mark.parametrize(("strike_back", "left"), [("on", 1), ("off", 4)])
def test_strike_back(strike_back: str, left: int) -> None:
    """For an attacked creature and for a blocker."""
    options = {"strike_back": strike_back}
    table = lay(a={"attack": {1: "EMB-07"}}, b={"attack": {1: "ROO-07"}}, options=options)
    do(table, "attack A.atk1 B.atk1")
    assert (creatures(table), grave(table, B)) == ({"A.atk1": f"EMB-07 3/{left} exhausted"}, ["ROO-07"])
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {1: "ROO-07"}}, options=options)
    do(table, "attack A.atk1 B", "block B.def1")
    assert creatures(table) == {"A.atk1": f"EMB-07 3/{left} exhausted"}


@pytest.mark.rule("DUEL-0.3", "DUEL-4.2")
@pytest.mark.parametrize("loss", [0, 1, 10])
def test_fatigue_loss(loss: int) -> None:
    table = lay(a={"deck": []}, at="turn", options={"fatigue_loss": loss})
    assert hp(table, A) == 20 - loss


@pytest.mark.rule("DUEL-0.3", "DUEL-11.2")
@pytest.mark.parametrize("cost", [0, 1, 5])
def test_hero_draw_cost(cost: int) -> None:
    options = {"hero_draw_cost": cost}
    table = lay(a={"hero_action_used": False, "mana": cost}, options=options)
    do(table, "hero_draw")
    assert (mana(table, A), hand(table, A)) == ((0, cost), ["SHD-E"])
    if cost:
        assert refuses(lay(a={"hero_action_used": False, "mana": cost - 1}, options=options), "hero_draw")


@pytest.mark.rule("DUEL-0.3", "DUEL-6.4")
@pytest.mark.parametrize("base", [0, 1, 5])
def test_loyalty_base(base: int) -> None:
    options = {"loyalty_base": base}
    table = lay(a={"hand": ["TID-07"], "mana": 4}, options=options)
    do(table, "play_creature TID-07 attack 1")
    assert hp(table, A) == 20 - base - 1
    assert legal(lay(a={"hand": ["TID-07"], "mana": 4, "hp": base + 1}, options=options), "play_creature") == []
    free = lay(a={"hand": ["TID-06"], "mana": 3, "hp": 1}, options=options)
    assert (legal(free, "play_creature") == []) is (base > 0)
    own = lay(a={"hand": ["EMB-07"], "mana": 3, "hp": 1}, options=options)
    assert len(legal(own, "play_creature")) == 10


@pytest.mark.rule("DUEL-0.3", "DUEL-10.1")
@pytest.mark.parametrize("most", [1, 5, 10])
def test_trap_max(most: int) -> None:
    side = {"hand": ["EMB-22"], "mana": 2}
    options = {"trap_max": most}
    table = lay(a={**side, "traps": ["NEU-13"] * (most - 1)}, options=options)
    do(table, "set_trap EMB-22")
    assert len(traps(table, A)) == most
    assert legal(lay(a={**side, "traps": ["NEU-13"] * most}, options=options), "set_trap") == []


@pytest.mark.rule("DUEL-0.3", "DUEL-7.2")
@pytest.mark.parametrize(("ready", "words"), [("off", "EMB-07 3/4 exhausted"), ("on", "EMB-07 3/4")])
def test_defenders_ready(ready: str, words: str) -> None:
    """Only for what is played into the defense row: not in the attack row, and not for what is summoned."""
    table = lay(a={"hand": ["EMB-07", "EMB-07", "ROO-14"], "mana": 9}, options={"defenders_ready": ready})
    do(table, "play_creature EMB-07 defense 5", "play_creature EMB-07 attack 1", "play_spell ROO-14")
    assert creatures(table) == {
        "A.atk1": "EMB-07 3/4 exhausted",
        "A.def1": "TOK-SAP 1/2 exhausted",
        "A.def2": "TOK-SAP 1/2 exhausted",
        "A.def5": words,
    }


@pytest.mark.rule("DUEL-0.3", "DUEL-8.4")
@pytest.mark.parametrize(("ready", "question"), [("off", (B, "main")), ("on", (A, "block"))])
def test_a_ready_defender_may_block_at_once(ready: str, question: tuple[int, str]) -> None:
    table = lay(a={"hand": ["EMB-07"], "mana": 3}, b={"attack": {1: "ROO-03"}}, options={"defenders_ready": ready})
    do(table, "play_creature EMB-07 defense 5", "end_turn", "attack B.atk1 A")
    assert asked(table) == question
