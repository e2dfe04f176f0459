"""The examples in the documents run as shown."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    "README.md",
    "README.pt-BR.md",
    "ARCHITECTURE.md",
    "docs/positions.md",
    "docs/research.md",
    "docs/writing-a-bot.md",
]


def examples() -> list[tuple[str, str]]:
    found = []
    for name in DOCUMENTS:
        text = (ROOT / name).read_text(encoding="utf-8")
        found += [(name, code) for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]
    return found


@pytest.mark.parametrize(("name", "code"), examples(), ids=[name for name, _ in examples()])
def test_examples_run(name: str, code: str) -> None:
    prelude = "" if "import carteado" in code else "import carteado\n"
    done = subprocess.run([sys.executable, "-c", prelude + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_document_has_an_example_but_none_is_missed() -> None:
    assert {name for name, _ in examples()} == set(DOCUMENTS)


@pytest.mark.parametrize("name", ["README.md", "README.pt-BR.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_links_lead_somewhere(name: str) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
