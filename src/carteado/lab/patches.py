"""Card overlays: small changes to cards that leave the shipped files unchanged.

An overlay maps card ids to changed fields: `EMB-01: {atk: 3}`. Mappings are merged key by key; `null` removes a field.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.sets import Contents, merge

Overlay = dict[str, Any]


def patched(game: Game, overlay: str) -> Game:
    """The game with the overlay applied; the game itself without one."""
    if not overlay.strip():
        return game
    changes = read_overlay(overlay)
    for id in changes:
        if id not in game.card_data():
            raise unknown("card-unknown", id, game.card_data(), game=game.id)
    named = {"en": "patch", "pt": "patch"}
    return game.with_contents(laid_over(game.contents or Contents(game=game.id, name=named), changes))


def read_overlay(text: str) -> Overlay:
    try:
        changes = YAML(typ="safe", pure=True).load(text)
    except YAMLError as error:
        raise Invalid("patch-unreadable", reason=" ".join(str(error).split())) from error
    if not isinstance(changes, dict) or not all(isinstance(change, dict) for change in changes.values()):
        raise Invalid("patch-unreadable", reason="EMB-01: {atk: 3}")
    return {str(id): change for id, change in changes.items()}


def laid_over(contents: Contents, changes: Overlay) -> Contents:
    """Return a set with further changes; those to its own cards are made in them."""
    own = {str(card.get("id")) for card in contents.cards}
    return replace(
        contents,
        cards=[merge(card, changes.get(str(card.get("id")), {})) for card in contents.cards],
        changes={
            **contents.changes,
            **{id: {**contents.changes.get(id, {}), **change} for id, change in changes.items() if id not in own},
        },
    )
