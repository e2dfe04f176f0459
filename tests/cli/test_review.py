"""`carteado review`: the review of a record in words and as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.test_commands import run, run_json


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("records")
    done = run(*f"simulate naipes --games 1 --bots random,greedy --seed 4 --record {folder}".split())
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.json")
    return str(file)


def test_a_record_is_reviewed_in_both_languages(record: str) -> None:
    told = run("review", record, "--seat", "0", "--iterations", "16", "--lang", "en").stdout
    assert "Judged by what could be known at the time." in told
    assert "By search: every number is an estimate" in told
    assert "0 % at the end" in told
    assert "Player 2" not in told
    portuguese = run("review", record, "--seat", "0", "--iterations", "16", "--lang", "pt").stdout
    assert "Pelo que dava para saber na hora." in portuguese
    assert "0 % no fim" in portuguese


def test_the_same_record_gives_the_same_review_as_data(record: str) -> None:
    words = ("review", record, "--iterations", "16")
    found = run_json(*words)
    assert found == run_json(*words)
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert found["seats"][0]["points"][-1]["chance"] == 0.0
    assert all(mistake["loss"] >= 0.05 for mistake in found["seats"][0]["mistakes"])
    assert run_json(*words, "--all")["knowing"] is True


def test_an_unfinished_match_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    run("play", "siege", "--seed", "7", "--lang", "en", input="1\nquit\n")
    (file,) = tmp_path.rglob("siege-*.json")
    done = run("review", str(file))
    assert done.returncode == 2
    assert "[match-unfinished]" in done.stderr
