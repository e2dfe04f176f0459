"""Requirements, filters and properties of cards (APOTHEOSIS-2.5, 2.8, 12.6, 12.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import FREE_LEVELS, MASTER, Kind, Zone
from carteado.games.apotheosis.language.printed import ApoCard, Tag
from carteado.games.apotheosis.language.terms import Stat, State
from carteado.games.apotheosis.rules import areas, stats, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def meets(table: ApoState, who: int, id: int) -> bool:
    """Whether a character meets a card's requirement without the card's own bonuses (APOTHEOSIS-2.5, 12.10)."""
    card = table.card(id)
    char = table.chars[who]
    if char.seat == MASTER:
        return True
    if char.kind == Kind.COMPANION:
        return companion_meets(table.card(char.card), card)
    if card.free and stats.level(table, who) < FREE_LEVELS[card.level]:
        return False
    helps = Zone.EQUIP <= table.zones[id] <= Zone.MEMENTO and len(card.own_knowledge) > 0
    for known in card.knowledge:
        level = stats.value(table, who, Stat.KNOW + known)
        if helps and table.holders[id] == who:
            level -= card.own_knowledge[known]
        if level < card.level:
            return False
    return True


def companion_meets(own: ApoCard, card: ApoCard) -> bool:
    """Whether a Companion, which has the knowledge on its card at its own level, meets a card (APOTHEOSIS-12.10)."""
    if card.free:
        return card.level <= own.level
    return all(known in own.knowledge and own.level >= card.level for known in card.knowledge)


def knowledge(table: ApoState, who: int, known: int) -> int:
    """Return a character's level of a knowledge."""
    char = table.chars[who]
    if char.kind == Kind.COMPANION:
        card = table.card(char.card)
        return card.level if known in card.knowledge else 0
    return stats.value(table, who, Stat.KNOW + known)


def unlocked(table: ApoState, id: int, tag: Tag) -> bool:
    """Whether an attached card unlocks a technique (APOTHEOSIS-12.6)."""
    return any(matches(table, attached, tag) for attached in zones.attached_to(table, id))


def matches(table: ApoState, id: int, tag: Tag) -> bool:
    """Whether a card passes a filter."""
    card = table.card(id)
    if tag.suit >= 0 and card.suit != tag.suit:
        return False
    if tag.property >= 0 and not card.properties >> tag.property & 1:
        return False
    if tag.knowledge >= 0 and tag.knowledge not in card.knowledge:
        return False
    if tag.rarity >= 0 and card.rarity != tag.rarity:
        return False
    if card.level < tag.level_min or card.level > tag.level_max:
        return False
    return tag.state == 0 or in_state(table, id, tag.state)


def in_state(table: ApoState, id: int, state: int) -> bool:
    hidden = table.concealed[id]
    if table.zones[id] == Zone.INVENTORY:
        hidden = not table.shown[id] and not zones.has_counters(table, id)
    if state & State.EXHAUSTED and not table.exhausted[id]:
        return False
    if state & State.RECOVERED and table.exhausted[id]:
        return False
    if state & State.CONCEALED and not hidden:
        return False
    return not (state & State.REVEALED and hidden)


def properties(table: ApoState, who: int) -> int:
    """Return the properties of a character: of its card, or of its sheet and worn Items (APOTHEOSIS-2.8)."""
    char = table.chars[who]
    if char.kind == Kind.OBJECT or char.card < 0:
        return 0
    if char.kind == Kind.COMPANION:
        return table.card(char.card).properties
    found = 0
    for id in areas.cards(table, who, Zone.SHEET):
        if not table.concealed[id]:
            found |= table.card(id).properties
    for id in areas.cards(table, who, Zone.EQUIP):
        if table.card(id).specifier >= 0:
            found |= table.card(id).properties
    return found
