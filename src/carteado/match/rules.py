"""The rules a match is played by: a version that is installed here, or how to get it."""

from __future__ import annotations

from carteado.core.errors import Invalid, Refusal
from carteado.core.game import Game
from carteado.games import load, package


def knows(id: str, rules: str) -> bool:
    """Whether that version of a game's rules is installed here."""
    try:
        return load(id).rules_version == rules
    except Refusal:
        return False


def load_version(id: str, rules: str, had_by: str = "") -> Game:
    """The game under that version of its rules and no other; `had_by` is the package that has it, if that is known."""
    game = load(id)
    if game.rules_version == rules:
        return game
    facts = {"game": id, "found": rules, "expected": game.rules_version}
    if had_by not in ("", package(id)):
        raise Invalid("rules-missing", **facts, command=f'pip install "{had_by}"')
    raise Invalid("rules-other-version", **facts)
