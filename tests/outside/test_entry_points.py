"""Games and bots of other packages are found by their entry points and are like any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]


def run(*words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent)])}
    done = subprocess.run([*CLI, *words], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_game_of_another_package_is_listed() -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json"))}
    assert {"siege", "naipes", "nim"} <= set(games)
    assert games["nim"]["options"] == {"stones": [7, 12]}
    assert games["nim"]["bots"] == ["random", "greedy", "search", "last"]


def test_it_is_simulated_with_a_bot_of_another_package() -> None:
    """From 7 stones, taking three each time, the first seat takes the last stone; equal numbers make a draw."""
    report = json.loads(run("simulate", "nim", "--games", "300", "--bots", "last", "--json"))
    assert report["decisions"] == 3 * 300
    assert report["wins"][0] + report["draws"] == 300
    assert report["wins"][1] == 0
    assert 20 < report["draws"] < 90


def test_a_game_without_a_rulebook_says_so() -> None:
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    words = [*CLI, "rules", "nim", "--lang", "en"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "carteado: nim has no rulebook yet. [book-none]\n")


def test_it_keeps_the_law_book() -> None:
    laws = ["--carteado-game", "nim", "--pyargs", "carteado.laws", "tests/laws"]
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-k", "nim", *laws]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=HERE.parent.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
