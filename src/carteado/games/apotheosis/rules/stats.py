"""The values of characters: attributes, knowledge, spaces, HP (APOTHEOSIS-1.4, 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import COMPANION_HP, CRIT, KNOWLEDGE, Kind, Suit
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas, passives

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def derived(table: ApoState, who: int) -> Char:
    """Return a character with its values up to date."""
    if table.dirty:
        passives.derive(table)
    return table.chars[who]


def value(table: ApoState, who: int, stat: int) -> int:
    return derived(table, who).stats[stat]


def attribute(table: ApoState, who: int, attribute: int) -> int:
    """Return an attribute, never below 1 (APOTHEOSIS-1.4)."""
    return max(1, derived(table, who).stats[attribute])


def rules(table: ApoState, who: int) -> int:
    return derived(table, who).rules


def hp_max(table: ApoState, who: int) -> int:
    char = table.chars[who]
    if char.fixed_max >= 0:
        return char.fixed_max
    return max(1, value(table, who, Stat.HP_MAX))


def level(table: ApoState, who: int) -> int:
    return derived(table, who).level


def start_from_sheet(table: ApoState, char: Char) -> None:
    """Reset the values to those of the sheet, which is recounted only after a change."""
    if char.counted != char.card:
        char.counted = char.card
        char.sheet = count_sheet(table, char)
    char.stats = char.sheet
    char.rules = 0
    char.crit = CRIT


def count_sheet(table: ApoState, char: Char) -> list[int]:
    """Return the values of a character before any modifier."""
    stats = [0] * Stat.COUNT
    if char.kind == Kind.OBJECT:
        stats[Stat.CON] = char.con
        stats[Stat.HP_MAX] = char.fixed_max
    elif char.kind == Kind.COMPANION:
        if char.card >= 0:
            card = table.card(char.card)
            for n in range(7):
                stats[n] = card.base[n]
            stats[Stat.HP_MAX] = COMPANION_HP[card.level]
            char.level = card.level
    else:
        count_hero(table, char, stats)
    return stats


def count_hero(table: ApoState, char: Char, stats: list[int]) -> None:
    """Set the values of a Hero from its sheet, or from a position (APOTHEOSIS-3.2 to 3.7)."""
    level = 1
    equip = memento = 3
    for id in areas.sheet(table, char.id):
        card = table.card(id)
        if table.concealed[id]:
            continue
        for n in range(7):
            stats[n] += card.base[n]
        if card.suit == Suit.CLASS:
            level += card.level
            equip += card.equip
            memento += card.memento
            for known in card.knowledge:
                stats[Stat.KNOW + known] += 1
    shifts = char.shifts
    if shifts is not None:
        level += shifts.level
        equip += shifts.spaces[0]
        memento += shifts.spaces[1]
        for n in range(7):
            stats[n] += shifts.attributes[n]
        for n in range(len(KNOWLEDGE)):
            stats[Stat.KNOW + n] += shifts.knowledge[n]
        stats[Stat.SUPPORT] += shifts.spaces[2]
        stats[Stat.INVENTORY] += shifts.spaces[3]
        stats[Stat.HP_MAX] += shifts.hp_max
    char.level = level
    stats[Stat.HP_MAX] += 4 + level
    stats[Stat.EQUIP] += equip
    stats[Stat.MEMENTO] += memento
    stats[Stat.SUPPORT] += support_spaces(table, level)
    stats[Stat.INVENTORY] += level + 10


def support_spaces(table: ApoState, level: int) -> int:
    if table.config.support > 0:
        return table.config.support
    if table.config.width * table.config.height <= 12:
        return 1
    return 3 if level >= 8 else 2 if level >= 4 else 1
