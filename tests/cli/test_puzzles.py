"""Puzzles from the command line: those that are mined under a card set are solved under it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]
STRONGER = "game: duel\nname: {en: Stronger, pt: Mais forte}\nchanges: {ROO-01: {atk: 6}, EMB-01: {atk: 6}}\n"


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([*CLI, *words], env=environment, input=typed, capture_output=True, text=True, check=False)


def test_puzzles_are_mined_and_solved_under_a_card_set(tmp_path: Path) -> None:
    (tmp_path / "stronger.yaml").write_text(STRONGER, encoding="utf-8")
    cards, folder = ("--set", str(tmp_path / "stronger.yaml")), str(tmp_path / "mined")
    mined = run("puzzles", "mine", "duel", "--count", "1", "--out", folder, *cards, "--lang", "en")
    assert mined.returncode == 0, mined.stderr
    solved = run("puzzles", "duel", "--folder", folder, *cards, "--lang", "en", typed="solution\n")
    assert solved.returncode == 0, solved.stderr
    assert "Win this turn" in solved.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("puzzles", "--folder", "."), "--folder goes with a game"),
        (("puzzles", "duel", "--day", "--folder", "."), "--folder goes with a game"),
        (("puzzles", "duel", "--set", "."), "--set goes with --folder"),
    ],
)
def test_what_does_not_go_together_is_refused(words: tuple[str, ...], said: str) -> None:
    refused = run(*words, "--lang", "en")
    assert refused.returncode != 0
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr
