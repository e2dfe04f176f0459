"""Conditions of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.board import GAME_MASTER, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll
from carteado.games.apotheosis.language.printed import Condition, Selector, Tag, Value
from carteado.games.apotheosis.language.selectors import of_side
from carteado.games.apotheosis.language.terms import Side
from carteado.games.apotheosis.language.values import UNDEFINED
from carteado.games.apotheosis.rules import areas, entities, questions, requirements, tiles

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


@dataclass(eq=False)
class Not(Condition):
    inner: Condition

    def holds(self, table: ApoState, act: Act) -> bool:
        return not self.inner.holds(table, act)


@dataclass(eq=False)
class Compare(Condition):
    """A comparison of two values; `results` are the bits of SIGNS. False if a value is undefined."""

    left: Value
    results: int
    right: Value

    def holds(self, table: ApoState, act: Act) -> bool:
        a, b = self.left.read(table, act), self.right.read(table, act)
        if a == UNDEFINED or b == UNDEFINED:
            return False
        return self.results & (1 if a < b else 2 if a == b else 4) != 0


@dataclass(eq=False)
class OfCharacter(Condition):
    """A test of one character; false if the selector finds nobody."""

    who: Selector

    def holds(self, table: ApoState, act: Act) -> bool:
        who = self.who.one(table, act)
        return who >= 0 and self.fits(table, who)

    def fits(self, table: ApoState, who: int) -> bool:
        raise NotImplementedError


@dataclass(eq=False)
class Has(OfCharacter):
    marker: int

    def fits(self, table: ApoState, who: int) -> bool:
        return table.chars[who].markers >> self.marker & 1 != 0


@dataclass(eq=False)
class HasProperty(OfCharacter):
    property: int

    def fits(self, table: ApoState, who: int) -> bool:
        return requirements.properties(table, who) >> self.property & 1 != 0


@dataclass(eq=False)
class IsKind(OfCharacter):
    kind: int

    def fits(self, table: ApoState, who: int) -> bool:
        return table.chars[who].kind == self.kind


class Awake(OfCharacter):
    def fits(self, table: ApoState, who: int) -> bool:
        entity = areas.entity(table, who)
        return entity >= 0 and not table.concealed[entity]


class TurnOf(OfCharacter):
    def fits(self, table: ApoState, who: int) -> bool:
        return who == table.clock.active


@dataclass(eq=False)
class OfSide(Condition):
    """A character is an `ally`, `partner` or `enemy`; the game master is an enemy of all."""

    side: int
    who: Selector
    actor: bool

    def holds(self, table: ApoState, act: Act) -> bool:
        if self.actor and act.actor == GAME_MASTER:
            return self.side == Side.ENEMY
        who = self.who.one(table, act)
        return who >= 0 and of_side(table, act, self.side, table.chars[who])


@dataclass(eq=False)
class Adjacent(OfCharacter):
    other: Selector

    def holds(self, table: ApoState, act: Act) -> bool:
        one, other = self.who.one(table, act), self.other.one(table, act)
        return one >= 0 and other >= 0 and self.near(table, one, other)

    def near(self, table: ApoState, one: int, other: int) -> bool:
        return tiles.apart(table, one, other) == 1


class Behind(Adjacent):
    def near(self, table: ApoState, one: int, other: int) -> bool:
        return tiles.is_behind(table, one, other)


class IsHit(Condition):
    """The attack hits the current target (APOTHEOSIS-10.7)."""

    def holds(self, table: ApoState, act: Act) -> bool:
        return act.current < len(act.targets) and act.targets[act.current] in act.hits


@dataclass(eq=False)
class MadeBy(Condition):
    """The pending attack or roll is made with this means or property."""

    way: int
    property: int

    def holds(self, table: ApoState, act: Act) -> bool:
        kind = questions.kind_at(table, act.about)
        if kind == FrameKind.BLOW:
            blow = cast(Blow, table.effects[act.about])
            return self.fits(blow.way, blow.properties)
        if kind == FrameKind.ROLL:
            roll = cast(Roll, table.effects[act.about])
            return self.fits(roll.way, roll.properties)
        return False

    def fits(self, way: int, properties: int) -> bool:
        return properties >> self.property & 1 != 0 if self.property >= 0 else way == self.way


@dataclass(eq=False)
class Answers(Condition):
    """The card being answered matches a filter (`source`)."""

    filter: Tag

    def holds(self, table: ApoState, act: Act) -> bool:
        return act.answered >= 0 and requirements.matches(table, act.answered, self.filter)


@dataclass(eq=False)
class InZone(Condition):
    """The card is in this zone; the Master's Hand counts as an inventory (APOTHEOSIS-19.2)."""

    zone: int

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
    great: bool

    def holds(self, table: ApoState, act: Act) -> bool:
        return entities.apotheosis(table, act.you, self.great)
