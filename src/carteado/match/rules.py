"""Loading the rules version of a match, or refusing with the command that installs it."""

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
    """Load the game if its rules are of that version; `had_by` is the package that has them, if known."""
    game = load(id)
    if game.rules_version == rules:
        return game
    facts = {"game": id, "found": rules, "expected": game.rules_version}
    if had_by not in ("", package(id)):
        raise Invalid("rules-missing", **facts, command=f'pip install "{had_by}"')
    raise Invalid("rules-other-version", **facts)
