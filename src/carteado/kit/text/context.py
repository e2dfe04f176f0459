"""What has been said so far in one ability: which things were named, and which one a pronoun stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Runs
from carteado.kit.text.grammar import Said


class Context:
    """The things of one ability, by their words.

    `last` is the thing named last, by gender and number. `aliases` are words for the same thing (`it` is `self`),
    `called` are the names of a word that depend on the event, `targets` are those declared, and `nouns` the kinds of
    things that words stand for, `unknown` is what X was said to be, `each` the one for which something is repeated.
    """

    def __init__(
        self,
        aliases: Mapping[str, str] | None = None,
        called: Mapping[str, str] | None = None,
        targets: Mapping[str, Any] | None = None,
        nouns: Mapping[str, str] | None = None,
    ) -> None:
        self.aliases = dict(aliases or {})
        self.called = dict(called or {})
        self.targets = dict(targets or {})
        self.nouns = dict(nouns or {})
        self.last: dict[str, str] = {}
        self.named: set[str] = set()
        self.unknown: Runs = ()
        self.each: Said | None = None
