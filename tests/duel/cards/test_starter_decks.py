"""The four starter decks."""

from __future__ import annotations

from collections import Counter

import pytest

from carteado.games.duel.rules.deck import DECKS
from duel.board import A, lay
from duel.cards.printed import BASIC_SHARDS, PRINTED, TOKENS
from duel.looking import hand
from table import deck, player, refused

LISTS = {
    "forge_march": "EMB-H1: SHD-E x11, EMB-24 x2, EMB-01 x3, EMB-02 x2, EMB-04 x3, EMB-05 x2, EMB-06 x2, EMB-07 x2, "
    "EMB-08 x1, EMB-11 x2, EMB-10 x1, EMB-09 x1, NEU-01 x1, EMB-13 x2, EMB-15 x2, EMB-16 x1, EMB-18 x1, EMB-22 x1",
    "lantern_school": "TID-H1: SHD-T x11, TID-24 x1, NEU-17 x1, TID-01 x2, TID-02 x2, TID-04 x2, TID-03 x2, TID-05 x2, "
    "TID-06 x1, TID-11 x2, TID-08 x1, TID-07 x1, TID-09 x1, TID-10 x1, TID-12 x2, TID-14 x2, TID-15 x1, TID-16 x2, "
    "TID-18 x1, TID-22 x1, EMB-15 x1",
    "old_growth": "ROO-H1: SHD-R x12, ROO-24 x1, ROO-01 x2, ROO-02 x2, ROO-03 x3, ROO-04 x2, ROO-05 x2, ROO-07 x2, "
    "ROO-06 x1, ROO-11 x1, ROO-08 x2, ROO-10 x1, ROO-09 x1, ROO-12 x1, ROO-15 x2, ROO-16 x1, ROO-17 x1, ROO-20 x1, "
    "ROO-18 x1, ROO-22 x1",
    "last_hymn": "DUS-H1: SHD-D x11, DUS-24 x1, NEU-18 x1, DUS-01 x3, DUS-02 x2, DUS-03 x2, DUS-04 x3, DUS-05 x2, "
    "DUS-06 x2, DUS-07 x1, DUS-08 x1, DUS-09 x1, DUS-11 x1, DUS-10 x1, DUS-13 x1, DUS-14 x2, DUS-15 x2, DUS-12 x1, "
    "DUS-20 x1, DUS-23 x1",
}
SUMS = {
    "forge_march": ((13, 20, 7), [8, 10, 5, 2, 1, 1]),
    "lantern_school": ((13, 17, 10), [3, 10, 10, 2, 1, 1]),
    "old_growth": ((13, 19, 8), [6, 7, 8, 2, 2, 2]),
    "last_hymn": ((13, 19, 8), [6, 11, 4, 3, 1, 2]),
}
"""Shards, creatures and others; and the mana curve 1/2/3/4/5/6+ of all but the shards."""

EVERY_DECK = pytest.mark.parametrize("name", LISTS)


def listed(name: str) -> tuple[str, Counter[str]]:
    hero, _, cards = LISTS[name].partition(": ")
    return hero, Counter({card.split(" x")[0]: int(card.split(" x")[1]) for card in cards.split(", ")})


def test_there_are_four_starter_decks() -> None:
    assert set(DECKS.ready) == set(LISTS)


@EVERY_DECK
def test_a_starter_deck_holds_exactly_its_list(name: str) -> None:
    hero, cards = listed(name)
    assert (DECKS.ready[name].hero, Counter(DECKS.ready[name].cards)) == (hero, cards)


@EVERY_DECK
def test_the_sums_of_a_starter_deck(name: str) -> None:
    _, cards = listed(name)
    kinds = Counter(dict.fromkeys(("shard", "creature"), 0))
    curve = [0] * 6
    for card, copies in cards.items():
        kinds[PRINTED[card].kind] += copies
        if PRINTED[card].kind != "shard":
            curve[min(PRINTED[card].cost, 6) - 1] += copies
    shards, creatures = kinds["shard"], kinds["creature"]
    assert ((shards, creatures, kinds.total() - shards - creatures), curve) == SUMS[name]


@pytest.mark.rule("DUEL-16.1", "DUEL-16.2")
@EVERY_DECK
def test_a_starter_deck_is_legal(name: str) -> None:
    hero, cards = listed(name)
    assert PRINTED[hero].kind == "hero"
    assert cards.total() == 40
    assert {card for card, copies in cards.items() if copies > 3} <= set(BASIC_SHARDS)
    assert not {card for card in cards if card in TOKENS or PRINTED[card].kind == "hero"}
    assert refused("duel", deck_0=name, deck_1=name) is None


@pytest.mark.rule("DUEL-1.1")
@EVERY_DECK
def test_a_match_is_dealt_from_the_starter_deck(name: str) -> None:
    table = lay()
    table.state = table.game.new(seed=1, options={"deck_0": name, "deck_1": "random"})
    hero, cards = listed(name)
    assert Counter([*deck(table, A), *hand(table, A)]) == cards
    assert player(table, A)["hero"]["card"] == hero
