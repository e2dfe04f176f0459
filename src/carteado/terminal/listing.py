"""Listing the games and their options."""

from __future__ import annotations

from typing import Any

from carteado.bots import bot_names
from carteado.core.game import Game
from carteado.core.options import Option, written
from carteado.texts import Speaker


def facts(game: Game) -> dict[str, Any]:
    """The facts of a game as plain data."""
    return {
        "id": game.id,
        "rules": game.rules_version,
        "modes": {mode.name: list(mode.seats) for mode in game.modes},
        "presets": {name: dict(values) for name, values in game.presets.items()},
        "options": {option.name: list(option.values) for option in game.options},
        "bots": bot_names(game),
    }


def describe(game: Game, say: Speaker) -> list[str]:
    """The facts of a game in words."""
    lines = [f"{game.id}: {say(f'{game.id}-name')}", f"  {say(f'{game.id}-summary')}"]
    for mode in game.modes:
        seats = say("games-seats", seats=", ".join(map(str, mode.seats)), most=max(mode.seats))
        lines.append(f"  {mode.name}: {say(f'{game.id}-mode-{slug(mode.name)}')} ({seats})")
    presets = [f"{name} ({say(f'{game.id}-preset-{slug(name)}')})" for name in game.presets]
    lines.append("  " + say("games-presets", presets=", ".join(presets)))
    lines.append("  " + say("games-bots", bots=", ".join(bot_names(game))))
    lines.append(f"  {say('games-options')}:")
    return [*lines, *(describe_option(game, option, say) for option in game.options)]


def describe_option(game: Game, option: Option, say: Speaker) -> str:
    default = written(next(iter(game.presets.values()))[option.name])
    return f"    {option.name}={default}: {say(f'{game.id}-option-{slug(option.name)}')}"


def slug(name: str) -> str:
    """A name as used in message ids."""
    return name.lower().replace("_", "-").replace(".", "-")
