"""The shapes of words: their JSON Schema has the docstrings of their classes as descriptions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from carteado.core import phrases
from carteado.core.shapes import Noted, Place, Record, Schema, Shape, Word
from carteado.kit.language.docstrings import docstring


class WordFields(Record):
    """The fields of a word."""

    def __init__(
        self,
        word: type,
        fields: Mapping[str, Shape],
        required: Iterable[str],
        one_of: Iterable[str] = (),
        some_of: Iterable[str] = (),
    ) -> None:
        super().__init__(fields, required, one_of, some_of)
        self.word = word

    def schema(self) -> Schema:
        return {"description": docstring(self.word), **super().schema()}


class BareWords(Word):
    """One of several words that stand for ready nodes."""

    def __init__(self, nodes: Mapping[str, Any]) -> None:
        super().__init__(*nodes)
        self.nodes = nodes

    def schema(self) -> Schema:
        return {
            "oneOf": [{"const": word, "description": docstring(type(node))} for word, node in self.nodes.items()],
        }


class OneWord(Record):
    """A mapping from one word to its fields, and beside it the fields of wrappers, each with all that it requires."""

    def __init__(self, words: Mapping[str, Shape], wrappers: Sequence[Record]) -> None:
        beside = {name: shape for wrapper in wrappers for name, shape in wrapper.fields.items()}
        super().__init__({**words, **beside}, one_of=words)
        self.needed = {
            name: list(wrapper.required)
            for wrapper in wrappers
            for name in wrapper.fields
            if name not in wrapper.required
        }

    def check_together(self, out: Noted, place: Place) -> None:
        super().check_together(out, place)
        for name, needed in self.needed.items():
            for other in needed:
                if name in out and other not in out:
                    place.missing(other, phrases.REQUIRED)

    def schema(self) -> Schema:
        made = super().schema()
        return {**made, "dependentRequired": self.needed} if self.needed else made
