"""Write the TypeScript types of the protocol from its Python records."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    multi_type_info,
)

from carteado.server import host_protocol, protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
UNIONS = ("ClientWord", "ServerWord")
BOTH_WAYS = (protocol.Clock,)
PLAIN = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def records() -> list[type[msgspec.Struct]]:
    """The records of the protocol in the order of its files."""
    return [
        value
        for module in (protocol, host_protocol)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]


def spell(type: Type) -> str:
    """A type in the words of TypeScript."""
    if isinstance(type, StructType):
        return type.cls.__name__
    if isinstance(type, ListType):
        inner = spell(type.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(type, TupleType):
        return f"[{', '.join(map(spell, type.item_types))}]"
    if isinstance(type, DictType):
        return f"Record<string, {spell(type.value_type)}>"
    if isinstance(type, UnionType):
        return " | ".join(sorted(map(spell, type.types), key=lambda word: word == "null"))
    return PLAIN[type.__class__]


def line(field: Field, sent_by_client: bool) -> str:
    """A field; the client may leave out what has a default, the server writes everything."""
    optional = "?" if sent_by_client and not field.required else ""
    return f"  {field.encode_name}{optional}: {spell(field.type)};"


def comment(record: type[msgspec.Struct]) -> list[str]:
    said = inspect.cleandoc(record.__doc__ or "").splitlines() if record.__doc__ else []
    if not said or said[0].startswith(f"{record.__name__}("):
        return []
    if len(said) == 1:
        return [f"/** {said[0]} */"]
    return ["/**", *(f" * {words}".rstrip() for words in said), " */"]


def interface(record: type[msgspec.Struct], info: Type) -> list[str]:
    assert isinstance(info, StructType)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
    sent_by_client = record.__struct_config__.forbid_unknown_fields and record not in BOTH_WAYS
    fields = [line(field, sent_by_client) for field in info.fields]
    return [*comment(record), f"export interface {record.__name__} {{", *tag, *fields, "}", ""]


def union(name: str) -> list[str]:
    members: Any = getattr(protocol, name)
    return [f"export type {name} =", *(f"  | {member.__name__}" for member in members.__args__), ""]


def write() -> str:
    known = records()
    text = ["// Made by tools/write_types.py from src/carteado/server/*protocol.py. Do not edit.", ""]
    text += [f"export const VERSION = {protocol.VERSION};", ""]
    for record, info in zip(known, multi_type_info(known), strict=True):
        text += interface(record, info)
    for name in UNIONS:
        lines = union(name)
        lines[-2] += ";"
        text += lines
    return "\n".join(text)


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
