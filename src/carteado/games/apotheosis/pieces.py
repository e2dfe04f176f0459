"""The parts of a battle's state: options, characters, modifiers, the clock, piles and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import BOARDS, CRIT, MODES, TILES, Ground, Kind, Life, Step
from carteado.games.apotheosis.language.printed import Change
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.core.game import Setup

UNCOUNTED: Final = -2
ALL_POINTS: Final = 999
NO_PILES: Final[list[list[int]]] = []


class Config:
    """The options of a match as the rules read them (APOTHEOSIS-6.8)."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.mode = MODES.index(setup.mode)
        self.width, self.height = BOARDS[str(options["board"])]
        self.level_cap = int(options["level_cap"])
        self.round_limit = int(options["round_limit"])
        self.deck_size = int(options["deck_size"])
        self.opening_hand = int(options["opening_hand"])
        self.mulligan = int(options["mulligan"])
        self.preparation = int(options["preparation"])
        self.draw = int(options["draw"])
        self.recomposition = ALL_POINTS if options["recomposition"] == "all" else int(options["recomposition"])
        self.support = 0 if options["support"] == "by_level" else int(options["support"])
        self.concede = bool(options["concede"])


class Shifts:
    """Values of a hero that a position sets instead of the printed ones; constant for the whole match."""

    def __init__(self) -> None:
        self.attributes = [0] * 7
        self.knowledge = [0] * 14
        self.level = self.hp_max = 0
        self.spaces = [0] * 4


class Char:
    """A Hero, a Companion, an object, or the body that one of them left (APOTHEOSIS-1.1, 8, 16)."""

    def __init__(self, id: int, kind: int, seat: int, team: int, card: int) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat
        self.team = team
        self.card = card
        self.at = NOBODY
        self.facing = self.hp = 0
        self.life: int = Life.ALIVE
        self.ap = self.debt = self.markers = 0
        self.saved = self.had_turn = False
        self.woke = self.slept = NOBODY
        self.barred = False
        self.fixed_max = NOBODY
        self.gone = False
        self.name = ""
        self.con = 0
        self.check_attribute = self.check_knowledge = NOBODY
        self.check_difficulty = 0
        self.shifts: Shifts | None = None
        # Derived: values of the sheet (and the card they were counted for), base values with unconditional passives,
        # current values.
        self.counted: int = UNCOUNTED
        self.sheet: list[int] = []
        self.base: list[int] = []
        self.base_rules = 0
        self.base_crit = CRIT
        self.level = 0
        self.stats: list[int] = []
        self.rules = 0
        self.crit = CRIT

    def acts(self) -> bool:
        """Whether this is a living character with a piece on the board (APOTHEOSIS-7.2)."""
        return self.kind != Kind.OBJECT and self.life == Life.ALIVE and not self.gone and self.at >= 0

    def copy(self) -> Char:
        twin = Char(self.id, self.kind, self.seat, self.team, self.card)
        twin.at = self.at
        twin.facing = self.facing
        twin.hp = self.hp
        twin.life = self.life
        twin.ap = self.ap
        twin.debt = self.debt
        twin.markers = self.markers
        twin.saved = self.saved
        twin.had_turn = self.had_turn
        twin.woke = self.woke
        twin.slept = self.slept
        twin.barred = self.barred
        twin.fixed_max = self.fixed_max
        twin.gone = self.gone
        twin.name = self.name
        twin.con = self.con
        twin.check_attribute = self.check_attribute
        twin.check_knowledge = self.check_knowledge
        twin.check_difficulty = self.check_difficulty
        twin.shifts = self.shifts
        twin.counted = self.counted
        twin.sheet = self.sheet
        twin.base = self.base
        twin.base_rules = self.base_rules
        twin.base_crit = self.base_crit
        twin.level = self.level
        twin.stats = self.stats
        twin.rules = self.rules
        twin.crit = self.crit
        return twin


class Mod:
    """A temporary modifier (APOTHEOSIS-15.4). Immutable."""

    def __init__(self, who: int, change: Change, until: int, of: int, since: int, card: int) -> None:
        self.who = who
        self.change = change
        self.until = until
        self.of = of
        self.since = since
        self.card = card


class Wave:
    """Characters of the master that enter before RD3 of a round (APOTHEOSIS-19.3): each a card and its attachments."""

    def __init__(self, round: int, cards: list[list[int]]) -> None:
        self.round = round
        self.cards = cards


class Clock:
    """The current round, turn and step (APOTHEOSIS-7)."""

    def __init__(self, turn_order: list[int]) -> None:
        self.step: int = Step.MULLIGAN
        self.round = 0
        self.active = NOBODY
        self.turn_order = turn_order
        self.order_at = self.stamp = 0
        self.acted = False
        self.actions = self.activations = 0
        self.opened = self.closing = self.after_action = False
        self.asking = self.prepared = 0

    def copy(self) -> Clock:
        twin = Clock(self.turn_order.copy())
        twin.step = self.step
        twin.round = self.round
        twin.active = self.active
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
        return twin


class Piles:
    """Cards in piles (APOTHEOSIS-4, 5). Lists by owner end with the master's; the last card of a deck is its top.

    `attachments` is indexed by host card, `containers` by body; `aside`: cards that each seat's mulligan puts back.
    """

    def __init__(self) -> None:
        self.decks: list[list[int]] = NO_PILES
        self.discards: list[list[int]] = NO_PILES
        self.sheet_decks: list[list[int]] = NO_PILES
        self.sheet_discards: list[list[int]] = NO_PILES
        self.inventories: list[list[int]] = NO_PILES
        self.aside: list[list[int]] = NO_PILES
        self.locked: list[bool] = []
        self.attachments: dict[int, list[int]] = {}
        self.containers: dict[int, list[int]] = {}
        self.scenario: list[int] = []
        self.banished: list[int] = []
        self.master_hand: list[int] = []
        self.waves: list[Wave] = []

    def copy(self) -> Piles:
        twin = Piles()
        twin.decks = [pile.copy() for pile in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.sheet_decks = [pile.copy() for pile in self.sheet_decks]
        twin.sheet_discards = [pile.copy() for pile in self.sheet_discards]
        twin.inventories = [pile.copy() for pile in self.inventories]
        twin.aside = [pile.copy() for pile in self.aside]
        twin.locked = self.locked.copy()
        twin.attachments = {host: cards.copy() for host, cards in self.attachments.items()}
        twin.containers = {host: cards.copy() for host, cards in self.containers.items()}
        twin.scenario = self.scenario.copy()
        twin.banished = self.banished.copy()
        twin.master_hand = self.master_hand.copy()
        twin.waves = self.waves
        return twin


def empty_piles(seats: int) -> Piles:
    """Piles without cards, for that many seats and the master."""
    made = Piles()
    made.decks = empty_lists(seats + 1)
    made.discards = empty_lists(seats + 1)
    made.sheet_decks = empty_lists(seats + 1)
    made.sheet_discards = empty_lists(seats + 1)
    made.inventories = empty_lists(seats + 1)
    made.aside = empty_lists(seats)
    made.locked = [False] * (seats + 1)
    return made


def empty_lists(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


class Board:
    """The tiles (APOTHEOSIS-8): constant for the whole battle and shared by clones.

    `open_tiles` are those that a piece can stand on, ascending; `open_around` those of them adjacent to each tile;
    `entry_costs` the cost of entering each; `hilly`: some altitude is not 0.
    """

    def __init__(self) -> None:
        self.ground: list[int] = [Ground.DISABLED] * TILES
        self.terrain: list[int] = [0] * TILES
        self.altitude: list[int] = [0] * TILES
        self.open_tiles: list[int] = []
        self.open_around: list[list[int]] = []
        self.entry_costs: list[int] = []
        self.hilly = False
