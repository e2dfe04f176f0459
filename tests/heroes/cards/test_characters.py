"""Triggers, statics, and actions of characters that depend on what is on the table."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import allocate, lay, some, stack, targets
from heroes.cards.trial import Trial
from heroes.characters import energy, storage, tokens
from heroes.looking import hand, random_results
from table import asked, do, refuses


@pytest.mark.rule("HEROES-22.9")
@pytest.mark.parametrize(("roll", "changes"), [(1, {"other": "-1", "me": "weakness"}), (2, {"other": "-1"})])
def test_c06_heckle_weakens_one_attacking_enemy_in_four(roll: int, changes: dict[str, str]) -> None:
    assert Trial("C26 a3", foe={"card": "C06"}).use("other", dice=[roll]) == changes
    assert Trial("C26 a3", foe={"card": "C06"}).use("other", dice=[4]) == {"other": "-1"}


def test_c06_heckle_is_for_attacks_of_enemies() -> None:
    """Neither what its own side does nor what harms nobody is heckled."""
    for trial, target in ((Trial("C26 a3", ally={"card": "C06"}), "foe"), (Trial("C23 a2", foe={"card": "C06"}), "me")):
        trial.use(target)
        assert random_results(trial, None) == []


@pytest.mark.rule("HEROES-12.3")
def test_c07_quick_peck_may_be_used_three_times_on_different_foes() -> None:
    trial = Trial("C07 a1", me={"energy": 4})
    trial.use("foe")
    assert (asked(trial), trial.legal()) == ((0, "again"), [trial.command(), "pass"])
    do(trial, trial.command(), trial.answer("other"), trial.command(), trial.answer("foe"))
    assert trial.changes() == {"foe": "-4", "other": "-2", "me": "energy-2 agility agility agility"}
    assert asked(trial) != (0, "again")


def test_c09_pickpocket_steals_from_those_who_have_energy() -> None:
    trial = Trial("C09 a1", foe={"energy": 0}, third={"card": "C04"}).ask()
    trial.play(trial.command())
    assert trial.targets() == ["other", "third"]
    assert not Trial("C09 a1", foe={"energy": 0}, other={"energy": 0}).offered()


@pytest.mark.rule("HEROES-22.14")
def test_c09_pickpocket_leaves_what_does_not_fit() -> None:
    assert Trial("C09 a1", me={"energy": 3}).use("foe") == {"me": "energy+1", "foe": "energy-1"}
    assert Trial("C09 a1", me={"energy": 4}).use("foe") == {}


@pytest.mark.rule("HEROES-15.9")
def test_c11_clear_note_removes_the_oldest_debuff() -> None:
    held = {"tokens": ["agility", "slow", "weakness"]}
    assert Trial("C11 a2", ally=held).use("ally") == {"ally": "shield -slow"}
    stacked = {"tokens": [stack("poison", 3), "slow"]}
    assert Trial("C11 a2", ally=stacked).use("ally") == {"ally": "shield -poison*3"}


@pytest.mark.parametrize(("cards", "draws"), [(0, True), (2, True), (3, False)])
def test_c13_air_mail_draws_for_a_hand_of_two_or_fewer(cards: int, draws: bool) -> None:
    changes = Trial("C13 a1", you={"hand": ["S01"] * cards}).use()
    assert changes == ({"you": "hand+1 deck-1"} if draws else {})


def test_c14_momentum_follows_attacks_only() -> None:
    assert Trial("A04", me={"card": "C14"}).use() == {"me": "taunt shield"}
    assert Trial("A02", me={"card": "C14"}).use("foe") == {"foe": "-2", "me": "agility"}
    assert Trial("C26 a3", ally={"card": "C14"}).use("foe") == {"foe": "-1"}, "not those of others"


@pytest.mark.parametrize(("roll", "silenced"), [(1, "foe"), (2, "other")])
def test_c19_choking_fog_silences_a_random_enemy(roll: int, silenced: str) -> None:
    changes = Trial("C19 a1").use(dice=[roll])
    assert changes == {role: "poison silence" if role == silenced else "poison" for role in ("foe", "other")}


def test_c19_into_the_mist_without_another_ally() -> None:
    """The Baron's own part comes first and needs nobody, but the main selector has no target (HEROES-12.13)."""
    assert not Trial("C19 a2", ally=None).offered()


def test_c19_lift_the_veil_removes_all_special_plus_tokens() -> None:
    held = ["taunt", "evasion", "sight", "invisibility", "agility", "slow"]
    changes = Trial("C19 a3", foe={"tokens": held}).use()
    assert changes == {"foe": "-2 immunity:special_plus -taunt -evasion -sight -invisibility"}, (
        "Taunt forces the target"
    )


@pytest.mark.parametrize(("roll", "change"), [(1, "-2 stun"), (2, "-2")])
def test_c20_shock_note_stuns_half_the_time(roll: int, change: str) -> None:
    assert Trial("C20 a2").use("foe", dice=[roll]) == {"foe": change}


@pytest.mark.parametrize("sick", ["foe", "other"])
def test_c21_collect_samples_from_any_diseased_enemy(sick: str) -> None:
    roles: dict[str, Any] = {sick: {"tokens": ["disease"]}}
    assert Trial("C21 a3", **roles).use("foe") == {"foe": "-1", "me": "energy+1"}
    assert Trial("C21 a3", ally={"tokens": ["disease"]}).use("foe") == {"foe": "-1"}, "not from allies"
    both: dict[str, Any] = {role: {"tokens": ["disease", "disease"]} for role in ("foe", "other")}
    assert Trial("C21 a3", **both).use("foe") == {"foe": "-1", "me": "energy+1"}, "only once"


@pytest.mark.rule("HEROES-14.4")
def test_c22_open_wounds_gives_strength_for_lost_health() -> None:
    assert Trial("C26 a1", foe={"card": "C22"}).use("foe") == {"foe": "-4 strength"}, "1 for each blow"
    assert Trial("C26 a3", foe={"card": "C22", "protection": 1}).use("foe") == {"foe": "pool-1"}
    assert Trial("C26 a3", foe={"card": "C22"}).use("other") == {"other": "-1"}


def test_c24_rewind_removes_all_debuffs() -> None:
    held = {"tokens": ["slow", some("weakness", 2), "stun", "immunity:heal", "agility"]}
    assert Trial("C24 a2", ally=held).use("ally") == {"ally": "+2 -slow -weakness -weakness -stun -immunity:heal"}


def test_c27_black_beam_pierces() -> None:
    assert Trial("C27 a1", foe={"protection": 2, "tokens": ["shield"]}).use("foe") == {"foe": "-3"}
    assert Trial("C26 a1", foe={"protection": 2, "tokens": ["shield"]}).use("foe") == {"foe": "-1 pool-2 -shield"}


def test_c28_austerity_removes_all_attribute_plus_tokens() -> None:
    held = {"tokens": ["agility", stack("strength", 2), "more_life", "sight", "slow"]}
    changes = Trial("C28 a1", foe=held).use("foe")
    assert changes == {"foe": "-3 immunity:attribute_plus -agility -strength*2 -more_life"}, "and 1 Health of More Life"


def test_c30_denial_removes_all_buffs() -> None:
    held = {"tokens": ["agility", "evasion", "immunity:stun", "slow", "immunity:heal"]}
    changes = Trial("C30 a1", foe=held).use("foe")
    assert changes == {"foe": "-2 immunity:buff -agility -evasion -immunity:stun"}


@pytest.mark.rule("HEROES-13.6")
@pytest.mark.parametrize("deed", ["C30 a2", "C32 a1"])
def test_c30_and_c32_hit_up_to_two(deed: str) -> None:
    assert Trial(deed).use("other", "done") == {"other": "-3"}
    trial = Trial(deed, third={"card": "C04"})
    trial.use("other")
    assert trial.targets() == ["foe", "third"]
    do(trial, trial.answer("third"))
    assert trial.changes() == {"other": "-3", "third": "-3"}, "no more than two"


def test_c30_wither_kills_those_with_three_health() -> None:
    assert Trial("C30 a3", foe={"damage": 5}).use("foe") == {"foe": "out", "opponent": "knockouts+1"}
    assert Trial("C30 a3", foe={"damage": 4}).use("foe") == {"foe": "-3 less_life*3"}


def test_c31_open_skies_is_faster_for_those_who_fly() -> None:
    wings = "agility agility immunity:silence"
    assert Trial("C31 a2", ally={"card": "C13"}).use() == {"me": wings, "ally": wings}
    granted = Trial("C31 a2", you={"equipment": ["Q19"]})
    assert granted.use() == {"me": wings, "ally": wings}, "Jet Harness lets the Naiad fly"


def test_c32_conscription_is_for_others() -> None:
    assert not Trial("C32 a2", ally=None).offered()


def test_c33_rise_removes_all_its_debuffs() -> None:
    held = {"tokens": ["slow", some("poison", 2), "agility"]}
    assert Trial("C33 a3", me=held).use() == {"me": "-slow -poison -poison"}


@pytest.mark.rule("HEROES-15.2")
def test_c34_final_harvest_counts_all_poison() -> None:
    held = {"tokens": [some("poison", 2), stack("poison", 3)]}
    assert Trial("C34 a1", other=held).use("other") == {"other": "-8"}
    immune = {"tokens": [*held["tokens"], "immunity:poison"]}
    assert Trial("C34 a1", other=immune).use("other") == {"other": "-3"}, "suppressed Poison is none (HEROES-15.13)"


def test_c34_compost_strengthens_all_allies_when_an_ally_falls() -> None:
    trial = Trial("C26 a1", foe={"damage": 5}, other={"card": "C34"}, third={"card": "C04"})
    assert trial.use("foe") == {"foe": "out", "opponent": "knockouts+1", "other": "strength", "third": "strength"}


def test_c34_compost_is_silent_for_enemies_and_for_the_gardener_herself() -> None:
    fallen = {"foe": "out", "opponent": "knockouts+1"}
    assert Trial("C34 a3", foe={"damage": 7}).use("foe") == fallen
    assert Trial("C26 a1", foe={"card": "C34", "damage": 7}).use("foe") == fallen


@pytest.mark.rule("HEROES-14.7", "HEROES-22.3")
def test_c35_execution_finishes_those_left_with_two_health() -> None:
    fallen = {"foe": "out", "opponent": "knockouts+1"}
    assert Trial("C35 a2", foe={"damage": 2}).use("foe") == fallen, "8 - 2 - 4"
    assert Trial("C35 a2", foe={"damage": 1}).use("foe") == {"foe": "-4"}
    assert Trial("C35 a2", foe={"damage": 2, "tokens": ["immunity:death"]}).use("foe") == {"foe": "-4"}


@pytest.mark.rule("HEROES-7.4")
def test_c36_dense_core_holds_six_energy() -> None:
    table = lay({"team": ["C36", "C16"], "reserve": 9})
    assert (storage(table, "C36"), storage(table, "C16")) == (6, 4)
    allocate(table, "C36", 6)
    assert energy(table, "C36") == 6
    assert refuses(table, "allocate C36")
    assert Trial("C36 a2", me={"energy": 4}).use() == {"me": "taunt"}, "4 and 2 fit"


def test_c03_first_aid_and_sedative_in_one_slot() -> None:
    """A passive action first, then an active one."""
    trial = Trial("C03 a1")
    assert trial.use("me") == {"me": "+1"}
    do(trial, "use C03 a2", trial.answer("foe"))
    assert trial.changes() == {"me": "+1", "foe": "slow"}


def test_c04_stand_in_front_draws_the_attacks_of_the_same_turn() -> None:
    """Used in MAIN it is there when the enemies act."""
    table = lay({"team": ["C04", "C08"]}, {"team": [{"card": "C26"}]})
    do(table, "use C04 a1", "end_main", "use C26 a3")
    assert (tokens(table, "C04"), hand(table, 1)) == (["taunt"], [])
    assert asked(table) != (1, "target"), "only one target is left"
    free = lay({"team": ["C04", "C08"]}, {"team": [{"card": "C26"}]})
    do(free, "end_main", "use C26 a3")
    assert targets(free) == ["C04", "C08"]
