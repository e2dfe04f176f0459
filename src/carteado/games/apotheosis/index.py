"""What is computed from where cards lie and pieces stand, and kept until they move."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import FOREVER
from carteado.games.apotheosis.language.printed import Passive
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect

NO_CARDS: Final[list[int]] = []
PLACES: Final = 8


class AreaIndex:
    """Which cards lie on the table with whom, kept until one of them moves; shared by clones.

    `areas` is by holder and zone, with PLACES for each holder; `entities` by Hero; `passives` and `autos` list the
    cards with such effects; `mains` and `answers`, by seat, those for its main phase and for windows; `hears` has a bit
    mask of events for each seat, then one for automatic effects.
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
        """A copy to which areas of that many holders can be added."""
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
    """What the cards of one inventory could do, kept until one comes or goes; shared by clones.

    `manual` and `auto` are bit masks of the events that they hear; the lists are as in the index of areas.
    """

    def __init__(self) -> None:
        self.manual = 0
        self.auto = 0
        self.mains: list[int] = []
        self.answers: list[int] = []
        self.autos: list[int] = []
        self.passives: list[int] = []


class Standing:
    """A passive that works now, and the activation that its words are read in."""

    def __init__(self, passive: Passive, act: Effect) -> None:
        self.passive = passive
        self.act = act


class Paths:
    """Where a character can walk and what it costs, or how many steps it takes; FOREVER beyond its reach."""

    def __init__(self, entries: list[int], steep: bool) -> None:
        self.entries = entries
        self.steep = steep
        self.costs = [FOREVER] * len(entries)


class Index:
    """What is computed from where cards lie: each part is replaced or dropped when cards move, never changed.

    `areas` is of the whole table, `sheets` of the sheets alone; `hands` by seat; `event_masks` of each seat, then of
    automatic effects, then of all; `passives` those that must be looked at again; `watch` what they look at; `steady`
    that housekeeping found tables in order; `walk` where the active character can walk, from question to answer.
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
        """`walk` is computed again if it is needed."""
        twin = Index(self.hands.copy())
        twin.areas = self.areas
        twin.sheets = self.sheets
        twin.event_masks = self.event_masks
        twin.passives = self.passives
        twin.watch = self.watch
        twin.steady = self.steady
        return twin
