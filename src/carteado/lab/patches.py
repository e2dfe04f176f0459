"""Card overlays: small changes to cards that leave the shipped files unchanged.

An overlay maps card ids to changed fields: `EMB-01: {atk: 3}`. Mappings are merged key by key; `null` removes a field.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.kit.cardset import card_files
from carteado.kit.sets import written_once

Overlay = dict[str, Any]


def patched(game: Game, overlay: str) -> Game:
    """The game with the overlay applied; the game itself without one."""
    if not overlay.strip():
        return game
    changes = read_overlay(overlay)
    for id in changes:
        if id not in game.card_data():
            raise unknown("card-unknown", id, game.card_data(), game=game.id)
    return game.with_cards(laid_over(game.folder / "cards", changes))


def read_overlay(text: str) -> Overlay:
    try:
        changes = YAML(typ="safe", pure=True).load(text)
    except YAMLError as error:
        raise Invalid("patch-unreadable", reason=" ".join(str(error).split())) from error
    if not isinstance(changes, dict) or not all(isinstance(change, dict) for change in changes.values()):
        raise Invalid("patch-unreadable", reason="EMB-01: {atk: 3}")
    return {str(id): change for id, change in changes.items()}


def laid_over(folder: Path, changes: Overlay) -> Path:
    """Write the changed cards to a folder, named by a hash of its contents; return the folder."""
    files = card_files(folder)
    told = hashlib.sha256(repr(sorted(changes.items())).encode())
    for file in files:
        told.update(file.read_bytes())

    def write(made: Path) -> None:
        yaml = YAML()
        for file in files:
            cards = yaml.load(file.read_text(encoding="utf-8"))
            for card in cards:
                merge(card, changes.get(card["id"], {}))
            with (made / file.name).open("w", encoding="utf-8") as out:
                yaml.dump(cards, out)

    return written_once("patches", told.hexdigest()[:24], write)


def merge(card: dict[str, Any], change: Mapping[str, Any]) -> None:
    for name, value in change.items():
        if value is None:
            card.pop(name, None)
        elif isinstance(value, Mapping) and isinstance(card.get(name), dict):
            merge(card[name], value)
        else:
            card[name] = value
