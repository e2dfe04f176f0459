"""The first word of a power's target that a character does not match, one word after the other (HEROES-13.5)."""

from __future__ import annotations

from typing import Final

from carteado.core.message import Blank, Message
from carteado.games.heroes.board import ALIGNMENTS, ALLIANCES
from carteado.games.heroes.language.selectors import CharacterFilter
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.reasons.message import Reason, ability, name, token, why
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import SIDES
from carteado.kit.filters import words_of

EVERY: Final = CharacterFilter()
LISTS = {"side": SIDES, "alliance": ALLIANCES, "alignment": ALIGNMENTS}


def not_fitting(table: HeroesState, user: Unit, what: Message, filter: CharacterFilter, unit: Unit) -> Reason:
    for word, alone, value in words_of(filter, EVERY):
        if not alone.matches(table, user.id, user.owner, unit):
            return wrong_word(word, written(word, value), what, name(table, unit.id))
    return None


def written(word: str, value: int) -> Blank:
    """Return the value of a word as a message takes it."""
    if word == "token":
        return token(value)
    if word == "ability":
        return ability(value)
    return LISTS[word][value] if word in LISTS else int(value)


def wrong_word(word: str, value: Blank, what: Message, card: Message) -> Message:
    """Name a word; bounds of all numbers share two messages."""
    stat, _, bound = word.partition("_")
    if bound:
        return why(f"target-{bound}", "13.5", stat=stat, value=value, what=what, card=card)
    return why(f"target-{word}", "13.5", value=value, what=what, card=card)
