"""Players and their sides: enemies, turn order, who still plays (HEROES-1, 20, 21.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import MOB_SIDE

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def side_of(table: HeroesState, owner: int) -> int:
    return MOB_SIDE if owner < 0 else table.players[owner].side


def are_enemies(table: HeroesState, a: int, b: int) -> bool:
    """Whether two owners are on different sides; NOBODY owns the Mob."""
    return side_of(table, a) != side_of(table, b)


def alive(table: HeroesState, seat: int) -> bool:
    own = table.players[seat]
    return own.playing and own.eliminated == 0


def opponents(table: HeroesState, seat: int) -> list[int]:
    """Return the opponents of a seat, in turn order from it (HEROES-20.3, 21.3)."""
    return [other for other in from_seat(table, seat) if alive(table, other) and are_enemies(table, seat, other)]


def from_seat(table: HeroesState, seat: int) -> list[int]:
    """Return all seats in turn order, this one first."""
    count = table.config.seats
    return [(seat + step) % count for step in range(count)]


def turn_seat(table: HeroesState) -> int:
    """Return the turn player, or the seat that counts as one outside players' turns (HEROES-21.5)."""
    clock = table.clock
    if clock.active >= 0:
        return clock.active
    for seat in from_seat(table, clock.start):
        if alive(table, seat):
            return seat
    return clock.start


def rank(table: HeroesState, owner: int) -> int:
    """Return the place of an owner in turn order; the Mob comes last."""
    count = table.config.seats
    return count if owner < 0 else (owner - turn_seat(table)) % count
