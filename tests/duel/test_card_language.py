"""What docs/card-language-duel.md says of the card language is so: every example loads, every word is there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from ruamel.yaml import YAML

from carteado.core.errors import Invalid
from carteado.games.duel.board import DURATIONS, FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, ROWS, TYPES, WHENS, Config
from carteado.games.duel.language import cards, words
from carteado.games.duel.language.catalog import FOLDER, catalog, printed, read_faults
from carteado.games.duel.language.printed import Cost
from carteado.games.duel.language.selectors import STATES, CreatureFilter
from carteado.games.duel.language.text import card_text
from carteado.games.duel.rules.deck import DECKS, faults
from carteado.kit.cards import SIDES
from carteado.kit.decks import refuse_faults
from carteado.kit.language.base import fields_of
from carteado.kit.language.kinds import SPREAD, Fields
from carteado.texts import Speaker
from documents import said, words_of
from duel.echoes import echoes
from duel.workshop import creature, when
from making import write_cards

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "card-language-duel.md").read_text(encoding="utf-8")
TRANSLATED = (ROOT / "docs" / "card-language-duel.pt-BR.md").read_text(encoding="utf-8")
FENCE = re.compile(r"```(\w+) ?(\w*)\n(.*?)```", re.DOTALL)
SECTION = re.compile(r"^## (.+?)$(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
FILE = "new.yaml"
COMMON = {"faction": "neutral", "rarity": "common"}
FIELDS: dict[str, dict[str, Any]] = {
    "creature": {"type": "creature", "cost": 1, "atk": 1, "hp": 1, "job": "mage"},
    "trap": {"type": "trap", "cost": 1},
    "hero": {"type": "hero", "faction": "dusk", "hp": 20},
    **{kind: {"type": "spell", "kind": kind, "cost": 1} for kind in KINDS},
}


def names_of(word: type) -> list[str]:
    """Return the names of the fields of a word; the fields of a filter stand among them."""
    return [field.name for field in fields_of(word) if field.name not in SPREAD]


def fields_in(table: Mapping[str, Any]) -> list[str]:
    """Return the names of the fields of every word of a table."""
    return [name for entry in table.values() for name in names_of(entry.word if isinstance(entry, Fields) else entry)]


TABLES: dict[str, Iterable[str]] = {
    "Card fields": [
        *(field for record in cards.CARDS.values() for field in record.fields),
        *(word for words in (TYPES, KINDS, FACTIONS, RARITIES, JOBS) for word in words),
    ],
    "Triggers": [*WHENS, "when", "who", "once", "if", "targets", "do"],
    "Conditions": [*words.CONDITIONS, "of", "is", "min", "max", "me", "foe"],
    "Filters": [*names_of(CreatureFilter), "at", "kind", *SIDES, *ROWS, *STATES, "hero", "creature"],
    "Selectors": [*words.CREATURES, *words.HEROES, "item", "hand"],
    "Targets": words.TARGET_KINDS,
    "Amounts": [*words.AMOUNTS, "plus", "times", "half", "minus", "at_least", "at_most"],
    "Operations": [*words.OPERATIONS, *fields_in(words.OPERATIONS)],
    "Durations": [duration for duration in DURATIONS if duration != "until"],
    "Statics": fields_in(words.STATICS),
    "Keywords": KEYWORDS,
    "Costs": [*names_of(Cost), "extra_cost"],
}


class Example(NamedTuple):
    """A piece of the document: what kind of block it is, what stands in it, and under which heading."""

    language: str
    kind: str
    text: str
    section: str


def examples(document: str = DOCUMENT) -> list[Example]:
    return [
        Example(language, kind, text, section)
        for section, body in SECTION.findall(document)
        for language, kind, text in FENCE.findall(body)
    ]


def cards_in(document: str) -> list[Example]:
    return [one for one in examples(document) if one.language == "yaml" and one.kind in ("", *FIELDS)]


CARDS = cards_in(DOCUMENT)
PAIRS = list(zip(CARDS, cards_in(TRANSLATED), strict=True))  # as the document and its translation show them
REFUSED = [number for number, example in enumerate(examples()) if example.kind == "refused"]


def read(text: str) -> Any:
    return YAML(typ="safe", pure=True).load(text)


def whole_cards(example: Example) -> list[dict[str, Any]]:
    """The cards of an example; what every card has is added to those that leave it out."""
    found: list[dict[str, Any]] = read(example.text)
    if not example.kind:
        return found
    names = [f"NEW-{number}" for number in range(50, 50 + len(found))]
    filled = [{"id": name, "name": {"en": name, "pt": name}, **COMMON, **FIELDS[example.kind]} for name in names]
    return [{**known, **written} for known, written in zip(filled, found, strict=True)]


def told(example: Example) -> list[str]:
    """The comment of each card: its text, perhaps on several lines."""
    chunks = re.split(r"^- ", example.text, flags=re.MULTILINE)[1:]
    return [" ".join(re.findall(r"^ *# (.+)$", chunk, re.MULTILINE)) for chunk in chunks]


def folder_with(path: Path, cards: list[dict[str, Any]]) -> Path:
    """The printed cards and these; JSON is YAML, and keeps the order of the fields."""
    for file in FOLDER.glob("*.yaml"):
        shutil.copy(file, path)
    (path / FILE).write_text(json.dumps(cards, ensure_ascii=False), encoding="utf-8")
    return path


@pytest.mark.parametrize(("example", "translated"), PAIRS, ids=lambda example: f"{example.section} {example.kind}")
def test_every_example_loads_and_is_told_in_both_languages(
    example: Example, translated: Example, tmp_path: Path
) -> None:
    cards = whole_cards(example)
    folder = folder_with(tmp_path, cards)
    assert read_faults(folder)[1] == []
    assert {card["id"] for card in cards} <= catalog(folder).by_id.keys()
    for lang, shown in (("en", example), ("pt", translated)):
        for card, comment in zip(cards, told(shown), strict=True):
            text = card_text(card["id"], lang, folder)
            assert not set("{}<>_") & set(text)
            assert text.endswith(".") or not comment
            if example.kind or comment:
                assert text == comment


@pytest.mark.parametrize("number", REFUSED)
def test_every_refused_example_is_refused_in_these_words(number: int, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(examples()[number].text, encoding="utf-8")
    for file in FOLDER.glob("*.yaml"):
        shutil.copy(file, tmp_path)
    for lang, document in (("en", DOCUMENT), ("pt", TRANSLATED)):
        answer = examples(document)[number + 1]
        assert answer.language == "text"
        said = [Speaker(lang).say(fault.words()) for fault in read_faults(tmp_path)[1]]
        assert said == answer.text.splitlines()


@pytest.mark.parametrize("section", TABLES)
def test_every_word_is_explained_and_shown_in_its_section(section: str) -> None:
    text = dict(SECTION.findall(DOCUMENT))[section]
    explained = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", FENCE.sub("", text)))))
    shown = words_shown(example for example in CARDS if example.section == section) | set(said(echoes()))
    assert sorted(set(TABLES[section]) - explained) == []
    assert sorted(set(TABLES[section]) - shown) == []


def test_no_word_of_the_language_is_missing() -> None:
    shown = words_shown(CARDS) | set(said(echoes()))
    assert sorted(words_of(cards.CARD) - shown) == []
    assert sorted(words_of(cards.CARD) - set(re.findall(r"\w+", FENCE.sub("", DOCUMENT)))) == []


def words_shown(among: Iterable[Example]) -> set[str]:
    return {word for example in among for word in (example.kind, *said(read(example.text)))}


def test_the_new_creature_is_one_entry_and_one_test(tmp_path: Path) -> None:
    """As the document says: the entry goes into dusk.yaml, the test into test_dusk.py, and it passes."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("_native", "__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (entry,) = [example.text for example in CARDS if example.section == "A whole card"]
    (code,) = [example.text for example in examples() if example.language == "python"]
    add_to(tmp_path / "src/carteado/games/duel/cards/dusk.yaml", entry)
    add_to(tmp_path / "tests/duel/cards/test_dusk.py", code)
    assert "1 passed" in run(
        tmp_path, "pytest", "tests/duel/cards/test_dusk.py", "-k", "new_01", "-p", "no:cacheprovider"
    )
    run(tmp_path, "carteado.games.duel.messages")
    told = told_in(tmp_path / "src/carteado/games/duel/texts/pt.ftl", "duel-text-new-01")
    assert f'"{told}"' in DOCUMENT


def add_to(file: Path, text: str) -> None:
    file.write_text(f"{file.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")


def run(folder: Path, module: str, *words: str) -> str:
    """A Python module in a copy of the project."""
    ways = f"{folder / 'src'}{os.pathsep}{folder / 'tests'}"
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": ways}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def told_in(file: Path, message: str) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{message} = "))


OWN_SET = """
- id: OWN-01
  name: {en: Lamplighter, pt: Acendedora}
  type: creature
  faction: neutral
  rarity: common
  cost: 2
  atk: 1
  hp: 1
  job: mage
  triggers:
    - {when: dies, who: self, do: [{summon: {token: OWN-T, amount: 2, row: defense}}]}
    - {when: attacks, who: {side: own, at: creature}, do: [{damage: {amount: 1, to: by}}]}
    - {when: shard_played, who: {side: own}, do: [{destroy: {what: it}}]}
    - {when: damaged, who: my_hero, do: [{heal: {amount: 1, to: it}}]}
- id: OWN-T
  name: {en: Spark Moth, pt: Mariposa de Faísca}
  plural: {en: Spark Moths, pt: Mariposas de Faísca}
  type: creature
  faction: neutral
  rarity: common
  cost: 0
  atk: 1
  hp: 1
  job: spirit
  token: true
"""


def test_a_folder_of_its_own_is_loaded_and_told_by_itself(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(OWN_SET, encoding="utf-8")
    assert list(catalog(tmp_path).by_id) == ["OWN-01", "OWN-T"]
    assert card_text("OWN-01", "en", tmp_path) == (
        "When this creature dies, summon 2 Spark Moths in your defense row."
        " When a friendly creature attacks a creature, deal 1 damage to the target of the attack."
        " When you play a shard, destroy it."
        " When your hero takes damage, restore 1 HP to it."
    )
    assert card_text("OWN-01", "pt", tmp_path) == (
        "Quando esta criatura morre, invoque 2 Mariposas de Faísca na sua fileira de defesa."
        " Quando uma criatura aliada ataca uma criatura, cause 1 de dano ao alvo do ataque."
        " Quando você joga um estilhaço, destrua-o."
        " Quando o seu herói sofre dano, restaure 1 PV a ele."
    )


def test_a_text_says_when_only_others_are_meant(tmp_path: Path) -> None:
    others = {"side": "own", "other": True}
    stun = {"stun": {"what": {"random": {"amount": 2, **others}}}}
    heal = {"heal": {"amount": {"count": others}, "to": "my_hero"}}
    write_cards(tmp_path / FILE, [creature("OWN-02", when("dies", stun), when("enters", heal))])
    assert card_text("OWN-02", "en", tmp_path) == (
        "When this creature dies, stun 2 other random friendly creatures."
        " When this creature enters play, restore X HP to your hero, where X is the number of other friendly creatures."
    )
    assert card_text("OWN-02", "pt", tmp_path) == (
        "Quando esta criatura morre, atordoe 2 outras criaturas aliadas aleatórias."
        " Quando esta criatura entra em jogo, restaure X PV ao seu herói,"
        " sendo X igual ao número de outras criaturas aliadas."
    )


def test_the_shown_decks_can_be_read(tmp_path: Path) -> None:
    lists = {example.language: example.text for example in examples() if example.kind == "deck"}
    (tmp_path / "two.yaml").write_text(lists["yaml"], encoding="utf-8")
    deck = DECKS.read_file(tmp_path / "two.yaml")
    assert deck.text() == "EMB-H1; 37 SHD-E; 3 EMB-01"
    assert f'deck_0="{deck.text()}"' in DOCUMENT
    assert not [*faults(deck, Config())]
    assert not [*faults(DECKS.parse(lists["text"]), Config())]


@pytest.mark.parametrize(
    "text", ["EMB-H1; 40 SHD-X", "EMB-H1; 36 SHD-E; 4 EMB-01", "EMB-H1; EMB-H2; 40 SHD-E", "EMB-H1; 39 SHD-E"]
)
def test_other_decks_are_refused(text: str) -> None:
    with pytest.raises(Invalid):
        refuse_faults(faults(DECKS.parse(text), Config()), 0)


def test_no_card_names_a_python_function() -> None:
    functions = [id for id, card in printed().items() if {"function", "python"} & set(said(card))]
    assert f"Cards that name a Python function: {len(functions)} of {len(printed())}." in DOCUMENT
    assert f"Cartas que citam uma função em Python: {len(functions)} de {len(printed())}." in TRANSLATED
