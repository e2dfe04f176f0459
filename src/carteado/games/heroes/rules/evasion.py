"""Evasion of attacks (HEROES-13.11, 14.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Token
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import sides, stats, tokens
from carteado.kit.cards import Side

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def reached(table: HeroesState, e: HeroesEffect, ids: list[int]) -> list[int]:
    """Return the cards still in play that do not evade the attack."""
    found: list[int] = []
    for id in ids:
        unit = table.find_unit(id)
        if unit is not None and not (e.attack and unit.is_character() and evades(table, e, unit)):
            found.append(id)
    return found


def evades(table: HeroesState, e: HeroesEffect, unit: Unit) -> bool:
    """Whether a character evades; chosen enemies were checked after paying, others are checked now."""
    if unit.id in e.checked:
        return unit.id in e.evaded
    return sides.are_enemies(table, e.player, unit.owner) and outruns(table, e, unit)


def outruns(table: HeroesState, e: HeroesEffect, unit: Unit) -> bool:
    """Whether a character has an effective Evasion token and more Speed than the actor."""
    if e.power >= 0 and table.catalog.powers[e.power].cant_miss:
        return False
    actor = table.find_unit(e.actor)
    if actor is None or not tokens.has(table, unit, Token.EVASION):
        return False
    if stats.speed(table, unit) <= stats.speed(table, actor):
        return False
    table.report_card("evaded", unit.id)
    return True


def check(table: HeroesState, e: HeroesEffect, actor: Unit, power: Power) -> None:
    """Check the chosen enemies once; if all of them evade, the attack has no effect."""
    confused = actor.held != 0 and tokens.is_confused(table, actor)
    for index in range(len(e.chosen)):
        aim = power.aims[index]
        if aim.is_character() and (confused or aim.side_meant() != Side.OWN):
            for id in e.chosen[index]:
                if confused or sides.are_enemies(table, actor.owner, table.unit(id).owner):
                    check_one(table, e, table.unit(id))
    if e.checked and len(e.checked) == len(e.evaded):
        e.at = len(e.block.ops)


def check_one(table: HeroesState, e: HeroesEffect, unit: Unit) -> None:
    if unit.id not in e.checked:
        e.checked.append(unit.id)
        if outruns(table, e, unit):
            e.evaded.append(unit.id)
