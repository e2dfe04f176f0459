"""The kinds of values that a field may have: words of closed lists, cards, lists, blocks and mappings of fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from carteado.core.shapes import Either, ListOf, Record, Shape, Text, Word
from carteado.kit.cards import Block, Op
from carteado.kit.language.base import Field, Kind, Language, Scope, fields_of
from carteado.kit.language.shapes import WordFields

SPREAD = ("filter", "number")


class Choice(Kind):
    """One word of a closed list, built as its index. `offered` are the words that may be written."""

    def __init__(self, words: Sequence[str], offered: Iterable[str] | None = None) -> None:
        self.words = tuple(words)
        self.offered = self.words if offered is None else tuple(offered)

    def shape(self, language: Language) -> Shape:
        return Word(*self.offered)

    def build(self, data: Any, scope: Scope) -> Any:
        return self.words.index(data)


class Bits(Choice):
    """Some words of a closed list, built as a mask with the bit of each."""

    def shape(self, language: Language) -> Shape:
        return ListOf(Word(*self.offered), least=1, most=99, distinct=True)

    def build(self, data: Any, scope: Scope) -> Any:
        return sum(1 << self.words.index(word) for word in data)


class CardNamed(Kind):
    """Another card, by its id. The checks of the whole set test that it exists."""

    def shape(self, language: Language) -> Shape:
        return Text()

    def build(self, data: Any, scope: Scope) -> Any:
        return scope.cards[data]


class Many(Kind):
    """A list of values of another type."""

    def __init__(self, of: Any, least: int = 0, most: int = 99) -> None:
        self.of = of
        self.least = least
        self.most = most

    def shape(self, language: Language) -> Shape:
        return ListOf(language.shape(self.of), self.least, self.most)

    def build(self, data: Any, scope: Scope) -> Any:
        return [scope.within(str(number)).build(self.of, entry) for number, entry in enumerate(data, 1)]

    def types(self) -> Iterable[Any]:
        return (self.of,)


class Steps(Many):
    """A block of operations. It is named after its place, so that a running effect can be saved."""

    def __init__(self, least: int = 1, most: int = 99, make: Callable[[str, list[Op]], Block] = Block) -> None:
        super().__init__(Op, least, most)
        self.make = make

    def build(self, data: Any, scope: Scope) -> Any:
        made = self.make(scope.path, super().build(data, scope))
        scope.blocks[made.name] = made
        return made


class Options(Many):
    """Several blocks of operations to choose from; `make` takes their list."""

    def __init__(self, make: Callable[[list[Block]], Any], least: int = 2, most: int = 9) -> None:
        super().__init__(Block, least, most)
        self.make = make

    def build(self, data: Any, scope: Scope) -> Any:
        return self.make(super().build(data, scope))


class Fields(Kind):
    """A class, written as a mapping of its fields.

    `only` limits the fields; exactly one of `one_of` and at least one of `some_of` must be present. With `alone` the
    value of the first field is written by itself: always if there is no other field, else if it is not a mapping.
    `narrowed` gives a field another type than its class does.
    """

    def __init__(
        self,
        word: type,
        only: Iterable[str] = (),
        one_of: Iterable[str] = (),
        some_of: Iterable[str] = (),
        alone: bool = False,
        **narrowed: Any,
    ) -> None:
        self.word = word
        self.fields = [
            field._replace(type=narrowed.get(field.name, field.type))
            for field in fields_of(word)
            if not only or field.name in only
        ]
        self.one_of = tuple(one_of)
        self.some_of = tuple(some_of)
        self.alone = alone

    def types(self) -> Iterable[Any]:
        return (field.type for field in self.fields)

    def shape(self, language: Language) -> Shape:
        if not self.alone:
            return self.record(language)
        first = language.shape(self.fields[0].type)
        return first if len(self.fields) == 1 else Either(self.record(language), first)

    def record(self, language: Language) -> Record:
        """Return the shape of the mapping of fields."""
        shapes: dict[str, Shape] = {}
        required: list[str] = []
        for field in self.fields:
            spread = spread_of(field, language)
            if spread is not None:
                shapes |= spread.record(language).fields
                continue
            shapes[field.name] = language.shape(field.type)
            if not field.optional:
                required.append(field.name)
        return WordFields(self.word, shapes, required, self.one_of, self.some_of)

    def build(self, data: Any, scope: Scope) -> Any:
        if self.alone and (len(self.fields) == 1 or not isinstance(data, Mapping)):
            first = self.fields[0]
            return self.word(**{first.attribute: scope.within(first.name).build(first.type, data)})
        return self.word(**built(self.fields, data, scope))


def built(fields: Iterable[Field], data: Mapping[str, Any], scope: Scope) -> dict[str, Any]:
    """Return the values of the fields that are written, by attribute."""
    given: dict[str, Any] = {}
    for field in fields:
        spread = spread_of(field, scope.language)
        if spread is not None:
            given[field.attribute] = spread.build(data, scope)
        elif field.name in data:
            given[field.attribute] = scope.within(field.name).build(field.type, data[field.name])
    return given


def spread_of(field: Field, language: Language) -> Fields | None:
    """Return the kind of a field whose own fields stand among those of its word."""
    kind = language.kinds[field.type]
    return kind if field.name in SPREAD and isinstance(kind, Fields) else None
