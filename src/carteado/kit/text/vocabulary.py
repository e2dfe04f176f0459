"""Which word each class of nodes stands for: a card language read backwards."""

from __future__ import annotations

from typing import Any

from carteado.kit.language.base import Language, fields_of
from carteado.kit.language.words import Keyed, Sorts, Words, fields_beside


class Vocabulary:
    """The word of every class, and of every ready node. `bare` are the words without fields."""

    known: dict[int, Vocabulary] = {}

    def __init__(self, language: Language) -> None:
        self.by_class: dict[type, str] = {}
        self.by_node: dict[int, str] = {}
        self.bare: set[str] = set()
        for kind in language.kinds.values():
            if isinstance(kind, Words):
                self.add(kind)
            elif isinstance(kind, Sorts | Keyed):
                self.by_class |= {fields.word: word for word, fields in kind.sorts.items()}

    @classmethod
    def of(cls, language: Language) -> Vocabulary:
        """Return the vocabulary of a language, made on first use."""
        if id(language) not in cls.known:
            cls.known[id(language)] = cls(language)
        return cls.known[id(language)]

    def add(self, kind: Words) -> None:
        self.by_node |= {id(node): word for word, node in kind.bare.items()}
        self.by_class |= {type(node): word for word, node in kind.bare.items() if not fields_of(type(node))}
        self.by_class |= {fields.word: word for word, fields in kind.bodies.items()}
        self.by_class |= {wrapper: fields_beside(wrapper)[0].name for wrapper in kind.around}
        self.bare |= kind.bare.keys()

    def word(self, node: Any) -> str:
        return self.by_node.get(id(node)) or self.by_class[type(node)]

    def is_bare(self, node: Any) -> bool:
        """Whether a node is that of a word without fields."""
        return id(node) in self.by_node or not fields_of(type(node))

    def __contains__(self, node: Any) -> bool:
        return id(node) in self.by_node or type(node) in self.by_class
