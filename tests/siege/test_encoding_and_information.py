"""How actions are written, and what the player may see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import carteado
from carteado.core.rng import seeded
from siege.castle import Castle, last_turn, turn
from table import forms

SIEGE = carteado.load("siege")

CANONICAL: dict[str, dict[str, Any]] = {
    "archers ladders": {"type": "archers", "unit": "ladders"},
    "archers ram": {"type": "archers", "unit": "ram"},
    "archers tower": {"type": "archers", "unit": "tower"},
    "boiling_water ladders": {"type": "boiling_water", "unit": "ladders"},
    "boiling_water ram": {"type": "boiling_water", "unit": "ram"},
    "boiling_water tower": {"type": "boiling_water", "unit": "tower"},
    "close_combat": {"type": "close_combat"},
    "close_combat ladders": {"type": "close_combat", "unit": "ladders"},
    "close_combat ram": {"type": "close_combat", "unit": "ram"},
    "close_combat tower": {"type": "close_combat", "unit": "tower"},
    "coupure": {"type": "coupure"},
    "rally": {"type": "rally", "supply": False},
    "rally supply": {"type": "rally", "supply": True},
    "enter_tunnel": {"type": "enter_tunnel"},
    "fast_move castle": {"type": "fast_move", "to": "castle"},
    "fast_move lines": {"type": "fast_move", "to": "lines"},
    "raid": {"type": "raid"},
    "sabotage": {"type": "sabotage"},
    "free_move castle": {"type": "free_move", "to": "castle"},
    "free_move lines": {"type": "free_move", "to": "lines"},
    "extra_ap morale": {"type": "extra_ap", "track": "morale"},
    "extra_ap supplies": {"type": "extra_ap", "track": "supplies"},
    "end_turn": {"type": "end_turn"},
}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"preset": "digest"},
    {"preset": "digest", "cc_dice": "one_target", "cc_fail_loses": False, "fast_move": "any_time"},
    {"allow_futile": True, "cc_mandatory": False, "cc_dice": "one_target"},
]


@pytest.mark.rule("SIEGE-11.1")
@pytest.mark.parametrize("options", OPTIONS)
def test_legal_actions_stand_in_canonical_order_and_all_others_are_refused_unchanged(options: dict[str, Any]) -> None:
    chance = random.Random(1)
    for seed in range(12):
        castle = Castle(at="turn", options=options, seed=seed, ladders=2, ram=1, tower=2, wall=3, soldiers="tunnel_1")
        while castle.reason is None:
            legal = castle.legal()
            assert legal == [action for action in CANONICAL if action in legal]
            assert all(castle.refuses(action) for action in CANONICAL if action not in legal)
            castle.play(chance.choice(legal))
        assert castle.legal() == []
        assert all(castle.refuses(action) for action in CANONICAL)


@pytest.mark.rule("SIEGE-11.1")
def test_the_arguments_stand_in_their_order() -> None:
    castle = Castle(ladders=1, ram=1, tower=1, wall=1, morale=1, soldiers="tunnel_1")
    assert castle.legal() == [
        "archers ladders",
        "archers ram",
        "archers tower",
        "boiling_water ladders",
        "boiling_water ram",
        "boiling_water tower",
        "coupure",
        "rally",
        "rally supply",
        "fast_move castle",
        "fast_move lines",
        "free_move castle",
        "free_move lines",
        "extra_ap morale",
        "extra_ap supplies",
        "end_turn",
    ]
    behind = Castle(ladders=0, ram=4, tower=4, soldiers="lines")
    last = ["extra_ap morale", "extra_ap supplies", "end_turn"]
    assert behind.legal() == ["close_combat", "enter_tunnel", "raid", "sabotage", *last]


@pytest.mark.rule("SIEGE-11.1")
@pytest.mark.parametrize("text", ["", "pray", "archers", "archers castle", "raid twice", "extra_ap wall", "fast_move"])
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(carteado.Invalid):
        SIEGE.parse(text)


@pytest.mark.rule("SIEGE-11.2")
@pytest.mark.parametrize(("text", "written"), CANONICAL.items())
def test_the_json_form_of_an_action(text: str, written: dict[str, Any]) -> None:
    assert forms(SIEGE, SIEGE.parse(text)) == (text, written)
    assert SIEGE.parse_json(written) == SIEGE.parse(text)


@pytest.mark.rule("SIEGE-11.2")
@pytest.mark.parametrize(
    "written",
    [
        {"type": "pray"},
        {"type": "archers"},
        {"type": "archers", "unit": "trebuchets"},
        {"type": "rally", "supply": 1},
        {"type": "raid", "unit": "ram"},
        {"unit": "ram"},
        "raid",
    ],
)
def test_other_json_is_refused(written: Any) -> None:
    with pytest.raises(carteado.Invalid):
        SIEGE.parse_json(written)


@pytest.mark.rule("SIEGE-11.3", "SIEGE-3.2")
def test_after_an_action_the_game_runs_to_the_next_decision_or_the_end() -> None:
    castle = last_turn(1, soldiers="lines", trebuchets=2, shuffles=[[1]])
    assert castle.play("end_turn").changes() == {"supplies": 3, "soldiers": "castle", "morale": 3, "wall": 3}
    assert (castle.view()["day"], castle.view()["card"], castle.ap) == (2, 1, 2)
    assert castle.view()["prompt"] == {"seat": 0, "kind": "action"}
    castle = Castle(wall=0).play("end_turn")
    assert (castle.view()["prompt"], castle.reason) == (None, "surrender_wall")


@pytest.mark.rule("SIEGE-11.3")
@pytest.mark.parametrize("options", OPTIONS)
def test_a_fresh_game_stands_at_the_first_action_phase(options: dict[str, Any]) -> None:
    state = SIEGE.new(seed=3, options=options)
    assert state.view(0)["prompt"] == {"seat": 0, "kind": "action"}
    assert len(state.legal()) > 0
    assert state.view(0)["ap"] in (2, 3)


@pytest.mark.rule("SIEGE-10.2")
@pytest.mark.parametrize("seat", [0, None])
def test_everything_is_public_but_the_order_of_the_deck_and_the_generator(seat: int | None) -> None:
    castle = Castle(
        "Gate Fortified", deck=[5, 1, 6], played=[3, 7, 2], ladders=1, ram=0, tower=None, trebuchets=2, wall=3,
        morale=2, supplies=1, soldiers="tunnel_2", carried=2, ap=1, boiled=True, ap_spent=True,
    )  # fmt: skip
    view = castle.view(seat)
    assert view.pop("options")["cards_per_day"] == 7
    assert {view.pop(name) is None for name in ("strength", "needed", "destinations", "barred", "dangers")} == {False}
    assert view == {
        "game": "siege",
        "day": 2,
        "turn": 4,
        "undrawn": [1, 5, 6],
        "played": [3, 7, 2],
        "card": 4,
        "event": "gate_fortified",
        "units": {"ladders": 1, "ram": 0, "tower": None},
        "trebuchets": 2,
        "tracks": {"wall": 3, "morale": 2, "supplies": 1},
        "soldiers": "tunnel_2",
        "carried": 2,
        "ap": 1,
        "turn_flags": {
            "boiled": True,
            "free_moved": False,
            "entered": False,
            "just_entered": False,
            "extra_used": False,
            "ap_spent": True,
        },
        "prompt": {"seat": 0, "kind": "action"},
        "outcome": None,
    }


@pytest.mark.rule("SIEGE-10.2")
def test_a_view_tells_neither_the_order_of_the_deck_nor_the_seed() -> None:
    seen = {json.dumps(Castle(card=4, deck=deck, seed=seed).view()) for deck, seed in [([1, 5], 271828), ([5, 1], 3)]}
    assert len(seen) == 1
    assert "271828" not in seen.pop()


@pytest.mark.rule("SIEGE-10.2")
def test_a_card_is_heard_of_when_it_is_drawn_and_not_before() -> None:
    one = Castle("Trebuchet Attack", deck=[6, 2, 3]).play("end_turn")
    other = Castle("Trebuchet Attack", deck=[6, 3, 2]).play("end_turn")
    assert one.view() == other.view()
    assert (one.view()["card"], one.view()["event"]) == (6, "cover_of_darkness")
    assert one.heard(0) == other.heard(None)


@pytest.mark.rule("SIEGE-10.2")
def test_what_the_player_imagines_differs_in_the_order_of_the_deck_only() -> None:
    castle = Castle("Rally!", deck=[5, 1, 7, 2, 3, 4], tower=None, carried=1, soldiers="lines", extra_used=True)
    table, orders = castle.state.save()["table"], set()
    for seed in range(300):
        imagined = castle.state.clone()
        imagined.determinize(0, seeded(seed))
        told = imagined.save()["table"]
        orders.add(tuple(told["deck"]))
        assert {**told, "deck": sorted(told["deck"])} == {**table, "deck": [1, 2, 3, 4, 5, 7]}
        assert imagined.view(0) == castle.view()
    assert {order[0] for order in orders} == {1, 2, 3, 4, 5, 7}
    assert len(orders) > 150


@pytest.mark.rule("SIEGE-10.2")
def test_what_the_player_imagines_owes_nothing_to_the_real_order() -> None:
    decks = []
    for deck in ([1, 2, 3, 4, 5], [5, 3, 1, 4, 2]):
        imagined = Castle(card=6, deck=deck, seed=deck[0]).state
        imagined.determinize(0, seeded(8))
        decks.append(imagined.save())
    assert decks[0] == decks[1]


RICH: dict[str, Any] = {
    "ladders": 1, "ram": 0, "tower": 2, "trebuchets": 1, "wall": 1, "morale": 2, "supplies": 3, "soldiers": "lines",
    "carried": 1, "deck": [7, 1], "played": [2, 5, 4, 6], "ap": 3, "boiled": True, "free_moved": True, "entered": True,
    "just_entered": True, "extra_used": True, "ap_spent": True,
}  # fmt: skip


@pytest.mark.parametrize("event", ["Bad Weather", "Boiling Oil"])
def test_a_twin_is_equal_and_independent(event: str) -> None:
    state = Castle(event, **RICH).state
    before, seen = state.digest(), state.view(0)
    twin, loaded = state.clone(), SIEGE.load(json.loads(json.dumps(state.save())))
    assert twin.digest() == loaded.digest() == before
    assert twin.view(0) == loaded.view(0) == seen
    assert twin.legal() == loaded.legal() == state.legal()
    while twin.outcome() is None:
        twin.apply(twin.legal()[-1])
        loaded.apply(loaded.legal()[-1])
    assert twin.digest() == loaded.digest() != before
    assert (state.digest(), state.view(0)) == (before, seen)


def test_a_twin_of_a_lost_game_is_lost() -> None:
    lost = turn("Illness", morale=1, supplies=1).state
    twin, loaded = lost.clone(), SIEGE.load(lost.save())
    assert twin.view(0) == loaded.view(0) == lost.view(0)
    assert twin.legal() == loaded.legal() == ()
