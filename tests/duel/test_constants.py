"""DUEL-0: constants, randomness, and options that do not go together."""

from __future__ import annotations

from typing import Any, cast

import pytest

import carteado
from carteado.games.duel.board import Config
from duel.board import A, B, deal, lay
from duel.looking import bonus, hand
from table import do, refused, scores

CONSTANTS = {
    "hand_start": 6,
    "mulligan_max": 3,
    "second_extra_cards": 1,
    "second_sparks": 1,
    "draw_per_turn": 1,
    "fatigue_loss": 1,
    "hero_draw_cost": 1,
    "loyalty_base": 1,
    "hero_hp_bonus": 0,
    "hand_max": 10,
    "deck_size": 40,
    "max_copies": 3,
    "trap_max": 5,
    "turn_limit": 200,
    "effect_limit": 200,
    "strike_back": True,
}

OPTIONS: dict[str, tuple[Any, list[Any]]] = {
    "second_extra_cards": (1, [*range(4)]),
    "second_sparks": (1, [*range(4)]),
    "hand_start": (6, [*range(3, 9)]),
    "hand_max": (10, [*range(5, 100)]),
    "deck_size": (40, [*range(20, 81)]),
    "max_copies": (3, [*range(1, 81)]),
    "hero_hp_bonus": (0, [*range(-10, 31)]),
    "strike_back": (True, [False, True]),
    "fatigue_loss": (1, [*range(11)]),
    "hero_draw_cost": (1, [*range(6)]),
    "loyalty_base": (1, [*range(6)]),
    "trap_max": (5, [*range(1, 11)]),
    "defenders_ready": (False, [False, True]),
}


@pytest.mark.rule("DUEL-0.1")
@pytest.mark.parametrize(("name", "value"), CONSTANTS.items())
def test_every_constant_lives_in_the_configuration(name: str, value: object) -> None:
    assert getattr(Config(), name) == value


@pytest.mark.rule("DUEL-0.1")
def test_the_rules_ask_the_configuration_for_the_constants_that_are_no_options() -> None:
    table = lay(a={"hero_enchants": ["NEU-19"] * 9, "deck": ["EMB-01"] * 9}, turn=6, active=B)
    config = cast(Any, table.state).config
    config.draw_per_turn, config.effect_limit, config.turn_limit = 3, 4, 7
    do(table, "end_turn")
    assert (hand(table, A), bonus(table, A)) == (["EMB-01"] * 3, 4)
    do(table, "end_turn")
    assert scores(table) == [0.5, 0.5]


@pytest.mark.rule("DUEL-0.2")
def test_a_seed_and_the_decisions_reproduce_the_game() -> None:
    game = carteado.load("duel")
    first, again, other = (game.new(seed=seed) for seed in (7, 7, 8))
    assert first.digest() == again.digest()
    assert first.view(0)["players"][0]["hand"] != other.view(0)["players"][0]["hand"]
    for step in range(400):
        if first.decision is None:
            break
        action = first.legal()[step * 7919 % len(first.legal())]
        first.apply(action)
        again.apply(action)
        assert first.digest() == again.digest()


@pytest.mark.rule("DUEL-0.2")
def test_looking_uses_no_randomness() -> None:
    table = deal(seed=3)
    before = table.state.digest()
    for seat in (A, B, None):
        table.view(seat)
    table.legal()
    assert table.state.digest() == before


@pytest.mark.rule("DUEL-0.3")
@pytest.mark.parametrize(("name", "default", "allowed"), [(name, *values) for name, values in OPTIONS.items()])
def test_the_options_have_their_defaults_and_ranges(name: str, default: object, allowed: list[Any]) -> None:
    game = carteado.load("duel")
    options = {option.name: option for option in game.options}
    assert game.setup().options[name] == default
    assert sorted(options[name].values) == allowed


@pytest.mark.rule("DUEL-0.3", "DUEL-0.4")
@pytest.mark.parametrize(("name", "values"), [(name, values) for name, (_, values) in OPTIONS.items()])
def test_a_value_outside_its_range_is_refused(name: str, values: list[Any]) -> None:
    wrong: list[Any] = ["maybe"] if isinstance(values[0], bool) else [values[0] - 1, values[-1] + 1, "many"]
    assert {refused("duel", **{name: value}) for value in wrong} == {"option-bad-value"}


@pytest.mark.rule("DUEL-0.3", "DUEL-0.4")
@pytest.mark.parametrize("cards", [3, 4, 8])
def test_the_mulligan_is_at_most_the_opening_hand(cards: int) -> None:
    assert refused("duel", hand_start=cards, mulligan_max=cards) is None
    for wrong in (cards + 1, -1):
        assert refused("duel", hand_start=cards, mulligan_max=wrong) == "option-bad-value"


@pytest.mark.rule("DUEL-0.4")
@pytest.mark.parametrize(
    ("start", "extra", "sparks", "most", "fits"),
    [
        (6, 1, 1, 8, True),
        (6, 1, 1, 7, False),
        (8, 1, 1, 10, True),
        (8, 2, 1, 10, False),
        (8, 1, 2, 10, False),
        (3, 1, 1, 5, True),
        (3, 2, 1, 5, False),
        (8, 3, 3, 14, True),
        (8, 3, 3, 13, False),
    ],
)
def test_the_second_players_opening_hand_must_fit(start: int, extra: int, sparks: int, most: int, fits: bool) -> None:
    options: dict[str, Any] = {
        "hand_start": start,
        "second_extra_cards": extra,
        "second_sparks": sparks,
        "hand_max": most,
    }
    assert refused("duel", **options) == (None if fits else "option-bad-value")


@pytest.mark.rule("DUEL-0.4")
def test_the_smallest_deck_is_enough_for_the_largest_opening() -> None:
    """8 + 8 + 3 = 19 of 20 cards: no allowed deck is too small, and everybody has as many cards as promised."""
    shards = "; 20 SHD-E"
    options: dict[str, Any] = {
        "deck_size": 20,
        "hand_start": 8,
        "mulligan_max": 8,
        "second_extra_cards": 3,
        "hand_max": 99,
        "deck_0": f"EMB-H1{shards}",
        "deck_1": f"ROO-H1{shards}",
    }
    table = deal(**options)
    for _ in range(16):
        table.play(table.legal()[0])
    assert [side["hand_count"] for side in table.view(None)["players"]] == [9, 12]
    assert [side["deck_count"] for side in table.view(None)["players"]] == [11, 9]
