"""The flags and the event cards as the solver reads them, validated when read."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec

Options = Mapping[str, bool | int | str]
Cards = Mapping[int, Mapping[int, Mapping[str, Any]]]

Unit = Literal["ladders", "ram", "tower"]
Track = Literal["wall", "morale", "supplies"]

DAYS: Final = (1, 2, 3)
FULL_DECK: Final = 7


class Flags(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a siege."""

    line_check_at: Literal["lines", "tunnel"]
    enemy_start: Literal[3, 4]
    must_spend_one: bool
    cc_dice: Literal["one_roll_all", "per_unit", "one_target"]
    cc_fail_loses: bool
    cc_drm: Literal["non_track", "none"]
    cc_mandatory: bool
    cc_entry_morale: bool
    free_move_on_entry_turn: bool
    fast_move: Literal["any_time", "on_entry"]
    cards_per_day: Literal[6, 7]
    allow_futile: bool
    natural_ones: bool

    @property
    def left_over(self) -> int:
        """How many cards stay undrawn when a day ends."""
        return FULL_DECK - self.cards_per_day


class Drm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die roll modifier of an event (SIEGE-5.3, 5.4)."""

    act: Literal["raid", "sabotage", "coupure", "rally", "attack"]
    mod: int
    track: Unit | None = None
    space: Literal["circle", "close_combat"] | None = None


class Section(msgspec.Struct, frozen=True):
    """One day's section of an event card."""

    ap: int
    kind: Literal["regular", "trebuchet"]
    orders: tuple[Unit, ...] | Literal["slowest", "none"] = "none"
    status: tuple[tuple[Track, int], ...] = ()
    drm: tuple[Drm, ...] = ()
    only: tuple[str, ...] = ()
    special: Literal["remove_tower_if_at_start", "add_trebuchet"] | None = None

    def allows(self, action: str) -> bool:
        """Whether the section's restriction leaves this action open (SIEGE-5.7)."""
        return not self.only or action.split()[0] in self.only

    def action_drm(self, action: str) -> int:
        """Return the DRM on rolls of `raid`, `sabotage`, `coupure` or `rally` (SIEGE-5.3)."""
        return sum(drm.mod for drm in self.drm if drm.act == action)

    def track_drm(self, unit: str, circle: bool) -> int:
        """Return the DRM on archers and boiling water against a unit on its track (SIEGE-5.4)."""
        return sum(
            drm.mod
            for drm in self.drm
            if drm.act == "attack"
            and drm.track in (None, unit)
            and (drm.space is None or (drm.space == "circle" and circle))
        )

    def close_combat_drm(self) -> int:
        """Return the DRM on close combat: *all* and *close_combat*, never a track's (SIEGE-R8)."""
        return sum(
            drm.mod
            for drm in self.drm
            if drm.act == "attack" and drm.track is None and drm.space in (None, "close_combat")
        )


class Rules(msgspec.Struct, frozen=True):
    """Flags and sections: all that the value of a board depends on."""

    flags: Flags
    sections: dict[int, dict[int, Section]]

    @classmethod
    def read(cls, options: Options, cards: Cards) -> Rules:
        """Checked rules from plain data; anything unknown or missing is a `msgspec.ValidationError`."""
        flags = msgspec.convert(dict(options), Flags)
        sections = msgspec.convert(cards, dict[int, dict[int, Section]])
        for number, section in sections.items():
            if set(section) != set(DAYS):
                raise msgspec.ValidationError(f"card {number} needs one section for each of the days {DAYS}")
        return cls(flags, {number: dict(sorted(sections[number].items())) for number in sorted(sections)})

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(self.sections)

    def fingerprint(self, version: int) -> str:
        """Return the name of the table: it depends on flags, cards and format version, not on event names."""
        facts = msgspec.json.encode((version, self))
        return sha256(facts).hexdigest()[:20]
