"""A record that carries its frames is shown where its rules, or even its game, are not installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.match.match import Match
from carteado.match.record import Record, make_record, parse_record, write_record
from carteado.server.archiving import make_frames
from carteado.terminal.frames import show_frames
from carteado.terminal.table import seat_names
from carteado.texts import LANGUAGES, Speaker
from cli.test_commands import run


def played() -> Match:
    """A match of naipes to its end."""
    naipes = carteado.load("naipes")
    match = Match(naipes, naipes.setup(), seed=5, players=["human", "bot:random"])
    while match.state.decision is not None:
        match.accept(match.state.legal()[0])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture
def record(match: Match) -> Record:
    found = make_record(match)
    found.frames = make_frames(match)
    found.rules, found.package = "0", "carteado==0.0.9"
    return found


def test_a_record_with_frames_is_written_and_read(record: Record, tmp_path: Path) -> None:
    write_record(record, tmp_path / "match.json")
    assert parse_record((tmp_path / "match.json").read_bytes(), "match.json") == record


def test_a_record_without_frames_does_not_name_them(match: Match) -> None:
    assert "frames" not in json.loads(msgspec.json.encode(make_record(match)))


def test_the_command_shows_it_and_says_how_to_get_the_rules(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_record(record, file)
    shown = run("replay", str(file), "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert 'pip install "carteado==0.0.9"' in shown.stdout
    refused = run("replay", str(file), "--verify", "--lang", "en")
    assert refused.returncode != 0
    assert 'pip install "carteado==0.0.9"' in refused.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_what_the_game_said(
    record: Record, match: Match, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert record.frames
    show_frames(record, record.frames, Speaker(lang), None, None)
    shown = capsys.readouterr().out
    say = Speaker(lang, match.game.folder / "texts", names=seat_names(Speaker(lang), match.players))
    last = match.game.table_words(match.state.view(None))[0]
    assert say.say(last) in shown
    assert len(shown.splitlines()) > match.number


def test_each_seat_hears_what_it_heard(record: Record, match: Match) -> None:
    assert record.frames
    for seat in (None, 0, 1):
        told: list[Any] = []
        show_frames(record, record.frames, Speaker("en"), seat, told.append)
        heard = [event.whole() for events in match.log for event in events] if seat is None else match.heard(seat)
        assert told[0]["events"] == json.loads(json.dumps(heard))
        assert told[0]["verified"] is False


def test_a_seat_that_is_not_there_is_refused(record: Record) -> None:
    assert record.frames
    with pytest.raises(Invalid, match="no-such-seat"):
        show_frames(record, record.frames, Speaker("en"), 2, None)


@pytest.mark.parametrize("damage", ["page", "texts", "words"])
def test_damaged_frames_are_refused(record: Record, damage: str) -> None:
    assert record.frames
    if damage == "page":
        record.frames.whole[0] = record.frames.whole[0][:-10]
    elif damage == "texts":
        del record.frames.texts["en"]
    else:
        record.frames.texts["en"] = record.frames.texts["pt"][:50]
    with pytest.raises(Invalid, match="frames-damaged"):
        show_frames(record, record.frames, Speaker("en"), None, None)
