"""The documents of the card language are in step with its classes, and their example of a new word works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from documents import Document

ROOT = Path(__file__).parent.parent
DOCUMENT = Document("card-language.md")
LANGUAGE = Path("src/carteado/games/duel/language")
TEXTS = Path("src/carteado/games/duel/texts")


def example(language: str, kind: str) -> str:
    (text,) = (block.text for block in DOCUMENT.blocks if (block.language, block.kind) == (language, kind))
    return text


def test_the_tables_of_words_are_those_of_the_classes() -> None:
    code = "import write_words; [print(f) for f, t in write_words.documents().items() if t != f.read_text('utf-8')]"
    done = run(ROOT, ROOT / "tools", "-c", code)
    assert done == "", "run tools/write_words.py"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with the word of the document, added as the document says."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("_native", "__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    append(tmp_path / LANGUAGE / "operations.py", f"\n\n{example('python', 'operations')}")
    insert(tmp_path / LANGUAGE / "words.py", "OPERATIONS: dict[str, Any] = {\n", example("python", "words"))
    for lang in ("en", "pt"):
        insert(tmp_path / TEXTS / f"cards.{lang}.yaml", "  operations:\n", example("yaml", lang))
    append(tmp_path / "src/carteado/games/duel/cards/neutral.yaml", f"\n{example('yaml', 'card')}")
    (tmp_path / "tests/duel/test_lose_mana.py").write_text(example("python", "test"), encoding="utf-8")
    return tmp_path


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


def insert(file: Path, line: str, text: str) -> None:
    """Insert a text behind the only line that is like this."""
    before, found, after = file.read_text(encoding="utf-8").partition(line)
    assert found
    file.write_text(before + found + text + after, encoding="utf-8")


def run(folder: Path, more: Path, *command: str) -> str:
    """Run Python in a copy of the project; return what it prints."""
    ways = os.pathsep.join(str(way) for way in (folder / "src", folder / "tests", more))
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": ways},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_of_a_new_word_is_played_told_and_described(project: Path) -> None:
    tests = ("tests/duel/test_lose_mana.py", "tests/duel/test_phrases.py")
    assert "passed" in run(project, project, "-m", "pytest", *tests, "-p", "no:cacheprovider")
    tell = (
        "from carteado.games.duel.language.text import card_text; [print(card_text('NEW-20', x)) for x in ('en', 'pt')]"
    )
    prose = " ".join(DOCUMENT.text.split())
    for text in run(project, project, "-c", tell).splitlines():
        assert f'"{text}"' in prose
    describe = (
        "from carteado.games.duel.language.cards import json_schema;"
        " print(json_schema()['$defs']['operation']['properties']['lose_mana']['description'])"
    )
    assert run(project, project, "-c", describe).strip() in example("python", "operations")
