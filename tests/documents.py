"""Read documents whose examples are tested: code blocks, words explained and shown, words of a card language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from carteado.core.shapes import ByField, ByKey, Either, ListOf, Named, Record, Shape, Word

DOCS = Path(__file__).parent.parent / "docs"
FENCE = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SECTION = re.compile(r"^## (.+?)$(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced code block of a document: its language, the kind of example, and its heading."""

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
        """Return the words in backticks in the prose and tables of a section."""
        marked = re.findall(r"`([^`\n]+)`", FENCE.sub("", self.sections[section]))
        return {*marked, *(word for mark in marked for word in re.findall(r"[\w()!<>=]+|\w+", mark))} | {
            word for mark in marked for word in re.findall(r"\w+", mark)
        }

    def shown(self, section: str | None = None) -> set[str]:
        """Return the words used in the examples of a section, or of the whole document."""
        return {
            word
            for block in self.blocks
            if block.language == "yaml" and section in (None, block.section)
            for word in (block.kind, *said(block.data()))
        }


def said(data: Any) -> Iterator[str]:
    """Yield every key and every word in card data."""
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
    """Return every key and every word that a shape allows; shapes may be recursive."""
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
