"""The energy sources."""

from __future__ import annotations

import pytest

from heroes.arena import P0, P1, end_turn, lay
from heroes.cards.printed import SOURCES
from heroes.cards.trial import Trial, expected
from heroes.looking import reserve, sources
from table import asked, deck, do, legal, offers, refuses

ROWS = [
    ("S05", "", "you reserve+2"),
    ("S06", "", "you reserve+2; ally +1"),
    ("S07", "", "you reserve+1"),
    ("S08", "pay ally", "you reserve+2; ally -1"),
    ("S09", "pay S02", "you hand-1 deck+1 reserve+2"),
    ("S10", "ally", "ally energy+1 agility"),
]
"""Ours have 3 (me) and 2 (ally) Health."""

SPARE = {"deck": ["S09", "S09", "S09", "S09"]}


@pytest.mark.rule("HEROES-8.5")
@pytest.mark.parametrize(("card", "chosen", "changes"), ROWS, ids=[row[0] for row in ROWS])
def test_what_an_activation_does_once_a_turn(card: str, chosen: str, changes: str) -> None:
    trial = Trial(card)
    assert trial.use(*[chosen] if chosen else []) == expected(changes)
    assert refuses(trial, trial.command())
    end_turn(end_turn(trial))
    assert trial.command() in trial.legal()


@pytest.mark.rule("HEROES-8.2")
@pytest.mark.parametrize("card", ["S01", "S02", "S03", "S04"])
def test_s01_s02_s03_and_s04_give_one_energy_at_once_and_every_own_turn(card: str) -> None:
    table = lay({"team": ["C01"], "hand": [card], **SPARE}, {"team": ["C02"], **SPARE})
    do(table, f"source {card}")
    assert (reserve(table, P0), legal(table, "activate")) == (1, [])
    end_turn(table)
    assert (reserve(table, P0), reserve(table, P1)) == (0, 0), "not in the turn of another"
    end_turn(table)
    assert reserve(table, P0) == 1


def test_all_sources_are_listed() -> None:
    assert [id for id, source in SOURCES.items() if source.subtype == "basic"] == ["S01", "S02", "S03", "S04"]
    assert [id for id, source in SOURCES.items() if source.subtype == "advanced"] == [row[0] for row in ROWS]


@pytest.mark.rule("HEROES-8.3", "HEROES-8.4")
@pytest.mark.parametrize("card", ["S05", "S06"])
def test_s05_and_s06_take_the_place_of_a_basic_source(card: str) -> None:
    table = lay({"team": ["C01"], "hand": [card], "sources": ["S01", "S02", "S07", "S03"], "reserve": 3})
    do(table, f"source {card}")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pay S01", "pay S02", "pay S03"])
    do(table, "pay S02")
    assert (sources(table, P0), deck(table, P0), reserve(table, P0)) == (["S01", "S07", "S03", card], ["S02"], 3)
    assert offers(table, f"activate {card}"), "also on the turn it enters"
    without = lay({"team": ["C01"], "hand": [card], "sources": ["S07"]})
    assert refuses(without, f"source {card}")


@pytest.mark.rule("HEROES-8.5")
@pytest.mark.parametrize("card", ["S07", "S08", "S09", "S10"])
def test_s07_to_s10_enter_for_nothing_and_give_nothing_by_themselves(card: str) -> None:
    table = lay({"team": ["C01", "C03"], "hand": [card, "S01"], **SPARE}, {"team": ["C02"], **SPARE})
    do(table, f"source {card}")
    assert (sources(table, P0), reserve(table, P0)) == ([card], 0)
    assert offers(table, f"activate {card}")
    end_turn(end_turn(table))
    assert reserve(table, P0) == 0


def test_s06_living_moon_heals_the_weakest_ally() -> None:
    assert Trial("S06", me={"damage": 6}).use() == {"you": "reserve+2", "me": "+1"}
    assert Trial("S06", foe={"damage": 7}).use() == {"you": "reserve+2", "ally": "+1"}, "never an enemy"


@pytest.mark.parametrize(("others", "gain"), [(["S01", "S02"], 1), (["S01", "S02", "S08"], 2)])
def test_s07_geothermal_well_gives_two_with_four_sources(others: list[str], gain: int) -> None:
    trial = Trial("S07", you={"sources": ["S07", *others]})
    assert trial.use() == {"you": f"reserve+{gain}"}
    rich = Trial("S07", opponent={"sources": ["S01", "S02", "S03", "S04"]})
    assert rich.use() == {"you": "reserve+1"}, "those of others do not count"


@pytest.mark.rule("HEROES-14.6")
def test_s08_blood_dynamo_takes_one_health_past_all_protection() -> None:
    shielded = {"tokens": ["shield", "immunity:damage"]}
    assert Trial("S08", ally=shielded).use("pay ally") == {"you": "reserve+2", "ally": "-1"}
    weak = Trial("S08", ally={"damage": 5})
    assert weak.use() == {"you": "reserve+2", "me": "-1"}, "one with 1 Health cannot pay"
    assert not Trial("S08", me={"damage": 6}, ally={"damage": 5}).offered()


def test_s09_barter_battery_asks_for_a_card_of_the_hand() -> None:
    trial = Trial("S09")
    trial.use()
    assert (asked(trial), legal(trial)) == ((P0, "pay"), ["pay S01", "pay S02"])
    do(trial, "pay S01")
    assert (deck(trial, P0)[-1], reserve(trial, P0)) == ("S01", 2)
    assert not Trial("S09", you={"hand": []}).offered()


@pytest.mark.rule("HEROES-7.5")
def test_s10_storm_relay_charges_any_ally_but_not_above_the_limit() -> None:
    trial = Trial("S10", ally={"energy": 4})
    trial.play(trial.command())
    assert trial.targets() == ["me", "ally"]
    assert Trial("S10", ally={"energy": 4}).use("ally") == {"ally": "agility"}
