"""HEROES-10: equipment and silos."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, allocate, end_main, end_turn, lay, some, targets
from heroes.characters import energy, hp, tokens
from heroes.looking import equipment, hand, reserve
from table import asked, cards, deck, do, legal, offers, player, refuses

ENEMY = {"team": ["C10"]}


@pytest.mark.rule("HEROES-10.1", "HEROES-10.2", "HEROES-1.13", "HEROES-R24")
@pytest.mark.parametrize(("card", "cost"), [("Q01", 1), ("Q05", 2), ("Q02", 3), ("Q17", 4)])
def test_of_the_entry_cost_the_last_one_stays_on_the_equipment(card: str, cost: int) -> None:
    side = {"hand": [card], "team": ["C04"]}
    table = do(lay({**side, "reserve": cost + 1}, ENEMY), f"equip {card}")
    assert (equipment(table, P0), reserve(table, P0), hand(table, P0)) == ({card: 1}, 1, [])
    assert refuses(lay({**side, "reserve": cost - 1}, ENEMY), f"equip {card}")


@pytest.mark.rule("HEROES-10.1")
def test_energy_of_every_origin_pays_for_equipment() -> None:
    """One of a basic source, one of an advanced one, one from a silo, one of Field Generator."""
    side = {"hand": ["Q17", "S01"], "team": ["C04"], "sources": ["S07"]}
    table = lay({**side, "equipment": [{"card": "Q01", "energy": 2}, {"card": "Q04", "energy": 2}]}, ENEMY)
    do(table, "source S01", "activate S07", "withdraw Q01", "activate Q04", "equip Q17")
    assert (reserve(table, P0), energy(table, "Q17")) == (0, 1)


@pytest.mark.rule("HEROES-10.2", "HEROES-R23")
def test_a_cheaper_equipment_still_costs_one() -> None:
    """Arms Race takes one off; of a cost of one nothing."""
    for card, cost in (("Q01", 1), ("Q05", 1), ("Q02", 2)):
        side = {"hand": [card], "team": ["C04"]}
        table = do(lay({**side, "reserve": 3}, ENEMY, event="V08"), f"equip {card}")
        assert (equipment(table, P0), reserve(table, P0)) == ({card: 1}, 3 - cost)
        assert refuses(lay({**side, "reserve": cost - 1}, ENEMY, event="V08"), f"equip {card}")


@pytest.mark.rule("HEROES-10.2", "HEROES-R23")
def test_energy_on_cards_does_not_pay_for_equipment() -> None:
    side = {"hand": ["Q05"], "team": [{"card": "C04", "energy": 4}], "equipment": [{"card": "Q06", "energy": 4}]}
    assert refuses(lay({**side, "reserve": 1}, ENEMY), "equip Q05")


@pytest.mark.rule("HEROES-10.3", "HEROES-R25", "HEROES-R109")
def test_any_number_of_equipment_stands_by_itself() -> None:
    side = {"hand": ["Q05", "Q05", "Q01", "Q11", "Q14", "Q06"], "team": ["C04"], "reserve": 9}
    table = lay(side, ENEMY)
    do(table, "equip Q05", "equip Q05", "equip Q01", "equip Q11", "equip Q14", "equip Q06")
    assert cards(player(table, P0)["equipment"]) == ["Q05", "Q05", "Q01", "Q11", "Q14", "Q06"]
    assert player(table, P0)["team"][0]["actions"] == []


@pytest.mark.rule("HEROES-10.3")
def test_equipment_stays_when_a_character_goes() -> None:
    side = {"hand": ["C01"], "team": ["C04"], "equipment": [{"card": "Q05", "energy": 2}]}
    table = do(lay(side, ENEMY), "swap C01 C04")
    assert equipment(table, P0) == {"Q05": 2}


@pytest.mark.rule("HEROES-10.4", "HEROES-R28")
def test_spending_the_last_energy_takes_effect_and_then_it_is_discarded() -> None:
    side = {"team": ["C04"], "deck": ["S01"], "equipment": ["Q05"]}
    table = do(lay(side, ENEMY), "activate Q05")
    assert (hp(table, "C10"), equipment(table, P0), deck(table, P0)) == ("8/0", {}, ["S01", "Q05"])


@pytest.mark.rule("HEROES-10.4", "HEROES-R28")
def test_it_is_discarded_only_when_the_activation_is_over() -> None:
    """Data Vault draws two from a deck of one: it does not draw itself."""
    table = do(lay({"team": ["C04"], "deck": ["S01"], "equipment": ["Q16"]}, ENEMY), "activate Q16")
    assert (hand(table, P0), deck(table, P0)) == (["S01"], ["Q16"])


@pytest.mark.rule("HEROES-10.4")
def test_equipment_drained_by_others_is_discarded_too() -> None:
    hacker = {"card": "C09", "energy": 1, "actions": ["A14"]}
    for held, left in ((1, {}), (2, {"Q05": 1})):
        other = {"team": ["C10"], "equipment": [{"card": "Q05", "energy": held}]}
        table = do(lay({"team": [hacker]}, other, at="combat"), "use A14")
        assert (equipment(table, P1), deck(table, P1)) == (left, [] if left else ["Q05"])


@pytest.mark.rule("HEROES-10.5", "HEROES-R26")
def test_an_activation_once_a_turn_from_the_first_on() -> None:
    table = lay({"hand": ["Q05"], "team": ["C04"], "reserve": 4}, {"team": ["C04"]})
    do(table, "equip Q05")
    allocate(table, "Q05", 2)
    do(table, "activate Q05")
    assert (hp(table, "P1.C04"), energy(table, "Q05")) == ("5/0", 2)
    assert refuses(table, "activate Q05")
    end_turn(table)
    assert legal(table, "activate") == []
    end_turn(table)
    assert legal(table, "activate") == ["activate Q05"]


@pytest.mark.rule("HEROES-10.5", "HEROES-R26", "HEROES-1.12")
def test_equipment_does_nothing_in_combat() -> None:
    table = end_main(lay({"team": ["C01"], "equipment": ["Q05"]}, ENEMY))
    assert refuses(table, "activate Q05")


@pytest.mark.rule("HEROES-10.5", "HEROES-12.11", "HEROES-R18")
def test_an_activation_is_paid_by_its_own_energy() -> None:
    """Static Net uses two, Field Generator keeps two: what others hold does not help."""
    rich: dict[str, Any] = {"team": [{"card": "C04", "energy": 4}], "reserve": 4}
    for card in ("Q10", "Q04"):
        poor = [{"card": card, "energy": 1}, {"card": "Q05", "energy": 4}]
        assert refuses(lay({**rich, "equipment": poor}, ENEMY), f"activate {card}")
    table = do(lay({**rich, "equipment": [{"card": "Q10", "energy": 3}]}, ENEMY), "activate Q10")
    assert (energy(table, "Q10"), energy(table, "C04"), reserve(table, P0), tokens(table, "C10")) == (1, 4, 4, ["stun"])
    table = do(lay({**rich, "equipment": [{"card": "Q04", "energy": 2}]}, ENEMY), "activate Q04")
    assert (energy(table, "Q04"), reserve(table, P0)) == (2, 5)


@pytest.mark.rule("HEROES-10.5")
def test_an_activation_may_cost_nothing() -> None:
    table = do(lay({"team": ["C04"], "equipment": ["Q12"]}, {"team": [{"card": "C10", "energy": 2}]}), "activate Q12")
    assert (energy(table, "Q12"), energy(table, "C10")) == (2, 1)


@pytest.mark.rule("HEROES-10.6", "HEROES-R27")
def test_only_energy_reaches_equipment() -> None:
    """A shot does not find it, a siphon does."""
    other = {"team": ["C10", "C12"], "equipment": ["Q06", "Q07"]}
    table = do(lay({"team": ["C04"], "equipment": ["Q05"]}, other), "activate Q05")
    assert set(targets(table)) == {"C10", "C12"}
    table = do(lay({"team": ["C04"], "equipment": ["Q03"]}, other), "activate Q03")
    assert set(targets(table)) == {"Q06", "Q07"}
    do(table, "target Q07")
    assert (energy(table, "Q03"), equipment(table, P1)) == (2, {"Q06": 1})
    table = do(lay({"team": [{"card": "C20", "energy": 3}]}, other, at="combat"), "use C20 a1")
    assert equipment(table, P1) == {"Q06": 1, "Q07": 1}


@pytest.mark.rule("HEROES-10.7")
def test_taunt_does_not_bind_equipment() -> None:
    other = {"team": [{"card": "C04", "tokens": ["taunt"]}, "C10"]}
    table = do(lay({"team": ["C01"], "equipment": ["Q05"]}, other), "activate Q05")
    assert set(targets(table)) == {"C04", "C10"}


@pytest.mark.rule("HEROES-10.7")
@pytest.mark.parametrize("held", [["evasion"], ["perception"]])
def test_evasion_and_perception_do_not_help_against_equipment(held: list[str]) -> None:
    fast = {"card": "C24", "protection": 0, "tokens": held}
    table = do(lay({"team": ["C04"], "equipment": ["Q05"]}, {"team": [fast]}), "activate Q05")
    assert (hp(table, "C24"), tokens(table, "C24")) == ("5/0", held)


@pytest.mark.rule("HEROES-10.7", "HEROES-14.2")
@pytest.mark.parametrize("held", ["strength", "weakness", "burn"])
def test_tokens_of_its_players_characters_do_not_change_its_damage(held: str) -> None:
    side = {"team": [{"card": "C04", "tokens": [some(held, 2)]}], "equipment": ["Q05"]}
    table = do(lay(side, {"team": [{"card": "C12", "protection": 0}]}, event="V09"), "activate Q05")
    assert hp(table, "C12") == "4/0"


@pytest.mark.rule("HEROES-10.7")
def test_the_invisible_cannot_be_chosen_by_equipment_unless_they_taunt() -> None:
    side = {"team": ["C04"], "equipment": ["Q05"]}
    hidden: dict[str, Any] = {"card": "C02", "tokens": ["invisibility"]}
    assert refuses(lay(side, {"team": [hidden]}), "activate Q05")
    table = do(lay(side, {"team": [hidden, "C10"]}), "activate Q05")
    assert (hp(table, "C10"), hp(table, "C02")) == ("8/0", "5/1")
    hidden["tokens"] = ["invisibility", "taunt"]
    assert set(targets(do(lay(side, {"team": [hidden, "C10"]}), "activate Q05"))) == {"C02", "C10"}


@pytest.mark.rule("HEROES-10.8", "HEROES-10.11")
def test_only_silos_give_energy_back() -> None:
    stock = [{"card": card, "energy": 2} for card in ("Q01", "Q02", "Q03", "Q04", "Q05", "Q13")]
    table = lay({"team": ["C04"], "equipment": stock}, ENEMY)
    assert set(legal(table, "withdraw")) == {"withdraw Q01", "withdraw Q02", "withdraw Q03"}


@pytest.mark.rule("HEROES-10.9")
def test_a_silo_may_be_allocated_to() -> None:
    table = allocate(lay({"team": ["C04"], "equipment": ["Q01"], "reserve": 4}, ENEMY), "Q01", 3)
    assert (energy(table, "Q01"), reserve(table, P0), refuses(table, "allocate Q01")) == (4, 1, True)


@pytest.mark.rule("HEROES-10.10", "HEROES-R21")
@pytest.mark.parametrize(
    ("stock", "left"),
    [
        ([{"card": "Q01", "energy": 2}, {"card": "Q02", "energy": 1}], {"Q01": 4, "Q02": 2}),
        ([{"card": "Q02", "energy": 1}, {"card": "Q01", "energy": 2}], {"Q02": 4, "Q01": 2}),
        ([{"card": "Q01", "energy": 4}, {"card": "Q05", "energy": 1}], {"Q01": 4, "Q05": 1}),
    ],
)
def test_the_older_silo_fills_first_up_to_its_limit(stock: list[Any], left: dict[str, int]) -> None:
    table = end_turn(lay({"team": ["C04"], "equipment": stock, "reserve": 3}, {"team": ["C04"]}))
    assert (equipment(table, P0), reserve(table, P0)) == (left, 0)


@pytest.mark.rule("HEROES-10.11", "HEROES-R22")
def test_any_amount_is_withdrawn_and_an_empty_silo_is_discarded() -> None:
    table = lay({"team": ["C04"], "equipment": [{"card": "Q02", "energy": 3}], "deck": ["S01"]}, ENEMY)
    do(table, "withdraw Q02", "withdraw Q02")
    assert (equipment(table, P0), reserve(table, P0)) == ({"Q02": 1}, 2)
    do(table, "withdraw Q02")
    assert (equipment(table, P0), reserve(table, P0), deck(table, P0)) == ({}, 3, ["S01", "Q02"])


@pytest.mark.rule("HEROES-10.11")
def test_silos_are_emptied_in_the_own_main_only() -> None:
    silo = {"card": "Q01", "energy": 3}
    table = lay({"team": ["C01"], "equipment": [silo]}, {"team": ["C10"], "equipment": [silo]})
    assert legal(table, "withdraw") == ["withdraw P0.Q01"]
    end_main(table)
    assert (asked(table), legal(table, "withdraw")) == ((P0, "slot"), [])


@pytest.mark.rule("HEROES-10.5")
def test_a_target_that_is_missing_makes_an_activation_illegal() -> None:
    assert not offers(lay({"team": ["C04"], "equipment": ["Q05"]}, {}), "activate Q05")
    assert offers(lay({"team": ["C04"], "equipment": ["Q09"]}, {}), "activate Q09")
