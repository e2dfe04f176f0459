"""APOTHEOSIS-14: Events, and the zone of all."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, end_turn, exhausted, lay
from apotheosis.workshop import lay_made
from table import asked, do, legal, log, offers, refuses


def storm(time: int = 2, owner: int = 0, card: str = "V01") -> list[dict[str, object]]:
    return [{"card": card, "owner": owner, "counters": {"TIME": time}}]


# Events


@pytest.mark.rule("APOTHEOSIS-14.1", "APOTHEOSIS-2.5")
@pytest.mark.parametrize(("known", "allowed"), [(0, False), (1, True)])
def test_an_event_needs_its_requirement(known: int, allowed: bool) -> None:
    side = {"hero": {"house": "H01", "classes": []}, "knowledge": {"elemental": known}, "inventory": ["V01"]}
    assert offers(lay(side), "use V01 e1") is allowed


@pytest.mark.rule("APOTHEOSIS-14.1", "APOTHEOSIS-31.3")
def test_an_event_is_revealed_when_it_is_declared() -> None:
    """P1 may answer what it sees."""
    table = do(lay({"inventory": ["V03"]}, {"inventory": ["V06"]}), "use V03 e1")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use V06 e1", "pass"])
    assert "V03" in look.mentioned(table.view(P1))


@pytest.mark.rule("APOTHEOSIS-14.1")
def test_an_event_follows_its_task() -> None:
    discarded = do(lay({"inventory": ["V09"], "hp": 5}), "use V09 e2")
    assert (look.discard(discarded, P0), look.inventory(discarded, P0)) == (["V09"], [])
    buried = do(lay({"inventory": ["V16"], "deck": ["I01", "I02"]}, {"hero": "P1", "awake": True}), "use V16 e1")
    assert (look.inventory(buried, P0), look.deck(buried, P0)) == (["I01"], ["I02", "V16"])
    registered = do(lay({"inventory": ["V14"]}), "use V14 e1")
    assert (look.scenario(registered), look.inventory(registered, P0)) == (["V14"], [])


@pytest.mark.rule("APOTHEOSIS-14.1", "APOTHEOSIS-R33", "APOTHEOSIS-31.3")
def test_an_event_without_a_task_is_concealed_again() -> None:
    """TST1 heals 1 and discards another card; it may be used again."""
    table = do(lay_made({"hp": 5, "inventory": ["TST1", "I01", "I01"]}), "use TST1 e1")
    assert (look.hp(table, P0), sorted(look.inventory(table, P0))) == (6, ["I01", "TST1"])
    assert not look.is_shown(table, P0, "TST1")
    assert "TST1" not in look.mentioned(table.view(P1))
    assert offers(table, "use TST1 e1")


@pytest.mark.rule("APOTHEOSIS-14.1", "APOTHEOSIS-R72")
def test_an_event_affects_whom_it_names() -> None:
    """The Gift is for its user alone, the Reckoning for each character."""
    alone = do(lay({"inventory": ["V03"], "deck": ["I01", "I02", "I03"]}, {"deck": ["I01", "I02"]}), "use V03 e1")
    assert (len(look.inventory(alone, P0)), look.inventory(alone, P1)) == (2, [])
    all_of_them = do(lay({"inventory": ["V18"]}, {"support": [{"card": "K01", "at": "a7"}]}, round=3), "use V18 e1")
    assert [look.hp(all_of_them, who) for who in (P0, P1, "a7")] == [8, 8, 3]


# The scenario


@pytest.mark.rule("APOTHEOSIS-14.2")
def test_a_permanent_effect_in_the_scenario_is_on_every_living_character() -> None:
    table = lay({"support": [{"card": "K01", "at": "b2"}]}, scenario=storm())
    assert [look.attribute(table, who, "PER") for who in (P0, P1, "b2")] == [4, 4, 3]
    assert [look.attribute(lay(), who, "PER") for who in (P0, P1)] == [5, 5]


@pytest.mark.rule("APOTHEOSIS-14.2")
def test_the_scenario_is_public() -> None:
    table = lay(scenario=storm(owner=1))
    for seat in (P0, P1, None):
        assert [(seen["card"], seen["owner"], seen["counters"]) for seen in table.view(seat)["scenario"]] == [
            ("V01", 1, {"TIME": 2})
        ]


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_a_turn_timing_runs_once_for_the_active_character() -> None:
    """Ashfall at the end of every turn: the Hero's, the pup's, the enemy's, each for itself."""
    side = {"hp": 5, "support": [{"card": "K01", "at": "b2", "hp": 5}]}
    table = lay(side, {"hp": 5}, scenario=storm(2, 1, "V14"), order=["b2", "c7"])
    found = []
    for _ in range(3):
        end_turn(table)
        found.append([look.hp(table, who) for who in (P0, "b2", P1)])
    assert found == [[4, 5, 5], [4, 4, 5], [4, 4, 4]]


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_a_start_of_all_turns_runs_for_the_active_character() -> None:
    night = storm(2, 0, "V02")
    table = lay({"memento": ["S01", "S03"]}, {"memento": ["S01"]}, scenario=night)
    do(table, "end_turn")
    assert (look.upright(table, P0), look.sideways(table, P1)) == (["S01", "S03"], ["S01"])


@pytest.mark.rule("APOTHEOSIS-14.3")
@pytest.mark.parametrize(("card", "damage"), [("TST51", 5 + 1 - 2), ("TST52", 5 + 1 + 3)])
def test_attacking_and_attacked_are_of_the_character_in_question(card: str, damage: int) -> None:
    """Whoever attacks, whoever is attacked, and once: a Hero and then a Companion."""
    foe = {"at": "c4", "support": [{"card": "K04", "at": "d3"}]}
    table = lay_made({"at": "c3", "ap": 6}, foe, scenario=[{"card": card, "owner": 1}])
    for tile in ("c4", "d3"):
        do(table, f"attack {tile}", dice=[1])
    assert [dealt for dealt, _ in look.blows(table)] == [damage, damage]


@pytest.mark.rule("APOTHEOSIS-14.3", "APOTHEOSIS-R70")
def test_a_round_timing_runs_once_however_many_live() -> None:
    """Three characters, one counter less."""
    table = lay({"support": [{"card": "K01", "at": "b2"}]}, scenario=storm(3), order=[], at="main")
    end_turn(table)
    assert (look.round_number(table), look.scenario_counters(table, "V01")) == (3, {"TIME": 2})


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_the_last_counter_sends_the_card_to_its_owners_pile() -> None:
    table = end_turn(lay(scenario=storm(1, 1), order=[]))
    assert (look.scenario(table), look.discard(table, P1), look.discard(table, P0)) == ([], ["V01"], [])


@pytest.mark.rule("APOTHEOSIS-14.4")
def test_a_manual_effect_in_the_scenario_is_for_anyone_who_pays() -> None:
    """The Well of P1: 2 AP, heal 1, once in a turn; it stays where it is."""
    well = [{"card": "V19", "owner": 1}]
    table = do(lay({"hp": 5}, {"hp": 5}, scenario=well), "use V19 e1")
    assert (look.hp(table, P0), look.ap(table, P0), look.scenario(table)) == (6, 3, ["V19"])
    assert refuses(table, "use V19 e1")
    do(table, "end_turn")
    assert offers(table, "use V19 e1")


@pytest.mark.rule("APOTHEOSIS-14.4")
def test_a_manual_effect_in_the_scenario_asks_for_the_requirement() -> None:
    side = {"hero": {"house": "H01", "classes": []}, "hp": 3}
    for known, allowed in ((0, False), (1, True)):
        table = lay_made({**side, "knowledge": {"elemental": known}}, scenario=["TST44"])
        assert offers(table, "use TST44 e1") is allowed


@pytest.mark.rule("APOTHEOSIS-14.4")
def test_only_in_ones_own_main_phase() -> None:
    """No window offers the Well to P1 in the turn of P0."""
    table = do(lay({"hp": 5}, {"hp": 5}, scenario=["V19"]), "turn e")
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-14.5", "APOTHEOSIS-18.3")
def test_at_the_end_of_the_battle_the_scenario_is_discarded() -> None:
    cards = [*storm(3, 0), *storm(2, 1, "V14")]
    table = lay({"hp": 9}, scenario=cards, at="battle_end")
    assert (look.scenario(table), look.discard(table, P0), look.discard(table, P1)) == ([], ["V01"], ["V14"])


@pytest.mark.rule("APOTHEOSIS-14.2", "APOTHEOSIS-15.1")
def test_counters_come_along_to_the_scenario() -> None:
    table = do(lay({"inventory": ["V01"]}), "use V01 e1")
    assert look.scenario_counters(table, "V01") == {"TIME": 2}
    assert (look.attribute(table, P0, "PER"), look.attribute(table, P1, "PER")) == (4, 4)
    assert "V01" in look.mentioned(log(table, P1))


@pytest.mark.rule("APOTHEOSIS-14.1")
def test_a_used_event_is_no_card_of_the_table() -> None:
    table = do(lay({"inventory": ["V04"], "memento": exhausted("S01", "S03")}), "turn e")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V04 e1", "pass"])
    do(table, "use V04 e1", "pick S01", "pick S03")
    assert (look.upright(table, P0), look.discard(table, P0), look.ap(table, P0)) == (["S01", "S03"], ["V04"], 4)
    assert not look.is_concealed(table, P0, "S01")
    assert look.counters(table, P0, "S01") == {}
