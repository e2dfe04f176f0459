"""What potions, tools, charms and stones do: I14 to I21 and I24."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import con_of_turns, crate, dmg, struck_down, teams, window
from table import asked, do, legal, offers, refuses

FIST = "attack c4"
HARD = {"CON": 20}


# Potions


@pytest.mark.parametrize(("wounds", "after"), [(5, 7), (2, 10), (1, 10)])
def test_i14_heals_2_and_is_gone(wounds: int, after: int) -> None:
    table = do(lay({"hp": 10 - wounds, "equip": ["I14"], "discard": ["V01"]}), "use I14 e1")
    assert (look.hp(table, P0), look.ap(table, P0)) == (after, 4)
    assert (look.equip(table, P0), look.discard(table, P0)) == ([], ["V01", "I14"])


def test_i14_is_no_use_to_the_whole_nor_in_the_bag() -> None:
    assert refuses(lay({"equip": ["I14"]}), "use I14 e1")
    assert refuses(lay({"hp": 5, "inventory": ["I14"]}), "use I14 e1")
    assert refuses(lay({"hp": 5, "equip": ["I14"], "ap": 0}), "use I14 e1")


@pytest.mark.parametrize("zone", ["equip", "inventory"])
def test_i15_recovers_3_points_from_the_bag_too(zone: str) -> None:
    side = {zone: ["I15"], "memento": exhausted("S01", "S03", "S09", "S02")}
    table = do(lay(side), "use I15 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "points"), ["S01", "S03", "S09", "S02"])
    do(table, "pick S01", "pick S02")
    assert (look.upright(table, P0), look.discard(table, P0), look.ap(table, P0)) == (["S01", "S02"], ["I15"], 4)
    assert [*look.equip(table, P0), *look.inventory(table, P0)] == []


def test_i15_needs_something_to_recover() -> None:
    assert refuses(lay({"inventory": ["I15"], "memento": ["S01"]}), "use I15 e1")
    assert refuses(lay({"inventory": ["I15"], "memento": exhausted("S01"), "ap": 0}), "use I15 e1")
    stranger = {**able(inventory=["I15"], memento=exhausted("S04")), "knowledge": {"defense": 1}}
    assert refuses(lay(stranger), "use I15 e1"), "it needs vital 1"


def test_i16_wets_blades_for_the_turn_and_is_buried() -> None:
    """Cleaver and Hew, not the fist; the second oil adds up."""
    mine = {"at": "c3", "ap": 20, "equip": ["I16", "I16", "I01"], "memento": ["S01"]}
    table = do(lay({**mine, "deck": ["V01"]}, {"at": "c4", "attributes": HARD}), "use I16#1 e1")
    assert (look.deck(table, P0), look.ap(table, P0), look.equip(table, P0)) == (["V01", "I16"], 19, ["I16", "I01"])
    do(table, "use I01 e1", "use S01 e1", FIST, dice=[1, 1, 1])
    do(table, "use I16 e1", "use I01 e1", dice=[1])
    assert dmg(table) == [6 + 3, 6 + 3, 6, 6 + 6]


def test_i16_dries_at_the_end_of_the_turn() -> None:
    mine = {"at": "c3", "equip": ["I16", "I01"], "attributes": {"PER": 9}}
    table = end_turn(end_turn(do(lay(mine, {"at": "c4"}), "use I16 e1")))
    assert asked(table) == (P0, "main")
    assert dmg(do(table, "use I01 e1", dice=[1])) == [6]


# Charms


def test_i17_rolls_again_once_per_battle() -> None:
    table = do(lay({"at": "c3", "ap": 6, "equip": ["I17"]}, {"at": "c4"}), FIST, dice=[1])
    assert window(table) == (P0, ["use I17 e1"])
    do(table, "use I17 e1", dice=[4])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [7, 6])


def test_i17_may_wait_and_rolls_for_nobody_else() -> None:
    table = do(lay({"at": "c3", "ap": 6, "equip": ["I17"]}, {"at": "c4"}), FIST, dice=[1])
    do(table, "pass", FIST, dice=[1])
    assert window(table) == (P0, ["use I17 e1"])
    foe = do(lay({"at": "c3"}, {"at": "c4", "equip": ["I17"]}), FIST, dice=[1])
    assert asked(foe) == (P0, "main")


def test_i17_draws_a_card_when_it_leaves_the_table() -> None:
    table = do(lay({"equip": ["I17"], "deck": ["V01", "V02"]}), "unequip I17")
    assert (look.inventory(table, P0), look.activated(table)) == (["I17", "V01"], ["I17 e2"])
    low = {"at": "c3", "memento": ["S24"]}
    table = do(lay(low, {"at": "c4", "equip": ["I17"], "deck": ["V01", "V02"]}), "use S24 e1", dice=[1])
    assert look.inventory(table, P1) == ["I17", "V01"]


def test_i17_thrown_out_of_the_bag_draws_nothing() -> None:
    table = do(lay(able(house="H06", inventory=["I17"], deck=["V01", "V02"]), at="end"), "use H06 e2")
    assert (look.discard(table, P0), look.inventory(table, P0)) == (["I17"], ["V01"])


def test_i18_calls_a_partner_beside_you() -> None:
    """From anywhere, for 2 AP, once per round; facing stays."""
    table = do(teams(able(equip=["I18"]), {"at": "c2"}, {"at": "e7", "facing": "w"}), "use I18 e1")
    assert (asked(table), answers(table, "tile")) == ((P0, "tile"), ["b1", "d1"])
    do(table, "tile d1")
    assert (look.at(table, P2), look.facing(table, P2), look.ap(table, P0)) == ("d1", "w", 3)
    assert refuses(table, "use I18 e1")


def test_i18_calls_companions_and_needs_a_free_tile() -> None:
    pup = {"card": "K01", "at": "e7"}
    table = do(lay({"equip": ["I18"], "support": [pup]}), "use I18 e1", "tile c2")
    assert look.at(table, "c2") == "c2"
    assert refuses(lay({"equip": ["I18"]}), "use I18 e1"), "no partner"
    full = [crate(tile) for tile in ("b1", "d1", "c2")]
    assert refuses(lay({"equip": ["I18"], "support": [pup]}, objects=full), "use I18 e1")


def test_i18_may_be_rung_by_a_companion() -> None:
    """It calls its Hero to its side."""
    table = do(lay({"equip": ["I18"], "support": [{"card": "K04", "at": "e6"}]}, active="e6"), "use I18 e1")
    assert answers(table, "tile") == ["e5", "d6", "e7"]
    do(table, "tile e5")
    assert (look.at(table, P0), look.ap(table, "e6")) == ("e5", 2)


def test_i18_may_be_rung_by_a_partner_who_calls_the_holder() -> None:
    table = do(teams({"equip": ["I18"]}, {}, {"at": "e7"}, {"at": "a7"}, active="e7", order=["c1"]), "use I18 e1")
    assert answers(table, "tile") == ["e6", "d7"]
    do(table, "tile e6")
    assert (look.at(table, P0), look.ap(table, P2), look.ap(table, P0)) == ("e6", 3, 0)
    do(table, "end_turn")
    assert refuses(table, "use I18 e1"), "once per round for all of them"


@pytest.mark.parametrize(("turn", "seat"), [("c1", P0), ("c2", P2)])
def test_i18_hardens_the_ally_whose_turn_starts(turn: str, seat: int) -> None:
    """Until the start of the holder's next turn, once per round."""
    others = [tile for tile in ("c1", "c2") if tile != turn]
    table = teams({"equip": ["I18"]}, at="start", active=turn, order=["c7", *others])
    last = (P2, 6) if turn == "c1" else (P0, 5)
    assert con_of_turns(table, "use I18 e2", seat) == [(P0, 6), (P1, 6), last]


def test_i18_hardens_no_enemy() -> None:
    assert window(teams({"equip": ["I18"]}, at="start", active="c7")) is None


def test_i19_makes_divine_salvation_2_cheaper() -> None:
    """At 0 HP it costs 3; Windfall is worth 2, and nothing comes back of it."""
    assert struck_down({"equip": ["I19"]}) == (1, "alive", ["V11"])
    assert struck_down({}) == (0, "ko", [])


def test_i19_brings_an_event_back_out_of_the_pile_and_is_banished() -> None:
    table = do(lay({"discard": ["V01", "I01", "I19", "V03"]}), "use I19 e2")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["V01", "V03"])
    do(table, "pick V01")
    assert (look.inventory(table, P0), look.discard(table, P0)) == (["V01"], ["I01", "V03"])
    assert (look.banished(table), look.ap(table, P0)) == (["I19"], 3)


def test_i19_needs_an_event_in_your_own_pile_and_2_ap() -> None:
    assert refuses(lay({"discard": ["I01", "I19"]}, {"discard": ["V01"]}), "use I19 e2")
    assert refuses(lay({"discard": ["V01", "I19"], "ap": 1}), "use I19 e2")
    assert refuses(lay({"inventory": ["I19"], "discard": ["V01"]}), "use I19 e2")
    assert legal(lay({}, {"discard": ["V01", "I19"]}), "use") == []


def test_i19_needs_faith_in_the_pile_too() -> None:
    assert legal(lay({**able(discard=["I19", "V03"]), "knowledge": {"faith": 1}}), "use") == []


# Tools and stones


def test_i20_pulls_an_enemy_and_may_tear_a_card_down() -> None:
    """2 tiles, for 2 AP; the equipment is public, so that the thief chooses."""
    foe = {"at": "c4", "equip": ["I06", "I08", *exhausted("I01")]}
    table = do(lay({"at": "c1", "equip": ["I20"]}, foe), "use I20 e1")
    assert (look.at(table, P1), asked(table)) == ("c2", (P0, "cards"))
    assert (answers(table, "pick"), offers(table, "done")) == (["I06", "I08"], True)
    do(table, "pick I06")
    assert (look.is_exhausted(table, P1, "I06"), look.is_exhausted(table, P1, "I08"), look.ap(table, P0)) == (
        True,
        False,
        3,
    )
    assert look.story(table, "rolled") == []


def test_i20_need_not_tear_anything_down() -> None:
    table = do(lay({"at": "c1", "equip": ["I20"]}, {"at": "c4", "equip": ["I06"]}), "use I20 e1", "done")
    assert (look.at(table, P1), look.is_exhausted(table, P1, "I06")) == ("c2", False)
    assert look.at(do(lay({"at": "c1", "equip": ["I20"]}, {"at": "c4"}), "use I20 e1"), P1) == "c2"


def test_i20_pulls_as_far_as_the_way_is_free() -> None:
    table = do(lay({"at": "c1", "equip": ["I20"]}, {"at": "c3", "facing": "w"}), "use I20 e1")
    assert (look.at(table, P1), look.facing(table, P1)) == ("c2", "w")
    assert refuses(lay({"at": "c1", "equip": ["I20"]}, {"at": "c2"}), "use I20 e1"), "it is beside you"
    assert refuses(lay({"at": "c1", "equip": ["I20"]}, {"at": "c5"}), "use I20 e1"), "distance 4"
    assert refuses(lay({"at": "c1", "equip": ["I20"]}, {"at": "c4"}, objects=[crate("c2")]), "use I20 e1"), "no line"


def test_i20_pulls_enemies_only_companions_too() -> None:
    pup, pet = {"card": "K01", "at": "a1"}, {"card": "K04", "at": "e1"}
    table = do(lay({"at": "c1", "equip": ["I20"], "support": [pup]}, {"support": [pet]}), "use I20 e1")
    assert (look.at(table, "d1"), look.at(table, "a1")) == ("d1", "a1")


def test_i21_is_knocked_out_instead_of_dying() -> None:
    ring = {"at": "c4", "hp": 1, "support": [{"card": "K04", "at": "a7"}]}
    table = do(lay({"at": "c3"}, {**ring, "equip": ["I21"]}), FIST, dice=[1])
    assert (look.life(table, P1), look.hp(table, P1)) == ("ko", 0)
    assert look.life(do(lay({"at": "c3"}, ring), FIST, dice=[1]), P1) == "dead"


def test_i21_heals_1_when_it_is_discarded() -> None:
    """By its owner's hand, or by an enemy's dream; the card is shown. Not when it is unequipped."""
    bell = able(house="H06", hp=5, inventory=["I21"], deck=["V01", "V02"])
    table = do(lay(bell, at="end"), "use H06 e2")
    assert (look.hp(table, P0), look.discard(table, P0), look.activated(table)) == (6, ["I21"], ["H06 e2", "I21 e2"])
    table = do(
        lay({"at": "c3", "memento": ["S26"]}, {"at": "c4", "hp": 5, "inventory": ["I21"]}), "use S26 e1", dice=[3, 2]
    )
    assert (look.hp(table, P1), look.discard(table, P1)) == (6, ["I21"])
    assert look.hp(do(lay({"hp": 5, "equip": ["I21"]}), "unequip I21"), P0) == 5


def test_i21_and_i24_do_nothing_for_who_lacks_their_knowledge() -> None:
    bell = {**able(house="H06", hp=5, inventory=["I21"], deck=["V01", "V02"]), "knowledge": {"vital": 1}}
    assert look.hp(do(lay(bell, at="end"), "use H06 e2"), P0) == 5
    finder = {**able(hp=5, deck=["I24", "V01", "V02"]), "knowledge": {"faith": 1}}
    assert look.hp(do(lay({}, finder), "end_turn"), P1) == 5


def test_i24_heals_1_when_it_comes_into_your_hands() -> None:
    """Drawn at T3, and shown; not when it comes back from your own table."""
    table = do(lay({}, {"hp": 5, "deck": ["I24", "V01", "V02"]}), "end_turn")
    assert (look.hp(table, P1), look.inventory(table, P1)) == (6, ["I24", "V01"])
    assert look.hp(do(lay({"hp": 5, "equip": ["I24"]}), "unequip I24"), P0) == 5
    assert look.hp(do(lay({"hp": 5, "inventory": ["I24"]}), "equip I24"), P0) == 5


def test_i24_is_not_shown_by_who_has_nothing_to_heal() -> None:
    table = do(lay({}, {"deck": ["I24", "V01", "V02"]}), "end_turn")
    assert (look.activated(table), look.hp(table, P1)) == ([], 10)


def test_i24_hardens_the_companion_it_is_attached_to() -> None:
    """CON 3 and 2; on a Hero's table it hardens nobody."""
    pet = {"card": "K04", "at": "c2"}
    table = do(lay({"inventory": ["I24"], "support": [pet]}), "attach c2")
    assert (look.attribute(table, "c2", "CON"), look.attribute(table, P0, "CON")) == (5, 5)
    do(table, "attach c2")
    assert look.attribute(table, "c2", "CON") == 3
    plain = lay({"equip": ["I24"], "support": [pet]})
    assert (look.attribute(plain, "c2", "CON"), look.attribute(plain, P0, "CON")) == (3, 5)
