"""The book of a game: the files in its folder `puzzles/`, checked when they are read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.core import phrases
from carteado.core.errors import Invalid, Refusal, unknown
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.games import installed, names
from carteado.kit.cardfile import compose
from carteado.kit.faults import Fault, Where, phrase_of
from carteado.kit.lines import plain
from carteado.puzzles.puzzle import Puzzle, Rating, choices
from carteado.puzzles.shape import PUZZLE

FILE_NAME = re.compile(r"(\d\d\d)\.yaml")


@cache
def book(id: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in their order; refuse files with faults, all of them at once."""
    game = installed(id)
    return read_book(game, game.folder / "puzzles")


def puzzle_files(folder: Path) -> list[Path]:
    """Return the files of the puzzles of a game's folder in their order."""
    return sorted((folder / "puzzles").glob("*.yaml"))


def games_with_puzzles() -> list[str]:
    """Return the ids of the games that have a book."""
    return [id for id in names() if puzzle_files(installed(id).folder)]


def find_puzzle(id: str, number: int) -> Puzzle:
    """Return the puzzle of that number."""
    return numbered(book(id), id, number)


def numbered(puzzles: Sequence[Puzzle], id: str, number: int) -> Puzzle:
    """Return the one of that number among some puzzles of a game."""
    for puzzle in puzzles:
        if puzzle.number == number:
            return puzzle
    numbers = [puzzle.number for puzzle in puzzles]
    raise unknown("puzzle-unknown", number, [f"{numbers[0]}-{numbers[-1]}"] if numbers else [], game=id)


def read_book(game: Game, folder: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles of a folder."""
    faults: list[Fault] = []
    puzzles = [read_puzzle(game, path, faults) for path in sorted(folder.glob("*.yaml"))]
    if faults:
        files = ", ".join(dict.fromkeys(fault.file for fault in faults))
        raise Invalid("puzzle-file-invalid", file=files, reason=[fault.words() for fault in faults])
    return tuple(puzzle for puzzle in puzzles if puzzle is not None)


def read_puzzle(game: Game, path: Path, faults: list[Fault]) -> Puzzle | None:
    """Read one file; add its faults to `faults`. Its table is laid, its answer must be legal there."""
    known = len(faults)
    where = Where(path.name, faults)
    named = FILE_NAME.fullmatch(path.name)
    if named is None:
        where.refuse(path.name, "NNN.yaml")
        return None
    text = path.read_text(encoding="utf-8")
    root = compose(text, where)
    written: Any = plain(root) if root is not None else {}
    read = PUZZLE.read(written, where)
    if read is None or len(faults) > known:
        return None
    position = YAML(typ="safe", pure=True).load(text)["position"]
    rating = Rating(**read["rating"])
    puzzle = Puzzle(
        game, int(named[1]), read["goal"], read["seat"], position, read["answer"], rating, read.get("about", "")
    )
    check(puzzle, where, written.key_lines)
    return puzzle if len(faults) == known else None


def check(puzzle: Puzzle, where: Where, lines: dict[str, int]) -> None:
    """Add a fault for a card that is not there, a table that cannot stand, and an answer that is not legal there."""
    game = puzzle.game
    if puzzle.about and puzzle.about not in game.card_data():
        where.at(lines["about"], "about").unknown(puzzle.about, game.card_data())
    try:
        state = puzzle.begin()
    except Refusal as refusal:
        refuse(where.at(lines["position"], "position"), refusal)
        return
    decision = state.decision
    if decision is None or decision.seat != puzzle.seat:
        where.at(lines["seat"], "seat").refuse(puzzle.seat, str(decision.seat) if decision else phrases.STILL_PLAYED)
        return
    legal = [game.action_text(action) for action in choices(state)]
    if puzzle.answer not in legal:
        where.at(lines["answer"], "answer").unknown(puzzle.answer, legal)
    elif puzzle.rating.choices != len(legal):
        where.at(lines["rating"], "rating.choices").refuse(puzzle.rating.choices, str(len(legal)))


def refuse(where: Where, refusal: Refusal) -> None:
    """Add the fault that a refusal of the game describes."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int | Message | list)}
    if "found" in facts and "allowed" in facts:
        where.at(where.line, str(facts.get("field", ""))).refuse(facts["found"], phrase_of(facts["allowed"]))
    else:
        where.refuse(Message(f"refused-{refusal.code}", **{"near": "none", **facts}), phrases.PLAYABLE)
