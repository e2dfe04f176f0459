"""Printed cards as the rules read them: effects with their keywords, costs, bars and targets (APOTHEOSIS-2, 20, 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import FOREVER, Suit
from carteado.kit.cards import NOBODY, Block, Card, Condition, Op, Selector

if TYPE_CHECKING:
    from carteado.games.apotheosis.frames import Act, Run
    from carteado.games.apotheosis.state import ApoState

EMPTY: Final = Block("", [])


class Formula:
    """A DMG formula: attributes, dice and constants; the first die is the main die (APOTHEOSIS-1.6)."""

    def __init__(self, attributes: list[int], dice: list[int], plus: int) -> None:
        self.attributes = attributes
        self.dice = dice
        self.plus = plus


class Range:
    """The range of a bar or a target (APOTHEOSIS-10.2)."""

    def __init__(self, kind: int, reach: int) -> None:
        self.kind = kind
        self.reach = reach


class Tag:
    """A filter of cards, also for the attached card that unlocks a technique (APOTHEOSIS-12.6)."""

    def __init__(self) -> None:
        self.suit = NOBODY
        self.property = NOBODY
        self.knowledge = NOBODY
        self.rarity = NOBODY
        self.level = FOREVER
        self.state = 0


class Cards:
    """Matching cards of a zone; with `this`, only the card itself."""

    def __init__(self, zone: int, filter: Tag, this: bool) -> None:
        self.zone = zone
        self.filter = filter
        self.this = this


class Amount:
    """How many cards: a number, all, a number at random, or up to a number."""

    def __init__(self, number: int, way: int) -> None:
        self.number = number
        self.way = way


class Due:
    """A part of a cost that is paid with cards: a number of them, or a total value."""

    def __init__(self, verb: int, number: int, cards: Cards, value: int) -> None:
        self.verb = verb
        self.number = number
        self.cards = cards
        self.value = value


class Cost:
    """The cost of an activation besides its bar."""

    def __init__(self, mp: int = 0, spmp: int = 0) -> None:
        self.ap = 0
        self.sp = 0
        self.mp = mp
        self.spmp = spmp
        self.hp = 0
        self.exhaust = False
        self.counter = NOBODY
        self.counters = 0
        self.dues: list[Due] = []


class Aim:
    """The allowed targets of an effect."""

    def __init__(self, side: int, kind: int, range: Range | None) -> None:
        self.side = side
        self.kind = kind
        self.range = range


class Change:
    """The change of a modifier or passive: to a stat, to flags, or to the face from which rolls are perfect."""

    def __init__(self, stat: int, amount: int, rules: int, crit: int) -> None:
        self.stat = stat
        self.amount = amount
        self.rules = rules
        self.crit = crit


class Passive:
    """One change of a passive effect while its card is in play (APOTHEOSIS-20.3)."""

    def __init__(self, change: Change, who: Selector, condition: Condition | None) -> None:
        self.change = change
        self.who = who
        self.condition = condition


class Power:
    """One effect of a card, with its keywords (APOTHEOSIS-20 to 30)."""

    def __init__(self, card: ApoCard, index: int) -> None:
        self.card = card
        self.index = index
        self.activation = 0
        self.when = 0
        self.attached = False
        self.once_per_turn = False
        self.once_per_round = False
        self.once_per_battle = False
        self.sacrifice = False
        self.no_response = False
        self.no_negation = False
        self.hand = False
        self.pile = False
        self.team = False
        self.task = 0
        self.needs: Tag | None = None
        self.bar = False
        self.damage: Formula | None = None
        self.range: Range | None = None
        self.aim: Aim | None = None
        self.req: list[Condition] = []
        self.cost = Cost()
        self.block = EMPTY
        self.passives: list[Passive] = []
        self.tone = 0
        self.costly = False
        self.needs_dry_run = False
        self.eased = False
        self.picky = False
        self.always = False


class ApoCard(Card):
    """A printed card (APOTHEOSIS-2.2)."""

    def __init__(self, id: str, number: int, suit: int, level: int) -> None:
        super().__init__(id, number)
        self.suit = suit
        self.level = level
        self.rarity = 0
        self.collection = 0
        self.properties = 0
        self.knowledge: list[int] = []
        self.free = False
        self.base: list[int] = [0] * 7
        self.path = NOBODY
        self.equip = 0
        self.memento = 0
        self.specifier = NOBODY
        self.value = 0
        self.sp = 0
        self.mp = 0
        self.type = NOBODY
        self.powers: list[Power] = []
        self.passive = False
        self.auto_hears = 0
        self.manual_hears = 0
        self.held_auto_hears = 0
        self.held_manual_hears = 0
        self.piled = False
        self.shared = False
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


class Word(Op):
    """An operation that can also test its own feasibility."""

    def __init__(self) -> None:
        self.tone = 0
        self.always = False
        self.names_target = False
        self.chancy = False
        self.heals = False

    def feasible(self, table: ApoState, act: Act) -> bool:
        return True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Do the next part of the operation; return whether another part follows."""
        raise NotImplementedError
