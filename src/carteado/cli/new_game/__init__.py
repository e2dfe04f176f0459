"""Write a package that adds a new game: a small one that plays at once, to be changed into another.

The folder `template` is a whole game called `newgame`. What is written is a copy of it under another name.
"""

from __future__ import annotations

import re
from pathlib import Path

from carteado.core.errors import Invalid
from carteado.core.files import writing
from carteado.games import names
from carteado.texts import FOLDER, WEB

TEMPLATE = Path(__file__).parent / "template"
NAMED = "newgame"
NAME = re.compile("[a-z]{3,24}")  # it begins the names of texts and rules


def write_package(name: str, folder: Path) -> list[Path]:
    """Write the package of a game into a new folder; return its files."""
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Invalid("new-game-folder-full", folder=str(folder))
    written = []
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_dir() or source.suffix == ".pyc":
            continue
        file = folder / renamed(str(source.relative_to(TEMPLATE)), name)
        with writing(file):
            file.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(file)
    return written


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Invalid("new-game-bad-name", found=name)
    common = "\n".join((folder / "en.ftl").read_text(encoding="utf-8") for folder in (FOLDER, WEB))
    if name in names() or re.search(f"^(refused-)?{name}-", common, re.MULTILINE):
        raise Invalid("new-game-name-taken", found=name)


def renamed(text: str, name: str) -> str:
    """The text with the name of the game in the place of the template's, in small, capital and mixed letters."""
    for spelled in (str.lower, str.upper, str.capitalize):
        text = text.replace(spelled(NAMED), spelled(name))
    return text
