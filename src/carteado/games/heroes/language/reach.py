"""Which powers are attacks: those with an operation that can reach enemies (HEROES-13.11), in inner blocks too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carteado.kit.constants import Data

BLOCKS = ("then", "else", "do")
SELECTED = ("to", "from", "what")
Sides = Mapping[str, str]  # the side that a word stands for; own if it is not listed


def attacks(power: Data, word: str = "") -> bool:
    """Whether a power can reach enemies with any operation, or with that one."""
    targets = [entry for entry in power.get("targets", []) if entry["kind"] == "character"]
    sides = {entry["id"]: entry.get("side", "any") for entry in targets}
    return any(covers_enemies(op, known) for op, known in steps_in(power["do"], sides) if not word or word in op)


def steps_in(ops: list[Data], sides: Sides) -> Iterator[tuple[Data, Sides]]:
    """Yield every operation that does something itself, also those of inner blocks, with what its words stand for."""
    for op in ops:
        name, body = named(op)
        blocks = blocks_of(body)
        if not blocks:
            yield op, sides
        inner = {**sides, "each": side_of(body["what"], sides)} if name == "for_each" else sides
        for block in blocks:
            yield from steps_in(block, inner)


def named(op: Data) -> tuple[str, Any]:
    """Return the word of an operation and its fields."""
    return next((name, body) for name, body in op.items() if name != "if")


def blocks_of(body: Data) -> list[list[Data]]:
    """Return the inner blocks of an operation."""
    return [*(body[part] for part in BLOCKS if part in body), *body.get("options", [])]


def covers_enemies(op: Data, sides: Sides) -> bool:
    """Whether a selector of an operation can reach enemies."""
    _, body = named(op)
    return any(part in body and side_of(body[part], sides) != "own" for part in SELECTED)


def side_of(found: Any, sides: Sides) -> str:
    """Return the side of what a selector finds."""
    if isinstance(found, Mapping):
        return str(next(iter(found.values())).get("side", "any"))
    return sides.get(found, "own")
