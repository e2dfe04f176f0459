"""Rulebooks at a terminal: rendered Markdown, with colours only on a screen."""

from __future__ import annotations

import re
import sys
from io import StringIO

WIDEST = 100
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


def rendered(text: str) -> str:
    """Render Markdown for the terminal; a picture is replaced by its description."""
    from rich.console import Console
    from rich.markdown import Markdown

    screen = sys.stdout.isatty()
    width = min(WIDEST, Console().width) if screen else WIDEST
    console = Console(file=StringIO(), width=width, force_terminal=screen)
    console.print(Markdown(PICTURE.sub(r"*\1*", text), hyperlinks=False))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().strip("\n").splitlines())


def show_markdown(text: str) -> None:
    print(rendered(text))
