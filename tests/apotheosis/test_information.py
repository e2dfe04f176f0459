"""APOTHEOSIS-31: what is hidden and what is open."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, deal, end_turn, exhausted, lay, pass_all
from apotheosis.looking import attribute, inventory, mentioned
from apotheosis.workshop import lay_made
from table import Table, asked, do, known, legal, log

OTHERS = (P1, P2, None)


def rich() -> Table:
    """P0 with something in every zone; P2 is its partner, P1 an enemy, None a spectator."""
    sheet = {"house": "H03", "classes": ["C07", "C20", "C14"], "entity": "E01"}
    side: dict[str, Any] = {
        "hero": sheet,
        "hp": 7,
        "debt": 2,
        "markers": ["MARKED"],
        "equip": ["I05", {"card": "I04", "counters": {"CHARGE": 1}}],
        "memento": ["S09", *exhausted("S11")],
        "support": [{"card": "K10", "concealed": True}, {"card": "K13", "at": "b2", "attached": ["I01"]}],
        "inventory": ["S13", {"card": "I08", "shown": True}],
        "deck": ["S10", "I15"],
        "discard": ["V16"],
        "sheet_deck": ["C01"],
        "sheet_discard": ["C02"],
        "banished": ["V12"],
    }
    return lay({**side, "knowledge": {"arcane": 2, "elemental": 2, "practice": 2, "vital": 1}}, mode="teams", seats=4)


HIDDEN = {"E01", "K10", "S13", "S10", "I15", "C01"}
PUBLIC = {"H03", "C07", "C20", "C14", "I05", "I04", "S09", "S11", "K13", "I01", "I08", "V16", "C02", "V12"}


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-4.2", "APOTHEOSIS-4.7")
@pytest.mark.parametrize("seat", OTHERS)
def test_partners_enemies_and_spectators_see_what_is_public_and_nothing_else(seat: int | None) -> None:
    view = {**rich().view(seat), "options": None}
    assert mentioned(view) & (HIDDEN | PUBLIC) == PUBLIC
    seen = view["players"][P0]
    assert (seen["inventory_count"], seen["deck_count"], seen["sheet_deck_count"]) == (2, 2, 1)
    assert "deck" not in seen
    assert "sheet_deck" not in seen


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_a_seat_sees_its_own_cards_and_its_deck_without_order() -> None:
    view = {**rich().view(P0), "options": None}
    assert mentioned(view) >= HIDDEN | PUBLIC
    assert view["players"][P0]["deck"] == ["I15", "S10"], "a list, not an order"
    orders = [lay({"deck": cards}).view(P0)["players"][P0]["deck"] for cards in (["S10", "I15"], ["I15", "S10"])]
    assert orders[0] == orders[1]


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_numbers_of_characters_are_public() -> None:
    """Attributes, HP, AP, debt, markers, counters, knowledge, spaces: the same for everybody."""
    table = rich()
    own = table.view(P0)
    for seat in OTHERS:
        view = table.view(seat)
        for mine, theirs in zip(own["pieces"], view["pieces"], strict=True):
            assert {name: value for name, value in mine.items() if name not in ("reach", "before")} == theirs
        for name in ("knowledge", "spaces", "level", "equip", "memento"):
            assert view["players"][P0][name] == own["players"][P0][name]


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_the_generator_is_never_seen() -> None:
    """Two seeds, the same table: the same views."""
    views = [
        [lay({"inventory": ["I01"]}, seed=seed).view(seat) for seat in (P0, P1, None)] for seed in (123456, 654321)
    ]
    assert views[0] == views[1]


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_what_another_seat_is_asked_is_its_own() -> None:
    """P1 may raise its Door or brace itself: only P1 knows that it is asked."""
    table = do(lay({"at": "c3"}, {"at": "c4", "equip": ["I06"], "memento": ["S04"]}), "attack c4")
    assert (asked(table), table.view(P1)["prompt"]) == ((P1, "window"), {"seat": P1, "kind": "window"})
    for seat in (P0, None):
        view = table.view(seat)
        assert (view["prompt"], view["asked"]) == (None, None)


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-31.5", "APOTHEOSIS-24.6")
@pytest.mark.parametrize("card", ["V05", "I01", "S01"])
def test_nobody_learns_whether_a_seat_was_asked_and_passed(card: str) -> None:
    """P1 holds an answer and keeps it, or holds none: what the others see and hear is the same."""
    found = []
    for held in ("V19", card):
        table = do(lay({"at": "c3"}, {"at": "c4", "inventory": [held]}), "attack c4")
        pass_all(table)
        assert asked(table) == (P0, "main")
        found.append([seen["players"][P1]["inventory_count"] for seen, _ in known(table, P0, None)])
        found.append([[event for event in heard if event["event"] != "rolled"] for _, heard in known(table, P0, None)])
    assert (found[0], found[1]) == (found[2], found[3])


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-31.5")
def test_the_hidden_cards_of_a_seat_change_nothing_for_the_others() -> None:
    """Two worlds, apart only in what P0 holds and draws; the same actions look and sound the same."""
    heard = []
    for hand, pile in ((["I01", "S01"], ["I02", "I03", "I04"]), (["K01", "I09"], ["S02", "S03", "S04"])):
        table = lay({"at": "c1", "inventory": hand, "deck": pile}, {"at": "c7", "deck": ["I08"] * 4}, order=["c7"])
        do(table, "move c2", "step n", "turn e", "end_turn")
        do(table, "turn n", "end_turn")
        while asked(table) == (P1, "main"):
            end_turn(table)
        assert asked(table) == (P0, "main")
        heard.append(known(table, P1, None))
    assert heard[0] == heard[1]


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_a_seat_does_not_know_the_opening_hands_and_decks_of_others() -> None:
    table = deal(4, hero_0="P3", hero_1="P4")
    for seat in (P1, None):
        seen = {**table.view(seat), "options": None}["players"][P0]
        assert mentioned(seen) <= {"H03", "C07", "C20", "C14"}
        assert "hero_0" not in table.view(seat)["options"]


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_a_card_cannot_be_followed_through_a_shuffle() -> None:
    """Two cards of a pile, whose numbers all know, are shuffled into the deck and drawn: which is which is lost."""
    same = []
    for seed in range(12):
        side = {"deck": ["V03", "V04"], "discard": ["I01", "I02", "I03", "I06"]}
        table = lay({}, side, seed=seed, order=["c7", "c1", "c7"])
        before = {seen["card"]: seen["id"] for seen in table.view(P0)["players"][P1]["discard"]}
        do(table, "end_turn", "end_turn")
        end_turn(table)
        after = {seen["card"]: seen["id"] for seen in table.view(P1)["players"][P1]["inventory"]}
        assert {"I01", "I02"} <= after.keys()
        same.append(before["I01"] == after["I01"])
    assert set(same) == {True, False}


@pytest.mark.rule("APOTHEOSIS-31.2")
def test_a_drawn_card_is_hidden() -> None:
    table = do(lay({}, {"deck": ["S01", "I02", "I03"]}), "end_turn")
    for seat in (P0, None):
        assert not {"S01", "I02"} & mentioned(table.view(seat), log(table, seat))
    assert {"S01", "I02"} <= mentioned(table.view(P1)) & mentioned(log(table, P1))


@pytest.mark.rule("APOTHEOSIS-31.2")
def test_a_card_searched_for_is_shown_once() -> None:
    table = do(lay({"inventory": ["V12"], "deck": ["S01", "S03", "S04"]}), "use V12 e1", "take S03")
    for seat in (P1, None):
        assert mentioned(log(table, seat)) & {"S01", "S03", "S04"} == {"S03"}
        assert "S03" not in mentioned(table.view(seat))
    assert inventory(table, P0) == ["S03"]


@pytest.mark.rule("APOTHEOSIS-31.2")
def test_a_card_buried_from_the_table_is_known_at_that_moment() -> None:
    """All hear that the Oil is buried; the deck itself stays closed."""
    table = do(lay({"equip": ["I16"], "deck": ["S01"]}), "use I16 e1")
    for seat in (P1, None):
        assert "I16" in mentioned(log(table, seat))
        assert "I16" not in mentioned(table.view(seat))


@pytest.mark.rule("APOTHEOSIS-31.2")
def test_a_card_buried_from_the_inventory_is_not_known() -> None:
    """The Glyphwright buries a card of its inventory and draws one."""
    mage = {"hero": {"house": "H03", "classes": ["C08"]}, "inventory": ["I05"], "deck": ["S09", "S11"]}
    table = do(lay(mage), "use C08 e2")
    for seat in (P1, None):
        assert not {"I05", "S09"} & mentioned(table.view(seat), log(table, seat))
    assert inventory(table, P0) == ["S09"]


@pytest.mark.rule("APOTHEOSIS-31.2", "APOTHEOSIS-R19")
def test_a_card_shown_by_a_trigger_is_heard_of() -> None:
    """The Seedstone proves that it was obtained; its neighbour does not."""
    table = do(lay({}, {"hp": 5, "deck": ["I24", "I01", "I02"]}), "end_turn")
    assert mentioned(log(table, P0)) & {"I24", "I01", "I02"} == {"I24"}


@pytest.mark.rule("APOTHEOSIS-31.3")
def test_an_event_is_public_from_its_declaration() -> None:
    """While P1 is asked for an answer it sees what it answers, and who chose it."""
    table = do(lay({"inventory": ["V03", "I01"]}, {"inventory": ["V06"]}), "use V03 e1")
    assert asked(table) == (P1, "window")
    assert mentioned(table.view(P1)["stack"]) == {"V03"}
    assert "I01" not in mentioned(table.view(P1))


@pytest.mark.rule("APOTHEOSIS-31.3")
def test_an_event_without_a_task_is_hidden_again_afterwards() -> None:
    table = do(lay_made({"hp": 5, "inventory": ["TST1", "I01"]}), "use TST1 e1")
    for seat in (P1, None):
        assert "TST1" in mentioned(log(table, seat))
        assert "TST1" not in mentioned(table.view(seat))


@pytest.mark.rule("APOTHEOSIS-31.4")
def test_an_entity_that_was_awake_is_named_in_the_public_log() -> None:
    side = {"hero": "P1", "memento": ["S02"]}
    table = lay(side)
    assert "E03" not in mentioned(table.view(P1), log(table, P1))
    do(table, "awaken")
    for seat in (P1, None):
        assert "E03" in mentioned(log(table, seat)) & mentioned({**table.view(seat), "options": None})


@pytest.mark.rule("APOTHEOSIS-31.4", "APOTHEOSIS-4.2")
def test_an_entity_that_never_woke_is_named_nowhere() -> None:
    """Through two rounds."""
    table = lay({"hero": "P1"}, {"hero": "P2"})
    for _ in range(4):
        end_turn(table)
    for seat, other in ((P0, "E02"), (P1, "E03"), (None, "E03")):
        assert other not in mentioned({**table.view(seat), "options": None}, log(table, seat))


@pytest.mark.rule("APOTHEOSIS-31.5")
def test_the_exchange_and_preparation_of_others_are_heard_without_faces() -> None:
    """How many cards went back is heard; what was laid on the table is seen; the rest is not."""
    side = {"inventory": ["I01", "I02", "S13"], "deck": ["S01", "S03", "S04", "S05"]}
    table = lay(side, {}, at="mulligan", shuffles=[["S05"]])
    do(table, "pick I02", "done")
    while asked(table) != (P0, "prepare"):
        do(table, "done")
    for seat in (P1, None):
        assert not {"I01", "I02", "S05", "S13"} & mentioned(table.view(seat), log(table, seat))
    do(table, "pick I01", "done")
    for seat in (P1, None):
        assert mentioned(log(table, seat)) & {"I01", "I02", "S05", "S13"} == {"I01"}


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-R73")
def test_cards_of_a_hidden_zone_are_chosen_by_their_holder_and_of_a_public_one_by_the_user() -> None:
    foe = {"equip": ["I08", "I12"], "inventory": ["I01", "I02"]}
    hidden = do(lay_made({"inventory": ["TST50"]}, foe), "use TST50 e1")
    assert (asked(hidden), legal(hidden)) == ((P1, "cards"), ["pick I01", "pick I02"])
    public = do(lay_made({"inventory": ["TST53"]}, foe), "use TST53 e1")
    assert (asked(public), legal(public)) == ((P0, "cards"), ["pick I08", "pick I12"])


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-R74")
def test_a_card_shown_for_a_turn_may_not_be_used_because_of_it() -> None:
    """A shown Door is no answer to an attack, a shown bow does not shoot, and neither gives anything."""
    shown = [{"card": card, "shown": True} for card in ("I06", "I03", "I08")]
    table = do(lay({"at": "c3"}, {"at": "c4", "inventory": shown}), "attack c4", dice=[1])
    assert asked(table) == (P0, "main")
    own = lay({"at": "c3", "inventory": shown}, {"at": "c4"})
    assert (legal(own, "use"), attribute(own, P0, "CON")) == ([], 5)


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-31.2", "APOTHEOSIS-R74")
def test_a_revealed_card_is_seen_until_the_end_of_the_turn() -> None:
    """The Dreamreader reveals one card of P1 at random: the first of two."""
    dreamer = {"hero": {"house": "H04", "classes": ["C21"]}}
    table = do(lay(dreamer, {"inventory": ["I01", "I02"]}), "use C21 e1", dice=[1])
    assert mentioned(table.view(P0)["players"][P1]["inventory"]) == {"I01"}
    do(table, "end_turn")
    assert mentioned(table.view(P0)["players"][P1]["inventory"]) == set()
