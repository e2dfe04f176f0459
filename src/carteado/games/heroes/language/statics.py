"""The statics of the card language: what a card changes while it is in play, one class for each word (HEROES-25.6)."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.heroes.board import Forbid, Stat, Token, Who
from carteado.games.heroes.language.kinds import (
    Change,
    OnlyEquipment,
    Reached,
    SlowestFirst,
    WhichAbility,
    WhichImmunity,
    WhichPlayers,
)
from carteado.games.heroes.language.printed import HeroStatic
from carteado.games.heroes.state import HeroesState
from carteado.kit.nodes import Size
from carteado.kit.table import CardState, Piece

# On characters


@dataclass(eq=False)
class OnCharacters(HeroStatic):
    """Changes some characters."""

    to: Reached

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return self.to.reaches(s, source, piece)


@dataclass(eq=False)
class ChangeSpeed(OnCharacters):
    """Changes the Speed of characters."""

    speed: Change

    def change(self, stat: int) -> int:
        return self.speed if stat == Stat.SPEED else 0


@dataclass(eq=False)
class ChangeHealth(OnCharacters):
    """Changes the maximum Health of characters."""

    health: Change

    def change(self, stat: int) -> int:
        return self.health if stat == Stat.HEALTH else 0


@dataclass(eq=False)
class ChangeDamage(OnCharacters):
    """Changes the damage that the actions of characters deal."""

    damage: Change

    def change(self, stat: int) -> int:
        return self.damage if stat == Stat.DAMAGE else 0


@dataclass(eq=False)
class Prevent(OnCharacters):
    """Prevents a part of each damage dealt to characters."""

    prevent: Size

    def prevented(self) -> int:
        return self.prevent


@dataclass(eq=False)
class Immune(OnCharacters):
    """Gives characters an immunity without a token."""

    immune: WhichImmunity

    def immunity(self) -> int:
        return 1 << Token.IMMUNITY + self.immune


@dataclass(eq=False)
class Grant(OnCharacters):
    """Gives characters an ability."""

    grant: WhichAbility

    def granted(self) -> int:
        return 1 << self.grant


@dataclass(eq=False)
class Storage(OnCharacters):
    """Sets the energy limit of characters."""

    storage: Size

    def energy_limit(self) -> int:
        return self.storage


# On players


@dataclass(eq=False)
class OnPlayers(HeroStatic):
    """Changes something for some players; a teammate is not an opponent."""

    who: WhichPlayers

    def reaches_player(self, table: HeroesState, source: int, player: int) -> bool:
        if self.who == Who.ALL:
            return True
        owner = table.owners[source]
        if self.who == Who.ME:
            return owner == player
        return table.players[owner].side != table.players[player].side


@dataclass(eq=False)
class Equipment:
    """Equipment cards."""

    type: OnlyEquipment


@dataclass(eq=False)
class ChangeCost(OnPlayers):
    """Changes what the equipment of players costs to enter, at least 1."""

    cost: Change
    cards: Equipment

    def cost_change(self) -> int:
        return self.cost


@dataclass(eq=False)
class FieldLimit(OnPlayers):
    """Sets how many characters players may field in a turn."""

    field_limit: Size

    def fielding_limit(self) -> int:
        return self.field_limit


@dataclass(eq=False)
class DuplicateNames(OnPlayers):
    """Lets players field characters of the same name."""

    duplicate_names: bool

    def frees_names(self) -> bool:
        return True


class Forbidden:
    """What a static forbids to players."""

    def covers(self, what: int, ability: int) -> bool:
        """Whether it forbids that, a constant of `Forbid`; with `Forbid.ABILITY`, action cards of that ability."""
        raise NotImplementedError


@dataclass(eq=False)
class ForbidPassive(Forbidden):
    """Passive actions."""

    def covers(self, what: int, ability: int) -> bool:
        return what == Forbid.PASSIVE


@dataclass(eq=False)
class ForbidAdvancedSources(Forbidden):
    """Advanced energy sources."""

    def covers(self, what: int, ability: int) -> bool:
        return what == Forbid.ADVANCED_SOURCES


@dataclass(eq=False)
class ForbidHeal(Forbidden):
    """Healing."""

    def covers(self, what: int, ability: int) -> bool:
        return what == Forbid.HEAL


@dataclass(eq=False)
class ForbidAbility(Forbidden):
    """Action cards of an ability."""

    ability: WhichAbility

    def covers(self, what: int, ability: int) -> bool:
        return what == Forbid.ABILITY and ability == self.ability


@dataclass(eq=False)
class ForbidPlayers(OnPlayers):
    """Forbids something to players."""

    forbid: Forbidden

    def forbids(self, what: int, ability: int) -> bool:
        return self.forbid.covers(what, ability)


# On combat


@dataclass(eq=False)
class Order(HeroStatic):
    """Makes the slowest characters act first."""

    order: SlowestFirst

    def reverses_order(self) -> bool:
        return True


@dataclass(eq=False)
class MultiAction(HeroStatic):
    """Lets this character use several actions in a slot."""

    multi_action: Size

    def actions_per_slot(self) -> int:
        return self.multi_action
