"""The written actions of siege (SIEGE-11)."""

from __future__ import annotations

from carteado.core.grammar import Choice, Form, Grammar
from carteado.games.siege.board import UNITS

ENDS = ("castle", "lines")

GRAMMAR = Grammar(
    Form("archers", Choice("unit", UNITS)),
    Form("boiling_water", Choice("unit", UNITS)),
    Form("close_combat", Choice("unit", ["", *UNITS])),
    Form("coupure"),
    Form("rally", Choice("supply", ["", "supply"], [False, True])),
    Form("enter_tunnel"),
    Form("fast_move", Choice("to", ENDS)),
    Form("raid"),
    Form("sabotage"),
    Form("free_move", Choice("to", ENDS)),
    Form("extra_ap", Choice("track", ["morale", "supplies"])),
    Form("end_turn"),
)
