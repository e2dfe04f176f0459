"""A battle of Apotheosis for tests: lay it, and play by the ids of cards and by tiles; `looking` sees what is there.

In actions a card is named by its id: the one of that id that is offered, or else the one that whoever is asked holds.
`S01#2` is the second S01 by number; `P1.I06` is one that belongs to P1. Characters are named by their tile, or, where a
test looks at them, Heroes by their seat::

    table = lay({"at": "c3", "equip": ["I01"]}, {"at": "c4", "hp": 5})
    do(table, "use I01 e1", dice=[3])
    assert hp(table, "c4") == hp(table, P1) == 3

The names of the fields of views and saves are in this file and `looking`, and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from apotheosis.looking import ATTRIBUTES, KNOWLEDGE, NAME, cards_by_number, saved_table
from table import Seen, Table, asked, dealt, do, legal, refused

P0, P1, P2, P3 = range(4)
NUMBER = re.compile(r"@([0-9]+)")

Side = Mapping[str, Any]


class BattleTable(Table):
    def numbered(self, action: str) -> str:
        form, *words = action.split()
        if form == "take" or not any(NAME.fullmatch(word) for word in words):
            return action
        return " ".join([form, *[number_word(self, form, word) for word in words]])

    def named(self, action: str) -> str:
        printed = cards_by_number(self)
        return NUMBER.sub(lambda found: printed[int(found[1])], action)


# Laying


def lay(*sides: Side, **position: Any) -> Table:
    """A table in the main phase of P0 in round 2, unless `round`, `active` or `at` says otherwise.

    What the players have comes in the order of the seats; those left out are plain Heroes on their start tiles.
    """
    return BattleTable("apotheosis", **{"players": [dict(side) for side in sides], **position})


def able(*classes: str, house: str = "H08", **side: Any) -> Seen:
    """A Hero of level 6 with these Classes, who knows everything and has 5 in every attribute not said otherwise."""
    five = {**dict.fromkeys(ATTRIBUTES, 5), **side.pop("attributes", {})}
    known = dict.fromkeys(KNOWLEDGE, 3)
    return {
        "hero": {"house": house, "classes": list(classes)},
        "attributes": five,
        "knowledge": known,
        "level": 6,
    } | side


def exhausted(*cards: str) -> list[Seen]:
    """Cards laid sideways: `memento=["S01", *exhausted("S09", "S11")]`."""
    return [{"card": card, "exhausted": True} for card in cards]


def deal(seed: int = 0, *, seats: int | None = None, mode: str | None = None, **options: Any) -> Table:
    """A fresh game, at its first question."""
    return dealt(lay(), seed, seats=seats, mode=mode, **options)


def refusal(*, seats: int | None = None, mode: str | None = None, **options: Any) -> str | None:
    """The code under which a game with these options is refused, None where it is not: heroes are options too."""
    return refused("apotheosis", seats=seats, mode=mode, **options)


# Playing


def pass_all(table: Table) -> Table:
    """Pass every window that is asked, until something else is."""
    while (now := asked(table)) is not None and now[1] == "window":
        table.play("pass")
    return table


def end_turn(table: Table) -> Table:
    """End the turn and pass every window, until the next question that is none."""
    return pass_all(do(table, "end_turn"))


def answers(table: Table, form: str) -> list[str]:
    """What may be named in that form: `answers(table, "target")` are tiles, `answers(table, "pick")` cards."""
    return [action.removeprefix(f"{form} ") for action in legal(table, form)]


def number_word(table: Table, form: str, word: str) -> str:
    name = NAME.fullmatch(word)
    if name is None:
        return word
    printed, saved = cards_by_number(table), saved_table(table)
    found = [number for number, id in enumerate(printed) if id == name[2]]
    if name[1] is not None:
        found = [number for number in found if saved["owners"][number] == int(name[1])]
    assert found, f"no {word} anywhere"
    if name[3] is None:
        offered = [int(hit[1]) for text in table.legal() if text.startswith(form) and (hit := NUMBER.search(text))]
        found = [number for number in found if number in offered] or found
    held = [number for number in found if saved["holders"][number] == (asked(table) or (None,))[0]]
    found = held or found
    return f"@{found[int(name[3] or 1) - 1]}"
