"""Printed cards as the rules read them (HEROES-2, 12, 25). Built when cards are loaded; immutable and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carteado.kit.cards import NOBODY, Block, Card, Condition, Side, Static
from carteado.kit.nodes import Size

if TYPE_CHECKING:
    from carteado.games.heroes.pieces import Unit
    from carteado.games.heroes.state import HeroesState


class Aim:
    """A target to be chosen when a power is used (the targeting selectors of HEROES-25.3). Each kind is a subclass."""

    def candidates(self, table: HeroesState, unit: Unit, chosen: list[int]) -> list[int]:
        """Return the legal targets for the next choice of a user who has chosen these (HEROES-13.5, 13.6)."""
        raise NotImplementedError

    def side_meant(self) -> int:
        """Return the side that the target is on."""
        return Side.ANY

    def limit(self) -> int:
        """Return how many targets may be chosen."""
        return 1

    def is_character(self) -> bool:
        return False

    def is_player(self) -> bool:
        return False


@dataclass(eq=False)
class Cost:
    """What a power costs (HEROES-25.7)."""

    use: Size = Size(0)
    keep: Size = Size(0)
    generate: Size = Size(0)
    discard_hand: Size = Size(0)
    hurt: Size = Size(0)


@dataclass(eq=False)
class Power:
    """A printed action, the action of an action card, or an activation: its cost, flags and steps (HEROES-12).

    `attack`: it can reach enemies. `furious`: it can damage them. `promise`: its usual worth, for judgement.py.
    """

    index: int
    block: Block
    aims: list[Aim]
    passive: bool = False
    use: int = 0
    keep: int = 0
    generate: int = 0
    discard_hand: int = 0
    hurt: int = 0
    uses: int = 1
    cant_miss: bool = False
    once_per_game: bool = False
    condition: Condition | None = None
    attack: bool = False
    furious: bool = False
    promise: float = 0.0
    number: int = NOBODY


class HeroStatic(Static):
    """What a card changes while it is in play (HEROES-25.6). Each word overrides what it changes."""

    def prevented(self) -> int:
        """Return how much of each damage to the characters that it reaches it prevents."""
        return 0

    def immunity(self) -> int:
        """Return the mask of the immunity that it gives to the characters that it reaches."""
        return 0

    def energy_limit(self) -> int:
        """Return the energy limit of the characters that it reaches; 0 for no change."""
        return 0

    def reaches_player(self, table: HeroesState, source: int, player: int) -> bool:
        """Whether it changes something for that player."""
        return False

    def cost_change(self) -> int:
        """Return what it adds to the cost of equipment of the players that it reaches."""
        return 0

    def fielding_limit(self) -> int:
        """Return how many characters the players that it reaches may field in a turn; 0 for no change."""
        return 0

    def frees_names(self) -> bool:
        """Whether the players that it reaches may field characters of the same name."""
        return False

    def forbids(self, what: int, ability: int) -> bool:
        """Whether it forbids that to the players that it reaches; see `Forbid`."""
        return False

    def reverses_order(self) -> bool:
        """Whether the slowest act first."""
        return False

    def actions_per_slot(self) -> int:
        """Return how many actions the character may use in a slot; 0 for no change."""
        return 0


class HeroCard(Card):
    """A printed card; `rules` holds its statics, `copies` is how many of it a deck may hold.

    `changes` and `immunities` are the masks of the stats that its statics change and of the immunities that they give.
    """

    def __init__(self, id: str, number: int, type: int) -> None:
        super().__init__(id, number)
        self.type = type
        self.unique = self.mob = self.five_star = self.basic = False
        self.copies = 0
        self.name = ""
        self.alter_ego = ""
        self.earth = self.alignment = self.stars = self.health = self.protection = self.speed = self.abilities_held = 0
        self.alliances = 0
        self.powers: list[Power] = []
        self.ability = NOBODY
        self.cost = self.storage = 0
        self.silo = False
        self.discard_basic = 0
        self.rules: list[HeroStatic] = []
        self.changes = self.immunities = 0


class Catalog:
    """All cards of the game."""

    def __init__(self) -> None:
        self.cards: list[HeroCard] = []
        self.by_id: dict[str, HeroCard] = {}
        self.by_type: list[list[HeroCard]] = [[], [], [], [], []]
        self.blocks: dict[str, Block] = {}
        self.powers: list[Power] = []
