"""Bots: repeatable, better than chance in the right order, quick to answer, and never told a secret."""

from __future__ import annotations

import time

import pytest

import carteado
from carteado.bots import bot_names, make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Bot, Perspective
from carteado.core.rng import fork, seeded


def bots(game: carteado.Game, specs: list[str], seed: int) -> list[Bot]:
    thinking = seeded(-1 - seed)
    return [make_bot(game, spec, fork(thinking)) for spec in specs]


def score(id: str, first: str, second: str, pairs: int) -> float:
    """The share of the first bot over pairs of the same deal with swapped seats."""
    game = carteado.load(id)
    total = 0.0
    for seed in range(pairs):
        for swap in (0, 1):
            state = game.new(seed=seed)
            play_out(state, bots(game, [first, second] if swap == 0 else [second, first], seed))
            outcome = state.outcome()
            assert outcome is not None
            total += outcome.scores[swap]
    return total / (2 * pairs)


@pytest.mark.parametrize("id", carteado.names())
@pytest.mark.parametrize("spec", ["random", "greedy:2", "search:20"])
def test_the_same_seed_gives_the_same_match(id: str, spec: str) -> None:
    game = carteado.load(id)
    hashes = set()
    for _ in range(2):
        state = game.new(seed=3)
        play_out(state, bots(game, [spec] * state.setup.seats, 3))
        hashes.add(state.digest())
    assert len(hashes) == 1


def test_greedy_beats_random_in_naipes() -> None:
    assert score("naipes", "greedy", "random", 20) > 0.9


def test_search_beats_random_in_naipes() -> None:
    assert score("naipes", "search:150", "random", 8) > 0.8


def test_greedy_outlasts_random_in_siege() -> None:
    game = carteado.load("siege")
    turns = {}
    for spec in ("random", "greedy", "search:200"):
        lasted = 0
        for seed in range(12):
            state = game.new(seed=seed)
            play_out(state, bots(game, [spec], seed))
            lasted += state.view(0)["outcome"]["turns"]
        turns[spec] = lasted
    assert turns["random"] < turns["greedy"]
    assert turns["random"] < turns["search:200"]


def test_search_by_time_answers_in_time() -> None:
    game = carteado.load("naipes")
    state = game.new(seed=1)
    bot = make_bot(game, "search:100ms", seeded(1))
    start = time.process_time()  # how busy the machine is does not matter
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    assert state.decision is not None
    assert bot.choose(Perspective(state, state.decision.seat)) in state.legal()
    assert time.process_time() - start < 2.0


def test_a_perspective_offers_nothing_while_another_is_asked() -> None:
    state = carteado.load("naipes").new(seed=1)
    assert Perspective(state, 0).legal() == state.legal()
    assert Perspective(state, 1).legal() == ()


def test_an_imagined_world_is_not_the_real_one() -> None:
    state = carteado.load("naipes").new(seed=1)
    before = state.digest()
    world = Perspective(state, 0).imagine(seeded(2))
    world.apply(world.legal()[0])
    assert state.digest() == before


@pytest.mark.parametrize(
    "spec",
    ["search:0", "search:-1", "search:x", "greedy:0", "random:3", "search:99999999999", f"search:{'9' * 5000}ms"],
)
def test_a_bad_strength_is_refused(spec: str) -> None:
    with pytest.raises(carteado.Invalid, match="bot-bad-strength"):
        make_bot(carteado.load("siege"), spec, seeded(1))


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    siege = carteado.load("siege")
    with pytest.raises(carteado.Invalid) as refused:
        make_bot(siege, "serch", seeded(1))
    assert refused.value.facts["near"] == "search"
    assert refused.value.facts["allowed"] == ", ".join(bot_names(siege))
