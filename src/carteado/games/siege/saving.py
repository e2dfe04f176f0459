"""How the fields of a siege are saved, including the order of the deck."""

from __future__ import annotations

from carteado.core.fields import OF_STATE, Record, Spread, Word
from carteado.games.siege.board import PLACES, TRACKS, UNITS

STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(*OF_STATE, "decision", "flags", "sections", "section"),
    uncopied=("events",),
    units=Spread(UNITS),
    tracks=Spread(TRACKS),
    soldiers=Word(PLACES),
)
