"""The texts of all cards are still the same. A change on purpose: `make golden`, and read the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.games.apotheosis.loading import printed
from carteado.games.apotheosis.messages import FOLDER as TEXTS
from carteado.games.apotheosis.messages import GENERATED, card_messages, facts
from carteado.games.apotheosis.telling import card_text

FOLDER = Path(__file__).parent / "golden"
LANGUAGES = ("en", "pt")


def golden(lang: str) -> str:
    """Every card in printed order: its id and name, what it is, and what it says."""
    lines = []
    for id, card in printed().items():
        lines += [f"{id} {card['name'][lang]}", f"    ({facts(card, lang)})"]
        lines += [f"    {text}" for text in [card_text(id, lang)] if text]
    return "\n".join([*lines, ""])


def write_texts() -> None:
    for lang in LANGUAGES:
        (FOLDER / f"cards-{lang}.txt").write_text(golden(lang), encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_the_cards_are_the_same(lang: str) -> None:
    assert golden(lang).splitlines() == (FOLDER / f"cards-{lang}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screens_read_the_same_texts(lang: str) -> None:
    kept = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8").partition(GENERATED)[2]
    assert card_messages(lang).splitlines() == kept.splitlines()
