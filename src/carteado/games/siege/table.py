"""The table of siege: what stands on it, and the atoms that change one thing and report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.event import Event
from carteado.core.rng import Rng
from carteado.core.state import State
from carteado.games.siege.board import (
    MAX_TREBUCHETS,
    PLACES,
    TRACKS,
    UNITS,
    Flags,
    Place,
    Section,
    Track,
    Unit,
)

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup

QUIET: Final = Section("none", 0)


class SiegeTable(State):
    """A castle under siege."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, flags: Flags, sections: list[list[Section]]) -> None:
        super().__init__(game, setup, rng)
        self.flags = flags
        self.sections = sections
        self.day = 1
        self.deck: list[int] = []
        self.played: list[int] = []
        self.card = 0
        self.section = QUIET
        self.units = [flags.enemy_start, flags.enemy_start, flags.enemy_start]
        self.trebuchets = MAX_TREBUCHETS
        self.tracks = [Track.TOP, Track.TOP, Track.TOP]
        self.soldiers: int = Place.CASTLE
        self.carried = 0
        self.ap = 0
        self.boiled = False
        self.free_moved = False
        self.entered = False
        self.just_entered = False
        self.extra_used = False
        self.ap_spent = False
        self.turns = 0
        self.reason = ""

    def copy_onto(self, twin: SiegeTable) -> None:
        twin.day = self.day
        twin.deck = self.deck.copy()
        twin.played = self.played.copy()
        twin.card = self.card
        twin.section = self.section
        twin.units = self.units.copy()
        twin.trebuchets = self.trebuchets
        twin.tracks = self.tracks.copy()
        twin.soldiers = self.soldiers
        twin.carried = self.carried
        twin.ap = self.ap
        twin.boiled = self.boiled
        twin.free_moved = self.free_moved
        twin.entered = self.entered
        twin.just_entered = self.just_entered
        twin.extra_used = self.extra_used
        twin.ap_spent = self.ap_spent
        twin.turns = self.turns
        twin.reason = self.reason

    def in_tunnel(self) -> bool:
        return self.soldiers == Place.TUNNEL_1 or self.soldiers == Place.TUNNEL_2

    def in_close_combat(self) -> int:
        return self.units.count(Unit.CLOSE_COMBAT)

    def shift(self, track: int, change: int) -> None:
        """One step of a status track; a second track at 0 loses at once (SIEGE-1.6, 9.1)."""
        before = self.tracks[track]
        now = before + change
        if now < 0 or now > Track.TOP or self.reason:
            return
        self.tracks[track] = now
        if self.events is not None:
            self.report("track", track=TRACKS[track], change=change, now=now)
        if now == 0 and self.tracks.count(0) >= 2:
            self.finish("double_zero")

    def place(self, unit: int, position: int) -> None:
        self.units[unit] = position
        if self.events is not None:
            if position == Unit.GONE:
                self.report("tower_removed")
            else:
                self.report("moved", unit=UNITS[unit], to=position)

    def count_trebuchets(self, count: int) -> None:
        self.trebuchets = count
        if self.events is not None:
            self.report("trebuchets", now=count)

    def move_soldiers(self, to: int) -> None:
        """Home again, what they carry goes to the stores (SIEGE-8.12)."""
        self.soldiers = to
        if self.events is not None:
            self.report("soldiers", to=PLACES[to])
        if to == Place.CASTLE:
            carried = self.carried
            self.carried = 0
            for _ in range(carried):
                self.shift(Track.SUPPLIES, 1)

    def capture(self) -> None:
        """SIEGE-10.1."""
        self.soldiers = Place.CASTLE
        self.carried = 0
        if self.events is not None:
            self.report("captured")
        self.shift(Track.MORALE, -1)

    def finish(self, reason: str) -> None:
        self.reason = reason
        if self.events is not None:
            self.report("ended", reason=reason)

    def report(self, event: str, **facts: str | int) -> None:
        if self.events is not None:
            self.events.append(Event(event, dict(facts)))

    def report_roll(self, roll: str, die: int, drm: int, effect: str) -> None:
        if self.events is not None:
            self.events.append(
                Event("rolled", {"roll": roll, "die": die, "drm": drm, "result": die + drm, "effect": effect})
            )
