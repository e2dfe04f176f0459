"""Words of older card files and the words that have replaced them, so that an old file is refused with the new word."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import ATTRIBUTES
from carteado.games.apotheosis.language.terms import KEYWORD_TIMINGS, LIMITS, SCOPES


def camel(word: str) -> str:
    """Return the old spelling of a keyword: `onPlay` of `on_play`."""
    first, *rest = word.split("_")
    return first + "".join(part.capitalize() for part in rest)


RENAMED: Final[dict[str, tuple[str, ...]]] = {
    **{camel(word): (word,) for word in (*KEYWORD_TIMINGS, *LIMITS, *SCOPES, "any_turn") if "_" in word},
    "respond(activation)": ("respond_activation",),
    "respond(attack)": ("respond_attack",),
    "kw": ("keywords",),
    "req": ("requires",),
    "prop": ("property",),
    "know": ("knowledge",),
    "dist": ("distance",),
    "you": ("me",),
    "this": ("self",),
    "card": ("self",),
    "each": ("all",),
    "who": ("of", "to", "from"),
    "with": ("dmg_with",),
    **{rule: (f"{{{rule}: ...}}",) for rule in ("untargetable", "cannot_activate", "crit_on")},
    **dict.fromkeys(ATTRIBUTES, ("attribute",)),
}
