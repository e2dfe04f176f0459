"""Every game uses one word for one thing: the glossary's, in rulebook, messages, card texts and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import carteado
from carteado.core.game import Game
from carteado.kit.cardfile import read_cards
from carteado.learn.course import course
from carteado.learn.spelling import words_of
from carteado.texts import LANGUAGES, Speaker
from carteado.texts.book import books, card_list, players_book, rule_ids, rulebook
from carteado.texts.box import box
from carteado.texts.glossary import Wording, bare, folded, glossary

GAMES = carteado.names()
MESSAGE = re.compile(r"^[a-z][\w-]* =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\[\w+\]|\$\w+|->")


def written(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Everything that a person reads of a game, with its place."""
    for preset in books(game):
        for number, line in enumerate(players_book(game, lang, preset).replace("\n  ", " ").split("\n")):
            yield f"rulebook of {preset}, line {number}", line
    for found in MESSAGE.finditer((game.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")):
        yield found.group(0).split(" ")[0], SELECTOR.sub(" ", found.group(1))
    for line in card_list(game, Speaker.of(game, lang)).split("\n"):
        yield "card", line
    yield from printed(game, lang)
    for lesson in course(game.id):
        for words in words_of(lesson):
            yield f"lesson {lesson.number}", words[lang]


def printed(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """The words on boards, pieces and pictures."""
    words = read_cards(game.folder / "rulebook" / "pictures.yaml", dict[str, dict[str, str]])
    yield from ((f"picture, {name}", said[lang]) for name, said in words.items())
    held = box(game)
    yield from (("box", part.name(lang)) for part in (*held.cards, *held.boards, *held.pieces, *held.needed))
    yield from (("piece", piece.label.get(lang, "")) for piece in held.pieces)
    board = game.printed_board
    for word in board.words if board is not None else ():
        yield f"board, {word}", Speaker(lang)(f"print-{game.id}-{word}")


def misuses(wording: Wording, text: str) -> list[str]:
    """The avoided words in a text, outside the phrases in which they mean something else."""
    plain = " ".join(folded(re.sub(r"`[^`]*`", " ", text)).split())
    for phrase in wording.allow:
        plain = plain.replace(folded(phrase), " ")
    return [word for word in wording.avoid if re.search(rf"(?<!\w){re.escape(folded(word))}(?!\w)", plain)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_called_by_another_name(id: str, lang: str) -> None:
    game = carteado.load(id)
    texts = list(written(game, lang))
    assert len(texts) > 100
    found = [
        f"{place}: {word!r} instead of {entry.wording(lang).term!r}"
        for entry in glossary(game)
        for place, text in texts
        for word in misuses(entry.wording(lang), text)
    ]
    assert not found, "\n".join(found)


def test_an_avoided_word_is_found_whatever_its_accents_and_case() -> None:
    wording = Wording("realocar", "", avoid=["mudança"], allow=["mudança de ação"])
    assert misuses(wording, "Uma Mudanca de lugar") == ["mudança"]
    assert misuses(wording, "A mudança de ação é grátis; as mudanças também.") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_entry_is_a_row_of_the_book_and_names_a_rule(id: str, lang: str) -> None:
    game = carteado.load(id)
    book = rulebook(game, lang)
    rules = rule_ids(book)
    for entry in glossary(game):
        assert entry.rule in rules
        assert f"| **{entry.wording(lang).term}** | {entry.wording(lang).meaning} | {entry.rule} |" in book


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_term_stands_twice(id: str, lang: str) -> None:
    terms = [bare(entry.wording(lang).term, lang) for entry in glossary(carteado.load(id))]
    assert len(terms) == len(set(terms)) > 20
