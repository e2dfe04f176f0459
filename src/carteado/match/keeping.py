"""Local storage of matches: every accepted action is written to disk before the next question."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from carteado.core.errors import Refusal
from carteado.match.match import Match
from carteado.match.record import Record, make_record, read_record, write_record


def data_folder() -> Path:
    return user_data_path("carteado", appauthor=False)


def keep(match: Match, path: Path | None = None) -> Path:
    """Write the record of the match, by default to its own file in the data folder."""
    target = path or data_folder() / "matches" / f"{match.game.id}-{match.commitment[:12]}.json"
    write_record(make_record(match), target)
    return target


def latest_unfinished(game: str) -> Path | None:
    """The file of the latest unfinished match of a game."""
    files = (data_folder() / "matches").glob(f"{game}-*.json")
    for file in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        record = readable(file)
        if record is not None and record.outcome is None:
            return file
    return None


def readable(file: Path) -> Record | None:
    try:
        return read_record(file)
    except Refusal:
        return None
