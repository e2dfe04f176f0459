"""HEROES-7: where energy is, how it gets there and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, allocate, end_main, end_turn, lay, slot_of
from heroes.characters import energy, in_play, storage, tokens
from heroes.looking import equipment, reserve
from table import deck, do, legal, refuses


@pytest.mark.rule("HEROES-7.1", "HEROES-7.3", "HEROES-R16")
def test_energy_goes_onto_own_characters_and_equipment_only() -> None:
    side = {"team": [{"card": "C04", "actions": ["A02"]}, "C10"], "sources": ["S01", "S07"], "equipment": ["Q05"]}
    table = lay({**side, "reserve": 2}, {"team": ["C12"], "equipment": ["Q06"]}, event="V09")
    assert set(legal(table, "allocate")) == {"allocate C04", "allocate C10", "allocate Q05"}
    for name in ("A02", "S01", "S07", "V09", "C12", "Q06"):
        assert refuses(table, f"allocate {name}")
        assert "energy" not in in_play(table, name) or name in ("C12", "Q06")


@pytest.mark.rule("HEROES-7.3", "HEROES-R16")
def test_no_energy_for_a_teammate() -> None:
    sides: list[dict[str, Any]] = [{"team": ["C04"], "reserve": 2}, {}, {"team": ["C10"], "equipment": ["Q05"]}, {}]
    assert legal(lay(*sides, mode="teams", seats=4), "allocate") == ["allocate C04"]


@pytest.mark.rule("HEROES-7.3")
def test_any_amount_is_allocated_free_of_charge() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q05"], "reserve": 6})
    allocate(table, "C04", 3)
    allocate(table, "Q05", 2)
    allocate(table, "C04", 1)
    assert (energy(table, "C04"), energy(table, "Q05"), reserve(table, P0)) == (4, 3, 0)
    assert legal(table, "allocate") == []


@pytest.mark.rule("HEROES-7.3")
def test_nothing_is_allocated_outside_the_own_main() -> None:
    side = {"team": ["C01"], "reserve": 2}
    table = lay(side, {"team": ["C10"], "reserve": 2})
    assert refuses(table, "allocate P1.C10")
    end_main(table)
    assert legal(table) == ["use C01 a1", "use C01 a2", "pass"]
    assert refuses(table, "allocate C01")


@pytest.mark.rule("HEROES-7.2")
def test_energy_for_a_player_goes_to_the_reserve_energy_for_a_card_onto_it() -> None:
    side = {"team": ["C04"], "sources": ["S07", "S10"], "equipment": [{"card": "Q04", "energy": 2}]}
    table = lay(side)
    do(table, "activate S07")
    assert (reserve(table, P0), energy(table, "C04"), energy(table, "Q04")) == (1, 0, 2)
    do(table, "activate Q04")
    assert (reserve(table, P0), energy(table, "C04"), energy(table, "Q04")) == (2, 0, 2)
    do(table, "activate S10")
    assert (reserve(table, P0), energy(table, "C04"), energy(table, "Q04")) == (2, 1, 2)


@pytest.mark.rule("HEROES-7.2", "HEROES-12.11", "HEROES-R19")
def test_generated_energy_is_placed_on_the_character() -> None:
    table = do(lay({"team": ["C01"]}, {"team": ["C10"]}, at="combat"), "use C01 a2")
    assert (energy(table, "C01"), reserve(table, P0), tokens(table, "C01")) == (1, 0, ["agility"])


@pytest.mark.rule("HEROES-7.2")
def test_energy_by_an_action_is_placed_on_equipment() -> None:
    """Master Blueprint: no equipment in the deck, one energy on the own equipment."""
    side = {"team": [{"card": "C03", "energy": 1, "actions": ["A15"]}], "equipment": ["Q05"], "deck": ["S01"]}
    table = do(lay(side, {"team": ["C04"]}, at="combat"), "use A15")
    assert energy(table, "Q05") == 2


LIMITS: list[tuple[Any, int]] = [
    ("C16", 4),
    ("C36", 6),
    ({"card": "C16", "actions": ["A03"]}, 6),
    ({"card": "C16", "actions": ["A22"]}, 8),
    ({"card": "C29", "actions": ["A08"]}, 8),
    ({"card": "C16", "actions": ["A22", "A03"]}, 8),
    ({"card": "C36", "actions": ["A03"]}, 6),
    ({"card": "C36", "actions": ["A22"]}, 8),
    ({"card": "C16", "actions": ["A02"]}, 4),
]


@pytest.mark.rule("HEROES-7.4", "HEROES-7.5", "HEROES-R14")
@pytest.mark.parametrize(("character", "limit"), LIMITS)
def test_the_highest_storage_is_the_limit(character: Any, limit: int) -> None:
    name = character if isinstance(character, str) else character["card"]
    table = lay({"team": [character], "reserve": 9})
    assert storage(table, name) == limit
    allocate(table, name, limit)
    assert (energy(table, name), reserve(table, P0)) == (limit, 9 - limit)
    assert refuses(table, f"allocate {name}")


@pytest.mark.rule("HEROES-7.4", "HEROES-7.5")
@pytest.mark.parametrize(("card", "limit"), [("Q01", 4), ("Q02", 8), ("Q03", 6), ("Q05", 4), ("Q13", 4)])
def test_equipment_holds_its_printed_storage(card: str, limit: int) -> None:
    table = lay({"team": ["C04"], "equipment": [card], "reserve": 9})
    allocate(table, card, limit - 1)
    assert (energy(table, card), refuses(table, f"allocate {card}")) == (limit, True)


@pytest.mark.rule("HEROES-7.4", "HEROES-12.8")
def test_a_storage_counts_from_the_moment_it_is_attached() -> None:
    table = lay({"hand": ["A22"], "team": [{"card": "C16", "energy": 4}], "reserve": 5})
    assert refuses(table, "allocate C16")
    allocate(do(table, "attach A22 C16"), "C16", 4)
    assert (energy(table, "C16"), reserve(table, P0)) == (8, 1)


@pytest.mark.rule("HEROES-7.5", "HEROES-R20", "HEROES-7.8")
@pytest.mark.parametrize(("held", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_generated_energy_above_the_limit_is_lost(held: int, after: int) -> None:
    table = do(lay({"team": [{"card": "C15", "energy": held}]}, {"team": ["C10"]}, at="combat"), "use C15 a2")
    assert (energy(table, "C15"), reserve(table, P0)) == (after, 0)


@pytest.mark.rule("HEROES-7.5", "HEROES-R20")
def test_energy_by_an_effect_above_the_limit_is_lost() -> None:
    table = do(lay({"team": [{"card": "C04", "energy": 4}], "sources": ["S10"]}), "activate S10")
    assert (energy(table, "C04"), reserve(table, P0), tokens(table, "C04")) == (4, 0, ["agility"])


@pytest.mark.rule("HEROES-7.6")
def test_energy_on_cards_stays_from_turn_to_turn() -> None:
    side = {"team": [{"card": "C04", "energy": 3}], "equipment": [{"card": "Q05", "energy": 2}]}
    table = end_turn(end_turn(lay(side, {"team": ["C04"]})))
    assert (energy(table, "P0.C04"), equipment(table, P0)) == (3, {"Q05": 2})


@pytest.mark.rule("HEROES-7.6", "HEROES-7.8", "HEROES-18.2")
def test_energy_goes_with_its_card() -> None:
    table = lay({"hand": ["C01"], "team": [{"card": "C04", "energy": 3}]})
    do(table, "swap C01 C04")
    assert (energy(table, "C01"), reserve(table, P0), deck(table, P0)) == (0, 0, ["C04"])


@pytest.mark.rule("HEROES-7.7", "HEROES-R17")
def test_energy_is_taken_back_from_silos_only() -> None:
    side = {
        "team": [{"card": "C04", "energy": 3}],
        "equipment": [{"card": "Q05", "energy": 3}, {"card": "Q01", "energy": 2}],
    }
    table = lay(side)
    assert legal(table, "withdraw") == ["withdraw Q01"]
    assert refuses(table, "withdraw C04")
    assert refuses(table, "withdraw Q05")


@pytest.mark.rule("HEROES-7.7")
def test_effects_move_energy_from_card_to_card() -> None:
    """Pickpocket: from an enemy to itself; what does not fit stays there."""
    table = lay({"team": ["C09"]}, {"team": [{"card": "C10", "energy": 3}, "C12"]}, at="combat")
    do(table, "use C09 a1")
    assert (energy(table, "C09"), energy(table, "C10")) == (1, 2)
    table = lay({"team": [{"card": "C09", "energy": 4}]}, {"team": [{"card": "C10", "energy": 3}]}, at="combat")
    do(table, "use C09 a1")
    assert (energy(table, "C09"), energy(table, "C10")) == (4, 3)


@pytest.mark.rule("HEROES-7.8", "HEROES-12.11")
def test_spent_energy_is_nowhere() -> None:
    side = {"team": [{"card": "C26", "energy": 3}], "equipment": [{"card": "Q05", "energy": 3}]}
    table = do(lay(side, {"team": ["C10"]}), "activate Q05", "end_main", "use C26 a1")
    assert (energy(table, "C26"), energy(table, "Q05"), energy(table, "C10")) == (1, 2, 0)
    assert (reserve(table, P0), reserve(table, P1)) == (0, 0)


@pytest.mark.rule("HEROES-7.9")
def test_reserve_energy_does_not_reach_the_next_turn() -> None:
    table = end_turn(lay({"team": ["C04"], "reserve": 3}, {"team": ["C04"], "sources": ["S01"]}))
    assert (reserve(table, P0), reserve(table, P1)) == (0, 1)


@pytest.mark.rule("HEROES-7.9", "HEROES-7.3")
def test_the_reserve_lasts_through_the_combat_but_is_of_no_use_there() -> None:
    table = slot_of(end_main(lay({"team": ["C26"], "reserve": 2}, {"team": ["C10"]})), "C26")
    assert (reserve(table, P0), legal(table)) == (2, ["use C26 a3", "pass"])
