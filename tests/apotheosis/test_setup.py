"""APOTHEOSIS-6: formats, options, and how a battle is set up."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, answers, deal, exhausted, lay, refusal
from apotheosis.test_cards import hero_text
from apotheosis.workshop import lay_made
from table import Table, asked, do, legal, offers, player, refuses


def ready(table: Table) -> Table:
    """Nobody exchanges or places anything: the first main phase of the battle."""
    while (now := asked(table)) is not None and now[1] != "main":
        table.play("done" if now[1] in ("mulligan", "prepare") else "pass")
    return table


def begun(table: Table) -> Table:
    """Nobody exchanges anything: the first preparation."""
    while asked(table) in [(seat, "mulligan") for seat in range(4)]:
        table.play("done")
    return table


# Formats and options


@pytest.mark.rule("APOTHEOSIS-6.1")
@pytest.mark.parametrize(
    ("mode", "allowed"), [("duel", {2}), ("teams", {4}), ("ffa", {3, 4}), ("encounter", {1, 2, 3, 4})]
)
def test_the_modes_and_their_seats(mode: str, allowed: set[int]) -> None:
    assert {seats for seats in range(1, 7) if refusal(mode=mode, seats=seats) is None} == allowed


@pytest.mark.rule("APOTHEOSIS-6.1", "APOTHEOSIS-1.1")
@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        ("duel", 2, [[0], [1]]),
        ("teams", 4, [[0, 2], [1, 3]]),
        ("ffa", 3, [[0], [1], [2]]),
        ("encounter", 3, [[0, 1, 2]]),
    ],
)
def test_who_is_in_which_team(mode: str, seats: int, teams: list[list[int]]) -> None:
    table = lay(mode=mode, seats=seats, master={}) if mode == "encounter" else lay(mode=mode, seats=seats)
    sides = [side["team"] for side in table.view(None)["players"]]
    assert [[seat for seat in range(seats) if sides[seat] == team] for team in sorted(set(sides))] == teams


@pytest.mark.rule("APOTHEOSIS-6.2", "APOTHEOSIS-6.8", "APOTHEOSIS-R98")
def test_the_default_options() -> None:
    defaults = {
        "board": "court",
        "level_cap": 6,
        "round_limit": 20,
        "deck_size": 30,
        "opening_hand": 6,
        "mulligan": 1,
        "preparation": 3,
        "draw": 2,
        "recomposition": "3",
        "support": "by_level",
    }
    options = deal().view(None)["options"]
    assert {name: options[name] for name in defaults} == defaults


@pytest.mark.rule("APOTHEOSIS-6.8")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("board", ["skirmish", "court", "chess", "battlefield", "plaza", "arena", "clash", "lane", "pit"], ["field"]),
        ("level_cap", [6, 10], [5, 7, 11]),
        ("round_limit", [5, 99], [4, 100]),
        ("opening_hand", [4, 8], [3, 9]),
        ("mulligan", [0, 1], [2]),
        ("preparation", [0, 6], [7]),
        ("draw", [0, 4], [5]),
        ("recomposition", [0, 6, "all"], [7, "none"]),
        ("support", ["by_level", 1, 2, 3], [0, 4]),
    ],
)
def test_the_values_of_the_options(option: str, good: list[Any], bad: list[Any]) -> None:
    assert [refusal(**{option: value}) for value in good] == [None] * len(good)
    assert [refusal(**{option: value}) for value in bad] == ["option-bad-value"] * len(bad)


@pytest.mark.rule("APOTHEOSIS-6.3", "APOTHEOSIS-6.8")
def test_a_deck_has_exactly_as_many_cards_as_the_format_says() -> None:
    sheet, *cards = hero_text("H01").split("; ")
    small = "; ".join([sheet, *cards[:-4], "2 V03"])
    assert refusal(hero_0="; ".join([sheet, *cards])) is None
    assert refusal(hero_0="; ".join([sheet, *cards[:-1]])) == "apotheosis-hero-bad-size"
    assert refusal(hero_0="; ".join([sheet, *cards, "1 V19"])) == "apotheosis-hero-bad-size"
    assert refusal(hero_0=small, hero_1=small, deck_size=20) is None
    assert refusal(hero_0=small, hero_1=small, deck_size=21) == "apotheosis-hero-bad-size"
    assert refusal(hero_0="P1", hero_1="P2", deck_size=31) == "apotheosis-hero-bad-size", "ready-made decks have 30"
    assert [refusal(hero_0=small, hero_1=small, deck_size=size) for size in (19, 61)] == ["option-bad-value"] * 2


@pytest.mark.rule("APOTHEOSIS-6.3")
def test_cards_that_the_hero_cannot_place_are_legal() -> None:
    assert refusal(hero_0=hero_text("H01", S26=3, I22=1, K15=1)) is None


# Setup


@pytest.mark.rule("APOTHEOSIS-6.4")
def test_the_table_before_the_first_question() -> None:
    table = deal(hero_0="P1", hero_1="P2")
    assert (look.pieces(table), look.facing(table, P0), look.facing(table, P1)) == (
        {"c1": "H01", "c7": "H02"},
        "n",
        "s",
    )
    assert (look.is_awake(table, P0), look.is_awake(table, P1)) == (False, False)
    for seat in (P0, P1):
        assert (len(look.inventory(table, seat)), len(look.deck(table, seat))) == (6, 24)
    assert asked(table) == (P0, "mulligan")


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-6.8")
@pytest.mark.parametrize("hand", [4, 8])
def test_the_opening_hand(hand: int) -> None:
    table = deal(opening_hand=hand)
    assert [player(table, seat)["inventory_count"] for seat in (P0, P1)] == [hand, hand]


@pytest.mark.rule("APOTHEOSIS-6.4")
def test_decks_are_shuffled() -> None:
    """Two seeds, two orders of the same 30 cards."""
    first, second = (deal(seed, hero_0="P1", hero_1="P1") for seed in (1, 2))
    orders = [look.inventory(table, P0) + look.deck(table, P0) for table in (first, second)]
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-6.6", "APOTHEOSIS-6.7")
def test_each_seat_may_once_exchange_any_number_of_cards() -> None:
    side = {"inventory": ["I01", "I02", "I03"], "deck": ["S01", "S03", "S04", "S05"]}
    table = lay(side, side, at="mulligan", shuffles=[["S05", "S03"]])
    assert legal(table) == ["pick I01", "pick I02", "pick I03", "done"]
    do(table, "pick I02")
    assert legal(table) == ["pick I03", "done"], "ascending, so that each set is reached once"
    do(table, "pick I03")
    assert asked(table) == (P1, "mulligan"), "no card is left to offer: done is implied"
    do(table, "done")
    assert (look.inventory(table, P1), asked(table)) == (["I01", "I02", "I03"], (P0, "prepare"))
    assert sorted(look.inventory(table, P0)) == ["I01", "S03", "S05"]
    assert sorted(look.deck(table, P0)) == ["I02", "I03", "S01", "S04"]


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-6.8")
def test_without_the_option_nobody_exchanges() -> None:
    assert asked(deal(mulligan=0)) == (P0, "prepare")


@pytest.mark.rule("APOTHEOSIS-6.4")
def test_preparation_lays_up_to_three_cards_for_nothing() -> None:
    side = {"inventory": ["I08", "S01", "S03", "I12", "V03", "I02"], "knowledge": {"athletics": 1}}
    table = lay(side, {"inventory": ["I08"]}, at="prepare")
    assert legal(table) == ["pick I08", "pick S01", "pick S03", "pick I12", "done"], "no Event, nothing unknown"
    do(table, "pick S01", "pick I08", "pick I12")
    assert (look.equip(table, P0), look.memento(table, P0)) == (["I08", "I12"], ["S01"])
    assert asked(table) == (P1, "prepare")


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-6.8")
@pytest.mark.parametrize("most", [1, 4])
def test_the_option_says_how_many_are_prepared(most: int) -> None:
    side = {"inventory": ["S01", "S03", "S04", "S05", "S06"]}
    table = lay(side, side, at="prepare", options={"preparation": most})
    for _ in range(most):
        assert asked(table) == (P0, "prepare")
        do(table, legal(table)[0])
    assert (asked(table), len(look.memento(table, P0))) == ((P1, "prepare"), most)


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-6.8")
def test_without_preparation_the_battle_starts_at_once() -> None:
    table = begun(deal(preparation=0, hero_0="P1", hero_1="P3"))
    assert (asked(table), look.round_number(table)) == ((P1, "main"), 1)


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-12.3")
def test_companions_in_preparation_stand_on_access_tiles_and_summons_stay_concealed() -> None:
    table = lay({"inventory": ["K10", "K01"]}, {}, at="prepare")
    do(table, "pick K01")
    assert sorted(answers(table, "tile")) == ["a1", "b1", "d1", "e1"]
    do(table, "tile d1", "pick K10")
    assert (look.at(table, "d1"), look.facing(table, "d1"), sorted(look.support(table, P0))) == (
        "d1",
        "n",
        ["K01", "K10"],
    )
    assert look.is_concealed(table, P0, "K10")
    assert "K10" not in look.pieces(table).values()


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-7.2")
def test_companions_laid_in_preparation_act_in_the_first_round() -> None:
    side = {"inventory": ["K05"], "attributes": {"PER": 4}}
    table = lay(side, {"attributes": {"PER": 3}}, at="prepare")
    do(table, "pick K05", "tile b1")
    ready(table)
    assert (look.round_number(table), table.view(None)["active"]) == (1, "b1")


@pytest.mark.rule("APOTHEOSIS-6.4")
def test_the_battle_starts_at_full_hp_and_without_debt() -> None:
    """The maximum after preparation, not before."""
    table = lay_made({"inventory": ["TST26"]}, {}, at="prepare")
    do(table, "pick TST26")
    ready(table)
    assert (look.hp(table, P0), look.hp_max(table, P0)) == (13, 13)
    assert [look.debt(table, seat) for seat in (P0, P1)] == [0, 0]


@pytest.mark.rule("APOTHEOSIS-6.4")
def test_what_preparation_triggers_comes_before_the_start_of_battle() -> None:
    """The crossbow is loaded and Nightorchard hides once everybody has prepared, not before."""
    side = {"hero": {"house": "H07", "classes": []}, "knowledge": {"practice": 2}, "inventory": ["I04"]}
    table = do(lay(side, {"inventory": ["I08"]}, at="prepare"), "pick I04")
    assert (look.counters(table, P0, "I04"), look.markers(table, P0)) == ({}, set())
    ready(table)
    assert (look.counters(table, P0, "I04"), look.markers(table, P0)) == ({"CHARGE": 3}, {"HIDDEN"})


@pytest.mark.rule("APOTHEOSIS-6.5", "APOTHEOSIS-R18")
def test_nothing_is_obtained_in_setup() -> None:
    """Windfall would draw and be buried; it is drawn in the mulligan and in the opening hand, and lies there."""
    side = {"inventory": ["I01"], "deck": ["V11", "S01", "S03", "S04", "S05"]}
    table = lay(side, {}, at="mulligan", shuffles=[["V11"]])
    do(table, "pick I01")
    assert look.inventory(table, P0) == ["V11"]
    assert look.inventory(ready(table), P0)[0] == "V11"
    for seed in range(3):
        fresh = deal(seed, hero_0=hero_text("H01", V11=3), hero_1="P2")
        assert len(look.inventory(fresh, P0)) == 6


@pytest.mark.rule("APOTHEOSIS-6.8", "APOTHEOSIS-7.3")
@pytest.mark.parametrize("draw", [0, 4])
def test_the_option_says_how_many_are_drawn_in_a_turn(draw: int) -> None:
    table = do(lay({}, {"inventory": []}, options={"draw": draw}), "end_turn")
    assert player(table, P1)["inventory_count"] == draw


@pytest.mark.rule("APOTHEOSIS-6.8", "APOTHEOSIS-7.1")
@pytest.mark.parametrize(("points", "picks"), [("0", 0), ("2", 2), ("all", 4)])
def test_the_option_says_how_much_is_recomposed(points: str, picks: int) -> None:
    side = {"memento": exhausted("S01", "S03", "S04", "S06")}
    table = lay(side, {}, at="recomposition", options={"recomposition": points}, dice=[5, 1])
    for _ in range(picks):
        assert asked(table) == (P0, "recomposition")
        do(table, legal(table, "pick")[0])
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-6.8", "APOTHEOSIS-8.1", "APOTHEOSIS-R91")
def test_an_encounter_names_its_own_board_and_rounds() -> None:
    table = deal(mode="encounter", seats=2, round_limit=7)
    assert (look.board_size(table), table.view(None)["round_limit"]) == ((5, 7), 12)
    assert refusal(mode="encounter", seats=2, board="chess") == "option-bad-value"


@pytest.mark.rule("APOTHEOSIS-6.8", "APOTHEOSIS-18.2")
def test_the_option_is_the_last_round() -> None:
    table = lay(round=5, options={"round_limit": 5}, order=[])
    assert offers(table, "end_turn")
    do(table, "end_turn")
    assert asked(table) is None


@pytest.mark.rule("APOTHEOSIS-6.6")
def test_ap_are_there_only_in_a_turn() -> None:
    """In preparation nobody has AP, and cards are laid all the same."""
    table = lay({"inventory": ["I08"]}, {"inventory": ["I08"]}, at="prepare")
    assert (look.ap(table, P0), refuses(table, "equip I08")) == (0, True)
    do(table, "pick I08")
    assert (look.ap(table, P0), look.equip(table, P0)) == (0, ["I08"])


@pytest.mark.rule("APOTHEOSIS-6.4", "APOTHEOSIS-8.2")
def test_an_arena_board_is_plain() -> None:
    assert look.tiles(deal()) == {}
    assert look.spaces(deal(hero_0="P1"), P0)[2] == 2
    assert P2 not in [seen["seat"] for seen in deal().view(None)["players"]]
