"""HEROES-1.3: what is random, and that nothing else is."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.rng import Scripted
from heroes.arena import P1, end_main, lay, slot_of
from heroes.characters import in_play, tokens
from heroes.looking import hand
from table import asked, deck, do


@pytest.mark.rule("HEROES-1.3")
def test_one_seed_gives_one_game() -> None:
    game = carteado.load("heroes")
    assert game.new(seed=4).digest() == game.new(seed=4).digest()
    assert len({game.new(seed=seed).digest() for seed in range(8)}) == 8


def burning(seed: int) -> bool:
    """Whether a Burn token that is due stays, with the dice of that seed."""
    table = lay({"team": ["C04"]}, {"team": [{"card": "C10", "tokens": ["burn"]}]}, seed=seed, at="resolution")
    return "burn" in tokens(table, "C10")


def confused(seed: int) -> str:
    """Whom confused C10 hits."""
    side = {"team": [{"card": "C10", "tokens": ["confusion"]}, {"card": "C16", "protection": 0}]}
    other = {"team": [{"card": "C14", "protection": 0}, {"card": "C24", "protection": 0}]}
    table = do(slot_of(lay(side, other, seed=seed, at="combat"), "C10"), "use C10 a2")
    return next(card for card in ("C16", "C14", "C24") if in_play(table, card)["damage"] == 1)


@pytest.mark.rule("HEROES-1.3")
def test_every_random_pick_is_uniform() -> None:
    assert 25 <= sum([burning(seed) for seed in range(200)]) <= 75
    hits = [confused(seed) for seed in range(150)]
    assert min(hits.count(card) for card in ("C16", "C14", "C24")) > 30


RANDOM = [
    ("use C20 a2", [2], []),
    ("use C20 a2", [1], ["stun"]),
    ("use C19 a1", [1], ["poison", "silence"]),
    ("use C19 a1", [2], ["poison"]),
]


@pytest.mark.rule("HEROES-1.3")
@pytest.mark.parametrize(("action", "dice", "received"), RANDOM)
def test_chance_and_random_selectors_are_rolled(action: str, dice: list[int], received: list[str]) -> None:
    actor = action.split()[1]
    table = lay({"team": [{"card": actor, "energy": 2}]}, {"team": ["C10", "C12"]}, at="combat")
    do(slot_of(table, actor), action, *(["target C10"] if actor == "C20" else []), dice=dice)
    assert tokens(table, "C10") == received


@pytest.mark.rule("HEROES-1.3", "HEROES-13.10")
@pytest.mark.parametrize(("die", "hit"), [(1, "C10"), (2, "C12")])
def test_fury_rolls_its_target(die: int, hit: str) -> None:
    enemies = [{"card": card, "protection": 0} for card in ("C10", "C12")]
    table = end_main(lay({"team": [{"card": "C01", "tokens": ["fury"]}]}, {"team": enemies}, dice=[die]))
    assert [card for card in ("C10", "C12") if in_play(table, card)["damage"]] == [hit]


@pytest.mark.rule("HEROES-1.3")
def test_a_random_discard_is_rolled() -> None:
    table = lay(
        {"team": [{"card": "C01", "energy": 1, "actions": ["A39"]}]}, {"hand": ["S01", "S02", "S03"], "team": ["C10"]}
    )
    do(end_main(table), "use A39", dice=[2])
    assert (hand(table, P1), deck(table, P1)) == (["S01", "S03"], ["S02"])


@pytest.mark.rule("HEROES-1.3")
def test_nothing_else_is_random() -> None:
    """A turn with a draw, a fielded character, a source, a shot and a fight: no die is rolled, nothing is shuffled."""
    side = {"hand": ["C01", "S01"], "deck": ["A02", "Q01", "A04"], "team": [{"card": "C26", "energy": 2}]}
    table = lay({**side, "equipment": ["Q05"]}, {"team": ["C10", "C12"], "deck": ["S01", "S02", "S03"]}, at="turn")
    table.state.rng = Scripted([1, 1], [[]], table.state.rng)
    do(table, "field C01", "source S01", "activate Q05", "target C12", "allocate C26", "end_main")
    do(table, "use C26 a1", "target C10")
    while asked(table) != (P1, "main"):
        table.play("pass")
    assert isinstance(table.state.rng, Scripted)
    assert (table.state.rng.dice, table.state.rng.orders) == ([1, 1], [[]])
    assert (hand(table, P1), deck(table, P1)) == (["S01", "S02"], ["S03"])
