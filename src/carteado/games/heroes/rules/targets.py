"""Targets: the legal ones of a power, and who chooses them (HEROES-13.5 to 13.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Token
from carteado.games.heroes.language.printed import Aim
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import challengers, characters, sides, tokens
from carteado.kit.cards import Side

if TYPE_CHECKING:
    from carteado.games.heroes.language.selectors import CharacterFilter
    from carteado.games.heroes.state import HeroesState


def characters_for(table: HeroesState, unit: Unit, filter: CharacterFilter, chosen: list[int]) -> list[int]:
    """Return the characters that a user may choose next (HEROES-13.5, 13.6)."""
    if unit.is_character() and unit.held and tokens.is_confused(table, unit):
        return anybody(table, unit, filter, chosen)
    found: list[Unit] = []
    for other in characters.selectable(table):
        if other.id not in chosen and filter.matches(table, unit.id, unit.owner, other):
            found.append(other)
    if filter.side == Side.ENEMY and not (unit.is_character() and unit.held and tokens.sees_clearly(table, unit)):
        found = visible(table, found, unit.is_character())
    return [other.id for other in found]


def visible(table: HeroesState, found: list[Unit], taunted: bool) -> list[Unit]:
    """Drop invisible characters that do not taunt; if `taunted` and some taunt, keep only those."""
    seen: list[Unit] = []
    taunting: list[Unit] = []
    for unit in found:
        taunts = unit.held != 0 and tokens.has(table, unit, Token.TAUNT)
        if taunts:
            taunting.append(unit)
        if taunts or unit.held == 0 or not tokens.has(table, unit, Token.INVISIBILITY):
            seen.append(unit)
    return taunting if taunted and taunting else seen


def anybody(table: HeroesState, unit: Unit, filter: CharacterFilter, chosen: list[int]) -> list[int]:
    """Return the characters that a confused one may hit (HEROES-13.9)."""
    found: list[int] = []
    for other in characters.selectable(table):
        if other.id == unit.id or other.id in chosen or not filter.describes(table, unit.id, other):
            continue
        if tokens.has(table, other, Token.TAUNT) or not tokens.has(table, other, Token.INVISIBILITY):
            found.append(other.id)
    return found


def equipment_of(table: HeroesState, player: int, side: int) -> list[int]:
    """Return the player's own equipment, or that of all enemies."""
    if side == Side.OWN:
        return table.players[player].equipment.copy() if player >= 0 else []
    found: list[int] = []
    for seat in range(table.config.seats):
        if sides.are_enemies(table, player, seat):
            found.extend(table.players[seat].equipment)
    return found


def may_stop(table: HeroesState, unit: Unit, chosen: list[int], left: list[int]) -> bool:
    """Whether the player may choose no more targets: not while a taunting enemy could be chosen (HEROES-13.6)."""
    if not chosen:
        return False
    return tokens.sees_clearly(table, unit) or not any(tokens.has(table, table.unit(id), Token.TAUNT) for id in left)


def has_no_choice(table: HeroesState, unit: Unit, aim: Aim) -> bool:
    """Whether the rules choose the target: by policy for the Mob, at random under Fury or Confusion."""
    if unit.owner < 0:
        return True
    if not aim.is_character() or not unit.is_character() or unit.held == 0:
        return False
    return strikes_blindly(table, unit)


def strikes_blindly(table: HeroesState, unit: Unit) -> bool:
    return tokens.has(table, unit, Token.FURY) or tokens.is_confused(table, unit)


def choose_for(table: HeroesState, unit: Unit, aim: Aim, left: list[int]) -> int:
    """Choose one target for a character that has no choice."""
    if unit.held and strikes_blindly(table, unit):
        chosen = left[table.rng.roll(len(left)) - 1]
        table.picked(chosen)
        return chosen
    return challengers.target(table, aim, left)
