"""DUEL-8.1 to 8.5: declaring an attack, what stops it, and blocking."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay, pass_all
from duel.looking import chain, creatures, grave, hand, hp, hps, mana, traps
from table import asked, do, legal, offers, refuses

READY = {"attack": {1: "EMB-07"}}


@pytest.mark.rule("DUEL-8.1")
def test_the_hero_and_every_enemy_creature_can_be_attacked() -> None:
    table = lay(
        a={"attack": {3: "EMB-07"}, "defense": {3: "EMB-01"}},
        b={"attack": {1: "ROO-03", 3: "ROO-03"}, "defense": {3: "ROO-08", 5: "ROO-01"}},
    )
    assert legal(table, "attack") == [
        f"attack A.atk3 {target}" for target in ("B", "B.atk1", "B.atk3", "B.def3", "B.def5")
    ]


@pytest.mark.rule("DUEL-8.1")
def test_only_ready_creatures_of_the_attack_row_attack() -> None:
    table = lay(
        a={"attack": {1: {"card": "EMB-07", "exhausted": True}, 2: "EMB-01"}, "defense": {2: "EMB-04"}},
        b={"attack": {1: "ROO-08"}},
    )
    assert legal(table, "attack") == ["attack A.atk2 B", "attack A.atk2 B.atk1"]
    assert refuses(table, "attack A.def2 B")
    assert refuses(table, "attack A.atk1 B")
    assert refuses(table, "attack A.atk2 A")
    assert refuses(table, "attack A.atk2 A.def2")
    assert refuses(table, "attack B.atk1 A")


@pytest.mark.rule("DUEL-8.1")
def test_cannot_attack_forbids_it() -> None:
    table = lay(a={"attack": {1: "EMB-07", 2: "EMB-07"}}, columns={1: ["TID-19"]})
    assert legal(table, "attack") == ["attack A.atk2 B"]


@pytest.mark.rule("DUEL-8.1")
def test_a_creature_without_atk_may_attack() -> None:
    table = lay(a={"attack": {1: "TID-04"}}, b={"attack": {1: "ROO-03"}})
    do(table, "attack A.atk1 B.atk1")
    assert creatures(table) == {"A.atk1": "TID-04 0/3 exhausted", "B.atk1": "ROO-03 2/3"}


@pytest.mark.rule("DUEL-8.1")
def test_one_attack_at_a_time() -> None:
    """While the first attack is being answered no second one can be declared."""
    table = lay(a={"attack": {1: "EMB-07", 2: "EMB-01"}}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B")
    assert legal(table, "attack") == []
    do(table, "play_spell EMB-15 A.atk2")
    assert (legal(table, "attack"), creatures(table)) == ([], {"A.atk1": "EMB-07 3/4 exhausted"})


@pytest.mark.rule("DUEL-8.2")
def test_the_attacker_is_exhausted_by_declaring() -> None:
    table = lay(a=READY, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B")
    assert (asked(table), creatures(table), hp(table, B)) == ((B, "respond"), {"A.atk1": "EMB-07 3/4 exhausted"}, 21)


@pytest.mark.rule("DUEL-8.2")
def test_triggers_of_the_attack_come_before_its_traps_and_blocks() -> None:
    """Banner of the Forge burns the hero to 12; that wakes the Wolves, who are there in time but exhausted."""
    table = lay(a={**READY, "hero_enchants": ["EMB-21"]}, b={"hp": 13, "traps": ["ROO-23"], "defense": {1: "ROO-08"}})
    do(table, "attack A.atk1 B")
    assert (hp(table, B), asked(table)) == (12, (B, "block"))
    assert (creatures(table)["B.def2"], creatures(table)["B.def3"]) == ("TOK-WLF 3/3 exhausted",) * 2
    assert legal(table) == ["block B.def1", "no_block"]


@pytest.mark.rule("DUEL-8.2")
def test_the_attack_knows_attacker_and_target() -> None:
    """Hidden Eddy waits for attacks on a hero and strikes the attacker; Tripwire takes any attack."""
    table = lay(a={"attack": {1: "EMB-07", 2: "ROO-08"}}, b={"traps": ["TID-22"], "attack": {1: "TID-04"}})
    do(table, "attack A.atk1 B.atk1")
    assert (traps(table, B), creatures(table)["B.atk1"]) == (["TID-22"], "TID-04 0/2")
    do(table, "attack A.atk2 B")
    assert (traps(table, B), creatures(table)["A.atk2"], hp(table, B)) == ([], "ROO-08 5/6 exhausted stunned", 21)


@pytest.mark.rule("DUEL-8.3")
@pytest.mark.parametrize(
    ("trap", "after"),
    [("TID-22", {"A.atk1": "EMB-04 3/2 exhausted stunned"}), ("EMB-22", {}), ("DUS-22", {})],
)
def test_an_attack_that_was_negated_or_lost_its_attacker_ends(trap: str, after: dict[str, str]) -> None:
    """No block and no response is asked for, and nobody is hurt."""
    table = lay(
        a={"attack": {1: "EMB-04"}}, b={"traps": [trap], "defense": {1: "ROO-08"}, "hand": ["EMB-15"], "mana": 1}
    )
    do(table, "attack A.atk1 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 21)
    assert creatures(table) == {"B.def1": "ROO-08 5/6", **after}


@pytest.mark.rule("DUEL-8.4")
def test_who_may_block() -> None:
    table = lay(
        a=READY,
        b={
            "attack": {1: "ROO-08"},
            "defense": {1: "ROO-03", 2: {"card": "ROO-03", "exhausted": True}, 3: "ROO-02", 4: "EMB-02"},
        },
        columns={3: ["NEU-15"]},
    )
    do(table, "attack A.atk1 B")
    assert (asked(table), legal(table)) == ((B, "block"), ["block B.def1", "block B.def4", "no_block"])
    for wrong in ("B.atk1", "B.def2", "B.def3"):
        assert refuses(table, f"block {wrong}")


@pytest.mark.rule("DUEL-8.4")
def test_the_target_does_not_block_its_own_attack() -> None:
    table = lay(a=READY, b={"defense": {1: "ROO-03", 2: "ROO-01"}})
    do(table, "attack A.atk1 B.def1")
    assert legal(table) == ["block B.def2", "no_block"]


@pytest.mark.rule("DUEL-8.4")
def test_an_elusive_attacker_cannot_be_blocked() -> None:
    table = lay(a={"attack": {1: "EMB-11"}}, b={"defense": {1: "ROO-08"}})
    do(table, "attack A.atk1 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 17)


@pytest.mark.rule("DUEL-8.4", "DUEL-8.6")
def test_a_blocker_takes_the_blow_and_is_exhausted() -> None:
    table = lay(a=READY, b={"defense": {5: "ROO-08"}, "attack": {1: "ROO-02"}})
    do(table, "attack A.atk1 B.atk1", "block B.def5")
    assert creatures(table) == {"B.atk1": "ROO-02 1/2", "B.def5": "ROO-08 5/3 exhausted"}
    assert (grave(table, A), hps(table)) == (["EMB-07"], (20, 21))


@pytest.mark.rule("DUEL-8.4")
def test_a_bulwark_is_not_exhausted_by_blocking() -> None:
    table = lay(a={"attack": {1: "EMB-07", 2: "EMB-01"}}, b={"defense": {5: "NEU-03"}})
    do(table, "attack A.atk1 B", "block B.def5")
    assert creatures(table)["B.def5"] == "NEU-03 1/2"
    do(table, "attack A.atk2 B")
    assert legal(table) == ["block B.def5", "no_block"]


@pytest.mark.rule("DUEL-8.4")
def test_a_block_trigger_strikes_before_the_response_and_may_end_the_attack() -> None:
    """The Guard hits its attacker: Spark Hound is gone before anyone could answer."""
    table = lay(a={"attack": {1: "EMB-02"}}, b={"defense": {1: "EMB-03"}, "hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (asked(table), creatures(table)) == ((A, "main"), {"B.def1": "EMB-03 1/4 exhausted"})
    assert (grave(table, A), hp(table, B)) == (["EMB-02"], 21)


@pytest.mark.rule("DUEL-8.4", "DUEL-8.6")
def test_once_blocked_the_original_target_no_longer_matters() -> None:
    """B burns the Boar that was attacked: the Walker goes on fighting the Guard that stepped in."""
    table = lay(
        a={"attack": {2: "EMB-07"}},
        b={"defense": {1: "EMB-03"}, "attack": {2: {"card": "ROO-03", "damage": 1}}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk2 B.atk2", "block B.def1", "play_spell EMB-15 B.atk2")
    assert creatures(table) == {"A.atk2": "EMB-07 3/2 exhausted", "B.def1": "EMB-03 1/1 exhausted"}


@pytest.mark.rule("DUEL-8.5", "DUEL-12.4")
def test_the_attack_is_the_bottom_of_a_chain_and_the_defender_answers_first() -> None:
    table = lay(a={**READY, "hand": ["EMB-15"], "mana": 1}, b={"defense": {1: "ROO-08"}, "hand": ["ROO-15"], "mana": 1})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (asked(table), chain(table)) == ((B, "respond"), ["attack"])
    do(table, "play_spell ROO-15 B.def1")
    assert (asked(table), chain(table)) == ((A, "respond"), ["attack", "ROO-15"])
    pass_all(table)
    assert creatures(table) == {"B.def1": "ROO-08 5/6 exhausted"}
    assert (hand(table, A), mana(table, A)) == (["EMB-15"], (1, 1))


@pytest.mark.rule("DUEL-8.5")
def test_the_attacker_cannot_add_to_an_unanswered_attack() -> None:
    table = lay(a={**READY, "hand": ["EMB-16"], "mana": 1}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B", "pass")
    assert (asked(table), hp(table, B), offers(table, "play_spell EMB-16 A.atk1")) == ((A, "main"), 18, True)
