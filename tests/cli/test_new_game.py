"""`carteado new-game` writes a package that is installed, played, taught and tested at once."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from carteado.cli.new_game import TEMPLATE, write_package
from carteado.core.errors import Invalid
from installing import install

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of a new game."""
    folder = tmp_path_factory.mktemp("made") / "harvest"
    done = subprocess.run([*CLI, "new-game", "harvest", "--folder", str(folder), "--lang", "en"], check=True)
    assert done.returncode == 0
    return folder


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which it is installed."""
    folder = tmp_path_factory.mktemp("installed")
    data = {"XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8"}
    return {**os.environ, **data, "PYTHONPATH": install(made, folder)}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run([*CLI, *words], env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_of_the_template_is_left_in_it(made: Path) -> None:
    files = [file for file in made.rglob("*") if file.is_file()]
    assert len(files) == len([file for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"])
    assert [file for file in files if re.search("newgame", file.name + file.read_text("utf-8"), re.IGNORECASE)] == []


def test_it_is_listed_with_its_presets(installed: dict[str, str]) -> None:
    games = {game["id"]: game for game in json.loads(run(installed, "games", "--json"))}
    assert list(games["harvest"]["presets"]) == ["standard", "short"]


def test_bots_play_it_to_the_end_and_the_better_one_wins(installed: dict[str, str]) -> None:
    words = ("simulate", "harvest", "--games", "40", "--bots", "greedy,random", "--seed", "1", "--json")
    report = json.loads(run(installed, *words))
    assert (report["games"], report["reasons"]) == (40, {"rounds": 40})
    assert report["wins"][0] > 24


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The higher card takes the round"), ("pt", "A carta mais alta leva a rodada")],
)
def test_its_rules_are_told_in_both_languages(installed: dict[str, str], lang: str, said: str) -> None:
    assert said in run(installed, "rules", "harvest", "HARVEST-3.2", "--lang", lang)


def test_its_lesson_is_learned_at_the_terminal(installed: dict[str, str]) -> None:
    said = run(installed, "learn", "harvest", "1", "--lang", "en", typed="\nplay 4\n\nplay 9\nplay 4\nplay 1\n\nquit\n")
    assert "That is a low card to lead" in said
    assert "Two rounds to one: you win." in said


def test_its_own_tests_and_the_law_book_pass(made: Path, installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=made, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("name", ["", "ab", "Harvest", "my-game", "jogo2", "a" * 25, "../up", "harvest.py"])
def test_a_name_that_cannot_be_a_games_is_refused(name: str, tmp_path: Path) -> None:
    refused(name, tmp_path / "made", "new-game-bad-name")


@pytest.mark.parametrize("name", ["duel", "web", "refused", "seat"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    refused(name, tmp_path / "made", "new-game-name-taken")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    refused("harvest", tmp_path, "new-game-folder-full")
    refused("harvest", tmp_path / "mine.txt", "new-game-folder-full")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def refused(name: str, folder: Path, code: str) -> None:
    there = folder.exists()
    with pytest.raises(Invalid) as refusal:
        write_package(name, folder)
    assert refusal.value.code == code
    assert folder.exists() == there
