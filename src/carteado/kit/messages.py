"""What is printed on cards as Fluent messages, so that every screen finds it where all words are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def fluent(text: str) -> str:
    """A text that begins like a variant, an attribute or a placeable would be misread.

    >>> fluent("[1 AP] Heal 2."), fluent("Heal 2.")
    ('{""}[1 AP] Heal 2.', 'Heal 2.')
    """
    return f'{{""}}{text}' if text[0] in "[*.{}" else text


def card_lines(game: str, id: str, name: str, facts: str, text: str) -> list[str]:
    """A card's name, its facts, and what it does, if anything."""
    said = {"card": name, "facts": facts, "text": fluent(text) if text else ""}
    return [f"{game}-{part}-{id.lower()} = {words}" for part, words in said.items() if words]


def generated(game: str) -> str:
    """The line below which a Fluent file of a game is written by its card files."""
    return f"# Generated from the card files by `python -m carteado.games.{game}.messages`; do not edit.\n\n"


def write_generated(game: str, folder: Path, langs: Iterable[str], messages: Callable[[str], str]) -> None:
    """Bring the generated end of the Fluent files up to date."""
    for lang in langs:
        file = folder / f"{lang}.ftl"
        own = file.read_text(encoding="utf-8").partition(generated(game))[0]
        file.write_text(f"{own}{generated(game)}{messages(lang)}", encoding="utf-8")
