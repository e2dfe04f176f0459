"""Static abilities: what cards in play change for characters and players (HEROES-25.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Zone
from carteado.games.heroes.language.printed import HeroStatic
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import powers
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def of(table: HeroesState, id: int) -> list[HeroStatic]:
    """Return the statics of a card in play; an attached card has none while it cannot be used (HEROES-12.10)."""
    if table.zones[id] == Zone.ATTACHED and not powers.card_works(table, table.unit(id)):
        return []
    return table.card(id).rules


def bonus(table: HeroesState, unit: Unit, stat: int) -> int:
    """Return the sum of all changes to a stat of a character."""
    total = 0
    for id in table.static_sources:
        if table.card(id).changes >> stat & 1 == 0:
            continue
        for static in of(table, id):
            change = static.change(stat)
            if change != 0 and static.reaches(table, table.unit(id), unit):
                total += change
    return total


def forbids(table: HeroesState, player: int, what: int, ability: int = NOBODY) -> bool:
    """Whether a static forbids this to a player; the Mob is not a player (HEROES-21.3)."""
    if player < 0:
        return False
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.forbids(what, ability) and static.reaches_player(table, id, player):
                return True
    return False
