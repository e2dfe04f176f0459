"""The kinds of values that are told apart by a word: a word with its fields, a tag, or a key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from carteado.core.shapes import ByField, ByKey, Either, Record, Shape, Word
from carteado.kit.language.base import Field, Kind, Language, Scope, fields_of
from carteado.kit.language.kinds import Fields, built
from carteado.kit.language.shapes import BareWords, OneWord, WordFields

INSIDE = "of"  # the field of a wrapper that holds the node inside


class Words(Kind):
    """One of several words: bare if it has no fields, else a mapping from the word to its fields.

    A table of words holds classes, `Fields`, and ready nodes such as `t1`; as `Fields`, a class without fields is
    written `{word: {}}`, so that wrappers may stand beside it. With `number`, what makes a node of a number and the
    number's shape, a number stands for itself. The classes in `around` are wrappers: their other fields may stand
    beside any word with fields, and they take its node as `of`: `{damage: {...}, if: {...}}`. The first of them is
    innermost.
    """

    def __init__(
        self,
        name: str,
        table: Mapping[str, Any],
        number: tuple[Callable[[Any], Any], Shape] | None = None,
        around: Iterable[type] = (),
    ) -> None:
        self.name = name
        self.number = number
        self.around = tuple(around)
        self.bare: dict[str, Any] = {}
        self.bodies: dict[str, Fields] = {}
        for word, entry in table.items():
            fields = fields_in(entry)
            if fields is None:
                self.bare[word] = entry
            elif fields.fields or isinstance(entry, Fields):
                self.bodies[word] = fields
            else:
                self.bare[word] = fields.word()

    def types(self) -> Iterable[Any]:
        beside = (field.type for wrapper in self.around for field in fields_beside(wrapper))
        return (*(type for fields in self.bodies.values() for type in fields.types()), *beside)

    def shape(self, language: Language) -> Shape:
        return language.named(self.name, lambda: self.inner(language))

    def inner(self, language: Language) -> Shape:
        shapes: list[Shape] = [] if self.number is None else [self.number[1]]
        if self.bare:
            shapes.append(BareWords(self.bare))
        if self.bodies:
            words = {word: fields.shape(language) for word, fields in self.bodies.items()}
            shapes.append(OneWord(words, [wrapper_shape(wrapper, language) for wrapper in self.around]))
        return shapes[0] if len(shapes) == 1 else Either(*shapes)

    def build(self, data: Any, scope: Scope) -> Any:
        if isinstance(data, int) and self.number is not None:
            return self.number[0](data)
        if isinstance(data, str):
            return self.bare[data]
        (word,) = (name for name in data if name in self.bodies)
        node = self.bodies[word].build(data[word], scope)
        for wrapper in self.around:
            beside = built(fields_beside(wrapper), data, scope)
            node = wrapper(**{INSIDE: node}, **beside) if beside else node
        return node


class Several(Kind):
    """Mappings of several sorts, each with its fields; those in `beside` may be added to any sort."""

    def __init__(self, table: Mapping[str, Any], beside: Mapping[str, Shape] | None) -> None:
        self.sorts = {word: fields_in(entry) or Fields(entry) for word, entry in table.items()}
        self.beside = dict(beside or {})

    def types(self) -> Iterable[Any]:
        return (type for fields in self.sorts.values() for type in fields.types())


class Sorts(Several):
    """Mappings of several sorts, told apart by the value of one field: `{kind: creature, side: enemy}`.

    The fields in `beside` are checked, and used by whoever reads the list that these stand in.
    """

    def __init__(self, tag: str, table: Mapping[str, Any], beside: Mapping[str, Shape] | None = None) -> None:
        super().__init__(table, beside)
        self.tag = tag

    def shape(self, language: Language) -> Shape:
        return ByField(
            self.tag, {word: self.sort(word, fields.record(language)) for word, fields in self.sorts.items()}
        )

    def sort(self, word: str, record: Record) -> Record:
        shapes = {**self.beside, self.tag: Word(word), **record.fields}
        required = (*self.beside, self.tag, *record.required)
        return WordFields(self.sorts[word].word, shapes, required, record.one_of, record.some_of)

    def build(self, data: Any, scope: Scope) -> Any:
        return self.sorts[data[self.tag]].build(data, scope)


class Keyed(Several):
    """Mappings of several sorts, told apart by which key of the table is present.

    The fields in `beside` may be added to any sort; they are checked, and used by whoever reads the data.
    """

    def __init__(self, name: str, table: Mapping[str, Any], beside: Mapping[str, Shape] | None = None) -> None:
        super().__init__(table, beside)
        self.name = name

    def shape(self, language: Language) -> Shape:
        return language.named(self.name, lambda: ByKey({key: self.sort(key, language) for key in self.sorts}))

    def sort(self, key: str, language: Language) -> Record:
        fields = self.sorts[key]
        record = fields.record(language)
        return WordFields(fields.word, {**self.beside, **record.fields}, record.required, record.one_of, record.some_of)

    def build(self, data: Any, scope: Scope) -> Any:
        (key,) = (key for key in self.sorts if key in data)
        return self.sorts[key].build(data, scope)


class WordOr(Kind):
    """A bare word that stands for a ready node, or a mapping of the fields of a class."""

    def __init__(self, words: Mapping[str, Any], fields: Fields) -> None:
        self.words = dict(words)
        self.fields = fields

    def types(self) -> Iterable[Any]:
        return self.fields.types()

    def shape(self, language: Language) -> Shape:
        return Either(BareWords(self.words), self.fields.record(language))

    def build(self, data: Any, scope: Scope) -> Any:
        return self.words[data] if isinstance(data, str) else self.fields.build(data, scope)


def fields_in(entry: Any) -> Fields | None:
    """Return the fields of an entry of a table of words; None if it is a ready node."""
    if isinstance(entry, type):
        return Fields(entry)
    return entry if isinstance(entry, Fields) else None


def fields_beside(wrapper: type) -> list[Field]:
    """Return the fields of a wrapper that stand beside the word it wraps."""
    return [field for field in fields_of(wrapper) if field.name != INSIDE]


def wrapper_shape(wrapper: type, language: Language) -> Record:
    """Return the shape of the fields of a wrapper."""
    fields = fields_beside(wrapper)
    shapes = {field.name: language.shape(field.type) for field in fields}
    return WordFields(wrapper, shapes, [field.name for field in fields if not field.optional])
