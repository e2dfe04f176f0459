"""DUEL-10: setting traps, what springs them, and when."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay, pass_all
from duel.looking import chain, creatures, grave, hand, hp, hps, mana, traps
from table import asked, do, legal, refuses


@pytest.mark.rule("DUEL-10.1")
def test_setting_costs_mana_and_loyalty_and_puts_the_trap_last() -> None:
    table = lay(a={"hand": ["TID-23"], "mana": 4, "traps": ["EMB-22"]}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "set_trap TID-23")
    assert (traps(table, A), mana(table, A), hp(table, A), hand(table, A)) == (["EMB-22", "TID-23"], (1, 4), 18, [])
    assert asked(table) == (A, "main")


@pytest.mark.rule("DUEL-10.1")
@pytest.mark.parametrize(("already", "allowed"), [(4, True), (5, False)])
def test_at_most_five_traps(already: int, allowed: bool) -> None:
    table = lay(a={"hand": ["EMB-22"], "mana": 2, "traps": ["NEU-13"] * already})
    assert legal(table, "set_trap") == (["set_trap EMB-22"] if allowed else [])


@pytest.mark.rule("DUEL-10.1")
def test_setting_is_not_a_spell() -> None:
    """The Oracle hears no spell, and so does the foe's Choir."""
    board = {"attack": {1: "TID-08"}, "hero_enchants": [{"card": "DUS-21", "owner": 1}]}
    table = lay(a={"hero": "EMB-H1", "hand": ["EMB-22"], "mana": 2, **board})
    do(table, "set_trap EMB-22")
    assert (hand(table, A), hp(table, A)) == ([], 20)


@pytest.mark.rule("DUEL-10.1")
def test_traps_are_set_only_in_ones_own_main_phase_without_a_chain() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"hand": ["ROO-22", "EMB-15"], "mana": 3})
    do(table, "attack A.atk1 B")
    assert (asked(table), refuses(table, "set_trap ROO-22")) == ((B, "respond"), True)


@pytest.mark.rule("DUEL-10.2")
def test_a_trap_springs_without_choice_or_cost_and_only_once() -> None:
    table = lay(a={"attack": {1: "ROO-08", 2: "EMB-07"}}, b={"traps": ["EMB-22"], "mana": 0})
    do(table, "attack A.atk1 B")
    assert (creatures(table)["A.atk1"], hp(table, B), traps(table, B), grave(table, B)) == (
        "ROO-08 5/3 exhausted",
        16,
        [],
        ["EMB-22"],
    )
    do(table, "attack A.atk2 B")
    assert creatures(table)["A.atk2"] == "EMB-07 3/4 exhausted"


@pytest.mark.rule("DUEL-10.2")
@pytest.mark.parametrize(("attacker", "sprung"), [("EMB-01", False), ("EMB-04", True)])
def test_a_trap_waits_for_its_condition(attacker: str, sprung: bool) -> None:
    """Alley Ambush lets an attacker of ATK 2 pass and takes one of ATK 3."""
    table = lay(a={"attack": {1: attacker}}, b={"traps": ["DUS-22"]})
    do(table, "attack A.atk1 B")
    assert (traps(table, B), creatures(table)) == (
        ([], {}) if sprung else (["DUS-22"], {"A.atk1": "EMB-01 2/1 exhausted"})
    )


@pytest.mark.rule("DUEL-10.2")
def test_a_trap_may_spring_on_the_turn_it_was_set_and_on_its_owners_turn() -> None:
    table = lay(a={"hand": ["EMB-23", "EMB-15"], "mana": 3, "attack": {1: "EMB-01"}})
    do(table, "set_trap EMB-23", "play_spell EMB-15 A.atk1")
    assert (hp(table, B), traps(table, A)) == (18, [])


@pytest.mark.rule("DUEL-10.2")
def test_all_matching_traps_spring() -> None:
    table = lay(
        a={"attack": {1: "ROO-08"}},
        b={"traps": ["EMB-22", "NEU-13", "EMB-22"], "defense": {1: {"card": "ROO-03", "exhausted": True}}},
    )
    do(table, "attack A.atk1 B")
    assert (asked(table), creatures(table)) == ((A, "main"), {"B.def1": "ROO-03 2/3"})
    assert grave(table, B) == ["EMB-22", "NEU-13", "EMB-22"]


@pytest.mark.rule("DUEL-10.2")
def test_two_deaths_spring_a_trap_once() -> None:
    table = lay(a={"hand": ["EMB-12"], "mana": 3}, b={"attack": {1: "ROO-02", 2: "DUS-02"}, "traps": ["EMB-23"]})
    do(table, "play_spell EMB-12 B.atk1")
    assert hps(table) == (17, 21)


@pytest.mark.rule("DUEL-10.3")
def test_a_waiting_trap_stays_face_down_in_its_zone_until_it_resolves() -> None:
    """B's trap was sprung by the sacrifice as a link; the chain still stands, and A sees nothing."""
    board = {"attack": {1: "DUS-02"}, "traps": ["DUS-23"], "deck": ["EMB-01", "EMB-04"]}
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-16"], "mana": 1},
        b={"hero": "DUS-H1", "hero_action_used": False, **board},
    )
    do(table, "attack A.atk1 B", "use_ability B a1 pay:B.atk1")
    assert (asked(table), traps(table, B), hand(table, A)) == ((A, "respond"), ["DUS-23"], ["EMB-16"])
    assert "DUS-23" not in str(table.view(A))
    assert "DUS-23" not in str(table.heard(A))
    do(table, "pass")
    assert (traps(table, B), hand(table, B), hand(table, A)) == ([], ["EMB-01", "EMB-04"], [])
    assert grave(table, B) == ["DUS-02", "DUS-23"]
    assert "DUS-23" in str(table.heard(A))


@pytest.mark.rule("DUEL-10.3")
def test_a_trap_goes_to_its_owners_graveyard_after_its_effect() -> None:
    """Grudge Bell draws into a full hand: the card burned lies below the Bell."""
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1},
        b={"hand": ["EMB-01"] * 10, "deck": ["EMB-09"], "traps": ["DUS-23"], "attack": {1: "ROO-02"}},
    )
    do(table, "play_spell EMB-15 B.atk1")
    assert (grave(table, B), traps(table, B)) == (["ROO-02", "EMB-09", "DUS-23"], [])


@pytest.mark.rule("DUEL-10.3", "DUEL-13.3")
def test_a_trap_that_left_the_zone_while_waiting_does_nothing() -> None:
    """Trap Springer's own trigger comes first, although the trap is older, and destroys it."""
    table = lay(a={"hand": ["NEU-07"], "mana": 2}, b={"traps": ["ROO-22"]})
    do(table, "play_creature NEU-07 attack 1")
    assert (creatures(table), traps(table, B), grave(table, B)) == (
        {"A.atk1": "NEU-07 2/1 exhausted"},
        [],
        ["ROO-22"],
    )


@pytest.mark.rule("DUEL-10.4", "DUEL-12.2")
def test_nobody_can_respond_to_a_trap() -> None:
    """Hidden Eddy ends the attack at once, although both players hold answers."""
    table = lay(
        a={"attack": {1: "EMB-07"}, "hand": ["EMB-15"], "mana": 1},
        b={"traps": ["TID-22"], "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "attack A.atk1 B")
    assert (asked(table), chain(table), traps(table, B)) == ((A, "main"), [], [])


@pytest.mark.rule("DUEL-10.5")
def test_a_trap_sprung_by_an_opening_declaration_comes_before_the_chain() -> None:
    table = lay(
        a={"hand": ["EMB-13"], "mana": 2},
        b={"traps": ["TID-23"], "attack": {1: "ROO-08"}, "hand": ["EMB-15"], "mana": 1},
    )
    do(table, "play_spell EMB-13 B.atk1")
    assert (asked(table), creatures(table), grave(table, A), grave(table, B)) == (
        (A, "main"),
        {"B.atk1": "ROO-08 5/6"},
        ["EMB-13"],
        ["TID-23"],
    )


@pytest.mark.rule("DUEL-10.5")
def test_a_trap_sprung_by_a_link_waits_for_the_whole_chain() -> None:
    """Hush Charm against Lob as a link: too late to negate it, in time to burn the hero."""
    table = lay(
        a={"attack": {1: "EMB-07"}, "defense": {5: "EMB-08"}, "mana": 1},
        b={"attack": {1: "ROO-08"}, "hand": ["ROO-15"], "mana": 1, "traps": ["NEU-20"]},
    )
    do(table, "attack A.atk1 B", "play_spell ROO-15 B.atk1", "use_ability A.def5 a1 B.atk1")
    pass_all(table)
    assert creatures(table)["B.atk1"] == "ROO-08 5/7"
    assert (hps(table), traps(table, B)) == ((19, 18), [])


@pytest.mark.rule("DUEL-10.5", "DUEL-13.5")
def test_a_trap_sprung_during_resolution_waits_for_the_bottom_item() -> None:
    """B's spell kills the Recruit first; A's Powder Cache burns B only after A's own spell at the bottom."""
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1, "attack": {1: "EMB-01"}, "traps": ["EMB-23"]},
        b={"hp": 5, "hand": ["DUS-15"], "mana": 2, "hero": "DUS-H1"},
    )
    do(table, "play_spell EMB-15 B", "play_spell DUS-15 A.atk1")
    falls = [heard["hp"] for heard in table.heard(A) if heard["event"] == "damaged" and heard["id"] == B]
    assert falls == [3, 0]
