"""Selectors, values and conditions of the card language, one class a word (5.3, 5.4)."""

from __future__ import annotations

from typing import Final, cast

from carteado.games.apotheosis.activating import GAME_MASTER
from carteado.games.apotheosis.board import FOREVER, Kind, Life, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Roll
from carteado.games.apotheosis.grid import distance
from carteado.games.apotheosis.printed import Cards, Tag
from carteado.games.apotheosis.terms import Side, Sort, When
from carteado.games.apotheosis.verbs import Verbs
from carteado.kit.cards import NOBODY, Amount, Condition, Selector
from carteado.kit.table import CardState, Effect

UNDEFINED: Final = -999999


def act_of(e: Effect | None) -> Act:
    return cast(Act, e)


def one(s: Verbs, selector: Selector, act: Act) -> int:
    """The character a selector means; NOBODY when it is undefined."""
    found = selector.find(s, act)
    return found[0] if found else NOBODY


# Selectors


class You(Selector):
    """The user or holder; of a scenario card at a round's timing everybody (APO-14.3)."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(Verbs, s), act_of(e)
        if act.everyone:
            return [char.id for char in table.chars if table.acts(char)]
        return [act.you] if table.alive(act.you) else []


class This(Selector):
    """The Companion on this card, or the host."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.this] if cast(Verbs, s).alive(act.this) else []


class Chosen(Selector):
    """The target at hand (`target`)."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(Verbs, s), act_of(e)
        if act.current >= len(act.targets):
            return []
        who = act.targets[act.current]
        aim = act.power.aim
        if aim is not None and aim.kind == Sort.DEAD:
            return [who]
        char = table.chars[who]
        return [who] if char.life == Life.ALIVE and char.at >= 0 else []


class Attacker(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.attacker] if cast(Verbs, s).alive(act.attacker) else []


class Defender(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.defender] if cast(Verbs, s).alive(act.defender) else []


class Active(Selector):
    """The character whose turn it is."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table = cast(Verbs, s)
        return [table.active] if table.alive(table.active) else []


class Actor(Selector):
    """Who made the activation, selection or roll that is answered."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.actor] if cast(Verbs, s).alive(act.actor) else []


class Each(Selector):
    """All living characters of a side, of a kind, within a distance of you or this."""

    def __init__(self, side: int, sort: int, within: int) -> None:
        self.side = side
        self.sort = sort
        self.within = within

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(Verbs, s), act_of(e)
        centre = table.chars[act.this if act.this >= 0 else act.you]
        found: list[int] = []
        for char in table.chars:
            if not table.acts(char) or not self.of_side(table, act, char.team, char.id):
                continue
            if self.sort == Sort.HERO and char.kind != Kind.HERO:
                continue
            if self.sort == Sort.COMPANION and char.kind != Kind.COMPANION:
                continue
            if self.within < FOREVER and (centre.at < 0 or distance(centre.at, char.at) > self.within):
                continue
            found.append(char.id)
        return found

    def of_side(self, table: Verbs, act: Act, team: int, who: int) -> bool:
        if self.side == Side.ANY:
            return True
        ally = table.chars[act.user].team == team
        if self.side == Side.ENEMY:
            return not ally
        return ally and (self.side == Side.ALLY or who != act.you)


# Values


class Whole(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: CardState, e: Effect) -> int:
        return self.number


class AttributeOf(Amount):
    def __init__(self, attribute: int, who: Selector) -> None:
        self.attribute = attribute
        self.who = who

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return UNDEFINED if who < 0 else table.attribute(who, self.attribute)


class HpOf(Amount):
    def __init__(self, who: Selector, most: bool) -> None:
        self.who = who
        self.most = most

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        if who < 0:
            return UNDEFINED
        return table.hp_max(who) if self.most else table.chars[who].hp


class CountersHere(Amount):
    def __init__(self, counter: int) -> None:
        self.counter = counter

    def value(self, s: CardState, e: Effect) -> int:
        return cast(Verbs, s).counts[self.counter][e.source]


class CardCount(Amount):
    def __init__(self, cards: Cards, who: Selector) -> None:
        self.cards = cards
        self.who = who

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return UNDEFINED if who < 0 else len(table.zone_cards(who, self.cards, e.source))


class Distance(Amount):
    def __init__(self, a: Selector, b: Selector) -> None:
        self.a = a
        self.b = b

    def value(self, s: CardState, e: Effect) -> int:
        table, act = cast(Verbs, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        return UNDEFINED if a < 0 or b < 0 else table.apart(a, b)


class Natural(Amount):
    """The main die of the pending roll, or of the last roll of this effect; `total` its total."""

    def __init__(self, total: bool) -> None:
        self.total = total

    def value(self, s: CardState, e: Effect) -> int:
        table, act = cast(Verbs, s), act_of(e)
        if act.power.when == When.ROLLING and act.about >= 0 and table.effects[act.about].kind == FrameKind.ROLL:
            roll = cast(Roll, table.effects[act.about])
            return table.roll_total(roll) if self.total else roll.faces[0]
        return act.total if self.total else act.natural


class InjuryNow(Amount):
    def value(self, s: CardState, e: Effect) -> int:
        return act_of(e).injury


class RoundNow(Amount):
    def value(self, s: CardState, e: Effect) -> int:
        return cast(Verbs, s).round


# Conditions


class Not(Condition):
    def __init__(self, inner: Condition) -> None:
        self.inner = inner

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return not self.inner.holds(s, source, player, e)


class Compare(Condition):
    """An undefined value makes it false (5.3)."""

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
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and table.chars[who].markers >> self.marker & 1 != 0


class HasProperty(Condition):
    def __init__(self, property: int, who: Selector) -> None:
        self.property = property
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and table.properties(who) >> self.property & 1 != 0


class OfSide(Condition):
    """`ally`, `partner`, `enemy`; the game master is an enemy of all."""

    def __init__(self, side: int, who: Selector, actor: bool) -> None:
        self.side = side
        self.who = who
        self.actor = actor

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(Verbs, s), act_of(e)
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
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and table.chars[who].kind == self.kind


class Awake(Condition):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        entity = table.entity_of(who) if who >= 0 else NOBODY
        return entity >= 0 and not table.concealed[entity]


class Adjacent(Condition):
    def __init__(self, a: Selector, b: Selector, behind: bool) -> None:
        self.a = a
        self.b = b
        self.behind = behind

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(Verbs, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        if a < 0 or b < 0:
            return False
        return table.is_behind(a, b) if self.behind else table.apart(a, b) == 1


class IsHit(Condition):
    """APO-10.7, for the target at hand."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return act.current < len(act.targets) and act.targets[act.current] in act.hits


class MadeBy(Condition):
    """The source of the pending attack or roll."""

    def __init__(self, way: int, property: int) -> None:
        self.way = way
        self.property = property

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table, act = cast(Verbs, s), act_of(e)
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
    """The card that is answered matches (`source`)."""

    def __init__(self, filter: Tag) -> None:
        self.filter = filter

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return act.answered >= 0 and cast(Verbs, s).matches(act.answered, self.filter)


class InZone(Condition):
    """The Master's Hand counts as an inventory (APO-19.2)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        zone = cast(Verbs, s).zones[source]
        if zone == Zone.MASTER_HAND:
            zone = Zone.INVENTORY
        if self.zone == Zone.TABLE:
            return Zone.EQUIP <= zone <= Zone.SUPPORT
        return zone == self.zone


class LiesDown(Condition):
    """This card is exhausted."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(Verbs, s).exhausted[source]


class TurnOf(Condition):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        table = cast(Verbs, s)
        who = one(table, self.who, act_of(e))
        return who >= 0 and who == table.active


class InApotheosis(Condition):
    def __init__(self, great: bool) -> None:
        self.great = great

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        act = act_of(e)
        return cast(Verbs, s).apotheosis(act.you, self.great)
