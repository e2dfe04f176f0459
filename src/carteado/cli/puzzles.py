"""The commands of `carteado puzzles`: solving is the one that needs no name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from carteado.cli.arguments import GameName, Lang, SetPath, use_set
from carteado.cli.words import Command, say, speaker
from carteado.core.errors import Invalid

if TYPE_CHECKING:
    from typer.core import TyperGroup as Group
else:
    from carteado.cli.words import Group

SOLVE = "solve"
PuzzleFolder = Annotated[Path | None, typer.Option("--folder", help=say("cli-opt-puzzle-folder"), metavar="FOLDER")]
PuzzleGame = Annotated[str | None, typer.Argument(help=say("cli-arg-puzzles-game"), metavar="[GAME]")]


class Puzzles(Group):
    """A group whose first argument may be a game instead of a command."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        named = not args or args[0] in self.commands or args[0] in ("--help", "-h")
        return list(super().parse_args(context, args if named else [SOLVE, *args]))


app = typer.Typer(
    cls=Puzzles,
    help=say("cli-puzzles"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)


@app.command(SOLVE, cls=Command, help=say("cli-puzzles-solve"))
def solve(
    game: PuzzleGame = None,
    number: Annotated[int | None, typer.Option("--number", min=1, help=say("cli-opt-puzzle-number"))] = None,
    day: Annotated[bool, typer.Option("--day", help=say("cli-opt-puzzle-day"))] = False,
    listed: Annotated[bool, typer.Option("--list", help=say("cli-opt-puzzle-list"))] = False,
    folder: Annotated[
        Path | None, typer.Option("--folder", help=say("cli-opt-puzzle-folder"), metavar="FOLDER")
    ] = None,
    cards: SetPath = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.puzzles import PuzzleTable, chosen, list_puzzles, solve_puzzle

    if (day and (number is not None or listed)) or (game is None and number is not None):
        raise Invalid("puzzles-number-alone")
    if folder is not None:
        solve_own(game, number, day or listed, folder, cards, lang)
        return
    if cards is not None:
        raise Invalid("puzzles-own-cards")
    id = None if game is None else load(game).id
    if listed:
        list_puzzles(id, lambda name: speaker(lang, name))
        return
    puzzle = chosen(id, number, day)
    solve_puzzle(PuzzleTable(speaker(lang, puzzle.game.id), puzzle))


def solve_own(
    game: str | None, number: int | None, other: bool, folder: Path, cards: Path | None, lang: str | None
) -> None:
    """Play a puzzle of a folder, with the cards of a set if there is one; what is solved there is not kept."""
    from carteado.games import load
    from carteado.puzzles.book import numbered, read_book
    from carteado.terminal.puzzles import PuzzleTable, solve_puzzle

    if game is None or other:
        raise Invalid("puzzles-folder-alone")
    use_set(game, cards)
    puzzles = read_book(load(game), folder)
    puzzle = numbered(puzzles, game, puzzles[0].number if puzzles and number is None else number or 0)
    solve_puzzle(PuzzleTable(speaker(lang, game), puzzle), keep=False)


@app.command("mine", cls=Command, help=say("cli-puzzles-mine"))
def mine(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help=say("cli-opt-puzzle-out"), metavar="FOLDER")],
    count: Annotated[int, typer.Option("--count", min=1, max=999, help=say("cli-opt-puzzle-count"))] = 10,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("cli-opt-puzzle-seed"))] = 1,
    cards: SetPath = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.puzzles.mining import Miner
    from carteado.puzzles.writing import write_puzzle

    use_set(game, cards)
    words = speaker(lang, game)
    for puzzle in Miner(load(game), seed).puzzles(count):
        title, level, file = words.say(puzzle.title), puzzle.rating.level, str(write_puzzle(puzzle, out))
        print(words("puzzle-mined", number=puzzle.number, title=title, level=level, file=file), flush=True)
