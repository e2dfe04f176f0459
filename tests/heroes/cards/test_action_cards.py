"""Action cards that depend on what is on the table; what they do on a plain one is in `test_deeds.py`."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import lay, some, stack
from heroes.cards.printed import ACTION_CARDS
from heroes.cards.trial import HOSTS, Trial
from heroes.characters import storage
from heroes.looking import hand, order
from table import asked, deck, do, log, offers, refuses


@pytest.mark.rule("HEROES-12.8")
@pytest.mark.parametrize("card", ACTION_CARDS)
def test_who_can_carry_an_action_card(card: str) -> None:
    """Its host of the trials, and nobody without the ability; a general one, everybody."""
    ability = ACTION_CARDS[card].ability
    stranger = "C05" if ability not in ("toxic", "elemental") else "C01"
    host = HOSTS[ability]
    table = lay({"team": [host, stranger], "hand": [card]})
    assert offers(table, f"attach {card} {host}")
    assert offers(table, f"attach {card} {stranger}") == (ability == "general")


@pytest.mark.rule("HEROES-15.9")
def test_a01_second_wind_removes_the_oldest_debuff() -> None:
    assert Trial("A01", me={"tokens": ["agility", "slow", "weakness"]}).use() == {"me": "+1 -slow"}


@pytest.mark.parametrize(("friends", "damage"), [(0, "-2"), (1, "-3")])
def test_a02_coordinated_strike_is_harder_with_two_other_allies(friends: int, damage: str) -> None:
    more: dict[str, Any] = {"friend": {"card": "C05"}} if friends else {}
    assert Trial("A02", third={"card": "C04"}, **more).use("foe") == {"foe": damage}


@pytest.mark.rule("HEROES-7.4")
@pytest.mark.parametrize(("card", "limit"), [("A03", 6), ("A08", 8), ("A22", 8), ("A04", 4)])
def test_a03_a08_and_a22_raise_the_storage_of_their_host(card: str, limit: int) -> None:
    trial = Trial(card, at="main")
    assert storage(trial, HOSTS[ACTION_CARDS[card].ability]) == limit
    assert storage(trial, "C08") == 4


@pytest.mark.rule("HEROES-22.11", "HEROES-23.3")
@pytest.mark.parametrize(
    ("card", "kind", "found"), [("A05", "character", ["C01", "C02"]), ("A15", "equipment", ["Q01", "Q02"])]
)
def test_a05_and_a15_search_the_deck_and_show_what_they_take(card: str, kind: str, found: list[str]) -> None:
    own = {"deck": ["S01", "C01", "Q01", "A02", "C02", "Q02", "V01"]}
    trial = Trial(card, you=own)
    trial.use()
    assert asked(trial) == (0, "search")
    assert trial.legal() == [*[f"take {id}" for id in found], "done"]
    do(trial, f"take {found[1]}")
    assert trial.changes() == {"you": "hand+1 deck-1"}
    assert asked(trial) != (0, "search"), "one card, no more"
    assert hand(trial, 0)[-1] == found[1]
    assert sorted(deck(trial, 0)) == sorted(id for id in own["deck"] if id != found[1])
    assert any(found[1] in str(heard) for heard in log(trial, 1)), f"the {kind} is shown to all"


@pytest.mark.parametrize("card", ["A05", "A15"])
def test_a05_and_a15_need_not_find_anything(card: str) -> None:
    assert Trial(card).use("done") == {}
    assert Trial(card, you={"deck": ["S01", "S02"]}).use() == {}


@pytest.mark.parametrize(("roll", "drained"), [(1, "foe"), (2, "other")])
def test_a07_overload_volley_hits_all_and_drains_one(roll: int, drained: str) -> None:
    changes = Trial("A07").use(dice=[roll])
    assert changes == {role: "-2 energy-1" if role == drained else "-2" for role in ("foe", "other")}


def test_a11_healing_spring_heals_four() -> None:
    assert Trial("A11", ally={"damage": 5}).use("ally") == {"ally": "+4"}
    assert Trial("A11", ally={"damage": 2}).use("ally") == {"ally": "+2"}, "up to its maximum"


def test_a14_system_hack_drains_enemy_equipment_too() -> None:
    hacked = {"foe": "-1 energy-2"}
    one = Trial("A14", opponent={"equipment": [{"card": "Q05", "energy": 2}]}, you={"equipment": ["Q06"]})
    assert one.use("foe") == {**hacked, "Q05": "energy-1"}
    last = Trial("A14", opponent={"equipment": ["Q05"]})
    assert last.use("foe") == {**hacked, "Q05": "out", "opponent": "deck+1"}, "without energy it is discarded"
    two = Trial("A14", opponent={"equipment": [{"card": "Q05", "energy": 2}, {"card": "Q07", "energy": 2}]})
    assert two.use("foe", "target Q07") == {**hacked, "Q07": "energy-1"}


def test_a15_master_blueprint_charges_own_equipment() -> None:
    own = {"equipment": ["Q05", "Q06"]}
    trial = Trial("A15", you=own, opponent={"equipment": ["Q07"]})
    assert trial.use("target Q06", "take Q01") == {"Q06": "energy+1", "you": "hand+1 deck-1"}


@pytest.mark.rule("HEROES-22.10", "HEROES-22.13")
@pytest.mark.parametrize(("roll", "left"), [(1, ["S04"]), (2, ["S03"])])
def test_a17_read_thoughts_sees_the_hand_then_discards_at_random(roll: int, left: list[str]) -> None:
    trial = Trial("A17")
    changes = trial.use(dice=[roll])
    assert changes == {"me": "perception", "you": "seen+1", "opponent": "hand-1 deck+1"}
    assert hand(trial, 1) == left
    assert deck(trial, 1)[-1] == ({"S03", "S04"} - set(left)).pop()
    assert trial.view(0)["seen_hands"][-1]["cards"] == ["S03", "S04"], "as it was before the discard"


def test_a21_unweave_ends_the_event_and_draws_for_it() -> None:
    changes = Trial("A21", event={"card": "V02", "owner": 1}).use("foe")
    assert changes == {"foe": "-1", "V02": "out", "opponent": "deck+1", "you": "hand+1 deck-1"}
    own = Trial("A21", event={"card": "V02", "owner": 0})
    assert own.use("foe") == {"foe": "-1", "V02": "out", "you": "hand+1"}, "one drawn, one discarded"


def test_a21_unweave_removes_all_buffs() -> None:
    held = {"tokens": ["agility", "evasion", "immunity:stun", "slow", "immunity:heal"]}
    assert Trial("A21", foe=held).use("foe") == {"foe": "-1 -agility -evasion -immunity:stun"}


@pytest.mark.parametrize(
    ("shields", "changes"),
    [(1, {"foe": "out", "opponent": "knockouts+1"}), (2, {"foe": "-10 pool-4 -shield -shield"})],
)
def test_a22_infinite_mass_punch_deals_sixteen(shields: int, changes: dict[str, str]) -> None:
    foe = {"card": "C36", "protection": 4, "tokens": [some("shield", shields)]}
    assert Trial("A22", foe=foe).use("foe") == changes


@pytest.mark.rule("HEROES-22.12")
def test_a26_relay_run_gives_an_ally_another_slot() -> None:
    before = Trial("A26", ally={"card": "C13"})
    assert before.use() == {"ally": "agility"}
    assert order(before) == ["C18", "C13", "C10", "C29", "C13"], "readied before its slot it has both"
    after = Trial("A26", ally={"card": "C07"})
    assert after.use() == {"ally": "agility"}
    assert order(after) == ["C07", "C18", "C10", "C29", "C07"]


def test_a26_relay_run_is_for_those_of_at_most_three_stars() -> None:
    trial = Trial("A26", ally={"card": "C26"}, friend={"card": "C15"})
    assert trial.use() == {"friend": "agility"}, "the only target"
    assert not Trial("A26", ally={"card": "C26"}).offered()


@pytest.mark.parametrize(("foe", "damage"), [("C35", "-6"), ("C10", "-4"), ("C17", "-4"), ("C16", "-4")])
def test_a31_judgment_is_harder_on_villains(foe: str, damage: str) -> None:
    """C10 is villain_hero, C17 hero_villain, C16 a hero."""
    assert Trial("A31", foe={"card": foe, "protection": 3, "tokens": ["shield"]}).use("foe") == {"foe": damage}


@pytest.mark.parametrize(("cards", "draws"), [(0, True), (3, True), (4, False)])
def test_a34_battle_plan_draws_for_a_hand_of_three_or_fewer(cards: int, draws: bool) -> None:
    changes = Trial("A34", you={"hand": ["S01"] * cards}).use()
    assert changes == ({"you": "hand+1 deck-1"} if draws else {})


def test_a35_inner_well_gives_energy_on_your_turn() -> None:
    assert Trial("A35", active=0).use() == {"me": "energy+1"}
    assert Trial("A35", active=1).use() == {}, "in a slot of the opponent's turn"


@pytest.mark.rule("HEROES-15.10")
def test_a36_soul_exchange_moves_all_debuffs() -> None:
    held = {"tokens": ["slow", stack("poison", 3), "agility"]}
    changes = Trial("A36", ally=held).use("ally", "foe")
    assert changes == {"ally": "-slow -poison*3", "foe": "-1 slow poison*3"}
    immune = Trial("A36", ally=held, foe={"tokens": ["immunity:poison"]})
    assert immune.use("ally", "foe") == {"ally": "-slow -poison*3", "foe": "-1 slow"}, "what cannot be received is lost"


@pytest.mark.parametrize(("fallen", "damage"), [(1, "-2"), (2, "-4"), (3, "-4")])
def test_a37_last_stand_is_harder_after_two_knock_outs(fallen: int, damage: str) -> None:
    assert Trial("A37", you={"dead": ["C01", "C02", "C03"][:fallen]}).use("foe") == {"foe": damage}
    assert Trial("A37", opponent={"dead": ["C01", "C02", "C03"]}).use("foe") == {"foe": "-2"}


def test_a38_star_chorus_counts_the_choir() -> None:
    assert Trial("A38", ally={"card": "C11"}, friend={"card": "C18"}).use("foe") == {"foe": "-4"}
    assert Trial("A38", third={"card": "C11"}).use("foe") == {"foe": "-2"}, "not the enemy's"


@pytest.mark.parametrize(("ally", "drawn"), [("C08", 1), ("C02", 2), ("C35", 2)])
def test_a39_syndicate_job_draws_more_with_two_of_the_mist(ally: str, drawn: int) -> None:
    changes = Trial("A39", me={"card": "C19"}, ally={"card": ally}).use(dice=[1])
    assert changes == {"opponent": "hand-1 deck+1", "you": f"hand+{drawn} deck-{drawn}"}


def test_a40_breach_shields_the_allies_of_earth_30() -> None:
    trial = Trial("A40", ally={"card": "C24"}, third={"card": "C21"})
    assert trial.use("foe") == {"foe": "-2", "ally": "shield*2"}


@pytest.mark.rule("HEROES-12.14")
def test_a33_aegis_of_heaven_is_gone_for_the_game_once_used() -> None:
    trial = Trial("A33", me={"energy": 4, "actions": ["A33"]})
    trial.use("me")
    assert trial.view(None)["players"][0]["once"] == ["A33"]
    later = Trial("A33", you={"once": ["A33"]}).ask()
    assert refuses(later, later.command())
