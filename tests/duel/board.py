"""A duel for tests: lay it, and play by the names of cards and places. `looking.py` sees what is there.

Seat 0 is A and seat 1 is B. Places are written as in the rulebook's examples: `A.atk3` and `B.def1` are creatures, `A`
and `B` the heroes. In actions a card is named by its id: first looked for among the cards that a question is about,
then in the hand of whoever is asked, on the board, and in that player's graveyard. What is not a place or an id
(`attack 3`, `trap1`, `link1`, `column3`, `enemy_attack`) stays as it is::

    table = lay(a={"hand": ["EMB-13"], "mana": 2}, b={"attack": {3: "ROO-03"}})
    do(table, "play_spell EMB-13 B.atk3", "pass")
    assert creatures(table) == {}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from duel.looking import SEATS, creature, names, on_board
from table import CARD, Table, actor, asked, dealt, do, player

A, B = 0, 1
PLACE = re.compile(r"([AB])(?:\.(atk|def)([1-5]))?")
NUMBER = re.compile(r"(pay)?@([0-9]+)")


class DuelTable(Table):
    def numbered(self, action: str) -> str:
        """`pay:EMB-13` or `pay:A.atk1` is a payment."""
        return " ".join([number_word(self, word) for word in action.split()])

    def named(self, action: str) -> str:
        known = names(self)
        return NUMBER.sub(lambda found: ("pay:" if found[1] else "") + known[int(found[2])], action)


# Laying


def lay(a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in A's main phase of turn 3, unless `turn`, `active` or `at` says otherwise."""
    return DuelTable("duel", **{"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})


def deal(seed: int = 0, **options: Any) -> Table:
    """A fresh match at its mulligan, with A as first player: the first seed from this one on that says so."""
    table = lay()
    seed *= 100
    while table.view(None)["first"] != A or table.view(None)["turn"] > 1:
        dealt(table, seed, **options)
        seed += 1
    table.state.events = []
    return table


def lay_waiting_traps() -> list[Table]:
    """Lay the same chain twice, over a trap of B that was sprung and over one that waits for something else."""
    tables = []
    for trap in ("DUS-23", "NEU-20"):
        foe = {"hero": "DUS-H1", "hero_action_used": False, "attack": {1: "DUS-02"}, "traps": [trap]}
        table = lay(a={"attack": {1: "EMB-07"}, "hand": ["EMB-16"], "mana": 1}, b=foe)
        tables.append(do(table, "attack A.atk1 B", "use_ability B a1 pay:B.atk1"))
    return tables


# Playing


def pass_all(table: Table) -> Table:
    """Pass until nobody is asked to respond any more."""
    while asked(table) in ((A, "respond"), (B, "respond")):
        table.play("pass")
    return table


def end_turn(table: Table) -> Table:
    """End the turn; nobody answers."""
    return pass_all(do(table, "end_turn"))


def put_aside(table: Table, *places: int) -> list[str]:
    """The player who is asked changes the cards at these places of the hand; returns those that stay."""
    named = names(table)
    numbers = [int(action.split("@")[1]) for action in table.legal() if action.startswith("mulligan")]
    for place in places:
        table.play(f"mulligan @{numbers[place]}")
    return [named[number] for place, number in enumerate(numbers) if place not in places]


def number_word(table: Table, word: str) -> str:
    before, _, name = word.rpartition(":")
    if PLACE.fullmatch(name) or re.fullmatch(CARD, name):
        return f"{before}{find(table, actor(table), name)}"
    return word


def find(table: Table, seat: int, name: str) -> str:
    """The number of a place (`B.atk2`) or of a card as that seat would mean it: `find(table, A, "EMB-13") == "@4"`."""
    place = PLACE.fullmatch(name)
    if place is not None:
        if place[2] is None:
            return f"@{SEATS.index(place[1])}"
        return f"@{creature(table, name)['id']}"
    asking = table.view(seat)["asking"]
    asked = asking["cards"] if asking else []
    for zone in (asked, player(table, seat)["hand"], list(on_board(table, seat)), player(table, seat)["grave"]):
        for seen in zone:
            if seen["card"] == name:
                return f"@{seen['id']}"
    raise AssertionError(f"{SEATS[seat]} sees no {name}")
