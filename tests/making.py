"""Make card folders for tests: the printed cards plus cards made for a test."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.kit.cardset import CardSet

Made = dict[str, Any]


def folder_with(made: list[Made], printed: Path) -> Path:
    """Write the printed cards and the made ones into a temporary folder that lasts as long as the test run."""
    folder = Path(tempfile.mkdtemp(prefix="carteado-cards-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for file in printed.glob("*.yaml"):
        shutil.copy(file, folder)
    write_cards(folder / "made.yaml", made)
    return folder


def write_cards(path: Path, cards: list[Made]) -> None:
    with path.open("w", encoding="utf-8") as file:
        YAML(typ="safe", pure=True).dump(cards, file)


def refused(cards: CardSet, path: Path, *made: Made) -> list[str]:
    """Return the ids of the made cards that the loader refuses."""
    write_cards(path / "made.yaml", list(made))
    return sorted({fault.card for fault in cards.read_faults(path)[1]})
