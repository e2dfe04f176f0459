"""The golden games still come out the same. A change on purpose: `make golden`, and read the diff."""

from __future__ import annotations

from golden.games import FOLDER, files


def test_the_golden_games_come_out_the_same() -> None:
    kept = {
        path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")
    }
    assert files() == kept
