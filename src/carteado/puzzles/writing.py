"""Write a puzzle as its file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carteado.puzzles.puzzle import Puzzle

PLAIN = re.compile(r'"(?!(?:true|false|null)")([A-Za-z_][\w-]*)"')


def write_puzzle(puzzle: Puzzle, folder: Path) -> Path:
    """Write a puzzle into a folder, named by its number."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{puzzle.number:03}.yaml"
    path.write_text("\n".join(lines(puzzle)) + "\n", encoding="utf-8")
    return path


def lines(puzzle: Puzzle) -> Iterator[str]:
    """Yield the lines of the file: each field of the table, each card with its marks, on its own line."""
    yield f"goal: {puzzle.goal}"
    if puzzle.about:
        yield f"about: {flow(puzzle.about)}"
    yield f"seat: {puzzle.seat}"
    yield "position:"
    yield from block(puzzle.position, "  ")
    yield f"answer: {flow(puzzle.answer)}"
    yield f"rating: {flow(puzzle.rating._asdict())}"


def block(table: Any, indent: str) -> Iterator[str]:
    """Yield a mapping with a line for each field; players have a block each."""
    for name, value in table.items():
        if name == "players":
            yield f"{indent}players:"
            for player in value:
                head, *rest = block(player, indent + "    ")
                yield f"{indent}  - {head.strip()}"
                yield from rest
        else:
            yield f"{indent}{name}: {flow(value)}"


def flow(value: Any) -> str:
    """Write a value on one line, without the quotes that YAML does not need."""
    return PLAIN.sub(r"\1", json.dumps(value, ensure_ascii=False))
