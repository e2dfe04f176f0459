"""HEROES-8: energy sources."""

from __future__ import annotations

import pytest

from heroes.arena import P0, P1, end_turn, lay
from heroes.characters import energy, hp, tokens
from heroes.looking import hand, reserve, sources
from table import asked, deck, do, legal, offers, refuses


@pytest.mark.rule("HEROES-8.1")
def test_four_sources_at_most() -> None:
    side = {"hand": ["S01", "S07"], "team": ["C04"]}
    table = lay({**side, "sources": ["S01", "S02", "S07"]})
    do(table, "source S01")
    assert sources(table, P0) == ["S01", "S02", "S07", "S01"]
    table = lay({**side, "sources": ["S01", "S02", "S07", "S03"]})
    assert (refuses(table, "source S01"), refuses(table, "source S07")) == (True, True)


@pytest.mark.rule("HEROES-8.1")
def test_one_source_a_turn_of_either_kind() -> None:
    side = {"hand": ["S01", "S02", "S07"], "team": ["C04"]}
    for first in ("S01", "S07"):
        table = do(lay(side, {"team": ["C04"]}), f"source {first}")
        assert legal(table, "source") == []
        end_turn(end_turn(table))
        assert len(legal(table, "source")) == 2


@pytest.mark.rule("HEROES-8.1", "HEROES-1.12")
def test_sources_come_from_the_own_hand() -> None:
    table = lay({"hand": ["S01"], "team": ["C04"]}, {"hand": ["S02"], "team": ["C04"]})
    assert legal(table, "source") == ["source S01"]


@pytest.mark.rule("HEROES-8.2", "HEROES-R11")
@pytest.mark.parametrize("basic", ["S01", "S02", "S03", "S04"])
def test_a_basic_source_is_free_and_gives_one_at_once_and_in_each_own_turn(basic: str) -> None:
    table = do(lay({"hand": [basic], "team": ["C04"]}, {"team": ["C04"]}), f"source {basic}")
    assert (reserve(table, P0), sources(table, P0), hand(table, P0)) == (1, [basic], [])
    end_turn(table)
    assert (reserve(table, P0), reserve(table, P1)) == (0, 0)
    end_turn(table)
    assert reserve(table, P0) == 1


@pytest.mark.rule("HEROES-8.3")
@pytest.mark.parametrize("advanced", ["S05", "S06"])
def test_an_entry_cost_is_paid_with_a_basic_source(advanced: str) -> None:
    side = {"hand": [advanced], "team": ["C04"], "deck": ["A02"]}
    table = lay({**side, "sources": ["S01", "S07", "S02"]})
    do(table, f"source {advanced}")
    assert (asked(table), set(legal(table))) == ((P0, "pay"), {"pay S01", "pay S02"})
    do(table, "pay S02")
    assert (sources(table, P0), deck(table, P0)) == (["S01", "S07", advanced], ["A02", "S02"])
    assert refuses(lay({**side, "sources": ["S07"]}), f"source {advanced}")
    assert refuses(lay(side), f"source {advanced}")


@pytest.mark.rule("HEROES-8.3")
@pytest.mark.parametrize("advanced", ["S07", "S08", "S09", "S10"])
def test_other_advanced_sources_cost_nothing(advanced: str) -> None:
    table = do(lay({"hand": [advanced], "team": ["C04"], "sources": ["S01"]}), f"source {advanced}")
    assert sources(table, P0) == ["S01", advanced]


@pytest.mark.rule("HEROES-8.3", "HEROES-8.4", "HEROES-R13")
def test_the_limit_of_four_is_checked_after_the_cost_is_paid() -> None:
    """The energy of the discarded source stays; it was the turn's one source."""
    side = {"hand": ["S05", "S01"], "team": ["C04"], "sources": ["S01", "S02", "S03", "S04"], "deck": ["A02"] * 3}
    table = lay(side, {"team": ["C04"]}, at="turn")
    assert reserve(table, P0) == 4
    do(table, "source S05", "pay S03")
    assert (sources(table, P0), reserve(table, P0)) == (["S01", "S02", "S04", "S05"], 4)
    assert refuses(table, "source S01")
    do(table, "activate S05")
    assert reserve(table, P0) == 6


@pytest.mark.rule("HEROES-8.4")
def test_energy_of_a_source_discarded_in_the_turn_stays() -> None:
    """The only basic source, which gave its energy in ENERGY."""
    side = {"hand": ["S05"], "team": ["C04"], "sources": ["S01"]}
    table = do(lay(side, {"team": ["C04"]}, at="turn"), "source S05")
    assert (sources(table, P0), reserve(table, P0)) == (["S05"], 1)


@pytest.mark.rule("HEROES-8.5", "HEROES-R12")
def test_an_advanced_source_gives_only_when_activated_also_in_its_first_turn() -> None:
    table = do(lay({"hand": ["S07"], "team": ["C04"]}, {"team": ["C04"]}), "source S07")
    assert reserve(table, P0) == 0
    do(table, "activate S07")
    assert (reserve(table, P0), legal(table, "activate")) == (1, [])
    end_turn(table)
    assert legal(table, "activate") == []
    end_turn(table)
    assert (reserve(table, P0), legal(table, "activate")) == (0, ["activate S07"])


@pytest.mark.rule("HEROES-8.5", "HEROES-14.6")
def test_activations_are_paid() -> None:
    """Blood Dynamo hurts an own character, Barter Battery takes a card of the hand."""
    table = lay({"team": ["C04", "C10"], "sources": ["S08"]})
    do(table, "activate S08")
    assert (asked(table), set(legal(table))) == ((P0, "pay"), {"pay C04", "pay C10"})
    do(table, "pay C10")
    assert (hp(table, "C10"), reserve(table, P0)) == ("7/2", 2)
    table = lay({"team": ["C04"], "sources": ["S09"], "hand": ["A02", "A04"], "deck": ["S01"]})
    do(table, "activate S09")
    assert (asked(table), set(legal(table))) == ((P0, "pay"), {"pay A02", "pay A04"})
    do(table, "pay A04")
    assert (hand(table, P0), deck(table, P0), reserve(table, P0)) == (["A02"], ["S01", "A04"], 2)


@pytest.mark.rule("HEROES-8.5")
def test_an_activation_that_cannot_be_paid_is_not_offered() -> None:
    assert refuses(lay({"team": ["C04"], "sources": ["S09"]}), "activate S09")
    assert refuses(lay({"team": [{"card": "C04", "damage": 4}], "sources": ["S08"]}), "activate S08")
    assert offers(lay({"team": [{"card": "C04", "damage": 3}], "sources": ["S08"]}), "activate S08")


@pytest.mark.rule("HEROES-8.5")
def test_the_steps_of_an_activation_resolve() -> None:
    side = {"team": ["C04", {"card": "C10", "damage": 5}], "sources": ["S06", "S10", "S07", "S01"]}
    table = do(lay(side), "activate S06")
    assert (reserve(table, P0), hp(table, "C10")) == (2, "4/2")
    do(table, "activate S07")
    assert reserve(table, P0) == 4
    do(table, "activate S10", "target C04")
    assert (energy(table, "C04"), tokens(table, "C04")) == (1, ["agility"])


@pytest.mark.rule("HEROES-8.5", "HEROES-9.3")
def test_a_blackout_stops_the_opponents_advanced_sources() -> None:
    side = {"team": ["C04"], "sources": ["S01", "S07"]}
    table = lay(side, {"team": ["C04"]}, event={"card": "V02", "owner": P1}, at="turn")
    assert (legal(table, "activate"), reserve(table, P0)) == ([], 1)
    assert legal(lay(side, event={"card": "V02", "owner": P0}), "activate") == ["activate S07"]


@pytest.mark.rule("HEROES-8.6", "HEROES-10.6")
def test_sources_are_never_among_the_targets() -> None:
    """System Hack drains a character and equipment, Energy Leech a character: no source is offered."""
    other = {"team": ["C10", "C12"], "sources": ["S01", "S07"], "equipment": ["Q05", "Q06"]}
    leech = {"card": "Q12", "energy": 1}
    table = lay({"team": [{"card": "C09", "energy": 1, "actions": ["A14"]}], "equipment": [leech]}, other)
    do(table, "activate Q12")
    assert set(legal(table)) == {"target C10", "target C12"}
    do(table, "target C10", "end_main", "use A14")
    first = set(legal(table))
    do(table, legal(table)[0])
    assert first | set(legal(table)) == {"target C10", "target C12", "target Q05", "target Q06"}
