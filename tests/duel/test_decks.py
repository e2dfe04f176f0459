"""DUEL-16: what a deck may be."""

from __future__ import annotations

from collections import Counter

import pytest

import carteado
from duel.board import deal
from table import cards, deck, player

STARTERS = {
    "forge_march": "EMB-H1",
    "lantern_school": "TID-H1",
    "old_growth": "ROO-H1",
    "last_hymn": "DUS-H1",
}


def allowed(text: str) -> bool:
    """Whether that list may be played, by either player."""
    verdicts = set()
    for option in ("deck_0", "deck_1"):
        try:
            carteado.load("duel").new(seed=1, options={option: text})
            verdicts.add(True)
        except carteado.Invalid:
            verdicts.add(False)
    assert len(verdicts) == 1
    return verdicts.pop()


@pytest.mark.rule("DUEL-16.1")
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("EMB-H1; 40 SHD-E", True),
        ("EMB-H1; 39 SHD-E", False),
        ("EMB-H1; 41 SHD-E", False),
        ("EMB-H1; 38 SHD-E; 2 EMB-01", True),
        ("EMB-H1; 38 SHD-E; 3 EMB-01", False),
        ("40 SHD-E; 0 EMB-01", False),
        ("EMB-H1; EMB-H2; 40 SHD-E", False),
        ("EMB-H1; EMB-H1; 40 SHD-E", False),
        ("EMB-H1; EMB-H2; 39 SHD-E", False),
    ],
)
def test_one_hero_and_exactly_forty_cards(text: str, verdict: bool) -> None:
    assert allowed(text) is verdict


@pytest.mark.rule("DUEL-16.2")
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("EMB-H1; 37 SHD-E; 3 EMB-01", True),
        ("EMB-H1; 36 SHD-E; 4 EMB-01", False),
        ("EMB-H1; 36 SHD-E; 2 EMB-01; 2 EMB-01", False),
        ("EMB-H1; 20 SHD-T; 20 SHD-D", True),
        ("EMB-H1; 37 SHD-E; 3 EMB-24", True),
        ("EMB-H1; 36 SHD-E; 4 EMB-24", False),
        ("EMB-H1; 36 SHD-E; 4 NEU-17", False),
        ("EMB-H1; 37 SHD-E; 3 EMB-10", True),
        ("EMB-H1; 39 SHD-E; 1 SPK-00", False),
        ("EMB-H1; 39 SHD-E; 1 TOK-REC", False),
        ("EMB-H1; 39 SHD-E; 1 TOK-SAP", False),
        ("EMB-H1; 39 SHD-E; 1 TOK-WLF", False),
        ("EMB-H1; 39 SHD-E; 1 XXX-99", False),
    ],
)
def test_three_copies_of_a_card_any_number_of_basic_shards_no_tokens(text: str, verdict: bool) -> None:
    assert allowed(text) is verdict


@pytest.mark.rule("DUEL-16.3")
def test_every_faction_goes_with_every_hero() -> None:
    for hero in ("EMB-H1", "EMB-H2", "TID-H1", "TID-H2", "ROO-H1", "ROO-H2", "DUS-H1", "DUS-H2"):
        assert allowed(f"{hero}; 32 SHD-E; 2 EMB-01; 2 TID-10; 1 ROO-22; 1 DUS-24; 2 NEU-09")


@pytest.mark.rule("DUEL-16.3")
def test_no_shards_are_needed() -> None:
    commons = [f"3 {faction}-{number:02}" for faction in ("EMB", "TID") for number in range(1, 8)][:13]
    assert allowed("; ".join(["ROO-H1", *commons, "1 NEU-01"]))


@pytest.mark.rule("DUEL-16.1", "DUEL-16.2", "DUEL-1.1")
@pytest.mark.parametrize(("name", "hero"), STARTERS.items())
def test_the_starter_decks_are_legal_and_are_dealt(name: str, hero: str) -> None:
    table = deal(deck_0=name)
    dealt = Counter([*deck(table, 0), *cards(player(table, 0)["hand"])])
    assert (player(table, 0)["hero"]["card"], dealt.total()) == (hero, 40)
    assert all(count <= 3 or id.startswith("SHD-") for id, count in dealt.items())
    assert not any(id.startswith(("TOK-", "SPK-")) or "-H" in id for id in dealt)
