"""Card sets: cards of a file or a folder that a game plays beside its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_cache_path

from carteado.core.errors import Invalid
from carteado.kit.cardset import card_files


def with_set(printed: Path, added: Path) -> Path:
    """Copy the printed card files and those of a set into one folder, named by a hash of its contents; return it."""
    own = card_files(printed)
    files = {file.name: file for file in own} | {free_name(file, own): file for file in set_files(added)}
    told = hashlib.sha256()
    for name, file in files.items():
        told.update(name.encode() + file.read_bytes())

    def write(folder: Path) -> None:
        for name, file in files.items():
            shutil.copyfile(file, folder / name)

    return written_once("sets", told.hexdigest()[:24], write)


def set_files(path: Path) -> list[Path]:
    """Return the card files of a set; refuse a set that has none."""
    files = [path] if path.is_file() else card_files(path)
    if not files:
        raise Invalid("cards-no-files", folder=str(path))
    return files


def free_name(file: Path, own: list[Path]) -> str:
    """Return the name of a set's file, changed if a printed file has the same."""
    taken = {one.name for one in own}
    return f"set-{file.stem}.yaml" if file.name in taken else f"{file.stem}.yaml"


def written_once(kind: str, name: str, write: Callable[[Path], None]) -> Path:
    """Return a folder of the user's cache; if there is none of that name, write it, whole or not at all."""
    made = user_cache_path("carteado", appauthor=False) / kind / name
    if made.exists():
        return made
    made.parent.mkdir(parents=True, exist_ok=True)
    workshop = Path(tempfile.mkdtemp(dir=made.parent))
    write(workshop)
    try:
        os.rename(workshop, made)  # noqa: PTH104  # atomic: another process may be writing the same folder
    except OSError:
        if not made.exists():
            raise
        shutil.rmtree(workshop)
    return made
