"""Turn YAML nodes into plain data that keeps its line numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
TAG = "tag:yaml.org,2002:"
SHOWN = 20  # characters of an odd scalar that an error message quotes


class LinedList(list[Any]):
    """A list with the lines of its items."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []


class LinedMapping(dict[str, Any]):
    """A mapping with the lines of its keys and of their values; a key that is written again keeps its first value."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}
        self.key_lines: dict[str, int] = {}
        self.repeated: list[tuple[str, int]] = []


class Odd:
    """A scalar that is neither a text, nor a small whole number, nor `true` or `false`; no shape accepts it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text[:SHOWN]


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def plain(node: Node, known: dict[int, Any] | None = None) -> Any:
    """Return the data of a node. An alias returns the same object, so that a recursive one terminates."""
    made = {} if known is None else known
    if isinstance(node, ScalarNode):
        return scalar(node)
    if id(node) not in made and isinstance(node, SequenceNode):
        items = made[id(node)] = LinedList()
        items.lines = [line_of(item) for item in node.value]
        items += [plain(item, made) for item in node.value]
    elif id(node) not in made and isinstance(node, MappingNode):
        fields = made[id(node)] = LinedMapping()
        for key, value in node.value:
            add_field(fields, key, value, made)
    return made[id(node)]


def add_field(fields: LinedMapping, key: Node, value: Node, known: dict[int, Any]) -> None:
    name = str(key.value)
    if name in fields.key_lines:
        fields.repeated.append((name, line_of(key)))
        return
    fields.key_lines[name], fields.lines[name] = line_of(key), line_of(value)
    fields[name] = plain(value, known)


def scalar(node: ScalarNode) -> str | int | bool | Odd:
    text = str(node.value)
    if node.tag == TAG + "str":
        return text
    if node.tag == TAG + "int" and WHOLE.fullmatch(text):
        return int(text)
    if node.tag == TAG + "bool" and text in ("true", "false"):
        return text == "true"
    return Odd(text)


def lined(data: Any, line: int = 1) -> Any:
    """Return plain data as if all of it stood in this line."""
    if isinstance(data, Mapping):
        fields = LinedMapping()
        for name, value in data.items():
            fields[name], fields.lines[name], fields.key_lines[name] = lined(value, line), line, line
        return fields
    if isinstance(data, list | tuple):
        items = LinedList()
        items += [lined(item, line) for item in data]
        items.lines = [line] * len(items)
        return items
    return data


def merged(data: Mapping[str, Any], change: LinedMapping, line: int) -> LinedMapping:
    """Return the data with the changed fields at their lines, the others at `line`; a field of nothing is removed."""
    made: LinedMapping = lined(data, line)
    made.repeated = change.repeated
    for name, value in change.items():
        if is_nothing(value):
            made.pop(name, None)
            continue
        old = data.get(name)
        if isinstance(value, LinedMapping) and isinstance(old, Mapping):
            made[name] = merged(old, value, change.lines[name])
        else:
            made[name] = value
        made.lines[name], made.key_lines[name] = change.lines[name], change.key_lines[name]
    return made


def is_nothing(value: Any) -> bool:
    """Whether a value is a YAML null."""
    return value is None or (isinstance(value, Odd) and value.text in ("", "~", "null"))


def unlined(value: Any) -> Any:
    """Return the data of a file without its lines."""
    if isinstance(value, Mapping):
        return {name: unlined(held) for name, held in value.items()}
    if isinstance(value, list):
        return [unlined(held) for held in value]
    if isinstance(value, Odd):
        return None if is_nothing(value) else value.text
    return value
