"""The table of Apotheosis: printed cards, characters, modifiers, and what lies where (APO-1 to 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from carteado.core.rng import Rng
from carteado.games.apotheosis.board import COUNTERS, MASTER, Ground, Kind, Life, Step, Zone
from carteado.games.apotheosis.language.printed import ApoCard, Catalog
from carteado.games.apotheosis.language.terms import Stat, Watch
from carteado.games.apotheosis.pieces import UNCOUNTED, Char, Config, Hand, Mod, Paths, Spread, Standing, Wave
from carteado.kit.cards import NOBODY
from carteado.kit.table import CardState

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup

TILES: Final = 208
ALL_EYES: Final = 31
PUBLIC: Final = 16
PROOFS: Final = 12


class Table(CardState):
    """Everything on the table, and how it is read."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.seats = setup.seats
        self.mode = config.mode
        # Card instances: one entry each.
        self.seen: list[int] = []
        self.holders: list[int] = []
        self.exhausted: list[bool] = []
        self.concealed: list[bool] = []
        self.shown: list[bool] = []
        self.entered: list[int] = []
        self.hosts: list[int] = []
        self.counts: list[list[int]] = []
        # Ordered piles, by owner; the last entry is the master's. Decks: the last card is the top.
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.sheet_decks: list[list[int]] = []
        self.sheet_discards: list[list[int]] = []
        self.locked: list[bool] = []
        self.inventories: list[list[int]] = []
        self.attachments: dict[int, list[int]] = {}
        self.containers: dict[int, list[int]] = {}
        self.scenario: list[int] = []
        self.banished: list[int] = []
        self.master_hand: list[int] = []
        self.waves: list[Wave] = []
        # Characters and the board.
        self.chars: list[Char] = []
        self.board: list[int] = []
        self.tiles: list[int] = []
        self.open_around: list[list[int]] = []
        self.entries: list[int] = []
        self.hilly = False
        self.ground: list[int] = []
        self.terrain: list[int] = []
        self.altitude: list[int] = []
        # Time.
        self.step_now: int = Step.MULLIGAN
        self.round = 0
        self.active = NOBODY
        self.turn_order: list[int] = []
        self.order_at = 0
        self.stamp = 0
        self.acted = False
        self.actions = 0
        self.activations = 0
        self.opened = False
        self.closing = False
        self.after_action = False
        self.asking = 0
        self.prepared = 0
        self.aside: list[list[int]] = []
        self.limits: dict[int, int] = {}
        self.mods: list[Mod] = []
        self.proofs: list[int] = []
        self.result: list[int] = []
        self.ending = ""
        # Kept to find things quickly; dropped, never changed, when cards move.
        self.spread: Spread | None = None
        self.sheets: Spread | None = None
        self.hands: list[Hand | None] = []
        self.ears: list[int] | None = None
        self.standing: list[Standing] | None = None
        self.watch = 0
        self.steady = False
        # Where the active character can walk, from the question to its answer.
        self.walk: Paths | None = None
        # Registers and marks that no decision outlives.
        self.answer: list[int] = []
        self.dirty = True
        self.unsettled = False
        self.dry = False
        self.failed = False
        self.more = False

    def clear(self) -> None:
        """An empty table: a place for the piles of every owner, and a board without tiles."""
        piles = self.seats + 1
        self.counts = [[] for _ in COUNTERS]
        self.decks = [[] for _ in range(piles)]
        self.discards = [[] for _ in range(piles)]
        self.sheet_decks = [[] for _ in range(piles)]
        self.sheet_discards = [[] for _ in range(piles)]
        self.locked = [False] * piles
        self.inventories = [[] for _ in range(piles)]
        self.hands = [None] * piles
        self.aside = [[] for _ in range(self.seats)]
        self.board = [NOBODY] * TILES
        self.ground = [Ground.DISABLED] * TILES
        self.terrain = [0] * TILES
        self.altitude = [0] * TILES

    def copy_apotheosis(self, twin: Table) -> None:
        """All parts of this class, onto a state of the same match."""
        twin.cards = self.cards.copy()
        twin.owners = self.owners.copy()
        twin.zones = self.zones.copy()
        twin.seen = self.seen.copy()
        twin.heard = self.heard
        twin.counter = self.counter
        twin.reason = self.reason
        if self.effects:
            twin.effects = [effect.copy() for effect in self.effects]
        if self.queue:
            twin.queue = [effect.copy() for effect in self.queue]
        twin.holders = self.holders.copy()
        twin.exhausted = self.exhausted.copy()
        twin.concealed = self.concealed.copy()
        twin.shown = self.shown.copy()
        twin.entered = self.entered.copy()
        twin.hosts = self.hosts.copy()
        twin.counts = [counts.copy() for counts in self.counts]
        twin.decks = [pile.copy() for pile in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.sheet_decks = [pile.copy() for pile in self.sheet_decks]
        twin.sheet_discards = [pile.copy() for pile in self.sheet_discards]
        twin.locked = self.locked.copy()
        twin.inventories = [pile.copy() for pile in self.inventories]
        twin.attachments = {host: cards.copy() for host, cards in self.attachments.items()}
        twin.containers = {host: cards.copy() for host, cards in self.containers.items()}
        twin.scenario = self.scenario.copy()
        twin.banished = self.banished.copy()
        twin.master_hand = self.master_hand.copy()
        twin.waves = self.waves
        twin.chars = [char.copy() for char in self.chars]
        twin.board = self.board.copy()
        twin.tiles = self.tiles
        twin.open_around = self.open_around
        twin.entries = self.entries
        twin.hilly = self.hilly
        twin.ground = self.ground
        twin.terrain = self.terrain
        twin.altitude = self.altitude
        twin.step_now = self.step_now
        twin.round = self.round
        twin.active = self.active
        twin.turn_order = self.turn_order.copy()
        twin.order_at = self.order_at
        twin.stamp = self.stamp
        twin.acted = self.acted
        twin.actions = self.actions
        twin.activations = self.activations
        twin.opened = self.opened
        twin.closing = self.closing
        twin.after_action = self.after_action
        twin.asking = self.asking
        twin.prepared = self.prepared
        twin.aside = [ids.copy() for ids in self.aside]
        twin.limits = self.limits.copy()
        twin.mods = self.mods
        twin.proofs = self.proofs
        twin.result = self.result
        twin.ending = self.ending
        twin.spread = self.spread
        twin.sheets = self.sheets
        twin.hands = self.hands.copy()
        twin.ears = self.ears
        twin.standing = self.standing
        twin.watch = self.watch
        twin.steady = self.steady
        twin.dirty = self.dirty
        twin.unsettled = self.unsettled

    # Cards

    def add(self, card: ApoCard, owner: int, zone: int, holder: int) -> int:
        """A card that was not there before; returns its number."""
        self.cards.append(card)
        self.owners.append(owner)
        self.zones.append(zone)
        self.seen.append(0)
        self.holders.append(holder)
        self.exhausted.append(False)
        self.concealed.append(False)
        self.shown.append(False)
        self.entered.append(0)
        self.hosts.append(NOBODY)
        for counts in self.counts:
            counts.append(0)
        self.heard |= card.hears
        self.stir(len(self.cards) - 1, zone)
        return len(self.cards) - 1

    def note_all(self) -> None:
        """After cards have become others."""
        self.heard = 0
        for card in self.cards:
            self.heard |= card.hears
        self.forget()

    def forget(self) -> None:
        """Any card may lie anywhere: nothing that was worked out holds."""
        self.spread = None
        self.hands = [None] * (self.seats + 1)
        self.ears = None
        self.sheets = None
        for char in self.chars:
            char.counted = UNCOUNTED
        self.reshape()

    def recount(self, who: int) -> None:
        """The sheet of a Hero has changed."""
        self.sheets = None
        self.chars[who].counted = UNCOUNTED

    def reshape(self) -> None:
        """Something in play came, went, woke or slept: sheets and passives are looked at anew."""
        self.standing = None
        self.dirty = True

    def arrive(self, id: int, zone: int) -> None:
        self.zones[id] = zone
        self.stir(id, zone)

    def stir(self, id: int, zone: int) -> None:
        """A card has left or reached a zone: forget what was worked out from where it lay."""
        self.ears = None
        if Zone.EQUIP <= zone <= Zone.MEMENTO or zone == Zone.SCENARIO:
            self.spread = None
            self.dirty = True
            if self.card(id).passive:
                self.reshape()
        elif Zone.SHEET <= zone <= Zone.ATTACHED:
            self.spread = None
            self.reshape()
            if zone == Zone.SHEET:
                self.recount(self.holders[id])
        elif zone == Zone.INVENTORY:
            self.hands[self.pile(self.chars[self.holders[id]].seat)] = None
            if self.has_counters(id):
                self.reshape()
        elif zone == Zone.DISCARD and self.card(id).piled:
            self.spread = None
        if self.watch & Watch.CARDS:
            self.dirty = True

    def card(self, id: int) -> ApoCard:
        return cast("list[ApoCard]", self.cards)[id]

    def show(self, id: int) -> None:
        """Everybody knows it."""
        self.seen[id] = ALL_EYES

    def prove(self, id: int, who: int) -> None:
        """All have seen this card of somebody, wherever it goes next (8.2)."""
        if not self.dry:
            self.proofs = [*self.proofs[-3 * PROOFS + 3 :], self.chars[who].seat, id, self.cards[id].number]

    def pile(self, owner: int) -> int:
        """The place of an owner's piles."""
        return self.seats if owner == MASTER else owner

    def has_counters(self, id: int) -> bool:
        return any(counts[id] > 0 for counts in self.counts)

    def kept_revealed(self, id: int) -> bool:
        """A card with counters in an inventory works as if on the table (APO-4.8, 15.1)."""
        return self.zones[id] == Zone.INVENTORY and self.has_counters(id)

    def attached_to(self, host: int) -> list[int]:
        found = self.attachments.get(host)
        return [] if found is None else found

    # Characters

    def hero(self, seat: int) -> Char:
        return self.chars[seat]

    def alive(self, who: int) -> bool:
        return who >= 0 and self.chars[who].life == Life.ALIVE and not self.chars[who].gone

    def on_board(self, char: Char) -> bool:
        return char.at >= 0

    def acts(self, char: Char) -> bool:
        """A living character with a piece (APO-7.2)."""
        return char.kind != Kind.OBJECT and char.life == Life.ALIVE and not char.gone and char.at >= 0

    def living(self) -> list[Char]:
        """All living characters on the board."""
        return [char for char in self.chars if self.acts(char)]

    def companion(self, card: int) -> int:
        """The character of a Companion card; NOBODY when it has none."""
        for char in self.chars:
            if char.card == card and not char.gone:
                return char.id
        return NOBODY

    def seat_of(self, who: int) -> int:
        return self.chars[who].seat

    def enemies(self, a: int, b: int) -> bool:
        return self.chars[a].team != self.chars[b].team

    def in_turn(self, who: int) -> bool:
        """T2 to T6 of its own turn (APO-25.1)."""
        return who == self.active and Step.RECEIVE < self.step_now < Step.CLOSE

    # Derived values

    def derive(self) -> None:
        raise NotImplementedError

    def stat(self, who: int, stat: int) -> int:
        if self.dirty:
            self.derive()
        return self.chars[who].stats[stat]

    def attribute(self, who: int, attribute: int) -> int:
        """Never below 1 (APO-1.4)."""
        if self.dirty:
            self.derive()
        value = self.chars[who].stats[attribute]
        return max(1, value)

    def rules_of(self, who: int) -> int:
        if self.dirty:
            self.derive()
        return self.chars[who].rules

    def hp_max(self, who: int) -> int:
        char = self.chars[who]
        if char.fixed_max >= 0:
            return char.fixed_max
        value = self.stat(who, Stat.HP_MAX)
        return max(1, value)

    def level(self, who: int) -> int:
        if self.dirty:
            self.derive()
        return self.chars[who].level

    # Reporting

    def who_is(self, who: int) -> dict[str, Any]:
        """A piece as events name it."""
        char = self.chars[who]
        if char.kind == Kind.OBJECT:
            return {"piece": who, "object": char.name}
        seat = None if char.seat == MASTER else char.seat
        if char.kind == Kind.HERO or char.card < 0:
            return {"piece": who, "seat": seat, "hero": char.kind == Kind.HERO}
        return {"piece": who, "seat": seat, "card": self.cards[char.card].id, "id": char.card}
