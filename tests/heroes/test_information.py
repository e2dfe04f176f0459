"""HEROES-23: what every seat sees, what only the owner sees, and what nobody sees."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.core.rng import seeded
from heroes.arena import BYSTANDER, P0, P1, deal, end_turn, fight, lay, pass_slots, slot_of, stack
from heroes.characters import in_play
from heroes.looking import hand, order, random_results
from table import Table, asked, deck, do, known, log, mentioned

EVERYONE = (P0, P1, None)

FULL = {
    "team": [
        {
            "card": "C16",
            "energy": 3,
            "damage": 2,
            "protection": 1,
            "tokens": [stack("poison", 4, turn=3)],
            "actions": ["A22"],
            "orientation": "passive",
        },
        {"card": "C03", "used": ["a1"]},
    ],
    "sources": ["S01", {"card": "S05", "used": True}],
    "equipment": [{"card": "Q02", "energy": 6}],
    "dead": ["C01"],
    "hand": ["V01", "V02"],
    "deck": ["V03", "V04", "V05"],
    "reserve": 2,
    "substitutions": 1,
}


def public(table: Table, seat: int | None) -> list[Any]:
    """The players of a view without their hands."""
    return [{**side, "hand": None} for side in table.view(seat)["players"]]


@pytest.mark.rule("HEROES-23.1")
def test_everything_in_play_is_seen_by_every_seat() -> None:
    table = lay(FULL, BYSTANDER, event={"card": "V09", "owner": P1})
    assert public(table, P0) == public(table, P1) == public(table, None)
    for seat in EVERYONE:
        view = table.view(seat)
        side = view["players"][P0]
        matron, nurse = side["team"]
        assert [matron[field] for field in ("card", "energy", "damage", "pool", "orientation")] == [
            "C16",
            3,
            2,
            1,
            "passive",
        ]
        assert [(token["type"], token["n"], token["stack"], token["turn"]) for token in matron["tokens"]] == [
            ("poison", 4, True, 3)
        ]
        assert [action["card"] for action in matron["actions"]] == ["A22"]
        assert (nurse["used"], [source["used"] for source in side["sources"]]) == (["a1"], [False, True])
        assert [(one["card"], one["energy"]) for one in side["equipment"]] == [("Q02", 6)]
        assert [one["card"] for one in side["dead"]] == ["C01"]
        assert [side[field] for field in ("hand_count", "deck_count", "reserve")] == [2, 3, 2]
        assert [side[field] for field in ("knockouts", "places", "substitutions")] == [1, 3, 1]
        assert (view["turn"], view["phase"], view["active"]) == (5, "main", P0)
        assert (view["event"]["card"], view["event"]["owner"]) == ("V09", P1)


@pytest.mark.rule("HEROES-23.1")
def test_the_attack_order_and_the_current_slot_are_seen() -> None:
    table = slot_of(fight({"team": ["C01", "C10"]}, {"team": ["C02"]}), "C01")
    for seat in EVERYONE:
        view = table.view(seat)
        assert [(one["card"], one["owner"], one["done"]) for one in view["order"]] == [
            ("C02", P1, True),
            ("C01", P0, False),
            ("C10", P0, False),
        ]
        assert view["slot"] == in_play(table, "C01")["id"]


@pytest.mark.rule("HEROES-23.1")
def test_random_results_are_heard_by_all() -> None:
    """The roll of a Burn and of a chance, the random targets of Fury and Confusion."""
    burnt = lay({"team": [{"card": "C03", "tokens": ["burn"]}]}, BYSTANDER, dice=[1])
    pass_slots(do(burnt, "end_main"))
    raging = do(lay({"team": [{"card": "C10", "tokens": ["fury"]}]}, {"team": ["C16", "C04"]}, dice=[2]), "end_main")
    dazed = fight({"team": [{"card": "C10", "tokens": ["confusion"]}, "C03"]}, {"team": ["C04"]})
    do(slot_of(dazed, "C10"), "use C10 a2", dice=[1])
    heckled = do(fight({"team": ["C01"]}, {"team": ["C06"]}), "use C01 a1", dice=[3])
    for seat in EVERYONE:
        assert random_results(burnt, seat) == ["burn C03 1"]
        assert random_results(raging, seat) == ["picked C04"]
        assert random_results(dazed, seat) == ["picked C03"]
        assert random_results(heckled, seat) == ["chance C06 3"]


@pytest.mark.rule("HEROES-23.1", "HEROES-1.3")
def test_the_pick_of_a_random_selector_is_heard_by_all() -> None:
    """Overload Volley drains a random enemy: nothing else would tell that it was the one without energy."""
    gunner = {"card": "C26", "energy": 3, "actions": ["A07"]}
    table = do(fight({"team": [gunner]}, {"team": [{"card": "C16", "energy": 1}, "C04"]}), "use A07", dice=[2])
    for seat in EVERYONE:
        assert random_results(table, seat) == ["picked C04"]


@pytest.mark.rule("HEROES-23.1")
def test_public_choices_are_heard_by_all() -> None:
    table = lay(
        {"team": [{"card": "C26", "energy": 2}], "hand": ["S01", "C10", "V09", "Q01", "A02"], "reserve": 2},
        {"team": ["C16", "C04"]},
    )
    do(
        table,
        "source S01",
        "field C10",
        "event V09",
        "equip Q01",
        "attach A02 C26",
        "allocate C26",
        "end_main",
        "use C26 a1",
        "target C16",
    )
    for seat in (P1, None):
        assert {"S01", "C10", "V09", "Q01", "A02", "C26", "C16"} <= mentioned(log(table, seat))


@pytest.mark.rule("HEROES-23.1", "HEROES-6.4")
def test_revealed_cards_are_heard_by_all() -> None:
    """The call-up reveals what it turns over."""
    table = lay({"team": ["C04"]}, {"deck": ["V01", "V02", "S01", "A02", "C10", "V05"], "dead": ["C01"]})
    end_turn(table)
    assert hand(table, P1) == ["V01", "V02", "C10"]
    for seat in (P0, None):
        assert {"S01", "A02", "C10"} <= mentioned(log(table, seat))
        assert {"S01", "A02", "C10"} <= mentioned(table.view(seat)), "until the next action"
        assert mentioned(log(table, seat)) & {"V01", "V02", "V05"} == set()


@pytest.mark.rule("HEROES-23.2")
def test_only_the_owner_sees_a_hand() -> None:
    table = lay(FULL, {"team": ["C04"], "hand": ["A33"]})
    assert mentioned(table.view(P0)["players"][P0]["hand"]) == {"V01", "V02"}
    for seat, hidden in ((P0, {"A33"}), (P1, {"V01", "V02"}), (None, {"A33", "V01", "V02"})):
        assert mentioned(table.view(seat)) & hidden == set()


@pytest.mark.rule("HEROES-23.2", "HEROES-23.3")
def test_drawn_cards_are_heard_by_their_owner_only() -> None:
    table = lay({"team": ["C04"], "deck": ["V03", "V04"]}, {"team": ["C10"], "deck": ["A22", "A33"]})
    end_turn(table)
    assert hand(table, P1) == ["A22", "A33"]
    assert {"A22", "A33"} <= mentioned(*known(table, P1))
    assert mentioned(*known(table, P0, None)) & {"A22", "A33", "V03", "V04"} == set()


@pytest.mark.rule("HEROES-23.3")
def test_nobody_sees_a_deck_or_the_generator() -> None:
    table = lay(FULL, BYSTANDER, dice=[3])
    for seat in EVERYONE:
        view = table.view(seat)
        assert mentioned(view) & {"V03", "V04", "V05"} == set()
        assert "deck" not in view["players"][P0] or not view["players"][P0]["deck"]
        assert not {"rng", "seed", "dice"} & set(str(view).replace("'", " ").split())


@pytest.mark.rule("HEROES-23.3")
def test_the_order_of_the_deck_changes_nothing_that_is_seen() -> None:
    tables = [lay({**FULL, "deck": cards}, BYSTANDER) for cards in (["V03", "V04", "V05"], ["V05", "V04", "V03"])]
    for seat in EVERYONE:
        assert tables[0].view(seat) == tables[1].view(seat)


@pytest.mark.rule("HEROES-23.3", "HEROES-22.11")
def test_the_owner_sees_the_own_deck_sorted_and_only_while_searching() -> None:
    searcher = {"card": "C26", "energy": 1, "actions": ["A05"]}
    table = fight({"team": [searcher], "deck": ["S02", "C07", "S01", "C02"]}, BYSTANDER)
    do(table, "use A05")
    assert asked(table) == (P0, "search")
    assert table.view(P0)["players"][P0]["deck"] == ["C02", "C07", "S01", "S02"]
    assert mentioned(table.view(P1), table.view(None)) & {"S01", "S02", "C02", "C07"} == set()
    do(table, "done")
    assert mentioned(table.view(P0)) & {"S01", "S02", "C02", "C07"} == set()


@pytest.mark.rule("HEROES-23.3", "HEROES-6.10")
def test_cards_that_leave_a_hand_for_the_deck_are_shown_when_they_go() -> None:
    cards = ["V01", "V02", "V03", "V04", "V05", "V06", "V08", "V10", "V11"]
    limit = lay({"team": ["C04"], "hand": cards}, {"team": ["C10"]})
    do(limit, "end_main")
    pass_slots(limit)
    do(limit, "discard V03", "discard V01")
    assert deck(limit, P0) == ["V03", "V01"]
    barter = lay({"team": ["C04"], "hand": cards, "sources": ["S09"]}, {"team": ["C10"]})
    do(barter, "activate S09", "pay V05")
    robbed = fight({"team": [{"card": "C26", "energy": 1, "actions": ["A39"]}]}, {"team": ["C04"], "hand": cards})
    do(robbed, "use A39", dice=[2])
    for table, shown, last, then in (
        (limit, {"V01", "V03"}, {"V01"}, "end_main"),
        (barter, {"V05"}, {"V05"}, "end_main"),
        (robbed, {"V02"}, {"V02"}, "pass"),
    ):
        assert mentioned(log(table, None)) & set(cards) == shown
        assert mentioned(table.view(None)) & set(cards) == last, "by the action that was just taken"
        do(table, then)
        assert mentioned(table.view(None)) & set(cards) == set(), "and no longer after the next"


@pytest.mark.rule("HEROES-23.3")
def test_cards_discarded_from_play_are_shown_and_then_forgotten() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q16"], "deck": ["S01", "S02", "S03"]}, BYSTANDER)
    do(table, "activate Q16")
    for seat in EVERYONE:
        assert "Q16" in mentioned(log(table, seat))
        assert "Q16" not in mentioned(table.view(seat))


@pytest.mark.rule("HEROES-23.4", "HEROES-22.10")
def test_a_seen_hand_is_not_updated() -> None:
    table = lay({"team": ["C04"], "hand": ["V07"]}, {"team": ["C10"], "hand": ["S01", "C01"]})
    do(table, "event V07")
    seen = table.view(P0)["seen_hands"]
    assert [(one["seat"], one["turn"], one["cards"]) for one in seen] == [(P1, 5, ["C01", "S01"])], "in printed order"
    end_turn(table)
    do(table, "source S01", "field C01")
    assert table.view(P0)["seen_hands"] == seen
    assert mentioned(log(table, None)) & {"C01", "S01"} == {"C01", "S01"}, "played by now"


@pytest.mark.rule("HEROES-23.4")
def test_nobody_else_learns_of_a_revealed_hand() -> None:
    table = lay({"team": ["C04"], "hand": ["V07"]}, {"team": ["C10"], "hand": ["A22"]}, {"team": ["C16"]}, mode="arena")
    do(table, "event V07")
    assert "A22" in mentioned(*known(table, P0))
    assert "A22" not in mentioned(*known(table, 2, None))


@pytest.mark.rule("HEROES-23.5", "HEROES-20.5")
@pytest.mark.parametrize(("mode", "seats"), [("teams", 4), ("challengers", 2)])
def test_teammates_share_no_hidden_information(mode: str, seats: int) -> None:
    table = deal(3, mode=mode, seats=seats)
    mate = 2 if mode == "teams" else 1
    view = table.view(P0)["players"][mate]
    assert (view["hand"], view["hand_count"]) == ([], 7)
    known_to_mate = table.view(mate)["players"][mate]["hand"]
    assert len(known_to_mate) == 7


@pytest.mark.rule("HEROES-23.5")
def test_a_spectator_sees_the_public_table_only() -> None:
    table = lay(FULL, {"team": ["C04"], "hand": ["A33"]})
    view = table.view(None)
    assert [side["hand"] for side in view["players"]] == [[], []]
    assert (view["seen_hands"], order(table)) == ([], [])


@pytest.mark.rule("HEROES-23.1")
def test_the_options_are_seen() -> None:
    table = lay(BYSTANDER, BYSTANDER, options={"hand_limit": 9})
    for seat in EVERYONE:
        assert table.view(seat)["options"]["hand_limit"] in (9, "9")


def guessed(table: Table, seat: int, seed: int) -> Any:
    """The table as that seat may imagine it; nothing that it sees changes."""
    state: Any = table.state.clone()
    state.determinize(seat, seeded(seed))
    assert state.view(seat) == table.view(seat)
    return state


@pytest.mark.rule("HEROES-23.2", "HEROES-23.3")
def test_a_hidden_deck_is_imagined_as_decks_usually_are() -> None:
    """10 characters, 8 sources, 3 events, 4 pieces of equipment and 10 actions, though P1 holds nothing but events."""
    table = lay({}, {"hand": ["V01"] * 3, "deck": ["V02"] * 32})
    cards = guessed(table, P0, 7).save()["table"]["cards"]
    assert [sum(card[0] == type for card in cards) for type in "CSVQA"] == [10, 8, 3, 4, 10]


@pytest.mark.rule("HEROES-23.2")
def test_a_hidden_card_is_imagined_by_how_many_of_its_type_are_usual() -> None:
    """Of 350 guesses at one card: 100 characters, 80 sources, 30 events, 40 pieces of equipment, 100 actions, or so."""
    table = lay({}, {"hand": ["V01"]})
    guesses = [guessed(table, P0, seed).view(P1)["players"][P1]["hand"][0]["card"] for seed in range(350)]
    found = [sum(card[0] == type for card in guesses) for type in "CSVQA"]
    assert all(abs(many - usual) < 25 for many, usual in zip(found, [100, 80, 30, 40, 100], strict=True)), found


@pytest.mark.rule("HEROES-23.1", "HEROES-8.3")
def test_a_source_that_is_being_paid_for_is_known_and_the_rest_of_the_hand_is_not() -> None:
    table = lay({"sources": ["S01", "S02"], "team": ["C04"], "hand": ["S05", "V01"]}, BYSTANDER)
    do(table, "source S05")
    assert asked(table) == (P0, "pay")
    hands = [{card["card"] for card in guessed(table, P1, seed).view(P0)["players"][P0]["hand"]} for seed in range(20)]
    assert all("S05" in cards for cards in hands)
    assert len(set.union(*hands)) > 5


def numbers(table: Table, seat: int) -> list[int]:
    """The numbers of the cards in a hand, as its owner sees them."""
    return [card["id"] for card in table.view(seat)["players"][seat]["hand"]]


@pytest.mark.rule("HEROES-23.3")
def test_no_number_tells_when_its_card_was_drawn() -> None:
    """Over many deals every number of the deck is drawn first at some time."""
    firsts = {numbers(deal(seed), P0)[0] for seed in range(200)}
    assert len(firsts) == 35


@pytest.mark.rule("HEROES-23.3")
def test_a_search_deals_new_numbers_to_hand_and_deck() -> None:
    """Cards of the deck were seen as they went there: their numbers must not tell a new card from an old one."""
    side = {"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "hand": ["V01"], "deck": ["S01", "C01", "S02"]}
    found: set[tuple[int, ...]] = set()
    for seed in range(80):
        table = fight(side, BYSTANDER)
        table.state.rng = seeded(seed)
        hidden = {*numbers(table, P0), *table.state.save()["table"]["decks"][P0]}
        do(table, "use A05", "done")
        assert (hand(table, P0), sorted(deck(table, P0))) == (["V01"], ["C01", "S01", "S02"])
        assert {*numbers(table, P0), *table.state.save()["table"]["decks"][P0]} == hidden
        found.add((*numbers(table, P0), *table.state.save()["table"]["decks"][P0]))
    assert len(found) == 24
