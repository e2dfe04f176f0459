"""Conditions of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.board import GAME_MASTER, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll
from carteado.games.apotheosis.language.bases import Condition, Means, Selector, Value
from carteado.games.apotheosis.language.kinds import Great, Signs, WhichKind, WhichMarker, WhichProperty, WhichZone
from carteado.games.apotheosis.language.printed import Tag
from carteado.games.apotheosis.language.selectors import Actor, of_side
from carteado.games.apotheosis.language.terms import Side
from carteado.games.apotheosis.language.values import UNDEFINED
from carteado.games.apotheosis.rules import areas, entities, questions, requirements, tiles

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


@dataclass(eq=False)
class Not(Condition):
    """The condition does not hold."""

    of: Condition

    def holds(self, table: ApoState, act: Act) -> bool:
        return not self.of.holds(table, act)


@dataclass(eq=False)
class Compare(Condition):
    """A comparison of two values: false if one is undefined."""

    of: Value
    is_: Signs
    to: Value

    def holds(self, table: ApoState, act: Act) -> bool:
        a, b = self.of.value(table, act), self.to.value(table, act)
        if a == UNDEFINED or b == UNDEFINED:
            return False
        return self.is_ & (1 if a < b else 2 if a == b else 4) != 0


@dataclass(eq=False)
class OfCharacter(Condition):
    """A test of one character; false if the selector finds nobody."""

    of: Selector

    def holds(self, table: ApoState, act: Act) -> bool:
        who = self.of.one(table, act)
        return who >= 0 and self.fits(table, who)

    def fits(self, table: ApoState, who: int) -> bool:
        raise NotImplementedError


@dataclass(eq=False)
class Has(OfCharacter):
    """Somebody has a marker."""

    marker: WhichMarker

    def fits(self, table: ApoState, who: int) -> bool:
        return table.chars[who].markers >> self.marker & 1 != 0


@dataclass(eq=False)
class HasProperty(OfCharacter):
    """Somebody has a property."""

    is_: WhichProperty

    def fits(self, table: ApoState, who: int) -> bool:
        return requirements.properties(table, who) >> self.is_ & 1 != 0


@dataclass(eq=False)
class IsKind(OfCharacter):
    """Somebody is a Hero or a Companion."""

    is_: WhichKind

    def fits(self, table: ApoState, who: int) -> bool:
        return table.chars[who].kind == self.is_


class Awake(OfCharacter):
    """The Entity of somebody is awake."""

    def fits(self, table: ApoState, who: int) -> bool:
        entity = areas.entity(table, who)
        return entity >= 0 and not table.concealed[entity]


class TurnOf(OfCharacter):
    """It is somebody's turn."""

    def fits(self, table: ApoState, who: int) -> bool:
        return who == table.clock.active


@dataclass(eq=False)
class OfSide(Condition):
    """A character is on a side; the game master is an enemy of all."""

    of: Selector

    def holds(self, table: ApoState, act: Act) -> bool:
        if act.actor == GAME_MASTER and isinstance(self.of, Actor):
            return self.side() == Side.ENEMY
        who = self.of.one(table, act)
        return who >= 0 and of_side(table, act, self.side(), table.chars[who])

    def side(self) -> int:
        raise NotImplementedError


class IsAlly(OfSide):
    """Somebody is an ally."""

    def side(self) -> int:
        return Side.ALLY


class IsPartner(OfSide):
    """Somebody is a partner: an ally, but not the user."""

    def side(self) -> int:
        return Side.PARTNER


class IsEnemy(OfSide):
    """Somebody is an enemy."""

    def side(self) -> int:
        return Side.ENEMY


@dataclass(eq=False)
class OfPair(Condition):
    """A test of two characters; false if a selector finds nobody."""

    of: Selector
    to: Selector

    def holds(self, table: ApoState, act: Act) -> bool:
        one, other = self.of.one(table, act), self.to.one(table, act)
        return one >= 0 and other >= 0 and self.near(table, one, other)

    def near(self, table: ApoState, one: int, other: int) -> bool:
        raise NotImplementedError


class Adjacent(OfPair):
    """Two characters stand side by side."""

    def near(self, table: ApoState, one: int, other: int) -> bool:
        return tiles.apart(table, one, other) == 1


class Behind(OfPair):
    """One character stands behind another."""

    def near(self, table: ApoState, one: int, other: int) -> bool:
        return tiles.is_behind(table, one, other)


class IsHit(Condition):
    """The attack hits the current target (APOTHEOSIS-10.7)."""

    def holds(self, table: ApoState, act: Act) -> bool:
        return act.current < len(act.targets) and act.targets[act.current] in act.hits


@dataclass(eq=False)
class MadeBy(Condition):
    """The pending attack or roll is made by some means."""

    means: Means

    def holds(self, table: ApoState, act: Act) -> bool:
        kind = questions.kind_at(table, act.about)
        if kind == FrameKind.BLOW:
            blow = cast(Blow, table.effects[act.about])
            return self.means.fits(blow.way, blow.properties)
        if kind == FrameKind.ROLL:
            roll = cast(Roll, table.effects[act.about])
            return self.means.fits(roll.way, roll.properties)
        return False


@dataclass(eq=False)
class Answers(Condition):
    """The card being answered matches a filter (`source`)."""

    filter: Tag

    def holds(self, table: ApoState, act: Act) -> bool:
        return act.answered >= 0 and requirements.matches(table, act.answered, self.filter)


@dataclass(eq=False)
class InZone(Condition):
    """The card is in this zone; the Master's Hand counts as an inventory (APOTHEOSIS-19.2)."""

    zone: WhichZone

    def holds(self, table: ApoState, act: Act) -> bool:
        zone = table.zones[act.source]
        if zone == Zone.MASTER_HAND:
            zone = Zone.INVENTORY
        if self.zone == Zone.TABLE:
            return Zone.EQUIP <= zone <= Zone.SUPPORT
        return zone == self.zone


class IsExhausted(Condition):
    """This card is exhausted."""

    def holds(self, table: ApoState, act: Act) -> bool:
        return table.exhausted[act.source]


@dataclass(eq=False)
class InApotheosis(Condition):
    """The user is in great or in lesser apotheosis."""

    great: Great

    def holds(self, table: ApoState, act: Act) -> bool:
        return entities.apotheosis(table, act.you, self.great)
