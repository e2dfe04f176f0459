"""The pieces of siege: units, tracks, the tunnel, the sections of the event cards and the option flags."""

from __future__ import annotations

from typing import Final

from carteado.kit.constants import words_of


class Unit:
    """Enemy units in the order in which they move and fight."""

    LADDERS: Final = 0
    RAM: Final = 1
    TOWER: Final = 2


class Space:
    """The space of a unit, counted from the walls; `GONE` marks a removed tower."""

    GONE: Final = -1
    CLOSE_COMBAT: Final = 0
    CIRCLE: Final = 1


class Track:
    WALL: Final = 0
    MORALE: Final = 1
    SUPPLIES: Final = 2


class Place:
    """Where the soldiers are."""

    CASTLE: Final = 0
    TUNNEL_1: Final = 1
    TUNNEL_2: Final = 2
    LINES: Final = 3


class Dice:
    """The ways to roll close combat (`cc_dice`)."""

    ONE_ROLL_ALL: Final = 0
    PER_UNIT: Final = 1
    ONE_TARGET: Final = 2


UNITS: Final = words_of(Unit)
TRACKS: Final = words_of(Track)
PLACES: Final = words_of(Place)
CC_DICE: Final = words_of(Dice)
TOP: Final = 4
FACES: Final = 6
SURRENDERS: Final = ("surrender_wall", "surrender_morale", "surrender_supplies")
STRENGTH: Final = [2, 3, 4]
STRENGTH_IN_CLOSE_COMBAT: Final = 4
TURN_FLAGS: Final = ("boiled", "free_moved", "entered", "just_entered", "extra_used", "ap_spent")
MAX_TREBUCHETS: Final = 3
MAX_CARRIED: Final = 2
LAST_DAY: Final = 3
CARDS: Final = 7


class Section:
    """One day of one event card. Immutable and shared by all states."""

    def __init__(self, name: str, ap: int) -> None:
        self.name = name
        self.ap = ap
        self.trebuchets = self.slowest = False
        self.orders: list[int] = []
        self.status: list[tuple[int, int]] = []
        self.removes_tower = self.adds_trebuchet = self.only_behind_lines = False
        self.raid = self.sabotage = self.coupure = self.rally = self.attack = 0
        self.attack_track = [0, 0, 0]
        self.attack_circle = self.attack_close_combat = 0


QUIET: Final = Section("none", 0)


class Flags:
    """The options of a siege, as the rules read them."""

    def __init__(self) -> None:
        self.line_check_in_tunnel = False
        self.enemy_start = 4
        self.must_spend_one = False
        self.cc_dice = 0
        self.cc_fail_loses = False
        self.cc_drm = self.cc_mandatory = self.cc_entry_morale = True
        self.free_move_on_entry_turn = self.fast_move_on_entry = False
        self.cards_per_day = 7
        self.allow_futile = self.natural_ones = False
