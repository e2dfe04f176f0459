"""Comparisons that say what they know and no more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from carteado.core.errors import Invalid
from carteado.lab.compare import Finding, Question, Version, compare, job, play_version, read_version
from carteado.lab.sequence import SOONEST, interval


def test_looking_often_hardly_ever_finds_what_is_not_there() -> None:
    """One sequence is looked at after every pair; over 200 sequences a wrong word is rarer than alpha."""
    wrong = 0
    for seed in range(200):
        rng = random.Random(seed)
        values = [rng.choice((-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)) for _ in range(400)]
        wrong += any(interval(values[:count], 0.05).shown for count in range(SOONEST, 400, 5))
    assert wrong <= 10


def test_a_difference_that_is_there_is_found_in_time() -> None:
    found = 0
    for seed in range(50):
        rng = random.Random(seed)
        values = [float(rng.random() < 0.5) - float(rng.random() < 0.3) for _ in range(400)]
        found += interval(values, 0.05).shown == 1
    assert found >= 45


def test_the_interval_holds_the_mean_and_narrows() -> None:
    rng = random.Random(1)
    values = [rng.random() - 0.5 for _ in range(1000)]
    early, late = interval(values[:100], 0.05), interval(values, 0.05)
    assert early.low < 0 < early.high
    assert late.high - late.low < early.high - early.low
    assert interval(values[: SOONEST - 1], 0.05).shown == 0


def test_equal_differences_do_not_make_it_sure() -> None:
    assert interval([0.0] * 1000, 0.05).shown == 0
    assert interval([0.01] * SOONEST, 0.05).shown == 0


def score(found: list[Finding], level: str) -> str:
    return next(finding.verdict for finding in found if (finding.level, finding.question) == (level, "score"))


def test_the_same_version_twice_differs_in_nothing() -> None:
    found = compare([Question("naipes", None, "random")], Version(), Version(), pairs=40)
    assert {finding.verdict for finding in found} == {"not-shown"}
    assert {finding.difference.mean for finding in found} == {0.0}


def test_a_stronger_bot_is_found_better_and_the_comparison_stops_early() -> None:
    one, other = Version(bot="greedy:1"), Version(bot="random")
    found = compare([Question("naipes", None, "random")], one, other, pairs=200)
    assert score(found, "random") == "better"
    assert found[0].difference.count < 200
    assert score(compare([Question("naipes", None, "random")], other, one, pairs=200), "random") == "worse"


def test_workers_change_nothing() -> None:
    sides = (Version({"preset": "v1.5"}), Version())
    alone, together = (
        compare([Question("naipes", None, "random")], *sides, pairs=40, workers=workers) for workers in (1, 2)
    )
    assert alone == together


def test_the_side_is_looked_at_from_every_seat() -> None:
    question = Question("duel", None, "random")
    version = Version(deck="last_hymn", bot="greedy")
    for seat in (0, 1):
        made = job(question, version, seat)
        assert made.options[f"deck_{seat}"] == "last_hymn"
        assert made.bots[seat] == "greedy"
        assert made.bots[1 - seat] == "random"
    hero = job(Question("apotheosis", None, "random"), Version(deck="P3"), 1)
    assert (hero.options["hero_0"], hero.options["hero_1"]) == ("P1", "P3")
    seen = play_version(Question("naipes", None, "random"), Version(), 0)
    assert seen["score"] == pytest.approx(0.5)


def test_a_version_is_read_from_words(tmp_path: Path) -> None:
    overlay = tmp_path / "buff.yaml"
    overlay.write_text("EMB-01: {atk: 3}")
    version = read_version(["second_sparks=2", f"patch={overlay}", "deck=forge_march", "bot=greedy"])
    assert version == Version({"second_sparks": "2"}, "EMB-01: {atk: 3}", "forge_march", "greedy")
    for words, code in ((["second_sparks"], "option-not-a-pair"), (["patch=missing.yaml"], "file-unreadable")):
        with pytest.raises(Invalid) as refused:
            read_version(words)
        assert refused.value.code == code
