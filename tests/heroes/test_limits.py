"""What is never exceeded, over whole games of any legal actions."""

from __future__ import annotations

from collections import Counter

import pytest

import carteado
from heroes.arena import deal
from heroes.looking import board
from table import Seen, Table, asked, cards, deck

CARDS = carteado.load("heroes").card_data()
UNIQUE = {id for id, data in CARDS.items() if data.get("unique")}
GAMES: list[tuple[str, int]] = [("traditional", 2), ("arena", 3), ("teams", 4), ("challengers", 3), ("mixed", 3)]


def play(table: Table, seed: int) -> Table:
    """One legal action after the other, checking the table at every question."""
    number = seed
    whole = [all_cards(table, seat) for seat in range(len(table.view(None)["players"]))]
    while asked(table) is not None:
        check(table)
        choices = table.state.legal()
        number = number * 48271 % 2147483647 + 11
        table.state.apply(choices[number % len(choices)])
    assert [all_cards(table, seat) for seat in range(len(whole))] == whole
    return table


def check(table: Table) -> None:
    view = table.view(None)
    for seat, side in enumerate(view["players"]):
        check_side(side)
        check_names(side["team"], view["event"])
        if view["phase"] == "main" and view["active"] == seat:
            assert side["fielded"] <= side["field_limit"]
    in_play = Counter(seen["card"] for _, seen in board(table))
    assert all(in_play[id] <= 1 for id in UNIQUE)


def check_side(side: Seen) -> None:
    assert len(side["team"]) <= 4
    assert len(side["sources"]) <= 4
    assert side["places"] <= 4
    assert side["substitutions"] <= 2
    assert side["reserve"] >= 0
    for seen in side["team"]:
        assert 0 <= seen["energy"] <= seen["storage"]
        assert min(seen["speed"], seen["pool"], seen["damage"]) >= 0
        assert 1 <= seen["health"] <= max(1, seen["max_health"])
        attached = cards(seen["actions"])
        assert len(attached) == len(set(attached)) <= 3
    for seen in side["equipment"]:
        assert 1 <= seen["energy"] <= seen["storage"]


def check_names(team: list[Seen], event: Seen | None) -> None:
    """No two of one Earth share a name or an alter-ego, where no Convergence ever let them in."""
    if event is not None and event["card"] == "V13":
        return
    for field in ("name", "alter_ego"):
        shared = Counter((CARDS[id]["earth"], str(CARDS[id][field])) for id in cards(team))
        assert max(shared.values(), default=0) <= 1


def all_cards(table: Table, seat: int) -> Counter[str]:
    """Everything that belongs to that seat, wherever it is."""
    side = table.view(seat)["players"][seat]
    mine = [seen["card"] for owner, seen in board(table) if owner == seat]
    return Counter([*mine, *deck(table, seat), *cards(side["hand"]), *cards(side["dead"])])


@pytest.mark.rule("HEROES-3.1", "HEROES-7.5", "HEROES-8.1", "HEROES-11.2", "HEROES-11.3")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_no_limit_is_ever_exceeded_and_no_card_is_ever_lost(mode: str, seats: int, seed: int) -> None:
    table = play(deal(seed, mode=mode, seats=seats), seed)
    assert table.state.outcome() is not None
