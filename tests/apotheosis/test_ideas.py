"""The language says every idea of tests/apotheosis/ideas.yaml: each has a card that is told and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from apotheosis.battle import P0
from apotheosis.looking import discard
from apotheosis.test_reckonings import game, lay
from carteado.texts import LANGUAGES
from example_sets import check, read_ideas
from table import Table, asked, legal

IDEAS = read_ideas(Path(__file__).parent / "ideas.yaml")
CARDS = sorted({card for cards in IDEAS.values() for card in cards})


def in_hand(card: str) -> Table:
    """A wounded Hero with AP, cards everywhere and an enemy beside it, who holds this card."""
    mine = {"at": "c3", "inventory": [card, "V04", "I01"], "hp": 3, "hp_max": 9, "deck": ["S01", "S09", "V08", "V11"]}
    mine |= {"discard": ["I02", "I07", "V04"], "attributes": {"FOR": 6, "AGI": 4}}
    memento = {"memento": [{"card": "S01", "exhausted": True}]}
    return lay({**mine, **memento}, {"at": "c4", "inventory": ["V19", "I14"], "attributes": {"CON": 3}})


def play(table: Table, card: str) -> None:
    """Play the card, and take the first answer to everything up to the next main phase."""
    table.play(next(action for action in table.legal() if action.startswith("use") and card in table.named(action)))
    for _ in range(20):
        check(table)
        if asked(table) == (P0, "main"):
            return
        table.play(table.legal()[0])
    raise AssertionError(f"{card} never came to its end")


def test_every_card_of_the_file_says_an_idea_in_both_languages() -> None:
    for card in CARDS:
        for lang in LANGUAGES:
            told = game().card_text(card, lang)
            assert told.endswith("."), told
            assert "{" not in told


@pytest.mark.parametrize("card", CARDS)
def test_a_card_of_the_file_is_played(card: str) -> None:
    table = in_hand(card)
    assert [action for action in legal(table) if card in action] == [f"use {card} e1"]
    play(table, card)
    assert card in discard(table, P0)
