"""The numbers of cards in play: ATK, HP, Armor, keywords, spell damage (DUEL-14.1, 14.3, 14.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Keyword, Stat, Trait, Zone
from carteado.games.duel.language.printed import Touch
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
        printed += table.config.hero_hp_bonus
        if piece.modifiers or table.heard >> Trait.HERO_STATICS & 1:
            printed += hero_bonus(table, piece, Stat.HP)
        return max(1, printed)
    if piece.modifiers or table.static_sources:
        return printed + bonus(table, piece, Stat.HP)
    return printed


def hp(table: DuelState, piece: DuelPiece) -> int:
    """Return the maximum HP less the damage (DUEL-14.1)."""
    return max_hp(table, piece) - piece.damage


def armor(table: DuelState, piece: DuelPiece) -> int:
    if piece.zone == Zone.HERO:
        return hero_bonus(table, piece, Stat.ARMOR)
    return bonus(table, piece, Stat.ARMOR) if piece.modifiers or table.static_sources else 0


def own_keywords(table: DuelState, piece: DuelPiece) -> int:
    """Return the mask of the printed keywords, without a used-up barrier (DUEL-14.2)."""
    if piece.silenced:
        return 0
    printed = table.card(piece.id).keywords
    return printed & ~Keyword.BARRIER if piece.bare else printed


def lasting_keywords(table: DuelState, piece: DuelPiece) -> int:
    """Return the mask of its keywords without those that statics give (DUEL-14.7)."""
    bits = own_keywords(table, piece)
    for modifier in piece.modifiers:
        bits |= modifier.keywords
    return bits


def has(table: DuelState, piece: DuelPiece, keyword: int) -> bool:
    if not (piece.modifiers or table.static_sources):
        return own_keywords(table, piece) & keyword != 0
    return keywords(table, piece) & keyword != 0


def hero_hp(table: DuelState, player: int) -> int:
    return hp(table, table.piece(player))


def hero_bonus(table: DuelState, hero: DuelPiece, stat: int) -> int:
    """Return what modifiers and statics add to a stat of a hero (DUEL-19.9)."""
    total = 0
    for modifier in hero.modifiers:
        total += modifier.changes[stat]
    if table.heard >> Trait.HERO_STATICS & 1:
        for id in table.static_sources:
            if table.card(id).touches & Touch.HEROES:
                for static in table.card(id).rules:
                    total += static.hero_change(table, id, hero.owner, stat)
    return total


def spell_damage(table: DuelState, player: int) -> int:
    """Return what statics add to the damage of a player's spells (DUEL-14.3)."""
    total = 0
    for id in table.static_sources:
        if table.card(id).touches & Touch.SPELL_DAMAGE:
            for static in table.card(id).rules:
                total += static.spell_damage_change(table, id, player)
    return total


def bonus(table: DuelState, piece: DuelPiece, stat: int) -> int:
    """Return what modifiers and statics add to a stat; not cached."""
    total = 0
    for modifier in piece.modifiers:
        total += modifier.changes[stat]
    for id in table.static_sources:
        card = table.card(id)
        if card.touches >> stat & 1:
            for static in card.rules:
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
        card = table.card(id)
        if card.touches & Touch.KEYWORDS:
            for static in card.rules:
                granted = static.granted()
                if granted != 0 and static.reaches(table, table.piece(id), piece):
                    bits |= granted
    return bits
