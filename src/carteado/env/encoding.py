"""Views and actions as numbers of fixed size, for any game that keeps the contract.

A view becomes one array: every leaf of its tree has a place given by a hash of its path, or for a word of its path and
the word; lists of words count as bags. An action's number is a hash of its text. Two legal actions of a decision never
share a number: the later one takes the next that is free, so an action keeps its number unless another is in the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.core.state import Action

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

VIEW_SIZE = 4096
ACTIONS = 2048
LARGE = 20.0  # divisor that brings the numbers of a view near 1


def encode_view(view: dict[str, Any], size: int = VIEW_SIZE) -> Floats:
    """Encode a view as one array, equal for equal views on every machine."""
    numbers = np.zeros(size, dtype=np.float32)
    for feature, value in features("", view):
        numbers[crc32(feature.encode()) % size] += value
    return numbers


def features(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from features(f"{path}/{name}", part)
    elif isinstance(value, list | tuple):
        yield f"{path}#", len(value) / LARGE
        for place, part in enumerate(value):
            yield from features(path if isinstance(part, str) else f"{path}/{place}", part)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, bool):
        yield path, float(value)
    elif value is None:
        yield f"{path}=", 1.0
    else:
        yield path, value / LARGE


def number_actions(game: Game, legal: Sequence[Action], size: int = ACTIONS) -> dict[int, Action]:
    """Number the legal actions."""
    if len(legal) > size:
        raise Invalid("env-too-many-actions", found=len(legal), allowed=size)
    numbered: dict[int, Action] = {}
    for action in legal:
        number = crc32(game.action_text(action).encode()) % size
        while number in numbered:
            number = (number + 1) % size
        numbered[number] = action
    return numbered


def mask(numbers: dict[int, Action], size: int = ACTIONS) -> Mask:
    legal = np.zeros(size, dtype=np.int8)
    legal[list(numbers)] = 1
    return legal
