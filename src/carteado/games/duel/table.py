"""The table of a duel: what lies where, and what can be read from it (DUEL-1, 2, 5, 6, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.core.rng import Rng
from carteado.games.duel.board import COLUMNS, NEUTRAL, SLOTS, Config, Keyword, Kind, Zone
from carteado.kit.cards import NOBODY, Block, Card, Cost, Target
from carteado.kit.table import CardState, Effect, Item, Piece

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class Stat:
    ATK: Final = 0
    HP: Final = 1
    ARMOR: Final = 2


class Phase:
    """What comes next when no effect runs and no trigger waits."""

    MULLIGAN: Final = 0
    START: Final = 1
    MAIN: Final = 2
    OPENING: Final = 3
    BLOCKED: Final = 4
    RESPOND: Final = 5
    RESOLVE: Final = 6
    TURN_END: Final = 7
    CLOSING: Final = 8
    NEXT_TURN: Final = 9


class ItemKind:
    ATTACK: Final = 0
    END_TURN: Final = 1
    SPELL: Final = 2
    ABILITY: Final = 3


ITEM_KINDS: Final = ("attack", "end_turn", "spell", "ability")
PHASES: Final = (
    "mulligan",
    "start",
    "main",
    "opening",
    "blocked",
    "respond",
    "resolve",
    "turn_end",
    "closing",
    "next_turn",
)
STATS: Final = ("atk", "hp", "armor")
FREE: Final = Cost()
EMPTY: Final = Block("", [], [])


class DuelCard(Card):
    """A printed card (DUEL-1.3 to 1.5)."""

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
        self.basic = False
        self.attach_enemy = False
        self.extra = FREE
        self.block = EMPTY
        self.played_targets: list[Target] = []


class Catalog:
    """All cards of the game: shared, never changed."""

    def __init__(self) -> None:
        self.cards: list[DuelCard] = []
        self.by_id: dict[str, DuelCard] = {}
        self.blocks: dict[str, Block] = {}


class Declaration:
    """A card or ability that is being declared, question by question; nothing is paid yet (DUEL-6.1)."""

    def __init__(
        self, form: int, source: int, ability: int, place: int, targets: list[int], payment: list[int]
    ) -> None:
        self.form = form
        self.source = source
        self.ability = ability
        self.place = place
        self.targets = targets
        self.payment = payment


class Table(CardState):
    """Everything on the table, and how it is read."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.first = 0
        self.active = 0
        self.turn = 0
        self.phase: int = Phase.MULLIGAN
        self.priority = 0
        self.passes = 0
        self.winner = NOBODY
        self.resolved = 0
        self.unsettled = False
        self.pending: Item | None = None
        self.declaring: Declaration | None = None
        self.trap_queue: list[Effect] = []
        self.seen: list[int] = []
        self.last: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [[], []]
        self.graves: list[list[int]] = [[], []]
        self.mana_zones: list[list[int]] = [[], []]
        self.traps: list[list[int]] = [[], []]
        self.aside: list[list[int]] = [[], []]
        self.shards = [NOBODY, NOBODY]
        self.mana = [0, 0]
        self.bonus_mana = [0, 0]
        self.gained = [False, False]
        self.acted = [True, True]
        self.own_turns = [0, 0]
        self.exchanged = [NOBODY, NOBODY]
        self.cooldowns: list[list[int]] = [[], []]
        self.slots: list[int] = [NOBODY] * SLOTS

    def copy_duel(self, twin: Table) -> None:
        self.copy_table(twin)
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.priority = self.priority
        twin.passes = self.passes
        twin.winner = self.winner
        twin.resolved = self.resolved
        twin.unsettled = self.unsettled
        pending = self.pending
        if pending is not None:
            twin.pending = pending.copy()
        twin.declaring = self.declaring
        if self.trap_queue:
            twin.trap_queue = [effect.copy() for effect in self.trap_queue]
        twin.seen = self.seen.copy()
        twin.last = self.last.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.decks = [self.decks[0].copy(), self.decks[1].copy()]
        twin.graves = [self.graves[0].copy(), self.graves[1].copy()]
        twin.mana_zones = [self.mana_zones[0].copy(), self.mana_zones[1].copy()]
        twin.traps = [self.traps[0].copy(), self.traps[1].copy()]
        twin.aside = [self.aside[0].copy(), self.aside[1].copy()]
        twin.shards = self.shards.copy()
        twin.mana = self.mana.copy()
        twin.bonus_mana = self.bonus_mana.copy()
        twin.gained = self.gained.copy()
        twin.acted = self.acted.copy()
        twin.own_turns = self.own_turns.copy()
        twin.exchanged = self.exchanged.copy()
        twin.cooldowns = [self.cooldowns[0].copy(), self.cooldowns[1].copy()]
        twin.slots = self.slots.copy()

    # Cards and creatures

    def add_card(self, card: Card, owner: int, zone: int) -> int:
        self.seen.append(0)
        self.last.append(NOBODY)
        return super().add_card(card, owner, zone)

    def leave_play(self, piece: Piece) -> None:
        """Where it was is remembered (DUEL-14)."""
        self.last[piece.id] = piece.at
        super().leave_play(piece)

    def card(self, id: int) -> DuelCard:
        return cast(DuelCard, self.cards[id])

    def piece(self, id: int) -> Piece:
        piece = self.pieces[id]
        assert piece is not None
        return piece

    def creature_at(self, at: int) -> Piece | None:
        id = self.slots[at]
        return None if id < 0 else self.pieces[id]

    def creature(self, id: int) -> Piece | None:
        """The creature of that number, if it is in play."""
        if id < 0 or self.zones[id] != Zone.CREATURES:
            return None
        return self.pieces[id]

    def creatures(self) -> list[Piece]:
        found: list[Piece] = []
        for id in self.slots:
            if id >= 0:
                found.append(self.piece(id))
        return found

    def creatures_of(self, player: int) -> list[Piece]:
        """In slot order: attack row, then defense row."""
        found: list[Piece] = []
        for at in range(player * 10, player * 10 + 10):
            id = self.slots[at]
            if id >= 0:
                found.append(self.piece(id))
        return found

    def atk_of(self, piece: Piece) -> int:
        """DUEL-14.7."""
        atk = self.card(piece.id).atk
        if piece.mods or self.static_sources:
            atk += self.bonus(piece, Stat.ATK)
        return max(0, atk)

    def max_hp_of(self, piece: Piece) -> int:
        hp = self.card(piece.id).hp
        if piece.zone == Zone.HERO:
            hp += self.config.hero_hp_bonus
            return max(1, hp)
        if piece.mods or self.static_sources:
            hp += self.bonus(piece, Stat.HP)
        return hp

    def hp_of(self, piece: Piece) -> int:
        """DUEL-14.1."""
        return self.max_hp_of(piece) - piece.damage

    def armor_of(self, piece: Piece) -> int:
        if piece.zone == Zone.HERO or not (piece.mods or self.static_sources):
            return 0
        return self.bonus(piece, Stat.ARMOR)

    def own_keywords(self, piece: Piece) -> int:
        """The printed ones; a barrier that was used up is gone (DUEL-14.2)."""
        keywords = self.cards[piece.id].keywords
        return keywords & ~Keyword.BARRIER if piece.bare else keywords

    def has(self, piece: Piece, keyword: int) -> bool:
        if not (piece.mods or self.static_sources):
            return self.own_keywords(piece) & keyword != 0
        return self.keywords_of(piece) & keyword != 0

    def hero(self, player: int) -> Piece:
        return self.piece(player)

    def hero_hp(self, player: int) -> int:
        return self.hp_of(self.piece(player))

    def hero_card(self, player: int) -> DuelCard:
        return self.card(player)

    def where(self, id: int) -> int:
        """The slot of a creature, or its last one (DUEL-13.9)."""
        piece = self.pieces[id]
        return self.last[id] if piece is None else piece.at

    def covers(self, enchant: int, at: int) -> bool:
        """Whether a slot lies in the enchanted row or column."""
        place = self.where(enchant)
        kind = self.card(enchant).kind
        if kind == Kind.ROW_ENCHANT:
            return at // COLUMNS == place
        return kind == Kind.COLUMN_ENCHANT and at % COLUMNS == place

    def enchants_on(self, host: int) -> list[int]:
        """The enchants of a creature, in play order."""
        found: list[int] = []
        for id in self.in_play:
            if self.zones[id] == Zone.HOST and self.piece(id).at == host:
                found.append(id)
        return found

    def free_slot(self, player: int, row: int) -> int:
        """The lowest-numbered empty column of the row, else of the other row, else NOBODY (the slot rule of 4.5)."""
        for base in (player * 10 + row * 5, player * 10 + (1 - row) * 5):
            for at in range(base, base + COLUMNS):
                if self.slots[at] < 0:
                    return at
        return NOBODY

    # Costs

    def mana_cost(self, card: DuelCard, player: int) -> int:
        """DUEL-6.3."""
        cost = card.cost
        for id in self.static_sources:
            for static in self.cards[id].statics:
                if static.cost != 0 and static.cost_type == card.type and self.is_for(id, static.foe, player):
                    condition = static.condition
                    if condition is None or condition.holds(self, id, self.owners[id], None):
                        cost += static.cost
        return max(0, cost)

    def spell_damage(self, player: int) -> int:
        """DUEL-14.3."""
        total = 0
        for id in self.static_sources:
            for static in self.cards[id].statics:
                if static.spell_damage != 0 and self.is_for(id, static.foe, player):
                    condition = static.condition
                    if condition is None or condition.holds(self, id, self.owners[id], None):
                        total += static.spell_damage
        return total

    def is_for(self, source: int, foe: bool, player: int) -> bool:
        return (self.owners[source] != player) == foe

    def loyalty_cost(self, card: DuelCard, player: int) -> int:
        """DUEL-6.4."""
        if card.faction == NEUTRAL or card.faction == self.hero_card(player).faction or card.basic or card.token:
            return 0
        return self.config.loyalty_base + card.loyalty

    def available_mana(self, player: int) -> int:
        return self.mana[player] + self.bonus_mana[player]

    def can_pay(self, player: int, mana: int, hp: int, cost: Cost, hand: int) -> bool:
        """Every part of a cost at once (DUEL-6.5, 6.6); `hand` is how many cards may be discarded."""
        if mana + cost.mana > self.available_mana(player):
            return False
        lost = hp + cost.hp
        if lost > 0 and self.hero_hp(player) <= lost:
            return False
        if cost.discard > hand:
            return False
        return cost.sacrifice == 0 or cost.sacrifice <= len(self.creatures_of(player))

    def chain_open(self) -> bool:
        return self.phase == Phase.RESPOND or self.phase == Phase.RESOLVE

    def is_enchant(self, id: int) -> bool:
        zone = self.zones[id]
        return Zone.ROW <= zone <= Zone.HERO_ENCHANTS
