"""Long lines at a terminal: broken between words, never within one."""

from __future__ import annotations

import shutil
import sys
import textwrap


def write_wrapped(text: str) -> None:
    """Print; where a person reads along, no line is wider than the terminal."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        text = "\n".join(wrapped(line, width) for line in text.split("\n"))
    print(text)


def wrapped(line: str, width: int) -> str:
    """The line in pieces, the later ones set in; a word wider than the terminal stays whole.

    >>> print(wrapped("  Deal 2 damage to target creature.", 20))
      Deal 2 damage to
        target creature.
    """
    if len(line) <= width:
        return line
    inset = len(line) - len(line.lstrip()) + 2
    return textwrap.fill(line, width, subsequent_indent=" " * inset, break_long_words=False, break_on_hyphens=False)
