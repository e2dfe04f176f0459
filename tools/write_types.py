"""Write the TypeScript types of the protocol, and of each game's actions, events and views, from their declarations."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    multi_type_info,
    type_info,
)

from carteado.core.game import Game
from carteado.core.grammar import Choice, Form
from carteado.core.grammar import Field as Blank
from carteado.games import load, names
from carteado.kit import seeing
from carteado.server import host_protocol, lobby_protocol, protocol, puzzle_protocol, review_protocol, workshop_protocol

WEB = Path(__file__).parent.parent / "web" / "src"
MADE = "// Made by tools/write_types.py from {source}. Do not edit."
UNIONS = {
    "ClientWord": protocol,
    "ServerWord": protocol,
    "ReviewWord": review_protocol,
    "MeasureWord": workshop_protocol,
}
BOTH_WAYS = (protocol.Clock,)
PLAIN = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def spell(type: Type) -> str:
    """Return a type in TypeScript syntax."""
    if isinstance(type, StructType | TypedDictType):
        return type.cls.__name__
    if isinstance(type, ListType):
        inner = spell(type.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(type, TupleType):
        return f"[{', '.join(map(spell, type.item_types))}]"
    if isinstance(type, DictType):
        return f"Record<string, {spell(type.value_type)}>"
    if isinstance(type, LiteralType):
        return " | ".join(map(json.dumps, sorted(type.values, key=str)))
    if isinstance(type, UnionType):
        return " | ".join(sorted(map(spell, type.types), key=lambda word: word == "null"))
    return PLAIN[type.__class__]


def comment(record: Any) -> list[str]:
    said = inspect.cleandoc(record.__doc__ or "").splitlines() if record.__doc__ else []
    if not said or said[0].startswith(f"{record.__name__}("):
        return []
    if len(said) == 1:
        return [f"/** {said[0]} */"]
    return ["/**", *(f" * {words}".rstrip() for words in said), " */"]


def interface(record: Any, fields: list[str]) -> list[str]:
    return [*comment(record), f"export interface {record.__name__} {{", *fields, "}", ""]


def union(name: str, members: list[str]) -> list[str]:
    lines = [f"export type {name} =", *(f"  | {member}" for member in members)]
    return [*lines[:-1], lines[-1] + ";", ""]


def key(field: Field, optional: bool) -> str:
    return f"{field.encode_name}{'?' if optional else ''}: {spell(field.type)};"


# The protocol


def records() -> list[type[msgspec.Struct]]:
    """Return the records of the protocol in the order of its files."""
    return [
        value
        for module in (protocol, lobby_protocol, puzzle_protocol, host_protocol, review_protocol, workshop_protocol)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def protocol_record(record: type[msgspec.Struct], info: Type) -> list[str]:
    """Return the interface of a record; clients may omit fields with a default, the server where the record says so."""
    assert isinstance(info, StructType)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
    sent_by_client = record.__struct_config__.forbid_unknown_fields and record not in BOTH_WAYS
    may_omit = sent_by_client or record.__struct_config__.omit_defaults
    fields = [f"  {key(field, may_omit and not field.required)}" for field in info.fields]
    return interface(record, [*tag, *fields])


def write_protocol() -> str:
    known = records()
    text = [MADE.format(source="src/carteado/server/*protocol.py"), ""]
    text += [f"export const VERSION = {protocol.VERSION};", ""]
    for record, info in zip(known, multi_type_info(known), strict=True):
        text += protocol_record(record, info)
    for name, module in UNIONS.items():
        text += union(name, [member.__name__ for member in get_args(getattr(module, name))])
    return "\n".join(text)


# The games


def write_shared() -> str:
    """Return the types that the views of several games share."""
    return "\n".join([MADE.format(source="src/carteado/kit/seeing.py"), "", *structures(parts_of(seeing))])


def write_game(game: Game) -> str:
    """Return the types of a game's actions, events and views."""
    parts = parts_of(sys.modules[game.view_type.__module__])
    shared = ", ".join(part.__name__ for part in parts if is_shared(part))
    text = [MADE.format(source=f"src/carteado/games/{game.id}"), ""]
    text += [f'import type {{ {shared} }} from "../../lib/seeing";', f"export type {{ {shared} }};", ""]
    text += structures([part for part in parts if not is_shared(part)])
    text += union("Action", [action(form) for form in game.grammar.forms])
    text += union("Event", [event(kind) for kind in get_args(game.event_type)])
    return "\n".join(text)


def parts_of(module: ModuleType) -> list[Any]:
    """Return the typed structures that a module declares or imports, in its order."""
    return [value for value in vars(module).values() if hasattr(value, "__total__")]


def is_shared(part: Any) -> bool:
    return bool(part.__module__ == seeing.__name__)


def structures(parts: list[Any]) -> list[str]:
    text = []
    for part in parts:
        text += interface(part, [f"  {key(field, not field.required)}" for field in fields_of(part)])
    return text


def fields_of(part: Any) -> list[Field]:
    """Return the fields in the order of declaration."""
    info = type_info(part)
    assert isinstance(info, TypedDictType)
    order = list(part.__annotations__)
    return sorted(info.fields, key=lambda field: order.index(field.name))


def event(kind: Any) -> str:
    info = type_info(kind)
    assert isinstance(info, StructType)
    return one_line([f'{info.tag_field}: "{info.tag}";', *(key(field, not field.required) for field in info.fields)])


def action(form: Form) -> str:
    fields = [f"{blank.name}{'?' if blank.optional else ''}: {spell_blank(blank)};" for blank in form.fields]
    return one_line([f'type: "{form.name}";', *fields])


def one_line(fields: list[str]) -> str:
    return f"{{ {' '.join(fields).removesuffix(';')} }}"


def spell_blank(blank: Blank) -> str:
    if isinstance(blank, Choice):
        return " | ".join(json.dumps(value) for value in blank.values if value is not None)
    return spell(type_info(blank.type))


def files() -> dict[Path, Callable[[], str]]:
    """Return every generated file with the function that generates it."""
    made = {WEB / "lib" / "protocol.ts": write_protocol, WEB / "lib" / "seeing.ts": write_shared}
    for game in map(load, names()):
        if game.view_type is not None:
            made[WEB / "boards" / game.id / "types.ts"] = partial(write_game, game)
    return made


def main() -> None:
    for file, write in files().items():
        file.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
