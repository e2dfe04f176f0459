"""Conditions of the card language, one class for each word."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.board import GAME_MASTER, Zone
from carteado.games.apotheosis.frames import Blow, FrameKind, Roll
from carteado.games.apotheosis.language.printed import Tag
from carteado.games.apotheosis.language.selectors import act_of, one
from carteado.games.apotheosis.language.terms import Side
from carteado.games.apotheosis.language.values import UNDEFINED
from carteado.games.apotheosis.rules import areas, entities, requirements, tiles
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY, Amount, Condition, Selector
from carteado.kit.table import CardState, Effect


class Not(Condition):
    def __init__(self, inner: Condition) -> None:
        self.inner = inner

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return not self.inner.holds(s, source, player, e)


class Compare(Condition):
    """A comparison of two values; false if one is undefined."""

    def __init__(self, left: Amount, sign: int, right: Amount) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        a, b = self.left.value(s, act), self.right.value(s, act)
        if a == UNDEFINED or b == UNDEFINED:
            return False
        sign = self.sign
        if sign == 0:
            return a < b
        if sign == 1:
            return a <= b
        if sign == 2:
            return a == b
        if sign == 3:
            return a != b
        return a >= b if sign == 4 else a > b


class Has(Condition):
    def __init__(self, marker: int, who: Selector) -> None:
        self.marker = marker
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and table.chars[who].markers >> self.marker & 1 != 0


class HasProperty(Condition):
    def __init__(self, property: int, who: Selector) -> None:
        self.property = property
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and requirements.properties(table, who) >> self.property & 1 != 0


class OfSide(Condition):
    """A character is an `ally`, `partner` or `enemy`; the game master is an enemy of all."""

    def __init__(self, side: int, who: Selector, actor: bool) -> None:
        self.side = side
        self.who = who
        self.actor = actor

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        if self.actor and act.actor == GAME_MASTER:
            return self.side == Side.ENEMY
        who = one(table, self.who, act)
        if who < 0:
            return False
        ally = table.chars[who].team == table.chars[act.user].team
        if self.side == Side.ENEMY:
            return not ally
        return ally and (self.side == Side.ALLY or who != act.you)


class IsKind(Condition):
    def __init__(self, who: Selector, kind: int) -> None:
        self.who = who
        self.kind = kind

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and table.chars[who].kind == self.kind


class Awake(Condition):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        entity = areas.entity(table, who) if who >= 0 else NOBODY
        return entity >= 0 and not table.concealed[entity]


class Adjacent(Condition):
    def __init__(self, a: Selector, b: Selector, behind: bool) -> None:
        self.a = a
        self.b = b
        self.behind = behind

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        if a < 0 or b < 0:
            return False
        return tiles.is_behind(table, a, b) if self.behind else tiles.apart(table, a, b) == 1


class IsHit(Condition):
    """The attack hits the current target (APOTHEOSIS-10.7)."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return act.current < len(act.targets) and act.targets[act.current] in act.hits


class MadeBy(Condition):
    """The pending attack or roll is made with this means or property."""

    def __init__(self, way: int, property: int) -> None:
        self.way = way
        self.property = property

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(ApoState, s), act_of(e)
        if act.about < 0:
            return False
        frame = table.effects[act.about]
        if frame.kind == FrameKind.BLOW:
            blow = cast(Blow, frame)
            return self.fits(blow.way, blow.properties)
        if frame.kind == FrameKind.ROLL:
            roll = cast(Roll, frame)
            return self.fits(roll.way, roll.properties)
        return False

    def fits(self, way: int, properties: int) -> bool:
        if self.property >= 0:
            return properties >> self.property & 1 != 0
        return way == self.way


class Answers(Condition):
    """The card being answered matches a filter (`source`)."""

    def __init__(self, filter: Tag) -> None:
        self.filter = filter

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return act.answered >= 0 and requirements.matches(cast(ApoState, s), act.answered, self.filter)


class InZone(Condition):
    """The card is in this zone; the Master's Hand counts as an inventory (APOTHEOSIS-19.2)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        zone = cast(ApoState, s).zones[source]
        if zone == Zone.MASTER_HAND:
            zone = Zone.INVENTORY
        if self.zone == Zone.TABLE:
            return Zone.EQUIP <= zone <= Zone.SUPPORT
        return zone == self.zone


class LiesDown(Condition):
    """This card is exhausted."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(ApoState, s).exhausted[source]


class TurnOf(Condition):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and who == table.clock.active


class InApotheosis(Condition):
    def __init__(self, great: bool) -> None:
        self.great = great

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return entities.apotheosis(cast(ApoState, s), act.you, self.great)
