"""The targets that a power asks for when it is used, one class for each kind (HEROES-25.3)."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.heroes.language.kinds import EitherSide, TargetCount
from carteado.games.heroes.language.printed import Aim
from carteado.games.heroes.language.selectors import CharacterFilter
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import sides, targets
from carteado.games.heroes.state import HeroesState


@dataclass(eq=False)
class CharacterAim(Aim):
    """Up to `most` characters."""

    filter: CharacterFilter
    most: TargetCount = TargetCount(1)

    def candidates(self, table: HeroesState, unit: Unit, chosen: list[int]) -> list[int]:
        return targets.characters_for(table, unit, self.filter, chosen)

    def side_meant(self) -> int:
        return self.filter.side

    def limit(self) -> int:
        return self.most

    def is_character(self) -> bool:
        return True


@dataclass(eq=False)
class EquipmentAim(Aim):
    """A piece of equipment of the controller, or of an enemy."""

    side: EitherSide

    def candidates(self, table: HeroesState, unit: Unit, chosen: list[int]) -> list[int]:
        return [id for id in targets.equipment_of(table, unit.owner, self.side) if id not in chosen]

    def side_meant(self) -> int:
        return self.side


@dataclass(eq=False)
class PlayerAim(Aim):
    """An opponent."""

    def candidates(self, table: HeroesState, unit: Unit, chosen: list[int]) -> list[int]:
        return [seat for seat in sides.opponents(table, unit.owner) if seat not in chosen] if unit.owner >= 0 else []

    def is_player(self) -> bool:
        return True
