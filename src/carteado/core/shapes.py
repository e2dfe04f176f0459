"""Shapes of positions and cards: each validates a value and describes itself as JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.phrases import Phrase

Schema = dict[str, Any]


class Place:
    """Where a value stands in a position or a file. Shapes report faults to it; it raises or collects them."""

    line = 0  # in its file, if it has one

    def within(self, held: Any, key: Any) -> Place:
        """Return the place of an item of the list, or of a field of the mapping, that stands here."""
        raise NotImplementedError

    def enter(self, held: Mapping[str, Any]) -> None:
        """Called before the fields of a mapping that stands here are read."""

    def refuse(self, found: Any, allowed: Phrase) -> None:
        """Report what was found here, a value or a phrase, and what is allowed."""
        raise NotImplementedError

    def unknown(self, found: Any, words: Iterable[str]) -> None:
        """Report a word that is not in a closed list."""
        raise NotImplementedError

    def unknown_field(self, held: Mapping[str, Any], name: str, fields: Iterable[str]) -> None:
        raise NotImplementedError

    def missing(self, name: str, allowed: Phrase) -> None:
        """Report a required field that is missing."""
        raise NotImplementedError


class Noted(dict[str, Any]):
    """A checked mapping that knows its line in the file."""

    line = 0


class Shape:
    """What a value must look like. `read` returns the checked value, or None after reporting the fault."""

    kind: type | tuple[type, ...] = object
    allowed: Phrase = ""
    said: Schema = {}

    def fits(self, value: Any) -> bool:
        """Whether a value is of this kind, right or wrong."""
        return isinstance(value, self.kind) and (type(value) is not bool or self.kind is bool)

    def read(self, value: Any, place: Place) -> Any:
        if not self.fits(value):
            place.refuse(value, self.allowed)
            return None
        return self.checked(value, place)

    def checked(self, value: Any, place: Place) -> Any:
        """Check a value of the right kind."""
        return value

    def schema(self) -> Schema:
        return dict(self.said)


class Anything(Shape):
    def fits(self, value: Any) -> bool:
        return True


class Null(Shape):
    kind = type(None)
    allowed = "null"
    said = {"type": "null"}


class Flag(Shape):
    kind = bool
    allowed = "true, false"
    said = {"type": "boolean"}


class OnlyTrue(Flag):
    """`true`; the key is omitted for false."""

    allowed = "true"
    said = {"const": True}

    def checked(self, value: Any, place: Place) -> Any:
        if value is not True:
            place.refuse(value, self.allowed)
        return True


class Seed(Shape):
    """A number, or the secret of a fair deal."""

    kind = (int, str)
    allowed = phrases.like("42", "secret")
    said = {"type": ["integer", "string"]}


class Whole(Shape):
    """A whole number within bounds."""

    kind = int

    def __init__(self, low: int, high: int = 99) -> None:
        self.low = low
        self.high = high
        self.allowed = phrases.number(low, high)
        self.said = {"type": "integer", "minimum": low, "maximum": high}

    def checked(self, value: Any, place: Place) -> Any:
        if not self.low <= value <= self.high:
            place.refuse(value, self.allowed)
        return value


class Change(Whole):
    """A whole number other than 0."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.allowed = phrases.change(low, high)
        self.said["not"] = {"const": 0}

    def checked(self, value: Any, place: Place) -> Any:
        if value == 0:
            place.refuse(value, self.allowed)
        return super().checked(value, place)


class Text(Shape):
    kind = str
    allowed: Phrase = phrases.TEXT
    said = {"type": "string"}


class Word(Text):
    """One word of a closed list."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.allowed = ", ".join(words)
        self.said = {"enum": list(words)}

    def checked(self, value: Any, place: Place) -> Any:
        if value in self.words:
            return value
        place.unknown(value, self.words)
        return None


class ListOf(Shape):
    """A list of items of one shape: `least` to `most` of them where `most` is given, with `distinct` all different."""

    kind = (list, tuple)
    allowed = phrases.LIST

    def __init__(self, shape: Shape, least: int = 0, most: int | None = None, distinct: bool = False) -> None:
        self.shape = shape
        self.least = least
        self.most = most
        self.distinct = distinct

    def checked(self, value: Any, place: Place) -> Any:
        if self.most is not None and not self.least <= len(value) <= self.most:
            place.refuse(phrases.entries(len(value)), phrases.number(self.least, self.most))
        read = [self.shape.read(item, place.within(value, n)) for n, item in enumerate(value)]
        if self.distinct:
            for n, item in enumerate(read):
                if item is not None and item in read[:n]:
                    place.within(value, n).refuse(phrases.times(2, str(item)), phrases.ONCE)
        return read

    def schema(self) -> Schema:
        bounds = {} if self.most is None else {"minItems": self.least, "maxItems": self.most}
        made = {"type": "array", "items": self.shape.schema(), **bounds}
        return {**made, "uniqueItems": True} if self.distinct else made


class MapOf(Shape):
    """A mapping with any keys, and values of one shape."""

    kind = Mapping
    allowed = phrases.MAPPING

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def checked(self, value: Any, place: Place) -> Any:
        return {name: self.shape.read(held, place.within(value, name)) for name, held in value.items()}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.shape.schema()}


class Record(Shape):
    """A mapping with known fields, of which exactly one of `one_of` and at least one of `some_of` must be present."""

    kind = Mapping

    def __init__(
        self,
        fields: Mapping[str, Shape],
        required: Iterable[str] = (),
        one_of: Iterable[str] = (),
        some_of: Iterable[str] = (),
    ) -> None:
        self.fields = dict(fields)
        self.required = tuple(required)
        self.one_of = tuple(one_of)
        self.some_of = tuple(some_of)
        self.allowed = phrases.record(*self.fields)

    def checked(self, value: Any, place: Place) -> Any:
        place.enter(value)
        out = Noted()
        out.line = place.line
        for name, held in value.items():
            if name in self.fields:
                out[name] = self.fields[name].read(held, place.within(value, name))
            else:
                place.unknown_field(value, name, self.fields)
        for name in self.required:
            if name not in out:
                place.missing(name, phrases.REQUIRED)
        if len(out) == len(value):
            self.check_together(out, place)
        return out

    def check_together(self, out: Noted, place: Place) -> None:
        """Check `one_of` and `some_of`, unless a misspelt field may be the one that is missing."""
        found = [name for name in self.one_of if name in out]
        if self.one_of and len(found) != 1:
            place.refuse(", ".join(found) or phrases.NOTHING, phrases.one_of(*self.one_of))
        if self.some_of and not any(name in out for name in self.some_of):
            place.refuse(phrases.NOTHING, phrases.some_of(*self.some_of))

    def schema(self) -> Schema:
        made: Schema = {
            "type": "object",
            "properties": {name: shape.schema() for name, shape in self.fields.items()},
            "additionalProperties": False,
        }
        if self.required:
            made["required"] = list(self.required)
        if self.one_of:
            made["oneOf"] = [{"required": [name]} for name in self.one_of]
        if self.some_of:
            made["anyOf"] = [{"required": [name]} for name in self.some_of]
        return made


def fields(*required: str, **shapes: Shape) -> Record:
    """A record whose fields are Python names."""
    return Record(shapes, required)


def card_with(**details: Shape) -> Shape:
    """A card by its id alone, or with details."""
    return Either(Text(), fields("card", card=Text(), **details))


class Either(Shape):
    """One of several shapes: the first that the value fits reads it."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def fits(self, value: Any) -> bool:
        return any(shape.fits(value) for shape in self.shapes)

    def read(self, value: Any, place: Place) -> Any:
        shape = next((shape for shape in self.shapes if shape.fits(value)), self.shapes[0])
        return shape.read(value, place)

    def schema(self) -> Schema:
        return {"anyOf": [shape.schema() for shape in self.shapes]}


class Named(Shape):
    """A shape that is recursive or used in many places; made on first use."""

    def __init__(self, name: str, make: Callable[[], Shape]) -> None:
        self.name = name
        self.make = make
        self.made: Shape | None = None

    def shape(self) -> Shape:
        if self.made is None:
            self.made = self.make()
        return self.made

    def fits(self, value: Any) -> bool:
        return self.shape().fits(value)

    def read(self, value: Any, place: Place) -> Any:
        return self.shape().read(value, place)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}


class ByField(Shape):
    """Records of several kinds, distinguished by the value of one field."""

    kind = Mapping
    allowed = phrases.MAPPING

    def __init__(self, field: str, records: Mapping[str, Record]) -> None:
        self.field = field
        self.records = records

    def checked(self, value: Any, place: Place) -> Any:
        if self.field not in value:
            place.missing(self.field, ", ".join(self.records))
            return None
        word = Word(*self.records).read(value[self.field], place.within(value, self.field))
        return None if word is None else self.records[word].read(value, place)

    def schema(self) -> Schema:
        return {"oneOf": [self.variant(word, record) for word, record in self.records.items()]}

    def variant(self, word: str, record: Record) -> Schema:
        """Return the schema of one kind, with the field fixed to its word."""
        made = record.schema()
        return {**made, "properties": {**made["properties"], self.field: {"const": word}}}


class ByKey(Shape):
    """Records of several kinds, distinguished by which of these keys is present; exactly one must be."""

    kind = Mapping
    allowed = phrases.MAPPING

    def __init__(self, records: Mapping[str, Record]) -> None:
        self.records = records

    def checked(self, value: Any, place: Place) -> Any:
        found = [name for name in self.records if name in value]
        if len(found) != 1:
            place.refuse(", ".join(found) or phrases.NOTHING, phrases.one_of(*self.records))
            return None
        return self.records[found[0]].read(value, place)

    def schema(self) -> Schema:
        return {"oneOf": [record.schema() for record in self.records.values()]}


def exported(shape: Shape, title: str, definitions: Iterable[Named]) -> Schema:
    """Return a shape and the shapes it refers to as one JSON Schema document."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **shape.schema(),
        "$defs": {named.name: named.shape().schema() for named in definitions},
    }
