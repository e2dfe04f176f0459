"""Wrapping of long lines at a terminal, between words."""

from __future__ import annotations

import shutil
import sys
import textwrap


def write_wrapped(text: str) -> None:
    """Print, wrapped to the width of the terminal if there is one."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        text = "\n".join(wrapped(line, width) for line in text.split("\n"))
    print(text)


def wrapped(line: str, width: int) -> str:
    """Wrap a line with a hanging indent; a word wider than the terminal stays whole.

    >>> print(wrapped("  Deal 2 damage to target creature.", 20))
      Deal 2 damage to
        target creature.
    """
    if len(line) <= width:
        return line
    inset = len(line) - len(line.lstrip()) + 2
    return textwrap.fill(line, width, subsequent_indent=" " * inset, break_long_words=False, break_on_hyphens=False)
