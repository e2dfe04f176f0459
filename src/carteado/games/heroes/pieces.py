"""What lies on the table of Heroes: printed cards, powers, units in play, tokens, running deeds (HEROES-2, 12, 15)."""

from __future__ import annotations

from typing import Final

from carteado.games.heroes.board import Forbid, Stance, Who, Zone
from carteado.kit.cards import NOBODY, Block, Card, Condition, Filter, Selector, Static
from carteado.kit.table import Effect, Piece


class TokenObject:
    """A single token or a stack (HEROES-15.1); never changed, so clones share it."""

    def __init__(self, kind: int, size: int, stack: bool, turn: int, order: int) -> None:
        self.kind = kind
        self.size = size
        self.stack = stack
        self.turn = turn
        self.order = order


NO_TOKENS: Final[list[TokenObject]] = []
NO_CARDS: Final[list[int]] = []


class Unit(Piece):
    """A card in play: a character, an attached action card, a source, equipment or the event.

    Its lists are replaced, never changed in place: clones share them.
    """

    def __init__(self, id: int, owner: int, zone: int, at: int, order: int) -> None:
        super().__init__(id, owner, zone, at, order)
        self.energy = 0
        self.pool = 0
        self.bonus_health = 0
        self.stance: int = Stance.UPRIGHT
        self.used = 0
        self.readied = False
        self.common = False
        self.emptied = False
        self.tokens = NO_TOKENS
        self.held = 0
        self.attached = NO_CARDS

    def copy(self) -> Piece:
        twin = Unit(self.id, self.owner, self.zone, self.at, self.order)
        twin.damage = self.damage
        twin.energy = self.energy
        twin.pool = self.pool
        twin.bonus_health = self.bonus_health
        twin.stance = self.stance
        twin.used = self.used
        twin.readied = self.readied
        twin.common = self.common
        twin.emptied = self.emptied
        twin.tokens = self.tokens
        twin.held = self.held
        twin.attached = self.attached
        return twin

    def is_character(self) -> bool:
        return self.zone == Zone.TEAM or self.zone == Zone.MOB

    def hold(self, tokens: list[TokenObject]) -> None:
        """These tokens and no others."""
        held = 0
        for token in tokens:
            held |= 1 << token.kind
        self.tokens = tokens
        self.held = held


class TargetKind:
    CHARACTER: Final = 0
    EQUIPMENT: Final = 1
    PLAYER: Final = 2


class Aim:
    """Something to be chosen when a power is used (the targeting selectors of HEROES-25.3)."""

    def __init__(self, kind: int, side: int, filter: Filter, most: int) -> None:
        self.kind = kind
        self.side = side
        self.filter = filter
        self.most = most


class Power:
    """A printed action, the action of an action card, or an activation: its cost, flags and steps (HEROES-12)."""

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
    """A printed card (HEROES-2)."""

    def __init__(self, id: str, number: int, type: int) -> None:
        super().__init__(id, number)
        self.type = type
        self.unique = False
        self.mob = False
        self.five_star = False
        self.basic = False
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
    """All cards of the game: shared, never changed."""

    def __init__(self) -> None:
        self.cards: list[HeroCard] = []
        self.by_id: dict[str, HeroCard] = {}
        self.by_type: list[list[HeroCard]] = [[], [], [], [], []]
        self.blocks: dict[str, Block] = {}
        self.powers: list[Power] = []


class Using:
    """A power, or a source with an entry cost, that is being declared, question by question; nothing is paid yet.

    Never changed, so clones share it.
    """

    def __init__(
        self, actor: int, card: int, index: int, chosen: list[list[int]], aim: int, payment: list[int]
    ) -> None:
        self.actor = actor
        self.card = card
        self.index = index
        self.chosen = chosen
        self.aim = aim
        self.payment = payment


class Deed(Effect):
    """A use of a power, or a trigger, that runs or waits: what was chosen, and who got out of the way."""

    def __init__(self, source: int, player: int, block: Block) -> None:
        super().__init__(source, player, block, [])
        self.power = NOBODY
        self.actor = NOBODY
        self.attack = False
        self.chosen: list[list[int]] = []
        self.checked: list[int] = []
        self.evaded: list[int] = []
        self.perceived: list[int] = []

    def copy(self) -> Effect:
        twin = Deed(self.source, self.player, self.block)
        twin.at = self.at
        twin.it = self.it
        twin.by = self.by
        twin.order = self.order
        twin.index = self.index
        twin.kind = self.kind
        twin.power = self.power
        twin.actor = self.actor
        twin.attack = self.attack
        twin.chosen = self.chosen
        twin.checked = self.checked.copy()
        twin.evaded = self.evaded.copy()
        twin.perceived = self.perceived.copy()
        return twin


class Snapshot:
    """Cards of a seat as another saw them (HEROES-23.4), or all did (by NOBODY); never changed."""

    def __init__(self, by: int, seat: int, turn: int, cards: list[int]) -> None:
        self.by = by
        self.seat = seat
        self.turn = turn
        self.cards = cards


def reaches_player(who: int, owner: int, player: int, sides: list[int]) -> bool:
    """Whether a static for `who` on a card of the owner is about that player; a teammate is no opponent."""
    if who == Who.ALL:
        return True
    if who == Who.ME:
        return owner == player
    return who == Who.FOES and sides[owner] != sides[player]
