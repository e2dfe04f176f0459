"""The equipment."""

from __future__ import annotations

import pytest

from heroes.arena import P0, end_turn, lay, some, stack
from heroes.cards.printed import EQUIPMENT
from heroes.cards.trial import Trial, expected
from heroes.characters import abilities, energy, works
from heroes.looking import equipment, reserve
from table import deck, do, offers, refuses

ROWS = [
    ("Q04", "", "you reserve+1"),
    ("Q05", "foe", "foe -2"),
    ("Q06", "ally", "ally +2 immunity:bleed"),
    ("Q07", "foe", "foe silence"),
    ("Q08", "ally", "ally invisibility"),
    ("Q09", "ally", "ally shield*3"),
    ("Q10", "foe", "foe stun"),
    ("Q11", "ally", "ally taunt evasion"),
    ("Q12", "foe", "foe energy-1; Q12 energy+1"),
    ("Q14", "ally", "ally immunity:poison immunity:disease"),
    ("Q15", "ally", "ally sight perception"),
    ("Q16", "", "you hand+2 deck-2"),
    ("Q17", "ally", "ally immunity:death"),
    ("Q18", "ally", "ally strength*2 agility"),
    ("Q20", "", "ally +1"),
]
ACTIVATED = [id for id, gear in EQUIPMENT.items() if gear.activation is not None]
SPARE = {"deck": ["S09"] * 8}


@pytest.mark.rule("HEROES-10.5")
@pytest.mark.parametrize(("card", "chosen", "changes"), ROWS, ids=[row[0] for row in ROWS])
def test_what_an_activation_does_once_a_turn(card: str, chosen: str, changes: str) -> None:
    trial = Trial(card)
    assert trial.use(*[chosen] if chosen else []) == expected(changes)
    assert refuses(trial, trial.command())


def test_all_that_can_be_activated_is_listed() -> None:
    """The Siphon Silo needs equipment on the other side and has a test of its own."""
    assert {row[0] for row in ROWS} | {"Q03"} == set(ACTIVATED)


@pytest.mark.rule("HEROES-10.1", "HEROES-10.2")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_equipment_costs_what_is_printed_and_keeps_one_energy(card: str) -> None:
    cost = EQUIPMENT[card].cost
    table = lay({"team": ["C01"], "hand": [card], "reserve": cost + 1})
    do(table, f"equip {card}")
    assert (equipment(table, P0), reserve(table, P0)) == ({card: 1}, 1)
    assert refuses(lay({"team": ["C01"], "hand": [card], "reserve": cost - 1}), f"equip {card}")


@pytest.mark.rule("HEROES-7.4")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_equipment_holds_as_much_as_its_storage(card: str) -> None:
    limit = EQUIPMENT[card].storage
    table = lay({"team": ["C01"], "equipment": [{"card": card, "energy": limit - 1}], "reserve": 2})
    do(table, f"allocate {card}")
    assert energy(table, card) == limit
    assert refuses(table, f"allocate {card}")


@pytest.mark.rule("HEROES-12.11")
@pytest.mark.parametrize("card", [id for id in ACTIVATED if (gear := EQUIPMENT[id].activation) and gear.needs > 1])
def test_an_activation_needs_the_energy_printed_on_it(card: str) -> None:
    power = EQUIPMENT[card].activation
    assert power is not None
    for held, enough in ((power.needs - 1, False), (power.needs, True)):
        assert Trial(card, you={"equipment": [{"card": card, "energy": held}]}).offered() == enough


@pytest.mark.rule("HEROES-10.4")
@pytest.mark.parametrize("card", [id for id in ACTIVATED if (gear := EQUIPMENT[id].activation) and gear.amount("use")])
def test_spending_the_last_energy_works_and_discards_the_equipment(card: str) -> None:
    power = EQUIPMENT[card].activation
    assert power is not None
    trial = Trial(card, you={"equipment": [{"card": card, "energy": power.needs}]})
    row = next(row for row in ROWS if row[0] == card)
    changes = trial.use(*[row[1]] if row[1] else [])
    assert (changes.pop(card), deck(trial, P0)[-1]) == ("out", card)
    drawn = {"you": "hand+2 deck-1"} if card == "Q16" else {"you": "deck+1"}
    assert changes == {**expected(row[2]), **drawn}


@pytest.mark.rule("HEROES-10.10", "HEROES-10.11")
@pytest.mark.parametrize(("card", "limit"), [("Q01", 4), ("Q02", 8), ("Q03", 6)])
def test_q01_q02_and_q03_keep_what_is_left_and_give_it_back(card: str, limit: int) -> None:
    ours = {"team": ["C01"], "equipment": [card], "reserve": 9, **SPARE}
    table = lay(ours, {"team": ["C02"], **SPARE})
    end_turn(end_turn(table))
    assert equipment(table, P0) == {card: limit}
    do(table, *[f"withdraw {card}"] * (limit - 1))
    assert (equipment(table, P0), reserve(table, P0)) == ({card: 1}, limit - 1)
    do(table, f"withdraw {card}")
    assert (equipment(table, P0), reserve(table, P0)) == ({}, limit)


def test_only_silos_can_be_emptied_by_their_owner() -> None:
    for card, gear in EQUIPMENT.items():
        table = lay({"team": ["C01"], "equipment": [{"card": card, "energy": 3}]})
        assert offers(table, f"withdraw {card}") == gear.silo == (card in ("Q01", "Q02", "Q03"))


def test_q03_siphon_silo_steals_from_enemy_equipment() -> None:
    theirs = {"equipment": [{"card": "Q05", "energy": 2}, "Q07"]}
    assert Trial("Q03", opponent=theirs).use("target Q05") == {"Q05": "energy-1", "Q03": "energy+1"}
    last = Trial("Q03", opponent=theirs).use("target Q07")
    assert last == {"Q07": "out", "opponent": "deck+1", "Q03": "energy+1"}
    full = Trial("Q03", you={"equipment": [{"card": "Q03", "energy": 6}]}, opponent=theirs)
    assert full.use("target Q05") == {}, "there is no room for it"


def test_q05_sentry_turret_is_no_attack() -> None:
    """Neither Evasion nor Perception nor Taunt matters; Protection does (HEROES-10.7)."""
    foe = {"protection": 1, "tokens": ["perception", "evasion", some("agility", 20)]}
    assert Trial("Q05", foe=foe, other={"tokens": ["taunt"]}).use("foe") == {"foe": "-1 pool-1"}


def test_q10_static_net_costs_the_next_slot() -> None:
    trial = Trial("Q10", foe={"card": "C26"})
    trial.use("foe")
    do(trial, "end_main")
    asked_before = [trial.view(None)["slot"]]
    while asked_before[-1] != trial.ids["other"]:
        trial.play("pass")
        asked_before.append(trial.view(None)["slot"])
    assert trial.ids["foe"] not in asked_before


def test_q12_energy_leech_takes_from_a_character_what_fits() -> None:
    assert Trial("Q12", foe={"energy": 0}).use("foe") == {}
    full = Trial("Q12", you={"equipment": [{"card": "Q12", "energy": 4}]})
    assert full.use("foe") == {}


def test_q13_war_banner_strengthens_all_allies_while_it_lasts() -> None:
    banner = {"equipment": ["Q13"]}
    assert Trial("C26 a3", you=banner).use("foe") == {"foe": "-2"}
    assert Trial("C26 a3", opponent=banner).use("foe") == {"foe": "-1"}
    assert Trial("Q05", you={"equipment": [{"card": "Q05", "energy": 2}, "Q13"]}).use("foe") == {"foe": "-2"}


@pytest.mark.parametrize("card", ["Q13", "Q19"])
def test_q13_and_q19_lose_one_energy_at_the_end_of_your_turn(card: str) -> None:
    ours = {"team": ["C01"], "equipment": [{"card": card, "energy": 2}], **SPARE}
    table = lay(ours, {"team": ["C02"], **SPARE})
    assert equipment(end_turn(table), P0) == {card: 1}
    assert equipment(end_turn(table), P0) == {card: 1}, "not in the opponent's turn"
    assert equipment(end_turn(table), P0) == {}
    assert deck(table, P0)[-1] == card


def test_q14_antidote_cabinet_removes_all_continuous_damage() -> None:
    held = {"tokens": [some("poison", 2), "burn", "bleed", stack("disease", 2), "slow"]}
    cured = "immunity:poison immunity:disease -poison -poison -burn -bleed -disease*2"
    assert Trial("Q14", ally=held).use("ally") == {"ally": cured}


@pytest.mark.rule("HEROES-12.10")
def test_q19_jet_harness_lets_all_allies_fly() -> None:
    table = lay(
        {"team": [{"card": "C16", "actions": ["A27"]}], "equipment": ["Q19"], "hand": ["A28"]}, {"team": ["C08"]}
    )
    assert abilities(table, "C16") == {"strength", "science", "flight"}
    assert abilities(table, "C08") == {"elemental", "magic"}
    assert works(table, "A27")
    assert offers(table, "attach A28 C16")
    without = lay({"team": [{"card": "C16", "actions": ["A27"]}], "hand": ["A28"]}, {"team": ["C08"]})
    assert not works(without, "A27")
    assert not offers(without, "attach A28 C16")


def test_q20_garden_censer_heals_the_garden() -> None:
    trial = Trial("Q20", me={"card": "C15"}, friend={"card": "C05"}, foe={"card": "C07", "damage": 2})
    assert trial.use() == {"me": "+1", "ally": "+1", "friend": "+1"}, "not the enemy's"
