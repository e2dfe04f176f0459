"""The command line as people and scripts use it."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carteado import native

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*words: str, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CLI, *words], capture_output=True, text=True, input=input, check=False)


def run_json(*words: str) -> Any:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def test_help_answers_at_once_in_both_languages() -> None:
    """In processor time, beside the imports that no command can do without: how busy the machine is does not matter."""
    least = [sys.executable, "-c", "import typer, fluent.runtime"]
    assert "simulate" in run("--help").stdout
    assert "Deixa robôs jogarem" in run("--help", "--lang", "pt").stdout
    assert processor_time([*CLI, "--help"]) < 4 * processor_time(least)


def processor_time(command: list[str]) -> float:
    """The least of several tries, in seconds."""
    seconds = []
    for _ in range(4):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(seconds)


def test_the_version_says_whether_the_compiled_modules_are_used() -> None:
    assert run("--version").stdout.strip().endswith("compiled" if native.compiled() else "interpreted")
    done = subprocess.run(
        [*CLI, "--version"], env={**os.environ, native.INTERPRETED: "1"}, capture_output=True, text=True
    )
    assert done.stdout.strip().endswith("interpreted")


def test_card_files_of_another_folder_are_checked_and_never_shown_as_the_shipped_ones(tmp_path: Path) -> None:
    shutil.copytree(Path(native.__file__).parent / "games" / "duel" / "cards", tmp_path / "cards")
    there = ["cards", "duel", "--cards", str(tmp_path / "cards")]
    assert run(*there, "--check").returncode == 0
    assert "[cards-folder-unused]" in run(*there).stderr
    (tmp_path / "cards" / "new.yaml").write_text("- {id: NEW-01}", encoding="utf-8")
    done = run(*there, "--check")
    assert done.returncode == 1
    assert "new.yaml:1, NEW-01" in done.stdout


def test_games_lists_every_game() -> None:
    assert {"siege", "naipes"} <= {game["id"] for game in run_json("games")}
    assert "siege: 9 Card Siege\n  Sozinho" in run("games", "--lang", "pt").stdout


def test_the_language_is_given_before_or_after_the_command() -> None:
    """After the command it wins."""
    after, before, both = (
        run("games", "--lang", "pt"),
        run("--lang", "pt", "games"),
        run("--lang=en", "games", "--lang=pt"),
    )
    assert after.stdout == before.stdout == both.stdout
    assert "Qual jogo?" in run("--lang", "pt", "menu", input="q\n").stdout
    assert "[language-unknown]" in run("--lang", "fr", "games").stderr


def test_what_was_simulated_is_told_in_the_readers_language() -> None:
    words = ["simulate", "naipes", "--games", "30", "--bots", "random", "--seed", "3"]
    report = run_json(*words)
    percent = f"{100 * report['wins'][0] / 30:.1f}"
    english, portuguese = run(*words, "--lang", "en").stdout, run("--lang", "pt", *words).stdout
    assert f"Player 1 (random) won {report['wins'][0]} ({percent} %)" in english
    assert f"Jogador 1 (random) venceu {report['wins'][0]} ({percent.replace('.', ',')} %)" in portuguese
    assert f"by battles {report['reasons']['columns']}" in english
    assert f"por batalhas {report['reasons']['columns']}" in portuguese


def test_simulate_counts_what_was_played() -> None:
    report = run_json("simulate", "siege", "--games", "300", "--bots", "random")
    assert report["games"] == 300
    assert report["wins"] == [0]
    assert sum(report["reasons"].values()) == 300
    assert set(report) >= {"game", "mode", "wins", "draws", "decisions", "seconds", "us_per_decision", "compiled"}


def test_the_first_seat_of_naipes_wins_about_half_of_random_games() -> None:
    report = run_json("simulate", "naipes", "--games", "2000", "--bots", "random")
    assert 0.45 <= report["wins"][0] / 2000 <= 0.60
    assert report["wins"][0] + report["wins"][1] + report["draws"] == 2000
    first = run_json("simulate", "naipes", "--games", "2000", "--option", "first_player=0")
    assert 0.45 <= first["wins"][0] / 2000 <= 0.60


def test_totals_are_the_same_whatever_the_number_of_workers() -> None:
    words = ["simulate", "naipes", "--games", "120", "--bots", "greedy:1,random", "--seed", "9"]
    totals = [run_json(*words, "--workers", workers) for workers in ("1", "2")]
    for report in totals:
        del report["seconds"], report["us_per_decision"]
    assert totals[0] == totals[1]


def test_recorded_games_verify_and_a_changed_one_does_not(tmp_path: Path) -> None:
    run_json("simulate", "naipes", "--games", "3", "--record", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    for file in files:
        assert run_json("replay", str(file), "--verify")["verified"] is True
    data = json.loads(files[0].read_text())
    files[0].write_text(json.dumps({**data, "seed": 12345}))
    done = run("replay", str(files[0]), "--verify")
    assert done.returncode != 0
    assert "record-bad-commitment" in done.stderr
    files[1].write_text(json.dumps({**json.loads(files[1].read_text()), "rules": "0.5"}))
    done = run("replay", str(files[1]))
    assert done.returncode != 0
    assert "0.5" in done.stderr


def test_an_unfinished_match_gives_away_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    run("play", "naipes", "--seed", "4", "--seats", "human,bot:random", input=f"1\nsave {file}\n")
    data = json.loads(file.read_text())
    shown = run_json("replay", str(file))
    assert "seed" not in shown
    assert "actions" not in shown
    assert shown["commitment"] == data["commitment"]
    hidden = [event for event in shown["events"] if event["event"] in ("chose", "dealt", "drew", "bought")]
    assert hidden
    assert not any({"card", "cards", "ruler"} & set(event) for event in hidden)
    assert run_json("replay", str(file), "--seat", "0")["events"] == shown["events"]


def test_play_goes_on_with_the_last_match() -> None:
    left = run("play", "siege", "--seed", "5", input="1\n")
    assert left.returncode == 0
    assert "--resume" in left.stdout
    again = run("play", "siege", "--resume", input="log\n")
    assert "archers shoot at the ladders" in again.stdout


def test_rules_prints_the_book_or_one_rule() -> None:
    book = run("rules", "siege", "--lang", "pt").stdout
    assert "9 Card Siege (9CS, Cerco das 9 Cartas)" in book.splitlines()[0]
    assert not re.search(r"^#|\*\*|<!--|!\[", book, re.MULTILINE)
    assert "78.9 %" in run("rules", "siege", "--preset", "digest", "--lang", "en").stdout
    one = run("rules", "naipes", "NAIPES-4.5").stdout
    assert one.startswith(" • NAIPES-4.5 ")
    assert "NAIPES-4.6" not in one


@pytest.mark.usefixtures("secret_deals")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["simulate", "chess"], "game-unknown"),
        (["simulate", "siege", "--bots", "genius"], "bot-unknown"),
        (["simulate", "siege", "--bots", "search:fast"], "bot-bad-strength"),
        (["simulate", "naipes", "--bots", "random,random,random"], "seats-bad-number"),
        (["simulate", "siege", "--option", "cc_dice"], "option-not-a-pair"),
        (["simulate", "siege", "--option", "cc_dice=maybe"], "option-bad-value"),
        (["simulate", "siege", "--preset", "easy"], "preset-unknown"),
        (["simulate", "siege", "--mode", "teams"], "mode-unknown"),
        (["play", "siege", "--seats", "human,human"], "seats-bad-number"),
        (["play", "naipes", "--seats", "human,cat"], "seat-unknown"),
        (["play", "siege", "--resume"], "no-match-to-resume"),
        (["replay", "missing.json"], "file-unreadable"),
        (["rules", "siege", "SIEGE-99"], "rule-unknown"),
        (["rules", "siege", "--preset", "easy"], "preset-unknown"),
        (["games", "--lang", "fr"], "language-unknown"),
        (["solve", "naipes"], "not-solvable"),
        (["simulate", "siege", "--games", "1", "--record", "/dev/null"], "file-unwritable"),
        (["serve", "--db", "sqlite:////dev/null/tables.db"], "file-unwritable"),
        (["simulate", "siege", "--games", "1", "--workers", "9999"], "usage-bad-value"),
    ],
)
def test_bad_words_are_refused_in_one_clear_line(words: list[str], code: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith(f"[{code}]")


def test_the_menu_opens_and_leaves_cleanly() -> None:
    done = run("menu", input="q\n")
    assert done.returncode == 0
    assert "9 Card Siege" in done.stdout
    assert run("menu", input="").returncode == 0
