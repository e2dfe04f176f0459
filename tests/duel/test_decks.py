"""DUEL-16: what a deck may be."""

from __future__ import annotations

from collections import Counter

import pytest

from duel.board import deal
from table import cards, deck, player, refused

STARTERS = {
    "forge_march": "EMB-H1",
    "lantern_school": "TID-H1",
    "old_growth": "ROO-H1",
    "last_hymn": "DUS-H1",
}


LEGAL = [
    *("EMB-H1; 40 SHD-E", "EMB-H1; 38 SHD-E; 2 EMB-01", "EMB-H1; 20 SHD-E; 20 SHD-T", "EMB-H1; 20 SHD-T; 20 SHD-D"),
    *("EMB-H1; 37 SHD-E; 3 EMB-01", "EMB-H1; 37 SHD-E; 3 EMB-24", "EMB-H1; 37 SHD-E; 3 EMB-10"),
    *("EMB-H1; 40 SHD-D", "EMB-H1; 3 EMB-24; 3 DUS-10; 34 SHD-T"),
]
ILLEGAL = {
    "bad-size": [
        *("EMB-H1; 39 SHD-E", "EMB-H1; 41 SHD-E", "EMB-H1; 38 SHD-E; 3 EMB-01"),
        *("EMB-H1; 3 EMB-01; 36 SHD-E", "EMB-H1; 3 EMB-01; 38 SHD-E"),
    ],
    "two-heroes": ["EMB-H1; EMB-H2; 40 SHD-E", "EMB-H1; EMB-H1; 40 SHD-E", "EMB-H1; EMB-H2; 39 SHD-E"],
    "unreadable": ["40 SHD-E; 0 EMB-01"],
    "too-many-copies": [
        *(
            "EMB-H1; 36 SHD-E; 4 EMB-01",
            "EMB-H1; 36 SHD-E; 2 EMB-01; 2 EMB-01",
            "EMB-H1; 3 EMB-01; 3 ROO-01; 3 TID-15; 31 NEU-01",
        ),
        *("EMB-H1; 36 SHD-E; 4 EMB-24", "EMB-H1; 4 EMB-24; 36 SHD-E", "EMB-H1; 36 SHD-E; 4 NEU-17"),
    ],
    "card-not-allowed": [f"EMB-H1; 39 SHD-E; 1 {card}" for card in ("SPK-00", "TOK-REC", "TOK-SAP", "TOK-WLF")],
    "unknown-card": ["EMB-H1; 39 SHD-E; 1 XXX-99"],
}


def fault(text: str) -> str | None:
    """Return the code under which that list is refused to either player, None where both may play it."""
    first, second = refused("duel", deck_0=text), refused("duel", deck_1=text)
    assert first == second
    return first


@pytest.mark.rule("DUEL-16.1", "DUEL-16.2", "DUEL-16.3", "DUEL-R55")
@pytest.mark.parametrize("text", LEGAL)
def test_a_hero_and_forty_cards_with_three_copies_of_each_may_be_played(text: str) -> None:
    assert fault(text) is None


@pytest.mark.rule("DUEL-16.1", "DUEL-16.2", "DUEL-16.3", "DUEL-R55")
@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in ILLEGAL.items() for text in texts])
def test_every_other_list_is_refused(code: str, text: str) -> None:
    assert fault(text) == f"duel-deck-{code}"


@pytest.mark.rule("DUEL-R57", "DUEL-1.7")
@pytest.mark.parametrize("card", ["EMB-01", "EMB-05", "EMB-17", "EMB-10"])
def test_three_copies_of_every_rarity(card: str) -> None:
    assert fault(f"EMB-H1; 37 SHD-E; 3 {card}") is None
    assert fault(f"EMB-H1; 36 SHD-E; 4 {card}") == "duel-deck-too-many-copies"


@pytest.mark.rule("DUEL-16.3")
def test_every_faction_goes_with_every_hero() -> None:
    for hero in ("EMB-H1", "EMB-H2", "TID-H1", "TID-H2", "ROO-H1", "ROO-H2", "DUS-H1", "DUS-H2"):
        assert fault(f"{hero}; 32 SHD-E; 2 EMB-01; 2 TID-10; 1 ROO-22; 1 DUS-24; 2 NEU-09") is None


@pytest.mark.rule("DUEL-16.3")
def test_no_shards_are_needed() -> None:
    commons = [f"3 {faction}-{number:02}" for faction in ("EMB", "TID") for number in range(1, 8)][:13]
    assert fault("; ".join(["ROO-H1", *commons, "1 NEU-01"])) is None


@pytest.mark.rule("DUEL-16.1", "DUEL-16.2", "DUEL-1.1")
@pytest.mark.parametrize(("name", "hero"), STARTERS.items())
def test_the_starter_decks_are_legal_and_are_dealt(name: str, hero: str) -> None:
    table = deal(deck_0=name)
    dealt = Counter([*deck(table, 0), *cards(player(table, 0)["hand"])])
    assert (player(table, 0)["hero"]["card"], dealt.total()) == (hero, 40)
    assert all(count <= 3 or id.startswith("SHD-") for id, count in dealt.items())
    assert not any(id.startswith(("TOK-", "SPK-")) or "-H" in id for id in dealt)
