"""Comparisons that say what they know and no more."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.lab.compare import Finding, Question, Version, compare, job, pair, play_version, read_version
from carteado.lab.sequence import LATE, Interval, asymptotic, bounded
from carteado.lab.sides import one_side

Draw = Callable[[random.Random], float]
ALPHA = 0.05


def wrong(draw: Draw, found: Callable[[list[float], float], Interval], sequences: int, start: int) -> int:
    """In how many sequences of draws around zero, looked at again and again, a difference was shown."""
    count = 0
    for seed in range(sequences):
        rng = random.Random(seed)
        values = [draw(rng) for _ in range(300)]
        count += any(found(values[:size], ALPHA).shown for size in range(start, 301, 20))
    return count


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.choice((-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)),
        lambda rng: 0.1 if rng.random() < 0.9 else -0.9,
        lambda rng: 0.01 if rng.random() < 0.99 else -0.99,
    ],
    ids=["even", "skewed", "rare"],
)
def test_looking_often_hardly_ever_finds_a_difference_of_scores_that_is_not_there(draw: Draw) -> None:
    assert wrong(draw, bounded, 40, 20) <= 2


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.gauss(0.0, 5.0),
        lambda rng: rng.lognormvariate(0.0, 1.0) - 1.6487212707,
        lambda rng: 1.0 if rng.random() < 0.9 else -9.0,
    ],
    ids=["normal", "lognormal", "one-or-minus-nine"],
)
def test_nor_a_difference_of_counts_that_are_skewed(draw: Draw) -> None:
    assert wrong(draw, asymptotic, 200, LATE) <= 10


def test_a_difference_that_is_there_is_found_in_time() -> None:
    found = 0
    for seed in range(20):
        rng = random.Random(seed)
        values = [float(rng.random() < 0.5) - float(rng.random() < 0.3) for _ in range(400)]
        found += bounded(values, ALPHA).shown == 1
    assert found >= 18


@pytest.mark.parametrize("kind", [bounded, asymptotic])
def test_the_interval_holds_the_mean_and_narrows(kind: Callable[[list[float], float], Interval]) -> None:
    rng = random.Random(1)
    values = [rng.random() - 0.5 for _ in range(1000)]
    early, late = kind(values[:100], ALPHA), kind(values, ALPHA)
    assert early.low < 0 < early.high
    assert late.high - late.low < early.high - early.low


def test_equal_differences_do_not_make_it_sure() -> None:
    assert bounded([0.0] * 1000, ALPHA).shown == asymptotic([0.0] * 1000, ALPHA).shown == 0
    assert bounded([0.01] * 20, ALPHA).shown == 0
    assert asymptotic([5.0] * (LATE - 1), ALPHA).shown == 0


def score(found: list[Finding], level: str) -> str:
    return next(finding.verdict for finding in found if (finding.level, finding.question) == (level, "score"))


def test_versions_that_cannot_differ_are_refused() -> None:
    for game, a, b in (
        ("naipes", Version(), Version()),
        ("naipes", Version(bot="random"), Version()),
        ("duel", Version({"second_sparks": 1}), Version()),
    ):
        with pytest.raises(Invalid) as refused:
            compare([Question(game, None, "random")], a, b, pairs=40)
        assert refused.value.code == "compare-same"


def test_options_for_everybody_say_nothing_about_the_score_of_a_side() -> None:
    found = compare([Question("naipes", None, "random")], Version({"preset": "v1.5"}), Version(), pairs=20)
    assert {finding.question for finding in found} == {"first", "draws", "turns", "decisions"}
    alone = compare([Question("siege", None, "random")], Version({"preset": "digest"}), Version(), pairs=20)
    assert {finding.question for finding in alone} >= {"score"}


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
    both = pair(Question("duel", None, "random"), Version(deck="last_hymn", bot="greedy"), Version(deck="old_growth"))
    for seat in (0, 1):
        made = job(both, 0, seat, 0)
        assert made.options[f"deck_{seat}"] == "last_hymn"
        assert made.bots[seat] == "greedy"
        assert made.bots[1 - seat] == "random"
    seen = play_version(pair(Question("naipes", None, "random"), Version({"preset": "v1.5"}), Version()), 0, 0)
    assert seen["score"] == pytest.approx(0.5)


def test_every_ready_deck_meets_every_other_from_both_seats_in_both_versions() -> None:
    for game, option in (("duel", "deck"), ("apotheosis", "hero")):
        decks = set(carteado.load(game).legal_decks({}))
        both = pair(Question(game, None, "random"), Version(bot="greedy:1"), Version())
        for which, seat in ((0, 0), (0, 1), (1, 0), (1, 1)):
            met = [job(both, which, seat, number).options for number in range(len(decks) ** 2)]
            pairs = {(one[f"{option}_{seat}"], one[f"{option}_{1 - seat}"]) for one in met}
            assert pairs == {(own, other) for own in decks for other in decks}


def test_the_opponents_decks_can_be_named() -> None:
    question = Question("duel", None, "random", against=("old_growth",))
    both = pair(question, Version(deck="forge_march"), Version(deck="last_hymn"))
    assert {str(job(both, 0, 0, number).options["deck_1"]) for number in range(5)} == {"old_growth"}
    with pytest.raises(Invalid) as refused:
        pair(Question("duel", None, "random", against=("old_growht",)), Version(deck="forge_march"), Version())
    assert (refused.value.code, refused.value.facts["near"]) == ("deck-unknown", "old_growth")


def changes(folder: Path, game: str, text: str) -> Version:
    file = folder / "set.yaml"
    file.write_text(f"changes:\n  {text}\n", encoding="utf-8")
    return read_version([f"set={file}"], game)


@pytest.mark.parametrize(
    ("game", "card", "field", "value"),
    [("duel", "EMB-01", "atk", 9), ("heroes", "C06", "health", 60), ("apotheosis", "I02", "level", 3)],
)
def test_what_a_set_changes_is_changed_for_its_side_only(
    game: str, card: str, field: str, value: int, tmp_path: Path
) -> None:
    version = changes(tmp_path, game, f"{card}: {{{field}: {value}}}")
    both = pair(Question(game, None, "random"), version, Version())
    data = carteado.games.load(one_side(version.edition).edition).card_data()
    own = carteado.load(game).card_data()
    copy = one_side(version.edition).copies[card]
    assert (data[copy][field], data[card]) == (value, own[card])
    side, option = one_side(version.edition), carteado.load(game).deck_choice
    made = job(both, 0, 1, 0)
    assert f" {copy}" in f" {made.options[option(1)]}"
    assert made.options[option(0)] in carteado.load(game).decks()
    assert job(both, 1, 1, 0).options[option(1)] in carteado.load(game).decks()
    assert all(side.holds(deck) for deck in both.decks[0])
    assert both.decks[0] == both.decks[1]
    assert 0.0 <= play_version(both, 0, 0)["score"] <= 1.0


def test_cards_that_make_a_changed_token_are_changed_with_it(tmp_path: Path) -> None:
    cards = carteado.load("duel").card_data()
    token = min(id for id, card in cards.items() if card.get("token") and card["type"] == "creature")
    copies = one_side(changes(tmp_path, "duel", f"{token}: {{atk: 5}}").edition).copies
    assert token in copies
    assert len(copies) > 1


def test_a_set_that_no_deck_of_its_side_plays_is_refused(tmp_path: Path) -> None:
    version = changes(tmp_path, "duel", "EMB-01: {atk: 3}")
    with pytest.raises(Invalid) as refused:
        pair(Question("duel", None, "random"), Version({}, "old_growth", "", version.edition), Version())
    assert refused.value.code == "compare-cards-unplayed"


def test_a_planted_strength_is_found(tmp_path: Path) -> None:
    version = changes(tmp_path, "duel", "{EMB-01: {atk: 9, hp: 9}, EMB-04: {atk: 9, hp: 9}}")
    question = Question("duel", None, "greedy:1", against=("old_growth",))
    found = compare([question], Version({}, "forge_march", "", version.edition), Version(deck="forge_march"), pairs=80)
    assert score(found, "greedy:1") == "better"


def test_a_version_is_read_from_words(tmp_path: Path) -> None:
    file = tmp_path / "buff.yaml"
    file.write_text("changes: {EMB-01: {atk: 3}}")
    version = read_version(["second_sparks=2", f"set={file}", "deck=forge_march", "bot=greedy"], "duel")
    assert (version.options, version.deck, version.bot) == ({"second_sparks": "2"}, "forge_march", "greedy")
    assert carteado.games.load(version.edition).card_data()["EMB-01"]["atk"] == 3
    for words, code in ((["second_sparks"], "option-not-a-pair"), (["set=missing.yaml"], "cards-no-files")):
        with pytest.raises(Invalid) as refused:
            read_version(words, "duel")
        assert refused.value.code == code
