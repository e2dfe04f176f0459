"""The words of a card language as tables in Markdown, read from the fields and docstrings of their classes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from carteado.kit.cards import Amount, Condition, Op, Selector
from carteado.kit.language.base import Field, Kind, Language
from carteado.kit.language.docstrings import docstring
from carteado.kit.language.kinds import SPREAD, Fields
from carteado.kit.language.words import Keyed, Sorts, WordOr, Words, fields_beside

SECTIONS: dict[type, str] = {Op: "operation", Condition: "condition", Selector: "selector", Amount: "amount"}
SHARED = "carteado.kit."


class Entry(NamedTuple):
    """A word: what it is, its class, and its fields."""

    section: str
    word: str
    cls: type
    fields: tuple[Field, ...]

    def shared(self) -> bool:
        """Whether the word is one of the kit's."""
        return self.cls.__module__.startswith(SHARED)


def entries(language: Language) -> list[Entry]:
    """Return every word of a language once, in the order of its tables."""
    found = {(entry.word, entry.cls): entry for kind in language.kinds.values() for entry in entries_of(kind)}
    return list(found.values())


def entries_of(kind: Kind) -> Iterable[Entry]:
    if isinstance(kind, Words):
        for word, node in kind.bare.items():
            yield Entry(section_of(type(node)), word, type(node), ())
        for word, fields in kind.bodies.items():
            yield Entry(section_of(fields.word), word, fields.word, tuple(fields.fields))
        for wrapper in kind.around:
            beside = tuple(fields_beside(wrapper))
            yield Entry(f"beside any {section_of(wrapper)}", beside[0].name, wrapper, beside)
    elif isinstance(kind, WordOr):
        for word, node in kind.words.items():
            yield Entry(section_of(type(node)), word, type(node), ())
    elif isinstance(kind, Sorts | Keyed):
        for word, fields in kind.sorts.items():
            yield Entry(section_of(fields.word), word, fields.word, tuple(fields.fields))


def section_of(cls: type) -> str:
    """Return what a word of this class is; a game's own kinds of words are named after their root class."""
    known = next((name for base, name in SECTIONS.items() if issubclass(cls, base)), "")
    return known or cls.__mro__[-2].__name__.lower()


def fields_text(fields: Iterable[Field], language: Language) -> str:
    """Return the names of fields as they are written; optional ones in brackets, those of a filter in its place."""
    said: list[str] = []
    for field in fields:
        kind = language.kinds.get(field.type)
        if field.name in SPREAD and isinstance(kind, Fields):
            said.append("[a filter]")
        else:
            said.append(f"[`{field.name}`]" if field.optional else f"`{field.name}`")
    return ", ".join(said)


def own_table(language: Language) -> str:
    """Return the table of all words of a game."""
    lines = ["| word | is | fields | meaning |", "|---|---|---|---|"]
    for entry in sorted(entries(language), key=lambda entry: (entry.section, entry.word)):
        fields = fields_text(entry.fields, language)
        lines.append(f"| `{entry.word}` | {entry.section} | {fields} | {docstring(entry.cls)} |")
    return "\n".join(lines)


def shared_table(languages: Mapping[str, Language]) -> str:
    """Return the table of the kit's words, and which games have each."""
    games: dict[tuple[str, str], list[str]] = {}
    rows: dict[tuple[str, str], tuple[Entry, Language]] = {}
    for game, language in languages.items():
        for entry in filter(Entry.shared, entries(language)):
            key = entry.section, entry.word
            rows.setdefault(key, (entry, language))
            if game not in games.setdefault(key, []):
                games[key].append(game)
    lines = ["| word | is | fields | meaning | in |", "|---|---|---|---|---|"]
    for key, (entry, language) in sorted(rows.items(), key=lambda row: row[0]):
        fields = fields_text(entry.fields, language)
        told = ", ".join(games[key])
        lines.append(f"| `{entry.word}` | {entry.section} | {fields} | {docstring(entry.cls)} | {told} |")
    return "\n".join(lines)
