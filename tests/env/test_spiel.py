"""OpenSpiel's own tests on the games, and what a player may know there."""

from __future__ import annotations

import json
import pickle
import random

import pyspiel
import pytest

from carteado.core.errors import Invalid
from carteado.env.spiel import CardState, register

register()


@pytest.mark.parametrize("id", ["siege", "naipes"])
def test_it_passes_the_random_simulation_of_openspiel(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"carteado(game={id})"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "words", ["game=duel", "game=heroes", "game=heroes,mode=challengers", "game=apotheosis", "game=apotheosis,mode=ffa"]
)
def test_a_long_game_passes_it_too(words: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"carteado({words})"), num_sims=1, serialize=False, verbose=False)


def test_a_game_must_be_named() -> None:
    with pytest.raises(Invalid, match="game-unknown"):
        pyspiel.load_game("carteado")


def table(id: str, moves: int, seed: int = 1) -> CardState:
    state: CardState = pyspiel.load_game(f"carteado(game={id},deals=50)").new_initial_state()
    rng = random.Random(seed)
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_the_deal_is_chance_and_all_deals_are_alike() -> None:
    state = pyspiel.load_game("carteado(game=naipes,deals=50)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.02) for seed in range(50)]


def test_a_clone_goes_its_own_way() -> None:
    state = table("naipes", 12)
    twin = state.clone()
    assert (twin.history(), str(twin)) == (state.history(), str(state))
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert len(twin.history()) == len(state.history()) + 1


def test_a_pickled_state_is_the_same_state() -> None:
    state = table("naipes", 12)
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)


def test_what_a_player_knows_is_what_that_seat_has_heard_and_sees() -> None:
    state = table("naipes", 12)
    assert state.table is not None
    known = json.loads(state.information_state_string(1))
    assert known["view"] == state.table.view(1)
    assert known["heard"] == [event.heard_by(1) for event in state.dealt.heard]
    assert len(known["heard"]) > 5
    hand = state.table.view(0)["players"][0]["hand"]
    assert state.table.view(1)["players"][0]["hand"] == len(hand)


def test_actions_are_told_by_their_texts() -> None:
    state = table("naipes", 0)
    player = state.current_player()
    texts = {state.action_to_string(player, action) for action in state.legal_actions()}
    assert state.table is not None
    assert texts == {state.dealt.rules.action_text(action) for action in state.table.legal()}
