"""Printed cards as the rules read them: effects with their keywords, costs, bars and targets (APOTHEOSIS-2, 20, 30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from carteado.games.apotheosis.board import FOREVER, Suit
from carteado.games.apotheosis.language.bases import Condition, Selector, Value
from carteado.games.apotheosis.language.kinds import (
    BarAp,
    Level,
    States,
    TargetSort,
    WhichKnowledge,
    WhichProperty,
    WhichRarity,
    WhichSide,
    WhichSuit,
    WhichZone,
)
from carteado.games.apotheosis.language.terms import Sort
from carteado.kit.cards import NOBODY, Block, Card

EMPTY: Final = Block("", [])


@dataclass(eq=False)
class Formula:
    """A DMG formula: attributes, dice and constants; the first die is the main die (APOTHEOSIS-1.6)."""

    attributes: list[int]
    dice: list[int]
    plus: int
    counted: Value | None = None  # instead of all these, a value that is counted


Injury = NewType("Injury", Formula)  # DMG without an attack: a formula, a number, or a value
Dice = NewType("Dice", Formula)
Extra = NewType("Extra", Formula)  # a change of a pending roll: dice, a number, or a value


class Range:
    """The range of a bar or a target (APOTHEOSIS-10.2)."""

    def __init__(self, kind: int, reach: int) -> None:
        self.kind = kind
        self.reach = reach


@dataclass(eq=False)
class Tag:
    """A filter of cards, also for the attached card that unlocks a technique (APOTHEOSIS-12.6)."""

    suit: WhichSuit = WhichSuit(NOBODY)
    property: WhichProperty = WhichProperty(NOBODY)
    knowledge: WhichKnowledge = WhichKnowledge(NOBODY)
    rarity: WhichRarity = WhichRarity(NOBODY)
    level_min: Level = Level(1)
    level_max: Level = Level(FOREVER)
    state: States = States(0)


@dataclass(eq=False)
class Cards:
    """Matching cards of a zone; with `this`, only the card itself."""

    zone: WhichZone
    filter: Tag
    this: bool = False


@dataclass(eq=False)
class Due:
    """A part of a cost that is paid with cards: a number of them, or a total value."""

    verb: int
    number: int
    cards: Cards
    value: int


class Cost:
    """The cost of an activation, its bar included (APOTHEOSIS-11.3)."""

    def __init__(self, mp: int = 0, spmp: int = 0) -> None:
        self.ap = self.sp = 0
        self.mp = mp
        self.spmp = spmp
        self.hp = 0
        self.exhaust = False
        self.counter = NOBODY
        self.counters = 0
        self.dues: list[Due] = []


@dataclass(eq=False)
class Aim:
    """The allowed targets of an effect."""

    side: WhichSide
    kind: TargetSort = TargetSort(Sort.ANY)
    range: Range | None = None


@dataclass(eq=False)
class Bar:
    """An activation bar: its AP, and for an attack its DMG and RANGE (APOTHEOSIS-11.3)."""

    ap: BarAp
    dmg: Formula | None = None
    range: Range | None = None


@dataclass(eq=False)
class Change:
    """The change of a modifier or passive: to a stat, to flags, or to the face from which rolls are perfect."""

    stat: int
    amount: int
    rules: int
    crit: int


@dataclass(eq=False)
class Passive:
    """One change of a passive effect while its card is in play (APOTHEOSIS-20.3)."""

    change: Change
    who: Selector
    condition: Condition | None


class Power:
    """One effect of a card, with its keywords (APOTHEOSIS-20 to 30)."""

    def __init__(self, card: ApoCard, index: int) -> None:
        self.card = card
        self.index = index
        self.activation = self.when = 0
        self.attached = self.once_per_turn = self.once_per_round = self.once_per_battle = self.sacrifice = False
        self.no_response = self.no_negation = self.hand = self.pile = self.team = False
        self.task = 0
        self.needs: Tag | None = None
        self.bar = False
        self.damage: Formula | None = None
        self.range: Range | None = None
        self.aim: Aim | None = None
        self.requires: list[Condition] = []
        self.cost = Cost()
        self.block = EMPTY
        self.passives: list[Passive] = []
        self.tone = 0
        self.costly = self.needs_dry_run = self.eased = self.picky = self.always = False


class ApoCard(Card):
    """A printed card (APOTHEOSIS-2.2)."""

    def __init__(self, id: str, number: int, suit: int, level: int) -> None:
        super().__init__(id, number)
        self.suit = suit
        self.level = level
        self.rarity = self.collection = self.properties = 0
        self.knowledge: list[int] = []
        self.free = False
        self.base: list[int] = [0] * 7
        self.path = NOBODY
        self.equip = self.memento = 0
        self.specifier = NOBODY
        self.value = self.sp = self.mp = 0
        self.type = NOBODY
        self.powers: list[Power] = []
        self.passive = False
        self.auto_hears = self.manual_hears = self.held_auto_hears = self.held_manual_hears = 0
        self.piled = self.shared = False
        self.watch = 0
        self.own_knowledge: list[int] = []

    @property
    def sheet(self) -> bool:
        return self.suit <= Suit.ENTITY


class Catalog:
    """All cards of the game. Immutable and shared."""

    def __init__(self) -> None:
        self.cards: list[ApoCard] = []
        self.by_id: dict[str, ApoCard] = {}
        self.blocks: dict[str, Block] = {}
