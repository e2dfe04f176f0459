"""The law of Fluent's selectors: every variant can be reached.

Where a blank is selected as a number (`[0]`, `[one]`), a text such as "0" matches none of these variants, and the
reader gets the default. `check` refuses that; `tests/conftest.py` calls it for everything that any test says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import carteado
from carteado.core.message import Message
from carteado.texts import FOLDER, LANGUAGES, WEB, Speaker

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FOLDERS = [FOLDER, WEB, *(carteado.load(id).folder / "texts" for id in carteado.names())]


class Selects(Visitor):
    """All select expressions of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []
        self.references: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def read(source: str) -> dict[str, Selects]:
    """Return the select expressions of every message of a Fluent text."""
    found: dict[str, Selects] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Selects()
            found[entry.id.name].visit(entry)
    return found


@cache
def messages(lang: str) -> dict[str, Selects]:
    """Return the select expressions of every message that the project has in a language."""
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    return {id: selects for text in texts for id, selects in read(text).items()}


def keys(select: ast.SelectExpression) -> list[str]:
    return [key.value if isinstance(key, ast.NumberLiteral) else key.name for key in (v.key for v in select.variants)]


def is_numeric(select: ast.SelectExpression) -> bool:
    """Whether a variant is a number, or a plural category beside the default `other`."""
    literal = any(isinstance(variant.key, ast.NumberLiteral) for variant in select.variants)
    return literal or bool(set(keys(select)) & (CATEGORIES - {"other"}))


@cache
def numeric_blanks(lang: str, id: str) -> Mapping[str, frozenset[str]]:
    """Return the blanks that a message selects as numbers, each with the words that it also knows."""
    selects = messages(lang).get(id)
    found: dict[str, frozenset[str]] = {}
    if selects is None:
        return found
    for reference in selects.references:
        found.update(numeric_blanks(lang, reference))
    for select in selects.found:
        if is_numeric(select) and isinstance(select.selector, ast.VariableReference):
            name = select.selector.id.name
            words = {word for word in keys(select) if not word.isdigit()} - CATEGORIES
            found[name] = found.get(name, frozenset()) | words
    return found


def check(speaker: Speaker, message: Message) -> None:
    """Refuse a text where a message selects on a number."""
    for name, words in numeric_blanks(speaker.lang, message.id).items():
        value = message.blanks.get(name)
        wrong = isinstance(value, str) and value not in words
        assert not wrong, f"{message.id} ({speaker.lang}) selects ${name} as a number, and gets {value!r}"


def unreachable(lang: str, select: ast.SelectExpression) -> Iterator[str]:
    """Yield the variants of a numeric selector that no number reaches in this language."""
    plural = Locale.parse(LANGUAGES[lang], sep="-").plural_form
    known = {*plural.tags, "other"}
    seen: set[str] = set()
    for variant, key in zip(select.variants, keys(select), strict=True):
        if key in CATEGORIES and key not in known and not variant.default:
            yield key
        if isinstance(variant.key, ast.NumberLiteral) and plural(float(key)) in seen:
            yield key
        if key in seen:
            yield key
        if not variant.default:
            seen.add(key)
