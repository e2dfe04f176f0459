"""NAIPES-8.5: what each seat hears of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from naipes.field import lay
from naipes.looking import mentioned
from table import Table

MINE = {"C": ["9C", "2C"], "D": ["7D"], "H": ["6H"], "W": ["5H", "3S"]}
THEIRS = {"W": ["5S", "4S"]}
HAND = ["6S", "8S", "2D", "3D", "10C", "AD", "AC", "AH", "AS"]


def table(**changed: Any) -> Table:
    position: dict[str, Any] = {
        "hands": [HAND, ["4H", "9H"]],
        "slots": [MINE, THEIRS],
        "deck": ["3C", "4C", "5C", "6C"],
        "discard": ["7H", "..."],
        "add": 3,
    }
    return lay(**{**position, **changed})


# What is played, what the actor alone knows of it, and what all hear.
PLAYED: list[tuple[dict[str, Any], list[str], set[str], set[str]]] = [
    ({}, ["place 6S S"], {"6S"}, set()),
    ({}, ["place 8S+2D S"], {"8S", "2D"}, set()),
    ({}, ["reinforce 3D D"], set(), {"3D"}),
    ({}, ["substitute 3D D 0"], {"3D"}, {"7D"}),
    ({"options": {"lone_substitute": "face_up"}}, ["substitute 3D D 0"], set(), {"3D", "7D"}),
    ({}, ["substitute 10C C 0"], set(), {"10C", "9C"}),
    ({}, ["substitute 8S+2D W 0"], set(), {"8S", "2D", "5H"}),
    ({}, ["buy 6S"], {"6S", "3C"}, set()),
    ({}, ["convert"], set(), set()),
    ({}, ["commander AD", "decline"], set(), {"AD"}),
    ({}, ["commander AD", "use", "take 5C"], {"5C"}, {"AD"}),
    ({}, ["commander AC", "none"], set(), {"AC"}),
    ({}, ["commander AC", "take 7H"], {"7H"}, {"AC"}),
    ({}, ["commander AH", "none"], set(), {"AH"}),
    ({}, ["commander AH", "move C 1 S"], set(), {"AH", "2C"}),
    ({}, ["commander AH", "swap W 1 H 0"], set(), {"AH", "3S", "6H"}),
    ({}, ["commander AS", "spade_swap W 1 1"], set(), {"AS", "3S", "4S"}),
    ({}, ["governor", "move C 0 S", "move C 0 H"], set(), {"9C", "2C"}),
    ({}, ["governor", "swap H 0 D 0"], set(), {"6H", "7D"}),
    ({"rulers": ["J", "Q"]}, ["governor", "take 5C"], set(), {"5C"}),
    ({"rulers": ["K", "Q"]}, ["governor", "king_play substitute 7H H 0"], set(), {"7H", "6H"}),
    ({"rulers": ["K", "Q"]}, ["governor", "none"], set(), set()),
    ({"rulers": ["X", "Q"]}, ["governor"], set(), set()),
    ({"options": {"pass_and_draw": True}}, ["pass_and_draw"], {"3C"}, set()),
]


@pytest.mark.rule("NAIPES-8.5", "NAIPES-R36")
@pytest.mark.parametrize(("changed", "actions", "own", "public"), PLAYED)
def test_cards_heard_by_the_actor_and_by_the_others(
    changed: dict[str, Any], actions: list[str], own: set[str], public: set[str]
) -> None:
    drawn_next = {"4C"} if actions == ["pass_and_draw"] else set()
    assert mentioned(table(**changed).play(*actions).heard(0)) == own | public
    assert mentioned(table(**changed).play(*actions).heard(1)) == public | drawn_next
    assert mentioned(table(**changed).play(*actions).heard(None)) == public


@pytest.mark.rule("NAIPES-8.5")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    ("changed", "action", "event"),
    [
        ({}, "place 6S S", {"event": "placed", "slot": "S", "cost": "main", "up": False}),
        ({}, "reinforce 3D D", {"event": "reinforced", "slot": "D", "cost": "additional", "cards": ["3D"], "up": True}),
        ({}, "reinforce 2D D", {"event": "reinforced", "slot": "D", "cost": "additional", "cards": ["2D"]}),
        (
            {},
            "substitute 10C C 0",
            {"event": "substituted", "slot": "C", "cost": "main", "cards": ["10C"], "replaced": ["9C"], "up": True},
        ),
        (
            {},
            "substitute 3D D 0",
            {"event": "substituted", "slot": "D", "cost": "main", "replaced": ["7D"], "up": False},
        ),
        ({}, "commander AD", {"event": "commanded", "card": "AD", "cost": "additional"}),
        ({}, "governor", {"event": "governed", "ruler": "Q", "cost": "additional"}),
        ({"rulers": ["X", "Q"]}, "governor", {"event": "governed", "ruler": "X", "cost": "free"}),
        ({}, "buy 6S", {"event": "bought", "cost": "two_additional"}),
        ({}, "convert", {"event": "converted", "cost": "main"}),
        ({}, "pass", {"event": "passed"}),
        ({"options": {"pass_and_draw": True}}, "pass_and_draw", {"event": "passed", "draws": True}),
    ],
)
def test_all_hear_the_type_the_cost_and_the_slot_of_an_action(
    changed: dict[str, Any], action: str, event: dict[str, Any], seat: int | None
) -> None:
    heard = table(**changed).play(action).heard(seat)[0]
    assert {name: heard.get(name) for name in event} == event
    assert heard["seat"] == 0


@pytest.mark.rule("NAIPES-8.5")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    ("actions", "event"),
    [
        (["commander AH", "move C 1 S"], {"event": "moved", "slot": "C", "to": "S", "cards": ["2C"]}),
        (["governor", "move C 1 H"], {"event": "moved", "slot": "C", "to": "H", "cards": ["2C"]}),
        (
            ["governor", "swap W 0 H 0"],
            {"event": "swapped", "slot": "W", "to": "H", "cards": ["5H"], "cards2": ["6H"]},
        ),
        (
            ["commander AS", "spade_swap W 1 1"],
            {"event": "exchanged", "slot": "W", "to": "W", "cards": ["3S"], "cards2": ["4S"]},
        ),
    ],
)
def test_all_hear_which_units_went_where(actions: list[str], event: dict[str, Any], seat: int | None) -> None:
    heard = table().play(*actions).heard(seat)[-1]
    assert heard == {"seat": 0, **event}


@pytest.mark.rule("NAIPES-8.5")
@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize(
    ("ruler", "actions", "event"),
    [
        ("Q", ["commander AD", "use", "take 5C"], {"event": "took", "pile": "deck"}),
        ("Q", ["commander AC", "take 7H"], {"event": "took", "pile": "discard"}),
        ("J", ["governor", "take 5C"], {"event": "took", "pile": "deck", "card": "5C"}),
        ("Q", ["commander AD", "decline"], {"event": "declined", "answer": "decline"}),
        ("Q", ["commander AC", "none"], {"event": "declined", "answer": "none"}),
        ("Q", ["governor", "move C 0 S", "stop"], {"event": "declined", "answer": "stop"}),
        ("K", ["governor", "none"], {"event": "declined", "answer": "none"}),
    ],
)
def test_the_others_hear_the_type_of_every_answer(
    ruler: str, actions: list[str], event: dict[str, Any], seat: int | None
) -> None:
    heard = table(rulers=[ruler, "Q"]).play(*actions).heard(seat)
    assert {"seat": 0, **event} in heard


@pytest.mark.rule("NAIPES-8.5")
@pytest.mark.parametrize(
    ("ruler", "actions", "pile"),
    [
        ("Q", ["commander AD", "use"], "deck"),
        ("Q", ["commander AC"], "discard"),
        ("J", ["governor"], "deck"),
        ("K", ["governor"], "discard"),
    ],
)
def test_looking_at_a_pile_is_heard_by_all_without_its_contents(ruler: str, actions: list[str], pile: str) -> None:
    for seat in (0, 1, None):
        heard = table(rulers=[ruler, "Q"]).play(*actions).heard(seat)
        looks = [event for event in heard if event["event"] == "looked"]
        assert [(event["seat"], event["pile"]) for event in looks] == [(0, pile)]
        assert mentioned(looks) == set()


@pytest.mark.rule("NAIPES-6.7", "NAIPES-6.8", "NAIPES-6.12", "NAIPES-8.5")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    ("deck", "ruler", "actions", "times"),
    [
        (["3C", "4C"], "Q", ["commander AD", "use", "take 3C"], 1),
        (["3C", "4C"], "J", ["governor", "take 3C"], 1),
        (["3C"], "J", ["governor", "take 3C"], 0),
        (["3C", "4C"], "Q", ["commander AC", "take 7H"], 0),
    ],
)
def test_all_hear_that_a_deck_that_was_looked_at_is_shuffled(
    deck: list[str], ruler: str, actions: list[str], times: int, seat: int | None
) -> None:
    heard = table(deck=deck, rulers=[ruler, "Q"]).play(*actions).heard(seat)
    assert heard.count({"event": "shuffled", "seat": 0}) == times


@pytest.mark.rule("NAIPES-8.5", "NAIPES-3.1")
def test_cards_turned_up_are_heard_by_all_and_the_draw_by_its_seat() -> None:
    for seat in (0, 1, None):
        played = lay(hands=[["2C", "8H"], []], deck=["9S", "7S", "..."]).play("place 2C+8H H", "pass")
        played.heard(seat)
        played.play("pass")
        heard = played.heard(seat)
        turned = [event for event in heard if event["event"] == "turned_up"]
        assert [(event["slot"], event["cards"]) for event in turned] == [("H", ["2C", "8H"])]
        drew = [event for event in heard if event["event"] == "drew"]
        assert [event.get("card") for event in drew] == (["7S"] if seat == 0 else [None])


@pytest.mark.rule("NAIPES-8.5", "NAIPES-7.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_last_cards_turned_up_are_heard_by_all(seat: int | None) -> None:
    last = lay(deck=[], final_seat=0, slots=[{"C": ["5C (down)"]}, {"S": ["9S (down)"]}]).play("pass")
    turned = [event for event in last.heard(seat) if event["event"] == "turned_up"]
    assert sorted((event["seat"], event["slot"], event["cards"]) for event in turned) == [
        (0, "C", ["5C"]),
        (1, "S", ["9S"]),
    ]


@pytest.mark.rule("NAIPES-8.5")
def test_hands_are_dealt_in_secret() -> None:
    dealt = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]], options={"first_player": "0"})
    dealt.play("choose_ruler J", "choose_ruler Q")
    own = [set(dealt.view(seat)["players"][seat]["hand"]) for seat in (0, 1)]
    assert dealt.state.events is not None
    for seat in (0, 1):
        assert mentioned([event.heard_by(seat) for event in dealt.state.events]) == own[seat]
    assert mentioned(dealt.heard(None)) == set()


@pytest.mark.rule("NAIPES-8.5", "NAIPES-2.2")
def test_a_choice_of_ruler_is_heard_and_shown_when_both_are_made() -> None:
    choosing = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]]).play("choose_ruler K")
    assert choosing.state.events is not None
    first = choosing.state.events[0]
    assert first.heard_by(0) == {"event": "chose", "seat": 0, "ruler": "K"}
    assert first.heard_by(1) == first.heard_by(None) == {"event": "chose", "seat": 0}
    choosing.play("choose_ruler X")
    second, third = choosing.state.events[1:3]
    assert second.heard_by(1) == {"event": "chose", "seat": 1, "ruler": "X"}
    assert second.heard_by(0) == second.heard_by(None) == {"event": "chose", "seat": 1}
    for seat in (0, 1, None):
        assert third.heard_by(seat) == {"event": "revealed", "rulers": ["K", "X"]}


@pytest.mark.rule("NAIPES-8.5", "NAIPES-3.5", "NAIPES-7.1", "NAIPES-7.8")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_hear_the_turns_the_last_card_and_the_result(seat: int | None) -> None:
    last = lay(turn=4, deck=["9S"], hands=[[], []], slots=[{"C": ["5C"]}, {}]).play("pass", "pass")
    heard = [event for event in last.heard(seat) if event["event"] in ("began", "emptied")]
    assert heard == [
        {"event": "began", "seat": 1, "turn": 5},
        {"event": "emptied", "seat": 1, "final_seat": 0},
        {"event": "began", "seat": 0, "turn": 6},
    ]
    last.play("pass")
    outcome = last.state.outcome()
    assert outcome is not None
    assert last.heard(seat)[-1] == {"event": "ended", "reason": "columns", **outcome.facts}
