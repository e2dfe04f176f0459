"""The numbers of cards in play: ATK, HP, Armor, keywords, spell damage (DUEL-14.1, 14.3, 14.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Keyword, Stat, Zone
from carteado.games.duel.pieces import DuelPiece

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def atk(table: DuelState, piece: DuelPiece) -> int:
    """Return the ATK, never below 0 (DUEL-14.7)."""
    printed = table.card(piece.id).atk
    if piece.modifiers or table.static_sources:
        return max(0, printed + bonus(table, piece, Stat.ATK))
    return printed


def max_hp(table: DuelState, piece: DuelPiece) -> int:
    printed = table.card(piece.id).hp
    if piece.zone == Zone.HERO:
        return max(1, printed + table.config.hero_hp_bonus)
    if piece.modifiers or table.static_sources:
        return printed + bonus(table, piece, Stat.HP)
    return printed


def hp(table: DuelState, piece: DuelPiece) -> int:
    """Return the maximum HP less the damage (DUEL-14.1)."""
    return max_hp(table, piece) - piece.damage


def armor(table: DuelState, piece: DuelPiece) -> int:
    if piece.zone == Zone.HERO or not (piece.modifiers or table.static_sources):
        return 0
    return bonus(table, piece, Stat.ARMOR)


def own_keywords(table: DuelState, piece: DuelPiece) -> int:
    """Return the mask of the printed keywords, without a used-up barrier (DUEL-14.2)."""
    printed = table.card(piece.id).keywords
    return printed & ~Keyword.BARRIER if piece.bare else printed


def has(table: DuelState, piece: DuelPiece, keyword: int) -> bool:
    if not (piece.modifiers or table.static_sources):
        return own_keywords(table, piece) & keyword != 0
    return keywords(table, piece) & keyword != 0


def hero_hp(table: DuelState, player: int) -> int:
    return hp(table, table.piece(player))


def spell_damage(table: DuelState, player: int) -> int:
    """Return what statics add to the damage of a player's spells (DUEL-14.3)."""
    total = 0
    for id in table.static_sources:
        for static in table.card(id).rules:
            total += static.spell_damage_change(table, id, player)
    return total


def bonus(table: DuelState, piece: DuelPiece, stat: int) -> int:
    """Return what modifiers and statics add to a stat; not cached."""
    total = 0
    for modifier in piece.modifiers:
        total += modifier.changes[stat]
    for id in table.static_sources:
        for static in table.card(id).rules:
            change = static.change(stat)
            if change != 0 and static.reaches(table, table.piece(id), piece):
                total += change
    return total


def keywords(table: DuelState, piece: DuelPiece) -> int:
    """Return the mask of all its keywords."""
    bits = own_keywords(table, piece)
    for modifier in piece.modifiers:
        bits |= modifier.keywords
    for id in table.static_sources:
        for static in table.card(id).rules:
            granted = static.granted()
            if granted != 0 and static.reaches(table, table.piece(id), piece):
                bits |= granted
    return bits
