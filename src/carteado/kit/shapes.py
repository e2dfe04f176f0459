"""Shapes of card data: each validates a YAML node and describes itself as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from carteado.core import phrases
from carteado.core.phrases import Phrase
from carteado.kit.faults import Where

Schema = dict[str, Any]
TAG = "tag:yaml.org,2002:"
WHOLE = re.compile(r"[+-]?[0-9]{1,9}")


class Noted(dict[str, Any]):
    """A checked mapping that knows its line in the file."""

    line = 0


class Shape:
    """What a value must look like. `read` returns the checked value, or None after reporting the fault."""

    def read(self, node: Node, where: Where) -> Any:
        raise NotImplementedError

    def schema(self) -> Schema:
        raise NotImplementedError

    def takes(self, node: Node) -> bool:
        """Whether a node of this YAML kind should be read by this shape, even if its content is invalid."""
        raise NotImplementedError


class Scalar(Shape):
    tag = ""
    allowed: Phrase = ""

    def takes(self, node: Node) -> bool:
        return isinstance(node, ScalarNode)

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, ScalarNode) or node.tag != TAG + self.tag:
            where.at(line_of(node)).refuse(said(node), self.allowed)
            return None
        return self.value(node.value, where.at(line_of(node)))

    def value(self, text: str, where: Where) -> Any:
        raise NotImplementedError


class Text(Scalar):
    tag = "str"
    allowed = phrases.TEXT

    def value(self, text: str, where: Where) -> Any:
        return text

    def schema(self) -> Schema:
        return {"type": "string"}


class Flag(Scalar):
    """`true`; the key is omitted for false."""

    tag = "bool"
    allowed = "true"

    def value(self, text: str, where: Where) -> Any:
        if text != "true":
            where.refuse(text, self.allowed)
        return True

    def schema(self) -> Schema:
        return {"const": True}


class Whole(Scalar):
    """A whole number within bounds."""

    tag = "int"

    def __init__(self, low: int, high: int = 99) -> None:
        self.low = low
        self.high = high
        self.allowed = phrases.number(low, high)

    def value(self, text: str, where: Where) -> Any:
        number = int(text) if WHOLE.fullmatch(text) else None
        if number is None or not self.low <= number <= self.high:
            where.refuse(text[:20], self.allowed)
        return number

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Change(Whole):
    """A whole number other than 0."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.allowed = phrases.change(low, high)

    def value(self, text: str, where: Where) -> Any:
        number = super().value(text, where)
        if number == 0:
            where.refuse(number, self.allowed)
        return number

    def schema(self) -> Schema:
        return {**super().schema(), "not": {"const": 0}}


class Word(Scalar):
    """One word of a closed list."""

    tag = "str"

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, ScalarNode) or node.value not in self.words:
            where.at(line_of(node)).unknown(said(node), self.words)
            return None
        return node.value

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


class ListOf(Shape):
    """A list of `least` to `most` entries of one shape, with `distinct` all different."""

    def __init__(self, shape: Shape, least: int = 0, most: int = 99, distinct: bool = False) -> None:
        self.shape = shape
        self.least = least
        self.most = most
        self.distinct = distinct

    def takes(self, node: Node) -> bool:
        return isinstance(node, SequenceNode)

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, SequenceNode):
            where.at(line_of(node)).refuse(said(node), phrases.LIST)
            return None
        if not self.least <= len(node.value) <= self.most:
            found = phrases.entries(len(node.value))
            where.at(line_of(node)).refuse(found, phrases.number(self.least, self.most))
        read = [self.shape.read(item, where.at(line_of(item), str(n + 1))) for n, item in enumerate(node.value)]
        if self.distinct:
            for n, entry in enumerate(read):
                if entry is not None and entry in read[:n]:
                    where.at(line_of(node.value[n]), str(n + 1)).refuse(phrases.times(2, str(entry)), phrases.ONCE)
        return read

    def schema(self) -> Schema:
        made = {"type": "array", "items": self.shape.schema(), "minItems": self.least, "maxItems": self.most}
        return {**made, "uniqueItems": True} if self.distinct else made


class Record(Shape):
    """A mapping with known keys, of which exactly one of `one_of` and at least one of `some_of` must be present."""

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

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, MappingNode):
            where.at(line_of(node)).refuse(said(node), phrases.record(*self.fields))
            return None
        out = Noted()
        out.line = line_of(node)
        strangers = sum(not self.read_field(key, value, where, out) for key, value in node.value)
        for name in self.required:
            if name not in out:
                where.at(out.line, name).refuse(phrases.NOTHING, phrases.REQUIRED)
        if self.one_of and not strangers:
            self.check_one(out, where)
        if self.some_of and not strangers and not any(name in out for name in self.some_of):
            where.at(out.line).refuse(phrases.NOTHING, phrases.some_of(*self.some_of))
        return out

    def read_field(self, key: Node, value: Node, where: Where, out: Noted) -> bool:
        """Read one field into `out`; return False if there is no such field."""
        name = str(key.value)
        if name not in self.fields:
            where.at(line_of(key)).unknown(name, self.fields)
            return False
        if name in out:
            where.at(line_of(key), name).refuse(phrases.times(2, name), phrases.ONCE)
        else:
            out[name] = self.fields[name].read(value, where.at(line_of(value), name))
        return True

    def check_one(self, out: Noted, where: Where) -> None:
        found = [name for name in self.one_of if name in out]
        if len(found) != 1:
            where.at(out.line).refuse(", ".join(found) or phrases.NOTHING, phrases.one_of(*self.one_of))

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


class Either(Shape):
    """One of several shapes: the first that takes the node reads it."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def takes(self, node: Node) -> bool:
        return any(shape.takes(node) for shape in self.shapes)

    def read(self, node: Node, where: Where) -> Any:
        for shape in self.shapes:
            if shape.takes(node):
                return shape.read(node, where)
        return self.shapes[0].read(node, where)

    def schema(self) -> Schema:
        return {"anyOf": [shape.schema() for shape in self.shapes]}


class NumberOr(Either):
    """A whole number or another shape, which may be a scalar too."""

    def __init__(self, number: Whole, other: Shape) -> None:
        super().__init__(number, other)
        self.number = number
        self.other = other

    def read(self, node: Node, where: Where) -> Any:
        numeric = isinstance(node, ScalarNode) and node.tag == TAG + "int"
        return (self.number if numeric else self.other).read(node, where)


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

    def takes(self, node: Node) -> bool:
        return self.shape().takes(node)

    def read(self, node: Node, where: Where) -> Any:
        return self.shape().read(node, where)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}


class ByField(Shape):
    """Records of several kinds, distinguished by the value of one field."""

    def __init__(self, field: str, records: Mapping[str, Record]) -> None:
        self.field = field
        self.records = records

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, MappingNode):
            where.at(line_of(node)).refuse(said(node), phrases.MAPPING)
            return None
        found = next((value for key, value in node.value if key.value == self.field), None)
        if found is None:
            where.at(line_of(node), self.field).refuse(phrases.NOTHING, ", ".join(self.records))
            return None
        if not isinstance(found, ScalarNode) or found.value not in self.records:
            where.at(line_of(found), self.field).unknown(said(found), self.records)
            return None
        return self.records[found.value].read(node, where)

    def schema(self) -> Schema:
        return {"oneOf": [self.variant(word, record) for word, record in self.records.items()]}

    def variant(self, word: str, record: Record) -> Schema:
        """Return the schema of one kind, with the field fixed to its word."""
        made = record.schema()
        return {**made, "properties": {**made["properties"], self.field: {"const": word}}}


class ByKey(Shape):
    """Records of several kinds, distinguished by which of these keys is present; exactly one must be."""

    def __init__(self, records: Mapping[str, Record]) -> None:
        self.records = records

    def takes(self, node: Node) -> bool:
        return isinstance(node, MappingNode)

    def read(self, node: Node, where: Where) -> Any:
        if not isinstance(node, MappingNode):
            where.at(line_of(node)).refuse(said(node), phrases.MAPPING)
            return None
        keys = {str(key.value) for key, _ in node.value}
        found = [name for name in self.records if name in keys]
        if len(found) != 1:
            where.at(line_of(node)).refuse(", ".join(found) or phrases.NOTHING, phrases.one_of(*self.records))
            return None
        return self.records[found[0]].read(node, where)

    def schema(self) -> Schema:
        return {"oneOf": [record.schema() for record in self.records.values()]}


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def said(node: Node) -> Phrase:
    """Describe a node for an error message."""
    if isinstance(node, ScalarNode):
        return str(node.value)
    return phrases.LIST if isinstance(node, SequenceNode) else phrases.MAPPING


def exported(shape: Shape, title: str, definitions: Iterable[Named]) -> Schema:
    """Return a shape and the shapes it refers to as one JSON Schema document."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **shape.schema(),
        "$defs": {named.name: named.shape().schema() for named in definitions},
    }
