"""NAIPES 2.11: what each seat sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from naipes.field import lay
from naipes.looking import hand, mentioned, shown
from table import Table

WATCHING = (0, 1, None)


def secret_table(**changed: Any) -> Table:
    """A table with something in every place; seat 1 and a spectator may know nothing of what `changed` changes."""
    position: dict[str, Any] = {
        "rulers": ["K", "J"],
        "used": [False, True],
        "turn": 6,
        "hands": [["6S", "AD", "2H"], ["4H", "9H"]],
        "slots": [{"C": ["9C", "2C"], "D": ["7D (down)"], "W": ["2S+5H"]}, {"C": ["8C"], "H": ["10H (down)"]}],
        "commanders": [["AC"], ["AS", "AH"]],
        "deck": ["10C", "3C", "4C", "5C", "6C"],
        "discard": ["..."],
    }
    return lay(**{**position, **changed})


@pytest.mark.rule("NAIPES-8.1", "NAIPES-8.4")
def test_all_that_is_public_is_seen_by_a_spectator_and_nothing_else() -> None:
    view = secret_table(main=0, add=1, bought=True, acted=True).view(None)
    assert view.pop("options")["king_entry"] == "face_up"
    sides = [{name: value for name, value in side.items() if name != "hand"} for side in view.pop("players")]
    assert sides == [
        {
            "ruler": "K",
            "used": False,
            "hand_size": 3,
            "commanders": ["AC"],
            "slots": {
                "C": [{"cards": ["9C"], "value": 9, "up": True}, {"cards": ["2C"], "value": 2, "up": True}],
                "S": [],
                "W": [{"cards": ["2S", "5H"], "value": 7, "up": True}],
                "H": [],
                "D": [{"up": False}],
            },
        },
        {
            "ruler": "J",
            "used": True,
            "hand_size": 2,
            "commanders": ["AS", "AH"],
            "slots": {
                **{slot: [] for slot in "SWD"},
                "C": [{"cards": ["8C"], "value": 8, "up": True}],
                "H": [{"up": False}],
            },
        },
    ]
    columns = view.pop("columns")
    assert [columns[name]["totals"] for name in "CSWHD"] == [[12, 8], [0, 1], [7, 0], [0, None], [None, 0]]
    assert view == {
        "game": "naipes",
        "seat": None,
        "phase": "action",
        "turn": 6,
        "active": 0,
        "main": 0,
        "add": 1,
        "flags": {"bought": True, "joker_active": False, "acted": True},
        "final_seat": None,
        "deck": 5,
        "discard": 20,
        "shown": None,
        "dealt": None,
        "prompt": {"seat": 0, "kind": "action"},
        "outcome": None,
    }


@pytest.mark.rule("NAIPES-8.1")
def test_the_public_part_is_the_same_for_everyone() -> None:
    table = secret_table(deck=[], final_seat=0)
    for seat in (0, 1):
        seen, public = table.view(seat), table.view(None)
        for name in ("options", "turn", "active", "main", "add", "flags", "final_seat", "deck", "discard", "prompt"):
            assert seen[name] == public[name]
        assert seen["final_seat"] == 0
        assert seen["seat"] == seat


@pytest.mark.rule("NAIPES-8.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = secret_table()
    assert hand(table, 0) == {"6S", "AD", "2H"}
    assert hand(table, 1) == {"4H", "9H"}
    assert mentioned(table.view(0)["players"][1]) == {"8C", "AS", "AH"}
    assert mentioned(table.view(1)["players"][0]) == {"AC", "9C", "2C", "2S", "5H"}


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.4")
def test_a_face_down_unit_is_seen_by_its_owner_only() -> None:
    table = secret_table()
    assert table.view(0)["players"][0]["slots"]["D"] == [{"cards": ["7D"], "value": 7, "up": False}]
    assert table.view(1)["players"][0]["slots"]["D"] == [{"up": False}]
    assert table.view(1)["players"][1]["slots"]["H"] == [{"cards": ["10H"], "value": 10, "up": False}]
    assert table.view(0)["players"][1]["slots"]["H"] == [{"up": False}]
    assert "7D" not in mentioned(table.view(1), table.view(None))
    assert "10H" not in mentioned(table.view(0), table.view(None))


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.3")
@pytest.mark.parametrize(
    ("actions", "seen"),
    [
        (["commander AD", "use"], {"10C", "3C", "4C"}),
        (["commander AC"], {"2D", "3D"}),
        (["governor"], {"2D", "3D"}),
        (["governor", "king_play place 2D D"], {"3D"}),
    ],
)
def test_what_a_seat_is_shown_stays_with_it_while_the_question_is_open(actions: list[str], seen: set[str]) -> None:
    table = lay(
        rulers=["K", "Q"],
        hands=[["AD", "AC"], ["..."]],
        deck=["10C", "3C", "4C", "5C", "6C"],
        discard=["2D", "3D"],
    ).play(*actions)
    assert shown(table, 0) == seen
    assert mentioned(table.view(None)) <= {"AD", "AC", "2D"} - seen
    assert not seen & mentioned(table.view(1))
    assert not seen & mentioned(table.heard(1))
    while table.legal()[-1] != "pass":
        table.play(table.legal()[-1])
    assert shown(table, 0) == set()


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.3")
def test_the_jack_alone_sees_the_deck() -> None:
    table = lay(rulers=["J", "Q"], deck=["9S", "2C", "AH"], hands=[[], ["4H"]], discard=["..."]).play("governor")
    assert shown(table, 0) == {"9S", "2C", "AH"}
    assert mentioned(table.view(1)) == {"4H"}
    assert mentioned(table.view(None), table.heard(1)) == set()


@pytest.mark.rule("NAIPES-8.3")
@pytest.mark.parametrize("seat", WATCHING)
def test_the_order_of_the_deck_is_hidden_from_both(seat: int | None) -> None:
    one = secret_table(hands=[["3D"], []])
    other = secret_table(hands=[["3D"], []], deck=["6C", "3C", "10C", "5C", "4C"])
    assert one.view(seat) == other.view(seat)
    for table in (one, other):
        table.play("convert", "governor", "none")
    assert one.view(seat) == other.view(seat)
    assert one.heard(seat) == other.heard(seat)


@pytest.mark.rule("NAIPES-8.3", "NAIPES-1.5")
@pytest.mark.parametrize("seat", WATCHING)
def test_the_contents_of_deck_and_discard_are_hidden_from_both(seat: int | None) -> None:
    one = secret_table(deck=["10C", "3C", "4C"], discard=["3D", "..."])
    other = secret_table(deck=["3D", "9D", "8D"], discard=["..."], seed=8)
    assert one.view(seat) == other.view(seat)


@pytest.mark.rule("NAIPES-8.3", "NAIPES-2.2")
@pytest.mark.parametrize("seat", WATCHING)
def test_removed_rulers_are_hidden_for_good(seat: int | None) -> None:
    one = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]], seed=2).play("choose_ruler K", "choose_ruler X")
    other = lay(phase="rulers", dealt=[["K", "Q"], ["J", "X"]], seed=2).play("choose_ruler K", "choose_ruler X")
    assert one.view(seat) == other.view(seat)
    assert one.heard(seat) == other.heard(seat)


@pytest.mark.rule("NAIPES-8.3", "NAIPES-8.2")
@pytest.mark.parametrize("seat", [1, None])
def test_nothing_of_a_hand_or_a_hidden_unit_reaches_the_others(seat: int | None) -> None:
    one = secret_table()
    other = secret_table(
        hands=[["10D", "AD", "3S"], ["4H", "9H"]],
        slots=[{"C": ["9C", "2C"], "D": ["6S (down)"], "W": ["2S+5H"]}, {"C": ["8C"], "H": ["10H (down)"]}],
        deck=["7D", "10C", "5C", "8S", "2D"],
    )
    assert one.view(seat) == other.view(seat)
    for table, card in ((one, "6S"), (other, "3S")):
        table.play(f"place {card} S", "commander AD", "use", f"take {top(table)}")
    assert one.view(seat) == other.view(seat)
    assert one.heard(seat) == other.heard(seat)


def top(table: Table) -> str:
    """The first card of the deck."""
    found: str = table.state.save()["table"]["deck"][0]
    return found


@pytest.mark.rule("NAIPES-8.4")
def test_a_hidden_pair_looks_like_a_hidden_soldier() -> None:
    single = lay(hands=[["8D", "AC", "3C"], []], deck=["..."]).play("place 8D D")
    forged = lay(hands=[["2S", "8D", "AC", "3C"], []], deck=["..."]).play("place 2S+8D D")
    assert single.heard(1) == forged.heard(1)
    one, other = single.view(1), forged.view(1)
    assert one["players"][0]["hand_size"] == other["players"][0]["hand_size"] == 2
    assert one["players"] == other["players"]


@pytest.mark.rule("NAIPES-8.6")
@pytest.mark.parametrize("seat", WATCHING)
def test_no_view_contains_the_seed_or_the_generator(seat: int | None) -> None:
    tables = [secret_table(seed=seed) for seed in (1, 2**40 + 12345, "a secret of the table")]
    for table in tables:
        table.play("convert", "commander AD", "use")
        table.state.rng.below(1000)
    views = [json.dumps([table.view(seat), table.heard(seat)]) for table in tables]
    assert views[0] == views[1] == views[2]
    for word in ("seed", "rng", "generator", "secret of", "12345"):
        assert word not in views[2]


@pytest.mark.rule("NAIPES-8.6")
@pytest.mark.parametrize("seat", WATCHING)
def test_a_scripted_future_is_not_seen_either(seat: int | None) -> None:
    one = secret_table(shuffles=[["6C", "5C", "4C", "3C"]])
    other = secret_table(shuffles=[["3C", "4C", "5C", "6C"]])
    for table in (one, other):
        table.play("commander AD", "use", "take 10C")
    assert one.view(seat) == other.view(seat)
    assert one.heard(seat) == other.heard(seat)
