"""HEROES-29: the options of setup, turn, energy, events, names and actions, on either side of their defaults."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, deal, end_main, end_turn, lay, pass_slots, refusal, slot_of
from heroes.characters import attached, hp, tokens
from heroes.looking import event, hand, order, reserve
from table import asked, deck, do, legal, offers, player, refuses, scores, turn

FEW = "2 C01; 2 C02; 3 S01; 3 S02; 3 A02; 3 A04; 3 A05; 3 Q05; 3 Q06; 3 Q07; 3 Q08; 3 V01"
STANDARD = {
    "opening_hand": 7,
    "mulligan_below": 2,
    "draws_per_turn": 2,
    "first_turn_draw": False,
    "first_turn_combat": False,
    "hand_limit": 7,
    "combat": "all",
    "attachments": 3,
    "basic_entry_energy": True,
    "second_event": "replace",
    "name_scope": "player",
    "round_limit": 20,
    "arena_players": 3,
    "solo_challenge": False,
    "mob_energy": 1,
    "challenge_base": 8,
    "challenge_per_player": 2,
}


@pytest.mark.rule("HEROES-29.1", "HEROES-29.2")
def test_options_left_out_take_their_defaults_and_are_public() -> None:
    table = deal(hand_limit=9)
    seen = table.view(None)["options"]
    assert {name: seen[name] for name in STANDARD} == {**STANDARD, "hand_limit": 9}
    assert table.state.save()["setup"]["options"]["hand_limit"] == 9


@pytest.mark.rule("HEROES-29.1")
def test_an_unknown_option_is_refused() -> None:
    assert refusal(opening_hands=7) == "option-unknown"
    assert refusal() is None


VALUES: list[tuple[str, list[Any], list[Any]]] = [
    ("opening_hand", [5, 10], [4, 11, "none"]),
    ("mulligan_below", [0, 3], [4, -1]),
    ("draws_per_turn", [1, 4], [0, 5]),
    ("first_turn_draw", ["on", "off"], ["maybe", 2]),
    ("first_turn_combat", ["on", "off"], ["maybe"]),
    ("hand_limit", [5, 12, "none"], [4, 13]),
    ("combat", ["all", "turn_player"], ["none"]),
    ("attachments", [1, 6, "none"], [0, 7]),
    ("basic_entry_energy", ["on", "off"], ["maybe"]),
    ("second_event", ["replace", "blocked"], ["both"]),
    ("name_scope", ["player", "table"], ["team"]),
    ("round_limit", [5, 100], [4, 101, "none"]),
    ("arena_players", [2, 3, 4, 6], [1, 7]),
    ("solo_challenge", ["on", "off"], ["maybe"]),
    ("mob_energy", [0, 4], [5, -1]),
    ("challenge_base", [4, 20], [3, 21]),
    ("challenge_per_player", [0, 5], [6, -1]),
]


@pytest.mark.rule("HEROES-29.1", "HEROES-29.2")
@pytest.mark.parametrize(("name", "allowed", "refused"), VALUES)
def test_values_outside_the_list_are_refused(name: str, allowed: list[Any], refused: list[Any]) -> None:
    assert [refusal(**{name: value}) for value in allowed] == [None] * len(allowed)
    assert [refusal(**{name: value}) for value in refused] == ["option-bad-value"] * len(refused)


@pytest.mark.rule("HEROES-29.2", "HEROES-5.2", "HEROES-5.3")
@pytest.mark.parametrize("size", [5, 7, 10])
def test_opening_hand(size: int) -> None:
    """Also after a redraw: 4 characters in 34 cards."""
    for seed in range(5):
        table = deal(seed, opening_hand=size, deck_0=FEW, deck_1=FEW)
        assert [player(table, seat)["hand_count"] for seat in (P0, P1)] == [size, size]


@pytest.mark.rule("HEROES-29.2", "HEROES-5.3")
@pytest.mark.parametrize("least", [0, 1, 2, 3])
def test_mulligan_below(least: int) -> None:
    found = []
    for seed in range(25):
        table = deal(seed, mulligan_below=least, deck_0=FEW, deck_1=FEW)
        found += [sum(id.startswith("C") for id in hand(table, seat)) for seat in (P0, P1)]
    assert min(found) == least


@pytest.mark.rule("HEROES-29.2", "HEROES-6.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_draws_per_turn(number: int) -> None:
    side = {"team": ["C04"], "deck": ["S01"] * 6}
    table = lay(side, {"team": ["C04"]}, at="turn", options={"draws_per_turn": number})
    assert (len(hand(table, P0)), len(deck(table, P0))) == (number, 6 - number)


@pytest.mark.rule("HEROES-29.2", "HEROES-6.3", "HEROES-R10")
@pytest.mark.parametrize(("on", "drawn"), [("off", 0), ("on", 2)])
def test_first_turn_draw(on: str, drawn: int) -> None:
    table = deal(first_turn_draw=on)
    assert [player(table, seat)["hand_count"] for seat in (P0, P1)] == [7 + drawn, 7]
    assert player(deal(first_turn_draw="on", draws_per_turn=3), P0)["hand_count"] == 10


@pytest.mark.rule("HEROES-29.2", "HEROES-6.8", "HEROES-R10")
@pytest.mark.parametrize(("on", "question"), [("off", (P1, "main")), ("on", (P0, "slot"))])
def test_first_turn_combat(on: str, question: tuple[int, str]) -> None:
    """C01 could charge itself."""
    table = end_main(lay({"team": ["C01"]}, {}, turn=1, options={"first_turn_combat": on}))
    assert asked(table) == question


@pytest.mark.rule("HEROES-29.2", "HEROES-6.10", "HEROES-R8")
@pytest.mark.parametrize(("limit", "asks"), [(5, True), (7, True), (8, True), (9, False), (12, False), ("none", False)])
def test_hand_limit(limit: Any, asks: bool) -> None:
    side = {"team": ["C04"], "hand": ["S01"] * 9}
    table = pass_slots(end_main(lay(side, {"team": ["C04"]}, options={"hand_limit": limit})))
    assert (asked(table) == (P0, "discard")) is asks
    while asked(table) == (P0, "discard"):
        table.play(table.legal()[0])
    assert len(hand(table, P0)) == (limit if asks else 9)


@pytest.mark.rule("HEROES-29.2", "HEROES-29.3", "HEROES-13.1", "HEROES-R2")
def test_combat_of_the_turn_player_alone() -> None:
    sides = [{"team": ["C01", "C07"]}, {"team": ["C10", "C14"]}]
    table = end_main(lay(*sides, options={"combat": "turn_player"}))
    assert order(table) == ["C07", "C01"]
    table = end_main(lay(*sides, turn=6, options={"combat": "turn_player"}))
    assert order(table) == ["C14", "C10"]
    assert order(end_main(lay(*sides))) == ["C07", "C14", "C01", "C10"]


@pytest.mark.rule("HEROES-29.3")
def test_tokens_last_through_their_holders_own_turn() -> None:
    """Only the turn player's tokens expire, and only they take damage by it."""
    sick = {"card": "C10", "protection": 0, "tokens": ["poison", "agility"]}
    for active, mine, yours in ((5, "7/0", "8/0"), (6, "8/0", "7/0")):
        sides = [{"team": [sick]}, {"team": [sick]}]
        table = lay(*sides, turn=active, at="resolution", options={"combat": "turn_player"})
        assert (hp(table, "P0.C10"), hp(table, "P1.C10")) == (mine, yours)
        kept = "P1.C10" if active == 5 else "P0.C10"
        assert tokens(table, kept) == ["poison", "agility"]


@pytest.mark.rule("HEROES-29.2", "HEROES-12.8", "HEROES-R49")
@pytest.mark.parametrize(("most", "count"), [(1, 1), (3, 3), (6, 6), ("none", 7)])
def test_attachments(most: Any, count: int) -> None:
    """C33 carries many kinds; never two of the same."""
    pile = ["A01", "A02", "A04", "A05", "A37", "A39", "A03", "A01"]
    table = lay({"hand": pile, "team": ["C33"]}, {"team": ["C04"]}, options={"attachments": most})
    while options := legal(table, "attach"):
        do(table, options[0])
    assert len(attached(table, "C33")) == count


@pytest.mark.rule("HEROES-29.2", "HEROES-8.2", "HEROES-R11")
@pytest.mark.parametrize(("on", "given"), [("on", 1), ("off", 0)])
def test_basic_entry_energy(on: str, given: int) -> None:
    side = {"hand": ["S01"], "team": ["C04"]}
    table = do(lay(side, {"team": ["C04"]}, options={"basic_entry_energy": on}), "source S01")
    assert reserve(table, P0) == given
    end_turn(end_turn(table))
    assert reserve(table, P0) == 1


@pytest.mark.rule("HEROES-29.2", "HEROES-9.2", "HEROES-R29")
@pytest.mark.parametrize("owner", [P0, P1])
def test_second_event(owner: int) -> None:
    """Blocked: only when no event is in play."""
    side = {"hand": ["V03"], "team": ["C04"]}
    options = {"second_event": "blocked"}
    table = lay(side, {"team": ["C04"]}, event={"card": "V09", "owner": owner}, options=options)
    assert refuses(table, "event V03")
    assert offers(lay(side, {"team": ["C04"]}, event={"card": "V09", "owner": owner}), "event V03")
    table = do(lay(side, {"team": ["C04"]}, options=options), "event V03")
    assert event(table) == "V03"


@pytest.mark.rule("HEROES-29.2", "HEROES-11.6", "HEROES-R38")
def test_name_scope() -> None:
    """For the whole table: C15 and C25 share a name with P1's C15, C34 is of another Earth."""
    sides = [{"hand": ["C15", "C25", "C34"], "team": ["C04"]}, {"team": ["C15"]}]
    table = lay(*sides, options={"name_scope": "table"})
    assert [offers(table, f"field {card}") for card in ("C15", "C25", "C34")] == [False, False, True]
    table = lay(*sides)
    assert [offers(table, f"field {card}") for card in ("C15", "C25", "C34")] == [True, True, True]


@pytest.mark.rule("HEROES-29.2", "HEROES-11.6")
def test_name_scope_leaves_the_mob_out() -> None:
    """Players of Challengers hinder each other, the Mob hinders nobody."""
    sides = [{"hand": ["C16", "C10"]}, {"team": ["C10"]}]
    table = lay(*sides, mode="challengers", seats=2, mob="C16", options={"name_scope": "table"})
    assert (offers(table, "field C16"), offers(table, "field C10")) == (True, False)


@pytest.mark.rule("HEROES-29.2", "HEROES-19.5", "HEROES-R85")
@pytest.mark.parametrize("rounds", [5, 20, 100])
def test_round_limit(rounds: int) -> None:
    sides = [{"team": ["C04"]}, {"team": ["C10"]}]
    table = lay(*sides, turn=2 * rounds - 1, options={"round_limit": rounds})
    end_turn(table)
    assert (scores(table), turn(table)) == (None, (2 * rounds, P1))
    end_turn(table)
    assert scores(table) == [0, 1]


@pytest.mark.rule("HEROES-29.2")
def test_an_option_changes_nothing_else() -> None:
    """With combat of the turn player alone the first turn still has none, and so on for the draw."""
    options: dict[str, Any] = {"combat": "turn_player", "draws_per_turn": 3}
    assert player(deal(**options), P0)["hand_count"] == 7
    table = end_main(lay({"team": ["C01"]}, {"team": ["C10"]}, turn=1, options=options))
    assert (asked(table), len(hand(table, P1))) == ((P1, "main"), 0)
    assert slot_of(end_main(table), "C10").view(None)["turn"] == 2
