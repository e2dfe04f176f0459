"""Long lines are broken between words, for a reader at a terminal only."""

from __future__ import annotations

import sys

import pytest

from carteado.terminal.wrapping import wrapped, write_wrapped


def test_a_long_line_is_broken_between_words_and_set_in() -> None:
    assert wrapped("  one two three", 10) == "  one two\n    three"


def test_what_fits_keeps_its_spaces() -> None:
    assert wrapped("  1     2     3", 15) == "  1     2     3"


def test_a_word_is_never_broken() -> None:
    assert wrapped("commitment: 0123456789abcdef", 12) == "commitment:\n  0123456789abcdef"


def test_a_file_gets_whole_lines(capsys: pytest.CaptureFixture[str]) -> None:
    write_wrapped("word " * 40)
    assert capsys.readouterr().out == "word " * 40 + "\n"


def test_a_terminal_gets_lines_that_fit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    write_wrapped("word " * 40)
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 30
