"""NAIPES 2.13: who is asked what, and what holds at every question."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from naipes.field import lay, random_games
from naipes.looking import PACK, SLOTS, in_play, left, slot
from table import Table, asked, turn

MINE = {"C": ["9C", "2C"], "D": ["7D"], "S": ["6S", "3S"]}
THEIRS = {"S": ["5S", "4S"]}


def table(**changed: Any) -> Table:
    position: dict[str, Any] = {
        "hands": [["AC", "AS", "AH", "AD", "8H"], []],
        "slots": [MINE, THEIRS],
        "deck": ["3C", "4C", "5C", "6C"],
        "discard": ["2H", "3H", "..."],
    }
    return lay(**{**position, **changed})


ASKED: list[tuple[dict[str, Any], list[str], str, set[str]]] = [
    ({}, ["commander AD"], "diamonds_offer", {"use", "decline"}),
    ({}, ["commander AD", "use"], "diamonds_take", {"take"}),
    ({}, ["commander AC"], "clubs_take", {"take", "none"}),
    ({}, ["commander AH"], "hearts_move", {"move", "swap", "none"}),
    ({}, ["commander AS"], "spades_swap", {"spade_swap", "none"}),
    ({"rulers": ["J", "Q"]}, ["governor"], "jack_take", {"take"}),
    ({}, ["governor"], "queen_first", {"move", "swap"}),
    ({}, ["governor", "move C 0 W"], "queen_second", {"move", "stop"}),
    ({"rulers": ["K", "Q"]}, ["governor"], "king_first", {"king_play", "none"}),
    ({"rulers": ["K", "Q"]}, ["governor", "king_play place 2H H"], "king_second", {"king_play", "stop"}),
]

NOT_ASKED: list[tuple[dict[str, Any], list[str]]] = [
    ({"deck": [], "final_seat": 0}, ["commander AD"]),
    ({}, ["commander AD", "decline"]),
    ({}, ["commander AD", "use", "take 3C"]),
    ({"discard": [], "deck": ["..."]}, ["commander AC"]),
    ({}, ["commander AC", "none"]),
    ({}, ["commander AC", "take 2H"]),
    ({"slots": [{"D": ["7D"], "C": ["9C"]}, {}]}, ["commander AH"]),
    ({}, ["commander AH", "none"]),
    ({}, ["commander AH", "move C 1 W"]),
    ({}, ["commander AH", "swap C 1 S 1"]),
    ({"slots": [MINE, {"S": ["9S", "4S"], "C": ["10C"]}]}, ["commander AS", "spade_swap S 1 1"]),
    ({"slots": [MINE, {"C": ["10C"]}]}, ["commander AS"]),
    ({}, ["commander AS", "none"]),
    ({"rulers": ["J", "Q"]}, ["governor", "take 3C"]),
    ({}, ["governor", "swap C 1 S 1"]),
    ({}, ["governor", "move C 0 W", "stop"]),
    ({}, ["governor", "move C 0 W", "move D 0 H"]),
    ({"slots": [{"C": ["9C"], "D": ["7D (down)"]}, {}]}, ["governor", "move C 0 W"]),
    ({"rulers": ["K", "Q"]}, ["governor", "none"]),
    ({"rulers": ["K", "Q"]}, ["governor", "king_play place 2H H", "stop"]),
    ({"rulers": ["K", "Q"]}, ["governor", "king_play place 2H H", "king_play reinforce 3H H"]),
    (
        {"rulers": ["K", "Q"], "discard": ["2H", "AS", "5H"], "deck": ["..."], "hands": [[], []]},
        ["governor", "king_play place 2H H"],
    ),
    ({"rulers": ["X", "Q"]}, ["governor"]),
]


@pytest.mark.rule("NAIPES-3.4", "NAIPES-6.1", "NAIPES-6.13", "NAIPES-6.15")
@pytest.mark.parametrize(("changed", "actions", "kind", "answers"), ASKED)
def test_what_follows_is_asked_of_the_active_seat(
    changed: dict[str, Any], actions: list[str], kind: str, answers: set[str]
) -> None:
    played = table(**changed).play(*actions)
    assert asked(played) == (0, kind)
    assert {answer.split()[0] for answer in played.legal()} == answers
    for seat in (0, 1, None):
        assert played.view(seat)["prompt"] == {"seat": 0, "kind": kind}
        assert played.view(seat)["phase"] == "decision"


@pytest.mark.rule("NAIPES-3.2", "NAIPES-6.1", "NAIPES-6.13", "NAIPES-6.15")
@pytest.mark.parametrize(("changed", "actions"), NOT_ASKED)
def test_a_finished_action_leads_back_to_the_action_phase(changed: dict[str, Any], actions: list[str]) -> None:
    played = table(**changed).play(*actions)
    assert asked(played) == (0, "action")
    assert turn(played) == (1, 0)
    assert "pass" in played.legal()
    assert played.view(None)["phase"] == "action"


@pytest.mark.rule("NAIPES-2.2", "NAIPES-3.2", "NAIPES-7.2")
def test_the_phases_of_a_match() -> None:
    match = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]])
    assert match.view(None)["phase"] == "ruler_choice"
    assert match.play("choose_ruler J").view(None)["phase"] == "ruler_choice"
    assert match.play("choose_ruler Q").view(None)["phase"] == "action"
    over = lay(deck=[], final_seat=0).play("pass")
    assert over.view(None)["phase"] == "over"
    assert over.view(None)["prompt"] is None


@pytest.mark.rule("NAIPES-1.1", "NAIPES-1.9", "NAIPES-6.4", "NAIPES-7.2")
def test_what_holds_at_every_question() -> None:
    for match in random_games(range(25), preset="v1.5"):
        assert sorted(in_play(match)) == sorted(PACK)
        for seat in (0, 1):
            for name in SLOTS:
                held = slot(match, seat, name)
                assert len(held) == 1 or not any("down" in unit for unit in held)
        main, add = left(match)
        assert main in (0, 1)
        assert 0 <= add <= 3
        assert 0 <= turn(match)[0] <= 31


@pytest.mark.rule("NAIPES-2.5", "NAIPES-9.4")
def test_a_match_is_its_seed_and_its_actions() -> None:
    game = carteado.load("naipes")
    for seed in (1, 2, 3, 4, 5, 6, "words"):
        state = game.new(seed=seed)
        played, digests, step = [], [], 7
        while state.decision is not None:
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            played.append(state.legal()[step // 65536 % len(state.legal())])
            state.apply(played[-1])
            digests.append(state.digest())
        again = game.new(seed=seed)
        for action, digest in zip(played, digests, strict=True):
            again.apply(action)
            assert again.digest() == digest
            again = game.load(again.save())
            assert again.digest() == digest
            assert again.clone().digest() == digest
        assert again.decision is None
