"""HEROES-11.1 to 11.7: how characters come into play, and whose names go together."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, end_main, end_turn, lay
from heroes.characters import energy, hp, orientation, tokens
from heroes.looking import hand, order, places, reserve, team
from table import deck, do, legal, offers, player

ENEMY = {"team": ["C04"]}


@pytest.mark.rule("HEROES-11.1")
def test_a_character_is_fielded_free_of_charge() -> None:
    table = do(lay({"hand": ["C36", "C01"], "reserve": 1}, ENEMY), "field C36")
    assert (team(table, P0), hand(table, P0), reserve(table, P0)) == (["C36"], ["C01"], 1)


@pytest.mark.rule("HEROES-11.1", "HEROES-R40")
@pytest.mark.parametrize(("number", "active"), [(1, P0), (2, P1)])
def test_three_in_the_own_first_turn(number: int, active: int) -> None:
    side = {"hand": ["C01", "C05", "C10", "C12"]}
    table = lay(side, side, turn=number)
    do(table, "field C01", "field C05", "field C10")
    assert (team(table, active), legal(table, "field", "swap")) == (["C01", "C05", "C10"], [])


@pytest.mark.rule("HEROES-11.1", "HEROES-R40")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_one_in_each_later_turn(number: int) -> None:
    side = {"hand": ["C01", "C05", "C10"], "team": ["C04"]}
    table = do(lay(side, side, turn=number), "field C01")
    assert legal(table, "field", "swap") == []
    assert player(table, (number - 1) % 2)["field_limit"] == 1


@pytest.mark.rule("HEROES-11.1")
def test_a_card_may_raise_the_limit() -> None:
    """Open Portal allows two; in the first turn three are still three."""
    side = {"hand": ["C01", "C05", "C10", "C12"], "team": ["C04"]}
    table = do(lay(side, ENEMY, event="V10"), "field C01", "field C05")
    assert legal(table, "field") == []
    table = do(lay({**side, "team": []}, ENEMY, event="V10", turn=1), "field C01", "field C05", "field C10")
    assert legal(table, "field") == []


@pytest.mark.rule("HEROES-11.2")
def test_four_characters_in_play() -> None:
    side = {"hand": ["C01", "C05"], "team": ["C10", "C12", "C16"]}
    table = do(lay(side, ENEMY), "field C01")
    assert len(team(table, P0)) == 4
    full = {"hand": ["C05"], "team": ["C10", "C12", "C16", "C01"]}
    assert legal(lay(full, ENEMY), "field") == []


@pytest.mark.rule("HEROES-11.3", "HEROES-R35")
def test_a_place_is_used_while_one_is_left() -> None:
    side = {"hand": ["C01"], "team": ["C10"], "dead": ["C02", "C03"]}
    table = do(lay(side, ENEMY), "field C01")
    assert places(table, P0) == (4, 0)
    table = do(lay({"hand": ["C01"], "team": ["C10", "C12"]}, ENEMY), "field C01")
    assert places(table, P0) == (3, 0)


@pytest.mark.rule("HEROES-11.3", "HEROES-11.4", "HEROES-R35")
def test_when_all_places_are_used_a_fill_is_a_substitution() -> None:
    side = {"hand": ["C01"], "team": ["C10", "C12", "C16"], "dead": ["C02"]}
    table = do(lay(side, ENEMY), "field C01")
    assert (places(table, P0), team(table, P0)) == ((4, 1), ["C10", "C12", "C16", "C01"])


@pytest.mark.rule("HEROES-11.3", "HEROES-R35")
@pytest.mark.parametrize(("used", "allowed"), [(0, True), (1, True), (2, False)])
def test_two_substitutions_a_game(used: int, allowed: bool) -> None:
    side = {"hand": ["C01"], "team": ["C10", "C12", "C16"], "dead": ["C02"], "substitutions": used, "places": 4}
    table = lay(side, ENEMY)
    assert offers(table, "field C01") is allowed
    assert offers(table, "swap C01 C10") is allowed


@pytest.mark.rule("HEROES-11.3", "HEROES-R35")
def test_six_characters_are_fielded_at_most() -> None:
    """Turn after turn a swap or a fielding, as long as one is legal."""
    stock = ["C01", "C05", "C06", "C07", "C08", "C09", "C11", "C13"]
    table = lay({"hand": stock, "team": []}, {"team": ["C10"]}, turn=1)
    fielded = 0
    for _ in range(8):
        while options := legal(table, "field") or legal(table, "swap"):
            do(table, options[0])
            fielded += 1
        end_turn(end_turn(table))
    assert (fielded, places(table, P0)) == (6, (4, 2))


@pytest.mark.rule("HEROES-11.4", "HEROES-18.4")
def test_a_swap_discards_one_and_fields_another() -> None:
    """Its attached cards go below the deck first, then itself; no place is used."""
    out = {"card": "C16", "energy": 3, "damage": 2, "tokens": ["shield"], "actions": ["A23", "A03"]}
    table = lay({"hand": ["C01"], "team": [out, "C10"], "deck": ["S01"]}, ENEMY)
    do(table, "swap C01 C16")
    assert (team(table, P0), deck(table, P0)) == (["C10", "C01"], ["S01", "A23", "A03", "C16"])
    assert (places(table, P0), player(table, P0)["knockouts"], player(table, P0)["dead"]) == ((2, 1), 0, [])


@pytest.mark.rule("HEROES-11.4")
def test_a_swap_is_possible_with_a_full_team() -> None:
    side = {"hand": ["C01"], "team": ["C10", "C12", "C16", "C04"]}
    table = lay(side, {"team": ["C05"]})
    assert set(legal(table, "swap")) == {f"swap C01 {out}" for out in ("C10", "C12", "C16", "C04")}
    do(table, "swap C01 C12")
    assert (places(table, P0), len(team(table, P0))) == ((4, 1), 4)


@pytest.mark.rule("HEROES-11.4", "HEROES-18.4")
def test_a_character_that_was_swapped_out_is_new_when_it_returns() -> None:
    out = {"card": "C04", "energy": 3, "damage": 2, "protection": 0, "tokens": ["shield"]}
    table = lay({"hand": ["C01"], "team": [out]}, {"team": ["C10"]})
    do(table, "swap C01 C04")
    end_turn(end_turn(table))
    do(table, "swap C04 C01")
    assert (hp(table, "C04"), energy(table, "C04"), tokens(table, "C04"), places(table, P0)) == ("5/2", 0, [], (1, 2))


@pytest.mark.rule("HEROES-11.5")
def test_fill_and_swap_use_up_the_turns_fielding() -> None:
    side = {"hand": ["C01", "C05"], "team": ["C10", "C12", "C16"], "dead": ["C02"]}
    for action in ("field C01", "swap C01 C10"):
        assert legal(do(lay(side, ENEMY), action), "field", "swap") == []
    table = lay({"hand": ["C01", "C05", "C06", "C07"]}, ENEMY, turn=1)
    do(table, "field C01", "swap C05 C01", "field C06")
    assert legal(table, "field", "swap") == []


NAMES: list[tuple[str, str, bool]] = [
    ("C15", "C25", False),
    ("C25", "C15", False),
    ("C15", "C15", False),
    ("C02", "C35", False),
    ("C35", "C02", False),
    ("C15", "C34", True),
    ("C26", "C27", True),
    ("C16", "C32", True),
    ("C15", "C16", True),
]


@pytest.mark.rule("HEROES-11.6", "HEROES-R39")
@pytest.mark.parametrize(("there", "new", "allowed"), NAMES)
def test_no_two_of_one_earth_share_a_name_or_an_alter_ego(there: str, new: str, allowed: bool) -> None:
    assert offers(lay({"hand": [new], "team": [there]}, ENEMY), f"field {new}") is allowed


@pytest.mark.rule("HEROES-11.6")
def test_in_a_swap_the_outgoing_character_no_longer_counts() -> None:
    table = lay({"hand": ["C25"], "team": ["C15", "C10"]}, ENEMY)
    assert legal(table, "field", "swap") == ["swap C25 C15"]


@pytest.mark.rule("HEROES-11.6", "HEROES-R38")
def test_the_name_rule_is_each_players_own() -> None:
    table = do(lay({"hand": ["C25"]}, {"team": ["C15"]}), "field C25")
    assert team(table, P0) == ["C25"]


@pytest.mark.rule("HEROES-11.6")
def test_the_knocked_out_no_longer_count() -> None:
    assert offers(lay({"hand": ["C25"], "team": ["C04"], "dead": ["C15"]}, {"team": ["C10"]}), "field C25")


@pytest.mark.rule("HEROES-11.6")
def test_a_card_may_switch_the_name_rule_off_and_nobody_leaves_when_it_is_back() -> None:
    """Convergence of Earths, replaced by the other player."""
    table = lay({"hand": ["C25"], "team": ["C15"]}, {"hand": ["V03"], "team": ["C10"]}, event="V13")
    do(table, "field C25")
    end_turn(table)
    do(table, "event V03")
    assert team(table, P0) == ["C15", "C25"]


@pytest.mark.rule("HEROES-11.7")
def test_a_fielded_character_enters_upright_and_fights_in_the_same_turn() -> None:
    table = lay({"hand": ["C07"], "team": ["C04"]}, {"team": ["C10"]})
    do(table, "field C07")
    assert (hp(table, "C07"), energy(table, "C07"), tokens(table, "C07")) == ("6/1", 0, [])
    assert orientation(table, "C07") == "upright"
    end_main(table)
    assert order(table)[0] == "C07"
    do(table, "use C07 a2")
    assert hp(table, "C10") == "8/1"


@pytest.mark.rule("HEROES-R83", "HEROES-4.7")
@pytest.mark.parametrize(("card", "health"), [("M02", 16), ("C16", 18)])
def test_any_character_may_be_the_mob(card: str, health: int) -> None:
    table = lay({"team": ["C04"]}, {"team": ["C10"]}, mode="challengers", seats=2, mob=card)
    seen: dict[str, Any] = table.view(None)["mob"]
    assert (seen["card"], seen["health"], seen["max_health"]) == (card, health, health)
