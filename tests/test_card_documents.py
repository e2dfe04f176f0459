"""The documents of the card languages of Heroes and Apotheosis are true: every example loads and has a text, and every
word is explained and shown under its heading. `like` names the printed card that supplies an example's other fields."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pytest

import carteado
from carteado.core.shapes import Shape
from carteado.games.apotheosis import board as apotheosis_board
from carteado.games.apotheosis.language import cards as apotheosis_cards
from carteado.games.apotheosis.language import terms
from carteado.games.apotheosis.language import words as apotheosis
from carteado.games.apotheosis.language.costs import COSTS
from carteado.games.apotheosis.language.printed import Tag
from carteado.games.heroes import board as heroes_board
from carteado.games.heroes.language import words as heroes
from carteado.games.heroes.language.cards import CARD as HEROES_CARD
from carteado.games.heroes.language.cards import FLAGS
from carteado.kit.cards import Op
from carteado.kit.faults import FaultyCards
from carteado.kit.language.base import fields_of
from carteado.kit.language.words import Words
from carteado.texts import LANGUAGES, Speaker
from documents import Block, Document, words_of

NAMES = ("heroes", "apotheosis")
DOCUMENTS = {name: Document(f"card-language-{name}.md") for name in NAMES}
LANGUAGE: dict[str, Shape] = {"heroes": HEROES_CARD, "apotheosis": apotheosis_cards.CARD}
WORDS: dict[tuple[str, str], Iterable[str]] = {
    ("heroes", "Targets"): [*heroes.AIMS, "most", *heroes.TARGETS],
    ("heroes", "Selectors"): [*heroes.CHARACTERS, "host"],
    ("heroes", "Filters"): [*heroes.FILTER, "damaged"],
    ("heroes", "Players"): heroes.PLAYERS,
    ("heroes", "Triggers"): heroes_board.WHENS,
    ("heroes", "Conditions"): [*heroes.CONDITIONS, "min", "max", "exactly", "among"],
    ("heroes", "Amounts"): [*heroes.AMOUNTS, "of", "plus"],
    ("heroes", "Operations"): [
        *heroes.OPERATIONS,
        *(
            field.name
            for operation in cast(Words, heroes.LANGUAGE.kinds[Op]).bodies.values()
            for field in operation.fields
        ),
    ],
    ("heroes", "Statics"): heroes.STATICS,
    ("heroes", "Costs"): ["use", "keep", "generate", "discard_hand", "hurt", *FLAGS],
    ("apotheosis", "Effects"): [
        "keywords",
        "when",
        "needs",
        "bar",
        "requires",
        "cost",
        "target",
        "do",
        *terms.PLAIN_WORDS,
    ],
    ("apotheosis", "Keywords"): apotheosis_cards.KEYWORDS,
    ("apotheosis", "Somebody"): [*apotheosis.SELECTORS, "within", *terms.SIDES],
    ("apotheosis", "Cards"): [
        *apotheosis.CARD_ZONES,
        *(field.name for field in fields_of(Tag)),
        "self",
        *apotheosis.AMOUNTS,
    ],
    ("apotheosis", "Operations"): [*apotheosis.OPERATIONS, *terms.WAYS],
    ("apotheosis", "Stats"): apotheosis.STATS,
    ("apotheosis", "Rules"): [*apotheosis.RULES, *terms.UNTARGETABLE],
    ("apotheosis", "Conditions"): [*apotheosis.CONDITIONS, "great", "lesser", *terms.BYS],
    ("apotheosis", "Values"): apotheosis.VALUES,
    ("apotheosis", "Durations"): apotheosis.DURATIONS,
    ("apotheosis", "Costs"): [*COSTS, *apotheosis_board.VALUES],
    ("apotheosis", "Markers and counters"): [*apotheosis_board.MARKERS, *apotheosis_board.COUNTERS],
}


def examples(kind: str) -> list[tuple[str, Block]]:
    return [(name, block) for name, document in DOCUMENTS.items() for block in document.blocks if block.kind == kind]


def named(value: object) -> str:
    return value.section if isinstance(value, Block) else str(value)


def whole_cards(name: str, block: Block) -> list[dict[str, Any]]:
    """Return each example as a complete card."""
    data = carteado.load(name).card_data()
    made = []
    for number, written in enumerate(block.data()):
        id = f"X{number}"
        said = {field: value for field, value in written.items() if field != "like"}
        made.append({**data[written["like"]], **said, "id": id, "name": {"en": id, "pt": id}})
    return made


def with_these(name: str, cards: list[dict[str, Any]], folder: Path) -> Path:
    """Write the printed cards and these into a folder; as JSON, which is YAML and keeps the order of the fields."""
    for file in (carteado.load(name).folder / "cards").glob("*.yaml"):
        shutil.copy(file, folder)
    (folder / "new.yaml").write_text(json.dumps(cards, ensure_ascii=False), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("name", "block"), examples("cards"), ids=named)
def test_every_example_loads_and_is_told_in_both_languages(name: str, block: Block, tmp_path: Path) -> None:
    cards = whole_cards(name, block)
    try:
        game = carteado.load(name).with_cards(with_these(name, cards, tmp_path))
    except FaultyCards as refused:
        pytest.fail(Speaker("en").refusal(refused))
    assert {card["id"] for card in cards} <= game.card_data().keys()
    for lang in LANGUAGES:
        for card in cards:
            lines = [line for line in game.card_messages(lang).splitlines() if f"-{card['id'].lower()} =" in line]
            assert len(lines) >= 2, card


@pytest.mark.parametrize(("name", "block"), examples("whole"), ids=named)
def test_the_whole_card_is_the_printed_one(name: str, block: Block) -> None:
    shown = {card["id"]: card for card in block.data()}
    printed = carteado.load(name).card_data()
    assert shown
    assert shown == {id: printed[id] for id in shown}


@pytest.mark.parametrize(("name", "section"), WORDS)
def test_every_word_is_explained_and_shown_in_its_section(name: str, section: str) -> None:
    document, words = DOCUMENTS[name], set(WORDS[name, section])
    assert sorted(words - document.explained(section)) == []
    assert sorted(words - document.shown(section)) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_the_language_is_missing(name: str) -> None:
    document = DOCUMENTS[name]
    explained = set().union(*(document.explained(section) for section in document.sections))
    assert sorted(words_of(LANGUAGE[name]) - explained - document.shown()) == []
