"""The numbers of a character: Health, Protection, Speed, abilities (HEROES-11.8 to 11.10, 25.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Immune, Stat, Token
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import immunities, statics, tokens

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def max_health(table: HeroesState, unit: Unit) -> int:
    """Return the maximum Health (HEROES-11.8)."""
    most = table.card(unit.id).health + unit.bonus_health
    return most + change(table, unit, Token.MORE_LIFE, Token.LESS_LIFE, Stat.HEALTH)


def change(table: HeroesState, unit: Unit, more: int, less: int, stat: int) -> int:
    """Return what two kinds of tokens and the statics in play add to a number of a character."""
    found = tokens.size(table, unit, more) - tokens.size(table, unit, less) if unit.held else 0
    return found + statics.bonus(table, unit, stat) if table.static_sources else found


def burn_loss(table: HeroesState, unit: Unit) -> int:
    """Return what Burn takes from Speed and damage."""
    return 1 if tokens.has(table, unit, Token.BURN) else 0


def health(table: HeroesState, unit: Unit) -> int:
    """Return the Health left, at least 1 under Immunity: Death (HEROES-17.5)."""
    left = max_health(table, unit) - unit.damage
    return 1 if left < 1 and immunities.has(table, unit, Immune.DEATH) else left


def speed(table: HeroesState, unit: Unit) -> int:
    """Return the Speed (HEROES-11.10)."""
    changed = change(table, unit, Token.AGILITY, Token.SLOW, Stat.SPEED) - burn_loss(table, unit)
    return max(0, table.card(unit.id).speed + changed)


def shields(table: HeroesState, unit: Unit) -> int:
    return tokens.size(table, unit, Token.SHIELD)


def protection(table: HeroesState, unit: Unit) -> int:
    """Return the pool plus the shields (HEROES-11.9)."""
    return unit.pool + shields(table, unit)


def abilities(table: HeroesState, unit: Unit) -> int:
    """Return the mask of printed and granted abilities."""
    found = table.card(unit.id).abilities_held
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.granted() & ~found and static.reaches(table, table.unit(id), unit):
                found |= static.granted()
    return found


def weaker(table: HeroesState, a: Unit, b: Unit) -> bool:
    """Whether `a` is weaker: by lower Health, lower displayed Protection, higher Speed, then age (HEROES-25.3)."""
    x, y = health(table, a), health(table, b)
    if x != y:
        return x < y
    x, y = protection(table, a), protection(table, b)
    if x != y:
        return x < y
    x, y = speed(table, a), speed(table, b)
    if x != y:
        return x > y
    return a.order < b.order
