"""Immunities: which a character has, and which tokens they refuse and suppress (HEROES-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import ALL_IMMUNITIES, BLOCKED, SUPPRESSED, Token
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import statics

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def bits(table: HeroesState, unit: Unit) -> int:
    """The immunities it has, by token or by static, as bits of token kinds (HEROES-17.1)."""
    found = unit.held & ALL_IMMUNITIES
    for id in table.static_sources:
        for static in statics.of(table, id):
            if static.immune & ~found and static.reaches(table, table.unit(id), unit):
                found |= static.immune
    return found


def has(table: HeroesState, unit: Unit, immunity: int) -> bool:
    return bits(table, unit) >> immunity & 1 == 1


def suppressed(table: HeroesState, unit: Unit) -> int:
    """The kinds of token that it holds to no effect (HEROES-17.2)."""
    return gather(bits(table, unit), SUPPRESSED)


def blocked(table: HeroesState, unit: Unit) -> int:
    """The kinds of token that it cannot receive."""
    return gather(bits(table, unit), BLOCKED)


def gather(immunities: int, kinds: list[int]) -> int:
    """The union of the kinds that each of these immunities means."""
    found = 0
    left = immunities >> Token.IMMUNITY
    place = 0
    while left:
        if left & 1:
            found |= kinds[place]
        left >>= 1
        place += 1
    return found
