"""Printed cards as the rules read them (DUEL-1.3 to 1.5). Built when cards are loaded; immutable and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NewType

from carteado.games.duel.board import Kind
from carteado.kit.cards import NOBODY, Block, Card, Op, Static

if TYPE_CHECKING:
    from carteado.games.duel.pieces import DuelPiece, Promise
    from carteado.games.duel.state import DuelState
    from carteado.kit.table import News


class Target:
    """A target: chosen on declaration, tested again on resolution."""

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        raise NotImplementedError

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        raise NotImplementedError

    def written(self, table: DuelState, choice: int) -> int:
        """Return the choice as the number in an action; a hidden card is named by its place."""
        return choice


@dataclass(eq=False)
class DuelBlock(Block):
    """A block of operations, and the targets that are declared for it."""

    targets: list[Target]


def inner_block(name: str, ops: list[Op]) -> DuelBlock:
    """Make a block inside an effect, which declares no targets of its own."""
    return DuelBlock(name, ops, [])


class Touch:
    """What the statics of a card change, a bit each, after the bits of the stats; loops skip cards without it."""

    KEYWORDS: Final = 8
    HEROES: Final = 16
    COSTS: Final = 32
    SPELL_DAMAGE: Final = 64


class DuelStatic(Static):
    """What a card changes while it is in play. Each kind of static overrides what it changes."""

    def touches(self) -> int:
        """Return the bits of what it changes."""
        raise NotImplementedError

    def hero_change(self, table: DuelState, source: int, player: int, stat: int) -> int:
        """Return what it adds to a stat of a player's hero."""
        return 0

    def cost_change(self, table: DuelState, source: int, player: int, card: DuelCard) -> int:
        """Return what it adds to the cost of a player's card."""
        return 0

    def spell_damage_change(self, table: DuelState, source: int, player: int) -> int:
        """Return what it adds to the damage of a player's spells."""
        return 0


Count = NewType("Count", int)


@dataclass(eq=False)
class Cost:
    """The cost of a declaration besides the printed mana of a card."""

    mana: Count = Count(0)
    hp: Count = Count(0)
    discard: Count = Count(0)
    sacrifice: Count = Count(0)
    cooldown: Count = Count(1)


class PromiseOp(Op):
    """An operation that promises something. Each kind of promise overrides what it waits for or changes."""

    def event(self) -> int:
        """Return the event that it waits for."""
        return NOBODY

    def hears(self, table: DuelState, promise: Promise, news: News) -> bool:
        """Whether an event of that kind is the one that it waits for."""
        return False

    def fire(self, table: DuelState, promise: Promise, news: News) -> None:
        """Do what was promised."""
        raise NotImplementedError

    def replaces_death(self, table: DuelState, piece: DuelPiece) -> bool:
        """Whether something else happens instead when the creature would die."""
        return False

    def replace_death(self, table: DuelState, promise: Promise, piece: DuelPiece) -> None:
        raise NotImplementedError

    def cost_change(self, promise: Promise, player: int, card: DuelCard) -> int:
        """Return what it adds to the cost of a player's card."""
        return 0


@dataclass(eq=False)
class Way:
    """Another way to pay for a card, from the hand or from the graveyard; a spell may then go to exile."""

    pay: Cost
    from_grave: bool = False
    exile: bool = False


Price = NewType("Price", Cost)  # a cost of mana and HP alone


@dataclass(eq=False)
class Ability:
    id: str
    cost: Cost
    block: DuelBlock


class OwnCost:
    """What a card adds to its own cost."""

    def value(self, table: DuelState, player: int) -> int:
        raise NotImplementedError


FREE: Final = Cost()
EMPTY: Final = DuelBlock("", [], [])


class DuelCard(Card):
    """A printed card. `rules` holds its statics; `played_targets` those of its `played` trigger."""

    def __init__(self, id: str, number: int, type: int, faction: int) -> None:
        super().__init__(id, number)
        self.type = type
        self.faction = faction
        self.kind: int = Kind.NONE
        self.rarity = self.cost = self.loyalty = self.atk = self.hp = 0
        self.job = NOBODY
        self.keywords = 0
        self.basic = self.attach_enemy = False
        self.extra = FREE
        self.block = EMPTY
        self.played_targets: list[Target] = []
        self.rules: list[DuelStatic] = []
        self.touches = 0
        self.abilities: list[Ability] = []
        self.x = False
        self.modes: list[DuelBlock] = []
        self.ways: list[Way] = []
        self.own_cost: OwnCost | None = None

    def asks(self) -> bool:
        """Whether playing it asks for a way to pay, for a mode or for X before anything else."""
        return self.x or bool(self.modes) or bool(self.ways)


class Catalog:
    """All cards of the game."""

    def __init__(self) -> None:
        self.cards: list[DuelCard] = []
        self.by_id: dict[str, DuelCard] = {}
        self.blocks: dict[str, Block] = {}
