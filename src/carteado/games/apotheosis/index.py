"""Indexes and caches that depend on the places of cards and pieces, invalidated when they move."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import FOREVER
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Passive
from carteado.kit.cards import NOBODY

NO_CARDS: Final[list[int]] = []
PLACES: Final = 8


class AreaIndex:
    """The cards on the table by holder, valid until one of them moves; shared by clones.

    `areas` is indexed by holder and zone, with PLACES entries for each holder; `entities` by Hero; `passives` and
    `autos` list the cards with such effects; `mains` and `answers`, by seat, those usable in its main phase and in
    windows; `hears` holds the event mask of each seat, then that of automatic effects.
    """

    def __init__(self, seats: int, holders: int) -> None:
        self.areas = [NO_CARDS] * (holders * PLACES)
        self.entities = [NOBODY] * seats
        self.passives: list[int] = []
        self.autos: list[int] = []
        self.mains: list[list[int]] = [[] for _ in range(seats)]
        self.answers: list[list[int]] = [[] for _ in range(seats)]
        self.hears: list[int] = [0] * (seats + 1)

    def copy(self, holders: int) -> AreaIndex:
        """Return a copy with room for the areas of this many holders."""
        twin = AreaIndex(0, 0)
        twin.areas = self.areas + [NO_CARDS] * (holders * PLACES - len(self.areas))
        twin.entities = self.entities
        twin.passives = self.passives.copy()
        twin.autos = self.autos.copy()
        twin.mains = [ids.copy() for ids in self.mains]
        twin.answers = [ids.copy() for ids in self.answers]
        twin.hears = self.hears.copy()
        return twin


class HandIndex:
    """The usable cards of one inventory, valid until it changes; shared by clones.

    `manual` and `auto` are the event masks of its cards; the lists are as in `AreaIndex`.
    """

    def __init__(self) -> None:
        self.manual = 0
        self.auto = 0
        self.mains: list[int] = []
        self.answers: list[int] = []
        self.autos: list[int] = []
        self.passives: list[int] = []


class Standing:
    """A passive in force, and the activation that resolves its words."""

    def __init__(self, passive: Passive, act: Act) -> None:
        self.passive = passive
        self.act = act


class Paths:
    """The cost, or the number of steps, to walk to each tile; FOREVER if it is out of reach."""

    def __init__(self, entries: list[int], steep: bool) -> None:
        self.entries = entries
        self.steep = steep
        self.costs = [FOREVER] * len(entries)


class Index:
    """All caches of a state. Each part is replaced or dropped when cards move, never changed in place.

    `areas` covers the whole table, `sheets` the sheets alone, `hands` each seat's inventory. `event_masks` holds the
    mask of each seat, then of automatic effects, then of all. `passives` are those to be tested again, `watch` the
    changes they depend on. `steady`: housekeeping found every table in order. `walk`: the active character's paths,
    kept from question to answer.
    """

    def __init__(self, hands: list[HandIndex | None]) -> None:
        self.areas: AreaIndex | None = None
        self.sheets: AreaIndex | None = None
        self.hands = hands
        self.event_masks: list[int] | None = None
        self.passives: list[Standing] | None = None
        self.watch = 0
        self.steady = False
        self.walk: Paths | None = None

    def copy(self) -> Index:
        """Copy all caches except `walk`."""
        twin = Index(self.hands.copy())
        twin.areas = self.areas
        twin.sheets = self.sheets
        twin.event_masks = self.event_masks
        twin.passives = self.passives
        twin.watch = self.watch
        twin.steady = self.steady
        return twin
