"""Diff and patch of plain data.

A delta is plain data itself:

    null                       nothing changed
    [value]                    replaced by this value
    {"keys": {key: delta}}     fields that changed or are new; `gone` lists removed ones
    {"edits": [[at, delta]]}   items that changed; [at, removed, [new, ...]] replaces a range

Indexes are those of the old list, in ascending order.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


def diff(old: Any, new: Any) -> Any:
    """The delta from one value to another.

    >>> diff({"hp": 3, "hand": ["a", "b"]}, {"hp": 2, "hand": ["b"]})
    {'keys': {'hp': [2], 'hand': {'edits': [[0, 1, []]]}}}
    """
    if type(old) is not type(new) or not isinstance(old, dict | list):
        return None if type(old) is type(new) and old == new else [new]
    if encode(old) == encode(new):
        return None
    return diff_objects(old, new) if isinstance(old, dict) else {"edits": diff_lists(old, new)}


def diff_objects(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    keys = {key: diff(old[key], value) if key in old else [value] for key, value in new.items()}
    changed: dict[str, Any] = {"keys": {key: delta for key, delta in keys.items() if delta is not None}}
    gone = [key for key in old if key not in new]
    return {**changed, "gone": gone} if gone else changed


def diff_lists(old: list[Any], new: list[Any]) -> list[Any]:
    if len(old) == len(new):
        return diff_items(0, old, new)
    edits: list[Any] = []
    matcher = SequenceMatcher(None, [encode(item) for item in old], [encode(item) for item in new], autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "replace" and end - start == last - first:
            edits += diff_items(start, old[start:end], new[first:last])
        elif kind != "equal":
            edits.append([start, end - start, new[first:last]])
    return edits


def diff_items(start: int, old: list[Any], new: list[Any]) -> list[Any]:
    """The edits between two lists of equal length."""
    deltas = [diff(before, after) for before, after in zip(old, new, strict=True)]
    return [[start + place, delta] for place, delta in enumerate(deltas) if delta is not None]


def patch(old: Any, delta: Any) -> Any:
    """Apply a delta; the old value is not changed.

    >>> patch({"hp": 3, "hand": ["a", "b"]}, {"keys": {"hp": [2], "hand": {"edits": [[0, 1, []]]}}})
    {'hp': 2, 'hand': ['b']}
    """
    if delta is None:
        return old
    if isinstance(delta, list):
        return delta[0]
    if "edits" in delta:
        return patch_list(old, delta["edits"])
    kept = {key: value for key, value in old.items() if key not in delta.get("gone", ())}
    return {**kept, **{key: patch(old.get(key), change) for key, change in delta["keys"].items()}}


def patch_list(old: list[Any], edits: list[Any]) -> list[Any]:
    new: list[Any] = []
    done = 0
    for at, *edit in edits:
        new += old[done:at]
        if len(edit) == 1:
            new.append(patch(old[at], edit[0]))
            done = at + 1
        else:
            removed, put_in = edit
            new += put_in
            done = at + removed
    return new + old[done:]
