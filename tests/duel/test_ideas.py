"""The language can say every idea of tests/duel/ideas.yaml: each has a card that loads, is told and is played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from carteado.games.duel.board import KEYWORDS
from carteado.games.duel.game import Duel
from carteado.games.duel.language.catalog import FOLDER
from carteado.texts import LANGUAGES, Speaker
from duel.board import A, DuelTable
from duel.echoes import echoes
from example_sets import check, read_ideas
from making import folder_with
from table import asked, legal, player

PLAIN = {"faction": "neutral", "rarity": "common", "cost": 2}
IDEAS = read_ideas(Path(__file__).parent / "ideas.yaml")
MINE = {"attack": {1: "EMB-01", 2: "EMB-04"}, "defense": {1: "ROO-01"}, "deck": ["DUS-01", "EMB-13", "DUS-02"] * 3}
FOE = {"attack": {1: "EMB-04", 3: "DUS-01"}, "hand": ["EMB-13", "DUS-03"], "deck": ["DUS-01", "DUS-02"] * 4}


def id_of(idea: str, place: int) -> str:
    return f"IDE-{10 * list(IDEAS).index(idea) + place:03}"


def written() -> list[dict[str, Any]]:
    """Return the cards that are written in the file, with what every card has."""
    return [
        {"id": id_of(idea, place), "name": {"en": f"Idea {idea}", "pt": f"Ideia {idea}"}, **PLAIN, **card}
        for idea, cards in IDEAS.items()
        for place, card in enumerate(cards)
        if isinstance(card, dict)
    ]


@cache
def game() -> Duel:
    return Duel(folder_with([*echoes(), *written()], FOLDER))


def cards_of(idea: str) -> list[str]:
    return [id_of(idea, place) if isinstance(card, dict) else card for place, card in enumerate(IDEAS[idea])]


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_has_a_card_that_is_told_and_played(idea: str) -> None:
    assert cards_of(idea), "no card says this"
    for id in cards_of(idea):
        for lang in LANGUAGES:
            told = game().card_text(id, lang)
            assert told.endswith((".", "”")), told
            assert "{" not in told
        table = DuelTable(
            game(),
            turn=5,
            players=[{**MINE, "hand": [id], "mana": 12, "grave": ["EMB-01", "DUS-02"], "hp": 15}, {**FOE, "mana": 4}],
        )
        play(table, id)
        check(table)
        assert id not in [card["card"] for card in player(table, A)["hand"]]


def play(table: DuelTable, id: str) -> None:
    """Play the card, and take the first answer to everything up to the next main phase."""
    first = next(action for action in legal(table) if action.startswith("play_") and id in action)
    table.play(first)
    for _ in range(80):
        if asked(table) == (A, "main"):
            return
        table.play(next(action for action in legal(table) if action != "no"))
    raise AssertionError(f"{id} never came to its end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_has_its_reminder(lang: str) -> None:
    say = Speaker.of(game(), lang)
    assert set(game().keywords()) == set(KEYWORDS)
    for name, rule in game().keywords().values():
        assert len(say.say(rule)) >= len(say.say(name)) > 0
