"""One import is enough: play, listen, script, find a card."""

from __future__ import annotations

from typing import Any

import pytest

import carteado

AT_A_DECISION: dict[str, dict[str, Any]] = {
    "siege": {"ap": 2},
    "naipes": {},
    "duel": {"players": [{"attack": {2: "EMB-06"}}, {}]},
    "heroes": {"players": [{"team": ["C07"]}, {"team": ["C16"]}]},
    "apotheosis": {},
}
BEFORE_A_TURN: dict[str, dict[str, Any]] = {
    "siege": {"at": "turn"},
    "naipes": {"phase": "turn"},
    "duel": {"at": "turn", "players": [{}, {}]},
    "heroes": {"at": "turn", "players": [{"team": ["C07"]}, {"team": ["C16"]}]},
    "apotheosis": {"at": "turn"},
}


@pytest.mark.parametrize("name", carteado.names())
def test_play_ends_with_a_record_of_every_action(name: str) -> None:
    game = carteado.load(name)
    match = carteado.play(name, ["random"] * game.setup().seats, seed=3)
    assert match.over
    assert match.number == len(match.actions) > 0
    again = carteado.play(game, ["random"] * game.setup().seats, seed=3)
    assert again.state.digest() == match.state.digest()


def test_play_takes_bots_of_ones_own() -> None:
    class First(carteado.Bot):
        def choose(self, table: carteado.Perspective) -> carteado.Action:
            return table.legal()[0]

    match = carteado.play("naipes", [First(), "random"], seed=3)
    assert match.players == ["bot:own", "bot:random"]
    assert match.over


def test_play_refuses_a_bot_that_is_not_known() -> None:
    with pytest.raises(carteado.Invalid, match="bot-unknown"):
        carteado.play("siege", ["oracle"])


@pytest.mark.parametrize("name", AT_A_DECISION)
def test_laying_a_table_is_no_event(name: str) -> None:
    events: list[carteado.Event] = []
    state = carteado.load(name).position(AT_A_DECISION[name], events)
    assert [event.name for event in events] == []
    state.apply(state.legal()[-1])
    assert events


@pytest.mark.parametrize("name", BEFORE_A_TURN)
def test_what_a_position_runs_through_is_heard(name: str) -> None:
    events: list[carteado.Event] = []
    carteado.load(name).position(BEFORE_A_TURN[name], events)
    assert events


def test_the_deal_is_heard() -> None:
    events: list[carteado.Event] = []
    carteado.load("duel").new(seed=7, events=events)
    assert events


def test_dice_can_be_scripted_in_mid_game() -> None:
    siege = carteado.load("siege")
    state = siege.position({"ladders": 3, "ram": 3, "ap": 2})
    state.script(dice=[1])
    state.apply(siege.parse("archers ram"))
    state.script(dice=[6])
    state.apply(siege.parse("archers ladders"))
    units = state.view(0)["units"]
    assert (units["ram"], units["ladders"]) == (3, 4)


def test_a_card_is_found_by_its_name() -> None:
    heroes = carteado.load("heroes")
    state = heroes.position({"players": [{"team": ["C07", "C16"]}, {"team": ["C07"]}]})
    assert state.view(0)["players"][0]["team"][1]["id"] == heroes.named(state, "C16")
    assert heroes.named(state, "C07", seat=0) != heroes.named(state, "C07", seat=1)


@pytest.mark.parametrize(("card", "code"), [("C07", "card-not-one"), ("C01", "card-not-one"), ("C99", "card-unknown")])
def test_a_name_must_mean_one_card(card: str, code: str) -> None:
    heroes = carteado.load("heroes")
    state = heroes.position({"players": [{"team": ["C07"]}, {"team": ["C07"]}]})
    with pytest.raises(carteado.Invalid, match=code):
        heroes.named(state, card)


def test_cards_without_numbers_are_named_as_they_are() -> None:
    siege = carteado.load("siege")
    with pytest.raises(carteado.Invalid, match="cards-unnumbered"):
        siege.named(siege.new(seed=1), "1")
