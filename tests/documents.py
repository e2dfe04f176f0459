"""Documents whose examples are run: their blocks, the words that they show, and the words of a card language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from carteado.kit.shapes import ByField, ByKey, Either, ListOf, Named, Record, Shape, Word

DOCS = Path(__file__).parent.parent / "docs"
FENCE = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SECTION = re.compile(r"^## (.+?)$(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced piece of a document: its language, what kind of thing it shows, and under which heading."""

    language: str
    kind: str
    text: str
    section: str

    def data(self) -> Any:
        return YAML(typ="safe", pure=True).load(self.text)


class Document:
    def __init__(self, name: str) -> None:
        self.text = (DOCS / name).read_text(encoding="utf-8")
        self.sections = dict(SECTION.findall(self.text))
        self.blocks = [
            Block(language, kind, text, title)
            for title, body in self.sections.items()
            for language, kind, text in FENCE.findall(body)
        ]

    def explained(self, section: str) -> set[str]:
        """The words that stand in code marks in the prose and the tables of a section."""
        marked = re.findall(r"`([^`\n]+)`", FENCE.sub("", self.sections[section]))
        return {*marked, *(word for mark in marked for word in re.findall(r"[\w()!<>=]+|\w+", mark))} | {
            word for mark in marked for word in re.findall(r"\w+", mark)
        }

    def shown(self, section: str | None = None) -> set[str]:
        """The words of its examples."""
        return {
            word
            for block in self.blocks
            if block.language == "yaml" and section in (None, block.section)
            for word in (block.kind, *said(block.data()))
        }


def said(data: Any) -> Iterator[str]:
    """Every key and every word in a piece of card data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from said(value)
    elif isinstance(data, list):
        for value in data:
            yield from said(value)
    elif isinstance(data, str):
        yield data


def words_of(shape: Shape, met: set[int] | None = None) -> set[str]:
    """Every key and every word that a shape allows, however it holds itself."""
    known = set() if met is None else met
    if id(shape) in known:
        return set()
    known.add(id(shape))
    match shape:
        case Record():
            return set(shape.fields).union(*(words_of(held, known) for held in shape.fields.values()))
        case Word():
            return set(shape.words)
        case ListOf():
            return words_of(shape.shape, known)
        case Named():
            return words_of(shape.shape(), known)
        case Either():
            return set().union(*(words_of(held, known) for held in shape.shapes))
        case ByField() | ByKey():
            return set().union(*(words_of(held, known) for held in shape.records.values()))
        case _:
            return set()
