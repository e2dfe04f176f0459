"""The rulebook of a game, and single rules of it."""

from __future__ import annotations

import re
import sys

from carteado.core.errors import unknown
from carteado.core.game import Game

RULE = re.compile(r"^- \*\*([A-Z]+-[RX]?\d+(?:\.\d+)?)\*\* ", re.MULTILINE)


def rulebook(game: Game, lang: str) -> str:
    return (game.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


def rule_ids(text: str) -> list[str]:
    """The numbers of all rules, rulings and examples, in order."""
    return RULE.findall(text)


def find_rule(game: Game, lang: str, id: str) -> str:
    """The text of one rule; the game's own prefix may be left out."""
    text = rulebook(game, lang)
    wanted = id.upper()
    if "-" not in wanted:
        wanted = f"{game.id.upper()}-{wanted}"
    starts = list(RULE.finditer(text))
    for place, start in enumerate(starts):
        if start.group(1) == wanted:
            end = starts[place + 1].start() if place + 1 < len(starts) else len(text)
            return re.split(r"\n#|\n\n(?=[^ ])", text[start.start() : end])[0].strip()
    raise unknown("rule-unknown", wanted, rule_ids(text), game=game.id)


def show_markdown(text: str) -> None:
    """Print Markdown, formatted on a terminal and plain in a file."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(110, Console().width)).print(Markdown(text))
