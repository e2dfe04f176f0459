"""A card language as a whole: the kinds of values that the card files of one game may hold."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

from carteado.core.shapes import Named, OnlyTrue, Shape


class Field(NamedTuple):
    """A field of a word: its name in files, its attribute, its type, and its default if it may be left out."""

    name: str
    attribute: str
    type: Any
    default: Any

    @property
    def optional(self) -> bool:
        return self.default is not dataclasses.MISSING

    def is_set(self, node: Any) -> bool:
        """Whether a node has another value here than the default."""
        value = getattr(node, self.attribute)
        return value is not self.default and value != self.default


def fields_of(word: Any) -> tuple[Field, ...]:
    """Return the fields of a class in their order; a class that is no dataclass has none."""
    return read_fields(word)


@cache
def read_fields(word: type) -> tuple[Field, ...]:
    if not dataclasses.is_dataclass(word):
        return ()
    hints = get_type_hints(word)
    return tuple(
        Field(field.name.rstrip("_"), field.name, hints[field.name], field.default)
        for field in dataclasses.fields(word)
    )


class Kind:
    """How the values of a type are written and built. A game may add kinds of its own."""

    def shape(self, language: Language) -> Shape:
        raise NotImplementedError

    def build(self, data: Any, scope: Scope) -> Any:
        """Return the value that checked data stands for."""
        raise NotImplementedError

    def types(self) -> Iterable[Any]:
        """Yield the types of the values inside a value of this kind."""
        return ()


class Plain(Kind):
    """A value that is built as it is written."""

    def __init__(self, shape: Shape) -> None:
        self.made = shape

    def shape(self, language: Language) -> Shape:
        return self.made

    def build(self, data: Any, scope: Scope) -> Any:
        return data


class Language:
    """The kind of every type, and the old words that are refused: `renamed` maps each to the new ones."""

    def __init__(self, kinds: Mapping[Any, Kind], renamed: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self.kinds: dict[Any, Kind] = {bool: Plain(OnlyTrue()), **kinds}
        self.renamed = dict(renamed or {})
        self.shapes: dict[str, Named] = {}
        for type, kind in self.kinds.items():
            for inner in kind.types():
                if inner not in self.kinds:
                    raise TypeError(f"{name_of(type)} needs {name_of(inner)}, which has no kind in this language")

    def shape(self, type: Any) -> Shape:
        return self.kinds[type].shape(self)

    def build(self, type: Any, data: Any, scope: Scope) -> Any:
        return self.kinds[type].build(data, scope)

    def named(self, name: str, make: Callable[[], Shape]) -> Named:
        """Return the shape of that name, which may contain itself."""
        return self.shapes.setdefault(name, Named(name, make))

    def definitions(self) -> list[Named]:
        """Return the named shapes, for the JSON Schema."""
        for type in self.kinds:
            self.shape(type)
        return list(self.shapes.values())


class Scope:
    """The place on a card that is being built, the cards that it may name, and the blocks built so far, by name."""

    def __init__(self, language: Language, cards: Mapping[str, Any], blocks: dict[str, Any], path: str) -> None:
        self.language = language
        self.cards = cards
        self.blocks = blocks
        self.path = path

    def within(self, step: str) -> Scope:
        return Scope(self.language, self.cards, self.blocks, f"{self.path}.{step}")

    def build(self, type: Any, data: Any) -> Any:
        """Return the value of a type, built from data that stands here."""
        return self.language.build(type, data, self)


def name_of(type: Any) -> str:
    return str(getattr(type, "__name__", type))
