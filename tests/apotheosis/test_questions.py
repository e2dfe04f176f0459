"""APOTHEOSIS-6.6 and 6.7: what players are asked, in small answers."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, answers, exhausted, lay
from apotheosis.looking import ap, attached, discard, equip, facing, hp, inventory, sideways, upright
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

# Moving


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-8.8")
def test_a_move_names_its_destination_and_then_its_last_step() -> None:
    """Two steps from the middle of an empty court: twelve tiles, of which the four corners have two last steps."""
    table = lay({"at": "c3", "ap": 2})
    straight = {"c5": "n", "c4": "n", "c1": "s", "c2": "s", "a3": "w", "b3": "w", "e3": "e", "d3": "e"}
    corners = {"d4": {"e", "n"}, "b4": {"w", "n"}, "d2": {"e", "s"}, "b2": {"w", "s"}}
    assert set(answers(table, "move")) == straight.keys() | corners.keys()
    for to, face in straight.items():
        assert facing(do(lay({"at": "c3", "ap": 2}), f"move {to}"), to) == face
    for to, steps in corners.items():
        asking = do(lay({"at": "c3", "ap": 2}), f"move {to}")
        assert (asked(asking), set(answers(asking, "step"))) == ((P0, "step"), steps)


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_last_step_is_offered_only_if_it_can_be_afforded() -> None:
    """To the next tile for 1 AP, or for 3 round it from a side, or past it and back."""
    assert asked(do(lay({"at": "c3", "ap": 2}), "move c4")) == (P0, "main")
    table = do(lay({"at": "c3", "ap": 3}), "move c4")
    assert sorted(answers(table, "step")) == ["e", "n", "s", "w"]
    straight = do(lay({"at": "c3", "ap": 3}), "move c4", "step n")
    around = do(lay({"at": "c3", "ap": 3}), "move c4", "step e")
    assert (ap(straight, P0), ap(around, P0)) == (2, 0), "the cheapest path for that last step"
    assert (facing(straight, P0), facing(around, P0)) == ("n", "e")


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-8.10", "APOTHEOSIS-8.11")
def test_free_movement_is_asked_in_the_same_way() -> None:
    """Quickstep, up to 3 tiles: d4 can be reached by two last steps, c6 by one."""
    table = do(lay({"at": "c3", "memento": ["S23"]}), "use S23 e1")
    assert asked(table) == (P0, "tile")
    assert {"d4", "c6", "c3"} <= set(answers(table, "tile"))
    assert "c7" not in answers(table, "tile")
    do(table, "tile d4")
    assert sorted(answers(table, "step")) == ["e", "n"]


# Sets of cards


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-11.1")
def test_cards_of_a_payment_are_named_one_by_one_in_ascending_order() -> None:
    """SP 2 for Whirl of Edges; S01, S03, S02 have 1, 1 and 2."""
    table = lay({"at": "c3", "memento": ["S01", "S03", "S02"]}, {"at": "c4"})
    do(table, "use S02 e1")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pick S01", "pick S03", "pick S02"])
    do(table, "pick S01")
    assert legal(table) == ["pick S03", "pick S02"]
    do(table, "pick S03")
    assert legal(table) == ["pick S02", "done"]


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_card_is_offered_only_if_the_demand_can_still_be_met() -> None:
    """After S03 come only cards with a higher number, and none is left: S02 must be first, and so it is not asked."""
    table = do(lay({"at": "c3", "memento": ["S02", "S03"]}, {"at": "c4"}), "use S02 e1")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pick S03", "done"])
    do(table, "done")
    assert sideways(table, P0) == ["S02"]


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_done_comes_only_when_the_demand_is_met_and_by_itself_when_nothing_is_left() -> None:
    table = do(lay({"at": "c3", "memento": ["S01", "S03", *exhausted("S02")], "ap": 9}, {"at": "c4"}), "use S02 e1")
    assert sideways(table, P0) == ["S01", "S03", "S02"], "both must be paid: there was nothing to ask"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_set_that_must_be_minimal_offers_only_what_keeps_it_so() -> None:
    """Mind Spike exhausts 1 point: one card alone, whichever, never two."""
    table = lay({"at": "c3", "memento": ["S25"]}, {"at": "c4", "memento": ["S01", "S02", "S05"]})
    do(table, "use S25 e1", dice=[3])
    assert (asked(table), legal(table)) == ((P1, "drain"), ["pick S01", "pick S02", "pick S05"])
    do(table, "pick S02")
    assert (asked(table), sideways(table, P1)) == ((P0, "main"), ["S02"])


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-7.1")
def test_recomposition_is_a_set_of_cards() -> None:
    side = {"memento": exhausted("S01", "S02", "S03", "S10")}
    table = lay(side, at="recomposition")
    assert (asked(table), legal(table)) == (
        (P0, "recomposition"),
        ["pick S01", "pick S02", "pick S03", "pick S10", "done"],
    )
    do(table, "pick S02")
    assert legal(table) == ["pick S03", "done"], "3 points in all"


# Activations


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-11.5")
def test_effect_target_and_payment_are_asked_in_this_order() -> None:
    table = lay({"at": "c3", "memento": ["S09", "S11"]}, {"at": "c4", "support": [{"card": "K01", "at": "d3"}]})
    do(table, "use S09 e1")
    assert (asked(table), sorted(answers(table, "target"))) == ((P0, "target"), ["c4", "d3"])
    do(table, "target d3")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pick S09", "pick S11"])


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_an_effect_is_offered_only_with_a_target_and_a_payment() -> None:
    spark = {"at": "c3", "memento": ["S09"]}
    assert offers(lay(spark, {"at": "c7"}), "use S09 e1")
    assert refuses(lay({**spark, "at": "c2"}, {"at": "c7"}), "use S09 e1"), "five tiles away"
    assert refuses(lay({**spark, "memento": exhausted("S09")}, {"at": "c7"}), "use S09 e1"), "no mana"
    assert refuses(lay({**spark, "ap": 3}, {"at": "c7"}), "use S09 e1"), "4 AP"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_target_is_offered_only_if_the_effect_would_work_on_it() -> None:
    """Mending Word heals: who is whole is no target."""
    side = {"at": "c3", "hp": 5, "memento": ["S17"], "support": [{"card": "K01", "at": "c4"}]}
    table = do(lay(side), "use S17 e1")
    assert (asked(table), hp(table, P0)) == ((P0, "main"), 7), "only one target, so none was asked"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_only_payments_that_leave_the_effect_possible_are_offered() -> None:
    """TST54 discards a card as its cost and then an Item: of an Item and a Skill only the Skill can pay."""
    table = do(lay_made({"inventory": ["TST54", "I01", "S01"]}), "use TST54 e1")
    assert discard(table, P0) == ["S01", "I01", "TST54"]
    table = do(lay_made({"inventory": ["TST54", "I01", "I02", "S01"]}), "use TST54 e1")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pick I01", "pick I02", "pick S01"])
    assert refuses(lay_made({"inventory": ["TST54", "S03", "S01"]}), "use TST54 e1")
    assert refuses(lay_made({"inventory": ["TST54", "I01"]}), "use TST54 e1")


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_copies_that_no_rule_tells_apart_are_offered_once() -> None:
    table = lay({"inventory": ["I01", "I01", "I01"], "memento": ["S01", "S01", *exhausted("S01")]})
    assert legal(table, "equip", "forget") == ["equip I01", "forget S01", "forget S01"], "upright ones and the other"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_copies_with_counters_or_used_limits_are_told_apart() -> None:
    bows = [{"card": "I04", "counters": {"CHARGE": 1}}, {"card": "I04", "counters": {"CHARGE": 1}}]
    assert legal(lay({"equip": bows}), "unequip") == ["unequip I04", "unequip I04"]
    bones = ["I14", {"card": "I14", "used": ["e1"]}, "I14"]
    assert legal(lay({"equip": bones}), "unequip") == ["unequip I14", "unequip I14"]


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_companions_of_the_same_card_are_told_apart_by_their_pieces() -> None:
    """Two Squires beside the defender, to its left and right: either may take the blow."""
    squires = [{"card": "K16", "at": "b4"}, {"card": "K16", "at": "d4"}]
    table = do(lay({"at": "c3"}, {"at": "c4", "support": squires}), "attack c4")
    assert legal(table) == ["use K16 e1", "use K16 e1", "pass"]
    do(table, "use K16#2 e1", dice=[1])
    assert (hp(table, "b4"), hp(table, "d4")) == (15, 14)


# Attach, loot, windows, branches


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-9.10")
def test_attaching_asks_what_to_detach_and_then_what_to_attach() -> None:
    pup = {"card": "K01", "at": "b2", "attached": ["I01", "S01"]}
    table = do(lay({"at": "b1", "support": [pup], "inventory": ["I02", "I08"]}), "attach b2")
    assert (asked(table), legal(table)) == ((P0, "detach"), ["pick I01", "pick S01", "done"])
    do(table, "pick S01")
    assert (asked(table), legal(table)) == ((P0, "attach"), ["pick I02", "pick I08", "done"]), "S01 does not move twice"
    do(table, "pick I08")
    assert asked(table) == (P0, "main"), "no card is left to offer: done is implied"
    assert (attached(table, P0, "K01"), sorted(inventory(table, P0))) == (["I01", "I08"], ["I02", "S01"])


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_at_least_one_card_moves_when_attaching() -> None:
    pup = {"card": "K01", "at": "b2", "attached": ["I01"]}
    table = do(lay({"at": "b1", "support": [pup], "inventory": ["I02", "I08"]}), "attach b2", "done")
    assert legal(table) == ["pick I02", "pick I08"], "no done: nothing has moved yet"
    assert refuses(lay({"at": "b1", "support": [{"card": "K01", "at": "b2"}]}), "attach b2")


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_looting_names_one_item() -> None:
    fallen = {"at": "c4", "hp": -1, "equip": ["I08", "I12"], "support": [{"card": "K01", "at": "a7"}]}
    table = do(lay({"at": "c3"}, fallen), "loot c4")
    assert (asked(table), legal(table)) == ((P0, "loot"), ["pick I08", "pick I12"])


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-6.6")
def test_a_window_offers_effects_and_a_pass() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "equip": ["I06"], "memento": ["S04"]}), "attack c4")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use I06 e1", "use S04 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-6.7", "APOTHEOSIS-6.6")
def test_a_choice_names_the_branch_and_then_asks_its_own_questions() -> None:
    table = do(lay({"inventory": ["V03"], "memento": exhausted("S01", "S02", "S03")}), "use V03 e1")
    assert (asked(table), legal(table)) == ((P0, "branch"), ["choose 1", "choose 2"])
    do(table, "choose 2")
    assert (asked(table), legal(table)[:3]) == ((P0, "points"), ["pick S01", "pick S02", "pick S03"])
    do(table, "pick S02")
    assert (upright(table, P0), discard(table, P0)) == (["S02"], ["V03"])


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_choice_with_one_feasible_branch_is_not_asked() -> None:
    table = do(lay({"inventory": ["V03"], "deck": ["I01", "I02", "I03"]}), "use V03 e1")
    assert sorted(inventory(table, P0)) == ["I01", "I02"]


@pytest.mark.rule("APOTHEOSIS-6.6", "APOTHEOSIS-4.4")
def test_overflow_is_asked_of_the_holder() -> None:
    side = {"spaces": {"equip": 1}, "equip": ["TST33", "I08", "I12"]}
    table = do(lay_made(side), "unequip TST33", "pick I08")
    assert equip(table, P0) == ["I12"]


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_card_is_offered_only_if_enough_others_follow_it() -> None:
    """Two of three are discarded, in ascending order: whoever picked the last first could not pick a second."""
    table = do(lay_made({"inventory": ["TST86", "I01", "I02", "I03"]}), "use TST86 e1")
    assert answers(table, "pick") == ["I01", "I02"]
    do(table, "pick I02")
    assert (inventory(table, P0), sorted(discard(table, P0))) == (["I01"], ["I02", "I03", "TST86"])
