"""APOTHEOSIS-7: rounds, the turn order, the steps of a turn, sacrificing it."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, able, deal, end_turn, exhausted, lay
from carteado.games.apotheosis.rules.turns import in_turns
from carteado.games.apotheosis.state import ApoState
from table import actor, asked, dice_left, do, legal, offers, refuses

SLOW = {"attributes": {"PER": 2}}


def test_a_turn_is_of_the_seat_that_plays_the_character() -> None:
    pup = {"card": "K01", "at": "b2"}
    turns = [lay(active="c7"), lay({"support": [pup]}, active="b2"), deal()]
    assert [table.state.whose_turn() for table in turns] == [P1, P0, None], "nobody's while the battle is prepared"


def test_targets_are_put_in_turn_order() -> None:
    """P1 acts first, then P0, then its Companion."""
    state = lay({"support": [{"card": "K01", "at": "b2"}]}, active="c7", order=["c1", "b2"]).state
    assert isinstance(state, ApoState)
    companion = 2
    assert in_turns(state, [P0]) == [P0]
    assert in_turns(state, [P0, P1]) == [P1, P0]
    assert in_turns(state, [companion, P0, P1]) == [P1, P0, companion]


# Rounds


@pytest.mark.rule("APOTHEOSIS-7.1", "APOTHEOSIS-R36")
def test_effects_recomposition_and_order_begin_a_round() -> None:
    """The Aegis is recovered in RD1; then P0 is asked in RD2; the dice of the tie are rolled in RD3."""
    side = {"equip": [{"card": "I07", "exhausted": True}], "memento": exhausted("S01")}
    table = lay(side, at="round", dice=[3, 4])
    assert asked(table) == (P0, "recomposition")
    assert legal(table, "pick") == ["pick S01"]
    assert (dice_left(table), look.sideways(table, P0)) == ([3, 4], ["S01"])
    do(table, "pick S01")
    assert (dice_left(table), look.active(table), look.upright(table, P0)) == ([], "c7", ["S01"])


@pytest.mark.rule("APOTHEOSIS-7.1", "APOTHEOSIS-R25", "APOTHEOSIS-R63")
def test_recomposition_recovers_up_to_3_points_of_sp_and_mp() -> None:
    """S12 counts 2 (SP 1, MP 1), S19 3, S10 2: two of 2 points are too much, and no card is recovered in part."""
    table = lay({"memento": exhausted("S12", "S10", "S01", "S19")}, at="recomposition")
    assert legal(table) == ["pick S12", "pick S10", "pick S01", "pick S19", "done"]
    do(table, "pick S12")
    assert legal(table) == ["pick S01", "done"]


@pytest.mark.rule("APOTHEOSIS-7.1")
def test_the_modifier_of_recomposition() -> None:
    """Cinderlight recovers 4."""
    side = {
        "hero": {"house": "H03", "classes": []},
        "knowledge": {"arcane": 1, "elemental": 2},
        "spaces": {"memento": 5},
    }
    table = lay({**side, "memento": exhausted("S10", "S15")}, at="recomposition")
    do(table, "pick S10", "pick S15")
    assert look.sideways(table, P0) == []


@pytest.mark.rule("APOTHEOSIS-7.1")
def test_every_living_hero_recomposes_in_seat_order() -> None:
    side = {"memento": exhausted("S01", "S03")}
    dead = {"hp": -1, **side, "support": [{"card": "K01", "at": "a3"}]}
    table = lay({**side}, dead, side, mode="ffa", seats=3, at="recomposition")
    assert asked(table) == (P0, "recomposition")
    do(table, "done")
    assert asked(table) == (P2, "recomposition")


@pytest.mark.rule("APOTHEOSIS-7.1")
def test_end_of_round_effects_come_before_modifiers_of_the_round_expire() -> None:
    """The last moment of the round: the squall loses its counter, and then what lasts for the round is over."""
    strong = [{"stat": "FOR", "amount": 2, "until": "round"}, {"stat": "CON", "amount": 1, "until": "battle"}]
    table = lay({"modifiers": strong}, scenario=[{"card": "V01", "counters": {"TIME": 1}}], order=[])
    assert (look.attribute(table, P0, "FOR"), look.attribute(table, P0, "PER")) == (7, 4)
    do(table, "end_turn")
    assert look.round_number(table) == 3
    assert (look.attribute(table, P0, "FOR"), look.attribute(table, P0, "CON")) == (5, 6)
    assert (look.scenario(table), look.attribute(table, P0, "PER")) == ([], 5)


# The order


@pytest.mark.rule("APOTHEOSIS-7.2")
def test_the_order_is_by_perception() -> None:
    """The pup has PER 4; the Heroes 3 and 6; the body has no turn."""
    side = {"attributes": {"PER": 3}, "support": [{"card": "K01", "at": "a1"}, {"card": "K04", "at": "b1", "hp": 0}]}
    table = lay(side, {"attributes": {"PER": 6}}, at="order")
    assert (look.active(table), look.order(table)) == ("c7", ["a1", "c1"])


@pytest.mark.rule("APOTHEOSIS-7.2")
@pytest.mark.parametrize(
    ("dice", "found"),
    [([4, 2, 1], ["c1", "c7", "a4"]), ([2, 3, 5], ["a4", "c7", "c1"]), ([5, 2, 5, 1, 6], ["a4", "c1", "c7"])],
)
def test_ties_are_rolled_and_what_is_still_tied_is_rolled_again(dice: list[int], found: list[str]) -> None:
    table = lay(mode="ffa", seats=3, at="order", dice=dice)
    assert ([look.active(table), *look.order(table)], dice_left(table)) == (found, [])


@pytest.mark.rule("APOTHEOSIS-7.2")
def test_the_order_of_a_round_stands() -> None:
    """After P0's turn the last one, with PER 1, would be the first: not in this round."""
    slow = {"attributes": {"PER": 1}, "modifiers": [{"stat": "PER", "amount": 9, "until": "battle"}]}
    table = lay({}, {}, slow, mode="ffa", seats=3, order=["c7", "a4"])
    end_turn(table)
    assert look.active(table) == "c7"
    end_turn(table)
    assert look.active(table) == "a4"
    end_turn(table)
    assert (look.round_number(table), look.active(table)) == (3, "a4")


# The steps of a turn


@pytest.mark.rule("APOTHEOSIS-7.3", "APOTHEOSIS-R34")
@pytest.mark.parametrize(
    ("agility", "owed", "points", "left"), [(5, 0, 5, 0), (5, 2, 3, 0), (5, 5, 0, 0), (5, 7, 0, 2), (5, -2, 7, 0)]
)
def test_ap_are_agility_less_debt(agility: int, owed: int, points: int, left: int) -> None:
    table = do(lay({}, {"attributes": {"AGI": agility}, "debt": owed}), "end_turn")
    assert (look.ap(table, P1), look.debt(table, P1)) == (points, left)


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_a_hero_draws_2_and_a_companion_does_not() -> None:
    side = {"support": [{"card": "K01", "at": "a7"}], "deck": ["S01", "S03", "S04", "S05", "S06"]}
    table = do(lay({}, side, order=["c7", "a7"]), "end_turn")
    assert look.inventory(table, P1) == ["S01", "S03"]
    end_turn(table)
    assert (look.active(table), look.inventory(table, P1)) == ("a7", ["S01", "S03"])


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_modifiers_until_the_start_of_a_turn_expire_before_ap_are_counted() -> None:
    quick = [{"stat": "AGI", "amount": 3, "until": {"start": "c7"}}]
    table = lay({}, {"modifiers": quick})
    assert look.attribute(table, P1, "AGI") == 8
    do(table, "end_turn")
    assert (look.attribute(table, P1, "AGI"), look.ap(table, P1)) == (5, 5)


@pytest.mark.rule("APOTHEOSIS-7.3", "APOTHEOSIS-13.4", "APOTHEOSIS-R61")
def test_upkeep_comes_before_ap() -> None:
    """P1 cannot feed the Wolf of Ash, and has its own AGI 5 and not 8."""
    table = do(lay({}, {"hero": "P1", "awake": True}), "end_turn")
    assert (look.is_awake(table, P1), look.ap(table, P1)) == (False, 5)


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_the_draw_comes_before_effects_of_the_start_of_turn() -> None:
    """The Salt Archmage's automatic effect comes at T4, when the drawn cards are there to be seen in the log."""
    side = {"hero": {"house": "H02", "classes": []}, "deck": ["S01", "S03", "S04"]}
    table = do(lay({}, side), "end_turn")
    assert asked(table) == (P1, "window"), "Galewing may take 2 AP"
    assert (look.inventory(table, P1), look.ap(table, P1)) == (["S01", "S03"], 5)
    do(table, "use H02 e2")
    assert (asked(table), look.ap(table, P1)) == ((P1, "main"), 7)


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_the_end_of_a_turn() -> None:
    """AP are lost, modifiers of the turn are over, what was shown for the turn is concealed."""
    side = {
        "modifiers": [{"stat": "FOR", "amount": 2, "until": "turn"}, {"stat": "CON", "amount": 1, "until": "round"}],
        "inventory": [{"card": "I08", "shown": True}],
    }
    table = lay(side)
    assert look.is_shown(table, P0, "I08")
    do(table, "end_turn")
    assert (look.ap(table, P0), look.attribute(table, P0, "FOR"), look.attribute(table, P0, "CON")) == (0, 5, 6)
    assert not look.is_shown(table, P0, "I08")
    assert "I08" not in look.mentioned(table.view(P1)["players"][P0]["inventory"])


@pytest.mark.rule("APOTHEOSIS-7.3")
def test_end_of_turn_effects_come_before_ap_are_lost() -> None:
    """At T6 Quietbell may still exchange a card; the modifiers of the turn are still there."""
    side = {"hero": {"house": "H06", "classes": []}, "inventory": ["I01"], "deck": ["S01", "S03"]}
    table = lay({**side, "modifiers": [{"stat": "CON", "amount": 3, "until": "turn"}]})
    do(table, "end_turn")
    assert (asked(table), look.attribute(table, P0, "CON"), look.ap(table, P0)) == ((P0, "window"), 7, 4)
    do(table, "use H06 e2")
    assert (look.active(table), look.inventory(table, P0), look.attribute(table, P0, "CON")) == ("c7", ["S01"], 4)


@pytest.mark.rule("APOTHEOSIS-7.4")
def test_a_change_of_agility_does_not_change_ap_received() -> None:
    table = do(lay({"inventory": ["I09"], "ap": 5}), "equip I09")
    assert (look.attribute(table, P0, "AGI"), look.ap(table, P0)) == (4, 3)
    table = do(lay({"hero": "P1", "memento": ["S01", "S03"], "ap": 5}), "awaken")
    assert (look.attribute(table, P0, "AGI"), look.ap(table, P0)) == (8, 5)


@pytest.mark.rule("APOTHEOSIS-7.5", "APOTHEOSIS-R35")
def test_a_turn_ends_when_it_is_declared() -> None:
    """With no AP left something can still be done; with nothing left to do the seat still ends the turn itself."""
    table = lay({"ap": 0, "inventory": ["V09"], "hp": 5})
    assert legal(table) == ["rest heal", "use V09 e2", "end_turn"]
    do(table, "use V09 e2")
    assert (asked(table), look.active(table)) == ((P0, "main"), "c1")


@pytest.mark.rule("APOTHEOSIS-7.5")
def test_any_number_of_actions() -> None:
    table = lay({"ap": 12})
    for face in ("e", "s", "w", "n", "e", "s", "w", "n", "e", "s", "w", "n"):
        assert asked(table) == (P0, "main")
        do(table, f"turn {face}")
    assert (look.ap(table, P0), look.active(table)) == (0, "c1")


@pytest.mark.rule("APOTHEOSIS-7.6")
def test_who_dies_in_its_own_turn_has_no_more_main_phase() -> None:
    """P0 dies of its own Reckoning with AP left."""
    side = {"hp": 1, "ap": 9, "saved": True, "inventory": ["V18"], "support": [{"card": "K01", "at": "a1", "hp": 5}]}
    table = lay(side, {}, round=3, order=["c7", "a1"])
    do(table, "use V18 e1")
    assert (look.life(table, P0), look.active(table), asked(table)) == ("dead", "c7", (P1, "main"))


@pytest.mark.rule("APOTHEOSIS-7.6")
def test_the_end_of_the_turn_of_a_dead_character_is_there_for_others() -> None:
    """At T6 of the turn in which P0 died, its enemy may use Quickstep."""
    pup = {"card": "K01", "at": "a1", "hp": 5}
    side = {"hp": 1, "saved": True, "inventory": ["V18"], "support": [pup]}
    table = lay(side, {"memento": ["S23", "S01"]}, round=3, order=["c7", "a1"])
    do(table, "use V18 e1")
    assert (look.life(table, P0), asked(table), look.active(table)) == ("dead", (P1, "window"), "c1")
    assert legal(table) == ["use S23 e2", "pass"]
    do(table, "pass")
    assert look.active(table) == "c7"


@pytest.mark.rule("APOTHEOSIS-7.7", "APOTHEOSIS-R53")
def test_who_enters_play_acts_last_in_this_round_and_by_perception_from_the_next() -> None:
    table = lay({"inventory": ["K05"], **SLOW}, {**SLOW, "attributes": {"PER": 3}})
    do(table, "recruit K05", "tile b1")
    assert look.order(table) == ["c7", "b1"]
    end_turn(end_turn(table))
    assert (look.active(table), look.round_number(table)) == ("b1", 2)
    end_turn(table)
    assert (look.active(table), look.round_number(table)) == ("b1", 3), "PER 9 is the first"


@pytest.mark.rule("APOTHEOSIS-7.7", "APOTHEOSIS-16.6")
def test_a_revived_character_acts_last_if_it_had_no_turn() -> None:
    """P2 lies at a2 with 0 HP."""
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V03"]}
    table = lay(healer, {"at": "c7"}, {"at": "a2", "hp": 0}, {"at": "d7"}, mode="teams", seats=4, order=["c7", "d7"])
    do(table, "use S19 e1")
    assert (look.hp(table, P2), [look.active(table), *look.order(table)]) == (4, ["c7", "d7", "a2"])


@pytest.mark.rule("APOTHEOSIS-7.7", "APOTHEOSIS-16.2", "APOTHEOSIS-16.6")
def test_who_fell_and_was_revived_before_its_turn_has_lost_its_place() -> None:
    """P2 would have come before P3."""
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V03"]}
    sides = (healer, {"at": "a4"}, {"at": "a3", "hp": 2}, {"at": "d7"})
    table = lay(*sides, mode="teams", seats=4, active="a4", order=["a1", "a3", "d7"])
    do(table, "attack a3", dice=[1])
    do(table, "end_turn", "use S19 e1")
    assert (look.hp(table, P2), look.active(table)) == (4, "d7")
    end_turn(table)
    assert look.active(table) == "a3"


@pytest.mark.rule("APOTHEOSIS-7.7")
def test_who_had_its_turn_and_was_revived_has_no_second_one() -> None:
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V03"]}
    sides = (healer, {"at": "a4"}, {"at": "a3", "hp": 2}, {"at": "d7"})
    table = lay(*sides, mode="teams", seats=4, active="a3", order=["a4", "a1", "d7"])
    do(table, "end_turn")
    do(table, "attack a3", dice=[1])
    do(table, "end_turn", "use S19 e1")
    assert (look.hp(table, P2), look.active(table), look.round_number(table)) == (4, "d7", 2)
    do(table, "end_turn")
    assert look.round_number(table) == 3


@pytest.mark.rule("APOTHEOSIS-7.8", "APOTHEOSIS-R24")
@pytest.mark.parametrize("before", [["turn e"], ["move c2", "step n"], ["equip I08"], ["use I14 e1"]])
def test_nothing_may_come_before_the_sacrifice_of_a_turn(before: list[str]) -> None:
    side = {"hp": 5, "ap": 9, "inventory": ["I08", "V12"], "equip": ["I14"], "deck": ["I01", "I02"]}
    assert {"rest heal", "use V12 e1"} <= set(legal(lay(side)))
    table = do(lay(side), *before)
    assert legal(table, "rest") == []
    assert refuses(table, "use V12 e1")


@pytest.mark.rule("APOTHEOSIS-7.8", "APOTHEOSIS-20.2")
def test_an_activation_in_t4_comes_before_the_sacrifice_of_a_turn() -> None:
    """House Galewing may add 2 AP in T4; whoever does has done something this turn, whoever passes has not."""
    side = {**able(house="H02"), "hp": 5, "inventory": ["V12"], "deck": ["I01", "I02"]}
    table = do(lay(side, at="start"), "use H02 e2")
    assert (asked(table), legal(table, "rest")) == ((P0, "main"), [])
    assert refuses(table, "use V12 e1")
    assert {"rest heal", "use V12 e1"} <= set(legal(do(lay(side, at="start"), "pass")))


@pytest.mark.rule("APOTHEOSIS-7.8")
def test_what_somebody_else_activates_in_t4_is_not_done_by_the_active_hero() -> None:
    """A Mesmer takes 1 AP of P1, whose turn begins; P1 may still rest."""
    mesmer = able("C22", at="c5", memento=["S11"])
    table = lay(mesmer, {"hp": 5}, at="start", active="c7", order=["c5"])
    assert asked(table) == (P0, "window")
    do(table, legal(table)[0])
    while actor(table) == P0:
        do(table, legal(table)[0])
    assert (asked(table), look.ap(table, P1)) == ((P1, "main"), 4)
    assert offers(table, "rest heal")


@pytest.mark.rule("APOTHEOSIS-7.8")
def test_after_the_sacrifice_the_turn_is_over() -> None:
    table = do(lay({"hp": 5, "ap": 9}), "rest heal")
    assert (look.hp(table, P0), look.active(table), look.ap(table, P0)) == (6, "c7", 0)
    table = do(lay({"inventory": ["V12"], "deck": ["S01", "S03"]}), "use V12 e1", "take S03")
    assert (look.active(table), look.banished(table), look.inventory(table, P0)) == ("c7", ["V12"], ["S03"])


@pytest.mark.rule("APOTHEOSIS-7.8")
def test_automatic_effects_and_upkeep_are_no_actions() -> None:
    """Underbough is fed and heals; the turn can still be sacrificed."""
    side = {"hero": "P4", "awake": True, "hp": 5, "memento": ["S04", "S17"]}
    table = lay(side, {}, at="turn")
    assert asked(table) == (P0, "upkeep")
    do(table, "accept")
    while asked(table) == (P0, "pay"):
        do(table, legal(table)[0])
    assert (asked(table), look.hp(table, P0), look.is_awake(table, P0)) == ((P0, "main"), 6, True)
    assert offers(table, "rest heal")


@pytest.mark.rule("APOTHEOSIS-7.2", "APOTHEOSIS-12.4")
def test_a_concealed_summon_has_no_turn() -> None:
    table = lay({"support": [{"card": "K10", "concealed": True}]}, at="order", dice=[2, 1])
    assert ([look.active(table), *look.order(table)], look.where(table, "K10")) == (["c1", "c7"], None)
