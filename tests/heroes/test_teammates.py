"""HEROES-20.5 and HEROES-1.4: what being allies means for cards, and what stays each player's own."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P2, fight, lay, resolve, slot_of
from heroes.characters import abilities, hp, speed, tokens
from heroes.looking import event
from table import Table, do, legal, offers, scores

TEAMS: dict[str, Any] = {"mode": "teams", "seats": 4}


def four(*sides: Any, **position: Any) -> Table:
    """Teams of two: seats 0 and 2 against 1 and 3, who have C04 and C10 unless said otherwise."""
    first, mate, *rivals = [*sides, {"team": ["C04"]}, {"team": ["C10"]}][:4]
    return lay(first, rivals[0], mate, rivals[1], **{**TEAMS, **position})


@pytest.mark.rule("HEROES-20.5", "HEROES-1.4")
def test_a_knock_out_of_a_teammates_character_is_an_allys() -> None:
    """Compost hears it, and its Strength goes to the whole team."""
    dying = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
    table = four({"team": ["C34"]}, {"team": [dying, "C16"]}, at="resolution")
    assert [tokens(table, card) for card in ("C34", "C16", "C04", "C10")] == [["strength"], ["strength"], [], []]


@pytest.mark.rule("HEROES-20.5", "HEROES-1.4")
def test_statics_on_allies_reach_teammates() -> None:
    """Tailwind, and the Jet Harness's flight."""
    table = four({"team": ["C14"], "equipment": ["Q19"]}, {"team": ["C16"]}, event="V15")
    assert {card: speed(table, card) for card in ("C14", "C16", "C04", "C10")} == {
        "C14": 9,
        "C16": 4,
        "C04": 1,
        "C10": 2,
    }
    assert ("flight" in abilities(table, "C16"), "flight" in abilities(table, "C10")) == (True, False)


@pytest.mark.rule("HEROES-20.5", "HEROES-1.4")
def test_statics_on_opponents_spare_teammates() -> None:
    """Curfew of P0: the teammate uses First Aid, the opponent cannot."""
    curfew: dict[str, Any] = {"event": {"card": "V11", "owner": P0}}
    mate = four({"team": ["C10"]}, {"team": ["C03"]}, turn=11, **curfew)
    assert (event(mate), legal(mate, "use")) == ("V11", ["use C03 a1"])
    rival = four({"team": ["C10"]}, {"team": ["C16"]}, {"team": ["C03"]}, turn=10, **curfew)
    assert legal(rival, "use") == []


@pytest.mark.rule("HEROES-20.5", "HEROES-20.3")
def test_an_opponent_is_never_a_teammate() -> None:
    worker = {"team": [{"card": "C26", "energy": 1, "actions": ["A39"]}]}
    table = four(worker, {"team": ["C16"], "hand": ["S01"]}, at="combat")
    do(table, "use A39")
    assert legal(table) == ["opponent 1", "opponent 3"]


@pytest.mark.rule("HEROES-20.5", "HEROES-11.6", "HEROES-2.11")
def test_names_are_each_players_own_but_uniqueness_is_the_tables() -> None:
    table = four({"team": ["C04"], "hand": ["C15", "C33"]}, {"team": ["C15", "C33"]})
    assert (offers(table, "field C15"), offers(table, "field C33")) == (True, False)


@pytest.mark.rule("HEROES-20.5")
def test_a_teammates_character_acts_for_its_own_player() -> None:
    """In P0's turn the slot of P2's character is P2's to play, and its heal may go to P0's."""
    table = four({"team": [{"card": "C16", "damage": 3}]}, {"team": [{"card": "C23", "energy": 1}]}, at="combat")
    do(slot_of(table, "C23"), "use C23 a2", "target C16")
    assert hp(table, "C16") == "8/3"
    decision = fight({"team": ["C16"]}, {"team": ["C04"]}, {"team": ["C26"]}, {"team": ["C10"]}, **TEAMS).state.decision
    assert decision is not None
    assert decision.seat == P2


@pytest.mark.rule("HEROES-19.4", "HEROES-20.5")
def test_both_members_falling_together_is_the_end_of_the_team() -> None:
    beaten = {
        "team": [{"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}],
        "dead": ["C01", "C02", "C03"],
    }
    table = resolve(beaten, {"team": ["C04"]}, beaten, {"team": ["C10"]}, **TEAMS)
    assert scores(table) == [0.0, 1.0, 0.0, 1.0]


@pytest.mark.rule("HEROES-2.11", "HEROES-1.5", "HEROES-21.2")
def test_a_unique_mob_is_in_play() -> None:
    """Old Father Sun is the Mob: nobody fields the other copy."""
    table = lay({"team": ["C04"], "hand": ["C33", "C34"]}, {"team": ["C10"]}, mode="challengers", mob="C33", round=3)
    assert legal(table, "field") == ["field C34"]
