"""The players' books: what each must have, what belongs in the technical appendix, and their pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.texts import LANGUAGES
from carteado.texts.book import MARK, picture, pictures, rule_ids, rulebook, source

BOOKS = [(id, lang) for id in carteado.names() for lang in LANGUAGES]
CHAPTERS = {
    "en": ["Contents", "What is in the box", "Glossary", "One-page summary"],
    "pt": ["Sumário", "O que vem na caixa", "Glossário", "Resumo em uma página"],
}
FIRST = {"en": r"^## A first (turn|round)$", "pt": r"^## Um(a primeira rodada| primeiro turno)$"}
TECHNICAL = {
    "en": r"//|\bJSON\b|original (design|rulebook)|canonical",
    "pt": r"//|\bJSON\b|(projeto|livro) original|canônic",
}
LARGEST = 12_000  # bytes of a picture


def players_book(game: Game, lang: str) -> str:
    return source(game, f"{lang}.md")


@pytest.mark.parametrize(("id", "lang"), BOOKS)
def test_a_players_book_has_all_its_chapters(id: str, lang: str) -> None:
    titles = re.findall(r"^## (.+)$", players_book(carteado.load(id), lang), re.MULTILINE)
    assert [title for title in titles if title in CHAPTERS[lang]] == CHAPTERS[lang]
    assert titles[0] == CHAPTERS[lang][0]
    assert re.search(FIRST[lang], players_book(carteado.load(id), lang), re.MULTILINE)


@pytest.mark.parametrize(("id", "lang"), BOOKS)
def test_what_only_programs_need_stands_in_the_appendix(id: str, lang: str) -> None:
    assert not re.search(TECHNICAL[lang], players_book(carteado.load(id), lang))
    assert rule_ids(source(carteado.load(id), f"appendix.{lang}.md"))


@pytest.mark.parametrize(("id", "lang"), BOOKS)
def test_generated_chapters_are_filled_in(id: str, lang: str) -> None:
    game = carteado.load(id)
    book = rulebook(game, lang)
    assert not MARK.search(book)
    assert set(MARK.findall(players_book(game, lang))) >= {"contents", "glossary", "cards"}
    assert ("decks" in MARK.findall(players_book(game, lang))) == bool(game.decks())


@pytest.mark.parametrize(("id", "lang"), BOOKS)
def test_every_picture_is_drawn_small_and_described_in_the_book(id: str, lang: str) -> None:
    game = carteado.load(id)
    shown = dict(re.findall(r"^!\[([^\]]{20,})\]\(([\w-]+)\.svg\)$", players_book(game, lang), re.MULTILINE))
    assert sorted(shown.values()) == pictures(game)
    assert {"table", "card"} <= set(shown.values())
    for name in pictures(game):
        drawn = picture(game, name, lang)
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert not re.search(r"[{}]", drawn)
        assert len(drawn.encode()) < LARGEST


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        picture(carteado.load("siege"), "tabel", "en")
    assert refused.value.facts["near"] == "table"
