"""The written actions of Heroes. `@N` is the number shown beside every visible card."""

from __future__ import annotations

from carteado.core.grammar import Choice, Form, Grammar, Index
from carteado.games.heroes.board import MOST_SEATS
from carteado.kit.grammar import Printed, Ref

MOST_OPTIONS = 9
ABILITIES = ("", *(f"a{number}" for number in range(1, 10)))


def grammar(ids: list[str]) -> Grammar:
    """Return all forms, in the order of `actions.Do`; `ids` are the printed cards in the order of their numbers."""
    return Grammar(
        Form("field", Ref("card")),
        Form("swap", Ref("card"), Ref("out")),
        Form("source", Ref("card")),
        Form("event", Ref("card")),
        Form("equip", Ref("card")),
        Form("attach", Ref("card"), Ref("to")),
        Form("allocate", Ref("to")),
        Form("withdraw", Ref("silo")),
        Form("activate", Ref("card"), Choice("action", ABILITIES)),
        Form("use", Ref("card"), Choice("action", ABILITIES)),
        Form("relocate", Ref("card")),
        Form("end_main"),
        Form("pass"),
        Form("target", Ref("to")),
        Form("done"),
        Form("opponent", Index("seat", MOST_SEATS)),
        Form("pay", Ref("card")),
        Form("take", Printed("card", ids)),
        Form("discard", Ref("card")),
        Form("concede"),
        Form("yes"),
        Form("no"),
        Form("option", Index("number", MOST_OPTIONS + 1)),
    )
