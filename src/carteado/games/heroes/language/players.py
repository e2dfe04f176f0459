"""The players that `who` stands for in an operation, one class for each word (HEROES-25.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from carteado.games.heroes.board import Mode
from carteado.games.heroes.pieces import HeroesEffect
from carteado.games.heroes.rules import sides
from carteado.games.heroes.state import HeroesState


class Players:
    """Selects players when the operation runs."""

    def find(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        """Return those who have not lost."""
        return [seat for seat in self.meant(table, e) if sides.alive(table, seat)]

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        raise NotImplementedError


@dataclass(eq=False)
class Me(Players):
    """The controller."""

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return [e.player] if e.player >= 0 else []


@dataclass(eq=False)
class Active(Players):
    """The turn player."""

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return [table.clock.active] if table.clock.active >= 0 else []


@dataclass(eq=False)
class Everybody(Players):
    """Every player, from the turn player on."""

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return sides.from_seat(table, sides.turn_seat(table))


@dataclass(eq=False)
class Foes(Players):
    """Every opponent, from the turn player on."""

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        if e.player < 0 or table.config.mode == Mode.CHALLENGERS:
            return []
        seats = sides.from_seat(table, sides.turn_seat(table))
        return [seat for seat in seats if sides.are_enemies(table, e.player, seat)]


@dataclass(eq=False)
class ChosenPlayer(Players):
    """The player chosen as a target (`t1`, `t2`)."""

    index: int

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return e.chosen[self.index] if self.index < len(e.chosen) else []


@dataclass(eq=False)
class NoPlayer(Players):
    """Nobody: the operation has no `who`."""

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return []


NO_PLAYER: Final = NoPlayer()
Controller = NewType("Controller", Players)  # the word `me` alone
