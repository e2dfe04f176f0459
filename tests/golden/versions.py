"""What each version of a game's rules is: a hash of its cards and of the golden games played by them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

import carteado
from carteado.texts import LANGUAGES

FOLDER = Path(__file__).parent
FILE = FOLDER / "versions.json"
PLAYED = ("> ", "hash ")
ONLY_PRINTED = {"artist", "illustration"}


def kept() -> dict[str, dict[str, str]]:
    """By game and version, every hash that was ever written down."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def now(id: str) -> str:
    """The hash of the rules as they are; the golden files are what they give, which another test sees to."""
    told = {"cards": played(msgspec.to_builtins(carteado.load(id).card_data())), "games": games(id), "perft": perft(id)}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def played(data: Any) -> Any:
    """Card data without what is only printed: pictures, and texts that are in every language."""
    if isinstance(data, dict):
        kept = {str(key): value for key, value in data.items() if key not in ONLY_PRINTED}
        return None if set(kept) == set(LANGUAGES) else {key: played(value) for key, value in kept.items()}
    if isinstance(data, list | tuple):
        return [played(value) for value in data]
    return data


def games(id: str) -> dict[str, list[str]]:
    """The actions and the final hash of each golden game; how its events are worded does not matter."""
    files = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{id}-*.txt")}
    return {name: [line for line in text.splitlines() if line.startswith(PLAYED)] for name, text in files.items()}


def perft(id: str) -> Any:
    counted = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    return {case: counts for case, counts in counted.items() if case.startswith(f"{id}-")}


def write() -> list[str]:
    """Add versions that are new; the games whose play changed under a version that is already known are returned."""
    known = kept() if FILE.exists() else {}
    changed = []
    for id in carteado.names():
        versions = known.setdefault(id, {})
        if versions.setdefault(carteado.load(id).rules_version, now(id)) != now(id):
            changed.append(id)
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    return changed
