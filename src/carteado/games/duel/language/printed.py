"""Printed cards as the rules read them (DUEL-1.3 to 1.5). Built when cards are loaded; immutable and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carteado.games.duel.board import Kind
from carteado.kit.cards import NOBODY, Block, Card, Condition, Static

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState
    from carteado.kit.table import CardState, Piece


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


@dataclass(eq=False)
class DuelStatic(Static):
    """A change while the card is in play: to some creatures (`to`), or to a player's costs or spell damage."""

    keywords: int
    condition: Condition | None
    foe: bool = False
    cost: int = 0
    cost_type: int = NOBODY
    spell_damage: int = 0

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        to = self.to
        if to is None or not to.reaches(s, source, piece):
            return False
        condition = self.condition
        return condition is None or condition.holds(s, source.id, source.owner, None)

    def reaches_player(self, table: DuelState, source: int, player: int) -> bool:
        """Whether it changes the costs or spell damage of that player."""
        owner = table.owners[source]
        if (owner != player) != self.foe:
            return False
        condition = self.condition
        return condition is None or condition.holds(table, source, owner, None)


@dataclass(eq=False)
class Cost:
    """The cost of a declaration besides the printed mana of a card."""

    mana: int = 0
    hp: int = 0
    discard: int = 0
    sacrifice: int = 0
    cooldown: int = 1


@dataclass(eq=False)
class Ability:
    id: str
    cost: Cost
    block: DuelBlock


FREE: Final = Cost()
EMPTY: Final = DuelBlock("", [], [])


class DuelCard(Card):
    """A printed card. `rules` holds its statics; `played_targets` those of its `played` trigger."""

    def __init__(self, id: str, number: int, type: int, faction: int) -> None:
        super().__init__(id, number)
        self.type = type
        self.faction = faction
        self.kind: int = Kind.NONE
        self.rarity = 0
        self.cost = 0
        self.loyalty = 0
        self.atk = 0
        self.hp = 0
        self.job = NOBODY
        self.keywords = 0
        self.basic = False
        self.attach_enemy = False
        self.extra = FREE
        self.block = EMPTY
        self.played_targets: list[Target] = []
        self.rules: list[DuelStatic] = []
        self.abilities: list[Ability] = []


class Catalog:
    """All cards of the game."""

    def __init__(self) -> None:
        self.cards: list[DuelCard] = []
        self.by_id: dict[str, DuelCard] = {}
        self.blocks: dict[str, DuelBlock] = {}
