"""Printed cards as the rules read them (HEROES-2, 12, 25). Built when cards are loaded; immutable and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import Forbid
from carteado.kit.cards import NOBODY, Block, Card, Condition, Selector, Static

if TYPE_CHECKING:
    from carteado.games.heroes.language.selectors import CharacterFilter
    from carteado.kit.table import CardState, Piece


class TargetKind:
    CHARACTER: Final = 0
    EQUIPMENT: Final = 1
    PLAYER: Final = 2


TARGET_KINDS: Final = ("character", "equipment", "player")


class Aim:
    """A target to be chosen when a power is used (the targeting selectors of HEROES-25.3).

    Not a dataclass: a compiled one needs its fields' classes at import, and the filter's module imports this one.
    """

    def __init__(self, kind: int, side: int, filter: CharacterFilter, most: int) -> None:
        self.kind = kind
        self.side = side
        self.filter = filter
        self.most = most


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


@dataclass(eq=False)
class HeroStatic(Static):
    """A static ability (HEROES-25.6) that affects characters (`to`) or players (`who`)."""

    to: Selector | None
    changes: list[int]
    who: int = NOBODY
    storage: int = 0
    prevent: int = 0
    immune: int = 0
    grant: int = 0
    equipment_cost: int = 0
    forbid: int = Forbid.NOTHING
    forbid_ability: int = NOBODY
    field_limit: int = 0
    slowest_first: bool = False
    duplicate_names: bool = False
    multi_action: int = 0

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        to = self.to
        return to is not None and to.reaches(s, source, piece)


class HeroCard(Card):
    """A printed card; `rules` holds its statics, `copies` is how many of it a deck may hold."""

    def __init__(self, id: str, number: int, type: int) -> None:
        super().__init__(id, number)
        self.type = type
        self.unique = False
        self.mob = False
        self.five_star = False
        self.basic = False
        self.copies = 0
        self.name = ""
        self.alter_ego = ""
        self.earth = 0
        self.alignment = 0
        self.stars = 0
        self.health = 0
        self.protection = 0
        self.speed = 0
        self.abilities_held = 0
        self.alliances = 0
        self.powers: list[Power] = []
        self.ability = NOBODY
        self.cost = 0
        self.storage = 0
        self.silo = False
        self.discard_basic = 0
        self.rules: list[HeroStatic] = []


class Catalog:
    """All cards of the game."""

    def __init__(self) -> None:
        self.cards: list[HeroCard] = []
        self.by_id: dict[str, HeroCard] = {}
        self.by_type: list[list[HeroCard]] = [[], [], [], [], []]
        self.blocks: dict[str, Block] = {}
        self.powers: list[Power] = []
