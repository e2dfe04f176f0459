"""Loading the rules version of a match, or refusing with the command that installs it."""

from __future__ import annotations

from contextlib import suppress

from carteado.core.errors import Invalid, Refusal
from carteado.core.game import Game
from carteado.core.sets import edition
from carteado.games import load, package


def knows(id: str, rules: str) -> bool:
    """Whether that version of a game's rules is installed here, and the card set that it may have is kept here."""
    try:
        return known(id, rules).rules_version == rules
    except Refusal:
        return False


def known(id: str, rules: str) -> Game:
    """The game with the card set of these rules if that is kept here; else the game as it is."""
    with suppress(Invalid):
        return load(edition(id, rules))
    return load(id)


def load_version(id: str, rules: str, had_by: str = "") -> Game:
    """Load the game if its rules are of that version; `had_by` is the package that has them, if known."""
    game = known(id, rules)
    if game.rules_version == rules:
        return game
    facts = {"game": id, "found": rules, "expected": game.rules_version}
    if had_by not in ("", package(id)):
        raise Invalid("rules-missing", **facts, command=f'pip install "{had_by}"')
    raise Invalid("rules-other-version", **facts)
