"""Printed cards as the rules read them (HEROES-2, 12, 25). Built when cards are loaded, shared, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import Forbid
from carteado.kit.cards import NOBODY, Block, Card, Condition, Selector, Static

if TYPE_CHECKING:
    from carteado.games.heroes.language.selectors import CharacterFilter


class TargetKind:
    CHARACTER: Final = 0
    EQUIPMENT: Final = 1
    PLAYER: Final = 2


TARGET_KINDS: Final = ("character", "equipment", "player")


class Aim:
    """Something to be chosen when a power is used (the targeting selectors of HEROES-25.3)."""

    def __init__(self, kind: int, side: int, filter: CharacterFilter, most: int) -> None:
        self.kind = kind
        self.side = side
        self.filter = filter
        self.most = most


class Power:
    """A printed action, the action of an action card, or an activation: its cost, flags and steps (HEROES-12).

    `attack` says that it can reach enemies, `furious` that it can damage them; `promise` is for judgement.py.
    """

    def __init__(self, index: int, block: Block, aims: list[Aim]) -> None:
        self.index = index
        self.block = block
        self.aims = aims
        self.passive = False
        self.use = 0
        self.keep = 0
        self.generate = 0
        self.discard_hand = 0
        self.hurt = 0
        self.uses = 1
        self.cant_miss = False
        self.once_per_game = False
        self.condition: Condition | None = None
        self.attack = False
        self.furious = False
        self.promise = 0.0
        self.number = NOBODY


class HeroStatic(Static):
    """A static ability (HEROES-25.6): of characters (`to`) or of players (`who`)."""

    def __init__(self, to: Selector | None, changes: list[int]) -> None:
        super().__init__(to, changes)
        self.who: int = NOBODY
        self.storage = 0
        self.prevent = 0
        self.immune = 0
        self.grant = 0
        self.equipment_cost = 0
        self.forbid: int = Forbid.NOTHING
        self.forbid_ability = NOBODY
        self.field_limit = 0
        self.slowest_first = False
        self.duplicate_names = False
        self.multi_action = 0


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
