"""The generator: fair, repeatable, saved and scripted."""

from __future__ import annotations

from collections import Counter

import pytest

from carteado.core.rng import Pcg, Rng, Scripted, Secret, fork, load_rng, seeded

SEEDS: list[int | str] = [0, 7, "a secret"]


def draws(rng: Rng, count: int = 50, n: int = 1000) -> list[int]:
    return [rng.below(n) for _ in range(count)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_gives_the_same_stream(seed: int | str) -> None:
    assert draws(seeded(seed)) == draws(seeded(seed))


def test_neighbouring_seeds_are_unrelated() -> None:
    streams = [tuple(draws(seeded(seed), 8)) for seed in range(200)]
    assert len(set(streams)) == 200
    firsts = Counter(stream[0] // 250 for stream in streams)
    assert all(25 < firsts[quarter] < 80 for quarter in range(4))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_die_is_fair(seed: int | str) -> None:
    """Chi-squared over 12,000 rolls; 20.5 is exceeded once in a thousand fair dice."""
    rng = seeded(seed)
    counts = Counter(rng.roll(6) for _ in range(12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


@pytest.mark.parametrize("seed", SEEDS)
def test_two_rolls_in_a_row_are_independent(seed: int | str) -> None:
    """Chi-squared over 36 pairs; 66.6 is exceeded once in a thousand."""
    rng = seeded(seed)
    counts = Counter((rng.roll(6), rng.roll(6)) for _ in range(18_000))
    assert sum((counts[a, b] - 500) ** 2 / 500 for a in range(1, 7) for b in range(1, 7)) < 66.6


@pytest.mark.parametrize("seed", SEEDS)
def test_every_order_of_a_shuffle_is_as_likely(seed: int | str) -> None:
    """Chi-squared over the 24 orders of four cards; 49.7 is exceeded once in a thousand."""
    rng = seeded(seed)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7


@pytest.mark.parametrize("rng", [Pcg(12345), Secret("x"), Scripted([3, 4], [[2, 1]], Pcg(9))])
def test_copies_and_saves_go_on_alike_and_apart(rng: Rng) -> None:
    rng.below(10)
    twin, loaded = rng.copy(), load_rng(rng.save())
    ahead = [[stream.roll(6) for _ in range(5)] + draws(stream) for stream in (rng, twin, loaded)]
    assert ahead[0] == ahead[1] == ahead[2]


def test_a_fork_does_not_follow_its_parent() -> None:
    parent = seeded(1)
    child = fork(parent)
    assert draws(child) != draws(parent)


def test_a_script_comes_first_and_then_the_stream() -> None:
    rng = Scripted([6, 1], [[3, 1]], Pcg(5))
    assert [rng.roll(6), rng.roll(6)] == [6, 1]
    assert rng.roll(6) == Pcg(5).roll(6)
    cards = [1, 2, 3, 4]
    rng.shuffle(cards)
    assert cards[:2] == [3, 1]
    assert sorted(cards) == [1, 2, 3, 4]


def test_the_stream_never_changes() -> None:
    """Records depend on it: the first draws of two seeds, written down once."""
    assert draws(seeded(1), 6) == PCG_1
    assert draws(seeded("castle"), 6) == SECRET_CASTLE


PCG_1 = [763, 535, 610, 420, 508, 692]
SECRET_CASTLE = [235, 470, 943, 491, 883, 804]


def test_a_scripted_order_may_name_one_of_several_equal_cards() -> None:
    cards = [3, 3, 5, 7]
    Scripted([], [[7, 3]], seeded(1)).shuffle(cards)
    assert cards[:2] == [7, 3]
    assert sorted(cards) == [3, 3, 5, 7]
