"""As much of JSON Schema as the exported schema uses: what an editor that reads it would underline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Schema = Mapping[str, Any]
TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: type(value) is int,
}
ABOUT = {"$schema", "$defs", "title", "description"}


def allows(schema: Schema, value: Any, root: Schema) -> bool:
    """Whether the value is as the schema says."""
    return all(holds(word, schema, value, root) for word in schema if word not in ABOUT)


def holds(word: str, schema: Schema, value: Any, root: Schema) -> bool:
    said = schema[word]
    match word:
        case "$ref":
            return allows(root["$defs"][said.removeprefix("#/$defs/")], value, root)
        case "type":
            return TYPES[said](value)
        case "const":
            return bool(value == said)
        case "enum":
            return value in said
        case "not":
            return not allows(said, value, root)
        case "oneOf":
            return sum(allows(one, value, root) for one in said) == 1
        case "anyOf":
            return any(allows(one, value, root) for one in said)
        case "minimum" | "maximum":
            return not isinstance(value, int) or (value >= said if word == "minimum" else value <= said)
        case "items" | "minItems" | "maxItems" | "uniqueItems":
            return not isinstance(value, list) or list_holds(word, said, value, root)
        case "properties" | "required" | "dependentRequired" | "additionalProperties":
            return not isinstance(value, dict) or object_holds(word, schema, value, root)
        case _:
            raise NotImplementedError(word)


def list_holds(word: str, said: Any, value: list[Any], root: Schema) -> bool:
    match word:
        case "items":
            return all(allows(said, item, root) for item in value)
        case "minItems":
            return len(value) >= int(said)
        case "maxItems":
            return len(value) <= int(said)
        case _:
            return all(item not in value[:place] for place, item in enumerate(value))


def object_holds(word: str, schema: Schema, value: dict[str, Any], root: Schema) -> bool:
    match word:
        case "properties":
            return all(allows(schema[word][name], held, root) for name, held in value.items() if name in schema[word])
        case "required":
            return all(name in value for name in schema[word])
        case "dependentRequired":
            return all(set(needed) <= value.keys() for name, needed in schema[word].items() if name in value)
        case _:
            return all(name in schema["properties"] for name in value)
