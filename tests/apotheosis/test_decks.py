"""APOTHEOSIS-5: decks, piles, bury, banish, get, draw, search, place."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, answers, deal, lay
from apotheosis.workshop import lay_made
from table import asked, do, log, player, refuses

TWO = {"hero": {"house": "H02", "classes": ["C05", "C03"]}}


@pytest.mark.rule("APOTHEOSIS-5.1", "APOTHEOSIS-R65")
def test_each_seat_owns_two_decks_and_two_piles() -> None:
    table = deal(hero_0="P1", hero_1="P2")
    for seat in (P0, P1):
        side = player(table, seat)
        assert (side["deck_count"], side["sheet_deck_count"]) == (24, 0)
        assert (look.discard(table, seat), look.sheet_discard(table, seat), look.sheet_deck(table, seat)) == (
            [],
            [],
            [],
        )


@pytest.mark.rule("APOTHEOSIS-5.1", "APOTHEOSIS-19.2")
def test_the_game_master_owns_piles_and_a_hand() -> None:
    table = deal(mode="encounter", seats=1)
    assert look.master_hand(table) == ["V01", "V14", "V16", "V02", "V15", "V18"]
    assert (look.master(table)["hand_count"], look.master(table)["deck_count"], look.master(table)["discard"]) == (
        6,
        0,
        [],
    )


@pytest.mark.rule("APOTHEOSIS-5.2")
def test_a_discarded_card_lies_on_top_for_all_to_see() -> None:
    table = do(lay({"hp": 5, "equip": ["I14"], "discard": ["I01", "V03"]}), "use I14 e1")
    assert look.discard(table, P0) == ["I01", "V03", "I14"]
    assert table.view(P1)["players"][P0]["discard"] == table.view(P0)["players"][P0]["discard"]


@pytest.mark.rule("APOTHEOSIS-5.2", "APOTHEOSIS-4.9", "APOTHEOSIS-R97")
def test_every_way_into_a_pile_is_a_discard() -> None:
    """The Oathring heals 1 when it is discarded: by an overflow, and as an attachment of a Companion that dies."""
    full = {"hp": 5, "inventory": ["I21", *["I01"] * 15], "deck": ["S01", "S03", "S04"]}
    table = do(lay({}, full), "end_turn")
    do(table, "pick I21")
    while asked(table) == (P1, "inventory"):
        do(table, "pick S01")
    assert ("I21" in look.discard(table, P1), look.hp(table, P1)) == (True, 6)
    pup = {"card": "K01", "at": "b2", "attached": ["I21"]}
    table = do(lay_made({"hp": 5, "support": [pup], "inventory": ["TST38"]}), "use TST38 e1")
    assert (sorted(look.discard(table, P0)), look.hp(table, P0)) == (["I21", "K01", "TST38"], 6)


@pytest.mark.rule("APOTHEOSIS-5.3")
def test_to_bury_is_to_put_on_the_bottom_of_the_owners_deck() -> None:
    table = do(lay({"equip": ["I16"], "deck": ["S01", "S03"]}), "use I16 e1")
    assert (look.deck(table, P0), look.discard(table, P0), look.equip(table, P0)) == (["S01", "S03", "I16"], [], [])


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-R67")
def test_a_sheet_card_is_buried_in_the_sheet_deck() -> None:
    table = do(lay_made({"inventory": ["TST39"]}, {**TWO, "sheet_deck": ["C01"]}), "use TST39 e1", "pick C03")
    assert (look.sheet_deck(table, P1), look.sheet_discard(table, P1)) == (["C01", "C03"], [])
    assert "C03" not in look.deck(table, P1)


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-28.1")
def test_a_buried_class_that_banishes_itself_leaves_the_sheet_deck() -> None:
    foe = {"hero": {"house": "H01", "classes": ["TST87"]}, "sheet_deck": ["C01"]}
    table = do(lay_made({"inventory": ["TST39"]}, foe), "use TST39 e1")
    assert (look.sheet_deck(table, P1), look.banished(table)) == (["C01"], ["TST87"])


@pytest.mark.rule("APOTHEOSIS-5.3")
def test_what_is_banished_is_out_of_the_game_on_a_public_list() -> None:
    table = do(lay({"discard": ["I19", "V03"], "hp": 5}), "use I19 e2")
    assert (look.banished(table), look.discard(table, P0), look.inventory(table, P0)) == (["I19"], [], ["V03"])


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-R92")
def test_to_get_is_from_the_discard_pile_to_the_inventory() -> None:
    """The Lantern gets an Event; the pile offers two, and neither the Item nor itself."""
    table = do(lay({"discard": ["V03", "I19", "I01", "V04"]}), "use I19 e2")
    assert answers(table, "pick") == ["V03", "V04"]
    do(table, "pick V03")
    assert (look.discard(table, P0), look.inventory(table, P0)) == (["I01", "V04"], ["V03"])


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-31.2")
def test_a_drawn_card_is_the_top_one_and_unseen_by_others() -> None:
    table = do(lay({}, {"deck": ["S01", "S03", "S04"]}), "end_turn")
    assert (look.inventory(table, P1), look.deck(table, P1)) == (["S01", "S03"], ["S04"])
    assert look.mentioned(log(table, P0)) & {"S01", "S03"} == set()
    assert look.mentioned(log(table, P1)) >= {"S01", "S03"}


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-31.2")
def test_a_card_searched_for_is_shown_and_the_deck_shuffled() -> None:
    """Any card may be taken; then the rest is shuffled: here S03 comes to lie on top."""
    table = lay({"inventory": ["V12"], "deck": ["S01", "S03", "I08", "S04"]}, shuffles=[["S03"]])
    do(table, "use V12 e1")
    assert sorted(answers(table, "take")) == ["I08", "S01", "S03", "S04"]
    do(table, "take S04")
    assert (look.inventory(table, P0), look.deck(table, P0)[0], len(look.deck(table, P0))) == (["S04"], "S03", 3)
    assert "S04" in look.mentioned(log(table, P1))
    assert "S04" not in look.mentioned(table.view(P1))


@pytest.mark.rule("APOTHEOSIS-5.3")
def test_to_place_is_to_put_on_the_table() -> None:
    table = lay({"inventory": ["V12"], "deck": ["S01", "I08", "S04"], "ap": 0})
    do(table, "use V12 e1", "take I08", "pick I08")
    assert (look.equip(table, P0), look.inventory(table, P0), look.banished(table)) == (["I08"], [], ["V12"])


@pytest.mark.rule("APOTHEOSIS-5.4", "APOTHEOSIS-15.1")
def test_counters_are_lost_on_the_way_to_a_pile() -> None:
    """The crossbow is discarded with its charges, and got back without."""
    loaded = {"card": "I04", "counters": {"CHARGE": 3}}
    table = do(lay_made({"equip": [loaded], "inventory": ["TST38"]}), "use TST38 e1")
    assert (look.discard(table, P0), look.equip(table, P0)) == (["I04", "TST38"], [])
    table = lay({"equip": [loaded], "ap": 4})
    do(table, "unequip I04")
    assert look.counters(table, P0, "I04") == {"CHARGE": 3}, "to the inventory they come along"


@pytest.mark.rule("APOTHEOSIS-5.4", "APOTHEOSIS-15.3")
def test_attachments_of_a_card_that_goes_to_a_pile_go_to_their_owners_piles() -> None:
    pup = {"card": "K01", "at": "b2", "attached": ["I01", "S01"]}
    table = do(lay_made({"support": [pup], "inventory": ["TST38"]}), "use TST38 e1")
    assert (look.support(table, P0), sorted(look.discard(table, P0))) == ([], ["I01", "K01", "S01", "TST38"])


@pytest.mark.rule("APOTHEOSIS-5.5", "APOTHEOSIS-R66")
@pytest.mark.parametrize("size", [2, 3, 7])
def test_an_empty_deck_is_made_anew_of_the_older_half_of_the_pile(size: int) -> None:
    pile = ["S01", "S03", "S04", "I01", "I02", "I03", "I06"][:size]
    table = do(lay({}, {"deck": ["V03", "V04"], "discard": pile}), "end_turn")
    half = size // 2
    assert look.inventory(table, P1) == ["V03", "V04"]
    assert (sorted(look.deck(table, P1)), look.discard(table, P1)) == (sorted(pile[:half]), pile[half:])
    assert not look.is_locked(table, P1)


@pytest.mark.rule("APOTHEOSIS-5.5", "APOTHEOSIS-R66")
def test_a_deck_is_made_anew_at_once_however_it_ran_out() -> None:
    """The last card is searched out: half of the pile is the deck before anybody draws."""
    side = {"inventory": ["V12"], "deck": ["S01"], "discard": ["I01", "I02", "I03", "I06"]}
    table = do(lay(side), "use V12 e1")
    assert (look.inventory(table, P0), sorted(look.deck(table, P0)), look.discard(table, P0)) == (
        ["S01"],
        ["I01", "I02"],
        ["I03", "I06"],
    )


@pytest.mark.rule("APOTHEOSIS-5.5")
def test_the_new_deck_is_shuffled() -> None:
    side = {"deck": ["V03", "V04"], "discard": ["S01", "S03", "S04", "I01", "I02", "I03"]}
    table = do(lay({}, side, shuffles=[["S04", "S01", "S03"]]), "end_turn")
    assert look.deck(table, P1) == ["S04", "S01", "S03"]


@pytest.mark.rule("APOTHEOSIS-5.5", "APOTHEOSIS-5.6")
@pytest.mark.parametrize("pile", [[], ["S01"]])
def test_a_pile_of_less_than_2_locks_the_deck(pile: list[str]) -> None:
    table = do(lay({}, {"deck": ["V03", "V04"], "discard": pile}), "end_turn")
    assert (look.deck(table, P1), look.discard(table, P1), look.is_locked(table, P1)) == ([], pile, True)


@pytest.mark.rule("APOTHEOSIS-5.5", "APOTHEOSIS-5.6")
def test_a_locked_deck_stays_empty_whatever_is_discarded() -> None:
    side = {"hp": 5, "deck": [], "locked": True, "discard": ["S01"], "equip": ["I14", "I14", "I14"]}
    table = do(lay(side), "use I14 e1", "use I14 e1")
    assert (look.discard(table, P0), look.deck(table, P0)) == (["S01", "I14", "I14"], [])
    assert look.is_locked(table, P0)


@pytest.mark.rule("APOTHEOSIS-5.5")
def test_a_buried_card_unlocks_the_deck() -> None:
    table = do(lay({"deck": [], "locked": True, "equip": ["I16"], "discard": ["S01", "S03"]}), "use I16 e1")
    assert (look.deck(table, P0), look.is_locked(table, P0), look.discard(table, P0)) == (
        ["I16"],
        False,
        ["S01", "S03"],
    )


@pytest.mark.rule("APOTHEOSIS-5.5")
def test_a_deck_that_was_unlocked_is_made_anew_when_it_runs_out_again() -> None:
    """One buried card, two to draw: the second comes out of half the pile."""
    side = {"deck": ["I16"], "locked": False, "discard": ["S01", "S03", "S04", "S05"]}
    table = do(lay({}, side), "end_turn")
    assert (len(look.inventory(table, P1)), look.inventory(table, P1)[0], len(look.deck(table, P1))) == (2, "I16", 1)
    assert look.discard(table, P1) == ["S04", "S05"]


@pytest.mark.rule("APOTHEOSIS-5.4", "APOTHEOSIS-2.7", "APOTHEOSIS-9.11")
def test_what_was_looted_goes_back_to_its_owners_pile_with_its_host() -> None:
    """The pup loots the coat of P1, and is discarded by its own Hero."""
    fallen = {"at": "b3", "hp": -1, "equip": ["I08"], "support": [{"card": "K01", "at": "a7"}]}
    side = {"support": [{"card": "K01", "at": "b2"}], "inventory": ["TST38"]}
    table = do(lay_made(side, fallen, active="b2", order=["c1", "a7"]), "loot b3", "end_turn", "use TST38 e1")
    assert (sorted(look.discard(table, P0)), look.discard(table, P1)) == (["K01", "TST38"], ["I08"])


@pytest.mark.rule("APOTHEOSIS-5.6")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    table = do(lay({}, {"deck": [], "locked": True, "inventory": ["I01"]}), "end_turn")
    assert (asked(table), look.inventory(table, P1)) == ((P1, "main"), ["I01"])


@pytest.mark.rule("APOTHEOSIS-5.6")
def test_a_draw_of_several_goes_on_after_a_reshuffle() -> None:
    """Three cards: one of the old deck, and two of the four that the pile gives."""
    pile = ["S01", "S03", "S04", "I01", "I02", "I03", "I06", "V03"]
    table = do(lay_made({"inventory": ["TST40"], "deck": ["V04"], "discard": pile}), "use TST40 e1")
    assert (len(look.inventory(table, P0)), look.inventory(table, P0)[0]) == (3, "V04")
    assert (len(look.deck(table, P0)), look.discard(table, P0)) == (2, ["I02", "I03", "I06", "V03", "TST40"])


@pytest.mark.rule("APOTHEOSIS-5.6")
def test_an_effect_that_could_not_draw_all_is_not_activated() -> None:
    """Of 3 in the pile one would come back: two cards in all, and three are to be drawn."""
    pile = ["S01", "S03", "S04"]
    assert refuses(lay_made({"inventory": ["TST40"], "deck": ["V04"], "discard": pile}), "use TST40 e1")
