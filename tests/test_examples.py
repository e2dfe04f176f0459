"""The programs in examples/ run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from installing import lay_beside

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *words: str) -> str:
    done = subprocess.run([sys.executable, EXAMPLES / name, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["naipes", "siege"])
def test_an_agent_of_plain_text_plays_a_match_to_its_end(game: str) -> None:
    assert "scores [" in run("text_agent.py", game)


def test_an_agent_learns_and_shows_its_curve() -> None:
    lines = run("learn_naipes.py", "--games", "4", "--every", "2", "--looks", "2").splitlines()
    assert [line.split()[0] for line in lines] == ["0", "2", "4"]
    assert all(line.split()[1].endswith("%") for line in lines)


def test_a_package_adds_a_game_of_tricks_that_keeps_its_rules_and_the_law_book(tmp_path: Path) -> None:
    found = lay_beside(EXAMPLES / "sueca", tmp_path)
    words = [
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-k",
        "sueca",
        "examples/sueca",
        "tests/laws",
        "src/carteado/laws",
    ]
    environment = {**os.environ, "PYTHONPATH": found}
    done = subprocess.run(
        [sys.executable, *words], cwd=EXAMPLES.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
