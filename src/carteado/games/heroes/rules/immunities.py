"""Immunities: which a character has, and which tokens they block and suppress (HEROES-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import ALL_IMMUNITIES, BLOCKED, SUPPRESSED, Token
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import statics

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def bits(table: HeroesState, unit: Unit) -> int:
    """Return a character's immunities, from tokens and statics, as a mask of token kinds (HEROES-17.1)."""
    found = unit.held & ALL_IMMUNITIES
    for id in table.static_sources:
        if table.card(id).immunities & ~found == 0:
            continue
        for static in statics.of(table, id):
            if static.immunity() & ~found and static.reaches(table, table.unit(id), unit):
                found |= static.immunity()
    return found


def has(table: HeroesState, unit: Unit, immunity: int) -> bool:
    return bits(table, unit) >> immunity & 1 == 1


def suppressed(table: HeroesState, unit: Unit) -> int:
    """Return the mask of token kinds that have no effect on a character (HEROES-17.2)."""
    return gather(bits(table, unit), SUPPRESSED)


def blocked(table: HeroesState, unit: Unit) -> int:
    """Return the mask of token kinds that a character cannot receive."""
    return gather(bits(table, unit), BLOCKED)


def gather(immunities: int, kinds: list[int]) -> int:
    """Return the union of the masks of these immunities."""
    found = 0
    left = immunities >> Token.IMMUNITY
    place = 0
    while left:
        if left & 1:
            found |= kinds[place]
        left >>= 1
        place += 1
    return found
