"""The first word of a card's target that something does not match, one word after the other (DUEL-6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from carteado.core.message import Blank, Message
from carteado.games.duel.board import FACTIONS, JOBS, KEYWORDS, ROWS
from carteado.games.duel.language.selectors import EVERY, STATES, CreatureFilter
from carteado.games.duel.pieces import DuelPiece
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.state import DuelState
from carteado.kit import filters
from carteado.kit.cards import SIDES

LISTS = {"side": SIDES, "row": ROWS, "job": JOBS, "state": STATES, "faction": FACTIONS}
HERO_WORDS = ("side", "state")  # all that a hero has of what filters test


def words_of(filter: CreatureFilter) -> Iterator[tuple[str, CreatureFilter, Blank]]:
    """Yield each word of a filter as a filter of its own, with its value as a message takes it."""
    for word, alone, value in filters.words_of(filter, EVERY):
        yield word, alone, written(word, value)


def written(word: str, value: int) -> Blank:
    if word == "keywords":
        return [Message("duel-keyword", keyword=name) for bit, name in enumerate(KEYWORDS) if value >> bit & 1]
    return LISTS[word][value] if word in LISTS else int(value)


def not_fitting(what: Message, word: str, value: Blank, it: Message) -> Message:
    return why(f"target-{word.replace('_', '-')}", "6.1", what=what, value=value, it=it)


def wrong_creature(
    table: DuelState, player: int, source: int, what: Message, filter: CreatureFilter, piece: DuelPiece
) -> Reason:
    for word, alone, value in words_of(filter):
        if not alone.matches(table, source, player, piece):
            return not_fitting(what, word, value, name(table, piece.id))
    return None


def wrong_hero(table: DuelState, player: int, what: Message, filter: CreatureFilter, hero: DuelPiece) -> Reason:
    for word, alone, value in words_of(filter):
        if not alone.matches_hero(player, hero):
            if word in HERO_WORDS:
                return not_fitting(what, word, value, name(table, hero.id))
            return why("target-hero", "6.1", what=what, it=name(table, hero.id))
    return None


def wrong_printed(table: DuelState, what: Message, filter: CreatureFilter, id: int) -> Reason:
    for word, alone, value in words_of(filter):
        if not alone.matches_card(table.card(id)):
            return not_fitting(what, word, value, name(table, id))
    return None


def wrong_side(what: Message, side: int, it: Message) -> Message:
    return not_fitting(what, "side", SIDES[side], it)
