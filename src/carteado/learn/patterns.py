"""Patterns of actions: the words of an action's text from its beginning, where `*` stands for any word."""

from __future__ import annotations

import re

from carteado.core.errors import Refusal
from carteado.core.state import State

ANY = "*"
CARD = re.compile(r"@([A-Za-z][\w-]*)(?:/(\d))?")


class Pattern:
    """A pattern of actions.

    >>> Pattern("archers").matches("archers ram"), Pattern("place * S").matches("place 6S D")
    (True, False)
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.literal = sum(word != ANY for word in self.words)

    def matches(self, action: str) -> bool:
        words = action.split()
        return len(words) >= len(self.words) and all(
            word in (ANY, found) for word, found in zip(self.words, words, strict=False)
        )

    def resolved(self, state: State) -> Pattern:
        return Pattern(with_numbers(self.text, state))


def with_numbers(text: str, state: State) -> str:
    """Replace cards written by their ids, `@EMB-06` or `@EMB-06/1` for the second seat's, by their numbers."""
    return CARD.sub(lambda found: f"@{number_of(state, found)}", text)


def numbered_ref(ref: str, state: State) -> str:
    """Return a ref with the numbers of named cards: `card:@EMB-06` is `card:5`; an action keeps its `@5`."""
    found = with_numbers(ref, state)
    return found if ref.startswith("action:") else found.replace("@", "")


def number_of(state: State, found: re.Match[str]) -> str:
    """Return the number of a named card; the name itself while the table has no such card."""
    try:
        return str(state.game.named(state, found[1], None if found[2] is None else int(found[2])))
    except Refusal:
        return found[1]
