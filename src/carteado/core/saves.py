"""Saved states: the game, its rules version, the settings and the generator, around the game's own part."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carteado.core.errors import Invalid
from carteado.core.options import renamed
from carteado.core.rng import load_rng
from carteado.core.state import State

if TYPE_CHECKING:
    from carteado.core.game import Game


def save(game: Game, state: State) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "setup": state.setup.record(),
        "rng": state.rng.save(),
        "table": game.dump(state),
    }


def load(game: Game, data: Mapping[str, Any]) -> State:
    """Load a saved state; refuse one of another game or rules version, and one that is damaged."""
    if data.get("game") != game.id:
        raise Invalid("save-other-game", found=str(data.get("game")), expected=game.id)
    if data.get("rules") != game.rules_version:
        raise Invalid("rules-other-version", game=game.id, found=str(data.get("rules")), expected=game.rules_version)
    try:
        chosen = data["setup"]
        stored = renamed(chosen["options"], game.former_options)
        options = {option.name: stored[option.name] for option in game.options}
        setup = game.setup(seats=chosen["seats"], mode=chosen["mode"], options=options)
        return game.restore(game.empty(setup, load_rng(data["rng"])), data["table"])
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Invalid("save-damaged", game=game.id, reason=repr(error)) from error


def digest(game: Game, state: State) -> str:
    """Hash the saved state. A renamed option is hashed under its former name, so that older records verify."""
    saved, former = game.save(state), {name: old for old, name in game.former_options.items()}
    saved["setup"]["options"] = renamed(saved["setup"]["options"], former)
    data = json.dumps(saved, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(data.encode()).hexdigest()
