"""Estimate the usual worth of a power, for judging one that is declared but has no targets yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.heroes.board import DEBUFFS, TOKENS
from carteado.games.heroes.language.reach import blocks_of, named

SEVERAL = 2.2
WORTH = {"damage": 1.1, "heal": 0.5, "energy": 0.6, "drain": 0.6, "move_energy": 1.2, "draw": 0.7, "discard": 0.7}
PLAIN = {"knock_out": 2.0, "ready": 1.5, "search": 0.7, "remove": 0.5, "move_token": 0.8}


def promise(data: Mapping[str, Any]) -> float:
    """Return the usual worth of a power: the sum of its steps.

    >>> round(promise({"do": [{"damage": {"amount": 2, "to": "t1"}}], "targets": [{"id": "t1", "side": "enemy"}]}), 2)
    2.2
    """
    own = {entry["id"] for entry in data.get("targets", []) if entry.get("side") == "own"} | {"self"}
    return sum(step_worth(op, own) for op in data["do"])


def step_worth(op: Mapping[str, Any], own: set[str]) -> float:
    """Return the usual worth of one step, of its best block if it has any; `own` are the words for friends."""
    word, body = named(op)
    blocks = blocks_of(body)
    if blocks:
        return max(sum(step_worth(step, own) for step in block) for block in blocks)
    number = body.get("amount", 1)
    size = number if isinstance(number, int) else 2
    value = WORTH[word] * size if word in WORTH else PLAIN.get(word, 0.0)
    to = body.get("to", body.get("from", "self"))
    if word == "token":
        bad = DEBUFFS >> TOKENS.index(body["type"]) & 1 == 1
        friendly = to in own if isinstance(to, str) else next(iter(to.values())).get("side") == "own"
        value = 0.6 * size * (1 if bad != friendly else -1)
    if isinstance(to, Mapping) and "all" in to:
        value *= SEVERAL
    return value / 2 if "if" in op else value
