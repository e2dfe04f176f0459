"""What an action of Heroes costs, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.reasons.made import lay
from reasons import prices
from table import do


@pytest.mark.parametrize(
    ("tried", "side", "said"),
    [
        (
            "field C10",
            {"hand": ["C10"], "team": ["C07"]},
            ["a team place (2 left)", "the last character of this turn"],
        ),
        (
            "field C10",
            {"hand": ["C10"], "team": ["C07"], "places": 4},
            ["a substitution (1 left)", "the last character of this turn"],
        ),
        (
            "swap C10 C07",
            {"hand": ["C10"], "team": [{"card": "C07", "energy": 2, "actions": ["A01"]}]},
            [
                "a substitution (1 left)",
                "the last character of this turn",
                "Swift Strelitzia goes back to your deck, and 2 energy with it, and an action card",
            ],
        ),
        ("source S01", {"hand": ["S01"], "team": ["C07"]}, ["your energy source of this turn"]),
        (
            "source S05",
            {"hand": ["S05"], "team": ["C07"], "sources": ["S01", "S02"]},
            ["discard a basic source (1 left)", "your energy source of this turn"],
        ),
        ("event V09", {"hand": ["V09"], "team": ["C07"]}, ["your event of this turn"]),
        ("equip Q05", {"hand": ["Q05"], "team": ["C07"], "reserve": 3}, ["2 energy (1 left in your reserve)"]),
        (
            "attach A01 C07",
            {"hand": ["A01"], "team": [{"card": "C07", "actions": ["A02"]}]},
            ["a place for action cards on Swift Strelitzia (1 left)"],
        ),
        ("allocate C07", {"team": ["C07"], "reserve": 2}, ["1 energy (1 left in your reserve)"]),
        (
            "withdraw Q01",
            {"team": ["C07"], "equipment": ["Q01"]},
            ["1 energy of Small Silo (none left: it is discarded)"],
        ),
        ("activate Q04", {"team": ["C07"], "equipment": [{"card": "Q04", "energy": 2}]}, []),
        (
            "activate Q05",
            {"team": ["C07"], "equipment": [{"card": "Q05", "energy": 2}]},
            ["1 energy of Sentry Turret (1 left)"],
        ),
        ("activate S09", {"hand": ["C10", "C11"], "team": ["C07"], "sources": ["S09"]}, ["discard a card (1 left)"]),
        ("activate S08", {"team": ["C07"], "sources": ["S08"]}, ["1 Health of one of your characters"]),
        ("use C03 a1", {"team": ["C03"]}, []),
        ("end_main", {"team": ["C07"]}, []),
    ],
)
@pytest.mark.rule("HEROES-11.3", "HEROES-8.3", "HEROES-10.1", "HEROES-12.11")
def test_a_price_is_told_with_what_is_left(tried: str, side: dict[str, Any], said: list[str]) -> None:
    assert prices(lay(side), tried) == said


@pytest.mark.rule("HEROES-9.2")
def test_an_event_costs_the_one_in_play() -> None:
    table = lay({"hand": ["V09"], "team": ["C07"]}, event={"card": "V07", "owner": 1})
    assert prices(table, "event V09") == ["your event of this turn", "Press Conference leaves play"]


@pytest.mark.rule("HEROES-11.1")
def test_the_first_turn_has_more_to_field() -> None:
    table = lay({"hand": ["C10"], "team": ["C07"], "fielded": 1}, turn=1)
    price = prices(table, "field C10")[-1]
    assert price == "a character of this turn (1 left)"


@pytest.mark.rule("HEROES-12.8")
def test_without_a_limit_an_action_card_takes_no_place() -> None:
    table = lay({"hand": ["A01"], "team": ["C07"]}, options={"attachments": "none"})
    assert prices(table, "attach A01 C07") == []


@pytest.mark.rule("HEROES-21.6")
def test_a_relocation_is_the_only_one_of_the_turn() -> None:
    assert prices(lay({"team": ["C07"]}, mode="challengers"), "relocate C07") == ["your relocation of this turn"]


@pytest.mark.rule("HEROES-12.11", "HEROES-12.12")
def test_the_price_of_an_action_is_told_until_it_is_paid() -> None:
    captain = {"card": "C26", "energy": 3}
    table = lay({"team": [captain]}, {"team": ["C04", "C05"]}, at="combat")
    assert prices(table, "use C26 a3") == []
    paid = ["2 energy of Captain Aurora (1 left)"]
    assert prices(table, "use C26 a1") == paid
    assert prices(table, "use C26 a1", "pt") == ["2 de energia de Capitã Aurora (sobra 1)"]
    assert prices(do(table, "use C26 a1"), "target C04") == paid


@pytest.mark.rule("HEROES-12.14")
def test_an_action_of_once_a_game_says_so() -> None:
    table = lay({"team": [{"card": "C11", "energy": 4, "actions": ["A33"]}]}, at="combat")
    assert prices(table, "use A33") == ["3 energy of Choir Novice (1 left)", "its only use in this game"]


@pytest.mark.rule("HEROES-14.6", "HEROES-8.3")
def test_each_way_to_pay_tells_what_it_takes() -> None:
    health = do(lay({"team": ["C07", "C04"], "sources": ["S08"]}), "activate S08")
    assert prices(health, "pay C07") == ["1 Health of Swift Strelitzia (5 left)"]
    source = do(lay({"hand": ["S05"], "team": ["C04"], "sources": ["S01", "S02"]}), "source S05")
    assert prices(source, "pay S01") == ["discard a basic source (1 left)"]
    cards = do(lay({"hand": ["C10", "C11", "C12"], "team": ["C07"], "sources": ["S80"]}), "activate S80")
    assert prices(cards, "pay C10") == ["discard 2 cards (1 left)"]


@pytest.mark.rule("HEROES-12.11")
def test_what_is_told_to_be_left_is_left() -> None:
    table = lay({"hand": ["Q05"], "team": ["C07"], "reserve": 3})
    assert prices(table, "equip Q05") == ["2 energy (1 left in your reserve)"]
    assert do(table, "equip Q05").view()["players"][0]["reserve"] == 1
