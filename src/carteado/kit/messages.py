"""Write the printed texts of cards into the Fluent files, so that clients look them up like any other text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path


def fluent(text: str) -> str:
    """Escape a text whose first character Fluent would read as a variant, an attribute or a placeable.

    >>> fluent("[1 AP] Heal 2."), fluent("Heal 2.")
    ('{""}[1 AP] Heal 2.', 'Heal 2.')
    """
    return f'{{""}}{text}' if text[0] in "[*.{}" else text


def card_lines(game: str, id: str, name: str, facts: str, text: str) -> list[str]:
    """Return the messages of a card: its name, its facts, and its text, if it has one."""
    said = {"card": name, "facts": facts, "text": fluent(text) if text else ""}
    return [f"{game}-{part}-{id.lower()} = {words}" for part, words in said.items() if words]


def generated(game: str) -> str:
    """Return the line below which a game's Fluent file is generated."""
    return f"# Generated from the card files by `python -m carteado.games.{game}.messages`; do not edit.\n\n"


def write_generated(game: str, folder: Path, langs: Iterable[str], messages: Callable[[str], str]) -> None:
    """Rewrite the generated part of the Fluent files."""
    for lang in langs:
        file = folder / f"{lang}.ftl"
        own = file.read_text(encoding="utf-8").partition(generated(game))[0]
        file.write_text(f"{own}{generated(game)}{messages(lang)}", encoding="utf-8")


def replaced(source: str, texts: Mapping[str, str]) -> str:
    """Return a Fluent source in which messages are replaced by these texts; further ones are added.

    >>> replaced("a = 1\nb = { $x ->\n   *[other] 2\n    }\nc = 3\n", {"b": "two", "d": "four"})
    'a = 1\nc = 3\nb = two\nd = four\n'
    """
    if not texts:
        return source
    ids = "|".join(re.escape(id) for id in texts)
    rest = re.sub(rf"^(?:{ids}) *=.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", "", source, flags=re.MULTILINE)
    return rest + "".join(f"{id} = {fluent(text)}\n" for id, text in texts.items())
