"""What the Events do that are played out of the inventory, or leave it: V03, V09 to V13, V16, V18 and V20."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import ignorant
from apotheosis.looking import ap, attribute, banished, blows, deck, discard, equip, hp, inventory, is_awake, upright
from table import asked, do, legal, offers, refuses

FFA = {"mode": "ffa", "seats": 3}
ANSWERING = {"memento": ["S13"], "inventory": ["V06"]}
"""Who could negate an Event if it were asked."""


def entitled(entity: str, awake: bool = True, **side: Any) -> dict[str, Any]:
    """A Hero of level 5 with an Entity of level 1."""
    return {"hero": {"house": "H01", "classes": ["C02", "C24"], "entity": entity}, "awake": awake, **side}


def test_v03_fairground_gift_gives_two_cards_or_two_points() -> None:
    side = {"inventory": ["V03"], "memento": exhausted("S01", "S09", "S02"), "deck": ["I01", "I02", "I03"], "ap": 1}
    table = do(lay(side), "use V03 e1")
    assert (asked(table), legal(table)) == ((P0, "branch"), ["choose 1", "choose 2"])
    do(table, "choose 1")
    assert (inventory(table, P0), upright(table, P0), ap(table, P0)) == (["I01", "I02"], [], 0)
    assert discard(table, P0) == ["V03"]
    table = do(lay(side), "use V03 e1", "choose 2", "pick S01", "pick S09")
    assert (inventory(table, P0), upright(table, P0)) == ([], ["S01", "S09"])
    assert upright(do(lay(side), "use V03 e1", "choose 2", "pick S02"), P0) == ["S02"]


@pytest.mark.rule("APOTHEOSIS-22.2", "APOTHEOSIS-22.1")
def test_v03_fairground_gift_offers_only_what_can_be_done() -> None:
    full, empty = {"inventory": ["V03"]}, {"inventory": ["V03"], "deck": ["I01"]}
    assert len(inventory(do(lay(full), "use V03 e1"), P0)) == 2, "nothing is exhausted"
    table = do(lay({**empty, "memento": exhausted("S01")}), "use V03 e1")
    assert (inventory(table, P0), upright(table, P0)) == ([], ["S01"]), "one card in the deck is not two"
    assert refuses(lay(empty), "use V03 e1")
    assert refuses(lay({**full, "ap": 0}), "use V03 e1")


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-30.5")
@pytest.mark.parametrize("zone", ["discard", "inventory"])
def test_v09_omen_of_return_fetches_a_companion_from_the_pile(zone: str) -> None:
    """A scope adds a place: it works from the pile, and from the inventory as every Event does."""
    side: dict[str, Any] = {"discard": ["K01", "I01", "K04"], "inventory": [], "ap": 1}
    side[zone] = [*side[zone], "V09"]
    table = do(lay(side, {"discard": ["K06"]}), "use V09 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["K01", "K04"])
    do(table, "pick K04")
    assert (inventory(table, P0), discard(table, P0), banished(table)) == (["K04"], ["K01", "I01"], ["V09"])
    assert ap(table, P0) == 0


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v09_omen_of_return_needs_a_companion_in_the_pile_1_ap_and_faith() -> None:
    assert refuses(lay({"discard": ["V09", "I01"]}, {"discard": ["K01"]}), "use V09 e1")
    assert refuses(lay({"discard": ["V09", "K01"], "ap": 0}), "use V09 e1")
    assert refuses(lay(ignorant("faith", discard=["V09", "K01"])), "use V09 e1")


def test_v09_omen_of_return_heals_from_the_inventory_for_nothing() -> None:
    table = do(lay({"inventory": ["V09"], "hp": 5, "ap": 0}), "use V09 e2")
    assert (hp(table, P0), discard(table, P0)) == (6, ["V09"])
    assert refuses(lay({"inventory": ["V09"]}), "use V09 e2"), "nothing to heal"
    assert refuses(lay({"discard": ["V09"], "hp": 5}), "use V09 e2"), "not from the pile"


@pytest.mark.rule("APOTHEOSIS-15.4", "APOTHEOSIS-7.1")
def test_v10_kindled_blood_lends_force_and_spirit_for_a_round() -> None:
    table = do(lay({"at": "c3", "inventory": ["V10"], "hp": 2, "ap": 3}, {"at": "c4"}), "use V10 e1")
    assert [attribute(table, P0, name) for name in ("FOR", "ESP", "PER", "CON")] == [7, 7, 5, 5]
    assert (hp(table, P0), ap(table, P0), discard(table, P0)) == (1, 3, ["V10"])
    assert blows(do(table, "attack c4", dice=[1])) == [(8, 2)]
    end_turn(table)
    assert attribute(table, P0, "FOR") == 7, "in every turn of the round"
    end_turn(table)
    assert [attribute(table, P0, name) for name in ("FOR", "ESP")] == [5, 5]


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_v10_kindled_blood_is_not_paid_with_the_last_hp() -> None:
    assert refuses(lay({"inventory": ["V10"], "hp": 1}), "use V10 e1")
    assert refuses(lay(ignorant("vital", inventory=["V10"])), "use V10 e1")


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-5.3")
def test_v11_windfall_gives_another_card_when_it_is_obtained() -> None:
    table = end_turn(lay({}, {"deck": ["V11", "I01", "I02", "I03"]}))
    assert (inventory(table, P1), deck(table, P1)) == (["I01", "I02"], ["I03", "V11"])
    table = end_turn(lay({}, {"deck": ["V11", "I01", "I02"], "equip": ["I17"]}))
    assert (inventory(table, P1), deck(table, P1)) == (["I01", "I02"], ["V11"])
    assert "V11" in inventory(do(table, "unequip I17"), P1), "once per round"


@pytest.mark.parametrize(("faces", "health"), [([1], 6), ([3], 6), ([4], 7), ([6, 1], 7)])
def test_v11_windfall_rolls_for_health(faces: list[int], health: int) -> None:
    table = do(lay({"inventory": ["V11"], "hp": 5, "ap": 1}), "use V11 e2", dice=faces)
    assert (hp(table, P0), ap(table, P0), discard(table, P0)) == (health, 0, ["V11"])


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_v11_windfall_heals_nobody_who_is_well() -> None:
    assert refuses(lay({"inventory": ["V11"]}), "use V11 e2")
    assert refuses(lay({"inventory": ["V11"], "hp": 5, "ap": 0}), "use V11 e2")
    assert refuses(lay({"inventory": ["V11"], "hp": 5}), "use V11 e1"), "that one comes by itself"


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-7.8")
def test_v12_crossroads_bargain_searches_and_places_an_item() -> None:
    side = {"inventory": ["V12", "I08"], "deck": ["S01", "I01"]}
    table = do(lay(side), "use V12 e1")
    assert (asked(table), sorted(answers(table, "take"))) == ((P0, "cards"), ["I01", "S01"])
    do(table, "take I01")
    assert (asked(table), legal(table)) == ((P0, "cards"), ["pick I08", "pick I01", "done"])
    do(table, "pick I08")
    assert (equip(table, P0), inventory(table, P0), deck(table, P0)) == (["I08"], ["I01"], ["S01"])
    assert (banished(table), asked(table)) == (["V12"], (P1, "main"))


def test_v12_crossroads_bargain_may_place_nothing() -> None:
    table = do(lay({"inventory": ["V12"], "deck": ["I01"]}), "use V12 e1", "done")
    assert (equip(table, P0), inventory(table, P0), banished(table)) == ([], ["I01"], ["V12"])
    table = do(lay({"inventory": ["V12"], "deck": ["S01"]}), "use V12 e1")
    assert (inventory(table, P0), asked(table)) == (["S01"], (P1, "main")), "no Item, no question"


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v12_crossroads_bargain_places_only_what_fits() -> None:
    """A second vest does not, nor an Item that is not understood."""
    side = ignorant("athletics", equip=["I08"], inventory=["V12", "I09"], deck=["I01"])
    assert asked(do(lay(side), "use V12 e1")) == (P1, "main")


@pytest.mark.rule("APOTHEOSIS-7.8", "APOTHEOSIS-2.5")
def test_v12_crossroads_bargain_needs_a_whole_turn_a_deck_and_level_4() -> None:
    assert refuses(do(lay({"inventory": ["V12"]}), "turn w"), "use V12 e1")
    assert refuses(lay({"inventory": ["V12"], "deck": []}), "use V12 e1")
    assert refuses(lay({"inventory": ["V12"], "level": 3}), "use V12 e1")
    assert offers(lay({"inventory": ["V12"], "level": 4}), "use V12 e1")


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_v13_last_words_draw_when_they_are_discarded() -> None:
    """For the price of the House of Quietbell, whose own card comes first."""
    side = able(house="H06", inventory=["V13"], deck=["I01", "I02", "I03"])
    table = do(lay(side, at="end"), "use H06 e2")
    assert (inventory(table, P0), discard(table, P0)) == (["I01", "I02"], ["V13"])
    side["inventory"] = [{"card": "V13", "used": ["e1"]}]
    assert inventory(do(lay(side, at="end"), "use H06 e2"), P0) == ["I01"], "once per battle"
    side |= {"inventory": ["V13"], "knowledge": {"art": 0}}
    assert inventory(do(lay(side, at="end"), "use H06 e2"), P0) == ["I01"], "to those who know art"


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_v13_last_words_draw_two_when_they_are_banished() -> None:
    table = do(lay({"inventory": ["V13", "V20"], "hp": 5, "deck": ["I01", "I02", "I03"]}), "use V20 e1")
    assert (inventory(table, P0), banished(table)) == (["I01", "I02"], ["V13", "V20"])
    table = do(lay(able("C15"), {"discard": ["V13"], "deck": ["I01", "I02", "I03"]}), "use C15 e2")
    assert (inventory(table, P1), inventory(table, P0), banished(table)) == (["I01", "I02"], [], ["V13"])


@pytest.mark.rule("APOTHEOSIS-16.3", "APOTHEOSIS-R97")
def test_v13_last_words_draw_when_they_save_a_life() -> None:
    foe = {"at": "c4", "hp": 2, "inventory": ["V13"], "deck": ["I01", "I02"]}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert asked(table) == (P1, "salvation")
    do(table, "accept")
    assert (hp(table, P1), discard(table, P1), inventory(table, P1)) == (1, ["V13"], ["I01"])


def test_v13_last_words_have_nothing_to_use() -> None:
    assert legal(lay({"inventory": ["V13"], "hp": 5}), "use") == []


@pytest.mark.rule("APOTHEOSIS-13.1", "APOTHEOSIS-30.5")
def test_v16_broken_seal_puts_an_entity_to_sleep_and_draws() -> None:
    table = lay({"inventory": ["V16"], "deck": ["I01", "I02"]}, entitled("E03"))
    before = attribute(table, P1, "FOR")
    do(table, "use V16 e1")
    assert (is_awake(table, P1), attribute(table, P1, "FOR"), ap(table, P0)) == (False, before - 3, 3)
    assert (inventory(table, P0), deck(table, P0)) == (["I01"], ["I02", "V16"]), "buried, and then it draws"


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_v16_broken_seal_needs_an_enemy_whose_entity_is_awake() -> None:
    seal: dict[str, Any] = {"inventory": ["V16"]}
    assert refuses(lay(seal, entitled("E03", awake=False)), "use V16 e1")
    assert refuses(lay({**able(), **entitled("E03", **seal)}), "use V16 e1"), "its own is no enemy's"
    assert refuses(lay({**seal, "ap": 1}, entitled("E03")), "use V16 e1")
    assert refuses(lay(ignorant("arcane", **seal), entitled("E03")), "use V16 e1")
    table = do(lay(seal, entitled("E03", at="c5"), entitled("E02", at="a4"), **FFA), "use V16 e1")
    assert (asked(table), sorted(answers(table, "target"))) == ((P0, "target"), ["a4", "c5"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.4")
def test_v16_broken_seal_draws_whenever_it_is_buried_once_per_round() -> None:
    """By a Glyphwright: her own card, and then the Seal's."""
    side = able("C08", inventory=["V16"], deck=["I01", "I02", "I03"])
    table = do(lay(side), "use C08 e2")
    assert (inventory(table, P0), deck(table, P0)) == (["I01", "I02"], ["I03", "V16"])
    side["inventory"] = [{"card": "V16", "used": ["e2"]}]
    assert inventory(do(lay(side), "use C08 e2"), P0) == ["I01"]


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-16.7")
def test_v18_final_reckoning_takes_2_from_everybody_unanswered() -> None:
    mine = {"inventory": ["V18"], "support": [{"card": "K01", "at": "a1"}], "ap": 3}
    foe = {**ANSWERING, "support": [{"card": "K04", "at": "a7", "hp": 2}]}
    table = do(lay(mine, foe, round=3), "use V18 e1")
    assert [hp(table, who) for who in (P0, P1, "a1", "a7")] == [8, 8, 3, 0]
    assert (asked(table), ap(table, P0), banished(table)) == ((P0, "main"), 0, ["V18"])


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v18_final_reckoning_comes_once_from_round_3_on() -> None:
    last = {"inventory": ["V18"]}
    assert refuses(lay(last, round=2), "use V18 e1")
    assert refuses(lay({**last, "ap": 2}, round=3), "use V18 e1")
    assert refuses(lay({**last, "level": 5}, round=3), "use V18 e1")
    assert refuses(lay({"inventory": [{"card": "V18", "used": ["e1"]}]}, round=3), "use V18 e1")
    assert offers(lay(last, round=9), "use V18 e1")


@pytest.mark.rule("APOTHEOSIS-21.3", "APOTHEOSIS-15.4")
def test_v20_black_communion_buys_4_ap() -> None:
    table = do(lay({"hp": 3, "inventory": ["V20", "I08", "S01"], "ap": 0}), "use V20 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "pay"), ["I08", "S01"])
    do(table, "pick S01")
    assert (hp(table, P0), ap(table, P0), attribute(table, P0, "CON")) == (1, 4, 4)
    assert (banished(table), inventory(table, P0)) == (["S01", "V20"], ["I08"])
    end_turn(end_turn(table))
    assert (attribute(table, P0, "CON"), attribute(table, P1, "CON")) == (4, 5), "for the rest of the battle"


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-R11")
def test_v20_black_communion_needs_more_than_2_hp_and_another_card() -> None:
    assert refuses(lay({"hp": 2, "inventory": ["V20", "I08"]}), "use V20 e1")
    assert refuses(lay({"inventory": ["V20"]}), "use V20 e1"), "it does not pay for itself"
    assert refuses(lay(ignorant("transmutation", 1, inventory=["V20", "I08"])), "use V20 e1")
