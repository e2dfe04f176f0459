"""The arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from carteado.cli.words import say

GameName = Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar="GAME")]
Lang = Annotated[str | None, typer.Option("--lang", help=say("cli-opt-lang"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-opt-json"))]
ModeName = Annotated[str | None, typer.Option("--mode", help=say("cli-opt-mode"))]
Preset = Annotated[str | None, typer.Option("--preset", help=say("cli-opt-preset"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("cli-opt-option"), metavar="NAME=VALUE")]
Workers = Annotated[int, typer.Option("--workers", min=1, max=256, help=say("cli-opt-workers"))]
SetPath = Annotated[Path | None, typer.Option("--set", help=say("cli-opt-set"), metavar="PATH")]
SetPaths = Annotated[list[str] | None, typer.Option("--set", help=say("cli-opt-serve-set"), metavar="PATH|GAME=PATH")]
Seed = Annotated[int | None, typer.Option("--seed", help=say("cli-opt-seed"))]
RecordFile = Annotated[Path, typer.Argument(help=say("cli-arg-file"), metavar="FILE")]


def use_set(game: str, path: Path | None) -> None:
    """Play a game with the card set that a command was given."""
    from carteado.games import use_set

    if path is not None:
        use_set(game, path)


def use_sets(words: list[str] | None) -> None:
    """Play games with the card sets that a command for all games was given; a set may name its game itself."""
    from carteado.kit.sets import game_of

    for word in words or []:
        game, equals, path = word.partition("=")
        if equals and not Path(word).exists():
            use_set(game, Path(path))
        else:
            use_set(game_of(Path(word)), Path(word))
